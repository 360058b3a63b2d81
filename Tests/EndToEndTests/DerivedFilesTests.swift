// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// Files that are made of others.
@Suite struct DerivedFilesTests {
    @Test func templatesAreEmbedded() throws {
        let folder = Repository.root.appending(path: "templates")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(".mustache".count)) }
        #expect(BuiltInTemplates.names.sorted() == names.sorted())
        for name in names {
            let text = try Repository.text("templates/\(name).mustache")
            #expect(
                BuiltInTemplates.text(named: name) == text,
                "EmbeddedTemplates.swift is stale: run scripts/embed-templates")
        }
    }
}
