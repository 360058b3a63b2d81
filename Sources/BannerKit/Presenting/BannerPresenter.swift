// SPDX-License-Identifier: Apache-2.0

#if canImport(Combine)
    internal import Combine
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
    ///
    /// Hosts tell of VoiceOver and Switch Control. What you set counts beside that: `true` for people who need more time for another reason.
    public var isScreenReaderRunning: Bool {
        get { queue.isScreenReaderRunning }
        set {
            isMoreTimeWanted = newValue
            followNeeds()
        }
    }

    /// Whether the app wants more time for everybody who reads a banner.
    private var isMoreTimeWanted = false
    /// Whether the system runs something with which people take more time, as the host says that drew last.
    var isAssistanceRunning = false {
        didSet {
            followNeeds()
            guard oldValue, !isAssistanceRunning else { return }
            // What is turned off has no cursor any more, and tells nobody.
            for id in presentations.map(\.id) { attend(id, by: .assistiveTechnology, isThere: false) }
        }
    }

    private func followNeeds() { send(.screenReader(isRunning: isMoreTimeWanted || isAssistanceRunning)) }

    var queue: BannerQueue
    let entries = BannerEntries()
    var expiries = BannerExpiries()
    var conditions = HeldConditions()
    /// The conditions that hold though their banners were refused, in the order in which those were.
    var refused: [ConditionWatch] = []
    var causes = BannerCauses()
    var hosts = BannerHosts()
    /// The banners on the screen that no host draws, which end unless one comes.
    var undrawn: Set<BannerRequest.ID> = []
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
    /// Where the app gave views for banners inside of a host of this presenter.
    var viewPlaces: [BannerViewPlace] = []

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
        Task { @MainActor [timers, entries, ends, onEnd] in
            timers.cancelAll()
            entries.abandon { banner in
                ends.notify((banner, .cleared))
                onEnd?(banner, .cleared)
            }
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

    /// Shows another content for a live request, which says something else unless that is no news.
    func replace(
        _ id: BannerRequest.ID, with banner: some BannerContent, requested: some BannerContent, isNews: Bool = true
    ) {
        guard var entry = entries[id] else { return }
        entry.requested = requested
        entry.content = banner
        entry.progress = entry.progress ?? work(id, banner)
        // Nothing is complete of a banner that speaks of no work.
        if entry.work == nil { entry.isComplete = false }
        entries[id] = entry
        conditions.remove(id)
        conditions.insert(banner, id)
        needsRedraw = true
        send(isNews ? .update(request(id, for: entry)) : .restyle(request(id, for: entry)))
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
            hasStartedWork: progress != nil, watch: watch, requester: requester, group: banner.bannerSurface.group)
        entries[id] = entry
        conditions.insert(banner, id)
        send(.enqueue(request(id, for: entry)))
    }

    /// What the queue has to know of a request.
    func request(_ id: BannerRequest.ID, for entry: BannerEntries.Entry) -> BannerRequest {
        let banner = entry.content
        let configuration = banner.bannerConfiguration
        let isWork = entry.work != nil
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
        }
        events = []
    }

    private func handle(_ event: BannerQueue.Event) {
        for effect in queue.handle(event, at: timers.now) { perform(effect) }
    }
}

extension BannerTrigger {
    /// Whether it is a condition, which holds for a time, and no event.
    var isCondition: Bool { if case .condition = cause { true } else { false } }
}

extension BannerContent {
    /// Whether its trigger is a condition that `event` clears.
    func isCleared(by event: String) -> Bool {
        if case .condition(_, clears: event)? = trigger?.cause { true } else { false }
    }

    /// How often it may come, `nil` for any number of times.
    var interval: BannerRequest.Interval? {
        guard let minimum = trigger?.minInterval, minimum > .zero else { return nil }
        // Specs of one app know nothing of each other's names.
        return BannerRequest.Interval(name: "\(String(reflecting: type(of: self))).\(id)", minimum: minimum)
    }
}
