// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Puts a banner over the content, at its edge, as far in as `shown` says. It fills its container and takes no touches but
    /// those on the banner.
    struct BannerSlideLayout: Layout {
        let edge: BannerEdge
        let inset: Double
        /// How far its shadow is seen beyond its margin, in points.
        let reach: Double
        /// The part of the banner's way that is done, 0 to 1 and past it.
        var shown: Double
        /// How far a finger has dragged the banner, in points.
        var drag: Double

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(shown, drag) }
            set { (shown, drag) = (newValue.first, newValue.second) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
                let geometry = BannerGeometry(edge: edge, height: Double(size.height), inset: inset, reach: reach)
                let top = geometry.top(shown: shown, containerHeight: Double(bounds.height)) + drag
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.minY + top), anchor: .top, proposal: ProposedViewSize(size))
            }
        }
    }

    /// Puts a banner between elements: it takes as much height as `shown` says, and pushes what is next to it away.
    struct BannerPushLayout: Layout {
        let edge: BannerEdge
        var shown: Double
        var drag: Double

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(shown, drag) }
            set { (shown, drag) = (newValue.first, newValue.second) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let height = subviews.first.map { Double(size($0, proposal).height) } ?? 0
            return CGSize(width: proposal.width ?? 0, height: visible(height))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                let size = size(subview, proposal)
                let top = edge == .top ? bounds.maxY - size.height : bounds.minY
                subview.place(at: CGPoint(x: bounds.midX, y: top), anchor: .top, proposal: ProposedViewSize(size))
            }
        }

        /// A spring that swings past would tear a gap open, so the banner never takes more than its height.
        private func visible(_ height: Double) -> Double { max(0, min(max(shown, 0), 1) * height - abs(drag)) }

        private func size(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
            subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        }
    }
#endif
