// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// An app that can't add a package has BannerKit beside what is generated.
@Suite("The setting `runtime: embedded` of the target swift")
struct EmbeddedRuntimeTests {
    private static let options: GeneratorOptions = {
        var options = GeneratorOptions()
        options.settings = [.swift: ["runtime": "embedded"]]
        return options
    }()

    private static let acme = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:
          syncFailed:
            level: error
            parameters: { count: { type: int, max: 999 } }
            text: { en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." } }

        """

    @Test("BannerKit is written once, whatever the specs, and only if it is asked for")
    func sharedFiles() throws {
        let files = Generators.sharedFiles(for: [.swift, .tokens], options: Self.options)
        #expect(files.map(\.name) == ["BannerKit.swift"])
        #expect(Target.swift.sharedOutputs(Self.options) == ["BannerKit.swift"])
        #expect(Generators.sharedFiles(for: Target.allCases).isEmpty)
        #expect(Generators.sharedFiles(for: [.tokens], options: Self.options).isEmpty)
    }

    @Test("what is generated imports BannerKit only where it comes from the package")
    func imports() throws {
        let package = try #require(try Targets.files(.swift, Self.acme)["acme.swift"])
        let embedded = try #require(try Targets.files(.swift, Self.acme, options: Self.options)["acme.swift"])
        // `nonisolated` on a type takes Swift 6.1, and what is embedded is for older compilers too.
        let alone = package.replacing("public import BannerKit\n\n", with: "")
            .replacing("nonisolated public enum", with: "public enum")
        #expect(alone == embedded)
        #expect(!embedded.contains("import BannerKit"))
    }

    @Test("the runtime in the program is that of Sources/BannerKit")
    func isFresh() throws {
        let made = try Tool.run(
            "sh", [RecordedFile.root.appending(path: "scripts/embed-runtime").path, "--print", "file"],
            in: FileManager.default.temporaryDirectory)
        try #require(made.status == 0, "\(made.output)")
        let isFresh = try RecordedFile.text("Sources/BannerGenerators/EmbeddedRuntime.swift") == made.output
        #expect(isFresh, "EmbeddedRuntime.swift is stale: run scripts/embed-runtime")
    }

    @Test(
        "the files compile alone without a warning, in Swift 5 and Swift 6, and run",
        .enabled(if: Tool.isExpected("swiftc")))
    func runs() throws {
        var files = try Targets.files(.swift, Self.acme, options: Self.options)
        for (name, text) in try Targets.files(.objc, Self.acme, options: Self.options) { files[name] = text }
        files["owl.swift"] = try Targets.files(.swift, Self.owl, options: Self.options)["acme.swift"]
        for file in Generators.sharedFiles(for: [.swift], options: Self.options) {
            files[file.name] = String(decoding: file.bytes, as: UTF8.self)
        }
        files["App.swift"] = """
            @main struct App {
                @MainActor static func main() {
                    let presenter = BannerPresenter(policy: Acme.queue)
                    presenter.enqueue(Acme.Banner.syncFailed(count: 3))
                    print(presenter.presentations.map { $0.text(in: "fr-CA") }, Owl.Banner.hoot.severity)
                }
            }
            """
        let strict = ["-parse-as-library", "-warnings-as-errors"] + files.keys.sorted()
        try Tool.withFolder(files) { folder in
            let checked = try Tool.run("swiftc", ["-typecheck", "-swift-version", "5"] + strict, in: folder)
            try #require(checked.status == 0, "\(checked.output)")
            let compiled = try Tool.run("swiftc", ["-swift-version", "6", "-o", "app"] + strict, in: folder)
            try #require(compiled.status == 0, "\(compiled.output)")
            let ran = try Tool.run("env", ["./app"], in: folder)
            #expect(ran.output == "[\"3 items did not sync.\"] 40\n")
        }
    }

    private static let owl = """
        bannerc: 1
        name: Owl
        levels: { error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF" } }
        banners: { hoot: { level: error, text: Hoot. } }
        """
}
