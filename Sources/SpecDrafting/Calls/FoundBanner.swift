// SPDX-License-Identifier: Apache-2.0

/// A banner that an app shows, as its code says.
struct FoundBanner: Hashable {
    /// How long it stays.
    enum Display: Hashable {
        case seconds(Double)
        case never
    }

    /// A button.
    struct Button: Hashable {
        var title: FoundText
        /// Whether it sends the banner away and does nothing else.
        var dismisses = false
    }

    /// The name of its level in the spec, such as `error`.
    var level: String
    var title: FoundText?
    var text: FoundText?
    /// What is filled into its texts, in the order in which it is met.
    var parameters: [FoundParameter] = []
    /// Seconds that it takes to come and to go.
    var present: Double?
    var dismiss: Double?
    var display: Display?
    /// Whether it comes from the bottom.
    var isAtBottom = false
    var button: Button?
    var tint: FoundColor?
    var onTint: FoundColor?
}

/// A text of a banner.
struct FoundText: Hashable {
    /// A piece of a text that stands in the code.
    enum Piece: Hashable {
        case text(String)
        /// The parameter of this index.
        case parameter(Int)
    }

    /// What it is.
    enum Content: Hashable {
        /// It stands in the code.
        case pattern([Piece])
        /// It stands in a file under this key, with parameters for its placeholders.
        case key(String, file: Int, arguments: [Int])
    }

    var content: Content

    /// Whether there is nothing to read.
    var isBlank: Bool {
        guard case .pattern(let pieces) = content else { return false }
        return pieces.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
    }
}

/// What is filled into a text.
struct FoundParameter: Hashable {
    /// What the code fills in, such as `user.name`; empty for what is computed. Equal names may be different things.
    var source: String
    var name: String
    var isNumber: Bool
}

/// A colour that the code names.
enum FoundColor: Hashable {
    /// A colour of an asset catalogue, by its path there.
    case named(String)
    /// A colour as a spec writes it.
    case value(String)
    /// A constant of the app's, by its index among those for the palette.
    case constant(Int)
}
