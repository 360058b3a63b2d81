// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// A first spec of an app's banners, in parts that can be taken out again where they turn out to be wrong.
public struct SpecDraft: Sendable {
    /// A part of a draft.
    public enum Part: Hashable, Sendable {
        /// A file under `use`.
        case use(Int)
        /// A level, with all of its banners.
        case level(String)
        /// A banner as a whole.
        case banner(Int)
        /// A key of a banner that it can do without.
        case field(Int, String)
    }

    /// A file under `use`.
    struct Use: Sendable {
        /// The path from the spec, quoted.
        var path: String
        /// The path in the project.
        var file: String
        /// The key that it stands under; `nil` for the list.
        var key: String?
        /// What it is good for, as a comment.
        var comment: String?
        /// Whether it is of use only where a banner needs it.
        var isForBanners = false
    }

    /// A colour of the palette.
    struct PaletteColor: Sendable {
        var name: String
        var value: String
        var place: AppPlace
        /// Whether a banner names it. The others are comments, since nothing would become of them.
        var isUsed = false
    }

    /// A level.
    struct Level: Sendable {
        var name: String
        /// Its lines, behind the name.
        var lines: [String]
        /// What its colours come to, where they are not those of the library.
        var doubt: Doubt?
    }

    /// A banner.
    struct Banner: Sendable {
        var name: String
        var level: String
        /// The keys in their order; those with `isNeeded` make the banner.
        var fields: [(key: String, text: String, isNeeded: Bool)]
        /// What may be drawn over its own `tint`: the first that can be read is written.
        var onTints: [OnTint] = []
        var places: [AppPlace]
        /// The indices of files that its texts are in, and of colours.
        var uses: [Int]
        /// The name of its button.
        var button: String?
    }

    /// A colour over the tint of a banner.
    struct OnTint: Sendable {
        /// As a spec writes it.
        var text: String
        /// What is to be told where it is written.
        var doubt: String?
    }

    /// A button.
    struct Button: Sendable {
        var name: String
        var text: String
    }

    /// The languages, that of the development first.
    var locales = ["en"]
    /// Languages of the app's files that the draft leaves out.
    var otherLocales: [String] = []
    var uses: [Use] = []
    var colors: [PaletteColor] = []
    var levels: [Level] = []
    var banners: [Banner] = []
    var buttons: [Button] = []
    /// What the draft leaves out or open, in the order of the files.
    public internal(set) var doubts: [Doubt] = []
    private var removed: Set<Part> = []

    /// Whether nothing was found that a spec could hold.
    public var isEmpty: Bool { uses.isEmpty && colors.isEmpty && banners.isEmpty }

    /// How many banners it has.
    public var bannerCount: Int { banners.indices.filter(isKept).count }

    private func isKept(_ banner: Int) -> Bool { !removed.contains(.banner(banner)) }

    /// Adds what is left out for reasons of the caller's.
    public mutating func add(_ more: [Doubt]) { doubts += more }

    // MARK: Taking out

    /// The file under `use` that lies at `path`, relative to the project.
    public func part(using path: String) -> Part? {
        uses.firstIndex { path == $0.file || path.hasPrefix($0.file + "/") }.map { .use($0) }
    }

    /// Takes a part out that `message` finds fault with. A file takes along the banners that need it.
    ///
    /// A tint on which something can't be read is tried with the next colour over it first.
    public mutating func remove(_ part: Part, because message: String) {
        if case .field(let index, "tint") = part, banners[index].onTints.count > 1 {
            banners[index].onTints.removeFirst()
            return
        }
        guard removed.insert(part).inserted else { return }
        switch part {
        case .use(let index):
            doubts.append(Doubt("the draft doesn't use it: \(message)", at: AppPlace(path: uses[index].file)))
            for banner in banners.indices where banners[banner].uses.contains(index) {
                remove(.banner(banner), because: "a file that it needs can't be used")
            }
        case .level(let name):
            for banner in banners.indices where banners[banner].level == name {
                remove(.banner(banner), because: "its level `\(name)` is in error: \(message)")
            }
        case .banner(let index): note("the banner is left out: \(message)", banners[index])
        case .field(let index, let key): note("`\(key)` is left out: \(message)", banners[index])
        }
    }

    private mutating func note(_ message: String, _ banner: Banner) {
        if let place = banner.places.first { doubts.append(Doubt(message, at: place)) }
    }

    /// Leaves all languages out but that of the development. Returns whether there were others.
    public mutating func keepDevelopmentLanguage() -> Bool {
        guard locales.count > 1 else { return false }
        otherLocales += locales.dropFirst()
        locales = [locales[0]]
        return true
    }

    // MARK: The text

    /// The spec.
    public struct Text: Sendable {
        /// Its lines.
        public var lines: [String] = []
        /// The part that each line belongs to.
        public var parts: [Part?] = []

        /// All lines.
        public var text: String { lines.joined(separator: "\n") + "\n" }

        mutating func add(_ line: String, _ part: Part? = nil) {
            lines.append(line)
            parts.append(part)
        }
    }

    /// Doubts that the spec itself lists.
    private static let doubtLimit = 200
    /// Places that the comment of a banner lists.
    private static let placeLimit = 5

    /// The spec, with the part that each line belongs to.
    public func written() -> Text {
        var text = Text()
        text.add(
            "# A first draft, which `bannerc init --from` made of what the app's files say. Comments tell where things come from."
        )
        text.add("# Read it before you build on it, and see at the end what it leaves out.")
        text.add("bannerc: 1")
        text.add("name: AppBanners")
        writeUses(&text)
        writeLocales(&text)
        writeColors(&text)
        writeDesign(&text)
        writeBanners(&text)
        writeDoubts(&text)
        return text
    }

    /// The banners that are kept.
    private var kept: [(index: Int, banner: Banner)] {
        banners.enumerated().filter { isKept($0.offset) }.map { ($0.offset, $0.element) }
    }

    private func writeUses(_ text: inout Text) {
        let needed = Set(kept.flatMap(\.banner.uses))
        let all = uses.enumerated().filter { index, use in
            !removed.contains(.use(index)) && (!use.isForBanners || needed.contains(index))
        }
        guard !all.isEmpty else { return }
        text.add("use:")
        for (index, use) in all where use.key == nil {
            if let comment = use.comment { text.add("  \(comment)") }
            text.add("  - \(use.path)", .use(index))
        }
        for key in ["tokens", "light", "dark", "lightHighContrast", "darkHighContrast"] {
            let files = all.filter { $0.element.key == key }
            for file in files { text.add("  - { \(key): \(file.element.path) }", .use(file.offset)) }
        }
    }

    private func writeLocales(_ text: inout Text) {
        if !otherLocales.isEmpty {
            text.add(
                DraftText.comment(
                    "The app has \(otherLocales.sorted().joined(separator: ", ")) too: translate what stands here, and add them."
                ))
        }
        let quoted = locales.map(quoted)
        text.add("locales: { development: \(quoted[0]), supported: [\(quoted.joined(separator: ", "))] }")
    }

    /// YAML 1.1 takes the code of Norwegian for a truth value.
    private func quoted(_ locale: String) -> String {
        PlainScalar.words.contains(locale.lowercased()) ? QuotedScalar.quoting(locale) : locale
    }

    private func writeColors(_ text: inout Text) {
        guard !colors.isEmpty else { return }
        text.add("")
        let used = colors.filter(\.isUsed)
        if !used.isEmpty { text.add("palette:") }
        for color in used { text.add("  \(line(color))") }
        guard used.count < colors.count else { return }
        text.add("# Colours that no banner here has. Those that yours need go into the `palette`.")
        for color in colors where !color.isUsed { text.add("#   \(line(color))") }
    }

    private func line(_ color: PaletteColor) -> String {
        "\(color.name): \(color.value)  \(DraftText.comment(path: color.place.text))"
    }

    private func writeDesign(_ text: inout Text) {
        let names = Set(kept.map(\.banner.level))
        guard !names.isEmpty else { return }
        let titles = Set(kept.compactMap { removed.contains(.field($0.index, "buttons")) ? nil : $0.banner.button })
        if !titles.isEmpty {
            text.add("")
            text.add("buttons:")
            for button in buttons where titles.contains(button.name) { text.add("  \(button.name): \(button.text)") }
        }
        text.add("")
        text.add("levels:")
        for level in levels where names.contains(level.name) {
            let part = Part.level(level.name)
            text.add("  \(level.name):", part)
            for line in level.lines { text.add("    \(line)", part) }
            text.add("    spokenPrefix: \(prefix(of: level.name))", part)
        }
        text.add("")
        text.add("styles:")
        text.add("  standard:")
        text.add("    text: { maxLines: 4 }")
        text.add("    dismissal: [tap, swipe, timer]")
        text.add("    maxWidth: 600")
        text.add("")
        text.add("queue:")
        text.add("  conflict: stepAside  # one that waits for an answer lets others pass, and comes back")
    }

    private func prefix(of level: String) -> String {
        let words = locales.map { locale in
            QuotedScalar.quoting(
                SpokenPrefixes.word(for: level, in: locale) ?? SpokenPrefixes.word(for: level, in: "en") ?? level)
        }
        guard words.count > 1 else { return words[0] }
        return "{ \(zip(locales, words).map { "\(quoted($0)): \($1)" }.joined(separator: ", ")) }"
    }

    private func writeBanners(_ text: inout Text) {
        guard !kept.isEmpty else { return }
        text.add("")
        text.add("banners:")
        for (index, banner) in kept {
            for place in banner.places.prefix(Self.placeLimit) {
                text.add("  \(DraftText.comment(path: place.text))", .banner(index))
            }
            if banner.places.count > Self.placeLimit {
                text.add("  # and \(banner.places.count - Self.placeLimit) more", .banner(index))
            }
            text.add("  \(banner.name):", .banner(index))
            for field in banner.fields {
                let part = field.isNeeded ? Part.banner(index) : .field(index, field.key)
                if !field.isNeeded, removed.contains(part) { continue }
                text.add("    \(field.key): \(field.text)", part)
                if field.key == "tint", let color = banner.onTints.first { text.add("    onTint: \(color.text)", part) }
            }
        }
    }

    private func writeDoubts(_ text: inout Text) {
        guard !doubts.isEmpty else { return }
        text.add("")
        text.add("# What nobody could be sure of:")
        let all = sortedDoubts
        for doubt in all.prefix(Self.doubtLimit) {
            text.add(DraftText.comment(path: doubt.place.text, ": \(doubt.message)"))
        }
        if all.count > Self.doubtLimit { text.add("# and \(all.count - Self.doubtLimit) more") }
    }

    /// All doubts, each once, in the order of the files; those of levels that no banner has left out.
    public var sortedDoubts: [Doubt] {
        let names = Set(kept.map(\.banner.level))
        let colors = kept.compactMap { index, banner -> Doubt? in
            guard !removed.contains(.field(index, "tint")), let message = banner.onTints.first?.doubt,
                let place = banner.places.first
            else { return nil }
            return Doubt(message, at: place)
        }
        let all = doubts + colors + levels.filter { names.contains($0.name) }.compactMap(\.doubt)
        return Set(all).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }
}
