// SPDX-License-Identifier: Apache-2.0

/// Reads what a String Catalog says under one key.
struct StringCatalogReading {
    let bytes: UnsafeBufferPointer<UInt8>
    let sourceLanguage: String
    private(set) var faults: [TextFault] = []

    init(bytes: UnsafeBufferPointer<UInt8>, sourceLanguage: String) {
        self.bytes = bytes
        self.sourceLanguage = sourceLanguage
    }

    mutating func text(_ key: String, _ entry: KeyIndex.Entry, _ node: JSONNode) -> CatalogText {
        var text = CatalogText(
            key: key, keyRange: entry.key, range: entry.key.lowerBound..<entry.value.upperBound, translations: [])
        text.comment = node["comment"].flatMap { $0.isString ? JSONText.decoded(bytes, $0.range) : nil }
        text.isTranslatable = node["shouldTranslate"]?.word != "false"
        text.isStale = node["extractionState"].flatMap { JSONText.decoded(bytes, $0.range) } == "stale"
        for member in node["localizations"]?.members ?? [] {
            if let translation = translation(member) { text.translations.append(translation) }
        }
        // Xcode shows the key itself where its own language has no text.
        if !(node["localizations"]?.members.contains { $0.name == sourceLanguage } ?? false) {
            let form = CatalogText.Form(raw: key, pieces: FormatReading.pieces(of: key, .apple), range: entry.key)
            text.translations.insert(
                CatalogText.Translation(
                    locale: sourceLanguage, content: .single(form), state: .translated, range: entry.key, role: .key),
                at: 0)
        }
        return text
    }

    private mutating func translation(_ member: JSONNode.Member) -> CatalogText.Translation? {
        var states: [CatalogText.State] = []
        guard let content = content(member.value, &states) else { return nil }
        let substitutions = member.value["substitutions"]?.members ?? []
        guard let whole = substituted(content, substitutions, &states) else { return nil }
        let state: CatalogText.State =
            states.contains(.new) ? .new : states.contains(.needsReview) ? .needsReview : .translated
        let range: Range<Int> = if case .single(let form) = whole { form.range } else { member.value.range }
        return CatalogText.Translation(locale: member.name, content: whole, state: state, range: range)
    }

    /// A `stringUnit`, or its variations by number or by device.
    private mutating func content(_ node: JSONNode, _ states: inout [CatalogText.State]) -> CatalogText.Content? {
        if let unit = node["stringUnit"] { return form(unit, &states).map { .single($0) } }
        guard let variations = node["variations"] else {
            report(.format, "the translation has no `stringUnit`", at: node.range)
            return nil
        }
        if let devices = variations["device"] {
            // Banners show on iPhones first, where they have the least room.
            guard let device = devices["iphone"] ?? devices["other"] else {
                report(
                    .format, "the text varies by device, and has none for iPhone", at: devices.range,
                    help: "add a text for iPhone, or for other devices")
                return nil
            }
            return content(device, &states)
        }
        guard let plural = variations["plural"] else {
            report(
                .format, "the text varies by something that is neither number nor device", at: variations.range)
            return nil
        }
        var forms: [(category: String, form: CatalogText.Form)] = []
        for member in plural.members {
            guard let content = content(member.value, &states) else { continue }
            guard case .single(let form) = content else {
                report(.plural, "a form of a plural varies by number itself", at: member.value.range)
                continue
            }
            forms.append((member.name, form))
        }
        // Where nobody has written any form, there is no translation.
        if forms.isEmpty, !plural.members.isEmpty { return nil }
        return .plural(argument: nil, forms: forms)
    }

    private mutating func form(_ unit: JSONNode, _ states: inout [CatalogText.State]) -> CatalogText.Form? {
        guard let value = unit["value"], value.isString else {
            // Xcode writes a unit without a value for what nobody has translated.
            if unit["value"] != nil { report(.format, "`value` is not a text", at: unit.range) }
            return nil
        }
        guard let raw = JSONText.decoded(bytes, value.range) else {
            report(
                .text, "the text contains an escape that JSON does not have, or half of a character", at: value.range)
            return nil
        }
        let form: CatalogText.Form
        do throws(TextFault) {
            form = try CatalogText.Form(raw, .apple, at: value.range)
        } catch {
            faults.append(error)
            return nil
        }
        switch unit["state"].flatMap({ JSONText.decoded(bytes, $0.range) }) {
        // Nobody has translated it yet, and the other forms of a plural may be done.
        case "new" where raw.isEmpty: return nil
        case "new": states.append(.new)
        case "needs_review": states.append(.needsReview)
        default: break
        }
        return form
    }

    /// `content` with its substitution in place: `%#@count@ left` becomes a plural of whole texts.
    private mutating func substituted(
        _ content: CatalogText.Content, _ substitutions: [JSONNode.Member], _ states: inout [CatalogText.State]
    ) -> CatalogText.Content? {
        guard case .single(let form) = content else { return content }
        var known: [String: Substitution] = [:]
        for member in substitutions where form.names(of: member.name) {
            guard let plural = plural(member, &states) else { return nil }
            known[member.name] = plural
        }
        do throws(TextFault) {
            return try form.substituting(known)
        } catch {
            faults.append(error)
            return nil
        }
    }

    private mutating func plural(_ member: JSONNode.Member, _ states: inout [CatalogText.State]) -> Substitution? {
        guard let content = content(member.value, &states) else { return nil }
        guard case .plural(_, let forms) = content else {
            report(
                .plural, "the substitution `\(member.name)` does not vary by number", at: member.value.range,
                help: "write its text into the others")
            return nil
        }
        let number = member.value["argNum"]?.word.flatMap { Int($0) }
        let specifier = member.value["formatSpecifier"].flatMap { JSONText.decoded(bytes, $0.range) } ?? "lld"
        return Substitution(argument: number.map { $0 - 1 }, specifier: "%" + specifier, forms: forms)
    }

    private mutating func report(
        _ kind: TextFault.Kind, _ message: String, at range: Range<Int>, help: String = ""
    ) {
        faults.append(TextFault(kind, message, at: range, help: help))
    }
}
