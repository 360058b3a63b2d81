// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

enum BannerValues {
    static func all() -> [Any?] {
        let banner = Acme.Banner.syncFailed(count: 3)
        let text = banner.text(in: "en")  // "3 items did not sync."
        let metrics = banner.configuration().metrics  // metrics.display is nil: it stays
        let tint = banner.levelConfiguration().tint.light  // #8C1D18
        let buttons = banner.buttons  // [.retry, .close]
        return [text, metrics, tint, buttons]
    }

    static func bounds() -> [Any?] {
        let many = Acme.Banner.syncFailed(count: 5_000)
        let shown = many.text(in: "en")  // "5,000 items did not sync."
        let name = BannerText.cut("Ada Lovelace", to: 5)  // "Ada…", as of a string whose maxLength is 5
        let faults = many.parameterFaults  // `count` of `syncFailed` is more than its `max`, 999, and shown as it is
        return [shown, name, faults]
    }

    static func levels() -> [Any?] {
        let error = Acme.Level.error.configuration()
        let prefix = error.spokenPrefix?.string(in: "en")  // "Error"
        let width = Acme.Style.report.configuration().maxWidth  // 600
        return [prefix, width]
    }

    static func colors() -> [Any?] {
        let ink = Fiori.Palette.ink.color()
        let nightInk = ink.value(isDark: true, hasHighContrast: false)
        return [nightInk]
    }

    static func themes() -> [Any?] {
        let quartz = Fiori.Level.negative.configuration(in: .quartz)
        let quartzTimes = Fiori.Style.bar.metrics(in: .quartz)
        let quartzText = Fiori.Banner.offline.text(in: .en, theme: .quartz)
        return [quartz, quartzTimes, quartzText]
    }
}

struct ThemedApp: View {
    let presenter: BannerPresenter

    var body: some View {
        BannerView(Fiori.Banner.offline.themed(.quartz))
            .onAppear {
                presenter.setTheme(.quartz, for: Fiori.Banner.self)
            }
    }
}
