// SPDX-License-Identifier: Apache-2.0

@testable import BannerKit

/// A presenter on a clock of its own, and what it did.
@MainActor final class Stage {
    let clock = ManualClock()
    let presenter: BannerPresenter
    /// Each change of what is on the screen, such as `["offline.presenting", "offline.shown"]`.
    private(set) var frames: [String] = []
    private(set) var outcomes: [String: [BannerOutcome]] = [:]
    private(set) var spoken: [String] = []
    private(set) var faults: [BannerFault] = []
    private var observations: [BannerObservation] = []

    init(
        order: BannerQueuePolicy.Order = .fifo, conflict: BannerQueuePolicy.Conflict = .enqueue,
        coalescing: BannerQueuePolicy.Coalescing = .none, maxDepth: Int = 20
    ) {
        presenter = BannerPresenter(
            policy: BannerQueuePolicy(
                order: order, conflict: conflict, coalescing: coalescing, key: [.banner], maxDepth: maxDepth,
                pause: .zero),
            clock: clock)
        presenter.onFault = { [weak self] in self?.faults.append($0) }
        observations = [
            presenter.observe { [weak self] in self?.draw($0) },
            presenter.observeAnnouncements { [weak self] in
                self?.spoken.append("\($0.politeness): \($0.text(in: "en"))")
            },
        ]
    }

    private func draw(_ presenter: BannerPresenter) {
        frames.append(presenter.presentations.map { "\($0.content.id).\($0.phase)" }.joined(separator: " "))
    }

    @discardableResult
    func enqueue(_ banner: Sample) -> BannerRequest.ID {
        presenter.enqueue(banner) { self.outcomes[banner.id, default: []].append($0) }
    }

    func startProgress(_ banner: Sample, onTap: ((BannerProgress.TapAction) -> Void)? = nil) -> ProgressBanner {
        presenter.startProgress(banner, onTap: { onTap?($0) }) { self.outcomes[banner.id, default: []].append($0) }
    }

    /// What is on the screen, such as `offline.shown`.
    var screen: String { presenter.presentations.map { "\($0.content.id).\($0.phase)" }.joined(separator: " ") }

    /// Waits until nothing happens any more without time passing.
    func settle() async {
        var quiet = 0
        while quiet < 3 {
            let isQuiet = clock.sleeperCount == presenter.timers.taskCount && !presenter.deliveries.isDelivering
            quiet = isQuiet ? quiet + 1 : 0
            await Task.yield()
        }
    }

    /// Lets time pass, from timer to timer.
    func pass(_ seconds: Double) async {
        await settle()
        let end = clock.now.advanced(by: .milliseconds((seconds * 1_000).rounded()))
        while let next = clock.nextDeadline, next <= end {
            clock.jump(by: clock.now.duration(to: next))
            await settle()
        }
        clock.jump(by: clock.now.duration(to: end))
        await settle()
    }
}
