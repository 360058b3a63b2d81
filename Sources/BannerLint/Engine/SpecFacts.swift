// SPDX-License-Identifier: Apache-2.0

/// Parts of a spec that rules rely on. What banners say themselves is not among them: every rule does.
struct SpecFacts: OptionSet, Hashable {
    let rawValue: Int

    static let palette = SpecFacts(rawValue: 1 << 0)
    static let metrics = SpecFacts(rawValue: 1 << 1)
    static let buttons = SpecFacts(rawValue: 1 << 2)
    static let levels = SpecFacts(rawValue: 1 << 3)
    /// How styles look.
    static let styles = SpecFacts(rawValue: 1 << 4)
    static let surfaces = SpecFacts(rawValue: 1 << 5)
    static let screens = SpecFacts(rawValue: 1 << 6)
    static let queue = SpecFacts(rawValue: 1 << 7)
    static let locales = SpecFacts(rawValue: 1 << 8)
    static let profile = SpecFacts(rawValue: 1 << 9)
    /// What styles do: their ways out, their metrics and all else that no view draws.
    static let behaviors = SpecFacts(rawValue: 1 << 10)
    /// The levels one beside the other, used or not.
    static let allLevels = SpecFacts(rawValue: 1 << 11)
}

extension RegisteredRule {
    /// What the rule relies on. One that looks at more is silent too rarely: a part in error has a default, and the rule would
    /// speak of that.
    var facts: SpecFacts {
        var facts = description.group.facts
        if type == ContrastStatusBar.self { facts.insert(.surfaces) }
        if check?.comparesLevels == true { facts.insert(.allLevels) }
        return facts
    }
}

extension RuleGroup {
    /// What the rules of the group rely on, but for those that look further.
    fileprivate var facts: SpecFacts {
        switch self {
        // They speak of what is written, and not of what it means.
        case .suppression, .yaml, .language: []
        case .text: [.levels, .styles, .buttons, .locales, .profile]
        case .color: [.palette, .levels, .styles, .buttons]
        case .buttons: [.metrics, .levels, .styles, .behaviors, .buttons, .locales]
        case .time: [.metrics, .levels, .styles, .behaviors, .buttons, .locales]
        case .geometry: [.metrics, .levels, .styles, .behaviors, .buttons, .surfaces]
        case .queue: [.metrics, .buttons, .levels, .styles, .behaviors, .surfaces, .screens, .queue, .locales]
        case .accessibility: [.metrics, .levels, .styles, .behaviors, .buttons, .locales]
        }
    }
}
