// SPDX-License-Identifier: Apache-2.0

/// Parameters of a banner, by their indices: bits of a word, since hardly any banner has more than 64, and the set is asked for with
/// each text.
struct ParameterSet {
    private var word: UInt64 = 0
    private var others: Set<Int> = []

    init() {}

    init(_ indices: [Int]) {
        for index in indices { insert(index) }
    }

    var isEmpty: Bool { word == 0 && others.isEmpty }

    func contains(_ index: Int) -> Bool {
        (0..<64).contains(index) ? word & 1 << UInt64(index) != 0 : others.contains(index)
    }

    mutating func insert(_ index: Int) {
        if (0..<64).contains(index) {
            word |= 1 << UInt64(index)
        } else {
            others.insert(index)
        }
    }

    mutating func formUnion(_ other: ParameterSet) {
        word |= other.word
        if !other.others.isEmpty { others.formUnion(other.others) }
    }
}
