// SPDX-License-Identifier: Apache-2.0

import BannerCore
public import BannerSpec
import Diagnostics

/// How much room the texts of a spec have, in words for translators.
public enum RoomNotes {
    /// The notes by the key of a text, such as `banners.syncFailed.text`: "At most 2 lines of 343 points, 17 points high (…)".
    ///
    /// The width is that on a phone 375 points wide, at the text size Large.
    public static func all(in spec: Spec, _ memory: LintMemory = LintMemory()) -> [String: [String]] {
        let linted = LintedSpec(spec, SourceSet(), assets: nil, platforms: [], memory: memory)
        var notes: [String: [String]] = [:]
        for (index, banner) in spec.banners.enumerated() {
            for shown in linted.shownTexts.texts(of: index, in: 0) where shown.locale == spec.locales.development {
                let key = "banners.\(banner.name.value).\(role(shown, banner))"
                if notes[key] == nil { notes[key] = [note(shown)] }
            }
        }
        for button in spec.buttons where button.title != nil {
            notes["buttons.\(button.name.value).title"] = ["One line, as short as can be."]
        }
        return notes
    }

    private static func note(_ shown: ShownText) -> String {
        let style = shown.look.style
        let lines =
            switch shown.part {
            case .title: style.titleMaxLines.value
            case .text, .point: style.maxLines.value
            case .link: 1
            }
        let width = shown.width(in: phone, at: .large)
        let points = Figure.text(shown.points(at: .large))
        return
            "At most \(Figure.count(lines, "line")) of \(Figure.text(width.rounded(.down))) points, in letters of \(points) points."
    }

    private static func role(_ shown: ShownText, _ banner: Banner) -> String {
        switch shown.part {
        case .title: return "title"
        case .point(let index): return "point\(index + 1)"
        case .link: return "link"
        case .text:
            let completion = banner.extras?.progress?.completion?.text.entries ?? []
            return completion.contains { $0.place.holds(shown.place) } ? "completion" : "text"
        }
    }

    /// The phone that the widths are those of.
    private static var phone: WindowClass { WindowClass.all.first { $0.width == 375 } ?? .smallest }
}

extension Place {
    fileprivate func holds(_ other: Place) -> Bool {
        file == other.file && bytes.lowerBound <= other.bytes.lowerBound && other.bytes.upperBound <= bytes.upperBound
    }
}
