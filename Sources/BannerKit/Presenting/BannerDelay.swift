// SPDX-License-Identifier: Apache-2.0

/// Work whose banner has not been asked for yet: it may be over before it is worth one.
struct BannerDelay {
    let banner: any BannerContent
    let progress: ProgressBanner
    let onOutcome: (@MainActor (BannerOutcome<String>) -> Void)?
}

extension BannerPresenter {
    /// Calls `begin`, which asks for the banner of `id`, once `time` is over, unless the work ends before.
    func wait(
        _ time: Duration, _ id: BannerRequest.ID, _ delay: BannerDelay, begin: @escaping @MainActor () -> Void
    ) {
        delays[id] = delay
        timers.start(.delay(id), for: time) { [weak self] in
            if self?.delays.removeValue(forKey: id) != nil { begin() }
        }
    }

    /// Ends work that no banner has been asked for yet; `false` if there is none of that `id`.
    func endDelay(of id: BannerRequest.ID) -> Bool {
        guard let delay = delays.removeValue(forKey: id) else { return false }
        timers.cancel(.delay(id))
        delay.progress.requestEnded(.cleared)
        delay.onOutcome?(.cleared)
        onEnd?(delay.banner, .cleared)
        return true
    }
}
