// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerPreview
import BannerProject
import BannerSpec
import Diagnostics
import YAMLSource

/// The pages of specs as they are served, from run to run: what has not changed keeps its revision, and a spec with errors is shown as
/// it was before them.
struct PreviewSite {
    /// A page, and the revision that it is told to be.
    private struct Page {
        var revision: String
        var response: HTTPResponse
    }

    /// Values that are shown in the place of parameters, beside those that follow from a spec.
    private let values: OwnValues
    private var pages: [String: Page] = [:]
    /// The page of each spec in the overview, by the path of the spec.
    private var entries: [String: PreviewIndex.Entry] = [:]
    private var pictures: [String: HTTPResponse] = [:]
    /// Each spec as it was last without errors, by its path.
    private var sound: [String: Spec] = [:]
    /// What no page can tell, a line each.
    private var problems: [String] = []
    // Another run of the program starts elsewhere, so that pages that were left open see that they are old.
    private let start = Process.nanoseconds()
    private var count = 0

    init(_ values: OwnValues) { self.values = values }

    /// Takes over what a run made.
    mutating func update(_ check: PreviewCheck) {
        problems = check.failures
        let (former, formerPictures, formerEntries) = (pages, pictures, self.entries)
        (pages, pictures, self.entries) = ([:], [:], [:])
        var entries: [PreviewIndex.Entry] = []
        // An address goes on meaning what it meant: a page that is open would else show another spec.
        let taken = Set(check.outcome.specs.compactMap { formerEntries[$0.item.path]?.address })
        for checked in check.outcome.specs {
            let item = checked.item.path
            let path = formerEntries[item]?.address ?? freePath(Preview.stem(item), besides: taken)
            if check.unchanged.contains(item), let entry = formerEntries[item] {
                pages[path] = former[path]
                for picture in [entry.pictures?.light, entry.pictures?.dark].compactMap(\.self) {
                    pictures[picture] = formerPictures[picture]
                }
                entries.append(entry)
            } else {
                let spec = spec(checked)
                let banners = spec.banners(check.memories)
                put(at: path, former) { spec.page(banners, version: Release.version, revision: $0) }
                entries.append(spec.entry(address: path, pictures: draw(checked, path, check.memories)))
            }
            self.entries[item] = entries.last
        }
        let kept = Set(check.outcome.specs.map(\.item.path))
        sound = sound.filter { kept.contains($0.key) }
        put(at: "/", former) { PreviewIndex(entries).page(revision: $0) }
    }

    /// Notes why a run came to nothing; pages stay as they are.
    mutating func update(_ failure: CommandFailure) {
        let places = failure.report.sorted().map { finding in
            let file = failure.report.sources[finding.place.file]
            return "\(file.path):\(file.lines.line(at: finding.place.bytes.lowerBound) + 1): \(finding.message)"
        }
        problems = places + failure.messages
        if pages.isEmpty { put(at: "/", [:]) { PreviewIndex([]).page(revision: $0) } }
    }

    /// All of it, as a server has it.
    var served: HTTPServer.Site {
        var site = HTTPServer.Site()
        site.answers = pages.mapValues(\.response).merging(pictures) { page, _ in page }
        site.missing = .page(PreviewIndex.missing(), status: 404)
        site.answers["/favicon.ico"] = .picture(Array(Self.icon.utf8))
        let revisions = pages.sorted { $0.key < $1.key }.map { (path: $0.key, revision: $0.value.revision) }
        // Escaped, so that no line ends before the event does.
        site.event = Array("data: ".utf8) + PreviewNews.json(pages: revisions, problems: problems) + Array("\n\n".utf8)
        return site
    }

    /// What browsers show beside the title, and ask for by themselves.
    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect y="3" width="16" height="8" rx="2.5" fill="#2447c7"/>\
        <circle cx="4" cy="7" r="1.6" fill="#fff"/><path d="M7.5 7h5.5" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>
        """

    // MARK: Pages

    /// The spec as it is shown.
    private mutating func spec(_ checked: SpecChecker.Checked) -> PreviewSpec {
        let path = checked.item.path
        let isFaulty = checked.spec == nil || checked.result.findings.contains(where: \.isLanguageError)
        if !isFaulty { sound[path] = checked.spec }
        let former = isFaulty ? sound[path] : nil
        return PreviewSpec(
            path: path, spec: former ?? checked.spec, sources: checked.sources, findings: checked.result.findings,
            isFormer: former != nil, values: values)
    }

    /// The path of a page. Specs of one name in two folders have pages with numbers.
    private func freePath(_ stem: String, besides taken: Set<String>) -> String {
        var (path, number) = ("/\(stem).html", 2)
        while pages[path] != nil || taken.contains(path) {
            path = "/\(stem)-\(number).html"
            number += 1
        }
        return path
    }

    /// Keeps the page at `path` as it was if it is the same, and else gives it a new revision.
    private mutating func put(at path: String, _ former: [String: Page], _ make: (String) -> [UInt8]) {
        if let page = former[path], page.response.body == make(page.revision) {
            pages[path] = page
            return
        }
        count += 1
        let revision = "\(start)-\(count)"
        pages[path] = Page(revision: revision, response: .page(make(revision)))
    }

    /// Draws the first banner for the overview, in both appearances.
    private mutating func draw(
        _ checked: SpecChecker.Checked, _ page: String, _ memories: LintMemories
    ) -> PreviewIndex.Pictures? {
        guard let spec = sound[checked.item.path] ?? checked.spec, !spec.banners.isEmpty else { return nil }
        var paths: [String] = []
        for appearance in [Appearance.light, .dark] {
            var combination = PreviewCombination()
            combination.appearance = appearance
            let drawn = memories.lend { PreviewPictures(spec, combination, $0)?.picture(of: 0) }
            guard let drawn else { return nil }
            paths.append("/pictures\(page)-\(appearance.rawValue).svg")
            pictures[paths[paths.count - 1]] = .picture(drawn)
        }
        return PreviewIndex.Pictures(light: paths[0], dark: paths[1])
    }
}
