// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import Diagnostics

/// What banners look like and how they move: all that a theme may change.
public struct Design: Sendable {
    /// The named colours.
    public var palette: [PaletteColor]
    /// The display metrics, `standard` first if it is not defined.
    public var metrics: [Metrics]
    /// The levels.
    public var levels: [Level]
    /// The styles, `standard` first if it is not defined.
    public var styles: [Style]
    /// How buttons look, by variant, in the order in which the spec names them.
    public var buttonLooks: [ButtonLook]
}

/// A named colour.
public struct PaletteColor: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What it is for.
    public var description: String?
    /// The colour.
    public var color: ResolvedColor
}

/// How long a banner comes, stays and goes, and how it moves.
public struct Metrics: Sendable {
    /// The name; `nil` for metrics that a banner has to itself.
    public var name: String?
    /// What it is for.
    public var description: String?
    /// Where it is defined; `nil` for the built-in `standard`.
    public var place: Place?
    /// How long the banner takes to come.
    public var present: Resolved<Duration>
    /// How long it stays; `nil` for `never` leaving by itself.
    public var display: Resolved<Duration?>
    /// How long it takes to leave.
    public var dismiss: Resolved<Duration>
    /// How it moves while it comes.
    public var motion: Resolved<BannerMotion>
    /// What of it changes while it comes and goes.
    public var transition: Resolved<BannerTransition>
    /// The pace at which it leaves.
    public var dismissEasing: Resolved<BannerCurve>
}

/// What a banner means.
public struct Level: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What it is for.
    public var description: String?
    /// The order among levels; a higher one is more urgent.
    public var severity: Resolved<Int>
    /// What its banners look, sound and feel like.
    public var attributes: LevelAttributes
    /// The metrics of its banners, by their index.
    public var metrics: Located<Int>?
}

/// What a banner of a level looks, sounds and feels like.
///
/// A class, as ``StyleAttributes`` are one.
public final class LevelAttributes: Sendable {
    /// The fill.
    public let tint: Resolved<ResolvedColor>
    /// What is drawn over the fill.
    public let onTint: Resolved<ResolvedColor>
    /// What attention is drawn with: the icon, the track, links; `nil` for ``onTint``.
    public let accent: Resolved<ResolvedColor?>
    /// The icon; without an image and with a place for `none`, which is a choice.
    public let icon: Resolved<Image?>
    /// What a screen reader says before the text.
    public let spokenPrefix: Resolved<LocalizedText?>
    /// How a screen reader announces the banner.
    public let announcement: Resolved<BannerAnnouncement>
    /// What the hand feels.
    public let haptic: Resolved<BannerHaptic>

    init(
        tint: Resolved<ResolvedColor>, onTint: Resolved<ResolvedColor>, accent: Resolved<ResolvedColor?>,
        icon: Resolved<Image?>, spokenPrefix: Resolved<LocalizedText?>, announcement: Resolved<BannerAnnouncement>,
        haptic: Resolved<BannerHaptic>
    ) {
        self.tint = tint
        self.onTint = onTint
        self.accent = accent
        self.icon = icon
        self.spokenPrefix = spokenPrefix
        self.announcement = announcement
        self.haptic = haptic
    }

    /// The same with another icon and other words before the text.
    func with(icon: Resolved<Image?>, spokenPrefix: Resolved<LocalizedText?>) -> LevelAttributes {
        LevelAttributes(
            tint: tint, onTint: onTint, accent: accent, icon: icon, spokenPrefix: spokenPrefix,
            announcement: announcement, haptic: haptic)
    }

    /// What attention is drawn with, whoever says so.
    public var accentColor: ResolvedColor { accent.value ?? onTint.value }
}

/// How a banner looks and behaves.
public struct Style: Sendable {
    /// Its name.
    public var name: String
    /// What it is for.
    public var description: String?
    /// Where it is defined; `nil` for the built-in `standard`.
    public var place: Place?
    /// The style that it extends, by its index.
    public var parent: Int?
    /// How its banners look and behave.
    public var attributes: StyleAttributes
    /// The metrics of its banners, by their index.
    public var metrics: Resolved<Int>
    /// Whether the style sets its metrics itself, so that they win over a level's.
    public var setsMetrics: Bool
}

/// How a banner of a style looks and behaves. Lengths are points.
///
/// A class, since code that copies a structure of thirty fields is long, and each file has its own.
public final class StyleAttributes: Sendable {
    /// How it shares the screen with the content.
    public let position: Resolved<BannerPosition>
    /// The edge that it enters from.
    public let edge: Resolved<BannerEdge>
    /// The height drawn above the content.
    public let bufferHeight: Resolved<Double>
    /// The style of the status bar.
    public let statusBar: Resolved<BannerStatusBarStyle>
    /// The text style.
    public let textStyle: Resolved<BannerTextStyle>
    /// The weight of the text.
    public let textWeight: Resolved<BannerFontWeight>
    /// The lines that the text may take.
    public let maxLines: Resolved<Int>
    /// The text sizes that it follows.
    public let dynamicType: Resolved<ClosedRange<BannerDynamicTypeSize>>
    /// The typeface of the text, by its index; `nil` for the system's.
    public let textFont: Resolved<Int?>
    /// The text style of the title.
    public let titleStyle: Resolved<BannerTextStyle>
    /// The weight of the title.
    public let titleWeight: Resolved<BannerFontWeight>
    /// The lines that the title may take.
    public let titleMaxLines: Resolved<Int>
    /// The typeface of the title, by its index; `nil` for the system's.
    public let titleFont: Resolved<Int?>
    /// The radius of the corners of the bar.
    public let cornerRadius: Resolved<Double>
    /// The line around the bar; `nil` for none.
    public let border: Resolved<Border?>
    /// The shadow of the bar; `nil` for none.
    public let shadow: Resolved<Shadow?>
    /// The space around the bar.
    public let margin: Resolved<BannerInsets>
    /// What the bar is filled with.
    public let fill: Resolved<BannerFill>
    /// Where lines start that don't take the whole width.
    public let alignment: Resolved<BannerAlignment>
    /// Whether a hairline parts it from the content.
    public let hasSeparator: Resolved<Bool>
    /// The space around the content. Where it is one number, BannerKit keeps the margins of the window at its sides where
    /// those are wider.
    public let padding: Resolved<BannerPadding>
    /// The shape of the image.
    public let imageShape: Resolved<BannerImageShape>
    /// Width and height of the image.
    public let imageSize: Resolved<Double>
    /// The height of the indicator track; `nil` for none.
    public let indicatorHeight: Resolved<Double?>
    /// The colour of the indicator track; `nil` for the level's accent.
    public let indicatorColor: Resolved<ResolvedColor?>
    /// The ways out.
    public let dismissal: Resolved<BannerDismissal>
    /// Where the text buttons stand.
    public let buttonLayout: Resolved<BannerButtonLayout>
    /// Whether it stays when the content scrolls.
    public let sticksOnScroll: Resolved<Bool>
    /// The greatest width; `nil` for all there is.
    public let maxWidth: Resolved<Double?>

    init(
        position: Resolved<BannerPosition>, edge: Resolved<BannerEdge>, bufferHeight: Resolved<Double>,
        statusBar: Resolved<BannerStatusBarStyle>, textStyle: Resolved<BannerTextStyle>,
        textWeight: Resolved<BannerFontWeight>, maxLines: Resolved<Int>,
        dynamicType: Resolved<ClosedRange<BannerDynamicTypeSize>>, textFont: Resolved<Int?>,
        titleStyle: Resolved<BannerTextStyle>, titleWeight: Resolved<BannerFontWeight>, titleMaxLines: Resolved<Int>,
        titleFont: Resolved<Int?>, cornerRadius: Resolved<Double>, border: Resolved<Border?>, shadow: Resolved<Shadow?>,
        margin: Resolved<BannerInsets>, fill: Resolved<BannerFill>, alignment: Resolved<BannerAlignment>,
        hasSeparator: Resolved<Bool>, padding: Resolved<BannerPadding>, imageShape: Resolved<BannerImageShape>,
        imageSize: Resolved<Double>, indicatorHeight: Resolved<Double?>, indicatorColor: Resolved<ResolvedColor?>,
        dismissal: Resolved<BannerDismissal>, buttonLayout: Resolved<BannerButtonLayout>,
        sticksOnScroll: Resolved<Bool>, maxWidth: Resolved<Double?>
    ) {
        self.position = position
        self.edge = edge
        self.bufferHeight = bufferHeight
        self.statusBar = statusBar
        self.textStyle = textStyle
        self.textWeight = textWeight
        self.maxLines = maxLines
        self.dynamicType = dynamicType
        self.textFont = textFont
        self.titleStyle = titleStyle
        self.titleWeight = titleWeight
        self.titleMaxLines = titleMaxLines
        self.titleFont = titleFont
        self.cornerRadius = cornerRadius
        self.border = border
        self.shadow = shadow
        self.margin = margin
        self.fill = fill
        self.alignment = alignment
        self.hasSeparator = hasSeparator
        self.padding = padding
        self.imageShape = imageShape
        self.imageSize = imageSize
        self.indicatorHeight = indicatorHeight
        self.indicatorColor = indicatorColor
        self.dismissal = dismissal
        self.buttonLayout = buttonLayout
        self.sticksOnScroll = sticksOnScroll
        self.maxWidth = maxWidth
    }

    /// The same with what banners and surfaces may say otherwise.
    func with(
        position: Resolved<BannerPosition>? = nil, edge: Resolved<BannerEdge>? = nil,
        bufferHeight: Resolved<Double>? = nil, statusBar: Resolved<BannerStatusBarStyle>? = nil,
        padding: Resolved<BannerPadding>? = nil, indicatorHeight: Resolved<Double?>? = nil,
        indicatorColor: Resolved<ResolvedColor?>? = nil, dismissal: Resolved<BannerDismissal>? = nil,
        buttonLayout: Resolved<BannerButtonLayout>? = nil, sticksOnScroll: Resolved<Bool>? = nil,
        maxWidth: Resolved<Double?>? = nil
    ) -> StyleAttributes {
        StyleAttributes(
            position: position ?? self.position, edge: edge ?? self.edge,
            bufferHeight: bufferHeight ?? self.bufferHeight, statusBar: statusBar ?? self.statusBar,
            textStyle: textStyle, textWeight: textWeight, maxLines: maxLines, dynamicType: dynamicType,
            textFont: textFont, titleStyle: titleStyle, titleWeight: titleWeight, titleMaxLines: titleMaxLines,
            titleFont: titleFont, cornerRadius: cornerRadius, border: border, shadow: shadow, margin: margin,
            fill: fill, alignment: alignment, hasSeparator: hasSeparator, padding: padding ?? self.padding,
            imageShape: imageShape, imageSize: imageSize, indicatorHeight: indicatorHeight ?? self.indicatorHeight,
            indicatorColor: indicatorColor ?? self.indicatorColor, dismissal: dismissal ?? self.dismissal,
            buttonLayout: buttonLayout ?? self.buttonLayout, sticksOnScroll: sticksOnScroll ?? self.sticksOnScroll,
            maxWidth: maxWidth ?? self.maxWidth)
    }
}
