// SPDX-License-Identifier: Apache-2.0

/// A character that no text needs.
enum ControlCharacter: DescribedRule {
    static let description = RuleDescription(
        "BN118", "control-character", .yaml, .error,
        summary: "a file contains no control characters",
        source: "YAML 1.2.2, 5.1 Character Set; RFC 8259, 7 Strings",
        what:
            "NUL and other control characters except tab, LF and CR LF, a byte order mark within the file, U+FFFE and "
            + "U+FFFF are reported wherever they appear. In a token file, these are the control characters below "
            + "U+0020.",
        why: "Nobody sees them, and screens, terminals and generated code each treat them differently.",
        how: "Remove the character. In an editor that does not show it, retype the line.",
        bad: [
            RuleExample("description: The banners«\u{7} of Acme\n")
        ],
        good: [
            RuleExample("description: The banners of Acme\n")
        ])
}
