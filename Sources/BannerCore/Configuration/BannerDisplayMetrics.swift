// SPDX-License-Identifier: Apache-2.0

/// How long a banner comes, stays and goes, and how it moves.
public struct BannerDisplayMetrics: Hashable, Sendable {
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
public enum BannerMotion: Hashable, Sendable {
    /// A damped spring. `damping` is the damping ratio ζ, 1 without overshoot; `velocity` is the initial velocity
    /// in distances to travel a second.
    case spring(damping: Double, velocity: Double)
    /// A cubic Bézier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2); x1 and x2 lie in 0...1.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
}
