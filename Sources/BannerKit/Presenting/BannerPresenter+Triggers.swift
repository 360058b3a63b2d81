// SPDX-License-Identifier: Apache-2.0

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
    /// alone; before, on any. Each call needs one of ``leave(_:)``. Screens of one name in two specs are one screen of the app.
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
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let id: String

        init<Condition: BannerCondition>(_ condition: Condition) {
            type = ObjectIdentifier(Condition.self)
            id = condition.id
        }
    }

    private var held: [(key: Key, watches: [ConditionWatch])] = []
    /// The conditions that are over, whose banners may still be there: they stay for the least time, or leave.
    private var released: [(key: Key, watches: [ConditionWatch])] = []
    /// What keeps banners with conditions of which a sequence tells.
    private(set) var followed: [ConditionWatch] = []
    /// How often each screen was entered and not left; `nil` where nobody has said so yet.
    private var screens: [String: Int]?

    /// What keeps the banners of conditions: those that hold, in the order in which they began, and those that are followed.
    var watches: [ConditionWatch] { held.flatMap(\.watches) + followed }

    /// The banners that a condition has now, with what keeps each of them.
    mutating func hold(
        _ condition: some BannerCondition, by presenter: BannerPresenter
    ) -> [(watch: ConditionWatch, banner: any BannerContent)] {
        let (key, banners) = (Key(condition), condition.banners)
        if !held.contains(where: { $0.key == key }) {
            // What is still there stays, and does not come again.
            let former = released.first { $0.key == key && $0.watches.contains(where: \.isLive) }?.watches
            released.removeAll { $0.key == key }
            held.append((key, former ?? banners.map { ConditionWatch($0, presenter) }))
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
        removeHeld { _, watches in watches.contains { $0.banner.isCleared(by: event) } }
    }

    private mutating func removeHeld(where isOver: (Key, [ConditionWatch]) -> Bool) -> [ConditionWatch] {
        let over = held.filter { isOver($0.key, $0.watches) }
        held.removeAll { isOver($0.key, $0.watches) }
        released = released.filter { $0.watches.contains(where: \.isLive) } + over
        return over.flatMap(\.watches)
    }

    mutating func follow(_ watch: ConditionWatch) { followed.append(watch) }

    mutating func unfollow(_ watch: ConditionWatch) { followed.removeAll { $0 === watch } }

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
