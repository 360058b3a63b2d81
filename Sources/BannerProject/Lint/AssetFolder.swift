// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import YAMLSource

/// The images in a folder and in the asset catalogues below it.
///
/// A folder of a catalogue that provides a namespace puts its name before those of its images, as Xcode's compiler does:
/// `Birds/owl`.
package struct AssetFolder: AssetCatalog {
    let path: String
    private let names: Set<String>

    private static let endings = [".imageset", ".symbolset", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".webp"]

    /// Looks through the folder at `path`. Throws ``CommandFailure`` if it can't be read.
    package init(_ path: String, _ files: InputFiles) throws(CommandFailure) {
        self.path = path
        var names: Set<String> = []
        var rest = [(folder: path, space: "")]
        while let (folder, space) = rest.popLast() {
            let entries: [String]
            do throws(SystemError) {
                entries = try files.names(in: folder).names
            } catch {
                throw CommandFailure("can't read the folder of assets \(folder.shown): \(error.reason)")
            }
            for entry in entries {
                if let ending = Self.endings.first(where: { entry.hasSuffix($0) }) {
                    names.insert(space + Self.name(String(entry.dropLast(ending.count))))
                } else if !entry.hasPrefix("."), FileState.ofLink(Path.join(folder, entry))?.kind == .folder {
                    let inner = Path.join(folder, entry)
                    rest.append((inner, Self.providesNamespace(inner, files) ? "\(space)\(entry)/" : space))
                }
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether the `Contents.json` of a folder says so, under `properties` (Apple, Asset Catalog Format, "Folders").
    private static func providesNamespace(_ folder: String, _ files: InputFiles) -> Bool {
        let path = Path.join(folder, "Contents.json")
        guard let bytes = try? files.read(path), bytes.count <= Limits.fileBytes else { return false }
        // What is wrong with the file is for Xcode to say.
        var (sources, findings) = (SourceSet(), [Finding]())
        let source = SourceFile(path: path, bytes: bytes)
        let root = JSONReader.read(source, as: sources.add(source), findings: &findings)?.root
        func member(_ key: String, of node: Node?) -> Node? { node?.entries.first { $0.key.text == key }?.value }
        return member("provides-namespace", of: member("properties", of: root))?.text == "true"
    }

    /// `close@2x` and `close~ipad` are variants of `close`.
    private static func name(_ file: String) -> String {
        file.split(separator: "~").first.flatMap { $0.split(separator: "@").first }.map(String.init) ?? file
    }
}
