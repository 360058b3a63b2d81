// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// A level. `metrics` are those of its design.
    init(_ level: Level, metrics: [Metrics], root: String) {
        let attributes = level.attributes
        self.init(
            name: level.name.value, description: level.description,
            tokens: [
                Token("severity", .number(Double(level.severity.value))),
                Token("tint", .color(TokenColor(attributes.tint.value.light, root: root))),
                Token("onTint", .color(TokenColor(attributes.onTint.value.light, root: root))),
                // Where a level has none, it is what is drawn over its tint.
                Token(
                    "accent", .color(TokenColor(attributes.accentColor.light, root: root)),
                    isPlain: attributes.accent.value == nil),
            ],
            details: { json in
                if attributes.icon.place != nil { json.image("icon", attributes.icon.value) }
                if let prefix = attributes.spokenPrefix.value { json.text("spokenPrefix", prefix) }
                json.member("announcement", attributes.announcement.value.rawValue)
                json.member("haptic", attributes.haptic.value.rawValue)
                if let own = level.metrics, let name = metrics[own.value].name { json.member("metrics", name) }
            })
    }
}
