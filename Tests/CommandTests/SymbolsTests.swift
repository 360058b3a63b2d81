// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Symbols")
struct SymbolsTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("symbols are listed with the version that brought them")
    func search() throws {
        let run = try sandbox.run("symbols", "wifi", "sl")
        #expect(run.status == 0 && run.output == "wifi.slash  iOS 13.0\n" && run.errors.isEmpty)
        let cloud = try sandbox.run("symbols", "cloud").output.split(separator: "\n")
        #expect(cloud.first?.hasPrefix("cloud ") == true)
        #expect(try sandbox.run("symbols").output.split(separator: "\n").count == 9120)
    }

    @Test("what a word means in other icon sets is told besides what is called so")
    func meaning() throws {
        let run = try sandbox.run("symbols", "warning")
        #expect(run.status == 0 && run.output.contains("warninglight"))
        #expect(run.errors.hasPrefix("help: `warning` may mean `exclamationmark`, `exclamationmark.circle`, "))
        #expect(try sandbox.run("symbols", "cloud").errors.isEmpty)
    }

    @Test("nothing found is told with what is near, and the status is 1")
    func nothing() throws {
        let run = try sandbox.run("symbols", "wifi", "off")
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: no SF Symbol matches `wifi off`\nhelp: similar names: `wifi.slash`, "))
        let hostile = try sandbox.run("symbols", "\u{1B}[2J")
        #expect(hostile.status == 1 && !hostile.errors.contains("\u{1B}"))
    }

    @Test("a platform shows its versions, and with one of them what it has")
    func platforms() throws {
        let run = try sandbox.run("symbols", "bubble", "--platform", "iOS=16", "--platform", "macos")
        #expect(run.output.hasPrefix("bubble.left "))
        #expect(run.output.split(separator: "\n").first?.hasSuffix("iOS 13.0   macOS 10.15") == true)
        let none = try sandbox.run("symbols", "airplane.cloud", "--platform", "iOS=13")
        #expect(none.status == 1 && none.errors.contains("on these versions"))
    }

    @Test("programs get every platform")
    func json() throws {
        let output = try sandbox.run("symbols", "wifi.slash", "--format", "json").output
        let symbols = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        #expect(symbols.count == 1 && symbols.first?["name"] as? String == "wifi.slash")
        #expect(
            symbols.first?["since"] as? [String: String] == [
                "iOS": "13.0", "macOS": "10.15", "tvOS": "13.0", "watchOS": "6.0", "visionOS": "1.0",
            ])
        #expect(try sandbox.run("symbols", "qq", "--format", "json").output == "[]\n")
    }

    // MARK: Specs

    private func spec(_ top: String = "") -> String {
        Specs.small().replacingOccurrences(of: "name: Acme\n", with: "name: Acme\n\(top)")
            .replacingOccurrences(of: "xmark.octagon.fill", with: "bubble")
    }

    private func lint() throws -> String {
        try sandbox.run("lint", "--select", "BN930,BN931", "a.banner.yaml", "--format", "concise").output
    }

    @Test("the configuration says on which versions the app runs, and a spec that says so itself wins")
    func deploymentTargets() throws {
        try sandbox.write(spec(), to: "a.banner.yaml")
        #expect(try !lint().contains("BN931"))
        try sandbox.write("specs: [.]\nplatforms: { iOS: 16.4 }\n", to: "bannerc.yaml")
        let configured = try lint()
        #expect(
            configured.contains(
                "`bubble` needs iOS 17.0, but the app runs on iOS 16.4 or later; `bubble.left` is available from iOS 13.0"
            ))
        #expect(configured.contains("note: `platforms` in `bannerc.yaml` says so"))
        try sandbox.write(spec("platforms: { iOS: 17 }\n"), to: "a.banner.yaml")
        #expect(try !lint().contains("BN931"))
        try sandbox.write(spec("platforms: { macOS: 13 }\n"), to: "a.banner.yaml")
        #expect(try lint().contains("a.banner.yaml:3:21: note: the app runs on macOS 13.0 or later"))
    }

    @Test("a faulty section in a spec is not filled in from the configuration")
    func faultySection() throws {
        try sandbox.write("specs: [.]\nplatforms: { iOS: 13 }\n", to: "bannerc.yaml")
        try sandbox.write(spec("platforms: { iOS: seventeen }\n"), to: "a.banner.yaml")
        let output = try lint()
        #expect(output.contains("`seventeen` is not a version of iOS") && !output.contains("BN931"), "\(output)")
    }

    @Test(
        "faults of the section in the configuration are told with their places",
        arguments: [
            ("{ iOS: x }", "`x` is not a version of iOS"), ("{ ios: 16 }", "did you mean `iOS`?"),
            ("{ iOS: }", "`iOS` takes a version"), ("[iOS]", "takes keys with values"),
            ("{ iOS: 160 }", "not a version"),
        ])
    func configuration(_ value: String, _ message: String) throws {
        try sandbox.write("specs: [.]\nplatforms: \(value)\n", to: "bannerc.yaml")
        try sandbox.write(spec(), to: "a.banner.yaml")
        let run = try sandbox.run("lint", "a.banner.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains(message) && run.errors.contains("bannerc.yaml:2:"), "\(run.errors)")
    }

    @Test("a fix writes the nearest name, and a comment lets a newer one pass")
    func fix() throws {
        try sandbox.write(spec().replacingOccurrences(of: "bubble", with: "wifi.off"), to: "a.banner.yaml")
        _ = try sandbox.run("lint", "--fix", "--unsafe-fixes", "--select", "symbol-exists", "a.banner.yaml")
        #expect(sandbox.read("a.banner.yaml")?.contains("symbol: wifi.slash,") == true)
        try sandbox.write(spec().replacingOccurrences(of: "bubble", with: "wifi.seven"), to: "a.banner.yaml")
        let run = try sandbox.run(
            "lint", "--add-ignore", "symbol-exists", "--select", "symbol-exists,BN0", "a.banner.yaml", "--",
            "came with iOS 27")
        #expect(run.status == 0, "\(run.output)")
        #expect(
            sandbox.read("a.banner.yaml")?.contains(
                "  # bannerc: ignore[symbol-exists] -- came with iOS 27\n  error: {") == true)
    }
}
