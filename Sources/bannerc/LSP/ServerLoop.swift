// SPDX-License-Identifier: Apache-2.0

import BannerProject
import Diagnostics
import LanguageServer

/// Drives a language server: one thread reads, one answers, and one checks at a time.
enum ServerLoop {
    /// What the thread that answers has to deal with.
    private enum Event: Sendable {
        case message(MessageReader.Item)
        case checked(CheckResult)
        case endOfInput
    }

    /// How often it is looked whether the client still lives, in milliseconds.
    private static let lifeInterval = 3000

    /// Serves until the client says `exit`, goes away, or sends what can't be told apart any more.
    static func run(_ terminal: Terminal) -> ExitStatus {
        let mailbox = Mailbox<Event>()
        let server = LanguageServer(project: DiskProject(), version: Release.version)
        guard Thread.start({ read(into: mailbox) }) else {
            terminal.reportError("the system has no thread left")
            return .failure
        }
        var isChecking = false
        while server.exitStatus == nil, !terminal.isOutputClosed {
            let events = mailbox.takeAll(waiting: waitingTime(server, isChecking: isChecking))
            answer(events, server, terminal, &isChecking)
            if let due = server.dueCheck, !isChecking, due <= Process.nanoseconds() {
                isChecking = check(server.startCheck(), mailbox)
            }
            if events.isEmpty, let parent = server.parentProcess, !Process.isRunning(parent) { return .findings }
        }
        return ExitStatus(rawValue: server.exitStatus ?? 1) ?? .findings
    }

    private static func answer(
        _ events: [Event], _ server: LanguageServer, _ terminal: Terminal, _ isChecking: inout Bool
    ) {
        let items = events.compactMap { event in if case .message(let item) = event { item } else { nil } }
        let now = Process.nanoseconds()
        if !items.isEmpty { send(server.receive(items, at: now), terminal) }
        for event in events {
            switch event {
            case .message: break
            case .checked(let result):
                isChecking = false
                send(server.finish(result, at: now), terminal)
            case .endOfInput: server.endOfInput()
            }
        }
    }

    private static func send(_ messages: [[UInt8]], _ terminal: Terminal) {
        for message in messages { terminal.print(bytes: MessageReader.framed(message)) }
    }

    /// How long nothing has to be done, in milliseconds.
    private static func waitingTime(_ server: LanguageServer, isChecking: Bool) -> Int {
        guard let due = server.dueCheck, !isChecking else { return lifeInterval }
        let now = Process.nanoseconds()
        return due <= now ? 0 : Int((due - now) / 1_000_000) + 1
    }

    private static func check(_ job: CheckJob, _ mailbox: Mailbox<Event>) -> Bool {
        if Thread.start({ mailbox.put(.checked(job.run())) }) { return true }
        mailbox.put(.checked(job.run()))
        return true
    }

    private static func read(into mailbox: Mailbox<Event>) {
        var reader = MessageReader()
        while let bytes = try? FileSystem.readOnceFromStandardInput(), !bytes.isEmpty {
            reader.append(bytes)
            while let item = reader.next() {
                mailbox.put(.message(item))
                // Nothing follows what is broken.
                if case .broken = item { return }
            }
        }
        mailbox.put(.endOfInput)
    }
}
