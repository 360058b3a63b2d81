// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Whatever is done to a project, a build says and writes what one without a record does.
@Suite("Records of builds are no more than that")
struct BuildRecordLinkTests {
    /// A project, and what is done to it once it is built.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var before = "true"
        let change: String
        var arguments: [String] = []
        /// Where the build runs.
        var folder = "project"
    }

    /// `project` has a configuration, the specs `specs/a.banner.yaml` and `specs/b.banner.yaml`, of which the first uses
    /// `parts/part.banner.yaml`, and a template.
    static let cases = [
        Case(testDescription: "nothing", change: "true"),
        Case(
            testDescription: "the folder of a used file becomes a link out of the project",
            change: "mv parts ../parts && ln -s ../parts parts"),
        Case(
            testDescription: "a used file becomes a link out",
            change: "mv parts/part.banner.yaml .. && ln -s ../../part.banner.yaml parts/"),
        Case(
            testDescription: "a link of a used file leads elsewhere",
            before: "mkdir real && mv parts real/ && ln -s real/parts parts && cp -a real ../real",
            change: "ln -sfn ../real/parts parts"),
        Case(
            testDescription: "the folder of specs becomes a link out",
            change: "mv specs ../specs && ln -s ../specs specs"),
        Case(
            testDescription: "a spec becomes a link out",
            change: "mv specs/b.banner.yaml .. && ln -s ../../b.banner.yaml specs/"),
        Case(testDescription: "the output folder becomes a link out", change: "mv out ../out && ln -s ../out out"),
        Case(testDescription: "an output becomes a link", change: "mv out/a.swift a.swift && ln -s ../a.swift out/"),
        Case(
            testDescription: "the template becomes a link out", change: "mv own.mustache .. && ln -s ../own.mustache ."),
        Case(
            testDescription: "a link that was passed over leads to a spec",
            before: "mkdir x && ln -s ../x specs/c.banner.yaml", change: "rmdir x && cp specs/b.banner.yaml x"),
        Case(
            testDescription: "a link that a pattern came to twice leads elsewhere",
            before:
                "sed -i.o 's|specs: .specs.|specs: [\"s*/*.banner.yaml\"]|' bannerc.yaml && rm *.o && ln -s specs suite"
                + " && mkdir other && sed s/Sync/Next/ specs/b.banner.yaml > other/n.banner.yaml",
            change: "ln -sfn other suite"),
        Case(
            testDescription: "a configuration that leads nowhere comes nearer",
            change: "ln -s nowhere bannerc.yaml", arguments: ["a.banner.yaml"], folder: "project/specs"),
        Case(
            testDescription: "an edge of a repository that leads nowhere comes between",
            change: "ln -s nowhere .git", arguments: ["a.banner.yaml"], folder: "project/specs"),
        Case(
            testDescription: "an edge of a repository goes",
            before: "mkdir .git",
            change: "rm -r .git", arguments: ["b.banner.yaml"], folder: "project/specs"),
        Case(
            testDescription: "an empty file becomes a folder", before: ": > own.mustache",
            change: "rm own.mustache && mkdir own.mustache"),
        Case(
            testDescription: "an output becomes a folder", before: ": > own.mustache",
            change: "rm out/b.md && mkdir out/b.md"),
        Case(testDescription: "an output is empty", change: ": > out/b.swift"),
        Case(
            testDescription: "a name comes that is not UTF-8",
            change: "cp specs/b.banner.yaml \"specs/$(printf '\\377').banner.yaml\""),
        Case(
            testDescription: "a hidden folder is shown",
            before: "mkdir specs/.h && cp specs/b.banner.yaml specs/.h/h.banner.yaml", change: "mv specs/.h specs/h"),
        Case(
            testDescription: "a spec of the other ending",
            before: "sed -i.o 's|specs: .specs.|specs: [\"specs/*.yaml\"]|' bannerc.yaml && rm *.o",
            change: "cp specs/b.banner.yaml specs/c.banner.yml"),
        Case(
            testDescription: "a folder of the other ending becomes a file",
            before:
                "sed -i.o 's|specs: .specs.|specs: [\"specs/*.yaml\"]|' bannerc.yaml && rm *.o && mkdir specs/c.banner.yml",
            change: "rmdir specs/c.banner.yml && cp specs/b.banner.yaml specs/c.banner.yml"),
        Case(
            testDescription: "a spec can't be read any more",
            change: "rm specs/b.banner.yaml && ln -s b.banner.yaml specs/b.banner.yaml"),
        Case(
            testDescription: "the working folder is another one of the same name",
            change: "cd .. && cp -a project copy && rm -r project && mv copy project && echo x > project/out/a.swift"),
        Case(
            testDescription: "bytes change and the time stays",
            change:
                "touch -r specs/b.banner.yaml t && sed -i.o s/Sync/Next/ specs/b.banner.yaml && touch -r t specs/b.banner.yaml && rm -f specs/*.o t"
        ),
    ]

    @Test("what a build without a record says and writes", arguments: cases, [false, true])
    func same(item: Case, settled: Bool) async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Specs.using("../parts/part.banner.yaml"), to: "project/specs/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "project/specs/b.banner.yaml")
        try sandbox.write(Specs.part, to: "project/parts/part.banner.yaml")
        try sandbox.write("{{#levels}}{{name}}\n{{/levels}}", to: "project/own.mustache")
        try sandbox.write(
            """
            specs: [specs]
            output: out
            targets: { tokens: {}, swift: {}, markdown: { template: own.mustache } }

            """, to: "project/bannerc.yaml")
        func shell(_ script: String) throws {
            let run = try sandbox.shell("cd \(item.folder) && { \(script); }")
            #expect(run.status == 0, "\(script): \(run.errors)")
        }
        func build(_ environment: [String: String] = [:]) throws -> Sandbox.Run {
            try sandbox.run(["build"] + item.arguments, environment: environment, in: item.folder)
        }
        /// All that lies there, with its bytes.
        func tree() throws -> String {
            try sandbox.shell("find . -type f -exec cksum {} + | sort; find . -type l -o -type d | sort").output
        }
        try shell(item.before)
        // Files that are two seconds old tell by their states that they are as they were.
        if settled { try await Task.sleep(for: .seconds(3.1)) }
        #expect(try build().status == 0)
        if settled { #expect(try build().status == 0) }
        try shell(item.change)
        let told = try build()
        let made = try tree()
        let alone = try build(["BANNERC_CACHE": "off"])
        #expect(told.status == alone.status && told.errors == alone.errors, "\(told.errors)instead of: \(alone.errors)")
        #expect(try tree() == made)
    }

    @Test("in a folder that someone else uses, too, nothing but records is removed")
    func foreignFiles() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let cache = sandbox.folder.appendingPathComponent("cache")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        for number in 0..<300 {
            try sandbox.write("mine", to: "cache/file\(number).build")
            let digits = String(number, radix: 16)
            try sandbox.write("old", to: "cache/\(String(repeating: "0", count: 16 - digits.count))\(digits).build")
        }
        try sandbox.write("mine", to: "cache/000000000000000g.build")
        try sandbox.write("mine", to: "cache/ffffffffffffffff.build/mine")
        #expect(try sandbox.run("build", "a.banner.yaml", environment: ["BANNERC_CACHE": cache.path]).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
        #expect(names.count { $0.hasPrefix("file") } == 300)
        #expect(names.contains("000000000000000g.build") && sandbox.exists("cache/ffffffffffffffff.build/mine"))
        #expect(names.count == 300 + 2 + 128 + 1, "\(names.count)")
    }

    @Test("a record that another user has written, or that is a link, is not believed")
    func foreignRecord() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "--target", "css").status == 0)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: sandbox.cache.path).first)
        let record = sandbox.cache.appendingPathComponent(name)
        let moved = sandbox.folder.appendingPathComponent("record")
        try FileManager.default.moveItem(at: record, to: moved)
        try FileManager.default.createSymbolicLink(at: record, withDestinationURL: moved)
        #expect(try sandbox.run("build", "a.banner.yaml", "--target", "css").status == 0)
        // It was written anew.
        #expect(
            try FileManager.default.attributesOfItem(atPath: record.path)[.type] as? FileAttributeType == .typeRegular)
        guard getuid() == 0 else { return }
        let bytes = try Data(contentsOf: record)
        try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: record.path)
        #expect(try sandbox.run("build", "a.banner.yaml", "--target", "css").status == 0)
        #expect(try Data(contentsOf: record) != bytes)
    }
}
