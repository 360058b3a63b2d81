// SPDX-License-Identifier: Apache-2.0

import Testing
import TextFit

/// What the embedded table says of the corpus's texts in Inter and Noto, which a browser laid them out in.
struct CorpusTests {
    private func tally(_ rows: KeyPath<LayoutCorpus.Layouts, [LayoutCorpus.Row]>) throws -> LayoutCorpus.Tally {
        let typesetter = Typesetter()
        return try LayoutCorpus.tally(rows) { text, weight in
            let source = EstimatedAdvances(weight: weight == 600 ? .semibold : .regular, font: .inter)
            return typesetter.prepare(text.text, locale: text.locale, source: source)
        }
    }

    @Test func corpusIsBroad() throws {
        let texts = try LayoutCorpus.texts()
        #expect(texts.count >= 200)
        #expect(Set(texts.map(\.locale)).count >= 24)
    }

    /// The least that an estimate must reach at everyday sizes and widths.
    @Test func estimatesAgreeWithABrowser() throws {
        let tally = try tally(\.grid)
        #expect(tally.all > 50_000)
        #expect(tally.share(tally.same) >= 0.985)
        #expect(tally.falselyFits == 0)
        #expect(tally.share(tally.falselyOverflows) <= 0.0005)
        #expect(tally.share(tally.unproved) < 0.03)
    }

    /// At the edges much is unproved, and should be; what is said must hold all the same.
    @Test func estimatesAreCarefulAtTheEdges() throws {
        let tally = try tally(\.edges)
        #expect(tally.all > 20_000)
        #expect(tally.share(tally.falselyFits) <= 0.0001)
        #expect(tally.share(tally.falselyOverflows) <= 0.004)
    }
}
