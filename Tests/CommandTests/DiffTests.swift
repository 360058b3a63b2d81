// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Diff")
struct DiffTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// Makes the sandbox a repository, and all that is in it a commit.
    private func commit() throws {
        let run = try sandbox.shell(
            """
            git init -q -b main . && git add -A && \
            git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false commit -q -m specs
            """)
        try #require(run.status == 0, "\(run.errors)")
    }

    // MARK: Files and folders

    @Test("a change of a value is a patch, and nothing fails")
    func patch() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        try sandbox.write(Specs.small(padding: 20), to: "new.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "new.banner.yaml")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("patch[BD304 look-changed]: `styles.standard.padding` was `16` and is `20`"))
        #expect(run.output.hasSuffix("1 patch change: the next version is a patch, as 1.4.3 is after 1.4.2\n"))
        #expect(run.errors.isEmpty)
    }

    @Test("a spec of a folder that lost its name to an error is the same spec, and its errors are told")
    func namelessByError() throws {
        try sandbox.write(Specs.small(), to: "old/a.banner.yaml")
        for broken in ["\u{0}", Specs.small().replacing("bannerc: 1\n", with: "bannerc: 1\ndescription: \"open\n")] {
            try sandbox.write(broken, to: "new/a.banner.yaml")
            let run = try sandbox.run("diff", "old", "new")
            #expect(!run.output.contains("BD121"), "\(run.output)")
            #expect(run.output.contains("error["), "\(run.output)")
        }
    }

    @Test("a colour of the palette is one change, whatever themes there are")
    func colorInThemes() throws {
        func spec(_ blue: String) -> String {
            """
            bannerc: 1
            name: Acme
            palette: { brand: "#8C1D18", blue: "\(blue)" }
            themes:
              night: { palette: { brand: "#5C0D08" } }
              dusk: { palette: { brand: "#5C0D09" } }
            levels: { error: { tint: "{palette.blue}", onTint: "#FFFFFF", spokenPrefix: Error } }
            banners: { offline: { level: error, text: You are offline. } }

            """
        }
        try sandbox.write(spec("#0B3D91"), to: "old.banner.yaml")
        try sandbox.write(spec("#0B3D92"), to: "new.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "new.banner.yaml")
        #expect(run.output.contains("1 patch change"), "\(run.output)")
    }

    @Test("no report is written over what is compared")
    func overInput() throws {
        let spec = Specs.small()
        try sandbox.write(spec, to: "old.banner.yaml")
        try sandbox.write(Specs.small(padding: 20), to: "new.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "new.banner.yaml", "--format", "json=old.banner.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains("the report would overwrite the input `old.banner.yaml`"), "\(run.errors)")
        #expect(sandbox.read("old.banner.yaml") == spec)
    }

    @Test("two equal specs have no change")
    func same() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "old.banner.yaml")
        #expect(run.status == 0)
        #expect(run.output == "nothing has changed in what the specs mean\n")
    }

    @Test("a major change makes the exit status 1, and so do others from the level that is asked for")
    func failLevel() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        try sandbox.write(Specs.small(banner: "failed"), to: "major.banner.yaml")
        try sandbox.write(Specs.small(padding: 20), to: "patch.banner.yaml")
        #expect(try sandbox.run("diff", "old.banner.yaml", "major.banner.yaml").status == 1)
        #expect(try sandbox.run("diff", "old.banner.yaml", "major.banner.yaml", "--fail-level", "never").status == 0)
        #expect(try sandbox.run("diff", "old.banner.yaml", "patch.banner.yaml", "--fail-level", "minor").status == 0)
        #expect(try sandbox.run("diff", "old.banner.yaml", "patch.banner.yaml", "--fail-level", "patch").status == 1)
    }

    @Test("specs of folders go together by their paths, and then by their names")
    func folders() throws {
        try sandbox.write(Specs.small(), to: "old/a.banner.yaml")
        try sandbox.write(Specs.small().replacingOccurrences(of: "Acme", with: "Gone"), to: "old/gone.banner.yaml")
        try sandbox.write(Specs.small(padding: 20), to: "new/deep/moved.banner.yaml")
        try sandbox.write(Specs.small().replacingOccurrences(of: "Acme", with: "Come"), to: "new/come.banner.yaml")
        let run = try sandbox.run("diff", "old", "new")
        #expect(run.status == 1)
        #expect(run.output.contains("major[BD121 spec-removed]: the spec `old/gone.banner.yaml` is gone"))
        #expect(run.output.contains("minor[BD122 spec-added]: the spec `new/come.banner.yaml` is new"))
        #expect(run.output.contains("`styles.standard.padding` was `16` and is `20`"))
        #expect(run.output.contains("1 major, 1 minor and 1 patch change"))
    }

    @Test("bad usage is told, with the exit status 2")
    func usage() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        for arguments in [
            ["a.banner.yaml"], ["a.banner.yaml", "missing.banner.yaml"], ["a.banner.yaml", "-"],
            ["a.banner.yaml", "a.banner.yaml", "--ignore", "BD101"],
            ["a.banner.yaml", "a.banner.yaml", "--ignore", "BD999=why"],
            ["a.banner.yaml", "a.banner.yaml", "--level", "BD101=none"],
            ["a.banner.yaml", "a.banner.yaml", "--format", "xml"], ["--against", "--output=x"], ["--against", ""],
        ] {
            let run = try sandbox.shell("\"$BANNERC\" diff \(arguments.map { "'\($0)'" }.joined(separator: " "))")
            #expect(run.status == 2, "\(arguments): \(run.output)")
            #expect(!run.errors.isEmpty)
        }
    }

    @Test("a spec with errors is compared as far as it goes, and makes the exit status 1")
    func errors() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        try sandbox.write(
            Specs.small(padding: 20).replacingOccurrences(of: "level: error", with: "level: missing"),
            to: "new.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "new.banner.yaml", "--fail-level", "never")
        #expect(run.status == 1)
        #expect(run.output.contains("error[BN"))
        #expect(run.output.contains("[BD490 not-compared]"))
        #expect(run.output.contains("`styles.standard.padding` was `16` and is `20`"))
        #expect(!run.output.contains("BD101"))
    }

    // MARK: The page

    /// The block of docs/diff.md behind a comment.
    private static func block(_ comment: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/diff.md")
        let page = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        let start = try #require(page.range(of: "<!-- \(comment) -->\n```"), "no block \(comment)")
        let lines = page[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.prefix { $0 != "```" }.map { $0 + "\n" }.joined()
    }

    @Test("the example of the page is what comes out")
    func example() throws {
        try sandbox.write(try Self.block("old: old.banner.yaml"), to: "old.banner.yaml")
        try sandbox.write(try Self.block("new: new.banner.yaml"), to: "new.banner.yaml")
        let run = try sandbox.run("diff", "old.banner.yaml", "new.banner.yaml")
        #expect(run.status == 1)
        #expect(run.output == (try Self.block("text: bannerc diff old.banner.yaml new.banner.yaml")), "\(run.output)")
    }

    @Test("the configuration of the page is one")
    func configurationOfThePage() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write(try Self.block("configuration: bannerc.yaml"), to: "bannerc.yaml")
        let run = try sandbox.run("diff", "a.banner.yaml", "a.banner.yaml")
        #expect(run.status == 0, "\(run.errors)")
    }

    // MARK: Formats

    @Test("formats go to files")
    func formats() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        try sandbox.write(Specs.small(padding: 20), to: "new.banner.yaml")
        let run = try sandbox.run(
            "diff", "old.banner.yaml", "new.banner.yaml", "--format", "github", "--format", "json=c.json", "--format",
            "markdown=c.md", "--format", "sarif=c.sarif")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("::notice file=new.banner.yaml,line="))
        for name in ["c.json", "c.sarif"] {
            let text = try #require(sandbox.read(name))
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
            #expect(text.contains("BD304"))
        }
        #expect(sandbox.read("c.md")?.contains("- **BD304** `styles.standard.padding` was `16` and is `20`") == true)
    }

    // MARK: What may pass

    @Test("changes may pass, for a reason")
    func ignore() throws {
        try sandbox.write(Specs.small(), to: "old.banner.yaml")
        try sandbox.write(Specs.small(banner: "failed"), to: "new.banner.yaml")
        let paths = ["old.banner.yaml", "new.banner.yaml"]
        let run = try sandbox.run("diff", paths[0], paths[1], "--ignore", "BD102:banners=nobody shows it")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output == "nothing has changed in what the specs mean; 1 change accepted\n")
        #expect(try sandbox.run("diff", paths[0], paths[1], "--ignore", "BD102:banners.sync=why").status == 1)
        // By either name.
        #expect(try sandbox.run("diff", paths[0], paths[1], "--ignore", "BD102:banners.failed=why").status == 0)
        #expect(try sandbox.run("diff", paths[1], paths[0], "--ignore", "BD102:banners.failed=why").status == 0)
        try sandbox.write(
            """
            diff:
              failLevel: major
              levels: { token-removed: minor }
              ignore:
                - { change: symbol-renamed, at: banners.failed, reason: nobody shows it }
                - { change: BD407, reason: of old }

            """, to: "bannerc.yaml")
        let configured = try sandbox.run("diff", paths[0], paths[1])
        #expect(configured.status == 0, "\(configured.output)")
        #expect(configured.output.contains("1 change accepted"))
        #expect(configured.errors.contains("no change is accepted by `BD407`"))
    }

    @Test("what is wrong with the section `diff` is told with its place")
    func configuration() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        for (text, message) in [
            ("ignore: [{ change: BD101 }]", "this entry has no `reason`"),
            ("ignore: [{ reason: so }]", "this entry does not say which `change` may pass"),
            ("ignore: [{ change: BD1, reason: so }]", "there is no kind of change `BD1`"),
            ("failLevel: all", "`all` is not a level"),
            ("levels: { BD101: grave }", "`grave` is not a level of change"),
            ("ignored: []", "`diff` has no key `ignored`"),
        ] {
            try sandbox.write("diff:\n  \(text)\n", to: "bannerc.yaml")
            let run = try sandbox.run("diff", "a.banner.yaml", "a.banner.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(run.errors.contains("bannerc.yaml:2:"))
        }
    }

    // MARK: Revisions

    @Test("a revision is compared with what is there, with the files under `use` as they were")
    func revision() throws {
        try sandbox.write(Specs.using("shared/part.banner.yaml"), to: "specs/a.banner.yaml")
        try sandbox.write(Specs.part, to: "specs/shared/part.banner.yaml")
        try commit()
        #expect(try sandbox.run("diff", "--against", "HEAD").output == "nothing has changed in what the specs mean\n")
        try sandbox.write(
            Specs.part.replacingOccurrences(of: "#B3261E", with: "#8C1D18"), to: "specs/shared/part.banner.yaml")
        let run = try sandbox.run("diff", "--against", "main")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("`levels.error.tint` was `#B3261E` and is `#8C1D18`"))
        #expect(run.output.contains("--> specs/shared/part.banner.yaml:3:"))
        #expect(run.output.contains("::: main:specs/shared/part.banner.yaml:3:"))
        // From another folder too.
        let below = try sandbox.run("diff", "--against", "main", "a.banner.yaml", in: "specs")
        #expect(below.output.contains("::: main:specs/shared/part.banner.yaml:3:"), "\(below.output)\(below.errors)")
        // A host of repositories counts paths from the root; those of a revision do so already.
        for format in ["github", "sarif"] {
            let hosted = try sandbox.run(
                ["diff", "--against", "main", "--format", format],
                environment: ["GITHUB_WORKSPACE": sandbox.folder.path], in: "specs")
            #expect(hosted.output.contains("specs/shared/part.banner.yaml"), "\(hosted.output)\(hosted.errors)")
            #expect(!hosted.output.contains("specs/main"), "\(hosted.output)")
        }
    }

    @Test("a change of a file that several specs use is one change, and one exception accepts it")
    func sharedFile() throws {
        for name in ["a", "b", "c"] {
            let spec = Specs.using("../part.banner.yaml").replacing("name: Acme", with: "name: \(name.uppercased())x")
            try sandbox.write(spec, to: "specs/\(name).banner.yaml")
        }
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        try commit()
        try sandbox.write(Specs.part.replacing("#B3261E", with: "#8C1D18"), to: "part.banner.yaml")
        let run = try sandbox.run("diff", "--against", "HEAD")
        #expect(run.output.components(separatedBy: "BD301").count == 2, "\(run.output)")
        let specs = "in the specs `specs/a.banner.yaml`, `specs/b.banner.yaml` and `specs/c.banner.yaml`\n"
        #expect(run.output.contains(specs), "\(run.output)")
        #expect(run.output.contains("\n1 patch change:"), "\(run.output)")
        let accepted = try sandbox.run("diff", "--against", "HEAD", "--ignore", "BD301:levels.error=so")
        #expect(accepted.output.hasSuffix("; 1 change accepted\n") && accepted.errors.isEmpty, "\(accepted)")
        let preview = try sandbox.run("preview", "--against", "HEAD", "--format", "github", "-o", "out")
        #expect(preview.status == 0, "\(preview.errors)")
        let summary = try #require(sandbox.read("out/preview.md"))
        #expect(summary.components(separatedBy: "**BD301**").count == 2, "\(summary)")
        #expect(summary.contains(specs), "\(summary)")
    }

    @Test("contrast of a shared level is told once, however many themes each spec has")
    func sharedContrast() throws {
        let themes = ["", "themes: { x: {} }\n", "themes: { x: {}, y: {} }\n"]
        for (name, themes) in zip(["a", "b", "c"], themes) {
            let spec = Specs.using("../part.banner.yaml").replacing("name: Acme", with: "name: \(name.uppercased())x")
            try sandbox.write(spec + themes, to: "specs/\(name).banner.yaml")
        }
        try sandbox.write(Specs.part, to: "part.banner.yaml")
        try commit()
        try sandbox.write(Specs.part.replacing("#B3261E", with: "#F2B8B5"), to: "part.banner.yaml")
        let run = try sandbox.run("diff", "--against", "HEAD")
        #expect(run.output.components(separatedBy: "BD310").count == 2, "\(run.output)")
        #expect(run.output.contains("other combinations of theme and appearance"), "\(run.output)")
    }

    @Test("renamed, new and removed files of a revision are found")
    func files() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write(Specs.small().replacingOccurrences(of: "Acme", with: "Gone"), to: "gone.banner.yaml")
        try commit()
        try sandbox.write(Specs.small(padding: 20), to: "b c'.banner.yaml")
        try sandbox.write(Specs.small().replacingOccurrences(of: "Acme", with: "Come"), to: "come.banner.yaml")
        try sandbox.remove("a.banner.yaml")
        try sandbox.remove("gone.banner.yaml")
        let all = try sandbox.run("diff", "--against", "HEAD")
        #expect(all.status == 1)
        #expect(all.output.contains("the spec `gone.banner.yaml` is gone"))
        #expect(all.output.contains("the spec `come.banner.yaml` is new"))
        #expect(all.output.contains("`styles.standard.padding` was `16` and is `20`"), "\(all.output)")
        // One that is named is found under its old path as well, and one that is gone is named by its old one.
        let one = try sandbox.run("diff", "--against", "HEAD", "b c'.banner.yaml")
        #expect(one.status == 0, "\(one.output)\(one.errors)")
        #expect(one.output.contains("::: HEAD:a.banner.yaml:"))
        let gone = try sandbox.run("diff", "--against", "HEAD", "gone.banner.yaml")
        #expect(gone.status == 1)
        #expect(gone.output.contains("[BD121 spec-removed]"))
    }

    @Test("nothing is said to be gone that could not be read", arguments: ["nope.banner.yaml", "nope", "empty"])
    func misspelt(new: String) throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write("", to: "empty/readme")
        let run = try sandbox.run("diff", "a.banner.yaml", new, "--format", "json")
        #expect(run.status == 2)
        #expect(run.output == "" && run.errors.contains(new), "\(run.output)\(run.errors)")
    }

    @Test("a revision that does not exist, no repository and no git are told")
    func noRevision() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let outside = try sandbox.run(
            "diff", "--against", "HEAD",
            environment: ["GIT_CEILING_DIRECTORIES": sandbox.folder.deletingLastPathComponent().path])
        #expect(outside.status == 2)
        #expect(outside.errors.contains("--against needs a git repository"), "\(outside.errors)")
        try commit()
        for name in ["nowhere", "HEAD; touch x", "$(touch x)", "HEAD~9", "a..b"] {
            let run = try sandbox.run("diff", "--against", name)
            #expect(run.status == 2)
            #expect(run.errors.contains("there is no revision"), "\(run.errors)")
        }
        #expect(!sandbox.exists("x"))
        let none = try sandbox.run("diff", "--against", "HEAD", environment: ["PATH": "/nonexistent"])
        #expect(none.status == 2)
        #expect(none.errors.contains("--against needs git, which is not installed"), "\(none.errors)")
        let missing = try sandbox.run("diff", "--against", "HEAD", "nothing.banner.yaml")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("there is no file `nothing.banner.yaml`, here or in `HEAD`"))
    }

    @Test("a spec that leaves the configuration with its file is gone")
    func removedWithEntry() throws {
        try sandbox.write(Specs.small(), to: "app/ios/a.banner.yaml")
        try sandbox.write(Specs.small().replacing("Acme", with: "Mac"), to: "app/mac/m.banner.yaml")
        try sandbox.write("specs: [ios/a.banner.yaml, mac/m.banner.yaml]\n", to: "app/bannerc.yaml")
        try commit()
        try sandbox.write("specs: [ios/a.banner.yaml]\n", to: "app/bannerc.yaml")
        try sandbox.remove("app/mac")
        let run = try sandbox.run("diff", "--against", "HEAD", in: "app")
        #expect(run.status == 1, "\(run)")
        #expect(run.output.contains("major[BD121 spec-removed]: the spec `mac/m.banner.yaml` is gone"), "\(run.output)")
        // Hosts of repositories know nothing of the revision.
        let hosted = ["GITHUB_WORKSPACE": sandbox.folder.path]
        let github = try sandbox.run(
            ["diff", "--against", "HEAD", "--format", "github"], environment: hosted, in: "app")
        #expect(github.output.contains("file=app/mac/m.banner.yaml,"), "\(github.output)")
        let sarif = try sandbox.run(["diff", "--against", "HEAD", "--format", "sarif"], environment: hosted, in: "app")
        #expect(sarif.output.contains(#""uri": "app/mac/m.banner.yaml""#) && !sarif.output.contains("HEAD%3A"))
        let preview = try sandbox.run("preview", "--against", "HEAD", "-o", "out", in: "app")
        #expect(preview.errors.hasSuffix("1 of 1 banner has changed\n"), "\(preview.errors)")
    }

    @Test("what the configuration names is a spec, whatever its file is called")
    func otherNames() throws {
        try sandbox.write(Specs.small(), to: "s/app.yaml")
        try sandbox.write(Specs.small().replacing("Acme", with: "Web"), to: "s/web")
        try sandbox.write("specs: ['s/*.yaml', s/web]\n", to: "bannerc.yaml")
        try commit()
        #expect(try sandbox.run("diff", "--against", "HEAD").output == "nothing has changed in what the specs mean\n")
        try sandbox.write(Specs.small(padding: 20), to: "s/app.yaml")
        try sandbox.remove("s/web")
        let run = try sandbox.run("diff", "--against", "HEAD")
        #expect(run.output.contains("`styles.standard.padding` was `16` and is `20`"), "\(run.output)")
        #expect(run.output.contains("the spec `s/web` is gone") && !run.output.contains("is new"), "\(run.output)")
        let named = try sandbox.run("diff", "--against", "HEAD", "s/web")
        #expect(named.status == 1 && named.output.contains("the spec `s/web` is gone"), "\(named)")
    }

    @Test("symbolic links of a revision are followed within the repository, and no further")
    func links() throws {
        try sandbox.write(Specs.part, to: "shared/v2/part.banner.yaml")
        try sandbox.link("shared/now", to: "./v2")
        try sandbox.write(Specs.using("../parts/now/part.banner.yaml"), to: "real/a.yaml")
        try sandbox.link("parts", to: "shared")
        try sandbox.write("", to: "s/keep")
        try sandbox.link("s/a.banner.yaml", to: "../real/a.yaml")
        try commit()
        let same = try sandbox.run("diff", "--against", "HEAD")
        #expect(same.output == "nothing has changed in what the specs mean\n", "\(same)")
        try sandbox.write(Specs.part.replacing("#B3261E", with: "#8C1D18"), to: "shared/v2/part.banner.yaml")
        let run = try sandbox.run("diff", "--against", "HEAD")
        #expect(run.output.contains("`levels.error.tint` was `#B3261E` and is `#8C1D18`"), "\(run)")
        for target in ["../../b.banner.yaml", "/etc/hosts", "b.banner.yaml"] {
            try sandbox.link("s/b.banner.yaml", to: target)
            try commit()
            try sandbox.remove("s/b.banner.yaml")
            let out = try sandbox.run("diff", "--against", "HEAD", "s")
            #expect(out.status == 2 && out.errors.contains("a symbolic link on the way leads out"), "\(out)")
        }
    }
}
