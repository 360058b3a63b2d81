// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerProject
import BannerSpec
import Diagnostics
import LanguageServer
import Parallelism

/// The files on the disk, with what an editor holds open over them.
final class DiskProject: ProjectReader, @unchecked Sendable {
    // A check changes `sections` within `checking`, and nothing else does. What `lock` guards is touched in it alone.
    private let checking = Lock()
    private var sections: [String: ProjectSection] = [:]
    private let lock = Lock()
    private var generation = 0
    /// Whether a configuration names asset catalogues.
    private var hasAssets = false
    /// The real path of the working directory.
    private var folder = (try? FileSystem.workingFolder()) ?? "/"
    /// The folder of the workspace as the client names it; `nil` where it names none.
    private var entered: String?
    /// Whether the working directory is that folder, which need not be there, or not be here.
    private var isInFolder = true
    /// The real path of the folder of the configuration that holds for the working directory.
    private var root: String?
    /// The real paths of the other folders of the workspace.
    private var otherFolders: [String] = []
    /// How the client spells the folders of the workspace, the working directory first: there may be symbolic links on the way.
    private var spellings: [(real: String, written: String)] = []
    /// The specs below the working directory that no configuration holds for, as they were found last; touched within `checking`.
    private var found: (generation: Int, folder: String, paths: [String])?

    /// More folders than this are not searched for specs: a workspace may be somebody's home.
    private static let folderLimit = 5_000

    func enter(_ root: String) {
        // A folder that is not there, or not here, has no files: what is open is all there is.
        let isThere = (try? FileSystem.enter(root)) != nil
        // Nor are those its files that lie where the process was started, or where the folder has gone.
        if !isThere { try? FileSystem.enter("/") }
        let folder = (try? FileSystem.workingFolder()) ?? "/"
        let configuration = isThere ? Project.configuration(above: folder, InputFiles()) : nil
        lock.locked {
            (entered, isInFolder) = (root, isThere)
            self.folder = folder
            spellings = [Self.spelling(of: root)]
            self.root = configuration.map { Path.folder(of: $0) }
            generation += 1
        }
    }

    /// Enters the folder of the workspace again where the working directory is no longer that: it was deleted, or renamed, and perhaps made
    /// anew.
    private func followFolder() {
        let (folder, entered, wasThere) = lock.locked { (self.folder, self.entered, isInFolder) }
        guard let entered, !wasThere || (try? FileSystem.workingFolder()) != folder else { return }
        enter(entered)
    }

    func setOtherFolders(_ folders: [String]) {
        let real = folders.map { FileSystem.realPath($0) ?? $0 }
        lock.locked {
            spellings = spellings.prefix(1) + folders.map(Self.spelling)
            otherFolders = real
            generation += 1
        }
    }

    func path(of absolutePath: String) -> String {
        let folder = FileSystem.realPath(Path.folder(of: absolutePath)) ?? Path.folder(of: absolutePath)
        let path = Path.withoutParents(Path.join(folder, Path.name(of: absolutePath)))
        let (workingFolder, root) = lock.locked { (self.folder, self.root) }
        let isNear = Path.contains(workingFolder, path) || root.map { Path.contains($0, path) } ?? false
        return isNear ? Path.relative(path, to: workingFolder) : path
    }

    func absolutePath(of path: String) -> String {
        let (folder, spellings) = lock.locked { (self.folder, self.spellings) }
        let path = Path.withoutParents(Path.join(folder, path))
        // Of folders in each other, the inner one says how it is spelled; of two names of one folder, the first.
        let around = spellings.filter { Path.contains($0.real, path) }.reversed()
        guard let spelling = around.max(by: { $0.real.utf8.count < $1.real.utf8.count }) else { return path }
        return spelling.written + String(Substring(path.utf8.dropFirst(spelling.real.utf8.count)))
    }

    private static func spelling(of folder: String) -> (real: String, written: String) {
        // Without the slash at the end, which is all that there is of the root.
        func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
        return (plain(FileSystem.realPath(folder) ?? folder), plain(folder))
    }

    func folder(of path: String) -> String { projectFolder(of: path) }

    func forgetFiles() { lock.locked { generation += 1 } }

    func forget(_ changes: [FileChange]) {
        // What was read is known by how it looks from outside. What was looked for is there now, perhaps, and so are more languages of a text;
        // and what a message offers is gone.
        if changes.contains(where: { $0.comesOrGoes || Self.isForRules($0.path) }) { forgetFiles() }
    }

    func noteSave() {
        // Who deletes a folder in a catalogue need not be told of by the client.
        if lock.locked({ hasAssets }) { forgetFiles() }
    }

    /// Whether rules look at the file at `path`, and not the spec: a font, or a part of an asset catalogue.
    private static func isForRules(_ path: String) -> Bool {
        path.holds(".xcassets") || [".ttf", ".otf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
    }

    func load(_ path: String, _ files: [OpenFile]) -> LoadedSpec {
        let inputs = Self.inputs(files)
        var sources = SourceSet()
        let bytes = files.first { $0.path == path }?.bytes ?? []
        let used = UsedFiles(root: projectFolder(of: path), files: inputs)
        let loaded = SpecLoader.load(
            SourceFile(path: path, bytes: bytes), into: &sources, acceptingParts: true, texts: used.texts,
            access: used.access)
        return LoadedSpec(path: path, sources: sources, loaded: loaded)
    }

    func check(_ files: [OpenFile]) -> ProjectCheck {
        checking.locked {
            followFolder()
            let (generation, isInFolder) = lock.locked { (self.generation, self.isInFolder) }
            let inputs = Self.inputs(files)
            var groups: [String: [OpenFile]] = [:]
            for folder in (isInFolder ? [""] : []) + lock.locked({ otherFolders }) {
                groups[configuration(above: folder) ?? ""] = []
            }
            for file in files where SpecKind.isSpec(file.path, file.bytes) {
                groups[configuration(above: Path.folder(of: file.path)) ?? "", default: []].append(file)
            }
            for file in files where SpecKind.isConfiguration(file.path) { groups[file.path, default: []] += [] }
            sections = sections.filter { groups[$0.key] != nil }
            var all = ProjectCheck()
            var merger = FindingMerger()
            for (path, specs) in groups.sorted(by: { $0.key < $1.key }) {
                var section = sections[path] ?? ProjectSection(configuration: path.isEmpty ? nil : path)
                let others = path.isEmpty ? unconfigured(generation) : []
                let check = section.check(specs, and: others, open: files, inputs, generation)
                sections[path] = section
                all.specs += check.specs
                all.configurationReports += check.configurationReports
                all.messages += check.messages
                merger.add(check.report)
            }
            all.report = merger.report
            let hasAssets = sections.values.contains(where: \.hasAssets)
            lock.locked { self.hasAssets = hasAssets }
            return all
        }
    }

    /// The specs below the working directory and the other folders of the workspace that no configuration holds for: as on the command
    /// line, they are those of the project, so that a name is known wherever it is used.
    private func unconfigured(_ generation: Int) -> [String] {
        let (folder, isInFolder, others) = lock.locked { (self.folder, self.isInFolder, otherFolders) }
        if let found, found.generation == generation, found.folder == folder { return found.paths }
        var folders: [String: Bool] = [:]
        var seen: Set<String> = []
        let paths = ((isInFolder ? specs(below: "") : []) + others.flatMap { specs(below: $0).map(path) }).filter {
            path in
            guard seen.insert(path).inserted else { return false }
            let folder = Path.folder(of: path)
            if let isFree = folders[folder] { return isFree }
            let isFree = configuration(above: folder) == nil
            folders[folder] = isFree
            return isFree
        }
        found = (generation, folder, paths)
        return paths
    }

    private func specs(below folder: String) -> [String] {
        let items = (try? Project(nil, InputFiles())).flatMap {
            SpecSelection.below(folder, $0, folderLimit: Self.folderLimit)
        }
        return (items ?? []).map(\.path)
    }

    private static func inputs(_ files: [OpenFile]) -> InputFiles {
        let inputs = InputFiles()
        inputs.replaceContents(Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first })
        return inputs
    }

    /// The path of the configuration for what lies in `folder`, as messages name it.
    private func configuration(above folder: String) -> String? {
        let absolute = absolutePath(of: folder)
        return Project.configuration(above: FileSystem.realPath(absolute) ?? absolute, InputFiles()).map(path)
    }

    /// The real path of the folder that what a spec uses must lie in.
    private func projectFolder(of path: String) -> String {
        let absolute = absolutePath(of: Path.folder(of: path))
        let folder = FileSystem.realPath(absolute) ?? absolute
        if let configuration = Project.configuration(above: folder, InputFiles()) {
            return Path.folder(of: configuration)
        }
        let workingFolder = lock.locked { self.folder }
        return Path.contains(workingFolder, folder) ? workingFolder : folder
    }
}
