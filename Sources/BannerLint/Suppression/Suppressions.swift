// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The suppressions of a spec and of the files that it uses, applied to its findings.
struct Suppressions {
    /// The suppressions, by file and place.
    private(set) var all: [Suppression] = []
    /// What is wrong with suppressions.
    private(set) var findings: [Finding] = []

    /// What suppresses findings of a banner before they are reported.
    struct Pass: Hashable {
        /// The banner.
        var banner: String
        /// The suppression and its mention of the rule, by their indices.
        fileprivate var suppression: Int
        fileprivate var mention: Int
    }

    /// The rules that the suppressions of a file may name, each with the banners that it does so for. A file of nothing but
    /// suppressions has hundreds of thousands, and each finding is held against them.
    static let mentionLimit = 10_000

    /// How many unknown rules were looked up.
    private var suggestions = SuggestionBudget(20)
    /// The names of banners by where they begin, in each file that was asked about.
    private var bannerStarts: [FileID: [Int: String]] = [:]
    /// The suppressions that mention a rule, by file.
    private var byRule: [FileID: [RuleID: [Int]]] = [:]
    /// The suppressions above the definition of a banner, by its name: they speak of the banner, wherever what it shows is written.
    private var byBanner: [String: [Int]] = [:]
    /// How many rules those of a file mention.
    private var mentionCounts: [FileID: Int] = [:]
    private var sources: [FileID: SourceFile] = [:]
    /// For lines of a file without anything but comments, the next one that has more.
    private var nextLines: [Int: Int] = [:]
    /// For first lines of definitions, the last one.
    private var lastLines: [Int: Int] = [:]
    private let settings: [RuleSetting]
    private let isWhole: Bool
    /// The names of all banners.
    private var banners: Set<String> = []
    /// Where texts are asked for that stand in other files: what a comment suppresses there, it suppresses in those.
    private let textUses: TextUses

    /// The suppressions in `trees`. Of a spec that is not whole, rules have seen a part: what they did not find there may be in
    /// the rest.
    init(_ trees: [NodeTree], _ settings: [RuleSetting], isWhole: Bool, textUses: TextUses) {
        self.textUses = textUses
        self.settings = settings
        self.isWhole = isWhole
        for tree in trees where tree.source.bytes.containsSuppression {
            if banners.isEmpty { banners = Self.banners(in: trees) }
            sources[tree.file] = tree.source
            (nextLines, lastLines) = ([:], [:])
            for comment in tree.comments {
                read(comment, tree)
                if mentionCounts[tree.file, default: 0] > Self.mentionLimit { break }
            }
        }
    }

    private static func banners(in trees: [NodeTree]) -> Set<String> {
        trees.reduce(into: []) { names, tree in
            for (key, value) in tree.root.entries where key.text == "banners" {
                for (name, _) in value.entries { names.insert(name.text) }
            }
        }
    }

    private mutating func reportUnknown(banner: String, _ place: Place) {
        let nearest = NearestName.find(banner, among: Array(banners))
        report(
            SuppressionUnknown.self, "there is no banner `\(banner.prefix(60))`", place,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    private mutating func read(_ comment: Comment, _ tree: NodeTree) {
        var parser = SuppressionParser(tree.source.bytes, comment.place.bytes)
        switch parser.parse() {
        case .other: return
        case .malformed(let why):
            let example = "write `# bannerc: ignore[contrast-text] -- why it may stay`"
            report(
                SuppressionSyntax.self, "this suppression suppresses nothing: \(why)", comment.place, help: [example])
        case .parsed(let parsed): add(parsed, comment, tree)
        }
    }

    private mutating func add(_ parsed: SuppressionParser.Parsed, _ comment: Comment, _ tree: NodeTree) {
        let count = mentionCounts[tree.file, default: 0] + parsed.names.count
        mentionCounts[tree.file] = count
        guard count <= Self.mentionLimit else {
            findings.append(
                Finding(
                    .workLimit, .error,
                    "comments let more than \(Self.mentionLimit) rules pass in this file; those from here on let none",
                    at: comment.place,
                    help: ["write `# bannerc: ignore-file[…] -- reason`, or turn the rules off under `lint`"]))
            return
        }
        if let dash = parsed.dash {
            let place = Place(file: comment.place.file, bytes: dash)
            report(
                SuppressionReason.self, "a reason follows two hyphens, but this is a dash", place,
                help: ["write `--`"],
                fix: Fix("write `--`", .safe, edits: [Edit(replacing: place, with: "--")]))
        } else if !parsed.hasReason {
            report(
                SuppressionReason.self, "this suppression gives no reason", comment.place,
                help: ["give the reason after `--`: `# bannerc: ignore[…] -- why it may stay`"])
        }
        var mentions: [Suppression.Mention] = []
        // A rule that is unknown is told of once, however many banners it names.
        var unknown: Set<String> = []
        var behindBanner: String?
        for name in parsed.names where !unknown.contains(name.rule) {
            defer { behindBanner = name.banner ?? behindBanner }
            let place = Place(file: comment.place.file, bytes: name.bytes)
            guard let rule = known(name.rule, place, behindBanner: behindBanner) else {
                unknown.insert(name.rule)
                continue
            }
            if let banner = name.banner, isWhole, !banners.contains(banner) {
                reportUnknown(banner: banner, Place(file: comment.place.file, bytes: name.bytes))
                continue
            }
            let didRun = isWhole && severity(of: rule) != .off
            mentions.append(Suppression.Mention(rule: rule, banner: name.banner, place: place, didRun: didRun))
        }
        let lines = lines(of: comment, tree)
        let index = all.count
        all.append(
            Suppression(
                place: comment.place, removal: removal(of: comment, tree),
                scope: parsed.isForFile ? .file : .lines(lines), mentions: mentions))
        if comment.isAlone, !parsed.isForFile, let banner = banner(definedOn: lines.lowerBound, tree) {
            byBanner[banner, default: []].append(index)
        }
        for rule in Set(mentions.map(\.rule)) { byRule[tree.file, default: [:]][rule, default: []].append(index) }
    }

    /// The lines that a comment speaks of: its own, or if it stands alone, the next one with something else on it, and if a
    /// definition begins there, all of its lines.
    private mutating func lines(of comment: Comment, _ tree: NodeTree) -> ClosedRange<Int> {
        let first = line(of: comment, tree)
        let lines = tree.source.lines
        guard comment.isAlone, first < lines.count else { return first...first }
        if let last = lastLines[first] { return first...last }
        let range = lines.range(ofLine: first, in: tree.source.bytes)
        let start = tree.source.bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 }
        var last = first
        if let start, let definition = tree.definition(at: start) {
            last = max(first, lines.line(at: max(definition.lowerBound, definition.upperBound - 1)))
        }
        lastLines[first] = last
        return first...last
    }

    /// The banner whose definition begins on `line`, if one does.
    private mutating func banner(definedOn line: Int, _ tree: NodeTree) -> String? {
        guard line < tree.source.lines.count else { return nil }
        let range = tree.source.lines.range(ofLine: line, in: tree.source.bytes)
        guard let start = tree.source.bytes[range].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
        if bannerStarts[tree.file] == nil { bannerStarts[tree.file] = Self.bannerStarts(tree) }
        return bannerStarts[tree.file]?[start]
    }

    /// The names of banners, by where they begin.
    private static func bannerStarts(_ tree: NodeTree) -> [Int: String] {
        var starts: [Int: String] = [:]
        for (section, banners) in tree.root.entries where section.text == "banners" {
            for (name, _) in banners.entries where name.kind == .scalar {
                starts[name.place.bytes.lowerBound] = name.text
            }
        }
        return starts
    }

    /// The line that a comment speaks of: its own, or if it stands alone, the next one with something else on it.
    private mutating func line(of comment: Comment, _ tree: NodeTree) -> Int {
        let lines = tree.source.lines
        let own = lines.line(at: comment.place.bytes.lowerBound)
        guard comment.isAlone else { return own }
        // Comments below one another speak of the same line, which is looked for once.
        if let known = nextLines[own] { return known }
        var line = own
        repeat { line += 1 } while line < lines.count && isPassedOver(line, tree)
        for passed in own..<line { nextLines[passed] = line }
        return line
    }

    private func isPassedOver(_ line: Int, _ tree: NodeTree) -> Bool {
        let bytes = tree.source.bytes[tree.source.lines.range(ofLine: line, in: tree.source.bytes)]
        guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
            return true
        }
        return first == UInt8(ascii: "#")
    }

    private func removal(of comment: Comment, _ tree: NodeTree) -> Place {
        let bytes = tree.source.bytes
        var (start, end) = (comment.place.bytes.lowerBound, comment.place.bytes.upperBound)
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        if comment.isAlone {
            if end < bytes.count, bytes[end] == 0x0D { end += 1 }
            if end < bytes.count, bytes[end] == 0x0A { end += 1 }
        }
        return Place(file: comment.place.file, bytes: start..<end)
    }

    /// The rule that was perhaps meant by `name`. Beyond so many unknown ones, nobody looks at the names of all rules once more.
    private mutating func suggestion(for name: String) -> String? {
        suggestions.take() ? RuleSelector(name).suggestion : nil
    }

    /// The rule called `name`, if there is one and it can be suppressed.
    private mutating func known(_ name: String, _ place: Place, behindBanner banner: String?) -> RuleID? {
        guard let rule = RuleRegistry.rule(named: name) else {
            let nearest = suggestion(for: name)
            if nearest == nil, let banner {
                let help =
                    "if it is a banner, write a space in place of the comma: `\(banner.prefix(60)) \(name.prefix(60))`"
                report(SuppressionUnknown.self, "there is no rule `\(name.prefix(60))`", place, help: [help])
                return nil
            }
            report(
                SuppressionUnknown.self, "there is no rule `\(name.prefix(60))`", place,
                help: [nearest.map { "did you mean `\($0)`?" } ?? "`bannerc rules` lists them all"],
                fix: nearest.map { Fix("did you mean `\($0)`?", .unsafe, edits: [Edit(replacing: place, with: $0)]) })
            return nil
        }
        if let refusal = rule.refusal {
            report(SuppressionUnknown.self, "`\(rule.id.name)` can't be suppressed: \(refusal)", place)
            return nil
        }
        return rule.id
    }

    /// The findings that no comment suppresses. Errors of the language are never suppressed: nothing can be made of such a spec.
    mutating func filter(_ findings: [Finding]) -> [Finding] {
        guard !all.isEmpty else { return findings }
        return findings.filter { finding in
            finding.isLanguageError || !suppress(finding)
        }
    }

    private mutating func suppress(_ finding: Finding) -> Bool {
        var isSuppressed = false
        for index in suppressions(of: finding.rule, at: finding.place) {
            for mention in all[index].mentions.indices where all[index].mentions[mention].rule == finding.rule {
                // A finding that knows its banners asked before it was reported.
                if let banner = all[index].mentions[mention].banner,
                    finding.hasBanners || !finding.isInside(banner: banner)
                {
                    continue
                }
                all[index].mentions[mention].isUsed = true
                isSuppressed = true
            }
        }
        return isSuppressed
    }

    /// The suppressions that speak of the line of `place` and mention `rule`.
    private func suppressions(of rule: RuleID, at place: Place) -> [Int] {
        if let use = textUses.use(at: place) {
            return Set(use.asked.flatMap { suppressions(of: rule, at: $0) }).sorted()
        }
        guard let source = sources[place.file], let known = byRule[place.file]?[rule] else { return [] }
        let line = source.lines.line(at: place.bytes.lowerBound)
        return known.filter { index in
            switch all[index].scope {
            case .file: true
            case .lines(let lines): lines.contains(line)
            }
        }
    }

    /// Whether the same comments speak of `rule` at both places.
    func areAlike(_ one: Place, _ other: Place, for rule: RuleID) -> Bool {
        all.isEmpty || suppressions(of: rule, at: one) == suppressions(of: rule, at: other)
    }

    /// What suppresses those of `cases` that a finding of `rule` at `place` is about and a comment names.
    func passes(of rule: RuleID, at place: Place, _ cases: [Finding.Case]) -> [Pass] {
        guard !all.isEmpty, !cases.isEmpty else { return [] }
        let banners = Set(cases.compactMap(\.identity.banner))
        let above = banners.flatMap { banner in
            byBanner[banner, default: []].flatMap { index in
                all[index].mentions.indices.filter {
                    let mention = all[index].mentions[$0]
                    return mention.rule == rule && mention.banner ?? banner == banner
                }.map { Pass(banner: banner, suppression: index, mention: $0) }
            }
        }
        return above
            + suppressions(of: rule, at: place).flatMap { index in
                all[index].mentions.enumerated().compactMap { mention, named in
                    guard named.rule == rule, let banner = named.banner, banners.contains(banner) else { return nil }
                    return Pass(banner: banner, suppression: index, mention: mention)
                }
            }
    }

    /// Remembers that findings were suppressed, so that their comments are of use.
    mutating func use(_ passes: [Pass]) {
        for pass in passes { all[pass.suppression].mentions[pass.mention].isUsed = true }
    }

    /// How the rule `id` is set. Few suppressions ask.
    private func severity(of id: RuleID) -> RuleSeverity? { settings.first { $0.rule.id == id }?.severity }

    private mutating func report(
        _ rule: any DescribedRule.Type, _ message: String, _ place: Place, help: [String] = [], fix: Fix? = nil
    ) {
        let id = rule.description.id
        guard let severity = severity(of: id)?.severity else { return }
        findings.append(Finding(id, severity, message, at: place, help: help, fix: fix))
    }
}

extension Finding {
    /// Whether it says in which banners it is found. Some say the theme or the language alone.
    fileprivate var hasBanners: Bool { cases.contains { $0.identity.banner != nil } }

    /// Whether it speaks of something within the definition of `banner`.
    fileprivate func isInside(banner: String) -> Bool {
        keyPath == "banners.\(banner)" || keyPath.hasPrefix("banners.\(banner).")
    }
}

extension [UInt8] {
    /// Whether a suppression may be among the bytes. Files without one are not searched for comments.
    var containsSuppression: Bool {
        let word = Array("banner".utf8)
        return withUnsafeBufferPointer { bytes in
            for hash in bytes.indices where bytes[hash] == UInt8(ascii: "#") {
                let rest = bytes[(hash + 1)...].drop { $0 == 0x20 || $0 == 0x09 }.prefix(word.count)
                if rest.elementsEqual(word, by: { $0 | 0x20 == $1 }) { return true }
            }
            return false
        }
    }
}
