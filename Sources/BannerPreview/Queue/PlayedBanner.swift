// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec

/// A banner of a spec as the queue knows it: what a presenter would ask for, and how long it moves.
struct PlayedBanner {
    let name: String
    let level: Int
    let severity: Int
    let group: String
    /// What causes it, for the middle of a sentence: "the event `sync.failed`"; `nil` where the app alone knows.
    let cause: String?
    /// The condition that it stands for, and goes with.
    let condition: String?
    let expires: Duration?
    let minInterval: Duration?
    /// How long it comes, stays (`nil` for until somebody or something ends it) and leaves.
    let present: Duration
    let display: Duration?
    let dismiss: Duration
    let ending: BannerEnding
    private let isWork: Bool
    private let comesBack: Bool
    private let waysOut: BannerDismissal
    private let key: CoalescingKey?
    /// What stays after the work is done.
    let completion: Duration?

    /// The banner at `index` of `spec`, in the design without a theme.
    init(_ spec: Spec, _ index: Int, _ policy: BannerQueuePolicy) {
        let banner = spec.banners[index]
        let look = banner.look
        let trigger = banner.extras?.trigger
        let metrics = look.metrics.value
        let isTimed = look.style.dismissal.value.contains(.timer)
        name = banner.name.value
        level = banner.level
        severity = spec.design.levels[banner.level].severity.value
        group = spec.surfaces[banner.surface].group.value
        cause =
            trigger?.event.map { "the event `\($0.value)`" }
            ?? trigger?.condition.map { "`\($0.value)` holds" }
        condition = trigger?.condition?.value
        expires = banner.extras?.expires?.value
        minInterval = trigger?.minInterval?.value
        isWork = banner.extras?.progress != nil
        present = metrics.present.value
        display = isWork || !isTimed ? nil : metrics.display.value
        completion = isTimed ? metrics.display.value : nil
        dismiss = metrics.dismiss.value
        ending = BannerEnding(banner, look, in: spec.design, of: spec)
        comesBack = display == nil && (isWork || condition != nil)
        let dismissal = look.style.dismissal.value
        waysOut = banner.barTap == .dismiss ? dismissal : dismissal.subtracting(.tap)
        let locale = spec.locales.development
        let filler = ValueFiller(banner: banner, choice: .typical, locale: locale)
        let content = QueuedContent(
            id: name, style: .init(index: banner.style, bannerConfiguration: BannerConfiguration()),
            level: .init(index: banner.level, severity: severity),
            bannerSurface: BannerSurface(id: spec.surfaces[banner.surface].name, group: group),
            title: banner.extras?.title.map { filler.fill($0) }, text: filler.fill(banner.text),
            points: banner.extras?.points.map { filler.fill($0) } ?? [])
        // Each piece of work has a banner of its own.
        key = isWork ? nil : CoalescingKey(content, policy: policy, locale: locale)
    }

    /// What a presenter asks the queue for.
    func request(_ id: BannerRequest.ID) -> BannerRequest {
        BannerRequest(
            id: id, group: group, severity: severity, display: display, waysOut: waysOut, comesBack: comesBack,
            key: key, expires: expires,
            interval: minInterval.map { BannerRequest.Interval(name: name, minimum: $0) })
    }

    /// What a person does to end it, if there is anything, and how that is said.
    func answer(_ id: BannerRequest.ID) -> (event: BannerQueue.Event, words: String)? {
        if ending.person.contains(.swipe), waysOut.contains(.swipe) {
            return (.swipe(id), "a person swipes `\(name)` away")
        }
        if ending.person.contains(.button) { return (.close(id), "a person closes `\(name)`") }
        if ending.person.contains(.tap) {
            return waysOut.contains(.tap)
                ? (.tap(id), "a person taps `\(name)`") : (.open(id), "a person opens `\(name)`")
        }
        if ending.hasLink { return (.link(id), "a person follows the link of `\(name)`") }
        return nil
    }
}

/// What requests are compared by (``CoalescingKey``). Styles and levels are what the spec calls so, whatever a banner changes of them.
private struct QueuedContent: BannerContent {
    struct Style: BannerStyle {
        let index: Int
        let bannerConfiguration: BannerConfiguration
    }

    struct Level: BannerLevel {
        let index: Int
        let severity: Int
        var levelConfiguration: BannerLevelConfiguration {
            // Nobody looks at it.
            let black = BannerColor(light: BannerColorValue(red: 0, green: 0, blue: 0))
            return BannerLevelConfiguration(tint: black, onTint: black)
        }
    }

    let id: String
    let style: Style
    let level: Level
    let bannerSurface: BannerSurface
    let title: String?
    let text: String
    let points: [String]

    func title(in locale: String) -> String? { title }
    func text(in locale: String) -> String { text }
    func points(in locale: String) -> [String] { points }
}
