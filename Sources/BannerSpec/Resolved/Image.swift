// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// An image of a banner, a level or a button.
public struct Image: Hashable, Sendable {
    /// Where an image comes from.
    public enum Source: Hashable, Sendable {
        /// An SF Symbol.
        case symbol(String)
        /// An image of an asset catalogue.
        case asset(String)
        /// An image on the network, with what is shown until it is there.
        case url(String, placeholder: Placeholder?, isCached: Bool)
        /// An image that a parameter of the banner brings, by its index, with what is shown until it is there.
        case parameter(Int, placeholder: Placeholder?)
    }

    /// What is shown until an image is there.
    public enum Placeholder: Hashable, Sendable {
        /// An SF Symbol.
        case symbol(String)
        /// An image of an asset catalogue.
        case asset(String)
    }

    /// Where it comes from.
    public var source: Source
    /// What a screen reader says of it.
    public var label: LocalizedText?
    /// Whether it says nothing that the text does not say.
    public var isDecorative: Bool
    /// Whether no banner may replace it; only the icon of a level is.
    public var isFixed = false
    /// Where it is written.
    public var place: Place
}
