// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func work(_ presenter: BannerPresenter) async {
    let progress = presenter.startProgress(Fiori.Banner.syncing)
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
            .task { await presenter.show(Fiori.Banner.offline, while: network.isUnreachable) }
    }
}

@MainActor func follow(_ presenter: BannerPresenter) {
    presenter.enqueue(Fiori.Banner.offline)
    presenter.clear("network.reachable")

    presenter.onFault = { fault in assertionFailure(fault.description) }
}
