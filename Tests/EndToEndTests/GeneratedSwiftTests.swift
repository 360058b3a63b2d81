// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import TestSupport
import Testing

/// Generated Swift is compiled by the real compiler and run.
@Suite struct GeneratedSwiftTests {
    /// The sample specs and one full of hostile names and texts, in one program.
    @Test func programPrintsTheValuesOfTheSpecs() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        var outputs = try Repository.specs.map { try Repository.compile($0) }
        outputs.append(try Repository.compile(HostileSpec.text, as: "hostile"))
        outputs.append(try Repository.compile(Self.smallest, as: "smallest"))
        outputs.append(try Repository.compile("bannerc: 1\nname: Nothing\n", as: "nothing"))

        var sources: [String] = []
        var expected: [String] = []
        var statements: [String] = []
        for output in outputs {
            let spec = try #require(output.spec, "\(output.report.findings)")
            let file = try #require(output.files.first { $0.name.hasSuffix(".swift") })
            sources.append(try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: file.name))
            let probe = Probe(spec)
            // Short functions: the compiler takes far longer over one long one.
            for start in stride(from: 0, to: probe.statements.count, by: 8) {
                let lines = probe.statements[start..<min(start + 8, probe.statements.count)]
                statements.append("func probe\(spec.name.value)\(start)() {\n\(lines.joined(separator: "\n"))\n}\n")
                statements.append("probe\(spec.name.value)\(start)()\n")
            }
            expected += probe.expected
        }
        sources.append(try toolchain.write(Probe.prelude + statements.joined(), to: "main.swift"))
        let printed = try toolchain.run(sources).split(separator: "\n").map(String.init)
        #expect(printed.count == expected.count)
        for (made, meant) in zip(printed, expected) where made != meant {
            Issue.record("the program printed \(made)\nbut the spec says \(meant)")
        }
    }

    private static let smallest = """
        bannerc: 1
        name: Smallest
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill } }
        banners:
          syncFailed: { level: error, text: Sync failed. }
        """

    private static let triggered = #"""
        bannerc: 1
        name: Triggered
        queue: { order: fifo, coalesce: none }
        levels:
          info: { tint: "#184687", onTint: "#FFFFFF" }
        metrics: { stays: { display: never } }
        buttons:
          retry: { kind: emphasis, emphasis: low, title: Retry }
          close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
        screens: { inbox: { surfaces: [main] }, settings: { surfaces: [main] } }
        banners:
          failed:
            level: info
            metrics: stays
            parameters: { count: { type: int } }
            text: "{count} failed."
            buttons: [close, retry]
            trigger: { event: sync.failed }
          named:
            level: info
            parameters: { count: { type: int }, name: { type: string, maxLength: 9 } }
            text: "{count} of {name} failed."
            trigger: { event: sync.failed, screens: [inbox] }
          worded:
            level: info
            parameters: { count: { type: string, maxLength: 9 } }
            text: "{count} files failed."
            trigger: { event: sync.failed, screens: [inbox] }
          dashed: { level: info, text: Dashed., trigger: { event: sync-lost } }
          foreign: { level: info, text: Foreign., trigger: { event: 同期 } }
          myself: { level: info, text: Myself., trigger: { event: self } }
          member: { level: info, text: Member., trigger: { event: banners } }
          hostile: { level: info, text: Hostile., trigger: { event: "*/ \"\\(0) 3" } }
          offline:
            level: info
            metrics: stays
            text: Offline.
            trigger: { condition: network.unreachable, clears: network.reachable }
        """#

    /// Banners are found by their names alone, buttons are named in outcomes, and triggers happen.
    @Test func aProgramUsesNamesAndTriggers() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let output = try Repository.compile(Self.triggered, as: "triggered")
        let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
        let generated = try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
        let program = try toolchain.write(
            #"""
            import BannerKit

            @main struct Program {
                @MainActor static func main() async {
                    let clock = ManualClock()
                    let presenter = BannerPresenter(policy: Triggered.queue, clock: clock)
                    func shown() -> String { presenter.presentations.map { $0.text(in: "en") }.joined() }

                    let id = presenter.enqueue(.failed(count: 1)) { outcome in print(outcome == .action(.retry)) }
                    presenter.performAction(1, of: id)
                    await clock.advance(by: .seconds(1))
                    let other = presenter.enqueue(.failed(count: 2)) { outcome in print(outcome) }
                    presenter.performAction(0, of: other)
                    await clock.advance(by: .seconds(1))

                    presenter.enter(Triggered.Screen.settings)
                    print(presenter.send(.syncFailed(count: 3, name: "Inbox", wordedCount: "Three")).count, shown())
                    presenter.dismissCurrent()
                    await clock.advance(by: .seconds(1))
                    presenter.enter(Triggered.Screen.inbox)
                    presenter.send(.syncFailed(count: 4, name: "Inbox", wordedCount: "Four")) { print($0.id, $1) }
                    presenter.dismissCurrent()
                    await clock.advance(by: .seconds(30))

                    let events: [Triggered.Event] = [.syncLost, .u540cU671f, .self_, .banners_, ._03]
                    for event in events { print(event.id, event.banners.map(\.id)) }

                    presenter.hold(.networkUnreachable)
                    await clock.advance(by: .seconds(60))
                    print(shown())
                    presenter.send(.networkReachable)
                    await clock.advance(by: .seconds(3))
                    print("nothing:", shown())
                }
            }
            """#, to: "Program.swift")
        let printed = try toolchain.run([generated, program]).split(separator: "\n").map(String.init)
        #expect(
            printed == [
                "true", "dismissed(closeButton)", "1 3 failed.", "failed cleared",
                "named timedOut", "worded timedOut", #"sync-lost ["dashed"]"#, #"同期 ["foreign"]"#,
                #"self ["myself"]"#,
                #"banners ["member"]"#, #"*/ "\(0) 3 ["hostile"]"#, "Offline.", "nothing: ",
            ])
    }

    /// A screen reader reads a text that is missing in a person's language with a voice of the one that serves for it.
    @Test func textsSayWhichLanguageTheyAreIn() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let output = try Repository.compile(
            """
            bannerc: 1
            name: Spoken
            locales: { development: en, supported: [en, fr, fr-CA, ar] }
            levels: { info: { tint: "#184687", onTint: "#FFFFFF", icon: none } }
            banners:
              all: { level: info, text: { en: All., fr: Tout., fr-CA: Toute., ar: كل } }
              some: { level: info, text: { en: Some., fr: Un peu. } }
              one: { level: info, parameters: { count: int }, text: "{count}" }
            """, as: "spoken")
        let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
        let generated = try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
        let program = try toolchain.write(
            #"""
            import BannerKit

            for banner in [Spoken.Banner.all, .some, .one(count: 1)] {
                print(["en-GB", "fr", "fr-CA", "ar", "de"].map { banner.language(in: $0) ?? "-" }.joined(separator: " "))
            }
            """#, to: "main.swift")
        let printed = try toolchain.run([generated, program]).split(separator: "\n").map(String.init)
        #expect(printed == ["en fr fr-CA ar en", "en fr fr en en", "en en en en en"])
    }

    /// In Swift 5 mode, and with less than public access, generated code compiles without a warning too.
    @Test func compilesInOtherModes() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let output = try Repository.compile("fiori")
        let spec = try #require(output.spec)
        // Whoever writes an import without a level must be able to go on.
        let own = try toolchain.write("import BannerKit\n\nlet shown: BannerDisplayMetrics? = nil\n", to: "own.swift")
        for access in SwiftAccess.allCases {
            var options = GeneratorOptions()
            options.swiftAccess = access
            let input = GeneratorInput(spec: spec, fileName: "fiori.banner.yaml")
            let files = try Generators.generate([.swift], from: input, options: options).files
            let source = try toolchain.write(
                String(decoding: files[0].bytes, as: UTF8.self), to: "\(access.rawValue).swift")
            let package = access == .package ? ["-package-name", "fiori"] : []
            for mode in ["5", "6"] {
                try toolchain.check([source, own], mode: mode, package)
                try toolchain.check(
                    [source, own], mode: mode, package + ["-enable-upcoming-feature", "InternalImportsByDefault"])
            }
        }
        let file = try toolchain.write(
            String(decoding: try #require(output.files.first { $0.name.hasSuffix(".swift") }).bytes, as: UTF8.self),
            to: "features.swift")
        try toolchain.check(
            [file], mode: "6",
            ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
                ["-enable-upcoming-feature", $0]
            })
    }

    /// More than a thousand banners and events: switches without a `default` make the compiler give up here.
    @Test func compilesAThousandBanners() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        var text = Self.smallest.replacing("banners:\n", with: "locales: { supported: [en, fr] }\nbanners:\n")
        for index in 0..<600 {
            text += "\n  banner\(index): { level: error, parameters: { count: { type: int, max: 9 } }, "
            text += "text: { en: \"{count} item \(index)\", fr: \"{count} élément \(index)\" }, "
            text += "trigger: { condition: holds.\(index), clears: ended.\(index) } }"
            text +=
                "\n  other\(index): { level: error, text: { en: Off, fr: Éteint }, trigger: { event: came.\(index) } }"
        }
        let output = try Repository.compile(text, as: "many")
        let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
        try toolchain.check([try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: "many.swift")])
    }

    /// Where the switches over texts go on in others, every text is found, whatever part it stands in.
    @Test func saysEveryTextOfLargeCatalogues() throws {
        let count = 505
        var text = Self.smallest.replacing("banners:\n", with: "locales: { supported: [en, fr] }\nbanners:\n")
        func texts(_ what: String, _ index: Int) -> String {
            "{ en: \"\(what) \(index) “{who}” has {count}\\\\\\\"\", fr: \"\(what) \(index) de {count} et {who}\" }"
        }
        for index in 0..<count {
            text += """

                  banner\(index):
                    level: error
                    parameters: { count: { type: int, max: 99 }, who: { type: string, maxLength: 9 } }
                    title: \(texts("Title", index))
                    text: \(texts("Text", index))
                    trigger: { event: came.\(index) }
                    points: [\(texts("First", index)), \(texts("Second", index))]
                    progress: { kind: determinate, completion: { text: \(texts("Done", index)) } }
                """
        }
        text += "\nthemes:\n  business:\n    texts:\n"
        for index in 0..<count { text += "      banner\(index): \(texts("Theme", index))\n" }
        let output = try Repository.compile(text, as: "large")
        let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let generated = try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: "large.swift")
        let cases = (0..<count).map { "    .banner\($0)(count: 7, who: \"Ada\")," }.joined(separator: "\n")
        let program = try toolchain.write(
            """
            let banners: [Smallest.Banner] = [
            \(cases)
            ]
            for banner in banners {
                for locale in ["en", "fr"] {
                    let texts = [banner.title(in: locale), banner.text(in: locale)] + banner.points(in: locale)
                        + [banner.completionText(in: locale), banner.text(in: locale, theme: .business)]
                    print(texts.map { $0 ?? "-" }.joined(separator: " | "))
                }
            }
            let beyond: [Smallest.Banner] = [.banner0(count: 100, who: ""), .banner250(count: 100, who: ""), .banner504(count: 100, who: "")]
            print((banners + beyond).map(\\.parameterFaults.count).filter { $0 > 0 })
            let events: [Smallest.Event] = [
            \(cases.replacing(".banner", with: ".came"))
            ]
            print(events.indices.filter { events[$0].id == "came.\\($0)" && events[$0].banners == [banners[$0]] }.count)
            """, to: "main.swift")
        let names = ["Title", "Text", "First", "Second", "Done", "Theme"]
        let expected =
            (0..<count).flatMap { index in
                [
                    names.map { "\($0) \(index) “Ada” has 7\\\"" }.joined(separator: " | "),
                    names.map { "\($0) \(index) de 7 et Ada" }.joined(separator: " | "),
                ]
            } + ["[1, 1, 1]", "\(count)"]
        let printed = try toolchain.run([generated, program]).split(separator: "\n").map(String.init)
        #expect(printed.count == expected.count)
        #expect(zip(printed, expected).first { $0 != $1 }.map { "\($0)" } == nil)
    }

    /// Where functions stand in for what Swift would have to be told in each branch, banners come of what they came of before, and are
    /// equal where they were.
    @Test func tellsBannersOfLargeCataloguesApart() throws {
        let count = 65  // of each of four kinds
        var text = Self.smallest
        var cases: [[String]] = []
        for index in 0..<count {
            text += """

                  plain\(index): { level: error, text: Off, trigger: { condition: holds.\(index), clears: ended.\(index) } }
                  filled\(index):
                    level: error
                    parameters: { count: { type: int, max: 99 }, who\(index % 2): { type: string, maxLength: 9 } }
                    text: "{who\(index % 2)} has {count}"
                    trigger: { event: came.\(index), minInterval: 30s\(index == 3 ? ", mutex: [plain0, plain1]" : "") }
                  named\(index): { level: error, parameters: { who: string }, text: "{who}", trigger: { condition: stays.\(index) } }
                  shown\(index):
                    level: error
                    parameters: { face: { type: image } }
                    image: { parameter: face, decorative: true }
                    text: Hi
                """
            let filled = ["1, a", "1, b", "100, a"].map { $0.split(separator: ", ") }.map { values in
                ".filled\(index)(count: \(values[0]), who\(index % 2): \"\(values[1])\")"
            }
            cases.append(
                [".plain\(index)"] + filled
                    + [".named\(index)(who: \"a\")", ".named\(index)(who: \"1\")"]
                    + [
                        ".shown\(index)()", ".shown\(index)(face: .symbol(\"a\"))",
                        ".shown\(index)(face: .asset(\"a\"))",
                    ])
        }
        let output = try Repository.compile(text, as: "large")
        let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        let generated = try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: "large.swift")
        let arrays = cases.enumerated().map { index, cases in
            "    let some\(index): [Smallest.Banner] = [\(cases.joined(separator: ", "))]\n    all += some\(index)"
        }
        let program = try toolchain.write(
            """
            import BannerKit

            func banners() -> [Smallest.Banner] {
                var all: [Smallest.Banner] = []
            \(arrays.joined(separator: "\n"))
                return all
            }
            let all = banners()
            print(all.count, Set(all).count, Set(all + banners()).count, all == banners())
            print(all.indices.filter { index in all.contains { $0 == all[index] } && all.count(where: { $0 == all[index] }) == 1 }.count)
            print(all.count { !$0.parameterFaults.isEmpty }, all.last { !$0.parameterFaults.isEmpty }?.parameterFaults ?? [])
            for index in 0..<\(count) {
                let own = all[index * 9..<(index + 1) * 9].map(\\.trigger)
                let expected: [BannerTrigger?] = [
                    BannerTrigger(.condition("holds.\\(index)", clears: "ended.\\(index)")),
                    BannerTrigger(.event("came.\\(index)"), minInterval: .seconds(30), mutex: index == 3 ? ["plain0", "plain1"] : []),
                    BannerTrigger(.condition("stays.\\(index)", clears: nil)),
                ]
                if own != [expected[0]] + Array(repeating: expected[1], count: 3) + Array(repeating: expected[2], count: 2) + [nil, nil, nil] {
                    print(index, own)
                }
            }
            """, to: "main.swift")
        let printed = try toolchain.run([generated, program]).split(separator: "\n").map(String.init)
        let all = count * 9
        #expect(
            printed == [
                "\(all) \(all) \(all) true", "\(all)",
                "\(count) [`count` of `filled\(count - 1)` is more than its `max`, 99, and shown as it is]",
            ])
    }
}
