// SPDX-License-Identifier: Apache-2.0

/// Shows banners one at a time: runs a ``BannerQueue`` against a clock, and tells views what to draw.
///
/// A presenter belongs to one window scene. Whatever asks for banners has it at hand:
///
/// ```swift
/// presenter.enqueue(Acme.Banner.syncFailed(count: 3)) { outcome in
///     if outcome == .action(0) { sync() }
/// }
/// let outcome = await presenter.present(Acme.Banner.signedOut)
/// ```
///
/// Outcomes arrive in the order in which requests ended, and never before the call that asked has returned.
@MainActor public final class BannerPresenter {
    /// The banners on the screen, one of a group at the most, in the order in which groups were first asked for.
    public internal(set) var presentations: [BannerPresentation] = []

    /// The language in which texts are compared to find repetitions, a BCP 47 tag.
    public var locale = "en"

    /// Speaks for a screen reader: called when a banner comes or changes what it says, and at the milestones of
    /// progress.
    public var onAnnouncement: (@MainActor (BannerAnnouncementRequest) -> Void)?

    /// Told of claims of the spec that the app does not keep. Only debug builds check them; unless replaced, it prints.
    public var onFault: (@MainActor (BannerFault) -> Void)? = { print("BannerKit: \($0)") }

    /// Whether a screen reader runs, so that display times are multiplied.
    public var isScreenReaderRunning: Bool {
        get { queue.isScreenReaderRunning }
        set { send(.screenReader(isRunning: newValue)) }
    }

    var queue: BannerQueue
    let entries = BannerEntries()
    var conditions = HeldConditions()
    /// Whom to call when the scene is back.
    var onSceneRestored: [@MainActor () -> Void] = []
    let timers: BannerTimers
    let observers = BannerObservers<BannerPresenter>()
    let listeners = BannerObservers<BannerAnnouncementRequest>()
    let deliveries = BannerDeliveries()

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
    }

    deinit {
        // Every request ends in an outcome, also one that nobody can show any more. An isolated deinit would need iOS 18.4.
        Task { @MainActor [timers, entries] in
            timers.cancelAll()
            entries.abandon()
        }
    }

    // MARK: Asking for banners

    /// Asks for a banner.
    ///
    /// - Parameter onOutcome: Called once, when the request ends.
    @discardableResult
    public func enqueue(
        _ banner: some BannerContent, onOutcome: (@MainActor (BannerOutcome) -> Void)? = nil
    ) -> BannerRequest.ID {
        enqueue(banner, onOutcome: onOutcome, onAction: nil)
    }

    /// Asks for a banner with buttons that do not end it.
    ///
    /// Neither closure has a default here: with two of them, a trailing closure would mean one in Swift 6 and the other in
    /// Swift 5.
    ///
    /// - Parameter onOutcome: Called once, when the request ends.
    /// - Parameter onAction: Called with the index of a button that is used although it does not end the banner, since
    ///   `button` is not among its ways out.
    @discardableResult
    public func enqueue(
        _ banner: some BannerContent, onOutcome: (@MainActor (BannerOutcome) -> Void)?,
        onAction: (@MainActor (Int) -> Void)?
    ) -> BannerRequest.ID {
        let id = queue.makeID()
        enqueue(banner, id, onOutcome: onOutcome, onAction: onAction)
        return id
    }

    /// Shows a banner and waits for its end. If the task is cancelled, the banner goes, and the outcome is `cleared`.
    ///
    /// - Parameter onAction: As in ``enqueue(_:onOutcome:onAction:)``.
    public func present(
        _ banner: some BannerContent, onAction: (@MainActor (Int) -> Void)? = nil
    ) async -> BannerOutcome {
        guard !Task.isCancelled else { return .cleared }
        let id = queue.makeID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                enqueue(banner, id, onOutcome: { continuation.resume(returning: $0) }, onAction: onAction)
            }
        } onCancel: {
            // It runs when the main actor is free, and so after the request was made.
            Task { @MainActor in self.cancel(id) }
        }
    }

    /// Ends a request, whether it waits or shows, with the outcome `cleared`.
    public func cancel(_ id: BannerRequest.ID) { send(.cancel(id)) }

    /// Ends all requests with the outcome `cleared`.
    public func cancelAll() { send(.cancelAll) }

    /// Changes what a banner says, in place: it does not come in anew. Its display time starts again; its turn among
    /// those that wait stays.
    ///
    /// A banner of another group changes nothing, and so does an equal one, or one for a request that has ended.
    public func update(_ id: BannerRequest.ID, to banner: some BannerContent) {
        guard let entry = entries[id], queue.isLive(id), entry.group == banner.bannerSurface.group,
            AnyHashable(entry.content) != AnyHashable(banner)
        else { return }
        entries[id]?.content = banner
        conditions.remove(id)
        conditions.insert(banner, id)
        needsRedraw = true
        send(.update(request(for: banner, id, isWork: entry.progress != nil, isCondition: false)))
        if entry.isComplete { showCompletion(of: id) }
        if entry.wasAnnounced { announce(id, entry.isComplete ? .completion : .update) }
    }

    func enqueue(
        _ banner: some BannerContent, _ id: BannerRequest.ID, progress: ProgressBanner? = nil,
        isCondition: Bool = false, onOutcome: (@MainActor (BannerOutcome) -> Void)?,
        onAction: (@MainActor (Int) -> Void)? = nil
    ) {
        #if DEBUG
            for other in conditions.excluded(by: banner).sorted() {
                onFault?(.mutexViolated(banner: banner.id, other: other))
            }
        #endif
        entries[id] = BannerEntries.Entry(
            content: banner, onOutcome: onOutcome, onAction: onAction, progress: progress,
            group: banner.bannerSurface.group)
        conditions.insert(banner, id)
        send(.enqueue(request(for: banner, id, isWork: progress != nil, isCondition: isCondition)))
    }

    /// What the queue has to know of `banner`.
    private func request(
        for banner: some BannerContent, _ id: BannerRequest.ID, isWork: Bool, isCondition: Bool
    ) -> BannerRequest {
        let configuration = banner.bannerConfiguration
        // While the work goes on that a banner shows, it has no timer.
        let isTimed = !isWork && configuration.dismissal.contains(.timer)
        let display = isTimed ? configuration.metrics.display : nil
        return BannerRequest(
            id: id, group: banner.bannerSurface.group, severity: banner.severity, display: display,
            waysOut: configuration.dismissal,
            comesBack: display == nil && (isWork || isCondition || banner.trigger?.isCondition == true),
            // Each piece of work has a banner of its own.
            key: isWork ? nil : CoalescingKey(banner, policy: queue.policy, locale: locale),
            interval: banner.interval)
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
            let effects = queue.handle(events[next], at: timers.now)
            next += 1
            for effect in effects { perform(effect) }
            refresh()
        }
        events = []
    }
}

extension BannerTrigger {
    /// Whether it is a condition, which holds for a time, and no event.
    var isCondition: Bool { if case .condition = cause { true } else { false } }
}

extension BannerContent {
    /// How often it may come, `nil` for any number of times.
    var interval: BannerRequest.Interval? {
        guard let minimum = trigger?.minInterval, minimum > .zero else { return nil }
        return BannerRequest.Interval(name: id, minimum: minimum)
    }
}
