// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Parallelism

/// A switch that returns what is worked out of the parameters of banners. Those that return the same share a branch, which the compiler
/// then reads once for all of them.
struct SwiftBindings: Sendable {
    /// Banners that return the same, by their indices.
    private let groups: [SwiftSharing.Group]
    private let count: Int

    /// A switch over `banners`, by their indices. `expression` names what the pattern of a banner binds, and shows of what type that is:
    /// nothing else may be the same. Banners with the same parameters return the same.
    init(_ banners: [Int], of spec: Spec, _ expression: (Banner) -> String) {
        count = banners.count
        groups =
            SwiftSharing(banners) {
                Self.areAlike(spec.banners[$0], spec.banners[$1])
            } _: {
                expression(spec.banners[$0])
            }.groups
    }

    /// Whether the parameters have the same names and bounds.
    private static func areAlike(_ one: Banner, _ other: Banner) -> Bool {
        // By their indices: a parameter that is handed to a closure is copied, and has four texts.
        one.parameters.count == other.parameters.count
            && one.parameters.indices.allSatisfy {
                one.parameters[$0].kind == other.parameters[$0].kind
                    && one.parameters[$0].name.value == other.parameters[$0].name.value
            }
    }

    var isEmpty: Bool { groups.isEmpty }

    /// The switch, written on all cores. Of `total` banners, those that are not among these return `fallback`; where there are no others,
    /// the last one is the `default` (see ``SwiftGroups``). `pattern` writes the pattern of a banner, and `call` is the expression for what
    /// a part returns.
    func parts(
        of total: Int, fallback: String, _ pattern: @escaping @Sendable (Int, inout SwiftCode) -> Void,
        next call: @escaping @Sendable (Int) -> String
    ) -> SwiftParts {
        let isComplete = count == total
        let plan = plan(isComplete: isComplete)
        let codes = Parallel.map(plan) { branches in
            var code = SwiftCode()
            for branch in branches { write(branch, pattern, &code) }
            return code
        }
        var parts = SwiftParts(codes, fallback: isComplete ? nil : fallback, call)
        if isComplete, let group = groups.last, let last = group.items.last {
            parts.code.line(3, "default:")
            parts.code.line(4, "guard case ")
            pattern(last, &parts.code)
            parts.code.add(" = self else { return \(fallback) }")
            parts.code.line(4, "return \(group.code)")
        }
        return parts
    }

    /// The branches of each part, as banners that share one.
    private func plan(isComplete: Bool) -> [[(group: Int, banners: ArraySlice<Int>)]] {
        var parts: [[(group: Int, banners: ArraySlice<Int>)]] = []
        var room = 0
        for (index, group) in groups.enumerated() {
            var left = index == groups.count - 1 && isComplete ? group.items.dropLast() : group.items[...]
            while !left.isEmpty {
                if room == 0 {
                    parts.append([])
                    room = SwiftParts.size
                }
                let taken = left.prefix(room)
                parts[parts.count - 1].append((index, taken))
                left = left.dropFirst(taken.count)
                room -= taken.count
            }
        }
        return parts
    }

    /// Four patterns in a line.
    private func write(
        _ branch: (group: Int, banners: ArraySlice<Int>), _ pattern: (Int, inout SwiftCode) -> Void,
        _ code: inout SwiftCode
    ) {
        for (number, banner) in branch.banners.enumerated() {
            if number > 0 { code.add(number.isMultiple(of: 4) ? "," : ", ") }
            if number == 0 { code.line(3, "case ") } else if number.isMultiple(of: 4) { code.line(4) }
            pattern(banner, &code)
        }
        code.add(":")
        code.line(4, "return ")
        code.add(groups[branch.group].code)
    }
}
