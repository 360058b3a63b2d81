// SPDX-License-Identifier: Apache-2.0

extension BannerPresenter {
    /// Shows the progress of work until that ends. The presenter holds the result for as long, so that it survives the
    /// view that began the work; ``progress(of:)`` finds it. `onOutcome` is called once, when the request ends.
    @discardableResult
    public func startProgress<Content: BannerContent>(
        _ banner: Content, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)? = nil
    ) -> ProgressBanner {
        startProgress(banner, onTap: nil, onOutcome: onOutcome)
    }

    /// Shows the progress of work that a person can hold or end by a tap on the bar.
    ///
    /// `onTap` is called when a person taps on the bar and so holds the work, goes on with it or ends it; `onOutcome`
    /// once, when the request ends.
    @discardableResult
    public func startProgress<Content: BannerContent>(
        _ banner: Content, onTap: (@MainActor (BannerProgress.TapAction) -> Void)?,
        onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)?
    ) -> ProgressBanner {
        startProgress(banner, delay: .zero, onTap: onTap, onOutcome: onOutcome)
    }

    /// Shows the progress of work that may be over in a moment: nothing of it is seen before `delay` is over, and nothing at all if
    /// it ends before that.
    ///
    /// People take what answers within a second for one action, and a banner that flashes by for something to worry about. The
    /// outcome of work that ended unseen is `cleared`, too. `onTap` and `onOutcome` are as for ``startProgress(_:onTap:onOutcome:)``.
    @discardableResult
    public func startProgress<Content: BannerContent>(
        _ banner: Content, delay: Duration, onTap: (@MainActor (BannerProgress.TapAction) -> Void)? = nil,
        onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)? = nil
    ) -> ProgressBanner {
        let id = queue.makeID()
        let progress = ProgressBanner(id, banner.progress ?? BannerProgress(.determinate), self, onTap: onTap)
        let handlers = BannerHandlers(for: Content.self, onOutcome: onOutcome)
        guard delay > .zero else {
            enqueue(banner, id, handlers, progress: progress)
            return progress
        }
        wait(delay, id, BannerDelay(banner: banner, progress: progress, handlers: handlers))
        return progress
    }

    /// The work whose progress a banner shows. Whoever asks for such a banner speaks of work that goes on.
    func work(_ id: BannerRequest.ID, _ banner: some BannerContent) -> ProgressBanner? {
        banner.progress.map { ProgressBanner(id, $0, self, onTap: nil) }
    }

    /// The progress that a live request shows. A banner with `progress` has some however it was asked for.
    public func progress(of id: BannerRequest.ID) -> ProgressBanner? {
        entries[id]?.work ?? entries.delays[id]?.progress
    }

    /// Says a milestone, if the banner is there to speak of.
    func reached(_ percent: Int, of id: BannerRequest.ID) {
        if queue.isShowing(id), entries[id]?.work != nil { announce(id, .milestone(percent: percent)) }
    }

    /// The work is done: the banner says so for a while if it has something to say, or else leaves.
    func complete(_ id: BannerRequest.ID) {
        if endDelay(of: id) { return }
        guard let entry = entries[id], entry.work != nil, queue.isLive(id), !entry.isComplete else { return }
        needsRedraw = true
        guard entry.content.completionText(in: locale) != nil else { return send(.conditionCleared(id)) }
        entries[id]?.isComplete = true
        showCompletion(of: id)
        if entry.wasAnnounced { announce(id, .completion) }
    }

    func showCompletion(of id: BannerRequest.ID) {
        guard let content = entries[id]?.content else { return }
        let metrics = content.progress?.completionMetrics ?? content.bannerConfiguration.metrics
        send(.complete(id, display: metrics.display))
    }
}
