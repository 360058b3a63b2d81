// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// The paths of all files that a run may write, and of the folders that it may fill. They are known before a spec is read,
/// and no two are the same.
struct OutputPlan {
    /// What stands for the spec of a file that is made once for all of them.
    static let allSpecs = ""

    /// By the spec, and by the name of a file, or of a folder that belongs to a target, without the `/` at its end.
    private var paths: [String: [String: String]] = [:]
    /// The outputs by what the file system knows them by, with the spec that each is made from.
    private var owners: [String: (path: String, spec: String)] = [:]
    /// The folders that belong to a target.
    private(set) var folders: [String] = []
    private let keys = FileKeys()
    /// Pairs of specs that would write the same file, and files that would be overwritten, a line each.
    private(set) var failures: [String] = []

    /// Plans the files that `specs` become.
    init(specs: [String], _ plan: TargetPlan) {
        for spec in specs {
            let stem = GeneratorInput.stem(of: Path.name(of: spec))
            for target in plan.targets {
                for name in target.outputs(stem: stem) { add(name, in: plan.folder(of: target), spec: spec) }
            }
        }
        for target in specs.isEmpty ? [] : plan.targets {
            for name in target.sharedOutputs(plan.options) {
                add(name, in: plan.folder(of: target), spec: Self.allSpecs)
            }
        }
        refuseOutputsInFolders()
    }

    /// The path of the generated file `name` of `spec`, which may lie in a folder of its target's.
    func path(of name: String, from spec: String) -> String {
        guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return paths[spec]?[name] ?? name }
        let output = String(name[..<slash])
        return (paths[spec]?[output] ?? output) + String(name[slash...])
    }

    /// A file without content for each path that none of `generated` has, in order; folders apart.
    func files(missingIn generated: [GeneratedFile]) -> [GeneratedFile] {
        let made = Set(generated.map(\.path) + folders)
        return paths.values.flatMap(\.values).filter { !made.contains($0) }.sorted()
            .map { GeneratedFile(path: $0, content: FileContent([])) }
    }

    private mutating func add(_ name: String, in folder: String, spec: String) {
        let isFolder = name.last == "/"
        let name = isFolder ? String(name.dropLast()) : name
        let path = Path.join(folder, name)
        paths[spec, default: [:]][name] = path
        if isFolder { folders.append(path) }
        let key = keys.key(name, in: folder)
        if let other = owners[key] {
            failures.append("\(Self.shown(other.spec)) and \(Self.shown(spec)) would both become \(path.shown)")
        } else {
            owners[key] = (path, spec)
        }
    }

    private static func shown(_ spec: String) -> String { spec == allSpecs ? "all specs" : spec.shown }

    /// Adds a failure for every one of `inputs` that an output would overwrite.
    mutating func refuse(inputs: [String]) {
        for input in inputs {
            guard let owner = owner(of: input) else { continue }
            failures.append(
                "\(owner.path.shown), made from \(Self.shown(owner.spec)), would overwrite the input \(input.shown);"
                    + " set another folder with `-o`")
        }
    }

    /// Adds a failure for every output that lies in a folder of another target, which would take it for an orphan.
    private mutating func refuseOutputsInFolders() {
        guard !folders.isEmpty else { return }
        for (key, output) in owners.sorted(by: { $0.value.path < $1.value.path }) {
            guard let owner = owner(around: key) else { continue }
            failures.append(
                "\(output.path.shown), made from \(Self.shown(output.spec)), would lie in \(owner.path.shown), which belongs to"
                    + " another target; set another `output`")
        }
    }

    /// The output that is at `input`, or a folder around it.
    private func owner(of input: String) -> (path: String, spec: String)? {
        let key = keys.key(input)
        return owners[key] ?? owner(around: key)
    }

    /// The folder of a target that something lies in, however deep.
    private func owner(around key: String) -> (path: String, spec: String)? {
        var folder = Path.folder(of: key)
        while !folder.isEmpty, folder != "/" {
            let parent = Path.folder(of: folder)
            if let owner = owners[Path.join(parent, Path.name(of: folder).lowercased())] { return owner }
            folder = parent
        }
        return nil
    }
}
