// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What people own stays theirs: permissions, links, names, and all that lies outside of the project.
@Suite("Files are treated with care")
struct FileCareTests {
    let sandbox: Sandbox

    private static let messy = "bannerc:   1\nname: Acme\n"
    private static let neat = "bannerc: 1\nname: Acme\n"

    init() throws { sandbox = try Sandbox() }

    private func attribute(_ key: FileAttributeKey, of path: String) throws -> Int? {
        let path = sandbox.folder.appendingPathComponent(path).path
        return (try FileManager.default.attributesOfItem(atPath: path)[key] as? NSNumber)?.intValue
    }

    // MARK: Sources

    @Test("fmt writes the file that a link leads to, and keeps its permissions", arguments: [0o600, 0o640, 0o755])
    func links(mode: Int) throws {
        try sandbox.write(Self.messy, to: "real/a.yaml")
        _ = try sandbox.shell("chmod \(String(mode, radix: 8)) real/a.yaml; ln -s real/a.yaml a.banner.yaml")
        #expect(try sandbox.run("fmt", "a.banner.yaml").status == 0)
        #expect(sandbox.read("real/a.yaml") == Self.neat)
        #expect(try attribute(.posixPermissions, of: "real/a.yaml") == mode)
        #expect(try sandbox.shell("readlink a.banner.yaml").output == "real/a.yaml\n")
    }

    @Test("a file with several names keeps them") func hardLinks() throws {
        try sandbox.write(Self.messy, to: "a.banner.yaml")
        _ = try sandbox.shell("ln a.banner.yaml other")
        #expect(try sandbox.run("fmt", "a.banner.yaml").status == 0)
        #expect(sandbox.read("other") == Self.neat)
        #expect(try attribute(.referenceCount, of: "a.banner.yaml") == 2)
        #expect(try sandbox.shell("ls -A").output == "a.banner.yaml\nother\n")
    }

    // Python can't set them on macOS.
    #if os(Linux)
        /// With an access control list, the bits of the group are its mask, and would give the group more than it had.
        @Test("a file with extended attributes keeps them", arguments: ["fmt", "lint --fix"])
        func attributes(command: String) throws {
            try sandbox.write(Self.messy + "locales: { development: \"en\" }\n", to: "a.banner.yaml")
            let python = "import os; os.setxattr('a.banner.yaml', 'user.tag', b'mine')"
            // Not every file system has them.
            guard try sandbox.shell("python3 -c \"\(python)\"").status == 0 else { return }
            _ = try sandbox.shell("\"$BANNERC\" \(command) a.banner.yaml")
            let shown = try sandbox.shell("python3 -c \"import os; print(os.getxattr('a.banner.yaml', 'user.tag'))\"")
            #expect(shown.output == "b'mine'\n")
        }
    #endif

    @Test("a read-only file is told, and nothing is written") func readOnly() throws {
        try sandbox.write(Self.messy, to: "a.banner.yaml")
        try sandbox.write(Self.messy, to: "b.banner.yaml")
        _ = try sandbox.shell("chmod 444 b.banner.yaml")
        let run = try sandbox.run("fmt", "a.banner.yaml", "b.banner.yaml")
        #expect(run.status == 2 && run.errors.contains("can't write `b.banner.yaml`: the file is read-only"))
        #expect(sandbox.read("a.banner.yaml") == Self.messy && sandbox.read("b.banner.yaml") == Self.messy)
    }

    @Test(
        "a file by two names is written once", arguments: ["ln -s", "ln"],
        ["fmt a.banner.yaml b.banner.yaml", "lint --fix ."])
    func twoNames(link: String, command: String) throws {
        try sandbox.write("bannerc: 1.0\nname:   Acme\n", to: "a.banner.yaml")
        _ = try sandbox.shell("\(link) a.banner.yaml b.banner.yaml")
        let run = try sandbox.shell("\"$BANNERC\" \(command)")
        #expect(run.status == 0, "\(run.errors)")
        #expect(sandbox.read("a.banner.yaml") != "bannerc: 1.0\nname:   Acme\n")
        #expect(sandbox.read("a.banner.yaml") == sandbox.read("b.banner.yaml"))
    }

    @Test("what somebody saves while files are rewritten is not lost", arguments: ["fmt .", "lint . --fix"])
    func saved(command: String) throws {
        for index in 0..<300 {
            try sandbox.write(
                "bannerc: 1.0\nname:   Acme\n"
                    + "levels:\n  a: { tint:   \"#B00020\", onTint: \"#FFFFFF\" }\nlocales: { development: \"en\" }\n",
                to: "f\(index).banner.yaml")
        }
        for pause in ["0.1", "0.3", "0.6"] {
            _ = try sandbox.shell(
                "\"$BANNERC\" \(command) > /dev/null 2>&1 & sleep \(pause); echo '# mine \(pause)' >> f7.banner.yaml; wait"
            )
            #expect(sandbox.read("f7.banner.yaml")?.contains("# mine \(pause)") == true)
        }
        #expect(try sandbox.shell("ls -A | grep -c tmp").output == "0\n")
    }

    @Test(
        "a report and a depfile go to the end of a link", arguments: ["lint --format json=out", "build --depfile out"])
    func linkedReports(command: String) throws {
        try sandbox.write(Self.neat, to: "a.banner.yaml")
        try sandbox.write("old", to: "kept/file")
        _ = try sandbox.shell("ln -s kept/file out")
        let run = try sandbox.shell("\"$BANNERC\" \(command) a.banner.yaml")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try sandbox.shell("readlink out").output == "kept/file\n")
        #expect(sandbox.read("kept/file")?.contains("old") == false)
    }

    /// A stranger may have put it there.
    @Test(
        "a link out of the working directory is not followed",
        arguments: ["lint --format json=out", "build --depfile out"])
    func linkOut(command: String) throws {
        try sandbox.write(Self.neat, to: "app/a.banner.yaml")
        try sandbox.write("mine", to: "home/keys")
        let run = try sandbox.shell("cd app && ln -s ../home/keys out && \"$BANNERC\" \(command) a.banner.yaml")
        #expect(run.status == 2 && run.errors.contains("leads out of the working directory"), "\(run.errors)")
        #expect(sandbox.read("home/keys") == "mine")
    }

    /// As `/dev/stdout` is one.
    @Test("a link to what is no file stays", arguments: ["lint --format json=out", "build --depfile out"])
    func linkedStream(command: String) throws {
        try sandbox.write(Self.neat, to: "a.banner.yaml")
        _ = try sandbox.shell("ln -s /dev/fd/1 out")
        let run = try sandbox.shell("\"$BANNERC\" \(command) a.banner.yaml")
        #expect(run.status == 2 && run.errors.contains("can't write `out`: not a regular file"), "\(run.errors)")
        #expect(try sandbox.shell("readlink out").output == "/dev/fd/1\n")
    }

    @Test("one file by two spellings is one") func spellings() throws {
        try sandbox.write(Self.neat, to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml", "--format", "json=r.json", "--format", "sarif=./R.json")
        #expect(run.status == 2 && run.errors.contains("two formats go to the same file"))
    }

    // APFS has no such names.
    #if os(Linux)
        @Test("a folder whose name can't be read is told") func undecodable() throws {
            try sandbox.write(Self.neat, to: "specs/a.banner.yaml")
            _ = try sandbox.shell(
                "d=$(printf 'specs/caf\\351'); mkdir \"$d\"; cp specs/a.banner.yaml \"$d/b.banner.yaml\"")
            let run = try sandbox.run("lint", "specs")
            #expect(run.status == 2 && run.errors.contains("its name is not UTF-8"), "\(run.errors)")
            try sandbox.write("specs: [\"specs/**/*.banner.yaml\"]\n", to: "bannerc.yaml")
            let configured = try sandbox.run("lint")
            #expect(configured.status == 2 && configured.errors.contains("is not UTF-8"), "\(configured.errors)")
        }
    #endif

    @Test("what a run that was killed left among sources is swept by the next, be there nothing to write")
    func leftoversOfSources() throws {
        for index in 0..<300 { try sandbox.write(Self.messy, to: "specs/f\(index).banner.yaml") }
        let left = try sandbox.shell(
            """
            "$BANNERC" fmt specs > /dev/null 2>&1 & run=$!
            while kill -0 $run 2> /dev/null && ! ls -A specs | grep -q tmp; do :; done
            kill -9 $run
            ls -A specs | grep -c tmp
            for file in specs/f*; do printf 'bannerc: 1\\nname: Acme\\n' > $file; done
            """)
        #expect(left.output != "0\n", "nothing was left to sweep")
        // Once nobody knows the process any more, which takes the system a moment.
        var found = left
        for _ in 0..<100 where found.output != "0\n" {
            #expect(try sandbox.run("fmt", "specs").status == 0)
            found = try sandbox.shell("ls -A specs | grep -c tmp")
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(found.output == "0\n")
    }

    @Test("an owner is kept", .enabled(if: getuid() == 0, "only root may give files away")) func owner() throws {
        try sandbox.write(Self.messy, to: "a.banner.yaml")
        _ = try sandbox.shell("chown 12345:23456 a.banner.yaml")
        #expect(try sandbox.run("fmt", "a.banner.yaml").status == 0)
        #expect(try sandbox.shell("stat -c %u:%g a.banner.yaml").output == "12345:23456\n")
    }

    @Test("an unquoted colour stays one, behind its key and below it") func unquotedColor() throws {
        let text = "bannerc: 1\nname: Acme\nlevels:\n  a:\n    tint:   #FFAA00\n    onTint:\n      #fff\n"
        try sandbox.write(text, to: "a.banner.yaml")
        _ = try sandbox.run("fmt", "a.banner.yaml")
        let formatted = try #require(sandbox.read("a.banner.yaml"))
        #expect(formatted.contains("#FFAA00") && formatted.contains("#fff"), "\(formatted)")
        #expect(try sandbox.run("lint", "a.banner.yaml").output.contains("unquoted `#FFAA00`"))
    }

    // MARK: Writing

    @Test("a refused move puts back what was moved", .enabled(if: getuid() == 0, "only root may mount")) func undone()
        throws
    {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out").status == 0)
        let before = sandbox.read("out/a.swift")
        try sandbox.write(Specs.small(banner: "other"), to: "a.banner.yaml")
        let run = try sandbox.shell(
            #"""
            mount --bind out/a.tokens.json out/a.tokens.json || exit 77
            "$BANNERC" build a.banner.yaml -o out; status=$?
            umount out/a.tokens.json; exit $status
            """#)
        // Some containers do not let root mount anything.
        guard run.status != 77 else { return }
        #expect(run.status == 2 && run.errors.contains("can't write `out/a.tokens.json`"))
        #expect(sandbox.read("out/a.swift") == before)
        #expect(try sandbox.files().filter { $0.hasPrefix("out/") } == ["out/a.swift", "out/a.tokens.json"])
        #expect(try sandbox.shell("ls -A out").output == "a.swift\na.tokens.json\n")
    }

    @Test("what a killed run left is removed by the next, and what others are at work on is not") func leftovers()
        throws
    {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        // A build that is stopped in its sleep would need luck; its temporary file is named by its process.
        let name = try sandbox.shell(
            #"""
            mkdir out
            "$BANNERC" build a.banner.yaml -o out
            for process in 1 999999; do touch "out/.bannerc-elsewhere-$process-x.tmp"; done
            ls -A out
            """#)
        #expect(name.status == 0 && name.output.contains(".bannerc-elsewhere-1-x.tmp"))
        try sandbox.write(Specs.small(banner: "other"), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out").status == 0)
        #expect(try sandbox.shell("ls -A out").output.contains("elsewhere"), "other machines' files are theirs")
    }

    @Test(
        "a report never overwrites what was read",
        arguments: ["a.banner.yaml", "./a.banner.yaml", "link", "bannerc.yaml"])
    func reports(path: String) throws {
        try sandbox.write("specs: [a.banner.yaml]\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        _ = try sandbox.shell("ln a.banner.yaml link")
        let run = try sandbox.run("lint", "--format", "json=\(path)")
        #expect(run.status == 2 && run.errors.contains("would overwrite the input `\(path)`"))
        #expect(sandbox.read("a.banner.yaml") == Specs.small())
        #expect(try sandbox.run("lint", "--format", "json=report.json").status != 2)
    }

    // MARK: Outside of the project

    @Test("specs that are found by a search and lead out of the project are not read") func foreignSpecs() throws {
        try sandbox.write("secret: hunter2\n", to: "outside/secret")
        try sandbox.write(Specs.small(), to: "in/a.banner.yaml")
        _ = try sandbox.shell("ln -s ../outside/secret in/e.banner.yaml; ln -s a.banner.yaml in/b.banner.yaml")
        let run = try sandbox.run("lint", ".", in: "in")
        #expect(
            run.status == 2 && run.errors.contains("`e.banner.yaml` is a symbolic link that leads out of the project"))
        #expect(!(run.output + run.errors).contains("hunter2"))
        #expect(try sandbox.run("lint", "e.banner.yaml", in: "in").output.contains("secret"), "named, it is read")

        try sandbox.write("specs: ['*.banner.yaml']\n", to: "in/bannerc.yaml")
        let configured = try sandbox.run("lint", in: "in")
        #expect(configured.status == 2 && configured.errors.contains("lies outside the project"))
    }

    @Test(
        "what the configuration names stays in the project, wherever links lead",
        arguments: [
            "output: out", "targets: { swift: { template: link } }", "lint: { assets: out }",
            "lint: { baseline: link }",
        ])
    func foreignFolders(setting: String) throws {
        try sandbox.write("{{name}}\n", to: "outside/file")
        try sandbox.write("specs: [a.banner.yaml]\n\(setting)\n", to: "in/bannerc.yaml")
        try sandbox.write(Specs.small(), to: "in/a.banner.yaml")
        _ = try sandbox.shell("ln -s ../outside in/out; ln -s ../outside/file in/link")
        let run = try sandbox.run(setting.hasPrefix("lint") ? "lint" : "build", in: "in")
        #expect(run.status == 2 && run.errors.contains("lies outside the project, where a symbolic link leads"))
        #expect(try sandbox.shell("ls outside").output == "file\n")
    }

    @Test("without a configuration, nothing is written or removed where links in the output folder lead")
    func foreignOutputs() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let build = ["build", "a.banner.yaml", "--target", "xcassets", "--target", "android"]
        #expect(try sandbox.run(build + ["-o", "outside"]).status == 0)
        let before = try sandbox.shell("find outside -type f | xargs cksum").output
        try sandbox.write(Specs.small().replacing("name: Acme", with: "name: Zed"), to: "a.banner.yaml")
        _ = try sandbox.shell(
            "mkdir gen; ln -s ../outside/a.xcassets gen; ln -s ../outside/a-android gen; ln -s gen named; mkdir texts; "
                + "ln -s ../outside/a-android/values texts/values")
        for flags in [[], ["--prune"], ["--check"]] {
            let run = try sandbox.run(build + ["-o", "gen"] + flags)
            #expect(run.status == 2)
            #expect(run.errors.contains("lies outside the output folder, where a symbolic link leads"))
        }
        let export = try sandbox.run("export", "android", "a.banner.yaml", "-o", "texts")
        #expect(export.status == 2 && export.errors.contains("lies outside the output folder"))
        #expect(try sandbox.shell("find outside -type f | xargs cksum").output == before)
        // Who names a link means where it leads.
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "named").status == 0)
        #expect(sandbox.read("gen/a.swift")?.isEmpty == false)
    }

    @Test("the search for a configuration ends at a package and at a repository", arguments: ["Package.swift", ".git"])
    func boundaries(name: String) throws {
        try sandbox.write("targets: { swift: { access: internal } }\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "dep/specs/a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", ".", in: "dep/specs").status == 0)
        #expect(sandbox.read("dep/specs/a.swift")?.contains("public enum") == false)
        try sandbox.write("", to: "dep/" + name)
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", ".", in: "dep/specs").status == 0)
        #expect(sandbox.read("dep/specs/a.swift")?.contains("public ") == true)
        try sandbox.write("targets: { swift: { access: internal } }\n", to: "dep/bannerc.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", ".", in: "dep/specs").status == 0)
        #expect(
            sandbox.read("dep/specs/a.swift")?.contains("public enum") == false, "that of the package itself counts")
    }

    // MARK: The system

    @Test("arguments that are not UTF-8 are refused") func illFormed() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let run = try sandbox.shell(#""$BANNERC" build a.banner.yaml -o "$(printf 'o\377')""#)
        #expect(run.status == 2 && run.errors.contains("argument 4 is not UTF-8"))
        #expect(try sandbox.files() == ["a.banner.yaml"])
    }

    @Test(
        "where the system gives no threads, one does the work",
        .enabled(if: getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"), "needs root"))
    func noThreads() throws {
        for name in ["a", "b", "c"] { try sandbox.write(Specs.small(), to: "\(name).banner.yaml") }
        _ = try sandbox.shell("chmod 777 .; mkdir -m 777 out")
        let run = try sandbox.shell(
            #"timeout 20 setpriv --reuid 12345 --clear-groups prlimit --nproc=1 "$BANNERC" build a.banner.yaml -o out"#)
        // The program may lie where others can't go.
        guard run.status != 126, run.status != 127 else { return }
        #expect(run.status == 0, "\(run.errors)")
        #expect(sandbox.exists("out/a.swift"))
    }
}
