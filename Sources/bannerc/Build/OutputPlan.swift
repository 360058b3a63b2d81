// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// The paths of all files that a run may write. They are known before a spec is read, and no two are the same.
struct OutputPlan {
    private struct Key: Hashable {
        var spec: String
        var name: String
    }

    private var paths: [Key: String] = [:]
    /// The outputs by what the file system knows them by, with the spec that each is made from.
    private var owners: [String: (path: String, spec: String)] = [:]
    private var realFolders: [String: String] = [:]
    /// Pairs of specs that would write the same file, and files that would be overwritten, a line each.
    private(set) var failures: [String] = []

    /// Plans the files that `specs` become.
    init(specs: [String], _ plan: TargetPlan) {
        for spec in specs {
            let stem = GeneratorInput.stem(of: Path.name(of: spec))
            for target in plan.targets {
                for name in target.fileNames(stem: stem) { add(name, in: plan.folder(of: target), spec: spec) }
            }
        }
    }

    /// The path of the generated file `name` of `spec`.
    func path(of name: String, from spec: String) -> String { paths[Key(spec: spec, name: name)] ?? name }

    private mutating func add(_ name: String, in folder: String, spec: String) {
        let path = Path.join(folder, name)
        paths[Key(spec: spec, name: name)] = path
        let key = key(name, in: folder)
        if let other = owners[key] {
            failures.append("\(other.spec.shown) and \(spec.shown) would both become \(path.shown)")
        } else {
            owners[key] = (path, spec)
        }
    }

    /// Adds a failure for every one of `inputs` that an output would overwrite.
    mutating func refuse(inputs: [String]) {
        for input in inputs {
            guard let owner = owners[key(Path.name(of: input), in: Path.folder(of: input))] else { continue }
            failures.append(
                "\(owner.path.shown), made from \(owner.spec.shown), would overwrite the input \(input.shown);"
                    + " set another folder with `-o`")
        }
    }

    /// What stands for a file. Names that differ in case alone count as one, as they do on most Macs, so that a project
    /// builds on all systems or on none.
    private mutating func key(_ name: String, in folder: String) -> String {
        let real = realFolders[folder] ?? Self.realFolder(folder)
        realFolders[folder] = real
        return Path.join(real, name.lowercased())
    }

    /// The real path of a folder that may not be there yet.
    private static func realFolder(_ folder: String) -> String {
        if FileSystem.isTooLong(folder) { return folder }
        var existing = folder
        var rest: [String] = []
        while !existing.isEmpty, existing != "/", FileState.of(existing) == nil {
            rest.append(Path.name(of: existing))
            existing = Path.folder(of: existing)
        }
        let real = FileSystem.realPath(existing) ?? existing
        return Path.withoutParents(rest.reversed().reduce(real) { Path.join($0, $1) })
    }
}
