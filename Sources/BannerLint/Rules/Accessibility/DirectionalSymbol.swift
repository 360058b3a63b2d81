// SPDX-License-Identifier: Apache-2.0

/// Names of images that tell left from right.
enum DirectionalSymbol {
    /// The SF Symbol that follows the direction of the language, for one that points to a side of the screen; `nil` if there
    /// is none: `name` points to no side or to both, shows a thing that has a left and a right, such as `airpod.left`, or
    /// Apple has drawn it for one side alone, such as `shield.lefthalf.filled`.
    static func name(for name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let sides = Set(parts.lazy.filter { $0 == "left" || $0 == "right" })
        guard sides.count == 1 else { return nil }
        let stem = parts.map { sides.contains($0) ? "*" : $0 }.joined(separator: ".")
        guard let (back, forth) = words(for: stem) else { return nil }
        return parts.map { $0 == "left" ? back : $0 == "right" ? forth : String($0) }.joined(separator: ".")
    }

    private static func words(for stem: String) -> (left: String, right: String)? {
        if pointing.contains(stem) { return ("backward", "forward") }
        return aligned.contains(stem) ? ("leading", "trailing") : nil
    }

    /// Whether the words of `name`, in camelCase or with separators, have one for a side.
    static func isDirectional(asset name: String) -> Bool {
        let words = NameWords.split(name)
        return words.contains("left") != words.contains("right")
    }

    /// The symbols with `left` or `right` at the star of which there are others with `backward` and `forward` (SF Symbols 7,
    /// names and availability).
    private static let pointing: Set<String> = [
        "airplane.up.*", "airplane.up.*.app", "airplane.up.*.app.fill", "arrow.*",
        "arrow.*.circle", "arrow.*.circle.dotted", "arrow.*.circle.fill", "arrow.*.square", "arrow.*.square.fill",
        "arrow.*.to.line", "arrow.*.to.line.circle", "arrow.*.to.line.circle.fill", "arrow.*.to.line.compact",
        "arrow.*.to.line.square", "arrow.*.to.line.square.fill", "arrow.down.*", "arrow.down.*.circle",
        "arrow.down.*.circle.dotted", "arrow.down.*.circle.fill", "arrow.down.*.square", "arrow.down.*.square.fill",
        "arrow.up.*", "arrow.up.*.circle", "arrow.up.*.circle.dotted", "arrow.up.*.circle.fill", "arrow.up.*.square",
        "arrow.up.*.square.fill", "arrow.uturn.*", "arrow.uturn.*.circle", "arrow.uturn.*.circle.badge.ellipsis",
        "arrow.uturn.*.circle.fill", "arrow.uturn.*.square", "arrow.uturn.*.square.fill", "arrowshape.*",
        "arrowshape.*.circle", "arrowshape.*.circle.fill", "arrowshape.*.fill", "arrowshape.bounce.*",
        "arrowshape.bounce.*.fill", "arrowshape.turn.up.*", "arrowshape.turn.up.*.2", "arrowshape.turn.up.*.2.circle",
        "arrowshape.turn.up.*.2.circle.fill", "arrowshape.turn.up.*.2.fill", "arrowshape.turn.up.*.circle",
        "arrowshape.turn.up.*.circle.fill", "arrowshape.turn.up.*.fill", "arrowshape.zigzag.*",
        "arrowshape.zigzag.*.fill", "arrowtriangle.*", "arrowtriangle.*.circle", "arrowtriangle.*.circle.fill",
        "arrowtriangle.*.fill", "arrowtriangle.*.square", "arrowtriangle.*.square.fill", "badge.plus.radiowaves.*",
        "chevron.*", "chevron.*.2", "chevron.*.chevron.*.dotted", "chevron.*.circle", "chevron.*.circle.fill",
        "chevron.*.dotted.chevron.*", "chevron.*.square", "chevron.*.square.fill", "chevron.*.to.line",
        "chevron.compact.*", "chevron.down.*.2", "chevron.down.*.dotted.2", "chevron.up.*.2", "chevron.up.*.dotted.2",
        "delete.*", "delete.*.fill", "dot.radiowaves.*", "iphone.and.arrow.*.inward", "iphone.and.arrow.*.outward",
        "rectangle.portrait.and.arrow.*", "rectangle.portrait.and.arrow.*.fill", "square.3.layers.3d.down.*",
        "square.stack.3d.down.*", "square.stack.3d.down.*.fill", "wave.3.*", "wave.3.*.circle", "wave.3.*.circle.fill",
    ]

    /// The same with `leading` and `trailing`.
    private static let aligned: Set<String> = [
        "calendar.day.timeline.*", "calendar.day.timeline.*.circle", "calendar.day.timeline.*.circle.fill",
        "sidebar.*", "sidebar.squares.*", "text.justify.*",
    ]
}
