// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func showMessages(_ presenter: BannerPresenter, message: String) async {
    presenter.enqueue(.orderSaved)

    let banner = Banner(style: Fiori.Style.errorBar, level: Fiori.Level.negative, text: message)
    presenter.enqueue(banner)

    let outcome = await presenter.present(Fiori.Banner.syncFailed(count: 3))
    if outcome == .action(.retry) { await sync() }

    presenter.enqueue(.deliveryDateMissing)

    let progress = presenter.startProgress(.syncing)
    progress.update(fraction: 0.5)
    progress.complete()
}

struct Orders: View {
    let presenter: BannerPresenter
    let network = Network()
    @State private var isSaved = false

    var body: some View {
        NavigationStack {
            Worklist()
                .bannerHost(presenter)
        }
        .bannerHost(presenter)
    }

    @ViewBuilder var messages: some View {
        Worklist()
            .banner(isPresented: $isSaved, .orderSaved)
        Worklist()
            .task { await presenter.show(.offline, while: network.isUnreachable) }
    }

    var order: some View {
        VStack(spacing: 0) {
            OrderHeader()
            OrderForm()
                .bannerHost(presenter, surface: Fiori.Surface.objectHeader.bannerSurface)
        }
    }
}
