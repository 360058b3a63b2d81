// SPDX-License-Identifier: Apache-2.0

/// A spec of which tests break one part after another.
enum WholeSpec {
    /// Every key of the language, or nearly, with things to find, and with much that depends on one word.
    static let text = """
        bannerc: 1
        name: Whole
        locales: { development: en, supported: [en, de] }
        palette:
          red: { light: "#8A0314", dark: "#E0656F" }
          white: "#FFFFFF"
        metrics:
          standard: { present: 300ms, display: 4s, dismiss: 250ms, easing: easeInOut }
          stays: { display: never }
          brief: { display: 20s, present: 200ms }
        buttons:
          retry: { kind: emphasis, emphasis: low, title: { en: Retry, de: Wiederholen } }
          close: { kind: icon, image: { symbol: xmark }, label: { en: Close, de: Schließen }, role: dismiss, size: 44 }
        levels:
          info:
            severity: 10
            tint: "#0B4AB0"
            onTint: "{palette.white}"
            icon: { symbol: info.circle, decorative: true }
            spokenPrefix: { en: Information, de: Information }
          error:
            severity: 40
            tint: "{palette.red}"
            onTint: "{palette.white}"
            icon: { symbol: xmark.octagon, decorative: true }
            spokenPrefix: { en: Error, de: Fehler }
            announcement: assertive
            metrics: stays
        styles:
          bar:
            position: embedded
            edge: top
            text: { style: subheadline, weight: semibold, maxLines: 2, dynamicType: [xSmall, xxxLarge] }
            padding: 14
            image: { shape: circle, size: 24 }
            dismissal: [button, tap, timer]
            buttonLayout: below
            maxWidth: 600
          note: { extends: bar, dismissal: [tap, timer, swipe], metrics: brief }
        surfaces:
          main: { scope: scene, edge: top, under: navigationBar }
          detail: { scope: screen, edge: top, under: header, group: main }
        screens:
          inbox: { surfaces: [main] }
          message: { surfaces: [detail], coVisibleWith: [inbox] }
        queue: { order: priority, conflict: suspend, coalesce: adjacent, key: [banner, parameters], maxDepth: 20, pause: 0ms }
        banners:
          offline:
            level: error
            style: bar
            text: { en: You are offline., de: Sie sind offline. }
            buttons: [close]
            trigger: { condition: net.down, clears: net.up, minInterval: 10s, screens: [inbox] }
            dismissal: [button, condition]
          syncing:
            level: info
            style: bar
            text: { en: Syncing…, de: Synchronisierung… }
            trigger: { condition: sync.on, clears: sync.off, minInterval: 10s, mutex: offline }
            progress:
              kind: determinate
              step: 10%
              onTap: [pause, resume]
              completion: { text: { en: Synced., de: Synchronisiert. }, metrics: brief }
            alsoAvailableAt: { en: Settings, de: Einstellungen }
          itemsFailed:
            level: error
            style: bar
            surface: detail
            parameters: { count: { type: int, min: 1, max: 99 } }
            text:
              en: { plural: count, one: "{count} item failed.", other: "{count} items failed." }
              de: { plural: count, one: "{count} Objekt scheiterte.", other: "{count} Objekte scheiterten." }
            buttons: [retry, close]
            trigger: { event: items.failed, screens: [message] }
          saved:
            level: info
            style: note
            text: { en: Saved., de: Gesichert. }
            image: { asset: disk, decorative: true }
            alsoAvailableAt: { en: Files, de: Dateien }
        themes:
          dusk:
            palette: { red: { light: "#7A0312" } }
            styles: { bar: { padding: 12 } }
            texts: { saved: { en: Kept., de: Behalten. } }
        lint:
          profile: apple
          rules: { duration-max: { severity: warning, maximum: 10s }, timed-needs-alternative: off }
        """
}
