// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// Files in the output folders that carry our mark, but are made from no spec any more, and whatever else lies in the
/// folders that belong to a target.
struct Orphans {
    /// A file that no spec makes.
    struct Orphan {
        /// Where it is.
        var path: String
        /// Whether it is a file that says that we wrote it; a link is not.
        var isOurs: Bool
    }

    /// What a run is about, as far as orphans depend on it.
    struct Run {
        /// What it would write.
        let generated: [GeneratedFile]
        /// The paths of the specs.
        let specs: [String]
        /// The files that it reads, none of which is an orphan, whatever it says.
        let inputs: [String]
        /// The folders that belong to targets of the run.
        let folders: [String]
        /// What is generated.
        let plan: TargetPlan
        /// Whether all is built that the configuration describes, and nothing else.
        let isWholeProject: Bool

        /// The folders that outputs go to.
        var outputFolders: Set<String> { Set(plan.targets.map(plan.folder)) }
    }

    private let run: Run
    private let keys = FileKeys()
    /// The paths of what is made, by what stands for them.
    private let outputs: [String: [String]]
    /// What stands for the folders that belong to targets.
    private let folders: Set<String>
    /// The names of the specs of the run.
    private let specNames: Set<String>
    /// The paths that other targets, which this run leaves alone, make from these specs.
    private let otherNames: Set<String>

    init(_ run: Run) {
        self.run = run
        outputs = Dictionary(grouping: run.generated.map(\.path), by: keys.key)
        folders = Set(run.folders.map(keys.key))
        specNames = Set(run.specs.map(Path.name))
        let others = Target.allCases.filter { !run.plan.targets.contains($0) }
        otherNames = Set(
            run.specs.flatMap { spec in
                others.flatMap { $0.outputs(stem: GeneratorInput.stem(of: Path.name(of: spec))) }
            })
    }

    /// The orphans, in order, each once.
    func find() throws(CommandFailure) -> [Orphan] {
        var paths: [String] = []
        var owned = Set(run.folders)
        for folder in run.outputFolders.sorted() {
            paths += try find(in: folder)
            if run.isWholeProject { owned.formUnion(try orphanedFolders(in: folder)) }
        }
        // Where a link leads is nobody's output.
        for folder in owned.sorted() where FileState.ofLink(folder)?.kind == .folder { try search(folder, &paths) }
        guard !paths.isEmpty else { return [] }
        let inputs = Set(run.inputs.compactMap(FileSystem.realPath))
        var seen = Set<String>()
        return paths.filter { path in
            seen.insert(exactKey(path)).inserted && !(FileSystem.realPath(path).map(inputs.contains) ?? false)
        }.map { path in
            let isFile = FileState.ofLink(path)?.kind == .file
            return Orphan(path: path, isOurs: isFile && GeneratedMark.spec(inFileAt: path) != nil)
        }
    }

    /// The folders in `folder` that belonged to a target, as a file in them says, and that no spec fills any more.
    private func orphanedFolders(in folder: String) throws(CommandFailure) -> [String] {
        var orphaned: [String] = []
        for path in try paths(in: folder)
        where !folders.contains(keys.key(path)) && FileState.ofLink(path)?.kind == .folder {
            let name = Path.name(of: path)
            guard Self.endings.contains(where: name.hasSuffix) else { continue }
            var files: [String] = []
            try search(path, &files)
            let isMade = files.contains { file in
                guard let spec = GeneratedMark.spec(inFileAt: file) else { return false }
                let stem = GeneratorInput.stem(of: spec)
                return Target.allCases.contains { $0.outputs(stem: stem).contains(name + "/") }
            }
            if isMade { orphaned.append(path) }
        }
        return orphaned
    }

    /// What the names of folders that belong to targets end with.
    private static let endings = Set(
        Target.allCases.flatMap { $0.outputs(stem: "") }.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) })

    /// Adds all files of a target's own folder that are not made. What is hidden is passed over: systems keep files of
    /// their own in folders.
    private func search(_ folder: String, _ orphans: inout [String]) throws(CommandFailure) {
        var rest = [folder]
        while let folder = rest.popLast() {
            for path in try paths(in: folder).reversed() where !Path.name(of: path).hasPrefix(".") {
                if FileState.ofLink(path)?.kind == .folder {
                    rest.append(path)
                } else if !isMade(path) {
                    orphans.append(path)
                }
            }
        }
    }

    private func find(in folder: String) throws(CommandFailure) -> [String] {
        try paths(in: folder).filter(isOrphan)
    }

    private func paths(in folder: String) throws(CommandFailure) -> [String] {
        guard FileState.of(folder.isEmpty ? "." : folder)?.kind == .folder else { return [] }
        do throws(SystemError) {
            return try FileSystem.names(in: folder).names.map { Path.join(folder, $0) }
        } catch {
            throw CommandFailure("can't read the folder \((folder.isEmpty ? "." : folder).shown): \(error.reason)")
        }
    }

    private func isOrphan(_ path: String) -> Bool {
        guard !isMade(path), FileState.ofLink(path)?.kind == .file, let spec = GeneratedMark.spec(ofFileAt: path) else {
            return false
        }
        if run.isWholeProject { return true }
        return specNames.contains(spec) && !otherNames.contains(Path.name(of: path))
    }

    /// Whether the run makes the file at `path`, by whatever way its own path leads there: two folders may be one by a link, and on
    /// most Macs a file keeps the case that its name had.
    private func isMade(_ path: String) -> Bool {
        (outputs[keys.key(path)] ?? []).contains { output in
            if Path.name(of: output) == Path.name(of: path) { return true }
            guard let made = FileState.ofLink(output), let found = FileState.ofLink(path) else { return false }
            return made.isSameFile(as: found)
        }
    }

    /// What stands for the file at `path` alone, and not for one whose name has another case.
    private func exactKey(_ path: String) -> String {
        Path.join(FileSystem.realPath(Path.folder(of: path)) ?? Path.folder(of: path), Path.name(of: path))
    }
}
