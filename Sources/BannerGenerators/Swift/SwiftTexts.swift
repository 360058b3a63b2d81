// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// The texts of the banners as the branches of switches over the banner.
///
/// A class, so that closures share the spec, which has many parts, instead of copying it.
final class SwiftTexts: Sendable {
    let spec: Spec
    /// The case of each banner, by its index.
    let cases: [String]
    /// Where texts are looked up; `nil` if the code holds them all. Else it holds those of the development language.
    let keys: SwiftTextKeys?

    init(spec: Spec, cases: [String], keys: SwiftTextKeys?) {
        self.spec = spec
        self.cases = cases
        self.keys = keys
    }

    /// The languages whose texts the code holds, besides the development language.
    private var translations: ArraySlice<String> { keys == nil ? spec.locales.supported.dropFirst() : [] }

    /// What functions with texts that the code holds are called with: all of them are shown, or those that no table has.
    private var held: String { keys == nil ? "phrase" : "held" }

    /// A switch over the banners that returns texts.
    struct Switch {
        /// In a switch over languages: `case .fr`, or `default` for the last one.
        var label: String?
        /// `fr`, `pt_BR`, or the id of a theme.
        var name: String
        /// The case of the theme.
        var theme: String?
        /// The switch, in as many parts as it takes.
        var body: SwiftParts { write() }
        private let write: () -> SwiftParts

        /// A switch that is written when it is asked for: in one place, templates show only what it is called.
        init(
            label: String? = nil, name: String, theme: String? = nil, body: @autoclosure @escaping () -> SwiftParts
        ) {
            (self.label, self.name, self.theme) = (label, name, theme)
            write = body
        }
    }

    // MARK: One switch for each language

    /// A switch for each language that some banner has a text of its own in, the development language last.
    func tables() -> [Switch] {
        let development = spec.locales.development
        let others = translations.compactMap { table($0, development) }
        return others + [developmentTable(development)]
    }

    private func developmentTable(_ locale: String) -> Switch {
        let name = name(locale)
        // No text is without an entry.
        return Switch(
            label: "default", name: name,
            body: SwiftParts(count: self.spec.banners.count) { [self] index, code in
                branch(index, entry: 0, isLast: index == spec.banners.count - 1, &code)
            } next: {
                "text_\(name)_\($0)"
            })
    }

    private func table(_ locale: String, _ development: String) -> Switch? {
        // Most texts are written in the order of the languages.
        let guess = spec.locales.supported.firstIndex(of: locale) ?? 0
        let isUsed = spec.banners.contains { entry(of: $0.text, in: locale, guess, development) != nil }
        guard isUsed else { return nil }
        return Switch(
            label: "case .\(SwiftIdentifier.localization(locale))", name: name(locale),
            body: self.translations(locale, guess, development))
    }

    /// The branches of a language, or of one that serves it.
    private func translations(_ locale: String, _ guess: Int, _ development: String) -> SwiftParts {
        let own = spec.banners.enumerated().compactMap { index, banner in
            entry(of: banner.text, in: locale, guess, development).map { (index: index, entry: $0) }
        }
        let name = name(locale)
        let fallback = own.count < spec.banners.count ? "text_\(self.name(development))" : nil
        return SwiftParts(count: own.count, fallback: fallback) { [self, own] number, code in
            let (index, entry) = own[number]
            branch(index, entry: entry, isLast: fallback == nil && index == spec.banners.count - 1, &code)
        } next: {
            "text_\(name)_\($0)"
        }
    }

    /// The index of the entry that serves `locale`, if it is not in the development language.
    private func entry(of text: LocalizedText, in locale: String, _ guess: Int, _ development: String) -> Int? {
        guard let entry = text.index(for: locale, guess: guess), text.entries[entry].locale != development
        else { return nil }
        return entry
    }

    /// Ids and tags hold no underscore, so that the name is nobody else's.
    private func name(_ locale: String) -> String { locale.replacing("-", with: "_") }

    /// The last banner is the `default`; see ``SwiftGroups``. Its parameters are bound there if its text needs them.
    private func branch(_ index: Int, entry: Int, isLast: Bool, _ code: inout SwiftCode) {
        let banner = spec.banners[index]
        guard banner.text.entries.indices.contains(entry) else { return }
        let used = usedParameters(banner.text.entries[entry].content, banner)
        code.line(3, isLast ? "default:" : "case ")
        if isLast, !used.isEmpty {
            code.line(4, "guard case ")
            pattern(index, used, &code)
            code.add(" = self else { return \"\" }")
        } else if !isLast {
            pattern(index, used, &code)
            code.add(":")
        }
        statements(banner.text.entries[entry], banner, depth: 4, &code)
    }

    // MARK: Texts that only some banners have

    /// The texts that themes change.
    func themeTexts() -> [Switch] {
        spec.themes.filter { !$0.texts.isEmpty }.map { theme in
            let fallback = theme.texts.count < spec.banners.count ? "nil" : nil
            let name = theme.name.value
            var body = SwiftParts(fallback: fallback) { "themeText_\(name)_\($0)(in: localization)" }
            for index in theme.texts.keys.sorted() {
                if let text = theme.texts[index] { localized(text, index, &body) }
            }
            return Switch(name: name, theme: SwiftIdentifier.enumCase(name), body: body)
        }
    }

    /// The texts of completed progress; `nil` if no banner has one.
    func completions() -> Switch? {
        let completions = spec.banners.map { $0.extras?.progress?.completion?.text }
        let count = completions.count { $0 != nil }
        guard count > 0 else { return nil }
        return Switch(name: "", body: self.completions(completions, isComplete: count == completions.count))
    }

    private func completions(_ texts: [LocalizedText?], isComplete: Bool) -> SwiftParts {
        var body = SwiftParts(fallback: isComplete ? nil : "nil") { [held] in
            "\(held)_completion_\($0)(in: localization)"
        }
        for (index, text) in texts.enumerated() {
            if let text { localized(text, index, &body) }
        }
        return body
    }

    /// The titles; `nil` if no banner has one.
    func titles() -> Switch? {
        let titled = spec.banners.indices.filter { spec.banners[$0].extras?.title != nil }
        guard !titled.isEmpty else { return nil }
        let isComplete = titled.count == spec.banners.count
        var body = SwiftParts(fallback: isComplete ? nil : "nil") { [held] in
            "\(held)_title_\($0)(in: localization)"
        }
        for index in titled {
            guard let title = spec.banners[index].extras?.title else { continue }
            localized(title, index, isLast: isComplete && index == titled.last, &body)
        }
        return Switch(name: "", body: body)
    }

    /// The languages that texts are in, where some are missing; `nil` if none is, or if texts are looked up.
    func languages() -> Switch? {
        guard keys == nil, spec.banners.contains(where: { !fallbacks($0.text).isEmpty }) else { return nil }
        return Switch(name: "", body: self.fallbackLanguages())
    }

    private func fallbackLanguages() -> SwiftParts {
        let own = spec.banners.map { fallbacks($0.text) }
        let incomplete = own.indices.filter { !own[$0].isEmpty }
        let last = incomplete.last
        let isComplete = incomplete.count == own.count
        var body = SwiftParts(fallback: isComplete ? nil : "localization") { "language_\($0)(of: localization)" }
        for index in incomplete {
            body.beginBranch()
            body.code.line(3, isComplete && index == last ? "default:" : "case .\(cases[index]):")
            body.code.line(4, "switch localization {")
            for (language, locales) in own[index] {
                let patterns = locales.map { ".\(SwiftIdentifier.localization($0))" }.joined(separator: ", ")
                body.code.line(4, "case \(patterns): return .\(SwiftIdentifier.localization(language))")
            }
            body.code.line(4, "default: return localization")
            body.code.line(4, "}")
        }
        return body
    }

    /// The languages that serve where a text is missing, each with those that it serves for, in the order of the spec.
    private func fallbacks(_ text: LocalizedText) -> [(language: String, locales: [String])] {
        var found: [(language: String, locales: [String])] = []
        for (number, locale) in spec.locales.supported.enumerated() {
            guard let entry = text.index(for: locale, guess: number), text.entries[entry].locale != locale
            else { continue }
            let language = text.entries[entry].locale
            if let index = found.firstIndex(where: { $0.language == language }) {
                found[index].locales.append(locale)
            } else {
                found.append((language, [locale]))
            }
        }
        return found
    }

    /// The points, by their index; `nil` if no banner has one.
    func points() -> Switch? {
        guard pointCount > 0 else { return nil }
        var body = SwiftParts(fallback: "nil") { [held] in "\(held)_point_\($0)(index, in: localization)" }
        for (index, banner) in spec.banners.enumerated() {
            for (point, text) in (banner.extras?.points ?? []).enumerated() {
                localized(text, index, point: point, &body)
            }
        }
        return Switch(name: "", body: body)
    }

    /// The most points that a banner has.
    var pointCount: Int { spec.banners.reduce(0) { max($0, $1.extras?.points.count ?? 0) } }

    /// The branch of a text in its languages; with a `point`, in a switch over banners and points. The last of a switch in which
    /// every banner has one is its `default`; see ``SwiftGroups``.
    private func localized(
        _ text: LocalizedText, _ index: Int, point: Int? = nil, isLast: Bool = false, _ body: inout SwiftParts
    ) {
        let banner = spec.banners[index]
        let shown = keys == nil ? text.entries[...] : text.entries.prefix(1)
        let used = shown.reduce(into: ParameterSet()) { $0.formUnion(usedParameters($1.content, banner)) }
        // Most texts are written in the order of the languages, of which the development language is the first.
        let others = translations.enumerated().compactMap { number, locale -> (String, LocalizedText.Entry)? in
            guard let entry = text.entry(for: locale, guess: number + 1), entry.locale != spec.locales.development
            else { return nil }
            return (locale, entry)
        }
        body.beginBranch()
        label(index, used, point: point, isLast: isLast, &body.code)
        guard let development = text.entries.first else { return }
        guard !others.isEmpty else { return statements(development, banner, depth: 4, &body.code) }
        body.code.line(4, "switch localization {")
        for (locale, entry) in others {
            body.code.line(4, "case .\(SwiftIdentifier.localization(locale)):")
            statements(entry, banner, depth: 5, &body.code)
        }
        body.code.line(4, "default:")
        statements(development, banner, depth: 5, &body.code)
        body.code.line(4, "}")
    }

    private func label(_ index: Int, _ used: ParameterSet, point: Int?, isLast: Bool, _ code: inout SwiftCode) {
        guard !isLast else {
            code.line(3, "default:")
            guard !used.isEmpty else { return }
            code.line(4, "guard case ")
            pattern(index, used, &code)
            code.add(" = self else { return nil }")
            return
        }
        code.line(3, point == nil ? "case " : "case (")
        pattern(index, used, &code)
        code.add(point.map { ", \($0)):" } ?? ":")
    }

    // MARK: Texts that are looked up

    /// The values of the parameters, in their order.
    func values() -> SwiftParts {
        let filled = spec.banners.indices.filter { !spec.banners[$0].parameters.arguments.isEmpty }
        let values = SwiftBindings(filled, of: spec) { banner in
            SwiftExpressions.list(banner.parameters.compactMap(argument))
        }
        return values.parts(of: spec.banners.count, fallback: "[]") { [self] index, code in
            pattern(index, ParameterSet(spec.banners[index].parameters.arguments), &code)
        } next: {
            "values__\($0)"
        }
    }

    private func argument(_ parameter: Parameter) -> String? {
        let name = SwiftIdentifier.parameter(parameter.name.value)
        return switch parameter.kind {
        case .int: ".number(\(name))"
        case .string(let maxLength?): ".text(BannerText.cut(\(name), to: \(maxLength)))"
        case .string(nil): ".text(\(name))"
        // No text shows it.
        case .image: nil
        }
    }

    /// The keys of the texts, of the titles, of the completion texts and of what each theme changes.
    func keySwitches() -> [Switch] {
        let titles = spec.banners.map { $0.extras?.title }
        let completions = spec.banners.map { $0.extras?.progress?.completion?.text }
        var switches = [keySwitch("text", "banners", "text", spec.banners.map(\.text))]
        if titles.contains(where: { $0 != nil }) { switches.append(keySwitch("title", "banners", "title", titles)) }
        if completions.contains(where: { $0 != nil }) {
            switches.append(keySwitch("completion", "banners", "completion", completions))
        }
        return switches
            + spec.themes.filter { !$0.texts.isEmpty }.map { theme in
                let name = theme.name.value
                return keySwitch(
                    "theme_\(name)", "themes.\(name)", "text", spec.banners.indices.map { theme.texts[$0] })
            }
    }

    private func keySwitch(_ name: String, _ owner: String, _ role: String, _ texts: [LocalizedText?]) -> Switch {
        let special = texts.enumerated().compactMap { index, text -> (Int, String)? in
            let banner = spec.banners[index]
            let key = "\(owner).\(banner.name.value).\(role)"
            return text.flatMap { keys?.special($0, banner.parameters, key: key) }.map { (index, $0) }
        }
        let isComplete = special.count == texts.count
        let standard = keys?.own("\(owner).\\(id).\(role)")
        var body = SwiftParts(fallback: isComplete ? nil : standard) { "key_\(name)_\($0)" }
        for (index, key) in special {
            body.beginBranch()
            let isLast = isComplete && index == special.last?.0
            body.code.line(3, isLast ? "default: return \(key)" : "case .\(cases[index]): return \(key)")
        }
        return Switch(name: name, body: body)
    }

    /// The keys of the points, by their index.
    func pointKeys() -> Switch? {
        guard pointCount > 0 else { return nil }
        var body = SwiftParts(fallback: keys?.own("banners.\\(id).point\\(index + 1)")) { "key_point_\($0)(index)" }
        for (index, banner) in spec.banners.enumerated() {
            for (point, text) in (banner.extras?.points ?? []).enumerated() {
                let key = "banners.\(banner.name.value).point\(point + 1)"
                guard let special = keys?.special(text, banner.parameters, key: key) else { continue }
                body.beginBranch()
                body.code.line(3, "case (.\(cases[index]), \(point)): return \(special)")
            }
        }
        return Switch(name: "point", body: body)
    }

    // MARK: Patterns and statements

    private func pattern(_ index: Int, _ used: ParameterSet, _ code: inout SwiftCode) {
        code.addPattern(cases[index], spec.banners[index].parameters, used: used)
    }

    private func usedParameters(_ content: LocalizedText.Content, _ banner: Banner) -> ParameterSet {
        guard !banner.parameters.isEmpty else { return ParameterSet() }
        var used = ParameterSet()
        switch content {
        case .pattern(let pattern): pattern.forEachParameter { used.insert($0) }
        case .plural(let parameter, let forms):
            // One form serves every number, so that nothing depends on the parameter itself.
            if forms.count > 1 { used.insert(parameter) }
            for form in forms.indices { forms[form].pattern.forEachParameter { used.insert($0) } }
        }
        return used
    }

    /// The statements that return a text.
    private func statements(_ entry: LocalizedText.Entry, _ banner: Banner, depth: Int, _ code: inout SwiftCode) {
        guard case .plural(let parameter, let forms) = entry.content, forms.count > 1 else {
            code.line(depth, "return ")
            return expression(entry.content.mainPattern, banner, entry.locale, &code)
        }
        code.line(depth, "switch PluralRules.category(of: ")
        code.add(SwiftIdentifier.parameter(banner.parameters[parameter].name.value))
        code.add(", in: \"")
        code.add(entry.locale)
        code.add("\") {")
        for form in forms where form.category != .other {
            code.line(depth, "case .")
            code.add(form.category.rawValue)
            code.add(": return ")
            expression(form.pattern, banner, entry.locale, &code)
        }
        code.line(depth, "default: return ")
        expression(entry.content.mainPattern, banner, entry.locale, &code)
        code.line(depth, "}")
    }

    private func expression(_ pattern: Pattern, _ banner: Banner, _ locale: String, _ code: inout SwiftCode) {
        if isLarge { return calls(pattern, banner, locale, &code) }
        code.add("\"")
        pattern.forEachPiece {
            code.add(escaped: $0)
        } parameter: { index in
            code.add("\\(")
            value(banner.parameters[index], locale, &code)
            code.add(")")
        }
        code.add("\"")
    }

    /// Whether the compiler takes long for the texts. Interpolation, which people read more easily, takes it three times as long as
    /// calls do.
    private var isLarge: Bool { SwiftParts.areMany(spec.banners.count) }

    /// `.joined("", count, in: "en", " more text")`; with more parameters, calls within calls.
    private func calls(_ pattern: Pattern, _ banner: Banner, _ locale: String, _ code: inout SwiftCode) {
        var (left, open) = (0, 0)
        pattern.forEachParameter { _ in left += 1 }
        if left > 0 { code.add(".joined(") }
        code.add("\"")
        pattern.forEachPiece {
            code.add(escaped: $0)
        } parameter: { index in
            (left, open) = (left - 1, open + 1)
            code.add("\", ")
            if case .int = banner.parameters[index].kind {
                code.add(SwiftIdentifier.parameter(banner.parameters[index].name.value))
                code.add(", in: \"")
                code.add(locale)
                code.add("\", ")
            } else {
                value(banner.parameters[index], locale, &code)
                code.add(", ")
            }
            code.add(left > 0 ? "then: .joined(\"" : "\"")
        }
        code.add("\"")
        for _ in 0..<open { code.add(")") }
    }

    /// What stands in a text for a parameter: a number in the digits and groups of the text's language, a string that has a
    /// bound cut to it.
    private func value(_ parameter: Parameter, _ locale: String, _ code: inout SwiftCode) {
        let name = SwiftIdentifier.parameter(parameter.name.value)
        switch parameter.kind {
        case .int:
            code.add("BannerNumber.string(")
            code.add(name)
            code.add(", in: \"")
            code.add(locale)
            code.add("\")")
        case .string(let maxLength?): code.add("BannerText.cut(\(name), to: \(maxLength))")
        case .string(nil), .image: code.add(name)
        }
    }
}
