// SPDX-License-Identifier: Apache-2.0

/// A platform of Apple's on which apps show banners, by the name that Apple writes.
public enum ApplePlatform: String, CaseIterable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
    /// Apple Vision.
    case visionOS

    /// The version that brought SF Symbols.
    public var firstWithSymbols: PlatformVersion {
        switch self {
        case .iOS, .tvOS: PlatformVersion(13)
        case .macOS: PlatformVersion(10, 15)
        case .watchOS: PlatformVersion(6)
        case .visionOS: PlatformVersion(1)
        }
    }
}
