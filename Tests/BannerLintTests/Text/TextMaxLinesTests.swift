// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

struct TextMaxLinesTests {
    private static let rule = "text-max-lines"
    private static let german = "Die Synchronisierung mit dem Server ist fehlgeschlagen. Bitte erneut versuchen."

    private func banner(_ text: String, _ more: String = "", before: String = "") -> String {
        """
        \(before)
        locales: { development: en, supported: [en, de, fr, ja, pl] }
        banners:
          syncFailed:
            level: error
            text: \(text)
            \(more)
        """
    }

    private func finding(_ spec: String) throws -> Finding {
        let linted = LintedText(spec, only: Self.rule)
        #expect(linted.findings.count == 1, "\(linted.transcript)")
        return try #require(linted.findings.first)
    }

    private func isClean(_ spec: String) -> Bool {
        let linted = LintedText(spec, only: Self.rule)
        return linted.findings.isEmpty
    }

    @Test func messageNamesTheWorstCombinationAndShowsTheBreaks() throws {
        let finding = try finding(banner("{ en: Failed., de: \(Self.german) }"))
        #expect(
            finding.message == """
                needs 4 lines in de at 320 pt, subheadline xxxLarge (21 pt): \
                "Die Synchronisierung | mit dem Server ist | fehlgeschlagen. Bitte | erneut versuchen.", cut off after line 2
                """)
        #expect(finding.severity == .error)
        #expect(finding.notes.last?.hasSuffix("other combinations fail too") == true)
    }

    /// A text as wide as its lines, within the margin, may fit or not.
    @Test func whatIsWithinTheMarginIsAWarning() throws {
        func spec(_ letters: Int) -> String {
            banner(
                #"{ en: Failed., ja: "\#(String(repeating: "同", count: letters))" }"#,
                before: "styles: { standard: { maxWidth: 284 } }")
        }
        // 284 pt without an image of 40 and its gap of 12 are 11.05 em at 21 pt, and each of these letters is 1 em wide.
        #expect(isClean(spec(20)))
        let finding = try finding(spec(22))
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix("may need 3 lines in ja at 320 pt"))
        #expect(
            finding.notes.first
                == "the widths are estimates of Apple's system font: the text may be 1 % wider or 2 % narrower")
        #expect(try self.finding(spec(24)).severity == .error)
    }

    /// What Apple draws Hebrew in, nobody has measured.
    @Test func whereNobodyMeasuredTheMarginIsWide() throws {
        func spec(_ words: Int) -> String {
            banner("{ en: Failed., he: \(Array(repeating: "הסנכרון", count: words).joined(separator: " ")) }")
                .replacing("pl]", with: "pl, he]")
        }
        let words = try #require((1...12).first { !isClean(spec($0)) })
        let finding = try finding(spec(words))
        #expect(finding.severity == .warning)
        #expect(
            finding.notes.first == """
                the font in which Apple's system draws this script was not measured: the text may be 10 % wider or 10 % narrower
                """)
        #expect(try self.finding(spec(words + 2)).severity == .error)
    }

    /// Text of San Francisco is narrower than that of the open font whose widths stand in for it elsewhere.
    @Test(arguments: ["Your card was declined. Try another one.", "Sync failed. The server is not there. Wait"])
    func textsThatFitInTheSystemsFontAreNoErrors(text: String) { #expect(isClean(banner(text))) }

    @Test func heavierWeightsAreWider() throws {
        let text = "Your card was declined. Try another one."
        for (weight, isClean) in [("regular", true), ("semibold", true), ("heavy", false), ("black", false)] {
            #expect(
                self.isClean(banner(text, before: "styles: { standard: { text: { weight: \(weight) } } }")) == isClean,
                "\(weight)")
        }
    }

    /// Chinese and Japanese fonts draw “ ” — … · in squares, Latin ones do not.
    @Test(arguments: ["zh-Hans", "ja"])
    func sharedMarksMayBeWide(locale: String) throws {
        func spec(_ text: String) -> String {
            banner("{ en: Failed., \(locale): \(text) }").replacing("pl]", with: "pl, zh-Hans]")
        }
        // 11.24 em a line.
        #expect(isClean(spec("同同同同同同同同同同同同同同同同同同同同")))
        let unsure = try finding(spec("同同“同同”同同…同同“同同”同同·同同同同同同同"))
        #expect(unsure.severity == .warning)
        #expect(unsure.message.hasPrefix("may need 3 lines in \(locale)"))
    }

    /// The title leaves the text a third of the width or a little more: it stands beside it, which then needs three lines.
    @Test func titlesNearTheThirdAreMeasuredInTheSystemsFont() throws {
        let spec = """
            bannerc: 1
            name: Hole
            levels: { info: { tint: "#005500", onTint: "#FFFFFF", spokenPrefix: Info } }
            styles: { standard: { buttonLayout: inline, text: { dynamicType: [large, large] } } }
            buttons: { manage: { kind: emphasis, emphasis: lowest, title: Manage your account } }
            banners: { signin: { level: info, text: New sign-in from a new phone., buttons: [manage] } }
            """
        let linted = LintedText(spec, only: Self.rule)
        let finding = try #require(linted.findings.first, "\(linted.transcript)")
        #expect(finding.message.hasPrefix("needs 3 lines in en at 320 pt"))
    }

    /// A button as large as its `size` leaves the text less.
    @Test func largeIconButtonsAreTakenOff() throws {
        func spec(_ size: Int) -> String {
            banner(
                "Sync failed. Try again.", "buttons: [close]",
                before: "buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, size: \(size) } }")
        }
        #expect(isClean(spec(44)))
        #expect(try finding(spec(150)).severity == .error)
    }

    @Test func eachLanguageAndEachPluralFormIsFoundAtItsPlace() {
        let long = "Your photos of the last journey did not reach the server."
        let linted = LintedText(
            banner(
                """

                      en: { plural: count, one: One photo., other: "{count} photos. \(long)" }
                      de: "\(long)"
                """, "parameters: { count: { type: int, max: 9 } }"), only: Self.rule)
        // What is too long where it is written first takes its translations along.
        let findings = linted.findings(of: Self.rule)
        #expect(findings.map(\.keyPath) == ["banners.syncFailed.text.en.other"])
        #expect(findings.first?.cases.compactMap(\.identity.locale) == ["en", "de"])
        #expect(findings.first?.notes.contains("its translation is too long as well: `de`") == true)
        let translation = LintedText(
            banner("\n          en: Failed.\n          de: \"\(long)\"\n          fr: \"\(long)\"\n"), only: Self.rule)
        #expect(
            translation.findings(of: Self.rule).map(\.keyPath) == [
                "banners.syncFailed.text.de", "banners.syncFailed.text.fr",
            ])
    }

    @Test func completionTextsAreLookedAtToo() throws {
        let finding = try finding(
            banner("Syncing…", "progress: { kind: indeterminate, completion: { text: \(Self.german) } }"))
        #expect(finding.keyPath == "banners.syncFailed.progress.completion.text")
    }

    /// The first window with more than 236 pt would do for this text, so only the narrow one fails.
    @Test func aTextThatFailsInOneCombinationHasNoNoteOnOthers() throws {
        let finding = try finding(banner("Sync failed. Your changes are kept for later"))
        #expect(finding.message.contains("at 320 pt, subheadline xxxLarge"))
        #expect(!finding.notes.contains { $0.contains("combination") })
    }

    @Test func parametersTakeTheirWidestValue() throws {
        func spec(_ bound: String) -> String {
            banner(#""{name} did not sync today.""#, "parameters: { name: { type: string\(bound) } }")
        }
        #expect(isClean(spec(", maxLength: 8")))
        let finding = try finding(spec(", maxLength: 24"))
        #expect(finding.notes.first == "`name` is taken as 24 wide letters")
    }

    /// A word of 24 W fills a line and a half. `W ` leaves the 22 behind it for the next line, which they are too many for.
    @Test func aValueWithASpaceMayTakeALineMore() throws {
        let spec = banner(
            #""{name}""#, "parameters: { name: { type: string, maxLength: 24 } }",
            before: "styles: { standard: { text: { dynamicType: [large, large] } } }")
        let finding = try finding(spec)
        #expect(finding.notes.first == "`name` is taken as 24 wide letters in two words")
    }

    /// Without `min`, a number may be −9223372036854775808, and nobody knows whether the text fits.
    @Test(arguments: [
        ("", "has no `min` and no `max`"), (", max: 9", "has no `min`"), (", min: 0", "has no `max`"),
    ])
    func numbersWithoutBoundsAreUnproved(bounds: String, reason: String) throws {
        let text = banner(#""{count} items failed.""#, "parameters: { count: { type: int\(bounds) } }")
        #expect(try finding(text).message == "whether `syncFailed` fits in en is unknown: `count` \(reason)")
        let dynamic = LintedText(text).findings(of: "text-dynamic-length")
        #expect(dynamic.map(\.message) == ["`count` \(reason), so whether the text fits is unknown"])
    }

    @Test func numbersWithoutBoundsAreShownAtTheirNarrowest() throws {
        let finding = try finding(
            banner("\"{count} \(Self.german)\"", "parameters: { count: { type: int, min: 1000 } }"))
        #expect(finding.notes.first == "that is with 1,111 for `count`, which has no `max`")
    }

    /// Nobody knows whether the text fits. Where text-dynamic-length says so, it is not said twice.
    @Test func anOpenParameterIsUnproved() throws {
        let text = banner(
            "{ en: \"{name} failed.\", de: \"{name} schlug fehl.\" }", "parameters: { name: { type: string } }")
        let finding = try finding(text)
        #expect(finding.severity == .warning)
        #expect(finding.message == "whether `syncFailed` fits in en is unknown: `name` has no `maxLength`")
        #expect(finding.notes == ["1 other text is unknown too"])
        #expect(LintedText(text).findings(of: Self.rule).isEmpty)
        #expect(LintedText(text).findings(of: "text-dynamic-length").count == 1)
    }

    /// Their conjuncts can't be foreseen from single characters.
    @Test func scriptsWithoutWidthsAreUnprovedOnceALanguage() throws {
        let spec = """
            locales: { development: en, supported: [en, kn] }
            banners:
              syncFailed: { level: error, text: { en: Failed., kn: ಸಿಂಕ್ ವಿಫಲವಾಗಿದೆ } }
              draftLost: { level: error, text: { en: Lost., kn: ಕಳೆದುಹೋಗಿದೆ } }
            """
        let finding = try finding(spec)
        #expect(finding.severity == .warning)
        #expect(finding.message == "whether `syncFailed` fits in kn is unknown: the width of U+0CB8 can't be estimated")
        #expect(finding.notes == ["1 other text is unknown too"])
        #expect(finding.help == ["name font files for it under `fonts` in `bannerc.yaml`"])
    }

    @Test func thePartThatIsCutIsMarked() throws {
        for text in [Self.german, "\"\(Self.german)\"", "'\(Self.german)'"] {
            let spec = banner("{ en: Failed., de: \(text) }")
            let linted = LintedText(spec, only: Self.rule)
            let label = try #require(linted.findings.first?.labels.first)
            #expect(label.message == "cut off")
            let cut = linted.sources[label.place.file].bytes[label.place.bytes]
            #expect(String(decoding: cut, as: UTF8.self) == "fehlgeschlagen. Bitte erneut versuchen.")
        }
        let filled = try finding(
            banner("\"{name}: \(Self.german)\"", "parameters: { name: { type: string, maxLength: 3 } }"))
        #expect(filled.labels.isEmpty)
        #expect(
            filled.message.hasSuffix(
                " | dem Server ist | fehlgeschlagen. Bitte | erneut versuchen.\", cut off after line 2"))
    }

    // MARK: Help

    /// What is said to be enough is enough, however the end is written.
    @Test(arguments: [
        "Die Synchronisierung ist wieder fehlgeschlagen …", "Die Synchronisierung ist wieder fehlgeschlagen…",
        "Your photos of the last journey did not reach the server.",
        "Your card was declined by the bank, try another!!!",
    ]) func theLettersThatAreTooManyAreCounted(text: String) throws {
        let help = try finding(banner("\"\(text)\"")).help
        let match = help.first?.firstMatch(of: /shorten it by (\d+) letters? or more/)
        let count = try #require(match.flatMap { Int($0.1) })
        let end = try #require(text.lastIndex { $0.isLetter })
        let words = text[...end]
        func shortened(by count: Int) -> String {
            var rest = String(words.dropLast(count))
            while rest.last == " " { rest.removeLast() }
            return rest + text[text.index(after: end)...].filter { $0 != " " }
        }
        #expect(isClean(banner("\"\(shortened(by: count))\"")))
        #expect(!isClean(banner("\"\(shortened(by: count - 1))\"")))
    }

    @Test func theKnobOfAParameterIsItsLength() throws {
        func spec(_ length: Int) -> String {
            banner(
                "\"{account} could not be synced.\"", "parameters: { account: { type: string, maxLength: \(length) } }")
        }
        let help = try finding(spec(30)).help
        let match = help.first?.firstMatch(of: /^`maxLength: (\d+)` of `account` would fit/)
        let length = try #require(match.flatMap { Int($0.1) })
        #expect(isClean(spec(length)))
        #expect(!isClean(spec(length + 1)))
    }

    /// No account is called WWWWWWWWWW.
    @Test func whatOnlyTheWidestLettersBreakIsAWarning() throws {
        func severity(_ length: Int) throws -> Severity {
            let parameters = "parameters: { account: { type: string, maxLength: \(length) } }"
            return try finding(banner("\"{account} could not be synced.\"", parameters)).severity
        }
        #expect(try severity(16) == .warning)
        #expect(try severity(60) == .error)
    }

    @Test func theWidestTextIsMeasuredAsItStands() throws {
        let wide = #""The shop is open until {time} today, come in.""#
        func spec(_ parameter: String) -> String {
            banner(wide, "parameters: { time: { type: string, \(parameter) } }")
        }
        #expect(try finding(spec("maxLength: 5")).severity == .warning)
        #expect(isClean(spec("maxLength: 5, widest: \"17:30\"")))
        #expect(isClean(spec("widest: \"17:30\"")))
        let long = try finding(spec("widest: Wednesday in two weeks"))
        #expect(long.severity == .error)
        #expect(long.notes.contains("`time` is taken as “Wednesday in two weeks”, its `widest`"), "\(long.notes)")
    }

    @Test func theMessageTellsWhereTheWidthWent() throws {
        let notes = try finding(banner(Self.german, "buttons: [close]", before: Self.close)).notes
        let note =
            "of the 320 pt, 180 pt are for the text; the rest is margins (32 pt), the image or icon (52 pt) and "
            + "icon buttons (56 pt)"
        #expect(notes.contains(note), "\(notes)")
    }

    private static let close =
        "buttons: { close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss } }"

    /// Nothing is cut off where a profile allows fewer lines than are drawn.
    @Test func whatIsDrawnIsNotCutOff() throws {
        let text = "Your photos of the last journey did not reach the server."
        let style = "styles: { standard: { text: { maxLines: 4 } } }"
        let finding = try finding(banner(text, before: "lint: { profile: fiori }\n\(style)"))
        #expect(!finding.message.contains("cut off"), "\(finding.message)")
        #expect(finding.labels.map(\.message).contains("beyond line 2"), "\(finding.labels)")
        let plain = try self.finding(banner(text))
        #expect(plain.message.hasSuffix(", cut off after line 2") && plain.labels.map(\.message).contains("cut off"))
    }

    @Test func longTextsAreShortenedInTheMessage() throws {
        let text = (1...400).map { "word\($0)" }.joined(separator: " ")
        let message = try finding(banner(text)).message
        #expect(message.contains("\"word1 word2 word3 | word4 word5 word6 | word7 "), "\(message)")
        #expect(message.hasSuffix("…\", cut off after line 2") && message.count < 400, "\(message)")
        let wide = try finding(
            banner(text, before: "styles: { standard: { text: { maxLines: 100 } } }")
        ).message
        #expect(wide.hasSuffix("…\", cut off after line 100") && wide.count < 500, "\(wide)")
    }

    /// Thai is written without spaces; ICU's dictionary knows its words.
    @Test func thaiBreaksBetweenWords() throws {
        let spec = """
            locales: { development: en, supported: [en, th] }
            banners:
              syncFailed: { level: error, text: { en: Failed., th: การซิงค์กับเซิร์ฟเวอร์ล้มเหลวโปรดลองใหม่อีกครั้งในภายหลังเมื่อเชื่อมต่อแล้ว } }
            """
        let finding = try finding(spec)
        #expect(finding.severity == .error)
        #expect(finding.message.contains(" | "))
    }

    /// ICU's dictionary is not the only one: by another, words may end elsewhere.
    @Test func whatMayNeedMoreLinesNeverMayNeedThoseThatItMayTake() {
        let letters = Array("ການຊິ້ງຂໍ້ມູນກັບເຊີບເວີລົ້ມເຫລວກະລຸນາລອງໃໝ່ອີກຄັ້ງ")
        let unsure = (10...letters.count).flatMap { count in
            let text = banner("{ en: Failed., lo: \(String(letters.prefix(count))) }")
                .replacing("pl]", with: "pl, lo]")
            return LintedText(text, only: Self.rule).findings.filter { $0.severity == .warning }
        }
        #expect(!unsure.isEmpty)
        for finding in unsure {
            #expect(finding.message.hasPrefix("may need 3 lines in lo"), "\(finding.message)")
            #expect(!finding.help.contains { $0.contains(" 0 ") }, "\(finding.help)")
        }
    }

    @Test func aTextThatOverflowsEvenWithoutItsUnboundedParameterIsFound() throws {
        let finding = try finding(banner(#""{name}: \#(Self.german)""#, "parameters: { name: string }"))
        #expect(finding.severity == .error)
        #expect(finding.notes.first == "that is with nothing for `name`, which has no `maxLength`")
    }

    @Test func aTextThatOverflowsEvenWithoutItsUnknownCharactersIsFound() throws {
        let finding = try finding(banner("{ en: Failed., de: \"\(Self.german) ಸ\" }"))
        #expect(finding.severity == .error)
        #expect(finding.message.hasPrefix("needs 4 lines in de at 320 pt"))
        #expect(finding.notes.contains("it may need more: the width of U+0CB8 can't be estimated"))
        // Where it has room without them, nobody knows, and nothing is counted.
        let hidden = try self.finding(banner("{ en: Failed., de: Abgleich ಸ }"))
        #expect(hidden.message.hasPrefix("whether `syncFailed` fits in de is unknown"))
    }

    /// CLDR: French `many` is for whole millions, so a count of 99 at most never leads to it.
    @Test func pluralFormsThatNoNumberLeadsToAreLeftOut() throws {
        let text =
            #"{ en: Failed., fr: { plural: count, one: Un., many: "{count} \#(Self.german)", other: "{count}." } }"#
        #expect(isClean(banner(text, "parameters: { count: { type: int, min: 0, max: 99 } }")))
        let finding = try finding(banner(text, "parameters: { count: { type: int, min: 0, max: 9999999 } }"))
        #expect(finding.keyPath.hasSuffix("fr.many"))
        // As wide as one of them is, with the widest digit first.
        #expect(finding.message.contains("8\u{202F}000\u{202F}000"))
    }

    @Test func materialAllowsThreeLinesInCompactWidth() throws {
        let three = "Your photos of the last journey did not reach the server."
        #expect(try finding(banner(three)).message.hasPrefix("needs 3 lines"))
        #expect(isClean(banner(three, before: "lint: { profile: material }")))
        // What a style says is where the text is cut.
        #expect(
            !isClean(
                banner(three, before: "lint: { profile: material }\nstyles: { standard: { text: { maxLines: 2 } } }")))
    }

    @Test func theParameterTakesThePlaceOfTheStyle() throws {
        let spec = banner(
            "Your photos of the last journey did not reach the server.",
            before: "lint: { rules: { text-max-lines: { limit: 3 } } }")
        #expect(isClean(spec))
        let one = try finding(
            banner("The server is out of reach.", before: "lint: { rules: { text-max-lines: { limit: 1 } } }"))
        #expect(one.label == "may take 1 line")
    }

    @Test func themesHaveTheirOwnTextsAndRoom() throws {
        let texts = try finding(
            banner("Failed.", before: "themes: { dark: { texts: { syncFailed: \"\(Self.german)\" } } }"))
        #expect(texts.message.contains("(21 pt) in theme `dark`: "))
        #expect(texts.keyPath == "themes.dark.texts.syncFailed")
        let room = try finding(
            banner(
                "The server is out of reach.",
                before: "themes: { large: { styles: { standard: { text: { maxLines: 1 } } } } }"))
        #expect(room.message.contains("in theme `large`"))
        #expect(room.keyPath == "banners.syncFailed.text")
    }

    @Test func aThemeThatChangesColoursOnlyAddsNothing() throws {
        let finding = try finding(
            banner(
                "Sync failed. Your changes are kept for later",
                before: "themes: { dark: { levels: { error: { tint: \"#000000\" } } } }"))
        #expect(!finding.notes.contains { $0.contains("combination") })
    }

    /// A button beside the text is as wide as its title in that language. One that leaves the text less than a third of the
    /// width stands below it.
    @Test func buttonsBesideTheTextAreTakenOff() throws {
        func spec(_ title: String, _ text: String = "Der Abgleich ist gescheitert.") -> String {
            banner(
                "{ en: Sync failed., de: \(text) }", "buttons: [retry]",
                before: """
                    styles: { standard: { buttonLayout: inline } }
                    buttons: { retry: { kind: emphasis, emphasis: lowest, title: { en: Retry, de: \(title) } } }
                    """)
        }
        #expect(isClean(spec("Neu")))
        #expect(try finding(spec("Erneut")).keyPath == "banners.syncFailed.text.de")
        #expect(isClean(spec("Erneut versuchen", "Abgleich war erfolglos.")))
    }

    @Test(arguments: [
        "\"\"", "\" \"", "\"\\n\\n\\n\"", "\"\(String(repeating: "\u{301}", count: 10_000))\"", "\"\\0\"",
        "\"\(String(repeating: "x", count: 20_000))\"",
    ])
    func hostileTextsDoNotTrap(text: String) {
        for style in ["maxWidth: 1", "image: { size: 1000 }", "text: { dynamicType: [xSmall, accessibility5] }"] {
            let linted = LintedText(banner(text, before: "styles: { standard: { \(style) } }"))
            #expect(!linted.findings.contains { $0.message.utf8.count > 2000 })
        }
    }

    @Test func manyBannersTakeLittleTime() {
        var spec = "locales: { development: en, supported: [en, de] }\nbanners:\n"
        for index in 0..<2000 {
            spec +=
                "  b\(index): { level: error, text: { en: Sync \(index) failed., de: Abgleich \(index) gescheitert. } }\n"
        }
        let clock = ContinuousClock()
        let time = clock.measure { _ = LintedText(spec, only: Self.rule) }
        #expect(time < .seconds(10))
    }
}
