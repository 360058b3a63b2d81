// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
import Diagnostics

/// A number or word by which a team tunes a rule.
public struct RuleParameter: Sendable {
    /// What values a parameter takes.
    public enum Kind: Sendable {
        /// A number in a range.
        case number(ClosedRange<Double>)
        /// A whole number in a range.
        case count(ClosedRange<Int>)
        /// A duration in a range of milliseconds, written with `ms` or `s`.
        case duration(ClosedRange<Double>)
        /// `true` or `false`.
        case flag
        /// A colour, `#RRGGBB` or `#RRGGBBAA`.
        case color
    }

    /// The key under which it is set.
    public let name: String
    /// What values it takes.
    public let kind: Kind
    /// What its numbers count, such as `pt` or `graphemes/s`; empty for a mere number or another kind.
    public let unit: String
    /// The default as a spec would write it; `nil` where the spec itself says it, such as a style's `maxLines`.
    public let standard: String?
    /// The defaults of profiles that differ.
    public let profiles: [Profile: String]
    /// The parameter of the same rule that it is not below, nor darker than it if they are colours; `nil` where there is none.
    public let floor: String?
    /// What it means, as a phrase.
    public let meaning: String

    private init(
        _ name: String, _ kind: Kind, _ unit: String, _ standard: String?, _ profiles: [Profile: String],
        floor: RuleParameter? = nil, _ meaning: String
    ) {
        self.name = name
        self.kind = kind
        self.unit = unit
        self.standard = standard
        self.profiles = profiles
        self.floor = floor?.name
        self.meaning = meaning
    }

    /// A number of `unit` in `range`.
    public static func number(
        _ name: String, _ standard: Double?, unit: String = "", in range: ClosedRange<Double>,
        profiles: [Profile: Double] = [:], notBelow floor: RuleParameter? = nil, _ meaning: String
    ) -> RuleParameter {
        RuleParameter(
            name, .number(range), unit, standard.map { Figure.text($0) }, profiles.mapValues { Figure.text($0) },
            floor: floor, meaning)
    }

    /// A whole number of `unit` in `range`.
    public static func count(
        _ name: String, _ standard: Int?, unit: String = "", in range: ClosedRange<Int>, profiles: [Profile: Int] = [:],
        _ meaning: String
    ) -> RuleParameter {
        RuleParameter(
            name, .count(range), unit, standard.map(String.init), profiles.mapValues(String.init), meaning)
    }

    /// A duration; `standard`, `profiles` and `range` are milliseconds.
    public static func duration(
        _ name: String, _ standard: Double, in range: ClosedRange<Double>, profiles: [Profile: Double] = [:],
        notBelow floor: RuleParameter? = nil, _ meaning: String
    ) -> RuleParameter {
        RuleParameter(
            name, .duration(range), "", Duration.milliseconds(standard).plain,
            profiles.mapValues { Duration.milliseconds($0).plain }, floor: floor, meaning)
    }

    /// `true` or `false`.
    public static func flag(
        _ name: String, _ standard: Bool, profiles: [Profile: Bool] = [:], _ meaning: String
    ) -> RuleParameter {
        RuleParameter(name, .flag, "", "\(standard)", profiles.mapValues { "\($0)" }, meaning)
    }

    /// A colour in hex; a lighter one is above a darker one.
    public static func color(
        _ name: String, _ standard: String, notBelow floor: RuleParameter? = nil, _ meaning: String
    ) -> RuleParameter {
        RuleParameter(name, .color, "", standard, [:], floor: floor, meaning)
    }
}
