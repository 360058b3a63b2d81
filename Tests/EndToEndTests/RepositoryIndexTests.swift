// SPDX-License-Identifier: Apache-2.0

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
        let listed = rows.flatMap { row in
            row.split(separator: "|").prefix(1).flatMap { $0.split(separator: "`").map(String.init) }
                .filter { $0.contains { $0.isLetter } }
        }
        #expect(listed.sorted() == scripts.sorted())
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
        #expect(Set(urls.compactMap { $0.split(separator: "/").last.map(String.init) }) == Set(own))
        #expect(
            schemas.flatMap { $0["fileMatch"] as? [String] ?? [] } == ["*.banner.yaml", "*.banner.yml", "bannerc.yaml"])
    }
}
