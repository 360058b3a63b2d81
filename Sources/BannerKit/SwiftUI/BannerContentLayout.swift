// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    /// Lays out the parts of a banner as `BannerArrangement` says, with the margins and the padding
    /// around them. SwiftUI mirrors it where the text runs from right to left.
    struct BannerContentLayout: Layout {
        let options: BannerArrangement.Options
        let configuration: BannerConfiguration
        let indicator: Double
        let isTarget: Bool
        let isCompact: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let container = container(proposal)
            return CGSize(
                width: container.bannerWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin),
                height: outline(arrange(subviews, in: container)).innerHeight)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let container = container(proposal)
            let arrangement = arrange(subviews, in: container)
            let top = outline(arrangement).contentTop
            // What the content does not take of the width is shared.
            let sides = container.sides(padding: padding, margin: margin)
            let rest = Double(bounds.width) - sides.horizontal - contentWidth(container)
            let start = bounds.minX + CGFloat(sides.leading + rest / 2)
            for subview in subviews {
                guard let frame = arrangement.frame(of: subview[BannerPartKey.self]) else { continue }
                subview.place(
                    at: CGPoint(x: start + frame.x, y: bounds.minY + top + frame.y),
                    anchor: .topLeading,
                    proposal: ProposedViewSize(width: frame.width, height: frame.height))
            }
        }

        private func container(_ proposal: ProposedViewSize) -> BannerContainer {
            // The width of the narrowest phone, where nobody says how much room there is.
            let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil } ?? 320
            // Whoever proposes has taken the margin off.
            return BannerContainer(
                size: BannerSize(width: width + margin.horizontal, height: 0), isCompact: isCompact)
        }

        private var padding: BannerPadding { configuration.padding }
        private var margin: BannerInsets { configuration.shape.margin }

        private func contentWidth(_ container: BannerContainer) -> Double {
            container.contentWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin)
        }

        private func outline(_ arrangement: BannerArrangement) -> BannerOutline {
            BannerOutline(
                contentHeight: arrangement.height, padding: padding.insets, indicator: indicator, isTarget: isTarget)
        }

        private func arrange(_ subviews: Subviews, in container: BannerContainer) -> BannerArrangement {
            BannerArrangement(options, width: contentWidth(container)) { part, width in
                guard let subview = subviews.first(where: { $0[BannerPartKey.self] == part }) else {
                    return BannerSize(width: 0, height: 0)
                }
                let size = subview.sizeThatFits(ProposedViewSize(width: width.map { CGFloat($0) }, height: nil))
                return BannerSize(width: Double(size.width), height: Double(size.height))
            }
        }
    }

    /// Which part of a banner a view is.
    struct BannerPartKey: LayoutValueKey {
        static let defaultValue = BannerPart.text
    }
#endif
