// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// A level. In a theme nothing is required, since a theme writes only what differs.
    func level(
        _ node: Node, _ name: Located<String>, _ locales: LocaleScope, isOverride: Bool = false
    ) -> LevelDeclaration {
        let level = LevelDeclaration()
        var hasTint = false
        var hasOnTint = false
        let meant = fields(of: node, "a level", as: LevelKey.self) { field, key, value in
            switch field {
            case .severity:
                level.severity = int(
                    value, key, in: -1_000_000...1_000_000,
                    example: "write a number, such as 30: the higher, the more urgent")
            case .tint:
                hasTint = true
                level.fields.tint = color(value, key, isOverride: isOverride)
            case .onTint:
                hasOnTint = true
                level.fields.onTint = color(value, key, isOverride: isOverride)
            case .accent: level.fields.accent = color(value, key, isOverride: isOverride)
            case .icon: level.fields.icon = imageOrNone(value, locales, of: .level)
            case .spokenPrefix: level.fields.spokenPrefix = text(value, key, locales)
            case .announcement: level.fields.announcement = choice(value, key)
            case .haptic: level.fields.haptic = choice(value, key)
            case .metrics: level.metrics = reference(value, key, "a metric", in: .metrics)
            case .description: level.description = description(value, key)
            }
        }
        guard !isOverride, node.kind == .mapping else { return level }
        for (key, isThere, help) in [
            (LevelKey.tint, hasTint, "add the fill: `tint: \"#B3261E\"`"),
            (.onTint, hasOnTint, "add the colour drawn over the tint: `onTint: \"#FFFFFF\"`"),
        ] where !isThere && !meant.contains(key) {
            report(
                .missingField, "level `\(shown(name.value))` has no `\(key.rawValue)`", at: name.place, help: [help])
        }
        return level
    }
}
