// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import Foundation
import Testing

/// The plugin has to know what a build reads before anything is read.
@Suite struct PluginInputTests {
    @Test("every file that a sample spec uses is an input", arguments: Repository.specs)
    func samples(spec: String) throws {
        let read = try Repository.compile(spec).inputs.map { Repository.root.appending(path: $0).path }
        #expect(Set(read).isSubset(of: Self.inputs(of: Repository.root.appending(path: "specs/\(spec).banner.yaml"))))
    }

    @Test(
        "a file is found however a spec names it",
        arguments: [
            "use: [part.banner.yaml]", "use: [other.yaml,part.banner.yaml]", "use:\n  - part.banner.yaml",
            "use:\n- part.banner.yaml # the brand", "use: [\"part.banner.yaml\"]", "use: ['part.banner.yaml']",
            "{ bannerc: 1, use: [./part.banner.yaml] }", "use:\r\n  - part.banner.yaml\r\n",
        ])
    func spelling(text: String) throws { try Self.expectFound("part.banner.yaml", in: text) }

    @Test(
        "a path may hold blanks", arguments: ["use: [my parts/part 1.yaml]", "use:\n  - my parts/part 1.yaml  # ours"])
    func blanks(text: String) throws { try Self.expectFound("my parts/part 1.yaml", in: text) }

    private static func expectFound(_ name: String, in text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let part = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: part.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: part)
        let spec = folder.appending(path: "a.banner.yaml")
        try Data(text.utf8).write(to: spec)
        #expect(NamedFiles.find(in: spec).map(\.path).contains(part.standardizedFileURL.path))
    }

    private static func inputs(of spec: URL) -> Set<String> {
        var found: Set<String> = [spec.path]
        var rest = [spec]
        while let file = rest.popLast() {
            for named in NamedFiles.find(in: file) where found.insert(named.path).inserted { rest.append(named) }
        }
        return found
    }
}
