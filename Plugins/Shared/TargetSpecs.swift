// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The specs of a target, and the files that have a say in what becomes of them.
struct TargetSpecs {
    /// The specs, and the parts that specs share: all files of the target with the ending of a spec, by path.
    let specs: [URL]
    /// The files of the target that a spec may name, sooner or later.
    private let others: [URL]
    /// The `bannerc.yaml` that holds for them, found from the target's folder upward as the command line finds it.
    let configuration: URL?
    /// The lines of the configuration, without comments.
    let settings: [Substring]

    /// The endings that make a file a spec.
    private static let endings = [".banner.yaml", ".banner.yml"]

    /// Whether a file of that name, or a path to it, is a spec.
    static func isSpec(_ name: String) -> Bool { ending(of: name) != nil }

    private static func ending(of name: String) -> String? { endings.first { name.hasSuffix($0) } }

    /// The specs among `files`, which lie in `folder`.
    init(files: some Sequence<URL>, folder: URL) {
        let files = files.sorted { $0.path < $1.path }
        specs = files.filter { Self.isSpec($0.lastPathComponent) }
        others = files.filter { !Self.isSpec($0.lastPathComponent) && NamedFiles.mayBeNamed($0) }
        configuration = Self.configuration(above: folder)
        let bytes = configuration.flatMap { try? Data(contentsOf: $0) } ?? Data()
        settings = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            $0.prefix { $0 != "#" }
        }
    }

    /// The specs of `target`; `nil` if it has none.
    init?(_ target: any Target) {
        guard let module = target.sourceModule else { return nil }
        self.init(files: module.sourceFiles.map(\.url), folder: target.directoryURL)
        if specs.isEmpty { return nil }
    }

    private static func configuration(above folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let file = folder.appending(path: "bannerc.yaml")
            if FileManager.default.fileExists(atPath: file.path) { return file }
            // What lies above a package or a repository is somebody else's, as for the command line.
            let boundaries = ["Package.swift", ".git"].map { folder.appending(path: $0).path }
            if boundaries.contains(where: FileManager.default.fileExists) { return nil }
            let parent = folder.deletingLastPathComponent()
            // The root of the file system is its own parent, or, as a URL, gets longer.
            if parent.path.count >= folder.path.count { return nil }
            folder = parent
        }
    }

    /// The targets that are made: Swift, and the facade for Objective-C where the configuration speaks of `objc`.
    ///
    /// A plugin is too early to read YAML. The word in another place costs a file that nobody uses.
    var targets: [String] {
        let namesObjC = settings.contains { line in
            line.split { " \t,:[]{}\"'".contains($0) }.contains("objc")
        }
        return namesObjC ? ["swift", "objc"] : ["swift"]
    }

    /// Whether the configuration asks for a copy of BannerKit, which a plugin has no place for.
    var embedsRuntime: Bool {
        settings.contains { line in
            guard let key = line.range(of: "runtime:") else { return false }
            return line[key.upperBound...].drop { " \t\"'".contains($0) }.hasPrefix("embedded")
        }
    }

    /// The Swift files that the specs become in `folder`, each once.
    func outputs(in folder: URL) -> [URL] {
        let endings = targets.map { $0 == "objc" ? "+ObjC.swift" : ".swift" }
        var seen: Set<String> = []
        return specs.flatMap { spec -> [URL] in
            let name = spec.lastPathComponent
            guard let ending = Self.ending(of: name) else { return [] }
            let stem = name.dropLast(name.count > ending.count ? ending.count : 0)
            return seen.insert(stem.lowercased()).inserted ? endings.map { folder.appending(path: stem + $0) } : []
        }
    }

    /// Those of `sources` that have the name of a Swift file that the specs become: a target takes one file of a name, whatever its case.
    func clashes(with sources: [URL]) -> [URL] {
        let names = Set(outputs(in: URL(fileURLWithPath: "/")).map { $0.lastPathComponent.lowercased() })
        return sources.filter { names.contains($0.lastPathComponent.lowercased()) }
    }

    /// Specs in `folder` that are not the target's, as its `exclude` and `sources` say.
    func excluded(in folder: URL) -> [URL] {
        let own = Set(specs.map(\.standardizedFileURL.path))
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? []).filter { file in
            Self.isSpec(file.lastPathComponent) && !own.contains(file.standardizedFileURL.path)
        }
    }

    /// Every file that a build of the specs reads, where `root` is the folder of the package: them, the configuration, and
    /// what those and the files in turn name.
    ///
    /// A plugin is too early to read YAML, so whatever in a file looks like the path of another one, and is one, counts, and so does
    /// what of the target a spec may begin to use: nobody asks the plugin anew then. A file too many costs a run of some milliseconds
    /// when it changes. Where there is no `bannerc.yaml` yet, the folder that one may come to is an input.
    func inputs(root: URL) -> [URL] {
        var inputs = specs + [configuration ?? root] + others.flatMap(NamedFiles.contents)
        var seen = Set(inputs.map(\.path))
        var next = 0
        while next < inputs.count {
            for file in NamedFiles.find(in: inputs[next]) where seen.insert(file.path).inserted { inputs.append(file) }
            next += 1
        }
        return inputs
    }
}
