// SPDX-License-Identifier: Apache-2.0

/// Too many used files.
///
/// An example would have to use more than a hundred files; the loader's own tests show what breaks the rule.
enum UseLimit: DescribedRule {
    static let description = RuleDescription(
        "BN211", "use-limit", .language, .error,
        summary: "a spec uses at most 100 files",
        source: "bannerc, The language, Limits",
        what: "The files under `use` are counted, those that used files use in turn included, each once.",
        why: "A design system has a handful. More of them are hard to keep in mind, and slow to read for every tool.",
        how: "Join files that belong together.",
        bad: [], good: [],
        noExample: "a hundred files are too many for a page")
}
