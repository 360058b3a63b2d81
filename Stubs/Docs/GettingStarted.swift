// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

struct RootView: View {
    @State private var presenter = BannerPresenter(policy: Acme.queue)

    var body: some View {
        NavigationStack {
            DraftScreen()
        }
        .bannerHost(presenter)
    }
}

struct DraftScreen: View {
    @State private var banner: Acme.Banner?

    var body: some View {
        VStack {
            Button("Save") { banner = .draftSaved }
            Button("Sync") { banner = .syncFailed(count: 3) }
        }
        .banner(item: $banner) { banner, button in
            if button == .retry { sync() }
        }
    }

    private func sync() {}
}

struct AnimalBanner: View {
    let presentation: BannerPresentation
    @Environment(\.bannerActions) private var actions
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            Image("paw")
            Text(verbatim: presentation.text(in: locale.identifier(.bcp47)))
            Button("Pet") { actions?.use(0) }
        }
    }
}

struct VisitBanner: BannerContent {
    var visitor: String
    var photo: URL
    let id = "visit"
    let style = Acme.Style.report
    let level = Acme.Level.info

    func text(in locale: String) -> String { "\(visitor) is at the door." }
}

struct Hosts: View {
    let presenter: BannerPresenter
    let bundle: Bundle
    @State private var isSaved = false
    @State private var visit: VisitBanner?
    @Environment(\.bannerPresenter) private var nearest

    var body: some View {
        DraftList()
            .banner(isPresented: $isSaved, .draftSaved)
    }

    @ViewBuilder var places: some View {
        NavigationStack {
            DraftScreen()
                .bannerHost(presenter)
        }
        .bannerHost(presenter)
        ContentView()
            .bannerHost(presenter, in: .window)
        ContentView()
            .bannerHost(policy: Acme.queue)
        OrderForm()
            .bannerHost(presenter, surface: Fiori.Surface.objectHeader.bannerSurface)
        DraftScreen()
            .bannerHost(presenter)
            .environment(\.bannerBundle, bundle)
    }

    var drawn: some View {
        DraftScreen()
            .bannerHost(presenter)
            .bannerContent(for: Owl.Style.animal) { presentation in
                AnimalBanner(presentation: presentation)
            }
    }

    var visited: some View {
        DraftScreen()
            .banner(item: $visit)
            .bannerHost(presenter)
            .bannerContent(for: VisitBanner.self) { visit, presentation in
                AsyncImage(url: visit.photo)
            }
    }
}

@MainActor func ask(_ presenter: BannerPresenter, message: String) async {
    presenter.enqueue(.draftSaved) { outcome in
        log("the report ended: \(outcome)")
    }

    let outcome = await presenter.present(Acme.Banner.syncFailed(count: 3))
    if outcome == .action(.retry) { await sync() }

    let news = Banner(style: Acme.Style.report, level: Acme.Level.info, text: message)
    presenter.enqueue(news)

    let notice = Banner(style: Acme.Style.report, level: Acme.Level.info, text: message, showsWholeText: true)
    presenter.enqueue(notice)
}

final class Uploads: Sendable {
    private let presenter: BannerPresenter

    init(_ presenter: BannerPresenter) { self.presenter = presenter }

    func didFail(_ count: Int) { presenter.post(Acme.Banner.syncFailed(count: count)) }
}
