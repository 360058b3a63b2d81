// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerKit
import Diagnostics
import Testing

@testable import BannerLint

/// What the rule passes, taps reach at run time; and what it finds, they do not.
@MainActor struct ProgressTapsTests {
    private typealias Action = BannerProgress.TapAction

    /// All lists of up to four actions, repetitions included.
    private static let lists: [[Action]] = (0..<4).reduce(into: [[]]) { lists, _ in
        lists += lists.flatMap { list in Action.allCases.map { list + [$0] } }
    }

    private static func findings(_ list: [Action]) -> [String] {
        let words = list.map(\.rawValue).joined(separator: ", ")
        return LintedText(
            """
            banners:
              syncing: { level: error, text: Syncing…, progress: { kind: determinate, onTap: [\(words)] } }
            """, only: "progress-taps"
        ).messages(of: "progress-taps")
    }

    /// What ten taps do to work that nothing else holds, goes on with or ends.
    private static func taps(_ list: [Action]) -> [Action] {
        let policy = BannerQueuePolicy(
            order: .fifo, conflict: .enqueue, coalescing: .none, key: [.banner], maxDepth: 20, pause: .zero)
        let presenter = BannerPresenter(policy: policy, clock: ManualClock())
        var done: [Action] = []
        let banner = Banner(
            style: Style(), level: Level(), text: "Syncing…", progress: BannerProgress(.determinate, onTap: list))
        let progress = presenter.startProgress(banner, onTap: { done.append($0) }, onOutcome: { _ in })
        for _ in 0..<10 { presenter.tapBar(progress.id) }
        return done
    }

    @Test func theRuleSaysWhatTapsDo() {
        var tried = Set<[Action]>()
        for list in Self.lists where tried.insert(list).inserted {
            let done = Self.taps(list)
            let isReached = Set(done) == Set(list)
            let isHeldForGood = done.last == .pause && done.count < 10
            #expect(Self.findings(list).isEmpty == (isReached && !isHeldForGood), "\(list.map(\.rawValue)): \(done)")
        }
        #expect(tried.count == 1 + 3 + 9 + 27 + 81)
    }

    @Test func aButtonMayGoOnWithHeldWork() {
        let findings = LintedText(
            """
            buttons:
              resume: { kind: emphasis, title: Resume }
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
            banners:
              a: { level: error, text: Syncing…, buttons: [resume], progress: { kind: determinate, onTap: pause } }
              b: { level: error, text: Syncing…, buttons: [close], progress: { kind: determinate, onTap: pause } }
            """, only: "progress-taps"
        ).findings(of: "progress-taps")
        #expect(findings.map(\.severity) == [.warning, .error])
    }

    private struct Level: BannerLevel {
        var severity: Int { 10 }
        var levelConfiguration: BannerLevelConfiguration {
            BannerLevelConfiguration(
                tint: BannerColor(light: .hex(0x1B7F3B)), onTint: BannerColor(light: .hex(0xFFFFFF)))
        }
    }

    private struct Style: BannerStyle {
        var bannerConfiguration: BannerConfiguration {
            BannerConfiguration(
                position: .overlay, edge: .top, bufferHeight: 100, statusBar: .automatic,
                typography: BannerTypography(
                    style: .subheadline, weight: .semibold, maxLines: 2, dynamicType: .xSmall...(.xxxLarge)),
                padding: 16, image: BannerImageFrame(shape: .circle, size: 40), indicator: nil, dismissal: [.swipe],
                buttonLayout: .below,
                metrics: BannerDisplayMetrics(
                    presentation: .zero, display: nil, dismissal: .zero, motion: .spring(damping: 1, velocity: 0)),
                sticksOnScroll: true, maxWidth: nil)
        }
    }
}
