// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// A spec as it was understood at some time, with the versions of the documents that it was read from.
final class Resolution: Sendable {
    let path: String
    let sources: SourceSet
    let trees: [NodeTree]
    /// The spec, as far as it could be understood.
    let spec: Spec?
    /// Whether nothing is wrong with it as YAML and as a spec.
    let isSound: Bool
    let symbols: SymbolIndex
    /// The versions of the open documents among its files.
    let versions: [String: Int]

    private let files: [String: FileID]

    /// What came of reading a spec while documents had `versions`, by path.
    init(_ spec: LoadedSpec, versions: [String: Int]) {
        path = spec.path
        sources = spec.sources
        trees = spec.loaded.trees
        self.spec = spec.loaded.partialSpec
        isSound = spec.loaded.spec != nil
        symbols = SymbolIndex(spec.loaded.trees, spec.loaded.foreignTokens)
        self.versions = Self.versions(versions, of: spec)
        // A tree knows the name of its file.
        files = Dictionary(trees.map { ($0.source.path, $0.file) }) { first, _ in first }
    }

    /// Whether this is what came of reading `spec`, and nothing else: who reads a spec again makes other trees of it.
    func isOf(_ spec: LoadedSpec, versions: [String: Int]) -> Bool {
        !trees.isEmpty && trees.elementsEqual(spec.loaded.trees, by: ===)
            && self.versions == Self.versions(versions, of: spec)
    }

    private static func versions(_ versions: [String: Int], of spec: LoadedSpec) -> [String: Int] {
        let paths = Set(spec.sources.files.map(\.path))
        return versions.filter { paths.contains($0.key) }
    }

    /// The file at `path`; `nil` if it is none of its files, or could not be read at all.
    func file(_ path: String) -> FileID? { files[path] }

    /// The tree of the file at `path`.
    func tree(_ path: String) -> NodeTree? {
        file(path).flatMap { file in trees.first { $0.file == file } }
    }
}
