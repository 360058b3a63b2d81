// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import BannerKit
import SwiftUI
import UIKit

/// Uses all that BannerKit offers to views, with what is generated for the sample specs.
struct SampleApp: App {
    @State private var presenter = BannerPresenter(policy: Fiori.queue)

    var body: some Scene {
        WindowGroup {
            Inbox()
                .bannerHost(presenter)
                .onAppear { presenter.setTheme(.quartz, for: Fiori.Banner.self) }
                .bannerContent(for: Owl.Style.animal) { presentation in AnimalBanner(presentation: presentation) }
        }
    }
}

struct Inbox: View {
    @State private var saved = false
    @State private var banner: Fiori.Banner?
    @State private var upload: ProgressBanner?
    @Environment(\.bannerPresenter) private var presenter

    var body: some View {
        VStack {
            Button("Save") { saved = true }
            Button("Sync") { banner = .syncFailed(count: 3) }
            Button("Upload") { startUpload() }
            Orders()
        }
        .banner(isPresented: $saved, .photoSaved)
        .banner(item: $banner) { banner, _ in retry(banner) }
        .banner(isPresented: .constant(false), .dog, action: { button in print(button.rawValue) }) { outcome in
            print(outcome)
        }
    }

    private func retry(_ banner: Fiori.Banner) {
        Task {
            let outcome = await presenter?.present(banner)
            if outcome == .timedOut { print("nobody looked") }
        }
    }

    private func startUpload() {
        upload = presenter?.startProgress(.uploading(count: 12))
        upload?.update(fraction: 0.5)
        presenter?.enqueue(.simReady) { outcome in print(outcome) }
    }
}

/// A screen with a surface of its own.
struct Orders: View {
    @Environment(\.bannerPresenter) private var presenter

    var body: some View {
        if let presenter {
            ScrollView { Text(verbatim: "Orders") }
                .bannerHost(presenter, surface: Fiori.Surface.objectHeader.bannerSurface)
        }
    }
}

/// A view of the app's own for one style.
struct AnimalBanner: View {
    let presentation: BannerPresentation
    @Environment(\.bannerActions) private var actions

    var body: some View {
        HStack {
            Text(verbatim: presentation.text(in: "en"))
            Button("Pet") { actions?.use(0) }
                .buttonStyle(BannerButtonStyle(.functional(.positive), on: presentation.content.levelConfiguration))
        }
    }
}

/// A banner that stands in the content, without a queue.
struct Offer: View {
    var body: some View {
        BannerView(Orange.Banner.roamingOffer.themed(.business)) { button in print(button.rawValue) }
    }
}

@MainActor final class SampleSceneDelegate {
    var banners: BannerWindowPresenter?

    func connect(_ scene: UIWindowScene) {
        let banners = BannerWindowPresenter(scene: scene, presenter: BannerPresenter(policy: Owl.queue))
        banners.makeView = { presentation in presentation.content.id == "dog" ? DogView() : nil }
        self.banners = banners
    }
}

final class DogView: UIView, BannerWindowPresenter.BannerView {
    private let label = UILabel()

    func show(_ presentation: BannerPresentation, actions: BannerActions) {
        label.text = presentation.text(in: "en")
        if label.superview == nil { addSubview(label) }
    }
}
