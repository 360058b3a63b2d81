// SPDX-License-Identifier: Apache-2.0

/// The progress of work that a banner shows.
///
/// ```swift
/// let progress = presenter.startProgress(Acme.Banner.syncing)
/// for (index, item) in items.enumerated() {
///     await sync(item)
///     progress.update(fraction: Double(index + 1) / Double(items.count))
/// }
/// progress.complete()
/// ```
///
/// Calls after the end change nothing.
@MainActor public final class ProgressBanner {
    /// The request that shows it.
    public let id: BannerRequest.ID

    /// What views draw.
    public private(set) var state: BannerProgressState

    /// The part of the whole that is done, 0 to 1; `nil` where the end is not known.
    public var fraction: Double? { state.fraction }

    /// Whether the work is held.
    public var isPaused: Bool { state.isPaused }

    private let progress: BannerProgress
    private let onTap: (@MainActor (BannerProgress.TapAction) -> Void)?
    private weak var presenter: BannerPresenter?
    /// What is done, also while the bar stands still.
    private var done = 0.0
    private var milestones: ProgressMilestones
    private var ended: BannerOutcome<String>?
    private var waiters: [CheckedContinuation<BannerOutcome<String>, Never>] = []

    init(
        _ id: BannerRequest.ID, _ progress: BannerProgress, _ presenter: BannerPresenter,
        onTap: (@MainActor (BannerProgress.TapAction) -> Void)?
    ) {
        self.id = id
        self.progress = progress
        self.presenter = presenter
        self.onTap = onTap
        state = BannerProgressState(progress.kind)
        milestones = ProgressMilestones(step: progress.step)
    }

    /// Whether the work is over, or nobody is shown it any longer.
    private var isOver: Bool { state.isComplete || ended != nil }

    /// Says how much is done, 0 to 1. It never goes back: less than before changes nothing. While the work is held, the
    /// bar stands still. Where the end is not known, nothing is to be said.
    public func update(fraction: Double) {
        guard !isOver, progress.kind == .determinate, fraction > done else { return }
        done = min(fraction, 1)
        if !isPaused { showWhatIsDone() }
    }

    /// Holds the work: the bar stands still.
    public func pause() { setPaused(true) }

    /// Goes on with held work.
    public func resume() {
        setPaused(false)
        if !isOver, progress.kind == .determinate { showWhatIsDone() }
    }

    /// Ends the work before it is done; the banner leaves, with the outcome `cleared`.
    public func stop() {
        guard !isOver else { return }
        presenter?.cancel(id)
    }

    /// The work is done: the banner says so for a while if it has something to say, or else leaves. The outcome is
    /// `cleared` unless a person ends it before.
    public func complete() {
        guard !isOver else { return }
        state = BannerProgressState(fraction: progress.kind == .determinate ? 1 : nil, isComplete: true)
        presenter?.complete(id)
    }

    /// How the request ended, with the `id` of the button; waits until it has.
    public var outcome: BannerOutcome<String> {
        get async {
            if let ended { return ended }
            return await withCheckedContinuation { waiters.append($0) }
        }
    }

    // MARK: For the presenter

    /// Whether a tap on the bar is for the work.
    var takesTaps: Bool { !isOver && !progress.onTap.isEmpty }

    /// A person taps on the bar: it holds the work or goes on with it, or else ends it, as far as the spec lets it.
    func tap() {
        let wanted: [BannerProgress.TapAction] = isPaused ? [.resume, .stop] : [.pause, .stop]
        guard takesTaps, let action = wanted.first(where: progress.onTap.contains) else { return }
        switch action {
        case .pause: pause()
        case .resume: resume()
        case .stop: stop()
        }
        onTap?(action)
    }

    func requestEnded(_ outcome: BannerOutcome<String>) {
        guard ended == nil else { return }
        ended = outcome
        for waiter in waiters { waiter.resume(returning: outcome) }
        waiters = []
    }

    private func setPaused(_ isPaused: Bool) {
        guard !isOver, state.isPaused != isPaused else { return }
        state.isPaused = isPaused
        presenter?.redraw()
    }

    private func showWhatIsDone() {
        guard state.fraction != done else { return }
        state.fraction = done
        presenter?.redraw()
        if let percent = milestones.reached(done) { presenter?.reached(percent, of: id) }
    }
}
