// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms

/// Names of images that tell left from right.
enum DirectionalSymbol {
    /// The SF Symbol that follows the direction of the language, for one that points to a side of the screen; `nil` if there
    /// is none: `name` points to no side or to both, shows a thing that has a left and a right, such as `airpod.left`, or
    /// Apple has drawn it for one side alone, such as `shield.lefthalf.filled`.
    static func name(for name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let sides = Set(parts.lazy.filter { $0 == "left" || $0 == "right" })
        // `left.circle` is a key with that word on it, and `backward.circle` a control of a player.
        guard sides.count == 1, parts.first.map(sides.contains) == false else { return nil }
        for (back, forth) in [("backward", "forward"), ("leading", "trailing")] {
            let twin = parts.map { $0 == "left" ? back : $0 == "right" ? forth : String($0) }.joined(separator: ".")
            if SymbolTable.symbol(named: twin) != nil { return twin }
        }
        return nil
    }

    /// Whether the words of `name`, in camelCase or with separators, have one for a side.
    static func isDirectional(asset name: String) -> Bool {
        let words = NameWords.split(name)
        return words.contains("left") != words.contains("right")
    }
}
