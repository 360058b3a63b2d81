// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A build that has nothing to do sees so by the record of the last one; and no record is believed that is wrong.
@Suite("Records of builds")
struct BuildRecordTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// The files of the records, which a build that had to look anew writes anew, under another key.
    private func records() throws -> [Data] {
        guard FileManager.default.fileExists(atPath: sandbox.cache.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: sandbox.cache, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
    }

    /// The key of the only record.
    private func key() throws -> String {
        let records = try records()
        try #require(records.count == 1)
        let lines = String(decoding: records[0], as: UTF8.self).split(separator: "\n")
        return String(try #require(lines[1].split(separator: " ").first))
    }

    /// Writes a project with two specs, a part, and a template.
    private func writeProject() throws {
        try sandbox.write(Specs.using("../part.banner.yaml"), to: "specs/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "specs/b.banner.yaml")
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        try sandbox.write("{{#levels}}{{name}}\n{{/levels}}", to: "own.mustache")
        try sandbox.write(
            """
            specs: [specs]
            output: out
            targets: { tokens: {}, swift: {}, markdown: { template: own.mustache } }

            """, to: "bannerc.yaml")
    }

    @Test("what has not changed is not built again, and a record that had to read files need not the next time")
    func unchanged() async throws {
        try writeProject()
        let first = try sandbox.run("build", "--verbose")
        #expect(first.status == 0 && first.errors.hasSuffix("6 files from 2 specs, 6 changed\n"), "\(first.errors)")
        let key = try key()
        let second = try sandbox.run("build", "--verbose")
        #expect(second.status == 0 && second.errors == "6 files from 2 specs, none changed\n", "\(second.errors)")
        #expect(try self.key() == key)
        // Older than two seconds, states tell; they are noted, and then nothing is written any more.
        try await Task.sleep(for: .seconds(3.1))
        #expect(try sandbox.run("build").status == 0)
        let settled = try records()
        #expect(!String(decoding: settled[0], as: UTF8.self).contains("\no 0 "))
        #expect(try sandbox.run("build").status == 0)
        #expect(try records() == settled)
        #expect(try self.key() == key)
    }

    @Test(
        "whatever changes is seen",
        arguments: [
            "echo '# a comment' >> specs/a.banner.yaml",
            "sed -i.old s/Sync/Next/ specs/b.banner.yaml && rm specs/*.old",
            "cp specs/b.banner.yaml specs/c.banner.yaml", "rm specs/b.banner.yaml",
            "mv specs/b.banner.yaml specs/d.banner.yaml",
            "sed -i.old s/B3261E/B3261F/ part.banner.yaml", "echo x >> own.mustache", "echo '# x' >> bannerc.yaml",
            "mkdir specs/more && cp specs/b.banner.yaml specs/more/e.banner.yaml", "rm out/a.swift",
            "echo >> out/a.swift",
            "rm -r out", "mkdir specs/.hidden && mv specs/b.banner.yaml specs/b && mkdir specs/b.banner.yaml",
        ])
    func seen(change: String) throws {
        try writeProject()
        #expect(try sandbox.run("build").status == 0)
        let before = try key()
        #expect(try sandbox.shell(change).status == 0)
        let built = try sandbox.run("build", "--verbose")
        let now = try records().map { String(decoding: $0, as: UTF8.self) }
        #expect(now.count == 1 && !now[0].contains("\n\(before) ") || built.status != 0, "\(built.errors)")
        // As it would be without any record.
        let alone = try sandbox.run("build", "--check", environment: ["BANNERC_CACHE": "off"])
        #expect(built.status != 0 || !alone.output.contains("stale") && !alone.output.contains("missing"))
    }

    @Test("a file of the same size that is written within a tick of the clock is seen")
    func sameSize() throws {
        let texts = (0..<10).map { Specs.small(padding: 10 + $0) }
        for text in texts {
            try sandbox.write(text, to: "a.banner.yaml")
            #expect(try sandbox.run("build", "a.banner.yaml", "--target", "tokens").status == 0)
            let padding = text.firstRange(of: /padding: (\d+)/).map { text[$0].suffix(2) } ?? ""
            #expect(sandbox.read("a.tokens.json")?.contains("\"value\": \(padding),") == true)
        }
    }

    @Test("a configuration that comes nearer, and the edge of a repository between, are seen")
    func boundaries() throws {
        try sandbox.write("output: far\nspecs: [inner]\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "inner/deep/a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", in: "inner/deep").status == 0)
        #expect(sandbox.exists("far/a.swift") && !sandbox.exists("inner/deep/a.swift"))
        try FileManager.default.createDirectory(
            at: sandbox.folder.appendingPathComponent("inner/.git"), withIntermediateDirectories: true)
        #expect(try sandbox.run("build", "a.banner.yaml", in: "inner/deep").status == 0)
        #expect(sandbox.exists("inner/deep/a.swift"))
        try sandbox.write("output: near\nspecs: [deep]\n", to: "inner/bannerc.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", in: "inner/deep").status == 0)
        #expect(sandbox.exists("inner/near/a.swift"))
    }

    @Test("each way to ask has a record of its own")
    func questions() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        for arguments in [
            ["-o", "one"], ["-o", "two"], ["--target", "css"], ["--target", "css", "--all-outputs"], [],
        ] {
            #expect(try sandbox.run(["build", "a.banner.yaml"] + arguments).status == 0)
        }
        #expect(try records().count == 5)
        #expect(sandbox.exists("two/a.swift") && sandbox.exists("a.css") && sandbox.exists("a.swift"))
    }

    @Test("what has something to tell tells it each time, and is not recorded")
    func findings() throws {
        try sandbox.write(Specs.faulty, to: "a.banner.yaml")
        for _ in 0..<2 { #expect(try sandbox.run("build", "a.banner.yaml").status == 1) }
        try sandbox.write("output: out\nspecs: [b.banner.yaml]\nprune: true\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "b.banner.yaml")
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.run("build", "--lint").status < 2)
        #expect(try sandbox.run("build", "--depfile", "d", "--target", "css").status == 0)
        #expect(try sandbox.run("build", "--check").status < 2)
        #expect(try records().isEmpty)
    }

    @Test("a damaged record is not believed")
    func damaged() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "--target", "css").status == 0)
        let record = try #require(
            try FileManager.default.contentsOfDirectory(at: sandbox.cache, includingPropertiesForKeys: nil).first)
        let bytes = [UInt8](try Data(contentsOf: record))
        var generator = SeededGenerator(of: "records")
        try sandbox.write("stale", to: "a.css")
        for round in 0..<40 {
            var damaged = bytes
            switch round % 4 {
            case 0: damaged.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
            case 1:
                damaged[Int.random(in: 0..<bytes.count, using: &generator)] ^=
                    1 << UInt8.random(in: 0..<8, using: &generator)
            case 2:
                damaged.insert(
                    UInt8.random(in: 0...255, using: &generator), at: Int.random(in: 0..<bytes.count, using: &generator)
                )
            default:
                damaged = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
            }
            try Data(damaged).write(to: record)
            let run = try sandbox.run("build", "a.banner.yaml", "--target", "css")
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(sandbox.read("a.css")?.contains("--banner") == true)
        }
    }

    @Test("without a folder for records, and with one that can't be written, builds are as they are")
    func nowhere() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write("a file", to: "file")
        let places: [[String: String]] = [
            ["BANNERC_CACHE": "off"], ["BANNERC_CACHE": "file/in"],
            ["BANNERC_CACHE": "", "HOME": "", "XDG_CACHE_HOME": ""],
            ["BANNERC_CACHE": "/dev/null/x"],
        ]
        for place in places {
            for _ in 0..<2 {
                let run = try sandbox.run("build", "a.banner.yaml", "-o", "out", environment: place)
                #expect(run.status == 0 && run.errors.isEmpty, "\(place): \(run.errors)")
            }
        }
        let own = sandbox.folder.appendingPathComponent("caches").path
        #expect(
            try sandbox.run(
                "build", "a.banner.yaml", "-o", "out", environment: ["BANNERC_CACHE": "", "XDG_CACHE_HOME": own]
            ).status == 0)
        #if os(Linux)
            #expect(try sandbox.files().contains { $0.hasPrefix("caches/bannerc/") && $0.hasSuffix(".build") })
        #endif
    }

    @Test("random changes, one after the other: what lies there is what a build without records makes")
    func random() throws {
        var generator = SeededGenerator(of: "records")
        try writeProject()
        #expect(try sandbox.run("build").status == 0)
        let changes = [
            "true", "true", "touch specs/*.yaml",
            "sed -i.x 's/padding: [0-9]*/padding: PADDING/' specs/b.banner.yaml; rm -f specs/*.x",
            "rm -f out/b.swift", "echo '# N' >> part.banner.yaml", "rm -f specs/extra.banner.yaml",
            "cp specs/b.banner.yaml specs/extra.banner.yaml", "echo N > out/a.tokens.json",
            "echo '# N' >> bannerc.yaml",
            "echo N >> own.mustache",
        ]
        for round in 0..<30 {
            let change = changes.randomElement(using: &generator) ?? ""
            let number = Int.random(in: 1...40, using: &generator)
            let command = change.replacingOccurrences(of: "PADDING", with: "\(number)").replacingOccurrences(
                of: "N", with: "\(number)")
            #expect(try sandbox.shell(command).status == 0)
            #expect(try sandbox.run("build").status == 0, "round \(round), \(command)")
            let check = try sandbox.run("build", "--check")
            #expect(
                !check.output.contains("stale") && !check.output.contains("missing"),
                "round \(round), \(command): \(check.output)")
        }
    }
}
