// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Testing

@testable import BannerLint
@testable import BannerPreview

/// What is drawn against what rules measure and what the runtime arranges.
@Suite("Drawing")
struct DrawerTests {
    @Test("a banner is as high as rules take it to be with as many lines", arguments: Sample.specs)
    func heights(path: String) throws {
        let sample = try Sample(file: path)
        let spec = try #require(sample.spec)
        let drawer = BannerDrawer(spec, sample.memory.setter)
        var compared = 0
        for (index, banner) in spec.banners.enumerated() {
            for locale in spec.locales.supported {
                let shown = try sample.shown(index, locale: locale)
                for size: BannerDynamicTypeSize in [.xSmall, .large, .xxxLarge] {
                    let window = PreviewWindow.all[2]
                    let place = BannerDrawer.Place(shown.bannerConfiguration, window.container, size)
                    let picture = drawer.picture(shown, locale: locale, at: place)
                    let layout = BannerLayout(banner, banner.look, in: spec)
                    // Rules take what may stand beside the text to stand there.
                    let hasButtonsBelow =
                        banner.look.style.buttonLayout.value != .inline
                        && banner.buttons.contains { spec.buttons[$0.value].variant != .icon }
                    guard !hasButtonsBelow, layout.inlineTitles.isEmpty, !layout.hasLinkBeside else { continue }
                    let lines = Self.lines(picture, points: shown.words.points.count)
                    let expected = layout.height(lines, at: place.size)
                    #expect(
                        (picture.size.height - expected).magnitude < 0.01,
                        "\(banner.name.value) \(locale) \(size): \(picture.size.height), not \(expected)")
                    compared += 1
                }
            }
        }
        #expect(compared > 0)
    }

    @Test("no line is wider than the room that rules leave for its text", arguments: Sample.specs)
    func widths(path: String) throws {
        let sample = try Sample(file: path)
        let spec = try #require(sample.spec)
        let drawer = BannerDrawer(spec, sample.memory.setter)
        for (index, banner) in spec.banners.enumerated() {
            let layout = BannerLayout(banner, banner.look, in: spec)
            guard layout.inlineTitles.isEmpty, !layout.hasLinkBeside else { continue }
            let shown = try sample.shown(index, locale: spec.locales.development, .widest)
            for (window, known) in zip(PreviewWindow.all.prefix(4), WindowClass.all) {
                let place = BannerDrawer.Place(shown.bannerConfiguration, window.container, .large)
                let room = layout.room().width(in: known, at: place.size)
                for case .text(.text, _, _, let width, _, _, _) in drawer.picture(
                    shown, locale: spec.locales.development, at: place
                ).marks {
                    #expect(width <= room + 0.01, "\(banner.name.value), \(window.id)")
                }
            }
        }
    }

    /// How many lines the parts take that are drawn.
    private static func lines(_ picture: Picture, points: Int) -> TextLines {
        func count(_ part: BannerPart) -> Int {
            picture.marks.count { mark in
                if case .text(part, _, _, _, _, _, _) = mark { true } else { false }
            }
        }
        return TextLines(text: count(.text), title: count(.title), points: (0..<points).map { count(.point($0)) })
    }

    @Test("a text without room is cut, and says so; with room it is not")
    func cut() throws {
        let sample = Sample(cutSpec)
        let spec = try #require(sample.spec)
        let drawer = BannerDrawer(spec, sample.memory.setter)
        func picture(_ locale: String) throws -> Picture {
            let shown = try sample.shown(0, locale: locale)
            let place = BannerDrawer.Place(shown.bannerConfiguration, PreviewWindow.all[0].container, .large)
            return drawer.picture(shown, locale: locale, at: place)
        }
        #expect(try picture("en").cut.isEmpty)
        let german = try picture("de")
        #expect(german.cut == [.text])
        let words = german.marks.compactMap { mark in
            if case .text(.text, _, _, _, _, _, let line) = mark { line.words } else { nil }
        }
        #expect(words.count == 1 && words[0].hasPrefix("3 Dateien") && words[0].hasSuffix("…"))
    }

    @Test("what leads stands at the right where people read from there")
    func mirrored() throws {
        let sample = Sample(cutSpec)
        let spec = try #require(sample.spec)
        let drawer = BannerDrawer(spec, sample.memory.setter)
        func icon(_ locale: String) throws -> BannerRect {
            let shown = try sample.shown(0, locale: locale)
            let place = BannerDrawer.Place(shown.bannerConfiguration, PreviewWindow.all[2].container, .large)
            for case .symbol(_, let frame, _, _) in drawer.picture(shown, locale: locale, at: place).marks {
                return frame
            }
            throw Missing()
        }
        let (left, right) = try (icon("en"), icon("ar"))
        #expect(left.x < 100 && (right.x - (390 - left.x - left.width)).magnitude < 0.01)
    }

    private struct Missing: Error {}

    @Test("at an accessibility size buttons stand below the text")
    func accessibilitySizes() throws {
        let sample = Sample(
            """
            bannerc: 1
            name: Buttons
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF" } }
            styles:
              bar: { buttonLayout: inline, dismissal: [button], text: { maxLines: 3, dynamicType: [xSmall, accessibility5] } }
            buttons: { undo: { kind: emphasis, emphasis: lowest, title: Undo } }
            banners: { deleted: { level: info, style: bar, text: Deleted., buttons: [undo] } }

            """)
        let spec = try #require(sample.spec)
        let drawer = BannerDrawer(spec, sample.memory.setter)
        let shown = try sample.shown(0, locale: "en")
        func frames(_ size: BannerDynamicTypeSize) -> (text: Double, button: BannerRect?) {
            let place = BannerDrawer.Place(shown.bannerConfiguration, PreviewWindow.all[2].container, size)
            var found: (text: Double, button: BannerRect?) = (0, nil)
            for mark in drawer.picture(shown, locale: "en", at: place).marks {
                if case .text(.text, _, let y, _, _, _, _) = mark { found.text = y }
                if case .target(.button(0), let frame) = mark { found.button = frame }
            }
            return found
        }
        let (beside, below) = (frames(.large), frames(.accessibility3))
        #expect(try #require(beside.button).y < beside.text)
        #expect(try #require(below.button).y > below.text)
    }
}
