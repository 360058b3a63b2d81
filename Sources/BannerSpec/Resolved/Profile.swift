// SPDX-License-Identifier: Apache-2.0

public import BannerCore

/// A design system whose habits fill what a spec leaves open.
public enum Profile: String, CaseIterable, Sendable {
    /// Apple's Human Interface Guidelines.
    case apple
    /// Orange Design System: a person's action closes a banner.
    case orange
    /// Orange Unified Design System (OUDS), Alert message and Inline alert: an alert stays until it is closed or what it says is over.
    case ouds
    /// SAP Fiori for iOS: banners stay until the condition ends.
    case fiori
    /// Hootsuite's OwlBanners: timed, queued, coalesced.
    case owl
    /// Google's Material Design: a new banner takes the place of the old one.
    case material

    /// The display metrics that `standard` starts from.
    public var metrics: BannerDisplayMetrics {
        switch self {
        case .apple: .init(present: 500, display: 4000, dismiss: 250, .spring(damping: 0.7, velocity: 0))
        case .orange: .init(present: 300, display: nil, dismiss: 250, .spring(damping: 1, velocity: 0))
        // "Alert Message does not disappear automatically and remains visible until dismissed or resolved by the user."
        case .ouds: .init(present: 300, display: nil, dismiss: 250, .spring(damping: 1, velocity: 0))
        case .fiori: .init(present: 300, display: nil, dismiss: 250, BannerCurve.easeInOut.motion)
        // The defaults of OwlBanners' BannerDisplayMetrics.
        case .owl: .init(present: 500, display: 2000, dismiss: 250, .spring(damping: 0.3, velocity: 0.7))
        // Material 3's "emphasized" curve, in its one-curve form.
        case .material: .init(present: 250, display: 4000, dismiss: 200, .curve(x1: 0.2, y1: 0, x2: 0, y2: 1))
        }
    }

    /// What banners slide out from under where a surface does not say.
    public var under: BannerSurface.Anchor {
        switch self {
        // "Displayed at the top of the screen, below a top app bar."
        case .orange: .navigationBar
        case .apple, .ouds, .fiori, .owl, .material: .statusBar
        }
    }

    /// The ways out of banners where a style does not say; `nil` for those of the language.
    public var dismissal: BannerDismissal? {
        switch self {
        // A close button, or none where the alert remains "until the context changes".
        case .ouds: [.button, .condition]
        case .apple, .orange, .fiori, .owl, .material: nil
        }
    }

    /// How far the fill goes on above the content where a style does not say, in points; `nil` for the length of the language.
    public var bufferHeight: Double? {
        switch self {
        // OwlBanners has 100, which its own spring overshoots by 8 under a safe area of 59 with two lines of the largest text.
        case .owl: 144
        case .apple, .orange, .ouds, .fiori, .material: nil
        }
    }

    /// How banners wait where a spec does not say.
    public var queue: BannerQueuePolicy {
        let (order, conflict): (BannerQueuePolicy.Order, BannerQueuePolicy.Conflict) =
            switch self {
            // OUDS says nothing of several alerts at once; the gravest comes first.
            case .apple, .ouds: (.priority, .enqueue)
            case .orange, .owl: (.fifo, .enqueue)
            case .fiori: (.priority, .replace)
            case .material: (.fifo, .replace)
            }
        return BannerQueuePolicy(
            order: order, conflict: conflict, coalescing: .adjacent, key: [.style, .level, .text], maxDepth: 20,
            pause: .zero
        )
    }
}

extension BannerDisplayMetrics {
    fileprivate init(present: Int, display: Int?, dismiss: Int, _ motion: BannerMotion) {
        self.init(
            presentation: .milliseconds(present), display: display.map { .milliseconds($0) },
            dismissal: .milliseconds(dismiss), motion: motion
        )
    }
}

/// The easing curves that CSS and Core Animation know by name.
public enum NamedEasing: String, CaseIterable, Sendable {
    /// The same speed all the way.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Slow at both ends.
    case easeInOut

    /// The control points of CSS Easing Functions 1, section 2.2, which Core Animation shares.
    public var curve: BannerCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        }
    }
}

extension BannerCurve {
    /// The curve as the way in which a banner comes.
    public var motion: BannerMotion { .curve(x1: x1, y1: y1, x2: x2, y2: y2) }
}
