// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// What the height of a banner depends on, beside its look and the lines of its texts. Of a large catalogue, most banners share a few.
struct BannerFrame: Hashable {
    private let buttons: [Int]
    private let hasImage: Bool
    private let hasTitle: Bool
    private let pointCount: Int
    private let link: BannerLink.Placement?
    private let tap: BannerBarTap
    private let hasTapsOfProgress: Bool

    /// The frame of `banner`.
    init(_ banner: Banner) {
        let extras = banner.extras
        buttons = banner.buttons.map(\.value)
        hasImage = extras?.image != nil
        hasTitle = extras?.title != nil
        pointCount = extras?.points.count ?? 0
        link = extras?.link?.shownPlacement
        tap = banner.barTap
        hasTapsOfProgress = extras?.progress?.onTap.isEmpty == false
    }
}

/// The frames of a spec's banners.
struct BannerFrames {
    /// The number of each banner's frame, by the banner's index.
    let numbers: [Int]
    /// How many different ones there are.
    let count: Int

    init(_ spec: Spec) {
        var known: [BannerFrame: Int] = [:]
        numbers = spec.banners.map { banner in
            let frame = BannerFrame(banner)
            let number = known[frame] ?? known.count
            known[frame] = number
            return number
        }
        count = known.count
    }
}

/// Answers to a question about a look that banners of the same frame share.
struct FrameAnswers {
    private let frames: BannerFrames
    private var known: [Bool?]

    /// None yet.
    init(_ linted: LintedSpec) {
        frames = linted.frames
        known = Array(repeating: nil, count: frames.count)
    }

    /// The answer for the banner at `index`, which `ask` gives for the first of its frame.
    mutating func answer(_ index: Int, _ ask: () -> Bool) -> Bool {
        let frame = frames.numbers[index]
        if let answer = known[frame] { return answer }
        let answer = ask()
        known[frame] = answer
        return answer
    }
}
