// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Diagnostics
import Foundation
import Testing

@Suite struct SwiftTargetTests {
    /// Comments are no string literals: what would be escaped in those stands as it is.
    @Test func descriptionsReadAsTheyWereWritten() throws {
        let swift = try #require(
            try Targets.files(
                .swift,
                #"""
                bannerc: 1
                name: Acme
                description: |
                  Say "hi" \o/
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", description: 'a "quoted" one' } }
                themes: { night: { description: 'for "owls"' } }
                banners: { failed: { level: error, text: Failed., description: 'The "sync" failed' } }
                """#)["acme.swift"])
        for line in [#"Say "hi" \o/"#, #"a "quoted" one"#, #"for "owls""#, #"The "sync" failed"#] {
            #expect(swift.contains("/// \(line)\n"), "\(line)")
        }
    }

    /// Simplified Chinese is no translation for readers of Traditional Chinese, whatever code or catalogue they get it from.
    @Test func aLanguageServesItsOwnScriptAlone() throws {
        let spec = """
            bannerc: 1
            name: Acme
            locales: { development: en, supported: [en, zh, zh-Hant, zh-CN, zh-TW, sr, sr-Latn] }
            levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners: { a: { level: l, text: { en: Saved., zh: 简体, sr: Сачувано } } }
            """
        let swift = try #require(try Targets.files(.swift, spec)["acme.swift"])
        #expect(
            swift.contains("case .zhCN: return text_zh") || swift.contains("case .zh, .zhCN: return text_zh"),
            "\(swift)")
        #expect(!swift.contains("text_zhHant"))
        let kotlin = try #require(try Targets.files(.kotlin, spec)["Acme.kt"])
        #expect(kotlin.contains("ZH_HANT -> EN") && kotlin.contains("ZH_CN -> ZH") && kotlin.contains("SR_LATN -> EN"))
        let types = try #require(try Targets.files(.typescript, spec)["acme.ts"])
        #expect(types.contains("\"zh-TW\": \"zh-Hant\""))
        #expect(types.contains("\"zh-Hant\": \"en\"") && types.contains("\"zh-CN\": \"zh\""))
        let catalogue = try #require(try Targets.files(.xcstrings, spec)["acme.xcstrings"])
        #expect(!catalogue.contains("zh-Hant") && catalogue.contains("\"zh-CN\""))
    }

    /// Which event `.syncFailed` sends must not depend on what else there is.
    @Test func eventsOfOneNameAreRefused() throws {
        let spec = """
            bannerc: 1
            name: Acme
            levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
              x: { level: l, text: X, trigger: { event: sync.failed } }
              y: { level: l, text: Y, trigger: { event: sync-failed } }
              z: { level: l, text: Z, trigger: { condition: offline, clears: syncFailed } }
            """
        let findings = try Targets.findings(.swift, spec)
        #expect(
            findings.map(\.message) == [
                "`sync.failed` and `sync-failed` both become `Event.syncFailed` for `swift`",
                "`sync.failed` and `syncFailed` both become `Event.syncFailed` for `swift`",
            ])
        #expect(findings.allSatisfy { $0.labels.count == 1 })
        #expect(try Targets.findings(.tokens, spec).isEmpty)
    }

    /// Any text may name an event, in any script.
    @Test func eventsAreNamedByWhatTheyAreCalled() throws {
        let names = [
            ("sync.failed", "syncFailed"), ("同期.失敗", "u540cU671fU5931U6557"), ("échec", "u00e9chec"), ("…", "unnamed"),
            ("😀", "u1f600"), ("ノ", "u30ce"),
            ("self", "self_"), ("default", "`default`"), ("2 left", "_2Left"),
        ]
        let banners = names.enumerated().map { "b\($0): { level: l, text: X, trigger: { event: \"\($1.0)\" } }" }
        let swift = try #require(
            try Targets.files(
                .swift,
                """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  \(banners.joined(separator: "\n  "))
                """)["acme.swift"])
        for (_, name) in names { #expect(swift.contains("        case \(name)\n"), "\(name)") }
    }

    /// `none` is said to all that read what is made, and not left to the level.
    @Test func noImageIsNoIcon() throws {
        let spec = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark } } }
            banners: { bare: { level: error, text: Failed., image: none }, failed: { level: error, text: Failed. } }
            themes: { night: { levels: { error: { icon: none } } } }
            """
        let swift = try #require(try Targets.files(.swift, spec)["acme.swift"])
        #expect(swift.contains("configuration.icon = nil"))
        #expect(swift.contains("icon: BannerImage(.symbol(\"xmark\")") && swift.contains("icon: nil,"))
        let tokens = try #require(try Targets.files(.tokens, spec)["acme.tokens.json"])
        #expect(tokens.contains("\"icon\": \"none\""))
        let types = try #require(try Targets.files(.typescript, spec)["acme.ts"])
        #expect(types.components(separatedBy: "name: \"xmark\"").count == 2)
        let kotlin = try #require(try Targets.files(.kotlin, spec)["Acme.kt"])
        #expect(kotlin.components(separatedBy: "\"xmark\"").count == 2)
    }

    @Test("a parameter that goes by the name of its banner is no other banner's")
    func parametersOfEvents() throws {
        let yaml = """
            bannerc: 1
            name: Acme
            levels: { info: { tint: "#FFFFFF", onTint: "#000000" } }
            banners:
              file: { level: info, text: "{name} {photoName}", parameters: { name: int, photoName: string }, trigger: { event: a } }
              photo: { level: info, text: "{name}", parameters: { name: string }, trigger: { event: a } }
              one: { level: info, text: "{name}", parameters: { name: int }, trigger: { event: b } }
              two: { level: info, text: "{name}", parameters: { name: string }, trigger: { event: b } }
              three: { level: info, text: "{twoName}", parameters: { twoName: string }, trigger: { event: b } }
              four: { level: info, text: "{name}", parameters: { name: int }, trigger: { event: b } }
            """
        let code = try #require(try Targets.files(.swift, yaml)["acme.swift"])
        #expect(code.contains("case a(name: Int, photoName: String, photoName_: String)"))
        #expect(code.contains("[.file(name: name, photoName: photoName), .photo(name: photoName_)]"))
        #expect(code.contains("case b(name: Int, twoName: String, threeTwoName: String)"))
        #expect(code.contains(".two(name: twoName), .three(twoName: threeTwoName), .four(name: name)"))
    }
}
