// SPDX-License-Identifier: Apache-2.0

/// The ways in which people attend to a banner without touching it. Its time stands still as long as there is one (WCAG 2.2, 2.2.1).
public struct BannerAttention: OptionSet, Hashable, Sendable {
    /// The cursor of VoiceOver or Switch Control, or what Voice Control shows. It goes when the assistive technology is turned off.
    public static let assistiveTechnology = BannerAttention(rawValue: 1)
    /// The keyboard, Full Keyboard Access or a remote, whose focus is on a button.
    public static let keyboard = BannerAttention(rawValue: 2)
    /// A mouse, a trackpad or a pencil that hovers over it.
    public static let pointer = BannerAttention(rawValue: 4)
    /// All of them.
    public static let all: BannerAttention = [.assistiveTechnology, .keyboard, .pointer]

    /// A bit for each way.
    public let rawValue: UInt8

    /// The attention whose bits are those of `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
