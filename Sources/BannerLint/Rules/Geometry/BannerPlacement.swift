// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Where a banner lies and what it slides out from under.
struct BannerPlacement {
    /// What lies between the edge that a banner slides out from under and the banner's own place.
    enum Inset {
        /// A bar, from under whose edge the banner slides: nothing lies between.
        case bar(String)
        /// The status bar or the safe area of a device.
        case safeArea(DeviceClass, BannerEdge)
    }

    /// The edge that the banner enters from.
    let edge: Resolved<BannerEdge>
    private let under: BannerSurface.Anchor

    /// The placement of a banner that looks like `look`, on `surface`.
    ///
    /// What a style or banner says of the edge wins over the surface, which wins over the default of the language.
    init(_ look: Look, on surface: Surface) {
        // A surface at the top is where a look without an edge is anyway.
        edge = look.style.edge.place == nil ? surface.edge : look.style.edge
        under = surface.under.value
    }

    /// The insets that the banner meets on one device or another.
    var insets: [Inset] {
        guard BannerGeometry.slidesFromBar(under, edge: edge.value) else {
            return DeviceClass.all.map { .safeArea($0, edge.value) }
        }
        return switch under {
        case .navigationBar: [.bar("navigation bar")]
        case .header: [.bar("header")]
        case .tabBar: [.bar("tab bar")]
        case .toolbar: [.bar("toolbar")]
        case .statusBar, .none: []
        }
    }
}

extension BannerPlacement.Inset {
    /// The height in points.
    var points: Double {
        switch self {
        case .bar: 0
        case .safeArea(let device, .top): device.top
        case .safeArea(let device, .bottom): device.bottom
        }
    }

    /// Where the banner is, for the end of a phrase.
    var phrase: String {
        switch self {
        case .bar(let name): "at the edge of a \(name)"
        case .safeArea(_, .top): "under a safe area of \(Figure.text(points)) pt"
        case .safeArea(_, .bottom): "over a safe area of \(Figure.text(points)) pt"
        }
    }

    /// A device that has it.
    var example: String? {
        switch self {
        case .bar: nil
        case .safeArea(let device, _): device.example
        }
    }
}
