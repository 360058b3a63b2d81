// SPDX-License-Identifier: Apache-2.0

/// An invisible character where only machines read.
enum UnsafeCharacter: DescribedRule {
    static let description = RuleDescription(
        "BN226", "unsafe-character", .language, .error,
        summary: "names of images, events and conditions contain no invisible characters",
        source: "Unicode Technical Standard 55, Source Code Handling",
        what:
            "The values of `symbol`, `asset`, `url`, `placeholder`, `event`, `condition` and `clears` contain no control or "
            + "format characters, no line or paragraph separators, and no characters that Unicode leaves undefined or for "
            + "private use.",
        why: "Two names that look the same would differ, and the image or the event would never be found.",
        how:
            "Remove the character. Write a symbol by its name, such as `xmark`, and not as the glyph copied from an app.",
        bad: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: Offline., image: { asset: «"cloud\\u200B-off", decorative: true } }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: Offline., image: { asset: cloud-off, decorative: true } }
                """)
        ])
}
