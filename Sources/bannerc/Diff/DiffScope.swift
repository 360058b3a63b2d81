// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec

/// Which specs of the working directory and of a revision are compared.
struct DiffScope {
    /// What a configuration calls specs.
    private struct Naming {
        /// Its folder in the repository.
        var folder: String
        var patterns: [SpecPattern]

        /// Whether the file at this path in the repository is one of the specs.
        func names(_ path: String) -> Bool {
            guard folder.isEmpty || Path.contains(folder, path) else { return false }
            let inside = Path.relative(path, to: folder)
            return patterns.contains { $0.names(inside) }
        }
    }

    private let arguments: [String]
    private let project: Project
    private let revision: GitRevision
    /// What names the specs: the configuration as it is, and as it was in the revision. A spec that went out of both its folder
    /// and the configuration is gone, and what only the new one names is compared with what was there.
    private let namings: [Naming]
    /// The specs of the revision that are asked for, by their paths in the repository.
    private(set) var oldPaths: [String] = []
    /// All other specs of the revision.
    private(set) var otherPaths: [String] = []
    /// What is asked for and is in neither version, a line each.
    private(set) var failures: [String] = []

    init(_ arguments: [String], _ project: Project, _ revision: GitRevision) {
        (self.arguments, self.project, self.revision) = (arguments, project, revision)
        namings = Self.namings(project, revision)
        let everything = revision.paths(below: "")
        let all = everything.filter(Self.isSpec)
        oldPaths = arguments.isEmpty ? everything.filter(isConfigured) : arguments.flatMap(paths)
        for argument in arguments {
            guard revision.pathInRepository(argument) != nil else {
                failures.append("\(argument.shown) lies outside the git repository \(revision.root.shown)")
                continue
            }
            if FileState.of(argument) == nil, paths(argument).isEmpty {
                failures.append("there is no file \(argument.shown), here or in \(revision.name.shown)")
            }
        }
        let asked = Set(oldPaths)
        otherPaths = all.filter { !asked.contains($0) }
    }

    /// The specs of the working directory.
    func items() throws(CommandFailure) -> [SpecSelection.Item] {
        let present = arguments.filter { FileState.of($0) != nil }
        if !arguments.isEmpty, present.isEmpty { return [] }
        // A folder whose last spec is gone is no mistake here.
        if !present.isEmpty { return SpecSelection.arguments(present, inputName: "", project).items }
        var run = SpecRun(specs: [], inputName: "", project, searchesFolder: true)
        guard project.configuration != nil || !SpecSelection.arguments(["."], inputName: "", project).isVain else {
            return []
        }
        return try run.select()
    }

    /// Whether the spec at this path in the repository was named itself.
    func isNamed(_ path: String) -> Bool { arguments.contains { revision.pathInRepository($0) == path } }

    /// The file of the revision at a path that is relative to the working directory, or the specs below.
    private func paths(_ argument: String) -> [String] {
        guard let path = revision.pathInRepository(argument) else { return [] }
        return revision.paths(below: path).filter { $0 == path || Self.isSpec($0) }
    }

    /// Whether a configuration is about the file at this path in the repository, or without one, the working directory.
    private func isConfigured(_ path: String) -> Bool {
        if !namings.isEmpty { return namings.contains { $0.names(path) } }
        return Self.isSpec(path) && (revision.folder.isEmpty || path.hasPrefix(revision.folder + "/"))
    }

    private static func namings(_ project: Project, _ revision: GitRevision) -> [Naming] {
        guard let configuration = project.configuration,
            let path = revision.pathInRepository(configuration.path)
        else { return [] }
        return ([configuration] + former(configuration, revision)).filter { !$0.specs.isEmpty }.map {
            Naming(folder: Path.folder(of: path), patterns: $0.specs.map { SpecPattern($0.value) })
        }
    }

    /// The configuration as it was, at the same place; none if it was not there, or can't be read by this version of the program.
    private static func former(_ configuration: Configuration, _ revision: GitRevision) -> [Configuration] {
        guard case .bytes(let bytes) = revision.access(configuration.path),
            let former = try? Configuration(bytes, path: configuration.path)
        else { return [] }
        return [former]
    }

    private static func isSpec(_ path: String) -> Bool {
        SpecSelection.isSpec(Path.name(of: path))
    }
}
