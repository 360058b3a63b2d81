// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func answer(_ button: Orange.ButtonVariant) {}
@MainActor func activate() {}
@MainActor func confirm() {}
@MainActor func delete() {}
@MainActor func skip() {}
@MainActor func showInformation() {}

struct Plan: View {
    let presenter: BannerPresenter
    @State private var isOfferShown = true
    @State private var isDataLow = false

    var body: some View {
        NavigationStack {
            PlanScreen()
                .bannerHost(presenter)
        }
    }

    var placed: some View {
        BannerView(
            Orange.Banner.roamingOffer,
            action: { button in
                if button == .activate { activate() }
            },
            close: { isOfferShown = false })
    }

    @ViewBuilder var asked: some View {
        PlanScreen()
            .banner(isPresented: $isOfferShown, .roamingOffer) { button in
                if button == .activate { activate() }
            }
        PlanScreen()
            .banner(isPresented: $isDataLow, .dataRunsOut)
    }

    @ViewBuilder var images: some View {
        BannerView(Orange.Banner.simReady) { button in answer(button) }
            .environment(\.bannerBundle, Bundle.ods)
        BannerView(Orange.Banner.phoneSent) { button in answer(button) }
        BannerView(Orange.Banner.billsDue(count: 2)) { button in answer(button) }
    }

    func adviser(portrait: String) -> Banner {
        let adviser = Banner(
            style: Orange.Style.standard, level: Orange.Level.information,
            text: "Your adviser replied.",
            buttons: [Orange.ButtonVariant.read.button, Orange.ButtonVariant.later.button],
            image: BannerImage(
                .asyncImage(url: portrait, placeholder: .asset("placeholder"), isCached: true),
                label: BannerText("Your adviser")))
        return adviser
    }
}

struct Buttons: View {
    var body: some View {
        let level = Orange.Level.information.configuration()
        VStack {
            Button {
                confirm()
            } label: {
                HStack {
                    Image("Add")
                    Text("Continue")
                }
            }
            .buttonStyle(BannerButtonStyle(.emphasis(.high), look: Orange.ButtonStyle.high.look(), on: level))

            Button("Skip") { skip() }
                .buttonStyle(BannerButtonStyle(.emphasis(.lowest), on: level, isFullWidth: true))

            Button("Delete") { delete() }
                .buttonStyle(
                    BannerButtonStyle(.functional(.negative), look: Orange.ButtonStyle.negative.look(), on: level))

            Button("Accept") { confirm() }
                .buttonStyle(
                    BannerButtonStyle(.functional(.positive), look: Orange.ButtonStyle.positive.look(), on: level)
                )
                .disabled(true)

            Button {
                showInformation()
            } label: {
                Image(systemName: "info.circle")
            }
            .buttonStyle(BannerButtonStyle(.icon, on: level))
            .accessibilityLabel(Text("Information"))
        }
    }
}
