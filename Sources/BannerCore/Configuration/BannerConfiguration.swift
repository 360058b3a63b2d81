// SPDX-License-Identifier: Apache-2.0

/// How a banner of a style looks and behaves. Lengths are points.
public struct BannerConfiguration: Hashable, Sendable {
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
public struct BannerImageFrame: Hashable, Sendable {
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
public enum BannerImageShape: String, CaseIterable, Sendable {
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
public struct BannerIndicator: Hashable, Sendable {
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
