// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

struct Post: View {
    @State private var showBanner = false
    @State private var countTap = 0
    @State private var presenter = BannerPresenter(policy: Modifier.queue)

    var body: some View {
        Text("Some text")
            .banner(isPresented: $showBanner, .viewModifierWay) { _ in
                countTap += 1
            }
            .bannerHost(presenter, surface: Modifier.Surface.view.bannerSurface)
    }

    var naive: some View {
        VStack {
            if showBanner {
                BannerView(Modifier.Banner.naiveWay, action: { _ in }, close: { countTap += 1 })
                    .onTapGesture { showBanner = false }
            }
            Text("Some text")
        }
    }

    var custom: some View {
        Text("Some text")
            .banner(isPresented: $showBanner, .viewModifierWay)
            .bannerHost(presenter, surface: Modifier.Surface.view.bannerSurface)
            .bannerContent { presentation in OwnBannerView(presentation: presentation) }
    }

    var observed: some View {
        Text("Some text")
            .banner(
                isPresented: $showBanner, Modifier.Banner.photoSaved, action: { _ in }
            ) { outcome in
                if outcome.isDismissed { countTap += 1 }
            }
    }

    func banner(title: String) -> Banner {
        let banner = Banner(
            style: Modifier.Style.standard, level: Modifier.Level.warning, text: title,
            buttons: [Modifier.ButtonVariant.nice.button])
        return banner
    }

    var tint: BannerColor {
        let tint = Modifier.Level.warning.configuration().tint
        return tint
    }
}

struct OwnBannerView: View {
    let presentation: BannerPresentation
    var body: some View { Text(verbatim: presentation.text(in: "en")) }
}
