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
public struct LevelAttributes: Sendable {
    /// The fill.
    public var tint: Resolved<ResolvedColor>
    /// What is drawn over the fill.
    public var onTint: Resolved<ResolvedColor>
    /// What attention is drawn with: the icon, the track, links; `nil` for ``onTint``.
    public var accent: Resolved<ResolvedColor?>
    /// The icon; without an image and with a place for `none`, which is a choice.
    public var icon: Resolved<Image?>
    /// What a screen reader says before the text.
    public var spokenPrefix: Resolved<LocalizedText?>
    /// How a screen reader announces the banner.
    public var announcement: Resolved<BannerAnnouncement>
    /// What the hand feels.
    public var haptic: Resolved<BannerHaptic>

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
public struct StyleAttributes: Sendable {
    /// How it shares the screen with the content.
    public var position: Resolved<BannerPosition>
    /// The edge that it enters from.
    public var edge: Resolved<BannerEdge>
    /// The height drawn above the content.
    public var bufferHeight: Resolved<Double>
    /// The style of the status bar.
    public var statusBar: Resolved<BannerStatusBarStyle>
    /// The text style.
    public var textStyle: Resolved<BannerTextStyle>
    /// The weight of the text.
    public var textWeight: Resolved<BannerFontWeight>
    /// The lines that the text may take.
    public var maxLines: Resolved<Int>
    /// The text sizes that it follows.
    public var dynamicType: Resolved<ClosedRange<BannerDynamicTypeSize>>
    /// The typeface of the text, by its index; `nil` for the system's.
    public var textFont: Resolved<Int?>
    /// The text style of the title.
    public var titleStyle: Resolved<BannerTextStyle>
    /// The weight of the title.
    public var titleWeight: Resolved<BannerFontWeight>
    /// The lines that the title may take.
    public var titleMaxLines: Resolved<Int>
    /// The typeface of the title, by its index; `nil` for the system's.
    public var titleFont: Resolved<Int?>
    /// The radius of the corners of the bar.
    public var cornerRadius: Resolved<Double>
    /// The line around the bar; `nil` for none.
    public var border: Resolved<Border?>
    /// The shadow of the bar; `nil` for none.
    public var shadow: Resolved<Shadow?>
    /// The space around the bar.
    public var margin: Resolved<BannerInsets>
    /// What the bar is filled with.
    public var fill: Resolved<BannerFill>
    /// Where lines start that don't take the whole width.
    public var alignment: Resolved<BannerAlignment>
    /// Whether a hairline parts it from the content.
    public var hasSeparator: Resolved<Bool>
    /// The space around the content. Where it is one number, BannerKit keeps the margins of the window at its sides where
    /// those are wider.
    public var padding: Resolved<BannerPadding>
    /// The shape of the image.
    public var imageShape: Resolved<BannerImageShape>
    /// Width and height of the image.
    public var imageSize: Resolved<Double>
    /// The height of the indicator track; `nil` for none.
    public var indicatorHeight: Resolved<Double?>
    /// The colour of the indicator track; `nil` for the level's accent.
    public var indicatorColor: Resolved<ResolvedColor?>
    /// The ways out.
    public var dismissal: Resolved<BannerDismissal>
    /// Where the text buttons stand.
    public var buttonLayout: Resolved<BannerButtonLayout>
    /// Whether it stays when the content scrolls.
    public var sticksOnScroll: Resolved<Bool>
    /// The greatest width; `nil` for all there is.
    public var maxWidth: Resolved<Double?>
}
