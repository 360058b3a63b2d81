// SPDX-License-Identifier: Apache-2.0

/// A character that no text needs.
enum ControlCharacter: DescribedRule {
    static let description = RuleDescription(
        "BN118", "control-character", .yaml, .error,
        summary: "a file holds no control characters",
        source: "YAML 1.2.2, 5.1 Character Set; RFC 8259, 7 Strings",
        what:
            "NUL and other control characters but tab, LF and CR LF, a byte order mark within the file, U+FFFE and "
            + "U+FFFF are found wherever they stand. In a token file these are the control characters below U+0020.",
        why: "Nobody sees them, and screens, terminals and generated code each make something else of them.",
        how: "Remove it. In an editor that does not show it, retype the line.",
        bad: [
            RuleExample("description: The banners«\u{7} of Acme\n")
        ],
        good: [
            RuleExample("description: The banners of Acme\n")
        ])
}
