// SPDX-License-Identifier: Apache-2.0
// Written by scripts/embed-runtime from Sources/BannerKit. Edit those files, not this one.
// swift-format-ignore-file

enum EmbeddedRuntime {
    /// BannerKit as one file.
    static let text = ###"""
        // SPDX-License-Identifier: Apache-2.0
        // BannerKit, which the generated banners beside it run on. Written by bannerc (`runtime: embedded`); do not edit it.
        // swift-format-ignore-file
        // swiftlint:disable all

        public import Observation
        #if canImport(Combine)
            public import Combine
        #endif
        #if canImport(SwiftUI)
            public import SwiftUI
        #endif
        #if canImport(SwiftUI)
            public import Foundation
        #endif
        #if canImport(UIKit) && !os(watchOS)
            @preconcurrency public import UIKit
        #endif
        #if !(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)
            @preconcurrency public import AppKit
        #endif
        #if canImport(UIKit) && !os(watchOS)
            public import Foundation
        #endif
        #if !(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)
            public import Foundation
        #endif
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            public import Foundation
        #endif
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            @preconcurrency public import UIKit
        #endif
        #if canImport(os)
            internal import os
        #endif
        #if !(canImport(os)) && true
            internal import Synchronization
        #endif
        #if canImport(SwiftUI) && canImport(UIKit) && !(canImport(UIKit) && !os(watchOS)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            @preconcurrency internal import UIKit
        #endif
        #if canImport(SwiftUI) && !(canImport(UIKit)) && canImport(AppKit) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit))
            @preconcurrency internal import AppKit
        #endif
        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif
        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !(canImport(SwiftUI))
            internal import SwiftUI
        #endif
        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !(canImport(UIKit) && !os(watchOS)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            @preconcurrency internal import UIKit
        #endif
        #if !(canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)) && canImport(SwiftUI) && canImport(AppKit) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit))
            @preconcurrency internal import AppKit
        #endif
        #if !(canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)) && canImport(SwiftUI) && canImport(AppKit) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif
        #if !(canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)) && canImport(SwiftUI) && canImport(AppKit) && !(canImport(SwiftUI))
            internal import SwiftUI
        #endif
        #if ((canImport(SwiftUI) && (os(iOS) || os(visionOS)))) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif
        #if ((canImport(SwiftUI) && (os(iOS) || os(visionOS)))) && !(canImport(SwiftUI))
            internal import SwiftUI
        #endif
        #if ((canImport(SwiftUI) && (os(iOS) || os(visionOS)))) && !(canImport(UIKit) && !os(watchOS)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            @preconcurrency internal import UIKit
        #endif
        #if os(iOS) && !(canImport(UIKit) && !os(watchOS)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            @preconcurrency internal import UIKit
        #endif
        #if ((canImport(SwiftUI) || (canImport(UIKit) && !os(watchOS)))) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif
        #if !(canImport(UIKit) && !os(watchOS)) && canImport(SwiftUI) && canImport(AppKit) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit))
            @preconcurrency internal import AppKit
        #endif
        #if !(canImport(UIKit) && !os(watchOS)) && canImport(SwiftUI) && canImport(AppKit) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif
        #if ((canImport(SwiftUI) || canImport(UIKit))) && !(canImport(SwiftUI)) && !(canImport(UIKit) && !os(watchOS)) && !(!(canImport(UIKit) && !os(watchOS)) && canImport(AppKit)) && !(canImport(UIKit) && !os(watchOS) && !os(tvOS))
            internal import Foundation
        #endif

        /// How the buttons of a variant look. What is `nil` is as ``BannerButtonPaint`` draws the variant by itself.
        nonisolated public struct BannerButtonLook: Hashable, Sendable {
            /// What it is filled with.
            public var fill: BannerPaint?
            /// The colour of its title and its icon.
            public var label: BannerPaint?
            /// The line around it; ``BannerBorder/none`` for none.
            public var border: BannerBorder?
            /// The radius of its corners in points, at most half of its height.
            public var cornerRadius: Double?
            /// Its height in points at the least.
            public var minHeight: Double?
            /// The space around its title, in points.
            public var padding: BannerInsets?
            /// The opacity while it is held down, 0 to 1.
            public var pressedOpacity: Double?
            /// The opacity while it can't be used, 0 to 1.
            public var disabledOpacity: Double?

            /// A look of these values.
            public init(
                fill: BannerPaint? = nil, label: BannerPaint? = nil, border: BannerBorder? = nil, cornerRadius: Double? = nil,
                minHeight: Double? = nil, padding: BannerInsets? = nil, pressedOpacity: Double? = nil,
                disabledOpacity: Double? = nil
            ) {
                self.fill = fill
                self.label = label
                self.border = border
                self.cornerRadius = cornerRadius
                self.minHeight = minHeight
                self.padding = padding
                self.pressedOpacity = pressedOpacity
                self.disabledOpacity = disabledOpacity
            }
        }

        /// A colour that follows the appearance: light and dark, each with plain and high contrast.
        nonisolated public struct BannerColor: Hashable, Sendable {
            /// The colour in the light appearance.
            public var light: BannerColorValue
            /// The colour in the dark appearance.
            public var dark: BannerColorValue
            /// The colour in the light appearance with increased contrast.
            public var lightHighContrast: BannerColorValue
            /// The colour in the dark appearance with increased contrast.
            public var darkHighContrast: BannerColorValue

            /// A colour for each appearance. A missing one is the light one; a missing high-contrast one is its plain one.
            public init(
                light: BannerColorValue, dark: BannerColorValue? = nil, lightHighContrast: BannerColorValue? = nil,
                darkHighContrast: BannerColorValue? = nil
            ) {
                self.light = light
                self.dark = dark ?? light
                self.lightHighContrast = lightHighContrast ?? light
                self.darkHighContrast = darkHighContrast ?? dark ?? light
            }

            /// The colour in an appearance.
            public func value(isDark: Bool, hasHighContrast: Bool) -> BannerColorValue {
                switch (isDark, hasHighContrast) {
                case (false, false): light
                case (true, false): dark
                case (false, true): lightHighContrast
                case (true, true): darkHighContrast
                }
            }
        }

        /// A colour as components from 0 to 1, gamma-encoded, not multiplied by alpha.
        nonisolated public struct BannerColorValue: Hashable, Sendable {
            /// What the components are measured in.
            public enum Space: String, CaseIterable, Sendable {
                /// IEC 61966-2-1.
                case sRGB
                /// Apple's Display P3, for what lies outside sRGB.
                case displayP3
            }

            /// What the components are measured in.
            public var space: Space
            /// The red component, 0 to 1.
            public var red: Double
            /// The green component, 0 to 1.
            public var green: Double
            /// The blue component, 0 to 1.
            public var blue: Double
            /// The opacity, 0 (clear) to 1 (opaque).
            public var alpha: Double

            /// A colour of `space`.
            public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
                self.space = space
                self.red = red
                self.green = green
                self.blue = blue
                self.alpha = alpha
            }

            /// The sRGB colour `0xRRGGBB`. Bits above the lowest 24 are ignored.
            public static func hex(_ rgb: UInt32, alpha: Double = 1) -> BannerColorValue {
                BannerColorValue(
                    red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
                    blue: Double(rgb & 0xFF) / 255, alpha: alpha
                )
            }
        }

        /// How a banner of a style looks and behaves. Lengths are points.
        nonisolated public struct BannerConfiguration: Hashable, Sendable {
            /// How it shares the screen with the content.
            public var position: BannerPosition
            /// The edge that it enters from.
            public var edge: BannerEdge
            /// The height drawn above the content, behind the status bar, so that the spring's overshoot bares no gap.
            public var bufferHeight: Double
            /// The style of the status bar while the banner is shown.
            public var statusBar: BannerStatusBarStyle
            /// How the text is set.
            public var typography: BannerTypography
            /// How the title is set, where there is one.
            public var titleTypography: BannerTypography
            /// What the bar looks like around the content.
            public var shape: BannerShape
            /// The space between the edge of the bar and the content, in points.
            public var padding: BannerPadding
            /// The frame of the image.
            public var image: BannerImageFrame
            /// The track above the content, where there is one.
            public var indicator: BannerIndicator?
            /// The ways in which the banner may leave.
            public var dismissal: BannerDismissal
            /// Where the text buttons stand.
            public var buttonLayout: BannerButtonLayout
            /// How the buttons of a variant look; what it does not name is as ``BannerButtonPaint`` draws it by itself.
            public var buttonLooks: [BannerButtonVariant: BannerButtonLook]
            /// How long it comes, stays and goes, and how it moves.
            public var metrics: BannerDisplayMetrics
            /// Whether it stays below the bars when the content scrolls.
            public var sticksOnScroll: Bool
            /// The width that it takes at the most, `nil` for all there is.
            public var maxWidth: Double?

            /// A configuration of these values. What is left out is as in a spec of the profile `apple` that says nothing of it.
            public init(
                position: BannerPosition = .overlay, edge: BannerEdge = .top, bufferHeight: Double = 100,
                statusBar: BannerStatusBarStyle = .automatic, typography: BannerTypography = BannerTypography(),
                titleTypography: BannerTypography = .standardTitle, shape: BannerShape = BannerShape(),
                padding: BannerPadding = 16, image: BannerImageFrame = BannerImageFrame(), indicator: BannerIndicator? = nil,
                dismissal: BannerDismissal = [.tap, .button, .swipe, .timer], buttonLayout: BannerButtonLayout = .below,
                buttonLooks: [BannerButtonVariant: BannerButtonLook] = [:],
                metrics: BannerDisplayMetrics = BannerDisplayMetrics(), sticksOnScroll: Bool = true, maxWidth: Double? = 672
            ) {
                self.position = position
                self.edge = edge
                self.bufferHeight = bufferHeight
                self.statusBar = statusBar
                self.typography = typography
                self.titleTypography = titleTypography
                self.shape = shape
                self.padding = padding
                self.image = image
                self.indicator = indicator
                self.dismissal = dismissal
                self.buttonLayout = buttonLayout
                self.buttonLooks = buttonLooks
                self.metrics = metrics
                self.sticksOnScroll = sticksOnScroll
                self.maxWidth = maxWidth
            }
        }

        /// The frame of a banner's image.
        nonisolated public struct BannerImageFrame: Hashable, Sendable {
            /// The shape that the image is cut to.
            public var shape: BannerImageShape
            /// Width and height in points.
            public var size: Double

            /// A frame of `shape` that is `size` points wide and high.
            public init(shape: BannerImageShape = .circle, size: Double = 40) {
                self.shape = shape
                self.size = size
            }
        }

        /// The shape that an image is cut to.
        nonisolated public enum BannerImageShape: String, CaseIterable, Sendable {
            /// A circle.
            case circle
            /// A square.
            case square
            /// A square with rounded corners.
            case rounded
            /// As the image is.
            case none
        }

        /// The track above a banner's content that shows its kind or its progress.
        nonisolated public struct BannerIndicator: Hashable, Sendable {
            /// Its height in points.
            public var height: Double
            /// Its colour, `nil` for the accent of the banner's level.
            public var color: BannerColor?

            /// A track `height` points high.
            public init(height: Double, color: BannerColor? = nil) {
                self.height = height
                self.color = color
            }
        }

        /// A cubic Bézier curve of time from (0, 0) to (1, 1), as CSS Easing Functions and Core Animation have it.
        nonisolated public struct BannerCurve: Hashable, Sendable {
            /// The first control point; `x1` lies in 0...1.
            public var x1, y1: Double
            /// The second control point; `x2` lies in 0...1.
            public var x2, y2: Double

            /// The curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
            public init(x1: Double, y1: Double, x2: Double, y2: Double) {
                (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
            }

            /// At a constant pace.
            public static let linear = BannerCurve(x1: 0, y1: 0, x2: 1, y2: 1)
            /// Ever faster: for what leaves, since nothing is left to rest.
            public static let easeIn = BannerCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
            /// Ever slower.
            public static let easeOut = BannerCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
            /// Faster, then slower.
            public static let easeInOut = BannerCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        }

        /// The ways in which a banner may leave.
        nonisolated public struct BannerDismissal: OptionSet, Hashable, Sendable {
            /// One bit for each way.
            public let rawValue: UInt8

            /// The set with the bits of `rawValue`.
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// A button of the banner, its close button among them.
            public static let button = BannerDismissal(rawValue: 1)
            /// A swipe towards the banner's edge.
            public static let swipe = BannerDismissal(rawValue: 2)
            /// The end of its display time, unless that is unlimited.
            public static let timer = BannerDismissal(rawValue: 4)
            /// A tap on the bar.
            public static let tap = BannerDismissal(rawValue: 8)
            /// The end of the condition that it speaks of.
            public static let condition = BannerDismissal(rawValue: 16)
        }

        /// How long a banner comes, stays and goes, and how it moves.
        nonisolated public struct BannerDisplayMetrics: Hashable, Sendable {
            /// How long it takes to come in.
            public var presentation: Duration
            /// How long it stays, `nil` for as long as nobody and nothing dismisses it.
            public var display: Duration?
            /// How long it takes to leave.
            public var dismissal: Duration
            /// How it moves while it comes in.
            public var motion: BannerMotion
            /// What changes between hidden and shown: its place, its opacity, or both.
            public var transition: BannerTransition
            /// The pace at which it leaves.
            public var dismissalCurve: BannerCurve

            /// Whether the banner stays until someone or something dismisses it.
            public var requiresDismissal: Bool { display == nil }

            /// How long a banner stays where nobody says otherwise: long enough for a short text, and no longer than one needs for it.
            public static let standardDisplay = Duration.seconds(4)

            /// Metrics of these times and this motion. What is left out is as in a spec of the profile `apple` that says nothing of it.
            public init(
                presentation: Duration = .milliseconds(500), display: Duration? = standardDisplay,
                dismissal: Duration = .milliseconds(250), motion: BannerMotion = .spring(damping: 0.7, velocity: 0),
                transition: BannerTransition = .slide, dismissalCurve: BannerCurve = .easeIn
            ) {
                self.presentation = presentation
                self.display = display
                self.dismissal = dismissal
                self.motion = motion
                self.transition = transition
                self.dismissalCurve = dismissalCurve
            }
        }

        /// How a banner moves while it comes in.
        nonisolated public enum BannerMotion: Hashable, Sendable {
            /// A damped spring. `damping` is the damping ratio ζ, 1 without overshoot; `velocity` is the initial velocity
            /// in distances to travel a second.
            case spring(damping: Double, velocity: Double)
            /// A cubic Bézier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2); x1 and x2 lie in 0...1.
            case curve(x1: Double, y1: Double, x2: Double, y2: Double)
        }

        /// A typeface of the app, in place of the system's. Its size grows with the text size that a person chooses (Dynamic Type).
        ///
        /// The app brings the font files along and names them under `UIAppFonts` (on the Mac, `ATSApplicationFontsPath`).
        nonisolated public struct BannerFont: Hashable, Sendable {
            /// The name of the family, as the font file gives it.
            public var family: String

            /// The typeface of this family.
            public init(family: String) { self.family = family }
        }

        /// A length at each side, in points; `leading` is left where people read from left to right.
        nonisolated public struct BannerInsets: Hashable, Sendable {
            /// The length at the top.
            public var top: Double
            /// The length at the side where lines start.
            public var leading: Double
            /// The length at the bottom.
            public var bottom: Double
            /// The length at the side where lines end.
            public var trailing: Double

            /// A length at each side; none where it is left out.
            public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
                self.top = top
                self.leading = leading
                self.bottom = bottom
                self.trailing = trailing
            }

            /// The same length at every side.
            public init(_ length: Double) {
                self.init(top: length, leading: length, bottom: length, trailing: length)
            }

            /// Nothing at any side.
            public static let zero = BannerInsets()

            /// What both sides take of a width.
            public var horizontal: Double { leading + trailing }
            /// What top and bottom take of a height.
            public var vertical: Double { top + bottom }
        }

        /// The space between the edge of a banner and its content, in points.
        ///
        /// A number stands for all four sides, and then the content of a banner without margins at its sides starts where that of the
        /// window does, if that is further in (Human Interface Guidelines, Layout). Sides that are named one by one are kept as they are.
        nonisolated public struct BannerPadding: Hashable, Sendable {
            /// The space at each side.
            public var insets: BannerInsets
            /// Whether the margins of the window are kept at the sides where they are wider.
            public var keepsWindowMargins: Bool

            /// The same space at every side, and at least the margins of the window at the sides.
            public init(_ length: Double) {
                insets = BannerInsets(length)
                keepsWindowMargins = true
            }

            /// This space and no other.
            public init(_ insets: BannerInsets) {
                self.insets = insets
                keepsWindowMargins = false
            }

            /// The space at the sides in a window whose margins are `margin`.
            public func horizontal(windowMargin margin: Double) -> (leading: Double, trailing: Double) {
                guard keepsWindowMargins else { return (insets.leading, insets.trailing) }
                return (max(insets.leading, margin), max(insets.trailing, margin))
            }
        }

        nonisolated extension BannerPadding: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The same space at every side.
            public init(floatLiteral value: Double) { self.init(value) }
            /// The same space at every side.
            public init(integerLiteral value: Int) { self.init(Double(value)) }
        }

        /// What a banner means: the urgency that colour, icon, voice and haptics tell.
        nonisolated public protocol BannerLevel: Hashable, Sendable {
            /// The order among levels; a higher one is more urgent.
            var severity: Int { get }

            /// What a banner of this level looks, sounds and feels like, as long as the banner does not say otherwise.
            var levelConfiguration: BannerLevelConfiguration { get }

            /// The metrics of banners whose style sets none itself; `nil` where the level has none.
            var bannerMetrics: BannerDisplayMetrics? { get }
        }

        nonisolated extension BannerLevel {
            /// None: those of the style hold.
            public var bannerMetrics: BannerDisplayMetrics? { nil }
        }

        /// What a banner of a level looks, sounds and feels like.
        nonisolated public struct BannerLevelConfiguration: Hashable, Sendable {
            /// The fill.
            public var tint: BannerColor
            /// What is drawn over the fill.
            public var onTint: BannerColor
            /// What attention is drawn with: the icon, the track, links, and borders that name it.
            public var accent: BannerColor
            /// The icon, so that colour is never the only sign (WCAG 2.2, 1.4.1).
            public var icon: BannerImage?
            /// Whether the icon stays where a banner has an image of its own, which then shows nowhere.
            public var isIconFixed: Bool
            /// What a screen reader says before the text.
            public var spokenPrefix: BannerText?
            /// How a screen reader announces the banner.
            public var announcement: BannerAnnouncement
            /// What the hand feels when the banner comes.
            public var haptic: BannerHaptic

            /// A configuration of these values. Without an `accent`, that is `onTint`.
            public init(
                tint: BannerColor, onTint: BannerColor, accent: BannerColor? = nil, icon: BannerImage? = nil,
                isIconFixed: Bool = false, spokenPrefix: BannerText? = nil, announcement: BannerAnnouncement = .polite,
                haptic: BannerHaptic = .none
            ) {
                self.tint = tint
                self.onTint = onTint
                self.accent = accent ?? onTint
                self.icon = icon
                self.isIconFixed = isIconFixed
                self.spokenPrefix = spokenPrefix
                self.announcement = announcement
                self.haptic = haptic
            }
        }

        /// How a screen reader announces a banner (WCAG 2.2, 4.1.3).
        nonisolated public enum BannerAnnouncement: String, CaseIterable, Sendable {
            /// Not at all.
            case none
            /// After what it is saying.
            case polite
            /// At once, interrupting what it is saying.
            case assertive
        }

        /// What the hand feels when a banner comes.
        nonisolated public enum BannerHaptic: String, CaseIterable, Sendable {
            /// Nothing.
            case none
            /// The notification feedback for success.
            case success
            /// The notification feedback for a warning.
            case warning
            /// The notification feedback for an error.
            case error
            /// A light impact.
            case light
            /// A medium impact.
            case medium
            /// A heavy impact.
            case heavy
        }

        /// A colour by what it is for in the level of a banner, or one of its own.
        nonisolated public enum BannerPaint: Hashable, Sendable {
            /// None: what lies beneath shows.
            case clear
            /// The fill of the level.
            case tint
            /// What the level draws over its fill.
            case onTint
            /// What the level draws attention with.
            case accent
            /// This colour, whatever the level.
            case color(BannerColor)

            /// The colour on a banner of `level`; `nil` for none.
            public func color(on level: BannerLevelConfiguration) -> BannerColor? {
                switch self {
                case .clear: nil
                case .tint: level.tint
                case .onTint: level.onTint
                case .accent: level.accent
                case .color(let color): color
                }
            }
        }

        /// How a banner shares the screen with the content.
        nonisolated public enum BannerPosition: String, CaseIterable, Sendable {
            /// It covers the top or bottom of the content, which stays where it is.
            case overlay
            /// It stands between elements and pushes the content away.
            case embedded
        }

        /// The edge that a banner enters from.
        nonisolated public enum BannerEdge: String, CaseIterable, Sendable {
            /// The top edge, below bars.
            case top
            /// The bottom edge, above bars.
            case bottom
        }

        /// The style of the status bar while a banner lies behind it.
        nonisolated public enum BannerStatusBarStyle: String, CaseIterable, Sendable {
            /// Light text, for a dark banner.
            case light
            /// Dark text, for a light banner.
            case dark
            /// What the system chooses for the appearance.
            case automatic
        }

        /// Where a banner's text buttons stand.
        nonisolated public enum BannerButtonLayout: String, CaseIterable, Sendable {
            /// In a row under the text.
            case below
            /// Beside the text, at its trailing edge, as long as they fit.
            case inline
        }

        /// What the bar of a banner looks like around its content. Lengths are points.
        nonisolated public struct BannerShape: Hashable, Sendable {
            /// The radius of its corners, at most half of its height. A bar without a margin has none where it touches the window.
            public var cornerRadius: Double
            /// The line around it; `nil` for none.
            public var border: BannerBorder?
            /// What it throws on the content; `nil` for none.
            public var shadow: BannerShadow?
            /// The space between it and what it stands in.
            public var margin: BannerInsets
            /// What it is filled with.
            public var fill: BannerFill
            /// Where lines of text start that don't take the whole width.
            public var alignment: BannerAlignment
            /// Whether a hairline parts it from the content.
            public var hasSeparator: Bool

            /// A shape of these values. What is left out is as in a spec that says nothing of it: a bar from side to side.
            public init(
                cornerRadius: Double = 0, border: BannerBorder? = nil, shadow: BannerShadow? = nil,
                margin: BannerInsets = .zero, fill: BannerFill = .tint, alignment: BannerAlignment = .leading,
                hasSeparator: Bool = false
            ) {
                self.cornerRadius = cornerRadius
                self.border = border
                self.shadow = shadow
                self.margin = margin
                self.fill = fill
                self.alignment = alignment
                self.hasSeparator = hasSeparator
            }
        }

        /// A line around a banner or a button, drawn within its edge.
        nonisolated public struct BannerBorder: Hashable, Sendable {
            /// How wide it is, in points.
            public var width: Double
            /// Its colour.
            public var paint: BannerPaint

            /// A line `width` points wide.
            public init(width: Double, paint: BannerPaint) {
                self.width = width
                self.paint = paint
            }

            /// No line, where there would be one otherwise.
            public static let none = BannerBorder(width: 0, paint: .clear)
        }

        /// What a banner throws on the content beneath it. Lengths are points.
        nonisolated public struct BannerShadow: Hashable, Sendable {
            /// How far it lies to the right.
            public var x: Double
            /// How far it lies below.
            public var y: Double
            /// How far it fades out, as in CSS: twice the standard deviation of a Gaussian blur, and twice the radius of Core Animation.
            public var blur: Double
            /// Its colour.
            public var color: BannerColor

            /// A shadow of `color`.
            public init(x: Double = 0, y: Double = 0, blur: Double = 0, color: BannerColor) {
                self.x = x
                self.y = y
                self.blur = blur
                self.color = color
            }
        }

        /// What a banner is filled with.
        nonisolated public enum BannerFill: String, CaseIterable, Sendable {
            /// The tint of its level.
            case tint
            /// Nothing: it stands on what the app has there.
            case none
            /// The system's material, through which the content shimmers.
            case material
        }

        /// Where lines of text start that don't take the whole width.
        nonisolated public enum BannerAlignment: String, CaseIterable, Sendable {
            /// At the side where people start to read.
            case leading
            /// In the middle.
            case center
        }

        /// How the banners of a kind look and behave.
        nonisolated public protocol BannerStyle: Hashable, Sendable {
            /// The look and behaviour of a banner of this style, as long as the banner does not say otherwise.
            var bannerConfiguration: BannerConfiguration { get }

            /// Whether the style sets its metrics itself, so that they win over those of a level.
            var setsMetrics: Bool { get }
        }

        nonisolated extension BannerStyle {
            /// It does: whoever makes a configuration in code has chosen its metrics.
            public var setsMetrics: Bool { true }
        }

        /// What of a banner changes while it comes and goes.
        ///
        /// Under Reduce Motion every banner fades in its place.
        nonisolated public enum BannerTransition: String, Hashable, Sendable, CaseIterable {
            /// Its place: it slides in from its edge, as with SwiftUI's `.move(edge:)`.
            case slide
            /// Its opacity: it fades in where it stays. One that a finger has pushed away slides on.
            case fade
            /// Both, as with `.move(edge:).combined(with: .opacity)`.
            case slideAndFade
        }

        /// A text style of Apple's Human Interface Guidelines (Typography).
        nonisolated public enum BannerTextStyle: String, CaseIterable, Sendable {
            /// 34 pt at the size Large.
            case largeTitle
            /// 28 pt at the size Large.
            case title1
            /// 22 pt at the size Large.
            case title2
            /// 20 pt at the size Large.
            case title3
            /// 17 pt, semibold, at the size Large.
            case headline
            /// 17 pt at the size Large.
            case body
            /// 16 pt at the size Large.
            case callout
            /// 15 pt at the size Large.
            case subheadline
            /// 13 pt at the size Large.
            case footnote
            /// 12 pt at the size Large.
            case caption1
            /// 11 pt at the size Large.
            case caption2
        }

        /// The weight of a font, from the lightest to the heaviest.
        nonisolated public enum BannerFontWeight: String, CaseIterable, Sendable {
            /// 100 of the OpenType scale.
            case ultraLight
            /// 200 of the OpenType scale.
            case thin
            /// 300 of the OpenType scale.
            case light
            /// 400 of the OpenType scale.
            case regular
            /// 500 of the OpenType scale.
            case medium
            /// 600 of the OpenType scale.
            case semibold
            /// 700 of the OpenType scale.
            case bold
            /// 800 of the OpenType scale.
            case heavy
            /// 900 of the OpenType scale.
            case black
        }

        /// A text size that a person chooses in the settings (Dynamic Type), from the smallest to the largest.
        nonisolated public enum BannerDynamicTypeSize: String, CaseIterable, Comparable, Sendable {
            /// The smallest size.
            case xSmall
            /// Two below the default.
            case small
            /// One below the default.
            case medium
            /// The default.
            case large
            /// One above the default.
            case xLarge
            /// Two above the default.
            case xxLarge
            /// The largest size without the accessibility sizes.
            case xxxLarge
            /// The first accessibility size.
            case accessibility1
            /// The second accessibility size.
            case accessibility2
            /// The third accessibility size.
            case accessibility3
            /// The fourth accessibility size.
            case accessibility4
            /// The largest size of all.
            case accessibility5

            /// Whether `lhs` is the smaller size.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

            private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
        }

        /// How a banner's text is set.
        nonisolated public struct BannerTypography: Hashable, Sendable {
            /// The text style, which gives the size.
            public var style: BannerTextStyle
            /// The weight.
            public var weight: BannerFontWeight
            /// The lines that the text may take at the most; at least 1.
            public var maxLines: Int
            /// The text sizes that the banner follows; a size outside counts as the nearest inside.
            public var dynamicType: ClosedRange<BannerDynamicTypeSize>
            /// The typeface; `nil` for the system's.
            public var font: BannerFont?

            /// Text of `style` and `weight` in at most `maxLines` lines, for the sizes of `dynamicType`.
            public init(
                style: BannerTextStyle = .subheadline, weight: BannerFontWeight = .semibold, maxLines: Int = 2,
                dynamicType: ClosedRange<BannerDynamicTypeSize> = .xSmall ... .xxxLarge, font: BannerFont? = nil
            ) {
                self.style = style
                self.weight = weight
                self.maxLines = maxLines
                self.dynamicType = dynamicType
                self.font = font
            }

            /// How a title is set where nobody says otherwise.
            public static let standardTitle = BannerTypography(style: .headline, weight: .semibold)
        }

        /// A level of any kind.
        nonisolated public struct AnyBannerLevel: BannerLevel {
            private let base: any BannerLevel

            /// What a banner of this level looks, sounds and feels like; asked for once, when the level is wrapped.
            public let levelConfiguration: BannerLevelConfiguration

            /// The metrics of banners whose style sets none itself.
            public let bannerMetrics: BannerDisplayMetrics?

            /// The order among levels; a higher one is more urgent.
            public var severity: Int { base.severity }

            /// Wraps `level`, once however often it has been wrapped.
            public init(_ level: some BannerLevel) {
                base = (level as? AnyBannerLevel)?.base ?? level
                levelConfiguration = level.levelConfiguration
                bannerMetrics = level.bannerMetrics
            }

            /// Whether both are the same level of the same kind.
            public static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

            /// Hashes the level.
            public func hash(into hasher: inout Hasher) { hasher.combine(base) }
        }

        /// A style of any kind.
        nonisolated public struct AnyBannerStyle: BannerStyle {
            let base: any BannerStyle

            /// How a banner of this style looks and behaves; asked for once, when the style is wrapped.
            public let bannerConfiguration: BannerConfiguration

            /// Whether the style sets its metrics itself.
            public let setsMetrics: Bool

            /// Wraps `style`, once however often it has been wrapped.
            public init(_ style: some BannerStyle) {
                base = (style as? AnyBannerStyle)?.base ?? style
                setsMetrics = style.setsMetrics
                bannerConfiguration = style.bannerConfiguration
            }

            /// Whether both are the same style of the same kind.
            public static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

            /// Hashes the style.
            public func hash(into hasher: inout Hasher) { hasher.combine(base) }
        }

        /// A banner with a text that no spec holds, such as one from a server.
        ///
        /// ```swift
        /// presenter.enqueue(Banner(style: Acme.Style.bar, level: Acme.Level.info, text: message))
        /// ```
        nonisolated public struct Banner: BannerContent {
            /// Its name, which banners of one kind share.
            public var id: String
            /// Its style.
            public var style: AnyBannerStyle
            /// What it means.
            public var level: AnyBannerLevel
            /// Its title in every language.
            public var title: String?
            /// Its text in every language.
            public var text: String
            /// The short texts that it lists under its text, in every language.
            public var points: [String]
            /// Its buttons, the first one leading.
            public var bannerButtons: [BannerButton]
            /// Its image.
            public var image: BannerImage?
            /// The link that it has.
            public var link: BannerLink?
            /// What a tap on the bar does.
            public var barTap: BannerBarTap
            /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
            public var expires: Duration?
            /// Where it shows.
            public var bannerSurface: BannerSurface
            /// What makes it come.
            public var trigger: BannerTrigger?
            /// The progress that it shows.
            public var progress: BannerProgress?
            /// Its text in every language once its progress is complete.
            public var completionText: String?
            /// Where else in the app a person finds what it says.
            public var alsoAvailableAt: BannerText?
            /// Its times and motion; `nil` for those of its style if that sets some itself, else for those of its level, and else for
            /// those of its style, as it is with the banners of a spec.
            public var metrics: BannerDisplayMetrics?
            /// Whether its title and its text take as many lines as they need, where those of its style end. No check has seen how long they
            /// are; a banner that becomes taller than the place that it shows in scrolls.
            public var showsWholeText: Bool
            /// The language of its texts, a BCP 47 tag, if it is known: a screen reader reads them with a voice of that language. `nil` for
            /// that of whoever reads it.
            public var language: String?
            /// Whether it stays until someone or something ends it, whatever its metrics say; `nil` for what they say.
            ///
            /// With `false` it leaves by itself: after the time that its style shows, or where that stays too, after that of
            /// ``BannerDisplayMetrics/standardDisplay``.
            public var requiresDismissal: Bool?

            /// A banner that says `text`.
            public init(
                id: String = "banner", style: some BannerStyle, level: some BannerLevel, title: String? = nil, text: String,
                points: [String] = [], buttons: [BannerButton] = [], image: BannerImage? = nil, link: BannerLink? = nil,
                barTap: BannerBarTap = .dismiss, expires: Duration? = nil, surface: BannerSurface = .main,
                trigger: BannerTrigger? = nil, progress: BannerProgress? = nil, completionText: String? = nil,
                alsoAvailableAt: BannerText? = nil, metrics: BannerDisplayMetrics? = nil, requiresDismissal: Bool? = nil,
                showsWholeText: Bool = false, language: String? = nil
            ) {
                self.id = id
                self.style = AnyBannerStyle(style)
                self.level = AnyBannerLevel(level)
                self.title = title
                self.text = text
                self.points = points
                bannerButtons = buttons
                self.image = image
                self.link = link
                self.barTap = barTap
                self.expires = expires
                bannerSurface = surface
                self.trigger = trigger
                self.progress = progress
                self.completionText = completionText
                self.alsoAvailableAt = alsoAvailableAt
                self.metrics = metrics
                self.requiresDismissal = requiresDismissal
                self.showsWholeText = showsWholeText
                self.language = language
            }

            /// That of its style, with the metrics that hold for it.
            public var bannerConfiguration: BannerConfiguration {
                let styled = style.bannerConfiguration
                var configuration = styled
                if let metrics = metrics ?? (style.setsMetrics ? nil : level.bannerMetrics) { configuration.metrics = metrics }
                switch requiresDismissal {
                case true?: configuration.metrics.display = nil
                case false?:
                    let display = configuration.metrics.display ?? styled.metrics.display
                    configuration.metrics.display = display ?? BannerDisplayMetrics.standardDisplay
                    configuration.dismissal.insert(.timer)
                case nil: break
                }
                if showsWholeText {
                    configuration.titleTypography.maxLines = .max
                    configuration.typography.maxLines = .max
                }
                return configuration
            }

            /// The language of its texts, whatever that of `locale`.
            public func language(in locale: String) -> String? { language }

            /// Its title, whatever the language.
            public func title(in locale: String) -> String? { title }

            /// Its points, whatever the language.
            public func points(in locale: String) -> [String] { points }

            /// Its text, whatever the language.
            public func text(in locale: String) -> String { text }

            /// Its text once its progress is complete, whatever the language.
            public func completionText(in locale: String) -> String? { completionText }
        }

        /// What a tap on the bar of a banner does, beside its buttons and its link.
        nonisolated public enum BannerBarTap: String, CaseIterable, Sendable {
            /// It sends the banner away, where `tap` is one of its ways out.
            case dismiss
            /// It opens what the banner speaks of: the banner leaves with ``BannerOutcome/opened``.
            case open
            /// Nothing.
            case nothing
        }

        /// Compares the parameters of a banner with the bounds that its spec sets them. Generated code uses it.
        ///
        /// ```swift
        /// let faults = BannerBounds("syncFailed").int("count", 5_000_000, min: 1, max: 999).faults
        /// ```
        nonisolated public struct BannerBounds: Sendable {
            /// The parameters beyond their bounds, in the order in which they were compared.
            public private(set) var faults: [BannerFault] = []
            private let banner: String

            /// For the banner of this name.
            public init(_ banner: String) { self.banner = banner }

            /// With the number `value` of `parameter`.
            public func int(_ parameter: String, _ value: Int, min: Int? = nil, max: Int? = nil) -> Self {
                if let min, value < min { return adding(parameter, .min(min)) }
                if let max, value > max { return adding(parameter, .max(max)) }
                return self
            }

            /// With the text `value` of `parameter`.
            public func string(_ parameter: String, _ value: String, maxLength: Int) -> Self {
                value.kept(within: maxLength) == nil ? self : adding(parameter, .maxLength(maxLength))
            }

            private func adding(_ parameter: String, _ bound: BannerFault.Bound) -> Self {
                var bounds = self
                bounds.faults.append(.beyondBound(banner: banner, parameter: parameter, bound: bound))
                return bounds
            }
        }

        /// A button of a banner.
        nonisolated public struct BannerButton: Hashable, Sendable {
            /// The name of its variant in the spec.
            public var id: String
            /// How it looks.
            public var variant: BannerButtonVariant
            /// Its title; `nil` for an icon button.
            public var title: BannerText?
            /// What a screen reader says instead of the title. Without one, it has nothing to say of an icon button.
            public var label: BannerText?
            /// The image before the title, or the icon.
            public var image: BannerImage?
            /// What it does, where the system treats it in a special way.
            public var role: BannerButtonRole?
            /// The width and height, in points, of the area that a tap reaches, at the least.
            public var minimumSize: Double
            /// Whether it takes all the width there is.
            public var isFullWidth: Bool
            /// Whether it can be used.
            public var isEnabled: Bool

            /// A button of these values.
            public init(
                id: String, variant: BannerButtonVariant, title: BannerText? = nil, label: BannerText? = nil,
                image: BannerImage? = nil, role: BannerButtonRole? = nil, minimumSize: Double = standardSize,
                isFullWidth: Bool = false, isEnabled: Bool = true
            ) {
                self.id = id
                self.variant = variant
                self.title = title
                self.label = label
                self.image = image
                self.role = role
                self.minimumSize = minimumSize
                self.isFullWidth = isFullWidth
                self.isEnabled = isEnabled
            }

            /// The size of a button where nobody says otherwise (Human Interface Guidelines, Buttons).
            public static let standardSize = 44.0
        }

        /// How a button looks.
        nonisolated public enum BannerButtonVariant: Hashable, Sendable {
            /// A text button that stands out by `BannerButtonEmphasis`.
            case emphasis(BannerButtonEmphasis)
            /// A text button in the colour of its outcome.
            case functional(BannerFunctionalStyle)
            /// An icon alone.
            case icon
        }

        /// How much a button stands out.
        nonisolated public enum BannerButtonEmphasis: String, CaseIterable, Sendable {
            /// Filled in the accent colour: the one thing to do.
            case high
            /// Filled in a neutral colour.
            case medium
            /// Outlined.
            case low
            /// Text alone.
            case lowest
        }

        /// The outcome that a functional button tells by its colour.
        nonisolated public enum BannerFunctionalStyle: String, CaseIterable, Sendable {
            /// Something good comes of it.
            case positive
            /// Something is lost by it.
            case negative
        }

        /// What a button does, where the system treats it in a special way.
        nonisolated public enum BannerButtonRole: String, CaseIterable, Sendable {
            /// It destroys something.
            case destructive
            /// It sends the banner away and does nothing else.
            case dismiss
            /// It calls off what the banner speaks of.
            case cancel
        }

        /// Something that happens in an app, as the triggers of a spec name it. Generated enums conform to it; see
        /// ``BannerPresenter/send(_:onOutcome:)``.
        nonisolated public protocol BannerEvent<Banner>: Sendable {
            /// The banners of its spec.
            associatedtype Banner: BannerContent

            /// Its name in the spec.
            var id: String { get }

            /// The banners that it makes come, in the order of the spec; none for an event that only ends conditions.
            var banners: [Banner] { get }
        }

        /// Something that holds in an app for a time, as the triggers of a spec name it. Generated enums conform to it; see
        /// ``BannerPresenter/hold(_:)``.
        nonisolated public protocol BannerCondition<Banner>: Sendable {
            /// The banners of its spec.
            associatedtype Banner: BannerContent

            /// Its name in the spec.
            var id: String { get }

            /// The banners that show while it holds, in the order of the spec.
            var banners: [Banner] { get }
        }

        nonisolated extension BannerContent {
            /// Whether it has this style, also where it is a ``Banner``, which has wrapped its style.
            public func hasStyle(_ style: some BannerStyle) -> Bool { AnyBannerStyle(self.style) == AnyBannerStyle(style) }
        }

        /// A banner with everything that showing it takes. Generated enums conform to it.
        nonisolated public protocol BannerContent<ButtonName>: Hashable, Sendable {
            /// The styles that it may have.
            associatedtype Style: BannerStyle
            /// The levels that it may have.
            associatedtype Level: BannerLevel
            /// What names its buttons in outcomes: the `ButtonVariant` of generated code, and else the `id` of a button.
            associatedtype ButtonName: Hashable & Sendable = String

            /// The name of the button of this `id`; `nil` for what is none of its buttons.
            static func buttonName(_ id: String) -> ButtonName?

            /// The banner's name in the spec.
            var id: String { get }

            /// Its style.
            var style: Style { get }

            /// What it means.
            var level: Level { get }

            /// How it looks and behaves.
            var bannerConfiguration: BannerConfiguration { get }

            /// What its level looks, sounds and feels like.
            var levelConfiguration: BannerLevelConfiguration { get }

            /// The order of its level among levels; a higher one is more urgent.
            var severity: Int { get }

            /// Where it can show.
            var bannerSurface: BannerSurface { get }

            /// Its buttons, the first one leading.
            var bannerButtons: [BannerButton] { get }

            /// Its image.
            var image: BannerImage? { get }

            /// The link that it has.
            var link: BannerLink? { get }

            /// What a tap on the bar does.
            var barTap: BannerBarTap { get }

            /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
            var expires: Duration? { get }

            /// What makes it come.
            var trigger: BannerTrigger? { get }

            /// The progress that it shows.
            var progress: BannerProgress? { get }

            /// Where else in the app a person finds what it says.
            var alsoAvailableAt: BannerText? { get }

            /// The language that its texts are in for a reader of `locale`; both are BCP 47 tags. `nil` for the language of `locale`.
            ///
            /// Where it is another one, since the spec has no texts in that of `locale`, a screen reader reads the banner with a voice of its
            /// language (WCAG 2.2, 3.1.2), and BannerKit's own words are in it too.
            func language(in locale: String) -> String?

            /// Its title in the language of `locale`, a BCP 47 tag; `nil` where it has none.
            func title(in locale: String) -> String?

            /// Its text in the language of `locale`, a BCP 47 tag.
            func text(in locale: String) -> String

            /// The short texts that it lists under its text, in the language of `locale`, a BCP 47 tag.
            func points(in locale: String) -> [String]

            /// Its text in the language of `locale` once its progress is complete; `nil` where it has none.
            func completionText(in locale: String) -> String?

            /// Its parameters that are beyond the bounds of the spec, which debug builds tell of.
            var parameterFaults: [BannerFault] { get }
        }

        nonisolated extension BannerContent {
            /// That of its style.
            public var bannerConfiguration: BannerConfiguration { style.bannerConfiguration }
            /// That of its level.
            public var levelConfiguration: BannerLevelConfiguration { level.levelConfiguration }
            /// That of its level.
            public var severity: Int { level.severity }
            /// The surface that every spec has.
            public var bannerSurface: BannerSurface { .main }
            /// None.
            public var bannerButtons: [BannerButton] { [] }
            /// None.
            public var image: BannerImage? { nil }
            /// None.
            public var link: BannerLink? { nil }
            /// It sends the banner away, where `tap` is one of its ways out.
            public var barTap: BannerBarTap { .dismiss }
            /// For as long as it takes.
            public var expires: Duration? { nil }
            /// That of `locale`.
            public func language(in locale: String) -> String? { nil }
            /// None.
            public func title(in locale: String) -> String? { nil }
            /// None.
            public func points(in locale: String) -> [String] { [] }
            /// None.
            public var trigger: BannerTrigger? { nil }
            /// None.
            public var progress: BannerProgress? { nil }
            /// None.
            public var alsoAvailableAt: BannerText? { nil }
            /// None.
            public func completionText(in locale: String) -> String? { nil }
            /// None.
            public var parameterFaults: [BannerFault] { [] }
        }

        nonisolated extension BannerContent where ButtonName == String {
            /// The `id` of the button.
            public static func buttonName(_ id: String) -> String? { id }
        }

        nonisolated extension BannerContent where ButtonName: RawRepresentable<String> {
            /// The name whose raw value is the `id` of the button.
            public static func buttonName(_ id: String) -> ButtonName? { ButtonName(rawValue: id) }
        }

        /// An image of a banner or a button, and what a screen reader says of it.
        nonisolated public struct BannerImage: Hashable, Sendable {
            /// Where the image comes from.
            public var source: BannerImageSource
            /// What a screen reader says; `nil` for an image that only decorates.
            public var label: BannerText?

            /// The image from `source`, said as `label` by a screen reader.
            public init(_ source: BannerImageSource, label: BannerText? = nil) {
                self.source = source
                self.label = label
            }

            /// The image from `source`, with `placeholder` until it is there, and in its place where there is none; `nil` where there
            /// is no placeholder either.
            public init?(_ source: BannerImageSource?, placeholder: BannerImageSource?, label: BannerText? = nil) {
                switch source {
                case .asyncImage(let url, nil, let isCached)?:
                    self.source = .asyncImage(url: url, placeholder: placeholder, isCached: isCached)
                case let source?: self.source = source
                case nil:
                    guard let placeholder else { return nil }
                    self.source = placeholder
                }
                self.label = label
            }
        }

        /// Where an image comes from.
        nonisolated public indirect enum BannerImageSource: Hashable, Sendable {
            /// The SF Symbol of this name.
            case symbol(String)
            /// The image of this name in an asset catalogue.
            case asset(String)
            /// The image of this name in the asset catalogue of a bundle. ``asset(_:bundle:)`` makes one.
            case resource(String, in: BannerReference)
            /// An image that is there already. ``image(_:)`` makes one.
            case memory(BannerReference)
            /// The image at `url`, with `placeholder` until it is there. `isCached` says whether it may be kept.
            case asyncImage(url: String, placeholder: BannerImageSource?, isCached: Bool)
        }

        /// A link in a banner. It says where it leads; what happens is up to the app, which hears ``BannerOutcome/link``.
        nonisolated public struct BannerLink: Hashable, Sendable {
            /// Where a link stands.
            public enum Placement: String, CaseIterable, Sendable {
                /// Under the text.
                case below
                /// At the trailing edge, beside the text, where it fits on the line; else below.
                case trailing
            }

            /// Its title in every language.
            public var title: BannerText
            /// Where it stands.
            public var placement: Placement

            /// A link of this title.
            public init(_ title: BannerText, placement: Placement = .below) {
                self.title = title
                self.placement = placement
            }
        }

        nonisolated extension BannerLocale {
            /// The languages that serve a person who reads `locale`, the best first, as canonical BCP 47 tags: the tag itself, with its subtags
            /// cut off one by one, and before the bare language those that CLDR holds to be closer (Parent Locales, Likely Subtags).
            static func candidates(for locale: String) -> [String] {
                let tag = Tag(locale)
                return tag.truncations.dropLast() + closer(to: tag) + [tag.language] + (relatives[tag.language] ?? [])
            }

            /// `locale` as a canonical tag, and it with its subtags cut off one by one until the language is left.
            static func truncations(of locale: String) -> [String] { Tag(locale).truncations }

            /// The language of `locale` without script and region.
            static func bareLanguage(of locale: String) -> String { Tag(locale).language }

            /// What is closer to a reader of `tag` than its bare language.
            private static func closer(to tag: Tag) -> [String] {
                let region = tag.region ?? ""
                switch tag.language {
                case "zh": return chinese(tag)
                case "es" where latinAmerica.contains(region): return ["es-419"]
                case "pt" where europeanPortuguese.contains(region): return ["pt-PT"]
                default: return []
                }
            }

            /// Chinese by its script: a reader of one may not read the other.
            private static func chinese(_ tag: Tag) -> [String] {
                let isTraditional = tag.script.map { $0 == "Hant" } ?? ["HK", "MO", "TW"].contains(tag.region)
                guard isTraditional else { return ["zh-Hans", "zh-CN"] }
                let hongKong = ["zh-Hant-HK", "zh-HK", "zh-Hant"]
                switch tag.region {
                case "HK": return hongKong
                case "MO": return ["zh-Hant-MO", "zh-MO"] + hongKong
                default: return ["zh-Hant-TW", "zh-TW", "zh-Hant"]
                }
            }

            /// What readers of a language understand if it is missing, the name of the same in old tags included.
            private static let relatives = [
                "fil": ["tl"], "he": ["iw"], "id": ["in"], "nb": ["no"], "nn": ["nb", "no"], "no": ["nb"], "pt": ["pt-BR"],
                "yi": ["ji"], "yue": ["zh-Hant-HK", "zh-HK", "zh-Hant"],
            ]

            private static let latinAmerica: Set = [
                "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
                "SV", "US", "UY", "VE",
            ]

            private static let europeanPortuguese: Set = [
                "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
            ]
        }

        /// A language tag in its parts, written as RFC 5646, 2.1.1, recommends.
        nonisolated private struct Tag {
            let subtags: [String]
            let language: String
            let script: String?
            let region: String?

            /// A BCP 47 tag, or one of POSIX or Apple: `pt_BR.UTF-8`, `zh_Hant_TW@calendar=chinese`.
            init(_ text: String) {
                let parts = text.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
                let name = parts.first?.lowercased() ?? ""
                let language = Self.renamed[name] ?? name
                // What follows a singleton says how to count or sort, and no language.
                let rest = parts.dropFirst().prefix { $0.count > 1 }.map(Self.canonical)
                self.language = language
                subtags = [language] + rest
                script = rest.first { $0.utf8.count == 4 && !Self.startsWithDigit($0) }
                region = rest.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && Self.startsWithDigit($0)) }
            }

            /// The tag, and it with its last subtag cut off until the language is left.
            var truncations: [String] {
                subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
            }

            private static func canonical(_ subtag: Substring) -> String {
                switch subtag.utf8.count {
                case 2: subtag.uppercased()
                case 4 where !startsWithDigit(String(subtag)): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
                default: subtag.lowercased()
                }
            }

            private static func startsWithDigit(_ subtag: String) -> Bool {
                subtag.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
            }

            /// The names that languages have by now (IANA, Language Subtag Registry).
            private static let renamed = ["in": "id", "iw": "he", "ji": "yi", "mo": "ro", "tl": "fil"]
        }

        /// The choice of a language among those that an app has texts in.
        nonisolated public enum BannerLocale {
            /// The first of `supported` that serves a person who prefers `preferred`, in their order; both are BCP 47 tags.
            ///
            /// `fr-CA` is served by `fr-CA`, else by `fr`, and `zh-TW` by `zh-Hant` rather than by `zh`. Where none serves, the result is `nil`.
            public static func best(of supported: [String], for preferred: [String]) -> String? {
                for tag in preferred {
                    if let match = supported.first(where: { isEqual($0, tag) }) { return match }
                    #if DEBUG
                        // A pseudo-locale is made of the development language, whatever languages there are.
                        if BannerPseudoLocale(tag, besides: supported) != nil { return nil }
                    #endif
                    for candidate in candidates(for: tag) {
                        if let match = supported.first(where: { isEqual($0, candidate) }) { return match }
                    }
                }
                return nil
            }

            /// The language that texts are shown in for a reader of `locale`, where the best that there is for one is `language`; all are BCP 47
            /// tags.
            ///
            /// That is `language`, but in debug builds a pseudo-locale, `en-XA` or `ar-XB`, is shown for what it is.
            public static func shown(_ language: String, for locale: String) -> String {
                #if DEBUG
                    if let pseudo = BannerPseudoLocale(locale, besides: [language]) { return pseudo.rawValue }
                #endif
                return language
            }

            /// Whether a reader of `locale` reads texts in `language` too, so that a voice for the one can read the other: `en-GB` and `en`,
            /// `nb` and `no`.
            static func isSame(_ language: String, as locale: String) -> Bool {
                bareLanguage(of: language) == bareLanguage(of: locale) || best(of: [language], for: [locale]) != nil
            }

            /// Tags are compared without regard to case (RFC 5646, 2.1.1) and to the separator that POSIX writes.
            private static func isEqual(_ lhs: String, _ rhs: String) -> Bool {
                lhs.utf8.elementsEqual(rhs.utf8) { normalized($0) == normalized($1) }
            }

            private static func normalized(_ byte: UInt8) -> UInt8 {
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                case UInt8(ascii: "_"): UInt8(ascii: "-")
                default: byte
                }
            }
        }

        /// A text of a banner with the values of its parameters filled in, as generated code makes it.
        ///
        /// ```swift
        /// let phrase: BannerPhrase = "\(name) shared a photo."
        /// phrase.string  // "Ada shared a photo."
        /// ```
        ///
        /// Debug builds keep apart what the text says and what was filled in: a pseudo-locale changes the one and not the other.
        nonisolated public struct BannerPhrase: ExpressibleByStringInterpolation, Sendable {
            /// The whole text.
            public private(set) var string: String

            #if DEBUG
                /// What stands before, between and behind the values: one more than there are values.
                private var literals: [String]
                private var values: [String] = []
            #endif

            /// A text without parameters.
            public init(stringLiteral text: String) {
                string = text
                #if DEBUG
                    literals = [text]
                #endif
            }

            /// A text that is written as a string with interpolations.
            public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

            /// What Swift makes a text of that is written as a string with interpolations.
            public struct StringInterpolation: StringInterpolationProtocol {
                fileprivate var phrase = BannerPhrase(stringLiteral: "")

                /// An empty text. The numbers say how long it may become.
                public init(literalCapacity: Int, interpolationCount: Int) {
                    phrase.string.reserveCapacity(literalCapacity + interpolationCount * 8)
                }

                /// Adds what the text says.
                public mutating func appendLiteral(_ literal: String) { phrase.append(literal) }

                /// Adds the value of a parameter.
                public mutating func appendInterpolation(_ value: String) { phrase.append(value: value) }
            }

            /// `before`, `value` and `after` in a row. Generated code of large catalogues calls it in place of interpolation, for which the
            /// compiler takes longer.
            @inline(never) public static func joined(_ before: String, _ value: String, _ after: BannerPhrase) -> BannerPhrase {
                var phrase = BannerPhrase(stringLiteral: before)
                phrase.append(value: value)
                phrase.append(after)
                return phrase
            }

            /// The text for a reader of `locale`, where the best that there is for one is in `language`; both are BCP 47 tags.
            ///
            /// In debug builds that is its look in `locale` where that is a pseudo-locale, `en-XA` or `ar-XB`, and in all others it is
            /// ``string``.
            public func string(for locale: String, in language: String) -> String {
                #if DEBUG
                    if let pseudo = BannerPseudoLocale(locale, besides: [language]) { return string(in: pseudo) }
                #endif
                return string
            }

            // MARK: Putting together

            /// Adds what the text says.
            mutating func append(_ literal: String) {
                string += literal
                #if DEBUG
                    literals[literals.count - 1] += literal  // There is always one.
                #endif
            }

            /// Adds the value of a parameter.
            mutating func append(value: String) {
                string += value
                #if DEBUG
                    values.append(value)
                    literals.append("")
                #endif
            }

            private mutating func append(_ other: BannerPhrase) {
                #if DEBUG
                    for (index, literal) in other.literals.enumerated() {
                        // A value stands behind each literal but the last.
                        append(literal)
                        if index < other.values.count { append(value: other.values[index]) }
                    }
                #else
                    string += other.string
                #endif
            }
        }

        #if DEBUG
            nonisolated extension BannerPhrase {
                private func string(in pseudo: BannerPseudoLocale) -> String {
                    var text = ""
                    for (index, literal) in pseudo.literals(literals).enumerated() {
                        text += literal
                        if index < values.count { text += values[index] }
                    }
                    return text
                }
            }
        #endif

        /// The progress that a banner shows.
        nonisolated public struct BannerProgress: Hashable, Sendable {
            /// Whether the end is known.
            public enum Kind: String, CaseIterable, Sendable {
                /// A part of the whole is done.
                case determinate
                /// Something is being done.
                case indeterminate
            }

            /// What a tap on the bar does to the progress.
            public enum TapAction: String, CaseIterable, Sendable {
                /// It holds the progress.
                case pause
                /// It goes on with a held progress.
                case resume
                /// It ends the progress.
                case stop
            }

            /// Whether the end is known.
            public var kind: Kind
            /// The part of the whole, 0 to 1, after which the progress is announced again; `nil` for no announcements.
            public var step: Double?
            /// What a tap on the bar does; nothing when empty.
            public var onTap: [TapAction]
            /// How long the completion text is shown, and how it moves; `nil` where there is no completion text.
            public var completionMetrics: BannerDisplayMetrics?

            /// A progress of these values.
            public init(
                _ kind: Kind, step: Double? = nil, onTap: [TapAction] = [], completionMetrics: BannerDisplayMetrics? = nil
            ) {
                self.kind = kind
                self.step = step
                self.onTap = onTap
                self.completionMetrics = completionMetrics
            }
        }

        #if DEBUG
            nonisolated extension BannerPseudoLocale {
                /// The pseudo-locale that `locale` is, a tag of BCP 47 or of Apple, or `nil`. One of the `supported` languages is a language like any
                /// other, whatever its tag.
                init?(_ locale: String, besides supported: some Sequence<String>) {
                    // Most tags have no such subtag, and debug builds ask for every text.
                    guard locale.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
                    let tags = BannerLocale.truncations(of: locale)
                    let found = Self.allCases.first { tags.contains($0.rawValue) }
                    guard let found, !supported.contains(found.rawValue) else { return nil }
                    self = found
                }
            }
        #endif

        /// Something of the system that a banner refers to, such as an image or a bundle. Two are equal if they refer to the same.
        ///
        /// Images and bundles may be used from any thread as long as nobody changes them, which BannerKit does not.
        nonisolated public struct BannerReference: Hashable, @unchecked Sendable {
            let object: AnyObject

            init(_ object: AnyObject) { self.object = object }

            /// Whether both refer to the same.
            public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

            /// Hashes which one it is.
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
        }

        /// A place where one banner at a time can show.
        nonisolated public struct BannerSurface: Hashable, Sendable {
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

        nonisolated extension BannerSurface {
            /// The surface `main`, which is there without being written in a spec, with its defaults.
            public static let main = BannerSurface(id: "main")
        }

        /// A text of a table in one language, as a property list has it: a format, and what stands in it by number ("Stringsdict File Format" in
        /// Apple's Internationalization and Localization Guide).
        nonisolated struct BannerTableText: Sendable {
            private let format: String
            /// The forms of `%#@name@`, by name and category.
            private let substitutions: [String: [String: String]]

            /// What `value` says; `nil` for what is no text.
            init?(_ value: Any) {
                if let text = value as? String {
                    (format, substitutions) = (text, [:])
                    return
                }
                guard let members = value as? [String: Any] else { return nil }
                if let devices = members["NSStringDeviceSpecificRuleType"] as? [String: Any] {
                    // The lint has checked the text for iPhones.
                    guard let text = (devices["iphone"] ?? devices["other"]).flatMap(BannerTableText.init(ofDevice:)) else {
                        return nil
                    }
                    self = text
                    return
                }
                guard let format = members["NSStringLocalizedFormatKey"] as? String else { return nil }
                self.format = format
                substitutions = members.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
            }

            /// One that varies by devices within one that does is none.
            private init?(ofDevice value: Any) {
                if let members = value as? [String: Any], members["NSStringDeviceSpecificRuleType"] != nil { return nil }
                self.init(value)
            }

            /// The text with `values` filled in as `language` writes them; `nil` where it doesn't fit them. `deciding` is the value whose number
            /// decides on a form where the format doesn't say it.
            func phrase(_ values: [BannerTextValue], deciding: Int?, in language: String) -> BannerPhrase? {
                // Without arguments, a text is shown as it stands, and a percent sign in it stays single.
                if values.isEmpty, substitutions.isEmpty { return BannerPhrase(stringLiteral: format) }
                var phrase = BannerPhrase(stringLiteral: "")
                for piece in BannerTextFormat(format).pieces {
                    guard case .substitution(let name, let position) = piece else {
                        guard phrase.append(piece, values, in: language) else { return nil }
                        continue
                    }
                    let argument = position.explicit ?? deciding ?? Self.onlyNumber(in: values) ?? position.next
                    guard let form = form(of: name, argument, values, language) else { return nil }
                    for piece in BannerTextFormat(form, own: argument).pieces {
                        guard phrase.append(piece, values, in: language) else { return nil }
                    }
                }
                return phrase
            }

            private func form(of name: String, _ argument: Int, _ values: [BannerTextValue], _ language: String) -> String? {
                guard let forms = substitutions[name], values.indices.contains(argument),
                    case .number(let number) = values[argument]
                else { return nil }
                return forms[PluralRules.category(of: number, in: language).rawValue] ?? forms["other"]
            }

            private static func onlyNumber(in values: [BannerTextValue]) -> Int? {
                let numbers = values.indices.filter { if case .number = values[$0] { true } else { false } }
                return numbers.count == 1 ? numbers.first : nil
            }
        }

        nonisolated extension BannerPhrase {
            /// Adds a piece of a format. Returns whether it fits the values.
            fileprivate mutating func append(_ piece: BannerTextFormat.Piece, _ values: [BannerTextValue], in language: String)
                -> Bool
            {
                switch piece {
                case .literal(let text): append(text)
                case .argument(let position, let isNumber):
                    guard values.indices.contains(position) else { return false }
                    let value = values[position]
                    if case .number = value, !isNumber { return false }
                    if case .text = value, isNumber { return false }
                    append(value: value.string(in: language))
                case .substitution, .invalid: return false
                }
                return true
            }
        }

        nonisolated extension BannerText {
            /// `string`, or, if it has more than `maxLength` characters, its start with an ellipsis, which has at most that many.
            ///
            /// A character is what a reader takes for one: an extended grapheme cluster (UAX #29). It is never torn apart, and
            /// white space before the ellipsis is left out. Since a character may have any number of marks, there may also be no
            /// more than 32 code points for each that is allowed, which only text that is made to do harm exceeds: the longest
            /// emoji have ten. However long the string is, no more of it is read than that.
            public static func cut(_ string: String, to maxLength: Int) -> String {
                guard maxLength > 0 else { return "" }
                guard var kept = string.kept(within: maxLength) else { return string }
                while let last = kept.unicodeScalars.last, last.properties.isWhitespace { kept.unicodeScalars.removeLast() }
                return kept + "\u{2026}"
            }
        }

        nonisolated extension BannerText {
            /// `before`, `value` and `after` in a row. Generated code of large catalogues calls it in place of interpolation, for which the
            /// compiler takes three times as long.
            @inline(never) public static func joined(_ before: String, _ value: String, _ after: String) -> String {
                before + value + after
            }
        }

        nonisolated extension String {
            /// What stays of a string that has more than `maxLength` characters, which is at least 1, with room for an ellipsis;
            /// `nil` for one that has no more.
            func kept(within maxLength: Int) -> Substring? {
                // A character has at least one byte.
                guard utf8.dropFirst(maxLength).first != nil else { return nil }
                let most = min(maxLength, 1 << 20) * 32
                // One code point too many, of four bytes at the most, tells what goes beyond from what just fits. A copy, since
                // for the end of a part of a string a character is looked for, however long it is.
                let head = String(decoding: utf8.prefix(4 * (most + 1)), as: UTF8.self)
                var (kept, index) = (head.startIndex, head.startIndex)
                var (characters, codePoints) = (0, 0)
                while index < head.endIndex {
                    let next = head.index(after: index)
                    characters += 1
                    codePoints += head.unicodeScalars.distance(from: index, to: next)
                    if characters > maxLength || codePoints > most { return head[..<kept] }
                    if characters < maxLength { kept = next }
                    index = next
                }
                return nil
            }
        }

        /// A text in several languages.
        nonisolated public struct BannerText: Hashable, Sendable {
            /// The text in the development language, which every other language falls back to.
            public var development: String
            /// The texts of other languages by BCP 47 tag.
            public var translations: [String: String]
            /// Where it is looked up; `nil` for a text that is all here.
            private var key: BannerTextKey?

            /// A text and its translations by BCP 47 tag.
            public init(_ development: String, translations: [String: String] = [:]) {
                self.development = development
                self.translations = translations
            }

            /// A text that is looked up under `key`, and says `development` where nothing is found.
            public init(_ development: String, key: BannerTextKey) {
                self.init(development)
                self.key = key
            }

            /// The text in `locale`, a BCP 47 tag or one of POSIX such as `pt_BR`: in that language, in the next best (`fr` for `fr-CA`,
            /// `zh-Hant` for `zh-TW`), or in the development language.
            ///
            /// In debug builds, `en-XA` and `ar-XB` are pseudo-locales, made of the text in the development language.
            public func string(in locale: String) -> String {
                if let text = translations[locale] { return text }
                #if DEBUG
                    if let pseudo = BannerPseudoLocale(locale, besides: translations.keys) { return pseudo.text(own) }
                #endif
                if translations.isEmpty, key == nil { return development }
                return BannerLocale.candidates(for: locale).lazy.compactMap { translation(into: $0) }.first ?? own
            }

            private func translation(into language: String) -> String? {
                translations[language] ?? key?.translation(into: language)?.string
            }

            /// The text in the development language, as it is looked up or as it stands here.
            private var own: String { key?.original()?.string ?? development }
        }

        /// A format of Foundation's in its pieces, as far as banners fill any in (String Programming Guide, "String Format Specifiers").
        nonisolated struct BannerTextFormat {
            /// A piece of a format.
            enum Piece: Hashable {
                /// Text as it is.
                case literal(String)
                /// The argument at `position`, from 0.
                case argument(position: Int, isNumber: Bool)
                /// What `%#@name@` comes to.
                case substitution(name: String, position: Position)
                /// What no banner can fill in.
                case invalid
            }

            /// The argument of a placeholder, from 0: the one that it names, or the next.
            struct Position: Hashable {
                var explicit: Int?
                var next: Int
            }

            private(set) var pieces: [Piece] = []
            /// The argument of the substitution that the format is a form of, which its first number without a position stands for.
            private var own: Int?
            private let text: [UInt8]
            private var offset = 0
            private var literal: [UInt8] = []
            private var next = 0
            private var hasOwnNumber = false

            /// The pieces of `text`. For a form of a substitution, `own` is the argument of that.
            init(_ text: String, own: Int? = nil) {
                self.text = Array(text.utf8)
                self.own = own
                read()
            }

            private var byte: UInt8? { offset < text.count ? text[offset] : nil }

            private mutating func read() {
                while let byte {
                    offset += 1
                    if byte != UInt8(ascii: "%") {
                        literal.append(byte)
                    } else if takes("%") {
                        literal.append(byte)
                    } else {
                        let piece = placeholder()
                        flush()
                        pieces.append(piece)
                    }
                }
                flush()
            }

            private mutating func flush() {
                if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
                literal = []
            }

            /// What stands behind a percent sign.
            private mutating func placeholder() -> Piece {
                if let own, takes("arg") { return .argument(position: own, isNumber: true) }
                let explicit = readPosition()
                if takes("#@") {
                    guard let name = readName() else { return .invalid }
                    return .substitution(name: name, position: Position(explicit: explicit, next: take()))
                }
                while let byte, "hlqzjtL".utf8.contains(byte) { offset += 1 }
                guard let letter = byte else { return .invalid }
                offset += 1
                switch letter {
                case UInt8(ascii: "@"): return .argument(position: explicit ?? take(), isNumber: false)
                case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"):
                    return .argument(position: explicit ?? takeNumber(), isNumber: true)
                default: return .invalid
                }
            }

            private mutating func take() -> Int {
                defer { next += 1 }
                return next
            }

            private mutating func takeNumber() -> Int {
                let position = take()
                guard let own, !hasOwnNumber else { return position }
                hasOwnNumber = true
                return own
            }

            /// Takes `word` if it stands here.
            private mutating func takes(_ word: String) -> Bool {
                guard text[offset...].starts(with: word.utf8) else { return false }
                offset += word.utf8.count
                return true
            }

            /// The position behind a percent sign, such as `2$`, from 0. That of no argument is one that no text has.
            private mutating func readPosition() -> Int? {
                var (end, number) = (offset, 0)
                // No text has a thousand arguments.
                while end < text.count, (0x30...0x39).contains(text[end]), number < 1000 {
                    number = number * 10 + Int(text[end] - 0x30)
                    end += 1
                }
                guard end > offset, end < text.count, text[end] == UInt8(ascii: "$") else { return nil }
                offset = end + 1
                return number == 0 ? .max : number - 1
            }

            private mutating func readName() -> String? {
                guard let end = text[offset...].firstIndex(of: UInt8(ascii: "@")), end > offset else { return nil }
                defer { offset = end + 1 }
                return String(decoding: text[offset..<end], as: UTF8.self)
            }
        }

        /// Where a text of a banner is looked up: under a key of a table. Generated code makes it.
        nonisolated public struct BannerTextKey: Hashable, Sendable {
            private let key: String
            private let table: BannerTextTable
            /// The languages that the text itself is in, besides the development language; `nil` for all of the table.
            private let languages: [String]?
            /// The positions of the values that its placeholders stand for; `nil` for all in their order.
            private let arguments: [Int]?
            /// The argument whose number decides on the form of a plural that does not say it.
            private let deciding: Int?

            /// The text under `key` of `table`.
            ///
            /// - Parameters:
            ///   - key: The key, as the table has it.
            ///   - table: The table that has it.
            ///   - languages: The languages that are looked up besides the development language, as BCP 47 tags; `nil` for all of the table.
            ///   - arguments: The positions, from 0, of the values that its placeholders stand for; `nil` for all in their order.
            ///   - deciding: The position, from 0, of the placeholder whose number decides on the form of a plural which doesn't say that.
            public init(
                _ key: String, in table: BannerTextTable, languages: [String]? = nil, arguments: [Int]? = nil,
                deciding: Int? = nil
            ) {
                self.key = key
                self.table = table
                self.languages = languages
                self.arguments = arguments
                self.deciding = deciding
            }

            /// The text with `values` filled in, in `language`, a BCP 47 tag, in a wider one (`fr` for `fr-CA`), or in the development language;
            /// `nil` where the table has none that can be filled in.
            public func phrase(_ values: [BannerTextValue], in language: String) -> BannerPhrase? {
                var tag = language[...]
                while true {
                    if let phrase = translation(into: String(tag), values) { return phrase }
                    guard let hyphen = tag.lastIndex(of: "-") else { return original(values) }
                    tag = tag[..<hyphen]
                }
            }

            /// The text in `language` and no other; `nil` in the development language too.
            func translation(into language: String, _ values: [BannerTextValue] = []) -> BannerPhrase? {
                guard table.translations.contains(language), languages?.contains(language) ?? true else { return nil }
                return text(values, in: language)
            }

            /// The text in the development language.
            func original(_ values: [BannerTextValue] = []) -> BannerPhrase? { text(values, in: table.development) }

            private func text(_ values: [BannerTextValue], in language: String) -> BannerPhrase? {
                let chosen = arguments.map { $0.filter(values.indices.contains).map { values[$0] } } ?? values
                return table.text(key, in: language)?.phrase(chosen, deciding: deciding, in: language)
            }
        }

        /// What stands in a text for a parameter.
        nonisolated public enum BannerTextValue: Hashable, Sendable {
            /// A number, which is written in the digits and groups of the text's language.
            case number(Int)
            /// A text as it is.
            case text(String)

            func string(in language: String) -> String {
                switch self {
                case .number(let number): BannerNumber.string(number, in: language)
                case .text(let text): text
                }
            }
        }

        /// A table of texts that an app looks up at run time, as Xcode makes it of a String Catalog: in the folder of each language a
        /// `Localizable.strings`, and a `Localizable.stringsdict` for plurals. Generated code makes it (`texts: catalog` of the target `swift`).
        ///
        /// Texts are filled in by BannerKit and not by Foundation, for the language that is asked for and not that of the app, with the plural
        /// rules and the numbers that the lint has checked them with. A placeholder that fits no parameter leads to the text of the spec, where a
        /// format of Foundation's would read memory that is not its own.
        nonisolated public final class BannerTextTable: Sendable {
            /// Its name: `Localizable` for `Localizable.xcstrings`.
            public let name: String
            /// The language that other languages fall back to, a BCP 47 tag.
            let development: String
            /// The other languages that the spec supports.
            let translations: Set<String>

            private let contents: @Sendable (String) -> [[String: Any]]
            private let known = BannerLocked<[String: [String: BannerTableText]]>([:])

            /// A table of texts in the language `development` and in `translations`, BCP 47 tags.
            ///
            /// `contents` is asked once for each language, and for `Base`. It returns the property lists of its folder: of the first that has a
            /// key, the text counts, so that plurals come before other texts.
            public init(
                _ name: String, development: String, translations: [String],
                contents: @escaping @Sendable (_ language: String) -> [[String: Any]]
            ) {
                self.name = name
                self.development = development
                self.translations = Set(translations)
                self.contents = contents
            }

            /// The one of `folders` that holds the texts of `language`: `pt_BR` and `pt-br` for `pt-BR` too, since tools write both.
            public static func folder(of language: String, among folders: [String]) -> String? {
                func plain(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }
                return folders.first { $0 == language } ?? folders.first { plain($0) == plain(language) }
            }

            func text(_ key: String, in language: String) -> BannerTableText? {
                if let texts = known.value[language] { return texts[key] }
                let texts = read(language)
                known.update { $0[language] = texts }
                return texts[key]
            }

            private func read(_ language: String) -> [String: BannerTableText] {
                var lists = contents(language)
                if lists.isEmpty, language == development {
                    lists = contents("Base")
                    #if DEBUG
                        if lists.isEmpty { BannerLog.write(.noTexts(table: name)) }
                    #endif
                }
                var texts: [String: BannerTableText] = [:]
                for list in lists {
                    for (key, value) in list where texts[key] == nil { texts[key] = BannerTableText(value) }
                }
                return texts
            }
        }

        nonisolated extension BannerTextTable: Hashable {
            /// Whether both are the same.
            public static func == (lhs: BannerTextTable, rhs: BannerTextTable) -> Bool { lhs === rhs }

            /// Hashes which one it is.
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        /// What makes a banner come.
        nonisolated public struct BannerTrigger: Hashable, Sendable {
            /// An event that happens, or a condition that holds.
            public enum Cause: Hashable, Sendable {
                /// The event of this name.
                case event(String)
                /// The condition of this name; the banner leaves when `clears` happens.
                case condition(String, clears: String?)
            }

            /// The event or condition.
            public var cause: Cause
            /// The screens on which it comes; on all of them when empty.
            public var screens: [String]
            /// The time that passes at the least between two comings.
            public var minInterval: Duration
            /// The banners that can never be caused at the same time as this one.
            public var mutex: [String]

            /// A trigger of these values.
            public init(_ cause: Cause, screens: [String] = [], minInterval: Duration = .zero, mutex: [String] = []) {
                self.cause = cause
                self.screens = screens
                self.minInterval = minInterval
                self.mutex = mutex
            }
        }

        /// A banner that looks and reads differently in each theme. The generated banners of a spec with themes conform to it.
        nonisolated public protocol ThemedBannerContent: BannerContent {
            /// The themes that it knows.
            associatedtype Theme: Hashable & Sendable

            /// How it looks and behaves in `theme`.
            func configuration(in theme: Theme) -> BannerConfiguration

            /// What its level looks, sounds and feels like in `theme`.
            func levelConfiguration(in theme: Theme) -> BannerLevelConfiguration

            /// Its text in `theme`, in the language of `locale`, a BCP 47 tag.
            func text(in locale: String, theme: Theme) -> String
        }

        nonisolated extension ThemedBannerContent {
            /// This banner in `theme`, for a place that no presenter gives a theme, such as a ``BannerView`` by itself.
            public func themed(_ theme: Theme) -> ThemedBanner<Self> { ThemedBanner(self, in: theme) }
        }

        /// A banner in a theme.
        nonisolated public struct ThemedBanner<Content: ThemedBannerContent>: BannerContent {
            /// The banner.
            public let content: Content
            /// The theme that it is in.
            public let theme: Content.Theme

            /// `content` in `theme`.
            public init(_ content: Content, in theme: Content.Theme) {
                self.content = content
                self.theme = theme
            }

            /// The name of the button of this `id`.
            public static func buttonName(_ id: String) -> Content.ButtonName? { Content.buttonName(id) }

            /// The banner's name in the spec.
            public var id: String { content.id }
            /// Its style.
            public var style: Content.Style { content.style }
            /// What it means.
            public var level: Content.Level { content.level }
            /// How it looks and behaves in the theme.
            public var bannerConfiguration: BannerConfiguration { content.configuration(in: theme) }
            /// What its level looks, sounds and feels like in the theme.
            public var levelConfiguration: BannerLevelConfiguration { content.levelConfiguration(in: theme) }
            /// The order of its level among levels; a higher one is more urgent.
            public var severity: Int { content.severity }
            /// Where it can show.
            public var bannerSurface: BannerSurface { content.bannerSurface }
            /// Its buttons, the first one leading.
            public var bannerButtons: [BannerButton] { content.bannerButtons }
            /// Its image.
            public var image: BannerImage? { content.image }
            /// The link that it has.
            public var link: BannerLink? { content.link }
            /// What a tap on the bar does.
            public var barTap: BannerBarTap { content.barTap }
            /// How long it may wait unseen before it is dropped; `nil` for as long as it takes.
            public var expires: Duration? { content.expires }
            /// What makes it come.
            public var trigger: BannerTrigger? { content.trigger }
            /// The progress that it shows.
            public var progress: BannerProgress? { content.progress }
            /// Where else in the app a person finds what it says.
            public var alsoAvailableAt: BannerText? { content.alsoAvailableAt }
            /// Its parameters that are beyond the bounds of the spec.
            public var parameterFaults: [BannerFault] { content.parameterFaults }

            /// The language that its texts are in for a reader of `locale`; both are BCP 47 tags.
            public func language(in locale: String) -> String? { content.language(in: locale) }

            /// Its title in the language of `locale`, a BCP 47 tag; `nil` where it has none.
            public func title(in locale: String) -> String? { content.title(in: locale) }

            /// The short texts that it lists under its text, in the language of `locale`, a BCP 47 tag.
            public func points(in locale: String) -> [String] { content.points(in: locale) }

            /// Its text in the theme, in the language of `locale`, a BCP 47 tag.
            public func text(in locale: String) -> String { content.text(in: locale, theme: theme) }

            /// Its text in the language of `locale` once its progress is complete; `nil` where it has none.
            public func completionText(in locale: String) -> String? { content.completionText(in: locale) }
        }

        extension BannerActions {
            /// Actions that tell `presenter` of what it presents.
            init(of presentation: BannerPresentation, _ presenter: BannerPresenter) {
                let id = presentation.id
                var tap: (@MainActor () -> Void)?
                if presentation.waysOut.barTap != .none { tap = { presenter.tapBar(id) } }
                self.init(
                    button: { presenter.performAction($0, of: id) }, close: { presenter.close(id) }, tap: tap,
                    link: { presenter.openLink(id) },
                    focus: { presenter.screenReaderFocus(id, isFocused: $0) })
            }
        }

        nonisolated extension BannerPresentation {
            /// The ways out of the banner as it is now.
            var waysOut: BannerWaysOut { BannerWaysOut(of: content, isComplete: progress?.isComplete == true) }
        }

        extension BannerPresenter {
            /// What the hand is to feel of a banner that comes, asked for once: one that comes back, or that another host goes on
            /// showing, is no news. `nil` for nothing.
            func takeHaptic(_ id: BannerRequest.ID) -> BannerHaptic? {
                guard let entry = entries[id], !entry.wasFelt else { return nil }
                entries[id]?.wasFelt = true
                return entry.content.levelConfiguration.haptic
            }
        }

        /// What a banner's view tells the queue. A view of your own is given it: in SwiftUI by the environment, as
        /// `\.bannerActions`, and in UIKit with each presentation.
        @MainActor public struct BannerActions {
            private let onButton: @MainActor (Int) -> Void
            private let onClose: @MainActor () -> Void
            private let onTap: (@MainActor () -> Void)?
            private let onLink: @MainActor () -> Void
            private let onFocus: @MainActor (Bool) -> Void

            /// Actions that call these functions. Without `tap`, a tap on the bar does nothing.
            public init(
                button: @escaping @MainActor (Int) -> Void, close: @escaping @MainActor () -> Void,
                tap: (@MainActor () -> Void)? = nil, link: @escaping @MainActor () -> Void = {},
                focus: @escaping @MainActor (Bool) -> Void = { _ in }
            ) {
                onButton = button
                onClose = close
                onTap = tap
                onLink = link
                onFocus = focus
            }

            /// What a banner without a host reports: `action` is told which of `buttons` was used, and one of the role
            /// `dismiss` closes, as a presenter has it.
            init(
                of buttons: [BannerButton], action: @escaping @MainActor (BannerButton) -> Void,
                close: @escaping @MainActor () -> Void, link: @escaping @MainActor () -> Void = {}
            ) {
                self.init(
                    button: { index in
                        guard buttons.indices.contains(index), buttons[index].isEnabled else { return }
                        if buttons[index].role == .dismiss { close() } else { action(buttons[index]) }
                    }, close: close, link: link)
            }

            /// Whether a tap on the bar does something.
            public var hasTap: Bool { onTap != nil }

            /// Reports that the button of this index in `bannerButtons` was used.
            public func use(_ index: Int) { onButton(index) }

            /// Reports that the banner was closed.
            public func close() { onClose() }

            /// Reports a tap on the bar. A host sees taps itself; this is for a screen reader.
            public func tap() { onTap?() }

            /// Reports that the link was followed.
            public func followLink() { onLink() }

            /// Reports whether a screen reader is on some part of the banner, so that the time stands still.
            public func setFocus(_ isFocused: Bool) { onFocus(isFocused) }
        }

        /// How a banner moves or fades between hidden and shown.
        nonisolated enum BannerAnimation: Hashable, Sendable {
            /// Not at all: it is there.
            case instant
            /// A spring of mass 1. `velocity` is in distances to travel a second.
            case spring(stiffness: Double, damping: Double, velocity: Double)
            /// A cubic Bézier curve within `seconds`.
            case curve(x1: Double, y1: Double, x2: Double, y2: Double, seconds: Double)
            /// A constant pace within `seconds`.
            case linear(seconds: Double)

            /// How a banner of `metrics` comes.
            ///
            /// The stiffness ω² and the damping 2ζω are those of the equation that the rule `buffer-overshoot` looks at.
            static func presenting(_ metrics: BannerDisplayMetrics, reducesMotion: Bool) -> BannerAnimation {
                let seconds = seconds(metrics.presentation)
                guard seconds > 0 else { return .instant }
                if reducesMotion { return .linear(seconds: seconds) }
                switch metrics.motion {
                case .spring(let damping, let velocity):
                    let spring = SpringResponse(damping: damping, velocity: velocity, duration: seconds)
                    let frequency = spring.angularFrequency
                    guard frequency.isFinite else { return .instant }
                    return .spring(
                        stiffness: frequency * frequency, damping: 2 * spring.damping * frequency, velocity: spring.velocity)
                case .curve(let x1, let y1, let x2, let y2):
                    return .curve(x1: x1, y1: y1, x2: x2, y2: y2, seconds: seconds)
                }
            }

            /// How a banner of `metrics` goes: on its curve, and without a bounce, since nothing is left to rest.
            static func dismissing(_ metrics: BannerDisplayMetrics, reducesMotion: Bool) -> BannerAnimation {
                let seconds = seconds(metrics.dismissal)
                guard seconds > 0 else { return .instant }
                let curve = metrics.dismissalCurve
                if reducesMotion || curve == .linear { return .linear(seconds: seconds) }
                return .curve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2, seconds: seconds)
            }

            /// How a banner takes another height when what it says changes while it is shown; without a bounce, so that the text keeps
            /// still, and not at all under Reduce Motion.
            static func changing(reducesMotion: Bool) -> BannerAnimation {
                reducesMotion ? .instant : .curve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1, seconds: 0.25)
            }

            /// How a track goes on from one part of the work that is done to the next, at a constant pace; a step back, as of work that
            /// starts over, is no motion to follow.
            static func progress(from former: Double?, to fraction: Double?, reducesMotion: Bool) -> BannerAnimation {
                guard let former, let fraction, fraction > former, !reducesMotion else { return .instant }
                return .linear(seconds: 0.2)
            }

            /// This animation, or none where motion `isFrozen`, as for a picture that a test compares.
            func unless(_ isFrozen: Bool) -> BannerAnimation { isFrozen ? .instant : self }

            /// `duration` in seconds; at least 0.
            static func seconds(_ duration: Duration) -> Double {
                let (seconds, attoseconds) = duration.components
                return max(0, Double(seconds) + Double(attoseconds) / 1e18)
            }
        }

        /// How far a banner is in, and how much of it is seen, when a part of its coming is done.
        ///
        /// Under Reduce Motion it is at its place at once and fades, whatever its transition is.
        nonisolated struct BannerPassage: Hashable, Sendable {
            /// The part of its way that is done: 0 hidden, 1 at rest.
            let place: Double
            /// Its opacity.
            let opacity: Double

            /// The passage when `shown`, 0 to 1 and past it, is done.
            ///
            /// One that `isDragged` is on its way already: it goes on by it, also where it would fade in its place.
            init(shown: Double, _ transition: BannerTransition, reducesMotion: Bool, isDragged: Bool) {
                place = reducesMotion || (transition == .fade && !isDragged) ? 1 : shown
                opacity = reducesMotion || transition != .slide ? min(max(shown, 0), 1) : 1
            }
        }

        /// What a window of banners takes over from the app's own window, and which one that is.
        nonisolated struct BannerAppWindow {
            /// What is known of a window of the scene.
            struct Candidate {
                /// Its `UIWindow.Level`; the app's own is at 0.
                var level: Double
                var isHidden = false
                var isKey = false
                /// Whether it shows banners only.
                var isOfBanners = false
            }

            /// The index of the app's own window: of those that can be seen, the one whose level is nearest to that of an app; among
            /// equals the key window, and then the first. Overlays of debug menus and of other libraries are above it.
            static func index(in windows: [Candidate]) -> Int? {
                windows.indices
                    .filter { !windows[$0].isHidden && !windows[$0].isOfBanners }
                    .min { rank(windows[$0], $0) < rank(windows[$1], $1) }
            }

            private static func rank(_ window: Candidate, _ index: Int) -> (Double, Int, Int) {
                (abs(window.level), window.isKey ? 0 : 1, index)
            }

            /// The value to force upon a window of banners: that of the app, if the app has another one than the system. Otherwise it
            /// follows the system by itself.
            static func pinned<Value: Equatable>(app: Value?, system: Value) -> Value? { app == system ? nil : app }
        }

        nonisolated extension Sequence<BannerPresentation> {
            /// The status bar's style that the banners want which lie behind it; `nil` where none does.
            var statusBar: BannerStatusBarStyle? {
                let behind = filter { presentation in
                    let (configuration, surface) = (
                        presentation.content.bannerConfiguration, presentation.content.bannerSurface
                    )
                    return configuration.position == .overlay && configuration.edge == .top && presentation.phase != .dismissing
                        && !BannerGeometry.slidesFromBar(surface.under, edge: .top)
                }
                return behind.last?.content.bannerConfiguration.statusBar
            }
        }

        nonisolated extension BannerGeometry {
            /// What bars take of the safe area at the host's place, beyond that of the window that draws.
            static func bars(host: BannerInsets, window: BannerInsets) -> BannerInsets {
                BannerInsets(
                    top: max(0, host.top - window.top), leading: 0, bottom: max(0, host.bottom - window.bottom), trailing: 0)
            }

            /// How far an embedded banner moves to stay in sight of a scroll view of `height`, `nil` where there is none, in which it
            /// lies from `top` to `bottom`.
            static func stickingOffset(edge: BannerEdge, top: Double, bottom: Double, height: Double?) -> Double {
                guard let height else { return 0 }
                return edge == .top ? max(0, -top) : min(0, height - bottom)
            }

            /// The length that a host takes where `proposed` is offered and its content wants `content`: all of what there is, so
            /// that banners come in at the edges of the scene. Whoever asks for the size that fits, by no length, none, or an endless
            /// one, hears that of the content: a fitted sheet or window stays as it is.
            static func hostLength(proposed: Double?, content: Double) -> Double {
                guard let proposed, proposed > 0, proposed.isFinite else { return content }
                return max(proposed, content)
            }
        }

        /// The appearance that a banner is drawn in.
        nonisolated public struct BannerAppearance: Hashable, Sendable {
            /// Whether it is the dark one.
            public var isDark: Bool
            /// Whether a person asked for more contrast.
            public var hasHighContrast: Bool

            /// An appearance of these values.
            public init(isDark: Bool = false, hasHighContrast: Bool = false) {
                self.isDark = isDark
                self.hasHighContrast = hasHighContrast
            }
        }

        nonisolated extension BannerColor {
            /// The colour in `appearance`.
            public func value(in appearance: BannerAppearance) -> BannerColorValue {
                value(isDark: appearance.isDark, hasHighContrast: appearance.hasHighContrast)
            }
        }

        nonisolated extension BannerColorValue {
            /// The colour with `opacity` of its own opacity.
            public func faded(to opacity: Double) -> BannerColorValue {
                var color = self
                color.alpha *= opacity
                return color
            }

            /// The relative luminance (WCAG 2.2), as if the colour were opaque. The primaries of Display P3 have weights of their own.
            public var relativeLuminance: Double {
                let weights = space == .sRGB ? (0.2126, 0.7152, 0.0722) : (0.2290, 0.6917, 0.0793)
                return weights.0 * Self.linear(red) + weights.1 * Self.linear(green) + weights.2 * Self.linear(blue)
            }

            /// Black or white, whichever has more contrast on this colour (WCAG 2.2, "contrast ratio").
            public var contrastingLabel: BannerColorValue {
                let luminance = relativeLuminance
                return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? .hex(0x000000) : .hex(0xFFFFFF)
            }

            /// The light that a gamma-encoded component stands for (IEC 61966-2-1).
            private static func linear(_ component: Double) -> Double {
                if component <= 0.04045 { return component / 12.92 }
                // x to the power 2.4.
                return CMath.exponential(2.4 * CMath.logarithm(onePlus: (component + 0.055) / 1.055 - 1))
            }
        }

        /// A part of a banner that is laid out.
        nonisolated enum BannerPart: Hashable, Sendable {
            /// The image before the text.
            case image
            /// The title above the text.
            case title
            /// The text.
            case text
            /// The sign before the point at this index.
            case bullet(Int)
            /// The point at this index, without its sign.
            case point(Int)
            /// The link.
            case link
            /// The button at this index.
            case button(Int)
        }

        /// Where the parts of a banner stand within its content.
        ///
        /// The image leads; the title, the text, the points and a link below them follow in a column; icon buttons stand at the trailing
        /// edge. Text buttons and a trailing link stand there too if the style or the link says so, the text size is none of the
        /// accessibility sizes, and a third of the width is left for the column; otherwise buttons stand below the column, in a row if
        /// there is room for one, and else each in a row of its own, and the link is the end of the column.
        ///
        /// What stands beside a text alone is centred on it; beside a column of several parts it stands at the top.
        nonisolated struct BannerArrangement: Hashable, Sendable {
            /// The space between the image, the column and buttons, in points.
            static let gap = 12.0
            /// The space between the title and the text, in points.
            static let titleGap = 4.0
            /// The space between the text and its points, in points.
            static let pointsGap = 8.0
            /// The space between one point and the next, in points.
            static let pointGap = 4.0
            /// The width and height of a button and a link at the least, in points (Human Interface Guidelines, Buttons). A link has room around
            /// it by that, so that no gap parts it from what stands above.
            static let target = BannerButton.standardSize
            /// The space at each side of a button's title, in points.
            static let titlePadding = 12.0

            /// The width in points of the column in which the sign of a point stands, where the font of the text has `fontSize` points: one em.
            static func bulletWidth(fontSize: Double) -> Double { fontSize }

            /// What decides where the parts go.
            struct Options: Hashable, Sendable {
                /// The width and height of the image in points; `nil` without one.
                var imageSize: Double?
                /// Whether there is a title.
                var hasTitle: Bool
                /// How many points there are.
                var pointCount: Int
                /// The width in points of the column in which the signs of points stand.
                var bulletWidth: Double
                /// Where the link stands if there is room; `nil` without one.
                var link: BannerLink.Placement?
                /// Where lines start that don't take the whole width.
                var alignment: BannerAlignment
                /// Where the style puts text buttons.
                var buttonLayout: BannerButtonLayout
                /// Whether the text has an accessibility size.
                var isAccessibilitySize: Bool
                /// The buttons, the first one leading.
                var buttons: [BannerButton]

                /// Options of these values.
                init(
                    imageSize: Double?, hasTitle: Bool = false, pointCount: Int = 0, bulletWidth: Double = 0,
                    link: BannerLink.Placement? = nil, alignment: BannerAlignment = .leading, buttonLayout: BannerButtonLayout,
                    isAccessibilitySize: Bool, buttons: [BannerButton]
                ) {
                    self.imageSize = imageSize
                    self.hasTitle = hasTitle
                    self.pointCount = max(0, pointCount)
                    self.bulletWidth = bulletWidth
                    self.link = link
                    self.alignment = alignment
                    self.buttonLayout = buttonLayout
                    self.isAccessibilitySize = isAccessibilitySize
                    self.buttons = buttons
                }

                /// Whether the column has more than the text.
                fileprivate func isColumn(isLinkBeside: Bool) -> Bool {
                    hasTitle || pointCount > 0 || link != nil && !isLinkBeside
                }
            }

            /// Tells the size of a part in a width, or, for `nil`, the one that it would choose itself.
            typealias Measure = (BannerPart, Double?) -> BannerSize

            /// The frame of the image.
            private(set) var image: BannerRect?
            /// The frame of the title.
            private(set) var title: BannerRect?
            /// The frame of the text.
            private(set) var text = BannerRect(x: 0, y: 0, width: 0, height: 0)
            /// The frames of the points, without their signs.
            private(set) var points: [BannerRect] = []
            /// The frame of the link, large enough to hit.
            private(set) var link: BannerRect?
            /// Whether the link stands at the trailing edge.
            private(set) var isLinkBeside = false
            /// The frames of the buttons, in their order.
            private(set) var buttons: [BannerRect]
            /// The height of it all.
            private(set) var height = 0.0

            private let bulletWidth: Double

            /// The arrangement in `width` points.
            init(_ options: Options, width: Double, measure: Measure) {
                bulletWidth = options.bulletWidth
                let ideal = options.buttons.indices.map { Self.slot(measure(.button($0), nil)) }
                buttons = ideal.map { BannerRect(x: 0, y: 0, width: $0.width, height: $0.height) }
                let textX = options.imageSize.map { $0 + Self.gap } ?? 0
                let inline = Self.inline(options, ideal: ideal, available: width - textX, width: width)
                var taken = inline.reduce(0) { $0 + ideal[$1].width + Self.gap }
                let idealLink = options.link.map { _ in Self.slot(measure(.link, nil)) }
                if let idealLink, Self.isLinkBeside(options, idealLink.width, available: width - textX - taken, width: width) {
                    isLinkBeside = true
                    link = BannerRect(x: 0, y: 0, width: idealLink.width, height: idealLink.height)
                    taken += idealLink.width + Self.gap
                }
                let room = max(0, width - textX - taken)
                let column = Self.columnWidth(options, room: room, isLinkBeside: isLinkBeside, measure)
                // What is left of the room is shared where the lines are centred.
                let start = options.alignment == .center ? (room - column) / 2 : 0
                let columnHeight = layColumn(options, x: textX + start, width: column, measure)
                layTopRow(options, inline, imageX: start, columnHeight: columnHeight, end: textX + room)
                layBelow(options, buttons.indices.filter { !inline.contains($0) }, textX, width, measure)
            }

            /// The frame of `part`.
            func frame(of part: BannerPart) -> BannerRect? {
                switch part {
                case .image: image
                case .title: title
                case .text: text
                case .bullet(let index): points.indices.contains(index) ? bullet(before: points[index]) : nil
                case .point(let index): points.indices.contains(index) ? points[index] : nil
                case .link: link
                case .button(let index): buttons.indices.contains(index) ? buttons[index] : nil
                }
            }

            private func bullet(before point: BannerRect) -> BannerRect {
                BannerRect(x: point.x - bulletWidth, y: point.y, width: bulletWidth, height: point.height)
            }

            // MARK: Beside the column

            /// Whether the button always stands beside the text.
            private static func isIcon(_ button: BannerButton) -> Bool { button.variant == .icon }

            private static func slot(_ size: BannerSize) -> BannerSize {
                BannerSize(width: max(size.width, target), height: max(size.height, target))
            }

            /// The buttons beside the text, by their index.
            private static func inline(
                _ options: Options, ideal: [BannerSize], available: Double, width: Double
            ) -> [Int] {
                let icons = ideal.indices.filter { isIcon(options.buttons[$0]) }
                guard options.buttonLayout == .inline, !options.isAccessibilitySize,
                    !options.buttons.contains(where: { $0.isFullWidth && !isIcon($0) })
                else { return icons }
                let left = ideal.reduce(available) { $0 - $1.width - gap }
                return left >= width / 3 ? Array(ideal.indices) : icons
            }

            /// Whether a link `linkWidth` points wide stands beside a column that has `available` points without it.
            private static func isLinkBeside(
                _ options: Options, _ linkWidth: Double, available: Double, width: Double
            ) -> Bool {
                options.link == .trailing && !options.isAccessibilitySize && available - linkWidth - gap >= width / 3
            }

            // MARK: The column

            /// The width of the column: all of its `room`, unless its lines are centred and need less.
            private static func columnWidth(
                _ options: Options, room: Double, isLinkBeside: Bool, _ measure: Measure
            ) -> Double {
                guard options.alignment == .center else { return room }
                var widths = [measure(.text, nil).width]
                if options.hasTitle { widths.append(measure(.title, nil).width) }
                if options.link != nil, !isLinkBeside { widths.append(slot(measure(.link, nil)).width) }
                widths += (0..<options.pointCount).map { options.bulletWidth + measure(.point($0), nil).width }
                // A part of a point less would wrap the line.
                return min(room, widths.reduce(0, max).rounded(.up))
            }

            /// Lays title, text, points and link out, the first one at the top; the result is how high they are.
            private mutating func layColumn(
                _ options: Options, x: Double, width: Double, _ measure: Measure
            ) -> Double {
                var y = 0.0
                func frame(_ part: BannerPart, after gap: Double, indent: Double = 0) -> BannerRect {
                    let width = max(0, width - indent)
                    let height = measure(part, width).height
                    // What is empty takes no room.
                    if y > 0, height > 0 { y += gap }
                    defer { y += height }
                    return BannerRect(x: x + indent, y: y, width: width, height: height)
                }
                if options.hasTitle { title = frame(.title, after: 0) }
                text = frame(.text, after: Self.titleGap)
                points = (0..<options.pointCount).map { index in
                    frame(.point(index), after: index == 0 ? Self.pointsGap : Self.pointGap, indent: options.bulletWidth)
                }
                guard options.link != nil, !isLinkBeside else { return y }
                let ideal = Self.slot(measure(.link, nil))
                let size = ideal.width <= width ? ideal : Self.slot(measure(.link, width))
                let linkWidth = min(size.width, max(width, Self.target))
                let start = options.alignment == .center ? (width - linkWidth) / 2 : 0
                link = BannerRect(x: x + start, y: y, width: linkWidth, height: size.height)
                return y + size.height
            }

            /// Puts the column, the image and what stands beside them, from `end` on, into a row.
            private mutating func layTopRow(
                _ options: Options, _ inline: [Int], imageX: Double, columnHeight: Double, end: Double
            ) {
                let imageSize = options.imageSize ?? 0
                let besides = inline.map { buttons[$0].height } + (isLinkBeside ? [link?.height ?? 0] : [])
                height = besides.reduce(max(columnHeight, imageSize), max)
                let columnY = (height - columnHeight) / 2
                shiftColumn(by: columnY)
                // Beside text that is taller, the image stands at its first line.
                let imageY = columnHeight > imageSize ? columnY : (height - imageSize) / 2
                image = options.imageSize.map { BannerRect(x: imageX, y: imageY, width: $0, height: $0) }
                let isAtTop = options.isColumn(isLinkBeside: isLinkBeside)
                var x = end
                func besideFrame(_ frame: BannerRect) -> BannerRect {
                    defer { x += Self.gap + frame.width }
                    return BannerRect(
                        x: x + Self.gap, y: isAtTop ? 0 : (height - frame.height) / 2, width: frame.width, height: frame.height)
                }
                if isLinkBeside { link = link.map(besideFrame) }
                for index in inline { buttons[index] = besideFrame(buttons[index]) }
            }

            private mutating func shiftColumn(by distance: Double) {
                title?.y += distance
                text.y += distance
                for index in points.indices { points[index].y += distance }
                if !isLinkBeside { link?.y += distance }
            }

            // MARK: Below the column

            private mutating func layBelow(
                _ options: Options, _ below: [Int], _ textX: Double, _ width: Double, _ measure: Measure
            ) {
                guard !below.isEmpty else { return }
                // Under the text, unless a title needs the width under the image too.
                let isCentered = options.alignment == .center
                let start = !isCentered && below.allSatisfy { buttons[$0].width <= width - textX } ? textX : 0
                let room = max(0, width - start)
                for row in rows(of: below, options, room: room) {
                    for index in row where options.buttons[index].isFullWidth || buttons[index].width > room {
                        buttons[index].width = room
                        buttons[index].height = Self.slot(measure(.button(index), room)).height
                    }
                    let taken = row.reduce(-Self.gap) { $0 + buttons[$1].width + Self.gap }
                    var x = isCentered ? start + (room - taken) / 2 : start
                    for index in row {
                        buttons[index].x = x
                        buttons[index].y = height + Self.gap
                        x += buttons[index].width + Self.gap
                    }
                    height += Self.gap + row.reduce(0) { max($0, buttons[$1].height) }
                }
            }

            private func rows(of below: [Int], _ options: Options, room: Double) -> [[Int]] {
                let sum = below.reduce(-Self.gap) { $0 + buttons[$1].width + Self.gap }
                let isRow =
                    sum <= room && !options.isAccessibilitySize && !below.contains { options.buttons[$0].isFullWidth }
                return isRow ? [below] : below.map { [$0] }
            }
        }

        /// Who is at a banner without touching it, so that its time stands still (WCAG 2.2, 2.2.1).
        nonisolated struct BannerAttention: Hashable, Sendable {
            /// What a person reaches a banner with.
            enum Means: Hashable, Sendable {
                /// The cursor of VoiceOver or Switch Control, or what Voice Control shows.
                case assistiveTechnology
                /// The keyboard, Full Keyboard Access or a remote, whose focus is on a button.
                case keyboard
                /// A mouse, a trackpad or a pencil that hovers over it.
                case pointer
            }

            private var means: Set<Means> = []

            /// Whether anybody is there.
            var isHeld: Bool { !means.isEmpty }

            /// Somebody came with `means`, or left. The result is what is to be reported; `nil` where nothing changed.
            mutating func set(_ means: Means, isThere: Bool) -> Bool? {
                let wasHeld = isHeld
                if isThere { self.means.insert(means) } else { self.means.remove(means) }
                return isHeld == wasHeld ? nil : isHeld
            }
        }

        /// The colours in which the bar of a banner is drawn around its content.
        nonisolated struct BannerBarPaint: Hashable, Sendable {
            /// The opacity of the separator: it parts the banner from the content, and is nothing to look at.
            static let separatorOpacity = 0.3

            /// The fill; `nil` for none, or for the material.
            let fill: BannerColorValue?
            /// Whether it is filled with the system's material.
            let isMaterial: Bool
            /// The line around it; `nil` for none.
            let border: BannerColorValue?
            /// What it throws on the content; `nil` for nothing. What is not filled throws nothing.
            let shadow: BannerColorValue?
            /// The hairline towards the content; `nil` for none.
            let separator: BannerColorValue?

            /// The colours of a bar of `shape` and `level`.
            init(_ shape: BannerShape, on level: BannerLevelConfiguration, in appearance: BannerAppearance) {
                fill = shape.fill == .tint ? level.tint.value(in: appearance) : nil
                isMaterial = shape.fill == .material
                let border = shape.border.flatMap { $0.width > 0 ? $0.paint.color(on: level) : nil }
                self.border = border?.value(in: appearance)
                shadow = shape.fill == .none ? nil : shape.shadow?.color.value(in: appearance)
                separator = shape.hasSeparator ? level.onTint.value(in: appearance).faded(to: Self.separatorOpacity) : nil
            }
        }

        nonisolated extension BannerShadow {
            /// How blurred Core Animation and SwiftUI draw it: by the standard deviation, which is half of what CSS calls blur.
            var radius: Double { max(0, blur) / 2 }

            /// How far beyond the bar it is seen at the side towards the content, where the bar enters from `edge`; at least 0.
            func reach(from edge: BannerEdge) -> Double { max(0, (edge == .top ? y : -y) + max(0, blur)) }
        }

        nonisolated extension BannerContent {
            /// The buttons that are drawn: the banner's own, and a close button where nobody and nothing else would end it.
            func drawnButtons(_ ways: BannerWaysOut) -> [BannerButton] {
                bannerButtons + (ways.showsCloseButton ? [.close] : [])
            }
        }

        nonisolated extension BannerButton {
            /// The close button that a banner without a way out draws.
            static var close: BannerButton {
                BannerButton(
                    id: "close", variant: .icon, label: BannerWords.current.close, image: BannerImage(.symbol("xmark")),
                    role: .dismiss)
            }
        }

        /// The colours in which a button is drawn on a banner. Where no ``BannerButtonLook`` says otherwise, they follow from `tint` and
        /// `onTint`, so that a button suits every level.
        ///
        /// | variant | fill | label |
        /// |---|---|---|
        /// | emphasis `high` | `onTint` | `tint` |
        /// | emphasis `medium` | `onTint` at 12 % | `onTint` |
        /// | emphasis `low` | none; an outline in `onTint` | `onTint` |
        /// | emphasis `lowest`, `icon` | none | `onTint` |
        /// | functional `positive` | the system's green | black or white, whichever has more contrast |
        /// | functional `negative` | the system's red | the same |
        nonisolated public struct BannerButtonPaint: Hashable, Sendable {
            /// What is being done with a button.
            public enum State: String, CaseIterable, Sendable {
                /// Nothing.
                case normal
                /// It is held down.
                case pressed
                /// It can't be used.
                case disabled
            }

            /// The fill, `nil` for none.
            public var fill: BannerColorValue?
            /// What is written over it.
            public var label: BannerColorValue
            /// The outline, `nil` for none.
            public var outline: BannerColorValue?
            /// The opacity of all of it, 0 to 1.
            public var opacity: Double

            /// The opacity of the fill of medium emphasis: that of iOS's `tertiarySystemFill`, which is made for large shapes.
            public static let mediumOpacity = 0.12
            /// The opacity of a button that can't be used.
            public static let disabledOpacity = 0.38
            /// The opacity of a button that is held down.
            public static let pressedOpacity = 0.7

            /// The colours of `variant` in `state` on a banner of `level`, as `look` has them.
            public init(
                _ variant: BannerButtonVariant, look: BannerButtonLook? = nil, state: State = .normal,
                on level: BannerLevelConfiguration, in appearance: BannerAppearance
            ) {
                self.init(variant, state: state, tint: level.tint, onTint: level.onTint, in: appearance)
                guard let look else { return }
                if let fill = look.fill { self.fill = fill.color(on: level)?.value(in: appearance) }
                if let label = look.label?.color(on: level) { self.label = label.value(in: appearance) }
                if let border = look.border {
                    outline = border.width > 0 ? border.paint.color(on: level)?.value(in: appearance) : nil
                }
                opacity = Self.opacity(state, look)
            }

            /// The colours of `variant` in `state` on a banner of `tint`, on which `onTint` is drawn.
            public init(
                _ variant: BannerButtonVariant, state: State = .normal, tint: BannerColor, onTint: BannerColor,
                in appearance: BannerAppearance
            ) {
                let (tint, onTint) = (tint.value(in: appearance), onTint.value(in: appearance))
                label = onTint
                switch variant {
                case .emphasis(.high): (fill, label) = (onTint, tint)
                case .emphasis(.medium): fill = onTint.faded(to: Self.mediumOpacity)
                case .emphasis(.low): outline = onTint
                case .emphasis(.lowest), .icon: break
                case .functional(let style):
                    let fill = Self.systemColor(style).value(in: appearance)
                    (self.fill, label) = (fill, fill.contrastingLabel)
                }
                opacity = Self.opacity(state, nil)
            }

            /// `systemGreen` and `systemRed` (Human Interface Guidelines, Color, "iOS, iPadOS system colors").
            public static func systemColor(_ style: BannerFunctionalStyle) -> BannerColor {
                switch style {
                case .positive: green
                case .negative: red
                }
            }

            private static let green = BannerColor(
                light: .hex(0x34C759), dark: .hex(0x30D158), lightHighContrast: .hex(0x248A3D), darkHighContrast: .hex(0x30DB5B)
            )
            private static let red = BannerColor(
                light: .hex(0xFF3B30), dark: .hex(0xFF453A), lightHighContrast: .hex(0xD70015), darkHighContrast: .hex(0xFF6961)
            )

            private static func opacity(_ state: State, _ look: BannerButtonLook?) -> Double {
                switch state {
                case .normal: 1
                case .pressed: look?.pressedOpacity ?? pressedOpacity
                case .disabled: look?.disabledOpacity ?? disabledOpacity
                }
            }
        }

        /// How large a button is drawn, how round it is and how wide the line around it is. Lengths are points.
        nonisolated struct BannerButtonShape: Hashable, Sendable {
            /// The space around the title of a text button, unless a look says otherwise.
            static let padding = BannerInsets(
                top: 8, leading: BannerArrangement.titlePadding, bottom: 8, trailing: BannerArrangement.titlePadding)
            /// The radius of the corners, unless a look says otherwise.
            static let cornerRadius = 8.0
            /// The width of the outline, unless a look says otherwise.
            static let outlineWidth = 1.0

            /// The space around the content.
            let padding: BannerInsets
            /// The width of what is drawn at the least.
            let minWidth: Double
            /// The height of what is drawn at the least.
            let minHeight: Double
            /// The width and height of what a tap reaches, at the least.
            let minimumSize: Double
            /// The width of the line around it, where its paint has one.
            let borderWidth: Double
            private let radius: Double

            /// The shape of a button of `variant` in its `look`, which a tap reaches in `minimumSize` points. What is drawn is as high, unless the
            /// look says otherwise.
            init(_ variant: BannerButtonVariant, look: BannerButtonLook?, minimumSize: Double) {
                padding = look?.padding ?? (variant == .icon ? .zero : Self.padding)
                minHeight = max(0, look?.minHeight ?? minimumSize)
                minWidth = variant == .icon ? minHeight : minimumSize
                self.minimumSize = minimumSize
                borderWidth = max(0, look?.border?.width ?? Self.outlineWidth)
                radius = max(0, look?.cornerRadius ?? Self.cornerRadius)
            }

            /// The size in which a button of this `content` is drawn.
            func drawnSize(content: BannerSize) -> BannerSize {
                BannerSize(
                    width: max(minWidth, content.width + padding.horizontal),
                    height: max(minHeight, content.height + padding.vertical))
            }

            /// The size that a tap reaches.
            func targetSize(content: BannerSize) -> BannerSize {
                let drawn = drawnSize(content: content)
                return BannerSize(width: max(minimumSize, drawn.width), height: max(minimumSize, drawn.height))
            }

            /// The radius of the corners where `height` is drawn.
            func cornerRadius(height: Double) -> Double { min(radius, max(0, height) / 2) }
        }

        /// The values that were used last, up to a number of them.
        nonisolated struct BannerCache<Key: Hashable, Value> {
            private var values: [Key: Value] = [:]
            /// The keys by their last use, the oldest first.
            private var order: [Key] = []
            private let capacity: Int

            /// A cache of at most `capacity` values, which is small: a use takes time in proportion to it.
            init(capacity: Int) { self.capacity = max(1, capacity) }

            /// The value of `key`, which counts as a use.
            mutating func value(for key: Key) -> Value? {
                guard let value = values[key] else { return nil }
                touch(key)
                return value
            }

            /// Keeps `value`, and gives up the one that was not used for longest where there are too many.
            mutating func store(_ value: Value, for key: Key) {
                values[key] = value
                touch(key)
                while order.count > capacity { values[order.removeFirst()] = nil }
            }

            private mutating func touch(_ key: Key) {
                order.removeAll { $0 == key }
                order.append(key)
            }
        }

        /// The place that a banner is laid out in: a window, or the part of one that a host fills.
        nonisolated struct BannerContainer: Hashable, Sendable {
            /// The size without the safe area at its edges.
            var size: BannerSize
            /// The safe area around it.
            var safeArea: BannerInsets
            /// Whether the width class is compact (Human Interface Guidelines, Layout, "Size classes").
            var isCompact: Bool

            /// A place of `size` within `safeArea`.
            init(size: BannerSize, safeArea: BannerInsets = BannerInsets(), isCompact: Bool) {
                self.size = size
                self.safeArea = safeArea
                self.isCompact = isCompact
            }

            /// The layout margin at each side, in points.
            var margin: Double { Self.margin(width: size.width, isCompact: isCompact) }

            /// The layout margin at each side of a window of `width`: 16 pt on narrow phones, 20 pt on others and on tablets.
            static func margin(width: Double, isCompact: Bool) -> Double { isCompact && width < 390 ? 16 : 20 }

            /// The space within the sides of a banner, between its edge and what stands on it.
            ///
            /// A banner that stands off from the sides by a `margin` of its own keeps none of the window's within itself.
            func sides(padding: BannerPadding, margin: BannerInsets = .zero) -> BannerInsets {
                let sides = padding.horizontal(windowMargin: margin.horizontal > 0 ? 0 : self.margin)
                return BannerInsets(leading: sides.leading, trailing: sides.trailing)
            }

            /// The width of what stands on the banner: all but its margin and the space at its sides, and `maxWidth` at the most.
            func contentWidth(maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero) -> Double {
                let room = size.width - margin.horizontal - sides(padding: padding, margin: margin).horizontal
                return max(0, min(room, maxWidth ?? .infinity))
            }

            /// The width of the banner without its margin: its content and the space at its sides.
            func bannerWidth(maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero) -> Double {
                let content = contentWidth(maxWidth: maxWidth, padding: padding, margin: margin)
                return min(
                    max(0, size.width - margin.horizontal), content + sides(padding: padding, margin: margin).horizontal)
            }

            /// How far the fill of a banner reaches past the banner: past the edge that it enters from by `buffer`, and to the sides
            /// of the screen where the banner is as wide as the place.
            ///
            /// A banner that stands off from the edge by its `margin` ends where it ends.
            func fillOutsets(
                edge: BannerEdge, buffer: Double, maxWidth: Double?, padding: BannerPadding, margin: BannerInsets = .zero
            ) -> BannerInsets {
                let isWide = bannerWidth(maxWidth: maxWidth, padding: padding, margin: margin) >= size.width
                let buffer = (edge == .top ? margin.top : margin.bottom) > 0 ? 0 : max(0, buffer)
                return BannerInsets(
                    top: edge == .top ? buffer : 0, leading: isWide ? safeArea.leading : 0,
                    bottom: edge == .bottom ? buffer : 0, trailing: isWide ? safeArea.trailing : 0)
            }
        }

        /// Which sides of a bar lie against what it stands in.
        nonisolated struct BannerContacts: Hashable, Sendable {
            var top = false
            var leading = false
            var bottom = false
            var trailing = false

            /// None: it stands free.
            static let none = BannerContacts()

            /// The contacts of a banner of `configuration` in a host. One that `isWide` is as wide as its margin lets it be.
            ///
            /// A banner that covers content lies against the edge that it enters from. An embedded one does not, since it scrolls with what
            /// stands there.
            init(_ configuration: BannerConfiguration, isWide: Bool) {
                let margin = configuration.shape.margin
                let covers = configuration.position == .overlay
                top = covers && configuration.edge == .top && margin.top <= 0
                bottom = covers && configuration.edge == .bottom && margin.bottom <= 0
                leading = isWide && margin.leading <= 0
                trailing = isWide && margin.trailing <= 0
            }

            private init() {}
        }

        /// The corners of a bar that are round. Lengths are points.
        nonisolated struct BannerCorners: Hashable, Sendable {
            /// Whether that corner is round.
            let topLeading: Bool
            /// Whether that corner is round.
            let topTrailing: Bool
            /// Whether that corner is round.
            let bottomLeading: Bool
            /// Whether that corner is round.
            let bottomTrailing: Bool
            private let radius: Double

            /// The corners of a bar of `shape`: where it lies against something, there is none.
            init(_ shape: BannerShape, _ contacts: BannerContacts) {
                radius = max(0, shape.cornerRadius)
                topLeading = !contacts.top && !contacts.leading
                topTrailing = !contacts.top && !contacts.trailing
                bottomLeading = !contacts.bottom && !contacts.leading
                bottomTrailing = !contacts.bottom && !contacts.trailing
            }

            /// Whether there is any round corner.
            var isRound: Bool { radius > 0 && (topLeading || topTrailing || bottomLeading || bottomTrailing) }

            /// The radius of those that are round in a bar of `height`.
            func radius(height: Double) -> Double { min(radius, max(0, height) / 2) }
        }

        nonisolated extension BannerContainer {
            /// Whether a bar of `configuration` that is drawn `width` points wide is as wide as its margin lets it be, and not narrower since
            /// its content may take no more.
            static func isWide(_ width: Double, _ configuration: BannerConfiguration, isCompact: Bool) -> Bool {
                guard let maxWidth = configuration.maxWidth else { return true }
                let margin = configuration.shape.margin
                // If it is wide, this is what it stands in.
                let place = BannerContainer(
                    size: BannerSize(width: width + margin.horizontal, height: 0), isCompact: isCompact)
                return place.contentWidth(maxWidth: nil, padding: configuration.padding, margin: margin) < maxWidth
            }
        }

        /// What the hand feels when a banner comes, in the terms of the system.
        nonisolated enum BannerFeedback: Hashable, Sendable {
            /// Feedback for an outcome.
            case notification(Notification)
            /// A tap of this strength.
            case impact(Impact)

            /// An outcome that can be felt.
            enum Notification: Hashable, Sendable {
                /// It went well.
                case success
                /// It went almost wrong, or may yet.
                case warning
                /// It went wrong.
                case error
            }

            /// How strong a tap is.
            enum Impact: Hashable, Sendable {
                /// As of something small.
                case light
                /// As of something of middling size.
                case medium
                /// As of something large.
                case heavy
            }

            /// The feedback for `haptic`; `nil` for none.
            init?(_ haptic: BannerHaptic) {
                switch haptic {
                case .none: return nil
                case .success: self = .notification(.success)
                case .warning: self = .notification(.warning)
                case .error: self = .notification(.error)
                case .light: self = .impact(.light)
                case .medium: self = .impact(.medium)
                case .heavy: self = .impact(.heavy)
                }
            }
        }

        /// Whether a banner fits into the place that there is, such as a phone on its side when the text is large. Lengths are points.
        ///
        /// What is taller scrolls, so that all of it can be read. A finger then scrolls and does not swipe.
        nonisolated struct BannerFit: Hashable, Sendable {
            /// Whether it scrolls.
            let isScrolled: Bool
            /// The height that is seen of it.
            let height: Double

            /// A banner of `height` where there are `available`; `nil` for as much as it needs.
            init(height: Double, available: Double?) {
                // Less than a pixel is no reason to scroll.
                isScrolled = available.map { height > $0 + 0.5 } ?? false
                self.height = isScrolled ? max(0, available ?? height) : height
            }
        }

        nonisolated extension BannerWaysOut {
            /// The ways out of a banner, which has a close button in the place of the swipe and the tap where it `isScrolled`.
            func scrolled(_ isScrolled: Bool) -> BannerWaysOut {
                guard isScrolled, allowsSwipe || barTap == .dismisses else { return self }
                return BannerWaysOut(
                    barTap: barTap == .dismisses ? .none : barTap, allowsSwipe: false, showsCloseButton: true)
            }
        }

        /// Where a banner is while it comes, stays and goes. Lengths are points; `y` runs downwards.
        nonisolated struct BannerGeometry: Hashable, Sendable {
            /// The edge that the banner enters from.
            var edge: BannerEdge
            /// The banner's height with its margin, without the buffer.
            var height: Double
            /// What lies between the edge that it slides out from under and its own place.
            var inset: Double
            /// How far its shadow is seen beyond its margin.
            var reach: Double

            /// A banner that is `height` with its margin, rests `inset` from `edge` and throws a shadow that is seen `reach` farther.
            init(edge: BannerEdge, height: Double, inset: Double, reach: Double = 0) {
                self.edge = edge
                self.height = height
                self.inset = inset
                self.reach = reach
            }

            /// How far the banner travels from where nothing of it is seen to its place.
            var travel: Double { height + inset + reach }

            /// How far the banner is from its place when `shown` of its way is done: 0 hidden, 1 at rest, above 1 while a spring
            /// swings past.
            func offset(shown: Double) -> Double { (edge == .top ? shown - 1 : 1 - shown) * travel }

            /// The top of the banner, with its margin, in a container of `containerHeight` between its safe areas.
            func top(shown: Double, containerHeight: Double) -> Double {
                (edge == .top ? 0 : containerHeight - height) + offset(shown: shown)
            }

            /// The buffer above the content without which a gap opens while a spring swings past by `overshoot` of the way. A banner that
            /// stands off from its edge by a margin needs none: there is a gap anyway.
            func neededBuffer(overshoot: Double) -> Double { inset + overshoot * travel }

            /// The inset of a banner that slides out from under `anchor`: 0 below a bar, from under whose edge it comes, and else
            /// the safe area.
            static func inset(under anchor: BannerSurface.Anchor, edge: BannerEdge, safeArea: BannerInsets) -> Double {
                if slidesFromBar(anchor, edge: edge) { return 0 }
                return edge == .top ? safeArea.top : safeArea.bottom
            }

            /// How far beyond the safe area a banner that slides out from under a bar may be seen: not at all at `edge`, where the bar
            /// lies, and to the end of the screen elsewhere.
            static func clipOutsets(edge: BannerEdge, safeArea: BannerInsets) -> BannerInsets {
                var outsets = safeArea
                if edge == .top { outsets.top = 0 } else { outsets.bottom = 0 }
                return outsets
            }

            /// Whether a bar lies at `edge`, so that nothing of the banner may be seen beyond the safe area.
            ///
            /// A bar of the other edge is not in the way.
            static func slidesFromBar(_ anchor: BannerSurface.Anchor, edge: BannerEdge) -> Bool {
                switch (anchor, edge) {
                case (.navigationBar, .top), (.header, .top), (.tabBar, _), (.toolbar, _): true
                case (.statusBar, _), (.none, _), (.navigationBar, .bottom), (.header, .bottom): false
                }
            }
        }

        nonisolated extension BannerShape {
            /// How far the shadow of a bar that enters from `edge` is seen beyond its margin.
            func reach(from edge: BannerEdge) -> Double {
                let margin = edge == .top ? margin.bottom : margin.top
                return max(0, (fill == .none ? 0 : shadow?.reach(from: edge) ?? 0) - max(0, margin))
            }
        }

        /// The accessibility identifiers of a banner's elements, by which UI tests find them in any language.
        ///
        /// ```swift
        /// let banner = app.otherElements[BannerIdentifier.banner("syncFailed")]
        /// banner.buttons[BannerIdentifier.button("retry")].tap()
        /// ```
        nonisolated public enum BannerIdentifier {
            /// Any banner in a host.
            public static let anyBanner = "banner"
            /// The image before the text.
            public static let image = "banner.image"
            /// The title.
            public static let title = "banner.title"
            /// The link.
            public static let link = "banner.link"
            /// The text. Its value tells how far the work is that the banner shows.
            public static let text = "banner.text"
            /// The close button that BannerKit draws where nothing else would end a banner.
            public static let close = "banner.close"

            /// The point at this index under the text, from 0.
            public static func point(_ index: Int) -> String { "banner.point.\(index)" }

            /// The banner of this name in the spec, without its fill.
            public static func banner(_ id: String) -> String { "banner.named.\(id)" }

            /// The button of this variant of the spec.
            public static func button(_ variant: String) -> String { "banner.button.\(variant)" }

            /// The button of this index among the drawn ones, of which `banner` has the first ones itself.
            static func button(_ index: Int, of buttons: [BannerButton], in banner: some BannerContent) -> String {
                guard banner.bannerButtons.indices.contains(index), buttons.indices.contains(index) else { return close }
                return button(buttons[index].id)
            }
        }

        /// An image from the network and what stands in for it: its placeholder, which may come from the network too and have a
        /// placeholder of its own.
        nonisolated struct BannerImageChain: Hashable, Sendable {
            /// An image that has to be loaded.
            struct Remote: Hashable, Sendable {
                let url: String
                let isCached: Bool
            }

            /// What is to be loaded, the image itself first.
            let remotes: [Remote]
            /// What is there at once; `nil` for nothing.
            let local: BannerImageSource?
            /// The best of `remotes` that is there, `nil` while none is.
            private(set) var best: Int?

            init(_ source: BannerImageSource) {
                var remotes: [Remote] = []
                var local: BannerImageSource? = source
                while case .asyncImage(let url, let placeholder, let isCached) = local {
                    remotes.append(Remote(url: url, isCached: isCached))
                    local = placeholder
                }
                (self.remotes, self.local) = (remotes, local)
            }

            /// What is still worth loading: nothing stands in for what is there.
            var wanted: Range<Int> { 0..<(best ?? remotes.count) }

            /// The remote of this index is there. The result says whether it is to be drawn: an image that comes later than what it
            /// stands in for is not.
            mutating func arrived(_ index: Int) -> Bool {
                guard wanted.contains(index) else { return false }
                best = index
                return true
            }
        }

        /// How an image is drawn in its frame.
        nonisolated struct BannerImageDrawing: Hashable, Sendable {
            /// The part of the frame that a symbol takes, as wide as the strokes of the text beside it allow.
            static let symbolScale = 0.6
            /// The width and height of a button's icon at the text size Large, in points: that of a symbol in a target of 44 pt
            /// (Human Interface Guidelines, Buttons).
            static let iconSize = 20.0
            /// The radius of the corners of the shape `rounded`, in points.
            static let cornerRadius = 8.0

            /// The width and height in points.
            let size: Double
            /// Whether it fills the frame and is cut to `shape`; a symbol is drawn as it is, in the colour of the text.
            let isCut: Bool

            /// The drawing of an image from `source` in `frame`.
            init(_ source: BannerImageSource, in frame: BannerImageFrame) {
                if source.isSymbol {
                    (size, isCut) = (frame.size * Self.symbolScale, false)
                } else {
                    (size, isCut) = (frame.size, frame.shape != .none)
                }
            }
        }

        nonisolated extension BannerImageFrame {
            /// The frame in which an icon from `source` is drawn `size` points wide and high.
            static func icon(_ source: BannerImageSource?, size: Double) -> BannerImageFrame {
                BannerImageFrame(
                    shape: .none, size: source?.isSymbol == true ? size / BannerImageDrawing.symbolScale : size)
            }
        }

        nonisolated extension BannerImageSource {
            /// Whether it is drawn in the colour of the text.
            fileprivate var isSymbol: Bool { if case .symbol = self { true } else { false } }
        }

        nonisolated extension BannerContent {
            /// What is drawn before the text: the banner's own image, or else its level's icon; an icon that is fixed goes before any image.
            var leadingImage: BannerImage? {
                let level = levelConfiguration
                return level.isIconFixed ? level.icon ?? image : image ?? level.icon
            }
        }

        /// How high a banner is around its parts, and where they begin. Lengths are points.
        nonisolated struct BannerOutline: Hashable, Sendable {
            /// The height of the banner.
            let height: Double
            /// The height without what an indicator adds to it.
            let innerHeight: Double
            /// Where the parts begin, from the top of the inner part.
            let contentTop: Double

            /// The outline around parts that are `contentHeight` high, with `padding` above and below. A banner that `isTarget` of
            /// taps or swipes is as high as a target has to be; what that adds is shared above and below.
            init(contentHeight: Double, padding: BannerInsets, indicator: Double, isTarget: Bool) {
                let least = isTarget ? BannerArrangement.target : 0
                height = max(contentHeight + padding.vertical + indicator, least)
                innerHeight = height - indicator
                contentTop = (innerHeight - contentHeight - padding.vertical) / 2 + padding.top
            }
        }

        nonisolated extension BannerWaysOut {
            /// Whether a finger does something to the bar itself.
            var isTarget: Bool { allowsSwipe || barTap != .none }
        }

        /// What of a presentation decides how high it is drawn.
        nonisolated struct BannerMatter: Hashable {
            let content: AnyHashable
            let isComplete: Bool
        }

        nonisolated extension BannerPresentation {
            /// What is drawn, whatever its phase and however far its work is.
            var matter: BannerMatter {
                BannerMatter(content: AnyHashable(content), isComplete: progress?.isComplete == true)
            }
        }

        nonisolated extension BannerPresentation.Phase {
            /// The part of its way that a banner has done where motion is frozen.
            var frozenPlace: Double { self == .dismissing ? 0 : 1 }
        }

        // A presenter belongs to one scene. One that serves several windows all the same shows its banners in the one that a person
        // turned to last, and goes on with those that are left.
        extension BannerPresenter {
            /// A host came to stand in `scene`, which a person sees if it `isActive`.
            func join(_ scene: AnyObject, isActive: Bool = true) {
                scenes.join(ObjectIdentifier(scene), isActive: isActive)
                sceneRestored()
                scenesChanged()
            }

            /// `scene` is gone. With the last one, there is nothing to show banners in any more.
            func leave(_ scene: ObjectIdentifier) {
                guard scenes.leave(scene) else { return }
                if scenes.isEmpty { sceneLost() }
                scenesChanged()
            }

            /// People see `scene` or no longer do. Time stands still as long as they see none.
            func setActive(_ scene: ObjectIdentifier, _ isActive: Bool) {
                scenes.setActive(scene, isActive)
                scenesChanged()
            }

            /// A person turned to `scene`.
            func turn(to scene: ObjectIdentifier) {
                scenes.turn(to: scene)
                scenesChanged()
            }

            private func scenesChanged() {
                holdAsNeeded()
                // Another host may draw what is there.
                observers.notify(self)
            }

            // MARK: On hold

            /// Lets time stand still for banners, until ``resume()``: what is shown stays with the rest of its time, and what is
            /// asked for waits and comes then.
            ///
            /// Call it while people can't heed a banner, or shall not be disturbed: in an onboarding, a video, a payment. Each call
            /// needs a `resume()` of its own, so that several parts of an app don't end each other's pauses. A banner whose condition
            /// is over, or that the app calls off, goes meanwhile, and people can dismiss what is there.
            ///
            /// While no scene of the presenter's hosts is active, time stands still by itself.
            public func pause() {
                pauses += 1
                holdAsNeeded()
            }

            /// Ends what one call of ``pause()`` began; without one, it does nothing.
            public func resume() {
                pauses = max(0, pauses - 1)
                holdAsNeeded()
            }

            /// Whether time stands still, by ``pause()`` or since no scene is active.
            public var isPaused: Bool { queue.isOnHold }

            private func holdAsNeeded() { send(.hold(pauses > 0 || scenes.areAllHidden)) }
        }

        /// Keeps a finger that has dragged a banner from pressing what it came down on.
        ///
        /// The banner moves with the finger, so that the finger is still on the button when it lifts. UIKit takes a touch from a control
        /// when a recognizer begins; SwiftUI lets both hear of it, in an order that it does not promise.
        @MainActor final class BannerPressGate {
            /// How long after a drag has ended nothing can be pressed, in seconds. Whatever hears of the finger has heard by then.
            static let rest = 0.3

            private var isDragged = false
            private var opens = -Double.infinity

            /// A finger is where `touch` says.
            func follow(_ touch: BannerTouch) { isDragged = touch.kind == .drag }

            /// The finger was lifted, or something took it away, at `time` in seconds.
            func lift(at time: Double) {
                if isDragged { opens = time + Self.rest }
                isDragged = false
            }

            /// Whether what is pressed at `time` was meant to be.
            func allowsPress(at time: Double) -> Bool { !isDragged && time >= opens }
        }

        extension BannerActions {
            /// The same actions, but for what a finger presses that has dragged the banner. `time` tells the seconds that it is;
            /// `focus` hears of the focus of a screen reader.
            func guarded(
                by gate: BannerPressGate, time: @escaping @MainActor () -> Double, focus: @escaping @MainActor (Bool) -> Void
            ) -> BannerActions {
                func press(_ action: @MainActor () -> Void) { if gate.allowsPress(at: time()) { action() } }
                var guardedTap: (@MainActor () -> Void)?
                if hasTap { guardedTap = { press(tap) } }
                return BannerActions(
                    button: { index in press { use(index) } }, close: { press(close) }, tap: guardedTap,
                    link: { press(followLink) }, focus: focus)
            }
        }

        /// How a window or a view controller makes room for embedded banners.
        nonisolated enum BannerPush {
            /// What these banners, of these heights, take of the content at each edge. One that leaves gives its room back.
            static func insets(_ banners: [(presentation: BannerPresentation, height: Double)]) -> BannerInsets {
                banners.reduce(into: BannerInsets()) { insets, banner in
                    let configuration = banner.presentation.content.bannerConfiguration
                    guard configuration.position == .embedded, banner.presentation.phase != .dismissing else { return }
                    switch configuration.edge {
                    case .top: insets.top += banner.height
                    case .bottom: insets.bottom += banner.height
                    }
                }
            }

            /// How the content moves while the banner comes or leaves: as that does.
            static func animation(_ presentation: BannerPresentation, reducesMotion: Bool) -> BannerAnimation {
                presentation.phase == .presenting
                    ? .presenting(presentation.metrics, reducesMotion: reducesMotion)
                    : .dismissing(presentation.metrics, reducesMotion: reducesMotion)
            }

            /// What the app's bars take beyond the safe area of the window, where the content begins `start` from the edge of the
            /// window and has `safeArea`, of which banners have `pushed` away some.
            static func bar(start: Double, safeArea: Double, pushed: Double, window: Double) -> Double {
                max(0, start + safeArea - pushed - window)
            }

            /// Whether the banner rests beyond the app's bar: it slides out from under one, or stands between elements.
            static func isBeyondBar(_ presentation: BannerPresentation) -> Bool {
                let configuration = presentation.content.bannerConfiguration
                return configuration.position == .embedded
                    || BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: configuration.edge)
            }
        }

        /// A width and a height in points.
        nonisolated struct BannerSize: Hashable, Sendable {
            /// The width in points.
            var width: Double
            /// The height in points.
            var height: Double

            /// A size of `width` and `height`.
            init(width: Double, height: Double) {
                self.width = width
                self.height = height
            }
        }

        /// A rectangle in points. `x` runs from the leading edge, `y` from the top.
        nonisolated struct BannerRect: Hashable, Sendable {
            /// The distance from the leading edge.
            var x: Double
            /// The distance from the top.
            var y: Double
            /// The width.
            var width: Double
            /// The height.
            var height: Double

            /// A rectangle of these values.
            init(x: Double, y: Double, width: Double, height: Double) {
                self.x = x
                self.y = y
                self.width = width
                self.height = height
            }

            /// The same rectangle where the leading edge is the right one, in a view that is `width` points wide.
            func mirrored(in width: Double) -> BannerRect {
                BannerRect(x: width - x - self.width, y: y, width: self.width, height: height)
            }
        }

        /// Loads values by their keys, each once for all who ask for it at the same time, and keeps those that were used last.
        ///
        /// What could not be loaded is forgotten: whoever asks next tries again. A load that nobody waits for any more is cancelled.
        @MainActor final class BannerSharedLoads<Key: Hashable & Sendable, Value: Sendable> {
            nonisolated private struct Load {
                let number: Int
                let task: Task<Value?, Never>
                var waiting = 1
            }

            private var kept: BannerCache<Key, Value>
            private var loads: [Key: Load] = [:]
            private var latest = 0

            /// Keeps at most `capacity` values.
            init(capacity: Int) { kept = BannerCache(capacity: capacity) }

            /// The value of `key`, if it was kept.
            func known(_ key: Key) -> Value? { kept.value(for: key) }

            /// The value of `key`, loaded by `load` unless it is there; kept if it `isKept`. `nil` where loading fails.
            func value(
                for key: Key, isKept: Bool, load: @escaping @MainActor () async throws -> Value
            ) async -> Value? {
                if isKept, let value = known(key) { return value }
                let (number, task) = join(key, isKept: isKept, load)
                return await withTaskCancellationHandler {
                    await task.value
                } onCancel: {
                    Task { @MainActor in self.leave(key, number) }
                }
            }

            private func join(
                _ key: Key, isKept: Bool, _ load: @escaping @MainActor () async throws -> Value
            ) -> (Int, Task<Value?, Never>) {
                if let running = loads[key] {
                    loads[key]?.waiting += 1
                    return (running.number, running.task)
                }
                latest += 1
                let number = latest
                let task = Task { [weak self] in
                    let value = try? await load()
                    self?.finish(key, number, isKept ? value : nil)
                    return value
                }
                loads[key] = Load(number: number, task: task)
                return (number, task)
            }

            private func finish(_ key: Key, _ number: Int, _ value: Value?) {
                guard loads[key]?.number == number else { return }
                loads[key] = nil
                if let value { kept.store(value, for: key) }
            }

            private func leave(_ key: Key, _ number: Int) {
                guard let load = loads[key], load.number == number else { return }
                loads[key]?.waiting -= 1
                guard load.waiting == 1 else { return }
                load.task.cancel()
                loads[key] = nil
            }
        }

        /// How large an image is decoded: no larger than it is drawn, since a photograph of 12 megapixels takes 48 MB.
        nonisolated enum BannerThumbnail {
            /// The size to decode an image of `size` at that is drawn in a square of `side`, all in pixels: it fills the square where it
            /// is cut to a shape (`fills`), and fits into it else. `nil` for an image that is no larger than that.
            static func size(of size: BannerSize, in side: Double, fills: Bool) -> BannerSize? {
                let measure = fills ? min(size.width, size.height) : max(size.width, size.height)
                guard measure > 0, side > 0, side < measure else { return nil }
                let factor = side / measure
                return BannerSize(
                    width: max(1, (size.width * factor).rounded()), height: max(1, (size.height * factor).rounded()))
            }
        }

        /// What is to be said, and how urgent it is.
        nonisolated struct BannerUtterance: Hashable, Sendable {
            /// The request that it is about.
            let id: BannerRequest.ID
            /// What is said.
            let text: String
            /// The language that it is in, a BCP 47 tag.
            let language: String
            /// Whether it interrupts what is being said, rather than wait for it.
            let isUrgent: Bool
        }

        /// Says what a presenter asks to be said, when a person can hear it.
        ///
        /// Whatever made a banner come, such as a tap, makes the screen reader speak too, and that drops what is announced at the same
        /// moment. So a banner is announced when it has come in, and once more if it was cut off all the same.
        @MainActor final class BannerSpeaker {
            /// How long after it was cut off a text is said again. By then the screen reader has said what cut it off, or most of it.
            static let patience = Duration.seconds(1)

            private weak var presenter: BannerPresenter?
            private let say: @MainActor (BannerUtterance) -> Void
            private var phases: [BannerRequest.ID: BannerPresentation.Phase] = [:]
            private var waiting: [BannerAnnouncementRequest] = []
            /// What was said last of each banner, and whether it may be said again.
            private var said: [BannerRequest.ID: (utterance: BannerUtterance, mayRepeat: Bool)] = [:]

            /// A speaker for what `presenter` asks for, with the voice `say`.
            init(_ presenter: BannerPresenter, say: @escaping @MainActor (BannerUtterance) -> Void) {
                self.presenter = presenter
                self.say = say
            }

            /// These banners are on the screen now.
            func show(_ presentations: [BannerPresentation]) {
                phases = Dictionary(presentations.map { ($0.id, $0.phase) }) { $1 }
                said = said.filter { phases[$0.key] != nil }
                let asked = waiting
                waiting = []
                for request in asked {
                    switch phases[request.id] {
                    case .presenting: waiting.append(request)
                    case .shown: speak(request)
                    // It left before anybody could find it.
                    case .dismissing, nil: break
                    }
                }
            }

            /// Says `request`, as soon as its banner has come in.
            func ask(_ request: BannerAnnouncementRequest) {
                if phases[request.id] == .shown { return speak(request) }
                waiting.removeAll { $0.id == request.id && request.outdates($0) }
                waiting.append(request)
            }

            /// The voice has come to the end of `text`, or was cut off unless it `wasHeard`.
            func finished(_ text: String, wasHeard: Bool) {
                guard let (id, last) = said.first(where: { $0.value.utterance.text == text }), last.mayRepeat else { return }
                said[id]?.mayRepeat = false
                guard !wasHeard else { return }
                presenter?.timers.start(.announcement(id), for: Self.patience) { [weak self] in
                    // What it says may have changed meanwhile, and has been said then.
                    guard let self, said[id]?.utterance == last.utterance else { return }
                    say(last.utterance)
                }
            }

            private func speak(_ request: BannerAnnouncementRequest) {
                guard let presenter else { return }
                let utterance = BannerUtterance(
                    id: request.id, text: request.text(in: presenter.locale),
                    language: BannerSpeech.language(of: request.content, in: presenter.locale),
                    isUrgent: request.politeness == .assertive)
                said[request.id] = (utterance, true)
                say(utterance)
            }
        }

        nonisolated extension BannerAnnouncementRequest {
            /// Whether nobody needs to hear `earlier`, of the same banner, any more.
            fileprivate func outdates(_ earlier: Self) -> Bool {
                switch (reason, earlier.reason) {
                case (.update, _), (.completion, _), (.milestone, .milestone): true
                case (.arrival, _), (.milestone, _): false
                }
            }
        }

        /// What a screen reader says of a banner.
        nonisolated public enum BannerSpeech {
            /// The language in which all of `content` is drawn and spoken for a reader of `locale`, both BCP 47 tags: `locale` where its texts
            /// are in that language, and else theirs, with a voice of it (WCAG 2.2, 3.1.2).
            public static func language(of content: some BannerContent, in locale: String) -> String {
                guard let language = content.language(in: locale), !BannerLocale.isSame(language, as: locale) else {
                    return locale
                }
                return language
            }

            /// The language that a screen reader has to be told of words in `language`; `nil` where it reads that of the `interface` anyway,
            /// in the voice that the person chose. All are BCP 47 tags.
            static func voice(for language: String, interface: String) -> String? {
                BannerLocale.isSame(language, as: interface) ? nil : language
            }

            /// What is said in the place of the text: the level, unless the text begins with it, and then the text, since a
            /// screen reader tells neither tint nor icon (WCAG 2.2, 1.3.1).
            public static func text(_ text: String, prefix: BannerText?, in locale: String) -> String {
                guard let prefix = prefix?.string(in: locale), !prefix.isEmpty, !begins(text, with: prefix) else { return text }
                // A full stop makes every voice pause, whatever it is written in.
                return "\(prefix). \(text)"
            }

            /// What is said at once of a banner: the level, the title, the text and the points, one after the other.
            public static func whole(_ content: some BannerContent, in locale: String) -> String {
                let texts =
                    [content.title(in: locale), content.text(in: locale)].compactMap(\.self) + content.points(in: locale)
                let words = sentences(texts)
                return text(words, prefix: content.levelConfiguration.spokenPrefix, in: locale)
            }

            /// `texts` as sentences: a full stop makes every voice pause, where a text has no sign of its own at its end.
            private static func sentences(_ texts: [String]) -> String {
                let texts = texts.filter { !$0.isEmpty }
                return texts.enumerated().map { index, text in
                    index == texts.count - 1 || endsSentence(text) ? text : text + "."
                }.joined(separator: " ")
            }

            private static func endsSentence(_ text: String) -> Bool {
                text.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
            }

            /// Whether `prefix` is a word, or several, that the text begins with: “Error: …”, but not “Errors …”.
            static func begins(_ text: String, with prefix: String) -> Bool {
                guard text.utf8.starts(with: prefix.utf8) else { return false }
                let next = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count).first
                return next.map { !$0.properties.isAlphabetic } ?? true
            }

            /// What is said of `button`: its label, its title, what its image shows, and its name rather than nothing
            /// (WCAG 2.2, 4.1.2).
            public static func label(of button: BannerButton, in locale: String) -> String {
                let texts = [button.label, button.title, button.image?.label]
                return texts.lazy.compactMap { $0?.string(in: locale) }.first { !$0.isEmpty } ?? button.id
            }

            /// What a screen reader says of how far work is (WCAG 2.2, 4.1.2).
            static func value(of progress: BannerProgressState, in locale: String) -> String {
                let words = BannerWords.current
                let done = percent(progress.isComplete ? 1 : progress.fraction).map { percent($0, in: locale) }
                if progress.isPaused, !progress.isComplete {
                    return [done, words.paused.string(in: locale)].compactMap(\.self).joined(separator: ", ")
                }
                return done ?? words.inProgress.string(in: locale)
            }

            /// `percent` as the language of `locale` writes it, a BCP 47 tag: “30%”, “30 %”, “%30”.
            static func percent(_ percent: Int, in locale: String) -> String {
                let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
                let number = BannerNumber.string(percent, in: locale)
                return if spacedPercent.contains(language) {
                    "\(number)\u{A0}%"
                } else {
                    switch language {
                    case "tr", "ku": "%\(number)"
                    case "eu": "%\u{A0}\(number)"
                    default: "\(number)%"
                    }
                }
            }

            /// The languages that keep the sign apart (CLDR, `percentFormat`).
            private static let spacedPercent: Set = [
                "be", "br", "ca", "cs", "da", "de", "dsb", "es", "fi", "fo", "fr", "gl", "gsw", "hr", "hsb", "kl", "lb", "lt",
                "mk",
                "nb", "nds", "nn", "no", "oc", "rm", "ro", "ru", "se", "sk", "sl", "sv", "tk", "tt",
            ]

            /// What is said of progress: whole per cent, rounded down so that 100 means the end; `nil` while the end is not
            /// known.
            public static func percent(_ fraction: Double?) -> Int? {
                guard let fraction, fraction.isFinite else { return nil }
                return Int((min(max(fraction, 0), 1) * 100 + 1e-9).rounded(.down))
            }
        }

        /// A finger that drags a banner. Lengths are points, `y` runs downwards.
        nonisolated struct BannerSwipe: Hashable, Sendable {
            /// The edge that the banner entered from.
            var edge: BannerEdge
            /// The banner's height.
            var height: Double

            /// A swipe on a banner of `height` that entered from `edge`.
            init(edge: BannerEdge, height: Double) {
                self.edge = edge
                self.height = height
            }

            /// How far the banner is from its place under a finger that moved by `translation`, and that caught it `start` from
            /// there: it follows all the way towards its edge, and not at all away from it, where the buffer would end.
            func offset(_ translation: Double, from start: Double = 0) -> Double {
                edge == .top ? min(0, start + translation) : max(0, start + translation)
            }

            /// Whether a finger that let go after `translation`, and would have gone on to `predicted`, sends the banner away: past a
            /// third of its height, or towards all of it.
            func dismisses(_ translation: Double, predicted: Double) -> Bool {
                let (done, goal) = (offset(translation).magnitude, offset(predicted).magnitude)
                return done > 0 && (done >= height / 3 || goal >= height)
            }

            /// Whether `touch` sends the banner away when it lifts at `time`.
            func dismisses(_ touch: BannerTouch, at time: Double) -> Bool {
                dismisses(touch.translation, predicted: touch.predicted(at: time))
            }
        }

        /// A finger on a banner, from its coming down to its lifting: whether it taps or drags, how far and how fast. Lengths are
        /// points and times seconds; `y` runs downwards.
        ///
        /// Its places are those in something that does not move with the banner, such as the window. Measured in the banner, each
        /// would be less by what the banner has moved already: it would go half as far as the finger, and shake.
        nonisolated struct BannerTouch: Hashable, Sendable {
            /// What a finger does.
            enum Kind: Hashable, Sendable {
                /// It rests: it taps if it lifts now.
                case rest
                /// It drags the banner up or down.
                case drag
                /// It moves sideways, or where nothing can be dragged.
                case stray
            }

            /// A place under a finger.
            struct Point: Hashable, Sendable {
                var x: Double
                var y: Double
            }

            /// How far a finger moves before it is no tap any more, as UIKit's tap recognizer has it.
            static let slop = 10.0
            /// How far ahead a finger's pace is looked, as UIKit's projected end of a drag does.
            static let lookahead = 0.25
            /// How long a finger stands still before it has no pace any more. Nobody reports one that does not move.
            static let standstill = 0.1

            private(set) var kind = Kind.rest
            /// Where it came down.
            let start: Point
            /// Where it became a drag.
            private var dragStart = 0.0
            private var lastY: Double
            private var lastTime: Double
            private var pace = 0.0

            init(at point: Point, time: Double) {
                start = point
                (lastY, lastTime) = (point.y, time)
            }

            /// The finger is at `point` now. It becomes a drag only where `isDraggable`.
            mutating func move(to point: Point, time: Double, isDraggable: Bool) {
                if time > lastTime { pace = (point.y - lastY) / (time - lastTime) }
                (lastY, lastTime) = (point.y, time)
                guard kind == .rest else { return }
                let (across, along) = ((point.x - start.x).magnitude, (point.y - start.y).magnitude)
                guard max(across, along) >= Self.slop else { return }
                kind = isDraggable && along > across ? .drag : .stray
                dragStart = point.y
            }

            /// How far it has dragged the banner.
            var translation: Double { kind == .drag ? lastY - dragStart : 0 }

            /// How far the drag would have gone on if the finger lifts at `time`.
            func predicted(at time: Double) -> Double {
                translation + (time - lastTime > Self.standstill ? 0 : pace * Self.lookahead)
            }
        }

        /// The parts of a window that banners take, where touches are theirs. All others go to what lies below.
        ///
        /// A view that fills a window answers for all of it, whatever it draws there; so the frames of banners decide.
        @MainActor final class BannerTouchArea {
            private var frames: [BannerRequest.ID: BannerRect] = [:]

            /// The banner takes `frame` of the window now, in points from its upper left corner.
            func set(_ frame: BannerRect, of id: BannerRequest.ID) { frames[id] = frame }

            /// The banner is gone.
            func remove(_ id: BannerRequest.ID) { frames[id] = nil }

            /// Whether a banner is there.
            func contains(x: Double, y: Double) -> Bool {
                frames.values.contains {
                    x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
                }
            }
        }

        /// The track at the outer edge of a banner that shows its kind or its progress. Lengths are points.
        nonisolated struct BannerTrack: Hashable, Sendable {
            /// The height of the track of progress where the style has no indicator.
            static let progressHeight = 4.0
            /// The opacity of what is not done yet.
            static let restOpacity = 0.3
            /// The part of the track that is filled while the end of the work is not known.
            static let indeterminateLength = 0.3

            /// The height that is drawn; 0 for no track.
            let height: Double
            /// The part of the height that the banner grows by: a track of progress alone lies over the padding.
            let addedHeight: Double
            /// The colour.
            let color: BannerColor

            /// The track of a banner of `configuration` and `level`.
            init(_ configuration: BannerConfiguration, _ level: BannerLevelConfiguration, hasProgress: Bool) {
                addedHeight = max(0, configuration.indicator?.height ?? 0)
                height = addedHeight > 0 ? addedHeight : hasProgress ? Self.progressHeight : 0
                color = configuration.indicator?.color ?? level.accent
            }

            /// The part of the track that is filled; all of it without progress, `nil` while the end of the work is not known.
            static func fraction(of progress: BannerProgressState?) -> Double? {
                guard let progress else { return 1 }
                return progress.isComplete ? 1 : progress.fraction
            }

            /// The filled part of a track `width` points long, from its leading edge: to `fraction`, all of it without progress, and
            /// where the end is not known a piece at `phase`, 0 to 1, of its way. Without a phase, the piece stands in the
            /// middle.
            static func filled(_ fraction: Double?, width: Double, phase: Double?) -> ClosedRange<Double> {
                if let fraction {
                    return 0...max(0, width * (fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
                }
                let length = max(0, width * indeterminateLength)
                let start = (max(0, width) - length) * min(max(phase ?? 0.5, 0), 1)
                return start...(start + length)
            }
        }

        /// How the filled piece of a track moves while the end of the work is not known.
        nonisolated enum BannerTrackMotion: Hashable, Sendable {
            /// Not at all.
            case still
            /// From end to end and back.
            case travels
            /// It stands in the middle and fades, which is calm enough for Reduce Motion.
            case pulses

            /// The seconds that a piece takes there and back, and that it fades for. WCAG 2.2, 2.3.1 allows three flashes a second.
            static let period = 2.4
            /// The opacity down to which a piece fades.
            static let faintest = 0.4

            /// The motion that tells of `progress`; none where there is no such work, it is held or its end is known, or where motion
            /// `isFrozen`.
            init(_ progress: BannerProgressState?, reducesMotion: Bool, isFrozen: Bool = false) {
                let isUnderWay = progress.map { $0.fraction == nil && !$0.isPaused && !$0.isComplete } ?? false
                self = !isUnderWay || isFrozen ? .still : reducesMotion ? .pulses : .travels
            }

            /// How far the piece has come at `time`, 0 to 1; `nil` where it does not travel.
            func phase(at time: Double) -> Double? { self == .travels ? Self.swing(time) : nil }

            /// The opacity of the piece at `time`.
            func opacity(at time: Double) -> Double {
                self == .pulses ? 1 - (1 - Self.faintest) * Self.swing(time) : 1
            }

            /// From 0 to 1 and back in each period, slow at both ends.
            private static func swing(_ time: Double) -> Double {
                guard time.isFinite else { return 0 }
                let turns = time / period
                let way = 1 - (2 * (turns - turns.rounded(.down)) - 1).magnitude
                return way * way * (3 - 2 * way)
            }
        }

        // Images and icons grow with the text beside them (Human Interface Guidelines, Typography, "Supporting Dynamic Type"). None
        // is drawn smaller than a spec says: small text needs no small icon.
        nonisolated extension BannerTypeScale {
            /// How much larger than at the size Large the image before a text of `style` is where a person chose `size`.
            ///
            /// It takes its width from the text, so that it keeps its size as long as there is little to gain. At the accessibility
            /// sizes it grows as much as the text, but no more than 1.5 times.
            static func imageScale(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
                size.isAccessibilitySize ? growth(style, at: size, upTo: 1.5) : 1
            }

            /// How much larger the icon of a button is: as much as the text, but no more than twice, so that it keeps within the
            /// 44 pt that a button has anyway.
            static func iconScale(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
                growth(style, at: size, upTo: 2)
            }

            private static func growth(
                _ style: BannerTextStyle, at size: BannerDynamicTypeSize, upTo most: Double
            ) -> Double {
                min(max(points(style, at: size) / points(style, at: .large), 1), most)
            }
        }

        nonisolated extension BannerTypography {
            /// `frame` as it is drawn before the text where a person chose `size`.
            func imageFrame(_ frame: BannerImageFrame, at size: BannerDynamicTypeSize) -> BannerImageFrame {
                BannerImageFrame(shape: frame.shape, size: frame.size * BannerTypeScale.imageScale(style, at: clamped(size)))
            }

            /// The width in points of the column in which the signs of points stand where a person chose `size`.
            func bulletWidth(at size: BannerDynamicTypeSize) -> Double {
                BannerArrangement.bulletWidth(fontSize: points(at: size))
            }

            /// The width and height in points of a button's icon where a person chose `size`.
            func iconSize(at size: BannerDynamicTypeSize) -> Double {
                BannerImageDrawing.iconSize * BannerTypeScale.iconScale(style, at: clamped(size))
            }
        }

        /// The sizes of Apple's text styles (Human Interface Guidelines, Typography, "iOS Dynamic Type sizes").
        nonisolated enum BannerTypeScale {
            /// The size of `style` in points where a person chose `size`.
            static func points(_ style: BannerTextStyle, at size: BannerDynamicTypeSize) -> Double {
                // Each row has a size for each column.
                row(style)[column(size)]
            }

            /// The height of a line of text of `points`, with the leading of Apple's tables: from 1.18 times the size of large text
            /// to 1.36 times that of small text.
            static func lineHeight(_ points: Double) -> Double {
                (points * (points < 20 ? 1.32 : points < 30 ? 1.25 : 1.2)).rounded(.up)
            }

            private static func row(_ style: BannerTextStyle) -> [Double] {
                switch style {
                case .largeTitle: largeTitle
                case .title1: title1
                case .title2: title2
                case .title3: title3
                case .headline, .body: body
                case .callout: callout
                case .subheadline: subheadline
                case .footnote: footnote
                case .caption1: caption1
                case .caption2: caption2
                }
            }

            private static func column(_ size: BannerDynamicTypeSize) -> Int {
                switch size {
                case .xSmall: 0
                case .small: 1
                case .medium: 2
                case .large: 3
                case .xLarge: 4
                case .xxLarge: 5
                case .xxxLarge: 6
                case .accessibility1: 7
                case .accessibility2: 8
                case .accessibility3: 9
                case .accessibility4: 10
                case .accessibility5: 11
                }
            }

            private static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            private static let title1: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            private static let title2: [Double] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            private static let title3: [Double] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            private static let callout: [Double] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            private static let subheadline: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            private static let footnote: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            private static let caption1: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            private static let caption2: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }

        nonisolated extension BannerDynamicTypeSize {
            /// Whether it is one of the accessibility sizes, at which what stands side by side is put below each other.
            public var isAccessibilitySize: Bool { self >= .accessibility1 }
        }

        nonisolated extension BannerTypography {
            /// The text size that the banner follows where a person chose `size`: the nearest of its own.
            public func clamped(_ size: BannerDynamicTypeSize) -> BannerDynamicTypeSize {
                min(max(size, dynamicType.lowerBound), dynamicType.upperBound)
            }

            /// The size of the text in points where a person chose `size`.
            public func points(at size: BannerDynamicTypeSize) -> Double { BannerTypeScale.points(style, at: clamped(size)) }
        }

        /// What a person can do to a banner, which is less than what its configuration lists: a button needs a button.
        nonisolated struct BannerWaysOut: Hashable, Sendable {
            /// What a tap on the bar does.
            enum BarTap: Hashable, Sendable {
                /// Nothing.
                case none
                /// It sends the banner away.
                case dismisses
                /// It opens what the banner speaks of.
                case opens
                /// It holds, goes on with or ends the work whose progress the banner shows.
                case controlsProgress
            }

            /// What a tap on the bar does.
            let barTap: BarTap
            /// Whether a swipe towards the banner's edge sends it away.
            let allowsSwipe: Bool
            /// Whether the banner draws a close button of its own, since nobody and nothing else would end it.
            let showsCloseButton: Bool

            init(barTap: BarTap, allowsSwipe: Bool, showsCloseButton: Bool) {
                self.barTap = barTap
                self.allowsSwipe = allowsSwipe
                self.showsCloseButton = showsCloseButton
            }

            /// The ways out of `banner`, whose progress has ended if it `isComplete`.
            init(of banner: some BannerContent, isComplete: Bool = false) {
                self.init(of: banner, isComplete: isComplete, hasTouch: Self.hasTouch)
            }

            /// The ways out where there is no finger to swipe or tap with unless it `hasTouch`.
            init(of banner: some BannerContent, isComplete: Bool, hasTouch: Bool) {
                let configuration = banner.bannerConfiguration
                let ways = configuration.dismissal
                let progress = isComplete ? nil : banner.progress
                barTap = progress?.onTap.isEmpty == false ? .controlsProgress : Self.tap(on: banner, ways)
                allowsSwipe = ways.contains(.swipe)
                let metrics = isComplete ? banner.progress?.completionMetrics ?? configuration.metrics : configuration.metrics
                let isTimed = metrics.display != nil && (ways.contains(.timer) || isComplete)
                let hasButton = banner.bannerButtons.contains {
                    $0.isEnabled && (ways.contains(.button) || $0.role == .dismiss)
                }
                let hasGesture = hasTouch && (allowsSwipe || barTap == .dismisses)
                showsCloseButton =
                    !isTimed && !hasButton && !hasGesture && progress == nil && !Self.hasEnd(banner.trigger)
            }

            private static func tap(on banner: some BannerContent, _ ways: BannerDismissal) -> BarTap {
                switch banner.barTap {
                case .dismiss: ways.contains(.tap) ? .dismisses : .none
                case .open: .opens
                case .nothing: .none
                }
            }

            /// Whether a person can send the banner away, by a gesture or the close button.
            var canDismiss: Bool { allowsSwipe || barTap == .dismisses || showsCloseButton }

            /// Whether people touch what they see, rather than move a focus to it.
            private static var hasTouch: Bool {
                #if os(tvOS)
                    false
                #else
                    true
                #endif
            }

            private static func hasEnd(_ trigger: BannerTrigger?) -> Bool {
                if case .condition(_, clears: .some) = trigger?.cause { true } else { false }
            }
        }

        /// Where a window shows a banner. Lengths are points; `x` runs from the leading edge.
        nonisolated struct BannerWindowPlace: Hashable, Sendable {
            /// The part of the window in which anything of the banner may be seen: all of it, or what lies on this side of a bar or
            /// the keyboard.
            let clip: BannerRect
            /// The banner at rest without its margin, within `clip`.
            let rest: BannerRect
            /// The height of the banner with its margin.
            let outerHeight: Double
            /// The fill behind it, from the banner's own corner.
            let fill: BannerRect
            /// The corners of the fill that are round.
            let corners: BannerCorners
            /// How it comes and goes.
            let geometry: BannerGeometry
            /// Whether it is taller than the place for it, and scrolls.
            let isScrolled: Bool
            /// Whether it lies behind the status bar.
            let isBehindStatusBar: Bool

            /// The place of a banner `wanted` points high in `container`, where the app's bars take `bar` of the safe area at the
            /// banner's edge, and the keyboard `keyboard` of the window.
            init(
                _ configuration: BannerConfiguration, height wanted: Double, bar: Double, keyboard: Double,
                in container: BannerContainer
            ) {
                let (edge, safeArea) = (configuration.edge, container.safeArea)
                let (padding, margin) = (configuration.padding, configuration.shape.margin)
                let window = BannerSize(
                    width: container.size.width + safeArea.leading + safeArea.trailing,
                    height: container.size.height + safeArea.top + safeArea.bottom)
                let bars = (edge == .top ? safeArea.top : safeArea.bottom) + bar
                let inset = edge == .top ? bars : max(bars, keyboard)
                // A text that is read to its end may need all that is left above the keyboard, but nothing behind the other bars.
                let opposite = edge == .top ? max(safeArea.bottom, keyboard) : safeArea.top
                let fit = BannerFit(height: wanted, available: window.height - inset - opposite - margin.vertical)
                let height = fit.height
                outerHeight = height + margin.vertical
                isScrolled = fit.isScrolled
                // A banner that slides out from under a bar, and what fills it beyond its edge, is never over the bar.
                let isClipped = bar > 0 || inset > bars
                let cut = isClipped ? inset : 0
                clip = BannerRect(x: 0, y: edge == .top ? cut : 0, width: window.width, height: max(0, window.height - cut))
                geometry = BannerGeometry(
                    edge: edge, height: outerHeight, inset: isClipped ? 0 : inset,
                    reach: configuration.shape.reach(from: edge))
                let width = container.bannerWidth(maxWidth: configuration.maxWidth, padding: padding, margin: margin)
                let top = edge == .top ? inset + margin.top : window.height - inset - margin.bottom - height
                // What it does not take of the width is shared.
                let rest = container.size.width - margin.horizontal - width
                self.rest = BannerRect(
                    x: safeArea.leading + margin.leading + rest / 2, y: top - clip.y, width: width, height: height)
                corners = BannerCorners(configuration.shape, BannerContacts(configuration, isWide: rest <= 0))
                let outsets = container.fillOutsets(
                    edge: edge, buffer: configuration.bufferHeight, maxWidth: configuration.maxWidth, padding: padding,
                    margin: margin)
                fill = BannerRect(
                    x: -outsets.leading, y: -outsets.top, width: width + outsets.leading + outsets.trailing,
                    height: height + outsets.top + outsets.bottom)
                isBehindStatusBar = edge == .top && !isClipped
            }
        }

        nonisolated extension Sequence {
            /// The first result of `transform` that is not `nil`; it is called once for each element up to there. `compactMap` and
            /// `first` of a lazy sequence call it again for the one that is found.
            func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
                for element in self {
                    if let result = try transform(element) { return result }
                }
                return nil
            }
        }

        nonisolated extension BannerMotion {
            /// How far a banner that comes in within `duration` goes past its place at most, as a part of the distance that it
            /// travels; 0 if it doesn't.
            public func overshoot(within duration: Duration) -> Double {
                switch self {
                case .spring(let damping, let velocity):
                    let (seconds, attoseconds) = duration.components
                    let time = Double(seconds) + Double(attoseconds) / 1e18
                    return SpringResponse(damping: damping, velocity: velocity, duration: time).overshoot
                case .curve(_, let y1, _, let y2):
                    return duration > .zero ? Self.peak(y1, y2) - 1 : 0
                }
            }

            /// The greatest y of the cubic Bézier curve from 0 over `y1` and `y2` to 1, which is at its end or where it turns.
            private static func peak(_ y1: Double, _ y2: Double) -> Double {
                func y(_ t: Double) -> Double {
                    let rest = 1 - t
                    return 3 * rest * rest * t * y1 + 3 * rest * t * t * y2 + t * t * t
                }
                return turns(y1, y2).filter { (0...1).contains($0) }.map(y).reduce(1, max)
            }

            /// Where a third of the derivative, at² + bt + c, is 0.
            private static func turns(_ y1: Double, _ y2: Double) -> [Double] {
                let (a, b, c) = (3 * (y1 - y2) + 1, 2 * (y2 - 2 * y1), y1)
                let discriminant = b * b - 4 * a * c
                guard discriminant >= 0 else { return [] }
                // Adding numbers of one sign keeps their digits. A division by 0 makes an infinity or no number: no turn.
                let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                return [sum / a, c / sum]
            }
        }

        // The only file of the module that sees the C library, so that a new platform is a change in one place.
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Musl)
            import Musl
        #elseif canImport(Glibc)
            import Glibc
        #endif

        /// The real functions that motion needs and the standard library lacks. Angles are in radians.
        nonisolated enum CMath {
            /// e to the power `x`.
            static func exponential(_ x: Double) -> Double { exp(x) }

            /// e to the power `x`, less 1, exact for small `x` too.
            static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

            /// The natural logarithm of 1 + `x`, exact for small `x` too.
            static func logarithm(onePlus x: Double) -> Double { log1p(x) }

            /// The direction of the point (`x`, `y`), in -π...π.
            static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
        }

        /// How a banner on a spring swings past its place.
        ///
        /// A spring is given as UIKit takes it, by its damping ratio ζ, its initial velocity v and the time T in which it comes to
        /// rest. The distance x that is left, 1 at the start, follows x″ + 2ζω·x′ + ω²·x = 0 with x′(0) = -v.
        ///
        /// UIKit does not say which ω it takes. Here it is the one at which the swing that the velocity and the damping add has
        /// died down to a thousandth of the distance after T, and stays below: |ζω − v| / (ω√(1−ζ²)) · e^(−ζωT) = 0.001. Where ζ
        /// nears 1 and 1 / √(1−ζ²) grows without bound, ωT takes its place, and above 1 sinh takes the place of the sine.
        nonisolated struct SpringResponse: Hashable, Sendable {
            /// The damping ratio ζ: below 1 the banner swings, from 1 on it does so only if the velocity drives it.
            let damping: Double
            /// The initial velocity towards the goal, in distances to travel a second.
            let velocity: Double
            /// The time T until it rests, in seconds.
            let duration: Double
            /// The undamped angular frequency ω, in radians a second; infinite for a duration of 0.
            let angularFrequency: Double

            /// The velocity in distances to travel during a time of 1/ω.
            private let relativeVelocity: Double

            /// The part of the distance at which a spring counts as resting.
            private static let rest = 0.001

            /// A spring of these values, which are brought into 0.01...100, -1,000,000...1,000,000 and 0...86,400. What is no number
            /// counts as a damping of 1, a velocity of 0, a duration of 0.
            init(damping: Double, velocity: Double, duration: Double) {
                self.damping = Self.bounded(damping, 0.01...100, or: 1)
                self.velocity = Self.bounded(velocity, -1e6...1e6, or: 0)
                self.duration = Self.bounded(duration, 0...86_400, or: 0)
                let travel = self.velocity * self.duration
                let phase = Self.restingPhase(damping: self.damping, travel: travel)
                angularFrequency = self.duration > 0 ? phase / self.duration : .infinity
                relativeVelocity = self.duration > 0 ? travel / phase : 0
            }

            /// How far the banner swings past its place at most, as a part of the distance that it travels; 0 if it doesn't.
            ///
            /// It is the depth of the first minimum of x.
            var overshoot: Double {
                guard duration > 0 else { return 0 }
                return damping < 1 ? swing : thrust
            }

            /// Below a damping of 1: √(1−2ζu+u²) · e^(−ζθ/s) with u = v/ω, s = √(1−ζ²) and θ = π − atan2(us, 1−ζu), the phase of
            /// the first minimum.
            private var swing: Double {
                let u = relativeVelocity
                let s = (1 - damping * damping).squareRoot()
                // π − atan2(y, x) is atan2(y, −x) for y > 0 and a whole turn more otherwise.
                let angle = CMath.angle(x: damping * u - 1, y: u * s)
                let phase = angle > 0 ? angle : angle + 2 * .pi
                return (1 - 2 * damping * u + u * u).squareRoot() * CMath.exponential(-damping * phase / s)
            }

            /// From a damping of 1 on: with the rates p₁ ≤ p₂ = ζ ∓ √(ζ²−1) of the two exponentials, (u/p₂ − 1) · e^(−p₁τ) at the
            /// only turning point, τ. At 1 this is (u − 1) · e^(−u/(u−1)).
            private var thrust: Double {
                let u = relativeVelocity
                let half = (damping * damping - 1).squareRoot()
                let fast = damping + half
                guard u > fast else { return 0 }
                let slow = 1 / fast
                let ratio = u / (slow * (u - fast))
                let time = half > 0 ? CMath.logarithm(onePlus: 2 * half * ratio) / (2 * half) : ratio
                return (u / fast - 1) * CMath.exponential(-slow * time)
            }

            /// ωT: the largest phase at which the swing is as large as what counts as rest. `travel` is vT.
            ///
            /// The swing is not monotonic where the velocity and the damping cancel out, so the phase is sought from above, in
            /// steps finer than its hump there, and then halved in.
            private static func restingPhase(damping: Double, travel: Double) -> Double {
                // Far beyond rest: e^-40 outweighs the greatest velocity and time.
                var high = damping < 1 ? 40 / damping : 80 * damping
                var low = high
                while low > 0.001, size(low, damping, travel) < rest {
                    high = low
                    low *= 0.97
                }
                for _ in 0..<60 {
                    let middle = (low + high) / 2
                    if size(middle, damping, travel) < rest { high = middle } else { low = middle }
                }
                return high
            }

            /// The size of the swing at `phase`, ωt.
            private static func size(_ phase: Double, _ damping: Double, _ travel: Double) -> Double {
                let amplitude = (damping - travel / phase).magnitude
                if damping <= 1 {
                    let s = (1 - damping * damping).squareRoot()
                    return amplitude * min(phase, 1 / s) * CMath.exponential(-damping * phase)
                }
                let half = (damping * damping - 1).squareRoot()
                // sinh(half · phase) / half · e^(−damping · phase), without its large numbers.
                let sine = -CMath.exponentialMinusOne(-2 * half * phase) / (2 * half)
                return amplitude * sine * CMath.exponential(-phase / (damping + half))
            }

            private static func bounded(_ value: Double, _ range: ClosedRange<Double>, or standard: Double) -> Double {
                value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
            }
        }

        /// Whole numbers as languages write them: their digits, their signs between groups of digits and their minus sign (CLDR).
        ///
        /// ```swift
        /// BannerNumber.string(1_234_567, in: "hi")  // "12,34,567"
        /// BannerNumber.string(1234, in: "es")       // "1234"
        /// BannerNumber.string(12345, in: "de-CH")   // "12’345"
        /// BannerNumber.string(42, in: "fa")         // "۴۲"
        /// ```
        ///
        /// Generated texts write their numbers so, and not by the system's formatter, so that they say the same on every platform and
        /// in every version of it.
        nonisolated public enum BannerNumber {
            /// The release of CLDR that it is from, such as `47.0`.
            public static var cldrVersion: String { BannerNumberFormat.cldrVersion }

            /// `value` in the language of `locale`, a BCP 47 tag or one of POSIX such as `pt_BR`; as `en-001` writes it in a language that
            /// CLDR does not know.
            ///
            /// Of people who chose Western digits, as the tag then says by `-u-nu-latn`, the digits are those.
            public static func string(_ value: Int, in locale: String) -> String {
                BannerNumberFormat.of(locale).string(value)
            }
        }

        /// How a language writes whole numbers.
        nonisolated struct BannerNumberFormat: Hashable, Sendable {
            /// The digit 0; the others follow it in Unicode, as those of every numeric system of CLDR do.
            let zero: Unicode.Scalar
            /// What stands between groups of digits.
            let group: String
            /// What stands before a negative number, with the marks that keep it there in text from right to left.
            let minus: String
            /// How many digits the last group has; 0 for a language without groups.
            let lastGroup: Int
            /// How many digits the groups before it have.
            let otherGroups: Int
            /// How many digits there must be before the last group, so that it is set apart.
            let least: Int

            /// `value` as the language writes it.
            func string(_ value: Int) -> String {
                // The magnitude, unlike `abs`, exists for `Int.min` too.
                let digits = Array(String(value.magnitude).utf8)
                let isGrouped = lastGroup > 0 && digits.count >= lastGroup + least
                var text = value < 0 ? minus : ""
                for (index, digit) in digits.enumerated() {
                    if isGrouped, index > 0, startsGroup(digits.count - index) { text += group }
                    text.unicodeScalars.append(scalar(digit &- UInt8(ascii: "0")))
                }
                return text
            }

            /// Whether a group starts where `left` digits are left.
            private func startsGroup(_ left: Int) -> Bool {
                left == lastGroup || otherGroups > 0 && left > lastGroup && (left - lastGroup) % otherGroups == 0
            }

            private func scalar(_ digit: UInt8) -> Unicode.Scalar { Unicode.Scalar(zero.value + UInt32(digit)) ?? zero }

            // MARK: Of a language

            /// How the language of `locale` writes numbers.
            static func of(_ locale: String) -> BannerNumberFormat {
                let tags = BannerLocale.truncations(of: locale)
                if hasWesternDigits(locale), let format = first(of: tags.map { $0 + "@latn" }) { return format }
                return first(of: tags) ?? root
            }

            private static func first(of tags: [String]) -> BannerNumberFormat? { tags.lazy.compactMap { formats[$0] }.first }

            /// Whether the tag asks for Western digits: `-u-nu-latn` (RFC 6067), or `@numbers=latn` of ICU.
            private static func hasWesternDigits(_ locale: String) -> Bool {
                if locale.utf8.contains(UInt8(ascii: "@")) {
                    let keywords = locale.lowercased().split(separator: "@", maxSplits: 1).dropFirst().first ?? ""
                    return keywords.split(separator: ";").contains("numbers=latn")
                }
                let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
                guard let extensions = subtags.firstIndex(of: "u") else { return false }
                return zip(subtags[extensions...], subtags[extensions...].dropFirst()).contains { $0 == "nu" && $1 == "latn" }
            }

            private static let root = BannerNumberFormat(
                zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1)

            /// The formats by their tags.
            private static let formats: [String: BannerNumberFormat] = {
                var formats: [String: BannerNumberFormat] = [:]
                for (format, tags) in table {
                    for tag in tags.split(separator: " ") { formats[String(tag)] = format }
                }
                return formats
            }()
        }

        // Written by scripts/update-numbers from CLDR 47.0 (Unicode-3.0); do not edit.

        nonisolated extension BannerNumberFormat {
            static let cldrVersion = "47.0"

            /// Each way to write numbers, and the tags that have it, with `@latn` behind those of people who chose Western digits.
            static let table: [(format: BannerNumberFormat, tags: String)] = [
                (
                    BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    az-Arab@latn bgc@latn bho@latn ckb@latn es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA \
                    es-PE es-PR es-SV es-US hnj@latn kk-AF kk-Arab kk-CN kk-IR kk-MN ks-Deva lrc@latn mni@latn my@latn \
                    mzn@latn raj@latn sat@latn sd-Deva sd-IN sd@latn sdh@latn ta-MY ta-SG und
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    af agq bas blo br cs cv de-AT dje dua dyo en-CZ en-FI en-HU en-NO en-PT en-SE en-SK en-ZA eo es-CR \
                    ewo ff fr-CA ht hy kab kea khq kk ksf ky mfe nmg nr nso oc os prg pt-AO ru sah ses shi sk smn ss szl \
                    tg tk ts tt twq tzm uk uz ve xh yav zgh
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ",", minus: "\u{200E}-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ar ar-BH@latn ar-DJ@latn ar-EG@latn ar-ER@latn ar-IL@latn ar-IQ@latn ar-JO@latn ar-KM@latn \
                    ar-KW@latn ar-OM@latn ar-PS@latn ar-QA@latn ar-SA@latn ar-SD@latn ar-SO@latn ar-SS@latn ar-SY@latn \
                    ar-TD@latn ar-YE@latn he pa-Arab@latn pa-PK@latn ur ur-IN@latn
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{9E6}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
                    """
                    as bn
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
                    """
                    as@latn bn@latn brx ccp@latn dz@latn en-IN gu hi kok-Latn kxv ml mr@latn ne@latn or pa sa@latn ta te \
                    xnr
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ".", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO en-SI es-AR \
                    es-BO es-CL es-CO es-EC es-PY es-UY es-VE fr-LU fr-MA fur fy gl hsb id is jgo jv kgp kkj kl ku lb \
                    lij lld ln lo lu mgh mk ms-Arab-BN ms-BN ms-ID mua nds nl nnh pt qu-BO rn ro rw sc seh sg sr su \
                    sw-CD tr vi vmw wo yrl
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
                    """
                    be bg hu ie ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-UA sq
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{966}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    bgc bho raj sat-Deva
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "\u{6F0}", group: "\u{66C}", minus: "\u{200E}-\u{200E}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    az-Arab az-IQ az-IR bgn ks lrc mzn pa-Arab pa-PK ps ur-IN uz-AF uz-Arab
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{60C}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    bgn@latn ks@latn nqo@latn
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{11136}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
                    """
                    ccp
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "\u{660}", group: "\u{66C}", minus: "\u{200F}-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ckb
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{F20}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
                    """
                    dz
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 3),
                    """
                    ee
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ".", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
                    """
                    es ia it
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 2),
                    """
                    et
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ".", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    eu fo hr
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "\u{6F0}", group: "\u{66C}", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    fa
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "0", group: ",", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    fa@latn
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    fi ksh lt nb nn no se sv
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{202F}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    en-FR fr vec
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    gsw rm
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{1E140}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    hnj
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    de-CH de-LI en-CH lmo tn wae
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{9E6}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    mni
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{966}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
                    """
                    mr ne sa
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{1040}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    my
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{7C0}", group: "\u{60C}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    nqo
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "0", group: ".", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ps@latn uz-AF@latn uz-Arab@latn
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{1C50}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    sat
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "\u{660}", group: "\u{66C}", minus: "\u{61C}-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD \
                    ar-SO ar-SS ar-SY ar-TD ar-YE sd sdh
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ".", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 2),
                    """
                    sl
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 2, otherGroups: 2, least: 1),
                    """
                    tok
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: ".", minus: "\u{200E}-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ar-DZ ar-LB@latn ar-LY ar-MA ar-MR@latn ar-TN
                    """
                ),
                (
                    BannerNumberFormat(
                        zero: "\u{1E950}", group: "\u{2E41}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ff-Adlm
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{2E41}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    ff-Adlm@latn
                    """
                ),
                (
                    BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
                    """
                    it-CH
                    """
                ),
                (
                    BannerNumberFormat(zero: "\u{ABF0}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
                    """
                    mni-Mtei
                    """
                ),
            ]
        }

        /// The plural categories of CLDR, in its order. Raw values are its names.
        ///
        /// A category is a name for a form of a language, not a number: in Russian `one` is also that of 21.
        nonisolated public enum PluralCategory: String, CaseIterable, Sendable {
            /// A form for nothing, as in Arabic and Latvian.
            case zero
            /// The singular, or what is counted like it.
            case one
            /// The dual.
            case two
            /// A form for small numbers, the paucal of Slavic languages among others.
            case few
            /// A form for large numbers; in French, Italian, Portuguese and Spanish for whole millions.
            case many
            /// The form for everything else. Every language has it.
            case other
        }

        nonisolated extension PluralCategory: Comparable {
            /// Orders categories as CLDR lists them, from ``zero`` to ``other``.
            public static func < (first: PluralCategory, second: PluralCategory) -> Bool { first.rank < second.rank }

            private var rank: Int {
                switch self {
                case .zero: 0
                case .one: 1
                case .two: 2
                case .few: 3
                case .many: 4
                case .other: 5
                }
            }
        }

        // Written by scripts/update-plurals from plurals.xml of CLDR 48.2 (Unicode-3.0); do not edit.

        /// The rules by which languages choose a plural category for a whole number, each named after one language.
        ///
        /// They are CLDR's cardinal rules for n without a fraction or an exponent.
        nonisolated enum PluralRuleSet: UInt8, CaseIterable, Sendable {
            /// bm, bo, dz, hnj, id, ig, ii, in, ja, jbo, jv, jw, kde, kea, km, ko, lkt, lo, ms, my, nqo,
            /// osa, sah, ses, sg, su, th, to, tpi, und, vi, wo, yo, yue, zh.
            case ja
            /// ak, am, as, bho, bn, csw, doi, fa, ff, gu, guw, hi, hy, kab, kn, kok, ln, mg, nso, pa, pcm,
            /// si, ti, wa, zu.
            case hi
            /// af, an, asa, ast, az, bal, bem, bez, bg, brx, ce, cgg, chr, ckb, da, de, dv, ee, el, en, eo,
            /// et, eu, fi, fo, fur, fy, gl, gsw, ha, haw, hu, ia, ie, io, jgo, ji, jmc, ka, kaj, kcg, kk,
            /// kkj, kl, ks, ksb, ku, ky, lb, lg, lij, mas, mgo, ml, mn, mr, nah, nb, nd, ne, nl, nn, nnh,
            /// no, nr, ny, nyn, om, or, os, pap, ps, rm, rof, rwk, saq, sc, sd, sdh, seh, sn, so, sq, ss,
            /// ssy, st, sv, sw, syr, ta, te, teo, tig, tk, tn, tr, ts, ug, ur, uz, ve, vo, vun, wae, xh,
            /// xog, yi.
            case en
            /// tzm.
            case tzm
            /// is, mk.
            case `is`
            /// ceb, fil, tl.
            case fil
            /// lv, prg.
            case lv
            /// lag.
            case lag
            /// blo, cv, ksh.
            case blo
            /// he, iu, iw, naq, sat, se, sma, smi, smj, smn, sms.
            case he
            /// shi.
            case shi
            /// mo, ro.
            case ro
            /// bs, hr, sh, sr.
            case sr
            /// fr, pt.
            case fr
            /// ca, es, it, lld, scn, vec.
            case es
            /// gd.
            case gd
            /// dsb, hsb, sl.
            case sl
            /// cs, sk.
            case cs
            /// pl.
            case pl
            /// be, ru, uk.
            case ru
            /// lt.
            case lt
            /// sgs.
            case sgs
            /// br.
            case br
            /// mt.
            case mt
            /// ga.
            case ga
            /// gv.
            case gv
            /// kw.
            case kw
            /// ar, ars.
            case ar
            /// cy.
            case cy

            /// The release of CLDR that the rules are from.
            static let cldrVersion = "48.2"

            /// The category of the whole number `n`.
            func category(of n: UInt) -> PluralCategory {
                switch self {
                case .ja:
                    return .other
                case .hi:
                    if (0...1).contains(n) { return .one }
                    return .other
                case .en:
                    if n == 1 { return .one }
                    return .other
                case .tzm:
                    if (0...1).contains(n) || (11...99).contains(n) { return .one }
                    return .other
                case .is:
                    if n % 10 == 1 && n % 100 != 11 { return .one }
                    return .other
                case .fil:
                    if (1...3).contains(n) || n % 10 != 4 && n % 10 != 6 && n % 10 != 9 { return .one }
                    return .other
                case .lv:
                    if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
                    if n % 10 == 1 && n % 100 != 11 { return .one }
                    return .other
                case .lag:
                    if n == 0 { return .zero }
                    if (0...1).contains(n) && n != 0 { return .one }
                    return .other
                case .blo:
                    if n == 0 { return .zero }
                    if n == 1 { return .one }
                    return .other
                case .he:
                    if n == 1 { return .one }
                    if n == 2 { return .two }
                    return .other
                case .shi:
                    if (0...1).contains(n) { return .one }
                    if (2...10).contains(n) { return .few }
                    return .other
                case .ro:
                    if n == 1 { return .one }
                    if n == 0 || n != 1 && (1...19).contains(n % 100) { return .few }
                    return .other
                case .sr:
                    if n % 10 == 1 && n % 100 != 11 { return .one }
                    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
                    return .other
                case .fr:
                    if (0...1).contains(n) { return .one }
                    if n != 0 && n % 1_000_000 == 0 { return .many }
                    return .other
                case .es:
                    if n == 1 { return .one }
                    if n != 0 && n % 1_000_000 == 0 { return .many }
                    return .other
                case .gd:
                    if n == 1 || n == 11 { return .one }
                    if n == 2 || n == 12 { return .two }
                    if (3...10).contains(n) || (13...19).contains(n) { return .few }
                    return .other
                case .sl:
                    if n % 100 == 1 { return .one }
                    if n % 100 == 2 { return .two }
                    if (3...4).contains(n % 100) { return .few }
                    return .other
                case .cs:
                    if n == 1 { return .one }
                    if (2...4).contains(n) { return .few }
                    return .other
                case .pl:
                    if n == 1 { return .one }
                    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
                    if n != 1 && (0...1).contains(n % 10) || (5...9).contains(n % 10) || (12...14).contains(n % 100) {
                        return .many
                    }
                    return .other
                case .ru:
                    if n % 10 == 1 && n % 100 != 11 { return .one }
                    if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
                    if n % 10 == 0 || (5...9).contains(n % 10) || (11...14).contains(n % 100) { return .many }
                    return .other
                case .lt:
                    if n % 10 == 1 && !(11...19).contains(n % 100) { return .one }
                    if (2...9).contains(n % 10) && !(11...19).contains(n % 100) { return .few }
                    return .other
                case .sgs:
                    if n % 10 == 1 && n % 100 != 11 { return .one }
                    if n == 2 { return .two }
                    if n != 2 && (2...9).contains(n % 10) && !(11...19).contains(n % 100) { return .few }
                    return .other
                case .br:
                    if n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91 { return .one }
                    if n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92 { return .two }
                    if ((3...4).contains(n % 10) || n % 10 == 9) && !(10...19).contains(n % 100) && !(70...79).contains(n % 100)
                        && !(90...99).contains(n % 100)
                    {
                        return .few
                    }
                    if n != 0 && n % 1_000_000 == 0 { return .many }
                    return .other
                case .mt:
                    if n == 1 { return .one }
                    if n == 2 { return .two }
                    if n == 0 || (3...10).contains(n % 100) { return .few }
                    if (11...19).contains(n % 100) { return .many }
                    return .other
                case .ga:
                    if n == 1 { return .one }
                    if n == 2 { return .two }
                    if (3...6).contains(n) { return .few }
                    if (7...10).contains(n) { return .many }
                    return .other
                case .gv:
                    if n % 10 == 1 { return .one }
                    if n % 10 == 2 { return .two }
                    if n % 100 == 0 || n % 100 == 20 || n % 100 == 40 || n % 100 == 60 || n % 100 == 80 { return .few }
                    return .other
                case .kw:
                    if n == 0 { return .zero }
                    if n == 1 { return .one }
                    if n % 100 == 2 || n % 100 == 22 || n % 100 == 42 || n % 100 == 62 || n % 100 == 82
                        || n % 1000 == 0
                            && ((1000...20_000).contains(n % 100_000) || n % 100_000 == 40_000 || n % 100_000 == 60_000
                                || n % 100_000 == 80_000)
                        || n != 0 && n % 1_000_000 == 100_000
                    {
                        return .two
                    }
                    if n % 100 == 3 || n % 100 == 23 || n % 100 == 43 || n % 100 == 63 || n % 100 == 83 { return .few }
                    if n != 1 && (n % 100 == 1 || n % 100 == 21 || n % 100 == 41 || n % 100 == 61 || n % 100 == 81) {
                        return .many
                    }
                    return .other
                case .ar:
                    if n == 0 { return .zero }
                    if n == 1 { return .one }
                    if n == 2 { return .two }
                    if (3...10).contains(n % 100) { return .few }
                    if (11...99).contains(n % 100) { return .many }
                    return .other
                case .cy:
                    if n == 0 { return .zero }
                    if n == 1 { return .one }
                    if n == 2 { return .two }
                    if n == 3 { return .few }
                    if n == 6 { return .many }
                    return .other
                }
            }

            /// Every category that CLDR has for these languages, fractions included.
            var categories: [PluralCategory] {
                switch self {
                case .ja: [.other]
                case .hi, .en, .tzm, .is, .fil: [.one, .other]
                case .lv, .lag, .blo: [.zero, .one, .other]
                case .he: [.one, .two, .other]
                case .shi, .ro, .sr: [.one, .few, .other]
                case .fr, .es: [.one, .many, .other]
                case .gd, .sl: [.one, .two, .few, .other]
                case .cs, .pl, .ru, .lt: [.one, .few, .many, .other]
                case .sgs, .br, .mt, .ga, .gv: [.one, .two, .few, .many, .other]
                case .kw, .ar, .cy: [.zero, .one, .two, .few, .many, .other]
                }
            }

            /// The categories that some whole number has.
            var integerCategories: [PluralCategory] {
                switch self {
                case .ja: [.other]
                case .hi, .en, .tzm, .is, .fil: [.one, .other]
                case .lv, .lag, .blo: [.zero, .one, .other]
                case .he: [.one, .two, .other]
                case .shi, .ro, .sr, .cs, .lt: [.one, .few, .other]
                case .fr, .es: [.one, .many, .other]
                case .gd, .sl, .sgs, .gv: [.one, .two, .few, .other]
                case .pl, .ru: [.one, .few, .many]
                case .br, .mt, .ga: [.one, .two, .few, .many, .other]
                case .kw, .ar, .cy: [.zero, .one, .two, .few, .many, .other]
                }
            }
        }

        nonisolated extension PluralRuleSet {
            /// The languages in order, 4 bytes each: the code, padded with spaces, and the rule set.
            /// A rule set is its raw value counted from "0".
            static let languages: StaticString = """
                af 2ak 1am 1an 2ar KarsKas 1asa2ast2az 2bal2be Cbem2bez2bg 2bho1blo8bm 0bn 1bo 0\
                br Fbrx2bs <ca >ce 2ceb5cgg2chr2ckb2cs Acsw1cv 8cy Lda 2de 2doi1dsb@dv 2dz 0ee 2\
                el 2en 2eo 2es >et 2eu 2fa 1ff 1fi 2fil5fo 2fr =fur2fy 2ga Hgd ?gl 2gsw2gu 1guw1\
                gv Iha 2haw2he 9hi 1hnj0hr <hsb@hu 2hy 1ia 2id 0ie 2ig 0ii 0in 0io 2is 4it >iu 9\
                iw 9ja 0jbo0jgo2ji 2jmc2jv 0jw 0ka 2kab1kaj2kcg2kde0kea0kk 2kkj2kl 2km 0kn 1ko 0\
                kok1ks 2ksb2ksh8ku 2kw Jky 2lag7lb 2lg 2lij2lkt0lld>ln 1lo 0lt Dlv 6mas2mg 1mgo2\
                mk 4ml 2mn 2mo ;mr 2ms 0mt Gmy 0nah2naq9nb 2nd 2ne 2nl 2nn 2nnh2no 2nqo0nr 2nso1\
                ny 2nyn2om 2or 2os 2osa0pa 1pap2pcm1pl Bprg6ps 2pt =rm 2ro ;rof2ru Crwk2sah0saq2\
                sat9sc 2scn>sd 2sdh2se 9seh2ses0sg 0sgsEsh <shi:si 1sk Asl @sma9smi9smj9smn9sms9\
                sn 2so 2sq 2sr <ss 2ssy2st 2su 0sv 2sw 2syr2ta 2te 2teo2th 0ti 1tig2tk 2tl 5tn 2\
                to 0tpi0tr 2ts 2tzm3ug 2uk Cund0ur 2uz 2ve 2vec>vi 0vo 2vun2wa 1wae2wo 0xh 2xog2\
                yi 2yo 0yue0zh 0zu 1
                """

            /// The regions whose rules differ from their language's, in order, 7 bytes each: language and region in
            /// lower case, both padded with spaces, and the rule set.
            static let regions: StaticString = """
                pt pt >
                """
        }

        /// Which plural form a language uses for a count: the cardinal plural rules of CLDR, for whole numbers.
        ///
        /// A locale is a BCP 47 tag such as `pt-PT`, `pt_PT` or `zh-Hant-HK`, in any case. Subtags are dropped as CLDR does
        /// until rules are found: `pt-Latn-BR` has those of `pt`, while `pt-PT` has its own. Extensions, variants and
        /// Foundation's `@calendar=…` do not matter.
        ///
        /// ```swift
        /// PluralRules.category(of: 22, in: "pl")  // few
        /// PluralRules.category(of: 5, in: "pl")   // many
        /// ```
        nonisolated public enum PluralRules {
            /// The release of CLDR that the rules are from, such as `48.2`.
            public static var cldrVersion: String { PluralRuleSet.cldrVersion }

            /// The category of `count` things in `locale`; that of −1 is that of 1.
            ///
            /// For a language that CLDR does not know it is ``PluralCategory/other``, which every text has.
            public static func category(of count: Int, in locale: String) -> PluralCategory {
                // The magnitude, unlike `abs`, exists for `Int.min` too.
                ruleSet(of: locale)?.category(of: count.magnitude) ?? .other
            }

            /// The category of counts in `locale`, as ``category(of:in:)`` finds it, for who asks for many: the rules are looked up once.
            public static func categories(of counts: some Sequence<Int>, in locale: String) -> [PluralCategory] {
                let ruleSet = ruleSet(of: locale)
                return counts.map { ruleSet?.category(of: $0.magnitude) ?? .other }
            }

            /// Every category of the language of `locale`, in order; `nil` for a language that CLDR does not know.
            ///
            /// Some are for fractions alone, such as `many` in Czech; see ``integerCategories(in:)``.
            public static func categories(in locale: String) -> [PluralCategory]? { ruleSet(of: locale)?.categories }

            /// The categories that whole numbers have in `locale`, in order; `nil` for a language that CLDR does not know.
            ///
            /// A text that counts things needs these forms. In Polish they are `one`, `few` and `many`, without `other`.
            public static func integerCategories(in locale: String) -> [PluralCategory]? {
                ruleSet(of: locale)?.integerCategories
            }

            private static func ruleSet(of locale: String) -> PluralRuleSet? {
                let tag = LocaleTag(locale)
                if tag.region != LocaleTag.none,
                    let ruleSet = ruleSet(named: tag.language << 24 | tag.region, width: 7, in: PluralRuleSet.regions)
                {
                    return ruleSet
                }
                return ruleSet(named: tag.language, width: 4, in: PluralRuleSet.languages)
            }

            /// Searches `table`, ordered entries of `width` bytes: a key and one byte for the rule set.
            private static func ruleSet(named key: UInt64, width: Int, in table: StaticString) -> PluralRuleSet? {
                table.withUTF8Buffer { bytes in
                    var entries = 0..<bytes.count / width
                    while !entries.isEmpty {
                        let middle = entries.lowerBound + entries.count / 2
                        // `middle` is less than bytes.count / width, so the entry lies within `bytes`.
                        let entry = bytes[middle * width..<(middle + 1) * width]
                        let found = entry.dropLast().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                        if found == key { return entry.last.flatMap { PluralRuleSet(rawValue: $0 &- UInt8(ascii: "0")) } }
                        entries = found < key ? middle + 1..<entries.upperBound : entries.lowerBound..<middle
                    }
                    return nil
                }
            }
        }

        /// The language and region of a BCP 47 tag, each as the three bytes of its code in a number: lower case, padded with
        /// spaces.
        nonisolated private struct LocaleTag {
            /// The code of an absent subtag: no letters.
            static let none = padded(0, length: 0)

            /// ``none`` unless it has two or three letters, as every language of CLDR has.
            private(set) var language = LocaleTag.none
            /// ``none`` when the tag has no region.
            private(set) var region = LocaleTag.none

            init(_ text: String) {
                var subtag = Subtag()
                var isFirst = true
                for byte in text.utf8 {
                    if subtag.append(byte) { continue }
                    let goesOn = read(subtag, isFirst: isFirst)
                    let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    guard goesOn, isSeparator else { return }
                    subtag = Subtag()
                    isFirst = false
                }
                _ = read(subtag, isFirst: isFirst)
            }

            /// Takes `subtag` for what its length says that it is. Returns whether a region may follow.
            private mutating func read(_ subtag: Subtag, isFirst: Bool) -> Bool {
                if isFirst {
                    guard subtag.length == 2 || subtag.length == 3, subtag.digits == 0 else { return false }
                    language = Self.padded(subtag.letters, length: subtag.length)
                    return true
                }
                switch (subtag.length, subtag.digits) {
                case (2, 0), (3, 3):
                    region = Self.padded(subtag.letters, length: subtag.length)
                    return false
                case (3, 0), (4, 0): return true  // An extended language, as in `zh-yue`, or a script.
                default: return false  // A variant or an extension; no region comes after it.
                }
            }

            /// `letters`, the first `length` of three, filled up with spaces.
            private static func padded(_ letters: UInt64, length: Int) -> UInt64 {
                (length..<3).reduce(letters) { padded, _ in padded << 8 | UInt64(UInt8(ascii: " ")) }
            }
        }

        /// The letters and digits between two separators of a tag.
        nonisolated private struct Subtag {
            /// How many bytes it has.
            private(set) var length = 0
            /// How many of them are digits.
            private(set) var digits = 0
            /// The last bytes, letters in lower case, eight bits each.
            private(set) var letters: UInt64 = 0

            /// Adds `byte` if it is an ASCII letter or digit; returns whether it is.
            mutating func append(_ byte: UInt8) -> Bool {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): break
                default: return false
                }
                length += 1
                // The bit that makes a letter lower case is set in every digit already.
                letters = letters << 8 | UInt64(byte | 0x20)
                return true
            }
        }

        /// What a screen reader is asked to say of a banner (WCAG 2.2, 4.1.3).
        nonisolated public struct BannerAnnouncementRequest: Sendable {
            /// Why it is said.
            public enum Reason: Hashable, Sendable {
                /// The banner came.
                case arrival
                /// What the banner says changed.
                case update
                /// Its progress reached this part of the whole, in percent.
                case milestone(percent: Int)
                /// Its progress is complete.
                case completion
            }

            /// The request that it is about.
            public let id: BannerRequest.ID
            /// What the banner says.
            public let content: any BannerContent
            /// Why it is said.
            public let reason: Reason
            /// Whether it waits for what is being said, or interrupts it; never `none`.
            public let politeness: BannerAnnouncement

            /// What is said in the language of `locale`, a BCP 47 tag.
            ///
            /// The prefix of the level comes first, unless what follows begins with it; then the title, the text and the points. The
            /// prefix speaks of work that goes on, so that neither a milestone nor the end has it.
            public func text(in locale: String) -> String {
                let locale = BannerSpeech.language(of: content, in: locale)
                return switch reason {
                case .arrival, .update:
                    BannerSpeech.whole(content, in: locale)
                case .milestone(let percent): "\(content.text(in: locale)) \(BannerSpeech.percent(percent, in: locale))"
                case .completion: content.completionText(in: locale) ?? content.text(in: locale)
                }
            }
        }

        /// Work whose banner has not been asked for yet: it may be over before it is worth one.
        nonisolated struct BannerDelay {
            var banner: any BannerContent
            let progress: ProgressBanner
            let handlers: BannerHandlers
        }

        extension BannerPresenter {
            /// Asks for the banner of `id` once `time` is over, unless the work ends before.
            func wait(_ time: Duration, _ id: BannerRequest.ID, _ delay: BannerDelay) {
                entries.delays[id] = delay
                timers.start(.delay(id), for: time) { [weak self] in
                    guard let self, let delay = entries.delays.removeValue(forKey: id) else { return }
                    enqueue(delay.banner, id, delay.handlers, progress: delay.progress)
                }
            }

            /// Changes what a banner will say that has not been asked for yet; `false` if there is none of that `id`.
            func changeDelay(of id: BannerRequest.ID, to banner: some BannerContent) -> Bool {
                guard let delay = entries.delays[id] else { return false }
                if delay.banner.bannerSurface.group == banner.bannerSurface.group, delay.handlers.knowsButtons(banner) {
                    entries.delays[id]?.banner = banner
                }
                return true
            }

            /// Ends work that no banner has been asked for yet; `false` if there is none of that `id`.
            func endDelay(of id: BannerRequest.ID) -> Bool {
                guard let delay = entries.delays.removeValue(forKey: id) else { return false }
                timers.cancel(.delay(id))
                tellOfEnd(of: delay.banner, .cleared, delay.progress, delay.handlers)
                return true
            }
        }

        /// Delivers what the app is to be told, in order, after the call that caused it has returned.
        ///
        /// So a callback may ask for banners again, even for ever, without blocking the main actor.
        @MainActor final class BannerDeliveries {
            private var pending: [@MainActor () -> Void] = []
            private(set) var isDelivering = false

            func add(_ delivery: @escaping @MainActor () -> Void) {
                pending.append(delivery)
                guard !isDelivering else { return }
                isDelivering = true
                // The task keeps the deliveries alive, so that none is lost with the presenter.
                Task { await self.deliver() }
            }

            private func deliver() async {
                while !pending.isEmpty {
                    let batch = pending
                    pending = []
                    for delivery in batch { delivery() }
                    await Task.yield()
                }
                isDelivering = false
            }
        }

        /// What a presenter knows of the requests that are live or on the screen.
        ///
        /// It is a class of its own so that it can outlive the presenter, until everybody who waits for an outcome has one.
        @MainActor final class BannerEntries {
            nonisolated struct Entry {
                /// What was asked for.
                var requested: any BannerContent
                /// What is shown: that in its theme.
                var content: any BannerContent
                /// What hears of it, until it has ended.
                var handlers: BannerHandlers?
                var progress: ProgressBanner?
                /// What keeps it with its condition.
                var watch: ConditionWatch?
                /// Whether the completion text is what it says.
                var isComplete = false
                var wasAnnounced = false
                /// Whether a host has let the hand feel it.
                var wasFelt = false
                /// What was to be said of it while there was no host to say it.
                var unheard: BannerAnnouncementRequest?
                /// What is to be said of it when time goes on.
                var heldBack: BannerAnnouncementRequest?
                /// What asked for it, if that can draw it itself.
                var requester: AnyObject?
                /// The group of its first content, which no update changes.
                let group: String
            }

            private var entries: [BannerRequest.ID: Entry] = [:]
            /// The work whose banners have not been asked for yet.
            var delays: [BannerRequest.ID: BannerDelay] = [:]

            subscript(id: BannerRequest.ID) -> Entry? {
                get { entries[id] }
                set { entries[id] = newValue }
            }

            /// The requests for banners of which `isIncluded` holds, in the order in which they were made.
            func ids(where isIncluded: (any BannerContent) -> Bool) -> [BannerRequest.ID] {
                entries.filter { isIncluded($0.value.content) }.keys.sorted()
            }

            /// Ends all of them, since nobody can show them any more.
            func abandon() {
                let waiting = entries.mapValues { ($0.progress, $0.handlers) }
                    .merging(delays.mapValues { ($0.progress, $0.handlers) }) { entry, _ in entry }
                for (_, (progress, handlers)) in waiting.sorted(by: { $0.key < $1.key }) {
                    progress?.requestEnded(.cleared)
                    handlers?.onOutcome?(.cleared)
                }
                (entries, delays) = ([:], [:])
            }
        }

        /// When requests that wait are out of date, as the clock on the wall has it.
        @MainActor struct BannerExpiries {
            private var deadlines: [BannerRequest.ID: Duration] = [:]

            /// The earliest time at which one is.
            var next: Duration? { deadlines.values.min() }

            /// The request is out of date at `deadline`, or when it was said to be before if that is later.
            mutating func wait(for id: BannerRequest.ID, until deadline: Duration) {
                deadlines[id] = max(deadlines[id] ?? deadline, deadline)
            }

            /// The request is never out of date.
            mutating func remove(_ id: BannerRequest.ID) { deadlines[id] = nil }

            /// Those that are out of date at `now`, each of which is told once, in the order in which they became so.
            mutating func takeDue(at now: Duration) -> [BannerRequest.ID] {
                let due = deadlines.filter { $0.value <= now }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
                for id in due { deadlines[id] = nil }
                return due
            }
        }

        /// A mistake of the app, found in debug builds.
        nonisolated public enum BannerFault: Hashable, Sendable, CustomStringConvertible {
            /// The banner named `banner` came while the condition of the one named `other` holds, though `mutex` excludes that.
            case mutexViolated(banner: String, other: String)
            /// The banner named `banner` had its turn on a surface that no host is the place of. Nobody saw it, and it ended with
            /// the outcome `sceneLost`.
            case notDrawn(banner: String, surface: String)
            /// A view asked for the banner named `banner` outside any host. It gets a queue of its own, whose banners can show
            /// at the same time as others, and which knows nothing of the spec's `queue`.
            case noHost(banner: String)
            /// A parameter of the banner named `banner` is beyond a bound that its spec sets. The value stays unsaid: what
            /// banners tell people belongs in no log.
            case beyondBound(banner: String, parameter: String, bound: Bound)
            /// The bundle has no texts of the table named `table` in the development language, so that banners say what the spec says in that.
            case noTexts(table: String)

            /// What a spec sets a parameter.
            public enum Bound: Hashable, Sendable {
                /// The smallest number.
                case min(Int)
                /// The largest number.
                case max(Int)
                /// The most characters.
                case maxLength(Int)
            }

            /// What is wrong, as a sentence.
            public var description: String {
                switch self {
                case .mutexViolated(let banner, let other):
                    "`\(banner)` came while the condition of `\(other)` holds, though their `mutex` says that it never does"
                case .notDrawn(let banner, let surface):
                    "nobody could see `\(banner)`, which ended with `sceneLost`: no host on the screen shows the surface `\(surface)`"
                case .noHost(let banner):
                    "`\(banner)` was asked for outside any `bannerHost`, and so waits for no other banner"
                case .beyondBound(let banner, let parameter, .min(let min)):
                    "`\(parameter)` of `\(banner)` is less than its `min`, \(min), and shown as it is"
                case .beyondBound(let banner, let parameter, .max(let max)):
                    "`\(parameter)` of `\(banner)` is more than its `max`, \(max), and shown as it is"
                case .beyondBound(let banner, let parameter, .maxLength(let maxLength)):
                    "`\(parameter)` of `\(banner)` is longer than its `maxLength`, \(maxLength), and cut"
                case .noTexts(let table):
                    "the bundle has no table `\(table)`, so that no text of it is translated"
                }
            }
        }

        /// What an app wants to hear of a request, whatever the type of its banner. Buttons are told by their `id`.
        nonisolated struct BannerHandlers {
            /// Called once, when the request ends.
            let onOutcome: (@MainActor (BannerOutcome<String>) -> Void)?
            /// Called with each button that is used although it does not end the banner.
            let onAction: (@MainActor (String) -> Void)?
            /// Whether all buttons of a banner have names for who hears of them.
            let knowsButtons: @Sendable (any BannerContent) -> Bool

            /// What who asked for a banner of the type `Content` hears.
            init<Content: BannerContent>(
                for content: Content.Type, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)?,
                onAction: (@MainActor (Content.ButtonName) -> Void)? = nil
            ) {
                self.onOutcome = onOutcome.map { report in
                    { @MainActor outcome in report(outcome.mapAction { Content.buttonName($0) } ?? .unnamed) }
                }
                self.onAction = onAction.map { report in
                    { @MainActor id in if let name = Content.buttonName(id) { report(name) } }
                }
                knowsButtons = { $0.bannerButtons.allSatisfy { Content.buttonName($0.id) != nil } }
            }
        }

        nonisolated extension BannerOutcome {
            /// The end of a banner by a button that has no name: all that can be said is that a person sent it away.
            static var unnamed: Self { .dismissed(.closeButton) }
        }

        /// A view that draws banners of a presenter, as long as this lives.
        @MainActor final class BannerHost {
            private let presenter: BannerPresenter
            private let number: Int
            private let registration: BannerObservation
            private var observations: [BannerObservation] = []

            /// A host of `place` that stands in `depth` others. Where nobody else does, it draws what `requester` asked for.
            init(
                _ presenter: BannerPresenter, _ place: BannerPlace?, requester: AnyObject? = nil, depth: Int = 0,
                stand: BannerStand = BannerStand(), onChange: @escaping @MainActor ([BannerPresentation]) -> Void,
                onAnnouncement: @escaping @MainActor (BannerAnnouncementRequest) -> Void
            ) {
                self.presenter = presenter
                (number, registration) = presenter.addHost(
                    BannerHosts.Host(
                        place: place, requester: requester.map(ObjectIdentifier.init), depth: depth, stand: stand))
                observations = [
                    presenter.observe { [weak self] _ in if let self { onChange(presentations) } },
                    presenter.observeAnnouncements { [weak self] in
                        if self?.draws($0.id, $0.content) == true { onAnnouncement($0) }
                    },
                ]
                onChange(presentations)
                for missed in presentations.compactMap({ presenter.takeUnheard($0.id) }) { onAnnouncement(missed) }
            }

            /// What it is to draw.
            var presentations: [BannerPresentation] { presenter.presentations.filter { draws($0.id, $0.content) } }

            /// It stands somewhere else now.
            func move(to stand: BannerStand) { presenter.moveHost(number, to: stand) }

            /// Draws no longer, so that another host may.
            func end() {
                for observation in observations { observation.cancel() }
                registration.cancel()
            }

            private func draws(_ id: BannerRequest.ID, _ content: any BannerContent) -> Bool {
                presenter.host(of: id, content) == number
            }
        }

        /// What a host of the scene draws the banners in that cover content.
        nonisolated public struct BannerHostPlacement: Hashable, Sendable {
            /// The level of the window, `nil` for none.
            let windowLevel: Double?

            /// Over the view that is the host. A sheet, a full-screen cover or a popover covers such a banner too.
            public static let overlay = BannerHostPlacement(windowLevel: nil)

            /// In a window of their own, above the app's sheets, covers, popovers and alerts.
            public static let window = window(level: defaultWindowLevel)

            /// Above the app's own window, and below what the system lays over it.
            static let defaultWindowLevel = 1.0

            /// In a window of their own at `level`, as `UIWindow.Level` counts: 0 is that of the app's own window, with all that it
            /// presents; the system's alerts are at 2000.
            public static func window(level: Double) -> BannerHostPlacement { BannerHostPlacement(windowLevel: level) }

            /// Whether a host draws `presentation` in a window. What a view asks for and draws itself is drawn so if it is for the
            /// whole scene: the view may be as small as a button.
            func drawsInWindow(_ presentation: BannerPresentation, isOfRequester: Bool) -> Bool {
                guard presentation.content.bannerConfiguration.position == .overlay else { return false }
                return isOfRequester ? presentation.content.bannerSurface.scope == .scene : windowLevel != nil
            }
        }

        /// Who draws the banners of a presenter, and which of them draws a banner: one at the most, so that none shows twice.
        nonisolated struct BannerHosts {
            /// Something that draws banners.
            struct Host {
                /// What it is the place of.
                var place: BannerPlace?
                /// What asked for the banners that it draws where nobody else does.
                var requester: ObjectIdentifier?
                /// How many hosts it stands in.
                var depth: Int
                /// Where on the screen it is.
                var stand = BannerStand()
            }

            private var hosts: [Int: Host] = [:]
            private var latest = 0

            /// Whether the presenter draws by hosts at all. Without any, whoever watches it may draw what there is.
            var isInUse: Bool { latest > 0 }

            /// Adds a host and returns its number.
            mutating func add(_ host: Host) -> Int {
                latest += 1
                hosts[latest] = host
                return latest
            }

            mutating func remove(_ number: Int) { hosts[number] = nil }

            /// The host of this number stands somewhere else; the result says whether that is news.
            mutating func move(_ number: Int, to stand: BannerStand) -> Bool {
                guard let host = hosts[number], host.stand != stand else { return false }
                hosts[number]?.stand = stand
                return true
            }

            /// The number of the host that draws the banners of `surface` for which `requester` asked.
            ///
            /// It is one in the scene that a person turned to last; one that no sheet or popover lies over; one for just this
            /// surface, or else one for the scene, or else what asked for it. Among equals the innermost, and then the latest,
            /// does.
            func drawing(_ surface: BannerSurface, requester: ObjectIdentifier?, in scenes: BannerScenes) -> Int? {
                let tops = topLevels
                return
                    hosts
                    .compactMap { number, host -> (number: Int, rank: [Int])? in
                        guard let closeness = host.closeness(to: surface, requester) else { return nil }
                        let isCovered = host.stand.isCovered(from: tops[host.stand.scene] ?? 0)
                        let rank = [
                            scenes.rank(of: host.stand.scene), isCovered ? 0 : 1, closeness, host.stand.level, host.depth,
                            number,
                        ]
                        return (number, rank)
                    }
                    .max { $0.rank.lexicographicallyPrecedes($1.rank) }?.number
            }

            /// The number of presentations that anything drawing banners stands on, for each scene.
            private var topLevels: [ObjectIdentifier?: Int] {
                hosts.values.reduce(into: [:]) { tops, host in
                    tops[host.stand.scene] = max(tops[host.stand.scene] ?? 0, host.stand.level)
                }
            }
        }

        nonisolated extension BannerHosts.Host {
            /// How well it suits the banner, `nil` if not at all.
            fileprivate func closeness(to surface: BannerSurface, _ requester: ObjectIdentifier?) -> Int? {
                switch place {
                case .surface(surface): 2
                case .scene where surface.scope == .scene: 1
                default: requester != nil && requester == self.requester ? 0 : nil
                }
            }
        }

        #if canImport(os)

            /// A value that any thread may read and change.
            nonisolated struct BannerLocked<Value: Sendable>: Sendable {
                // `Mutex` would need iOS 18.
                private let lock: OSAllocatedUnfairLock<Value>

                init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

                var value: Value { lock.withLock { $0 } }

                func set(_ value: Value) { lock.withLock { $0 = value } }

                func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
                    lock.withLock { change(&$0) }
                }
            }
        #else

            /// A value that any thread may read and change.
            nonisolated final class BannerLocked<Value: Sendable>: Sendable {
                private let lock: Mutex<Value>

                init(_ value: Value) { lock = Mutex(value) }

                var value: Value { lock.withLock { $0 } }

                func set(_ value: Value) { lock.withLock { $0 = value } }

                func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
                    lock.withLock { change(&$0) }
                }
            }
        #endif

        #if canImport(os)
        #endif

        /// Where debug builds write what is wrong with the use of BannerKit, unless the app listens.
        ///
        /// Nothing of what banners tell people is ever written: names of a spec and bounds are, and those may stand in any log.
        nonisolated enum BannerLog {
            static func write(_ fault: BannerFault) {
                #if canImport(os)
                    Logger(subsystem: "BannerKit", category: "faults").fault("\(fault.description, privacy: .public)")
                #else
                    print("BannerKit: \(fault)")
                #endif
            }
        }

        /// A watch over a presenter. It ends when it is cancelled or released.
        @MainActor public final class BannerObservation {
            private var onEnd: (@MainActor () -> Void)?

            init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

            /// Ends the watch.
            public func cancel() {
                onEnd?()
                onEnd = nil
            }

            deinit {
                // An isolated deinit would need iOS 18.4.
                if let onEnd { Task { @MainActor in onEnd() } }
            }
        }

        /// Who is to be told of something, in the order in which they began to watch.
        @MainActor final class BannerObservers<Value> {
            private var observers: [(token: Int, body: @MainActor (Value) -> Void)] = []
            private var lastToken = 0

            func add(_ body: @escaping @MainActor (Value) -> Void) -> BannerObservation {
                lastToken += 1
                let token = lastToken
                observers.append((token, body))
                return BannerObservation { [weak self] in self?.observers.removeAll { $0.token == token } }
            }

            func notify(_ value: Value) {
                for observer in observers { observer.body(value) }
            }
        }

        /// The presenter of a view that nobody gave one, made when it is needed: SwiftUI makes the values of a view again and again, and
        /// keeps the first.
        @MainActor final class BannerOwnPresenter {
            private var made: BannerPresenter?

            /// The presenter, which lets banners wait as the first `policy` says that it was asked for with.
            func presenter(_ policy: BannerQueuePolicy) -> BannerPresenter {
                let presenter = made ?? BannerPresenter(policy: policy)
                made = presenter
                return presenter
            }
        }

        /// A pause that a view holds while it is shown: of one presenter at the most, and once.
        @MainActor final class BannerPause {
            private var isShown = false
            private var paused: BannerPresenter?

            /// The view comes, and pauses `presenter`, if any.
            func appear(_ presenter: BannerPresenter?) {
                isShown = true
                hold(presenter)
            }

            /// The view pauses `presenter` now, if any, and no other. One that is covered pauses none until it comes again.
            func change(to presenter: BannerPresenter?) {
                if isShown { hold(presenter) }
            }

            /// The view goes, or is covered.
            func disappear() {
                isShown = false
                hold(nil)
            }

            private func hold(_ presenter: BannerPresenter?) {
                guard paused !== presenter else { return }
                paused?.resume()
                presenter?.pause()
                paused = presenter
            }

            deinit {
                // An isolated deinit would need iOS 18.4.
                if let paused { Task { @MainActor in paused.resume() } }
            }
        }

        /// What a host shows the banners of.
        nonisolated public enum BannerPlace: Hashable, Sendable {
            /// The surfaces with `scope: scene`.
            case scene
            /// One surface, such as that of a screen.
            case surface(BannerSurface)
        }

        /// What was asked for from anywhere, in its order, until the main actor gets to it.
        nonisolated final class BannerPosts: Sendable {
            typealias Post = @MainActor @Sendable (BannerPresenter) -> Void

            private let waiting = BannerLocked<[Post]>([])

            /// Adds a post. The result is whether it is the first one, so that somebody has to fetch them.
            func add(_ post: @escaping Post) -> Bool {
                waiting.update {
                    $0.append(post)
                    return $0.count == 1
                }
            }

            /// All posts, which nobody else gets then.
            func takeAll() -> [Post] {
                waiting.update { waiting in
                    defer { waiting = [] }
                    return waiting
                }
            }
        }

        /// A banner on the screen, for a view to draw. There is one of a group at the most.
        nonisolated public struct BannerPresentation: Identifiable, Sendable {
            /// Where a banner is on its way.
            public enum Phase: Hashable, Sendable {
                /// It comes in, for the time `presentation` of its metrics.
                case presenting
                /// It stands still.
                case shown
                /// It leaves, for the time `dismissal` of its metrics.
                case dismissing
            }

            /// The request that it is for.
            public let id: BannerRequest.ID
            /// What it says and how it looks.
            public var content: any BannerContent
            /// Where it is on its way.
            public var phase: Phase
            /// The progress that it shows, `nil` if it shows none.
            public var progress: BannerProgressState?

            /// A banner that says and looks like `content`.
            public init(
                id: BannerRequest.ID, content: any BannerContent, phase: Phase, progress: BannerProgressState? = nil
            ) {
                self.id = id
                self.content = content
                self.phase = phase
                self.progress = progress
            }

            /// The group of its surface.
            public var group: String { content.bannerSurface.group }

            /// The times and the motion that hold now: those of its completion text once its progress is complete.
            public var metrics: BannerDisplayMetrics {
                if progress?.isComplete == true, let metrics = content.progress?.completionMetrics { return metrics }
                return content.bannerConfiguration.metrics
            }

            /// Its points now in the language of `locale`, a BCP 47 tag: none beside its completion text, which they are not about.
            public func points(in locale: String) -> [String] {
                progress?.isComplete == true && content.completionText(in: locale) != nil ? [] : content.points(in: locale)
            }

            /// What it says now in the language of `locale`, a BCP 47 tag: its completion text once its progress is complete.
            public func text(in locale: String) -> String {
                if progress?.isComplete == true, let text = content.completionText(in: locale) { return text }
                return content.text(in: locale)
            }
        }

        nonisolated extension BannerPresentation: Equatable {
            /// Whether both draw the same.
            public static func == (lhs: Self, rhs: Self) -> Bool {
                lhs.id == rhs.id && lhs.phase == rhs.phase && lhs.progress == rhs.progress
                    && AnyHashable(lhs.content) == AnyHashable(rhs.content)
            }
        }

        extension BannerPresenter {
            /// Shows a banner while a condition holds: it comes when the sequence says true and leaves when it says false, or
            /// ends.
            ///
            /// ```swift
            /// await presenter.show(Acme.Banner.offline, while: network.isUnreachable)
            /// ```
            ///
            /// It returns when the sequence ends or the task is cancelled. A banner that a person sends away, or whose time is
            /// over, comes again with the next true after a false. One that is not let in comes as soon as it may, if the
            /// condition still holds: when its `minInterval` is over, when its group has room, when what it repeats is gone, or
            /// when the scene is back. It stays visible for the least time that the policy says.
            public nonisolated func show<S: AsyncSequence>(
                _ banner: some BannerContent, while condition: S
            ) async rethrows where S.Element == Bool, S: Sendable {
                // Off the main actor, so that an iterator which is not Sendable never crosses to another one.
                let watch = await ConditionWatch(banner, self)
                do {
                    for try await holds in condition { await watch.set(holds) }
                } catch {
                    await watch.set(false)
                    throw error
                }
                await watch.set(false)
            }

            /// Ends the requests for banners whose condition `event` clears, as their triggers say, with the outcome `cleared`.
            /// It takes time in proportion to the requests that are live.
            public func clear(_ event: String) {
                for id in entries.ids(where: { $0.trigger?.isCleared(by: event) == true }) { send(.conditionCleared(id)) }
            }

            // MARK: What was refused

            /// Keeps a condition whose banner was not let in or had to make room, or whose scene is gone, to ask again.
            func noteRefusal(of id: BannerRequest.ID, _ entry: BannerEntries.Entry, _ outcome: BannerOutcome<String>) {
                switch outcome {
                case .sceneLost, .dropped, .coalesced: break
                case .timedOut, .dismissed, .action, .link, .opened:
                    entry.watch?.answered()
                    return forgetRefused(equalTo: entry.requested)
                // What was no longer worth saying has to become so again: the condition has to end and begin anew.
                case .cleared, .replaced, .expired: return
                }
                guard let watch = entry.watch, watch.waits(for: request(id, for: entry)) else { return }
                refused.append(watch)
            }

            /// What people have seen of one banner they need not see again of an equal one.
            private func forgetRefused(equalTo content: any BannerContent) {
                refused.removeAll { AnyHashable($0.banner) == AnyHashable(content) }
            }

            /// Asks again for the first banner that would be let in now. The event that this makes is the next one's turn.
            func offerRefused() {
                var hasAsked = false
                while !hasAsked, let index = refused.firstIndex(where: { $0.isAdmitted(to: queue) }) {
                    hasAsked = refused.remove(at: index).come()
                }
            }
        }

        #if DEBUG
            // What debug builds look for in a banner that is asked for.
            extension BannerPresenter {
                /// Tells of claims of the spec that the app does not keep with `banner`.
                func checkRequest(_ banner: some BannerContent) {
                    for other in conditions.excluded(by: banner).sorted() {
                        onFault?(.mutexViolated(banner: banner.id, other: other))
                    }
                    for fault in banner.parameterFaults { onFault?(fault) }
                }

                /// Tells of parameters of `banner` that are beyond their bounds and were not before, in `former`: a banner that
                /// changes with each step of some work says it once.
                func checkChange(to banner: some BannerContent, from former: any BannerContent) {
                    let known = former.parameterFaults
                    for fault in banner.parameterFaults where !known.contains(fault) { onFault?(fault) }
                }
            }
        #endif

        extension BannerPresenter {
            /// Says that banners of `place` are drawn, until the result is cancelled or released.
            ///
            /// The hosts of BannerKit do so themselves. If you draw banners that you ``observe(_:)``, beside such hosts, say
            /// where, so that they are not taken for banners that nobody draws.
            public func addHost(of place: BannerPlace) -> BannerObservation {
                addHost(BannerHosts.Host(place: place, depth: 0)).registration
            }

            func addHost(_ host: BannerHosts.Host) -> (number: Int, registration: BannerObservation) {
                let number = hosts.add(host)
                observers.notify(self)
                offerRefused()
                let registration = BannerObservation { [weak self] in
                    guard let self else { return }
                    hosts.remove(number)
                    observers.notify(self)
                }
                return (number, registration)
            }

            /// The host of this number stands somewhere else, so that another one may draw what there is.
            func moveHost(_ number: Int, to stand: BannerStand) {
                if hosts.move(number, to: stand) { observers.notify(self) }
            }

            /// The number of the host that draws the banner.
            func host(of id: BannerRequest.ID, _ content: any BannerContent) -> Int? {
                hosts.drawing(
                    content.bannerSurface, requester: entries[id]?.requester.map(ObjectIdentifier.init), in: scenes)
            }

            /// Whether a host shows the banners of `surface`, whoever asks for them.
            func hasHost(of surface: BannerSurface) -> Bool { hosts.drawing(surface, requester: nil, in: scenes) != nil }

            /// Ends a banner that has come in and that nobody draws, so that no other waits for what nobody can see or send away.
            /// Debug builds report it too. A host that comes with the banner, on the same screen, is there by now.
            func checkHost(of id: BannerRequest.ID) {
                guard hosts.isInUse, queue.isShowing(id), let content = entries[id]?.content, host(of: id, content) == nil
                else {
                    return
                }
                #if DEBUG
                    onFault?(.notDrawn(banner: content.id, surface: content.bannerSurface.id))
                #endif
                send(.notDrawn(id))
            }
        }


        #if canImport(Combine)
        #endif

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)  // not Apple's alone
        extension BannerPresenter: Observable {
            // SwiftUI asks for the conformance alone; the registrar does the rest.
        }

        #if canImport(Combine)
            extension BannerPresenter: ObservableObject {}
        #endif

        /// Tells who draws what a presenter shows that it shows something else.
        @MainActor struct BannerRegistrar {
            /// An `ObservationRegistrar`, where the system has that.
            private let registrar: (any Sendable)?

            init() {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                    registrar = ObservationRegistrar()
                } else {
                    registrar = nil
                }
            }

            /// Somebody reads the presentations of `presenter`.
            func access(_ presenter: BannerPresenter) {
                guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
                (registrar as? ObservationRegistrar)?.access(presenter, keyPath: \.presentations)
            }

            /// Changes the presentations of `presenter` by `change`.
            func change(_ presenter: BannerPresenter, by change: () -> Void) {
                #if canImport(Combine)
                    presenter.revision += 1
                #endif
                guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *),
                    let registrar = registrar as? ObservationRegistrar
                else { return change() }
                registrar.withMutation(of: presenter, keyPath: \.presentations, change)
            }
        }

        extension BannerPresenter {
            /// Asks for a banner from anywhere: another thread, or code that belongs to no actor, such as a view model in Swift 5.
            ///
            /// It returns at once. The main actor asks for the banner when it is free, as ``enqueue(_:onOutcome:)`` does; what one thread
            /// posts keeps its order. On the main actor `enqueue` asks now, and so before whatever was posted just before it. Where the
            /// outcome matters, use `enqueue` or ``present(_:onAction:)``.
            public nonisolated func post(_ banner: some BannerContent) {
                guard posts.add({ $0.enqueue(banner) }) else { return }
                Task { @MainActor in
                    // No suspension in here: what is posted meanwhile comes in the next task, behind all of these.
                    for post in posts.takeAll() { post(self) }
                }
            }
        }

        extension BannerPresenter {
            /// Shows the progress of work until that ends. The presenter holds the result for as long, so that it survives the
            /// view that began the work; ``progress(of:)`` finds it. `onOutcome` is called once, when the request ends.
            @discardableResult
            public func startProgress<Content: BannerContent>(
                _ banner: Content, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)? = nil
            ) -> ProgressBanner {
                startProgress(banner, onTap: nil, onOutcome: onOutcome)
            }

            /// Shows the progress of work that a person can hold or end by a tap on the bar.
            ///
            /// `onTap` is called when a person taps on the bar and so holds the work, goes on with it or ends it; `onOutcome`
            /// once, when the request ends.
            @discardableResult
            public func startProgress<Content: BannerContent>(
                _ banner: Content, onTap: (@MainActor (BannerProgress.TapAction) -> Void)?,
                onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)?
            ) -> ProgressBanner {
                startProgress(banner, delay: .zero, onTap: onTap, onOutcome: onOutcome)
            }

            /// Shows the progress of work that may be over in a moment: nothing of it is seen before `delay` is over, and nothing at all if
            /// it ends before that.
            ///
            /// People take what answers within a second for one action, and a banner that flashes by for something to worry about. The
            /// outcome of work that ended unseen is `cleared`, too. `onTap` and `onOutcome` are as for ``startProgress(_:onTap:onOutcome:)``.
            @discardableResult
            public func startProgress<Content: BannerContent>(
                _ banner: Content, delay: Duration, onTap: (@MainActor (BannerProgress.TapAction) -> Void)? = nil,
                onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)? = nil
            ) -> ProgressBanner {
                let id = queue.makeID()
                let progress = ProgressBanner(id, banner.progress ?? BannerProgress(.determinate), self, onTap: onTap)
                let handlers = BannerHandlers(for: Content.self, onOutcome: onOutcome)
                guard delay > .zero else {
                    enqueue(banner, id, handlers, progress: progress)
                    return progress
                }
                wait(delay, id, BannerDelay(banner: banner, progress: progress, handlers: handlers))
                return progress
            }

            /// The work whose progress a banner shows. Whoever asks for such a banner speaks of work that goes on.
            func work(_ id: BannerRequest.ID, _ banner: some BannerContent) -> ProgressBanner? {
                banner.progress.map { ProgressBanner(id, $0, self, onTap: nil) }
            }

            /// The progress that a live request shows. A banner with `progress` has some however it was asked for.
            public func progress(of id: BannerRequest.ID) -> ProgressBanner? {
                entries[id]?.progress ?? entries.delays[id]?.progress
            }

            /// Says a milestone, if the banner is there to speak of.
            func reached(_ percent: Int, of id: BannerRequest.ID) {
                if queue.isShowing(id) { announce(id, .milestone(percent: percent)) }
            }

            /// The work is done: the banner says so for a while if it has something to say, or else leaves.
            func complete(_ id: BannerRequest.ID) {
                if endDelay(of: id) { return }
                guard let entry = entries[id], queue.isLive(id), !entry.isComplete else { return }
                needsRedraw = true
                guard entry.content.completionText(in: locale) != nil else { return send(.conditionCleared(id)) }
                entries[id]?.isComplete = true
                showCompletion(of: id)
                if entry.wasAnnounced { announce(id, .completion) }
            }

            func showCompletion(of id: BannerRequest.ID) {
                guard let content = entries[id]?.content else { return }
                let metrics = content.progress?.completionMetrics ?? content.bannerConfiguration.metrics
                send(.complete(id, display: metrics.display))
            }
        }

        // What the presenter does for the queue.
        extension BannerPresenter {
            func perform(_ effect: BannerQueue.Effect) {
                switch effect {
                case .present(let id):
                    start(id, for: metrics(of: id)?.presentation, then: .presented(id))
                    guard entries[id]?.wasAnnounced == false else { return }
                    entries[id]?.wasAnnounced = true
                    tellOfShow(id)
                    announce(id, .arrival)
                case .startTimer(let id, let time): start(id, for: time, then: .timer(id))
                case .stopTimer(let id):
                    if let entry = entries[id] { timers.cancel(.group(entry.group)) }
                case .startExpiry(let id, let time):
                    expiries.wait(for: id, until: timers.wallTime + time)
                    awaitExpiry()
                case .stopExpiry(let id): expiries.remove(id)
                case .dismiss(let id): start(id, for: metrics(of: id)?.dismissal, then: .dismissed(id))
                case .pause(let group, let time): start(group, for: time, then: .pauseOver(group: group))
                case .clear(let group): timers.cancel(.group(group))
                case .end(let id, let outcome): end(id, outcome)
                }
            }

            private func start(_ id: BannerRequest.ID, for time: Duration?, then event: BannerQueue.Event) {
                guard let entry = entries[id] else { return }
                start(entry.group, for: (time ?? .zero).bounded, then: event)
            }

            /// A group waits for one thing at a time, so that it needs one timer.
            private func start(_ group: String, for time: Duration, then event: BannerQueue.Event) {
                timers.start(.group(group), for: time) { [weak self] in self?.send(event) }
            }

            /// Its times now: those of its completion text once its progress is complete.
            private func metrics(of id: BannerRequest.ID) -> BannerDisplayMetrics? {
                guard let entry = entries[id] else { return nil }
                if entry.isComplete, let metrics = entry.content.progress?.completionMetrics { return metrics }
                return entry.content.bannerConfiguration.metrics
            }

            /// Waits until the next request is out of date. One that has ended meanwhile costs a look at the clock.
            private func awaitExpiry() {
                guard let next = expiries.next else { return timers.cancel(.expiry) }
                timers.start(.expiry, atWallTime: next) { [weak self] in
                    guard let self else { return }
                    for id in expiries.takeDue(at: timers.wallTime) { send(.expire(id)) }
                    awaitExpiry()
                }
            }

            private func end(_ id: BannerRequest.ID, _ end: BannerQueue.Outcome) {
                conditions.remove(id)
                expiries.remove(id)
                guard let entry = entries[id] else { return }
                let buttons = entry.content.bannerButtons
                let outcome = end.mapAction { buttons.indices.contains($0) ? buttons[$0].id : nil } ?? .unnamed
                noteRefusal(of: id, entry, outcome)
                tellOfEnd(of: entry.content, outcome, entry.progress, entry.handlers)
                entries[id]?.handlers = nil
                entries[id]?.watch = nil
                // One that leaves is still drawn.
                if queue.state(of: entry.group) != .dismissing(id) { entries[id] = nil }
            }

            /// Tells everybody that a request ended, the app in its turn.
            func tellOfEnd(
                of banner: any BannerContent, _ outcome: BannerOutcome<String>, _ progress: ProgressBanner?,
                _ handlers: BannerHandlers?
            ) {
                ends.notify((banner, outcome))
                if let onEnd { deliveries.add { onEnd(banner, outcome) } }
                progress?.requestEnded(outcome)
                if let onOutcome = handlers?.onOutcome { deliveries.add { onOutcome(outcome) } }
            }

            private func tellOfShow(_ id: BannerRequest.ID) {
                guard let banner = entries[id]?.content else { return }
                shows.notify(banner)
                if let onShow { deliveries.add { onShow(banner) } }
            }

            /// Asks a screen reader to speak, unless the level wants silence.
            func announce(_ id: BannerRequest.ID, _ reason: BannerAnnouncementRequest.Reason) {
                guard let content = entries[id]?.content else { return }
                var politeness = content.levelConfiguration.announcement
                guard politeness != .none else { return }
                // News of work that goes on is never worth an interruption.
                if case .milestone = reason { politeness = .polite }
                let request = BannerAnnouncementRequest(id: id, content: content, reason: reason, politeness: politeness)
                say(request)
            }

            private func say(_ request: BannerAnnouncementRequest) {
                guard !queue.isOnHold else { return holdBack(request) }
                // A banner may come before the view that shows it, which says then what it missed.
                if onAnnouncement == nil, host(of: request.id, request.content) == nil {
                    entries[request.id]?.unheard = request
                }
                onAnnouncement?(request)
                listeners.notify(request)
            }

            /// What nobody has said yet of a banner, which is to be said now.
            func takeUnheard(_ id: BannerRequest.ID) -> BannerAnnouncementRequest? {
                defer { entries[id]?.unheard = nil }
                return entries[id]?.unheard
            }

            // MARK: On hold

            /// Keeps what nobody would hear. How far the work has come is no news beside what else is to be said of the banner.
            private func holdBack(_ request: BannerAnnouncementRequest) {
                if case .milestone = request.reason, let heldBack = entries[request.id]?.heldBack {
                    guard case .milestone = heldBack.reason else { return }
                }
                entries[request.id]?.heldBack = request
            }

            /// Time stands still for what is shown, or goes on; what was to be said meanwhile is said then.
            func holdTime(_ isOnHold: Bool) {
                timers.isOnHold = isOnHold
                guard !isOnHold else { return }
                for id in presentations.map(\.id) {
                    guard let request = entries[id]?.heldBack else { continue }
                    entries[id]?.heldBack = nil
                    say(request)
                }
            }

            // MARK: What is on the screen

            /// Brings `presentations` up to date, if anything moved.
            func refresh() {
                let states = queue.states
                guard needsRedraw || states != drawnStates else { return }
                let former = presentations
                drawnStates = states
                needsRedraw = false
                let current = states.compactMap(presentation)
                let drawn = Set(current.map(\.id))
                for gone in former where !drawn.contains(gone.id) && !queue.isLive(gone.id) { entries[gone.id] = nil }
                if current != former {
                    presentations = current
                    observers.notify(self)
                }
                // An observer may have changed what is to be drawn.
                if needsRedraw { refresh() }
            }

            private func presentation(_ state: BannerQueue.State) -> BannerPresentation? {
                let (id, phase): (BannerRequest.ID, BannerPresentation.Phase)
                switch state {
                case .idle, .pausing: return nil
                case .presenting(let presenting): (id, phase) = (presenting, .presenting)
                case .shown(let shown): (id, phase) = (shown, .shown)
                case .dismissing(let dismissing): (id, phase) = (dismissing, .dismissing)
                }
                guard let entry = entries[id] else { return nil }
                return BannerPresentation(
                    id: id, content: entry.content, phase: phase, progress: entry.progress?.state)
            }

            /// Draws banners anew although they stay where they are.
            func redraw() {
                needsRedraw = true
                // A change that a view makes while it is told of another is drawn when that is done.
                if !isHandling { refresh() }
            }
        }

        nonisolated extension BannerProgressState {
            /// Work that has just begun.
            init(_ kind: BannerProgress.Kind) { self.init(fraction: kind == .determinate ? 0 : nil) }
        }

        // The triggers of a spec, at run time: an app says what happens, what holds and where people are, and the spec says which
        // banners come of it.
        extension BannerPresenter {
            /// Says that something has happened: the banners come whose triggers name the event, but for those of screens that people
            /// are not on, and conditions end that the event clears.
            ///
            /// ```swift
            /// presenter.send(.syncFailed(count: 3))
            /// ```
            ///
            /// `minInterval` is kept: what comes too soon ends with ``BannerOutcome/dropped``. `onOutcome` is called once for each
            /// banner that was asked for.
            @discardableResult
            public func send<Event: BannerEvent>(
                _ event: Event,
                onOutcome: (@MainActor (Event.Banner, BannerOutcome<Event.Banner.ButtonName>) -> Void)? = nil
            ) -> [BannerRequest.ID] {
                for watch in causes.removeHeld(clearedBy: event.id) { watch.set(false) }
                clear(event.id)
                return event.banners.filter { causes.isPlace(of: $0) }.map { banner in
                    enqueue(banner, onOutcome: onOutcome.map { report in { @MainActor in report(banner, $0) } })
                }
            }

            /// Says that a condition holds: its banners show, on the screens of their triggers, until ``release(_:)`` or the event that
            /// clears it.
            ///
            /// To hold what holds already changes what its banners say. What a person sends away comes again when the condition has
            /// ended and begun anew, and not with each visit of its screen; what was not let in comes as soon as it may, as with
            /// ``show(_:while:)``.
            public func hold(_ condition: some BannerCondition) {
                for (watch, banner) in causes.hold(condition, by: self) {
                    watch.change(to: banner)
                    watch.set(isPlace: causes.isPlace(of: banner))
                    watch.set(true)
                }
            }

            /// Says that a condition holds no longer: its banners leave. What the condition carries does not count.
            public func release(_ condition: some BannerCondition) {
                for watch in causes.removeHeld(condition) { watch.set(false) }
            }

            /// Says that a screen of the spec is there. From the first screen on, banners whose triggers name `screens` come on those
            /// alone; before, on any. Each call needs one of ``leave(_:)``.
            public func enter(_ screen: some RawRepresentable<String>) { enter(named: screen.rawValue) }

            /// Says that a screen of the spec is gone.
            public func leave(_ screen: some RawRepresentable<String>) { leave(named: screen.rawValue) }

            func enter(named screen: String) {
                causes.enter(screen)
                followScreens()
            }

            func leave(named screen: String) {
                causes.leave(screen)
                followScreens()
            }

            private func followScreens() {
                for watch in causes.watches { watch.set(isPlace: causes.isPlace(of: watch.banner)) }
            }
        }

        /// What an app has said of conditions and screens.
        @MainActor struct BannerCauses {
            /// The condition of a name, in one spec.
            nonisolated private struct Key: Hashable {
                let type: ObjectIdentifier
                let id: String

                init<Condition: BannerCondition>(_ condition: Condition) {
                    type = ObjectIdentifier(Condition.self)
                    id = condition.id
                }
            }

            private var held: [(key: Key, watches: [ConditionWatch])] = []
            /// How often each screen was entered and not left; `nil` where nobody has said so yet.
            private var screens: [String: Int]?

            /// What keeps the banners of conditions that hold, in the order in which those began.
            var watches: [ConditionWatch] { held.flatMap(\.watches) }

            /// The banners that a condition has now, with what keeps each of them.
            mutating func hold(
                _ condition: some BannerCondition, by presenter: BannerPresenter
            ) -> [(watch: ConditionWatch, banner: any BannerContent)] {
                let (key, banners) = (Key(condition), condition.banners)
                if !held.contains(where: { $0.key == key }) {
                    held.append((key, banners.map { ConditionWatch($0, presenter) }))
                }
                let watches = held.first { $0.key == key }?.watches ?? []
                return zip(watches, banners).map { ($0, $1) }
            }

            /// Forgets a condition; the result kept its banners.
            mutating func removeHeld(_ condition: some BannerCondition) -> [ConditionWatch] {
                let key = Key(condition)
                return removeHeld { other, _ in other == key }
            }

            /// Forgets the conditions that `event` clears.
            mutating func removeHeld(clearedBy event: String) -> [ConditionWatch] {
                removeHeld { _, watches in watches.contains { $0.banner.trigger?.isCleared(by: event) == true } }
            }

            private mutating func removeHeld(where isOver: (Key, [ConditionWatch]) -> Bool) -> [ConditionWatch] {
                let over = held.filter { isOver($0.key, $0.watches) }
                held.removeAll { isOver($0.key, $0.watches) }
                return over.flatMap(\.watches)
            }

            mutating func enter(_ screen: String) { screens = (screens ?? [:]).merging([screen: 1], uniquingKeysWith: +) }

            mutating func leave(_ screen: String) {
                guard let count = screens?[screen] else { return }
                screens?[screen] = count > 1 ? count - 1 : nil
            }

            /// Whether people are where the trigger of `banner` lets it come.
            func isPlace(of banner: some BannerContent) -> Bool {
                guard let screens, let allowed = banner.trigger?.screens, !allowed.isEmpty else { return true }
                return allowed.contains { screens[$0] != nil }
            }
        }

        // What views ask, and what they report. A report that comes twice, too late or for another banner changes nothing.
        extension BannerPresenter {
            /// The banner on the screen in a group.
            public func presentation(in group: String) -> BannerPresentation? { presentations.first { $0.group == group } }

            /// The banner on the screen of this surface; `nil` too while another surface of its group shows one.
            public func presentation(on surface: BannerSurface) -> BannerPresentation? {
                presentations.first { $0.content.bannerSurface.id == surface.id }
            }

            /// Calls `onChange` after each change of ``presentations``, until the result is cancelled or released.
            public func observe(_ onChange: @escaping @MainActor (BannerPresenter) -> Void) -> BannerObservation {
                observers.add(onChange)
            }

            /// Calls `onAnnouncement` for whatever a screen reader shall say, until the result is cancelled or released.
            public func observeAnnouncements(
                _ onAnnouncement: @escaping @MainActor (BannerAnnouncementRequest) -> Void
            ) -> BannerObservation {
                listeners.add(onAnnouncement)
            }

            /// A finger lies on the banner: its timer stands still.
            public func touchBegan(_ id: BannerRequest.ID) { send(.touchBegan(id)) }

            /// The finger was lifted.
            public func touchEnded(_ id: BannerRequest.ID) { send(.touchEnded(id)) }

            /// A swipe towards the banner's edge.
            public func swipe(_ id: BannerRequest.ID) { send(.swipe(id)) }

            /// A tap on the bar: it does to the progress what the spec says, and else what ``BannerContent/barTap`` says, which is to send
            /// the banner away where it may, or to end it with ``BannerOutcome/opened``.
            public func tapBar(_ id: BannerRequest.ID) {
                if let progress = entries[id]?.progress, progress.takesTaps { return progress.tap() }
                switch entries[id]?.content.barTap {
                case .dismiss: send(.tap(id))
                case .open: send(.open(id))
                case .nothing, nil: break
                }
            }

            /// The link was followed: the banner ends with ``BannerOutcome/link``.
            public func openLink(_ id: BannerRequest.ID) {
                if entries[id]?.content.link != nil { send(.link(id)) }
            }

            /// The close button.
            public func close(_ id: BannerRequest.ID) { send(.close(id)) }

            /// The button of this index in `bannerButtons`. One that is not enabled does nothing; one whose role is `dismiss`
            /// closes.
            public func performAction(_ index: Int, of id: BannerRequest.ID) {
                guard let entry = entries[id], entry.content.bannerButtons.indices.contains(index) else { return }
                let button = entry.content.bannerButtons[index]
                guard button.isEnabled else { return }
                if button.role == .dismiss {
                    send(.close(id))
                } else if entry.content.bannerConfiguration.dismissal.contains(.button) {
                    send(.action(id, index))
                } else if let onAction = entry.handlers?.onAction, presentations.contains(where: { $0.id == id }),
                    queue.isLive(id)
                {
                    deliveries.add { onAction(button.id) }
                }
            }

            /// A screen reader's focus came to the banner, whose timer then stands still, or left it.
            public func screenReaderFocus(_ id: BannerRequest.ID, isFocused: Bool) {
                send(.screenReaderFocus(id, isFocused: isFocused))
            }

            /// The device was turned. No time starts again.
            public func rotate() { send(.rotate) }

            /// The scene is gone: all requests end, and new ones end at once, until it is back.
            public func sceneLost() { send(.sceneLost) }

            /// The scene is back. Banners whose conditions hold come again.
            public func sceneRestored() { send(.sceneRestored) }
        }

        #if canImport(Combine)
        #endif

        /// Shows banners one at a time: runs a ``BannerQueue`` against a clock, and tells views what to draw.
        ///
        /// A presenter belongs to one window scene. Whatever asks for banners has it at hand:
        ///
        /// ```swift
        /// presenter.enqueue(.syncFailed(count: 3)) { outcome in
        ///     if outcome == .action(.retry) { sync() }
        /// }
        /// let outcome = await presenter.present(.signedOut)
        /// ```
        ///
        /// Outcomes arrive in the order in which requests ended, and never before the call that asked has returned.
        @MainActor public final class BannerPresenter {
            /// The banners on the screen, one of a group at the most, in the order in which groups were first asked for.
            ///
            /// A view that reads them is drawn anew when they change: a presenter is `Observable`, and before iOS 17 an
            /// `ObservableObject`.
            public internal(set) var presentations: [BannerPresentation] {
                get {
                    registrar.access(self)
                    return drawn
                }
                set { registrar.change(self, by: { drawn = newValue }) }
            }

            private var drawn: [BannerPresentation] = []
            private let registrar = BannerRegistrar()
            #if canImport(Combine)
                /// Grows before each change of `presentations`, which an `ObservableObject` tells of.
                @Published var revision = 0
            #endif

            /// The language in which texts are compared to find repetitions, and in which hosts speak; a BCP 47 tag.
            ///
            /// Unless you set it, it is that of the hosts, and `en` without one.
            public var locale: String {
                get { chosenLocale ?? hostLocale }
                set { chosenLocale = newValue }
            }

            private var chosenLocale: String?
            /// The language of the host that drew last.
            var hostLocale = "en"

            /// Speaks for a screen reader: called when a banner comes or changes what it says, and at the milestones of
            /// progress.
            public var onAnnouncement: (@MainActor (BannerAnnouncementRequest) -> Void)?

            /// Told of mistakes of the app, such as claims of the spec that it does not keep. Only debug builds look for them;
            /// unless replaced, it goes to the system's log, or to standard output where there is none.
            public var onFault: (@MainActor (BannerFault) -> Void)? = { BannerLog.write($0) }

            /// Told of each banner that comes on the screen, once for each request; one that comes back is no news.
            public var onShow: (@MainActor (any BannerContent) -> Void)?

            /// Told of the end of each request, whoever asked, with the `id` of the button that was used.
            public var onEnd: (@MainActor (any BannerContent, BannerOutcome<String>) -> Void)?

            /// Whether a screen reader runs, so that display times are multiplied.
            public var isScreenReaderRunning: Bool {
                get { queue.isScreenReaderRunning }
                set { send(.screenReader(isRunning: newValue)) }
            }

            var queue: BannerQueue
            let entries = BannerEntries()
            var expiries = BannerExpiries()
            var conditions = HeldConditions()
            /// The conditions that hold though their banners were refused, in the order in which those were.
            var refused: [ConditionWatch] = []
            var causes = BannerCauses()
            var hosts = BannerHosts()
            /// The scenes that hosts stand in.
            var scenes = BannerScenes()
            /// How many calls of `pause` wait for their `resume`.
            var pauses = 0
            var themes = BannerThemes()
            let timers: BannerTimers
            let observers = BannerObservers<BannerPresenter>()
            let listeners = BannerObservers<BannerAnnouncementRequest>()
            let shows = BannerObservers<any BannerContent>()
            let ends = BannerObservers<(banner: any BannerContent, outcome: BannerOutcome<String>)>()
            let deliveries = BannerDeliveries()
            let posts = BannerPosts()

            /// The states that `presentations` was made of.
            var drawnStates: [BannerQueue.State] = []
            /// Whether `presentations` is out of date though no state changed.
            var needsRedraw = false
            private(set) var isHandling = false
            private var events: [BannerQueue.Event] = []

            /// A presenter that lets banners wait as `policy` says.
            public convenience init(policy: BannerQueuePolicy) { self.init(policy: policy, clock: ContinuousClock()) }

            /// A presenter that lets banners wait as `policy` says, and whose times pass on `clock`.
            public init<C: Clock>(policy: BannerQueuePolicy, clock: C) where C.Duration == Duration {
                queue = BannerQueue(policy: policy)
                timers = BannerTimers(clock)
                (clock as? ManualClock)?.drive(timers, deliveries)
            }

            deinit {
                // Every request ends in an outcome, also one that nobody can show any more. An isolated deinit would need iOS
                // 18.4.
                Task { @MainActor [timers, entries] in
                    timers.cancelAll()
                    entries.abandon()
                }
            }

            // MARK: Asking for banners

            /// Asks for a banner. `onOutcome` is called once, when the request ends.
            ///
            /// A banner with `progress` stays until its work ends; ``progress(of:)`` has that.
            @discardableResult
            public func enqueue<Content: BannerContent>(
                _ banner: Content, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)? = nil
            ) -> BannerRequest.ID {
                enqueue(banner, onOutcome: onOutcome, onAction: nil)
            }

            /// Asks for a banner with buttons that do not end it.
            ///
            /// Neither closure has a default here: with two of them, a trailing closure would mean one in Swift 6 and the other
            /// in Swift 5. `onOutcome` is called once, when the request ends; `onAction`, with each button that is used although
            /// it does not end the banner, since `button` is not among its ways out.
            @discardableResult
            public func enqueue<Content: BannerContent>(
                _ banner: Content, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)?,
                onAction: (@MainActor (Content.ButtonName) -> Void)?
            ) -> BannerRequest.ID {
                let id = queue.makeID()
                enqueue(banner, id, BannerHandlers(for: Content.self, onOutcome: onOutcome, onAction: onAction))
                return id
            }

            /// Shows a banner and waits for its end. If the task is cancelled, the banner goes, and the outcome is `cleared`.
            /// `onAction` is called as by ``enqueue(_:onOutcome:onAction:)``.
            public func present<Content: BannerContent>(
                _ banner: Content, onAction: (@MainActor (Content.ButtonName) -> Void)? = nil
            ) async -> BannerOutcome<Content.ButtonName> {
                guard !Task.isCancelled else { return .cleared }
                let id = queue.makeID()
                return await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        let report = { @MainActor outcome in continuation.resume(returning: outcome) }
                        enqueue(banner, id, BannerHandlers(for: Content.self, onOutcome: report, onAction: onAction))
                    }
                } onCancel: {
                    // It runs when the main actor is free, and so after the request was made.
                    Task { @MainActor in self.cancel(id) }
                }
            }

            /// Ends a request, whether it waits or shows, with the outcome `cleared`.
            public func cancel(_ id: BannerRequest.ID) {
                if !endDelay(of: id) { send(.cancel(id)) }
            }

            /// Ends all requests with the outcome `cleared`.
            public func cancelAll() {
                refused = []
                for id in entries.delays.keys.sorted() { _ = endDelay(of: id) }
                send(.cancelAll)
            }

            /// Ends the banners that are on the screen, in all groups or in one, with the outcome `cleared`. Those that wait come
            /// next.
            public func dismissCurrent(in group: String? = nil) {
                for presentation in presentations where group == nil || presentation.group == group { cancel(presentation.id) }
            }

            /// Changes what a banner says, in place: it does not come in anew. Its display time starts again; its turn among
            /// those that wait stays.
            ///
            /// A banner of another group changes nothing, and so does an equal one, one for a request that has ended, and one with
            /// a button for which the banner that was asked for has no name.
            public func update(_ id: BannerRequest.ID, to banner: some BannerContent) {
                if !changeDelay(of: id, to: banner) { change(id, to: themes.apply(to: banner), requested: banner) }
            }

            private func change(_ id: BannerRequest.ID, to banner: some BannerContent, requested: some BannerContent) {
                guard let entry = entries[id], queue.isLive(id), entry.group == banner.bannerSurface.group,
                    entry.handlers?.knowsButtons(banner) != false, AnyHashable(entry.content) != AnyHashable(banner)
                else { return }
                #if DEBUG
                    checkChange(to: requested, from: entry.requested)
                #endif
                replace(id, with: banner, requested: requested)
                if entry.wasAnnounced { announce(id, entry.isComplete ? .completion : .update) }
            }

            /// Shows another content for a live request.
            func replace(_ id: BannerRequest.ID, with banner: some BannerContent, requested: some BannerContent) {
                guard var entry = entries[id] else { return }
                entry.requested = requested
                entry.content = banner
                entry.progress = entry.progress ?? work(id, banner)
                entries[id] = entry
                conditions.remove(id)
                conditions.insert(banner, id)
                needsRedraw = true
                send(.update(request(id, for: entry)))
                if entry.isComplete { showCompletion(of: id) }
            }

            func enqueue(
                _ banner: some BannerContent, _ id: BannerRequest.ID, _ handlers: BannerHandlers?,
                progress: ProgressBanner? = nil, watch: ConditionWatch? = nil, requester: AnyObject? = nil
            ) {
                #if DEBUG
                    checkRequest(banner)
                #endif
                let content = themes.apply(to: banner)
                let entry = BannerEntries.Entry(
                    requested: banner, content: content, handlers: handlers, progress: progress ?? work(id, content),
                    watch: watch, requester: requester, group: banner.bannerSurface.group)
                entries[id] = entry
                conditions.insert(banner, id)
                send(.enqueue(request(id, for: entry)))
            }

            /// What the queue has to know of a request.
            func request(_ id: BannerRequest.ID, for entry: BannerEntries.Entry) -> BannerRequest {
                let banner = entry.content
                let configuration = banner.bannerConfiguration
                let isWork = entry.progress != nil
                // While the work goes on that a banner shows, it has no timer.
                let isTimed = !isWork && configuration.dismissal.contains(.timer)
                let display = isTimed ? configuration.metrics.display : nil
                return BannerRequest(
                    id: id, group: banner.bannerSurface.group, severity: banner.severity, display: display,
                    waysOut: banner.barTap == .dismiss ? configuration.dismissal : configuration.dismissal.subtracting(.tap),
                    comesBack: display == nil && (isWork || entry.watch != nil || banner.trigger?.isCondition == true),
                    // Each piece of work has a banner of its own. What is repeated is so in every theme.
                    key: isWork ? nil : CoalescingKey(entry.requested, policy: queue.policy, locale: locale),
                    expires: banner.expires, interval: banner.interval)
            }

            // MARK: Running the queue

            /// Handles an event now, or, if it comes from a view that is being told of another, right after that.
            func send(_ event: BannerQueue.Event) {
                events.append(event)
                guard !isHandling else { return }
                isHandling = true
                defer { isHandling = false }
                var next = 0
                while next < events.count {
                    let event = events[next]
                    next += 1
                    timers.catchUp()
                    // A process that stood still finds more out of date than the timer has told of yet.
                    for id in expiries.takeDue(at: timers.wallTime) { handle(.expire(id)) }
                    handle(event)
                    refresh()
                    offerRefused()
                    if case .hold(let isOnHold) = event { holdTime(isOnHold) }
                    if case .presented(let id) = event { checkHost(of: id) }
                }
                events = []
            }

            private func handle(_ event: BannerQueue.Event) {
                for effect in queue.handle(event, at: timers.now) { perform(effect) }
            }
        }

        nonisolated extension BannerTrigger {
            /// Whether it is a condition, which holds for a time, and no event.
            var isCondition: Bool { if case .condition = cause { true } else { false } }

            /// Whether it is a condition that `event` clears.
            func isCleared(by event: String) -> Bool {
                if case .condition(_, clears: event) = cause { true } else { false }
            }
        }

        nonisolated extension BannerContent {
            /// How often it may come, `nil` for any number of times.
            var interval: BannerRequest.Interval? {
                guard let minimum = trigger?.minInterval, minimum > .zero else { return nil }
                return BannerRequest.Interval(name: id, minimum: minimum)
            }
        }

        /// How far the work is that a banner shows.
        nonisolated public struct BannerProgressState: Hashable, Sendable {
            /// The part of the whole that is done, 0 to 1; `nil` where the end is not known.
            public var fraction: Double?
            /// Whether the work is held.
            public var isPaused: Bool
            /// Whether it is done.
            public var isComplete: Bool

            /// Work of which `fraction` is done.
            public init(fraction: Double?, isPaused: Bool = false, isComplete: Bool = false) {
                self.fraction = fraction
                self.isPaused = isPaused
                self.isComplete = isComplete
            }
        }

        /// Notes what a presenter shows, what it has a screen reader say, and how requests end, in their order: for tests, and to find
        /// out why a banner was not seen.
        ///
        /// ```swift
        /// let recorder = BannerRecorder(presenter)
        /// presenter.enqueue(.draftSaved)
        /// await clock.advance(by: .seconds(10))
        /// #expect(recorder.events.map(\.description) == ["draftSaved shows", "says “Draft saved.”", "draftSaved ends: timedOut"])
        /// ```
        @MainActor public final class BannerRecorder {
            /// Something that happened.
            nonisolated public enum Event: Hashable, Sendable, CustomStringConvertible {
                /// The banner of this name came on the screen for the first time.
                case shown(banner: String)
                /// A screen reader was asked to say this.
                case announced(String)
                /// A request for the banner of this name ended.
                case ended(banner: String, BannerOutcome<String>)

                /// What happened, in a few words.
                public var description: String {
                    switch self {
                    case .shown(let banner): "\(banner) shows"
                    case .announced(let text): "says “\(text)”"
                    case .ended(let banner, let outcome): "\(banner) ends: \(outcome)"
                    }
                }
            }

            /// What has happened since the recorder was made or emptied.
            public private(set) var events: [Event] = []
            private var observations: [BannerObservation] = []

            /// A recorder of what `presenter` does from now on.
            public init(_ presenter: BannerPresenter) {
                observations = [
                    presenter.shows.add { [weak self] in self?.events.append(.shown(banner: $0.id)) },
                    presenter.observeAnnouncements { [weak self, weak presenter] in
                        self?.events.append(.announced($0.text(in: presenter?.locale ?? "en")))
                    },
                    presenter.ends.add { [weak self] in self?.events.append(.ended(banner: $0.banner.id, $0.outcome)) },
                ]
            }

            /// Forgets what has happened.
            public func removeAll() { events = [] }
        }

        /// The scenes that the hosts of a presenter stand in, and which of them a person sees.
        nonisolated struct BannerScenes {
            /// What is known of a scene: whether it is seen, and how lately a person turned to it.
            private struct Scene {
                var isActive: Bool
                var turn: Int
            }

            private var scenes: [ObjectIdentifier: Scene] = [:]
            private var turns = 0

            var isEmpty: Bool { scenes.isEmpty }

            /// Whether there are scenes, and nobody sees any of them.
            var areAllHidden: Bool { !scenes.isEmpty && !scenes.values.contains(where: \.isActive) }

            /// Adds a scene, or notes what is new of it.
            mutating func join(_ scene: ObjectIdentifier, isActive: Bool) {
                if scenes[scene] == nil { scenes[scene] = Scene(isActive: false, turn: 0) }
                setActive(scene, isActive)
            }

            /// Whether it was there.
            mutating func leave(_ scene: ObjectIdentifier) -> Bool { scenes.removeValue(forKey: scene) != nil }

            /// A scene that a person sees again is the one that they turned to.
            mutating func setActive(_ scene: ObjectIdentifier, _ isActive: Bool) {
                guard let known = scenes[scene], known.isActive != isActive else { return }
                scenes[scene]?.isActive = isActive
                if isActive { turn(to: scene) }
            }

            /// A person does something in this scene; of several that are seen, it is the one that counts.
            mutating func turn(to scene: ObjectIdentifier) {
                guard scenes[scene] != nil else { return }
                turns += 1
                scenes[scene]?.turn = turns
            }

            /// How well a banner stands in `scene`: best in the one that a person turned to last, of those that they see. A
            /// host that knows no scene is in that one, for all that anybody knows.
            func rank(of scene: ObjectIdentifier?) -> Int {
                guard let scene else { return scenes.values.map(rank).max() ?? 0 }
                return scenes[scene].map(rank) ?? 0
            }

            private func rank(_ scene: Scene) -> Int { scene.isActive ? scene.turn : 0 }
        }

        /// Where on the screen a host is.
        nonisolated struct BannerStand: Hashable {
            /// The scene, or the window of a Mac; `nil` as long as that is not known.
            var scene: ObjectIdentifier?
            /// How many sheets, covers and popovers it stands on: 0 for what the window shows by itself.
            var level = 0
            /// Whether it draws in a window above all of those.
            var isAbove = false

            /// Whether something lies over it where the topmost thing stands on `top` sheets.
            func isCovered(from top: Int) -> Bool { !isAbove && level < top }
        }

        /// The themes that a presenter shows banners in, one for each kind of banner.
        nonisolated struct BannerThemes {
            private var wraps: [ObjectIdentifier: (any BannerContent) -> any BannerContent] = [:]

            /// Shows banners of a kind in `theme`, or as they are.
            mutating func set<Content: ThemedBannerContent>(_ theme: Content.Theme?, of kind: Content.Type) {
                wraps[ObjectIdentifier(kind)] = theme.map { theme in
                    { ($0 as? Content)?.themed(theme) ?? $0 }
                }
            }

            /// The banner in the theme for its kind.
            func apply(to banner: any BannerContent) -> any BannerContent {
                wraps[ObjectIdentifier(type(of: banner))]?(banner) ?? banner
            }
        }

        extension BannerPresenter {
            /// Shows banners of `kind` in `theme` from now on, also those that wait or show; `nil` for the look without a
            /// theme.
            ///
            /// ```swift
            /// presenter.setTheme(.quartz, for: Fiori.Banner.self)
            /// ```
            ///
            /// As with ``update(_:to:)``, the display time of a banner that shows starts again; a screen reader says nothing.
            /// The content of a presentation is then a ``ThemedBanner``. A banner that was asked for by
            /// ``ThemedBannerContent/themed(_:)`` keeps its theme.
            public func setTheme<Content: ThemedBannerContent>(_ theme: Content.Theme?, for kind: Content.Type) {
                themes.set(theme, of: kind)
                for id in entries.ids(where: { $0 is Content || $0 is ThemedBanner<Content> }) where queue.isLive(id) {
                    guard let requested = entries[id]?.requested as? Content else { continue }
                    replace(id, with: themes.apply(to: requested), requested: requested)
                }
            }
        }

        /// Runs timers on a clock, one for each key.
        ///
        /// Its time does not pass while the process stands still. A clock may run on while a phone has suspended the app, or a
        /// Mac sleeps, and nobody sees a banner meanwhile.
        @MainActor final class BannerTimers {
            nonisolated enum Key: Hashable {
                case group(String)
                case condition(ObjectIdentifier)
                case announcement(BannerRequest.ID)
                case delay(BannerRequest.ID)
                case expiry
            }

            /// How late the timer of a group comes at the most while the process runs. Later than that, it stood still.
            static let tolerance = Duration.seconds(2)

            /// How many tasks sleep or are about to. Tests wait for them.
            private(set) var taskCount = 0
            /// Whether time stands still for what is shown, so that no timer of a group shows how late it is.
            var isOnHold = false

            private let elapsed: @Sendable () -> Duration
            private let sleep: @Sendable (_ deadline: Duration) async throws -> Void
            private var tasks: [Key: Task<Void, Never>] = [:]
            private var groupDeadlines: [String: Duration] = [:]
            /// The time of the clock that did not count.
            private var skipped = Duration.zero
            /// The time when anything was done last.
            private var latest = Duration.zero

            init<C: Clock>(_ clock: C) where C.Duration == Duration {
                let start = clock.now
                elapsed = { start.duration(to: clock.now) }
                sleep = { deadline in
                    let end = start.advanced(by: deadline)
                    if let clock = clock as? ManualClock, let end = end as? ManualClock.Instant {
                        try await clock.sleep(until: end, isTimer: true)
                    } else {
                        try await clock.sleep(until: end, tolerance: nil)
                    }
                }
            }

            /// The time since the beginning.
            var now: Duration { elapsed() - skipped }

            /// The time since the beginning as the clock on the wall has it, of which nothing is left out.
            var wallTime: Duration { elapsed() }

            /// Leaves out the time since something was done last if the process stood still meanwhile.
            func catchUp() {
                let now = now
                let isLate = !isOnHold && groupDeadlines.values.contains { now - $0 > Self.tolerance }
                if isLate { skipped += now - latest }
                latest = self.now
            }

            /// Calls `onEnd` after `time`, instead of what `key` was to call.
            func start(_ key: Key, for time: Duration, onEnd: @escaping @MainActor () -> Void) {
                cancel(key)
                let deadline = now + time
                if case .group(let group) = key { groupDeadlines[group] = deadline }
                taskCount += 1
                tasks[key] = Task { [weak self, sleep, skipped] in
                    var left = skipped
                    while true {
                        // A clock that refuses to sleep must not keep a banner for ever; a cancelled task is seen below.
                        try? await sleep(deadline + left)
                        guard !Task.isCancelled, let more = self?.rest(until: deadline, leftOut: left) else { break }
                        left = more
                    }
                    self?.taskCount -= 1
                    guard !Task.isCancelled else { return }
                    self?.forget(key)
                    onEnd()
                }
            }

            /// Calls `onEnd` at `deadline` of ``wallTime``, instead of what `key` was to call.
            func start(_ key: Key, atWallTime deadline: Duration, onEnd: @escaping @MainActor () -> Void) {
                cancel(key)
                taskCount += 1
                tasks[key] = Task { [weak self, sleep] in
                    try? await sleep(deadline)
                    self?.taskCount -= 1
                    guard !Task.isCancelled else { return }
                    self?.forget(key)
                    onEnd()
                }
            }

            /// What has been left out in all, if that puts `deadline` off, for which a task slept when it was `leftOut`.
            private func rest(until deadline: Duration, leftOut: Duration) -> Duration? {
                catchUp()
                return skipped > leftOut && now < deadline ? skipped : nil
            }

            func cancel(_ key: Key) {
                tasks[key]?.cancel()
                forget(key)
            }

            private func forget(_ key: Key) {
                tasks[key] = nil
                if case .group(let group) = key { groupDeadlines[group] = nil }
            }

            func cancelAll() {
                for task in tasks.values { task.cancel() }
                tasks = [:]
                groupDeadlines = [:]
            }
        }

        /// The screen that a view says it is while it is shown: one at a time, and in one presenter.
        @MainActor final class BannerVisit {
            private var isShown = false
            private var visited: (presenter: BannerPresenter, screen: String)?

            /// The view comes, as `screen` of `presenter`, if there is one.
            func appear(_ screen: String, of presenter: BannerPresenter?) {
                isShown = true
                visit(screen, of: presenter)
            }

            /// The view is another screen now, or of another presenter. One that is covered is none until it comes again.
            func change(_ screen: String, of presenter: BannerPresenter?) {
                if isShown { visit(screen, of: presenter) }
            }

            /// The view goes, or is covered.
            func disappear() {
                isShown = false
                visit(nil, of: nil)
            }

            private func visit(_ screen: String?, of presenter: BannerPresenter?) {
                guard visited?.presenter !== presenter || visited?.screen != screen else { return }
                let former = visited
                visited = nil
                if let presenter, let screen {
                    presenter.enter(named: screen)
                    visited = (presenter, screen)
                }
                // Last, so that a banner of both screens stays where it is.
                if let former { former.presenter.leave(named: former.screen) }
            }

            deinit {
                // An isolated deinit would need iOS 18.4.
                if let (presenter, screen) = visited { Task { @MainActor in presenter.leave(named: screen) } }
            }
        }

        /// Keeps a banner with its condition.
        @MainActor final class ConditionWatch {
            private(set) var banner: any BannerContent
            // A presenter holds what keeps banners for it.
            private weak var presenter: BannerPresenter?
            /// Whether the condition holds.
            private var holds = false
            /// Whether people are where the banner comes.
            private var isPlace = true
            /// Whether people have seen the banner to its end, or sent it away, since the condition began.
            private var wasAnswered = false
            /// Whether the banner is to be there.
            private var isWanted = false
            private var id: BannerRequest.ID?
            /// The request that was not let in.
            private var refused: BannerRequest?

            init(_ banner: some BannerContent, _ presenter: BannerPresenter) {
                self.banner = banner
                self.presenter = presenter
            }

            /// The condition speaks of something else now, and so does its banner.
            func change(to banner: any BannerContent) {
                self.banner = banner
                if let id { presenter?.update(id, to: banner) }
            }

            /// The condition holds, or no longer does.
            func set(_ holds: Bool) {
                if holds != self.holds { wasAnswered = false }
                self.holds = holds
                follow()
            }

            /// People are where the banner comes, or no longer are. The condition goes on all the while.
            func set(isPlace: Bool) {
                self.isPlace = isPlace
                follow()
            }

            /// The banner has ended because its time was over or by a person. It comes again when the condition has ended and begun anew,
            /// and not with each visit of the screen.
            func answered() { wasAnswered = true }

            private func follow() {
                let isWanted = holds && isPlace && !wasAnswered
                guard isWanted != self.isWanted else { return }
                self.isWanted = isWanted
                if isWanted { begin() } else { end() }
            }

            private func begin() {
                if let id, let presenter, presenter.queue.isLive(id) {
                    presenter.send(.conditionHolds(id))
                } else {
                    come()
                }
            }

            private func end() {
                guard let presenter else { return }
                presenter.timers.cancel(.condition(ObjectIdentifier(self)))
                presenter.refused.removeAll { $0 === self }
                if let id { presenter.send(.conditionCleared(id)) }
            }

            /// Asks for the banner, or will when its interval is over; the result says whether it has.
            @discardableResult
            func come() -> Bool {
                guard isWanted, let presenter, id.map(presenter.queue.isLive) != true else { return false }
                if let interval = refused?.interval ?? banner.interval {
                    let wait = presenter.queue.wait(for: interval, at: presenter.timers.now)
                    if wait > .zero {
                        presenter.timers.start(.condition(ObjectIdentifier(self)), for: wait) { self.come() }
                        return false
                    }
                }
                let id = presenter.queue.makeID()
                self.id = id
                presenter.enqueue(banner, id, nil, watch: self)
                return true
            }

            /// The banner was not let in; the result says whether it shall come all the same.
            func waits(for request: BannerRequest) -> Bool {
                refused = request
                return isWanted
            }

            /// Whether its banner would be let in now, and there is a place for it.
            func isAdmitted(to queue: BannerQueue) -> Bool {
                guard let presenter, !presenter.hosts.isInUse || presenter.hasHost(of: banner.bannerSurface) else {
                    return false
                }
                return refused.map(queue.admits) ?? true
            }
        }

        /// The banners whose conditions hold, to find those that `mutex` excludes. Every question takes O(1) for each name.
        nonisolated struct HeldConditions {
            private var names: [BannerRequest.ID: (name: String, excluded: [String])] = [:]
            /// The live requests by the name of their banner.
            private var byName: [String: Set<BannerRequest.ID>] = [:]
            /// The live requests by the names that their `mutex` lists.
            private var byExcluded: [String: Set<BannerRequest.ID>] = [:]

            /// Notes a request, if it is for a banner of a condition. That of an event holds for a moment only.
            mutating func insert(_ banner: some BannerContent, _ id: BannerRequest.ID) {
                guard let trigger = banner.trigger, case .condition = trigger.cause else { return }
                names[id] = (banner.id, trigger.mutex)
                byName[banner.id, default: []].insert(id)
                for name in trigger.mutex { byExcluded[name, default: []].insert(id) }
            }

            mutating func remove(_ id: BannerRequest.ID) {
                guard let (name, excluded) = names.removeValue(forKey: id) else { return }
                Self.remove(id, from: &byName, name)
                for name in excluded { Self.remove(id, from: &byExcluded, name) }
            }

            /// The names of the banners whose conditions hold though they and `banner` exclude each other. It goes both ways.
            func excluded(by banner: some BannerContent) -> Set<String> {
                guard !names.isEmpty else { return [] }
                let listed = (banner.trigger?.mutex ?? []).filter { byName[$0] != nil }
                let listing = (byExcluded[banner.id] ?? []).compactMap { names[$0]?.name }
                return Set(listed).union(listing)
            }

            private static func remove(
                _ id: BannerRequest.ID, from index: inout [String: Set<BannerRequest.ID>], _ name: String
            ) {
                index[name]?.remove(id)
                if index[name]?.isEmpty == true { index[name] = nil }
            }
        }

        /// A clock whose time passes when a test says so.
        ///
        /// ```swift
        /// let clock = ManualClock()
        /// let presenter = BannerPresenter(policy: Acme.queue, clock: clock)
        /// presenter.enqueue(Acme.Banner.draftSaved)
        /// await clock.advance(by: .milliseconds(500))
        /// // The banner has come in.
        /// ```
        @MainActor public final class ManualClock: Clock {
            /// A time of the clock.
            nonisolated public struct Instant: InstantProtocol {
                fileprivate var offset = Swift.Duration.zero

                /// The instant `duration` later.
                public nonisolated func advanced(by duration: Swift.Duration) -> Self { Self(offset: offset + duration) }
                /// How long it is from this instant to `other`.
                public nonisolated func duration(to other: Self) -> Swift.Duration { other.offset - offset }
                /// Whether `lhs` is earlier.
                public nonisolated static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
            }

            nonisolated private struct Sleeper {
                let deadline: Instant
                let isTimer: Bool
                let continuation: CheckedContinuation<Void, any Error>
            }

            /// What presenters do on this clock.
            nonisolated private struct Presenter {
                weak var timers: BannerTimers?
                weak var deliveries: BannerDeliveries?
            }

            // Whoever sleeps asks for the time, on whatever thread.
            private let time = BannerLocked(Instant())
            private var sleepers: [Int: Sleeper] = [:]
            private var lastSleeper = 0
            private var presenters: [Presenter] = []

            /// A clock of which no time has passed.
            public nonisolated init() {}

            /// The time that has passed.
            public var elapsed: Swift.Duration { now.offset }

            /// The clock's time.
            public nonisolated var now: Instant { time.value }
            /// The least time that it tells apart.
            public nonisolated var minimumResolution: Swift.Duration { .nanoseconds(1) }

            /// Sleeps until the clock shows `deadline`.
            public nonisolated func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
                try await sleep(until: deadline, isTimer: false)
            }

            // MARK: Letting time pass

            /// Lets time pass, from timer to timer. Whatever the presenters on this clock do meanwhile is done when it returns,
            /// and the outcomes are told.
            public func advance(by duration: Swift.Duration) async {
                await settle()
                let end = now.advanced(by: duration)
                while let next = nextDeadline, next <= end { await pass(to: next) }
                await pass(to: end)
            }

            /// Lets time pass from timer to timer, for as long as `condition` does not hold. The result is whether it holds at
            /// last: where nothing is left to wait for, it never will.
            @discardableResult
            public func run(until condition: () -> Bool) async -> Bool {
                await settle()
                while !condition() {
                    // What the app does in tasks of its own needs some turns.
                    guard let next = nextDeadline else {
                        await settle(turns: 1_000)
                        return condition()
                    }
                    await pass(to: next)
                }
                return true
            }

            /// Lets time pass at once, and does not wait for what happens then. Where that is more than two seconds past the end of
            /// a banner's time, presenters take it for a sleep of the device, in which nobody saw the banner.
            public func jump(by duration: Swift.Duration) { wakeAll(until: now.advanced(by: duration)) }

            private var nextDeadline: Instant? { sleepers.values.map(\.deadline).min() }

            private func pass(to instant: Instant) async {
                wakeAll(until: instant)
                await settle()
            }

            private func wakeAll(until instant: Instant) {
                let now = max(now, instant)
                time.set(now)
                let woken = sleepers.filter { $0.value.deadline <= now }.keys.sorted()
                for id in woken { wake(id) }
            }

            /// Waits until the presenters have done nothing for some turns.
            func settle(turns: Int = 10) async {
                var quiet = 0
                while quiet < turns {
                    quiet = isQuiet ? quiet + 1 : 0
                    await Task.yield()
                }
            }

            /// Whether every timer sleeps, and everything is delivered.
            private var isQuiet: Bool {
                let timers = presenters.reduce(0) { $0 + ($1.timers?.taskCount ?? 0) }
                return sleepers.values.count(where: \.isTimer) == timers
                    && !presenters.contains { $0.deliveries?.isDelivering == true }
            }

            // MARK: For presenters

            func drive(_ timers: BannerTimers, _ deliveries: BannerDeliveries) {
                presenters.removeAll { $0.timers == nil }
                presenters.append(Presenter(timers: timers, deliveries: deliveries))
            }

            nonisolated func sleep(until deadline: Instant, isTimer: Bool) async throws {
                let id = await nextID()
                try await withTaskCancellationHandler {
                    try await register(id, deadline, isTimer: isTimer)
                } onCancel: {
                    Task { @MainActor in self.wake(id, throwing: CancellationError()) }
                }
            }

            private func nextID() -> Int {
                lastSleeper += 1
                return lastSleeper
            }

            private func register(_ id: Int, _ deadline: Instant, isTimer: Bool) async throws {
                try Task.checkCancellation()
                guard deadline > now else { return }
                try await withCheckedThrowingContinuation {
                    sleepers[id] = Sleeper(deadline: deadline, isTimer: isTimer, continuation: $0)
                }
            }

            private func wake(_ id: Int, throwing error: (any Error)? = nil) {
                guard let sleeper = sleepers.removeValue(forKey: id) else { return }
                if let error { sleeper.continuation.resume(throwing: error) } else { sleeper.continuation.resume() }
            }
        }

        /// The progress of work that a banner shows.
        ///
        /// ```swift
        /// let progress = presenter.startProgress(Acme.Banner.syncing)
        /// for (index, item) in items.enumerated() {
        ///     await sync(item)
        ///     progress.update(fraction: Double(index + 1) / Double(items.count))
        /// }
        /// progress.complete()
        /// ```
        ///
        /// Calls after the end change nothing.
        @MainActor public final class ProgressBanner {
            /// The request that shows it.
            public let id: BannerRequest.ID

            /// What views draw.
            public private(set) var state: BannerProgressState

            /// The part of the whole that is done, 0 to 1; `nil` where the end is not known.
            public var fraction: Double? { state.fraction }

            /// Whether the work is held.
            public var isPaused: Bool { state.isPaused }

            private let progress: BannerProgress
            private let onTap: (@MainActor (BannerProgress.TapAction) -> Void)?
            private weak var presenter: BannerPresenter?
            /// What is done, also while the bar stands still.
            private var done = 0.0
            private var milestones: ProgressMilestones
            private var ended: BannerOutcome<String>?
            private var waiters: [CheckedContinuation<BannerOutcome<String>, Never>] = []

            init(
                _ id: BannerRequest.ID, _ progress: BannerProgress, _ presenter: BannerPresenter,
                onTap: (@MainActor (BannerProgress.TapAction) -> Void)?
            ) {
                self.id = id
                self.progress = progress
                self.presenter = presenter
                self.onTap = onTap
                state = BannerProgressState(progress.kind)
                milestones = ProgressMilestones(step: progress.step)
            }

            /// Whether the work is over, or nobody is shown it any longer.
            private var isOver: Bool { state.isComplete || ended != nil }

            /// Says how much is done, 0 to 1. It never goes back: less than before changes nothing. While the work is held, the
            /// bar stands still. Where the end is not known, nothing is to be said.
            public func update(fraction: Double) {
                guard !isOver, progress.kind == .determinate, fraction > done else { return }
                done = min(fraction, 1)
                if !isPaused { showWhatIsDone() }
            }

            /// Holds the work: the bar stands still.
            public func pause() { setPaused(true) }

            /// Goes on with held work.
            public func resume() {
                setPaused(false)
                if !isOver, progress.kind == .determinate { showWhatIsDone() }
            }

            /// Ends the work before it is done; the banner leaves, with the outcome `cleared`.
            public func stop() {
                guard !isOver else { return }
                presenter?.cancel(id)
            }

            /// The work is done: the banner says so for a while if it has something to say, or else leaves. The outcome is
            /// `cleared` unless a person ends it before.
            public func complete() {
                guard !isOver else { return }
                state = BannerProgressState(fraction: progress.kind == .determinate ? 1 : nil, isComplete: true)
                presenter?.complete(id)
            }

            /// How the request ended, with the `id` of the button; waits until it has.
            public var outcome: BannerOutcome<String> {
                get async {
                    if let ended { return ended }
                    return await withCheckedContinuation { waiters.append($0) }
                }
            }

            // MARK: For the presenter

            /// Whether a tap on the bar is for the work.
            var takesTaps: Bool { !isOver && !progress.onTap.isEmpty }

            /// A person taps on the bar: it holds the work or goes on with it, or else ends it, as far as the spec lets it.
            func tap() {
                let wanted: [BannerProgress.TapAction] = isPaused ? [.resume, .stop] : [.pause, .stop]
                guard takesTaps, let action = wanted.first(where: progress.onTap.contains) else { return }
                switch action {
                case .pause: pause()
                case .resume: resume()
                case .stop: stop()
                }
                onTap?(action)
            }

            func requestEnded(_ outcome: BannerOutcome<String>) {
                guard ended == nil else { return }
                ended = outcome
                for waiter in waiters { waiter.resume(returning: outcome) }
                waiters = []
            }

            private func setPaused(_ isPaused: Bool) {
                guard !isOver, state.isPaused != isPaused else { return }
                state.isPaused = isPaused
                presenter?.redraw()
            }

            private func showWhatIsDone() {
                guard state.fraction != done else { return }
                state.fraction = done
                presenter?.redraw()
                if let percent = milestones.reached(done) { presenter?.reached(percent, of: id) }
            }
        }

        /// The parts of the whole at which progress is announced, each once.
        nonisolated struct ProgressMilestones: Sendable {
            private let step: Double?
            private var last = 0

            /// Announces after each `step` of the whole, `nil` or what is no number for never. One per cent is the finest.
            init(step: Double?) {
                self.step = step.flatMap { $0 > 0 ? max($0, 0.01) : nil }
            }

            /// The milestone that `fraction` reaches first, in per cent; of several passed at once the last. The end is none:
            /// it has words of its own.
            mutating func reached(_ fraction: Double) -> Int? {
                guard let step, fraction < 1 else { return nil }
                // 0.3 / 0.1 is a little less than 3. The quotient is at most 100, since fraction < 1 and step >= 0.01.
                let milestone = Int(fraction / step + 1e-9)
                guard milestone > last else { return nil }
                last = milestone
                return Int((Double(milestone) * step * 100).rounded())
            }
        }

        /// How a request for a banner ended. Every request ends in exactly one outcome.
        ///
        /// `Button` is what names the buttons of the banner: the `ButtonVariant` of generated code, and a string for a banner whose
        /// buttons no spec holds.
        ///
        /// ```swift
        /// presenter.enqueue(.syncFailed(count: 3)) { outcome in
        ///     if outcome == .action(.retry) { sync() }
        /// }
        /// ```
        nonisolated public enum BannerOutcome<Button> {
            /// Its display time was over.
            case timedOut
            /// A person sent it away, in this way.
            case dismissed(BannerDismissalReason)
            /// A person used this button.
            case action(Button)
            /// A person followed its link.
            case link
            /// A person tapped the bar to open what it speaks of (``BannerBarTap/open``).
            case opened
            /// Another banner took its place after people had seen it (`conflict: replace`).
            case replaced
            /// It was answered together with an equal request.
            case coalesced
            /// What it speaks of is over: its condition, its progress; or it was cancelled, or the queue emptied.
            case cleared
            /// It waited unseen for longer than it may.
            case expired
            /// The scene that would have shown it was lost.
            case sceneLost
            /// It was not let in: by `conflict: drop`, or before its `minInterval` was over; or more than `maxDepth` banners
            /// waited.
            case dropped
        }

        nonisolated extension BannerOutcome: Equatable where Button: Equatable {}
        nonisolated extension BannerOutcome: Hashable where Button: Hashable {}
        nonisolated extension BannerOutcome: Sendable where Button: Sendable {}

        nonisolated extension BannerOutcome: CustomStringConvertible {
            /// The outcome in a word, such as `timedOut`, `dismissed(swipe)` or `action(retry)`.
            public var description: String {
                switch self {
                case .timedOut: "timedOut"
                case .dismissed(let reason): "dismissed(\(reason.rawValue))"
                case .action(let button): "action(\(button))"
                case .link: "link"
                case .opened: "opened"
                case .replaced: "replaced"
                case .coalesced: "coalesced"
                case .cleared: "cleared"
                case .expired: "expired"
                case .sceneLost: "sceneLost"
                case .dropped: "dropped"
                }
            }
        }

        nonisolated extension BannerOutcome {
            /// Whether a person sent the banner away, in whatever way.
            public var isDismissed: Bool { if case .dismissed = self { true } else { false } }

            /// This outcome with another name for its button; `nil` if it is an action and the button has none.
            func mapAction<Other>(_ transform: (Button) -> Other?) -> BannerOutcome<Other>? {
                switch self {
                case .timedOut: .timedOut
                case .dismissed(let reason): .dismissed(reason)
                case .action(let button): transform(button).map { .action($0) }
                case .link: .link
                case .opened: .opened
                case .replaced: .replaced
                case .coalesced: .coalesced
                case .cleared: .cleared
                case .expired: .expired
                case .sceneLost: .sceneLost
                case .dropped: .dropped
                }
            }
        }

        /// How a person sent a banner away.
        nonisolated public enum BannerDismissalReason: String, CaseIterable, Sendable {
            /// By a swipe towards the edge that it came from.
            case swipe
            /// By a tap on the bar.
            case tap
            /// By the close button, or a button whose role is `dismiss`.
            case closeButton
        }

        nonisolated extension BannerQueue {
            /// What the owner of the queue shall do, in this order.
            public enum Effect: Hashable, Sendable {
                /// Let the banner come in, and report ``Event/presented(_:)``.
                case present(BannerRequest.ID)
                /// Report ``Event/timer(_:)`` after this time.
                case startTimer(BannerRequest.ID, Duration)
                /// Don't report the end of that time.
                case stopTimer(BannerRequest.ID)
                /// Report ``Event/expire(_:)`` after this time, as the clock on the wall has it: while the queue is on hold, and while the
                /// process stands still too. Where that was asked for before, the later time holds.
                case startExpiry(BannerRequest.ID, Duration)
                /// Don't report the end of that time. The end of the request means as much.
                case stopExpiry(BannerRequest.ID)
                /// Let the banner leave, and report ``Event/dismissed(_:)``.
                case dismiss(BannerRequest.ID)
                /// Show nothing in the group, and report ``Event/pauseOver(group:)`` after this time.
                case pause(group: String, Duration)
                /// Show nothing in the group from now on, and report nothing of what it waited for.
                case clear(group: String)
                /// The request ended. It happens once for each.
                case end(BannerRequest.ID, Outcome)
            }

            /// What a group does.
            public enum State: Hashable, Sendable {
                /// Nothing is on the screen, and nothing waits, unless the queue is on hold.
                case idle
                /// A banner comes in.
                case presenting(BannerRequest.ID)
                /// A banner stands still.
                case shown(BannerRequest.ID)
                /// A banner leaves.
                case dismissing(BannerRequest.ID)
                /// Nothing is on the screen, so that two banners can be told apart.
                case pausing
            }
        }

        nonisolated extension BannerQueue {
            /// What happens to the queue. An event that does not fit, such as a second tap, changes nothing.
            public enum Event: Hashable, Sendable {
                /// A banner shall be shown.
                case enqueue(BannerRequest)
                /// A live request says something else now, in the same group. Its display time starts again; its severity
                /// stays.
                case update(BannerRequest)
                /// The work that a banner shows is done; it stays for another time, `nil` until someone ends it, and then is
                /// `cleared`.
                case complete(BannerRequest.ID, display: Duration?)
                /// The banner has come in.
                case presented(BannerRequest.ID)
                /// The time that ``Effect/startTimer(_:_:)`` asked for is over.
                case timer(BannerRequest.ID)
                /// The banner has left.
                case dismissed(BannerRequest.ID)
                /// The time that ``Effect/startExpiry(_:_:)`` asked for is over.
                case expire(BannerRequest.ID)
                /// The time that ``Effect/pause(group:_:)`` asked for is over.
                case pauseOver(group: String)
                /// A tap on the bar.
                case tap(BannerRequest.ID)
                /// A tap on the bar of a banner that opens something by it.
                case open(BannerRequest.ID)
                /// The link.
                case link(BannerRequest.ID)
                /// A swipe towards the banner's edge.
                case swipe(BannerRequest.ID)
                /// A button that closes the banner and does nothing else; it is a way out where there is one.
                case close(BannerRequest.ID)
                /// The button of this index.
                case action(BannerRequest.ID, Int)
                /// A finger lies on the banner.
                case touchBegan(BannerRequest.ID)
                /// The finger was lifted.
                case touchEnded(BannerRequest.ID)
                /// The condition of the banner is over: it leaves, but not before its minimum visible time is.
                case conditionCleared(BannerRequest.ID)
                /// The condition holds again.
                case conditionHolds(BannerRequest.ID)
                /// The banner is no longer wanted.
                case cancel(BannerRequest.ID)
                /// Nobody draws the banner, so that nobody can see it.
                case notDrawn(BannerRequest.ID)
                /// No banner is wanted any longer.
                case cancelAll
                /// The device was turned. It changes nothing: no time starts again.
                case rotate
                /// There is nothing to show banners in.
                case sceneLost
                /// There is something to show banners in again.
                case sceneRestored
                /// Time stands still for what is shown and nothing new comes, or both go on. What is asked for meanwhile is let
                /// in and waits.
                case hold(Bool)
                /// A screen reader was turned on or off.
                case screenReader(isRunning: Bool)
                /// A screen reader's focus came to the banner or left it.
                case screenReaderFocus(BannerRequest.ID, isFocused: Bool)
            }
        }

        /// Which banner shows when: a state machine without a clock, a view or a thread.
        ///
        /// Each group of surfaces goes from `idle` to `presenting`, `shown`, `dismissing`, `pausing` and back. Events go in,
        /// effects come out, and the same events give the same effects. These hold whatever comes:
        ///
        /// - A group shows one banner at the most.
        /// - Every request ends in exactly one ``BannerOutcome``.
        /// - Order is that of arrival, among the equally urgent ones under `order: priority`.
        /// - What stepped aside comes back for the rest of its time, unless more than `maxDepth` wait.
        /// - What waits unseen for longer than it may ends; what shows never ends by that.
        /// - What nobody has seen is not replaced, and gives way only to what is more urgent.
        /// - What is dropped for want of room is no more severe than any that waits.
        /// - No timer runs while a banner comes in, a finger lies on it, or a screen reader's focus is on it.
        /// - While the queue is on hold no timer runs, no banner comes, and none gives way to another.
        ///
        /// An event takes O(log n) of n requests that wait, but for `cancelAll` and `sceneLost`, which end them all.
        nonisolated public struct BannerQueue: Sendable {
            /// How a request ended, with the index of the button in `bannerButtons`.
            public typealias Outcome = BannerOutcome<Int>

            /// How banners wait for one another.
            public let policy: BannerQueuePolicy
            /// Whether there is nothing to show banners in.
            public private(set) var isSceneLost = false
            /// Whether a screen reader runs.
            public private(set) var isScreenReaderRunning = false
            /// Whether time stands still, as ``Event/hold(_:)`` said.
            public private(set) var isOnHold = false

            private(set) var lines: [GroupLine] = []
            private var indexOfGroup: [String: Int] = [:]
            /// The groups of the requests that are live or on the screen, as indices of `lines`.
            private(set) var indexOfRequest: [BannerRequest.ID: Int] = [:]
            private(set) var lastComing: [String: Duration] = [:]
            private var latestID: UInt64 = 0
            private(set) var latestEnqueued: UInt64 = 0
            private(set) var now = Duration.zero

            /// An empty queue.
            public init(policy: BannerQueuePolicy) { self.policy = policy }

            /// An identity for a new request, greater than all before.
            public mutating func makeID() -> BannerRequest.ID {
                // 2^64 requests don't happen; wrapping is cheaper than a proof.
                latestID &+= 1
                return BannerRequest.ID(number: latestID)
            }

            // MARK: What it is in

            /// The groups that banners have been asked for in, in the order of their first request.
            public var groups: [String] { lines.map(\.name) }

            /// What each of `groups` does.
            var states: [State] { lines.map(\.state) }

            /// What a group does.
            public func state(of group: String) -> State { indexOfGroup[group].map { lines[$0].state } ?? .idle }

            /// The requests of a group that wait, in the order of their turns. It takes O(n log n).
            public func waiting(in group: String) -> [BannerRequest.ID] {
                indexOfGroup[group].map { lines[$0].waiting.inOrder.map(\.id) } ?? []
            }

            /// Whether the request waits, comes in or is shown: it has no outcome yet.
            public func isLive(_ id: BannerRequest.ID) -> Bool { indexOfRequest[id].map { lines[$0].isLive(id) } ?? false }

            /// Whether the request comes in or is shown.
            public func isShowing(_ id: BannerRequest.ID) -> Bool {
                indexOfRequest[id].map { lines[$0].showing?.ticket.id == id } ?? false
            }

            /// How long a request of `interval` would still come too soon; 0 if it may come.
            public func wait(for interval: BannerRequest.Interval, at now: Duration) -> Duration {
                guard let last = lastComing[interval.name] else { return .zero }
                return max(.zero, interval.minimum.bounded - (max(self.now, min(now, .farFuture)) - last))
            }

            /// Whether a request like `request` would be let in now without ending what shows or comes next, but for its
            /// interval. Whoever was refused and still has something to say asks again then.
            public func admits(_ request: BannerRequest) -> Bool {
                guard !isSceneLost else { return false }
                return indexOfGroup[request.group].map { lines[$0].admits(request, policy) } ?? true
            }

            // MARK: Events

            /// Handles an event at the time `now` since the queue's beginning. A time before that of the last event counts as
            /// that.
            public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
                self.now = max(self.now, min(now, .farFuture))
                switch event {
                case .enqueue(let request): return enqueue(request)
                case .cancelAll: return inEveryGroup { $0.cancelAll(&$1) }
                case .sceneLost: return sceneLost()
                case .sceneRestored: isSceneLost = false
                case .screenReader(let isRunning): return screenReader(isRunning: isRunning)
                case .hold(let isOnHold): return hold(isOnHold)
                case .pauseOver(let group): return indexOfGroup[group].map { inGroup($0) { $0.pauseOver(&$1) } } ?? []
                case .rotate: break
                default: return handleOfRequest(event)
                }
                return []
            }

            private mutating func handleOfRequest(_ event: Event) -> [Effect] {
                switch event {
                case .update(let request):
                    return of(request.id) { line, context in
                        if line.name == request.group { line.update(request, &context) }
                    }
                case .complete(let id, let display): return of(id) { $0.complete(id, display: display, &$1) }
                case .presented(let id): return of(id) { $0.presented(id, &$1) }
                case .timer(let id): return of(id) { $0.timer(id, &$1) }
                case .dismissed(let id): return of(id) { $0.dismissed(id, &$1) }
                case .tap(let id): return of(id) { $0.end(id, by: .tap, .dismissed(.tap), &$1) }
                case .open(let id): return of(id) { $0.answer(id, .opened, &$1) }
                case .link(let id): return of(id) { $0.answer(id, .link, &$1) }
                case .expire(let id): return of(id) { $0.expire(id, &$1) }
                case .swipe(let id): return of(id) { $0.end(id, by: .swipe, .dismissed(.swipe), &$1) }
                case .close(let id): return of(id) { $0.answer(id, .dismissed(.closeButton), &$1) }
                case .action(let id, let index): return of(id) { $0.end(id, by: .button, .action(index), &$1) }
                case .touchBegan(let id): return of(id) { $0.touch(id, isDown: true, &$1) }
                case .touchEnded(let id): return of(id) { $0.touch(id, isDown: false, &$1) }
                case .screenReaderFocus(let id, let isFocused): return of(id) { $0.focus(id, isFocused: isFocused, &$1) }
                case .conditionCleared(let id): return of(id) { $0.conditionCleared(id, &$1) }
                case .conditionHolds(let id): return of(id) { $0.conditionHolds(id, &$1) }
                case .cancel(let id): return of(id) { $0.end(id, .cleared, &$1) }
                case .notDrawn(let id): return of(id) { $0.end(id, .sceneLost, &$1) }
                case .enqueue, .cancelAll, .sceneLost, .sceneRestored, .hold, .screenReader, .pauseOver, .rotate: return []
                }
            }

            private mutating func enqueue(_ request: BannerRequest) -> [Effect] {
                // Ids grow, so one that doesn't is a request that was there before, or none of this queue.
                guard request.id.number > latestEnqueued, request.id.number <= latestID else { return [] }
                latestEnqueued = request.id.number
                guard !isSceneLost else { return [.end(request.id, .sceneLost)] }
                let index = index(of: request.group)
                if lines[index].coalesces(request, policy) {
                    return inGroup(index) { $0.prolong(by: request, &$1) } + [.end(request.id, .coalesced)]
                }
                if let interval = request.interval, wait(for: interval, at: now) > .zero { return [.end(request.id, .dropped)] }

                indexOfRequest[request.id] = index
                var isIn = false
                let effects = inGroup(index) { isIn = $0.enqueue(request, &$1) }
                if isIn, let interval = request.interval { lastComing[interval.name] = now }
                return effects
            }

            private mutating func index(of group: String) -> Int {
                if let index = indexOfGroup[group] { return index }
                lines.append(GroupLine(name: group, policy: policy))
                indexOfGroup[group] = lines.count - 1
                return lines.count - 1
            }

            private mutating func sceneLost() -> [Effect] {
                isSceneLost = true
                let effects = inEveryGroup { $0.sceneLost(&$1) }
                indexOfRequest = [:]
                return effects
            }

            private mutating func hold(_ isOnHold: Bool) -> [Effect] {
                guard isOnHold != self.isOnHold else { return [] }
                self.isOnHold = isOnHold
                return inEveryGroup { isOnHold ? $0.hold(&$1) : $0.goOn(&$1) }
            }

            private mutating func screenReader(isRunning: Bool) -> [Effect] {
                guard isRunning != isScreenReaderRunning else { return [] }
                let stopped = inEveryGroup { $0.stopForNewPace(&$1) }
                isScreenReaderRunning = isRunning
                return stopped + inEveryGroup { $0.startAtNewPace(&$1) }
            }

            // MARK: Groups

            private mutating func of(
                _ id: BannerRequest.ID, _ body: (inout GroupLine, inout GroupLine.Context) -> Void
            ) -> [Effect] {
                guard let index = indexOfRequest[id] else { return [] }
                let effects = inGroup(index, body)
                forget(id, index)
                return effects
            }

            private mutating func inEveryGroup(
                _ body: (inout GroupLine, inout GroupLine.Context) -> Void
            ) -> [Effect] {
                lines.indices.flatMap { inGroup($0, body) }
            }

            private mutating func inGroup(
                _ index: Int, _ body: (inout GroupLine, inout GroupLine.Context) -> Void
            ) -> [Effect] {
                var context = GroupLine.Context(
                    policy: policy, now: now, isScreenReaderRunning: isScreenReaderRunning, isOnHold: isOnHold)
                body(&lines[index], &context)
                for case .end(let id, _) in context.effects { forget(id, index) }
                return context.effects
            }

            /// Forgets a request that has ended and is no longer on the screen.
            private mutating func forget(_ id: BannerRequest.ID, _ index: Int) {
                guard !lines[index].isLive(id), lines[index].state != .dismissing(id) else { return }
                indexOfRequest[id] = nil
            }
        }

        /// How banners wait for their turn: there is one at a time.
        nonisolated public struct BannerQueuePolicy: Hashable, Sendable {
            /// Which of the waiting banners comes next.
            public enum Order: String, CaseIterable, Sendable {
                /// The one that has waited longest.
                case fifo
                /// The one of the most urgent level; among equals, the one that has waited longest.
                case priority
            }

            /// What happens when a banner comes while another is shown.
            public enum Conflict: String, CaseIterable, Sendable {
                /// The new one waits.
                case enqueue
                /// The shown one ends as soon as people have seen it. Under `order: priority` a less urgent new one waits
                /// instead; and a shown one without a timer whose condition still holds comes back.
                case replace
                /// The shown one gives way as soon as people have seen it, and comes back for the rest of its time. Under
                /// `order: priority` a less urgent new one waits instead.
                case suspend
                /// The new one waits; but a shown one without a timer, which waits for an answer or for its condition, gives way to one
                /// with a timer as soon as people have seen it, and comes back. So does one whose work or condition goes on to
                /// any. Under `order: priority` one gives way to a more urgent one too, and a less urgent new one waits.
                case stepAside
                /// The new one is discarded. While one leaves, the most severe of those that come waits for its place.
                case drop
            }

            /// Which requests count as repetitions of an earlier one and are answered together with it.
            public enum Coalescing: String, CaseIterable, Sendable {
                /// None.
                case none
                /// A request equal to the one right before it in its group, unless that has ended.
                case adjacent
                /// A request equal to one that waits.
                case queued
                /// A request equal to one that waits or is shown.
                case any
            }

            /// What two requests must share to be equal.
            public enum Key: String, CaseIterable, Sendable {
                /// The banner's name.
                case banner
                /// Its style.
                case style
                /// Its level.
                case level
                /// Its title, its text and its points, parameters filled in.
                case text
                /// Its surface.
                case surface
                /// The values of its parameters. The banners of different values, and different banners, are never equal.
                case parameters
            }

            /// Which of the waiting banners comes next.
            public var order: Order
            /// What happens when a banner comes while another is shown.
            public var conflict: Conflict
            /// Which requests count as repetitions.
            public var coalescing: Coalescing
            /// What two requests must share to be equal.
            public var key: [Key]
            /// The banners that may wait at the most; at least 1. One that is about to take another's place does not count.
            ///
            /// Of more than that the least severe is dropped, whatever the `order`: among equals one that people have seen
            /// before one that nobody has, and then the newest.
            public var maxDepth: Int
            /// The time between one banner's end and the next one's start.
            public var pause: Duration
            /// What the display time is multiplied by while a screen reader runs; 1 to 100.
            public var screenReaderMultiplier: Double
            /// How long a banner stands still at the least before the end of its condition, or one that is not more urgent,
            /// takes it away; then people have seen it.
            public var minimumVisibleTime: Duration

            /// How long a banner stands still at the least unless a policy says otherwise.
            public static let leastVisibleTime = Duration.seconds(1)

            /// A policy of these values. What is left out is as in a spec of the profile `apple` that says nothing of its queue.
            public init(
                order: Order = .priority, conflict: Conflict = .enqueue, coalescing: Coalescing = .adjacent,
                key: [Key] = [.style, .level, .text], maxDepth: Int = 20, pause: Duration = .zero,
                screenReaderMultiplier: Double = 2.5, minimumVisibleTime: Duration = leastVisibleTime
            ) {
                self.order = order
                self.conflict = conflict
                self.coalescing = coalescing
                self.key = key
                self.maxDepth = maxDepth
                self.pause = pause
                self.screenReaderMultiplier = screenReaderMultiplier
                self.minimumVisibleTime = minimumVisibleTime
            }

            /// Whether one that comes may take the place of one that shows.
            var takesPlaces: Bool { conflict == .replace || conflict == .suspend || conflict == .stepAside }

            /// How many may wait: under `drop` the one that comes next.
            var room: Int { conflict == .drop ? 1 : max(maxDepth, 1) }

            /// Whether one that shows gives its place to one that nobody has seen.
            func gives(_ shown: BannerTicket, to next: BannerTicket) -> Bool {
                guard takesPlaces, !isLessUrgent(next.request, than: shown.request) else { return false }
                guard conflict == .stepAside else { return true }
                let isOneOfMany = next.remaining != nil || shown.request.comesBack
                return shown.remaining == nil && (isOneOfMany || isLessUrgent(shown.request, than: next.request))
            }

            /// Whether `request` is less urgent than `other`; without ranks none is.
            func isLessUrgent(_ request: BannerRequest, than other: BannerRequest) -> Bool {
                order == .priority && request.severity < other.severity
            }
        }

        /// What the queue knows of a banner that shall be shown.
        nonisolated public struct BannerRequest: Identifiable, Hashable, Sendable {
            /// The identity of a request. A later request of the same queue has a greater one.
            public struct ID: Hashable, Comparable, Sendable {
                let number: UInt64

                /// Whether `lhs` came before `rhs`.
                public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
            }

            /// The least time between two comings of what has the same name.
            public struct Interval: Hashable, Sendable {
                /// The name of the banner in the spec.
                public var name: String
                /// The time that passes between two comings at the least.
                public var minimum: Duration

                /// At least `minimum` between two comings of `name`.
                public init(name: String, minimum: Duration) {
                    self.name = name
                    self.minimum = minimum
                }
            }

            /// Its identity.
            public let id: ID
            /// The group of its surface. A group shows one banner at a time; groups know nothing of each other.
            public var group: String
            /// Its urgency under `order: priority`; a higher one is more urgent.
            public var severity: Int
            /// How long it stays, `nil` for as long as nobody and nothing ends it.
            public var display: Duration?
            /// How a person may end it: any of `button`, `swipe` and `tap`.
            public var waysOut: BannerDismissal
            /// Whether it comes back after `conflict: replace`, since its condition still holds.
            public var comesBack: Bool
            /// What equal requests share, `nil` for one that equals none.
            public var key: CoalescingKey?
            /// How long it may wait unseen; `nil` for as long as it takes.
            ///
            /// It is a promise about what the banner says, which goes out of date whether or not anybody looks at the screen. So the time
            /// runs on while the queue is on hold, other than that of a banner that shows.
            public var expires: Duration?
            /// How often it may come, `nil` for any number of times.
            public var interval: Interval?

            /// A request of these values. `id` comes from ``BannerQueue/makeID()`` of the queue that it is for.
            public init(
                id: ID, group: String, severity: Int = 0, display: Duration?, waysOut: BannerDismissal = [.button, .swipe],
                comesBack: Bool = false, key: CoalescingKey? = nil, expires: Duration? = nil,
                interval: Interval? = nil
            ) {
                self.id = id
                self.group = group
                self.severity = severity
                self.display = display?.bounded
                self.waysOut = waysOut
                self.comesBack = comesBack
                self.key = key
                self.expires = expires?.bounded
                self.interval = interval
            }
        }

        nonisolated extension Duration {
            /// A time that no clock reaches, far below what overflows, which would trap: 10^15 s.
            static let farFuture = Duration.seconds(1_000_000_000_000_000)

            /// The nearest duration in 0...a million hours, which is for ever for a banner.
            var bounded: Duration { min(max(self, .zero), .seconds(3_600_000_000)) }
        }

        /// A live request and what has become of it so far.
        nonisolated struct BannerTicket: Hashable, Sendable {
            /// What is asked for.
            var request: BannerRequest
            /// The display time that is left, not multiplied for a screen reader; `nil` for a banner that stays.
            var remaining: Duration?
            /// Whether people have seen it: it stood still for the least visible time.
            var wasSeen = false
            /// Whether what it says is out of date, since it has waited for longer than it may.
            var isStale = false
            /// Its outcome when its time is over.
            var outcome = BannerQueue.Outcome.timedOut

            init(_ request: BannerRequest) {
                self.request = request
                remaining = request.display
            }

            var id: BannerRequest.ID { request.id }

            /// Replaces what is asked for. What people have not read yet gets its full time; its turn stays what it is.
            mutating func update(_ request: BannerRequest) {
                let severity = self.request.severity
                self.request = request
                self.request.severity = severity
                remaining = request.display
                outcome = .timedOut
                isStale = false
            }

            /// Another request for the same was answered together with this one, which then may wait as long as the other.
            mutating func prolong(to expires: Duration?) {
                request.expires = expires
                isStale = false
            }

            /// The work is done; what is said at the end stays for `display`.
            mutating func complete(display: Duration?) {
                remaining = display?.bounded
                outcome = .cleared
            }
        }

        /// What two requests share that count as one.
        ///
        /// It is built once a request, so that comparing two requests builds no texts.
        nonisolated public struct CoalescingKey: Hashable, Sendable {
            private let parts: [Part]

            /// The parts of `content` that `policy` names, or `nil` where the policy coalesces nothing.
            ///
            /// A policy that names no part makes all requests equal. Title, text and points are those in `locale`, a BCP 47 tag.
            public init?(_ content: some BannerContent, policy: BannerQueuePolicy, locale: String) {
                guard policy.coalescing != .none else { return nil }
                parts = policy.key.map { Part($0, of: content, locale: locale) }
            }

            private enum Part: Hashable, Sendable {
                case name(String)
                case style(any BannerStyle)
                case level(any BannerLevel)
                case words([String])
                case surface(String)
                case content(any BannerContent)

                init(_ key: BannerQueuePolicy.Key, of content: some BannerContent, locale: String) {
                    switch key {
                    case .banner: self = .name(content.id)
                    case .style: self = .style(content.style)
                    case .level: self = .level(content.level)
                    case .text: self = .words(Self.words(of: content, in: locale))
                    case .surface: self = .surface(content.bannerSurface.id)
                    // A content does not tell its parameters apart, so those that differ in anything else are no repetitions
                    // either. They are as the app gave them, not cut: two accounts whose names start alike stay two.
                    case .parameters: self = .content(content)
                    }
                }

                static func == (lhs: Self, rhs: Self) -> Bool {
                    switch (lhs, rhs) {
                    // Bytes, not canonical equivalence: a hostile text of many marks is compared in linear time.
                    case (.name(let lhs), .name(let rhs)), (.surface(let lhs), .surface(let rhs)):
                        lhs.utf8.elementsEqual(rhs.utf8)
                    case (.words(let lhs), .words(let rhs)):
                        lhs.elementsEqual(rhs) { $0.utf8.elementsEqual($1.utf8) }
                    case (.style(let lhs), .style(let rhs)): AnyHashable(lhs) == AnyHashable(rhs)
                    case (.level(let lhs), .level(let rhs)): AnyHashable(lhs) == AnyHashable(rhs)
                    case (.content(let lhs), .content(let rhs)): AnyHashable(lhs) == AnyHashable(rhs)
                    default: false
                    }
                }

                /// What people read first and next: two banners that differ in any of it are two messages.
                private static func words(of content: some BannerContent, in locale: String) -> [String] {
                    [content.title(in: locale) ?? "", content.text(in: locale)] + content.points(in: locale)
                }

                private static func hash(_ string: String, into hasher: inout Hasher) {
                    var string = string
                    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
                }

                func hash(into hasher: inout Hasher) {
                    switch self {
                    case .name(let string), .surface(let string): Self.hash(string, into: &hasher)
                    case .words(let strings):
                        for string in strings { Self.hash(string, into: &hasher) }
                    case .style(let style): hasher.combine(style)
                    case .level(let level): hasher.combine(level)
                    case .content(let content): hasher.combine(content)
                    }
                }
            }
        }

        /// One group of a queue: the banner on its screen and those that wait for it.
        nonisolated struct GroupLine: Sendable {
            /// What an event is handled with.
            struct Context {
                let policy: BannerQueuePolicy
                /// The time of the event, since the queue's beginning.
                let now: Duration
                let isScreenReaderRunning: Bool
                /// Whether no time passes for what is shown, and nothing new comes.
                let isOnHold: Bool
                var effects: [BannerQueue.Effect] = []

                /// What a display time is multiplied by.
                var pace: Double {
                    guard isScreenReaderRunning, policy.screenReaderMultiplier >= 1 else { return 1 }
                    return min(policy.screenReaderMultiplier, 100)
                }
            }

            let name: String
            private(set) var state = BannerQueue.State.idle
            private(set) var waiting: WaitingLine
            /// The banner that comes in or stands still. One that leaves has ended or waits again.
            private(set) var showing: Showing?
            /// The latest request that was let in, and its key.
            private(set) var latest: (id: BannerRequest.ID, key: CoalescingKey)?

            init(name: String, policy: BannerQueuePolicy) {
                self.name = name
                waiting = WaitingLine(policy)
            }

            /// Whether the request has not ended.
            func isLive(_ id: BannerRequest.ID) -> Bool { showing?.ticket.id == id || waiting[id] != nil }

            // MARK: Coming

            /// Whether the request counts as a repetition of a live one.
            func coalesces(_ request: BannerRequest, _ policy: BannerQueuePolicy) -> Bool {
                guard let key = request.key else { return false }
                // What is over no longer says it.
                let shown = showing.flatMap { $0.isClearing ? nil : $0.ticket }
                switch policy.coalescing {
                case .none: return false
                case .adjacent:
                    return latest.map { $0.key == key && (shown?.id == $0.id || waiting[$0.id] != nil) } ?? false
                case .queued: return waiting.contains(key)
                case .any: return waiting.contains(key) || shown?.request.key == key
                }
            }

            /// Lets those that say the same as `request`, which was answered together with them, wait as long as that might have.
            mutating func prolong(by request: BannerRequest, _ context: inout Context) {
                for id in repeated(by: request, context.policy) where ticket(id)?.request.expires != nil {
                    if showing?.ticket.id == id { showing?.ticket.prolong(to: request.expires) }
                    waiting.update(id) { $0.prolong(to: request.expires) }
                    awaitExpiry(of: id, request.expires, &context)
                }
            }

            /// The live requests of which `request` is a repetition.
            private func repeated(by request: BannerRequest, _ policy: BannerQueuePolicy) -> [BannerRequest.ID] {
                guard let key = request.key else { return [] }
                let shown = showing.flatMap { $0.ticket.request.key == key ? $0.ticket.id : nil }
                switch policy.coalescing {
                case .none: return []
                case .adjacent: return latest.map { [$0.id] } ?? []
                case .queued: return waiting.ids(of: key)
                case .any: return waiting.ids(of: key) + (shown.map { [$0] } ?? [])
                }
            }

            private func awaitExpiry(of id: BannerRequest.ID, _ expires: Duration?, _ context: inout Context) {
                context.effects.append(expires.map { .startExpiry(id, $0) } ?? .stopExpiry(id))
            }

            /// Lets a request in; the result says whether there was room.
            mutating func enqueue(_ request: BannerRequest, _ context: inout Context) -> Bool {
                if let expires = request.expires { awaitExpiry(of: request.id, expires, &context) }
                guard letIn(BannerTicket(request), &context) else { return false }
                latest = request.key.map { (request.id, $0) }
                return true
            }

            private mutating func letIn(_ ticket: BannerTicket, _ context: inout Context) -> Bool {
                if state == .idle, !context.isOnHold {
                    present(ticket, &context)
                } else if keepsOut(context.policy) {
                    context.effects.append(.end(ticket.id, .dropped))
                } else {
                    waiting.insert(ticket)
                    // Another one that comes first is waited for already.
                    if waiting.next?.id == ticket.id || waiting.nextReport?.id == ticket.id { heedClaim(&context) }
                    dropSurplus(&context)
                }
                return isLive(ticket.id)
            }

            /// Whether what comes is discarded. A banner whose condition is over has nothing more to say.
            private func keepsOut(_ policy: BannerQueuePolicy) -> Bool {
                policy.conflict == .drop && showing?.isClearing == false
            }

            /// Drops what is beyond `maxDepth`.
            private mutating func dropSurplus(_ context: inout Context) {
                while depth(context.policy) > context.policy.room, let last = waiting.last {
                    endWaiting(last.id, .dropped, &context)
                }
            }

            /// How many of `maxDepth` are taken: what comes in another's place, or comes as soon as it may, has a place already.
            private func depth(_ policy: BannerQueuePolicy) -> Int {
                let nextHasPlace = state == .idle ? policy.conflict != .drop : policy.takesPlaces && showing == nil
                return nextHasPlace ? max(waiting.count - 1, 0) : waiting.count
            }

            /// Whether a request would be let in without ending what shows or comes next.
            func admits(_ request: BannerRequest, _ policy: BannerQueuePolicy) -> Bool {
                if coalesces(request, policy) { return false }
                if state == .idle, waiting.next == nil { return true }
                if keepsOut(policy) { return false }
                // It joins those that wait, or what steps aside for it does.
                let hasRoom = depth(policy) < policy.room
                if mayTakePlace(BannerTicket(request), policy) { return hasRoom && endsNobody(policy) }
                return hasRoom || waiting.last.map { $0.request.severity < request.severity } ?? false
            }

            /// Whether a request may take the place of what shows or comes next.
            private func mayTakePlace(_ ticket: BannerTicket, _ policy: BannerQueuePolicy) -> Bool {
                (showing?.ticket ?? waiting.next).map { policy.gives($0, to: ticket) } ?? false
            }

            /// Whether what shows or comes next waits on when another takes its place.
            private func endsNobody(_ policy: BannerQueuePolicy) -> Bool {
                guard let holder = showing?.ticket ?? waiting.next else { return true }
                return showing?.isClearing != true && !holder.isStale && comesBack(holder, policy)
            }

            // MARK: Taking places

            /// Whether the one that comes next wants the place of the one that shows: nobody has seen it, and it is as urgent.
            /// What has been seen waits for its turn.
            private func isWanted(_ shown: Showing, _ policy: BannerQueuePolicy) -> Bool {
                if let next = waiting.next, !next.wasSeen, policy.gives(shown.ticket, to: next) { return true }
                return waiting.nextReport.map { policy.gives(shown.ticket, to: $0) } ?? false
            }

            /// Lets the one that shows give way to the one that wants its place: to a more urgent one at once, to another as soon
            /// as people have seen it and let go of it.
            private mutating func heedClaim(_ context: inout Context) {
                guard !context.isOnHold, let shown = showing, isWanted(shown, context.policy) else { return }
                if mayGiveWay(shown, context) {
                    giveWay(shown, &context)
                } else if case .shown = state {
                    showing?.stop(&context)
                    showing?.start(isWanted: true, &context)
                }
            }

            private func mayGiveWay(_ shown: Showing, _ context: Context) -> Bool {
                guard let next = waiting.next else { return false }
                let wasSeen = shown.wasSeen(context) && !shown.isHeld
                return wasSeen || context.policy.isLessUrgent(shown.ticket.request, than: next.request)
            }

            /// What nobody has seen is never replaced, and what is over does not come back.
            private mutating func giveWay(_ shown: Showing, _ context: inout Context) {
                if shown.isClearing {
                    endShowing(.cleared, &context)
                } else if shown.wasSeen(context), !comesBack(shown.ticket, context.policy) {
                    endShowing(.replaced, &context)
                } else {
                    stepAside(&context)
                }
            }

            /// Whether a banner that people have seen waits on when another takes its place.
            private func comesBack(_ ticket: BannerTicket, _ policy: BannerQueuePolicy) -> Bool {
                policy.conflict == .suspend || policy.conflict == .stepAside || ticket.request.comesBack
            }

            /// The banner leaves the screen and waits for the rest of its time.
            private mutating func stepAside(_ context: inout Context) {
                guard var aside = showing else { return }
                // Nobody has seen it, and it is too late for it to come again.
                if aside.ticket.isStale, !aside.wasSeen(context) { return endShowing(.expired, &context) }
                aside.stop(&context)
                aside.ticket.wasSeen = aside.wasSeen(context)
                showing = nil
                waiting.insert(aside.ticket)
                leave(aside.ticket.id, &context)
            }

            // MARK: Showing

            private mutating func present(_ ticket: BannerTicket, _ context: inout Context) {
                showing = Showing(ticket)
                state = .presenting(ticket.id)
                context.effects.append(.present(ticket.id))
            }

            mutating func presented(_ id: BannerRequest.ID, _ context: inout Context) {
                guard state == .presenting(id) else { return }
                state = .shown(id)
                changeShowing(id, &context) { showing, context in
                    showing.standStill(context)
                }
            }

            /// Changes the banner on the screen, whose timer runs on as the change lets it.
            private mutating func changeShowing(
                _ id: BannerRequest.ID, _ context: inout Context, _ change: (inout Showing, Context) -> Void
            ) {
                guard showing?.ticket.id == id else { return }
                showing?.stop(&context)
                if var changed = showing {
                    change(&changed, context)
                    showing = changed
                }
                continueShowing(&context)
            }

            private mutating func continueShowing(_ context: inout Context) {
                guard case .shown = state, let shown = showing else { return }
                if shown.isOver(context) { return endShowing(shown.endOfTime, &context) }
                guard !context.isOnHold else { return }
                let isWanted = isWanted(shown, context.policy)
                if isWanted, mayGiveWay(shown, context) { return giveWay(shown, &context) }
                showing?.start(isWanted: isWanted, &context)
            }

            mutating func timer(_ id: BannerRequest.ID, _ context: inout Context) {
                guard state == .shown(id), showing?.isRunning == true else { return }
                showing?.expire(&context)
                continueShowing(&context)
            }

            mutating func touch(_ id: BannerRequest.ID, isDown: Bool, _ context: inout Context) {
                guard let showing, showing.isTouched != isDown else { return }
                changeShowing(id, &context) { showing, _ in showing.isTouched = isDown }
            }

            mutating func focus(_ id: BannerRequest.ID, isFocused: Bool, _ context: inout Context) {
                guard let showing, showing.isFocused != isFocused else { return }
                changeShowing(id, &context) { showing, _ in showing.isFocused = isFocused }
            }

            /// Stops the timer, whose pace is about to change.
            mutating func stopForNewPace(_ context: inout Context) { showing?.stop(&context) }

            /// Starts the timer at its new pace. A screen reader that is turned off has no focus any more, and tells nobody.
            mutating func startAtNewPace(_ context: inout Context) {
                if !context.isScreenReaderRunning { showing?.isFocused = false }
                continueShowing(&context)
            }

            // MARK: On hold

            /// Stops the timer, and what counts as time that people saw the banner.
            mutating func hold(_ context: inout Context) {
                showing?.stop(&context)
                showing?.hold(context)
                continueShowing(&context)
            }

            /// Goes on: what shows has the rest of its time or gives way, and where nothing shows, the next one comes.
            mutating func goOn(_ context: inout Context) {
                if state == .idle, waiting.next != nil { return presentNext(&context) }
                showing?.goOn(context)
                if case .shown = state { continueShowing(&context) } else { heedClaim(&context) }
            }

            // MARK: Changing

            mutating func update(_ request: BannerRequest, _ context: inout Context) {
                let expired = ticket(request.id)?.request.expires
                if expired != nil || request.expires != nil { awaitExpiry(of: request.id, request.expires, &context) }
                if latest?.id == request.id { latest = request.key.map { (request.id, $0) } }
                changeShowing(request.id, &context) { showing, _ in showing.ticket.update(request) }
                changeWaiting(request.id, &context) { $0.update(request) }
            }

            mutating func complete(_ id: BannerRequest.ID, display: Duration?, _ context: inout Context) {
                changeShowing(id, &context) { showing, _ in showing.ticket.complete(display: display) }
                changeWaiting(id, &context) { $0.complete(display: display) }
            }

            /// Changes a banner that waits. With another time or rank, it may want the place of the one that shows.
            private mutating func changeWaiting(
                _ id: BannerRequest.ID, _ context: inout Context, _ change: (inout BannerTicket) -> Void
            ) {
                guard waiting[id] != nil else { return }
                waiting.update(id, change)
                heedClaim(&context)
            }

            mutating func conditionCleared(_ id: BannerRequest.ID, _ context: inout Context) {
                guard showing?.ticket.id == id else { return endWaiting(id, .cleared, &context) }
                guard showing?.isClearing == false else { return }
                changeShowing(id, &context) { showing, _ in showing.clear() }
            }

            mutating func conditionHolds(_ id: BannerRequest.ID, _ context: inout Context) {
                guard showing?.isClearing == true else { return }
                changeShowing(id, &context) { showing, _ in showing.unclear() }
            }

            // MARK: Ending

            /// A person ends a banner, if it has this way out.
            mutating func end(
                _ id: BannerRequest.ID, by way: BannerDismissal, _ outcome: BannerQueue.Outcome, _ context: inout Context
            ) {
                guard let ticket = withinReach(id), ticket.request.waysOut.contains(way) else { return }
                end(id, outcome, &context)
            }

            /// A person closes a banner, or goes where it leads. Where there is something to do that with, it works.
            mutating func answer(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
                if withinReach(id) != nil { end(id, outcome, &context) }
            }

            /// A request has waited for longer than it may. One that people have seen is no news in any case, and one that shows is being
            /// read; if it has to step aside before anybody has seen it, it ends then.
            mutating func expire(_ id: BannerRequest.ID, _ context: inout Context) {
                if showing?.ticket.id == id {
                    showing?.ticket.isStale = true
                } else if waiting[id]?.wasSeen == false {
                    endWaiting(id, .expired, &context)
                }
            }

            private func ticket(_ id: BannerRequest.ID) -> BannerTicket? {
                if let showing, showing.ticket.id == id { return showing.ticket }
                return waiting[id]
            }

            /// The banner that a person can touch: one that shows, or that is stepping aside.
            private func withinReach(_ id: BannerRequest.ID) -> BannerTicket? {
                if let showing, showing.ticket.id == id { return showing.ticket }
                return state == .dismissing(id) ? waiting[id] : nil
            }

            /// Ends a live request.
            mutating func end(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
                if showing?.ticket.id == id { endShowing(outcome, &context) } else { endWaiting(id, outcome, &context) }
            }

            private mutating func endWaiting(_ id: BannerRequest.ID, _ outcome: BannerQueue.Outcome, _ context: inout Context) {
                guard waiting.remove(id) != nil else { return }
                context.effects.append(.end(id, outcome))
            }

            private mutating func endShowing(_ outcome: BannerQueue.Outcome, _ context: inout Context) {
                guard var ended = showing else { return }
                ended.stop(&context)
                showing = nil
                context.effects.append(.end(ended.ticket.id, outcome))
                leave(ended.ticket.id, &context)
            }

            private mutating func leave(_ id: BannerRequest.ID, _ context: inout Context) {
                state = .dismissing(id)
                context.effects.append(.dismiss(id))
            }

            mutating func cancelAll(_ context: inout Context) {
                for ticket in waiting.removeAll() { context.effects.append(.end(ticket.id, .cleared)) }
                endShowing(.cleared, &context)
            }

            /// Ends everything at once; what is on the screen does not leave, since there is no screen.
            mutating func sceneLost(_ context: inout Context) {
                if var lost = showing {
                    lost.stop(&context)
                    showing = nil
                    context.effects.append(.end(lost.ticket.id, .sceneLost))
                }
                for ticket in waiting.removeAll() { context.effects.append(.end(ticket.id, .sceneLost)) }
                guard state != .idle else { return }
                state = .idle
                context.effects.append(.clear(group: name))
            }

            // MARK: The next one

            mutating func dismissed(_ id: BannerRequest.ID, _ context: inout Context) {
                guard state == .dismissing(id) else { return }
                let pause = context.policy.pause.bounded
                if pause > .zero {
                    state = .pausing
                    context.effects.append(.pause(group: name, pause))
                } else {
                    presentNext(&context)
                }
            }

            mutating func pauseOver(_ context: inout Context) {
                guard state == .pausing else { return }
                presentNext(&context)
            }

            private mutating func presentNext(_ context: inout Context) {
                if !context.isOnHold, let next = waiting.removeNext() {
                    present(next, &context)
                } else {
                    state = .idle
                    context.effects.append(.clear(group: name))
                }
            }
        }

        /// The banner on the screen and its timer.
        nonisolated struct Showing: Sendable {
            /// A timer that runs.
            struct Run: Sendable {
                let start: Duration
                let end: Duration
                /// How many times longer than written the display time is.
                let pace: Double
            }

            var ticket: BannerTicket
            var isTouched = false
            var isFocused = false
            /// Whether its condition is over, so that it leaves as soon as it was visible for the least time.
            private(set) var isClearing = false
            /// Since when it has stood still, `nil` while it comes in.
            private(set) var visibleSince: Duration?
            /// Since when the queue has been on hold, `nil` while it is not.
            private(set) var onHoldSince: Duration?
            private(set) var run: Run?

            init(_ ticket: BannerTicket) { self.ticket = ticket }

            var isRunning: Bool { run != nil }

            /// Whether a person holds it, by a finger or a screen reader's focus.
            var isHeld: Bool { isTouched || isFocused }

            /// The outcome of a banner whose time is over.
            var endOfTime: BannerQueue.Outcome { isClearing ? .cleared : ticket.outcome }

            /// How long it has yet to stand still until that was the least visible time, `nil` while it comes in.
            private func leastRest(_ context: GroupLine.Context) -> Duration? {
                visibleSince.map {
                    max(.zero, context.policy.minimumVisibleTime.bounded - ((onHoldSince ?? context.now) - $0))
                }
            }

            /// Whether people have seen it, now or before it stepped aside.
            func wasSeen(_ context: GroupLine.Context) -> Bool { ticket.wasSeen || leastRest(context) == .zero }

            /// Whether its time is over. While a person holds the banner it stays all the same. On hold, no time comes to its end,
            /// but what is no longer so leaves at once: there is nobody whom that would puzzle.
            func isOver(_ context: GroupLine.Context) -> Bool {
                if isHeld { return false }
                return context.isOnHold ? isClearing : ticket.remaining == .zero || isClearing && leastRest(context) == .zero
            }

            mutating func standStill(_ context: GroupLine.Context) {
                visibleSince = context.now
                if context.isOnHold { onHoldSince = context.now }
            }

            /// Nobody sees it for a while.
            mutating func hold(_ context: GroupLine.Context) { onHoldSince = context.now }

            /// It is seen again; the time between does not count.
            mutating func goOn(_ context: GroupLine.Context) {
                guard let since = onHoldSince else { return }
                visibleSince = visibleSince.map { $0 + (context.now - since) }
                onHoldSince = nil
            }

            /// Its condition is over: it stays until it has been visible for the least time.
            mutating func clear() { isClearing = true }

            /// Its condition holds again.
            mutating func unclear() { isClearing = false }

            /// Starts the timer, unless a person holds the banner or it has no time to wait for. One whose place another wants
            /// waits until people have seen it.
            mutating func start(isWanted: Bool, _ context: inout GroupLine.Context) {
                guard run == nil, !isHeld, !context.isOnHold else { return }
                let pace = context.pace
                let rest = isClearing || isWanted ? leastRest(context) : nil
                guard let time = [ticket.remaining.map { $0 * pace }, rest].compactMap({ $0 }).min() else { return }
                run = Run(start: context.now, end: context.now + time, pace: pace)
                context.effects.append(.startTimer(ticket.id, time))
            }

            /// Stops the timer and keeps what is left of it.
            mutating func stop(_ context: inout GroupLine.Context) {
                guard let run else { return }
                context.effects.append(.stopTimer(ticket.id))
                spend(run, context)
            }

            /// The timer is said to have ended. If it ends too early, it is started again for the rest.
            mutating func expire(_ context: inout GroupLine.Context) {
                guard let run else { return }
                if context.now < run.end { stop(&context) } else { spend(run, context) }
            }

            private mutating func spend(_ run: Run, _ context: GroupLine.Context) {
                self.run = nil
                let elapsed = max(.zero, context.now - run.start)
                // What is over is found by the product that the timer was started for; a quotient may be rounded off.
                ticket.remaining = ticket.remaining.map { remaining in
                    remaining * run.pace <= elapsed ? .zero : max(.zero, remaining - elapsed / run.pace)
                }
            }
        }

        /// A binary heap of turns, the first one at the top, from which any turn can be taken in O(log n).
        nonisolated struct TurnHeap: Sendable {
            /// A place in the order; the lower one comes first.
            struct Turn: Comparable, Sendable {
                let major: Int
                let middle: Int
                let minor: UInt64
                let id: BannerRequest.ID

                static func < (lhs: Self, rhs: Self) -> Bool {
                    (lhs.major, lhs.middle, lhs.minor) < (rhs.major, rhs.middle, rhs.minor)
                }
            }

            private var turns: [Turn] = []
            /// The index of each turn. It holds exactly the ids of `turns`, so that both are always valid for each other.
            private var positions: [BannerRequest.ID: Int] = [:]

            var count: Int { turns.count }

            var first: Turn? { turns.first }

            mutating func insert(_ turn: Turn) {
                remove(turn.id)
                turns.append(turn)
                positions[turn.id] = turns.count - 1
                rise(from: turns.count - 1)
            }

            mutating func remove(_ id: BannerRequest.ID) {
                guard let index = positions.removeValue(forKey: id) else { return }
                let last = turns.removeLast()
                guard index < turns.count else { return }
                turns[index] = last
                positions[last.id] = index
                rise(from: index)
                sink(from: index)
            }

            private mutating func rise(from start: Int) {
                var index = start
                while index > 0 {
                    let parent = (index - 1) / 2
                    guard turns[index] < turns[parent] else { return }
                    swap(index, parent)
                    index = parent
                }
            }

            private mutating func sink(from start: Int) {
                var index = start
                while true {
                    let left = 2 * index + 1
                    guard left < turns.count else { return }
                    let right = left + 1
                    let child = right < turns.count && turns[right] < turns[left] ? right : left
                    guard turns[child] < turns[index] else { return }
                    swap(index, child)
                    index = child
                }
            }

            private mutating func swap(_ first: Int, _ second: Int) {
                turns.swapAt(first, second)
                positions[turns[first].id] = first
                positions[turns[second].id] = second
            }
        }

        /// The requests of a group that wait for their turn.
        ///
        /// The more urgent one comes first under `order: priority`. Then those come that nobody has seen, in the order of their
        /// arrival; then those that stepped aside: the ones that leave by themselves before the ones that stay.
        ///
        /// Everything takes at most O(log n) of n that wait.
        nonisolated struct WaitingLine: Sendable {
            private let policy: BannerQueuePolicy
            private var tickets: [BannerRequest.ID: BannerTicket] = [:]
            /// The tickets of each key; none where nobody asks.
            private var keys: [CoalescingKey: Set<BannerRequest.ID>] = [:]
            private var turns = TurnHeap()
            /// The first one is dropped first when too many wait.
            private var surplus = TurnHeap()
            /// Under `conflict: stepAside`, those that leave by themselves and that nobody has seen: one that waits for an answer
            /// steps aside for them, whatever waits before them.
            private var reports = TurnHeap()

            init(_ policy: BannerQueuePolicy) { self.policy = policy }

            var count: Int { tickets.count }

            /// The one that comes next.
            var next: BannerTicket? { turns.first.flatMap { tickets[$0.id] } }

            /// The first of those for which one that waits for an answer steps aside.
            var nextReport: BannerTicket? { reports.first.flatMap { tickets[$0.id] } }

            /// The one that has to go when too many wait: the least severe; among equals one that people have seen, and then
            /// the newest.
            var last: BannerTicket? { surplus.first.flatMap { tickets[$0.id] } }

            subscript(id: BannerRequest.ID) -> BannerTicket? { tickets[id] }

            func contains(_ key: CoalescingKey) -> Bool { keys[key] != nil }

            /// Those that have the key, in the order of their arrival.
            func ids(of key: CoalescingKey) -> [BannerRequest.ID] { keys[key]?.sorted() ?? [] }

            mutating func insert(_ ticket: BannerTicket) {
                tickets[ticket.id] = ticket
                let turn = turn(ticket)
                turns.insert(turn)
                if policy.conflict == .stepAside, !ticket.wasSeen, ticket.remaining != nil { reports.insert(turn) }
                surplus.insert(
                    TurnHeap.Turn(
                        major: ticket.request.severity, middle: ticket.wasSeen ? 0 : 1, minor: ~ticket.id.number, id: ticket.id)
                )
                if let key = indexed(ticket) { keys[key, default: []].insert(ticket.id) }
            }

            @discardableResult
            mutating func remove(_ id: BannerRequest.ID) -> BannerTicket? {
                guard let ticket = tickets.removeValue(forKey: id) else { return nil }
                turns.remove(id)
                reports.remove(id)
                surplus.remove(id)
                if let key = indexed(ticket) {
                    keys[key]?.remove(id)
                    if keys[key]?.isEmpty == true { keys[key] = nil }
                }
                return ticket
            }

            /// Changes a ticket.
            mutating func update(_ id: BannerRequest.ID, _ change: (inout BannerTicket) -> Void) {
                guard var ticket = remove(id) else { return }
                change(&ticket)
                insert(ticket)
            }

            mutating func removeNext() -> BannerTicket? { next.flatMap { remove($0.id) } }

            /// All of them, in the order of their turns.
            mutating func removeAll() -> [BannerTicket] {
                let all = inOrder
                self = WaitingLine(policy)
                return all
            }

            /// The tickets in the order of their turns.
            var inOrder: [BannerTicket] { tickets.values.sorted { turn($0) < turn($1) } }

            private func turn(_ ticket: BannerTicket) -> TurnHeap.Turn {
                let rank = policy.order == .priority ? ticket.request.severity : 0
                let standing = !ticket.wasSeen ? 0 : ticket.remaining != nil ? 1 : 2
                // ~x falls as x rises and, unlike -x, exists for every x.
                return TurnHeap.Turn(major: ~rank, middle: standing, minor: ticket.id.number, id: ticket.id)
            }

            private func indexed(_ ticket: BannerTicket) -> CoalescingKey? {
                switch policy.coalescing {
                case .queued, .any: ticket.request.key
                case .none, .adjacent: nil
                }
            }
        }

        #if canImport(SwiftUI)

            nonisolated extension BannerAnimation {
                /// The animation as SwiftUI runs it; `nil` for none.
                var swiftUIAnimation: Animation? {
                    switch self {
                    case .instant: nil
                    case .spring(let stiffness, let damping, let velocity):
                        .interpolatingSpring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                    case .curve(let x1, let y1, let x2, let y2, let seconds):
                        .timingCurve(x1, y1, x2, y2, duration: seconds)
                    case .linear(let seconds): .linear(duration: seconds)
                    }
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// A banner with its fill, which hears taps, swipes and who is at it.
            struct BannerBar: View {
                let presentation: BannerPresentation
                let presenter: BannerPresenter
                /// The height of the fill past the banner's edge, in points.
                let buffer: Double
                /// The height that there is for it; `nil` for as much as it needs.
                let available: Double?
                @Binding var drag: Double

                /// The height that it needs.
                @State private var height = 0.0
                /// The width that it takes.
                @State private var width = 0.0
                @State private var attention = BannerAttention()
                @State private var touch: BannerTouch?
                @State private var gate = BannerPressGate()
                @GestureState private var isTouched = false
                @Environment(\.bannerBuilders) private var builders
                @Environment(\.horizontalSizeClass) private var sizeClass

                var body: some View {
                    leavable
                        .accessibilityElement(children: .contain)
                        .accessibilityIdentifier(BannerIdentifier.anyBanner)
                        .accessibilityAction(.escape, leave)
                        .environment(\.bannerActions, actions)
                        .environment(\.bannerKeyboard) { attend(.keyboard, $0) }
                        .environment(\.isBannerDragged, touch?.kind == .drag)
                        .onDisappear {
                            attention = BannerAttention()
                            presenter.touchEnded(id)
                            presenter.screenReaderFocus(id, isFocused: false)
                        }
                }

                private var id: BannerRequest.ID { presentation.id }
                private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }
                private var edge: BannerEdge { configuration.edge }
                private var fit: BannerFit { BannerFit(height: height, available: available) }
                private var ways: BannerWaysOut { presentation.waysOut.scrolled(fit.isScrolled) }

                private var actions: BannerActions {
                    let actions = BannerActions(of: presentation, presenter)
                    return actions.guarded(by: gate, time: { Date().timeIntervalSinceReferenceDate }) {
                        attend(.assistiveTechnology, $0)
                    }
                }

                @ViewBuilder private var content: some View {
                    if let custom = builders.firstResult({ $0.build(presentation) }) {
                        custom
                            .accessibilityElement(children: .contain)
                            .accessibilityIdentifier(BannerIdentifier.banner(presentation.content.id))
                    } else {
                        BannerView(presentation)
                    }
                }

                private var filled: some View {
                    fitted
                        .environment(\.isBannerScrolled, fit.isScrolled)
                        .environment(\.bannerCorners, corners)
                        .background { fill }
                        .contentShape(Rectangle())
                }

                @ViewBuilder private var fitted: some View {
                    if fit.isScrolled { ScrollView { measured }.frame(height: fit.height) } else { measured }
                }

                private var measured: some View {
                    content
                        .background {
                            GeometryReader { proxy in
                                Color.clear.onAppear { measure(proxy.size) }
                                    .watching(proxy.size) { measure($0) }
                            }
                        }
                        .bannerTouchArea(of: id)
                }

                private func measure(_ size: CGSize) { (width, height) = (Double(size.width), Double(size.height)) }

                private var contacts: BannerContacts {
                    BannerContacts(
                        configuration,
                        isWide: BannerContainer.isWide(width, configuration, isCompact: sizeClass == .compact))
                }

                private var corners: BannerCorners { BannerCorners(configuration.shape, contacts) }

                private var fill: some View {
                    let contacts = contacts
                    return BannerFillView(
                        configuration: configuration, level: presentation.content.levelConfiguration, corners: corners,
                        height: fit.height
                    )
                    .padding(.top, contacts.top ? CGFloat(-buffer) : 0)
                    .padding(.bottom, contacts.bottom ? CGFloat(-buffer) : 0)
                    .ignoresSafeArea(.container, edges: contacts.leading || contacts.trailing ? .horizontal : [])
                }

                // MARK: Keys

                /// What the key or the button that goes back does while the focus is on the banner.
                private var leavable: some View {
                    #if os(macOS) || os(tvOS)
                        let exit: (() -> Void)? = ways.canDismiss ? { leave() } : nil
                        return touchable.onExitCommand(perform: exit)
                    #else
                        return touchable
                    #endif
                }

                // MARK: Touches

                @ViewBuilder private var touchable: some View {
                    #if os(tvOS)
                        filled
                    #else
                        filled
                            .onTapGesture { if ways.barTap != .none { actions.tap() } }
                            .simultaneousGesture(dragging)
                            .watching(isTouched) { $0 ? presenter.touchBegan(id) : letGo() }
                            .onHover { attend(.pointer, $0) }
                    #endif
                }

                #if !os(tvOS)
                    private var dragging: some Gesture {
                        // In the banner's own coordinates, which move with the finger, it would lag and shake.
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .updating($isTouched) { _, isTouched, _ in isTouched = true }
                            .onChanged(follow)
                            .onEnded(end)
                    }

                    private func follow(_ finger: DragGesture.Value) {
                        let (start, time) = (
                            BannerTouch.Point(finger.startLocation), finger.time.timeIntervalSinceReferenceDate
                        )
                        var touch = self.touch ?? BannerTouch(at: start, time: time)
                        // Nobody says that a finger is gone which a system gesture or an alert took over.
                        if touch.start != start { touch = BannerTouch(at: start, time: time) }
                        touch.move(to: BannerTouch.Point(finger.location), time: time, isDraggable: isDraggable)
                        self.touch = touch
                        gate.follow(touch)
                        if touch.kind == .drag { drag = swipe.offset(touch.translation) }
                    }

                    private func end(_ finger: DragGesture.Value) {
                        let time = finger.time.timeIntervalSinceReferenceDate
                        gate.lift(at: time)
                        guard let touch else { return }
                        self.touch = nil
                        if isDraggable, swipe.dismisses(touch, at: time) { presenter.swipe(id) }
                    }

                    /// The finger is gone, whoever took it.
                    private func letGo() {
                        gate.lift(at: Date().timeIntervalSinceReferenceDate)
                        presenter.touchEnded(id)
                        let phase = presenter.presentations.first { $0.id == id }?.phase
                        if phase != .dismissing { withAnimation(.easeOut(duration: 0.2)) { drag = 0 } }
                    }

                    private var isDraggable: Bool { ways.allowsSwipe && presentation.phase != .dismissing }
                    private var swipe: BannerSwipe { BannerSwipe(edge: edge, height: fit.height) }
                #endif

                // MARK: Who is there

                private func attend(_ means: BannerAttention.Means, _ isThere: Bool) {
                    if let isHeld = attention.set(means, isThere: isThere) {
                        presenter.screenReaderFocus(id, isFocused: isHeld)
                    }
                }

                /// What the gesture that goes back does, where a person may send the banner away at all.
                private func leave() {
                    if ways.canDismiss { presenter.close(id) }
                }
            }

            nonisolated extension BannerTouch.Point {
                fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
            }
        #endif

        /// What stands between a binding of an app and the queue: the binding asks for a banner or calls it off, and the
        /// outcome resets the binding.
        ///
        /// Each request reports its own outcome, however often the binding changes meanwhile, to the handlers of the view's latest
        /// body; only the outcome of the latest request resets the binding, and only while the binding still asks for it.
        @MainActor final class BannerBinding<Banner: BannerContent> {
            /// What an app wants to hear.
            nonisolated struct Handlers {
                /// A button of the banner was used.
                var action: @MainActor (Banner, Banner.ButtonName) -> Void
                /// The request has ended, in whatever way.
                var outcome: @MainActor (Banner, BannerOutcome<Banner.ButtonName>) -> Void
                /// The binding shall no longer ask for this banner, if it does.
                var reset: @MainActor (Banner) -> Void
            }

            nonisolated private struct Request {
                // A presenter holds what it reports to. One that is released ends its requests.
                weak var presenter: BannerPresenter?
                let id: BannerRequest.ID
                var banner: Banner
            }

            /// The latest request, as long as the binding asks for it and it has not ended.
            private var current: Request?
            /// The number of the latest request, and whether the binding still asks for it.
            private var number = 0
            private var isWanted = false
            private var handlers: Handlers?

            /// This binding, which reports to the handlers of the view's latest body from now on: what was said of a row that the
            /// view showed before is not about what it shows now.
            func reporting(to handlers: Handlers) -> Self {
                self.handlers = handlers
                return self
            }

            /// Makes what is requested of `presenter` agree with `banner`: none calls the present one off, another state of the
            /// same banner changes it in place, and another banner takes its place. Where the presenter is no host's, debug builds tell of
            /// each banner that waits for no other.
            func request(_ banner: Banner?, of presenter: BannerPresenter, isHosted: Bool = true) {
                guard let banner else { return callOff() }
                guard let current, current.presenter === presenter, current.banner.id == banner.id,
                    // One whose outcome is on its way can't be changed any more.
                    presenter.queue.isLive(current.id)
                else {
                    callOff()
                    #if DEBUG
                        if !isHosted { presenter.onFault?(.noHost(banner: banner.id)) }
                    #endif
                    return enqueue(banner, of: presenter)
                }
                guard current.banner != banner else { return }
                self.current?.banner = banner
                presenter.update(current.id, to: banner)
            }

            /// The view that asks is gone. A banner of its screen that shows nowhere else goes with it, and comes again with
            /// it.
            func viewIsGone() {
                guard let current, current.banner.bannerSurface.scope == .screen,
                    current.presenter?.hasHost(of: current.banner.bannerSurface) != true
                else { return }
                callOff()
            }

            private func callOff() {
                isWanted = false
                guard let request = current else { return }
                current = nil
                request.presenter?.cancel(request.id)
            }

            private func enqueue(_ banner: Banner, of presenter: BannerPresenter) {
                number += 1
                isWanted = true
                let own = number
                // Until the outcome, the presenter keeps what it reports to, so that a view that is gone misses none.
                let id = presenter.queue.makeID()
                let toldOf = BannerHandlers(
                    for: Banner.self, onOutcome: { outcome in self.end(own, banner, outcome) },
                    onAction: { button in self.use(button, own, banner) })
                presenter.enqueue(banner, id, toldOf, requester: self)
                current = Request(presenter: presenter, id: id, banner: banner)
            }

            private func end(_ own: Int, _ requested: Banner, _ outcome: BannerOutcome<Banner.ButtonName>) {
                let banner = banner(own, requested)
                if own == number, isWanted {
                    current = nil
                    isWanted = false
                    handlers?.reset(banner)
                }
                if case .action(let button) = outcome { handlers?.action(banner, button) }
                handlers?.outcome(banner, outcome)
            }

            /// A button was used that does not end the banner.
            private func use(_ button: Banner.ButtonName, _ own: Int, _ requested: Banner) {
                handlers?.action(banner(own, requested), button)
            }

            /// What the request number `own` is for now; it was for `requested` at first.
            private func banner(_ own: Int, _ requested: Banner) -> Banner {
                own == number ? current?.banner ?? requested : requested
            }
        }

        #if canImport(SwiftUI)

            /// How a button looks on a banner: its emphasis, functional, or an icon alone. It serves any button on a tint:
            ///
            /// ```swift
            /// Button("Delete") { … }.buttonStyle(BannerButtonStyle(.functional(.negative), on: Acme.Level.error.configuration()))
            /// ```
            public struct BannerButtonStyle: ButtonStyle {
                private let variant: BannerButtonVariant
                private let look: BannerButtonLook?
                private let level: BannerLevelConfiguration
                private let isFullWidth: Bool
                private let minimumSize: Double

                /// The look of `variant` on a banner of `level`, as `look` has it where it says anything. The area that a tap reaches is `minimumSize` points wide and high at
                /// the least.
                public init(
                    _ variant: BannerButtonVariant, look: BannerButtonLook? = nil, on level: BannerLevelConfiguration,
                    isFullWidth: Bool = false, minimumSize: Double = BannerButton.standardSize
                ) {
                    self.variant = variant
                    self.look = look
                    self.level = level
                    self.isFullWidth = isFullWidth
                    self.minimumSize = minimumSize
                }

                /// The look of `button` on a banner of `level`.
                public init(_ button: BannerButton, look: BannerButtonLook? = nil, on level: BannerLevelConfiguration) {
                    self.init(
                        button.variant, look: look, on: level, isFullWidth: button.isFullWidth, minimumSize: button.minimumSize)
                }

                /// The button.
                public func makeBody(configuration: Configuration) -> some View {
                    BannerButtonBody(
                        label: configuration.label, isPressed: configuration.isPressed, variant: variant, look: look,
                        level: level,
                        isFullWidth: isFullWidth, minimumSize: minimumSize)
                }
            }

            /// What a button looks like in its state.
            private struct BannerButtonBody<Label: View>: View {
                let label: Label
                let isPressed: Bool
                let variant: BannerButtonVariant
                let look: BannerButtonLook?
                let level: BannerLevelConfiguration
                let isFullWidth: Bool
                let minimumSize: Double

                @Environment(\.isEnabled) private var isEnabled
                @Environment(\.isBannerDragged) private var isDragged
                #if os(tvOS)
                    @Environment(\.isFocused) private var isFocused
                #endif
                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast

                var body: some View {
                    let (paint, shape) = (paint, shape)
                    label
                        .padding(EdgeInsets(shape.padding))
                        .frame(
                            minWidth: CGFloat(shape.minWidth), maxWidth: isFullWidth ? .infinity : nil,
                            minHeight: CGFloat(shape.minHeight)
                        )
                        .foregroundColor(paint.label.swiftUIColor)
                        .background { background(paint) }
                        .overlay { focusRing }
                        // What is drawn lower than a target is hit as easily.
                        .frame(
                            minWidth: CGFloat(shape.minimumSize), maxWidth: isFullWidth ? .infinity : nil,
                            minHeight: CGFloat(shape.minimumSize)
                        )
                        .contentShape(Rectangle())
                        .opacity(paint.opacity)
                        .bannerHover(outline)
                }

                private var shape: BannerButtonShape { BannerButtonShape(variant, look: look, minimumSize: minimumSize) }

                // It takes half of the height itself where the radius is more.
                private var outline: RoundedRectangle {
                    RoundedRectangle(cornerRadius: CGFloat(shape.cornerRadius(height: .infinity)))
                }

                /// What tells where the focus is. Only on a television nobody draws it for a style of one's own (WCAG 2.2, 2.4.7).
                @ViewBuilder private var focusRing: some View {
                    #if os(tvOS)
                        if isFocused {
                            outline.strokeBorder(level.onTint.value(in: appearance).swiftUIColor, lineWidth: 4)
                                .padding(.all, -8)
                        }
                    #else
                        // A builder of which nothing is left is ambiguous where MapKit is imported (TN3211).
                        EmptyView()
                    #endif
                }

                private var appearance: BannerAppearance { BannerAppearance(colorScheme, contrast) }

                private var paint: BannerButtonPaint {
                    BannerButtonPaint(
                        variant, look: look, state: isEnabled ? isPressed && !isDragged ? .pressed : .normal : .disabled,
                        on: level, in: appearance)
                }

                @ViewBuilder private func background(_ paint: BannerButtonPaint) -> some View {
                    if let fill = paint.fill { outline.fill(fill.swiftUIColor) }
                    if let line = paint.outline {
                        outline.strokeBorder(line.swiftUIColor, lineWidth: CGFloat(shape.borderWidth))
                    }
                }
            }

            extension View {
                /// Shows that a button is looked at or pointed to, as the system's own do.
                fileprivate func bannerHover(_ outline: RoundedRectangle) -> some View {
                    #if os(iOS) || os(visionOS)
                        contentShape(.hoverEffect, outline)
                            .hoverEffect()
                    #else
                        self
                    #endif
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// A button of a banner.
            struct BannerButtonView: View {
                let button: BannerButton
                let look: BannerButtonLook?
                let level: BannerLevelConfiguration
                /// The width and height of its icon, in points.
                let iconSize: Double
                let act: @MainActor () -> Void

                @Environment(\.locale) private var locale

                var body: some View {
                    Button(role: role, action: act) { label }
                        .buttonStyle(BannerButtonStyle(button, look: look, on: level))
                        .disabled(!button.isEnabled)
                        // A long press shows what is too small to be read by people who need larger text.
                        .accessibilityShowsLargeContentViewer {
                            Label {
                                Text(verbatim: words)
                            } icon: {
                                if let image = button.image { icon(image) }
                            }
                        }
                        .accessibilityLabel(Text(verbatim: words))
                }

                private var words: String { BannerSpeech.label(of: button, in: language) }

                private var language: String { BannerLanguage.read(locale) }

                private var role: ButtonRole? {
                    switch button.role {
                    case .destructive: .destructive
                    case .cancel: .cancel
                    case .dismiss, nil: nil
                    }
                }

                @ViewBuilder private var label: some View {
                    if let title = button.title {
                        HStack(spacing: 8) {
                            if let image = button.image { icon(image) }
                            Text(verbatim: title.string(in: language)).multilineTextAlignment(.center)
                        }
                    } else {
                        icon(button.image ?? BannerImage(.symbol("questionmark")))
                    }
                }

                private func icon(_ image: BannerImage) -> some View {
                    BannerSourceView(source: image.source, frame: .icon(image.source, size: iconSize))
                        .accessibilityHidden(true)
                }
            }
        #endif

        #if canImport(SwiftUI)
            #if canImport(UIKit)
            #elseif canImport(AppKit)
            #endif

            nonisolated extension Color {
                /// A colour of a spec, which follows the appearance and the contrast that a person chose:
                ///
                /// ```swift
                /// Text("Offline").foregroundColor(Color(Acme.Level.error.levelConfiguration.tint))
                /// ```
                public init(_ color: BannerColor) {
                    #if canImport(UIKit)
                        self.init(uiColor: UIColor(color))
                    #else
                        self.init(nsColor: NSColor(color))
                    #endif
                }
            }

            nonisolated extension BannerColorValue {
                /// The colour as SwiftUI draws it.
                var swiftUIColor: Color {
                    Color(space == .sRGB ? .sRGB : .displayP3, red: red, green: green, blue: blue, opacity: alpha)
                }
            }

            nonisolated extension BannerAppearance {
                /// The appearance of a view's environment.
                init(_ colorScheme: ColorScheme, _ contrast: ColorSchemeContrast) {
                    self.init(isDark: colorScheme == .dark, hasHighContrast: contrast == .increased)
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// Lays out the parts of a banner as `BannerArrangement` says, with the margins and the padding
            /// around them. SwiftUI mirrors it where the text runs from right to left.
            nonisolated struct BannerContentLayout: Layout {
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
            nonisolated struct BannerPartKey: LayoutValueKey {
                static let defaultValue = BannerPart.text
            }
        #endif

        #if canImport(SwiftUI)

            /// The image, the texts, the link and the buttons of a banner.
            struct BannerContentView: View {
                let content: any BannerContent
                let presentation: BannerPresentation?
                let buttons: [BannerButton]
                /// Whether a finger does something to the bar itself.
                let isTarget: Bool
                /// What an indicator adds to the height, in points.
                let indicator: Double
                let act: @MainActor (Int) -> Void
                let follow: @MainActor () -> Void
                let focus: AccessibilityFocusState<BannerPart?>.Binding

                /// The button that the keyboard is on.
                @FocusState private var keyboard: Int?

                @Environment(\.bannerActions) private var actions
                @Environment(\.bannerKeyboard) private var keyboardReport
                @Environment(\.locale) private var locale
                @Environment(\.dynamicTypeSize) private var dynamicTypeSize
                @Environment(\.horizontalSizeClass) private var sizeClass
                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast

                var body: some View {
                    layout {
                        if let image = content.leadingImage {
                            BannerImageView(image: image, frame: imageFrame)
                                .foregroundColor(accent)
                                .accessibilityFocused(focus, equals: .image)
                                .layoutValue(key: BannerPartKey.self, value: .image)
                        }
                        if let title = titleText { titleView(title).layoutValue(key: BannerPartKey.self, value: .title) }
                        text.layoutValue(key: BannerPartKey.self, value: .text)
                        ForEach(points.indices, id: \.self) { index in
                            bullet.layoutValue(key: BannerPartKey.self, value: .bullet(index))
                            point(index).layoutValue(key: BannerPartKey.self, value: .point(index))
                        }
                        if let link = content.link {
                            BannerLinkView(
                                title: link.title.string(in: language), color: content.levelConfiguration.accent
                            ) { follow() }
                            .accessibilityFocused(focus, equals: .link)
                            .layoutValue(key: BannerPartKey.self, value: .link)
                        }
                        ForEach(buttons.indices, id: \.self) { index in
                            BannerButtonView(
                                button: buttons[index], look: configuration.buttonLooks[buttons[index].variant],
                                level: content.levelConfiguration,
                                iconSize: configuration.typography.iconSize(at: textSize)
                            ) { act(index) }
                            .accessibilityIdentifier(BannerIdentifier.button(index, of: buttons, in: content))
                            .accessibilityFocused(focus, equals: .button(index))
                            .focused($keyboard, equals: index)
                            .layoutValue(key: BannerPartKey.self, value: .button(index))
                        }
                    }
                    .watching(keyboard != nil) { keyboardReport?($0) }
                    .font(configuration.typography.swiftUIFont)
                    .dynamicTypeSize(configuration.typography.dynamicTypeSizes)
                }

                private var configuration: BannerConfiguration { content.bannerConfiguration }

                private var language: String { BannerLanguage.read(locale) }

                private var textSize: BannerDynamicTypeSize { BannerDynamicTypeSize(dynamicTypeSize) }

                private var imageFrame: BannerImageFrame {
                    configuration.typography.imageFrame(configuration.image, at: textSize)
                }

                private var accent: Color {
                    content.levelConfiguration.accent.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor
                }

                // MARK: Title and points

                private var titleText: String? { content.title(in: language) }

                private var points: [String] { presentation?.points(in: language) ?? content.points(in: language) }

                private var isCentered: Bool { configuration.shape.alignment == .center }

                private func titleView(_ title: String) -> some View {
                    let typography = configuration.titleTypography
                    return Text(verbatim: title)
                        .font(typography.swiftUIFont)
                        .lineLimit(typography.maxLines)
                        .multilineTextAlignment(isCentered ? .center : .leading)
                        .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
                        .dynamicTypeSize(typography.dynamicTypeSizes)
                        .accessibilityLabel(Text(verbatim: BannerSpeech.text(title, prefix: prefix, in: language)))
                        .accessibilityIdentifier(BannerIdentifier.title)
                        .accessibilitySortPriority(3)
                        .accessibilityFocused(focus, equals: .title)
                }

                private var bullet: some View {
                    Text(verbatim: "\u{2022}").accessibilityHidden(true)
                }

                private func point(_ index: Int) -> some View {
                    Text(verbatim: points.indices.contains(index) ? points[index] : "")
                        .multilineTextAlignment(.leading)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .accessibilityIdentifier(BannerIdentifier.point(index))
                        .accessibilitySortPriority(1)
                        .accessibilityFocused(focus, equals: .point(index))
                }

                // MARK: Text

                private var prefix: BannerText? { content.levelConfiguration.spokenPrefix }

                private var text: some View {
                    let words = presentation?.text(in: language) ?? content.text(in: language)
                    return Text(verbatim: words)
                        .lineLimit(configuration.typography.maxLines)
                        .multilineTextAlignment(isCentered ? .center : .leading)
                        .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
                        .accessibilityLabel(
                            // The title, where there is one, has told the level.
                            Text(
                                verbatim: BannerSpeech.text(words, prefix: titleText == nil ? prefix : nil, in: language))
                        )
                        .accessibilityHint(Text(verbatim: opens ? BannerWords.current.opens.string(in: language) : ""))
                        // How far the work is belongs to what tells of it; the track would say the text again.
                        .accessibilityValue(Text(verbatim: progress.map { BannerSpeech.value(of: $0, in: language) } ?? ""))
                        .accessibilityIdentifier(BannerIdentifier.text)
                        // What happened is read before what can be done about it.
                        .accessibilitySortPriority(2)
                        .accessibilityFocused(focus, equals: .text)
                        .accessibilityAddTraits(traits)
                        .accessibilityAction { actions?.tap() }
                        // Where a tap does nothing, Switch Control, Voice Control and Full Keyboard Access pass it over. A modifier
                        // that comes and goes would take the focus away when the work is done.
                        .accessibilityRespondsToUserInteraction(hasTap)
                }

                private var progress: BannerProgressState? { presentation?.progress }
                private var hasTap: Bool { actions?.hasTap == true }
                private var opens: Bool { hasTap && presentation?.waysOut.barTap == .opens }

                private var traits: AccessibilityTraits {
                    var traits: AccessibilityTraits = hasTap ? .isButton : []
                    if progress != nil { traits.formUnion(.updatesFrequently) }
                    return traits
                }

                private var layout: BannerContentLayout {
                    BannerContentLayout(
                        options: BannerArrangement.Options(
                            imageSize: content.leadingImage.map { _ in imageFrame.size }, hasTitle: titleText != nil,
                            pointCount: points.count, bulletWidth: configuration.typography.bulletWidth(at: textSize),
                            link: content.link?.placement, alignment: configuration.shape.alignment,
                            buttonLayout: configuration.buttonLayout,
                            isAccessibilitySize: configuration.typography.clamped(textSize).isAccessibilitySize,
                            buttons: buttons),
                        configuration: configuration, indicator: indicator, isTarget: isTarget, isCompact: sizeClass == .compact
                    )
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// What is behind the content of a banner: its fill, its border and its shadow.
            struct BannerFillView: View {
                let configuration: BannerConfiguration
                let level: BannerLevelConfiguration
                let corners: BannerCorners
                /// The height of the bar, of which corners take half at the most.
                let height: Double

                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast

                var body: some View {
                    let paint = BannerBarPaint(configuration.shape, on: level, in: BannerAppearance(colorScheme, contrast))
                    ZStack {
                        filling(paint)
                        if let border = paint.border {
                            outline.strokeBorder(
                                border.swiftUIColor, lineWidth: CGFloat(max(0, configuration.shape.border?.width ?? 0)))
                        }
                    }
                }

                private var outline: UnevenRoundedRectangle { UnevenRoundedRectangle(corners, height: height) }

                @ViewBuilder private func filling(_ paint: BannerBarPaint) -> some View {
                    if let shadow = paint.shadow, let cast = configuration.shape.shadow {
                        filled(paint).shadow(
                            color: shadow.swiftUIColor, radius: CGFloat(cast.radius), x: CGFloat(cast.x), y: CGFloat(cast.y))
                    } else {
                        filled(paint)
                    }
                }

                @ViewBuilder private func filled(_ paint: BannerBarPaint) -> some View {
                    if let fill = paint.fill {
                        outline.fill(fill.swiftUIColor)
                    } else if paint.isMaterial {
                        outline.fill(Material.regular)
                    } else {
                        Color.clear
                    }
                }
            }

            /// The hairline that parts a banner from the content.
            struct BannerSeparatorView: View {
                let configuration: BannerConfiguration
                let level: BannerLevelConfiguration

                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast
                @Environment(\.displayScale) private var scale

                var body: some View {
                    let paint = BannerBarPaint(configuration.shape, on: level, in: BannerAppearance(colorScheme, contrast))
                    if let separator = paint.separator {
                        separator.swiftUIColor
                            .frame(height: 1 / max(1, scale))
                            .accessibilityHidden(true)
                    }
                }
            }

            extension UnevenRoundedRectangle {
                /// The outline of a bar of `height` with these corners.
                init(_ corners: BannerCorners, height: Double) {
                    let radius = CGFloat(corners.radius(height: height))
                    self.init(
                        topLeadingRadius: corners.topLeading ? radius : 0,
                        bottomLeadingRadius: corners.bottomLeading ? radius : 0,
                        bottomTrailingRadius: corners.bottomTrailing ? radius : 0,
                        topTrailingRadius: corners.topTrailing ? radius : 0, style: .circular)
                }
            }

            nonisolated extension EdgeInsets {
                /// As much inwards as `insets` say.
                init(_ insets: BannerInsets) {
                    self.init(
                        top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
                        trailing: CGFloat(insets.trailing))
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// Gives a host the room that there is, without changing what size its content fits.
            nonisolated struct BannerHostLayout: Layout {
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

        #if canImport(SwiftUI)

            /// Puts the banners of a presenter over, above and below a view. Without a presenter it does nothing.
            struct BannerHostModifier: ViewModifier {
                let presenter: BannerPresenter?
                /// What it is the place of; `nil` where it only draws what no other host does.
                let place: BannerPlace?
                /// What the banners that cover content are drawn in.
                var placement = BannerHostPlacement.overlay
                /// What asked for the banners that it draws where no other host does.
                var requester: AnyObject?
                /// Whether `requester` asks for anything. A view that doesn't, such as a row of a list, is no host.
                var isAsking = true

                @State private var presentations: [BannerPresentation] = []
                @State private var host: BannerHost?
                @State private var stand = BannerStand()
                @Environment(\.bannerHostDepth) private var depth
                @Environment(\.bannerScene) private var scene
                @Environment(\.locale) private var locale
                @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning
                @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlRunning

                func body(content: Content) -> some View {
                    surrounded(content)
                        .overlay { overlay }
                        .background { backdrop }
                        .transformEnvironment(\.bannerPresenter) { $0 = presenter ?? $0 }
                        .transformEnvironment(\.bannerHostDepth) { $0 += 1 }
                        .transformEnvironment(\.bannerScene) { $0 = $0 ?? stand.scene }
                        .onAppear(perform: follow)
                        .onDisappear(perform: leave)
                        .watching(presenter.map(ObjectIdentifier.init)) { _ in follow() }
                        .watching(place) { _ in follow() }
                        .watching(isNeeded) { _ in follow() }
                        .watching(ownStand) { host?.move(to: $0) }
                        .watching(needsMoreTime) { presenter?.isScreenReaderRunning = $0 }
                        .watching(locale) { presenter?.hostLocale = BannerLanguage.read($0) }
                }

                /// Whether it was made the place of something, rather than to stand in for one.
                private var isPlace: Bool { requester == nil }

                /// Whether a person moves from element to element, which takes longer than to look and touch.
                private var needsMoreTime: Bool { isVoiceOverRunning || isSwitchControlRunning }

                /// Whether it draws, or may have to.
                private var isNeeded: Bool { presenter != nil && (isPlace || isAsking || !presentations.isEmpty) }

                // MARK: Beside the content

                @ViewBuilder private func surrounded(_ content: Content) -> some View {
                    if isPlace {
                        // What is embedded and does not stick stands beside the view, and scrolls with it; what sticks insets it.
                        VStack(spacing: 0) {
                            embedded(.top, sticks: false)
                            inset(BannerHostLayout(isFilling: place == .scene) { content })
                                // It gets what the banners leave.
                                .layoutPriority(-1)
                            embedded(.bottom, sticks: false)
                        }
                    } else {
                        // The content may be several views, which stay in the layout that they stand in.
                        inset(content)
                    }
                }

                private func inset(_ content: some View) -> some View {
                    content
                        .safeAreaInset(edge: .top, spacing: 0) { embeddedBeside(.top) }
                        .safeAreaInset(edge: .bottom, spacing: 0) { embeddedBeside(.bottom) }
                }

                /// Those of several groups stand one below the other.
                @ViewBuilder private func embeddedBeside(_ edge: BannerEdge) -> some View {
                    if presentations.contains(where: { $0.isEmbedded(at: edge) }) {
                        VStack(spacing: 0) {
                            if !isPlace { embedded(edge, sticks: false) }
                            embedded(edge, sticks: true)
                                .modifier(BannerStick(edge: edge))
                        }
                    }
                }

                @ViewBuilder private func embedded(_ edge: BannerEdge, sticks: Bool) -> some View {
                    if let presenter {
                        ForEach(presentations.filter { $0.isEmbedded(at: edge) && $0.sticks == sticks }) { presentation in
                            BannerStage(presentation: presentation, presenter: presenter, place: .embedded)
                        }
                    }
                }

                // MARK: Over the content

                @ViewBuilder private var overlay: some View {
                    let covering = presentations.filter { $0.isCovering && !drawsInWindow($0) }
                    if let presenter, !covering.isEmpty {
                        BannerOverlay(presentations: covering, presenter: presenter)
                    }
                }

                private func drawsInWindow(_ presentation: BannerPresentation) -> Bool {
                    #if os(iOS) || os(visionOS)
                        placement.drawsInWindow(presentation, isOfRequester: !isPlace)
                    #else
                        false
                    #endif
                }

                /// What is behind the content, of which nothing is seen.
                @ViewBuilder private var backdrop: some View {
                    if let presenter, isNeeded {
                        // Only the outermost host of the scene tells of it. A sheet of a Mac is a window too, which ends sooner.
                        BannerSceneWatch(
                            presenter: place == .scene && depth == 0 ? presenter : nil, stand: $stand
                        )
                        .frame(width: 0, height: 0)
                        .accessibilityHidden(true)
                        #if os(iOS) || os(visionOS)
                            canvas(presenter)
                        #endif
                    }
                }

                #if os(iOS) || os(visionOS)
                    @ViewBuilder private func canvas(_ presenter: BannerPresenter) -> some View {
                        if !isPlace || placement.windowLevel != nil {
                            BannerWindowCanvas(
                                presentations: presentations.filter(drawsInWindow), presenter: presenter,
                                level: placement.windowLevel ?? BannerHostPlacement.defaultWindowLevel)
                        }
                    }
                #endif

                // MARK: As a host

                /// Where it is: a sheet stands in the scene of what presents it.
                private var ownStand: BannerStand {
                    var stand = stand
                    stand.scene = scene ?? stand.scene
                    #if os(iOS) || os(visionOS)
                        // What a view asks for of the scene and draws itself is drawn in a window too.
                        stand.isAbove = !isPlace || placement.windowLevel != nil
                    #endif
                    return stand
                }

                private func follow() {
                    leave()
                    guard let presenter, isNeeded else { return }
                    presenter.hostLocale = BannerLanguage.read(locale)
                    presenter.isScreenReaderRunning = needsMoreTime
                    // Not this modifier, which holds the presenter that holds this.
                    let (drawn, announcer) = ($presentations, BannerAnnouncer(presenter))
                    host = BannerHost(
                        presenter, place, requester: requester, depth: depth, stand: ownStand,
                        onChange: {
                            announcer.show($0)
                            drawn.wrappedValue = $0
                        }, onAnnouncement: { announcer.say($0) })
                }

                /// Draws no longer: a host that is not on the screen is the place of nothing.
                private func leave() {
                    host?.end()
                    host = nil
                    presentations = []
                }
            }

            nonisolated extension BannerPresentation {
                fileprivate var isCovering: Bool { content.bannerConfiguration.position == .overlay }

                /// Whether it stays where it is when the content scrolls.
                fileprivate var sticks: Bool { content.bannerConfiguration.sticksOnScroll }

                /// Whether it is embedded at `edge`.
                fileprivate func isEmbedded(at edge: BannerEdge) -> Bool {
                    let configuration = content.bannerConfiguration
                    return configuration.position == .embedded && configuration.edge == edge
                }
            }

            nonisolated private struct BannerSceneKey: EnvironmentKey {
                static var defaultValue: ObjectIdentifier? { nil }
            }

            nonisolated extension EnvironmentValues {
                /// The scene that the outermost host stands in.
                fileprivate var bannerScene: ObjectIdentifier? {
                    get { self[BannerSceneKey.self] }
                    set { self[BannerSceneKey.self] = newValue }
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// The image before a banner's text.
            struct BannerImageView: View {
                let image: BannerImage
                let frame: BannerImageFrame

                @Environment(\.locale) private var locale

                var body: some View {
                    BannerSourceView(source: image.source, frame: frame)
                        .frame(width: frame.size, height: frame.size)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(Text(verbatim: label))
                        .accessibilityAddTraits(.isImage)
                        .accessibilityIdentifier(BannerIdentifier.image)
                        .accessibilityHidden(label.isEmpty)
                }

                private var label: String { image.label?.string(in: BannerLanguage.read(locale)) ?? "" }
            }

            /// The picture that a source stands for, as it is drawn in a frame.
            struct BannerSourceView: View {
                let source: BannerImageSource
                let frame: BannerImageFrame

                @Environment(\.bannerBundle) private var bundle

                var body: some View {
                    switch source {
                    case .symbol(let name): drawn(Image(systemName: name))
                    case .asset(let name): drawn(Image(name, bundle: bundle))
                    case .resource(let name, let bundle): drawn(Image(name, bundle: bundle.bundle))
                    case .memory(let reference): if let picture = reference.picture { drawn(Image(picture)) }
                    case .asyncImage(let url, let placeholder, let isCached):
                        BannerRemoteImage(
                            remote: BannerImageChain.Remote(url: url, isCached: isCached), frame: frame, draw: drawn
                        ) {
                            if let placeholder { AnyView(BannerSourceView(source: placeholder, frame: frame)) }
                        }
                    }
                }

                private func drawn(_ image: Image) -> BannerCutImage {
                    BannerCutImage(image: image, drawing: BannerImageDrawing(source, in: frame), shape: frame.shape)
                }
            }

            /// An image that is cut to its shape.
            struct BannerCutImage: View {
                let image: Image
                let drawing: BannerImageDrawing
                let shape: BannerImageShape

                var body: some View {
                    let sized = image.resizable()
                        .aspectRatio(contentMode: drawing.isCut ? .fill : .fit)
                        .frame(width: drawing.size, height: drawing.size)
                    switch drawing.isCut ? shape : .none {
                    case .circle: sized.clipShape(Circle())
                    case .square: sized.clipShape(Rectangle())
                    case .rounded: sized.clipShape(RoundedRectangle(cornerRadius: BannerImageDrawing.cornerRadius))
                    case .none: sized
                    }
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// The link of a banner: underlined, so that colour is not the only sign (WCAG 2.2, 1.4.1).
            struct BannerLinkView: View {
                let title: String
                let color: BannerColor
                let act: @MainActor () -> Void

                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast

                var body: some View {
                    Button(action: act) {
                        Text(verbatim: title)
                            .underline()
                            .multilineTextAlignment(.leading)
                            .frame(
                                minWidth: CGFloat(BannerArrangement.target), minHeight: CGFloat(BannerArrangement.target),
                                alignment: .leading
                            )
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(BannerLinkStyle(color: color.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor))
                    .accessibilityAddTraits(.isLink)
                    .accessibilityIdentifier(BannerIdentifier.link)
                }
            }

            /// A link in its colour, fainter while it is held down.
            private struct BannerLinkStyle: ButtonStyle {
                let color: Color

                @Environment(\.isBannerDragged) private var isDragged

                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .foregroundColor(color)
                        .opacity(configuration.isPressed && !isDragged ? BannerButtonPaint.pressedOpacity : 1)
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// The banners that cover a part of the content.
            struct BannerOverlay: View {
                let presentations: [BannerPresentation]
                let presenter: BannerPresenter

                var body: some View {
                    GeometryReader { proxy in
                        ZStack {
                            ForEach(presentations) { presentation in
                                BannerStage(
                                    presentation: presentation, presenter: presenter,
                                    place: place(
                                        of: presentation, safeArea: BannerInsets(proxy.safeAreaInsets),
                                        available: Double(proxy.size.height)))
                            }
                        }
                        // Where it lies changes with the container; its time goes on.
                        .watching(proxy.size.width > proxy.size.height) { _ in presenter.rotate() }
                    }
                }

                private func place(
                    of presentation: BannerPresentation, safeArea: BannerInsets, available: Double
                ) -> BannerStage.Place {
                    let edge = presentation.content.bannerConfiguration.edge
                    let anchor = presentation.content.bannerSurface.under
                    return .overlay(
                        inset: BannerGeometry.inset(under: anchor, edge: edge, safeArea: safeArea),
                        clip: BannerGeometry.slidesFromBar(anchor, edge: edge)
                            ? BannerGeometry.clipOutsets(edge: edge, safeArea: safeArea) : nil,
                        available: available)
                }
            }

            nonisolated extension BannerInsets {
                init(_ insets: EdgeInsets) {
                    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// An image from the network, and what stands in its place until it is there or if it never comes.
            ///
            /// `AsyncImage` would keep every image, whether it may or not.
            struct BannerRemoteImage<Placeholder: View>: View {
                let remote: BannerImageChain.Remote
                let frame: BannerImageFrame
                let draw: @MainActor (Image) -> BannerCutImage
                @ViewBuilder let placeholder: @MainActor () -> Placeholder

                /// What came from the network, and from where.
                @State private var loaded: (remote: BannerImageChain.Remote, picture: BannerPicture)?
                @Environment(\.bannerImageLoader) private var loader
                @Environment(\.displayScale) private var scale

                var body: some View {
                    ZStack {
                        if let picture { draw(Image(picture)) } else { placeholder() }
                    }
                    .task(id: request) { await load() }
                }

                private var store: BannerImageStore { (loader ?? .standard).store }
                private var request: BannerImageRequest? { BannerImageRequest(remote, in: frame, scale: Double(scale)) }

                private var picture: BannerPicture? {
                    // A larger text asks for more pixels. Until they are there, those that there are do.
                    if let loaded, loaded.remote == remote { return loaded.picture }
                    return request.flatMap { store.known($0) }
                }

                private func load() async {
                    guard let request else { return }
                    // What the store knows now it may forget.
                    if let known = store.known(request) { return loaded = (remote, known) }
                    let picture = await store.image(request)
                    if let picture, !Task.isCancelled { loaded = (remote, picture) }
                }
            }

            nonisolated extension Image {
                init(_ picture: BannerPicture) {
                    #if canImport(UIKit)
                        self.init(uiImage: picture)
                    #else
                        self.init(nsImage: picture)
                    #endif
                }
            }
        #endif

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)

            /// Knows where on the screen a host is, and tells a presenter what becomes of its scene. Nothing of it is seen.
            struct BannerSceneWatch: UIViewRepresentable {
                /// Whom to tell of the scene, if anybody.
                let presenter: BannerPresenter?
                /// Where it is, as far as it knows.
                @Binding var stand: BannerStand

                func makeUIView(context: Context) -> BannerSceneView { BannerSceneView() }

                func updateUIView(_ view: BannerSceneView, context: Context) {
                    view.stand = $stand
                    view.presenter = presenter
                }
            }

            /// A view that knows its scene.
            final class BannerSceneView: UIView {
                weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
                /// What is told where it is.
                var stand: Binding<BannerStand>?
                private var link: BannerSceneLink?

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    join()
                    guard let scene = window?.windowScene else { return }
                    let (stand, place) = (stand, BannerStand(scene: ObjectIdentifier(scene), level: bannerPresentationLevel))
                    Task { stand?.wrappedValue = place }
                }

                private func join() {
                    // A view that leaves its window remembers the scene, which may take its views away before it goes.
                    guard let presenter, let scene = window?.windowScene else { return }
                    let link = BannerSceneLink(scene, presenter)
                    self.link = link
                    // What comes of it changes views, which are being updated now.
                    Task { link.join() }
                }
            }
        #elseif canImport(SwiftUI) && canImport(AppKit)

            /// Knows where on the screen a host is, and tells a presenter what becomes of its window. Nothing of it is seen.
            struct BannerSceneWatch: NSViewRepresentable {
                /// Whom to tell of the window, if anybody.
                let presenter: BannerPresenter?
                /// Where it is, as far as it knows.
                @Binding var stand: BannerStand

                func makeNSView(context: Context) -> BannerSceneView { BannerSceneView() }

                func updateNSView(_ view: BannerSceneView, context: Context) {
                    view.stand = $stand
                    view.presenter = presenter
                }
            }

            /// A view that knows its window.
            final class BannerSceneView: NSView {
                weak var presenter: BannerPresenter? { didSet { if presenter !== oldValue { join() } } }
                /// What is told where it is.
                var stand: Binding<BannerStand>?
                private var link: BannerSceneLink?

                override func viewDidMoveToWindow() {
                    super.viewDidMoveToWindow()
                    join()
                    guard let window else { return }
                    let parents = sequence(first: window) { $0.sheetParent ?? $0.parent }
                    let level = parents.dropFirst().reduce(0) { count, _ in count + 1 }
                    let (stand, place) = (stand, BannerStand(scene: ObjectIdentifier(window), level: level))
                    Task { stand?.wrappedValue = place }
                }

                private func join() {
                    guard let presenter, let window else { return }
                    let link = BannerSceneLink(window, presenter)
                    self.link = link
                    // What comes of it changes views, which are being updated now.
                    Task { link.join() }
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// Puts a banner over the content, at its edge, as far in as `shown` says. It fills its container and takes no touches but
            /// those on the banner.
            nonisolated struct BannerSlideLayout: Layout {
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
            nonisolated struct BannerPushLayout: Layout {
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

        #if canImport(SwiftUI)

            /// Moves a banner in and out, and hears what is done to it.
            struct BannerStage: View {
                /// How a banner shares the screen.
                nonisolated enum Place: Equatable {
                    /// It covers content `inset` from the edge that it slides out from under. Where that is a bar's, nothing of it is
                    /// seen farther than `clip` beyond the container. Taller than `available` it scrolls.
                    case overlay(inset: Double, clip: BannerInsets?, available: Double)
                    /// It pushes content away.
                    case embedded
                }

                let presentation: BannerPresentation
                let presenter: BannerPresenter
                let place: Place

                /// The part of its coming that is done: 0 hidden, 1 at rest.
                @State private var shown = 0.0
                /// How far a finger has dragged it, in points.
                @State private var drag = 0.0
                @Environment(\.accessibilityReduceMotion) private var reducesMotion
                @Environment(\.isBannerMotionFrozen) private var isFrozen

                var body: some View {
                    placed
                        .animation(
                            BannerAnimation.changing(reducesMotion: reducesMotion).unless(isFrozen).swiftUIAnimation,
                            value: presentation.matter
                        )
                        .opacity(passage.opacity)
                        .onAppear(perform: appear)
                        .watching(presentation.phase) { move($0) }
                }

                private var passage: BannerPassage {
                    BannerPassage(
                        shown: isFrozen ? presentation.phase.frozenPlace : shown, presentation.metrics.transition,
                        reducesMotion: reducesMotion, isDragged: drag != 0)
                }

                private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }

                @ViewBuilder private var placed: some View {
                    switch place {
                    case .overlay(let inset, let clip?, _):
                        sliding(inset).mask { Rectangle().padding(EdgeInsets(outsets: clip)) }
                    case .overlay(let inset, nil, _): sliding(inset)
                    case .embedded:
                        BannerPushLayout(edge: configuration.edge, shown: passage.place, drag: drag) { bar }
                            .clipped()
                    }
                }

                private func sliding(_ inset: Double) -> some View {
                    BannerSlideLayout(
                        edge: configuration.edge, inset: inset, reach: configuration.shape.reach(from: configuration.edge),
                        shown: passage.place, drag: drag
                    ) { bar }
                }

                private var bar: some View {
                    BannerBar(
                        presentation: presentation, presenter: presenter,
                        buffer: place == .embedded ? 0 : max(0, configuration.bufferHeight), available: available, drag: $drag
                    )
                    .padding(EdgeInsets(configuration.shape.margin))
                }

                private var available: Double? {
                    guard case .overlay(_, _, let available) = place else { return nil }
                    return max(0, available - configuration.shape.margin.vertical)
                }

                private func appear() {
                    // A screen that is come back to finds its banner there.
                    if presentation.phase == .shown { shown = 1 } else { move(presentation.phase) }
                }

                private func move(_ phase: BannerPresentation.Phase) {
                    let metrics = presentation.metrics
                    switch phase {
                    case .presenting:
                        if let haptic = presenter.takeHaptic(presentation.id) { BannerHaptics.play(haptic) }
                        let animation = BannerAnimation.presenting(metrics, reducesMotion: reducesMotion).unless(isFrozen)
                        withAnimation(animation.swiftUIAnimation) { shown = 1 }
                    case .shown: break
                    case .dismissing:
                        let animation = BannerAnimation.dismissing(metrics, reducesMotion: reducesMotion).unless(isFrozen)
                        withAnimation(animation.swiftUIAnimation) { shown = 0 }
                    }
                }
            }

            nonisolated extension EdgeInsets {
                /// A padding that reaches `outsets` beyond a view.
                fileprivate init(outsets: BannerInsets) {
                    self.init(
                        top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom, trailing: -outsets.trailing)
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// The indicator or the progress at the outer edge of a banner. The text tells how far the work is.
            struct BannerTrackView: View {
                let track: BannerTrack
                let progress: BannerProgressState?

                /// What is drawn as done, which goes after what is; `nil` before anything has changed.
                @State private var drawn: (fraction: Double?, isSet: Bool) = (nil, false)
                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast
                @Environment(\.accessibilityReduceMotion) private var reducesMotion
                @Environment(\.isBannerMotionFrozen) private var isFrozen

                var body: some View {
                    let motion = BannerTrackMotion(progress, reducesMotion: reducesMotion, isFrozen: isFrozen)
                    // It draws by the clock, so that nothing is left of a motion that ends or whose width changes.
                    TimelineView(.animation(paused: motion == .still)) { timeline in
                        bars(motion, at: timeline.date.timeIntervalSinceReferenceDate)
                    }
                    .frame(height: track.height)
                    .opacity(progress?.isPaused == true ? 0.5 : 1)
                    .accessibilityHidden(true)
                    .onAppear { drawn = (fraction, true) }
                    .watching(fraction) { go(to: $0) }
                }

                private func go(to fraction: Double?) {
                    let animation = BannerAnimation.progress(
                        from: drawn.fraction, to: fraction, reducesMotion: reducesMotion
                    ).unless(isFrozen)
                    withAnimation(animation.swiftUIAnimation) { drawn = (fraction, true) }
                }

                private func bars(_ motion: BannerTrackMotion, at time: Double) -> some View {
                    GeometryReader { proxy in
                        let filled = BannerTrack.filled(
                            drawn.isSet ? drawn.fraction : fraction, width: Double(proxy.size.width),
                            phase: motion.phase(at: time))
                        ZStack(alignment: .leading) {
                            if progress != nil { color.opacity(BannerTrack.restOpacity) }
                            color
                                .opacity(motion.opacity(at: time))
                                .frame(width: filled.upperBound - filled.lowerBound)
                                .padding(.leading, filled.lowerBound)
                        }
                    }
                }

                private var color: Color { track.color.value(in: BannerAppearance(colorScheme, contrast)).swiftUIColor }
                private var fraction: Double? { BannerTrack.fraction(of: progress) }
            }
        #endif

        #if canImport(SwiftUI)

            nonisolated extension BannerTypography {
                /// The font as SwiftUI sets it, at the size of the environment.
                var swiftUIFont: Font { base.weight(weight.swiftUIWeight) }

                private var base: Font {
                    guard let font else { return Font.system(style.swiftUIStyle) }
                    let points = BannerTypeScale.points(style, at: .large)
                    return Font.custom(font.family, size: CGFloat(points), relativeTo: style.swiftUIStyle)
                }

                /// The sizes that a person may choose from.
                var dynamicTypeSizes: ClosedRange<DynamicTypeSize> {
                    dynamicType.lowerBound.swiftUISize...dynamicType.upperBound.swiftUISize
                }
            }

            nonisolated extension BannerTextStyle {
                fileprivate var swiftUIStyle: Font.TextStyle {
                    switch self {
                    case .largeTitle: .largeTitle
                    case .title1: .title
                    case .title2: .title2
                    case .title3: .title3
                    case .headline: .headline
                    case .body: .body
                    case .callout: .callout
                    case .subheadline: .subheadline
                    case .footnote: .footnote
                    case .caption1: .caption
                    case .caption2: .caption2
                    }
                }
            }

            nonisolated extension BannerFontWeight {
                fileprivate var swiftUIWeight: Font.Weight {
                    switch self {
                    case .ultraLight: .ultraLight
                    case .thin: .thin
                    case .light: .light
                    case .regular: .regular
                    case .medium: .medium
                    case .semibold: .semibold
                    case .bold: .bold
                    case .heavy: .heavy
                    case .black: .black
                    }
                }
            }

            nonisolated extension BannerDynamicTypeSize {
                /// The size that SwiftUI calls `size`; the default for one that is not known yet.
                init(_ size: DynamicTypeSize) { self = Self.allCases.first { $0.swiftUISize == size } ?? .large }

                /// The size as SwiftUI calls it. Both scales have twelve steps.
                var swiftUISize: DynamicTypeSize {
                    switch self {
                    case .xSmall: .xSmall
                    case .small: .small
                    case .medium: .medium
                    case .large: .large
                    case .xLarge: .xLarge
                    case .xxLarge: .xxLarge
                    case .xxxLarge: .xxxLarge
                    case .accessibility1: .accessibility1
                    case .accessibility2: .accessibility2
                    case .accessibility3: .accessibility3
                    case .accessibility4: .accessibility4
                    case .accessibility5: .accessibility5
                    }
                }
            }
        #endif

        #if canImport(SwiftUI)

            /// A banner as its configuration says: the track, the image, the texts, the link and up to two buttons and a close button.
            ///
            /// A host draws it. By itself it stands wherever a view can stand:
            ///
            /// ```swift
            /// BannerView(Acme.Banner.syncFailed(count: 3)) { button in … }
            /// ```
            public struct BannerView: View {
                private let presentation: BannerPresentation?
                private let content: any BannerContent
                private let ways: BannerWaysOut
                private let actions: BannerActions?

                @AccessibilityFocusState private var focus: BannerPart?
                @Environment(\.bannerActions) private var hostActions
                @Environment(\.isBannerScrolled) private var isScrolled
                @Environment(\.bannerCorners) private var hostCorners
                @Environment(\.locale) private var locale
                @Environment(\.colorScheme) private var colorScheme
                @Environment(\.colorSchemeContrast) private var contrast

                /// What a host shows. Its buttons report to the `bannerActions` of the environment.
                public init(_ presentation: BannerPresentation) {
                    self.presentation = presentation
                    content = presentation.content
                    ways = presentation.waysOut
                    actions = nil
                }

                /// A banner without a host, which nobody sends away. `action` is told which button was used, unless its role is
                /// `dismiss`.
                public init<Content: BannerContent>(
                    _ banner: Content, action: @escaping @MainActor (Content.ButtonName) -> Void = { _ in }
                ) {
                    self.init(banner, action: action, close: {}, link: {})
                }

                /// A banner without a host. `action` is told which button was used, unless its role is `dismiss`; `close`, that
                /// one of that role was, or the close button, which a banner draws that nothing else ends; `link`, that the link was followed.
                public init<Content: BannerContent>(
                    _ banner: Content, action: @escaping @MainActor (Content.ButtonName) -> Void,
                    close: @escaping @MainActor () -> Void, link: @escaping @MainActor () -> Void = {}
                ) {
                    presentation = nil
                    content = banner
                    ways = BannerWaysOut(of: banner)
                    actions = BannerActions(
                        of: banner.bannerButtons, action: { if let name = Content.buttonName($0.id) { action(name) } },
                        close: close, link: link)
                }

                /// The banner.
                public var body: some View {
                    let isAtTop = configuration.edge == .top
                    BannerContentView(
                        content: content, presentation: presentation, buttons: content.drawnButtons(ways.scrolled(isScrolled)),
                        isTarget: isTarget,
                        indicator: track.addedHeight, act: act,
                        follow: { (actions ?? hostActions)?.followLink() }, focus: $focus
                    )
                    // A screen reader picks its voice by it.
                    .transformEnvironment(\.locale) { $0 = spoken($0) }
                    .transformEnvironment(\.layoutDirection) { direction in
                        if BannerLanguage.isMirrored(BannerLanguage.read(locale)) { direction = .rightToLeft }
                    }
                    .padding(isAtTop ? .top : .bottom, CGFloat(track.addedHeight))
                    .overlay { edges }
                    .foregroundColor(content.levelConfiguration.onTint.value(in: appearance).swiftUIColor)
                    .fixedSize(horizontal: false, vertical: true)
                    .watching(focus) { element in hostActions?.setFocus(element != nil) }
                    .modifier(BannerFreeStand(configuration: configuration, level: content.levelConfiguration, isFree: isFree))
                    // Its text goes first among its own parts, and not among all of the screen's.
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(BannerIdentifier.banner(content.id))
                }

                /// The language that the banner has texts in, for a reader of `locale`.
                private func spoken(_ locale: Locale) -> Locale {
                    let read = BannerLanguage.read(locale)
                    let language = BannerSpeech.language(of: content, in: read)
                    return language == locale.identifier(.bcp47) ? locale : Locale(identifier: language)
                }

                /// The track at the outer edge and the separator at the other one, which end at the corners.
                private var edges: some View {
                    let isAtTop = configuration.edge == .top
                    let corners = hostCorners ?? BannerCorners(configuration.shape, .none)
                    return GeometryReader { proxy in
                        ZStack(alignment: isAtTop ? .top : .bottom) {
                            Color.clear
                            BannerTrackView(track: track, progress: presentation?.progress)
                        }
                        .overlay(alignment: isAtTop ? .bottom : .top) {
                            BannerSeparatorView(configuration: configuration, level: content.levelConfiguration)
                        }
                        .clipShape(UnevenRoundedRectangle(corners, height: Double(proxy.size.height)))
                    }
                    .allowsHitTesting(false)
                }

                private var configuration: BannerConfiguration { content.bannerConfiguration }
                /// Whether a host hears taps or swipes on it.
                private var isTarget: Bool { presentation != nil && ways.isTarget }

                /// Whether it stands in no host, which fills its banners itself, past their edges.
                private var isFree: Bool { presentation == nil }

                private var appearance: BannerAppearance { BannerAppearance(colorScheme, contrast) }

                private var track: BannerTrack {
                    BannerTrack(configuration, content.levelConfiguration, hasProgress: presentation?.progress != nil)
                }

                private func act(_ index: Int) {
                    let actions = actions ?? hostActions
                    if content.bannerButtons.indices.contains(index) { actions?.use(index) } else { actions?.close() }
                }
            }

            /// Draws what is around the content of a banner without a host, which touches nothing.
            private struct BannerFreeStand: ViewModifier {
                let configuration: BannerConfiguration
                let level: BannerLevelConfiguration
                let isFree: Bool

                @State private var height = 0.0

                func body(content: Content) -> some View {
                    content
                        .background {
                            if isFree {
                                BannerFillView(
                                    configuration: configuration, level: level,
                                    corners: BannerCorners(configuration.shape, .none), height: height
                                )
                                .background {
                                    GeometryReader { proxy in
                                        Color.clear.onAppear { height = Double(proxy.size.height) }
                                            .watching(proxy.size.height) { height = Double($0) }
                                    }
                                }
                            }
                        }
                        .padding(isFree ? EdgeInsets(configuration.shape.margin) : EdgeInsets(.zero))
                }
            }
        #endif

        #if canImport(SwiftUI) && (os(iOS) || os(visionOS))

            /// Draws banners in a window of their own, above what the scene presents, from the place of a host in the app's window.
            /// Views of the app's own find there what they find at that place.
            struct BannerWindowCanvas: View {
                let presentations: [BannerPresentation]
                let presenter: BannerPresenter
                let level: Double

                @Environment(\.self) private var environment

                var body: some View {
                    GeometryReader { proxy in
                        BannerWindowLink(
                            content: BannerWindowContent(
                                presentations: presentations, presenter: presenter, host: BannerInsets(proxy.safeAreaInsets)),
                            environment: environment, level: level)
                    }
                    .accessibilityHidden(true)
                }
            }

            /// Hands what is drawn to the window.
            private struct BannerWindowLink: UIViewRepresentable {
                let content: BannerWindowContent
                let environment: EnvironmentValues
                let level: Double

                func makeUIView(context: Context) -> BannerWindowOwner { BannerWindowOwner(frame: .zero) }

                func updateUIView(_ view: BannerWindowOwner, context: Context) {
                    view.show(content, environment, level: UIWindow.Level(rawValue: CGFloat(level)))
                }
            }

            /// A view of which nothing is seen, and the window of its scene that draws for it.
            private final class BannerWindowOwner: UIView {
                private var overlay: BannerWindow?
                private var drawn: (content: BannerWindowContent, environment: EnvironmentValues, level: UIWindow.Level)?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isUserInteractionEnabled = false
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                func show(_ content: BannerWindowContent, _ environment: EnvironmentValues, level: UIWindow.Level) {
                    drawn = (content, environment, level)
                    update()
                }

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    update()
                }

                private func update() {
                    guard let drawn, let shown = overlay(for: drawn.content) else { return }
                    draw(drawn.content, drawn.environment, in: shown)
                    shown.windowLevel = drawn.level
                    shown.takeOverAppearance()
                    // Not `makeKeyAndVisible`: the keyboard stays where it is. A hidden window has no say in the status bar.
                    shown.isHidden = drawn.content.presentations.isEmpty || window == nil
                }

                /// The window, made for the first banner. One of another scene is left.
                private func overlay(for content: BannerWindowContent) -> BannerWindow? {
                    guard let scene = window?.windowScene else { return overlay }
                    if let overlay, overlay.windowScene === scene { return overlay }
                    overlay?.isHidden = true
                    overlay = content.presentations.isEmpty ? nil : BannerWindow(windowScene: scene)
                    return overlay
                }

                private func draw(_ content: BannerWindowContent, _ environment: EnvironmentValues, in shown: BannerWindow) {
                    let area = shown.area ?? BannerTouchArea()
                    shown.area = area
                    let root = shown.rootViewController as? BannerCanvasController ?? BannerCanvasController()
                    root.draw(content, environment, area)
                    if shown.rootViewController !== root {
                        shown.backgroundColor = .clear
                        shown.rootViewController = root
                    }
                }
            }

            /// Fills the window with a view of SwiftUI.
            private final class BannerCanvasController: BannerSceneController {
                private let hosting = UIHostingController(rootView: AnyView(EmptyView()))
                private var presentations: [BannerPresentation] = []

                override var bannerStatusBar: BannerStatusBarStyle? { presentations.statusBar }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(hosting)
                    hosting.view.backgroundColor = .clear
                    hosting.view.frame = view.bounds
                    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(hosting.view)
                    hosting.didMove(toParent: self)
                }

                func draw(_ content: BannerWindowContent, _ environment: EnvironmentValues, _ area: BannerTouchArea) {
                    presentations = content.presentations
                    hosting.rootView = AnyView(
                        content
                            .environment(\.bannerTouchArea, area)
                            .environment(\.self, environment))
                    #if os(iOS)
                        updateSystemAppearance()
                    #endif
                }
            }

            /// What the window shows.
            struct BannerWindowContent: View {
                let presentations: [BannerPresentation]
                let presenter: BannerPresenter
                /// The safe area at the host's place, with the app's bars.
                let host: BannerInsets

                var body: some View {
                    GeometryReader { proxy in
                        let bars = BannerGeometry.bars(host: host, window: BannerInsets(proxy.safeAreaInsets))
                        ZStack {
                            overlay { !slides($0) }
                            overlay { slides($0) && edge($0) == .top }.padding(.top, CGFloat(bars.top))
                            overlay { slides($0) && edge($0) == .bottom }.padding(.bottom, CGFloat(bars.bottom))
                        }
                    }
                }

                private func overlay(_ isIncluded: (BannerPresentation) -> Bool) -> some View {
                    BannerOverlay(presentations: presentations.filter(isIncluded), presenter: presenter)
                }

                private func edge(_ presentation: BannerPresentation) -> BannerEdge {
                    presentation.content.bannerConfiguration.edge
                }

                /// Whether it slides out from under one of the app's bars.
                private func slides(_ presentation: BannerPresentation) -> Bool {
                    BannerGeometry.slidesFromBar(presentation.content.bannerSurface.under, edge: edge(presentation))
                }
            }
        #endif

        #if canImport(SwiftUI)

            nonisolated private struct BannerActionsKey: EnvironmentKey {
                static var defaultValue: BannerActions? { nil }
            }

            nonisolated private struct BannerPresenterKey: EnvironmentKey {
                static var defaultValue: BannerPresenter? { nil }
            }

            nonisolated private struct BannerHostDepthKey: EnvironmentKey {
                static var defaultValue: Int { 0 }
            }

            nonisolated private struct BannerBundleKey: EnvironmentKey {
                static var defaultValue: Bundle? { nil }
            }

            nonisolated extension EnvironmentValues {
                /// What the view of a banner tells the queue; `nil` outside a host.
                public var bannerActions: BannerActions? {
                    get { self[BannerActionsKey.self] }
                    set { self[BannerActionsKey.self] = newValue }
                }

                /// The presenter of the nearest host.
                public var bannerPresenter: BannerPresenter? {
                    get { self[BannerPresenterKey.self] }
                    set { self[BannerPresenterKey.self] = newValue }
                }

                /// How many hosts there are around.
                var bannerHostDepth: Int {
                    get { self[BannerHostDepthKey.self] }
                    set { self[BannerHostDepthKey.self] = newValue }
                }

                /// Where the images of banners are; `nil` for the app's own catalogue.
                public var bannerBundle: Bundle? {
                    get { self[BannerBundleKey.self] }
                    set { self[BannerBundleKey.self] = newValue }
                }
            }
        #endif

        #if canImport(SwiftUI)

            nonisolated private struct BannerImageLoaderKey: EnvironmentKey {
                static var defaultValue: BannerImageLoader? { nil }
            }

            nonisolated private struct BannerFrozenKey: EnvironmentKey {
                static var defaultValue: Bool { false }
            }

            nonisolated private struct BannerDraggedKey: EnvironmentKey {
                static var defaultValue: Bool { false }
            }

            nonisolated private struct BannerScrolledKey: EnvironmentKey {
                static var defaultValue: Bool { false }
            }

            nonisolated private struct BannerCornersKey: EnvironmentKey {
                static var defaultValue: BannerCorners? { nil }
            }

            nonisolated private struct BannerKeyboardKey: EnvironmentKey {
                static var defaultValue: (@MainActor (Bool) -> Void)? { nil }
            }

            nonisolated extension EnvironmentValues {
                /// What banners load their images from the network with; `nil` for `URLSession`.
                public var bannerImageLoader: BannerImageLoader? {
                    get { self[BannerImageLoaderKey.self] }
                    set { self[BannerImageLoaderKey.self] = newValue }
                }

                /// Whether banners stand where they would come to rest, and the track of work without a known end stands still: for
                /// pictures that tests compare.
                public var isBannerMotionFrozen: Bool {
                    get { self[BannerFrozenKey.self] }
                    set { self[BannerFrozenKey.self] = newValue }
                }

                /// Whether a finger drags the banner, so that no button of it looks pressed.
                var isBannerDragged: Bool {
                    get { self[BannerDraggedKey.self] }
                    set { self[BannerDraggedKey.self] = newValue }
                }

                /// Whether the banner is taller than the place for it, and scrolls.
                var isBannerScrolled: Bool {
                    get { self[BannerScrolledKey.self] }
                    set { self[BannerScrolledKey.self] = newValue }
                }

                /// The corners of the bar that a host draws; `nil` outside a host.
                var bannerCorners: BannerCorners? {
                    get { self[BannerCornersKey.self] }
                    set { self[BannerCornersKey.self] = newValue }
                }

                /// Told whether the keyboard's focus is on a button of the banner.
                var bannerKeyboard: (@MainActor (Bool) -> Void)? {
                    get { self[BannerKeyboardKey.self] }
                    set { self[BannerKeyboardKey.self] = newValue }
                }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Shows `banner` while `isPresented` is true: it waits for its turn, and when it has ended, `isPresented` is
                /// false.
                ///
                /// The host of its surface shows it; without one, this view does. A banner that waits is called off by setting
                /// `isPresented` to false; one that is shown leaves. A banner for a surface of the scene does not leave with
                /// this view. One for a surface of a screen does where this view shows it, with the outcome `cleared`, and
                /// comes again with it while `isPresented` is true.
                ///
                /// `action` is called with the button that was used, unless its role is `dismiss`.
                public func banner<Banner: BannerContent>(
                    isPresented: Binding<Bool>, _ banner: Banner,
                    action: @escaping @MainActor (Banner.ButtonName) -> Void = { _ in }
                ) -> some View {
                    self.banner(isPresented: isPresented, banner, action: action, onOutcome: { _ in })
                }

                /// Shows `banner` while `isPresented` is true, and tells how it ended.
                ///
                /// `action` is called with the button that was used, unless its role is `dismiss`; `onOutcome`, once for each
                /// time that the banner was asked for, after `action`.
                public func banner<Banner: BannerContent>(
                    isPresented: Binding<Bool>, _ banner: Banner, action: @escaping @MainActor (Banner.ButtonName) -> Void,
                    onOutcome: @escaping @MainActor (BannerOutcome<Banner.ButtonName>) -> Void
                ) -> some View {
                    let handlers = BannerBinding<Banner>.Handlers(
                        action: { action($1) }, outcome: { onOutcome($1) }, reset: { _ in isPresented.wrappedValue = false })
                    return modifier(BannerRequestModifier(banner: isPresented.wrappedValue ? banner : nil, handlers: handlers))
                }

                /// Shows the banner in `item` while there is one: it waits for its turn, and when it has ended, `item` is
                /// `nil`.
                ///
                /// A banner of the same name changes what is shown in place; another one takes its place in the queue. What
                /// shows it, and when it leaves with this view, is as for `banner(isPresented:_:action:)`.
                ///
                /// `action` is called with the banner and the button that was used, unless its role is `dismiss`.
                public func banner<Banner: BannerContent>(
                    item: Binding<Banner?>, action: @escaping @MainActor (Banner, Banner.ButtonName) -> Void = { _, _ in }
                ) -> some View {
                    banner(item: item, action: action, onOutcome: { _, _ in })
                }

                /// Shows the banner in `item` while there is one, and tells how it ended.
                ///
                /// `action` is called with the banner and the button that was used, unless its role is `dismiss`; `onOutcome`,
                /// once for each banner, after `action`.
                public func banner<Banner: BannerContent>(
                    item: Binding<Banner?>, action: @escaping @MainActor (Banner, Banner.ButtonName) -> Void,
                    onOutcome: @escaping @MainActor (Banner, BannerOutcome<Banner.ButtonName>) -> Void
                ) -> some View {
                    let handlers = BannerBinding<Banner>.Handlers(
                        action: action, outcome: onOutcome,
                        // What the app asks for since stays, though no body has told of it yet.
                        reset: { if item.wrappedValue == $0 { item.wrappedValue = nil } })
                    return modifier(BannerRequestModifier(banner: item.wrappedValue, handlers: handlers))
                }
            }

            /// Asks for a banner as a binding says.
            private struct BannerRequestModifier<Banner: BannerContent>: ViewModifier {
                let banner: Banner?
                let handlers: BannerBinding<Banner>.Handlers

                @Environment(\.bannerPresenter) private var hosted
                @State private var binding = BannerBinding<Banner>()
                /// What shows banners where there is no host.
                @State private var own = BannerOwnPresenter()

                func body(content: Content) -> some View {
                    content
                        .modifier(
                            BannerHostModifier(
                                presenter: presenter, place: hosted == nil ? .scene : nil,
                                requester: binding.reporting(to: handlers), isAsking: banner != nil)
                        )
                        .onAppear(perform: request)
                        .onDisappear { binding.viewIsGone() }
                        .watching(banner) { _ in request() }
                        .watching(ObjectIdentifier(presenter)) { _ in request() }
                }

                private var presenter: BannerPresenter { hosted ?? own.presenter(BannerQueuePolicy()) }

                private func request() { binding.request(banner, of: presenter, isHosted: hosted != nil) }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Draws the banners of the hosts inside this view as `content` says: write it after `bannerHost`.
                ///
                /// The host still moves the banner, fills it and hears of gestures. Buttons report to `\.bannerActions`.
                public func bannerContent<Content: View>(
                    @ViewBuilder _ content: @escaping @MainActor (BannerPresentation) -> Content
                ) -> some View {
                    bannerBuilder { AnyView(content($0)) }
                }

                /// Draws the banners of `style` as `content` says, and leaves the others as they are.
                ///
                /// ```swift
                /// ContentView()
                ///     .bannerHost(presenter)
                ///     .bannerContent(for: Acme.Style.dog) { presentation in DogBanner(presentation) }
                /// ```
                public func bannerContent<Style: BannerStyle, Content: View>(
                    for style: Style, @ViewBuilder _ content: @escaping @MainActor (BannerPresentation) -> Content
                ) -> some View {
                    bannerBuilder { presentation in
                        presentation.content.hasStyle(style) ? AnyView(content(presentation)) : nil
                    }
                }

                private func bannerBuilder(_ build: @escaping @MainActor (BannerPresentation) -> AnyView?) -> some View {
                    // What stands nearer to the host comes first.
                    transformEnvironment(\.bannerBuilders) { $0.insert(BannerBuilder(build: build), at: 0) }
                }
            }

            /// What draws the banners that it knows.
            nonisolated struct BannerBuilder {
                let build: @MainActor (BannerPresentation) -> AnyView?
            }

            nonisolated private struct BannerBuildersKey: EnvironmentKey {
                static var defaultValue: [BannerBuilder] { [] }
            }

            nonisolated extension EnvironmentValues {
                /// What draws banners, the first that knows one.
                var bannerBuilders: [BannerBuilder] {
                    get { self[BannerBuildersKey.self] }
                    set { self[BannerBuildersKey.self] = newValue }
                }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Makes this view the place where `presenter` shows its banners of the scene: over the view, or above or below
                /// it where they are embedded.
                ///
                /// Write it on the root view of the scene, and on a view inside a navigation stack for banners that slide out
                /// from under the navigation bar. Where there are several, the innermost one that is on the screen shows them.
                public func bannerHost(_ presenter: BannerPresenter) -> some View { bannerHost(presenter, in: .overlay) }

                /// Makes this view the place where `presenter` shows its banners of the scene, those that cover content in what
                /// `placement` says.
                ///
                /// ```swift
                /// ContentView()
                ///     .bannerHost(presenter, in: .window)
                /// ```
                ///
                /// In a window of its own, a banner lies above sheets, covers and popovers. Touches beside it go to the app, the
                /// keyboard stays where it is, and the status bar takes the style that the spec gives it. On a Mac and on tvOS,
                /// which have no such windows, banners lie over this view.
                public func bannerHost(_ presenter: BannerPresenter, in placement: BannerHostPlacement) -> some View {
                    modifier(BannerHostModifier(presenter: presenter, place: .scene, placement: placement))
                }

                /// Makes this view the place of the scene's banners, which a presenter of its own lets wait as `policy` says.
                ///
                /// ```swift
                /// ContentView()
                ///     .bannerHost(policy: Acme.queue)
                /// ```
                ///
                /// Views inside find the presenter in `\.bannerPresenter`; `banner(item:)` and its like use it by themselves. It lives as long as
                /// this view. The policy that it begins with holds.
                public func bannerHost(policy: BannerQueuePolicy, in placement: BannerHostPlacement = .overlay) -> some View {
                    modifier(BannerOwnHostModifier(policy: policy, placement: placement))
                }

                /// Makes this view the place where `presenter` shows the banners of one surface, such as that of a screen. It
                /// goes before a host of the scene.
                public func bannerHost(_ presenter: BannerPresenter, surface: BannerSurface) -> some View {
                    modifier(BannerHostModifier(presenter: presenter, place: .surface(surface)))
                }
            }

            /// A host with a presenter of its own.
            private struct BannerOwnHostModifier: ViewModifier {
                let policy: BannerQueuePolicy
                let placement: BannerHostPlacement

                @State private var own = BannerOwnPresenter()

                func body(content: Content) -> some View {
                    content.modifier(
                        BannerHostModifier(presenter: own.presenter(policy), place: .scene, placement: placement))
                }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Says that this view is a screen of the spec: banners whose triggers name it in `screens` come while it is there.
                ///
                /// Write it inside of `bannerHost(_:)`, on the content of each screen that the spec names.
                public func bannerScreen(_ screen: some RawRepresentable<String> & Hashable) -> some View {
                    modifier(BannerScreenModifier(screen: screen))
                }
            }

            /// Tells the presenter around it that a screen is there.
            private struct BannerScreenModifier<Screen: RawRepresentable<String> & Hashable>: ViewModifier {
                let screen: Screen

                @Environment(\.bannerPresenter) private var presenter
                @State private var visit = BannerVisit()

                func body(content: Content) -> some View {
                    content
                        .onAppear { visit.appear(screen.rawValue, of: presenter) }
                        .onDisappear { visit.disappear() }
                        .watching(screen.rawValue) { visit.change($0, of: presenter) }
                        .watching(presenter.map(ObjectIdentifier.init)) { _ in visit.change(screen.rawValue, of: presenter) }
                }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Tells the window that draws the banner, if it has one of its own, where touches are the banner's.
                func bannerTouchArea(of id: BannerRequest.ID) -> some View { modifier(BannerTouchAreaModifier(id: id)) }
            }

            private struct BannerTouchAreaModifier: ViewModifier {
                let id: BannerRequest.ID

                @Environment(\.bannerTouchArea) private var area

                func body(content: Content) -> some View {
                    content.background {
                        if let area {
                            GeometryReader { proxy in
                                let frame = BannerRect(proxy.frame(in: .global))
                                Color.clear
                                    .onAppear { area.set(frame, of: id) }
                                    .watching(frame) { area.set($0, of: id) }
                                    .onDisappear { area.remove(id) }
                            }
                        }
                    }
                }
            }

            nonisolated extension BannerRect {
                fileprivate init(_ rect: CGRect) {
                    self.init(
                        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
                }
            }

            nonisolated private struct BannerTouchAreaKey: EnvironmentKey {
                static var defaultValue: BannerTouchArea? { nil }
            }

            nonisolated extension EnvironmentValues {
                /// The parts of the window that banners take; `nil` where the window is the app's own.
                var bannerTouchArea: BannerTouchArea? {
                    get { self[BannerTouchAreaKey.self] }
                    set { self[BannerTouchAreaKey.self] = newValue }
                }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Pauses the banners of the host around this view while it is on the screen and `isPaused` is true, as
                /// ``BannerPresenter/pause()`` does.
                ///
                /// ```swift
                /// Onboarding()
                ///     .bannersPaused()
                /// ```
                public func bannersPaused(_ isPaused: Bool = true) -> some View {
                    modifier(BannerPauseModifier(isPaused: isPaused))
                }
            }

            private struct BannerPauseModifier: ViewModifier {
                let isPaused: Bool

                @Environment(\.bannerPresenter) private var presenter
                @State private var pause = BannerPause()

                func body(content: Content) -> some View {
                    content
                        .onAppear { pause.appear(wanted) }
                        .onDisappear { pause.disappear() }
                        .watching(wanted.map(ObjectIdentifier.init)) { _ in pause.change(to: wanted) }
                }

                /// What it pauses while it is there.
                private var wanted: BannerPresenter? { isPaused ? presenter : nil }
            }
        #endif

        #if canImport(SwiftUI)

            extension View {
                /// Calls `action` with the new value whenever `value` has changed. What `action` captures is as new as the value.
                func watching<Value: Equatable>(
                    _ value: Value, perform action: @escaping @MainActor (Value) -> Void
                ) -> some View {
                    modifier(BannerWatcher(value: value, action: action))
                }
            }

            /// Watches a value.
            @MainActor private struct BannerWatcher<Value: Equatable>: ViewModifier {
                /// What is to be done now.
                @MainActor final class Latest {
                    var action: @MainActor (Value) -> Void = { _ in }
                }

                let value: Value
                let action: @MainActor (Value) -> Void

                @State private var latest = Latest()

                func body(content: Content) -> some View {
                    // `onChange(of:perform:)` calls the closure that it was given with the former value, which knows nothing of
                    // what else has changed, and the one of iOS 17 is too new.
                    latest.action = action
                    return watched(content)
                }

                private func watched(_ content: Content) -> some View {
                    let latest = latest
                    // The one that iOS 16 has counts as out of date on visionOS.
                    #if os(visionOS)
                        return content.onChange(of: value) { _, value in latest.action(value) }
                    #else
                        return content.onChange(of: value) { value in latest.action(value) }
                    #endif
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            nonisolated extension BannerAnimation {
                /// What runs the animation; `nil` for none.
                @MainActor func animator() -> UIViewPropertyAnimator? {
                    switch self {
                    case .instant: return nil
                    case .spring(let stiffness, let damping, let velocity):
                        let spring = UISpringTimingParameters(
                            mass: 1, stiffness: CGFloat(stiffness), damping: CGFloat(damping),
                            initialVelocity: CGVector(dx: velocity, dy: velocity))
                        // These parameters bring their own duration.
                        return UIViewPropertyAnimator(duration: 0, timingParameters: spring)
                    case .curve(let x1, let y1, let x2, let y2, let seconds):
                        return UIViewPropertyAnimator(
                            duration: seconds, controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2),
                            animations: nil)
                    case .linear(let seconds):
                        return UIViewPropertyAnimator(duration: seconds, curve: .linear, animations: nil)
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)

            /// The screen reader's voice for the banners of a host, and its ear for what is cut off.
            @MainActor final class BannerAnnouncer {
                private let speaker: BannerSpeaker
                private let watch: BannerAnnouncementWatch

                /// Says what `presenter` asks for, in its language.
                init(_ presenter: BannerPresenter) {
                    let speaker = BannerSpeaker(presenter) { Self.post($0) }
                    self.speaker = speaker
                    watch = BannerAnnouncementWatch { [weak speaker] in speaker?.finished($0, wasHeard: $1) }
                }

                /// These banners are on the screen now.
                func show(_ presentations: [BannerPresentation]) { speaker.show(presentations) }

                /// Says `request`, as soon as its banner has come in.
                func say(_ request: BannerAnnouncementRequest) { speaker.ask(request) }

                private static func post(_ utterance: BannerUtterance) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: NSAttributedString(
                            string: utterance.text,
                            attributes: attributes(isUrgent: utterance.isUrgent).merging(voice(utterance)) { $1 }))
                }

                /// What makes the screen reader change its voice, where the words are not in the language of the app.
                private static func voice(_ utterance: BannerUtterance) -> [NSAttributedString.Key: Any] {
                    let voice = BannerSpeech.voice(for: utterance.language, interface: BannerLanguage.current)
                    return voice.map { [.accessibilitySpeechLanguage: $0] } ?? [:]
                }

                /// What makes the screen reader wait for what it is saying, or not. What is said with high priority is not cut off by
                /// the next thing that it reads.
                private static func attributes(isUrgent: Bool) -> [NSAttributedString.Key: Any] {
                    #if os(visionOS)
                        return prioritized(isUrgent: isUrgent)
                    #else
                        if #available(iOS 17, tvOS 17, *) { return prioritized(isUrgent: isUrgent) }
                        return [.accessibilitySpeechQueueAnnouncement: !isUrgent]
                    #endif
                }

                @available(iOS 17, tvOS 17, visionOS 1, *)
                private static func prioritized(isUrgent: Bool) -> [NSAttributedString.Key: Any] {
                    let priority: UIAccessibilityPriority = isUrgent ? .high : .low
                    return [.accessibilitySpeechAnnouncementPriority: priority.rawValue]
                }
            }

            /// Hears what the screen reader has said, and whether to the end.
            nonisolated private final class BannerAnnouncementWatch {
                private let token: any NSObjectProtocol

                @MainActor init(_ onEnd: @escaping @MainActor @Sendable (_ text: String, _ wasHeard: Bool) -> Void) {
                    let textKey = UIAccessibility.announcementStringValueUserInfoKey
                    let heardKey = UIAccessibility.announcementWasSuccessfulUserInfoKey
                    token = NotificationCenter.default.addObserver(
                        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: .main
                    ) { notification in
                        let said = notification.userInfo?[textKey]
                        // What was posted with attributes may come back with them.
                        guard let text = said as? String ?? (said as? NSAttributedString)?.string,
                            let wasHeard = notification.userInfo?[heardKey] as? Bool
                        else { return }
                        // The main queue runs on the main actor.
                        MainActor.assumeIsolated { onEnd(text, wasHeard) }
                    }
                }

                deinit { NotificationCenter.default.removeObserver(token) }
            }
        #elseif canImport(AppKit)

            /// The screen reader's voice for the banners of a host.
            @MainActor final class BannerAnnouncer {
                private let speaker: BannerSpeaker

                /// Says what `presenter` asks for, in its language.
                init(_ presenter: BannerPresenter) { speaker = BannerSpeaker(presenter) { Self.post($0) } }

                /// These banners are on the screen now.
                func show(_ presentations: [BannerPresentation]) { speaker.show(presentations) }

                /// Says `request`, as soon as its banner has come in.
                func say(_ request: BannerAnnouncementRequest) { speaker.ask(request) }

                private static func post(_ utterance: BannerUtterance) {
                    // A panel may have the keyboard where no window is the main one.
                    guard let window = NSApplication.shared.mainWindow ?? NSApplication.shared.keyWindow else { return }
                    let priority: NSAccessibilityPriorityLevel = utterance.isUrgent ? .high : .medium
                    NSAccessibility.post(
                        element: window, notification: .announcementRequested,
                        userInfo: [.announcement: utterance.text, .priority: priority.rawValue])
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            nonisolated extension UIAccessibility {
                /// Whether a person moves from element to element, which takes longer than to look and touch. Nobody tells apps of Voice
                /// Control and Full Keyboard Access.
                @MainActor static var needsMoreTime: Bool { isVoiceOverRunning || isSwitchControlRunning }

                /// What is posted when that may have changed.
                @MainActor static var timeNotifications: [NSNotification.Name] {
                    [voiceOverStatusDidChangeNotification, switchControlStatusDidChangeNotification]
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)

            nonisolated extension UIColor {
                /// A colour of a spec, which follows the appearance and the contrast that a person chose.
                public convenience init(_ color: BannerColor) {
                    self.init { color.value(in: $0.bannerAppearance).uiColor }
                }
            }

            nonisolated extension BannerColorValue {
                /// The colour as UIKit draws it.
                var uiColor: UIColor {
                    let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
                    return space == .sRGB
                        ? UIColor(red: red, green: green, blue: blue, alpha: alpha)
                        : UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                }
            }

            nonisolated extension UITraitCollection {
                /// The appearance that a view of these traits is drawn in.
                var bannerAppearance: BannerAppearance {
                    BannerAppearance(
                        isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high)
                }
            }
        #elseif canImport(AppKit)

            nonisolated extension NSColor {
                /// A colour of a spec, which follows the appearance and the contrast that a person chose.
                public convenience init(_ color: BannerColor) {
                    self.init(name: nil) { color.value(in: BannerAppearance($0)).nsColor }
                }
            }

            nonisolated extension BannerColorValue {
                /// The colour as AppKit draws it.
                fileprivate var nsColor: NSColor {
                    let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
                    return space == .sRGB
                        ? NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
                        : NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                }
            }

            nonisolated extension BannerAppearance {
                fileprivate init(_ appearance: NSAppearance) {
                    let name = appearance.bestMatch(from: [
                        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
                    ])
                    self.init(
                        isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
                        hasHighContrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            extension UIView {
                /// The appearance that the view is drawn in.
                var bannerAppearance: BannerAppearance { traitCollection.bannerAppearance }

                /// The text size that the person chose.
                var bannerTextSize: BannerDynamicTypeSize {
                    BannerDynamicTypeSize(traitCollection.preferredContentSizeCategory)
                }
            }

            nonisolated extension BannerDynamicTypeSize {
                /// The size that UIKit calls `category`.
                fileprivate init(_ category: UIContentSizeCategory) {
                    switch category {
                    case .extraSmall: self = .xSmall
                    case .small: self = .small
                    case .medium: self = .medium
                    case .extraLarge: self = .xLarge
                    case .extraExtraLarge: self = .xxLarge
                    case .extraExtraExtraLarge: self = .xxxLarge
                    case .accessibilityMedium: self = .accessibility1
                    case .accessibilityLarge: self = .accessibility2
                    case .accessibilityExtraLarge: self = .accessibility3
                    case .accessibilityExtraExtraLarge: self = .accessibility4
                    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
                    default: self = .large
                    }
                }
            }

            nonisolated extension BannerFontWeight {
                /// The weight as UIKit calls it.
                var uiKitWeight: UIFont.Weight {
                    switch self {
                    case .ultraLight: .ultraLight
                    case .thin: .thin
                    case .light: .light
                    case .regular: .regular
                    case .medium: .medium
                    case .semibold: .semibold
                    case .bold: .bold
                    case .heavy: .heavy
                    case .black: .black
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Follows the content that the app shows below a window of banners: where its bars end, and how far embedded banners push
            /// it away. A bar that grows with a large title, hides or comes with another screen changes the content's safe area.
            @MainActor final class BannerContentFollower {
                /// Hears that the bars are others.
                var onChange: @MainActor () -> Void = {}

                private weak var window: BannerWindow?
                private weak var content: UIViewController?
                private var probe: BannerSafeAreaProbe?
                private var pushed = BannerInsets()

                /// Follows what the app of `window` shows now.
                func follow(_ window: BannerWindow) {
                    self.window = window
                    let shown = window.appWindow?.rootViewController?.bannerContent
                    guard shown !== content || probe?.window == nil else { return }
                    leave()
                    content = shown
                    shown?.pushBannerContent(from: BannerInsets(), to: pushed)
                    probe = shown.flatMap { BannerSafeAreaProbe(in: $0.view) }
                    probe?.onChange = { [weak self] in self?.onChange() }
                    probe?.onLeave = { [weak self] in self?.contentLeft() }
                }

                /// Lets go of the content.
                func stop() {
                    leave()
                    pushed = BannerInsets()
                }

                private func leave() {
                    content?.pushBannerContent(from: pushed, to: BannerInsets())
                    probe?.end()
                    (content, probe) = (nil, nil)
                }

                /// Another screen is in its place, as soon as that has come.
                private func contentLeft() {
                    Task { [weak self] in
                        guard let self, let window else { return }
                        follow(window)
                        onChange()
                    }
                }

                /// Pushes the content away.
                func push(_ insets: BannerInsets) {
                    content?.pushBannerContent(from: pushed, to: insets)
                    pushed = insets
                    content?.view.layoutIfNeeded()
                }

                /// What bars take of the window beyond its safe area.
                var bars: BannerInsets {
                    guard let view = content?.view, let window, view.window != nil else { return BannerInsets() }
                    let frame = view.convert(view.bounds, to: nil)
                    return BannerInsets(
                        top: BannerPush.bar(
                            start: Double(frame.minY), safeArea: Double(view.safeAreaInsets.top), pushed: pushed.top,
                            window: Double(window.safeAreaInsets.top)),
                        leading: 0,
                        bottom: BannerPush.bar(
                            start: Double(window.bounds.height - frame.maxY), safeArea: Double(view.safeAreaInsets.bottom),
                            pushed: pushed.bottom, window: Double(window.safeAreaInsets.bottom)),
                        trailing: 0)
                }
            }

            extension UIViewController {
                /// What it shows at last: the screen within its containers.
                fileprivate var bannerContent: UIViewController {
                    var controller = self
                    while let next = controller.bannerChild { controller = next }
                    return controller
                }

                private var bannerChild: UIViewController? {
                    if let presented = presentedViewController, !presented.isBeingDismissed,
                        [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
                    {
                        return presented
                    }
                    switch self {
                    case let tabs as UITabBarController: return tabs.selectedViewController
                    case let stack as UINavigationController: return stack.topViewController
                    case let split as UISplitViewController: return split.viewControllers.last
                    default: return nil
                    }
                }

                /// Gives back `former` of its safe area, and takes `insets`. What else the app takes there stays.
                func pushBannerContent(from former: BannerInsets, to insets: BannerInsets) {
                    additionalSafeAreaInsets.top += CGFloat(insets.top - former.top)
                    additionalSafeAreaInsets.bottom += CGFloat(insets.bottom - former.bottom)
                }
            }

            /// Hears of changes of a view's safe area. Nothing of it is seen.
            private final class BannerSafeAreaProbe: UIView {
                var onChange: @MainActor () -> Void = {}
                var onLeave: @MainActor () -> Void = {}
                private var wasInWindow = false

                /// Fills `view`, or the part of a scroll view that is seen.
                convenience init(in view: UIView) {
                    self.init(frame: .zero)
                    isUserInteractionEnabled = false
                    isAccessibilityElement = false
                    translatesAutoresizingMaskIntoConstraints = false
                    view.insertSubview(self, at: 0)
                    pinBannerEdges(to: view)
                }

                func end() {
                    (onChange, onLeave) = ({}, {})
                    removeFromSuperview()
                }

                override func safeAreaInsetsDidChange() {
                    super.safeAreaInsetsDidChange()
                    onChange()
                }

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    if window == nil, wasInWindow { onLeave() }
                    wasInWindow = window != nil
                }
            }

            extension UIView {
                /// Fills `view`, or the part of a scroll view that is seen.
                fileprivate func pinBannerEdges(to view: UIView) {
                    if let guide = (view as? UIScrollView)?.frameLayoutGuide {
                        activate([
                            topAnchor.constraint(equalTo: guide.topAnchor),
                            bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                        ])
                    } else {
                        activate([
                            topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
                            leadingAnchor.constraint(equalTo: view.leadingAnchor),
                            trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        ])
                    }
                }

                private func activate(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
            }
        #endif

        #if os(iOS)
        #endif

        /// Makes the hand feel that a banner comes, on devices that can.
        @MainActor enum BannerHaptics {
            /// Plays `haptic`.
            static func play(_ haptic: BannerHaptic) {
                #if os(iOS)
                    switch BannerFeedback(haptic) {
                    case .notification(let kind): UINotificationFeedbackGenerator().notificationOccurred(kind.uiKitType)
                    case .impact(let strength): UIImpactFeedbackGenerator(style: strength.uiKitStyle).impactOccurred()
                    case nil: break
                    }
                #endif
            }
        }

        #if os(iOS)
            nonisolated extension BannerFeedback.Notification {
                fileprivate var uiKitType: UINotificationFeedbackGenerator.FeedbackType {
                    switch self {
                    case .success: .success
                    case .warning: .warning
                    case .error: .error
                    }
                }
            }

            nonisolated extension BannerFeedback.Impact {
                fileprivate var uiKitStyle: UIImpactFeedbackGenerator.FeedbackStyle {
                    switch self {
                    case .light: .light
                    case .medium: .medium
                    case .heavy: .heavy
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)

            /// An image that is loaded: `UIImage`, or `NSImage` on a Mac.
            public typealias BannerPicture = UIImage
        #elseif canImport(AppKit)

            /// An image that is loaded: `UIImage`, or `NSImage` on a Mac.
            public typealias BannerPicture = NSImage
        #endif

        #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
            /// An image that a banner asks for.
            nonisolated public struct BannerImageRequest: Hashable, Sendable {
                /// Where it is.
                public let url: URL
                /// The width and height in pixels of the square that it is drawn in.
                public let pixels: Double
                /// Whether it fills the square and is cut to a shape, rather than fit into it.
                public let fills: Bool
                /// Whether the spec lets it be kept.
                public let isCached: Bool
            }

            /// What banners load their images from the network with. Without one of the app's, `URLSession` loads them.
            ///
            /// ```swift
            /// ContentView()
            ///     .bannerHost(presenter)
            ///     .environment(\.bannerImageLoader, BannerImageLoader { request in
            ///         try await pipeline.image(for: request.url)
            ///     })
            /// ```
            ///
            /// Make one and keep it: it remembers the images that it has loaded, and loads one that several banners ask for at the same
            /// time once.
            nonisolated public struct BannerImageLoader {
                let store: BannerImageStore

                /// Loads images by `load`, which may hand out an image of any size.
                @MainActor public init(_ load: @escaping @MainActor (BannerImageRequest) async throws -> BannerPicture) {
                    store = BannerImageStore(load)
                }

                /// Loads images by `URLSession`, and decodes them at the size that they need, away from the main actor.
                @MainActor static let standard = BannerImageLoader { try await BannerImageStore.fetch($0) }
            }

            nonisolated extension BannerImageSource {
                /// The image `picture`, such as one that the app has drawn. Banners with two images that look alike are not equal.
                public static func image(_ picture: BannerPicture) -> BannerImageSource { .memory(BannerReference(picture)) }

                /// The image of this name in the asset catalogue of `bundle`, whatever that of the host is.
                public static func asset(_ name: String, bundle: Bundle) -> BannerImageSource {
                    .resource(name, in: BannerReference(bundle))
                }
            }

            nonisolated extension BannerReference {
                /// The image that it refers to.
                var picture: BannerPicture? { object as? BannerPicture }
                /// The bundle that it refers to.
                var bundle: Bundle? { object as? Bundle }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)
        #elseif canImport(AppKit)
        #endif

        #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
            /// Loads images, and keeps those that banners showed last, so that a banner that comes again does not flicker.
            @MainActor final class BannerImageStore {
                private let load: @MainActor (BannerImageRequest) async throws -> BannerPicture
                private let loads = BannerSharedLoads<BannerImageRequest, BannerReference>(capacity: 32)

                init(_ load: @escaping @MainActor (BannerImageRequest) async throws -> BannerPicture) { self.load = load }

                /// The image that `request` asks for, if it was kept.
                func known(_ request: BannerImageRequest) -> BannerPicture? {
                    request.isCached ? loads.known(request)?.picture : nil
                }

                /// The image that `request` asks for; `nil` where there is none.
                func image(_ request: BannerImageRequest) async -> BannerPicture? {
                    let load = load
                    return await loads.value(for: request, isKept: request.isCached) {
                        try await BannerReference(load(request))
                    }?.picture
                }

                // MARK: Without a loader of the app's

                /// Loads an image by `URLSession`.
                static func fetch(_ request: BannerImageRequest) async throws -> BannerPicture {
                    let session = request.isCached ? URLSession.shared : forgetful
                    let (data, _) = try await session.data(from: request.url)
                    // Decoding takes longer than a frame. It goes on where the main actor is not.
                    let decoded = await Task.detached { decode(data, for: request).map { BannerReference($0) } }.value
                    guard let picture = decoded?.picture else { throw URLError(.cannotDecodeContentData) }
                    return picture
                }

                private nonisolated static func decode(_ data: Data, for request: BannerImageRequest) -> BannerPicture? {
                    #if canImport(UIKit)
                        guard let image = UIImage(data: data) else { return nil }
                        // An image of a file has a scale of 1, so that its points are pixels.
                        let size = BannerSize(width: Double(image.size.width), height: Double(image.size.height))
                        guard let thumbnail = BannerThumbnail.size(of: size, in: request.pixels, fills: request.fills) else {
                            return image.preparingForDisplay() ?? image
                        }
                        return image.preparingThumbnail(of: CGSize(width: thumbnail.width, height: thumbnail.height)) ?? image
                    #else
                        return NSImage(data: data)
                    #endif
                }

                /// Neither looks into the cache of the device nor puts anything there, as a policy of a request alone would.
                private static let forgetful: URLSession = {
                    let configuration = URLSessionConfiguration.default
                    configuration.urlCache = nil
                    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
                    return URLSession(configuration: configuration)
                }()
            }

            nonisolated extension BannerImageRequest {
                /// The request for an image that is drawn in `frame` on a screen of `scale` pixels in a point; `nil` for what is no
                /// address.
                init?(_ remote: BannerImageChain.Remote, in frame: BannerImageFrame, scale: Double) {
                    guard let url = URL(string: remote.url) else { return nil }
                    self.init(
                        url: url, pixels: (frame.size * scale).rounded(.up), fills: frame.shape != .none,
                        isCached: remote.isCached)
                }
            }
        #endif

        #if canImport(SwiftUI) || (canImport(UIKit) && !os(watchOS))

            /// The languages that views are drawn in, as BCP 47 tags.
            nonisolated enum BannerLanguage {
                /// The one that the app runs in.
                static var current: String { read(Locale.current) }

                /// The one of a view that stands in `locale`.
                ///
                /// In debug builds a pseudo-locale counts where it is the language of the app (`-AppleLanguages (en-XA)`): the system makes the next
                /// best of it that the app has, so that no locale says it.
                static func read(_ locale: Locale) -> String {
                    #if DEBUG
                        if let first = Locale.preferredLanguages.first, let pseudo = BannerPseudoLocale(first, besides: []),
                            locale.identifier == Locale.current.identifier
                        {
                            return pseudo.rawValue
                        }
                    #endif
                    return locale.identifier(.bcp47)
                }

                /// Whether views in `language` stand the other way round, whatever the direction of the app: those of the pseudo-locale that is
                /// for this. Never in release builds.
                static func isMirrored(_ language: String) -> Bool {
                    #if DEBUG
                        return BannerPseudoLocale(language, besides: []) == .mirrored
                    #else
                        return false
                    #endif
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The link of a banner: underlined, so that colour is not the only sign (WCAG 2.2, 1.4.1).
            final class BannerLinkButton: UIControl {
                private let label = UILabel()

                init(act: @escaping @MainActor () -> Void) {
                    super.init(frame: .zero)
                    label.isUserInteractionEnabled = false
                    label.isAccessibilityElement = false
                    label.numberOfLines = 0
                    addSubview(label)
                    isAccessibilityElement = true
                    accessibilityTraits = .link
                    accessibilityIdentifier = BannerIdentifier.link
                    addAction(UIAction { _ in act() }, for: .touchUpInside)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                override var isHighlighted: Bool {
                    didSet { alpha = isHighlighted ? CGFloat(BannerButtonPaint.pressedOpacity) : 1 }
                }

                /// Draws the link in `color`.
                func show(_ title: String, font: UIFont, color: UIColor) {
                    label.attributedText = NSAttributedString(
                        string: title,
                        attributes: [.font: font, .foregroundColor: color, .underlineStyle: NSUnderlineStyle.single.rawValue])
                    accessibilityLabel = title
                    setNeedsLayout()
                }

                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    let fitting = label.sizeThatFits(CGSize(width: size.width, height: CGFloat.greatestFiniteMagnitude))
                    let target = CGFloat(BannerArrangement.target)
                    return CGSize(width: max(target, fitting.width), height: max(target, fitting.height))
                }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    label.frame = bounds
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            extension BannerWindowPresenter {
                /// The place of a surface among the views of a screen, such as between a header and what lies below it.
                ///
                /// ```swift
                /// let place = BannerWindowPresenter.PlaceView(
                ///     of: Fiori.Surface.objectHeader.bannerSurface, in: banners)
                /// stack.addArrangedSubview(header)
                /// stack.addArrangedSubview(place)
                /// stack.addArrangedSubview(form)
                /// ```
                ///
                /// An embedded banner takes as much height as it needs, and pushes what is next to it away; without one, the
                /// place has no height. A banner that covers content slides out over what is next to it. If the place scrolls away, a
                /// banner whose style `sticksOnScroll` stays at the edge of the safe area, which is that of the bar.
                @MainActor public final class PlaceView: UIView {
                    private weak var banners: BannerWindowPresenter?
                    private let surface: BannerSurface
                    private let canvas = BannerPlaceCanvas(frame: .zero)
                    private var host: BannerHost?
                    private var height: NSLayoutConstraint?
                    private var canvasHeight: NSLayoutConstraint?
                    /// What keeps the banner in sight, as long as it sticks.
                    private var stick: NSLayoutConstraint?
                    /// What holds it at the edge of the controller whose content it pushes away. Such a place does not scroll, and takes
                    /// no height.
                    private var edge: NSLayoutConstraint?
                    private weak var controller: UIViewController?
                    private var pushed = BannerInsets()

                    /// The place of `surface`, whose banners `banners` runs and draws. It draws while it is in a window.
                    public init(of surface: BannerSurface, in banners: BannerWindowPresenter) {
                        self.banners = banners
                        self.surface = surface
                        super.init(frame: .zero)
                        addSubview(canvas)
                        canvas.board.owner = banners
                        banners.add(canvas.board)
                        pinCanvas()
                    }

                    /// A place is never made from a storyboard: it needs its surface.
                    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

                    private func pinCanvas() {
                        canvas.translatesAutoresizingMaskIntoConstraints = false
                        let own = heightAnchor.constraint(equalToConstant: 0)
                        let inner = canvas.heightAnchor.constraint(equalToConstant: 0)
                        let rest =
                            surface.edge == .top
                            ? canvas.topAnchor.constraint(equalTo: topAnchor)
                            : canvas.bottomAnchor.constraint(equalTo: bottomAnchor)
                        rest.priority = UILayoutPriority(rawValue: 750)
                        NSLayoutConstraint.activate([
                            own, inner, rest, canvas.leadingAnchor.constraint(equalTo: leadingAnchor),
                            canvas.trailingAnchor.constraint(equalTo: trailingAnchor),
                        ])
                        (height, canvasHeight) = (own, inner)
                    }

                    // MARK: As a host

                    /// Draws while it is in a window.
                    public override func didMoveToWindow() {
                        super.didMoveToWindow()
                        host?.end()
                        host = nil
                        stick?.isActive = false
                        stick = nil
                        if window == nil { canvas.board.show([]) } else { follow() }
                    }

                    private func follow() {
                        guard let banners else { return }
                        let stand = BannerStand(
                            scene: window?.windowScene.map { ObjectIdentifier($0) }, level: bannerPresentationLevel)
                        host = banners.makeHost(.surface(surface), stand) { [weak self] in self?.show($0) }
                        // The edge of what the screen leaves free of bars, wherever this scrolls to.
                        guard edge == nil, let screen = bannerController?.view else { return }
                        stick =
                            surface.edge == .top
                            ? canvas.topAnchor.constraint(greaterThanOrEqualTo: screen.safeAreaLayoutGuide.topAnchor)
                            : canvas.bottomAnchor.constraint(lessThanOrEqualTo: screen.safeAreaLayoutGuide.bottomAnchor)
                        superview?.bringSubviewToFront(self)
                    }

                    private func show(_ presentations: [BannerPresentation]) {
                        canvas.board.show(presentations)
                        stick?.isActive = presentations.contains { $0.content.bannerConfiguration.sticksOnScroll }
                        setNeedsLayout()
                        layoutIfNeeded()
                        canvas.board.move()
                        canvas.board.pushContent { [weak self] in self?.push($0) }
                    }

                    private func push(_ insets: BannerInsets) {
                        guard let edge else { return take(insets) }
                        controller?.pushBannerContent(from: pushed, to: insets)
                        pushed = insets
                        // It stays where it was before it pushed the safe area away.
                        edge.constant = CGFloat(surface.edge == .top ? -insets.top : insets.bottom)
                        controller?.view.layoutIfNeeded()
                    }

                    /// Takes room among the views beside it.
                    private func take(_ insets: BannerInsets) {
                        height?.constant = CGFloat(surface.edge == .top ? insets.top : insets.bottom)
                        bannerController?.view.layoutIfNeeded()
                    }

                    // MARK: In a controller

                    /// Stands at the edge of what the controller's bars leave free.
                    func float(in controller: UIViewController, _ view: UIView) {
                        self.controller = controller
                        translatesAutoresizingMaskIntoConstraints = false
                        let safeArea = view.safeAreaLayoutGuide
                        let edge =
                            surface.edge == .top
                            ? topAnchor.constraint(equalTo: safeArea.topAnchor)
                            : bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
                        self.edge = edge
                        view.addSubview(self)
                        // Not the sides of a scroll view's content, which scrolls.
                        let sides = view.bannerSides
                        NSLayoutConstraint.activate([
                            edge, leadingAnchor.constraint(equalTo: sides.leading),
                            trailingAnchor.constraint(equalTo: sides.trailing),
                        ])
                    }

                    /// Gives back what it pushed away, and goes.
                    func leave() {
                        if edge != nil { push(BannerInsets()) }
                        removeFromSuperview()
                    }

                    // MARK: Layout

                    /// Lays the banner out in the width that there is.
                    public override func layoutSubviews() {
                        super.layoutSubviews()
                        let (insets, isLeftToRight) = (safeAreaInsets, effectiveUserInterfaceLayoutDirection == .leftToRight)
                        let sides = isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
                        let needed = canvas.layOut(
                            width: Double(bounds.width - insets.left - insets.right), leading: Double(sides.0),
                            trailing: Double(sides.1), isCompact: traitCollection.horizontalSizeClass == .compact)
                        canvasHeight?.constant = CGFloat(needed)
                    }

                    /// Lies over what is next to it, where the banner does.
                    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        canvas.frame.contains(point)
                    }

                    /// Touches beside the banner go to what lies below.
                    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)
                        return hit === self || hit === canvas ? nil : hit
                    }
                }

                /// Makes `controller` the place of `surface`, as long as the result is kept: below its bars, or above them for a surface at the
                /// bottom. An embedded banner pushes the content away, by the safe area.
                ///
                /// ```swift
                /// override func viewDidLoad() {
                ///     super.viewDidLoad()
                ///     place = banners.host(Fiori.Surface.detail.bannerSurface, in: self)
                /// }
                /// ```
                public func host(_ surface: BannerSurface, in controller: UIViewController) -> BannerObservation {
                    let place = PlaceView(of: surface, in: self)
                    if let view = controller.view { place.float(in: controller, view) }
                    return BannerObservation { place.leave() }
                }
            }

            /// The part of a place that is seen: a banner slides out from under its edge.
            private final class BannerPlaceCanvas: UIView {
                private(set) lazy var board = BannerStageBoard(in: self)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    clipsToBounds = true
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// Lays the banners out; the result is the height that they need.
                func layOut(width: Double, leading: Double, trailing: Double, isCompact: Bool) -> Double {
                    func container(height: Double) -> BannerContainer {
                        BannerContainer(
                            size: BannerSize(width: width, height: height),
                            safeArea: BannerInsets(leading: leading, trailing: trailing), isCompact: isCompact)
                    }
                    let height = board.stages.map { $0.neededHeight(in: container(height: 0)) }.max() ?? 0
                    for stage in board.stages { stage.layOut(in: container(height: height), bar: 0, keyboard: 0) }
                    return height
                }
            }

            extension UIView {
                /// The sides of what is seen of it.
                fileprivate var bannerSides: (leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor) {
                    if let guide = (self as? UIScrollView)?.frameLayoutGuide {
                        return (guide.leadingAnchor, guide.trailingAnchor)
                    }
                    return (leadingAnchor, trailingAnchor)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Hears whether a pointer hovers over a view, whose look it leaves alone.
            final class BannerPointer: NSObject, UIPointerInteractionDelegate {
                /// Told when a pointer came or left.
                var onChange: @MainActor (_ isThere: Bool) -> Void = { _ in }

                /// Watches `view` from now on.
                func watch(_ view: UIView) { view.addInteraction(UIPointerInteraction(delegate: self)) }

                func pointerInteraction(
                    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                    animator: any UIPointerInteractionAnimating
                ) { onChange(true) }

                func pointerInteraction(
                    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                    animator: any UIPointerInteractionAnimating
                ) { onChange(false) }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Places the banners of a window.
            final class BannerRootController: BannerSceneController {
                weak var owner: BannerWindowPresenter? { didSet { board.owner = owner } }
                private(set) lazy var board = BannerStageBoard(in: view)
                private let follower = BannerContentFollower()

                private var bannerWindow: BannerWindow? { view.window as? BannerWindow }

                /// Draws these banners, and lets the others go.
                func show(_ presentations: [BannerPresentation]) {
                    board.show(presentations)
                    followContent()
                    // A view that has just come in knows its surroundings only when it is laid out.
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                    board.move()
                    board.pushContent { [weak self] in self?.follower.push($0) }
                    #if os(iOS)
                        updateSystemAppearance()
                    #endif
                }

                /// Follows the app's bars while a banner rests beyond one.
                private func followContent() {
                    let isBeyondBar = board.stages.contains { BannerPush.isBeyondBar($0.presentation) }
                    guard isBeyondBar, let window = bannerWindow else { return follower.stop() }
                    follower.onChange = { [weak self] in self?.view.setNeedsLayout() }
                    follower.follow(window)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    // A view that follows the keyboard, so that this one is laid out whenever that moves.
                    let keyboard = UIView()
                    keyboard.isHidden = true
                    keyboard.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(keyboard)
                    keyboard.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
                    keyboard.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                }

                /// How much of the window the keyboard covers, or the safe area where there is none.
                private var keyboard: Double {
                    let top = Double(view.keyboardLayoutGuide.layoutFrame.minY)
                    // Before it is laid out, it is nowhere.
                    return top > 0 ? max(0, Double(view.bounds.height) - top) : 0
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    layoutStages()
                }

                override func viewSafeAreaInsetsDidChange() {
                    super.viewSafeAreaInsetsDidChange()
                    view.setNeedsLayout()
                }

                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    owner?.presenter.rotate()
                    coordinator.animate(alongsideTransition: { [weak self] _ in self?.layoutStages() }, completion: nil)
                }

                private func layoutStages() {
                    let (container, keyboard, bars) = (container, keyboard, bars)
                    for stage in board.stages {
                        let isBeyondBar = BannerPush.isBeyondBar(stage.presentation)
                        let edge = stage.presentation.content.bannerConfiguration.edge
                        let bar = isBeyondBar ? edge == .top ? bars.top : bars.bottom : 0
                        stage.layOut(in: container, bar: bar, keyboard: keyboard)
                    }
                }

                /// What the app's bars take of the safe area: what the app says, or what is found.
                private var bars: BannerInsets {
                    guard let chosen = owner?.barInsets else { return follower.bars }
                    return BannerInsets(top: Double(chosen.top), bottom: Double(chosen.bottom))
                }

                private var container: BannerContainer {
                    let insets = view.safeAreaInsets
                    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
                    let (leading, trailing) = isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
                    return BannerContainer(
                        size: BannerSize(
                            width: Double(view.bounds.width - insets.left - insets.right),
                            height: Double(view.bounds.height - insets.top - insets.bottom)),
                        safeArea: BannerInsets(
                            top: Double(insets.top), leading: Double(leading), bottom: Double(insets.bottom),
                            trailing: Double(trailing)),
                        isCompact: traitCollection.horizontalSizeClass == .compact)
                }

                override var bannerStatusBar: BannerStatusBarStyle? {
                    board.stages.last(where: \.isBehindStatusBar)?.presentation.content.bannerConfiguration.statusBar
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Fills a window of banners. What the system asks the topmost window is answered as the app's own controllers would,
            /// but for what a banner needs.
            class BannerSceneController: UIViewController {
                /// The style of the status bar that a banner wants, `nil` where none lies behind it.
                var bannerStatusBar: BannerStatusBarStyle? { nil }

                #if os(iOS)
                    override var preferredStatusBarStyle: UIStatusBarStyle {
                        bannerStatusBar?.uiKitStyle ?? underlying(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
                    }

                    override var prefersStatusBarHidden: Bool {
                        underlying(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
                    }

                    override var prefersHomeIndicatorAutoHidden: Bool {
                        underlying(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
                    }

                    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
                        underlying(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures
                            ?? []
                    }

                    override var prefersPointerLocked: Bool {
                        underlying(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
                    }

                    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                        underlying { _ in nil }?.supportedInterfaceOrientations ?? .all
                    }

                    /// Asks for all of that anew.
                    func updateSystemAppearance() {
                        setNeedsStatusBarAppearanceUpdate()
                        setNeedsUpdateOfHomeIndicatorAutoHidden()
                        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
                        setNeedsUpdateOfPrefersPointerLocked()
                    }

                    /// What the app shows below, whose wishes hold where a banner has none. A controller may leave them to `child`.
                    private func underlying(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
                        var controller = (view.window as? BannerWindow)?.appWindow?.rootViewController
                        while let next = controller.flatMap({ $0.presentedViewController ?? child($0) }) { controller = next }
                        return controller
                    }
                #endif
            }

            #if os(iOS)
                nonisolated extension BannerStatusBarStyle {
                    fileprivate var uiKitStyle: UIStatusBarStyle {
                        switch self {
                        case .light: .lightContent
                        case .dark: .darkContent
                        case .automatic: .default
                        }
                    }
                }
            #endif
        #endif

        #if canImport(UIKit) && !os(watchOS)

            /// Tells a presenter what becomes of a scene, as long as this lives.
            @MainActor final class BannerSceneLink {
                /// What a presenter knows the scene as.
                let id: ObjectIdentifier
                private weak var presenter: BannerPresenter?
                private weak var scene: UIWindowScene?
                private var watches: [BannerWatch] = []

                init(_ scene: UIWindowScene, _ presenter: BannerPresenter) {
                    (self.scene, self.presenter) = (scene, presenter)
                    id = ObjectIdentifier(scene)
                    on(UIScene.didDisconnectNotification, of: scene) { $0.leave($1) }
                    on(UIScene.didActivateNotification, of: scene) { $0.setActive($1, true) }
                    // It comes before the background, and under an alert of the system, which is all that people heed then.
                    on(UIScene.willDeactivateNotification, of: scene) { $0.setActive($1, false) }
                    watches.append(
                        BannerWatch(UIWindow.didBecomeKeyNotification, of: nil) { [weak self] in self?.turn(to: $0) })
                }

                /// Makes it one of the scenes that the presenter's hosts stand in.
                func join() {
                    guard let presenter, let scene else { return }
                    presenter.join(scene, isActive: scene.isSeen)
                }

                /// The window that has become the key window is where a person writes and touches. Each scene has one.
                private func turn(to window: ObjectIdentifier?) {
                    guard scene?.windows.contains(where: { ObjectIdentifier($0) == window }) == true else { return }
                    presenter?.turn(to: id)
                }

                private func on(
                    _ name: Notification.Name, of scene: UIWindowScene,
                    _ body: @escaping @MainActor @Sendable (BannerPresenter, ObjectIdentifier) -> Void
                ) {
                    watches.append(
                        BannerWatch(name, of: scene) { [weak presenter, id] in
                            if let presenter { body(presenter, id) }
                        })
                }
            }

            extension UIScene {
                /// Whether people see it. One that is not attached says nothing of that.
                fileprivate var isSeen: Bool { activationState == .foregroundActive || activationState == .unattached }
            }
        #elseif canImport(SwiftUI) && canImport(AppKit)

            /// Tells a presenter what becomes of a window, as long as this lives.
            @MainActor final class BannerSceneLink {
                /// What a presenter knows the window as.
                let id: ObjectIdentifier
                private weak var presenter: BannerPresenter?
                private weak var window: NSWindow?
                private var watches: [BannerWatch] = []

                init(_ window: NSWindow, _ presenter: BannerPresenter) {
                    (self.window, self.presenter) = (window, presenter)
                    id = ObjectIdentifier(window)
                    on(NSWindow.willCloseNotification, of: window) { $0.presenter?.leave($0.id) }
                    // A window that is minimised, hidden or covered, or whose display sleeps, is not seen. One that was closed and
                    // not released may be ordered in again.
                    on(NSWindow.didChangeOcclusionStateNotification, of: window) { $0.occlusionChanged() }
                    on(NSWindow.didBecomeKeyNotification, of: window) {
                        $0.join()
                        $0.presenter?.turn(to: $0.id)
                    }
                }

                /// Makes it one of the windows that the presenter's hosts stand in.
                func join() {
                    guard let presenter, let window else { return }
                    presenter.join(window, isActive: isSeen)
                }

                private var isSeen: Bool { window?.occlusionState.contains(.visible) == true }

                private func occlusionChanged() {
                    if isSeen { join() } else { presenter?.setActive(id, false) }
                }

                private func on(
                    _ name: Notification.Name, of window: NSWindow,
                    _ body: @escaping @MainActor @Sendable (BannerSceneLink) -> Void
                ) {
                    watches.append(
                        BannerWatch(name, of: window) { [weak self] in
                            if let self { body(self) }
                        })
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The banners that a view shows.
            @MainActor final class BannerStageBoard {
                weak var owner: BannerWindowPresenter?
                private(set) var stages: [BannerWindowStage] = []
                private unowned let view: UIView
                /// How high the content was pushed away last, to tell changes.
                private var pushed = BannerInsets()

                /// Shows banners in `view`, which holds this.
                init(in view: UIView) { self.view = view }

                /// Draws these banners, and lets the others go. They move when they are laid out.
                func show(_ presentations: [BannerPresentation]) {
                    for stage in stages where !presentations.contains(where: { $0.id == stage.presentation.id }) {
                        stage.leave()
                    }
                    stages = presentations.compactMap { presentation in
                        guard let stage = stages.first(where: { $0.presentation.id == presentation.id }) else {
                            return makeStage(presentation)
                        }
                        stage.presentation = presentation
                        return stage
                    }
                }

                private func makeStage(_ presentation: BannerPresentation) -> BannerWindowStage? {
                    guard let owner else { return nil }
                    let content = owner.makeView(presentation) ?? BannerWindowBar(owner)
                    let stage = BannerWindowStage(presentation, content, presenter: owner.presenter)
                    stage.isMotionFrozen = owner.isMotionFrozen
                    view.addSubview(stage)
                    return stage
                }

                /// Draws the banners again, since something around them has changed.
                func redraw() {
                    for stage in stages { stage.draw() }
                }

                /// Tells whether a screen reader is on some part of a banner.
                func reportFocus() {
                    for stage in stages { stage.reportFocus() }
                }

                /// Moves the banners as their phases say.
                func move() {
                    for stage in stages { stage.move() }
                }

                // MARK: Embedded banners

                /// What embedded banners take of the content.
                var push: BannerInsets { BannerPush.insets(stages.map { ($0.presentation, $0.height) }) }

                /// Lets `change` move what embedded banners push away, along with them, if there is any news of that.
                func pushContent(_ change: @escaping @MainActor (BannerInsets) -> Void) {
                    let push = push
                    guard push != pushed else { return }
                    pushed = push
                    guard let moving = stages.first(where: { $0.presentation.phase != .shown })?.presentation,
                        let animator = BannerPush.animation(moving, reducesMotion: UIAccessibility.isReduceMotionEnabled)
                            .animator()
                    else { return change(push) }
                    animator.addAnimations { change(push) }
                    animator.startAnimation()
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Watches a finger wherever on a banner it comes down, on a button too. It takes the finger from the button only when
            /// it drags the banner.
            final class BannerTouchRecognizer: UIGestureRecognizer {
                /// The latest finger.
                private(set) var touch: BannerTouch?
                /// The finger that is down, the only one that counts.
                private var finger: UITouch?

                /// Whether the banner can be dragged now.
                var isDraggable: @MainActor () -> Bool = { false }
                /// A finger came down, or was lifted.
                var onTouch: @MainActor (_ isDown: Bool) -> Void = { _ in }
                /// The finger drags the banner.
                var onDrag: @MainActor (BannerTouch) -> Void = { _ in }
                /// The drag has ended, towards where it would have gone on to; `nil` if something took the finger away.
                var onDragEnd: @MainActor (BannerTouch, _ predicted: Double?) -> Void = { _, _ in }

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                    super.touchesBegan(touches, with: event)
                    guard finger == nil, let first = touches.first else { return }
                    finger = first
                    touch = BannerTouch(at: point(first), time: first.timestamp)
                    onTouch(true)
                }

                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                    super.touchesMoved(touches, with: event)
                    guard let finger, touches.contains(finger) else { return }
                    touch?.move(to: point(finger), time: finger.timestamp, isDraggable: isDraggable())
                    guard let touch, touch.kind == .drag else { return }
                    state = state == .possible ? .began : .changed
                    onDrag(touch)
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                    super.touchesEnded(touches, with: event)
                    guard let finger, touches.contains(finger) else { return }
                    end(predicted: touch?.predicted(at: finger.timestamp))
                    state = state == .possible ? .failed : .ended
                }

                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                    super.touchesCancelled(touches, with: event)
                    guard let finger, touches.contains(finger) else { return }
                    end(predicted: nil)
                    state = state == .possible ? .failed : .cancelled
                }

                /// UIKit starts over, whatever became of the finger.
                override func reset() {
                    super.reset()
                    end(predicted: nil)
                }

                // What else hears of the finger, such as a button, does not end the watch.
                override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

                private func end(predicted: Double?) {
                    guard finger != nil else { return }
                    finger = nil
                    if let touch, touch.kind == .drag { onDragEnd(touch, predicted) }
                    onTouch(false)
                }

                /// Where a finger is, in a view that does not move with the banner.
                private func point(_ finger: UITouch) -> BannerTouch.Point {
                    let point = finger.location(in: view)
                    return BannerTouch.Point(x: Double(point.x), y: Double(point.y))
                }
            }
        #endif

        #if canImport(SwiftUI) || canImport(UIKit)

            /// Listens to a notification until it is released.
            nonisolated final class BannerWatch {
                private let token: any NSObjectProtocol

                /// Calls `body` whenever `name` is posted by `object`, or by any.
                convenience init(
                    _ name: Notification.Name, of object: AnyObject?, _ body: @escaping @MainActor @Sendable () -> Void
                ) {
                    self.init(name, of: object) { _ in body() }
                }

                /// Calls `body` with what posted `name` whenever `object` does, or any.
                init(
                    _ name: Notification.Name, of object: AnyObject?,
                    _ body: @escaping @MainActor @Sendable (_ poster: ObjectIdentifier?) -> Void
                ) {
                    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) {
                        notification in
                        let poster = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
                        // The main queue runs on the main actor.
                        MainActor.assumeIsolated { body(poster) }
                    }
                }

                deinit { NotificationCenter.default.removeObserver(token) }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// A window that only its banners can be touched in, and that looks like the app's own.
            final class BannerWindow: UIWindow {
                /// The frames of the banners, where a view draws them that answers for the whole window.
                var area: BannerTouchArea?

                /// The keyboard stays the app's.
                override var canBecomeKey: Bool { false }

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    if let area, !area.contains(x: Double(point.x), y: Double(point.y)) { return nil }
                    let hit = super.hitTest(point, with: event)
                    return hit === self || area == nil && hit === rootViewController?.view ? nil : hit
                }

                /// The app's own window of its scene.
                var appWindow: UIWindow? {
                    let windows = windowScene?.windows ?? []
                    let index = BannerAppWindow.index(
                        in: windows.map {
                            BannerAppWindow.Candidate(
                                level: Double($0.windowLevel.rawValue), isHidden: $0.isHidden, isKey: $0.isKeyWindow,
                                isOfBanners: $0 is BannerWindow)
                        })
                    return index.map { windows[$0] }
                }

                /// Takes over what the app has chosen for its own window: its appearance, its tint, the direction of its layout and the
                /// size of its text.
                func takeOverAppearance() {
                    guard let app = appWindow, let system = windowScene?.traitCollection else { return }
                    let chosen = app.rootViewController?.traitCollection ?? app.traitCollection
                    overrideUserInterfaceStyle =
                        BannerAppWindow.pinned(app: chosen.userInterfaceStyle, system: system.userInterfaceStyle)
                        ?? .unspecified
                    tintColor = app.tintColor
                    semanticContentAttribute = app.semanticContentAttribute
                    if #available(iOS 17.0, *) { takeOverTraits(chosen, system) }
                }

                @available(iOS 17.0, *) private func takeOverTraits(_ app: UITraitCollection, _ system: UITraitCollection) {
                    let size = BannerAppWindow.pinned(
                        app: app.preferredContentSizeCategory, system: system.preferredContentSizeCategory)
                    if let size {
                        traitOverrides.preferredContentSizeCategory = size
                    } else {
                        traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
                    }
                    let direction = BannerAppWindow.pinned(app: app.layoutDirection, system: system.layoutDirection)
                    if let direction {
                        traitOverrides.layoutDirection = direction
                    } else {
                        traitOverrides.remove(UITraitLayoutDirection.self)
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The standard view of a banner: the track, the image, the texts, the link and the buttons.
            final class BannerWindowBar: UIView, BannerWindowPresenter.BannerView {
                private weak var owner: BannerWindowPresenter?
                /// Whether it is taller than the place for it, and scrolls.
                var isScrolled = false { didSet { if isScrolled != oldValue { rebuild() } } }

                /// What holds the parts where they scroll. Elsewhere it would keep taps from the bar.
                private let scroll = UIScrollView()
                private let texts = BannerWindowTexts()
                private lazy var link = BannerLinkButton { [weak self] in self?.shown?.actions.followLink() }
                /// The hairline towards the content.
                private let separator = UIView()
                private let image = BannerWindowImage()
                private let track = BannerWindowTrack()
                private var buttons: [BannerWindowButton] = []
                private var shown: (presentation: BannerPresentation, actions: BannerActions)?

                /// A view that speaks the language of `owner`, and finds its images where that says.
                init(_ owner: BannerWindowPresenter) {
                    self.owner = owner
                    super.init(frame: .zero)
                    // The stage knows the safe area.
                    scroll.contentInsetAdjustmentBehavior = .never
                    for view in [image] + texts.views + [link, separator, track] { addSubview(view) }
                    separator.isUserInteractionEnabled = false
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                func show(_ presentation: BannerPresentation, actions: BannerActions) {
                    shown = (presentation, actions)
                    let content = presentation.content
                    let locale = BannerSpeech.language(of: content, in: owner?.locale ?? BannerLanguage.current)
                    let voice = BannerSpeech.voice(for: locale, interface: BannerLanguage.current)
                    #if DEBUG
                        if #available(iOS 17.0, *) { mirror(BannerLanguage.isMirrored(locale)) }
                    #endif
                    let level = content.levelConfiguration
                    let typography = content.bannerConfiguration.typography
                    let font = typography.uiKitFont(at: bannerTextSize)
                    texts.show(
                        presentation, actions,
                        BannerWindowTexts.Setting(
                            color: level.onTint.value(in: bannerAppearance).uiColor, locale: locale, voice: voice,
                            size: bannerTextSize),
                        in: holder)
                    let accent = level.accent.value(in: bannerAppearance).uiColor
                    link.isHidden = content.link == nil
                    link.show(content.link?.title.string(in: locale) ?? "", font: font, color: accent)
                    link.accessibilityLanguage = voice
                    let paint = BannerBarPaint(content.bannerConfiguration.shape, on: level, in: bannerAppearance)
                    separator.backgroundColor = paint.separator?.uiColor
                    let setting = BannerWindowImage.Setting(
                        color: accent, locale: locale, voice: voice, bundle: owner?.bundle,
                        store: (owner?.imageLoader ?? .standard).store)
                    image.show(
                        content.leadingImage, in: typography.imageFrame(content.bannerConfiguration.image, at: bannerTextSize),
                        setting)
                    track.show(
                        BannerTrack(content.bannerConfiguration, level, hasProgress: presentation.progress != nil),
                        presentation.progress, isFrozen: owner?.isMotionFrozen == true)
                    makeButtons(presentation.content.drawnButtons(presentation.waysOut.scrolled(isScrolled)))
                    for button in buttons {
                        button.draw(
                            content.bannerConfiguration.buttonLooks[button.button.variant], on: level, font: font,
                            iconSize: typography.iconSize(at: bannerTextSize), setting)
                    }
                    identify(content)
                    // What happened is read before what can be done about it, wherever on the banner it stands.
                    for label in texts.elements { label.isAccessibilityElement = true }
                    let parts: [UIView] = texts.elements + [image] + (link.isHidden ? [] : [link]) + buttons
                    accessibilityElements = parts.filter(\.isAccessibilityElement)
                    setNeedsLayout()
                }

                /// Draws all the other way round, or as the window does.
                @available(iOS 17.0, *) private func mirror(_ isMirrored: Bool) {
                    if isMirrored {
                        traitOverrides.layoutDirection = .rightToLeft
                    } else {
                        traitOverrides.remove(UITraitLayoutDirection.self)
                    }
                }

                /// Draws other buttons only where they are others: a screen reader may be on one.
                private func makeButtons(_ drawn: [BannerButton]) {
                    guard buttons.map(\.button) != drawn else { return }
                    for button in buttons { button.removeFromSuperview() }
                    buttons = drawn.enumerated().map { index, button in
                        BannerWindowButton(button) { [weak self] in self?.use(index) }
                    }
                    for button in buttons { holder.addSubview(button) }
                }

                private var holder: UIView { isScrolled ? scroll : self }

                /// Moves the parts to what holds them now; a close button comes and goes with that.
                private func rebuild() {
                    if isScrolled { insertSubview(scroll, at: 0) } else { scroll.removeFromSuperview() }
                    for view in [image] + texts.views + [link] + buttons as [UIView] { holder.addSubview(view) }
                    if let shown { show(shown.presentation, actions: shown.actions) }
                }

                private func identify(_ content: any BannerContent) {
                    accessibilityIdentifier = BannerIdentifier.banner(content.id)
                    image.accessibilityIdentifier = BannerIdentifier.image
                    let drawn = buttons.map(\.button)
                    for (index, button) in buttons.enumerated() {
                        button.accessibilityIdentifier = BannerIdentifier.button(index, of: drawn, in: content)
                    }
                }

                private func use(_ index: Int) {
                    guard let shown else { return }
                    let isOwn = shown.presentation.content.bannerButtons.indices.contains(index)
                    if isOwn { shown.actions.use(index) } else { shown.actions.close() }
                }

                // MARK: Layout

                func bannerHeight(width: CGFloat) -> CGFloat {
                    guard let arrangement = arrangement(width: Double(width)), let outline = outline(arrangement) else {
                        return 0
                    }
                    return CGFloat(outline.height)
                }

                private func outline(_ arrangement: BannerArrangement) -> BannerOutline? {
                    guard let shown, let configuration else { return nil }
                    return BannerOutline(
                        contentHeight: arrangement.height, padding: configuration.padding.insets,
                        indicator: track.track?.addedHeight ?? 0, isTarget: shown.presentation.waysOut.isTarget)
                }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    let width = Double(bounds.width)
                    scroll.frame = bounds
                    guard let configuration, let arrangement = arrangement(width: width), let outline = outline(arrangement)
                    else { return }
                    let isTop = configuration.edge == .top
                    let added = track.track?.addedHeight ?? 0
                    let origin = (x: contentStart(width), y: outline.contentTop + (isTop ? added : 0))
                    func place(_ view: UIView, _ frame: BannerRect?) {
                        guard var frame else { return }
                        frame.x += origin.x
                        frame.y += origin.y
                        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame = frame.mirrored(in: width) }
                        view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                    }
                    place(image, arrangement.image)
                    place(texts.title, arrangement.title)
                    place(texts.text, arrangement.text)
                    for (index, point) in texts.points.enumerated() { place(point, arrangement.frame(of: .point(index))) }
                    for (index, bullet) in texts.bullets.enumerated() { place(bullet, bulletFrame(index, in: arrangement)) }
                    place(link, arrangement.link)
                    for (index, button) in buttons.enumerated() { place(button, arrangement.frame(of: .button(index))) }
                    scroll.contentSize = CGSize(width: bounds.width, height: outline.height)
                    let height = CGFloat(track.track?.height ?? 0)
                    track.frame = CGRect(x: 0, y: isTop ? 0 : bounds.height - height, width: bounds.width, height: height)
                    let hairline = 1 / max(1, traitCollection.displayScale)
                    separator.frame = CGRect(
                        x: 0, y: isTop ? bounds.height - hairline : 0, width: bounds.width, height: hairline)
                }

                /// The sign of a point stands at its first line.
                private func bulletFrame(_ index: Int, in arrangement: BannerArrangement) -> BannerRect? {
                    guard var frame = arrangement.frame(of: .bullet(index)), texts.bullets.indices.contains(index) else {
                        return nil
                    }
                    let available = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
                    frame.height = min(frame.height, Double(texts.bullets[index].sizeThatFits(available).height))
                    return frame
                }

                private var configuration: BannerConfiguration? { shown?.presentation.content.bannerConfiguration }

                /// What the bar stands in where it is `width` points wide: the stage has taken its margin off.
                private func container(_ width: Double) -> BannerContainer {
                    BannerContainer(
                        size: BannerSize(width: width + margin.horizontal, height: 0),
                        isCompact: traitCollection.horizontalSizeClass == .compact)
                }

                private var margin: BannerInsets { configuration?.shape.margin ?? .zero }
                private var padding: BannerPadding { configuration?.padding ?? BannerPadding(0) }

                private func contentWidth(_ width: Double) -> Double {
                    container(width).contentWidth(maxWidth: configuration?.maxWidth, padding: padding, margin: margin)
                }

                /// Where the content starts: what it does not take of the width is shared.
                private func contentStart(_ width: Double) -> Double {
                    let sides = container(width).sides(padding: padding, margin: margin)
                    return sides.leading + (width - sides.horizontal - contentWidth(width)) / 2
                }

                private func arrangement(width: Double) -> BannerArrangement? {
                    guard let shown, let configuration else { return nil }
                    let content = shown.presentation.content
                    let options = BannerArrangement.Options(
                        imageSize: content.leadingImage.map { _ in
                            configuration.typography.imageFrame(configuration.image, at: bannerTextSize).size
                        },
                        hasTitle: !texts.title.isHidden, pointCount: texts.points.count,
                        bulletWidth: configuration.typography.bulletWidth(at: bannerTextSize), link: content.link?.placement,
                        alignment: configuration.shape.alignment,
                        buttonLayout: configuration.buttonLayout,
                        isAccessibilitySize: configuration.typography.clamped(bannerTextSize).isAccessibilitySize,
                        buttons: buttons.map(\.button))
                    return BannerArrangement(options, width: contentWidth(width)) { part, width in
                        let available = CGSize(
                            width: width.map { CGFloat($0) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                        let size = view(of: part).sizeThatFits(available)
                        return BannerSize(width: Double(size.width), height: Double(size.height))
                    }
                }

                private func view(of part: BannerPart) -> UIView {
                    switch part {
                    case .image: image
                    case .title: texts.title
                    case .text: texts.text
                    case .bullet(let index): texts.bullets.indices.contains(index) ? texts.bullets[index] : texts.text
                    case .point(let index): texts.points.indices.contains(index) ? texts.points[index] : texts.text
                    case .link: link
                    case .button(let index): buttons.indices.contains(index) ? buttons[index] : texts.text
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// A button of a banner.
            final class BannerWindowButton: UIControl {
                let button: BannerButton
                private let label = UILabel()
                private let icon = BannerWindowImage()
                /// What is drawn, which may be lower than what a tap reaches.
                private let bezel = UIView()
                private var level: BannerLevelConfiguration?
                private var look: BannerButtonLook?
                private static let gap: CGFloat = 8
                /// The width and height of the icon, in points.
                private var iconSize: CGFloat = 0

                init(_ button: BannerButton, act: @escaping @MainActor () -> Void) {
                    self.button = button
                    super.init(frame: .zero)
                    for view in [bezel, label, icon] as [UIView] {
                        view.isUserInteractionEnabled = false
                        view.isAccessibilityElement = false
                        addSubview(view)
                    }
                    label.numberOfLines = 0
                    label.textAlignment = .center
                    isAccessibilityElement = true
                    accessibilityTraits = button.isEnabled ? .button : [.button, .notEnabled]
                    isEnabled = button.isEnabled
                    addAction(UIAction { _ in act() }, for: .touchUpInside)
                    #if os(iOS)
                        // A long press shows what is too small to be read by people who need larger text.
                        showsLargeContentViewer = true
                        addInteraction(UILargeContentViewerInteraction())
                    #endif
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                override var isHighlighted: Bool { didSet { paint() } }
                override var isEnabled: Bool { didSet { paint() } }

                /// Draws the button in its `look` on a banner of `level`, with an icon `iconSize` points wide and high.
                func draw(
                    _ look: BannerButtonLook?, on level: BannerLevelConfiguration, font: UIFont, iconSize: Double,
                    _ setting: BannerWindowImage.Setting
                ) {
                    (self.level, self.look) = (level, look)
                    self.iconSize = CGFloat(iconSize)
                    label.text = button.title?.string(in: setting.locale)
                    label.font = font
                    accessibilityLabel = BannerSpeech.label(of: button, in: setting.locale)
                    accessibilityLanguage = setting.voice
                    paint()
                    var setting = setting
                    setting.color = label.textColor
                    icon.show(button.image, in: .icon(button.image?.source, size: iconSize), setting)
                    // An image draws itself as what is read; here the button is.
                    icon.isAccessibilityElement = false
                    #if os(iOS)
                        largeContentTitle = accessibilityLabel
                        largeContentImage = icon.image
                    #endif
                    setNeedsLayout()
                }

                private func paint() {
                    guard let level else { return }
                    let paint = BannerButtonPaint(
                        button.variant, look: look, state: isEnabled ? isHighlighted ? .pressed : .normal : .disabled,
                        on: level, in: bannerAppearance)
                    label.textColor = paint.label.uiColor
                    bezel.backgroundColor = paint.fill?.uiColor
                    bezel.layer.borderWidth = paint.outline == nil ? 0 : CGFloat(shape.borderWidth)
                    bezel.layer.borderColor = paint.outline?.uiColor.cgColor
                    alpha = CGFloat(paint.opacity)
                }

                // MARK: Layout

                private var shape: BannerButtonShape {
                    BannerButtonShape(button.variant, look: look, minimumSize: button.minimumSize)
                }
                private var iconWidth: CGFloat { button.image == nil ? 0 : iconSize }
                private var between: CGFloat { button.image == nil || button.title == nil ? 0 : Self.gap }

                private func titleSize(_ width: CGFloat) -> CGSize {
                    guard button.title != nil else { return .zero }
                    return label.sizeThatFits(
                        CGSize(
                            width: max(0, width - CGFloat(shape.padding.horizontal) - iconWidth - between),
                            height: CGFloat.greatestFiniteMagnitude))
                }

                private func content(_ title: CGSize) -> BannerSize {
                    BannerSize(
                        width: Double(title.width + iconWidth + between), height: Double(max(title.height, iconWidth)))
                }

                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    let target = shape.targetSize(content: content(titleSize(size.width)))
                    return CGSize(width: target.width, height: target.height)
                }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    let title = titleSize(bounds.width)
                    // It is as wide as it is laid out, and in the middle of its height.
                    let height = min(CGFloat(shape.drawnSize(content: content(title)).height), bounds.height)
                    bezel.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
                    bezel.layer.cornerRadius = CGFloat(shape.cornerRadius(height: Double(height)))
                    // Its padding need not be the same at both sides.
                    let shift = CGFloat(shape.padding.leading - shape.padding.trailing) / 2
                    let start = (bounds.width - title.width - iconWidth - between) / 2 + shift
                    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                    func place(_ view: UIView, x: CGFloat, size: CGSize) {
                        let x = isRightToLeft ? bounds.width - x - size.width : x
                        view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
                    }
                    place(icon, x: start, size: CGSize(width: iconWidth, height: iconWidth))
                    place(label, x: start + iconWidth + between, size: title)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// What is behind the content of a banner: its fill, its border and its shadow.
            final class BannerWindowFill: UIView {
                private let material = UIVisualEffectView(effect: nil)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    material.isUserInteractionEnabled = false
                    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    material.clipsToBounds = true
                    addSubview(material)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// Draws the fill of a banner of `configuration` and `level`.
                func show(_ configuration: BannerConfiguration, _ level: BannerLevelConfiguration) {
                    let paint = BannerBarPaint(configuration.shape, on: level, in: bannerAppearance)
                    backgroundColor = paint.fill?.uiColor
                    material.effect = paint.isMaterial ? UIBlurEffect(style: .systemMaterial) : nil
                    material.isHidden = !paint.isMaterial
                    // The material would lie over the line.
                    for layer in [layer, material.layer] {
                        layer.borderWidth = paint.border == nil ? 0 : CGFloat(max(0, configuration.shape.border?.width ?? 0))
                        layer.borderColor = paint.border?.uiColor.cgColor
                    }
                    guard let shadow = paint.shadow, let cast = configuration.shape.shadow else {
                        return layer.shadowOpacity = 0
                    }
                    layer.shadowColor = shadow.uiColor.cgColor
                    // The colour has the opacity.
                    layer.shadowOpacity = 1
                    layer.shadowRadius = CGFloat(cast.radius)
                    layer.shadowOffset = CGSize(width: cast.x, height: cast.y)
                }

                /// Rounds the corners of a bar of `height`.
                func round(_ corners: BannerCorners, height: Double) {
                    material.frame = bounds
                    round(corners, height: height, layers: [layer, material.layer])
                }
            }

            extension UIView {
                /// Rounds the corners of `layers` as those of a bar of `height`.
                func round(_ corners: BannerCorners, height: Double, layers: [CALayer]) {
                    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                    for layer in layers {
                        layer.cornerRadius = corners.isRound ? CGFloat(corners.radius(height: height)) : 0
                        layer.maskedCorners = corners.mask(isRightToLeft: isRightToLeft)
                    }
                }
            }

            nonisolated extension BannerCorners {
                fileprivate func mask(isRightToLeft: Bool) -> CACornerMask {
                    var mask: CACornerMask = []
                    if isRightToLeft ? topTrailing : topLeading { mask.insert(.layerMinXMinYCorner) }
                    if isRightToLeft ? topLeading : topTrailing { mask.insert(.layerMaxXMinYCorner) }
                    if isRightToLeft ? bottomTrailing : bottomLeading { mask.insert(.layerMinXMaxYCorner) }
                    if isRightToLeft ? bottomLeading : bottomTrailing { mask.insert(.layerMaxXMaxYCorner) }
                    return mask
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// An image in its shape, from a symbol, a catalogue or the network.
            final class BannerWindowImage: UIImageView {
                /// What an image is drawn with.
                nonisolated struct Setting {
                    /// The colour of symbols.
                    var color: UIColor?
                    /// The language of its label, a BCP 47 tag.
                    var locale: String
                    /// The language that a screen reader is told; `nil` for that of the app.
                    var voice: String?
                    /// Where images are; `nil` for the app's own catalogue.
                    var bundle: Bundle?
                    /// What loads images from the network.
                    var store: BannerImageStore
                }

                private var source: BannerImageSource?
                private var setting: Setting?
                private var imageFrame: BannerImageFrame?
                private var chain: BannerImageChain?
                private var loading: [Task<Void, Never>] = []

                deinit { for task in loading { task.cancel() } }

                /// Draws `image` in `frame`, and nothing without one.
                func show(_ image: BannerImage?, in frame: BannerImageFrame, _ setting: Setting) {
                    tintColor = setting.color
                    let label = image?.label?.string(in: setting.locale)
                    isAccessibilityElement = label?.isEmpty == false
                    accessibilityLabel = label
                    accessibilityLanguage = setting.voice
                    accessibilityTraits = .image
                    isHidden = image == nil
                    let former = self.setting
                    (imageFrame, self.setting) = (frame, setting)
                    if image?.source != source || setting.bundle != former?.bundle || setting.store !== former?.store {
                        source = image?.source
                        load()
                    }
                    draw()
                }

                /// Draws what is there now: the image, or what stands in for it.
                private func draw() {
                    guard let frame = imageFrame, let drawn = chain?.best == nil ? chain?.local ?? source : source else {
                        return
                    }
                    let drawing = BannerImageDrawing(drawn, in: frame)
                    contentMode = drawing.isCut ? .scaleAspectFill : drawing.size < frame.size ? .center : .scaleAspectFit
                    clipsToBounds = true
                    layer.cornerRadius = drawing.isCut ? Self.radius(frame) : 0
                    preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: CGFloat(drawing.size) * 0.8)
                }

                private static func radius(_ frame: BannerImageFrame) -> CGFloat {
                    switch frame.shape {
                    case .circle: CGFloat(frame.size / 2)
                    case .rounded: CGFloat(BannerImageDrawing.cornerRadius)
                    case .square, .none: 0
                    }
                }

                // MARK: Loading

                private func load() {
                    for task in loading { task.cancel() }
                    loading = []
                    let chain = source.map { BannerImageChain($0) }
                    self.chain = chain
                    image = picture(of: chain?.local)
                    guard let setting, let frame = imageFrame else { return }
                    let store = setting.store
                    for (index, remote) in (chain?.remotes ?? []).enumerated() {
                        guard
                            let request = BannerImageRequest(remote, in: frame, scale: Double(traitCollection.displayScale))
                        else { continue }
                        if let known = store.known(request) {
                            // Nothing has to stand in for it.
                            return arrived(known, index)
                        }
                        loading.append(
                            Task { [weak self] in
                                let loaded = await store.image(request)
                                if let loaded, !Task.isCancelled { self?.arrived(loaded, index) }
                            })
                    }
                }

                private func picture(of source: BannerImageSource?) -> UIImage? {
                    switch source {
                    case .symbol(let name): UIImage(systemName: name)
                    case .asset(let name): UIImage(named: name, in: setting?.bundle, compatibleWith: nil)
                    case .resource(let name, let bundle): UIImage(named: name, in: bundle.bundle, compatibleWith: nil)
                    case .memory(let reference): reference.picture
                    case .asyncImage, nil: nil
                    }
                }

                private func arrived(_ picture: UIImage, _ index: Int) {
                    guard chain?.arrived(index) == true else { return }
                    image = picture
                    draw()
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// Shows the banners of a presenter in a window scene, in a window of its own above the app's. Touches beside a
            /// banner go to the app.
            ///
            /// ```swift
            /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            ///     guard let scene = scene as? UIWindowScene else { return }
            ///     banners = BannerWindowPresenter(scene: scene, presenter: BannerPresenter(policy: Acme.queue))
            /// }
            /// ```
            ///
            /// Banners of surfaces under a bar rest beyond that bar, and follow it. Embedded ones do so too, and push the content of
            /// the screen away, by its safe area. The banners of a screen's own surfaces show where you say: in a ``PlaceView``, or in a
            /// view controller by ``host(_:in:)``.
            @MainActor public final class BannerWindowPresenter {
                /// A view that draws banners in the place of the standard one.
                ///
                /// The presenter moves it, fills what is behind it, and hears taps and swipes. The view only draws, and reports
                /// its buttons.
                @MainActor public protocol BannerView: UIView {
                    /// Draws `presentation`. Called again whenever it changes.
                    func show(_ presentation: BannerPresentation, actions: BannerActions)

                    /// The height that it needs where it is `width` points wide. Its constraints tell, unless it does.
                    func bannerHeight(width: CGFloat) -> CGFloat
                }

                /// What runs the banners.
                public let presenter: BannerPresenter
                /// The height of the app's bars within the safe area, in points. `nil`, as it is at first, for those of the containers of
                /// UIKit, which are found and followed.
                public var barInsets: UIEdgeInsets? { didSet { root.view.setNeedsLayout() } }
                /// The level of the window. Unless you set it, banners lie above the app with all that it presents, its alerts too,
                /// and below what the system lays over it.
                public var windowLevel: UIWindow.Level {
                    get { window.windowLevel }
                    set { window.windowLevel = newValue }
                }
                /// Where the images of banners are, such as `Bundle.module` of a package; `nil` for the app's own catalogue.
                public var bundle: Bundle? { didSet { redraw() } }
                /// What banners load their images from the network with; `nil` for `URLSession`.
                public var imageLoader: BannerImageLoader? { didSet { redraw() } }
                /// Whether banners stand where they would come to rest, and the track of work without a known end stands still: for
                /// pictures that tests compare.
                public var isMotionFrozen = false { didSet { redraw() } }
                /// Makes the view of a banner; `nil` for the standard one.
                public var makeView: @MainActor (BannerPresentation) -> (any BannerView)? = { _ in nil }

                private let window: BannerWindow
                private let root: BannerRootController
                private var host: BannerHost?
                private let link: BannerSceneLink
                private var watches: [BannerWatch] = []
                /// What places among the app's views show.
                private var boards: [WeakBoard] = []

                nonisolated private struct WeakBoard {
                    weak var board: BannerStageBoard?
                }

                /// Shows what `presenter` presents on surfaces of the whole scene.
                public init(scene: UIWindowScene, presenter: BannerPresenter) {
                    self.presenter = presenter
                    window = BannerWindow(windowScene: scene)
                    root = BannerRootController()
                    link = BannerSceneLink(scene, presenter)
                    window.rootViewController = root
                    window.windowLevel = UIWindow.Level(rawValue: CGFloat(BannerHostPlacement.defaultWindowLevel))
                    window.backgroundColor = .clear
                    root.owner = self
                    follow()
                }

                /// The language of what is said and written, a BCP 47 tag.
                public var locale = BannerLanguage.current {
                    didSet {
                        presenter.hostLocale = locale
                        redraw()
                    }
                }

                // MARK: Places

                /// Draws the banners of `board` anew whenever something around them changes.
                func add(_ board: BannerStageBoard) {
                    boards.removeAll { $0.board == nil }
                    boards.append(WeakBoard(board: board))
                }

                private var allBoards: [BannerStageBoard] { [root.board] + boards.compactMap(\.board) }

                private func redraw() {
                    for board in allBoards { board.redraw() }
                }

                private func reportFocus() {
                    for board in allBoards { board.reportFocus() }
                }

                /// A host of `place` that speaks the language of this.
                func makeHost(
                    _ place: BannerPlace, _ stand: BannerStand, onChange: @escaping @MainActor ([BannerPresentation]) -> Void
                ) -> BannerHost {
                    let announcer = BannerAnnouncer(presenter)
                    return BannerHost(
                        presenter, place, stand: stand,
                        onChange: {
                            announcer.show($0)
                            onChange($0)
                        }, onAnnouncement: { announcer.say($0) })
                }

                // MARK: The scene

                private func follow() {
                    link.join()
                    presenter.hostLocale = locale
                    presenter.isScreenReaderRunning = UIAccessibility.needsMoreTime
                    host = makeHost(.scene, BannerStand(scene: link.id, isAbove: true)) { [weak self] in self?.show($0) }
                    for name in UIAccessibility.timeNotifications {
                        on(name) { $0.presenter.isScreenReaderRunning = UIAccessibility.needsMoreTime }
                    }
                    on(UIAccessibility.elementFocusedNotification) { $0.reportFocus() }
                    on(UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.redraw() }
                }

                /// Calls `body` for each notification, as long as this lives.
                private func on(
                    _ name: Notification.Name, of object: AnyObject? = nil,
                    _ body: @escaping @MainActor @Sendable (BannerWindowPresenter) -> Void
                ) {
                    watches.append(
                        BannerWatch(name, of: object) { [weak self] in
                            if let self { body(self) }
                        })
                }

                private func show(_ shown: [BannerPresentation]) {
                    window.takeOverAppearance()
                    // A hidden window has no say in the status bar and in rotation.
                    window.isHidden = shown.isEmpty
                    // A window that has just come knows its safe area only when it is laid out.
                    window.layoutIfNeeded()
                    root.show(shown)
                }
            }

            extension BannerWindowPresenter.BannerView {
                /// The height by the view's constraints.
                public func bannerHeight(width: CGFloat) -> CGFloat {
                    systemLayoutSizeFitting(
                        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                    ).height
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The part of a window that a banner may be seen in. It moves the banner in and out, and hears taps and swipes on it.
            final class BannerWindowStage: UIView {
                var presentation: BannerPresentation { didSet { if presentation != oldValue { draw() } } }

                private let content: any BannerWindowPresenter.BannerView
                private let presenter: BannerPresenter
                private let fill = BannerWindowFill(frame: .zero)
                /// The banner and its fill, which move together.
                private let bar = BannerWindowBody()
                private let recognizer = BannerTouchRecognizer()
                private let pointer = BannerPointer()
                private var attention = BannerAttention()
                /// Whether nothing moves.
                var isMotionFrozen = false
                /// What was laid out last.
                private var laidMatter: BannerMatter?
                private var place: BannerWindowPlace?
                private var movedPhase: BannerPresentation.Phase?
                private var animator: UIViewPropertyAnimator?
                /// How far from its place a finger caught the banner.
                private var caught: Double?

                init(
                    _ presentation: BannerPresentation, _ content: any BannerWindowPresenter.BannerView,
                    presenter: BannerPresenter
                ) {
                    self.presentation = presentation
                    self.content = content
                    self.presenter = presenter
                    super.init(frame: .zero)
                    clipsToBounds = true
                    // A screen reader reads the banner to its end before it goes on to the next one.
                    shouldGroupAccessibilityChildren = true
                    accessibilityIdentifier = BannerIdentifier.anyBanner
                    addSubview(bar)
                    bar.addSubview(fill)
                    bar.addSubview(content)
                    listen()
                    draw()
                    #if os(visionOS)
                        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stage: BannerWindowStage, _) in
                            stage.draw()
                        }
                    #endif
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                private var configuration: BannerConfiguration { presentation.content.bannerConfiguration }
                private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

                /// The height of the banner with its margin, as it was laid out.
                var height: Double { place?.outerHeight ?? 0 }

                /// Whether the status bar lies over the banner.
                var isBehindStatusBar: Bool { place?.isBehindStatusBar == true && presentation.phase != .dismissing }

                // MARK: Drawing

                /// Draws the banner as it and its surroundings are now.
                func draw() {
                    fill.show(configuration, presentation.content.levelConfiguration)
                    content.show(presentation, actions: BannerActions(of: presentation, presenter))
                    superview?.setNeedsLayout()
                }

                #if !os(visionOS)
                    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                        super.traitCollectionDidChange(previousTraitCollection)
                        draw()
                    }
                #endif

                /// Lays the banner in its place in `container`, where the app's bars take `inset` of the safe area, and the keyboard
                /// `keyboard` of the window. Its times go on.
                func layOut(in container: BannerContainer, bar inset: Double, keyboard: Double) {
                    let height = neededHeight(in: container) - configuration.shape.margin.vertical
                    let place = BannerWindowPlace(
                        configuration, height: height, bar: inset, keyboard: keyboard, in: container)
                    self.place = place
                    scroll(place.isScrolled)
                    // What says something else in place takes its other height little by little.
                    let isChanged = laidMatter != nil && laidMatter != presentation.matter && presentation.phase == .shown
                    laidMatter = presentation.matter
                    let animation = BannerAnimation.changing(reducesMotion: reducesMotion).unless(isMotionFrozen || !isChanged)
                    guard let animator = animation.animator() else { return arrange(place) }
                    animator.addAnimations { [weak self] in
                        self?.arrange(place)
                        self?.content.layoutIfNeeded()
                    }
                    animator.startAnimation()
                }

                /// The height that the banner needs in `container`, with its margin.
                func neededHeight(in container: BannerContainer) -> Double {
                    let margin = configuration.shape.margin
                    let width = container.bannerWidth(
                        maxWidth: configuration.maxWidth, padding: configuration.padding, margin: margin)
                    return Double(content.bannerHeight(width: CGFloat(width))) + margin.vertical
                }

                private func scroll(_ isScrolled: Bool) {
                    guard let bar = content as? BannerWindowBar, bar.isScrolled != isScrolled else { return }
                    bar.isScrolled = isScrolled
                    // With its close button, or without, it has another height.
                    superview?.setNeedsLayout()
                }

                private func arrange(_ place: BannerWindowPlace) {
                    frame = cgRect(place.clip, in: place.clip.width)
                    // A transform moves the banner, so that its frame says nothing.
                    let rest = cgRect(place.rest, in: place.clip.width)
                    bar.bounds = CGRect(x: 0, y: 0, width: rest.width, height: rest.height)
                    bar.center = CGPoint(x: rest.midX, y: rest.midY)
                    content.frame = bar.bounds
                    fill.frame = cgRect(place.fill, in: place.rest.width)
                    fill.round(place.corners, height: place.rest.height)
                    // A track ends at the corners. A view of the app's own draws as it likes.
                    guard content is BannerWindowBar else { return }
                    content.clipsToBounds = place.corners.isRound
                    round(place.corners, height: place.rest.height, layers: [content.layer])
                }

                private func cgRect(_ rect: BannerRect, in width: Double) -> CGRect {
                    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                    let rect = isRightToLeft ? rect.mirrored(in: width) : rect
                    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
                }

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let hit = super.hitTest(point, with: event)
                    return hit === self ? nil : hit
                }

                // MARK: Moving

                /// Moves as the phase says, once for each.
                func move() {
                    guard presentation.phase != movedPhase else { return }
                    let isNew = movedPhase == nil
                    movedPhase = presentation.phase
                    switch presentation.phase {
                    case .presenting:
                        set(shown: 0)
                        if let haptic = presenter.takeHaptic(presentation.id) { BannerHaptics.play(haptic) }
                        run(.presenting(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 1) }
                    case .shown: if isNew { set(shown: 1) }
                    case .dismissing:
                        run(.dismissing(presentation.metrics, reducesMotion: reducesMotion)) { $0.set(shown: 0) }
                    }
                }

                /// The banner is no longer drawn here, though it may be elsewhere.
                func leave() {
                    animator?.stopAnimation(true)
                    removeFromSuperview()
                    attention = BannerAttention()
                    presenter.touchEnded(presentation.id)
                    presenter.screenReaderFocus(presentation.id, isFocused: false)
                }

                private func set(shown: Double) {
                    let passage = BannerPassage(
                        shown: shown, presentation.metrics.transition, reducesMotion: reducesMotion,
                        isDragged: presentation.phase == .dismissing && bar.transform.ty != 0)
                    set(offset: place?.geometry.offset(shown: passage.place) ?? 0)
                    bar.alpha = CGFloat(passage.opacity)
                }

                private func set(offset: Double) { bar.transform = CGAffineTransform(translationX: 0, y: CGFloat(offset)) }

                private func run(_ animation: BannerAnimation, _ change: @escaping @MainActor (BannerWindowStage) -> Void) {
                    animator?.stopAnimation(true)
                    animator = animation.unless(isMotionFrozen).animator()
                    guard let animator else { return change(self) }
                    animator.addAnimations { [weak self] in if let self { change(self) } }
                    animator.startAnimation()
                }

                // MARK: Touches

                private func listen() {
                    recognizer.isDraggable = { [weak self] in self?.isDraggable == true }
                    recognizer.onTouch = { [weak self] isDown in self?.touch(isDown) }
                    recognizer.onDrag = { [weak self] in self?.drag($0) }
                    recognizer.onDragEnd = { [weak self] in self?.endDrag($0, $1) }
                    addGestureRecognizer(recognizer)
                    pointer.onChange = { [weak self] in self?.attend(.pointer, $0) }
                    pointer.watch(bar)
                }

                private func touch(_ isDown: Bool) {
                    if isDown { presenter.touchBegan(presentation.id) } else { presenter.touchEnded(presentation.id) }
                }

                // A tap goes the way of all touches, so that what takes it first, such as a button, keeps it.
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    guard recognizer.touch?.kind == .rest, presentation.waysOut.barTap != .none else { return }
                    presenter.tapBar(presentation.id)
                }

                private var isDraggable: Bool {
                    let ways = presentation.waysOut.scrolled(place?.isScrolled == true)
                    return ways.allowsSwipe && presentation.phase != .dismissing
                }
                private var swipe: BannerSwipe { BannerSwipe(edge: configuration.edge, height: Double(bar.bounds.height)) }

                private func drag(_ touch: BannerTouch) {
                    guard isDraggable else { return }
                    let start = caught ?? catchBar()
                    set(offset: swipe.offset(touch.translation, from: start))
                }

                /// Stops the banner where it is, also on its way in.
                private func catchBar() -> Double {
                    animator?.stopAnimation(true)
                    bar.alpha = 1
                    let start = Double(bar.transform.ty)
                    caught = start
                    return start
                }

                private func endDrag(_ touch: BannerTouch, _ predicted: Double?) {
                    caught = nil
                    if let predicted, isDraggable, swipe.dismisses(touch.translation, predicted: predicted) {
                        presenter.swipe(presentation.id)
                    }
                    guard presentation.phase != .dismissing else { return }
                    run(.curve(x1: 0, y1: 0, x2: 0.58, y2: 1, seconds: 0.2)) { $0.set(shown: 1) }
                }

                // MARK: Screen readers

                /// Tells whether a screen reader is on some part of the banner.
                func reportFocus() {
                    let cursors: [UIAccessibility.AssistiveTechnologyIdentifier] = [
                        .notificationVoiceOver, .notificationSwitchControl,
                    ]
                    attend(.assistiveTechnology, cursors.contains(where: isUnder))
                }

                private func isUnder(_ cursor: UIAccessibility.AssistiveTechnologyIdentifier) -> Bool {
                    var focused = UIAccessibility.focusedElement(using: cursor)
                    while let element = focused as? UIAccessibilityElement { focused = element.accessibilityContainer }
                    return (focused as? UIView)?.isDescendant(of: self) == true
                }

                override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
                    super.didUpdateFocus(in: context, with: coordinator)
                    attend(.keyboard, context.nextFocusedView?.isDescendant(of: self) == true)
                }

                private func attend(_ means: BannerAttention.Means, _ isThere: Bool) {
                    if let isHeld = attention.set(means, isThere: isThere) {
                        presenter.screenReaderFocus(presentation.id, isFocused: isHeld)
                    }
                }

                override func accessibilityPerformEscape() -> Bool {
                    guard presentation.waysOut.canDismiss else { return false }
                    presenter.close(presentation.id)
                    return true
                }
            }

            /// A banner and its fill, which reaches beyond it and can be touched there too.
            private final class BannerWindowBody: UIView {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    subviews.contains { $0.frame.contains(point) }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The title, the text and the points of a banner.
            @MainActor final class BannerWindowTexts {
                /// What the texts are drawn with.
                nonisolated struct Setting {
                    var color: UIColor
                    /// The language, a BCP 47 tag.
                    var locale: String
                    /// The language that a screen reader is told; `nil` for that of the app.
                    var voice: String?
                    var size: BannerDynamicTypeSize
                }

                let title = UILabel()
                let text = UILabel()
                private(set) var points: [UILabel] = []
                private(set) var bullets: [UILabel] = []

                init() {
                    title.accessibilityIdentifier = BannerIdentifier.title
                    text.accessibilityIdentifier = BannerIdentifier.text
                }

                /// All of them.
                var views: [UIView] { [title, text] + bullets + points }

                /// What a screen reader reads, in its order.
                var elements: [UIView] { (title.isHidden ? [text] : [title, text]) + points }

                /// Draws the texts of `presentation`; those that are new become a part of `holder`.
                func show(_ presentation: BannerPresentation, _ actions: BannerActions, _ setting: Setting, in holder: UIView) {
                    let (content, locale) = (presentation.content, setting.locale)
                    let configuration = content.bannerConfiguration
                    let prefix = content.levelConfiguration.spokenPrefix
                    let words = content.title(in: locale)
                    title.isHidden = words == nil
                    set(title, words ?? "", configuration.titleTypography, setting, configuration)
                    title.accessibilityLabel = BannerSpeech.text(words ?? "", prefix: prefix, in: locale)
                    // The title, where there is one, has told the level.
                    showText(presentation, actions, prefix: words == nil ? prefix : nil, setting)
                    showPoints(presentation.points(in: locale), configuration, setting, in: holder)
                }

                private func set(
                    _ label: UILabel, _ words: String, _ typography: BannerTypography, _ setting: Setting,
                    _ configuration: BannerConfiguration
                ) {
                    label.text = words
                    label.accessibilityLanguage = setting.voice
                    label.font = typography.uiKitFont(at: setting.size)
                    label.numberOfLines = typography.maxLines
                    label.textColor = setting.color
                    label.textAlignment = configuration.shape.alignment == .center ? .center : .natural
                    label.adjustsFontForContentSizeCategory = false
                }

                private func showText(
                    _ presentation: BannerPresentation, _ actions: BannerActions, prefix: BannerText?, _ setting: Setting
                ) {
                    let (configuration, locale) = (presentation.content.bannerConfiguration, setting.locale)
                    let words = presentation.text(in: locale)
                    set(text, words, configuration.typography, setting, configuration)
                    text.accessibilityLabel = BannerSpeech.text(words, prefix: prefix, in: locale)
                    text.accessibilityTraits = actions.hasTap ? .button : .staticText
                    text.accessibilityRespondsToUserInteraction = actions.hasTap
                    let opens = actions.hasTap && presentation.waysOut.barTap == .opens
                    text.accessibilityHint = opens ? BannerWords.current.opens.string(in: locale) : nil
                    // How far the work is belongs to what tells of it; the track would say the text again.
                    text.accessibilityValue = presentation.progress.map { BannerSpeech.value(of: $0, in: locale) }
                    if presentation.progress != nil { text.accessibilityTraits.insert(.updatesFrequently) }
                }

                private func showPoints(
                    _ words: [String], _ configuration: BannerConfiguration, _ setting: Setting, in holder: UIView
                ) {
                    if points.count != words.count { makePoints(words.count, in: holder) }
                    for (label, words) in zip(points, words) { setPoint(label, words, configuration.typography, setting) }
                    for bullet in bullets { setPoint(bullet, "\u{2022}", configuration.typography, setting) }
                }

                private func makePoints(_ count: Int, in holder: UIView) {
                    for label in points + bullets { label.removeFromSuperview() }
                    points = (0..<count).map { index in
                        let label = UILabel()
                        label.accessibilityIdentifier = BannerIdentifier.point(index)
                        return label
                    }
                    bullets = (0..<count).map { _ in
                        let label = UILabel()
                        label.isAccessibilityElement = false
                        return label
                    }
                    for label in points + bullets { holder.addSubview(label) }
                }

                private func setPoint(_ label: UILabel, _ words: String, _ typography: BannerTypography, _ setting: Setting) {
                    label.text = words
                    label.accessibilityLanguage = setting.voice
                    label.font = typography.uiKitFont(at: setting.size)
                    label.numberOfLines = 0
                    label.textColor = setting.color
                }
            }

            nonisolated extension BannerTypography {
                /// The font where a person chose `size`. The scale is the one by which `UIFontMetrics` scales fonts of the style's own size,
                /// which those of an app have here.
                func uiKitFont(at size: BannerDynamicTypeSize) -> UIFont {
                    let points = CGFloat(points(at: size))
                    guard let font else { return .systemFont(ofSize: points, weight: weight.uiKitWeight) }
                    let descriptor = UIFontDescriptor(fontAttributes: [
                        .family: font.family,
                        .traits: [UIFontDescriptor.TraitKey.weight: weight.uiKitWeight.rawValue],
                    ])
                    return UIFont(descriptor: descriptor, size: points)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)

            /// The indicator or the progress at the outer edge of a banner. The text tells how far the work is.
            final class BannerWindowTrack: UIView {
                private(set) var track: BannerTrack?
                private var progress: BannerProgressState?
                private var isFrozen = false
                /// What is drawn as done.
                private var drawn: Double?
                private let filled = UIView()
                /// The motion that runs, and the width that it was made for.
                private var running: (motion: BannerTrackMotion, width: CGFloat)?

                /// Draws how far the work is; without motion where that `isFrozen`.
                func show(_ track: BannerTrack, _ progress: BannerProgressState?, isFrozen: Bool) {
                    self.track = track
                    self.progress = progress
                    self.isFrozen = isFrozen
                    if filled.superview == nil { addSubview(filled) }
                    isUserInteractionEnabled = false
                    let color = track.color.value(in: bannerAppearance)
                    filled.backgroundColor = color.uiColor
                    backgroundColor = progress == nil ? nil : color.faded(to: BannerTrack.restOpacity).uiColor
                    alpha = progress?.isPaused == true ? 0.5 : 1
                    go()
                }

                private var fraction: Double? { BannerTrack.fraction(of: progress) }
                private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

                /// Goes on to what is done now.
                private func go() {
                    let animation = BannerAnimation.progress(from: drawn, to: fraction, reducesMotion: reducesMotion)
                    drawn = fraction
                    setNeedsLayout()
                    guard let animator = animation.unless(isFrozen).animator() else { return }
                    animator.addAnimations { [weak self] in self?.layoutIfNeeded() }
                    animator.startAnimation()
                }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    let piece = BannerTrack.filled(fraction, width: Double(bounds.width), phase: nil)
                    var frame = BannerRect(
                        x: piece.lowerBound, y: 0, width: piece.upperBound - piece.lowerBound, height: Double(bounds.height))
                    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                        frame = frame.mirrored(in: Double(bounds.width))
                    }
                    filled.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                    animate()
                }

                // MARK: Moving

                private static let animationKey = "banner"

                private func animate() {
                    let motion = BannerTrackMotion(progress, reducesMotion: reducesMotion, isFrozen: isFrozen)
                    if let running, running == (motion, bounds.width) { return }
                    running = (motion, bounds.width)
                    filled.layer.removeAnimation(forKey: Self.animationKey)
                    let half = filled.bounds.width / 2
                    switch motion {
                    case .still: break
                    case .travels: swing("position.x", from: half, to: bounds.width - half)
                    case .pulses: swing("opacity", from: 1, to: CGFloat(BannerTrackMotion.faintest))
                    }
                }

                private func swing(_ keyPath: String, from start: CGFloat, to end: CGFloat) {
                    let animation = CABasicAnimation(keyPath: keyPath)
                    animation.fromValue = start
                    animation.toValue = end
                    animation.duration = BannerTrackMotion.period / 2
                    animation.autoreverses = true
                    animation.repeatCount = .infinity
                    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                    // It goes on when the app comes back from the background.
                    animation.isRemovedOnCompletion = false
                    filled.layer.add(animation, forKey: Self.animationKey)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)

            extension UIView {
                /// The controller of the screen that it is a part of.
                var bannerController: UIViewController? {
                    var responder: UIResponder? = self
                    while let next = responder, !(next is UIViewController) { responder = next.next }
                    return responder as? UIViewController
                }

                /// How many presentations it stands on.
                var bannerPresentationLevel: Int {
                    var level = 0
                    var controller = bannerController?.presentingViewController
                    while let below = controller {
                        level += 1
                        controller = below.presentingViewController
                    }
                    return level
                }
            }
        #endif

        #if DEBUG || BANNER_COMPILER
            /// A language that nobody speaks, which shows what a translation will do before there is one. The tags are those of CLDR.
            ///
            /// The compiler's module BannerSpec is made of this very file too, so that an app shows what `bannerc` measures. Release builds of apps
            /// have nothing of it.
            nonisolated enum BannerPseudoLocale: String, CaseIterable, Sendable {
                /// Letters get accents and texts are 40 % longer, between brackets, so that what is cut or not translated stands out.
                case accented = "en-XA"
                /// All stands the other way round, as for people who read from right to left.
                case mirrored = "ar-XB"

                /// `text` in this language.
                func text(_ text: String) -> String { literals([text]).joined() }

                /// What stands before, between and behind the values of a text, in this language. The values themselves stay as they are: they are
                /// names and numbers, which nobody translates.
                func literals(_ literals: [String]) -> [String] {
                    guard self == .accented, let first = literals.indices.first, let last = literals.indices.last else {
                        return literals
                    }
                    var changed = literals.map(Self.accented)
                    let count = literals.reduce(0) { $0 + $1.count }
                    let length = changed.reduce(0) { $0 + $1.count }
                    // Both indices are those of the array that this one was mapped from.
                    changed[first] = "[" + changed[first]
                    changed[last] += Self.padding(for: count, behind: length) + "]"
                    return changed
                }

                /// `text` with accents and twice the vowels.
                private static func accented(_ text: String) -> String {
                    var result = ""
                    for character in text {
                        let letter = letters[character] ?? character
                        result.append(letter)
                        if "aeiouAEIOU".contains(character) { result.append(letter) }
                    }
                    return result
                }

                /// Words that make a text of `count` characters, which has `length` of them by now, 40 % longer.
                private static func padding(for count: Int, behind length: Int) -> String {
                    var padding = ""
                    for word in words where length + padding.count < (count * 7 + 4) / 5 { padding += " " + word }
                    return padding
                }

                private static let words: [String] =
                    (0..<20).flatMap { _ in
                        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
                    }

                private static let letters: [Character: Character] = Dictionary(
                    uniqueKeysWithValues: zip(
                        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                        "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"))
            }
        #endif

        // Written by scripts/update-words from Resources/Localizable.xcstrings; do not edit.

        nonisolated enum BannerWordTable {
            /// The label of a close button that shows a cross only. A screen reader says it.
            static let close = BannerText(
                "Close",
                translations: [
                    "ar": "إغلاق",
                    "bg": "Затваряне",
                    "bn": "বন্ধ করুন",
                    "ca": "Tanca",
                    "cs": "Zavřít",
                    "da": "Luk",
                    "de": "Schließen",
                    "el": "Κλείσιμο",
                    "es": "Cerrar",
                    "et": "Sulge",
                    "eu": "Itxi",
                    "fa": "بستن",
                    "fi": "Sulje",
                    "fil": "Isara",
                    "fr": "Fermer",
                    "gl": "Pechar",
                    "gu": "બંધ કરો",
                    "he": "סגירה",
                    "hi": "बंद करें",
                    "hr": "Zatvori",
                    "hu": "Bezárás",
                    "id": "Tutup",
                    "is": "Loka",
                    "it": "Chiudi",
                    "ja": "閉じる",
                    "kk": "Жабу",
                    "kn": "ಮುಚ್ಚಿ",
                    "ko": "닫기",
                    "lt": "Uždaryti",
                    "lv": "Aizvērt",
                    "ml": "അടയ്ക്കുക",
                    "mr": "बंद करा",
                    "ms": "Tutup",
                    "nb": "Lukk",
                    "nl": "Sluit",
                    "pa": "ਬੰਦ ਕਰੋ",
                    "pl": "Zamknij",
                    "pt-BR": "Fechar",
                    "pt-PT": "Fechar",
                    "ro": "Închide",
                    "ru": "Закрыть",
                    "sk": "Zavrieť",
                    "sl": "Zapri",
                    "sr": "Затвори",
                    "sr-Latn": "Zatvori",
                    "sv": "Stäng",
                    "ta": "மூடு",
                    "te": "మూసివేయి",
                    "th": "ปิด",
                    "tr": "Kapat",
                    "uk": "Закрити",
                    "ur": "بند کریں",
                    "vi": "Đóng",
                    "zh-HK": "關閉",
                    "zh-Hans": "关闭",
                    "zh-Hant": "關閉",
                ])

            /// What a screen reader says of work whose end is not known, in the place of per cent.
            static let inProgress = BannerText(
                "In progress",
                translations: [
                    "ar": "قيد التقدم",
                    "bg": "В процес",
                    "bn": "চলছে",
                    "ca": "En curs",
                    "cs": "Probíhá",
                    "da": "I gang",
                    "de": "In Arbeit",
                    "el": "Σε εξέλιξη",
                    "es": "En curso",
                    "et": "Pooleli",
                    "eu": "Abian",
                    "fa": "در حال انجام",
                    "fi": "Käynnissä",
                    "fil": "Kasalukuyang ginagawa",
                    "fr": "En cours",
                    "gl": "En curso",
                    "gu": "ચાલુ છે",
                    "he": "בתהליך",
                    "hi": "प्रगति में",
                    "hr": "U tijeku",
                    "hu": "Folyamatban",
                    "id": "Sedang berlangsung",
                    "is": "Í gangi",
                    "it": "In corso",
                    "ja": "進行中",
                    "kk": "Орындалуда",
                    "kn": "ಪ್ರಗತಿಯಲ್ಲಿದೆ",
                    "ko": "진행 중",
                    "lt": "Vykdoma",
                    "lv": "Notiek",
                    "ml": "പുരോഗമിക്കുന്നു",
                    "mr": "प्रगतीपथावर",
                    "ms": "Sedang dijalankan",
                    "nb": "Pågår",
                    "nl": "Bezig",
                    "pa": "ਜਾਰੀ ਹੈ",
                    "pl": "W toku",
                    "pt-BR": "Em andamento",
                    "pt-PT": "Em curso",
                    "ro": "În curs",
                    "ru": "Выполняется",
                    "sk": "Prebieha",
                    "sl": "V teku",
                    "sr": "У току",
                    "sr-Latn": "U toku",
                    "sv": "Pågår",
                    "ta": "நடைபெறுகிறது",
                    "te": "పురోగతిలో ఉంది",
                    "th": "กำลังดำเนินการ",
                    "tr": "Devam ediyor",
                    "uk": "Виконується",
                    "ur": "جاری ہے",
                    "vi": "Đang tiến hành",
                    "zh-HK": "進行中",
                    "zh-Hans": "进行中",
                    "zh-Hant": "進行中",
                ])

            /// What a tap on the bar of a banner does that opens what it speaks of. A screen reader says it as a hint.
            static let opens = BannerText(
                "Opens details",
                translations: [
                    "ar": "يفتح التفاصيل",
                    "bg": "Отваря подробности",
                    "bn": "বিস্তারিত খোলে",
                    "ca": "Obre els detalls",
                    "cs": "Otevře podrobnosti",
                    "da": "Åbner detaljer",
                    "de": "Öffnet Details",
                    "el": "Ανοίγει λεπτομέρειες",
                    "es": "Abre los detalles",
                    "et": "Avab üksikasjad",
                    "eu": "Xehetasunak irekitzen ditu",
                    "fa": "جزئیات را باز می‌کند",
                    "fi": "Avaa lisätiedot",
                    "fil": "Binubuksan ang mga detalye",
                    "fr": "Ouvre les détails",
                    "gl": "Abre os detalles",
                    "gu": "વિગતો ખોલે છે",
                    "he": "פותח את הפרטים",
                    "hi": "विवरण खोलता है",
                    "hr": "Otvara detalje",
                    "hu": "Megnyitja a részleteket",
                    "id": "Membuka detail",
                    "is": "Opnar nánari upplýsingar",
                    "it": "Apre i dettagli",
                    "ja": "詳細を開きます",
                    "kk": "Толық мәліметті ашады",
                    "kn": "ವಿವರಗಳನ್ನು ತೆರೆಯುತ್ತದೆ",
                    "ko": "세부사항을 엽니다",
                    "lt": "Atidaro išsamią informaciją",
                    "lv": "Atver detalizētu informāciju",
                    "ml": "വിശദാംശങ്ങൾ തുറക്കുന്നു",
                    "mr": "तपशील उघडते",
                    "ms": "Membuka butiran",
                    "nb": "Åpner detaljer",
                    "nl": "Opent details",
                    "pa": "ਵੇਰਵੇ ਖੋਲ੍ਹਦਾ ਹੈ",
                    "pl": "Otwiera szczegóły",
                    "pt-BR": "Abre os detalhes",
                    "pt-PT": "Abre os detalhes",
                    "ro": "Deschide detaliile",
                    "ru": "Открывает подробности",
                    "sk": "Otvorí podrobnosti",
                    "sl": "Odpre podrobnosti",
                    "sr": "Отвара детаље",
                    "sr-Latn": "Otvara detalje",
                    "sv": "Öppnar detaljer",
                    "ta": "விவரங்களைத் திறக்கும்",
                    "te": "వివరాలను తెరుస్తుంది",
                    "th": "เปิดรายละเอียด",
                    "tr": "Ayrıntıları açar",
                    "uk": "Відкриває подробиці",
                    "ur": "تفصیلات کھولتا ہے",
                    "vi": "Mở chi tiết",
                    "zh-HK": "開啟詳細資料",
                    "zh-Hans": "打开详细信息",
                    "zh-Hant": "打開詳細資訊",
                ])

            /// What a screen reader says of work that is held, alone or behind per cent: “30%, paused”.
            static let paused = BannerText(
                "Paused",
                translations: [
                    "ar": "متوقف مؤقتًا",
                    "bg": "На пауза",
                    "bn": "বিরতি দেওয়া হয়েছে",
                    "ca": "En pausa",
                    "cs": "Pozastaveno",
                    "da": "Sat på pause",
                    "de": "Pausiert",
                    "el": "Σε παύση",
                    "es": "En pausa",
                    "et": "Peatatud",
                    "eu": "Pausatuta",
                    "fa": "متوقف‌شده",
                    "fi": "Keskeytetty",
                    "fil": "Naka-pause",
                    "fr": "En pause",
                    "gl": "En pausa",
                    "gu": "થોભાવેલ",
                    "he": "מושהה",
                    "hi": "रुका हुआ",
                    "hr": "Pauzirano",
                    "hu": "Szüneteltetve",
                    "id": "Dijeda",
                    "is": "Í bið",
                    "it": "In pausa",
                    "ja": "一時停止中",
                    "kk": "Кідіртілді",
                    "kn": "ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ",
                    "ko": "일시 정지됨",
                    "lt": "Pristabdyta",
                    "lv": "Pauzēts",
                    "ml": "താൽക്കാലികമായി നിർത്തി",
                    "mr": "थांबवले",
                    "ms": "Dijeda",
                    "nb": "Satt på pause",
                    "nl": "Gepauzeerd",
                    "pa": "ਰੋਕਿਆ ਗਿਆ",
                    "pl": "Wstrzymano",
                    "pt-BR": "Em pausa",
                    "pt-PT": "Em pausa",
                    "ro": "În pauză",
                    "ru": "Приостановлено",
                    "sk": "Pozastavené",
                    "sl": "Začasno ustavljeno",
                    "sr": "Паузирано",
                    "sr-Latn": "Pauzirano",
                    "sv": "Pausad",
                    "ta": "இடைநிறுத்தப்பட்டது",
                    "te": "పాజ్ చేయబడింది",
                    "th": "หยุดชั่วคราว",
                    "tr": "Duraklatıldı",
                    "uk": "Призупинено",
                    "ur": "موقوف",
                    "vi": "Đã tạm dừng",
                    "zh-HK": "已暫停",
                    "zh-Hans": "已暂停",
                    "zh-Hant": "已暫停",
                ])
        }

        /// The words that BannerKit says itself, where no spec says them: most people hear them from a screen reader only.
        ///
        /// They are translated into all languages of iOS and some more. An app that calls things otherwise, or speaks a language that is missing,
        /// sets its own at the start:
        ///
        /// ```swift
        /// BannerWords.current.close = BannerText("Dismiss", translations: ["de": "Ausblenden"])
        /// BannerWords.current.paused.translations["cy"] = "Wedi'i oedi"
        /// ```
        nonisolated public struct BannerWords: Hashable, Sendable {
            /// The label of a close button that no spec speaks of.
            public var close: BannerText
            /// What is said of work whose end is not known.
            public var inProgress: BannerText
            /// The hint for a bar that a tap opens something by.
            public var opens: BannerText
            /// What is said of work that is held.
            public var paused: BannerText

            /// Words of your own; those that you leave out are BannerKit's.
            public init(
                close: BannerText? = nil, inProgress: BannerText? = nil, opens: BannerText? = nil, paused: BannerText? = nil
            ) {
                self.close = close ?? BannerWordTable.close
                self.inProgress = inProgress ?? BannerWordTable.inProgress
                self.opens = opens ?? BannerWordTable.opens
                self.paused = paused ?? BannerWordTable.paused
            }

            private static let chosen = BannerLocked(BannerWords())

            /// The words of this app. Banners that are drawn from then on use them.
            public static var current: BannerWords {
                get { chosen.value }
                set { chosen.set(newValue) }
            }
        }

        """###
}
