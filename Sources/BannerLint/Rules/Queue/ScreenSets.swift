// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The lists of screens that triggers name, and which of them people can't be on at one time.
struct ScreenSets {
    /// The list of each banner whose trigger names screens, by its number.
    private var numbers: [Int?] = []
    /// For each list the numbers of those that have no screen in common with it, nor one that is seen beside one of its own.
    private var apart: [Set<Int>] = []

    /// Lists that are compared, each with each. In a spec with more of them, screens keep nothing apart.
    private static let limit = 256

    /// None.
    init() {}

    init(_ spec: Spec) {
        var known: [Set<Int>: Int] = [:]
        for (index, banner) in spec.banners.enumerated() {
            guard let screens = banner.extras?.trigger?.screens, !screens.isEmpty else { continue }
            if numbers.isEmpty { numbers = spec.banners.map { _ in nil } }
            let number = known.count
            numbers[index] = known[Set(screens.map(\.value)), default: number]
            if numbers[index] == number { known[Set(screens.map(\.value))] = number }
        }
        // Of one list, none is another.
        guard 2...Self.limit ~= known.count else {
            numbers = []
            return
        }
        compare(known.sorted { $0.value < $1.value }.map(\.key), spec.screens)
    }

    private mutating func compare(_ lists: [Set<Int>], _ screens: [Screen]) {
        let map = ScreenMap(screens)
        let own = lists.map { Bits($0, of: screens.count) }
        let near = lists.map { list in
            Bits(list.union(list.flatMap { map.neighbours[$0] }), of: screens.count)
        }
        apart = near.map { near in Set(own.indices.filter { !near.meets(own[$0]) }) }
    }

    /// Whether no two lists are compared.
    var isEmpty: Bool { numbers.isEmpty }

    /// The list of a banner, by its number; `nil` where it may come on every screen.
    func number(of banner: Int) -> Int? { numbers.isEmpty ? nil : numbers[banner] }

    /// Whether people can't be on screens of both lists.
    func areApart(_ first: Int, _ second: Int) -> Bool { apart[first].contains(second) }

    /// The lists that people can't be on together with this one.
    func apart(from list: Int) -> Set<Int> { apart[list] }

    /// Some of a number of things, by their index.
    private struct Bits {
        private var words: [UInt64]

        init(_ indices: Set<Int>, of count: Int) {
            words = [UInt64](repeating: 0, count: count / 64 + 1)
            for index in indices { words[index / 64] |= 1 << UInt64(index % 64) }
        }

        func meets(_ other: Bits) -> Bool { zip(words, other.words).contains { $0 & $1 != 0 } }
    }
}
