// SPDX-License-Identifier: Apache-2.0

/// A file that holds nothing.
enum EmptyFile: DescribedRule {
    static let description = RuleDescription(
        "BN116", "empty-file", .yaml, .error,
        summary: "a file is not empty",
        source: "bannerc, The language, The top of the file",
        what: "The file contains something besides white space and comments.",
        why: "Even the smallest spec says which version of the language it is in.",
        how: "Start with `bannerc: 1`; `bannerc init` writes a spec to start from.",
        bad: [
            RuleExample("«# To be written.\n", isWhole: true)
        ],
        good: [
            RuleExample("bannerc: 1\nname: Acme\n", isWhole: true)
        ])
}
