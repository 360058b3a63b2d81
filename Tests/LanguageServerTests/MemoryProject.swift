// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

@testable import LanguageServer

/// A project that lies in memory, as if its folder were `/project`.
final class MemoryProject: ProjectReader, @unchecked Sendable {
    /// What is saved.
    var disk: [String: String]
    /// How often it was checked.
    private(set) var checks = 0

    init(_ disk: [String: String] = [:]) { self.disk = disk }

    /// The folders of the workspace, as the server told.
    private(set) var folders: [String] = []

    func enter(_ root: String) { folders = [root] }
    func setOtherFolders(_ others: [String]) { folders = folders.prefix(1) + others }
    func forgetFiles() {}
    func noteSave() {}
    func forget(_ changes: [FileChange]) {}

    func path(of absolutePath: String) -> String {
        absolutePath.hasPrefix("/project/") ? String(absolutePath.dropFirst("/project/".count)) : absolutePath
    }

    func absolutePath(of path: String) -> String { path.hasPrefix("/") ? path : "/project/" + path }

    func folder(of path: String) -> String { "/project" }

    func load(_ path: String, _ files: [OpenFile]) -> LoadedSpec { Self.load(path, bytes(files)) }

    func check(_ files: [OpenFile]) -> ProjectCheck {
        checks += 1
        return Self.check(bytes(files))
    }

    private func bytes(_ files: [OpenFile]) -> [String: [UInt8]] {
        var all = disk.mapValues { Array($0.utf8) }
        for file in files { all[file.path] = file.bytes }
        return all
    }

    private static func load(_ path: String, _ files: [String: [UInt8]]) -> LoadedSpec {
        var sources = SourceSet()
        let source = SourceFile(path: path, bytes: files[path] ?? [])
        let loaded = SpecLoader.load(source, into: &sources, acceptingParts: true) { path in
            if let bytes = files[path] { return .bytes(bytes) }
            // A folder is there as soon as something lies in it.
            let names = Set(
                files.keys.filter { $0.hasPrefix(path + "/") }.compactMap {
                    $0.dropFirst(path.count + 1).split(separator: "/").first.map(String.init)
                })
            return names.isEmpty ? .missing : .folder(names.sorted())
        }
        return LoadedSpec(path: path, sources: sources, loaded: loaded)
    }

    /// A fresh lint of `files`: of each spec that no other uses.
    static func check(_ files: [String: [UInt8]]) -> ProjectCheck {
        var specs = files.keys.filter { $0.hasSuffix(".banner.yaml") }.sorted().map { load($0, files) }
        let used = Set(specs.flatMap { $0.loaded.paths.dropFirst() })
        specs.removeAll { used.contains($0.path) }
        var report = Report()
        for spec in specs {
            let findings = Linter.lint(spec.loaded, sources: spec.sources).findings
            let names = spec.sources.files.map { report.sources.add($0) }
            report.findings += findings.map { moved($0, by: spec.sources, to: names) }
        }
        return ProjectCheck(specs: specs, report: report)
    }

    /// A finding whose files are `names` in another set.
    private static func moved(_ finding: Finding, by sources: SourceSet, to names: [FileID]) -> Finding {
        func moved(_ place: Place) -> Place {
            let path = sources[place.file].path
            let index = sources.files.firstIndex { $0.path == path } ?? 0
            return Place(file: names[index], bytes: place.bytes)
        }
        var finding = finding
        finding.place = moved(finding.place)
        finding.labels = finding.labels.map { Label($0.message, at: moved($0.place)) }
        if let fix = finding.fix {
            finding.fix = Fix(
                fix.message, fix.safety,
                edits: fix.edits.map { Edit(replacing: moved($0.place), with: $0.replacement) })
        }
        return finding
    }
}
