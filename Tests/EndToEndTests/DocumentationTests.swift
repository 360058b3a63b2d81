// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Foundation
import Testing

/// What the pages show of specs is read without an error; their whole specs break no rule, but for those of pages that leave out
/// what they don't show.
@Suite struct DocumentationTests {
    /// All pages with a block of YAML but those of rules, whose examples are tests of their own.
    private static let pages: [String] = {
        let folders = ["docs", articles]
        let files = folders.flatMap { folder -> [String] in
            let root = Repository.root.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".md") && !$0.hasPrefix("rules/") }.map { "\(folder)/\($0)" }
        }
        return (["README.md"] + files.sorted()).filter { (try? Repository.text($0).contains("```yaml\n")) == true }
    }()
    /// The pages on what is made of a spec, or how it changes: their specs leave out what is not shown, such as icons.
    private static let shortened: Set<String> = [
        "docs/diff.md", "docs/targets/css.md", "docs/targets/swift.md", "docs/targets/typescript.md",
        "docs/targets/xcassets.md",
        "docs/targets/xcstrings.md", "docs/texts.md", "docs/tokens.md",
    ]
    private static let articles = "Sources/BannerKit/BannerKit.docc"
    /// What a part of a spec may leave to the rest of it.
    private static let incomplete: Set<String> = [
        "unknown-reference", "missing-field", "l10n-missing", "use-file", "unknown-parameter", "invalid-token",
    ]
    private static let sections: Set<Substring> = [
        "use", "locales", "platforms", "palette", "fonts", "metrics", "buttonStyles", "buttons", "levels", "styles",
        "surfaces", "screens", "queue",
        "banners",
        "themes", "lint",
    ]
    private static let fields: Set<Substring> = ["parameters", "progress", "text", "image", "trigger"]

    @Test(arguments: pages) func specsAreRead(page: String) throws {
        let blocks = try Self.blocks(page)
        #expect(!blocks.isEmpty)
        for block in blocks {
            for spec in Self.specs(block) {
                let findings = Self.lint(spec).filter { $0.rule.code.hasPrefix("BN1") || $0.rule.code.hasPrefix("BN2") }
                let wrong = findings.filter { $0.severity == .error && !Self.incomplete.contains($0.rule.name) }
                #expect(wrong.isEmpty, "\(page): \(wrong.map(\.message)) in\n\(spec)")
            }
        }
    }

    @Test func pagesAreFound() {
        #expect(Self.pages.count > 20 && Set(Self.pages).isSuperset(of: Self.shortened))
        #expect(Set(Self.pages).isSuperset(of: ["README.md", "docs/language.md", "docs/lint.md", "docs/preview.md"]))
    }

    @Test(arguments: pages.filter { !shortened.contains($0) }) func wholeSpecsAreClean(page: String) throws {
        let whole = try Self.blocks(page).filter { $0.contains("bannerc: 1") && $0.contains("banners:") }
        #expect(!whole.isEmpty || !["README.md", "docs/language.md"].contains(page))
        for spec in whole {
            let findings = Self.lint(spec)
            #expect(findings.isEmpty, "\(page): \(findings.map(\.message)) in\n\(spec)")
        }
    }

    /// The files that the page on the architecture names are there, and each of its twenty comes once.
    @Test func architectureNamesWhatIsThere() throws {
        let page = try Repository.text("docs/architecture.md")
        let files =
            FileManager.default.enumerator(at: Repository.root, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path }.filter { !$0.contains("/.build") } ?? []
        let names = page.matches(of: /`([\w\/+.]+\.(?:swift|json))`/).map { String($0.1) }
        #expect(names.count > 25)
        for name in names { #expect(files.contains { $0.hasSuffix("/" + name) }, "\(name) is not there") }
        let steps = page.matches(of: /(?m)^\d+\. `/)
        #expect(steps.count == 20)
    }

    private static func lint(_ spec: String) -> [Finding] {
        var sources = SourceSet()
        let source = SourceFile(path: "page.banner.yaml", bytes: Array(spec.utf8))
        let loaded = SpecLoader.load(source, into: &sources) { _ in .missing }
        return Linter.lint(loaded, sources: sources).findings
    }

    /// The blocks of YAML of a page.
    private static func blocks(_ page: String) throws -> [String] {
        var blocks: [String] = []
        var lines = try Repository.text(page).split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard line == "```yaml" else { continue }
            let body = lines.prefix { $0 != "```" }
            blocks.append(body.joined(separator: "\n") + "\n")
        }
        return blocks
    }

    /// The specs that a block is, or is a part of: its sections together, each field of a banner in a banner of its own; none for
    /// what is no spec.
    private static func specs(_ block: String) -> [String] {
        let lines = block.split(separator: "\n")
        let keys = lines.filter { $0.first?.isLowercase == true }.compactMap { $0.split(separator: ":").first }
        if keys.contains("bannerc") { return [block] }
        guard let first = keys.first else { return [] }
        // A configuration has sections of its own, and so have the files of other programs. ConfigurationPageTests reads the first.
        if block.contains("script:") || block.hasPrefix("# bannerc.yaml") { return [] }
        if sections.contains(first) {
            return ["bannerc: 1\nname: Page\n" + block]
        }
        guard fields.contains(first) else { return [] }
        var parts: [[Substring]] = []
        for line in lines {
            if line.first?.isLowercase == true { parts.append([]) }
            parts[parts.count - 1].append(line)
        }
        return parts.map { part in
            let field = part.map { "    \($0)\n" }.joined()
            let text = part[0].hasPrefix("text:") ? "" : "    text: Text.\n"
            let parameters =
                part[0].hasPrefix("parameters:") ? "" : "    parameters: { count: { type: int, max: 9 } }\n"
            return "bannerc: 1\nname: Page\nlevels: { error: { tint: \"#8C1D18\", onTint: \"#FFFFFF\" } }\n"
                + "banners:\n  page:\n    level: error\n" + text + parameters + field
        }
    }
}
