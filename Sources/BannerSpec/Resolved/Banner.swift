// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import Diagnostics

/// A banner of the catalogue.
///
/// A class, since a large catalogue is gone through many times: an object is shared with one count, and a structure of all
/// this copied with ten.
public final class Banner: Sendable {
    /// Its name.
    public let name: Located<String>
    /// What it is for.
    public let description: String?
    /// Its level, by its index.
    public let level: Int
    /// Its style, by its index.
    public let style: Int
    /// Where it shows, by the index of the surface.
    public let surface: Int
    /// The level, the style and the surface with their sources.
    public let choices: Choices
    /// What its texts leave open.
    public let parameters: [Parameter]
    /// What it says.
    public let text: LocalizedText
    /// Its buttons, by their index.
    public let buttons: [Located<Int>]
    /// What only few banners have.
    public let extras: Extras?
    /// How it looks and behaves. Banners without overrides share it with others of their level and style.
    public let look: Look

    init(
        name: Located<String>, description: String?, level: Int, style: Int, surface: Int, choices: Choices,
        parameters: [Parameter], text: LocalizedText, buttons: [Located<Int>], extras: Extras?, look: Look
    ) {
        self.name = name
        self.description = description
        self.level = level
        self.style = style
        self.surface = surface
        self.choices = choices
        self.parameters = parameters
        self.text = text
        self.buttons = buttons
        self.extras = extras
        self.look = look
    }

    /// The same banner with another text, other extras or another look.
    func with(text: LocalizedText? = nil, extras: Extras?, look: Look? = nil) -> Banner {
        Banner(
            name: name, description: description, level: level, style: style, surface: surface, choices: choices,
            parameters: parameters, text: text ?? self.text, buttons: buttons, extras: extras, look: look ?? self.look)
    }

    /// Where a banner's level, style and surface are chosen; `nil` for the default.
    public struct Choices: Sendable {
        /// Where the level is written.
        public var level: Place
        /// Where the style is written.
        public var style: Place?
        /// Where the surface is written.
        public var surface: Place?
    }

    /// What only few banners have, out of the way of the others.
    public final class Extras: Sendable {
        /// What it lists under its text.
        public let points: [LocalizedText]
        /// What a tap on the bar does, where it is written.
        public let onTap: Located<BannerBarTap>?
        /// How long it may wait unseen; `nil` for as long as it takes.
        public let expires: Located<Duration>?
        /// What makes it come.
        public let trigger: Trigger?
        private let rest: Rest?

        /// What stands above its text.
        public var title: LocalizedText? { rest?.title }
        /// Its link.
        public var link: Link? { rest?.link }
        /// Its image.
        public var image: Image? { rest?.image }
        /// The progress that it shows.
        public var progress: Progress? { rest?.progress }
        /// Where else a person finds what it says.
        public var alsoAvailableAt: LocalizedText? { rest?.alsoAvailableAt }

        init(
            title: LocalizedText? = nil, points: [LocalizedText] = [], link: Link? = nil,
            onTap: Located<BannerBarTap>? = nil, expires: Located<Duration>? = nil, image: Image? = nil,
            trigger: Trigger? = nil, progress: Progress? = nil, alsoAvailableAt: LocalizedText? = nil
        ) {
            self.points = points
            self.onTap = onTap
            self.expires = expires
            self.trigger = trigger
            let hasRest =
                title != nil || link != nil || image != nil || progress != nil || alsoAvailableAt != nil
            rest =
                hasRest
                ? Rest(title: title, link: link, image: image, progress: progress, alsoAvailableAt: alsoAvailableAt)
                : nil
        }
    }

    /// What takes some hundred bytes in ``Extras`` if it is there or not: of the banners that have any, most have a trigger alone.
    private final class Rest: Sendable {
        let title: LocalizedText?
        let link: Link?
        let image: Image?
        let progress: Progress?
        let alsoAvailableAt: LocalizedText?

        init(
            title: LocalizedText?, link: Link?, image: Image?, progress: Progress?, alsoAvailableAt: LocalizedText?
        ) {
            self.title = title
            self.link = link
            self.image = image
            self.progress = progress
            self.alsoAvailableAt = alsoAvailableAt
        }
    }

    /// What a tap on the bar does.
    public var barTap: BannerBarTap { extras?.onTap?.value ?? .dismiss }
}

/// How a banner looks and behaves once banner, level and style have had their say.
public final class Look: Sendable {
    /// What the style says, and the banner over it.
    public let style: StyleAttributes
    /// What the level says, and the banner over it.
    public let level: LevelAttributes
    /// The metrics and who chose them.
    public let metrics: Resolved<Metrics>
    /// The index of the metrics; `nil` for metrics that a banner has to itself.
    public let metricsIndex: Int?
    /// The index of the metrics that metrics of a banner's own take all but their time from, where that follows from its text.
    public let baseMetricsIndex: Int?
    /// The index of the metrics that any of its times and motion are from; `nil` where all are the banner's own.
    public var usedMetricsIndex: Int? { metricsIndex ?? baseMetricsIndex }
    /// Whether the banner or its surface says something itself; if not, others of its level and style share the look.
    public let isOwn: Bool

    init(
        style: StyleAttributes, level: LevelAttributes, metrics: Resolved<Metrics>, metricsIndex: Int?,
        baseMetricsIndex: Int? = nil, isOwn: Bool
    ) {
        self.isOwn = isOwn
        self.baseMetricsIndex = baseMetricsIndex
        self.style = style
        self.level = level
        self.metrics = metrics
        self.metricsIndex = metricsIndex
    }
}

/// Something that a banner's text leaves open.
public struct Parameter: Sendable {
    /// What values a parameter takes.
    public enum Kind: Hashable, Sendable {
        /// A whole number, with bounds where they are known.
        case int(min: Int?, max: Int?)
        /// A text, with the greatest number of graphemes where it is known.
        case string(maxLength: Int?)
        /// An image, which only the image of the banner shows.
        case image
    }

    /// Its name.
    public var name: Located<String>
    /// What it is.
    public var description: String?
    /// What values it takes.
    public var kind: Kind
    /// The widest text that it holds in practice, such as `30 September`; `nil` where nobody says.
    public var widest: Located<String>?
}

extension Parameter.Kind {
    /// The type as a spec writes it: `int`.
    package var word: String { type.rawValue }

    private var type: ParameterType {
        switch self {
        case .int: .int
        case .string: .string
        case .image: .image
        }
    }
}

/// What makes a banner come.
///
/// A class, as ``Banner`` is one: it is asked of each banner in each theme.
public final class Trigger: Sendable {
    /// The event that happens.
    public let event: Located<String>?
    /// The condition that holds.
    public let condition: Located<String>?
    /// What ends the condition.
    public let clears: Located<String>?
    /// The screens on which the banner comes, by their index; all of them when empty.
    public let screens: [Located<Int>]
    /// The time that passes at the least between two comings.
    public let minInterval: Located<Duration>?
    /// The banners that can't be caused at the same time, by their index.
    public let mutex: [Located<Int>]
    /// Where it is written.
    public let place: Place

    init(
        event: Located<String>?, condition: Located<String>?, clears: Located<String>?, screens: [Located<Int>],
        minInterval: Located<Duration>?, mutex: [Located<Int>], place: Place
    ) {
        self.event = event
        self.condition = condition
        self.clears = clears
        self.screens = screens
        self.minInterval = minInterval
        self.mutex = mutex
        self.place = place
    }

    /// The same with other banners that can't be caused at the same time.
    func with(mutex: [Located<Int>]) -> Trigger {
        Trigger(
            event: event, condition: condition, clears: clears, screens: screens, minInterval: minInterval,
            mutex: mutex, place: place)
    }
}

/// The progress that a banner shows.
public final class Progress: Sendable {
    /// Whether the end is known.
    public let kind: Located<BannerProgress.Kind>
    /// The part of the whole after which it is announced again, 0 to 1.
    public let step: Located<Double>?
    /// What a tap on the bar does.
    public let onTap: [Located<BannerProgress.TapAction>]
    /// What is shown at the end.
    public let completion: Completion?

    init(
        kind: Located<BannerProgress.Kind>, step: Located<Double>?, onTap: [Located<BannerProgress.TapAction>],
        completion: Completion?
    ) {
        self.kind = kind
        self.step = step
        self.onTap = onTap
        self.completion = completion
    }

    /// The same with another end.
    func with(_ completion: Completion?) -> Progress {
        Progress(kind: kind, step: step, onTap: onTap, completion: completion)
    }

    /// What a progress banner shows at its end.
    public struct Completion: Sendable {
        /// What it says.
        public var text: LocalizedText
        /// The metrics, by their index; `nil` for those of the banner.
        public var metrics: Located<Int>?
    }
}
