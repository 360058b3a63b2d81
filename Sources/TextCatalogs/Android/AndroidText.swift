// SPDX-License-Identifier: Apache-2.0

/// What Android makes of the text of a resource: escapes are resolved, and white space outside of quotes is one blank.
enum AndroidText {
    static func read(_ element: XMLElement) throws(TextFault) -> String {
        let written = try written(element)
        // Names of resources may have white space around them.
        let name = written.trimmed
        if isReference(name) {
            throw TextFault(
                .text, "the text refers to another resource, `\(name.prefix(60))`", at: element.contentRange,
                help: "use that one, or write `\\\(name.prefix(1))` for the sign itself")
        }
        let text = try resolved(written, at: element.contentRange)
        try FileText.checkVisible(text, at: element.contentRange)
        return text
    }

    /// Whether the compiler of resources (aapt2) takes the text for the name of a resource, or of an attribute of the theme.
    private static func isReference(_ text: String) -> Bool {
        if text.hasPrefix("?") { return text.utf8.count > 1 }
        guard text.hasPrefix("@") else { return false }
        let name = text.dropFirst()
        guard let slash = name.firstIndex(of: "/") else { return name == "null" || name == "empty" }
        let type = name[..<slash].split(separator: ":").last ?? ""
        return types.contains(type.drop { $0 == "+" || $0 == "*" })
    }

    /// The types of resources that an app has (Android Developers, "App resources overview", and aapt2).
    private static let types: Set<Substring> = [
        "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
        "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
        "transition", "xml",
    ]

    /// The text in an element. `<xliff:g>` says of a part that it stays as it is; other elements are markup.
    private static func written(_ element: XMLElement) throws(TextFault) -> String {
        var text = ""
        for item in element.content {
            switch item {
            case .text(let part): text += part
            case .element(let inner):
                guard inner.name == "g" else {
                    throw TextFault(
                        .text, "the text contains markup, `<\(inner.name.prefix(40))>`, which banners don't show",
                        at: inner.range,
                        help: "remove the tags")
                }
                text += try written(inner)
            }
        }
        return text
    }

    private static func resolved(_ written: String, at range: Range<Int>) throws(TextFault) -> String {
        var text = String.UnicodeScalarView()
        var isQuoted = false
        // Blanks that stand for one, if anything follows.
        var hasBlank = false
        var rest = Substring(written).unicodeScalars
        func add(_ scalar: Unicode.Scalar) {
            if hasBlank, !text.isEmpty { text.append(" ") }
            hasBlank = false
            text.append(scalar)
        }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": isQuoted.toggle()
            case "\\":
                guard let letter = rest.popFirst() else { break }
                switch letter {
                case "n": add("\n")
                case "t": add("\t")
                case "u":
                    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
                    guard digits.count == 4, let code = UInt32(digits, radix: 16), let unicode = Unicode.Scalar(code)
                    else {
                        throw TextFault(.text, "`\\u` takes four digits of a character", at: range)
                    }
                    rest = rest.dropFirst(4)
                    add(unicode)
                default: add(letter)
                }
            case " ", "\n", "\t", "\r":
                if isQuoted { add(scalar) } else { hasBlank = true }
            default: add(scalar)
            }
        }
        return String(text)
    }
}
