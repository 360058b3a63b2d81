// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI
import UIKit

@MainActor struct Pipeline {
    func image(for url: URL) async throws -> UIImage { throw URLError(.badURL) }
}

@MainActor func makeLoader(_ pipeline: Pipeline) -> BannerImageLoader {
    let loader = BannerImageLoader { request in
        try await pipeline.image(for: request.url)
    }
    return loader
}

@MainActor func fileSent(_ portrait: UIImage) -> Banner {
    var banner = Banner(
        style: Acme.Style.report, level: Acme.Level.info, text: "Ada sent you a file.",
        image: BannerImage(.image(portrait), label: BannerText("Ada")))
    banner.image = BannerImage(.asset("paperclip", bundle: Bundle.ods))
    return banner
}

struct Pictures: View {
    let presenter: BannerPresenter
    let loader: BannerImageLoader

    var body: some View {
        InboxList()
            .bannerHost(presenter)
            .environment(\.bannerImageLoader, loader)
    }

    var bundled: some View {
        InboxList()
            .bannerHost(presenter)
            .environment(\.bannerBundle, Bundle.ods)
    }
}
