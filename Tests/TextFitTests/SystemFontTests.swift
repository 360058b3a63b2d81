// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextFit

/// The system font of Apple's platforms: its published advances, and lines that are broken by them.
@Suite struct SystemFontTests {
    private struct Facts: Decodable {
        struct Face: Decodable {
            let weight: String
            let points: Double
            let advances: [Double]
        }

        let faces: [Face]
    }

    /// What scripts/update-advances makes the table of. Two faces, semibold at 21 pt and regular at 12 pt, are no part of it: they
    /// lie between those that are.
    private static let faces: [Facts.Face] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "scripts/system-font-advances.json")
        return (try? JSONDecoder().decode(Facts.self, from: Data(contentsOf: file)).faces) ?? []
    }()

    private func source(_ face: Facts.Face) throws -> EstimatedAdvances {
        let weight = try #require(FontWeight(rawValue: face.weight))
        return EstimatedAdvances(weight: weight, font: .system(points: face.points))
    }

    private func width(_ text: String, _ weight: FontWeight = .regular, points: Double) -> Double {
        let advances = EstimatedAdvances(weight: weight, font: .system(points: points))
            .advances(of: ClusteredText(text), language: "en")
        return Double(advances.units.reduce(0) { $0 + Int($1) }) / Double(Advances.unitsPerEm) * points
    }

    @Test func advancesAreThosePublished() throws {
        try #require(Self.faces.count == 10)
        for face in Self.faces {
            try #require(face.advances.count == 95)
            for (code, expected) in zip(UInt8(32)..., face.advances) {
                let letter = String(Character(Unicode.Scalar(code)))
                let weight = try #require(FontWeight(rawValue: face.weight))
                // To 1/2048 em, and what tracking is rounded by.
                let error = abs(width(letter, weight, points: face.points) - expected) / face.points
                #expect(error < 0.0008, "\(letter) in \(face.weight) at \(face.points) pt is wrong by \(error) em")
            }
        }
    }

    /// From the same source: sizes and weights that the table has no letter of.
    @Test(
        "sizes and weights between the drawn ones are mixed as the system does",
        arguments: [
            ("A", FontWeight.ultraLight, 21.0, 12.7853), ("g", .thin, 21, 11.7051), ("W", .thin, 15, 13.8362),
            ("a", .light, 15, 8.0051), ("S", .light, 28, 16.5247), ("k", .medium, 28, 14.5116),
            ("0", .medium, 15, 9.5147),
            ("t", .medium, 11.5, 4.4194), ("%", .semibold, 15, 14.6933), ("m", .bold, 22, 19.4504),
            ("f", .bold, 24, 8.8354),
            ("y", .bold, 11.5, 6.9011), ("A", .heavy, 24, 17.5895), ("e", .heavy, 15, 9.0144),
            ("W", .black, 20, 20.3587),
            ("i", .black, 22, 6.3391), ("?", .black, 24, 14.0476), (" ", .black, 17.5, 3.6483),
            ("Q", .heavy, 17.5, 13.4525),
        ])
    func mixedLetters(letter: String, weight: FontWeight, points: Double, expected: Double) {
        #expect(abs(width(letter, weight, points: points) - expected) / points < 0.0008)
    }

    /// What a text takes grows with its size, though its letters stand nearer to each other.
    @Test func largerTextIsWider() {
        for weight in FontWeight.allCases {
            for code in UInt8(32)..<127 {
                let letter = String(Character(Unicode.Scalar(code)))
                let widths = (8...53).map { width(letter, weight, points: Double($0)) }
                // Points and commas of the heaviest weight are as wide at 20 pt as at 19.
                #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 + 0.002 }, "\(letter) in \(weight)")
            }
        }
    }

    @Test func heavierTextIsWider() {
        let pangram = "The quick brown fox jumps over the lazy dog"
        for points in [12.0, 17, 21, 28, 40] {
            let widths = FontWeight.allCases.map { width(pangram, $0, points: points) }
            #expect(widths == widths.sorted(), "\(widths)")
        }
    }

    /// Whole strings as the system measures them, from the same source: kerning makes them a little narrower, at most by the
    /// margin.
    @Test(
        "strings are no wider than letters, and narrower by no more than the margin",
        arguments: [
            ("The quick brown fox jumps over the lazy dog", FontWeight.regular, 15.0, 305.376),
            ("The quick brown fox jumps over the lazy dog", .regular, 28, 530.455),
            ("The quick brown fox jumps over the lazy dog", .semibold, 22, 440.342),
            ("The quick brown fox jumps over the lazy dog", .black, 24, 527.957),
            ("The quick brown fox jumps over the lazy dog", .ultraLight, 8, 170.317),
            ("Hello UIKit", .regular, 15, 71.902), ("Hello UIKit", .bold, 11.5, 61.768),
            ("Hello UIKit", .heavy, 28, 143.123),
            ("0123456789", .regular, 28, 165.334), ("0123456789", .black, 17.5, 117.389),
        ])
    func wholeStrings(text: String, weight: FontWeight, points: Double, expected: Double) {
        let measured = width(text, weight, points: points)
        let margin = EstimatedAdvances.measured
        #expect(expected <= measured * (1 + margin.wider) && expected >= measured * (1 - margin.narrower))
    }

    @Test func sizesBeyondThePublishedOnesAreTheNearest() {
        #expect(abs(width("Sync", points: 4) / 4 - width("Sync", points: 8) / 8) < 1e-9)
        #expect(abs(width("Sync", points: 53) / 53 - width("Sync", points: 40) / 40) < 1e-9)
    }

    /// Letters with marks, and Cyrillic and Greek ones that look the same, are as wide as those of ASCII.
    @Test func lettersAreAsWideAsTheirBases() {
        #expect(width("Élan vital", points: 21) == width("Elan vital", points: 21))
        #expect(width("Ủ ớ ễ", .bold, points: 21) == width("U o e", .bold, points: 21))
        #expect(width("Масса", points: 21) == width("Macca", points: 21))
    }

    private func advance(_ word: Substring, _ advances: [Double]) -> Double {
        word.utf8.reduce(0) { $0 + advances[Int($1) - 32] }
    }

    /// The greedy line count by letters of so many points, spaces hanging: no word is as wide as the line.
    private func lines(_ text: String, width: Double, _ advances: [Double]) -> Int {
        var (lines, pen) = (1, 0.0)
        for word in text.split(separator: " ") {
            let next = advance(word, advances)
            if pen > 0, pen + advances[0] + next > width {
                lines += 1
                pen = next
            } else {
                pen += (pen > 0 ? advances[0] : 0) + next
            }
        }
        return lines
    }

    /// Lines of ASCII words, broken by the font's own advances at the sizes and weights that are published, against verdicts.
    @Test func verdictsAreThoseOfTheFontsOwnAdvances() throws {
        let texts = try LayoutCorpus.texts().map(\.text).filter { text in
            text.utf8.allSatisfy {
                $0 == 32 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || [0x2E, 0x2C, 0x21].contains($0)
            }
                && !text.contains("  ")
        }
        try #require(texts.count >= 10)
        let typesetter = Typesetter()
        var (all, decided, falselyFits, falselyOverflows) = (0, 0, 0, 0)
        for face in Self.faces {
            let source = try source(face)
            for text in texts {
                let prepared = typesetter.prepare(text, locale: "en", source: source)
                let longest = text.split(separator: " ").map { advance($0, face.advances) }.max() ?? 0
                for width in stride(from: 8 * face.points, through: 40 * face.points, by: 0.31 * face.points)
                where width > longest * 1.03 {
                    let truth = lines(text, width: width, face.advances)
                    for limit in 1...3 {
                        all += 1
                        switch prepared.verdict(sizePt: face.points, widthPt: width, limit: limit) {
                        case .fits:
                            decided += 1
                            falselyFits += truth > limit ? 1 : 0
                        case .overflows:
                            decided += 1
                            falselyOverflows += truth > limit ? 0 : 1
                        case .unproved: break
                        }
                    }
                }
            }
        }
        #expect(all > 30_000)
        #expect(falselyFits == 0 && falselyOverflows == 0)
        #expect(Double(decided) / Double(all) > 0.95, "\(decided) of \(all)")
    }
}
