// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func patientPresenter() -> BannerPresenter {
    var policy = Acme.queue
    policy.screenReaderMultiplier = 4
    let presenter = BannerPresenter(policy: policy)
    return presenter
}

@MainActor func listen(_ presenter: BannerPresenter) -> BannerObservation {
    let observation = presenter.observeAnnouncements { request in
        let isUrgent = request.politeness == .assertive
        speak(request.text(in: presenter.locale), interrupting: isUrgent)
    }
    return observation
}

struct SpokenBanner: View {
    let presentation: BannerPresentation
    @Environment(\.bannerActions) private var actions
    @Environment(\.locale) private var locale
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
        Text(verbatim: presentation.text(in: language))
            .accessibilityLabel(Text(verbatim: spoken))
            .accessibilityFocused($isFocused)
            .accessibilityAction { actions?.tap() }
            .onChange(of: isFocused) { actions?.setFocus($0) }
    }

    private var language: String { locale.identifier(.bcp47) }

    private var spoken: String {
        let prefix = presentation.content.levelConfiguration.spokenPrefix
        return BannerSpeech.text(presentation.text(in: language), prefix: prefix, in: language)
    }
}

func chooseWords() {
    BannerWords.current.close = BannerText("Dismiss", translations: ["de": "Ausblenden"])
    BannerWords.current.paused.translations["cy"] = "Wedi'i oedi"
}

struct Message {
    let text: String
    let language: String
}

@MainActor func tell(_ message: Message, _ presenter: BannerPresenter) {
    presenter.enqueue(
        Banner(style: Acme.Style.report, level: Acme.Level.info, text: message.text, language: message.language))
}
