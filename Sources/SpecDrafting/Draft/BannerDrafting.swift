// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Makes parts of a draft of the banners that were found.
struct BannerDrafting {
    let texts: AppTexts
    let colors: AppColors
    let files: AppFiles
    let prefix: String

    /// The indices of `use` by the table of texts.
    private typealias TextUses = [Int: Int]

    func add(
        _ found: [(banner: FoundBanner, library: BannerLibrary, place: AppPlace)], to draft: inout SpecDraft
    ) {
        var order: [FoundBanner] = []
        var places: [FoundBanner: [AppPlace]] = [:]
        var libraries: [FoundBanner: BannerLibrary] = [:]
        for (banner, library, place) in found {
            if libraries[banner] == nil { libraries[banner] = library }
            if places[banner] == nil { order.append(banner) }
            places[banner, default: []].append(place)
        }
        if let extra = order.dropFirst(SpecDrafter.bannerLimit).first, let place = places[extra]?.first {
            draft.doubts.append(
                Doubt(
                    "there are \(order.count) banners; a draft takes \(SpecDrafter.bannerLimit), so this and all behind it are left out",
                    at: place))
        }
        let banners = Array(order.prefix(SpecDrafter.bannerLimit))
        addLevels(banners, found, to: &draft)
        addLocales(banners, to: &draft)
        let uses = addTexts(banners, to: &draft)
        var names = DraftNames()
        var buttons = ButtonDrafts()
        for banner in banners {
            let name = names.unique(self.name(of: banner))
            let library = libraries[banner] ?? .owlBanners
            draft.banners.append(self.banner(banner, name, places[banner] ?? [], uses, &buttons, library, &draft))
        }
        draft.buttons = buttons.all
    }

    // MARK: What banners share

    /// Levels in the colours of the library that most banners come from.
    private func addLevels(
        _ banners: [FoundBanner], _ found: [(banner: FoundBanner, library: BannerLibrary, place: AppPlace)],
        to draft: inout SpecDraft
    ) {
        let counts = Dictionary(found.map { ($0.library.name, 1) }, uniquingKeysWith: +)
        for name in LevelDraft.names {
            let own = found.filter { $0.banner.level == name }
            // Of libraries that are used as often, the first by name counts.
            guard
                let chosen = own.max(by: {
                    (counts[$0.library.name] ?? 0, $1.library.name) < (counts[$1.library.name] ?? 0, $0.library.name)
                }),
                let level = LevelDraft.level(name, chosen.library, chosen.place)
            else { continue }
            draft.levels.append(level)
        }
    }

    /// The languages in which every text is. What stands in code is in one.
    private func addLocales(_ banners: [FoundBanner], to draft: inout SpecDraft) {
        let development = texts.development
        var all: Set<String> = []
        var shared: Set<String>?
        for content in banners.flatMap({ [$0.title, $0.text, $0.button?.title].compactMap { $0?.content } }) {
            var own: Set = [development]
            if case .key(let key, let table, _) = content { own = texts.locales(of: key, in: table) }
            all.formUnion(own)
            shared = shared?.intersection(own) ?? own
        }
        // A screen reader's words stand in the draft itself.
        let kept = (shared ?? []).filter { locale in
            locale != development && SpokenPrefixes.word(for: LevelDraft.names[0], in: locale) != nil
        }
        draft.locales = [development] + kept.sorted()
        draft.otherLocales = all.subtracting(draft.locales).sorted()
    }

    private func addTexts(_ banners: [FoundBanner], to draft: inout SpecDraft) -> TextUses {
        var uses: TextUses = [:]
        for content in banners.flatMap({ [$0.title, $0.text, $0.button?.title].compactMap { $0?.content } }) {
            guard case .key(_, let table, _) = content, uses[table] == nil else { continue }
            uses[table] = draft.uses.count
            let path = texts.tables[table].path
            draft.uses.append(
                SpecDraft.Use(path: QuotedScalar.quoting(prefix + path), file: path, isForBanners: true))
        }
        return uses
    }

    // MARK: A banner

    private func name(of banner: FoundBanner) -> String {
        for text in [banner.text, banner.title].compactMap(\.self) {
            let words: String
            switch text.content {
            case .key(let key, _, _): words = key
            case .pattern(let pieces):
                words = pieces.map {
                    switch $0 {
                    case .text(let text): text
                    case .parameter(let index): " \(banner.parameters[index].name) "
                    }
                }.joined()
            }
            if let name = DraftName.camel(words) { return name }
        }
        return banner.level
    }

    private func banner(
        _ banner: FoundBanner, _ name: String, _ places: [AppPlace], _ textUses: TextUses,
        _ buttons: inout ButtonDrafts, _ library: BannerLibrary, _ draft: inout SpecDraft
    ) -> SpecDraft.Banner {
        var fields: [(key: String, text: String, isNeeded: Bool)] = [("level", banner.level, true)]
        let used = Set(textUses.keys)
        if !banner.parameters.isEmpty {
            let all = banner.parameters.map { "\($0.name): { type: \($0.isNumber ? "int" : "string") }" }
            fields.append(("parameters", "{ \(all.joined(separator: ", ")) }", true))
            let open = banner.parameters.map {
                $0.isNumber ? "`min` and `max` of `\($0.name)`" : "the `maxLength` of `\($0.name)`"
            }
            note("say \(open.joined(separator: ", ")), so that texts can be measured", places, &draft)
        }
        if let title = banner.title { fields.append(("title", text(title, banner, used), true)) }
        if let text = banner.text { fields.append(("text", self.text(text, banner, used), true)) }
        var uses = [banner.title, banner.text, banner.button?.title].compactMap { text -> Int? in
            guard case .key(_, let table, _)? = text?.content else { return nil }
            return textUses[table]
        }
        let tint = banner.tint.flatMap { value($0, &uses, &draft) }
        let onTint = banner.onTint.flatMap { value($0, &uses, &draft) }
        if let tint {
            fields.append(("tint", tint, false))
        } else if let onTint {
            fields.append(("onTint", onTint, false))
        }
        if banner.isAtBottom { fields.append(("edge", "bottom", false)) }
        let times = times(of: banner, places, &draft)
        if !times.isEmpty { fields.append(("metrics", "{ \(times.joined(separator: ", ")) }", false)) }
        var button: String?
        if let found = banner.button {
            let name = buttons.name(of: found, text(found.title, banner, used))
            button = name
            fields.append(("dismissal", "[button, tap, swipe]", true))
            fields.append(("buttons", "[\(name)]", false))
        } else if banner.display == .never {
            fields.append(("dismissal", "[tap, swipe]", true))
        }
        return SpecDraft.Banner(
            name: name, level: banner.level, fields: fields, onTints: tint == nil ? [] : onTints(onTint, library),
            places: places, uses: uses, button: button)
    }

    /// What a banner with a tint of its own may draw over it: what the code says or else the library does, or black or white, one of
    /// which can be read on any colour.
    private func onTints(_ own: String?, _ library: BannerLibrary) -> [SpecDraft.OnTint] {
        let first = own ?? "\"\(library.textColor)\""
        let whose = own == nil ? "\(library.name) writes" : "the code writes"
        let others = ["\"#000000\"", "\"#FFFFFF\""].filter { $0 != first }
        return [SpecDraft.OnTint(text: first)]
            + others.map {
                SpecDraft.OnTint(
                    text: $0,
                    doubt:
                        "\(whose) \(first.filter { $0 != "\"" }) on the tint of this banner, which is too little contrast to read; the draft writes "
                        + $0.filter { $0 != "\"" })
            }
    }

    /// The metrics that are the banner's own.
    private func times(of banner: FoundBanner, _ places: [AppPlace], _ draft: inout SpecDraft) -> [String] {
        var times: [String] = []
        if let present = banner.present.flatMap(DraftText.duration) { times.append("present: \(present)") }
        switch banner.display {
        // People who need a button need time.
        case _ where banner.button != nil:
            if banner.display != .never {
                note(
                    "it leaves by itself although it has a button; in the draft it stays until someone ends it", places,
                    &draft)
            }
            times.append("display: never")
        case .never?: times.append("display: never")
        case .seconds(let seconds)?:
            if let display = DraftText.duration(seconds) { times.append("display: \(display)") }
        case nil: break
        }
        if let dismiss = banner.dismiss.flatMap(DraftText.duration) { times.append("dismiss: \(dismiss)") }
        return times
    }

    private func note(_ message: String, _ places: [AppPlace], _ draft: inout SpecDraft) {
        if let place = places.first { draft.doubts.append(Doubt(message, at: place)) }
    }

    private func value(_ color: FoundColor, _ uses: inout [Int], _ draft: inout SpecDraft) -> String? {
        switch color {
        case .value(let value): return value
        case .constant(let index):
            guard draft.colors.indices.contains(index) else { return nil }
            draft.colors[index].isUsed = true
            return "\"{palette.\(draft.colors[index].name)}\""
        case .named(let path):
            // Catalogues come first under `use`, in their order.
            if let index = colors.catalogue(of: path), index < SpecDrafter.useLimit { uses.append(index) }
            return QuotedScalar.quoting("{\(path)}")
        }
    }

    private func text(_ text: FoundText, _ banner: FoundBanner, _ used: Set<Int>) -> String {
        switch text.content {
        case .pattern(let pieces):
            return QuotedScalar.quoting(
                pieces.map {
                    switch $0 {
                    case .text(let text): text.doublingBraces
                    case .parameter(let index): "{\(banner.parameters[index].name)}"
                    }
                }.joined())
        case .key(let key, let table, let arguments):
            var members = ["key: \(QuotedScalar.quoting(key))"]
            if texts.needsTable(key, among: used) {
                members.append("table: \(QuotedScalar.quoting(texts.tables[table].name))")
            }
            if !arguments.isEmpty {
                members.append("arguments: [\(arguments.map { banner.parameters[$0].name }.joined(separator: ", "))]")
            }
            return "{ \(members.joined(separator: ", ")) }"
        }
    }
}

/// The buttons of a draft, each once.
private struct ButtonDrafts {
    private(set) var all: [SpecDraft.Button] = []
    private var names = DraftNames()
    private var known: [String: String] = [:]

    /// The name of a button whose title is written as `title`.
    mutating func name(of button: FoundBanner.Button, _ title: String) -> String {
        let text = "{ kind: emphasis, title: \(title)\(button.dismisses ? ", role: dismiss" : "") }"
        if let name = known[text] { return name }
        var words = "button"
        switch button.title.content {
        case .key(let key, _, _): words = key
        case .pattern(let pieces): if case .text(let text)? = pieces.first { words = text }
        }
        let name = names.unique(DraftName.camel(words) ?? "button")
        known[text] = name
        all.append(SpecDraft.Button(name: name, text: text))
        return name
    }
}

extension String {
    fileprivate var doublingBraces: String {
        reduce(into: "") { text, character in
            text.append(character)
            if character == "{" || character == "}" { text.append(character) }
        }
    }
}
