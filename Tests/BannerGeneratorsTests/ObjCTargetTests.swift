// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Objective-C finds the banners of the spec in the facade.
@Suite("The target objc")
struct ObjCTargetTests {
    /// The spec of the app in Objective-C that the check compiles.
    private static let acme = "Stubs/ObjectiveC/App/acme.banner.yaml"

    private func facade(_ yaml: String, _ settings: [String: String] = [:]) throws -> String {
        var options = GeneratorOptions()
        options.settings = [.objc: settings]
        return try #require(try Targets.files(.objc, yaml, options: options)["acme+ObjC.swift"])
    }

    @Test("the page shows what the sample becomes, and the app that uses it")
    func page() throws {
        let text = try facade(try RecordedFile.text(Self.acme))
        let start = try #require(text.range(of: "    /// A banner of the catalogue")).lowerBound
        let end = try #require(text.range(of: "        @objc(newBanner")).lowerBound
        let page = "docs/targets/objc.md"
        try RecordedFile.expectSample("banner", in: page, String(text[start..<end]), filter: "ObjCTargetTests")
        let app = try RecordedFile.text("Stubs/ObjectiveC/App/App.m")
        let use = try #require(app.range(of: "- (void)connectScene")).lowerBound
        let stop = try #require(app.range(of: "    [self.banners updateRequest")).lowerBound
        try RecordedFile.expectSample("use", in: page, app[use..<stop] + "}", filter: "ObjCTargetTests")
    }

    @Test(
        "swiftc and clang take the facade and an app in Objective-C that uses it, and reject misuse",
        .enabled(if: Tool.isExpected("swiftc") && Tool.isExpected("clang") && Tool.isLinux))
    func compiles() throws {
        let yaml = try RecordedFile.text(Self.acme)
        let files = try Targets.files(.objc, yaml).merging(Targets.files(.swift, yaml)) { $1 }
        try Tool.withFolder(files) { folder in
            let result = try Tool.run(
                "bash", [RecordedFile.root.appending(path: "scripts/check-objc").path, folder.path], in: folder)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test("with an embedded runtime nothing is imported")
    func embedded() throws {
        let yaml = try RecordedFile.text(Self.acme)
        #expect(try facade(yaml).contains("import BannerKit"))
        #expect(try !facade(yaml, ["runtime": "embedded"]).contains("import BannerKit"))
    }

    @Test("without banners nothing public is of what it imports")
    func withoutBanners() throws {
        let text = try facade("bannerc: 1\nname: Acme\npalette: { red: \"#B3261E\" }\n")
        #expect(text.contains("internal import BannerKit") && text.contains("internal import Foundation"))
        #expect(!text.contains("public import"))
    }

    @Test("the types of the facade are known, so that no other spec makes one of them")
    func types() throws {
        let text = try facade(try RecordedFile.text(Self.acme))
        let pattern = try Regex(
            #"(?m)^(?: {4}| {8})(?:@MainActor |@objc\(\w+\) |nonisolated |public |final )*(?:class|enum|protocol|struct) (\w+)"#
        )
        let declared = text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
        #expect(declared.count > 5)
        #expect(Set(declared).union(["Acme"]) == Set(Target.objc.sharedTypes(of: "Acme", isOneModule: true)))
    }

    @Test("two banners whose factory methods would be one are an error with both places")
    func clash() throws {
        let findings = try Targets.findings(
            .objc,
            """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
              a: { level: error, parameters: { bBannerWithC: string }, text: "{bBannerWithC}" }
              aBannerWithB: { level: error, parameters: { c: string }, text: "{c}" }
            """)
        #expect(
            findings.map(\.message) == [
                "`banners.a` and `banners.aBannerWithB` both become `aBannerWithBBannerWithC:` for `objc`"
            ])
        #expect(findings.first?.labels.count == 1)
    }

    @Test("the runtime is that of the target swift, unless it is set")
    func runtime() throws {
        let yaml = try RecordedFile.text(Self.acme)
        var options = GeneratorOptions()
        options.settings = [.swift: ["runtime": "embedded"]]
        let files = try Targets.files(.objc, yaml, options: options)
        #expect(files["acme+ObjC.swift"]?.contains("import BannerKit") == false)
        options.settings[.objc] = ["runtime": "package"]
        #expect(
            try Targets.files(.objc, yaml, options: options)["acme+ObjC.swift"]?.contains("import BannerKit") == true)
    }

    @Test(
        "a name of which the facade makes a type of BannerKit is an error",
        arguments: [("Banner", "BannerLevel"), ("Progress", "ProgressBanner"), ("Themed", "ThemedBanner")])
    func taken(name: String, type: String) throws {
        let findings = try Targets.findings(
            .objc,
            """
            bannerc: 1
            name: \(name)
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            """)
        #expect(findings.contains { $0.message.contains("`objc` makes `\(type)`") }, "\(findings.map(\.message))")
    }

    @Test("parameters that are macros of C have other names in the header")
    func macros() throws {
        let text = try facade(try RecordedFile.text(Self.acme))
        #expect(text.contains("@objc(failedBannerWithErrno:stdout_:bool_:nil_:)"))
        #expect(text.contains("func failedBanner(errno_: Int, stdout_: String, bool_: String, nil_: String)"))
        #expect(text.contains("(errno: errno_, stdout: stdout_, bool: bool_, nil: nil_)"))
    }

    @Test("a spec without banners has names for its levels and styles, and no presenter")
    func noBanners() throws {
        let text = try facade(
            """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            """)
        // The number follows from the name, so that other levels don't change it.
        #expect(text.contains("case error = 563185489"))
        #expect(!text.contains("Presenter"))
    }
}

extension Tool {
    fileprivate static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }
}
