// SPDX-License-Identifier: Apache-2.0

extension Collection where Element: Equatable {
    /// Whether `sought` occurs in the collection, in linear time (Knuth, Morris and Pratt).
    func holds(_ sought: [Element]) -> Bool {
        guard !sought.isEmpty else { return true }
        // borders[i]: the length of the longest proper prefix of sought[...i] that also ends there; always at most i,
        // so that the indices below lie within `sought`.
        var borders = [0]
        var length = 0
        for element in sought.dropFirst() {
            while length > 0, sought[length] != element { length = borders[length - 1] }
            if sought[length] == element { length += 1 }
            borders.append(length)
        }
        var matched = 0
        for element in self {
            while matched > 0, sought[matched] != element { matched = borders[matched - 1] }
            if sought[matched] == element { matched += 1 }
            if matched == sought.count { return true }
        }
        return false
    }
}
