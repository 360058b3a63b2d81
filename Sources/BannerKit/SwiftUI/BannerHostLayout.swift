// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Gives a host the room that there is, without changing what size its content fits.
    struct BannerHostLayout: Layout {
        /// Whether the host fills its room also where its content is smaller: the edges of a scene are those of the screen.
        let isFilling: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(proposal) }
            let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
            guard isFilling else { return CGSize(width: width, height: height) }
            return CGSize(
                width: BannerGeometry.hostLength(proposed: proposal.width.map { Double($0) }, content: Double(width)),
                height: BannerGeometry.hostLength(proposed: proposal.height.map { Double($0) }, content: Double(height))
            )
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(bounds.size))
            }
        }
    }

    /// Keeps an embedded banner in sight when its host scrolls away with a header above it: it stays at the edge of the
    /// scroll view, which is that of the bar. Where the host stands in no scroll view, nothing moves.
    struct BannerStick: ViewModifier {
        let edge: BannerEdge

        func body(content: Content) -> some View {
            if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
                content.visualEffect { [edge] effect, proxy in
                    let frame = proxy.frame(in: .scrollView)
                    let height = proxy.bounds(of: .scrollView).map { Double($0.height) }
                    let offset = BannerGeometry.stickingOffset(
                        edge: edge, top: Double(frame.minY), bottom: Double(frame.maxY), height: height)
                    return effect.offset(x: 0, y: CGFloat(offset))
                }
            } else {
                content
            }
        }
    }
#endif
