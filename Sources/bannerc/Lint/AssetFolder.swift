// SPDX-License-Identifier: Apache-2.0

import BannerLint

/// The images in a folder and in the asset catalogues below it.
struct AssetFolder: AssetCatalog {
    let path: String
    private let names: Set<String>

    private static let endings = [".imageset", ".symbolset", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".webp"]

    /// Looks through the folder at `path`. Throws ``CommandFailure`` if it can't be read.
    init(_ path: String, _ files: InputFiles) throws(CommandFailure) {
        self.path = path
        var names: Set<String> = []
        var rest = [path]
        while let folder = rest.popLast() {
            let entries: [String]
            do throws(SystemError) {
                entries = try files.names(in: folder).names
            } catch {
                throw CommandFailure("can't read the folder of assets \(folder.shown): \(error.reason)")
            }
            for entry in entries {
                if let ending = Self.endings.first(where: { entry.hasSuffix($0) }) {
                    names.insert(Self.name(String(entry.dropLast(ending.count))))
                } else if !entry.hasPrefix("."), FileState.ofLink(Path.join(folder, entry))?.kind == .folder {
                    rest.append(Path.join(folder, entry))
                }
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// `close@2x` and `close~ipad` are variants of `close`.
    private static func name(_ file: String) -> String {
        file.split(separator: "~").first.flatMap { $0.split(separator: "@").first }.map(String.init) ?? file
    }
}
