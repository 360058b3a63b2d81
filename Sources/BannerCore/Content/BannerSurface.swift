// SPDX-License-Identifier: Apache-2.0

/// A place where one banner at a time can show.
public struct BannerSurface: Hashable, Sendable {
    /// How far a surface reaches.
    public enum Scope: String, CaseIterable, Sendable {
        /// The whole window scene.
        case scene
        /// One screen of it.
        case screen
    }

    /// What a banner slides out from under.
    public enum Anchor: String, CaseIterable, Sendable {
        /// The status bar, or the top of the safe area.
        case statusBar
        /// The navigation bar.
        case navigationBar
        /// A header below the navigation bar.
        case header
        /// The tab bar.
        case tabBar
        /// The toolbar.
        case toolbar
        /// The edge of the screen.
        case none
    }

    /// The surface's name in the spec.
    public var id: String
    /// How far it reaches.
    public var scope: Scope
    /// The edge that banners enter from.
    public var edge: BannerEdge
    /// What banners slide out from under.
    public var under: Anchor
    /// Surfaces of one group never show banners at the same time.
    public var group: String

    /// A surface of these values; without a `group`, it is one by itself.
    public init(
        id: String, scope: Scope = .scene, edge: BannerEdge = .top, under: Anchor = .statusBar, group: String? = nil
    ) {
        self.id = id
        self.scope = scope
        self.edge = edge
        self.under = under
        self.group = group ?? id
    }
}

extension BannerSurface {
    /// The surface `main`, which is there without being written in a spec, with its defaults.
    public static let main = BannerSurface(id: "main")
}
