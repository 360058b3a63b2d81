// SPDX-License-Identifier: Apache-2.0

/// A switch that returns what is worked out of the parameters of cases. Those that return the same share a branch, which the compiler then
/// reads once for all of them.
struct SwiftBindings {
    private var groups: [Group] = []
    private var indices: [String: Int] = [:]
    private var last = 0

    private struct Group {
        let expression: String
        var patterns: [String] = []
    }

    /// Adds a case by its pattern. `expression` names what the pattern binds, and shows of what type that is: nothing else may be the same.
    mutating func add(_ pattern: String, _ expression: String) {
        // Mostly several cases in a row return the same.
        if !groups.indices.contains(last) || groups[last].expression != expression {
            last = indices[expression] ?? groups.count
            if last == groups.count {
                indices[expression] = last
                groups.append(Group(expression: expression))
            }
        }
        groups[last].patterns.append(pattern)
    }

    var isEmpty: Bool { groups.isEmpty }

    /// The switch. Cases that were not added return `fallback`; where there are none, as `isComplete` says, the last case is the `default`
    /// (see ``SwiftGroups``). `call` is the expression for what a part returns.
    func parts(
        isComplete: Bool, fallback: String, next call: @escaping @Sendable (Int) -> String
    ) -> SwiftParts {
        var parts = SwiftParts(fallback: isComplete ? nil : fallback, call)
        for (index, group) in groups.enumerated() {
            let patterns = index == groups.count - 1 && isComplete ? group.patterns.dropLast() : group.patterns[...]
            for start in stride(from: 0, to: patterns.count, by: SwiftParts.size) {
                parts.addBranch(patterns[start...].prefix(SwiftParts.size), group.expression)
            }
        }
        if isComplete, let group = groups.last, let pattern = group.patterns.last {
            parts.beginBranch()
            parts.code.line(3, "default:")
            parts.code.line(4, "guard case \(pattern) = self else { return \(fallback) }")
            parts.code.line(4, "return \(group.expression)")
        }
        return parts
    }
}

extension SwiftParts {
    /// A branch for cases that bind the same parameters, four of them in a line.
    fileprivate mutating func addBranch(_ patterns: ArraySlice<String>, _ expression: String) {
        beginBranch(cases: patterns.count)
        for (number, pattern) in patterns.enumerated() {
            switch number {
            case 0: code.line(3, "case ")
            case _ where number.isMultiple(of: 4): code.add(","); code.line(4)
            default: code.add(", ")
            }
            code.add(pattern)
        }
        code.add(":")
        code.line(4, "return ")
        code.add(expression)
    }
}
