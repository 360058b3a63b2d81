// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a spec or a configuration names.
enum NamedFiles {
    /// Specs and tokens under `use`, baselines, templates, fonts.
    private static let endings = [".yaml", ".yml", ".json", ".mustache", ".ttf", ".otf", ".ttc"]
    /// What stands around a path: a list `[a.yaml, "b c.yaml"]`, an item `- a.yaml`, a comment.
    private static let marks = CharacterSet(charactersIn: "[]{},\"'#")
    private static let blanks = CharacterSet.whitespaces

    /// Those that are there, relative to the folder of `file`.
    static func find(in file: URL) -> [URL] {
        guard isText(file), let data = try? Data(contentsOf: file) else { return [] }
        let folder = file.deletingLastPathComponent()
        var found: [URL] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard endings.contains(where: { line.contains($0) }) else { continue }
            for path in paths(in: String(line)) {
                let file = folder.appending(path: path).standardizedFileURL
                if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
            }
        }
        return found
    }

    private static func isText(_ file: URL) -> Bool {
        ["yaml", "yml"].contains(file.pathExtension.lowercased())
    }

    private static func paths(in line: String) -> [String] {
        line.components(separatedBy: marks).flatMap { part in
            // A path may hold blanks, so the whole is tried beside its words, without the dash or the key before it.
            let words = part.components(separatedBy: blanks).filter { !$0.isEmpty }
            return words + words.indices.dropFirst().map { words[$0...].joined(separator: " ") }
                + [part.trimmingCharacters(in: blanks)]
        }.filter { path in endings.contains { path.hasSuffix($0) } }
    }
}
