// SPDX-License-Identifier: Apache-2.0

/// Where on the screen a host is.
struct BannerStand: Hashable {
    /// The scene, or the window of a Mac; `nil` as long as that is not known.
    var scene: ObjectIdentifier?
    /// How many sheets, covers and popovers it stands on: 0 for what the window shows by itself.
    var level = 0
    /// Whether it draws in a window above all of those.
    var isAbove = false

    /// Whether something lies over it where the topmost thing stands on `top` sheets.
    func isCovered(from top: Int) -> Bool { !isAbove && level < top }
}
