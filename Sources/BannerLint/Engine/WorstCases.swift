// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What fails in many combinations of theme, appearance, language and size, reduced to the worst of each kind.
///
/// A kind is whatever one finding should speak of: a place, or a place with a name.
struct WorstCases<Kind: Hashable, Detail> {
    /// The worst of a kind.
    struct Worst {
        /// What fails.
        var detail: Detail
        /// How badly; greater is worse.
        var badness: Double
        /// How many other combinations fail too.
        var others: Int
        /// All that fail, the worst first.
        var cases: [Finding.Case]
    }

    private struct Entry {
        var detail: Detail
        var badness: Double
        var failing: Finding.Case
        /// How many combinations it stands for.
        var combinations: Int
    }

    private var kinds: [Kind] = []
    private var entries: [Kind: [Entry]] = [:]

    /// Whether nothing fails.
    var isEmpty: Bool { kinds.isEmpty }

    /// Adds a combination, or the worst of so many of one case. Of two that are as bad, the first comes first.
    mutating func add(
        _ detail: @autoclosure () -> Detail, _ kind: Kind, badness: Double, _ failing: @autoclosure () -> Finding.Case,
        combinations: Int = 1
    ) {
        let entry = Entry(detail: detail(), badness: badness, failing: failing(), combinations: combinations)
        if entries[kind]?.append(entry) == nil {
            kinds.append(kind)
            entries[kind] = [entry]
        }
    }

    /// The worst of each kind, in the order in which the kinds came.
    var all: [(kind: Kind, worst: Worst)] {
        kinds.compactMap { kind in worst(of: kind, without: .init()).map { (kind, $0) } }
    }

    /// Calls `report` with the worst of each kind, and again with the next one where what was reported may pass.
    func report(in context: RuleContext, _ report: (Kind, Worst) -> Void) {
        for kind in kinds {
            context.report(unlessPassed: { passed in
                guard let worst = worst(of: kind, without: passed) else { return }
                context.report(in: worst.cases) { report(kind, worst) }
            })
        }
    }

    private func worst(of kind: Kind, without passed: RuleContext.Passed) -> Worst? {
        var entries = entries[kind] ?? []
        if !passed.isEmpty {
            let left = Finding.Case.left(of: entries.map(\.failing), without: passed)
            entries.removeAll { !left.contains($0.failing.identity) }
        }
        guard var worst = entries.indices.first else { return nil }
        for index in entries.indices where entries[index].badness > entries[worst].badness { worst = index }
        let others = entries.indices.lazy.filter { $0 != worst }.map { entries[$0].failing }
        return Worst(
            detail: entries[worst].detail, badness: entries[worst].badness,
            others: entries.reduce(-1) { $0 + $1.combinations },
            cases: Finding.Case.distinct([entries[worst].failing] + others))
    }
}

extension WorstCases.Worst {
    /// A note on the others, such as "2 other combinations fail too"; none if there are none.
    var notes: [String] { notes(of: "") }

    /// The same, with what the combinations are of, such as "3 other combinations of banner and theme fail too".
    func notes(of what: String) -> [String] {
        let of = what.isEmpty ? "" : " of " + what
        return others == 0
            ? [] : ["\(Figure.count(others, "other combination"))\(of) fail\(others == 1 ? "s" : "") too"]
    }
}

extension Finding.Case {
    /// The cases, each combination once with its worst value. A theme in which a case is no other than without it is not named.
    static func distinct(_ cases: [Finding.Case]) -> [Finding.Case] {
        var indices: [Identity: Int] = [:]
        var distinct: [Finding.Case] = []
        for failing in cases {
            guard let known = indices[failing.identity] else {
                indices[failing.identity] = distinct.count
                distinct.append(failing)
                continue
            }
            if failing.isWorse(than: distinct[known].measured) { distinct[known] = failing }
        }
        return distinct.filter { failing in
            guard failing.identity.theme != nil else { return true }
            var base = failing.identity
            base.theme = nil
            return indices[base].map { failing.measured != distinct[$0].measured } ?? true
        }
    }

    /// What tells those of `cases` that are not `passed`: with a case that passes goes that of a theme which is no other.
    static func left(of cases: [Finding.Case], without passed: RuleContext.Passed) -> Set<Identity> {
        let own = Set(distinct(cases).map(\.identity))
        return Set(
            cases.lazy.map(\.identity).filter { identity in
                if passed.contains(identity) { return false }
                if own.contains(identity) { return true }
                var base = identity
                base.theme = nil
                return !passed.contains(base)
            })
    }
}
