// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec

/// Which specs of the working directory and of a revision are compared.
struct DiffScope {
    private let arguments: [String]
    private let project: Project
    private let revision: GitRevision
    /// The specs of the revision that are asked for, by their paths in the repository.
    private(set) var oldPaths: [String] = []
    /// All other specs of the revision.
    private(set) var otherPaths: [String] = []
    /// What is asked for and is in neither version, a line each.
    private(set) var failures: [String] = []

    init(_ arguments: [String], _ project: Project, _ revision: GitRevision) {
        (self.arguments, self.project, self.revision) = (arguments, project, revision)
        let all = revision.paths(below: "").filter(Self.isSpec)
        oldPaths = arguments.isEmpty ? all.filter(isConfigured) : arguments.flatMap(paths)
        for argument in arguments {
            guard let path = revision.pathInRepository(argument) else {
                failures.append("\(argument.shown) lies outside the git repository \(revision.root.shown)")
                continue
            }
            if FileState.of(argument) == nil, paths(argument).isEmpty {
                failures.append("there is no file \(argument.shown), here or in \(revision.name.shown)")
            } else if FileState.of(argument)?.kind != .folder, revision.has(path), !Self.isSpec(path) {
                oldPaths.append(path)
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

    /// The specs of the revision at or below a path that is relative to the working directory.
    private func paths(_ argument: String) -> [String] {
        revision.pathInRepository(argument).map { revision.paths(below: $0).filter(Self.isSpec) } ?? []
    }

    /// Whether the configuration is about the spec at this path in the repository, or without one, the working directory.
    private func isConfigured(_ path: String) -> Bool {
        guard let configuration = project.configuration, !configuration.specs.isEmpty else {
            return revision.folder.isEmpty || path.hasPrefix(revision.folder + "/")
        }
        guard let folder = revision.pathInRepository(configuration.path).map(Path.folder) else { return false }
        guard folder.isEmpty || path.hasPrefix(folder + "/") else { return false }
        let inside = folder.isEmpty ? path : String(path.dropFirst(folder.utf8.count + 1))
        return configuration.specs.contains { pattern in
            Glob(pattern.value).describes(inside)
                || !Glob.isPattern(pattern.value) && (pattern.value.isEmpty || inside.hasPrefix(pattern.value + "/"))
        }
    }

    private static func isSpec(_ path: String) -> Bool {
        let name = Path.name(of: path)
        return !name.hasPrefix(".") && SpecSelection.endings.contains { name.hasSuffix($0) }
    }
}
