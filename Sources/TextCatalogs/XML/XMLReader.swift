// SPDX-License-Identifier: Apache-2.0

import CExpat
import Diagnostics

/// Reads XML with libexpat, and nothing that a file names: no entities of its own, no other files.
///
/// expat never fetches anything by itself. What it would ask us to fetch is refused, and so is every declaration of an entity, which
/// files of texts have no use for and which XML's attacks are made of. expat's own limits of amplification stay as they are.
final class XMLReader {
    /// Elements within each other.
    static let depth = 64
    /// Elements of a file.
    static let elementLimit = 2_000_000

    private let parser: XML_Parser
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var comment: String?
    private var fault: TextFault?
    private var count = 0

    /// The root element of `source`.
    static func read(_ source: SourceFile) throws(TextFault) -> XMLElement {
        let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<XMLElement, TextFault> in
            do throws(TextFault) {
                let start = try FileText.start(of: bytes)
                guard bytes.count > start, bytes.count < Int(Int32.max), let parser = XML_ParserCreate("UTF-8") else {
                    throw TextFault(.syntax, "the file is empty", at: 0..<0)
                }
                defer { XML_ParserFree(parser) }
                return .success(try XMLReader(parser).run(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(_ parser: XML_Parser) { self.parser = parser }

    private func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(TextFault) -> XMLElement {
        setHandlers()
        // A file is smaller than 2 GiB, and starts somewhere: it is not empty.
        let status = bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
        if let fault { throw fault }
        if status != XML_STATUS_OK { throw syntaxFault(bytes) }
        guard let root else { throw TextFault(.syntax, "the file contains no element", at: 0..<0) }
        return root
    }

    private func syntaxFault(_ bytes: UnsafeBufferPointer<UInt8>) -> TextFault {
        let code = XML_GetErrorCode(parser)
        let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count)
        let message = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        let help = code == XML_ERROR_UNDEFINED_ENTITY ? "write the character itself" : ""
        return TextFault(.syntax, "the file is not valid XML: \(message)", at: bytes.character(at: offset), help: help)
    }

    /// Where what is being read is written.
    private var here: Range<Int> {
        let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
        return start..<start + max(0, Int(XML_GetCurrentByteCount(parser)))
    }

    private func stop(_ fault: TextFault) {
        guard self.fault == nil else { return }
        self.fault = fault
        XML_StopParser(parser, 0)
    }

    // MARK: What expat tells

    private func setHandlers() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { XMLReader.from($0)?.start($1, $2) }, { data, _ in XMLReader.from(data)?.end() })
        XML_SetCharacterDataHandler(parser) { XMLReader.from($0)?.addText($1, Int($2)) }
        XML_SetCommentHandler(parser) { data, text in
            XMLReader.from(data)?.comment = text.map { String(cString: $0) }
        }
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in XMLReader.from(data)?.refuseEntity() }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in
            XMLReader.from(data)?.refuse(name.map { String(cString: $0) } ?? "")
        }
        XML_SetExternalEntityRefHandler(parser) { reader, _, _, _, _ in
            // What was set as its argument stands in the place of the parser.
            XMLReader.from(reader.map { UnsafeMutableRawPointer($0) })?.refuseEntity()
            return 0
        }
        XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The reader that was handed to expat, which lives as long as the parser.
    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func start(
        _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        guard let name, fault == nil else { return }
        count += 1
        guard open.count < Self.depth, count <= Self.elementLimit else {
            return stop(
                TextFault(
                    .format,
                    count > Self.elementLimit
                        ? "the file contains more than \(Self.elementLimit) elements"
                        : "elements nest deeper than \(Self.depth) levels", at: here))
        }
        var known: [String: String] = [:]
        var next = attributes
        // expat ends the list of names and values with a null pointer.
        while let key = next?.pointee, let value = next?.successor().pointee {
            known[String(cString: key)] = String(cString: value)
            next = next?.advanced(by: 2)
        }
        let whole = String(cString: name)
        let local = whole.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(whole[whole.utf8.index(after: $0)...]) }
        open.append(XMLElement(name: local ?? whole, attributes: known, comment: comment, tag: here))
        comment = nil
    }

    private func end() {
        guard fault == nil, let element = open.popLast() else { return }
        element.close(here)
        comment = nil
        if let parent = open.last { parent.add(.element(element)) } else { root = element }
    }

    private func addText(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
        guard let text, fault == nil else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            let part = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
            open.last?.add(.text(part))
        }
    }

    private func refuseEntity() {
        stop(
            TextFault(
                .format, "the file declares an entity, or names one in another file", at: here,
                help: "write what it stands for; files of texts need no entities but XML's own five"))
    }

    private func refuse(_ name: String) {
        stop(
            TextFault(
                .format, "nothing says what the entity `&\(name.prefix(60));` stands for", at: here,
                help: "write the character itself"))
    }
}
