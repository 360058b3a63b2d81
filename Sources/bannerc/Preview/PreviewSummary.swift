// SPDX-License-Identifier: Apache-2.0

import BannerDiff
import BannerGenerators
import BannerPreview
import BannerSpec
import Diagnostics

/// What has changed in how banners look, as Markdown for a pull request.
struct PreviewSummary {
    /// The name of its file.
    static let fileName = "preview.md"
    /// All there is to say where nothing has changed.
    static let nothing = "## How banners look\n\nNo banner has changed.\n"

    private var page = MarkdownPage(["## How banners look"])
    private let changes: MarkdownChanges
    private let pictures: String

    /// A summary of changes in `sources`, of which `shared` are not about a single banner. Addresses of pictures begin with `pictures`.
    init(_ sources: SourceSet, shared: ChangeReport, pictures: String) {
        changes = MarkdownChanges(ChangeReport(sources: sources, changes: []))
        self.pictures = pictures
        let others = MarkdownChanges(shared)
        for change in shared.changes { page.add(others.item(change), of: "change", below: "What banners share") }
    }

    /// The summary.
    var text: String { page.text }

    /// Begins with the spec at `path`.
    mutating func begin(_ path: String, banners count: Int, of all: Int) {
        let what = count == 0 ? "No banner" : "\(count) of \(Figure.count(all, "banner"))"
        page.add(
            [
                "", "### \(MarkdownChanges.code(path))", "",
                "\(what) \(count == 1 || count == 0 ? "has" : "have") changed.",
            ],
            of: "spec")
    }

    /// Shows a banner before and after, by the names of pictures.
    mutating func add(_ banner: PreviewComparison.Banner, before: String?, after: String?, changes own: [Change]) {
        var lines = ["", "#### \(MarkdownChanges.code(banner.name))", ""]
        lines += ["| before | after |", "|---|---|"]
        lines += ["| \(cell(before, "before", missing: "not there")) | \(cell(after, "after", missing: "gone")) |", ""]
        lines.append(Self.place(banner))
        if !own.isEmpty { lines.append("") }
        for change in own { lines += changes.item(change) }
        page.add(lines, of: "banner")
    }

    private func cell(_ name: String?, _ side: String, missing: String) -> String {
        guard let name else { return missing }
        return "![\(side)](\(pictures)\(PreviewIndex.address(name)))"
    }

    private static func place(_ banner: PreviewComparison.Banner) -> String {
        guard banner.kind == .changed else {
            return banner.kind == .new ? "This banner is new." : "This banner is gone."
        }
        guard banner.count > 0 else { return "It is drawn as it was." }
        let combination = banner.combination
        var parts = [combination.locale, combination.size, combination.window.map { "\($0) pt" }].compactMap(\.self)
        parts.append(combination.appearance.rawValue)
        if let theme = combination.theme { parts.append("theme \(MarkdownChanges.code(theme))") }
        if let values = combination.values, values != "typical" { parts.append("\(values) values") }
        return
            "Shown: \(parts.joined(separator: ", ")). Drawn otherwise in \(banner.count) of \(banner.total) combinations."
    }
}
