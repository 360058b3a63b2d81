// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Reads files with the texts of a spec in one language, such as `banners.de.yaml`, into what the spec declares.
struct LanguageFileReader {
    let reader: NodeReader
    let locales: LocaleScope

    /// Whether the file is one of these: it says in which language it is.
    static func isLanguageFile(_ tree: NodeTree) -> Bool {
        tree.root.value(named: LanguageFileKey.locale.rawValue) != nil
    }

    /// The key that makes a file, which is read by itself, one of texts in one language; `nil` where `locale` is but a slip in a spec.
    static func loneLocale(of tree: NodeTree) -> Node? {
        let keys = tree.root.entries.map(\.key.text)
        guard keys.allSatisfy({ LanguageFileKey(rawValue: $0) != nil }) else { return nil }
        return tree.root.entries.first { $0.key.text == LanguageFileKey.locale.rawValue && $0.value.kind == .scalar }?
            .key
    }

    func read(_ tree: NodeTree, into declarations: inout Declarations) {
        var sections: [(LanguageFileKey, Node)] = []
        var locale: String?
        reader.fields(of: tree.root, "a file with texts in one language", as: LanguageFileKey.self) {
            field, key, value in
            switch field {
            case .bannerc: break
            case .description: _ = reader.description(value, key)
            case .locale: locale = self.locale(value, key)
            case .banners, .buttons, .levels: sections.append((field, value))
            }
        }
        guard let locale else { return }
        for (section, value) in sections {
            switch section {
            case .banners: readBanners(value, locale, &declarations)
            case .buttons: readButtons(value, locale, &declarations)
            case .levels: readLevels(value, locale, &declarations)
            case .bannerc, .description, .locale: break
            }
        }
    }

    private func locale(_ node: Node, _ key: Node) -> String? {
        guard let tag = reader.scalar(node, key, "a language tag"), reader.isLocale(tag, node) else { return nil }
        guard let supported = locales.supported, !supported.contains(tag), !locales.isFaulty else { return tag }
        reader.report(
            .invalidLocale, "`\(reader.shown(tag))` is not among the supported locales", at: node.place,
            help: [reader.helpSupporting(tag, supported)])
        return nil
    }

    // MARK: Sections

    private func readBanners(_ node: Node, _ locale: String, _ declarations: inout Declarations) {
        forEach(node, .banners, "a banner", &declarations.banners) { value, name, banner in
            let parameters = banner.parameters
            reader.fields(of: value, "a banner in one language", as: BannerTextKey.self) { field, key, value in
                if field == .points { return points(value, key, locale, banner) }
                let takes = [.title, .text, .completion].contains(field) ? parameters : .none
                guard let entry = reader.translation(value, key, locale, parameters: takes) else { return }
                let addition: LocalizedText.Addition? =
                    switch field {
                    case .text: banner.text?.add(entry)
                    case .title: banner.extras?.title?.add(entry)
                    case .link: banner.extras?.link?.title.add(entry)
                    case .completion: banner.extras?.progress?.completion?.text?.add(entry)
                    case .alsoAvailableAt: banner.extras?.alsoAvailableAt?.add(entry)
                    case .imageLabel: banner.extras?.image?.label?.add(entry)
                    case .spokenPrefix: banner.overrides?.level.spokenPrefix?.add(entry)
                    case .iconLabel: banner.overrides?.level.icon?.value?.label?.add(entry)
                    // Read above.
                    case .points: .added
                    }
                report(addition, of: entry, key, name)
            }
        }
    }

    private func points(_ node: Node, _ key: Node, _ locale: String, _ banner: BannerDeclaration) {
        guard let items = reader.items(node, key, "texts") else { return }
        let count = banner.extras?.points.count ?? 0
        guard items.count == count else {
            return reader.report(
                .outOfRange, "the banner has \(count) points, but here are \(items.count)", at: node.place,
                help: ["translate each point, in the same order"])
        }
        for (index, item) in items.enumerated() {
            guard let entry = reader.translation(item, key, locale, parameters: banner.parameters) else { continue }
            // There are as many points as items.
            report(banner.extras?.points[index].add(entry), of: entry, key, nil)
        }
    }

    private func readButtons(_ node: Node, _ locale: String, _ declarations: inout Declarations) {
        forEach(node, .buttons, "a button", &declarations.buttons) { value, name, button in
            reader.fields(of: value, "a button in one language", as: ButtonTextKey.self) { field, key, value in
                guard let entry = reader.translation(value, key, locale) else { return }
                let addition: LocalizedText.Addition? =
                    switch field {
                    case .title: button.title?.add(entry)
                    case .label: button.label?.add(entry)
                    case .imageLabel: button.image?.label?.add(entry)
                    }
                report(addition, of: entry, key, name)
            }
        }
    }

    private func readLevels(_ node: Node, _ locale: String, _ declarations: inout Declarations) {
        forEach(node, .levels, "a level", &declarations.levels) { value, name, level in
            reader.fields(of: value, "a level in one language", as: LevelTextKey.self) { field, key, value in
                guard let entry = reader.translation(value, key, locale) else { return }
                let addition: LocalizedText.Addition? =
                    switch field {
                    case .spokenPrefix: level.fields.spokenPrefix?.add(entry)
                    case .iconLabel: level.fields.icon?.value?.label?.add(entry)
                    }
                report(addition, of: entry, key, name)
            }
        }
    }

    /// Visits the definitions of a section that the spec has too.
    private func forEach<Definition>(
        _ node: Node, _ section: RootKey, _ subject: String, _ table: inout Table<Definition>,
        _ body: (Node, String, inout Definition) -> Void
    ) {
        reader.definitions(of: node, "`\(section.rawValue)`") { name, _, value in
            let faults = reader.findings.count
            let isKnown = table.update(name.value) { definition in body(value, name.value, &definition) }
            if !isKnown, !table.hasFailed(name.value) {
                let nearest = NearestName.find(name.value, among: table.names)
                reader.report(
                    .unknownReference, "the spec has no \(subject.dropFirst(2)) `\(reader.shown(name.value))`",
                    at: name.place,
                    help: [nearest.map { "did you mean `\($0)`?" } ?? "remove it, or add it to the spec"])
            }
            // A definition whose translation is at fault is not what its author meant.
            if reader.findings.count > faults, let place = table.place(of: name.value) {
                reader.unresolved.append(place)
            }
        }
    }

    /// Reports a translation of nothing, and one that is there twice.
    private func report(
        _ addition: LocalizedText.Addition?, of entry: LocalizedText.Entry, _ key: Node, _ name: String?
    ) {
        switch addition {
        case .added?: break
        case .known(let other)?:
            reader.report(
                .duplicateDefinition, "the text in `\(entry.locale)` is written elsewhere too", at: entry.place,
                labels: [Label("the other one", at: other.place)], help: ["remove one of them"])
        case nil:
            reader.report(
                .unknownReference,
                "\(name.map { "`\(reader.shown($0))` of the spec" } ?? "the spec") has no `\(key.text)` to translate",
                at: key.place, help: ["write it in the spec first, in the development language"])
        }
    }
}

extension LocalizedText {
    /// What became of a translation.
    fileprivate enum Addition {
        case added
        /// The text has one in this language.
        case known(Entry)
    }

    fileprivate mutating func add(_ entry: Entry) -> Addition {
        if let other = entries.first(where: { $0.locale == entry.locale }) { return .known(other) }
        entries.append(entry)
        return .added
    }
}

/// The keys of a file with texts in one language.
enum LanguageFileKey: String, SpecKey { case bannerc, locale, description, banners, buttons, levels }

/// The texts of a banner, by what the target `xcstrings` calls them.
enum BannerTextKey: String, SpecKey {
    case title, text, points, link, completion, alsoAvailableAt, imageLabel, spokenPrefix, iconLabel
}

enum ButtonTextKey: String, SpecKey { case title, label, imageLabel }

enum LevelTextKey: String, SpecKey { case spokenPrefix, iconLabel }
