// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The imports of several files, gathered for one that holds them all.
///
/// Public ones come first, and an internal import holds where no public one does. It says no level: beside one that says `internal`, an
/// `import` without a level in another file of the module is an error (SE-0409).
struct RuntimeImports {
    /// An import, and what holds where it stands, as `#if` would have it; empty where nothing has to.
    private struct Import: Hashable {
        var isPublic: Bool
        var condition: String
        var module: Substring
    }

    private var imports: [Import] = []
    private var known: Set<Import> = []
    private var preconcurrency: Set<Substring> = []

    /// Takes the imports out of the lines of a file, and returns the rest.
    mutating func taken(from lines: [Substring]) -> [Substring] {
        var conditions = Conditions()
        return lines.filter { line in
            conditions.read(line)
            return !take(line, where: conditions.text)
        }
    }

    /// Whether `line` is an import, which is taken then.
    private mutating func take(_ line: Substring, where condition: @autoclosure () -> String) -> Bool {
        var line = line.withoutIndentation
        let isPreconcurrency = line.hasPrefix("@preconcurrency ")
        if isPreconcurrency { line = line.dropFirst("@preconcurrency ".count) }
        let isPublic = line.hasPrefix("public import ")
        guard isPublic || line.hasPrefix("internal import ") else { return false }
        let module = line.dropFirst((isPublic ? "public import " : "internal import ").count)
        if isPreconcurrency { preconcurrency.insert(module) }
        let new = Import(isPublic: isPublic, condition: condition(), module: module)
        if known.insert(new).inserted { imports.append(new) }
        return true
    }

    /// The imports, each once.
    var lines: [Substring] {
        imports.filter(\.isPublic).flatMap { lines(of: $0, where: Self.group($0.condition)) }
            + imports.filter { !$0.isPublic && !isPublic($0) }.flatMap {
                lines(of: $0, where: conditionWithoutPublic($0))
            }
    }

    /// Whether a public import stands in the same place.
    private func isPublic(_ one: Import) -> Bool {
        known.contains(Import(isPublic: true, condition: one.condition, module: one.module))
    }

    /// What holds where an internal import stands, and no public one does.
    private func conditionWithoutPublic(_ one: Import) -> String {
        let elsewhere = imports.filter { $0.isPublic && $0.module == one.module }
            .map { " && !(\($0.condition.isEmpty ? "true" : $0.condition))" }
        return Self.group(one.condition) + elsewhere.joined()
    }

    private func lines(of one: Import, where condition: String) -> [Substring] {
        let attribute = preconcurrency.contains(one.module) ? "@preconcurrency " : ""
        let line = "\(attribute)\(one.isPublic ? "public " : "")import \(one.module)"
        return condition == "true" ? [line[...]] : ["#if \(condition)", "    \(line)", "#endif"]
    }

    private static func group(_ condition: String) -> String {
        condition.isEmpty ? "true" : condition.holds("||") ? "(\(condition))" : condition
    }
}

extension RuntimeImports {
    /// What holds in a line of a file, by the `#if`s around it.
    private struct Conditions {
        /// An `#if` that is open: what does not hold, by the branches before, and what does.
        private var open: [(before: String, condition: String)] = []

        /// Goes past a line.
        mutating func read(_ line: Substring) {
            let line = line.withoutIndentation
            guard line.utf8.first == UInt8(ascii: "#") else { return }
            let condition = String(line.drop { $0 != " " }.drop { $0 == " " })
            if line.hasPrefix("#if ") {
                open.append((before: "", condition: condition))
            } else if line.hasPrefix("#else"), let last = open.popLast() {
                open.append(
                    (
                        before: last.before + "!(\(last.condition)) && ",
                        condition: condition.isEmpty ? "true" : condition
                    ))
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            }
        }

        var text: String { open.map { $0.before + RuntimeImports.group($0.condition) }.joined(separator: " && ") }
    }
}
