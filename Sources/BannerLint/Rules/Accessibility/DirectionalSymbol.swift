// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms

/// Names of images that tell left from right.
enum DirectionalSymbol {
    /// The SF Symbol that follows the direction of the language, for one that points to a side of the screen; `nil` if there
    /// is none: `name` points to no side or to both, shows a thing that has a left and a right, such as `airpod.left`, or
    /// Apple has drawn it for one side alone, such as `shield.lefthalf.filled`.
    static func name(for name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        // `left.circle` is a key with that word on it, and `backward.circle` a control of a player.
        guard parts.first != "left", parts.first != "right" else { return nil }
        let mirrored = parts.map { naming($0, left: "right", right: "left") }
        guard Set(mirrored) != Set(parts.map(String.init)) else { return nil }
        for (back, forth) in [("backward", "forward"), ("leading", "trailing")] {
            let twin = parts.map { naming($0, left: back, right: forth) }.joined(separator: ".")
            if SymbolTable.symbol(named: twin) != nil { return twin }
        }
        return nil
    }

    /// `part` with another word for the side that it names: `leading` for `left`, and so on for `lefthalf` and `topleft`.
    private static func naming(_ part: Substring, left: String, right: String) -> String {
        for before in ["", "top", "bottom"] {
            for (side, word) in [("left", left), ("right", right)] where part.hasPrefix(before + side) {
                let after = part.dropFirst(before.count + side.count)
                if after.isEmpty || after == "half" || after == "third" { return before + word + after }
            }
        }
        return String(part)
    }

    /// Whether the words of `name`, in camelCase or with separators, have one for a side.
    static func isDirectional(asset name: String) -> Bool {
        let words = NameWords.split(name)
        return words.contains("left") != words.contains("right")
    }
}
