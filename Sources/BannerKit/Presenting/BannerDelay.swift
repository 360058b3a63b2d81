// SPDX-License-Identifier: Apache-2.0

/// Work whose banner has not been asked for yet: it may be over before it is worth one.
struct BannerDelay {
    var banner: any BannerContent
    let progress: ProgressBanner
    let handlers: BannerHandlers
}

extension BannerPresenter {
    /// Asks for the banner of `id` once `time` is over, unless the work ends before.
    func wait(_ time: Duration, _ id: BannerRequest.ID, _ delay: BannerDelay) {
        entries.delays[id] = delay
        timers.start(.delay(id), for: time.bounded) { [weak self] in
            guard let self, let delay = entries.delays.removeValue(forKey: id) else { return }
            enqueue(delay.banner, id, delay.handlers, progress: delay.progress)
        }
    }

    /// Changes what a banner will say that has not been asked for yet; `false` if there is none of that `id`.
    func changeDelay(of id: BannerRequest.ID, to banner: some BannerContent) -> Bool {
        guard let delay = entries.delays[id] else { return false }
        if delay.banner.bannerSurface.group == banner.bannerSurface.group, delay.handlers.knowsButtons(banner) {
            entries.delays[id]?.banner = banner
        }
        return true
    }

    /// Ends work that no banner has been asked for yet; `false` if there is none of that `id`.
    func endDelay(of id: BannerRequest.ID) -> Bool {
        guard let delay = entries.delays.removeValue(forKey: id) else { return false }
        timers.cancel(.delay(id))
        queue.discard(id)
        tellOfEnd(of: delay.banner, .cleared, delay.progress, delay.handlers)
        return true
    }
}
