// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import Testing
    import TextFit

    /// Widths from font files. Fonts that are not installed are skipped, and the test's name says which package has them.
    @Suite struct FontChainTests {
        private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        private static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
        private static let hebrew = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
        private static let latin = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
        private static let telugu = "/usr/share/fonts/truetype/noto/NotoSansTelugu-Regular.ttf"
        private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
        private static let hasFonts = [inter, arabic, latin, telugu, emoji].allSatisfy(FileManager.default.fileExists)

        private func prepare(_ text: String, _ paths: [String], locale: String = "en") throws -> PreparedText {
            try Typesetter().prepare(text, locale: locale, source: FontChain(paths.map { FontFile(path: $0) }))
        }

        private func em(_ text: String, _ paths: [String]) throws -> Double {
            try #require(prepare(text, paths).layout(sizePt: 1, widthPt: .infinity)).widestPt
        }
    }

    extension FontChainTests {
        @Test("shaped text is as wide as in a browser (fonts-inter, fonts-noto-core)", .enabled(if: hasFonts))
        func widthsAreExact() throws {
            let kerned = "AVATAR Typography: “Kerning” WAVE To. Yes, P.A. 50% off and/or free/gratis/libre"
            for (text, expected, chain) in [
                (kerned, 38.507, [Self.inter]),
                ("تعذر تسجيل الدخول. تحقق من الاتصال بالإنترنت وحاول مرة أخرى.", 26.272, [Self.inter, Self.arabic]),
                // Digits between words of another script take that script, though their font is another one.
                ("החבילה תגיע ביום רביעי, 14.10, בין 9:30 ל-11:00.", 21.374, [Self.inter, Self.hebrew]),
            ] {
                let width = try em(text, chain)
                #expect(abs(width / expected - 1) < 0.001, "\(width)")
            }
        }

        @Test("each cluster takes the first font that covers it (fonts-inter, fonts-noto-core)", .enabled(if: hasFonts))
        func fallsBack() throws {
            let text = "OK తెలుగు"
            #expect(try prepare(text, [Self.inter]).doubt == .unknownWidth("త"))
            #expect(try prepare(text, [Self.inter, Self.telugu]).doubt == nil)
            // Latin comes from the font that stands first.
            #expect(try em("OK", [Self.latin, Self.inter]) == em("OK", [Self.latin]))
            #expect(try em("OK", [Self.inter, Self.latin]) == em("OK", [Self.inter]))
            #expect(try em("OK", [Self.inter]) != em("OK", [Self.latin]))
        }

        @Test("emoji prefer a font with colours (fonts-inter, fonts-noto-color-emoji)", .enabled(if: hasFonts))
        func emojiComeFirst() throws {
            let colored = try em("👍", [Self.emoji])
            for emoji in ["❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽"] {
                #expect(try em(emoji, [Self.inter, Self.emoji]) == colored, "\(emoji)")
            }
            #expect(try em("1", [Self.inter, Self.emoji]) == em("1", [Self.inter]))
        }

        @Test("margins are a sixth of an estimate's, or a third (fonts-inter, fonts-noto-core)", .enabled(if: hasFonts))
        func margins() throws {
            #expect(try prepare("text", [Self.inter]).margin == 0.005)
            #expect(try prepare("OK نص", [Self.inter, Self.arabic]).margin == 0.01)
        }

        @Test("soft hyphens show their font's hyphen (fonts-inter)", .enabled(if: hasFonts))
        func softHyphens() throws {
            let text = try prepare("wonder\u{AD}ful", [Self.inter])
            #expect(text.layout(sizePt: 1, widthPt: .infinity)?.widestPt == (try em("wonderful", [Self.inter])))
            let line = try #require(text.layout(sizePt: 1, widthPt: 4.2))
            #expect(line.lines == 2 && line.breaks == [8])
            // The hyphen is measured by itself, without the kerning after "r".
            #expect(try abs(line.widestPt - em("wonder\u{2010}", [Self.inter])) < 0.05)
        }
    }

    /// Files that are no fonts, or not the ones that are asked for.
    @Suite struct FontErrorTests {
        private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        private static let variable = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

        private func error(_ file: FontFile) -> FontError? {
            do throws(FontError) {
                _ = try FontChain([file])
                return nil
            } catch {
                return error
            }
        }

        private func withFile(_ bytes: Data, _ body: (String) throws -> Void) throws {
            let url = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
            try bytes.write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            try body(url.path)
        }

        @Test func missingFilesAndFoldersAreUnreadable() {
            for path in ["/no/such/font.ttf", "", "/", "a\u{0}b"] {
                #expect(error(FontFile(path: path)) == .unreadable(path: path))
            }
        }

        @Test(.timeLimit(.minutes(5)))
        func pipesAndDevicesAreUnreadable() throws {
            let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
            try #require(mkfifo(pipe, 0o600) == 0)
            defer { try? FileManager.default.removeItem(atPath: pipe) }
            for path in [pipe, "/dev/zero", "/dev/null"] {
                #expect(error(FontFile(path: path)) == .unreadable(path: path))
            }
        }

        @Test func filesThatAreNoFontsAreErrors() throws {
            for bytes in [
                Data("no font".utf8), Data([0, 1, 0, 0]), Data(repeating: 0, count: 4096), Data("OTTO".utf8),
            ] {
                try withFile(bytes) { path in
                    #expect(error(FontFile(path: path)) == .notAFont(path: path))
                }
            }
            try withFile(Data()) { path in
                #expect(error(FontFile(path: path)) == .empty(path: path))
            }
            try withFile(Data("wOF2\0\u{1}\0\0".utf8)) { path in
                #expect(error(FontFile(path: path)) == .webFont(path: path))
            }
        }

        @Test func emptyChainIsAnError() {
            #expect(throws: FontError.emptyChain) { try FontChain([]) }
        }

        @Test("a font that a collection lacks is an error (fonts-inter)", .enabled(if: exists(inter)))
        func indexOutOfRange() {
            for index in [1, -1, .max, .min] {
                let expected = FontError.noSuchIndex(path: Self.inter, index: index, count: 1)
                #expect(error(FontFile(path: Self.inter, index: index)) == expected)
            }
        }

        @Test("a variable font is set to a weight, or refused (fonts-inter-variable)", .enabled(if: exists(variable)))
        func variableFonts() throws {
            func em(_ weight: Double?) throws -> Double {
                let chain = try FontChain([FontFile(path: Self.variable, weight: weight, opticalSizePt: 17)])
                let text = Typesetter().prepare("Could not sign in", locale: "en", source: chain)
                return try #require(text.layout(sizePt: 1, widthPt: .infinity)).widestPt
            }
            #expect(try em(400) == em(nil))
            #expect(try em(700) > 1.02 * em(400))
            for weight in [99, 901, -1, .infinity, .nan] {
                guard case .outsideAxis(_, "wght", _, 100...900) = error(FontFile(path: Self.variable, weight: weight))
                else {
                    Issue.record("weight \(weight)")
                    continue
                }
            }
            // The same font, its only axis renamed.
            var bytes = try Data(contentsOf: URL(filePath: Self.variable))
            while let tag = bytes.range(of: Data("wght".utf8)) { bytes.replaceSubrange(tag, with: Data("XXXX".utf8)) }
            try withFile(bytes) { path in
                #expect(error(FontFile(path: path, weight: 600)) == .missingAxis(path: path, axis: "wght"))
                #expect(error(FontFile(path: path)) == nil)
            }
        }

        @Test("a font of fixed weight is taken as it is (fonts-inter)", .enabled(if: exists(inter)))
        func fixedWeights() {
            #expect(error(FontFile(path: Self.inter, weight: 600, opticalSizePt: .nan)) == nil)
        }
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
#endif
