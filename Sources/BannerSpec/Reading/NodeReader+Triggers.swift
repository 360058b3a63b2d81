// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    func trigger(_ node: Node) -> TriggerDeclaration? {
        let trigger = TriggerDeclaration(place: node.place)
        var keys = FieldTable<TriggerKey, Place>()
        let meant = fields(
            of: node, "a trigger", as: TriggerKey.self, example: "{ event: \(shown(node.text)) }"
        ) { field, key, value in
            keys[field] = key.place
            switch field {
            case .event: trigger.event = technicalText(value, key, "the name of an event")
            case .condition: trigger.condition = technicalText(value, key, "the name of a condition")
            case .clears: trigger.clears = technicalText(value, key, "the name of an event")
            case .screens: trigger.screens = references(value, key, "a screen", in: .screens) ?? []
            case .minInterval: trigger.minInterval = duration(value, key)
            case .mutex:
                trigger.mutex =
                    value.kind == .sequence
                    ? references(value, key, "a banner", in: .banners) ?? []
                    : reference(value, key, "a banner", in: .banners).map { [$0] } ?? []
            }
        }
        guard node.kind == .mapping else { return nil }
        if let event = keys[.event], let condition = keys[.condition] {
            report(
                .conflictingFields, "a trigger is an event or a condition, not both", at: condition,
                labels: [Label("the event", at: event)])
        }
        if keys[.event] == nil, keys[.condition] == nil, !meant.contains(.event), !meant.contains(.condition) {
            report(
                .missingField, "the trigger has no cause", at: node.place,
                help: ["add `event: …` or `condition: …`"])
        }
        if let clears = keys[.clears], keys[.condition] == nil, !meant.contains(.condition) {
            report(.conflictingFields, "only a trigger with a `condition` takes `clears`", at: clears)
        }
        return trigger
    }

    /// How long a banner may wait. One that may not wait at all is better told by the policy of its queue.
    func expiry(_ node: Node, _ key: Node) -> Located<Duration>? {
        guard let time = duration(node, key) else { return nil }
        guard time.value > .zero else {
            report(
                .outOfRange, "`\(key.text)` is 0: the banner would never show", at: node.place,
                help: ["write how long its message stays true, such as `10min`"])
            return nil
        }
        return time
    }
}
