// SPDX-License-Identifier: Apache-2.0

/// Specs that tests start from.
enum Samples {
    /// A spec without a finding.
    static let plan = """
        bannerc: 1
        name: Plan
        locales: { development: en, supported: [en, fr] }
        palette:
          red: { light: "#8C1D18", dark: "#F2B8B5" }
          white: { light: "#FFFFFF", dark: "#3A0703" }
        levels:
          error:
            tint: "{palette.red}"
            onTint: "{palette.white}"
            icon: { symbol: xmark.octagon.fill, decorative: true }
            spokenPrefix: { en: Error, fr: Erreur }
        styles:
          bar: { dismissal: [tap, swipe, timer], maxWidth: 672 }
        banners:
          syncFailed:
            level: error
            style: bar
            parameters: { count: { type: int, min: 1, max: 999 } }
            text:
              en: { plural: count, one: "{count} item failed.", other: "{count} items failed." }
              fr: { plural: count, one: "{count} échec.", other: "{count} échecs 😀." }

        """

    /// A file that others use.
    static let shared = """
        bannerc: 1
        levels:
          warning: { tint: "#FFF3D6", onTint: "#1A1A1A", icon: { symbol: bolt, decorative: true }, spokenPrefix: Warning }

        """

    /// One that uses it.
    static let main = """
        bannerc: 1
        name: Main
        use: [shared.banner.yaml]
        banners:
          low: { level: warning, text: The battery is low. }

        """
}
