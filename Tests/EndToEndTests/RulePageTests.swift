// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import Foundation
import Testing

/// What is made of the rules' descriptions: the registry, the reference, and how their findings look.
@Suite struct RulePageTests {
    private static let rules = RuleRegistry.all.map { $0.description }

    @Test func registryIsComplete() throws {
        let folder = Repository.root.appending(path: "Sources/BannerLint/Rules").resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { ($0 as? URL)?.lastPathComponent }.filter { $0.hasSuffix(".swift") }
        let types = RuleRegistry.all.map { "\($0.type).swift" }
        for type in types { #expect(files.contains(type), "a rule stands in a file that is named like its type") }
        let before = try Repository.text("Sources/BannerLint/Rules/RuleRegistry.swift")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let copy = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: folder, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        process.arguments = [Repository.root.appending(path: "scripts/update-rules").path, copy.path]
        try process.run()
        process.waitUntilExit()
        let after = try String(contentsOf: copy.appending(path: "RuleRegistry.swift"), encoding: .utf8)
        #expect(after == before, "RuleRegistry.swift is stale: run scripts/update-rules")
    }

    /// Whoever publishes the project under another address changes it in both places.
    @Test func addressesAreThoseOfTheReadme() throws {
        let rule = try #require(Self.rules.first)
        let project = try #require(RulePage.address(rule).components(separatedBy: "/blob/").first)
        #expect(try Repository.text("README.md").contains("url: \"\(project)\""))
        for rule in Self.rules {
            let path = try #require(RulePage.address(rule).components(separatedBy: "/blob/main/").last)
            #expect(try Repository.text(path).contains("# \(rule.id.name)\n"))
        }
    }

    @Test func namesAndCodesAgree() {
        #expect(Set(Self.rules.map(\.id.code)).count == Self.rules.count)
        #expect(Set(Self.rules.map(\.id.name)).count == Self.rules.count)
        for (type, rule) in zip(RuleRegistry.all, Self.rules) {
            let words = rule.id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            // A rule that is named like a type of the spec has `Rule` behind its name.
            let names = [words.lowercased(), words.lowercased() + "rule"]
            #expect(names.contains("\(type.type)".lowercased()), "file, type and name of a rule agree")
            #expect(rule.id.code.hasPrefix("BN\(rule.group.digit)"), "\(rule.id.name)")
        }
    }

    @Test func pagesAreFresh() throws {
        for rule in Self.rules {
            let page = RulePage.markdown(rule)
            try Golden.expect("docs/rules/\(RulePage.fileName(rule))", Array(page.utf8), filter: "RulePageTests")
        }
        try Golden.expect("docs/rules/README.md", Array(RulePage.index(Self.rules).utf8), filter: "RulePageTests")
        try Golden.expectFolder("docs/rules", holds: Self.rules.map(RulePage.fileName) + ["README.md"])
    }

    /// The finding of each rule's first bad example, in the formats that people and programs read most.
    @Test func findingsLookAsRead() throws {
        var names: [String] = []
        for rule in Self.rules {
            let example = try #require(rule.bad.first, "\(rule.id.name)")
            let report = ExampleRun(example, only: rule).report(of: rule)
            let options = FormatOptions(checkedFiles: [ExampleRun.path])
            for (format, ending) in [(OutputFormat.text, "txt"), (.json, "json"), (.sarif, "sarif")] {
                let name = "\(rule.id.name).\(ending)"
                names.append(name)
                try Golden.expect(
                    "Tests/Golden/rules/\(name)", format.render(report, options: options), filter: "RulePageTests")
            }
        }
        try Golden.expectFolder("Tests/Golden/rules", holds: names)
    }
}
