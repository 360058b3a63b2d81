// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI
import UIKit

@MainActor func showOwls(_ presenter: BannerPresenter, message: String) async {
    presenter.enqueue(.postPublished)

    let first = Banner(
        style: Owl.Style.standard, level: Owl.Level.success, text: message)
    presenter.enqueue(first)

    presenter.enqueue(.dog)
    presenter.enqueue(.postPublished)
    presenter.enqueue(.cat)

    presenter.enqueue(.postFailed) { outcome in
        if outcome.isDismissed { log("sent away") }
        log("gone")
    }

    var slowBanner = Banner(
        style: Owl.Style.standard, level: Owl.Level.success, text: "Slow")
    slowBanner.metrics = BannerDisplayMetrics(
        presentation: .seconds(5), display: .seconds(5), dismissal: .seconds(5),
        motion: .spring(damping: 0.3, velocity: 0.7))
    presenter.enqueue(slowBanner)

    var banner = Banner(
        style: Owl.Style.waiting, level: Owl.Level.success, text: "Dismiss me!")
    banner.requiresDismissal = true
    presenter.enqueue(banner)
}

struct Feed: View {
    let presenter: BannerPresenter

    var body: some View {
        FeedScreen()
            .bannerHost(presenter)
            .bannerContent(for: Owl.Style.animal) { presentation in
                DogBanner(presentation: presentation)
            }
    }
}

struct DogBanner: View {
    let presentation: BannerPresentation
    var body: some View { Text(verbatim: presentation.text(in: "en")) }
}

final class DogBannerView: UIView, BannerWindowPresenter.BannerView {
    private let label = UILabel()

    func show(_ presentation: BannerPresentation, actions: BannerActions) {
        label.text = presentation.text(in: "en")
        label.textColor = UIColor(presentation.content.levelConfiguration.onTint)
        if label.superview == nil { layOut() }
    }

    private func layOut() {
        addSubview(label)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

@MainActor func useDogs(_ banners: BannerWindowPresenter) {
    banners.makeView = { presentation in
        presentation.content.hasStyle(Owl.Style.animal) ? DogBannerView() : nil
    }
}
