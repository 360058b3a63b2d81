// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Writes texts as XLIFF: 1.2 (OASIS, 2008), the forms of plurals as Xcode names them, or 2.0 (OASIS, 2014).
struct XLIFFWriter {
    let fileName: String
    let source: String
    let target: String
    let version: XLIFFVersion

    private var isFirst: Bool { version == .first }

    func bytes(_ texts: [ExchangedText]) -> [UInt8] {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#] + head
        var number = 0
        for text in texts {
            let units = TextUnits(text, target, tellsNumber: true)
            for unit in units.units {
                number += 1
                lines += isFirst ? first(text, units, unit) : second(text, units, unit, number)
            }
        }
        lines += isFirst ? ["    </body>", "  </file>", "</xliff>"] : ["  </file>", "</xliff>"]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var head: [String] {
        let (original, source, target) = (XMLText.escape(fileName), XMLText.escape(source), XMLText.escape(target))
        let namespace = "urn:oasis:names:tc:xliff:document:\(version.rawValue)"
        guard isFirst else {
            return [
                #"<xliff version="2.0" xmlns="\#(namespace)" srcLang="\#(source)" trgLang="\#(target)">"#,
                #"  <file id="f1" original="\#(original)">"#,
            ]
        }
        let languages = #"source-language="\#(source)" target-language="\#(target)""#
        return [
            #"<xliff version="1.2" xmlns="\#(namespace)">"#,
            #"  <file original="\#(original)" \#(languages) datatype="plaintext">"#,
            #"    <body>"#,
        ]
    }

    private func name(_ text: ExchangedText, _ unit: TextUnits.Unit) -> String {
        XMLText.escape(unit.part.isEmpty ? text.key : "\(text.key)|==|\(unit.part)")
    }

    private func note(_ text: ExchangedText) -> String {
        let format = AppleFormat(parameters: text.parameters)
        let placeholders = text.text.usedParameters.map { index in
            text.parameters[index].note(format.placeholder(index, isPositional: format.isPositional))
        }
        return XMLText.escape(([text.named.comment].compactMap { $0 } + placeholders).joined(separator: "\n"))
    }

    private func isFixed(_ text: ExchangedText) -> Bool { text.text.origin?.isTranslatable == false }

    // MARK: 1.2

    private func first(_ text: ExchangedText, _ units: TextUnits, _ unit: TextUnits.Unit) -> [String] {
        let fixed = isFixed(text) ? #" translate="no""# : ""
        // What is in the app has passed its review.
        let approved = unit.target != nil && units.state == .translated ? #" approved="yes""# : ""
        let state =
            switch units.state {
            case _ where unit.target == nil: "needs-translation"
            case .translated: "translated"
            case .needsReview: "needs-review-translation"
            case .new: "new"
            }
        return [
            #"      <trans-unit id="\#(name(text, unit))" xml:space="preserve"\#(approved) extradata="\#(Self.base(units))"\#(fixed)>"#,
            "        <source>\(content(unit.source, text))</source>",
            #"        <target state="\#(state)">\#(unit.target.map { content($0, text) } ?? "")</target>"#,
            #"        <note from="developer">\#(note(text))</note>"#,
            "      </trans-unit>",
        ]
    }

    /// By which an import knows whether the spec's translation has changed since.
    private static func base(_ units: TextUnits) -> String { "bannerc:\(units.base)" }

    // MARK: 2.0

    private func second(
        _ text: ExchangedText, _ units: TextUnits, _ unit: TextUnits.Unit, _ number: Int
    ) -> [String] {
        let state =
            switch units.state {
            case _ where unit.target == nil: "initial"
            case .translated: "translated"
            case .needsReview, .new: #"initial" subState="bannerc:review"#
            }
        let fixed = isFixed(text) ? #" translate="no""# : ""
        let target = unit.target.map { [#"        <target xml:space="preserve">\#(content($0, text))</target>"#] }
        return [
            #"    <unit id="u\#(number)" name="\#(name(text, unit))"\#(fixed)>"#,
            "      <notes>",
            #"        <note category="developer">\#(note(text))</note>"#,
            #"        <note category="bannerc">\#(Self.base(units))</note>"#,
            "      </notes>",
            #"      <segment state="\#(state)">"#,
            #"        <source xml:space="preserve">\#(content(unit.source, text))</source>"#,
        ] + (target ?? []) + ["      </segment>", "    </unit>"]
    }

    // MARK: Texts

    /// The pieces, with placeholders as elements that say what they stand for.
    private func content(_ pieces: [TextUnits.Piece], _ text: ExchangedText) -> String {
        let format = AppleFormat(parameters: text.parameters)
        let isPositional = format.isPositional || pieces.count { $0.isPlaceholder } > 1
        var seen: [String: Int] = [:]
        return pieces.reduce(into: "") { result, piece in
            switch piece {
            case .literal(let literal):
                result += XMLText.escape(format.isFormat ? FormatText.escape(literal) : literal)
            case .parameter(let index):
                let placeholder = format.placeholder(index, isPositional: isPositional)
                result += element(text.parameters[index], placeholder, &seen)
            case .number(let index): result += element(text.parameters[index], "%arg", &seen)
            case .plural(let index):
                let name = text.parameters[index].name.value
                result += element(text.parameters[index], "%\(format.position(index))$#@\(name)@", &seen)
            }
        }
    }

    /// A placeholder, which has its parameter's name. Each is another element, though a parameter may come twice.
    private func element(_ parameter: Parameter, _ placeholder: String, _ seen: inout [String: Int]) -> String {
        let name = parameter.name.value
        let count = seen[name, default: 0] + 1
        seen[name] = count
        let id = XMLText.escape(count == 1 ? name : "\(name)-\(count)")
        let written = XMLText.escape(placeholder)
        guard isFirst else { return #"<ph id="\#(id)" equiv="\#(written)" disp="{\#(XMLText.escape(name))}"/>"# }
        return #"<x id="\#(id)" equiv-text="\#(written)"/>"#
    }
}

extension TextUnits.Piece {
    fileprivate var isPlaceholder: Bool { if case .literal = self { false } else { true } }
}
