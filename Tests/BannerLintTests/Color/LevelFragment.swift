// SPDX-License-Identifier: Apache-2.0

/// A spec with one level and one banner of it.
func levelFragment(tint: String, onTint: String, style: String = "", rest: String = "") -> String {
    """
    levels:
      error:
        tint: \(tint)
        onTint: \(onTint)
        icon: { symbol: xmark.octagon.fill, decorative: true }
    styles:
      bar: { \(style) }
    banners:
      syncFailed: { level: error, style: bar, text: Sync failed. }
    \(rest)
    """
}
