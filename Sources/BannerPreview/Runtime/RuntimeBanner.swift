// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// A banner of a spec as BannerKit gets it from generated code: in one theme and language, with values in the place of its parameters.
struct RuntimeBanner: BannerContent {
    /// How it looks and behaves.
    struct Style: BannerStyle {
        var bannerConfiguration: BannerConfiguration
    }

    /// What it means.
    struct Level: BannerLevel {
        var severity: Int
        var levelConfiguration: BannerLevelConfiguration
    }

    /// What it says.
    struct Words: Hashable {
        var title: String?
        var text: String
        var points: [String] = []
    }

    var id: String
    var style: Style
    var level: Level
    var bannerSurface: BannerSurface
    var bannerButtons: [BannerButton]
    var image: BannerImage?
    var link: BannerLink?
    var barTap: BannerBarTap
    var trigger: BannerTrigger?
    var progress: BannerProgress?
    var words: Words
    /// The languages of parts that have no text in that of the banner, and are in another one.
    var languages: [BannerPart: String] = [:]

    /// The language that `part` is in, where the banner is shown in `locale`.
    func language(of part: BannerPart, in locale: String) -> String { languages[part] ?? locale }

    func title(in locale: String) -> String? { words.title }
    func text(in locale: String) -> String { words.text }
    func points(in locale: String) -> [String] { words.points }
}
