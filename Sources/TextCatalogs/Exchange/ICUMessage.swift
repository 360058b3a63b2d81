// SPDX-License-Identifier: Apache-2.0

/// A message of ICU (ICU User Guide, "Formatting Messages"), as far as banners can show it: names in braces, and one plural.
package struct ICUMessage {
    /// Scalar by scalar: a brace with an accent on it is a brace still.
    private let text: [Unicode.Scalar]
    private let range: Range<Int>
    private var offset = 0
    /// The name of the number that decides on the plural that is being read; `#` stands for it.
    private var number: String?

    /// What `text`, which is written at `range`, says.
    package static func content(of text: String, at range: Range<Int>) throws(TextFault) -> CatalogText.Content {
        var message = ICUMessage(text, range)
        let (pieces, plural) = try message.message(isInner: false)
        func form(_ pieces: [FormatPiece]) -> CatalogText.Form {
            CatalogText.Form(raw: text, pieces: pieces, range: range)
        }
        guard let plural else { return .single(form(pieces)) }
        let forms = plural.forms.map { category, inner in
            let whole = Array(pieces[..<plural.index]) + inner + Array(pieces[plural.index...])
            // Whatever shows the number names it, so that whoever reads the forms knows which one decides.
            return (category: category, form: form(whole))
        }
        return .plural(argument: nil, forms: forms)
    }

    private init(_ text: String, _ range: Range<Int>) {
        self.text = Array(text.unicodeScalars)
        self.range = range
    }

    private struct Plural {
        /// Where it stands among the pieces around it.
        var index: Int
        var forms: [(category: String, pieces: [FormatPiece])]
    }

    private var character: Unicode.Scalar? { offset < text.count ? text[offset] : nil }

    private func fault(_ message: String, help: String = "") -> TextFault {
        TextFault(.text, message, at: range, help: help)
    }

    private var twoNumbers: TextFault {
        TextFault(
            .plural, "the text varies by two numbers", at: range,
            help: "a text of a banner varies by one: write two texts")
    }

    /// Pieces up to the end of the text, or within a plural up to the brace that closes the form.
    private mutating func message(isInner: Bool) throws(TextFault) -> ([FormatPiece], Plural?) {
        var pieces: [FormatPiece] = []
        var literal = ""
        var plural: Plural?
        func flush() {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
        }
        while let next = character {
            switch next {
            case "'": literal.unicodeScalars.append(contentsOf: quoted())
            case "#" where number != nil:
                offset += 1
                flush()
                pieces.append(.named(number ?? ""))
            case "}":
                guard isInner else { throw fault("the text closes a brace that it never opened", help: "write `'}'`") }
                flush()
                return (pieces, plural)
            case "{":
                flush()
                if let found = try argument(&pieces) {
                    guard plural == nil else { throw twoNumbers }
                    plural = Plural(index: pieces.count, forms: found)
                }
            default:
                literal.unicodeScalars.append(next)
                offset += 1
            }
        }
        guard !isInner else { throw fault("the text opens a brace that it never closes") }
        flush()
        return (pieces, plural)
    }

    /// An apostrophe: two stand for one, and one before a brace quotes up to the next.
    private mutating func quoted() -> String.UnicodeScalarView {
        let apostrophe = String.UnicodeScalarView(["'"])
        offset += 1
        guard let next = character else { return apostrophe }
        if next == "'" {
            offset += 1
            return apostrophe
        }
        guard "{}#|".unicodeScalars.contains(next) else { return apostrophe }
        var text = String.UnicodeScalarView()
        while let next = character {
            offset += 1
            if next == "'" {
                guard character == "'" else { return text }
                offset += 1
            }
            text.append(next)
        }
        return text
    }

    /// `{name}`, which is added to `pieces`, or a plural, whose forms are returned.
    private mutating func argument(
        _ pieces: inout [FormatPiece]
    ) throws(TextFault) -> [(category: String, pieces: [FormatPiece])]? {
        offset += 1
        let name = word()
        guard !name.isEmpty else { throw fault("the text has an empty placeholder", help: "write `'{'` for a brace") }
        if character == "}" {
            offset += 1
            pieces.append(.named(name))
            return nil
        }
        guard character == "," else { throw fault("the text opens a placeholder with `{` and never closes it") }
        offset += 1
        let kind = word()
        if ["number", "date", "time", "spellout", "ordinal", "duration"].contains(kind) {
            throw fault(
                "the placeholder `\(name.prefix(40))` has a format, `\(kind)`, which banners don't support",
                help: kind == "number"
                    ? "write `{\(name.prefix(40))}`: numbers have the digits and groups of the language"
                    : "make a text of it in the app, and write `{\(name.prefix(40))}`")
        }
        guard kind == "plural" else {
            throw fault(
                "the text varies by `\(kind.prefix(40))`, and a banner's text by number alone",
                help: "write a text for each case")
        }
        // One within a form would be read by as many calls as texts can be deep.
        guard number == nil else { throw twoNumbers }
        guard character == "," else { throw fault("the plural has no forms") }
        offset += 1
        return try forms(of: name)
    }

    private mutating func forms(of name: String) throws(TextFault) -> [(category: String, pieces: [FormatPiece])] {
        var forms: [(category: String, pieces: [FormatPiece])] = []
        var selectors: Set<String> = []
        while true {
            let selector = word()
            if character == "}", selector.isEmpty {
                offset += 1
                return forms
            }
            guard !selector.hasPrefix("offset:") else {
                throw fault("the plural has an offset, which banners don't support", help: "write a text for each case")
            }
            guard character == "{", !selector.isEmpty else { throw fault("the plural has a form without braces") }
            guard selectors.insert(selector).inserted else {
                throw TextFault(
                    .duplicate, "the form `\(selector.prefix(40))` is written twice", at: range,
                    help: "remove one of them")
            }
            offset += 1
            let outer = number
            number = name
            let (inner, _) = try message(isInner: true)
            number = outer
            guard character == "}" else { throw fault("the text opens a brace that it never closes") }
            offset += 1
            // Flutter takes `=1` for the same as `one`.
            let category = ["=0": "zero", "=1": "one", "=2": "two"][selector] ?? selector
            if !forms.contains(where: { $0.category == category }) { forms.append((category, inner)) }
        }
    }

    /// Letters and digits with white space around them.
    private mutating func word() -> String {
        func skipSpace() { while let next = character, next.properties.isWhitespace { offset += 1 } }
        skipSpace()
        var word = ""
        while let next = character,
            next.properties.isAlphabetic || next.properties.numericType != nil || "_=:".unicodeScalars.contains(next)
        {
            word.unicodeScalars.append(next)
            offset += 1
        }
        skipSpace()
        return word
    }
}
