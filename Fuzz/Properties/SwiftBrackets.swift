// SPDX-License-Identifier: Apache-2.0

/// Swift in which each bracket, comment and string literal ends: a text that got out of its literal nearly always leaves one open.
///
/// The generators write literals on one line, without `#`.
struct SwiftBrackets {
    private let bytes: [UInt8]
    private var index = 0
    /// The brackets that are open; a quote stands for a literal, whose interpolation may hold others.
    private var open: [UInt8] = []

    /// Throws unless `bytes`, the content of the file called `name`, are such Swift.
    static func check(_ bytes: [UInt8], _ name: String) throws {
        var brackets = SwiftBrackets(bytes: bytes)
        if let fault = brackets.run() {
            let line = bytes.prefix(brackets.index).count { $0 == 0x0A } + 1
            throw BrokenProperty("\(name):\(line): \(fault)")
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() -> String? {
        while index < bytes.count {
            if let fault = open.last == UInt8(ascii: "\"") ? literal() : code() { return fault }
        }
        return open.isEmpty ? nil : "`\(Character(Unicode.Scalar(open[open.count - 1])))` stays open"
    }

    private mutating func literal() -> String? {
        defer { index += 1 }
        switch bytes[index] {
        case UInt8(ascii: "\""): open.removeLast()
        case UInt8(ascii: "\n"): return "a literal goes on in the next line"
        case UInt8(ascii: "\\"):
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "(") { open.append(bytes[index]) }
        default: break
        }
        return nil
    }

    private mutating func code() -> String? {
        if starts(with: "//") {
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            return nil
        }
        if starts(with: "/*") { return comment() }
        defer { index += 1 }
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""): open.append(bytes[index])
        case UInt8(ascii: ")"): return close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): return close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): return close(UInt8(ascii: "{"))
        default: break
        }
        return nil
    }

    /// Comments nest in Swift.
    private mutating func comment() -> String? {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        return depth > 0 ? "a comment stays open" : nil
    }

    private mutating func close(_ bracket: UInt8) -> String? {
        open.popLast() == bracket ? nil : "a bracket closes that is not open"
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }
}
