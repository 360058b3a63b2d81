// SPDX-License-Identifier: Apache-2.0

/// A spec in order, in which mistakes are made: that of an app for ferries.
enum HarborSpec {
    static let path = "harbor.banner.yaml"

    static let text = """
        bannerc: 1
        name: Harbor
        locales: { development: en, supported: [en, fr, ru] }

        palette:
          sea: { light: "#0A4DA2", dark: "#AFCBF5", lightHighContrast: "#07397A", darkHighContrast: "#D5E4FB" }
          foam: { light: "#FFFFFF", dark: "#05244D", lightHighContrast: "#FFFFFF", darkHighContrast: "#031733" }
          buoy: { light: "#A61B1B", dark: "#F5B5B0", lightHighContrast: "#7D1212", darkHighContrast: "#FADAD7" }
          sail: { light: "#FFFFFF", dark: "#4E0D0B", lightHighContrast: "#FFFFFF", darkHighContrast: "#330807" }

        metrics:
          standard:
            present: 300ms
            display: 6s
          moored:
            display: never

        buttons:
          shut: { kind: icon, image: { symbol: xmark }, label: { en: Close, fr: Fermer, ru: Закрыть }, role: dismiss }
          rebook: { kind: emphasis, emphasis: low, title: { en: Rebook, fr: Changer, ru: Заменить } }

        levels:
          notice:
            severity: 10
            tint: "{palette.sea}"
            onTint: "{palette.foam}"
            icon: { symbol: info.circle.fill, decorative: true }
            spokenPrefix: { en: Notice, fr: Avis, ru: Сведения }
          alarm:
            severity: 50
            tint: "{palette.buoy}"
            onTint: "{palette.sail}"
            icon: { symbol: exclamationmark.octagon.fill, decorative: true }
            spokenPrefix: { en: Alarm, fr: Alerte, ru: Тревога }
            announcement: assertive
            metrics: moored

        styles:
          standard:
            dismissal: [tap, button, timer]
            padding: 14
            maxWidth: 560
          slim:
            extends: standard
            padding: 10

        queue:
          conflict: suspend

        banners:
          boarded:
            level: notice
            style: slim
            text: { en: Boarded., fr: Embarqué., ru: Посадка. }
            alsoAvailableAt: { en: Trips, fr: Trajets, ru: Поездки }
          fog:
            level: notice
            text:
              en: Fog ahead.
              fr: Brouillard.
              ru: Впереди туман.
            metrics: moored
            dismissal: [tap, condition]
            trigger: { condition: fog.rising, clears: fog.gone, minInterval: 30s }
          cancelled:
            level: alarm
            parameters: { count: { type: int, min: 1, max: 99 } }
            text:
              en: { plural: count, one: "{count} trip is off.", other: "{count} trips are off." }
              fr: { plural: count, one: "{count} trajet annulé.", many: "{count} trajets.", other: "{count} trajets annulés." }
              ru:
                plural: count
                one: "Отменён {count} рейс."
                few: "Отменены {count} рейса."
                many: "Отменено {count} рейсов."
                other: "Отменено {count} рейса."
            buttons: [rebook, shut]

        """
}
