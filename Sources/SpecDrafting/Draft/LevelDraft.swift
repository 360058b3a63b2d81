// SPDX-License-Identifier: Apache-2.0

import ColorSpaces

/// What a draft says of a level: the colours of the library that the app uses, and what the language wants besides.
enum LevelDraft {
    /// A level that libraries know.
    struct Kind: Sendable {
        var severity: Int
        var symbol: String
        var announcement = "polite"
    }

    static let names = ["notice", "info", "success", "warning", "error"]

    static let kinds: [String: Kind] = [
        "notice": Kind(severity: 5, symbol: "bell.fill"),
        "info": Kind(severity: 10, symbol: "info.circle.fill"),
        "success": Kind(severity: 20, symbol: "checkmark.circle.fill"),
        "warning": Kind(severity: 30, symbol: "exclamationmark.triangle.fill"),
        "error": Kind(severity: 40, symbol: "exclamationmark.octagon.fill", announcement: "assertive"),
    ]

    /// What text needs on its ground (WCAG 2.2, 1.4.3).
    private static let contrast = 4.5

    /// The level `name` in the colours of `library`, as the banner at `place` has them.
    static func level(_ name: String, _ library: BannerLibrary, _ place: AppPlace) -> SpecDraft.Level? {
        guard let look = library.look(of: name), let kind = kinds[name] else { return nil }
        var lines = ["severity: \(kind.severity)"]
        let (text, worst) = readable(look)
        if let worst {
            lines.append(
                "# \(library.name) writes \(look.text) on this tint, which is \(worst): too little to be read.")
        }
        lines.append("tint: \(value(look.light, look.dark))  # that of \(library.name)")
        lines.append("onTint: \(text.light == text.dark ? "\"\(text.light)\"" : value(text.light, text.dark))")
        lines.append("icon: { symbol: \(kind.symbol), decorative: true }")
        if kind.announcement != "polite" { lines.append("announcement: \(kind.announcement)") }
        let drafted = text.light == text.dark ? text.light : "\(text.light) in light and \(text.dark) in dark"
        let doubt = worst.map {
            Doubt(
                "\(library.name) writes \(look.text) on the tint of `\(name)`, which is \($0), below 4.5:1; the draft writes \(drafted)",
                at: place)
        }
        return SpecDraft.Level(name: name, lines: lines, doubt: doubt)
    }

    /// What can be read on the tint: the library's own, or else black or white, in each appearance; and the contrast of the
    /// library's own, if that is too low.
    private static func readable(_ look: BannerLibrary.Look) -> (text: (light: String, dark: String), worst: String?) {
        let dark = look.dark ?? look.light
        let own = min(ratio(look.text, look.light), ratio(look.text, dark))
        guard own < contrast else { return ((look.text, look.text), nil) }
        return ((better(on: look.light), better(on: dark)), Color.text(ofContrast: own))
    }

    /// Black or white: one of them reaches 4.5:1 on any colour.
    private static func better(on tint: String) -> String {
        ratio("#000000", tint) > ratio("#FFFFFF", tint) ? "#000000" : "#FFFFFF"
    }

    private static func ratio(_ text: String, _ tint: String) -> Double {
        guard let text = Color(hex: text), let tint = Color(hex: tint) else { return 0 }
        return text.contrastRatio(with: tint)
    }

    /// A colour in both appearances; the library has no others for high contrast.
    static func value(_ light: String, _ dark: String?) -> String {
        guard let dark else { return "\"\(light)\"" }
        return
            "{ light: \"\(light)\", dark: \"\(dark)\" }"
    }
}
