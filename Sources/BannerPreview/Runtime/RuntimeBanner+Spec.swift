// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension RuntimeBanner {
    /// `banner` of `spec`, which says `text`, as a theme looks. `filler` knows the language and puts values into texts.
    init(
        _ banner: Banner, of spec: Spec, severity: Int, _ configuration: BannerConfiguration,
        _ level: BannerLevelConfiguration, text: LocalizedText, _ filler: ValueFiller
    ) {
        let (locale, extras) = (filler.locale, banner.extras)
        self.init(
            id: banner.name.value, style: .init(bannerConfiguration: configuration),
            level: .init(severity: severity, levelConfiguration: level), bannerSurface: .main,
            bannerButtons: banner.buttons.map { RuntimeDesign.button(spec.buttons[$0.value], in: locale) },
            image: extras?.image.map { BannerImage($0, in: locale, parameters: banner.parameters) },
            link: extras?.link.map {
                BannerLink(BannerText($0.title.literal(in: locale)), placement: $0.shownPlacement)
            },
            barTap: banner.barTap, trigger: extras?.trigger.map { Self.trigger($0) },
            progress: extras?.progress.map {
                BannerProgress($0.kind.value, step: $0.step?.value, onTap: $0.onTap.map(\.value))
            },
            words: Words(
                title: extras?.title.map { filler.fill($0) }, text: filler.fill(text),
                points: extras?.points.map { filler.fill($0) } ?? []),
            languages: Self.languages(of: banner, in: spec, text: text, locale))
    }

    private static func languages(
        of banner: Banner, in spec: Spec, text: LocalizedText, _ locale: String
    ) -> [BannerPart: String] {
        let extras = banner.extras
        var texts: [(part: BannerPart, text: LocalizedText?)] = [
            (.title, extras?.title), (.text, text), (.link, extras?.link?.title),
            (.image, (extras?.image ?? banner.look.level.icon.value)?.label),
        ]
        texts += (extras?.points ?? []).enumerated().map { (.point($0), $1) }
        texts += banner.buttons.enumerated().map { index, button in
            (.button(index), spec.buttons[button.value].title ?? spec.buttons[button.value].label)
        }
        return texts.reduce(into: [:]) { languages, one in
            guard let language = one.text?.entry(for: locale)?.locale, language != locale else { return }
            languages[one.part] = language
        }
    }

    private static func trigger(_ trigger: Trigger) -> BannerTrigger {
        let cause: BannerTrigger.Cause =
            trigger.condition.map { .condition($0.value, clears: trigger.clears?.value) }
            ?? .event(trigger.event?.value ?? "")
        return BannerTrigger(cause)
    }
}
