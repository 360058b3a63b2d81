// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the README says of the commands is so.
@Suite struct ReadmeCommandTests {
    /// The README with its lines in one: where they are broken says nothing.
    private static func prose() throws -> String {
        try readme().split(separator: "\n").joined(separator: " ")
    }

    private static func readme() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The commands of the table, each with the options that its row names.
    private static func rows() throws -> [(command: String, options: [String])] {
        let table = try readme().components(separatedBy: "| command | what it does |\n|---|---|\n").dropFirst()
        return table.joined().split(separator: "\n").filter { $0.hasPrefix("| `bannerc ") }.flatMap { row in
            let parts: [Substring] = row.split(separator: "`", omittingEmptySubsequences: false)
            let code: [Substring] = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
            let words: [Substring] = code.flatMap { $0.split(separator: " ") }
            let options: [String] = words.filter { $0.hasPrefix("--") }.map(String.init)
            return code.filter { $0.hasPrefix("bannerc ") }.compactMap { words in
                words.split(separator: " ").dropFirst().first.map { (String($0), options) }
            }
        }
    }

    @Test func commandsAndTheirOptionsAreThere() throws {
        let rows = try Self.rows()
        #expect(rows.count > 15)
        let sandbox = try Sandbox()
        for (command, options) in rows {
            let help = try sandbox.run("help", command)
            #expect(help.status == 0 && help.output.contains("USAGE: bannerc \(command)"), "\(command): \(help.errors)")
            for option in options { #expect(help.output.contains(option), "bannerc \(command) \(option)") }
        }
    }

    @Test func everyCommandIsInTheTable() throws {
        let rows = Set(try Self.rows().map(\.command))
        let help = try Sandbox().run("help").output
        let section: String = help.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
        let lines = section.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        let words: [String] = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        let listed = words.filter { $0 != "See" && $0 != "help" }
        #expect(listed.count > 10)
        for command in listed { #expect(rows.contains(command), "\(command)") }
    }

    @Test func exitCodes() throws {
        #expect(
            try Self.prose().contains(
                "Exit codes: 0 all is well, 1 errors (or findings at or above `--fail-level`) or stale output, 2 bad usage, a bad configuration, or a file that can't be read or written."
            ))
        let sandbox = try Sandbox()
        try sandbox.write(Specs.small(), to: "good.banner.yaml")
        try sandbox.write(LintTests.faulty, to: "faulty.banner.yaml")
        #expect(try sandbox.run("build", "good.banner.yaml", "-o", "out").status == 0)
        #expect(try sandbox.run("build", "--check", "good.banner.yaml", "-o", "out").status == 0)
        #expect(try sandbox.run("lint", "faulty.banner.yaml").status == 1, "findings")
        try sandbox.write(Specs.small(padding: 20), to: "good.banner.yaml")
        #expect(try sandbox.run("build", "--check", "good.banner.yaml", "-o", "out").status == 1, "stale output")
        #expect(try sandbox.run("lint", "--no-such-flag").status == 2, "bad usage")
        #expect(try sandbox.run("lint", "nowhere.banner.yaml").status == 2, "a file that can't be read")
        try sandbox.write("a file\n", to: "file")
        #expect(try sandbox.run("build", "good.banner.yaml", "-o", "file/out").status == 2, "can't be written")
        try sandbox.write("lint: { failLevel: nonsense }\n", to: "bannerc.yaml")
        #expect(try sandbox.run("lint", "good.banner.yaml").status == 2, "a bad configuration")
    }

    /// The form that Xcode and `swift build` read, with the first suggested fix.
    @Test func whatIsWrongShowsInABuild() throws {
        #expect(
            try Self.prose().contains("`path:line:column: warning: …`, with the first suggested fix, and notes below"))
        let sandbox = try Sandbox()
        try sandbox.write(LintTests.faulty, to: "faulty.banner.yaml")
        let lines = try sandbox.run("lint", "--format", "concise", "faulty.banner.yaml").output.split(separator: "\n")
        #expect(lines.contains { $0.contains(#/^faulty\.banner\.yaml:\d+:\d+: warning: .+; .+ \[BN\d+ [a-z-]+\]$/#) })
        #expect(lines.contains { $0.contains(#/^faulty\.banner\.yaml:\d+:\d+: note: /#) })
    }
}
