// SPDX-License-Identifier: Apache-2.0

extension BannerLocale {
    /// The languages that serve a person who reads `locale`, the best first, as canonical BCP 47 tags: the tag itself and its parents, what
    /// is meant by the last of them, and what readers of the language understand as well. None is in another script.
    static func candidates(for locale: String) -> [String] {
        let tag = Tag(locale)
        let related = relatives(of: tag).flatMap { candidates(for: $0) }
        return chain(of: tag) + (meant[tag.languageAndScript] ?? []) + related
    }

    /// The languages whose texts serve readers of `locale`, a BCP 47 tag, where there is none in it, the nearest first.
    ///
    /// All are in the same script: `zh` is Simplified Chinese and no translation for `zh-Hant` or `zh-TW`, nor is `hi` one for `hi-Latn`
    /// (CLDR, Parent Locales: the parent of a script that is not the language's own is `root`). Of two languages at most one is wider than
    /// the other, so that whoever goes from each to the next comes to an end.
    package static func wider(of locale: String) -> [String] {
        let tag = Tag(locale)
        let own = tag.subtags.joined(separator: "-")
        let known = chain(of: tag) + relatives(of: tag).flatMap { chain(of: Tag($0)) }
        // An extension such as `-u-nu-latn` is no part of the language, whose own texts then come first.
        let wider = known.firstIndex(of: own).map { known[$0...].dropFirst(tag.isWhole ? 1 : 0) } ?? known[...]
        return own == locale ? Array(wider) : spelled(wider, as: locale)
    }

    /// `wider` as far as it is a part of `locale` in the letters of that, which stands there in others than usual or with an old name.
    private static func spelled(_ wider: ArraySlice<String>, as locale: String) -> [String] {
        wider.compactMap { tag in
            let written = String(locale.prefix(tag.count))
            guard isEqual(written, tag) else { return tag }
            return written == locale ? nil : written
        }
    }

    /// `locale` as a canonical tag with its script: `zh-Hant-HK` for `zh-HK`.
    package static func withScript(_ locale: String) -> String {
        let tag = Tag(locale)
        return ([tag.languageAndScript] + tag.rest).joined(separator: "-")
    }

    /// Whether two tags mean the same language, script and region: `zh-HK` and `zh-Hant-HK`, `sr` and `sr-Cyrl`, `iw` and `he`.
    package static func areSame(_ one: String, _ other: String) -> Bool {
        if isEqual(one, other) { return true }
        return Tag(one).isWhole && Tag(other).isWhole && withScript(one) == withScript(other)
    }

    /// The canonical tags that mean the same language, script and region as `locale`, but for itself: `zh-HK` for `zh-Hant-HK`, `sr-Cyrl`
    /// for `sr`, `iw` for `he`.
    package static func sameTags(as locale: String) -> [String] {
        let tag = Tag(locale)
        guard tag.isWhole else { return [] }
        let names = [tag.language] + Tag.formerNames(of: tag.language)
        return spellings(of: names, tag.likelyScript, tag.rest).filter { !isEqual($0, locale) }
    }

    /// `locale` as a canonical tag, and it with its subtags cut off one by one until the language is left.
    static func truncations(of locale: String) -> [String] { Tag(locale).truncations }

    /// The language of `locale` without script and region.
    package static func bareLanguage(of locale: String) -> String { Tag(locale).language }

    /// The language of `locale`, and its region where it has one.
    static func languageAndRegion(of locale: String) -> (language: String, region: String?) {
        let tag = Tag(locale)
        return (tag.language, tag.region)
    }

    // MARK: Parents

    /// The tag with its subtags cut off one by one, and before the bare language the parents of its region; each with its script, and
    /// without it where that is understood.
    private static func chain(of tag: Tag) -> [String] {
        let (rest, script) = (tag.rest, tag.likelyScript)
        let names = [tag.language] + Tag.formerNames(of: tag.language)
        let ends = rest.indices.reversed().map { Array(rest[...$0]) } + parents(of: tag).map { [$0] } + [[]]
        return ends.flatMap { spellings(of: names, script, $0) }
    }

    /// The tags of a language under each of its `names`, with the subtags `rest` behind its script, which is left out where it is understood.
    private static func spellings(of names: [String], _ script: String, _ rest: [String]) -> [String] {
        names.flatMap { name in
            let short = ([name] + rest).joined(separator: "-")
            let long = ([name, script] + rest).joined(separator: "-")
            return Tag(short).likelyScript == script ? [long, short] : [long]
        }
    }

    /// The regions above that of `tag`, the nearest first.
    private static func parents(of tag: Tag) -> [String] {
        guard var region = tag.region, let groups = parents[tag.languageAndScript] else { return [] }
        var found: [String] = []
        // A group stands before that of its parent.
        for (parent, regions) in groups where regions.split(separator: " ").contains(Substring(region)) {
            found.append(parent)
            region = parent
        }
        return found
    }

    /// The regions above others in which a language is written alike, before the language itself (CLDR 48, supplemental/parentLocales).
    private static let parents: [String: [(parent: String, regions: String)]] = [
        "en-Latn": [
            ("150", "AT BE CH CZ DE DK EE ES FI FR GE HU IT LT LV NL NO PL PT RO SE SI SK UA"),
            (
                "001",
                """
                150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GS GY HK ID IE IL IM IN \
                IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH \
                SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
                """
            ),
        ],
        "es-Latn": [("419", "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE")],
        "pt-Latn": [("PT", "AO CH CV FR GQ GW LU MO MZ ST TL")],
        "zh-Hant": [("HK", "MO")],
    ]

    // MARK: Relatives

    /// What a language without a region means, or one that is a group of others (CLDR 48, Likely Subtags and Aliases).
    private static let meant = [
        "no-Latn": ["nb"], "pt-Latn": ["pt-BR"], "zh-Hans": ["zh-Hans-CN", "zh-CN"],
        "zh-Hant": ["zh-Hant-TW", "zh-TW"],
    ]

    private static func relatives(of tag: Tag) -> [String] { relatives[tag.languageAndScript] ?? [] }

    /// What readers of a language understand if it is missing (CLDR 48, Parent Locales and Language Matching).
    private static let relatives = [
        "nb-Latn": ["no"], "nn-Latn": ["nb", "no"], "yue-Hans": ["zh-Hans"], "yue-Hant": ["zh-Hant-HK"],
    ]

    // MARK: For tables of generated code

    /// The languages of ``relatives``, without script and region.
    private static let relatedLanguages = relatives.map { reader, served in
        (reader: Tag(reader).language, served: Set(served.map { Tag($0).language }))
    }

    /// The languages, without script and region, whose readers `locale` may serve, those of old names included.
    package static func readers(of locale: String) -> [String] {
        let language = Tag(locale).language
        let others = relatedLanguages.filter { $0.served.contains(language) }.map { $0.reader }
        let all = [language] + (language == "nb" ? ["no"] : []) + others
        return all + all.flatMap(Tag.formerNames)
    }

    /// The regions in which `language` is in another script than elsewhere, or has a parent of its own.
    package static func ownRegions(of language: String) -> [String] {
        let language = Tag(language).language
        let groups = parents.filter { Tag($0.key).language == language }.values.joined()
        return regionsWithScript(of: language)
            + groups.flatMap { $0.regions.split(separator: " ").map(String.init) + [$0.parent] }
    }
}
