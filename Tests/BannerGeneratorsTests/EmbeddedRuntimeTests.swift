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
        #expect(package.replacing("public import BannerKit\n", with: "") == embedded)
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

    @Test("what belongs to no actor says so, and what is the package's is the module's")
    func isolation() throws {
        let declarations = """
            @MainActor @preconcurrency public protocol View {
            }
            @MainActor open class UIResponder {
            }
            open class UIView: UIResponder {
            }
            """
        let source = """
            public struct Size: Hashable {
                enum Kind { case small }
                package let width: Double
                package private(set) var height: Double
            }
            #if canImport(SwiftUI)
                @available(iOS 17, *) public struct Bar<Label: View>: View {
                    enum Part: Hashable { case text }
                    private struct Body: View {}
                }
                extension View { func bar() {} }
                extension Bar { func draw() {} }
                package final class Stage: UIView, Sendable {}
            #endif
            @MainActor
            public final class Presenter {
                public struct ID {}
                func stop() { struct Local {} }
            }
            extension Presenter.ID: Hashable {}
            extension Presenter {
                static package func start(_ package: Int) {}
                public package(set) var name: String { "package " }
            }
            package func area(_ size: Size) -> Double { 0 }
            nonisolated(unsafe) private var count = 0
            """
        let expected = """
            nonisolated public struct Size: Hashable {
                enum Kind { case small }
                let width: Double
                private(set) var height: Double
            }
            #if canImport(SwiftUI)
                @available(iOS 17, *) public struct Bar<Label: View>: View {
                    nonisolated enum Part: Hashable { case text }
                    private struct Body: View {}
                }
                extension View { func bar() {} }
                extension Bar { func draw() {} }
                final class Stage: UIView, Sendable {}
            #endif
            @MainActor
            public final class Presenter {
                nonisolated public struct ID {}
                func stop() { struct Local {} }
            }
            nonisolated extension Presenter.ID: Hashable {}
            extension Presenter {
                static func start(_ package: Int) {}
                public internal(set) var name: String { "package " }
            }
            nonisolated func area(_ size: Size) -> Double { 0 }
            nonisolated(unsafe) private var count = 0

            """
        try Tool.withFolder(["Apple.swift": declarations, "Source.swift": source]) { folder in
            let script = RecordedFile.root.appending(path: "scripts/nonisolated.awk").path
            let made = try Tool.run("awk", ["-f", script, "Apple.swift", "Source.swift"], in: folder)
            #expect(made.output == expected)
        }
    }

    @Test(
        "the files compile alone without a warning, in Swift 5 and Swift 6, whatever isolates their module, and run",
        .enabled(if: Tool.isExpected("swiftc")), arguments: ["nonisolated", "MainActor"])
    func runs(isolation: String) throws {
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
        let strict =
            ["-parse-as-library", "-warnings-as-errors", "-default-isolation", isolation] + files.keys.sorted()
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
