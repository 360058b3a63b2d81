// SPDX-License-Identifier: Apache-2.0

/// Names of images that tell left from right.
enum DirectionalSymbol {
    /// The SF Symbol that follows the direction of the language, for one that points to a side of the screen; `nil`
    /// if `name` points to no side or to both, or shows a thing that has a left and a right, such as `airpod.left`.
    static func name(for name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let sides = Set(parts.compactMap(side(of:)))
        guard sides.count == 1, parts.contains(where: isFamily) else { return nil }
        let (back, forth) = parts.contains("sidebar") ? ("leading", "trailing") : ("backward", "forward")
        return parts.map { part in
            switch part {
            case "left": back
            case "right": forth
            default:
                part.hasPrefix("left")
                    ? "leading\(part.dropFirst(4))"
                    : part.hasPrefix("right") ? "trailing\(part.dropFirst(5))" : String(part)
            }
        }.joined(separator: ".")
    }

    /// Whether the words of `name`, in camelCase or with separators, have one for a side.
    static func isDirectional(asset name: String) -> Bool {
        let words = NameWords.split(name)
        return words.contains("left") != words.contains("right")
    }

    private enum Side {
        case left
        case right
    }

    /// The side in `left`, `lefthalf` or `leftthird`.
    private static func side(of part: Substring) -> Side? {
        switch part {
        case "left", "lefthalf", "leftthird": .left
        case "right", "righthalf", "rightthird": .right
        default: nil
        }
    }

    private static func isFamily(_ part: Substring) -> Bool {
        part.hasPrefix("arrow") || part.hasPrefix("chevron") || part == "sidebar" || part.hasSuffix("half")
            || part.hasSuffix("third")
    }
}
