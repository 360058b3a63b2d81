// SPDX-License-Identifier: Apache-2.0

/// An SF Symbol, by its name.
public struct SFSymbol: Hashable, Sendable {
    /// Its name, such as `cloud.rain.fill`.
    public let name: String
    /// The releases that brought it.
    public let release: SymbolRelease

    /// The version of `platform` that has the symbol first.
    public func since(_ platform: ApplePlatform) -> PlatformVersion { release[platform] }
}

/// The versions of all platforms that came out together and brought new symbols.
public struct SymbolRelease: Hashable, Sendable {
    let iOS: PlatformVersion
    let macOS: PlatformVersion
    let tvOS: PlatformVersion
    let watchOS: PlatformVersion
    let visionOS: PlatformVersion

    /// The version of `platform`.
    public subscript(platform: ApplePlatform) -> PlatformVersion {
        switch platform {
        case .iOS: iOS
        case .macOS: macOS
        case .tvOS: tvOS
        case .watchOS: watchOS
        case .visionOS: visionOS
        }
    }
}
