// SPDX-License-Identifier: Apache-2.0

/// Items, by their numbers, of which those that the same code is written for come together.
struct SwiftSharing: Sendable {
    /// Code, and what it is written for.
    struct Group: Sendable {
        let code: String
        var items: [Int] = []
    }

    private(set) var groups: [Group] = []

    /// Groups `items` by their `code`. Mostly several in a row are alike, as `areAlike` tells, and their code need not be written to see that
    /// it is the same.
    init(_ items: [Int], areAlike: (Int, Int) -> Bool, _ code: (Int) -> String) {
        var indices: [String: Int] = [:]
        var previous: (item: Int, group: Int)?
        for item in items {
            let group: Int
            if let previous, areAlike(previous.item, item) {
                group = previous.group
            } else {
                let code = code(item)
                group = indices[code] ?? groups.count
                if group == groups.count {
                    indices[code] = group
                    groups.append(Group(code: code))
                }
            }
            groups[group].items.append(item)
            previous = (item, group)
        }
    }
}
