// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

/// Indexes name what is there, all of it and nothing else.
@Suite struct RepositoryIndexTests {
    @Test("scripts/README.md lists every script, and no other") func scripts() throws {
        let files = FileManager.default
        let folder = Repository.root.appending(path: "scripts")
        let scripts = try files.contentsOfDirectory(atPath: folder.path).filter { name in
            let path = folder.appending(path: name).path
            var isFolder: ObjCBool = false
            return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && files.isExecutableFile(atPath: path)
        }
        #expect(scripts.count > 40)
        // The first cell of a row names scripts between backticks.
        let rows = try Repository.text("scripts/README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        let listed = rows.flatMap { row -> [String] in
            let cell = row.split(separator: "|").first ?? ""
            return cell.split(separator: "`").map(String.init).filter { $0.contains(where: \.isLetter) }
        }
        #expect(listed.sorted() == scripts.sorted())
    }

    private static let owner = Release.repository.split(separator: "/").dropLast().last ?? ""

    @Test("all that says the version or who hosts the project says the same") func version() throws {
        let (status, text) = try Self.version([], in: Repository.root)
        #expect(status == 0 && text == "\(Release.version), hosted by \(Self.owner)\n", "\(text)")
    }

    @Test("scripts/version finds what says something else, and changes all of it") func versions() throws {
        let copy = FileManager.default.temporaryDirectory.appending(path: "version-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        let paths = [
            "scripts/version", "Sources/Diagnostics/Release.swift", "README.md", "docs/lint.md", "CHANGELOG.md",
            "editors/zed/extension.toml", "pyproject.toml", "Package.swift",
        ]
        for path in paths {
            let place = copy.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: place)
        }
        #expect(try Self.run(URL(filePath: "/usr/bin/env"), ["git", "-C", copy.path, "init", "--quiet"]).status == 0)
        #expect(try Self.version([], in: copy).status == 0)
        #expect(try Self.version(["9.8.7"], in: copy).status == 0)
        let (status, text) = try Self.version([], in: copy)
        #expect(status == 1 && text.hasPrefix("CHANGELOG.md: its first heading is "), "\(text)")
        #expect(try Self.version(["--owner", "acme"], in: copy).status == 0)
        #expect(try Self.version(["--owner", "a b"], in: copy).status == 2)
        #expect(try Self.version(["9.8.7-rc.1"], in: copy).status == 2)
        for path in paths where !["scripts/version", "CHANGELOG.md"].contains(path) {
            let text = try String(contentsOf: copy.appending(path: path), encoding: .utf8)
            #expect(!text.contains("\(Self.owner)/bannerc") && !text.contains("bannerc@v\(Release.version)"), "\(path)")
        }
        let lint = try String(contentsOf: copy.appending(path: "docs/lint.md"), encoding: .utf8)
        #expect(lint.contains("uses: acme/bannerc@v9.8.7") && lint.contains("    rev: v9.8.7\n"))
    }

    private static func version(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
        try run(folder.appending(path: "scripts/version"), arguments)
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test("each license that NOTICE names is there, and each that is there is named") func licenses() throws {
        let notice = try Repository.text("NOTICE")
        let there = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "LICENSES").path)
        for name in there { #expect(notice.contains("LICENSES/\(name)"), "\(name)") }
        let named = notice.matches(of: /LICENSES\/([\w.-]+\.txt)/).map { String($0.1) }
        #expect(Set(named) == Set(there))
    }

    @Test("SchemaStore's entry has the schemas that there are, for the files that are read by them") func schemas()
        throws
    {
        let data = Data(try Repository.bytes("schema/schemastore.json"))
        let entry = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        let schemas = try #require(entry["schemas"])
        let urls = schemas.compactMap { $0["url"] as? String }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "schema").path)
        let own = names.filter { $0.hasSuffix(".schema.json") }
        let files: [String] = urls.compactMap { $0.split(separator: "/").last.map(String.init) }
        #expect(Set(files) == Set(own))
        let matches: [String] = schemas.flatMap { $0["fileMatch"] as? [String] ?? [] }
        #expect(matches == ["*.banner.yaml", "*.banner.yml", "bannerc.yaml"])
    }
}
