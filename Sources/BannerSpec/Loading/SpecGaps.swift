// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Where a partial spec has a default, or nothing at all, though its author wrote something: in a file that could not be read,
/// in a section that is none, behind a name that leads nowhere.
///
/// What is reported is not repeated here: an error within a definition speaks for itself.
public struct SpecGaps: Sendable {
    /// Where references and aliases are written that lead nowhere, reported or not.
    public var unresolved: [Place] = []
    /// Whether the metrics `standard` are those of the spec, or it has none.
    public var hasStandardMetrics = true
    /// Whether the style `standard` is that of the spec, or it has none.
    public var hasStandardStyle = true
    /// Whether the surface `main` is that of the spec, or it has none.
    public var hasMainSurface = true
    /// Whether the levels are all that the spec has.
    public var hasAllLevels = true
    /// Whether the banners are all that the spec has.
    public var hasAllBanners = true
    /// Whether the languages are those of the spec.
    public var hasLocales = true
    /// Whether the platforms are those of the spec, or it has none.
    public var hasPlatforms = true
    /// Whether the queue is that of the spec.
    public var hasQueue = true
    /// Whether the profile is that of the spec.
    public var hasProfile = true
    /// Whether the settings of rules are those of the spec.
    public var hasRules = true

    init() {}

    init(_ declarations: Declarations, _ reader: NodeReader, isComplete: Bool) {
        unresolved = reader.unresolved
        func has(_ name: String, in table: Table<some Any>) -> Bool {
            table.index(of: name) != nil || isComplete && !table.hasFailed(name)
        }
        hasStandardMetrics = has("standard", in: declarations.metrics)
        hasStandardStyle = has("standard", in: declarations.styles)
        hasMainSurface = has("main", in: declarations.surfaces)
        func hasAll(_ table: Table<some Any>) -> Bool {
            isComplete && !table.isPartial && table.failedNames.isEmpty
        }
        hasAllLevels = hasAll(declarations.levels)
        hasAllBanners = hasAll(declarations.banners)
        hasLocales = declarations.isKnown(.locales, isComplete: isComplete)
        hasPlatforms = declarations.isKnown(.platforms, isComplete: isComplete)
        hasQueue = declarations.isKnown(.queue, isComplete: isComplete)
        let lint = declarations.lint
        let mayHaveLint = lint == nil && !declarations.isKnown(.lint, isComplete: isComplete)
        hasProfile = lint?.isProfileKnown ?? !mayHaveLint
        hasRules = lint?.settings.isWhole ?? !mayHaveLint
    }
}
