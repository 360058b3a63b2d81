// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import TestSupport
import Testing

@testable import BannerLint

struct BannerLayoutTests {
    /// A title that takes so many points for sure.
    private static func title(_ points: Double, minimum: Double = BannerArrangement.target) -> TitleWidth {
        TitleWidth(minimum: minimum) { _ in points...points }
    }

    /// The width for the text of the only banner in the narrowest window. Titles are as wide as `titles` says, in points.
    private func width(
        _ style: String, _ banner: String, titles: [Double] = [], at size: BannerDynamicTypeSize = .large
    ) throws -> Double {
        var sources = SourceSet()
        let example = RuleExample(
            """
            styles:
              standard: { \(style) }
            buttons:
              close: { kind: icon, image: { symbol: xmark }, label: Close }
              large: { kind: icon, image: { symbol: xmark }, label: Close, size: 150 }
              small: { kind: icon, image: { symbol: xmark }, label: Close, size: 20 }
              retry: { kind: emphasis, emphasis: lowest, title: Retry }
            banners:
              syncFailed: { level: error, text: Sync failed., \(banner) }
            """)
        let source = SourceFile(path: "example.banner.yaml", bytes: Array(example.spec.utf8))
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        let layout = BannerLayout(spec.banners[0], spec.banners[0].look, in: spec)
        return layout.room(titles: titles.map { Self.title($0) }).width(in: .smallest, at: size)
    }

    /// BannerKit draws them in the font of the text.
    @Test func titlesOfButtonsHaveTheWeightOfTheText() throws {
        var sources = SourceSet()
        let example = RuleExample(
            """
            buttons: { retry: { kind: emphasis, emphasis: lowest, title: Try it once more } }
            banners: { syncFailed: { level: error, text: Sync failed., buttons: [retry] } }
            """)
        let source = SourceFile(path: "example.banner.yaml", bytes: Array(example.spec.utf8))
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        let titles = ButtonTitles(spec, spec.design, TextSetter())
        func width(_ weight: BannerFontWeight) -> ClosedRange<Double> {
            let face = TextFace(style: .subheadline, weight: weight, font: nil)
            return titles.width(of: 0, in: "en", face, nil, isBold: false).button(at: .large)
        }
        #expect(width(.light).upperBound < width(.semibold).upperBound)
        #expect(width(.semibold).upperBound < width(.black).upperBound)
    }

    /// 320 − 2 · 16 for the margins; the icon of the level takes its size and a gap of 12.
    @Test func marginsAndImageAreTakenOff() throws {
        #expect(try width("image: { size: 40 }", "buttons: []") == 320 - 32 - 40 - 12)
    }

    /// At the accessibility sizes the image grows with the text, but never to more than 1.5 times its size.
    @Test func theImageGrowsWithTheText() throws {
        #expect(try width("image: { size: 40 }", "buttons: []", at: .large) == 320 - 32 - 40 - 12)
        #expect(try width("image: { size: 40 }", "buttons: []", at: .xxxLarge) == 320 - 32 - 40 - 12)
        #expect(try width("image: { size: 40 }", "buttons: []", at: .accessibility5) == 320 - 32 - 60 - 12)
    }

    @Test func paddingWiderThanTheMarginsTakesTheirPlace() throws {
        #expect(try width("padding: 24, image: { size: 40 }", "buttons: []") == 320 - 48 - 40 - 12)
        #expect(try width("padding: 8, image: { size: 40 }", "buttons: []") == 320 - 32 - 40 - 12)
    }

    @Test func iconButtonsStandBesideTheTextAndOthersWhereTheStyleSaysSo() throws {
        let style = "image: { size: 40 }, buttonLayout:"
        #expect(try width("\(style) below", "buttons: [retry, close]") == 236 - 44 - 12)
        #expect(try width("\(style) inline", "buttons: [retry, close]", titles: [20]) == 236 - 2 * (44 + 12))
    }

    /// BannerKit lays out a button as large as its `size` says, and 44 pt at the least.
    @Test func iconButtonsTakeTheirSize() throws {
        #expect(try width("image: { size: 40 }", "buttons: [large]") == 236 - 150 - 12)
        #expect(try width("image: { size: 40 }", "buttons: [small]") == 236 - 44 - 12)
    }

    /// A title of 40 pt with 12 pt on both sides is wider than the 44 pt of a target; one of 10 pt is not.
    @Test func titlesWidenButtons() throws {
        let style = "image: { size: 40 }, buttonLayout: inline"
        #expect(try width(style, "buttons: [close, retry]", titles: [40]) == 236 - 56 - (40 + 24 + 12))
        #expect(try width(style, "buttons: [close, retry]", titles: [10]) == 236 - 2 * 56)
    }

    @Test func maxWidthCapsAndNothingIsNegative() throws {
        #expect(try width("image: { size: 40 }, maxWidth: 200", "buttons: []") == 200 - 52)
        #expect(try width("image: { size: 40 }, maxWidth: 30", "buttons: []") == 0)
    }

    /// The formula is that of the runtime.
    @Test func roomIsThatOfTheRuntime() {
        var random = SeededGenerator(of: "room of banners")
        for _ in 0..<500 {
            let titles = (0..<random.below(3)).map { _ in
                (minimum: Double(44 + random.below(60)), points: Double(random.below(4000)) / 10)
            }
            let icons = (0..<random.below(3)).map { _ in Double(44 + random.below(110)) }
            let imageSize = random.chance(0.5) ? Double(random.below(60)) : nil
            let maxWidth = random.chance(0.3) ? Double(random.below(500)) : nil
            let (window, size) = (random.pick(WindowClass.all), random.pick(BannerDynamicTypeSize.allCases))
            let padding = BannerPadding(Double(random.below(40)))
            let style = random.pick(BannerTextStyle.allCases)
            let margin = random.chance(0.3) ? BannerInsets(Double(random.below(30))) : .zero
            let link = random.chance(0.5) ? Double(random.below(3000)) / 10 : nil
            let layout = random.pick(BannerButtonLayout.allCases)
            let alignment = random.pick(BannerAlignment.allCases)
            let titleWidths = titles.map { Self.title($0.points, minimum: $0.minimum) }
            var room = TextRoom(
                maxWidth: maxWidth, padding: padding, margin: margin,
                image: imageSize.map { ImageRoom(size: $0, style: style) }, icons: icons,
                titles: layout == .inline ? titleWidths : [], titlesBelow: layout == .below ? titleWidths : [],
                link: link.map { width in
                    TitleWidth(minimum: BannerArrangement.target, padding: 0) { _ in width...width }
                }, isCentered: alignment == .center)

            let buttons =
                titles.map { BannerButton(id: "retry", variant: .emphasis(.high), minimumSize: $0.minimum) }
                + icons.map { BannerButton(id: "close", variant: .icon, minimumSize: $0) }
            let container = BannerContainer(
                size: BannerSize(width: window.width, height: window.height), isCompact: window.isCompact)
            let arrangement = BannerArrangement(
                BannerArrangement.Options(
                    imageSize: imageSize.map { $0 * BannerTypeScale.imageScale(style, at: size) }, pointCount: 1,
                    bulletWidth: BannerArrangement.bulletWidth(fontSize: BannerTypeScale.points(style, at: size)),
                    link: link.map { _ in .trailing }, alignment: alignment, buttonLayout: layout,
                    isAccessibilitySize: size.isAccessibilitySize,
                    buttons: buttons),
                width: container.contentWidth(maxWidth: maxWidth, padding: padding, margin: margin)
            ) { part, _ in
                if part == .link { return BannerSize(width: link ?? 0, height: 20) }
                guard case .button(let index) = part else { return BannerSize(width: 0, height: 0) }
                let minimum = buttons[index].minimumSize
                guard index < titles.count else { return BannerSize(width: minimum, height: minimum) }
                let title = titles[index].points + 2 * BannerArrangement.titlePadding
                return BannerSize(width: max(minimum, title), height: minimum)
            }
            let widths = room.widths(in: window, at: size)
            // Centred lines take as much of the room as they need.
            let isWhole = alignment == .leading
            #expect(!isWhole || abs(widths.lowerBound - arrangement.text.width) < 1e-9, "seed \(random.seed)")
            #expect(!isWhole || abs(widths.upperBound - arrangement.text.width) < 1e-9, "seed \(random.seed)")
            #expect(room.hasRoomForLink(in: window, at: size) == arrangement.isLinkBeside, "seed \(random.seed)")
            let titled = arrangement.buttons.prefix(titles.count)
            if let first = titled.first {
                // Beside a column of several parts they stand at the top.
                let isBeside = first.y == 0
                let rows = Set(titled.map(\.y)).count
                let expected: ButtonRows = isBeside ? .beside : rows == titled.count && rows > 1 ? .each : .one
                let found = room.buttonRows(in: window, at: size)
                #expect(found == expected || titled.count == 1 && !isBeside && found > .beside, "seed \(random.seed)")
            }
            room.pointStyle = style
            let point = room.widths(in: window, at: size).lowerBound
            #expect(!isWhole || abs(point - (arrangement.points.first?.width ?? 0)) < 1e-9, "seed \(random.seed)")
        }
    }

    /// In 288 pt, titles stand beside the text as long as they leave it 96: buttons of 180 pt do, those of 181 pt don't.
    @Test func nearAThirdBothRoomsArePossible() {
        func room(_ titles: ClosedRange<Double>) -> ClosedRange<Double> {
            TextRoom(
                maxWidth: nil, padding: 0, margin: .zero, image: nil, icons: [],
                titles: [TitleWidth(minimum: 44) { _ in titles }], titlesBelow: []
            )
            .widths(in: .smallest, at: .large)
        }
        #expect(room(150...156) == 96...102)
        #expect(room(155...157) == 96...288, "below the text, if the title is as wide as it may be")
        #expect(room(157...160) == 288...288)
    }

    /// The height of a column is that of the runtime, whatever is in it.
    @Test(arguments: ["below", "trailing"], [BannerDynamicTypeSize.large, .accessibility1])
    func heightsOfColumnsAreThoseOfTheRuntime(placement: String, size: BannerDynamicTypeSize) throws {
        var sources = SourceSet()
        let example = RuleExample(
            """
            styles: { standard: { padding: { top: 3, bottom: 4 }, title: { style: title2 }, maxWidth: none } }
            buttons: { renew: { kind: emphasis, title: Renew } }
            banners:
              a:
                level: error
                title: Your plan ends
                text: Renew it.
                points: [One, Two]
                link: { title: See plans, placement: \(placement) }
                buttons: [renew]
            """)
        let source = SourceFile(path: "a.banner.yaml", bytes: example.bytes)
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        let (banner, style) = (spec.banners[0], spec.banners[0].look.style)
        let line = BannerTypeScale.lineHeight(BannerTypeScale.points(style.textStyle.value, at: size))
        let titleLine = BannerTypeScale.lineHeight(BannerTypeScale.points(style.titleStyle.value, at: size))
        let arrangement = BannerArrangement(
            BannerArrangement.Options(
                imageSize: style.imageSize.value * BannerTypeScale.imageScale(style.textStyle.value, at: size),
                hasTitle: true, pointCount: 2, bulletWidth: 15, link: banner.extras?.link?.shownPlacement,
                buttonLayout: .below, isAccessibilitySize: size.isAccessibilitySize,
                buttons: [BannerButton(id: "renew", variant: .emphasis(.low))]),
            width: 1000
        ) { part, _ in
            switch part {
            case .title: BannerSize(width: 80, height: 2 * titleLine)
            case .text: BannerSize(width: 80, height: 3 * line)
            case .point(let index): BannerSize(width: 80, height: Double(index + 1) * line)
            case .link: BannerSize(width: 80, height: line)
            default: BannerSize(width: 80, height: line + 16)
            }
        }
        let lines = TextLines(text: 3, title: 2, points: [1, 2])
        let height = BannerLayout(banner, banner.look, in: spec).height(lines, at: size)
        #expect(abs(height - (arrangement.height + 7)) < 1e-9)
    }

    /// Two buttons whose titles have no room beside each other, or beside the text, make a banner as high as the runtime draws it.
    @Test(arguments: ["below", "inline"])
    func buttonsWithoutRoomStandBelowEachOther(layout: String) throws {
        let linted = LintedText(
            """
            styles: { standard: { buttonLayout: \(layout), text: { dynamicType: [large, large] } } }
            buttons:
              again: { kind: emphasis, emphasis: high, title: Synchronize again }
              review: { kind: emphasis, emphasis: low, title: Review the changes }
            banners:
              a:
                level: error
                metrics: { display: never }
                dismissal: [button]
                text: Sync failed. Your changes are kept.
                buttons: [again, review]
            lint: { rules: { overlay-coverage: { limit: 1 } } }
            """)
        // Padding, two lines of text, and two buttons with the gaps above them.
        let note = try #require(linted.findings(of: "overlay-coverage").first?.notes.first, "\(linted.transcript)")
        #expect(note.hasPrefix("it is \(32 + 40 + 2 * (12 + 44)) pt high"))
        #expect(note.contains("its buttons one below the other, since their titles have no room"))
    }

    @Test func heightsAreThoseOfTheButtons() throws {
        func height(_ style: String, _ buttons: String, at size: BannerDynamicTypeSize = .large) throws -> Double {
            var sources = SourceSet()
            let source = SourceFile(
                path: "example.banner.yaml",
                bytes: Array(
                    """
                    bannerc: 1
                    name: Example
                    levels: { error: { tint: "#B00020", onTint: "#FFFFFF", spokenPrefix: Error, icon: { symbol: xmark.octagon } } }
                    styles: { standard: { \(style.contains("padding") ? "" : "padding: 16, ")\(style) } }
                    buttons:
                      close: { kind: icon, image: { symbol: xmark }, label: Close, size: 150 }
                      retry: { kind: emphasis, emphasis: lowest, title: Retry, size: 60 }
                    banners: { syncFailed: { level: error, text: Sync failed., buttons: \(buttons) } }
                    """.utf8))
            let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
            return BannerLayout(spec.banners[0], spec.banners[0].look, in: spec)
                .height(TextLines(text: 1), at: size)
        }
        #expect(try height("buttonLayout: below", "[close]") == 150 + 32)
        #expect(try height("buttonLayout: inline", "[retry]") == 60 + 32)
        #expect(try height("buttonLayout: below", "[retry, close]") == 150 + 12 + 60 + 32)
        #expect(try height("image: { size: 40 }", "[]") == 40 + 32)
        #expect(try height("image: { size: 40 }", "[]", at: .accessibility1) == 60 + 32)
        // A bar that takes taps is as high as a target; one that takes none is as high as its text.
        let low = "padding: 1, image: { size: 16 }, dismissal:"
        #expect(try height("\(low) [tap]", "[]") == 44)
        #expect(try height("\(low) [button]", "[]") == 22)
    }
}
