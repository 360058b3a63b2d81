// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A folder that belongs to a target, whatever it puts there.
@Suite("A folder of a target")
struct OwnedFolderTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write("specs: [s]\noutput: out\ntargets: [android]\n", to: "bannerc.yaml")
        try sandbox.write(Self.spec, to: "s/a.banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let spec = """
        bannerc: 1
        name: Acme
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }
        banners:
          syncFailed: { level: error, text: { en: Sync failed., fr: Échec. } }

        """

    private static let strings = "out/a-android/values/strings.xml"
    private static let french = "out/a-android/values-fr/strings.xml"

    // MARK: Build

    @Test("every file goes into it, and into folders within")
    func build() throws {
        #expect(sandbox.read(Self.strings)?.contains("Sync failed.") == true)
        #expect(sandbox.read(Self.french)?.contains("Échec.") == true)
    }

    @Test("files that would be the same are left alone")
    func unchanged() throws {
        let past = try sandbox.age(Self.strings)
        _ = try sandbox.age(Self.french)
        try sandbox.write(Self.spec.replacingOccurrences(of: "Échec", with: "Un échec"), to: "s/a.banner.yaml")
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.time(Self.strings) == past)
        #expect(try sandbox.time(Self.french) != past)
    }

    @Test("a build that fails leaves no part of it behind")
    func failing() throws {
        try sandbox.remove("out")
        // A file where the folder of a language belongs.
        try sandbox.write("mine", to: "out/a-android/values-fr")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(try sandbox.files() == ["bannerc.yaml", "out/a-android/values-fr", "s/a.banner.yaml"])
        try sandbox.remove("out")
        try sandbox.write(
            Self.spec.replacingOccurrences(of: "level: error", with: "level: none"), to: "s/a.banner.yaml")
        #expect(try sandbox.run("build").status == 1)
        #expect(!sandbox.exists("out"))
    }

    @Test("a file in its place is told, and left alone")
    func fileInPlace() throws {
        try sandbox.remove("out")
        try sandbox.write("mine", to: "out/a-android")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(run.errors.contains("can't write `out/a-android/"), "\(run.errors)")
        #expect(sandbox.read("out/a-android") == "mine")
    }

    @Test("two specs of one name can't share it")
    func shared() throws {
        try sandbox.write(Self.spec, to: "s/t/a.banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(run.errors.contains("would both become `out/a-android`"), "\(run.errors)")
    }

    @Test("no input may lie in it, in whatever case", arguments: ["a", "Acme"])
    func inputs(stem: String) throws {
        let part = "levels:\n  error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" }\n"
        let path = "out/\(stem)-android/values/part.banner.yaml"
        try sandbox.remove("s/a.banner.yaml")
        try sandbox.write("bannerc: 1\n" + part, to: path)
        let user = Self.spec.replacingOccurrences(of: part, with: "use: [../\(path)]\n")
        try sandbox.write(user, to: "s/\(stem).banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(run.errors.contains("would overwrite the input `\(path)`"), "\(run.errors)")
    }

    @Test("no other output may lie in it")
    func outputs() throws {
        try sandbox.write(
            "specs: [s]\ntargets: { android: { output: out }, swift: { output: out/A-android/values } }\n",
            to: "bannerc.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "`out/A-android/values/a.swift`, made from `s/a.banner.yaml`, would lie in `out/a-android`"),
            "\(run.errors)")
    }

    @Test("a dependency file names what is in it")
    func depfile() throws {
        #expect(try sandbox.run("build", "--depfile", "d").status == 0)
        let rule = try #require(sandbox.read("d")?.split(separator: "\n").first)
        let outputs = rule.split(separator: ": ").first?.split(separator: " ").map(String.init) ?? []
        #expect(outputs.contains(Self.strings) && outputs.contains(Self.french))
        #expect(Set(outputs) == Set(try sandbox.files().filter { $0.hasPrefix("out/") }))
        #expect(rule.hasSuffix(": s/a.banner.yaml bannerc.yaml"))
        // Once a language goes, so does its file from the rule.
        try sandbox.write(Self.spec.replacingOccurrences(of: ", fr: Échec.", with: ""), to: "s/a.banner.yaml")
        #expect(try sandbox.run("build", "--depfile", "d").status == 0)
        #expect(sandbox.read("d")?.contains("values-fr") == false)
    }

    // MARK: Check

    @Test("as it should be, it is passed over in silence, and so is what systems hide in it")
    func clean() throws {
        try sandbox.write("", to: "out/a-android/.DS_Store")
        try sandbox.write("mine", to: "out/b-android/values/strings.xml")
        let run = try sandbox.run("build", "--check", "--diff")
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test("stale, missing and orphaned files in it are shown, and nothing is written")
    func differences() throws {
        try sandbox.write("mine\n", to: "out/a-android/drawable/mine.txt")
        try sandbox.write("mine\n", to: "out/a-android/mine.txt")
        try sandbox.remove(Self.strings)
        try sandbox.write("old\n", to: Self.french)
        let before = try sandbox.files()
        let run = try sandbox.run("build", "--check", "--diff")
        #expect(run.status == 1)
        #expect(run.output.contains("--- \(Self.french)\n+++ \(Self.french)\n"))
        #expect(run.output.contains("--- /dev/null\n+++ \(Self.strings)\n"))
        #expect(run.output.contains("--- out/a-android/drawable/mine.txt\n+++ /dev/null\n"))
        #expect(run.output.contains("--- out/a-android/mine.txt\n+++ /dev/null\n"))
        #expect(run.errors.contains("1 stale, 1 missing, 2 orphaned"), "\(run.errors)")
        #expect(try sandbox.files() == before)
    }

    @Test("the file of a language that the spec no longer has is an orphan, which a build leaves alone")
    func language() throws {
        try sandbox.write(Self.spec.replacingOccurrences(of: ", fr: Échec.", with: ""), to: "s/a.banner.yaml")
        #expect(try sandbox.run("build").status == 0)
        #expect(sandbox.exists(Self.french))
        for arguments in [[], ["s/a.banner.yaml", "-o", "out", "--target", "android"]] {
            let run = try sandbox.shell(#""$BANNERC" build --check --diff \#(arguments.joined(separator: " "))"#)
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("--- \(Self.french)\n+++ /dev/null\n"))
            #expect(run.errors.contains("differ from their specs: 1 orphaned"), "\(run.errors)")
        }
    }

    @Test("all of it is orphaned once its spec is gone, for a run over the whole project")
    func removedSpec() throws {
        try sandbox.write(Self.spec, to: "s/b.banner.yaml")
        #expect(try sandbox.run("build").status == 0)
        try sandbox.write("mine\n", to: "out/b-android/mine.txt")
        let made = try sandbox.files().filter { $0.hasPrefix("out/b-android/") }
        try sandbox.remove("s/b.banner.yaml")
        #expect(try sandbox.run("build", "s/a.banner.yaml", "-o", "out", "--check", "--diff").status == 0)
        let run = try sandbox.run("build", "--check", "--diff")
        #expect(run.status == 1)
        for path in made { #expect(run.output.contains("--- \(path)\n+++ /dev/null\n")) }
        #expect(run.errors.contains("differ from their specs: \(made.count) orphaned"), "\(run.errors)")
    }

    @Test("all of it is orphaned once its target is gone, for a run over the whole project")
    func removedTarget() throws {
        try sandbox.write("specs: [s]\noutput: out\ntargets: [swift]\n", to: "bannerc.yaml")
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.run("build", "--check", "--target", "swift").status == 0)
        let run = try sandbox.run("build", "--check", "--diff")
        #expect(run.status == 1)
        #expect(run.output.contains("--- \(Self.strings)\n+++ /dev/null\n"))
    }

    @Test("a folder of another's, or a link, is not searched", arguments: ["b-android", "design"])
    func others(name: String) throws {
        // Named like a target's, but what is in it says otherwise.
        try sandbox.write(
            "<!-- Generated by bannerc from other.banner.yaml. Edit that file, not this one. -->\n",
            to: "out/\(name)/values/strings.xml")
        try sandbox.link("out/c-android", to: "a-android")
        #expect(try sandbox.run("build", "--check", "--diff").status == 0)
    }
}
