// SPDX-License-Identifier: Apache-2.0

/// What a file says under one key.
public struct CatalogText: Sendable {
    /// What a translation says.
    public enum Content: Sendable {
        /// The same for every number.
        case single(Form)
        /// A form for each plural category. `argument` is the position, from 0, of the argument that decides; `nil` where the file
        /// leaves that to the only number.
        case plural(argument: Int?, forms: [(category: String, form: Form)])
    }

    /// A text, as the file writes it.
    public struct Form: Sendable {
        /// What stands there, escapes of the file resolved.
        public var raw: String
        /// The same, taken for a format.
        public var pieces: [FormatPiece]
        /// Where it is written.
        public var range: Range<Int>
    }

    /// How far a translation has come.
    public enum State: String, Sendable {
        /// It is as it should be.
        case translated
        /// Somebody should look at it again.
        case needsReview
        /// Nobody has translated it yet.
        case new
    }

    /// What the text in a language is to its file.
    public enum Role: Sendable {
        /// A text like others.
        case translation
        /// What the others are translated from, shown beside them.
        case original
        /// The key, in place of a text that the file does not have.
        case key
    }

    /// The text in one language.
    public struct Translation: Sendable {
        /// The language, as a BCP 47 tag.
        public var locale: String
        /// What it says.
        public var content: Content
        /// How far it has come.
        public var state: State
        /// Where it is written.
        public var range: Range<Int>
        /// What it is to the file.
        public var role = Role.translation
        /// What a file that `bannerc export` wrote keeps of the translation that it was made from, in few digits; `nil` for other
        /// files.
        public var base: String?
    }

    /// The key.
    public var key: String
    /// Where the key is written.
    public var keyRange: Range<Int>
    /// Where the key is written and all that the file says of it.
    public var range: Range<Int>
    /// What translators are told; `nil` for nothing.
    public var comment: String?
    /// Whether it is translated at all: a name is the same in every language.
    public var isTranslatable = true
    /// Whether the file says that nothing uses the key any more.
    public var isStale = false
    /// The languages.
    public var translations: [Translation]
}

extension CatalogText.Content {
    /// Leaves out the forms of a plural whose category has one already, each with a fault.
    mutating func dropRepetitions(_ faults: inout [TextFault]) {
        guard case .plural(let argument, let forms) = self else { return }
        var repetitions = Repetitions()
        let kept = forms.filter { category, form in
            guard let fault = repetitions.fault("the form", category, at: form.range) else { return true }
            faults.append(fault)
            return false
        }
        if kept.count < forms.count { self = .plural(argument: argument, forms: kept) }
    }
}

extension CatalogText.Form {
    /// The text `raw`, which is written at `range` as a format in `notation`. Throws for a character that no one would see.
    init(_ raw: String, _ notation: PlaceholderNotation, at range: Range<Int>) throws(TextFault) {
        try FileText.checkVisible(raw, at: range)
        self.init(raw: raw, pieces: FormatReading.pieces(of: raw, notation), range: range)
    }
}
