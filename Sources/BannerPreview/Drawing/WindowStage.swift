// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// Where a banner stands in a window, whatever its height. Lengths are points.
struct WindowStage: Hashable {
    /// The left edge of the bar where people read from left to right, and its width.
    let x: Double
    let width: Double
    /// The distance between the edge of the window that it enters from and the bar.
    let inset: Double
    /// The height that there is for it; what is taller scrolls.
    let available: Double
    /// How far the fill reaches past the bar.
    let fill: BannerInsets
    /// Which corners are round: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
    let corners: Int
    /// The height of the app's bar at that edge, within the safe area.
    let appBar: Double
    /// How much longer its way in is than it is high.
    let lead: Double

    /// The place of a banner that slides out from under `anchor`.
    init(_ configuration: BannerConfiguration, under anchor: BannerSurface.Anchor, in window: PreviewWindow) {
        let edge = configuration.edge
        let covers = configuration.position == .overlay
        appBar = covers && !BannerGeometry.slidesFromBar(anchor, edge: edge) ? 0 : Self.height(anchor, edge, covers)
        // A text that is taller than any window tells how much there is.
        let tall = BannerWindowPlace(
            configuration, height: 1e6, bar: appBar, keyboard: 0, in: window.container)
        let place = BannerWindowPlace(
            configuration, height: Self.height, bar: appBar, keyboard: 0, in: window.container)
        x = place.rest.x
        width = place.rest.width
        available = tall.rest.height
        lead = place.geometry.travel - place.rest.height
        let top = place.clip.y + place.rest.y
        inset = edge == .top ? top : window.height - top - place.rest.height
        // What does not lie against an edge ends where it ends.
        fill = BannerInsets(
            top: covers && edge == .top ? -place.fill.y : 0, leading: -place.fill.x,
            bottom: covers && edge == .bottom ? place.fill.y + place.fill.height - place.rest.height : 0,
            trailing: place.fill.x + place.fill.width - place.rest.width)
        let round = place.corners
        corners =
            (round.topLeading ? 1 : 0) + (round.topTrailing ? 2 : 0) + (round.bottomTrailing ? 4 : 0)
            + (round.bottomLeading ? 8 : 0)
    }

    /// Any height that fits into every window.
    private static let height = 100.0

    /// The height of a bar of the system: 44 pt of a navigation bar and a toolbar, 49 pt of a tab bar; a header stands below the first.
    private static func height(_ anchor: BannerSurface.Anchor, _ edge: BannerEdge, _ covers: Bool) -> Double {
        switch anchor {
        case .navigationBar, .toolbar: 44
        case .header: 88
        case .tabBar: 49
        // What stands between elements begins below the bar that most screens have.
        case .statusBar, .none: covers ? 0 : 44
        }
    }

    func write(to json: inout CompactJSON) {
        json.array { json in
            for length in [x, width, inset, available, fill.top, fill.leading, fill.bottom, fill.trailing, appBar] {
                json.tenths(length)
            }
            json.int(nil, corners)
            json.tenths(lead)
        }
    }
}
