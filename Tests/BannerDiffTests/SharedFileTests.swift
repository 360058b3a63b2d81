// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerSpec
import Diagnostics
import Foundation
import Testing

/// What has changed in a file that several specs use is told once.
@Suite struct SharedFileTests {
    private static let base = """
        bannerc: 1
        palette: { red: "#8C1D18" }
        levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF" } }
        banners: { offline: { level: error, text: You are offline. } }

        """

    private static func spec(_ number: Int) -> String {
        """
        bannerc: 1
        name: S\(number)
        use: [base.banner.yaml]
        banners: { own: { level: error, text: Saved. } }

        """
    }

    /// A report on `count` specs that use the two versions of a file.
    private static func report(
        _ count: Int, _ old: String, _ new: String, _ policy: ChangePolicy = ChangePolicy(),
        spec: (Int) -> String = spec
    ) -> ChangeReport {
        var sources = SourceSet()
        var faults: [Finding] = []
        func side(_ number: Int, _ folder: String, _ base: String) -> SpecSide {
            let path = "\(folder)/s\(number).banner.yaml"
            let source = SourceFile(path: path, bytes: Array(spec(number).utf8))
            let result = SpecLoader.load(source, into: &sources, acceptingParts: true) { path in
                path == "\(folder)/base.banner.yaml" ? .bytes(Array(base.utf8)) : .missing
            }
            faults += result.findings.filter { $0.severity == .error }
            return SpecSide(result, path: path)
        }
        let changes = (1...count).flatMap { number in
            SpecDiff.changes(from: side(number, "old", old), to: side(number, "new", new))
        }
        return ChangeReport(
            sources: sources, changes: policy.apply(to: changes).changes, faults: faults, specCount: count)
    }

    private static let tinted = base.replacingAll("tint: \"#8C1D18\"", "tint: \"#8C1D28\"")

    private static func text(_ format: ChangeFormat, _ report: ChangeReport) -> String {
        String(decoding: format.render(report), as: UTF8.self)
    }

    @Test func aChangeIsToldOnceWithItsSpecs() {
        let report = Self.report(5, Self.base, Self.tinted)
        #expect(report.summary == "1 patch change: the next version is a patch, as 1.4.3 is after 1.4.2")
        #expect(report.changes.map(\.specs) == [(1...5).map { "new/s\($0).banner.yaml" }])
        let specs = "in the specs `new/s1.banner.yaml`, `new/s2.banner.yaml`, `new/s3.banner.yaml` and 2 more"
        #expect(Self.text(.text, report).contains("= note: \(specs)\n"), "\(Self.text(.text, report))")
        #expect(Self.text(.markdown, report).contains("  - \(specs)\n"))
        #expect(Self.text(.json, report).contains("\"new/s5.banner.yaml\""))
        for format in [ChangeFormat.github, .sarif] {
            #expect(Self.text(format, report).contains(specs), "\(format)")
        }
        for format in ChangeFormat.allCases {
            let count = Self.text(format, report).components(separatedBy: "was `#8C1D18` and is `#8C1D28`").count - 1
            // A log has each message as text and as Markdown.
            #expect(count == 1 || format == .sarif && count == 2, "\(format): \(count)")
        }
    }

    /// What is gone is told where it was, and not in each spec that might have it.
    @Test func whatIsGoneOrNewIsToldOnce() {
        let without = Self.base.replacingAll("banners: { offline: { level: error, text: You are offline. } }", "")
        for (old, new, code) in [(Self.base, without, "BD101"), (without, Self.base, "BD103")] {
            let report = Self.report(3, old, new)
            let changes = report.changes.filter { $0.keyPath == "banners.offline" }
            #expect(changes.map(\.code.id.code) == [code])
            #expect(changes.first?.specs.count == 3)
            let places = [changes.first?.old.place, changes.first?.new.place].compactMap(\.self)
            #expect(places.map { report.sources[$0.file].path } == ["old/base.banner.yaml", "new/base.banner.yaml"])
        }
    }

    /// What follows in one spec is told beside what follows in others.
    @Test func followersOfAllSpecsAreTold() {
        let new = Self.base.replacingAll("red: \"#8C1D18\"", "red: \"#8C1D28\"")
        let report = Self.report(4, Self.base, new) { number in
            Self.spec(number) + "levels: { l\(number): { tint: \"{palette.red}\", onTint: \"#FFFFFF\" } }\n"
        }
        #expect(report.changes.map(\.keyPath) == ["palette.red"])
        let followers = "the same goes for `levels.l1.tint`, `levels.l2.tint`, `levels.l3.tint` and 1 more"
        #expect(report.changes.first?.notes.first == followers, "\(report.changes)")
    }

    @Test func oneOfSeveralSpecsIsNamed() {
        let report = Self.report(2, Self.base, Self.tinted) { number in
            number == 1 ? Self.spec(1) : Self.base.replacingAll("bannerc: 1", "bannerc: 1\nname: S2")
        }
        #expect(Self.text(.text, report).contains("= note: in the spec `new/s1.banner.yaml`\n"))
        // Of one, there is nothing to tell apart.
        #expect(!Self.text(.text, Self.report(1, Self.base, Self.tinted)).contains("in the spec"))
    }

    @Test func acceptedChangesAndErrorsAreCountedOnce() throws {
        var policy = ChangePolicy()
        policy.exceptions = [ChangePolicy.Exception(.named("BD301"), at: "levels.error", reason: "so")]
        let accepted = Self.report(3, Self.base, Self.tinted, policy)
        #expect(accepted.summary == "nothing has changed in what the specs mean; 1 change accepted")
        let broken = Self.report(3, Self.base, Self.base.replacingAll("level: error", "level: missing"))
        #expect(broken.faults.count == 1, "\(broken.faults)")
    }

    /// GitHub takes no longer description.
    @Test func markdownEndsWithTheNumberOfWhatIsLeftOut() throws {
        func version(_ word: String) -> String {
            "bannerc: 1\nname: Acme\nlevels: { error: { tint: \"#8C1D18\", onTint: \"#FFFFFF\" } }\nbanners:\n"
                + (0..<900).map { "  b\($0): { level: error, text: \(word) 🙂 \($0). }\n" }.joined()
        }
        let page = Self.text(.markdown, Versions.report(version("Old"), version("New")))
        #expect(page.utf16.count <= MarkdownPage.limit && page.utf16.count > MarkdownPage.limit - 1_000)
        #expect(page.contains("900 patch changes"))
        let shown = page.split(separator: "\n").count { $0.hasPrefix("- **BD302**") }
        #expect(page.hasSuffix("\n… and \(900 - shown) more changes, for which a description has no room.\n"))
    }
}
