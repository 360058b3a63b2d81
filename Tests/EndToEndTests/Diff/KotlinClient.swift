// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Kotlin that uses all that a generated object declares: each constant of each enum and each banner by its types, both in a `when`
/// without an `else`, and each function and property of enums and banners.
///
/// It is read from the text of the file, and knows nothing of specs or of how they are compared.
struct KotlinClient {
    var text: String { "\(package)\n\n\(body)" }

    private var package = ""
    private var namespace = ""
    private var body = ""
    private var count = 0

    private struct Kind {
        var name: String
        /// Of an enum its constants, of banners their classes.
        var cases: [Case] = []
    }

    private struct Case {
        var name: String
        var parameters: [(name: String, type: String)] = []
        var isObject = true
    }

    init(of generated: String) {
        var type: Kind?
        for line in generated.split(separator: "\n").map(String.init) {
            if line.hasPrefix("package ") { package = line }
            if let name = line.name(after: "object ") { namespace = name }
            if let name = line.name(after: "    enum class ") ?? line.name(after: "    sealed class ") {
                // What ends on its line is the same in every spec.
                type = line.hasSuffix("}") ? nil : Kind(name: name)
            } else if line == "    }", let ended = type {
                use(ended)
                type = nil
            } else if let found = type {
                type = read(line, of: found)
            }
        }
    }

    // MARK: Reading

    /// The type with what `line` declares; functions and properties are used at once.
    private mutating func read(_ line: String, of type: Kind) -> Kind {
        var type = type
        if let name = line.name(after: "        data object ") {
            type.cases.append(Case(name: name))
        } else if let name = line.name(after: "        data class ") {
            type.cases.append(Case(name: name, isObject: false))
        } else if let name = line.name(after: "            val "), type.cases.last?.isObject == false {
            let declared = (line.components(separatedBy: ": ").last ?? "").components(separatedBy: " = ")[0]
            type.cases[type.cases.count - 1].parameters.append((name, declared.filter { $0.isLetter || $0 == "?" }))
        } else if type.name != "Banner", line.hasPrefix("        "), let first = line.dropFirst(8).first,
            let last = line.last, first.isUppercase || first == "_", ",;(".contains(last)
        {
            let name = line.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            type.cases.append(Case(name: String(name)))
        } else if let name = line.name(after: "        fun ") ?? line.name(after: "        open fun ")
            ?? line.name(after: "        abstract fun ")
        {
            useFunction(name, line, of: type.name)
        } else if let name = line.name(after: "        open val ") {
            let declared = line.components(separatedBy: ": ")[1].components(separatedBy: " get")[0]
            add("value: \(qualified(type.name))", "val used: \(qualified(declared)) = value.\(name)")
        }
        return type
    }

    private mutating func useFunction(_ name: String, _ line: String, of type: String) {
        guard let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")"), open < close else { return }
        let parameters = line[line.index(after: open)..<close].components(separatedBy: ", ").filter { !$0.isEmpty }.map
        { part in
            let sides = part.components(separatedBy: ": ")
            return (name: sides[0], type: sides[1].components(separatedBy: " = ")[0])
        }
        let declared = parameters.map { ", \($0.name): \(qualified($0.type))" }.joined()
        let passed = parameters.map { "\($0.name) = \($0.name)" }.joined(separator: ", ")
        let result = line[close...].dropFirst(3).components(separatedBy: " =")[0].components(separatedBy: " {")[0]
        add("receiver: \(qualified(type))\(declared)", "val used: \(qualified(result)) = receiver.\(name)(\(passed))")
    }

    // MARK: Using

    private mutating func use(_ type: Kind) {
        let name = qualified(type.name)
        for found in type.cases {
            guard !found.isObject else {
                add("", "val used: \(name) = \(name).\(found.name)")
                continue
            }
            useParameters(of: found, in: name)
        }
        guard !type.cases.isEmpty else { return }
        let branches = type.cases.enumerated().map { index, found in
            "\(found.isObject ? "" : "is ")\(name).\(found.name) -> \(index)"
        }
        add("value: \(name)", "val used: Int = when (value) { \(branches.joined(separator: "; ")) }")
    }

    /// Each parameter by its name, and all by their order: a named argument may stand before others only at its own place.
    private mutating func useParameters(of found: Case, in type: String) {
        let declared = found.parameters.enumerated().map { "argument\($0): \(qualified($1.type))" }.joined(
            separator: ", ")
        for named in found.parameters.indices {
            let passed = found.parameters.enumerated().map { index, parameter in
                index == named ? "\(parameter.name) = argument\(index)" : "argument\(index)"
            }
            add(declared, "val used: \(type) = \(type).\(found.name)(\(passed.joined(separator: ", ")))")
        }
        for parameter in found.parameters {
            add(
                "banner: \(type).\(found.name)",
                "val used: \(qualified(parameter.type)) = banner.\(parameter.name)")
        }
    }

    private mutating func add(_ parameters: String, _ statement: String) {
        count += 1
        body += "fun use\(namespace)\(count)(\(parameters)) { \(statement); println(used) }\n"
    }

    /// `String?` as it is, `List<String>` too, `Level` in the namespace.
    private func qualified(_ type: String) -> String {
        let known = ["String", "Long", "Int", "Double", "Boolean", "Duration", "List", "Set"]
        let name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if name == "Duration" { return "kotlin.time.\(type)" }
        return known.contains(name) ? type : "\(namespace).\(type)"
    }
}

extension String {
    /// The identifier behind `prefix`, with its backticks; `nil` for a line that begins otherwise.
    fileprivate func name(after prefix: String) -> String? {
        guard hasPrefix(prefix) else { return nil }
        let rest = dropFirst(prefix.count)
        if rest.first == "`" { return rest.dropFirst().firstIndex(of: "`").map { String(rest[...$0]) } }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}
