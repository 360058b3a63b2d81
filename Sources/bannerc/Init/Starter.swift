// SPDX-License-Identifier: Apache-2.0

import BannerProject
import YAMLSource

/// The files that `bannerc init` writes. They build, and nothing is found in them.
enum Starter {
    /// Where the spec goes, below the folder that files go to.
    static let specPath = "specs/app.banner.yaml"

    /// The files, by their paths below the folder that they go to.
    static let files = files(spec: spec)

    /// The same with another spec.
    static func files(spec: String) -> [(path: String, text: String)] {
        [configuration(naming: [Path.folder(of: specPath)]), (specPath, spec)]
    }

    /// The configuration of a project whose specs lie in `paths`, folders or files.
    static func configuration(naming paths: [String]) -> (path: String, text: String) {
        (Configuration.fileName, start + paths.map { "  - \(PlainScalar.written($0))\n" }.joined() + rest)
    }

    private static let start = """
        # What `bannerc build` builds when no spec is named. Paths are relative to this file and stay in its folder.

        # The specs: folders, which are searched for `*.banner.yaml` and `*.banner.yml`, files, or patterns with * (in a name)
        # and ** (folders within folders).
        specs:

        """

    private static let rest = """

        # Where generated files go, unless a target says otherwise.
        output: Generated

        # What to generate; `bannerc targets` lists all there is.
        targets:
          swift:
            access: public              # public, package or internal
            # template: swift.mustache  # a template of your own; `bannerc template cat swift` prints the one to start from
          tokens: {}

        # prune: true                   # remove what was generated before and is no longer made

        # The oldest versions that the app runs on; what they lack is found, such as SF Symbols that are too new.
        # platforms: { iOS: 16 }

        # How specs are checked by `bannerc lint`; `bannerc rules` lists the rules.
        lint:
          failLevel: error              # or warning, or info
          # rules: { duration-max: { severity: info, maximum: 15s } }

        """

    private static let spec = """
        # A design system's banners. `bannerc build --print-resolved` shows every value that is left open here.
        bannerc: 1
        name: AppBanners
        locales: { development: en, supported: [en, fr] }

        # A colour has a light and a dark variant, and one of each for people who ask for more contrast.
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5", lightHighContrast: "#8C1D18", darkHighContrast: "#F9DEDC" }
          onRed: { light: "#FFFFFF", dark: "#601410", lightHighContrast: "#FFFFFF", darkHighContrast: "#410E0B" }
          blue: { light: "#0B57D0", dark: "#A8C7FA", lightHighContrast: "#0842A0", darkHighContrast: "#D3E3FD" }
          onBlue: { light: "#FFFFFF", dark: "#062E6F", lightHighContrast: "#FFFFFF", darkHighContrast: "#041E49" }

        # How long a banner stays, and how it moves.
        metrics:
          standard:
            display: 5s
          untilClosed:
            display: never

        buttons:
          close: { kind: icon, image: { symbol: xmark }, label: { en: Close, fr: Fermer }, role: dismiss }

        # What a banner means: its colours, its icon, and what a screen reader says first.
        levels:
          info:
            severity: 10
            tint: "{palette.blue}"
            onTint: "{palette.onBlue}"
            icon: { symbol: info.circle.fill, decorative: true }
            spokenPrefix: { en: Information, fr: Information }
          error:
            severity: 40  # a higher one is more urgent
            tint: "{palette.red}"
            onTint: "{palette.onRed}"
            icon: { symbol: exclamationmark.octagon.fill, decorative: true }
            spokenPrefix: { en: Error, fr: Erreur }
            announcement: assertive  # interrupts a screen reader
            metrics: untilClosed  # what someone has to act on does not leave by itself

        # How a banner looks, and the ways in which it leaves.
        styles:
          standard:
            dismissal: [tap, button, timer]
            maxWidth: 600

        queue:
          conflict: suspend  # what is more urgent steps in front, and what it covers comes back

        banners:
          offline:
            level: info
            text: { en: You are offline., fr: Vous êtes hors ligne. }
            metrics: untilClosed
            dismissal: [tap, condition]
            trigger: { condition: network.unreachable, clears: network.reachable, minInterval: 60s }
          saved:
            level: info
            text: { en: Saved., fr: Enregistré. }
            alsoAvailableAt: { en: Recent, fr: Récents }
          syncFailed:
            level: error
            parameters: { count: { type: int, min: 1, max: 99 } }
            text:
              en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." }
              fr:
                plural: count
                one: "{count} élément non synchronisé."
                many: "{count} d’éléments non synchronisés."
                other: "{count} éléments non synchronisés."
            buttons: [close]

        """
}
