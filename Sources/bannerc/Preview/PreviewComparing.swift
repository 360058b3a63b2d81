// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerPreview
import BannerProject
import BannerSpec
import Diagnostics
import Parallelism
import YAMLSource

/// A run of `bannerc preview --against`, in these stages:
///
/// 1. The specs of both versions are found and read (``DiffVersions``), and those that belong together are compared (``SpecDiff``).
/// 2. Their banners are drawn in both versions, on all cores, and those that are alike are left out (``PreviewComparison``).
/// 3. A page for each spec is written, or a summary with pictures.
struct PreviewComparing {
    private let settings: PreviewSettings
    private let against: PreviewSettings.Against
    private let terminal: Terminal
    private let files = InputFiles()

    init(_ settings: PreviewSettings, _ against: PreviewSettings.Against, _ terminal: Terminal) {
        (self.settings, self.against, self.terminal) = (settings, against, terminal)
    }

    /// A spec, and what has changed in it.
    private struct Compared {
        let comparison: PreviewComparison
        let banners: [PreviewComparison.Banner]
        let changes: [Change]
        /// The name of its files.
        let stem: String
    }

    /// Compares, and writes what has changed.
    func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, files)
        let versions = try versions(project)
        let pairs = DiffVersion.pairs(versions.old, versions.new)
        let sources = versions.namedSources
        let faults = pairs.flatMap { ($0.old?.findings ?? []) + ($0.new?.findings ?? []) }
        let told = ChangeReport(sources: sources, changes: [], faults: faults).findings
        terminal.report(TextFormat.render(Report(sources: sources, findings: told), styling: terminal.styling))
        guard versions.failures.isEmpty else { throw CommandFailure(messages: versions.failures) }
        let memories = LintMemories(fonts: try FontFiles.catalog(project))
        let compared = Self.named(pairs.map { compare($0.old?.side, $0.new?.side, sources, memories) })
        let pages = against.isSummary ? summary(compared, sources, memories) : compared.map(page)
        try Preview.refuseInputs(pages, versions.sources.files.map(\.path))
        let written = try OutputWriter.write(pages)
        if settings.isVerbose { for path in written { terminal.report("wrote \(path.shown)\n") } }
        terminal.report(Self.text(compared) + "\n")
        return faults.isEmpty ? .clean : .findings
    }

    // MARK: Versions

    /// A folder or a file is the old version itself; else it is what git calls it.
    private func versions(_ project: Project) throws(CommandFailure) -> DiffVersions {
        guard FileState.of(against.version) != nil else {
            return try DiffVersions(settings.specs, since: against.version, project)
        }
        var run = SpecRun(specs: settings.specs, inputName: "", project, searchesFolder: true)
        let items = try run.select()
        terminal.report(TextFormat.render(run.report, styling: terminal.styling))
        guard run.failures.isEmpty else { throw CommandFailure(messages: run.failures) }
        let folders = settings.specs.filter { FileState.of($0)?.kind == .folder }
        let folder = settings.specs.count == 1 ? folders.first : project.configuration?.folder
        return DiffVersions(against.version, and: items, below: folder ?? "", project)
    }

    private func compare(
        _ old: SpecSide?, _ new: SpecSide?, _ sources: SourceSet, _ memories: LintMemories
    ) -> Compared {
        let changes = SpecDiff.changes(from: old, to: new)
        // One of the two is there, or there would be no pair.
        let path = new?.path ?? old?.path ?? ""
        var renames: [String: String] = [:]
        if let old = old?.spec, let new = new?.spec { renames = SpecDiff.renamedBanners(from: old, to: new) }
        let comparison = PreviewComparison(
            path: path, old: old?.spec, new: new?.spec, names: (against.version, "now"),
            changes: changes.map { Self.change($0, sources) }, renames: renames)
        let banners = Parallel.map(Array(0..<comparison.bannerCount)) { index in
            memories.lend { comparison.draw(index, $0) }
        }
        return Compared(
            comparison: comparison, banners: banners.compactMap(\.self), changes: changes, stem: Preview.stem(path))
    }

    private static func change(_ change: Change, _ sources: SourceSet) -> PreviewComparison.Change {
        let place = (change.new.place ?? change.old.place).map { place in
            let file = sources[place.file]
            return "\(file.path):\(file.lines.line(at: place.bytes.lowerBound) + 1)"
        }
        return PreviewComparison.Change(
            code: "\(change.code.id.code) \(change.code.id.name)", level: change.level.rawValue,
            message: change.message, keyPath: change.keyPath, place: place ?? "", notes: change.notes)
    }

    /// Those of `all` in which something has changed. Specs of one name in two folders have files with numbers.
    private static func named(_ all: [Compared]) -> [Compared] {
        var taken: Set<String> = []
        return all.filter { !$0.banners.isEmpty || !$0.changes.isEmpty }.map { one in
            var (stem, number) = (one.stem, 2)
            while !taken.insert(Path.caseFolded(stem)).inserted {
                stem = "\(one.stem)-\(number)"
                number += 1
            }
            return Compared(comparison: one.comparison, banners: one.banners, changes: one.changes, stem: stem)
        }
    }

    // MARK: Files

    private func page(_ compared: Compared) -> OutputWriter.File {
        OutputWriter.File(
            path: Path.join(settings.output, compared.stem + ".html"),
            bytes: compared.comparison.page(compared.banners, version: Release.version))
    }

    /// `preview.md`, and the pictures that it shows.
    private func summary(
        _ compared: [Compared], _ sources: SourceSet, _ memories: LintMemories
    ) -> [OutputWriter.File] {
        var files: [OutputWriter.File] = []
        let others = compared.flatMap { one in one.comparison.otherChanges.map { one.changes[$0] } }
        let shared = ChangeReport(sources: sources, changes: others, specCount: compared.count)
        var summary = PreviewSummary(sources, shared: shared, pictures: against.pictures)
        for one in compared {
            summary.begin(one.comparison.path, banners: one.banners.count, of: one.comparison.bannerCount)
            for banner in one.banners {
                let drawn = memories.lend { one.comparison.pictures(of: banner, $0) }
                var names: [String?] = []
                for (side, picture) in [("before", drawn.before), ("after", drawn.after)] {
                    let name = picture.map { _ in "\(one.stem)-\(banner.name)-\(side).svg" }
                    names.append(name)
                    guard let name, let picture else { continue }
                    files.append(OutputWriter.File(path: Path.join(settings.output, name), bytes: picture))
                }
                summary.add(
                    banner, before: names[0], after: names[1], changes: banner.changes.map { one.changes[$0] })
            }
        }
        let text = compared.isEmpty ? PreviewSummary.nothing : summary.text
        return files + [
            OutputWriter.File(path: Path.join(settings.output, PreviewSummary.fileName), bytes: Array(text.utf8))
        ]
    }

    private static func text(_ compared: [Compared]) -> String {
        guard !compared.isEmpty else { return "no banner has changed" }
        let count = compared.reduce(0) { $0 + $1.banners.count }
        let all = compared.reduce(0) { $0 + $1.comparison.bannerCount }
        return "\(count) of \(all) banner\(all == 1 ? " has" : "s have") changed"
    }
}
