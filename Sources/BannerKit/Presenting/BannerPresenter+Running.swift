// SPDX-License-Identifier: Apache-2.0

// What the presenter does for the queue.
extension BannerPresenter {
    func perform(_ effect: BannerQueue.Effect) {
        switch effect {
        case .present(let id):
            start(id, for: metrics(of: id)?.presentation, then: .presented(id))
            guard entries[id]?.wasAnnounced == false else { return }
            entries[id]?.wasAnnounced = true
            tellOfShow(id)
            announce(id, .arrival)
        case .startTimer(let id, let time): start(id, for: time, then: .timer(id))
        case .stopTimer(let id):
            if let entry = entries[id] { timers.cancel(.group(entry.group)) }
        case .startExpiry(let id, let time):
            expiries.wait(for: id, until: timers.wallTime + time)
            awaitExpiry()
        case .stopExpiry(let id): expiries.remove(id)
        case .dismiss(let id): start(id, for: metrics(of: id)?.dismissal, then: .dismissed(id))
        case .pause(let group, let time): start(group, for: time, then: .pauseOver(group: group))
        case .clear(let group): timers.cancel(.group(group))
        case .end(let id, let outcome): end(id, outcome)
        }
    }

    private func start(_ id: BannerRequest.ID, for time: Duration?, then event: BannerQueue.Event) {
        guard let entry = entries[id] else { return }
        start(entry.group, for: (time ?? .zero).bounded, then: event)
    }

    /// A group waits for one thing at a time, so that it needs one timer.
    private func start(_ group: String, for time: Duration, then event: BannerQueue.Event) {
        timers.start(.group(group), for: time) { [weak self] in self?.send(event) }
    }

    /// Its times now: those of its completion text once its progress is complete.
    private func metrics(of id: BannerRequest.ID) -> BannerDisplayMetrics? {
        guard let entry = entries[id] else { return nil }
        if entry.isComplete, let metrics = entry.content.progress?.completionMetrics { return metrics }
        return entry.content.bannerConfiguration.metrics
    }

    /// Waits until the next request is out of date. One that has ended meanwhile costs a look at the clock.
    private func awaitExpiry() {
        guard let next = expiries.next else { return timers.cancel(.expiry) }
        timers.start(.expiry, atWallTime: next) { [weak self] in
            guard let self else { return }
            for id in expiries.takeDue(at: timers.wallTime) { send(.expire(id)) }
            awaitExpiry()
        }
    }

    private func end(_ id: BannerRequest.ID, _ end: BannerQueue.Outcome) {
        conditions.remove(id)
        expiries.remove(id)
        guard let entry = entries[id] else { return }
        let buttons = entry.content.bannerButtons
        let outcome = end.mapAction { buttons.indices.contains($0) ? buttons[$0].id : nil } ?? .unnamed
        noteRefusal(of: id, entry, outcome)
        tellOfEnd(of: entry.content, outcome, entry.progress, entry.handlers)
        entries[id]?.handlers = nil
        entries[id]?.hasEnded = true
        entries[id]?.watch = nil
        // One that leaves is still drawn.
        if queue.state(of: entry.group) != .dismissing(id) { entries[id] = nil }
    }

    /// Tells everybody that a request ended, the app in its turn.
    func tellOfEnd(
        of banner: any BannerContent, _ outcome: BannerOutcome<String>, _ progress: ProgressBanner?,
        _ handlers: BannerHandlers?
    ) {
        ends.notify((banner, outcome))
        if let onEnd { deliveries.add { onEnd(banner, outcome) } }
        progress?.requestEnded(outcome)
        if let onOutcome = handlers?.onOutcome { deliveries.add { onOutcome(outcome) } }
    }

    private func tellOfShow(_ id: BannerRequest.ID) {
        guard let banner = entries[id]?.content else { return }
        shows.notify(banner)
        if let onShow { deliveries.add { onShow(banner) } }
    }

    /// Asks a screen reader to speak, unless the level wants silence.
    func announce(_ id: BannerRequest.ID, _ reason: BannerAnnouncementRequest.Reason) {
        guard let content = entries[id]?.content else { return }
        var politeness = content.levelConfiguration.announcement
        guard politeness != .none else { return }
        // News of work that goes on is never worth an interruption.
        if case .milestone = reason { politeness = .polite }
        let request = BannerAnnouncementRequest(id: id, content: content, reason: reason, politeness: politeness)
        say(request)
    }

    private func say(_ request: BannerAnnouncementRequest) {
        guard !queue.isOnHold else { return holdBack(request) }
        if isForHosts(request) {
            entries[request.id]?.unsaid.removeAll(where: request.outdates)
            entries[request.id]?.unsaid.append(request)
        }
        onAnnouncement?(request)
        listeners.notify(request)
    }

    /// Whether a host says it. A banner may come before the view that shows it.
    private func isForHosts(_ request: BannerAnnouncementRequest) -> Bool {
        host(of: request.id, request.content).map(hosts.speaks) ?? (onAnnouncement == nil)
    }

    /// What nobody has said yet of a banner, which is to be said now.
    func takeUnsaid(_ id: BannerRequest.ID) -> [BannerAnnouncementRequest] {
        defer { entries[id]?.unsaid = [] }
        return entries[id]?.unsaid ?? []
    }

    // MARK: On hold

    /// Keeps what nobody would hear. How far the work has come is no news beside what else is to be said of the banner.
    private func holdBack(_ request: BannerAnnouncementRequest) {
        if case .milestone = request.reason, let heldBack = entries[request.id]?.heldBack {
            guard case .milestone = heldBack.reason else { return }
        }
        entries[request.id]?.heldBack = request
    }

    /// Time stands still for what is shown, or goes on; what was to be said meanwhile is said then.
    func holdTime(_ isOnHold: Bool) {
        timers.isOnHold = isOnHold
        checkHosts()
        guard !isOnHold else { return }
        for id in presentations.map(\.id) {
            guard let request = entries[id]?.heldBack else { continue }
            entries[id]?.heldBack = nil
            say(request)
        }
        // Who speaks may have kept something back too.
        if !presentations.isEmpty { observers.notify(self) }
    }

    // MARK: What is on the screen

    /// Brings `presentations` up to date, if anything moved.
    func refresh() {
        let states = queue.states
        guard needsRedraw || states != drawnStates else { return }
        let former = presentations
        drawnStates = states
        needsRedraw = false
        let current = states.compactMap(presentation)
        let drawn = Set(current.map(\.id))
        for gone in former where !drawn.contains(gone.id) && !queue.isLive(gone.id) { entries[gone.id] = nil }
        if current != former {
            presentations = current
            observers.notify(self)
        }
        checkHosts()
        // An observer may have changed what is to be drawn.
        if needsRedraw { refresh() }
    }

    private func presentation(_ state: BannerQueue.State) -> BannerPresentation? {
        let (id, phase): (BannerRequest.ID, BannerPresentation.Phase)
        switch state {
        case .idle, .pausing: return nil
        case .presenting(let presenting): (id, phase) = (presenting, .presenting)
        case .shown(let shown): (id, phase) = (shown, .shown)
        case .dismissing(let dismissing): (id, phase) = (dismissing, .dismissing)
        }
        guard let entry = entries[id] else { return nil }
        return BannerPresentation(
            id: id, content: entry.content, phase: phase, progress: entry.work?.state)
    }

    /// Draws banners anew although they stay where they are.
    func redraw() {
        needsRedraw = true
        // A change that a view makes while it is told of another is drawn when that is done.
        if !isHandling { refresh() }
    }
}

extension BannerProgressState {
    /// Work that has just begun.
    init(_ kind: BannerProgress.Kind) { self.init(fraction: kind == .determinate ? 0 : nil) }
}
