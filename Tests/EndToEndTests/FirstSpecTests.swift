// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import Testing

/// What people are told of the first specs that they write: a finding more, on what nobody would mend, is one too many.
@Suite struct FirstSpecTests {
    private func codes(_ spec: String) -> [String: Int] {
        let findings = LintedProject("first.banner.yaml", ["first.banner.yaml": Array(spec.utf8)]).findings
        return findings.reduce(into: [:]) { $0[$1.rule.code, default: 0] += 1 }
    }

    /// Someone who took care is told of two colours and of two strings of any letters, and of nothing as an error.
    @Test func aCarefulOne() throws {
        #expect(codes(Self.careful) == ["BN301": 1, "BN408": 1])
        let findings = LintedProject("first.banner.yaml", ["first.banner.yaml": Array(Self.careful.utf8)]).findings
        #expect(findings.allSatisfy { $0.severity < .error })
        let cut = try #require(findings.first { $0.rule.code == "BN301" })
        #expect(cut.message.hasPrefix("may need 4 lines"))
        #expect(
            cut.help.first
                == "say what the longest look like: `widest: \"…\"` of `reader` and `title`; or write a smaller `maxLength`"
        )
        #expect(!cut.help.contains { $0.contains("shorten") })
    }

    /// Colours of a palette from the web, no prefixes, no icons, a time that is too short: one finding each.
    @Test func aCarelessOne() {
        let expected = [
            "BN301": 2, "BN309": 1, "BN311": 1, "BN401": 4, "BN407": 4, "BN408": 2, "BN516": 1, "BN601": 1, "BN603": 2,
            "BN704": 1, "BN812": 1, "BN902": 4,
        ]
        #expect(codes(Self.careless) == expected)
    }

    private static let careful = """
        bannerc: 1
        name: Library
        locales: { development: en, supported: [en, nl] }
        palette:
          brick: { light: "#8C1D18", dark: "#8C1D18", lightHighContrast: "#6B0F0B", darkHighContrast: "#6B0F0B" }
          pine: { light: "#0D4F2B", dark: "#0D4F2B", lightHighContrast: "#06341B", darkHighContrast: "#06341B" }
        metrics:
          standard: { display: 6s }
          stays: { display: never }
        buttons:
          renew: { kind: emphasis, emphasis: low, title: { en: Renew, nl: Verlengen } }
          close: { kind: icon, image: { symbol: xmark }, label: { en: Close, nl: Sluiten }, role: dismiss }
        levels:
          notice:
            severity: 10
            tint: "{palette.pine}"
            onTint: "#FFFFFF"
            icon: { symbol: book.circle, decorative: true }
            spokenPrefix: { en: Notice, nl: Bericht }
          fault:
            severity: 40
            tint: "{palette.brick}"
            onTint: "#FFFFFF"
            icon: { symbol: xmark.octagon, decorative: true }
            spokenPrefix: { en: Fault, nl: Fout }
            metrics: stays
            announcement: assertive
        styles:
          standard: { maxWidth: 560, text: { maxLines: 2 }, dismissal: [button, swipe, tap, timer] }
        queue: { order: priority, conflict: suspend, coalesce: any, key: [banner, parameters] }
        banners:
          returned:
            level: notice
            parameters: { reader: { type: string, maxLength: 12 }, title: { type: string, maxLength: 18 } }
            text: { en: "{reader} returned {title}.", nl: "{reader} bracht {title} terug." }
            trigger: { event: book.returned }
            alsoAvailableAt: { en: Loans, nl: Leningen }
          overdue:
            level: fault
            text: { en: A book is overdue., nl: Een boek is te laat. }
            buttons: [renew, close]
            trigger: { event: book.overdue, minInterval: 10s }

        """

    private static let careless = """
        bannerc: 1
        name: Bakery
        levels:
          info: { tint: "#2196F3", onTint: "#FFFFFF" }
          success: { tint: "#4CAF50", onTint: "#FFFFFF" }
          warning: { tint: "#FF9800", onTint: "#FFFFFF" }
          error: { tint: "#F44336", onTint: "#FFFFFF" }
        buttons:
          undo: { kind: emphasis, title: Undo }
          retry: { kind: emphasis, title: OK }
        metrics:
          standard: { display: 3s }
        styles:
          toast: { maxWidth: 900, text: { maxLines: 1 } }
        banners:
          added: { level: success, style: toast, text: Added to your basket..., buttons: [undo] }
          sold: { level: warning, style: toast, text: This loaf is sold out for today; we bake again tomorrow morning. }
          paid: { level: success, style: toast, text: Paid. }
          news: { level: info, style: toast, text: Fresh rolls from six. }
          failed: { level: error, style: toast, text: The payment failed. Tap the red button., buttons: [retry] }

        """
}
