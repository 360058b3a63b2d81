// SPDX-License-Identifier: Apache-2.0

/// What fails in many combinations of theme, appearance, language and size, reduced to the worst of each kind.
///
/// A kind is whatever one finding should speak of: a place, or a place with a name.
public struct WorstCases<Kind: Hashable, Detail> {
    /// The worst of a kind.
    public struct Worst {
        /// What fails.
        public var detail: Detail
        /// How badly; greater is worse.
        public var badness: Double
        /// How many other combinations fail too.
        public var others: Int
    }

    private var kinds: [Kind] = []
    private var worst: [Kind: Worst] = [:]

    /// Nothing that fails.
    public init() {}

    /// Adds a combination. Of two that are as bad, the first is kept.
    public mutating func add(_ detail: @autoclosure () -> Detail, _ kind: Kind, badness: Double) {
        guard let known = worst[kind] else {
            kinds.append(kind)
            worst[kind] = Worst(detail: detail(), badness: badness, others: 0)
            return
        }
        let others = known.others + 1
        worst[kind] =
            badness > known.badness
            ? Worst(detail: detail(), badness: badness, others: others)
            : Worst(detail: known.detail, badness: known.badness, others: others)
    }

    /// The worst of each kind, in the order in which the kinds came.
    public var all: [(kind: Kind, worst: Worst)] {
        kinds.compactMap { kind in worst[kind].map { (kind, $0) } }
    }
}

extension WorstCases.Worst {
    /// A note on the others, such as "2 other combinations fail too"; none if there are none.
    public var notes: [String] {
        others == 0 ? [] : ["\(Figure.count(others, "other combination")) fail\(others == 1 ? "s" : "") too"]
    }
}
