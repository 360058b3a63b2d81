// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A table of texts as `bannerc export csv` writes it and spreadsheets give it back: comma-separated values (RFC 4180), the names of
/// the columns first.
///
/// Spreadsheets of countries where a comma is in numbers write semicolons, and some write tabs; the first line shows which it is.
public struct CSVSource: TextSource {
    /// The file.
    public let source: SourceFile
    /// The language of the column `source`, where the table says it.
    public private(set) var sourceLanguage: String?
    /// The keys, in the order in which they are written.
    public var keys: [String] { rows.keys }
    /// Names in braces.
    public var notation: PlaceholderNotation { .icu }

    private struct Cell {
        var text: String
        var range: Range<Int>
        var nonEmpty: String? { text.isEmpty ? nil : text }
    }

    private var rows = TranslatedUnits()

    /// Reads `source`, whose translations are in `locale` unless a column says so.
    public init(_ source: SourceFile, locale: String) throws(TextFault) {
        self.source = source
        let lines = try Self.lines(of: source)
        guard let head = lines.first else { throw TextFault(.syntax, "the file is empty", at: 0..<0) }
        let columns = Dictionary(
            head.enumerated().map { ($1.text.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for name in ["id", "target"] where columns[name] == nil {
            throw TextFault(
                .format, "the table has no column `\(name)`", at: head[0].range,
                help: "its first line names its columns: `id`, `source`, `target`")
        }
        for cells in lines.dropFirst() where cells.contains(where: { !$0.text.isEmpty }) {
            add(cells, columns, of: head.count, locale)
        }
        if let nameless = rows.nameless {
            throw .nameless(at: nameless, "csv", help: "write `en>de` in a column `language`")
        }
    }

    private mutating func add(_ cells: [Cell], _ columns: [String: Int], of width: Int, _ locale: String) {
        func cell(_ name: String) -> Cell? {
            guard let index = columns[name], cells.indices.contains(index) else { return nil }
            return cells[index]
        }
        // A line has one cell at the least, and both columns are there.
        guard let id = cell("id"), !id.text.isEmpty else { return }
        let name = UnitName(id.text)
        let fuzzy = cell("fuzzy")
        let isFuzzy = Self.isYes(fuzzy?.text ?? "")
        var row = TranslatedUnit(
            part: name.part, language: locale, keyRange: id.range,
            range: cells[0].range.lowerBound..<(cells.last ?? id).range.upperBound,
            state: isFuzzy == true ? .needsReview : .translated, comment: cell("developer_comments")?.nonEmpty,
            base: cell("base")?.nonEmpty)
        if isFuzzy == nil, let fuzzy {
            row.faults.append(
                TextFault(
                    .format, "`\(fuzzy.text.prefix(40))` says neither that the translation is fuzzy nor that it is not",
                    at: fuzzy.range, help: "write `true`, or nothing"))
        }
        row.original = cell("source").flatMap { Self.form($0, &row.faults) }
        row.target = cell("target").flatMap { $0.text.isEmpty ? nil : Self.form($0, &row.faults) }
        if cells.dropFirst(width).contains(where: { !$0.text.isEmpty }) {
            row.faults.append(
                TextFault(
                    .format, "the line has \(cells.count) cells, and the table \(width) columns", at: row.range,
                    help: "write a text with a separator in quotes"))
        }
        if let languages = cell("language")?.text.split(separator: ">").map(String.init), languages.count == 2 {
            // What the table says itself counts for more than its name.
            row.language = languages[1]
            noteSource(languages[0], &row)
        }
        rows.add(row, of: name.key, called: "`\(id.text.prefix(60))`")
    }

    /// Notes the language that a row is translated from, which is that of all others.
    private mutating func noteSource(_ language: String, _ row: inout TranslatedUnit) {
        guard let known = sourceLanguage else { return sourceLanguage = language }
        guard known != language else { return }
        row.faults.append(
            TextFault(
                .format, "the row is translated from `\(language.prefix(40))`, and others from `\(known.prefix(40))`",
                at: row.range, help: "make a separate table for each language that is translated"))
    }

    /// What the table says under `key`; `nil` where it doesn't have the key.
    public func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText? {
        rows.text(for: key, from: sourceLanguage ?? "", faults: &faults, content: Self.content)
    }

    private static func content(_ parts: [TranslatedUnits.Part]) -> CatalogText.Content? {
        var forms: [(category: String, form: CatalogText.Form)] = []
        for case (let part, let form?) in parts {
            guard part.hasPrefix("plural.") else { return .single(form) }
            forms.append((String(part.dropFirst(7)), form))
        }
        return forms.isEmpty ? nil : .plural(argument: nil, forms: forms)
    }

    /// Whether spreadsheets take a text that begins with `scalar` for a formula (OWASP, CSV Injection): those for East Asia take the signs
    /// in full width, too.
    package static func startsFormula(_ scalar: Unicode.Scalar) -> Bool {
        "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(scalar)
    }

    private static func form(_ cell: Cell, _ faults: inout [TextFault]) -> CatalogText.Form? {
        // An apostrophe keeps a spreadsheet from taking the text for a formula.
        let rest = cell.text.unicodeScalars.drop { $0 == "'" }
        let isFormula = rest.first.map(Self.startsFormula) ?? false
        let raw =
            isFormula && cell.text.unicodeScalars.first == "'"
            ? String(cell.text.unicodeScalars.dropFirst()) : cell.text
        do throws(TextFault) {
            try FileText.checkVisible(raw, at: cell.range)
            return CatalogText.Form(raw: raw, pieces: try pieces(raw, at: cell.range), range: cell.range)
        } catch {
            faults.append(error)
            return nil
        }
    }

    /// `{count} items`, with braces of the text twice, as in a spec.
    private static func pieces(_ text: String, at range: Range<Int>) throws(TextFault) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "{" || scalar == "}", rest.first == scalar {
                rest.removeFirst()
                literal.append(scalar)
            } else if scalar == "{" {
                guard let end = rest.firstIndex(of: "}") else {
                    throw TextFault(
                        .text, "the text opens a placeholder with `{` and never closes it", at: range,
                        help: "write `{{` for a brace")
                }
                if !literal.isEmpty { pieces.append(.literal(String(literal))) }
                literal = String.UnicodeScalarView()
                pieces.append(.named(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                literal.append(scalar)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        return pieces
    }

    /// Whether a cell says yes; `nil` where nobody knows. Spreadsheets write `TRUE` and `FALSE` in their own language.
    private static func isYes(_ text: String) -> Bool? {
        var letters = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars where !scalar.properties.isWhitespace && scalar != "\u{307}" {
            letters.append(scalar == "ı" ? "i" : scalar)
        }
        let word = String(letters)
        return no.contains(word) ? false : yes.contains(word) ? true : nil
    }

    private static let yes: Set = [
        "1", "y", "yes", "x", "true", "wahr", "ja", "vrai", "oui", "verdadero", "sí", "si", "verdadeiro", "sim", "vero",
        "waar", "prawda", "sann", "sant", "sand", "tosi", "doğru", "pravda", "igaz", "истина", "да", "adevărat",
    ]

    private static let no: Set = [
        "", "-", "0", "n", "no", "false", "falsch", "nein", "faux", "non", "falso", "não", "onwaar", "nee", "fałsz",
        "falskt", "usann", "falsk", "epätosi", "yanliş", "nepravda", "hamis", "ложь", "нет", "fals",
    ]

    // MARK: Lines

    private static func lines(of source: SourceFile) throws(TextFault) -> [[Cell]] {
        let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<[[Cell]], TextFault> in
            do throws(TextFault) {
                let start = try FileText.start(of: bytes)
                return .success(try lines(of: bytes, from: start, separator: separator(of: bytes, from: start)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func separator(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt8 {
        let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.first(where: signs.contains) ?? UInt8(ascii: ",")
    }

    private static func lines(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int, separator: UInt8
    ) throws(TextFault) -> [[Cell]] {
        var lines: [[Cell]] = []
        var line: [Cell] = []
        var offset = start
        while offset < bytes.count {
            let cell = try self.cell(bytes, &offset, separator)
            line.append(cell)
            if offset < bytes.count, bytes[offset] == separator {
                offset += 1
                // A separator at the end of the file has an empty cell behind it.
                if offset == bytes.count { line.append(Cell(text: "", range: offset..<offset)) }
                continue
            }
            if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
            if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
            lines.append(line)
            line = []
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    private static func cell(
        _ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int, _ separator: UInt8
    ) throws(TextFault) -> Cell {
        let (start, quote) = (offset, UInt8(ascii: "\""))
        func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }
        guard offset < bytes.count, bytes[offset] == quote else {
            while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
            return Cell(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
        }
        var text: [UInt8] = []
        offset += 1
        while true {
            guard offset < bytes.count else {
                throw TextFault(.syntax, "the quote is never closed", at: start..<start + 1)
            }
            if bytes[offset] == quote {
                offset += 1
                guard offset < bytes.count, bytes[offset] == quote else { break }
            }
            // Lines within a cell end as those of the table do (RFC 4180, 2.6).
            if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { offset += 1 }
            text.append(bytes[offset])
            offset += 1
        }
        guard offset == bytes.count || isEnd(bytes[offset]) else {
            throw TextFault(
                .syntax, "a cell goes on after its quotes", at: bytes.character(at: offset),
                help: "write a quote within a cell twice")
        }
        return Cell(text: String(decoding: text, as: UTF8.self), range: start..<offset)
    }
}
