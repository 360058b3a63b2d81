// SPDX-License-Identifier: Apache-2.0

/// A file that is too large.
///
/// An example would have to be longer than 16 MiB; the reader's own tests show what breaks the rule.
enum FileSizeLimit: DescribedRule {
    static let description = RuleDescription(
        "BN113", "file-size-limit", .yaml, .error,
        summary: "a file has at most 16 MiB",
        source: "bannerc, The language, Limits",
        what: "The bytes of a spec or a token file are counted. A larger file is not read.",
        why: "Even a catalogue of 20,000 banners stays below it. What is larger is hardly a spec.",
        how: "Check that it is the right file. If it is, split it, and name its parts under `use`.",
        bad: [], good: [],
        noExample: "16 MiB are too much for a page")
}
