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
        /// The details of all that fail, in the order in which they came.
        var details: [Detail]
    }

    private var kinds: [Kind] = []
    private var indices: [Kind: Int] = [:]
    /// By kind, and beside each other, so that what ranks them is one for all rules: in a release, generic code is there again and again.
    private var details: [[Detail]] = []
    private var ranked: [RankedCases] = []

    /// Whether nothing fails.
    var isEmpty: Bool { kinds.isEmpty }

    /// Adds a combination, or the worst of so many of one case. Of two that are as bad, the first comes first.
    mutating func add(
        _ detail: @autoclosure () -> Detail, _ kind: Kind, badness: Double, _ failing: @autoclosure () -> Finding.Case,
        combinations: Int = 1
    ) {
        let index = indices[kind] ?? kinds.count
        if index == kinds.count {
            indices[kind] = index
            kinds.append(kind)
            details.append([])
            ranked.append(RankedCases())
        }
        details[index].append(detail())
        ranked[index].entries.append(.init(badness: badness, failing: failing(), combinations: combinations))
    }

    /// The worst of each kind, in the order in which the kinds came.
    var all: [(kind: Kind, worst: Worst)] {
        kinds.indices.compactMap { index in worst(at: index, without: .init()).map { (kinds[index], $0) } }
    }

    /// Calls `report` with the worst of each kind, and again with the next one where what was reported may pass.
    func report(in context: RuleContext, _ report: (Kind, Worst) -> Void) {
        for (index, kind) in kinds.enumerated() {
            context.report(unlessPassed: { passed in
                guard let worst = worst(at: index, without: passed) else { return }
                context.report(in: worst.cases) { report(kind, worst) }
            })
        }
    }

    private func worst(at index: Int, without passed: RuleContext.Passed) -> Worst? {
        guard let worst = ranked[index].worst(without: passed) else { return nil }
        return Worst(
            detail: details[index][worst.index], badness: worst.badness, others: worst.others, cases: worst.cases,
            details: details[index])
    }
}

/// What fails of one kind, of whatever rule.
private struct RankedCases {
    struct Entry {
        var badness: Double
        var failing: Finding.Case
        /// How many combinations it stands for.
        var combinations: Int
    }

    var entries: [Entry] = []

    /// Where the worst stands that may not pass, how bad it is, how many other combinations fail too, and all that fail, the worst first.
    func worst(
        without passed: RuleContext.Passed
    ) -> (index: Int, badness: Double, others: Int, cases: [Finding.Case])? {
        var indices = Array(entries.indices)
        if !passed.isEmpty {
            let left = Finding.Case.left(of: entries.map(\.failing), without: passed)
            indices.removeAll { !left.contains(entries[$0].failing.identity) }
        }
        guard var worst = indices.first else { return nil }
        for index in indices where entries[index].badness > entries[worst].badness { worst = index }
        let others = indices.lazy.filter { $0 != worst }.map { entries[$0].failing }
        return (
            worst, entries[worst].badness, indices.reduce(-1) { $0 + entries[$1].combinations },
            Finding.Case.distinct([entries[worst].failing] + others)
        )
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
