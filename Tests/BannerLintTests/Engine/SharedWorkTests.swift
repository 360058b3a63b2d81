// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// What banners share is worked out once, and rules that run beside each other find what they find one after another.
@Suite("Work that rules share") struct SharedWorkTests {
    /// Banners with all that stands in them in all combinations, in a style that asks for more room than there is.
    private static let catalogue: String = {
        var lines = [
            "locales: { development: en, supported: [en, fr] }",
            "metrics: { standard: { display: 2s, spring: { damping: 0.2 } } }",
            "buttons:", "  retry: { kind: emphasis, title: { en: Retry, fr: Réessayer } }",
            "  wide: { kind: emphasis, fullWidth: true, title: { en: Go on, fr: Continuer } }",
            "  close: { kind: icon, image: { symbol: xmark }, label: { en: Close, fr: Fermer }, role: dismiss }",
            "styles: { standard: { bufferHeight: 20, dismissal: [button, timer] } }", "banners:",
        ]
        let buttons = ["", ", buttons: [retry]", ", buttons: [wide, retry]", ", buttons: [close]"]
        let parts = [
            "", ", title: { en: Sync, fr: Sync }", ", points: [{ en: One, fr: Un }, { en: Two, fr: Deux }]",
            ", image: { symbol: bell, decorative: true }", ", link: { title: { en: More, fr: Plus } }",
            ", onTap: nothing",
            ", progress: { kind: indeterminate, onTap: [pause, resume] }",
        ]
        for index in 0..<1_100 {
            let text = "text: { en: \"Item \(index) failed...\", fr: \"Article \(index)\" }"
            lines.append(
                "  b\(index): { level: error, \(text)\(buttons[index % 4])\(parts[index / 4 % 7]), "
                    + "trigger: { event: e.f\(index) } }")
        }
        return lines.joined(separator: "\n")
    }()

    private static func spec() throws -> (loaded: SpecLoader.Result, spec: Spec, sources: SourceSet) {
        var sources = SourceSet()
        let text =
            "bannerc: 1\nname: Acme\nlevels: { error: { severity: 1, tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\n"
            + catalogue
        let source = SourceFile(path: "a.banner.yaml", bytes: Array(text.utf8))
        let loaded = SpecLoader.load(source, into: &sources) { _ in .missing }
        return (loaded, try #require(loaded.spec, "\(loaded.findings.prefix(3))"), sources)
    }

    @Test("beside each other or one after another, rules find the same in the same order") func besideEachOther() throws
    {
        let (loaded, spec, sources) = try Self.spec()
        let settings = LintSettingsResolver(options: LintOptions()).settings(for: spec)
        let suppressions = Suppressions(loaded.trees, settings, isWhole: true, textUses: spec.textUses)
        func checks(_ linted: LintedSpec) -> [RuleCheck] {
            zip(RuleRegistry.all, settings).compactMap { registered, setting in
                guard let rule = registered.check, let severity = setting.severity.severity else { return nil }
                return RuleCheck(
                    rule,
                    RuleContext(linted, setting.rule.id, setting, all: settings, severity: severity, suppressions))
            }
        }
        func linted() -> LintedSpec {
            LintedSpec(spec, sources, assets: nil, platforms: [], memory: LintMemory())
        }
        let large = linted()
        let (inTurn, beside, companion) = (checks(linted()), checks(large), large.companion)
        #expect(large.isLarge && companion.memory !== large.memory)
        RuleCheck.run(inTurn)
        RuleCheck.run(beside, on: large, beside: companion)
        let (alone, together) = (inTurn.map(\.context.findings), beside.map(\.context.findings))
        #expect(alone == together)
        #expect(alone.count { !$0.isEmpty } > 4, "too little is found for that to mean much")
    }

    @Test("banners of a frame are as high as each other, whatever is said in as many lines") func frames() throws {
        let spec = try Self.spec().spec
        let frames = BannerFrames(spec)
        #expect(frames.count == 4 * 7)
        var heights: [Int: [Double]] = [:]
        for (index, banner) in spec.banners.enumerated() {
            let layout = BannerLayout(banner, banner.look, in: spec)
            let own = [BannerDynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3].flatMap { size in
                [layout.outerHeight(layout.mostLines, at: size), layout.outerHeight(layout.fewestLines, at: size)]
            }
            #expect(heights.updateValue(own, forKey: frames.numbers[index]).map { $0 == own } ?? true)
        }
    }

    @Test("a question about a look is asked once for each frame, and not for each banner") func answers() throws {
        let (_, spec, sources) = try Self.spec()
        let linted = LintedSpec(spec, sources, assets: nil, platforms: [], memory: LintMemory())
        var answers = FrameAnswers(linted)
        var asked = 0
        for index in spec.banners.indices {
            let isOdd = answers.answer(index) {
                asked += 1
                return linted.frames.numbers[index].isMultiple(of: 2)
            }
            #expect(isOdd == linted.frames.numbers[index].isMultiple(of: 2))
        }
        #expect(asked == linted.frames.count)
    }

    private static let themed = """
        bannerc: 1
        name: Acme
        palette: { red: "#B3261E", white: "#FFFFFF" }
        levels:
          error: { severity: 20, tint: "{palette.red}", onTint: "{palette.white}" }
          info: { severity: 10, tint: "#184687", onTint: "{palette.white}" }
        styles: { bar: {}, card: { extends: bar, padding: 12 } }
        banners:
          a: { level: error, style: bar, text: A. }
          b: { level: info, style: bar, text: B. }
          c: { level: error, style: bar, text: C. }
          d: { level: error, style: card, text: D., tint: "{palette.white}", onTint: "{palette.red}" }
          e: { level: info, style: card, text: E. }
          f: { level: error, style: bar, text: F. }
        themes:
          coloured: { palette: { red: "#8A0314" } }
          spacious: { styles: { bar: { padding: 20 } } }
          spoken: { texts: { c: Sea. } }
        """

    private static func themedSpec() throws -> LintedSpec {
        var sources = SourceSet()
        let source = SourceFile(path: "a.banner.yaml", bytes: Array(themed.utf8))
        let loaded = SpecLoader.load(source, into: &sources) { _ in .missing }
        let spec = try #require(loaded.spec, "\(loaded.findings.prefix(3))")
        return LintedSpec(spec, sources, assets: nil, platforms: [], memory: LintMemory())
    }

    @Test("in each theme, a look is named once, with all banners that have it") func looks() throws {
        let scenarios = try Self.themedSpec().scenarios
        #expect(scenarios.count == 4)
        for scenario in scenarios {
            #expect(scenario.sharesLooksAsBase, "\(scenario.suffix)")
            #expect(Set(scenario.uses.map { ObjectIdentifier($0.look) }).count == scenario.uses.count)
            #expect(scenario.uses.map(\.banners) == [[0, 2, 5], [1], [3], [4]], "\(scenario.suffix)")
            for (index, use) in scenario.uses.enumerated() {
                for banner in use.banners {
                    #expect(scenario.looks[banner] === use.look && scenario.useIndices[banner] == index)
                }
            }
        }
    }

    @Test("banners that share looks in another way than without a theme are told apart") func otherLooks() throws {
        let base = try Self.themedSpec().scenarios[0]
        // As if a theme made two looks one, or one two.
        let (bar, info) = (base.looks[0], base.looks[1])
        for looks in [
            [bar, bar, bar, base.looks[3], base.looks[4], bar], [bar, info, info, base.looks[3], base.looks[4], bar],
        ] {
            let scenario = Scenario(
                theme: "other", design: base.design, looks: looks, texts: [:], unused: .none, base: base)
            let alone = Scenario(theme: "other", design: base.design, looks: looks, texts: [:], unused: .none)
            #expect(!scenario.sharesLooksAsBase)
            #expect(scenario.uses.map(\.banners) == alone.uses.map(\.banners))
            #expect(zip(looks, scenario.useIndices).allSatisfy { $0 === scenario.uses[$1].look })
        }
    }

    @Test("what a theme leaves as it is, text and room, is not made ready again") func shownTexts() throws {
        let linted = try Self.themedSpec()
        let texts = ShownTexts(linted.spec, linted.scenarios, linted.memory)
        func shown(_ banner: Int, _ scenario: Int) -> [String] {
            texts.texts(of: banner, in: scenario).map { "\($0.filled.text)\($0.shownLook.theme)" }
        }
        let places = ["A.", "B.", "C.", "D.", "E.", "F."]
        for (banner, text) in places.enumerated() {
            #expect(shown(banner, 0) == [text] && shown(banner, 1) == [text])
            // A card has padding of its own.
            let isCard = [3, 4].contains(banner)
            #expect(shown(banner, 2) == [isCard ? text : text + " in theme `spacious`"])
            #expect(shown(banner, 3) == (banner == 2 ? ["C.", "Sea. in theme `spoken`"] : [text]))
        }
        #expect(texts.all.count == 6 + 4 + 1)
    }
}
