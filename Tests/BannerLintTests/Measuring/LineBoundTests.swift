// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing
import TextFit

@testable import BannerLint

/// The short cut past line breaks: what it says to fit has to fit, what it says to be too long has to be, and it has to say so of
/// most texts.
struct LineBoundTests {
    private let setter = TextSetter()

    private func font(_ spacing: Spacing = .none) -> TextFont {
        TextFont(style: .body, weight: .semibold, points: 17, adjustment: TextAdjustment(spacing: spacing))
    }

    /// Latin, Greek, Cyrillic, and all that decides about breaks among them.
    private static let letters = Array("aWil mn -/.,!?:;()«»“”„’‘–—…é\u{A0}ßŁЩωΣ%€$&@#\"'0179 [{§ªˈ")

    @Test func whatIsBoundIsMeasuredSo() {
        var (decided, all) = (0, 0)
        var random = SystemRandomNumberGenerator()
        let seed = random.next() as UInt64
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        for _ in 0..<2000 {
            let text = String((0..<next(60)).map { _ in next(5) == 0 ? " " : Self.letters[next(Self.letters.count)] })
            let spacing: Spacing = next(3) == 0 ? .wcag : .none
            guard let bound = setter.bound(of: text, locale: "en", font: font()) else { continue }
            let prepared = setter.prepare(text, locale: ["en", "fr", "de", "fi"][next(4)], font: font(spacing))
            for width in [1.0, 2, 4, 8, 16] {
                for limit in 0...4 {
                    let verdict = prepared.verdict(sizePt: 1, widthPt: width, limit: limit)
                    let fits = bound.fits(limit, widthEm: width, spacing: spacing)
                    let exceeds = bound.exceeds(limit, widthEm: width, spacing: spacing)
                    #expect(
                        !fits || verdict == .fits,
                        "\(text.debugDescription) in \(limit) lines of \(width) em, seed \(seed)")
                    #expect(
                        !exceeds || verdict == .overflows,
                        "\(text.debugDescription) in \(limit) lines of \(width) em, seed \(seed)")
                    if limit > 0, width > 2, verdict == .overflows { all += 1; decided += exceeds ? 1 : 0 }
                }
            }
        }
        #expect(decided * 3 > all * 2, "\(decided) of \(all), seed \(seed)")
    }

    /// Without the short cut, a spec whose texts all fit would cost the opening of the line breaker.
    @Test(arguments: [
        "Sync failed. Try again.", "Synchronisierung fehlgeschlagen.", "L’envoi a échoué. Réessayez.",
        "Не удалось сохранить запись.",
    ])
    func usualTextsNeedNoLineBreaker(text: String) throws {
        let bound = try #require(setter.bound(of: text, locale: "en", font: font()))
        #expect(bound.fits(2, widthEm: 236.0 / 17))
        #expect(!bound.fits(1, widthEm: 5))
    }

    @Test(arguments: ["a\nb", "a\u{AD}b", "e\u{301}", "同期", "ការ", "👍", "a\u{200B}b", "ش", "\u{0}"])
    func whatIsNotSureIsNotBound(text: String) {
        #expect(setter.bound(of: text, locale: "en", font: font()) == nil)
    }

    /// There “…” may be as wide as an em, whatever stands around it.
    @Test(arguments: ["zh-Hans", "ja", "ko-KR"])
    func nothingIsSureWhereMarksMayBeWide(locale: String) {
        #expect(setter.bound(of: "Wi-Fi…", locale: locale, font: font()) == nil)
    }

    @Test func widthsAreThoseOfTheEstimate() throws {
        for text in ["Sync failed", "Élan  vital", "1 of 20", " a "] {
            let bound = try #require(setter.bound(of: text, locale: "en", font: font()))
            let layout = setter.prepare(text, locale: "en", font: font()).layout(sizePt: 1, widthPt: .infinity)
            #expect(abs(bound.lineWidth - (layout?.widestPt ?? 0)) < 1e-9)
        }
    }
}
