// SPDX-License-Identifier: Apache-2.0

/// What rules are about: the first digit of their codes.
public enum RuleGroup: String, CaseIterable, Sendable {
    /// 0xx: comments that suppress findings, and settings of rules.
    case suppression
    /// 1xx: the syntax of YAML.
    case yaml
    /// 2xx: the language of specs.
    case language
    /// 3xx: what banners say.
    case text
    /// 4xx: colours and contrast.
    case color
    /// 5xx: buttons, and ways out.
    case buttons
    /// 6xx: time and motion.
    case time
    /// 7xx: positions and sizes.
    case geometry
    /// 8xx: one banner at a time.
    case queue
    /// 9xx: accessibility, localisation, images.
    case accessibility

    /// The digit behind `BN` in the codes of the group.
    public var digit: Character {
        switch self {
        case .suppression: "0"
        case .yaml: "1"
        case .language: "2"
        case .text: "3"
        case .color: "4"
        case .buttons: "5"
        case .time: "6"
        case .geometry: "7"
        case .queue: "8"
        case .accessibility: "9"
        }
    }

    /// The group as a heading.
    public var title: String {
        switch self {
        case .suppression: "Suppression and settings"
        case .yaml: "YAML"
        case .language: "Language"
        case .text: "Text"
        case .color: "Colour"
        case .buttons: "Buttons and dismissal"
        case .time: "Time and motion"
        case .geometry: "Geometry"
        case .queue: "One at a time"
        case .accessibility: "Accessibility, localisation, assets"
        }
    }
}
