// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import TestSupport
import Testing

@Suite("Texts that go out and come back") struct ExchangeRandomTests {
    private static let formats: [(ExchangeFormat, XLIFFVersion)] = [
        (.xcstrings, .first), (.xliff, .first), (.xliff, .second), (.android, .first), (.arb, .first), (.csv, .first),
    ]

    private static func seeds() -> RandomRun { RandomRun("texts that come back", count: 4) }

    private static func random(_ seed: UInt64, version: Int, missing: Int) throws -> Exchange {
        var texts = RandomTexts(seed: seed, version: version, missing: missing)
        return try Exchange(texts.spec(banners: 6))
    }

    /// What was exported and comes back as it is changes nothing.
    @Test(arguments: 0..<6) func nothingChanges(_ index: Int) throws {
        let (format, version) = Self.formats[index]
        for seed in Self.seeds() {
            let exchange = try Self.random(seed, version: 0, missing: 4)
            let files = try exchange.exported(format, version: version)
            #expect(!files.isEmpty)
            let imported = exchange.importing(files)
            #expect(imported.messages.prefix(3) == [], "seed \(seed)")
            #expect(imported.changes == 0, "seed \(seed)")
            #expect(imported.files == exchange.files, "seed \(seed)")
        }
    }

    /// Where every translation has changed, and those that were missing are there, a fresh reading of the spec says what was translated;
    /// comments stay.
    @Test(arguments: 0..<6) func translationsComeHome(_ index: Int) throws {
        let (format, version) = Self.formats[index]
        for seed in Self.seeds() {
            let old = try Self.random(seed, version: 0, missing: 5)
            let new = try Self.random(seed, version: 1, missing: 0)
            let imported = old.importing(try new.exported(format, version: version), base: old.base)
            #expect(imported.messages.prefix(3) == [], "seed \(seed)")
            #expect(imported.changes > 0)
            let text = try #require(imported.files[Exchange.root])
            let read = try Exchange(text)
            let (expected, found) = (new.texts, read.texts)
            for key in expected.keys { #expect(expected[key] == found[key], "seed \(seed), \(key)") }
            #expect(Self.comments(text) == Self.comments(try #require(old.files[Exchange.root])), "seed \(seed)")
        }
    }

    /// The comments of a random spec, in their order.
    private static func comments(_ text: String) -> [String] {
        let marks = ["# The head.", "# red", "# again", "# Below", "# Banner ", "# end ", "# The title.", "# a point"]
        return text.split(separator: "\n").compactMap { line in
            marks.lazy.compactMap { mark in line.contains(mark) ? mark : nil }.first
        }
    }
}
