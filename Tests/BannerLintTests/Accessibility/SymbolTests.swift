// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

@Suite("SF Symbols in specs") struct SymbolTests {
    @Test("every place where a symbol can be written is looked at")
    func places() {
        let linted = LintedText(
            """
            levels:
              error:
                severity: 40
                tint: "#B3261E"
                onTint: "#FFFFFF"
                icon: { symbol: a.level, decorative: true }
                spokenPrefix: Error
            buttons:
              close: { kind: icon, image: { symbol: b.button }, label: Close, role: dismiss }
            banners:
              plain: { level: error, text: Plain., image: { symbol: c.banner, decorative: true } }
              own: { level: error, text: Own., icon: { symbol: d.icon, decorative: true }, buttons: [close] }
              remote:
                level: error
                text: Remote.
                image: { url: "https://example.com/a.png", placeholder: e.placeholder, decorative: true }
              other:
                level: error
                text: Other.
                image: { url: "https://example.com/b.png", placeholder: { symbol: "f.placeholder" }, decorative: true }
            themes:
              dark: { levels: { error: { icon: { symbol: g.theme, decorative: true } } } }
            """, only: "symbol-exists")
        let written = linted.findings(of: "symbol-exists").map { finding in
            String(decoding: linted.sources[finding.place.file].bytes[finding.place.bytes], as: UTF8.self)
        }
        #expect(
            written == ["a.level", "b.button", "c.banner", "d.icon", "e.placeholder", "f.placeholder", "g.theme"],
            "\(linted.transcript)")
    }

    private static let banner = "  a: { level: error, text: A., image: { symbol: SYMBOL, decorative: true } }\n"

    private func linted(_ symbol: String, top: String = "", options: LintOptions = LintOptions()) -> LintedText {
        let banner = Self.banner.replacing("SYMBOL", with: symbol)
        return LintedText(top + "banners:\n" + banner, options: options)
    }

    @Test("an asset and an address are no symbols, and case counts")
    func others() {
        let spec = LintedText(
            """
            banners:
              a: { level: error, text: A., image: { asset: wifi.off, decorative: true } }
              b: { level: error, text: B., image: { symbol: Wifi.Slash, decorative: true } }
            """, only: "symbol-exists")
        #expect(spec.messages(of: "symbol-exists") == ["there is no SF Symbol `Wifi.Slash`"])
        #expect(spec.findings(of: "symbol-exists").first?.help.first == "did you mean `wifi.slash`?")
    }

    @Test("a symbol that the app's catalogue has is said to be an asset")
    func ownSymbol() {
        struct Catalog: AssetCatalog {
            let path = "Assets.xcassets"
            func contains(_ name: String) -> Bool { name == "acme.logo" }
        }
        var options = LintOptions()
        options.assets = Catalog()
        let help = linted("acme.logo", options: options).findings(of: "symbol-exists").first?.help
        #expect(help?.first == "the app's assets have it: write `asset: acme.logo`")
    }

    @Test(
        "where the app runs on newer systems alone, an unknown name is a warning",
        arguments: [
            ("", Severity.error), ("platforms: { iOS: 26 }\n", .error), ("platforms: { iOS: 26.1 }\n", .warning),
            ("platforms: { iOS: 27, macOS: 15 }\n", .error),
        ])
    func newerThanTheTable(_ top: String, _ severity: Severity) {
        let finding = linted("sparkling.new", top: top).findings(of: "symbol-exists").first
        #expect(finding?.severity == severity)
    }

    @Test(
        "a symbol is held against each platform that is named",
        arguments: [
            ("", nil), ("platforms: { iOS: 17 }\n", nil), ("platforms: { iOS: 17, macOS: 14 }\n", nil),
            ("platforms: { iOS: 16.4 }\n", "`bubble` needs iOS 17.0, but the app runs on iOS 16.4 or later"),
            (
                "platforms: { watchOS: 9, iOS: 18, tvOS: 16 }\n",
                "`bubble` needs watchOS 10.0 and tvOS 17.0, but the app runs on watchOS 9.0 and tvOS 16.0 or later"
            ),
        ] as [(String, String?)])
    func versions(_ top: String, _ message: String?) {
        #expect(linted("bubble", top: top).messages(of: "symbol-availability").first == message)
    }

    @Test("what a finding proposes is old enough")
    func older() throws {
        var checked = 0
        for symbol in SymbolTable.all where symbol.since(.iOS) >= PlatformVersion(26) {
            guard checked < 20 else { break }
            checked += 1
            let finding = try #require(
                linted(symbol.name, top: "platforms: { iOS: 15 }\n").findings(of: "symbol-availability").first)
            let help = try #require(finding.help.first)
            guard help.hasPrefix("`"), let name = help.split(separator: "`").first else { continue }
            let proposed = try #require(SymbolTable.symbol(named: String(name)))
            #expect(proposed.since(.iOS) <= PlatformVersion(15), "\(symbol.name): \(help)")
        }
        #expect(checked == 20)
    }

    @Test("before SF Symbols there is none to propose")
    func beforeSymbols() {
        let help = linted("xmark", top: "platforms: { iOS: 12 }\n").findings(of: "symbol-availability").first?.help
            .first
        #expect(help == "no symbol is older than iOS 13.0: draw one of your own, and name it as an `asset`")
        for platform in ApplePlatform.allCases {
            let first = SymbolTable.all.map { $0.since(platform) }.min()
            #expect(first == platform.firstWithSymbols, "\(platform)")
        }
    }

    @Test("a thousand unknown names are answered soon, and so are all symbols that are too new")
    func many() {
        let newer = SymbolTable.all.filter { $0.since(.iOS) >= PlatformVersion(18) }
        let shown = newer.enumerated().map {
            Self.banner.replacing("SYMBOL", with: $1.name).replacing("a:", with: "a\($0):")
        }
        let banners = (0..<1000).map {
            Self.banner.replacing("SYMBOL", with: "wifi.of\($0)").replacing("a:", with: "a\($0):")
        }
        let clock = ContinuousClock()
        let time = clock.measure {
            let linted = LintedText("banners:\n" + banners.joined(), only: "symbol-exists")
            #expect(linted.findings(of: "symbol-exists").count == 1000)
            let old = LintedText("platforms: { iOS: 15 }\nbanners:\n" + shown.joined(), only: "symbol-availability")
            #expect(old.findings(of: "symbol-availability").count == newer.count)
        }
        #expect(time < .seconds(60))
    }
}
