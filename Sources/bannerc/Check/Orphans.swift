// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// Files in the output folders that carry our mark, but are made from no spec any more, and whatever else lies in the
/// folders that belong to a target.
struct Orphans {
    private let check: Check
    private let outputs: Set<String>
    /// The names of the specs of the run.
    private let specNames: Set<String>
    /// The paths that other targets, which this run leaves alone, make from these specs.
    private let otherNames: Set<String>

    init(check: Check) {
        self.check = check
        outputs = Set(check.generated.map(\.path))
        specNames = Set(check.specs.map(Path.name))
        let others = Target.allCases.filter { !check.plan.targets.contains($0) }
        otherNames = Set(
            check.specs.flatMap { spec in
                others.flatMap { $0.outputs(stem: GeneratorInput.stem(of: Path.name(of: spec))) }
            })
    }

    /// The paths of the orphans, in order.
    func find() throws(CommandFailure) -> [String] {
        var orphans: [String] = []
        var owned = Set(check.folders)
        for folder in Set(check.plan.targets.map(check.plan.folder)).sorted() {
            orphans += try find(in: folder)
            if check.settings.isWholeProject { owned.formUnion(try orphanedFolders(in: folder)) }
        }
        for folder in owned.sorted() { try search(folder, &orphans) }
        return orphans
    }

    /// The folders in `folder` that belonged to a target, as a file in them says, and that no spec fills any more.
    private func orphanedFolders(in folder: String) throws(CommandFailure) -> [String] {
        var orphaned: [String] = []
        for path in try paths(in: folder) where !check.folders.contains(path) && FileState.ofLink(path)?.kind == .folder
        {
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
                } else if !outputs.contains(path) {
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
        guard !outputs.contains(path), let spec = GeneratedMark.spec(ofFileAt: path) else { return false }
        if check.settings.isWholeProject { return true }
        return specNames.contains(spec) && !otherNames.contains(Path.name(of: path))
    }
}
