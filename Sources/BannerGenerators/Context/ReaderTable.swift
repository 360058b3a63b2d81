// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// Which language of a spec serves whom, for generated code that chooses as `BannerLocale` does. Whoever reads a tag looks for it, with
/// its script, and then for what is left of it when its subtags are cut off one by one as far as the script.
struct ReaderTable: Sendable {
    /// Tags with one value in common.
    struct Group: Sendable {
        let value: String
        let tags: [String]
    }

    /// The scripts of tags that name none: of languages that are not written in Latin, and of regions where a language is written in
    /// another than elsewhere.
    let scripts: [Group]
    /// The languages of the spec, with the tags that each serves. All but the languages themselves are in small letters.
    let languages: [Group]

    init(_ supported: [String]) {
        var (scripts, served): ([String: String], [String: String]) = ([:], [:])
        // The locales by the languages whose readers they may serve.
        var locales: [String: [String]] = [:]
        for locale in supported {
            for language in Set(BannerLocale.readers(of: locale)) { locales[language, default: []].append(locale) }
        }
        for (language, serving) in locales {
            let own = Self.scripts(of: language)
            let tags = Self.tags(of: language, Set(own.values), serving)
            Self.add(tags, supported, to: &served)
            guard tags.contains(where: { served[$0] != nil }) else { continue }
            scripts.merge(own) { first, _ in first }
        }
        // Latin is understood.
        let unusual = scripts.filter { tag, script in
            script != "latn" || tag.utf8.contains(UInt8(ascii: "-"))
        }
        self.scripts = Self.groups(unusual)
        let places = Dictionary(zip(supported, supported.indices)) { first, _ in first }
        languages = Self.groups(served).sorted { places[$0.value, default: 0] < places[$1.value, default: 0] }
    }

    /// The script of `language`, and of its regions that have another.
    private static func scripts(of language: String) -> [String: String] {
        let usual = BannerLocale.likelyScript(of: language)
        var scripts = [language: usual.lowercased()]
        for region in BannerLocale.ownRegions(of: language) {
            let tag = "\(language)-\(region)"
            let script = BannerLocale.likelyScript(of: tag)
            if script != usual { scripts[tag.lowercased()] = script.lowercased() }
        }
        return scripts
    }

    /// The tags of `language`, whose readers the locales `serving` may serve, that may be served otherwise than what is left of them, in
    /// small letters, the shortest first.
    private static func tags(of language: String, _ scripts: Set<String>, _ serving: [String]) -> [String] {
        let all = serving.map(subtags)
        let scripts = scripts.union(all.map { $0[1] })
        let ends = Set(all.map { Array($0[2...]) } + BannerLocale.ownRegions(of: language).map { [$0.lowercased()] })
        let tags = scripts.flatMap { script in
            [[language, script]] + ends.filter { !$0.isEmpty }.map { [language, script] + $0 }
        }
        return tags.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }.map { $0.joined(separator: "-") }
    }

    /// At least two: the language, the script and then the rest of `locale`, in small letters.
    private static func subtags(of locale: String) -> [String] {
        BannerLocale.withScript(locale).lowercased().split(separator: "-").map(String.init)
    }

    private static func add(_ tags: [String], _ supported: [String], to served: inout [String: String]) {
        for tag in tags {
            guard let best = BannerLocale.best(of: supported, for: [tag]) else { continue }
            if inherited(by: tag, served) != best { served[tag] = best }
        }
    }

    /// What serves `tag` if it does not stand in the table.
    private static func inherited(by tag: String, _ served: [String: String]) -> String? {
        let parts = tag.split(separator: "-")
        return parts.indices.dropFirst(2).reversed().lazy
            .compactMap { served[parts[..<$0].joined(separator: "-")] }.first
    }

    private static func groups(_ values: [String: String]) -> [Group] {
        Dictionary(grouping: values.keys) { values[$0] ?? "" }
            .map { Group(value: $0.key, tags: $0.value.sorted()) }
            .sorted { $0.value < $1.value }
    }
}
