// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerProject
import BannerSpec
import Diagnostics
import LanguageServer
import Parallelism

/// What one configuration holds for, or none. It remembers what it found in specs of which no file has changed.
struct ProjectSection {
    /// How a file was when it was read.
    private enum Stamp: Hashable {
        /// An editor counts anew when it opens a file again, so that the number alone says nothing.
        case open(version: Int, bytes: Int)
        case saved(FileState?)
    }

    /// A spec, and what it was read from.
    private struct Entry {
        var stamps: [String: Stamp]
        var isNamed: Bool
        var checked: SpecChecker.Checked
        var loaded: SpecLoader.Result
    }

    /// What only the configuration and the disk decide.
    private struct Setting {
        var generation: Int
        var version: Stamp
        var checker: SpecChecker
    }

    private let configurationPath: String?
    private var configuration: Configuration?
    /// Whether the configuration is in error, and what it said before holds.
    private var isOutdated = false
    private var setting: Setting?
    private var entries: [String: Entry] = [:]
    /// What is found in them, each once, however many specs share the file.
    private var found: Set<Finding> = []
    private var checks = 0

    /// After so many checks what was measured is forgotten: each word that somebody types is measured, and would stay for ever.
    private static let memoryLimit = 200

    /// Whether the configuration names asset catalogues.
    var hasAssets: Bool { setting?.checker.assets != nil }

    init(configuration path: String?) { configurationPath = path }

    /// Checks the specs of the configuration, those of `specs` that are open and none of them, and those at `others`.
    mutating func check(
        _ specs: [OpenFile], and others: [String], open: [OpenFile], _ files: InputFiles, _ generation: Int
    ) -> ProjectCheck {
        var result = ProjectCheck()
        readConfiguration(files, &result)
        do {
            let project = try Project(configuration, files)
            try prepare(project, open, generation, &result)
            guard var checker = setting?.checker else { return result }
            checker = checker.reading(project)
            let versions = Self.versions(of: open)
            var checked = check(configured(project, &result), checker, versions)
            let known = Set(checked.flatMap(\.checked.inputs))
            let strays = specs.filter { !known.contains($0.path) }.map { file in
                SpecChecker.Input(
                    item: SpecSelection.Item(path: file.path, isNamed: false),
                    source: SourceFile(path: file.path, bytes: file.bytes))
            }
            let isStray = Set(strays.map(\.item.path))
            let rest = others.filter { !known.contains($0) && !isStray.contains($0) }.compactMap { path in
                (try? files.read(path)).map { bytes in
                    SpecChecker.Input(
                        item: SpecSelection.Item(path: path, isNamed: false),
                        source: SourceFile(path: path, bytes: bytes))
                }
            }
            checked += check(strays + rest, checker, versions)
            let paths = Set(checked.map(\.checked.item.path))
            entries = entries.filter { paths.contains($0.key) }
            let outcome = SpecChecker.joined(checked.map(\.checked))
            // What is found no more would stay for ever.
            if found.count > 2 * outcome.report.findings.count + 1000 { found = [] }
            result.report = try withoutBaseline(outcome.report, project)
            result.specs = checked.map { entry in
                LoadedSpec(
                    path: entry.checked.item.path, sources: entry.checked.sources, loaded: entry.loaded,
                    settings: entry.checked.result.settings)
            }
        } catch let failure as CommandFailure {
            result.add(failure)
        } catch {
            result.messages.append("can't find the working directory")
        }
        return result
    }

    // MARK: The configuration

    /// Reads the configuration. While it is in error, what it said before holds.
    private mutating func readConfiguration(_ files: InputFiles, _ result: inout ProjectCheck) {
        guard let configurationPath else { return }
        do throws(CommandFailure) {
            configuration = try Project.read(configurationPath, files)
            isOutdated = false
        } catch {
            isOutdated = true
            result.add(error)
        }
    }

    private mutating func prepare(
        _ project: Project, _ open: [OpenFile], _ generation: Int, _ result: inout ProjectCheck
    ) throws(CommandFailure) {
        let version = Self.stamp(configurationPath ?? "", Self.versions(of: open))
        checks += 1
        if let setting, setting.generation == generation, setting.version == version, checks < Self.memoryLimit {
            return
        }
        checks = 0
        if setting?.generation != generation || setting?.version != version { entries = [:] }
        setting = nil
        let assets = try project.assetPath().map { path throws(CommandFailure) in try AssetFolder(path, project.files) }
        let fonts = try FontFiles.catalog(project)
        if project.configuration?.fonts.isEmpty == false, let warning = FontFiles.warning {
            result.messages.append(warning)
        }
        setting = Setting(
            generation: generation, version: version,
            checker: SpecChecker(
                project: project, settings: LintSettings(), assets: assets, memories: LintMemories(fonts: fonts),
                progress: ProgressLine(total: 0, isShown: false)))
    }

    // MARK: Specs

    private func configured(_ project: Project, _ result: inout ProjectCheck) -> [SpecChecker.Input] {
        guard let configuration, !configuration.specs.isEmpty else { return [] }
        var run = SpecRun(specs: [], inputName: "", project)
        let items = (try? run.select()) ?? []
        let inputs = run.sources(of: items).map { SpecChecker.Input(item: $0.item, source: $0.source) }
        // What was wrong with another text of it stands nowhere now.
        if !isOutdated { result.configurationReports.append(run.report) }
        result.messages += run.failures
        return inputs
    }

    private mutating func check(
        _ inputs: [SpecChecker.Input], _ checker: SpecChecker, _ versions: [String: Stamp]
    ) -> [Entry] {
        let known = entries
        return SpecChecker.pieces(of: inputs).flatMap { piece in
            let checked = Parallel.map(piece) { input -> (entry: Entry, isNew: Bool) in
                if let entry = known[input.item.path], entry.isNamed == input.item.isNamed,
                    entry.stamps.allSatisfy({ Self.stamp($0.key, versions) == $0.value })
                {
                    return (entry, false)
                }
                let (checked, loaded) = checker.check(input)
                let stamps = Dictionary(checked.inputs.map { ($0, Self.stamp($0, versions)) }) { first, _ in first }
                return (Entry(stamps: stamps, isNamed: input.item.isNamed, checked: checked, loaded: loaded), true)
            }
            return checked.map { keep($0.entry, isNew: $0.isNew) }
        }
    }

    private mutating func keep(_ entry: Entry, isNew: Bool) -> Entry {
        guard isNew else { return entry }
        var entry = entry
        entry.checked.result.findings = entry.checked.result.findings.map { found.insert($0).memberAfterInsert }
        entries[entry.checked.item.path] = entry
        return entry
    }

    private static func stamp(_ path: String, _ versions: [String: Stamp]) -> Stamp {
        versions[path] ?? .saved(FileState.of(path))
    }

    private static func versions(of files: [OpenFile]) -> [String: Stamp] {
        Dictionary(files.map { ($0.path, .open(version: $0.version, bytes: $0.bytes.hashValue)) }) { first, _ in first }
    }

    private func withoutBaseline(_ report: Report, _ project: Project) throws(CommandFailure) -> Report {
        guard let path = try project.baselinePath() else { return report }
        let file = BaselineFile(path: path, files: project.files)
        guard let baseline = try file.read() else { return report }
        let paths = file.relativePaths(report.sources)
        return Report(
            sources: report.sources, findings: baseline.newFindings(in: report) { paths[$0.path] ?? $0.path })
    }
}

extension ProjectCheck {
    /// Notes why a command would have failed.
    fileprivate mutating func add(_ failure: CommandFailure) {
        if !failure.report.findings.isEmpty { configurationReports.append(failure.report) }
        messages += failure.messages
    }
}

extension SpecChecker {
    /// The checker, reading files through `project`.
    fileprivate func reading(_ project: Project) -> SpecChecker {
        SpecChecker(
            project: project, settings: settings, assets: assets, memories: memories, progress: progress)
    }
}
