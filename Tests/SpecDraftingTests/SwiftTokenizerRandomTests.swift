// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SpecDrafting

/// Damaged Swift never traps, and its tokens are the file.
@Suite("Fuzz: Swift") struct SwiftTokenizerRandomTests {
    private static let sound = """
        import OwlBanners
        import SwiftMessages
        func show(count: Int) {
            let banner = Banner(DefaultBannerStyle.info, title: "\\(count) of \\(all.count)")
            banner.displayMetrics = BannerDisplayMetrics(0.5, 4, 0.25)
            let view = MessageView.viewFromNib(layout: .cardView)
            view.configureTheme(.error)
            view.configureTheme(backgroundColor: UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), foregroundColor: .white)
            view.configureContent(title: "t", body: NSLocalizedString("A b", comment: ""))
            SwiftMessages.show(view: view)
        }

        """

    private static let pieces = [
        "import OwlBanners\n", "import SwiftMessages\n", "Banner(DefaultBannerStyle.error, title: ", "\"a\"",
        "\"\\(b)\"", ")",
        ".enqueue()", "\n", "let banner = ", "banner.displayMetrics = BannerDisplayMetrics(1, 2, 3)",
        "let view = MessageView.viewFromNib(layout: .cardView)\n", "view.configureTheme(.error)\n",
        "view.configureContent(title: \"t\", body: \"b\")\n", "SwiftMessages.show(view: view)\n",
        "SwiftMessages.show {",
        "return view }", "func f(b: Int) {", "}", "(", "[", "]", "{", "/*", "*/", "//", "\"\"\"\n", "\"\"\"", "#\"",
        "\"#", "\\(", "\\",
        "\"", "`", "#/", "/#", "static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\n",
        "NSLocalizedString(\"k\")", "0x", "1e",
        ".", "...", "?", "!", "=", ":", ",", ";", " ", "\t", "\r\n", "\0", "\u{202E}", "é", "👩‍👩‍👧", "\u{301}",
        "\\u{110000}",
    ]

    @Test("random files") func random() {
        var banners = 0
        for seed in RandomRun("random Swift", count: 150) {
            var random = SeededGenerator(seed: seed)
            // A sound file with damage, or nothing but that.
            var bytes = Bool.random(using: &random) ? Array(Self.sound.utf8) : []
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: piece.utf8, at: Int.random(in: 0...bytes.count, using: &random))
            }
            if Bool.random(using: &random), !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            check(bytes, seed)
            banners += draft(bytes)
        }
        #expect(banners > 0, "no random file had a banner")
    }

    private func check(_ bytes: [UInt8], _ seed: UInt64) {
        var offset = 0
        for token in SwiftTokenizer.tokens(of: bytes) {
            #expect(token.range.lowerBound == offset && !token.range.isEmpty, "seed \(seed)")
            offset = token.range.upperBound
        }
        #expect(offset == bytes.count, "seed \(seed)")
    }

    private func draft(_ bytes: [UInt8]) -> Int {
        var files = AppFiles()
        files.code = [SourceFile(path: "A.swift", bytes: bytes)]
        let draft = SpecDrafter.draft(files, prefix: "../")
        #expect(draft.written().lines.allSatisfy { !$0.contains("\n") })
        return draft.bannerCount
    }

    @Test(
        "eight times as much takes about eight times as long",
        arguments: [
            "\"\\(", "f(", "{", "let a = ", "#/", "/*", "a.b(", "let view = MessageView()\n", "{ let view = 1\n",
            "SwiftMessages.show(view: view)\n", "view.configureTheme(.info)\nSwiftMessages.show(view: view)\n",
        ])
    func growth(unit: String) {
        func instant(_ count: Int) -> Double {
            let head = "import SwiftMessages\nlet view = MessageView()\n"
            let bytes = Array((head + String(repeating: unit, count: count)).utf8)
            let start = clock()
            _ = draft(bytes)
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        let (few, many) = (instant(500), instant(4_000))
        // What a limit catches may cost as much as the limit, and no more.
        #expect(many < few * 24 + 5, "\(unit): \(few) s, then \(many) s")
    }
}
