// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Swift code that uses all that a generated file declares: each case by its labels and types, each enum in a switch without a
/// default, each property and function by its type.
///
/// It is read from the text of the file, and knows nothing of specs or of how they are compared.
struct SwiftClient {
    /// The code, in an extension of the namespace, so that types have the names that they are declared by.
    let text: String

    init(of generated: String) {
        var namespace = ""
        var type: String?
        var cases: [(name: String, parameters: [(label: String, type: String)])] = []
        var body = ""
        var count = 0
        func function(_ parameters: String, _ statements: String) {
            count += 1
            body += "    static func use\(count)(\(parameters)) {\n\(statements)    }\n"
        }
        func finish() {
            guard let type else { return }
            Self.use(type, cases, function)
            cases = []
        }
        for line in generated.split(separator: "\n") {
            if let name = Self.match(line, #"^nonisolated public enum (\w+) \{"#)?[1] { namespace = name }
            if let name = Self.match(line, #"^    public enum (\w+): [^{]*\{"#)?[1] {
                finish()
                type = name
            }
            // What follows is no part of the namespace.
            if line == "}" { break }
            if let found = Self.match(line, #"^    public static let (\w+) = (\w+)\("#) {
                function("", "        let _: \(found[2]) = \(found[1])\n")
            }
            guard let type else { continue }
            if let found = Self.match(line, #"^        case ([\w`]+)(?:\((.*)\))?(?: = ".*")?$"#) {
                cases.append((found[1], Self.parameters(found[2])))
            } else if let found = Self.match(line, #"^        public static let (\w+) = (\w+)\."#) {
                function("", "        let _: \(found[2]) = \(type).\(found[1])\n")
            } else if let found = Self.match(line, #"^        public static var (\w+): ([^{]+) \{"#) {
                function("", "        let _: \(found[2]) = \(type).\(found[1])\n")
            } else if let found = Self.match(line, #"^        public var (\w+): ([^{]+) \{"#) {
                function("_ value: \(type)", "        let _: \(found[2]) = value.\(found[1])\n")
            } else if let found = Self.match(line, #"^        public func (\w+)\((.*)\) -> ([^{]+) \{"#) {
                let parameters = Self.parameters(found[2])
                let declared = parameters.enumerated().map { ", _ argument\($0): \($1.type)" }.joined()
                let passed = parameters.enumerated().map { "\($1.label): argument\($0)" }.joined(separator: ", ")
                function(
                    "_ value: \(type)\(declared)", "        let _: \(found[3]) = value.\(found[1])(\(passed))\n")
            }
        }
        finish()
        text = "import BannerKit\n\nextension \(namespace) {\n\(body)}\n"
    }

    private static func use(
        _ type: String, _ cases: [(name: String, parameters: [(label: String, type: String)])],
        _ function: (String, String) -> Void
    ) {
        var branches = ""
        for (name, parameters) in cases {
            let declared = parameters.enumerated().map { "_ argument\($0): \($1.type)" }.joined(separator: ", ")
            let passed = parameters.enumerated().map { "\($1.label): argument\($0)" }.joined(separator: ", ")
            function(declared, "        let _: \(type) = .\(name)\(passed.isEmpty ? "" : "(\(passed))")\n")
            let bound = parameters.enumerated().map { "\($1.label): let bound\($0)" }.joined(separator: ", ")
            branches += "        case .\(name)\(bound.isEmpty ? "" : "(\(bound))"):\n"
            let typed = parameters.enumerated().map { "            let _: \($1.type) = bound\($0)\n" }.joined()
            branches += typed.isEmpty ? "            break\n" : typed
        }
        function("_ value: \(type)", "        switch value {\n\(branches)        }\n")
    }

    /// `in theme: Theme = .standard, count: Int` → `in` and `Theme`, `count` and `Int`.
    private static func parameters(_ text: String) -> [(label: String, type: String)] {
        text.components(separatedBy: ", ").filter { !$0.isEmpty }.map { part in
            let sides = part.components(separatedBy: ": ")
            let label = sides[0].components(separatedBy: " ")[0]
            return (label, sides[1].components(separatedBy: " = ")[0])
        }
    }

    /// The line and its groups; those that are not there are empty.
    private static func match(_ line: Substring, _ pattern: String) -> [String]? {
        let text = String(line)
        guard let expression = expressions[pattern] else { return nil }
        let range = NSRange(text.startIndex..., in: text)
        guard let found = expression.firstMatch(in: text, range: range) else { return nil }
        return (0..<found.numberOfRanges).map { index in
            Range(found.range(at: index), in: text).map { String(text[$0]) } ?? ""
        }
    }

    private static let expressions: [String: NSRegularExpression] = [
        #"^nonisolated public enum (\w+) \{"#, #"^    public enum (\w+): [^{]*\{"#,
        #"^    public static let (\w+) = (\w+)\("#, #"^        case ([\w`]+)(?:\((.*)\))?(?: = ".*")?$"#,
        #"^        public static let (\w+) = (\w+)\."#, #"^        public static var (\w+): ([^{]+) \{"#,
        #"^        public var (\w+): ([^{]+) \{"#, #"^        public func (\w+)\((.*)\) -> ([^{]+) \{"#,
    ].reduce(into: [:]) { $0[$1] = try? NSRegularExpression(pattern: $1) }
}
