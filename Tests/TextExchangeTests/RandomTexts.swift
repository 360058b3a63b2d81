// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// A spec made at random whose texts try to be something else than texts, written in all the ways that YAML has.
///
/// The same seed makes the same spec, in which `version` says what translations say, and `missing` of ten of them are not there.
struct RandomTexts {
    static let locales = ["en", "de", "ar", "ja", "no"]
    private static let parts = [
        "a", "Über", "%", "%%", "%d", "%1$@", "%#@x@", "%#@y@", "%arg", "{{", "}}", "\"", "'", "''", "\\", "\\n", "\n",
        "\t", "<b>", "&", "&amp;",
        "@",
        "?", " ", "  ", "=1", "+", "-", "😀", "\u{202E}", "#", "م", "]]>", "\u{A0}", "//", ";", ",", ":", ": ", " #",
        "|",
        "\u{301}", "\\u0041", "{{\u{301}", "`", "*", "!", "yes", "null", "[", "]", "—", "<!--", "-->", "\u{200B}",
    ]

    private var state: UInt64
    /// What decides on layout alone, so that both versions have the same texts.
    private var layout: UInt64
    private let version: Int
    private let missing: Int

    init(seed: UInt64, version: Int, missing: Int) {
        state = seed
        layout = seed ^ 0x5DEE_CE66D
        self.version = version
        self.missing = missing
    }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private mutating func nextLayout(_ bound: Int) -> Int {
        layout = layout &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((layout >> 33) % UInt64(bound))
    }

    // MARK: Texts

    /// A text as it is shown, braces twice, with each of `parameters` at the least once.
    private mutating func text(_ parameters: [String], _ locale: String) -> String {
        var text = parameters.map { "{\($0)}" }.joined(separator: "x")
        if parameters.isEmpty { text = "T" }
        for _ in 0...next(5) {
            let part = Self.parts[next(Self.parts.count)]
            if !parameters.isEmpty, next(5) == 0 {
                text += "{\(parameters[next(parameters.count)])}"
            } else {
                text += part
            }
        }
        if locale != "en", version > 0 { text = "v\(version) " + text }
        return text
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{202E}": result += "\\u202E"
            case "\u{200B}": result += "\\u200B"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " } && !text.hasSuffix(" ")
            && text.first?.isLetter == true
    }

    /// A scalar, in one of the ways to write it. Between brackets there are no blocks.
    private mutating func scalar(_ text: String, indent: Int, isFlow: Bool) -> String {
        let way = nextLayout(6)
        if way < 2, Self.isPlain(text) { return text }
        let isSeen = !text.unicodeScalars.contains { "\n\t\u{202E}\u{200B}\u{A0}".unicodeScalars.contains($0) }
        if way == 2, isSeen {
            return "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
        }
        if way >= 4, !isFlow, isSeen, text.first != " ", text.last != " " {
            let pad = String(repeating: " ", count: indent)
            return way == 4 ? "|-\n\(pad)\(text)" : ">-\n\(pad)\(text)\n"
        }
        return Self.quoted(text)
    }

    private enum Content {
        case text(String)
        case plural([(String, String)])
    }

    private mutating func contents(_ parameters: [String]) -> [(locale: String, content: Content)] {
        let isPlural = parameters.contains("count") && next(2) == 0
        return Self.locales.compactMap { locale in
            let categories = PluralRules.categories(in: locale) ?? [.other]
            let content: Content =
                isPlural
                ? .plural(categories.map { ($0.rawValue, text(parameters, locale)) }) : .text(text(parameters, locale))
            // The same numbers are drawn in both versions.
            let isMissing = next(10) < missing
            return locale != "en" && isMissing ? nil : (locale, content)
        }
    }

    // MARK: Layout

    private mutating func flow(_ content: Content) -> String {
        switch content {
        case .text(let text): return scalar(text, indent: 0, isFlow: true)
        case .plural(let forms):
            let forms = forms.map { "\($0.0): \(scalar($0.1, indent: 0, isFlow: true))" }
            return "{ plural: count, \(forms.joined(separator: ", ")) }"
        }
    }

    /// What stands behind `key:` in a block at `indent`.
    private mutating func block(_ content: Content, indent: Int) -> String {
        guard case .plural(let forms) = content, nextLayout(2) == 0 else {
            if case .text(let text) = content { return " " + scalar(text, indent: indent + 2, isFlow: false) }
            return " " + flow(content)
        }
        let pad = "\n" + String(repeating: " ", count: indent + 2)
        return pad + "plural: count"
            + forms.map { "\(pad)\($0.0): \(scalar($0.1, indent: indent + 4, isFlow: false))" }.joined()
    }

    private static func key(_ locale: String) -> String { locale == "no" ? "\"no\"" : locale }

    /// What stands behind the key of a text.
    private mutating func value(_ contents: [(locale: String, content: Content)], indent: Int, isFlow: Bool) -> String {
        if contents.count == 1, nextLayout(4) > 0 {
            return isFlow ? " " + flow(contents[0].content) : block(contents[0].content, indent: indent)
        }
        if isFlow || nextLayout(2) == 0 {
            return " { " + contents.map { "\(Self.key($0.locale)): \(flow($0.content))" }.joined(separator: ", ") + " }"
        }
        let pad = "\n" + String(repeating: " ", count: indent + 2)
        return contents.enumerated().map { index, item in
            let comment = index == 0 ? "" : "\(pad)# before \(item.locale)"
            return comment + "\(pad)\(Self.key(item.locale)):" + block(item.content, indent: indent + 2)
        }.joined()
    }

    /// The spec.
    mutating func spec(banners count: Int) -> String {
        var text = """
            # The head.
            bannerc: 1
            name: Acme
            locales: { development: en, supported: [\(Self.locales.map(Self.key).joined(separator: ", "))] }
            levels:
              error:
                tint: "#B3261E" # red
                onTint: "#FFFFFF"
                icon: { symbol: xmark }
                spokenPrefix:\(value(contents([]), indent: 4, isFlow: false))
            buttons:
              retry: { kind: emphasis, title:\(value(contents([]), indent: 0, isFlow: true)) } # again

              # Below an empty line.
              close:
                kind: emphasis
                title:\(value(contents([]), indent: 4, isFlow: false))
            banners:
            """
        for index in 0..<count {
            let parameters = [["name", "count"], ["count"], ["name"], [], ["first", "count"]][next(5)]
            let declared = parameters.map { $0 == "name" ? "name: string" : "\($0): int" }.joined(separator: ", ")
            if next(3) == 0 {
                let title = value(contents(parameters), indent: 0, isFlow: true)
                text += "\n  # Banner \(index).\n"
                text += "  b\(index): { level: error, parameters: { \(declared) }, text:\(title) } # end \(index)"
                continue
            }
            text += "\n  b\(index):\n    level: error\n    parameters: { \(declared) }"
            text += "\n    # The title.\n    title:\(value(contents(parameters), indent: 4, isFlow: false))"
            text += "\n    text:\(value(contents(parameters), indent: 4, isFlow: false))"
            if next(2) == 0 {
                let point = contents(parameters)
                let other = contents(parameters)
                text += "\n    points:\n      - \(value(point, indent: 6, isFlow: true).dropFirst())"
                text += "\n      - \(value(other, indent: 6, isFlow: true).dropFirst()) # a point"
            }
            text += "\n    link: { title:\(value(contents([]), indent: 0, isFlow: true)), placement: below }\n"
        }
        return text + "\n"
    }
}
