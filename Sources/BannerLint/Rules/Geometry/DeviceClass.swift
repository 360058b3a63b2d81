// SPDX-License-Identifier: Apache-2.0

/// Devices that leave the same space for the status bar and the home indicator, upright.
struct DeviceClass: Sendable {
    /// The height of the status bar, or of the safe area at the top, in points.
    let top: Double
    /// The height of the safe area at the bottom, in points.
    let bottom: Double
    /// A device that has them.
    let example: String

    /// All classes, from the smallest top (UIKit, `safeAreaInsets` and `statusBarManager` on these devices).
    ///
    /// This is edition 1 of the table. A change makes specs fail that passed before, so each is an edition of its own.
    static let all: [DeviceClass] = [
        DeviceClass(top: 20, bottom: 0, example: "iPhone SE"),
        DeviceClass(top: 44, bottom: 34, example: "iPhone 11 Pro"),
        DeviceClass(top: 47, bottom: 34, example: "iPhone 14"),
        DeviceClass(top: 54, bottom: 34, example: "the status bar of iPhone 15"),
        DeviceClass(top: 59, bottom: 34, example: "iPhone 15"),
    ]
}
