// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor struct Welcome {
    let presenter: BannerPresenter
    let onboarding = Onboarding()

    func showOnboarding() async {
        presenter.pause()
        defer { presenter.resume() }
        await onboarding.run()
    }
}

struct Introduction: View {
    var body: some View {
        IntroductionVideo()
            .bannersPaused()
    }
}

@MainActor func answer(_ presenter: BannerPresenter) async {
    switch await presenter.present(Acme.Banner.syncFailed(count: 3)) {
    case .action: await sync()
    case .link, .opened: log("gone where it leads")
    case .dismissed, .timedOut: log("seen, and left at that")
    case .replaced, .coalesced, .cleared, .expired, .sceneLost, .dropped: log("not answered")
    }

    presenter.enqueue(
        Acme.Banner.syncFailed(count: 3),
        onOutcome: { outcome in log("ended: \(outcome)") },
        onAction: { button in log("\(button) was pressed, and it is still there") })

    let id = presenter.enqueue(Acme.Banner.syncFailed(count: 3))
    presenter.update(id, to: Acme.Banner.syncFailed(count: 4))
    presenter.cancel(id)
}
