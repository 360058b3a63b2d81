// SPDX-License-Identifier: Apache-2.0

import Testing

/// What Dart reads in a file, as far as its strings, comments and brackets go (Dart Programming Language Specification,
/// "Strings", "Comments"), with nothing of the code that writes them.
struct DartReader {
    /// What is wrong with the file.
    enum Fault: Error { case unclosed(String, line: Int), unexpected(String, line: Int) }

    /// The code with `''` for each string, and without comments.
    private(set) var code = ""
    /// The strings, interpolations as `${…}` with the code in them. Only single quotes are read: the file has no others.
    private(set) var strings: [String] = []

    private var rest: Substring.UnicodeScalarView
    private var line = 1

    init(_ text: String) throws {
        rest = text[...].unicodeScalars
        var brackets: [Unicode.Scalar] = []
        while let scalar = next() {
            switch scalar {
            case "/" where rest.first == "/": while let next = rest.first, next != "\n" { _ = self.next() }
            case "/" where rest.first == "*": throw Fault.unexpected("/*", line: line)
            case "'":
                strings.append(try string())
                code += "''"
            case "(", "[", "{":
                brackets.append(scalar == "(" ? ")" : scalar == "[" ? "]" : "}")
                code.unicodeScalars.append(scalar)
            case ")", "]", "}":
                guard brackets.popLast() == scalar else { throw Fault.unexpected(String(scalar), line: line) }
                code.unicodeScalars.append(scalar)
            case "\"", "`", "\\": throw Fault.unexpected(String(scalar), line: line)
            default:
                guard scalar.isASCII else { throw Fault.unexpected(String(scalar), line: line) }
                code.unicodeScalars.append(scalar)
            }
        }
        if let open = brackets.last { throw Fault.unclosed(String(open), line: line) }
    }

    private mutating func next() -> Unicode.Scalar? {
        let scalar = rest.popFirst()
        if scalar == "\n" { line += 1 }
        return scalar
    }

    private mutating func string() throws -> String {
        var value = String.UnicodeScalarView()
        while let scalar = next() {
            switch scalar {
            case "'": return String(value)
            case "\n", "\r": throw Fault.unclosed("'", line: line)
            case "$": value.append(contentsOf: try interpolation().unicodeScalars)
            case "\\": value.append(try escape())
            default: value.append(scalar)
            }
        }
        throw Fault.unclosed("'", line: line)
    }

    private mutating func interpolation() throws -> String {
        guard next() == "{" else { throw Fault.unexpected("$", line: line) }
        var name = ""
        while let scalar = next(), scalar != "}" {
            guard scalar.isASCII, scalar.properties.isAlphabetic || "0123456789_()., ".unicodeScalars.contains(scalar)
            else {
                throw Fault.unexpected(String(scalar), line: line)
            }
            if scalar != " " { name.unicodeScalars.append(scalar) }
        }
        return "${\(name)}"
    }

    private mutating func escape() throws -> Unicode.Scalar {
        let scalar = next() ?? "\\"
        switch scalar {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            var digits = ""
            if rest.first == "{" {
                _ = next()
                while let digit = next(), digit != "}" { digits.unicodeScalars.append(digit) }
            } else {
                for _ in 0..<4 { digits.unicodeScalars.append(next() ?? "?") }
            }
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                throw Fault.unexpected("\\u\(digits)", line: line)
            }
            return scalar
        // Letters with a meaning of their own that nothing here uses.
        case "b", "f", "v", "x": throw Fault.unexpected("\\\(scalar)", line: line)
        default: return scalar
        }
    }

    /// The constants of enums and the static members of classes, as `AcmeLevel.error`.
    var declared: Set<String> {
        var declared: Set<String> = []
        for match in code.matches(of: /enum (\w+) \{/) {
            for constant in Self.entries(code[match.range.upperBound...]) { declared.insert("\(match.1).\(constant)") }
            declared.insert("\(match.1).values")
        }
        var type = ""
        for line in code.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(?:[a-z]+ )*(?:class|enum) (\w+)/) { type = String(match.1) }
            if let match = line.firstMatch(of: /^  static .*?(\w+)(?: = .*|\(.*)$/) {
                declared.insert("\(type).\(match.1)")
            }
            if let match = line.firstMatch(of: /^  const \w+\.(\w+)\(/) { declared.insert("\(type).\(match.1)") }
            if let match = line.firstMatch(of: /^  factory \w+\.(\w+)/) { declared.insert("\(type).\(match.1)") }
        }
        return declared
    }

    /// The members of capitalised names that start with `prefix` which the code uses: `AcmeLevel.error`.
    func used(prefix: String) -> Set<String> {
        Set(code.matches(of: /\b([A-Z]\w*)\.(\w+)/).filter { $0.1.hasPrefix(prefix) }.map { "\($0.1).\($0.2)" })
    }

    /// The types that the code names and that start with `prefix`.
    func types(prefix: String) -> (declared: Set<String>, used: Set<String>) {
        let declared = Set(code.matches(of: /(?:class|enum) (\w+)/).map { String($0.1) })
        return (declared, Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }.filter { $0.hasPrefix(prefix) }))
    }

    /// The names at the start of the entries of an enum. Commas outside brackets part them, and a `;` or the bracket of the
    /// enum ends them.
    private static func entries(_ text: Substring) -> [String] {
        var depth = 0
        var entries = [""]
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 || (depth == 0 && character == ";") { break }
            if character == ",", depth == 0 { entries.append("") } else { entries[entries.count - 1].append(character) }
        }
        return entries.compactMap { $0.firstMatch(of: /\w+/).map { String($0.0) } }
    }
}
