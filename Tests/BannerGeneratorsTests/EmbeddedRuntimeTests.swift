// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Diagnostics
import EmbeddedTexts
import Foundation
import TestSupport
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

    /// The compiler has both as one name; with the package they are `Banner` and `BannerKit.Banner`.
    @Test(
        "a spec can't have the name of a type of the runtime, if that is embedded",
        arguments: [
            ("Banner", true), ("WaitingLine", true), ("BannerStage", true), ("Acme", false), ("Waiting", false),
        ])
    func names(_ name: String, _ isRefused: Bool) throws {
        let input = try Targets.input(Self.acme.replacing("Acme", with: name), path: "acme.banner.yaml")
        let messages = try Generators.generate([.swift], from: input, options: Self.options).findings.map(\.message)
        #expect(
            messages
                == (isRefused ? ["`\(name)` is the name of a type of BannerKit, which is embedded with it"] : []))
        #expect(try Generators.generate([.swift], from: input).findings.isEmpty)
    }

    @Test("an import is public where one of the files needs it so, and holds where it stood")
    func gatheredImports() {
        let first = """
            // SPDX-License-Identifier: Apache-2.0

            internal import Foundation
            #if canImport(UIKit)
                @preconcurrency internal import UIKit
            #elseif os(macOS) || os(Linux)
                public import Foundation
            #else
                internal import Foundation
            #endif

            struct First {}

            """
        let second = """
            // SPDX-License-Identifier: Apache-2.0

            public import Observation
            internal import Foundation

            struct Second {}

            """
        let text = EmbeddedRuntime.text(of: [first, second])
        let expected = """
            // swiftlint:disable all

            #if (!(canImport(UIKit)) && (os(macOS) || os(Linux)))
                public import Foundation
            #endif
            public import Observation
            #if true && !(!(canImport(UIKit)) && (os(macOS) || os(Linux)))
                import Foundation
            #endif
            #if canImport(UIKit)
                @preconcurrency import UIKit
            #endif
            #if (!(canImport(UIKit)) && !(os(macOS) || os(Linux)) && true) && !(!(canImport(UIKit)) && (os(macOS) || os(Linux)))
                import Foundation
            #endif

            #if canImport(UIKit)
            #elseif os(macOS) || os(Linux)
            #else
            #endif

            nonisolated struct First {}


            nonisolated struct Second {}

            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test("the types of Apple's that BannerKit inherits from are main-actor as Stubs declares them")
    func appleTypes() throws {
        var stubs: [Substring] = []
        for framework in ["SwiftUI", "UIKit", "AppKit"] {
            let folder = RecordedFile.root.appending(path: "Stubs/\(framework)")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                stubs += try RecordedFile.text("Stubs/\(framework)/\(file)").split(separator: "\n")
            }
        }
        let declared = RuntimeIsolation(of: stubs, mainActor: []).mainActorTypes
        #expect(declared.isSuperset(of: ["View", "UIView", "UIWindow"]))
        let runtime = EmbeddedText.runtimeFiles.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let told = RuntimeIsolation(of: runtime, mainActor: declared).lines
        let others = zip(RuntimeIsolation(of: runtime).lines, told).filter { $0 != $1 }.map(\.1)
        #expect(others.isEmpty, "RuntimeIsolation.mainActorTypes lacks a type")
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
        let apple = RuntimeIsolation(of: declarations.split(separator: "\n"), mainActor: []).mainActorTypes
        let made = RuntimeIsolation(of: source.split(separator: "\n"), mainActor: apple).lines
        #expect(made.joined(separator: "\n") + "\n" == expected)
    }

    @Test(
        "the files compile alone without a warning, in Swift 5 and Swift 6, whatever isolates their module, and run where that is an actor",
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
            ["-parse-as-library", "-wmo", "-warnings-as-errors", "-default-isolation", isolation] + files.keys.sorted()
        try Tool.withFolder(files) { folder in
            let checked = try Tool.run("swiftc", ["-typecheck", "-swift-version", "5"] + strict, in: folder)
            try #require(checked.status == 0, "\(checked.output)")
            // Where nothing is isolated, the package runs in other tests.
            let runs = isolation == "MainActor"
            let output = runs ? ["-o", "app"] : ["-emit-module", "-module-name", "App"]
            let compiled = try Tool.run("swiftc", ["-swift-version", "6"] + output + strict, in: folder)
            try #require(compiled.status == 0, "\(compiled.output)")
            guard runs else { return }
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
