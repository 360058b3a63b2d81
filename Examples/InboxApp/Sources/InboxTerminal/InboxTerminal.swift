// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Inbox

/// Runs the banners of the inbox in a terminal, with the real queue on a real clock. `--fast` lets time pass ten times as fast.
///
/// It ends with status 1 if a request got no outcome, or more than one.
@main @MainActor struct InboxTerminal {
    static func main() async throws {
        let clock = FastClock(speed: CommandLine.arguments.contains("--fast") ? 10 : 1)
        let presenter = Inbox.makePresenter(clock: clock)
        let log = Log(clock)
        let requests = Requests(log)
        log.follow(presenter)
        try await Script(presenter: presenter, clock: clock, log: log, requests: requests).run()
        print("\nEach request and how it ended:\n\n\(requests.summary)\n")
        guard requests.isComplete else { throw Fault.outcomes }
        print("every request got exactly one outcome")
    }

    enum Fault: Error {
        /// A request got no outcome, or more than one.
        case outcomes
    }
}
