// SPDX-License-Identifier: Apache-2.0

/// Work whose banners have not been asked for yet: it may be over before it is worth one.
@MainActor struct BannerDelays {
    /// Such a piece of work.
    struct Delay {
        let banner: any BannerContent
        let progress: ProgressBanner
        let onOutcome: (@MainActor (BannerOutcome<String>) -> Void)?
        /// Asks for the banner.
        let begin: @MainActor () -> Void
    }

    private var delays: [BannerRequest.ID: Delay] = [:]

    subscript(id: BannerRequest.ID) -> Delay? {
        get { delays[id] }
        set { delays[id] = newValue }
    }

    /// The requests, in the order in which they were made.
    var ids: [BannerRequest.ID] { delays.keys.sorted() }
}

extension BannerPresenter {
    /// Asks for the banner of `id` once `delay` is over, unless its work ends before.
    func wait(_ delay: Duration, _ id: BannerRequest.ID, _ work: BannerDelays.Delay) {
        delays[id] = work
        timers.start(.delay(id), for: delay) { [weak self] in
            guard let self, let work = delays[id] else { return }
            delays[id] = nil
            work.begin()
        }
    }

    /// Ends work that no banner has been asked for yet; `false` if there is none of that `id`.
    func endDelay(of id: BannerRequest.ID) -> Bool {
        guard let work = delays[id] else { return false }
        delays[id] = nil
        timers.cancel(.delay(id))
        work.progress.requestEnded(.cleared)
        work.onOutcome?(.cleared)
        onEnd?(work.banner, .cleared)
        return true
    }
}
