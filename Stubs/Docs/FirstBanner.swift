// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the tutorial shows.

import BannerKit
import MailBanners
import SwiftUI

struct ComposeScreen: View {
    @State private var presenter = Mail.makePresenter()
    @State private var banner: Mail.Banner?

    var body: some View {
        VStack {
            Button("Send") { banner = .sent }
            Button("Fail to send") { banner = .notSent(count: 3) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .banner(item: $banner)
        .bannerHost(presenter)
    }
}
