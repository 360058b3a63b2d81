// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func work(_ presenter: BannerPresenter) async {
    let progress = presenter.startProgress(.syncing)
    for (index, item) in items.enumerated() {
        await sync(item)
        progress.update(fraction: Double(index + 1) / Double(items.count))
    }
    progress.complete()
}

@MainActor func hold(_ presenter: BannerPresenter, engine: Engine) -> ProgressBanner {
    let progress = presenter.startProgress(
        Fiori.Banner.syncing,
        onTap: { action in
            switch action {
            case .pause: engine.pause()
            case .resume: engine.resume()
            case .stop: engine.stop()
            }
        },
        onOutcome: { outcome in log("ended: \(outcome)") })
    return progress
}

struct Inbox: View {
    let presenter: BannerPresenter
    let network = Network()

    var body: some View {
        InboxList()
            .task { await presenter.show(.offline, while: network.isUnreachable) }
    }
}

struct WorklistScreen: View {
    var body: some View {
        InboxList()
            .bannerScreen(Fiori.Screen.worklist)
    }
}

@MainActor func follow(_ presenter: BannerPresenter) {
    presenter.hold(.networkUnreachable)
    presenter.release(.networkUnreachable)

    presenter.send(.syncFailed(count: 3))
    presenter.send(.networkReachable)

    presenter.onFault = { fault in assertionFailure(fault.description) }
}
