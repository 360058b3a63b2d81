// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// A window in which banners are shown: the size, and what the system keeps free at its edges, in points.
///
/// The sizes are those that rules look at, and phones on their side. The safe areas are those of devices of that size: 20 pt under a
/// status bar with a home button, 47 or 59 pt with a notch or an island, 24 pt on tablets.
public struct PreviewWindow: Hashable, Sendable {
    /// Its name in addresses.
    public let id: String
    /// What people read.
    public let label: String
    let container: BannerContainer

    /// The width with the safe area.
    var width: Double { container.size.width + container.safeArea.leading + container.safeArea.trailing }
    /// The height with the safe area.
    var height: Double { container.size.height + container.safeArea.top + container.safeArea.bottom }

    private init(
        _ id: String, _ label: String, _ width: Double, _ height: Double, isCompact: Bool = true, top: Double,
        bottom: Double = 0, side: Double = 0
    ) {
        self.id = id
        self.label = label
        container = BannerContainer(
            size: BannerSize(width: width - 2 * side, height: height - top - bottom),
            safeArea: BannerInsets(top: top, leading: side, bottom: bottom, trailing: side), isCompact: isCompact)
    }

    /// All of them, from the narrowest.
    public static let all: [PreviewWindow] = [
        PreviewWindow("320", "320 × 568 phone, smallest", 320, 568, top: 20),
        PreviewWindow("375", "375 × 667 phone", 375, 667, top: 20),
        PreviewWindow("390", "390 × 844 phone", 390, 844, top: 47, bottom: 34),
        PreviewWindow("430", "430 × 932 phone, large", 430, 932, top: 59, bottom: 34),
        PreviewWindow("568", "568 × 320 phone, smallest, on its side", 568, 320, top: 0),
        PreviewWindow("844", "844 × 390 phone on its side", 844, 390, top: 0, bottom: 21, side: 47),
        PreviewWindow("744", "744 × 1133 iPad mini", 744, 1133, isCompact: false, top: 24, bottom: 20),
        PreviewWindow("1024", "1024 × 1366 iPad, large", 1024, 1366, isCompact: false, top: 24, bottom: 20),
    ]

    /// The most common one.
    static let standard = all[2]
}
