// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextCatalogs

@Suite("Formats") struct FormatTests {
    private func pieces(_ text: String, _ notation: PlaceholderNotation = .apple) -> [FormatPiece] {
        FormatReading.pieces(of: text, notation)
    }

    @Test func placeholdersTakeArgumentsInTheirOrder() {
        #expect(
            pieces("%@ has %lld items") == [
                .argument(position: 0, kind: .text, written: "%@"), .literal(" has "),
                .argument(position: 1, kind: .integer, written: "%lld"), .literal(" items"),
            ])
        #expect(
            pieces("%2$lld von %1$@") == [
                .argument(position: 1, kind: .integer, written: "%2$lld"), .literal(" von "),
                .argument(position: 0, kind: .text, written: "%1$@"),
            ])
    }

    @Test func percentSigns() {
        #expect(pieces("100 %% done") == [.literal("100 % done")])
        #expect(pieces("") == [])
        #expect(pieces("plain") == [.literal("plain")])
    }

    /// Xcode shows translators the names; arguments go by position.
    @Test func labels() {
        #expect(
            pieces("%1$(name)@ %(count)lld") == [
                .argument(position: 0, kind: .text, written: "%1$(name)@"), .literal(" "),
                .argument(position: 0, kind: .integer, written: "%(count)lld"),
            ])
        // A flag of Android's.
        for (text, notation) in [("%(d", PlaceholderNotation.android), ("%(d)", .android), ("%(,d", .printf)] {
            guard case .argument(_, .unsupported, _)? = pieces(text, notation).first else {
                Issue.record("\(pieces(text, notation))")
                continue
            }
        }
    }

    @Test func substitutionsAndTheirNumbers() {
        #expect(
            pieces("%#@count@ of %2$#@total@ left") == [
                .substitution(name: "count", position: 0), .literal(" of "),
                .substitution(name: "total", position: 1), .literal(" left"),
            ])
        #expect(pieces("%arg items") == [.ownArgument, .literal(" items")])
    }

    @Test(arguments: ["%f", "%.1f", "%05d", "%x", "%s", "%", "% d", "%ä", "%-3@"]) func whatNoBannerFillsIn(
        _ text: String
    ) {
        guard case .argument(_, .unsupported, _)? = pieces(text).first else {
            Issue.record("\(pieces(text))")
            return
        }
    }

    @Test func androidHasItsOwnLetters() {
        #expect(
            pieces("%1$s: %2$d", .android) == [
                .argument(position: 0, kind: .text, written: "%1$s"), .literal(": "),
                .argument(position: 1, kind: .integer, written: "%2$d"),
            ])
        guard case .argument(_, .unsupported, _)? = pieces("%lld", .android).first else {
            Issue.record("a length is none of Android's")
            return
        }
    }
}
