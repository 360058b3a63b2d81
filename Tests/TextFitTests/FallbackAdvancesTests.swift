// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// A font that lacks letters, with another one behind it.
@Suite("Fallback fonts") struct FallbackAdvancesTests {
    /// A font of ASCII, all of its letters as wide as an em.
    private struct ASCII: AdvanceSource, Sendable {
        func advances(of text: ClusteredText, language: String) -> Advances {
            var advances = FixedAdvances(margin: 0.005).advances(of: text, language: language)
            for (index, cluster) in text.clusters.enumerated() {
                let unit = text.utf16[Int(cluster.utf16Start)]
                guard unit >= 0x80, let scalar = Unicode.Scalar(unit) else { continue }
                advances.units[index] = 0
                advances.unknowns.append(.init(cluster: index, scalar: scalar))
            }
            return advances
        }
    }

    private func advances(_ text: String, language: String = "en") -> Advances {
        FallbackAdvances(ASCII(), fallback: EstimatedAdvances()).advances(of: ClusteredText(text), language: language)
    }

    private func estimate(_ text: String, language: String = "en") -> Advances {
        EstimatedAdvances().advances(of: ClusteredText(text), language: language)
    }

    @Test func whatTheFontHasIsItsOwn() {
        let both = advances("abc")
        #expect(both.units == [65_536, 65_536, 65_536] && both.margin == Margin(0.005) && both.unknown == nil)
    }

    /// Arabic letters join across those that the font has, as in the fallback.
    @Test func whatItLacksIsTheFallbacks() {
        let both = advances("a تم b")
        let estimate = estimate("a تم b")
        #expect(both.units == [65_536, 65_536, estimate.units[2], estimate.units[3], 65_536, 65_536])
        #expect(both.unknown == nil && both.margin.wider >= estimate.margin.wider && both.widest == nil)
    }

    @Test func whatNeitherHasIsUnknown() {
        #expect(advances("aಸé").unknowns == [.init(cluster: 1, scalar: "\u{CB8}")])
    }

    /// The fallback draws its own marks in squares, and none that the font has.
    @Test func wideMarksAreTheFallbacks() throws {
        let text = "a…保"
        let both = advances(text, language: "ja")
        let estimate = estimate(text, language: "ja")
        let widest = try #require(both.widest)
        #expect(try widest == [65_536, #require(estimate.widest)[1], #require(estimate.widest)[2]])
        #expect(widest[1] > both.units[1])
    }
}
