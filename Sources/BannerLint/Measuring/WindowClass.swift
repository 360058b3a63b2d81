// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

/// A window that an app runs in: a size class and the width and height in points of a device that has it.
public struct WindowClass: Hashable, Sendable {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// Whether the width class is compact (Human Interface Guidelines, Layout, "Size classes").
    public let isCompact: Bool
    /// The layout margin at each side, in points.
    public var margin: Double { BannerContainer.margin(width: width, isCompact: isCompact) }

    /// As messages call it, such as `320 pt compact`.
    public var name: String { "\(Figure.text(width)) pt \(isCompact ? "compact" : "regular")" }

    /// The windows that rules look at, from the narrowest: phones from the smallest to the largest, and two tablets.
    public static let all: [WindowClass] = [
        smallest,
        WindowClass(width: 375, height: 667, isCompact: true),
        WindowClass(width: 390, height: 844, isCompact: true),
        WindowClass(width: 430, height: 932, isCompact: true),
        WindowClass(width: 744, height: 1133, isCompact: false),
        WindowClass(width: 1024, height: 1366, isCompact: false),
    ]

    /// The smallest phone, in which texts take the most lines.
    static let smallest = WindowClass(width: 320, height: 568, isCompact: true)

    /// The same on its side.
    static let smallestOnItsSide = WindowClass(width: 568, height: 320, isCompact: true)

    /// The narrowest window of each width class.
    static let narrowest: [WindowClass] = [true, false].compactMap { isCompact in
        all.first { $0.isCompact == isCompact }
    }
}
