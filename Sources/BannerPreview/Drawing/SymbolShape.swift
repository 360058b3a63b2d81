// SPDX-License-Identifier: Apache-2.0

/// The shape that stands for an SF Symbol, in a square of 24 points, as paths of SVG.
///
/// SF Symbols belong to Apple, whose licence lets them be drawn in apps for its platforms and nowhere else. These shapes are our own, and mean
/// the same; a symbol that has none is a frame with the first letters of its name.
struct SymbolShape: Hashable {
    /// The shape around the sign, such as a circle; `nil` for a sign alone.
    var around: String?
    /// Whether that is filled, and the sign cut out of it; of a sign alone, whether the inside is shaded.
    var isFilled = false
    /// The strokes of the sign.
    var sign: String?
    /// The height at which the sign has a dot, if it has one.
    var dot: Double?
    /// How far down the sign stands, since there is more room below.
    var drop = 0.0
    /// Whether a line goes across.
    var isCrossed = false
    /// The letters in a frame that stand for a symbol without a shape.
    var letters: String?

    /// The shape of the symbol called `name`, such as `exclamationmark.triangle.fill`.
    init(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        let base = parts.first ?? ""
        isFilled = parts.contains("fill")
        let outline = parts.first { Self.outlines[$0] != nil }
        let inner = outline == base ? nil : Self.signs[base]
        if let outline, inner != nil || outline == base {
            around = Self.outlines[outline]
            (sign, dot) = (inner?.path, inner?.dot)
            drop = outline == "triangle" ? 1.3 : 0
        } else if let alone = Self.alone[parts.prefix(2).joined(separator: ".")] ?? Self.alone[base] {
            sign = alone
            isCrossed = parts.contains("slash")
        } else {
            letters = String((base.isEmpty ? "?" : base).prefix(2))
        }
    }

    // MARK: Paths

    private struct Sign {
        var path: String
        var dot: Double?
    }

    private static let signs: [String: Sign] = [
        "info": Sign(path: "M12 11.2v5.6", dot: 7.6),
        "exclamationmark": Sign(path: "M12 6.8v6.6", dot: 16.9),
        "checkmark": Sign(path: "M7.6 12.4l3.1 3.1 5.9-6.6"),
        "xmark": Sign(path: "M8.4 8.4l7.2 7.2M15.6 8.4l-7.2 7.2"),
        "questionmark": Sign(path: "M9.3 9.3a2.8 2.8 0 1 1 4.1 2.5c-1 .6-1.4 1.1-1.4 2.1", dot: 17.1),
        "plus": Sign(path: "M12 7.5v9M7.5 12h9"),
        "minus": Sign(path: "M7.5 12h9"),
        "pause": Sign(path: "M10 8.5v7M14 8.5v7"),
        "play": Sign(path: "M10.2 8.4l5.6 3.6-5.6 3.6z"),
        "person": Sign(
            path: "M12 7.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M7 17.6c.8-2.3 2.7-3.4 5-3.4s4.2 1.1 5 3.4"),
        "slash": Sign(path: "M5.5 5.5l13 13"),
        "stop": Sign(path: "M9 9h6v6h-6z"),
        "dollarsign": Sign(
            path:
                "M14.6 9.2c-.5-.9-1.4-1.3-2.6-1.3-1.5 0-2.6.7-2.6 1.9 0 2.8 5.3 1.3 5.3 4.2 0 1.3-1.2 2.1-2.7 2.1-1.3 0-2.3-.5-2.8-1.5M12 6.5v11"
        ),
    ]

    private static let alone: [String: String] = [
        "xmark": "M6 6l12 12M18 6L6 18",
        "checkmark": "M4.5 12.8l5 5L19.5 6.5",
        "plus": "M12 4.5v15M4.5 12h15",
        "minus": "M4.5 12h15",
        "exclamationmark": "M12 4v10.5M12 19.4v.2",
        "questionmark": "M8 8a4 4 0 1 1 5.8 3.6c-1.3.7-1.8 1.5-1.8 3M12 19.3v.2",
        "info": "M12 10v9M12 5.3v.2",
        "chevron.right": "M9 5l7 7-7 7",
        "chevron.left": "M15 5l-7 7 7 7",
        "chevron.up": "M5 15l7-7 7 7",
        "chevron.down": "M5 9l7 7 7-7",
        "chevron.forward": "M9 5l7 7-7 7",
        "arrow": "M5 12h13M12.5 6l6 6-6 6",
        "arrow.clockwise": "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13",
        "arrow.counterclockwise": "M5 12a7 7 0 1 0 2.2-5.1M6.5 3v4.5H11",
        "arrow.up": "M12 20V5M6 11l6-6 6 6",
        "arrow.down": "M12 4v15M6 13l6 6 6-6",
        "bell": "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10.2 20.5h3.6",
        "gift":
            "M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9c-1.5-4-6-4-5.5-1.5C6.8 9 9 9 12 9"
            + "c3 0 5.2 0 5.5-1.5C18 5 13.5 5 12 9",
        "person": "M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5z",
        "photo": "M3.5 5.5h17v13h-17zM3.5 16l5-4.5 4 3.5 3-2.5 5 4M15.5 8.5a1.2 1.2 0 1 0 .01 0",
        "trash": "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 10.5v6.5M14 10.5v6.5",
        "star": "M12 3.5l2.6 5.6 6.1.7-4.5 4.1 1.2 6L12 16.9 6.6 19.9l1.2-6-4.5-4.1 6.1-.7z",
        "heart": "M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11z",
        "lock": "M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
        "clock": "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2",
        "calendar": "M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7",
        "phone": "M6 4l3.5.5 1.2 4-2.2 1.7a12 12 0 0 0 5.3 5.3l1.7-2.2 4 1.2.5 3.5c-8 1.5-15.5-6-14-14z",
        "envelope": "M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7",
        "cart": "M3 4.5h3l2.3 10.5h9.2l2-7.5H7M9.5 19.2v.2M16.5 19.2v.2",
        "creditcard": "M3 5.5h18v13H3zM3 10h18M6.5 14.5h4",
        "wifi": "M3 9.5c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M9.8 16.3c1.5-1.2 2.9-1.2 4.4 0M12 19.6v.2",
        "gear":
            "M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1"
            + "M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
        "pencil": "M4.5 19.5l1-4L16 5l3 3L8.5 18.5z",
        "doc": "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
        "folder": "M3.5 6h6l2 2.5h9v10h-17z",
        "link":
            "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3"
            + "A4 4 0 0 0 11 18.7l1-1",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5l5 5",
        "cloud": "M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-.5 4.2 4.2 0 0 1-.6 8.5z",
        "pawprint":
            "M12 12.5c2.5 0 5 2.5 5 5 0 3-3 2-5 2s-5 1-5-2c0-2.5 2.5-5 5-5M8.5 5a1.5 2 0 1 0 .01 0"
            + "M15.5 5a1.5 2 0 1 0 .01 0M5 9.5a1.4 1.9 0 1 0 .01 0M19 9.5a1.4 1.9 0 1 0 .01 0",
        "sparkles": "M10 5l1.8 5.2L17 12l-5.2 1.8L10 19l-1.8-5.2L3 12l5.2-1.8zM18 4v5M15.5 6.5h5",
        "bolt": "M13 3L5.5 13.5H11L10 21l8-11h-5.5z",
        "house": "M4 11.5L12 4.5l8 7M6 10v10h12V10",
        "play": "M7.5 5l11 7-11 7z",
        "pause": "M8.5 5v14M15.5 5v14",
        "stop": "M6.5 6.5h11v11h-11z",
        "hand":
            "M7 12V6.5M10 11V4.5M13 11V4.5M16 12V6.5M7 12c-2-2-3.5-.5-2.5 1.5l3 5"
            + "c1 1.7 2.5 2 4.5 2 3 0 4-2 4-5V11",
        "square": "M5 5h14v14H5z",
        "circle": "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16",
        "lightbulb": "M9.5 17.5c0-2-3-3-3-7a5.5 5.5 0 0 1 11 0c0 4-3 5-3 7zM10 20.5h4",
    ]

    private static let outlines: [String: String] = [
        "circle":
            "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
        "triangle":
            "M10.5 3.9a1.75 1.75 0 0 1 3 0l8.3 14.3a1.75 1.75 0 0 1-1.5 2.6H3.7a1.75 1.75 0 0 1-1.5-2.6"
            + "z",
        "square":
            "M5.5 3h13a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13"
            + "A2.5 2.5 0 0 1 5.5 3z",
        "octagon":
            "M8.2 2.5h7.6l5.7 5.7v7.6l-5.7 5.7H8.2l-5.7-5.7V8.2z",
        "diamond":
            "M12 2l10 10-10 10L2 12z",
        "shield":
            "M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z",
        "seal":
            "M12 2l2.6 2 3.2-.3 1 3.1 2.7 1.7-1.1 3 1.1 3-2.7 1.7-1 3.1-3.2-.3L12 22"
            + "l-2.6-2-3.2.3-1-3.1-2.7-1.7 1.1-3-1.1-3 2.7-1.7 1-3.1 3.2.3z",
    ]
}
