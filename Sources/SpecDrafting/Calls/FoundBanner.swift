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

    /// Drops what is filled into no text any more, since another one has taken its place.
    mutating func dropUnusedParameters() {
        let texts = [title, text, button?.title].compactMap(\.self)
        let used = Set(texts.flatMap(\.parameters))
        let kept = parameters.indices.filter(used.contains)
        guard kept.count < parameters.count else { return }
        let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
        parameters = kept.map { parameters[$0] }
        title?.renumber(numbers)
        text?.renumber(numbers)
        button?.title.renumber(numbers)
    }
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

    /// The indices of the parameters that it shows.
    fileprivate var parameters: [Int] {
        switch content {
        case .pattern(let pieces): pieces.compactMap { if case .parameter(let index) = $0 { index } else { nil } }
        case .key(_, _, let arguments): arguments
        }
    }

    /// Gives the parameters other indices.
    fileprivate mutating func renumber(_ numbers: [Int: Int]) {
        switch content {
        case .pattern(let pieces):
            content = .pattern(
                pieces.map { piece in
                    if case .parameter(let index) = piece { .parameter(numbers[index] ?? index) } else { piece }
                })
        case .key(let key, let file, let arguments):
            content = .key(key, file: file, arguments: arguments.map { numbers[$0] ?? $0 })
        }
    }

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
