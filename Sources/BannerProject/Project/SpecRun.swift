// SPDX-License-Identifier: Apache-2.0

import BannerSpec
package import Diagnostics
import Parallelism

/// The specs that a command works on: found by what the command line or the configuration says, and read.
package struct SpecRun {
    /// Files, folders, or `-`; none for what the configuration says.
    let specs: [String]
    /// The name that standard input goes by.
    let inputName: String
    /// The project.
    let project: Project
    /// Whether the specs below the working directory are meant where nobody says which.
    let searchesFolder: Bool
    /// Whether those that are named count as if a folder had been: parts of others are no specs of their own.
    let takesAsFound: Bool

    /// What could not be found or read, a line each.
    package private(set) var failures: [String] = []
    /// Those of them that are about a file.
    private(set) var faults: [InputFault] = []
    /// The same for what the configuration asks for, with places.
    package private(set) var report = Report()

    package init(
        specs: [String], inputName: String, _ project: Project, searchesFolder: Bool = false, takesAsFound: Bool = false
    ) {
        self.specs = specs
        self.takesAsFound = takesAsFound
        self.searchesFolder = searchesFolder
        self.inputName = inputName
        self.project = project
    }

    /// The specs, by path. Throws ``CommandFailure`` if nobody says which.
    package mutating func select() throws(CommandFailure) -> [SpecSelection.Item] {
        let selection: SpecSelection
        if !specs.isEmpty {
            selection = .arguments(specs, inputName: inputName, project)
        } else if let configuration = project.configuration {
            selection = .configured(configuration, project)
            if configuration.specs.isEmpty { failures.append("\(configuration.path.shown) names no `specs`") }
            report = Report(sources: configuration.sources, findings: selection.findings)
            if selection.findings.contains(where: { $0.severity == .error }) {
                failures.append("\(configuration.path.shown) names specs that are not there")
            }
        } else if searchesFolder {
            selection = .arguments(["."], inputName: inputName, project)
            guard !selection.isVain else {
                throw CommandFailure(
                    "no spec is given, and there is none (`*\(SpecSelection.endings[0])`) in this folder or below; "
                        + (otherwiseNamed.map { "\($0.shown) looks like one: call it \(Self.specName(of: $0).shown)" }
                            ?? "`bannerc init` writes a first one"))
            }
        } else {
            let found = (SpecSelection.below("", project, folderLimit: Self.mostSought) ?? []).map(\.path)
            let help =
                found.first.map {
                    "name what to build, such as \($0.shown), or `.` for all below; `bannerc init` writes a configuration"
                } ?? "`bannerc init` writes one"
            throw CommandFailure(
                "no spec is given, and there is no `\(Configuration.fileName)` here or in a folder above; \(help)")
        }
        failures += selection.failures
        faults += selection.faults
        guard takesAsFound else { return selection.items }
        return selection.items.map { SpecSelection.Item(path: $0.path, bytes: $0.bytes, isNamed: false) }
    }

    /// A file of this folder that begins as a spec does, and is not called as one.
    private var otherwiseNamed: String? {
        let names = (try? FileSystem.names(in: ".").names) ?? []
        return names.sorted().first { name in
            // Some systems hide what editors of text add to a name.
            [".yaml", ".yml", ".txt"].contains { name.hasSuffix($0) } && name != Configuration.fileName
                && (try? project.files.read(name)).map { String(decoding: $0.prefix(4096), as: UTF8.self) }
                    .map { $0.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("bannerc:") } } == true
        }
    }

    /// Folders that are looked into for a spec to name in a message.
    private static let mostSought = 200

    /// `acme.banner.yaml` for `acme.yaml`, and for `acme.banner.yaml.txt`.
    private static func specName(of name: String) -> String {
        let stem = name.split(separator: ".", maxSplits: 1).first ?? name[...]
        return stem + SpecSelection.endings[0]
    }

    /// Those of `items` that can be read, with their files, which are read on all cores.
    package mutating func sources(of items: [SpecSelection.Item]) -> [(item: SpecSelection.Item, source: SourceFile)] {
        let files = project.files
        let sources = Parallel.map(items) { item in
            Result { () throws(SystemError) in try Self.source(item, files) }
        }
        return zip(items, sources).compactMap { item, source in
            switch source {
            case .success(let source): return (item, source)
            case .failure(let error):
                fail(item, error)
                return nil
            }
        }
    }

    /// The file of `item`; `nil` if it can't be read.
    package mutating func source(_ item: SpecSelection.Item) -> SourceFile? {
        do throws(SystemError) {
            return try Self.source(item, project.files)
        } catch {
            fail(item, error)
            return nil
        }
    }

    private mutating func fail(_ item: SpecSelection.Item, _ error: SystemError) {
        let fault = InputFault(path: item.path, message: "can't read \(item.path.shown): \(error.reason)")
        failures.append(fault.message)
        faults.append(fault)
    }

    private static func source(_ item: SpecSelection.Item, _ files: InputFiles) throws(SystemError) -> SourceFile {
        if let bytes = item.bytes { return SourceFile(path: item.path, bytes: bytes) }
        return SourceFile(path: item.path, bytes: try files.read(item.path))
    }

    /// Those of `specs` that are not only parts of others: found by a search, used by another spec of the run, and without
    /// a `name` for what would be generated. What is wrong with a part is told of those that use it.
    package static func withoutParts<Spec>(
        _ specs: [Spec], _ item: (Spec) -> SpecSelection.Item, inputs: (Spec) -> [String], hasName: (Spec) -> Bool
    ) -> [Spec] {
        let used = Set(specs.flatMap { inputs($0).dropFirst() })
        return specs.filter { spec in
            item(spec).isNamed || !used.contains(item(spec).path) || hasName(spec)
        }
    }
}
