// SPDX-License-Identifier: Apache-2.0

/// What stands between a binding of an app and the queue: the binding asks for a banner or calls it off, and the
/// outcome resets the binding.
///
/// Each request reports its own outcome, however often the binding changes meanwhile, to the handlers of the view's latest
/// body; only the outcome of the latest request resets the binding, and only while the binding still asks for it.
@MainActor final class BannerBinding<Banner: BannerContent> {
    /// What an app wants to hear.
    struct Handlers {
        /// A button of the banner was used.
        var action: @MainActor (Banner, Banner.ButtonName) -> Void
        /// The request has ended, in whatever way.
        var outcome: @MainActor (Banner, BannerOutcome<Banner.ButtonName>) -> Void
        /// The binding shall no longer ask for this banner, if it does.
        var reset: @MainActor (Banner) -> Void
    }

    @MainActor private struct Request {
        // A presenter holds what it reports to. One that is released ends its requests.
        weak var presenter: BannerPresenter?
        let id: BannerRequest.ID
        let subject: Subject
        var banner: Banner { subject.banner }
    }

    /// What a request is for now, which its outcome is about, also where the binding has called it off.
    @MainActor private final class Subject {
        var banner: Banner

        init(_ banner: Banner) { self.banner = banner }
    }

    /// The latest request, as long as the binding asks for it and it has not ended.
    private var current: Request?
    /// The number of the latest request, and whether the binding still asks for it.
    private var number = 0
    private var isWanted = false
    private var handlers: Handlers?

    /// This binding, which reports to the handlers of the view's latest body from now on: what was said of a row that the
    /// view showed before is not about what it shows now.
    func reporting(to handlers: Handlers) -> Self {
        self.handlers = handlers
        return self
    }

    /// Makes what is requested of `presenter` agree with `banner`: none calls the present one off, another state of the
    /// same banner changes it in place, and another banner takes its place. Where the presenter is no host's, debug builds tell of
    /// each banner that waits for no other.
    func request(_ banner: Banner?, of presenter: BannerPresenter, isHosted: Bool = true) {
        guard let banner else { return callOff() }
        guard let current, current.presenter === presenter, current.banner.id == banner.id,
            // A banner stays in the group in which it was asked for.
            current.banner.bannerSurface.group == banner.bannerSurface.group,
            // One whose outcome is on its way can't be changed any more.
            presenter.queue.isLive(current.id)
        else {
            callOff()
            #if DEBUG
                if !isHosted { presenter.onFault?(.noHost(banner: banner.id)) }
            #endif
            return enqueue(banner, of: presenter)
        }
        guard current.banner != banner else { return }
        current.subject.banner = banner
        presenter.update(current.id, to: banner)
    }

    /// The view that asks is gone. A banner of its screen that shows nowhere else goes with it, and comes again with
    /// it.
    func viewIsGone() {
        guard let current, current.banner.bannerSurface.scope == .screen,
            current.presenter?.hasHost(of: current.banner.bannerSurface) != true
        else { return }
        callOff()
    }

    private func callOff() {
        isWanted = false
        guard let request = current else { return }
        current = nil
        request.presenter?.cancel(request.id)
    }

    private func enqueue(_ banner: Banner, of presenter: BannerPresenter) {
        number += 1
        isWanted = true
        let (own, subject) = (number, Subject(banner))
        // Until the outcome, the presenter keeps what it reports to, so that a view that is gone misses none.
        let id = presenter.queue.makeID()
        let toldOf = BannerHandlers(
            for: Banner.self, onOutcome: { outcome in self.end(own, subject.banner, outcome) },
            onAction: { button in self.handlers?.action(subject.banner, button) })
        presenter.enqueue(banner, id, toldOf, requester: self)
        current = Request(presenter: presenter, id: id, subject: subject)
    }

    private func end(_ own: Int, _ banner: Banner, _ outcome: BannerOutcome<Banner.ButtonName>) {
        if own == number, isWanted {
            current = nil
            isWanted = false
            handlers?.reset(banner)
        }
        if case .action(let button) = outcome { handlers?.action(banner, button) }
        handlers?.outcome(banner, outcome)
    }
}
