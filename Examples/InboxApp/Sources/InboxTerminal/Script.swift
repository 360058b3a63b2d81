// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Inbox

/// What happens in the inbox, second by second: what the app asks for and what a person does.
@MainActor struct Script {
    let presenter: BannerPresenter
    let clock: FastClock
    let log: Log
    let requests: Requests

    /// Runs to the end.
    func run() async throws {
        let start = clock.now
        func wait(until seconds: Double) async throws {
            try await clock.sleep(until: start.advanced(by: .seconds(seconds)), tolerance: nil)
        }

        log.tell("A message is sent twice. People are told once.")
        ask(.messageSent)
        try await wait(until: 1)
        ask(.messageSent)

        try await wait(until: 2)
        log.tell(
            "Archiving can be undone as long as the person likes, so its banner has no timer. A double tap is one tap.")
        ask(.archived(count: 3))
        try await wait(until: 8)
        act("taps Undo, twice") {
            presenter.performAction(0, of: $0)
            presenter.performAction(0, of: $0)
        }

        try await wait(until: 9)
        log.tell("New mail is told once a minute at the most.")
        ask(.newMail)
        ask(.newMail)
        try await wait(until: 10)
        act("swipes") { presenter.swipe($0) }
        ask(.newMail)

        try await wait(until: 11)
        log.tell(
            "Without a network messages are not sent. That is more urgent, so the banner of the network steps aside and comes back."
        )
        let (network, said) = AsyncStream.makeStream(of: Bool.self)
        let watch = Task { await presenter.show(Inbox.Banner.offline, while: network) }
        log.write("app", "the network is gone")
        said.yield(true)
        try await wait(until: 12.5)
        ask(.sendFailed(count: 2))
        try await wait(until: 14)
        act("closes it") { presenter.close($0) }
        try await wait(until: 15.5)
        log.write("app", "the network is back")
        said.yield(false)
        said.finish()
        await watch.value

        try await sync(wait)

        try await wait(until: 26)
        log.tell("While a screen reader runs, banners stay 2.5 times as long.")
        log.write("person", "turns the screen reader on")
        presenter.isScreenReaderRunning = true
        ask(.messageSent)
        try await wait(until: 40)
        log.write("person", "turns the screen reader off")
        presenter.isScreenReaderRunning = false

        log.tell("The app calls off a banner that waits, and the window closes over the one that shows.")
        ask(.sendFailed(count: 1))
        try await wait(until: 41)
        let waiting = ask(.archived(count: 1))
        try await wait(until: 41.5)
        log.write("app", "calls off what waits")
        presenter.cancel(waiting)
        try await wait(until: 42)
        log.write("system", "closes the window")
        presenter.sceneLost()
        try await wait(until: 43)
    }

    /// A sync that a person holds for a while.
    private func sync(_ wait: (Double) async throws -> Void) async throws {
        try await wait(17)
        log.tell("A sync goes on, until it is done. The person holds it for a while.")
        let progress = presenter.startProgress(
            Inbox.Banner.syncing, onTap: { log.write("app", "hears of the tap: \($0)") },
            onOutcome: requests.add("syncing"))
        for step in 1...4 {
            try await wait(17 + Double(step) * 0.6)
            progress.update(fraction: Double(step) / 4)
            if step == 2 {
                act("taps to hold the sync") { presenter.tapBar($0) }
                try await wait(18.6)
                act("taps to go on") { presenter.tapBar($0) }
            }
        }
        progress.complete()
    }

    @discardableResult private func ask(_ banner: Inbox.Banner) -> BannerRequest.ID {
        presenter.enqueue(banner, onOutcome: requests.add(banner.id))
    }

    /// A person does something to the banner that is there.
    private func act(_ what: String, _ body: (BannerRequest.ID) -> Void) {
        guard let presentation = presenter.presentation(on: .main) else {
            return log.write("person", "\(what), but nothing is there")
        }
        log.write("person", what)
        body(presentation.id)
    }
}
