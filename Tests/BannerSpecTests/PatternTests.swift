// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Testing

/// What a text says is kept in as little memory as it takes, which nobody is to notice.
@Suite("Pieces of texts") struct PatternTests {
    private static let choices: [Pattern.Segment] = [
        .literal("a"), .literal(""), .literal("longer than a small string is"), .parameter(0), .parameter(7),
        .parameter(.max),
    ]

    /// All sequences of up to three pieces.
    private static let sequences: [[Pattern.Segment]] =
        [[]] + choices.map { [$0] } + choices.flatMap { first in choices.map { [first, $0] } }
        + choices.flatMap { first in choices.flatMap { second in choices.map { [first, second, $0] } } }

    @Test("are those that were added") func pieces() {
        for sequence in Self.sequences {
            var segments = Pattern.Segments()
            for (count, segment) in sequence.enumerated() {
                #expect(segments.count == count && segments.isEmpty == (count == 0))
                segments.append(segment)
            }
            #expect(Array(segments) == sequence && segments.first == sequence.first && segments.last == sequence.last)
            #expect(segments == Pattern.Segments(sequence))
            #expect(segments.hashValue == Pattern.Segments(sequence).hashValue)
        }
        let all = Set(Self.sequences.map { Pattern.Segments($0) })
        #expect(all.count == Self.sequences.count, "different pieces are different")
    }

    @Test("are as many as a file has room for") func many() {
        var segments = Pattern.Segments()
        for number in 0..<300_000 { segments.append(.parameter(number)) }
        #expect(segments.count == 300_000 && segments[299_999] == .parameter(299_999))
        #expect(Pattern(segments: segments).literal == nil)
    }

    @Test("make a literal if there is no parameter") func literal() {
        #expect(Pattern(segments: []).literal == "" && Pattern(segments: [.literal("a")]).literal == "a")
        #expect(Pattern(segments: [.parameter(0)]).literal == nil)
        #expect(Pattern(segments: [.parameter(0), .literal("a")]).literal == nil)
    }
}
