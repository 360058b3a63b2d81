// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// How high a banner would be with less in it, at the text size at which it is tallest then.
///
/// A button or a link that comes to stand beside the text takes room from it, so the text is set anew.
final class ReducedBanner {
    private let banner: Int
    private let scenario: Int
    private let look: Look
    private let layout: BannerLayout
    private let window: WindowClass
    private let linted: LintedSpec
    /// The texts, by what has come to stand beside them.
    private var texts: [Set<Saving>: [ShownText]] = [:]

    /// The savings that move parts from below the text to its side.
    private static let rearranging: Set<Saving> = [.buttonsBelow, .linkBelow]

    /// A banner in a scenario, both by their index, which has `layout` there.
    init(
        _ banner: Int, in scenario: Int, _ look: Look, _ layout: BannerLayout, _ window: WindowClass,
        _ linted: LintedSpec
    ) {
        self.banner = banner
        self.scenario = scenario
        self.look = look
        self.layout = layout
        self.window = window
        self.linted = linted
    }

    /// The height in points with less of what is `spared`, and with so many lines of its text at the most; with what stands around
    /// the bar.
    func height(sparing spared: Set<Saving> = [], atMost lines: Int? = nil) -> Double {
        let beside = spared.intersection(Self.rearranging)
        let layout = layout.sparing(spared)
        let texts = texts(beside: beside, layout)
        // What has no room beside the text stays below it.
        guard beside.isEmpty || texts.allSatisfy(hasRoom) else {
            return height(sparing: spared.subtracting(Self.rearranging), atMost: lines)
        }
        return layout.outerHeight(TallestText(texts, in: window, look, layout, atMost: lines))
    }

    /// The height in points with text sizes in `sizes` alone, and with all lines that its text needs there; with what stands around
    /// the bar.
    func height(in sizes: ClosedRange<BannerDynamicTypeSize>) -> Double {
        layout.outerHeight(TallestText(whole: texts(beside: [], layout), in: window, look, layout, sizes))
    }

    private func hasRoom(_ text: ShownText) -> Bool {
        look.style.dynamicType.value.sizes.allSatisfy { text.room.hasRoomForAll(in: window, at: $0) }
    }

    private func texts(beside: Set<Saving>, _ layout: BannerLayout) -> [ShownText] {
        if let known = texts[beside] { return known }
        let shown =
            beside.isEmpty
            ? linted.shownTexts.texts(of: banner, in: scenario)
            : linted.shownTexts.texts(of: banner, in: linted.scenarios[scenario], layout)
        texts[beside] = shown
        return shown
    }
}
