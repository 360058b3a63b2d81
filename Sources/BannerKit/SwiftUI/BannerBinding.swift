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
        /// The binding that hears of it. Until the outcome, the presenter keeps it by this, so that a view that is gone misses none.
        var owner: BannerBinding
        /// Those of views that are gone, which asked for the banner before.
        var former: [BannerBinding] = []

        init(_ banner: Banner, of owner: BannerBinding) { (self.banner, self.owner) = (banner, owner) }
    }

    /// The latest request, as long as the binding asks for it and it has not ended.
    private var current: Request?
    /// What the latest request is for, as long as the binding asks for it.
    private weak var wanted: Subject?
    /// Whether the view that asks is not there.
    private var isViewGone = false
    /// Whether the presenter is a host's, and not the view's own.
    private var isHosted = true
    private var handlers: Handlers?

    /// This binding, which reports to the handlers of the view's latest body from now on: what was said of a row that the
    /// view showed before is not about what it shows now.
    func reporting(to handlers: Handlers) -> Self {
        self.handlers = handlers
        return self
    }

    /// Makes what is requested of `presenter` agree with `banner`: none calls the present one off, another state of the
    /// same banner changes it in place, and another banner takes its place. A view that `isAppearing` goes on with what it asked for before
    /// it was gone. Where the presenter is no host's, debug builds tell of each banner that waits for no other.
    func request(
        _ banner: Banner?, of presenter: BannerPresenter, isHosted: Bool = true, isAppearing: Bool = false
    ) {
        (isViewGone, self.isHosted) = (false, isHosted)
        guard let banner else { return callOff() }
        guard let current, current.presenter === presenter, current.banner.id == banner.id,
            // A banner stays in the group in which it was asked for.
            current.banner.bannerSurface.group == banner.bannerSurface.group,
            // One whose outcome is on its way can't be changed any more.
            presenter.queue.isLive(current.id)
        else {
            callOff()
            if isAppearing, takeOver(banner, of: presenter) { return }
            #if DEBUG
                if !isHosted { presenter.onFault?(.noHost(banner: banner.id)) }
            #endif
            return enqueue(banner, of: presenter)
        }
        guard current.banner != banner else { return }
        current.subject.banner = banner
        presenter.update(current.id, to: banner)
    }

    /// The view that asks is gone. A banner that shows nowhere else goes with it, and comes again with it.
    func viewIsGone() {
        isViewGone = true
        guard let current, !isHosted || current.presenter?.hasHost(of: current.banner.bannerSurface) != true else {
            return
        }
        callOff()
    }

    private func callOff() {
        wanted = nil
        guard let request = current else { return }
        current = nil
        request.presenter?.cancel(request.id)
    }

    private func enqueue(_ banner: Banner, of presenter: BannerPresenter) {
        let subject = Subject(banner, of: self)
        wanted = subject
        let id = presenter.queue.makeID()
        let toldOf = BannerHandlers(
            for: Banner.self, onOutcome: { subject.owner.end(subject, $0) },
            onAction: { subject.owner.handlers?.action(subject.banner, $0) })
        presenter.enqueue(banner, id, toldOf, requester: self)
        current = Request(presenter: presenter, id: id, subject: subject)
    }

    /// Goes on with the request for an equal banner of a view that is gone, such as the one that this view was before its screen was
    /// left and came again. To ask for it once more would be to repeat it.
    private func takeOver(_ banner: Banner, of presenter: BannerPresenter) -> Bool {
        let others = presenter.entries.requesters(BannerBinding.self)
            .filter { $0.mayBeTakenOver(by: self, banner, of: presenter) }.compactMap { former in
                former.current.map { (former, $0) }
            }
        guard let (former, request) = others.min(by: { $0.1.id < $1.1.id }) else { return false }
        (former.current, former.wanted) = (nil, nil)
        request.subject.former.append(former)
        request.subject.owner = self
        (current, wanted) = (request, request.subject)
        presenter.setRequester(of: request.id, to: self)
        // To the view that is gone, what came again is a repetition. Its binding may be the same, and still asks.
        presenter.deliveries.add { former.handlers?.outcome(banner, .coalesced) }
        return true
    }

    private func mayBeTakenOver(by other: BannerBinding, _ banner: Banner, of presenter: BannerPresenter) -> Bool {
        guard self !== other, isViewGone, let current, current.presenter === presenter else { return false }
        return current.banner == banner && presenter.queue.isLive(current.id)
    }

    private func end(_ subject: Subject, _ outcome: BannerOutcome<Banner.ButtonName>) {
        let banner = subject.banner
        if wanted === subject {
            (current, wanted) = (nil, nil)
            handlers?.reset(banner)
            // What a view that is gone asks for still has come to its end as well.
            for former in subject.former where former.current == nil { former.handlers?.reset(banner) }
        }
        if case .action(let button) = outcome { handlers?.action(banner, button) }
        handlers?.outcome(banner, outcome)
    }
}
