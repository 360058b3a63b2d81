// SPDX-License-Identifier: Apache-2.0

/// A list of banners without those that are on screens where people can't be while another one is there. What is left is found once for
/// each list of screens, so that searches don't pass thousands of banners over again and again.
struct NearBanners<Element> {
    private let all: [Element]
    private let exclusions: Exclusions
    private let banner: (Element) -> Int
    private var found: [Int: [Element]] = [:]

    /// All of `elements`, each with the number of its `banner`.
    init(_ elements: [Element], _ exclusions: Exclusions, banner: @escaping (Element) -> Int) {
        all = elements
        self.exclusions = exclusions
        self.banner = banner
    }

    /// Those that may be there while `blocker` is, in their order.
    mutating func near(_ blocker: Int) -> [Element] {
        guard let list = exclusions.screensThatEnd(blocker) else { return all }
        if let known = found[list] { return known }
        let near = all.filter { exclusions.mayCome(banner($0), on: list) }
        found[list] = near
        return near
    }
}
