// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Inbox

/// What happens, a line each: the time, who acts, and what.
@MainActor final class Log {
    private let clock: FastClock
    private var observations: [BannerObservation] = []
    private var drawn: [BannerRequest.ID: BannerPresentation] = [:]

    init(_ clock: FastClock) { self.clock = clock }

    /// Writes what a view would draw and a screen reader would say.
    func follow(_ presenter: BannerPresenter) {
        observations.append(presenter.observe { [unowned self] in draw($0.presentations) })
        observations.append(
            presenter.observeAnnouncements { [unowned self] in write("speech", "“\($0.text(in: "en"))”") })
    }

    /// Writes what the following lines are about.
    func tell(_ text: String) { print("\n\(text)") }

    func write(_ actor: String, _ text: String) {
        let milliseconds = clock.now.offset / .milliseconds(1)
        let tenths = Int(milliseconds / 100)
        let time = "\(tenths / 10).\(tenths % 10)"
        let column = String(repeating: " ", count: max(0, 5 - time.count)) + time
        print("\(column) s  \(actor)\(String(repeating: " ", count: max(0, 8 - actor.count))) \(text)")
    }

    private func draw(_ presentations: [BannerPresentation]) {
        for presentation in presentations where drawn[presentation.id] != presentation { draw(presentation) }
        let left = Set(presentations.map(\.id))
        for (id, presentation) in drawn where !left.contains(id) {
            write("screen", "  gone        \(presentation.text(in: "en"))")
        }
        drawn = Dictionary(uniqueKeysWithValues: presentations.map { ($0.id, $0) })
    }

    private func draw(_ presentation: BannerPresentation) {
        let text = presentation.text(in: "en")
        let level = "\(presentation.content.level)"
        switch presentation.phase {
        case .presenting: write("screen", "▼ comes       \(text) [\(level)]\(buttons(presentation))")
        case .shown:
            let isNew = drawn[presentation.id]?.phase != .shown
            write("screen", "■ \(isNew ? "stands " : "changes")     \(text)\(bar(presentation))")
        case .dismissing: write("screen", "▲ leaves      \(text)")
        }
    }

    private func buttons(_ presentation: BannerPresentation) -> String {
        presentation.content.bannerButtons.map { button in
            " (\((button.title ?? button.label)?.string(in: "en") ?? button.id))"
        }.joined()
    }

    /// `███████░░░ 70 %`
    private func bar(_ presentation: BannerPresentation) -> String {
        guard let progress = presentation.progress, let fraction = progress.fraction else { return "" }
        let full = Int(fraction * 10 + 0.5)
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 10 - full)
        return "  \(bar) \(Int(fraction * 100 + 0.5)) %\(progress.isPaused ? ", held" : "")"
    }
}
