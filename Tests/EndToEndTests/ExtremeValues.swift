// SPDX-License-Identifier: Apache-2.0

/// Values that nobody would write, as YAML.
enum ExtremeValues {
    private static let numbers = [
        "0", "-0", "-1", "1", "2", "0.1", "1e308", "-1e308", "1e-308", "5e-324", "1e400", ".nan", ".inf", "-.inf",
        "10000",
        "1000000", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "30%",
        "100%", "0x10",
    ]

    private static let durations = [
        "0ms", "0s", "1ms", "0.0001ms", "600s", "1e308s", "99999999s", "9223372036854775807ms", "-1s", "never", "s",
        "1h",
        "500ms", "10s",
    ]

    private static let motions = [
        "{ damping: 0, velocity: 0 }", "{ damping: 1e-9, velocity: 1e9 }", "{ damping: 1, velocity: -1e6 }",
        "{ damping: 1, velocity: 1000 }", "{ damping: 0.001, velocity: 0 }", "{ damping: 0.999999999, velocity: 100 }",
        "{ damping: 2, velocity: 1 }", "{ damping: 0.05, velocity: -1000 }", "{ damping: 1e308, velocity: 1e308 }",
        "[0, 0, 0, 0]", "[0.5, -1e9, 0.5, 1e9]", "[1, -100, 0, 100]", "[0, 1e300, 1, -1e300]", "[2, 0, 2, 0]", "linear",
    ]

    private static let colors = [
        "\"#00000000\"", "\"#FFFFFF01\"", "\"#FFFFFFFF\"", "\"#808080\"", "\"#7F7F7F80\"", "\"#fff\"", "\"#\"",
        "\"{palette.ink}\"", "\"{palette.none}\"", "\"{color.black}\"",
        "{ light: \"#FFFFFF\" }", "{ light: \"#FFFFFF\", dark: \"#000000\", darkHighContrast: \"#00000001\" }",
        "{ colorSpace: display-p3, components: [1, 0, 0], alpha: 0.5 }",
        "{ colorSpace: oklch, components: [0.7, none, 0] }",
        "{ colorSpace: oklch, components: [1, 0.4, 720], alpha: 0 }",
        "{ colorSpace: lab, components: [50, 125, -125] }", "{ colorSpace: lch, components: [0, 150, -1] }",
        "{ colorSpace: xyz-d65, components: [1000, -1000, 1e300] }", "{ colorSpace: srgb, components: [-5, 5, 0.5] }",
        "{ colorSpace: prophoto-rgb, components: [0, 1, 0], alpha: 1 }", "{ colorSpace: hsl, components: [0, 0, 0] }",
        "{ colorSpace: hwb, components: [none, none, none], alpha: none }",
        "{ colorSpace: srgb-linear, components: [1e-300, 0, 0] }", "{ colorSpace: rec2020, components: [1, 1, 1] }",
        "{ colorSpace: a98-rgb, components: [0.2, 0.4, 0.6], alpha: 1e-9 }",
    ]

    private static let lists = [
        "[]", "{}", "[[]]", "[{}]", "[null]", "[tap, tap, tap]", "[swipe]", "[timer]", "[a, b, c]", "[close, close]",
        "[style, style]", "[text]", "[accessibility5, xSmall]", "[xSmall, accessibility5]",
        "[accessibility5, accessibility5]",
        "{ a: {} }", "{ en: }", "{ \"\": \"\" }", "{ other: { other: { other: x } } }",
    ]

    private static let names = [
        "none", "never", "standard", "default", "self", "top", "bottom", "leading", "embedded", "overlay", "light",
        "dark",
        "automatic", "assertive", "polite", "off", "priority", "fifo", "lifo", "suspend", "preempt", "enqueue", "drop",
        "always", "adjacent", "screen", "scene", "app", "owl", "apple", "material", "fiori", "orange", "wcag-aaa",
        "string",
        "int", "double", "date", "circle", "largeTitle", "caption2", "ultraLight", "black", "accessibility5", "nowhere",
        "ünknown", "../closing.banner.yaml", "closing.banner.yaml", "true", "false", "yes", "~", "null", "",
        "\"http://example.com/a b.png\"", "\"http://u@h\"", "\"https:\"", "\"://\"", "http", "arrow.left", "xmark",
    ]

    private static let locales = [
        "ar", "he", "zh-Hans", "zh-Hant-HK", "und", "en-US", "lv", "ga", "sl", "cy", "ja", "th", "fa", "qaa",
        "x-private",
        "en-u-nu-arab", "i-klingon", "EN", "e", "root",
        "{ development: ar, supported: [ar] }", "{ development: en, supported: [] }",
        "{ development: en, supported: [en, en] }",
        "{ development: en, supported: [ar, cy, he, ru, sl, th, zh-Hans] }",
    ]

    private static let texts = [
        "\"\"", "\" \"", "\"\\u200B\"", "\"\\u00A0\"", "\"\\n\"", "\"\\t\\r\\0\\x1B[31m\"", "\"...\"", "...", "\"…\"",
        "\"\\u202Eabc\"", "\"\\u2066\\u2066\\u2069\"", "\"\\u2069\\u2069\\u202C\"", "\"\\uFEFF\\u2028\\u2029\"",
        "مرحبا بك {count}", "\"שלום {name}!\"", "\"a\\u0301\\u0301\\u0301\"", "\"\\u0301\"", "\"{count}\\u0301\"",
        "👩‍👩‍👧‍👦🏳️‍🌈🇫🇷🇫",
        "\"\\U0001F468\\u200D\"", "\"{count}\"", "\"{}\"", "\"{{}}\"", "\"{count\"", "\"{network}{network}{count}\"",
        "ประเทศไทย", "日本語の長い文", "한국어 문장입니다", "\"<b>bold</b> **x** [a](b) &amp;\"", "Please wait", "OK",
        "Success: ok!!!",
        "|\n        a\n\n        b\n", ">+\n        folded\n\n", "{ plural: count, other: \"{count}\" }",
        "{ plural: nothing, other: x }", "{ plural: count, zero: a, one: b, two: c, few: d, many: e, other: f }",
        "{ en: a, ar: \"{count}\" }", "{ en: { plural: count } }",
    ]

    /// What a huge text repeats.
    private static let pieces = [
        "a", "word ", "é", "a\u{301}", "مرحبا ", "\u{202E}", "日", "ก", "👩‍👩‍👧", "🇫", "{count}", "{{", "\u{AD}", "-", ". ",
        "\u{300}",
        "\u{A0}", "\u{200D}", "İ", "ﷺ", "...", "...x",
    ]

    private static let groups = [numbers, durations, motions, colors, lists, names, locales, texts]

    /// One of them; now and then a huge text.
    static func random(using random: inout some RandomNumberGenerator) -> String {
        guard Int.random(in: 0..<12, using: &random) > 0, let group = groups.randomElement(using: &random) else {
            return hugeText(using: &random)
        }
        return group.randomElement(using: &random) ?? ""
    }

    private static func hugeText(using random: inout some RandomNumberGenerator) -> String {
        let count = [100, 1000, 10_000].randomElement(using: &random) ?? 1
        let pieces = (0..<2).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        return "\"" + String(repeating: pieces.joined(), count: count) + "\""
    }
}
