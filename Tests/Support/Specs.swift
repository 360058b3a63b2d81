// SPDX-License-Identifier: Apache-2.0

/// Specs for tests.
package enum Specs {
    /// A small spec with one banner.
    package static func small(banner: String = "syncFailed", padding: Int = 16) -> String {
        """
        bannerc: 1
        name: Acme
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill, decorative: true } }
        styles:
          standard: { padding: \(padding) }
        banners:
          \(banner): { level: error, text: Sync failed. }

        """
    }

    /// A spec that uses the files `used`, and a level from them.
    package static func using(_ used: String) -> String {
        """
        bannerc: 1
        name: Acme
        use: [\(used)]
        banners:
          syncFailed: { level: error, text: Sync failed. }

        """
    }

    /// What such a spec uses.
    package static let part = """
        bannerc: 1
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill, decorative: true } }

        """

    /// A spec with an error in the line 4.
    package static let faulty = """
        bannerc: 1
        name: Acme
        banners:
          syncFailed: { level: missing, text: Sync failed. }

        """
}
