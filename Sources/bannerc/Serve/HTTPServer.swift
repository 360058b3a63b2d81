// SPDX-License-Identifier: Apache-2.0

import BannerProject

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Serves pages to the browsers of this computer, on one thread and from memory: no path ever reaches the disk.
///
/// docs/decisions/server.md says why it is not a library.
struct HTTPServer {
    /// What is served.
    struct Site {
        /// The answers, by path.
        var answers: [String: HTTPResponse] = [:]
        /// The answer for all other paths.
        var missing = HTTPResponse.refusal(404)
        /// What pages are told of themselves when they listen at ``HTTPServer/eventsPath`` and whenever it changes.
        var event: [UInt8] = []
    }

    /// Where pages listen for changes.
    static let eventsPath = "/events"
    /// How many connections there may be at a time. A browser has six to a host.
    static let connectionLimit = 64
    /// How often a page that listens hears something, in nanoseconds, so that one that is gone is noticed.
    private static let pulse: UInt64 = 15_000_000_000

    private let listener: LoopbackListener
    private let hosts: Set<String>
    private var connections: [HTTPConnection] = []
    private var lastPulse: UInt64 = 0
    private(set) var site = Site()

    init(_ listener: LoopbackListener) {
        self.listener = listener
        // A browser leaves out the port of the scheme.
        let suffix = listener.port == 80 ? "" : ":\(listener.port)"
        hosts = Set(["127.0.0.1", "localhost"].map { $0 + suffix })
    }

    /// Whether a page listens.
    var isWatched: Bool { connections.contains { $0.stage == .streaming } }

    /// Serves `site` from now on, and tells the pages that listen.
    mutating func publish(_ site: Site) {
        let isNews = site.event != self.site.event
        self.site = site
        if isNews { tell(site.event, Process.nanoseconds()) }
    }

    /// Does what there is to do, for which it waits up to so many milliseconds, or until `other` can be read, if it is not negative.
    mutating func turn(waiting milliseconds: Int32, or other: Int32) {
        var polled = [pollfd(fd: listener.socket, events: Int16(POLLIN), revents: 0)]
        polled += connections.map { pollfd(fd: $0.socket, events: $0.awaited, revents: 0) }
        polled.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0))
        let found = poll(&polled, nfds_t(polled.count), milliseconds)
        let now = Process.nanoseconds()
        if found > 0 {
            for index in connections.indices where polled[index + 1].revents != 0 {
                serve(index, polled[index + 1].revents, now)
            }
        }
        if now > lastPulse &+ Self.pulse {
            lastPulse = now
            tell(Array(":\n\n".utf8), now)
        }
        sweep(now)
        if found > 0, polled[0].revents != 0 { accept(now) }
    }

    /// Ends all connections.
    mutating func close() {
        for connection in connections { connection.close() }
        connections = []
    }

    // MARK: Connections

    private mutating func accept(_ now: UInt64) {
        while let socket = try? listener.accept() {
            var connection = HTTPConnection(socket: socket, now: now)
            if connections.count < Self.connectionLimit || makeRoom(now) {
                connections.append(connection)
            } else {
                // It is sent away, so that nobody has to ask why nothing comes.
                connection.answer(.refusal(503), isHead: false, now)
                connection.close()
            }
        }
    }

    /// Ends the connection that has been asked for nothing for longest, if that is long; whether there is one.
    private mutating func makeRoom(_ now: UInt64) -> Bool {
        let silent = connections.indices.filter { connections[$0].isSilent(now) }
        guard let oldest = silent.min(by: { connections[$0].active < connections[$1].active }) else { return false }
        connections.remove(at: oldest).close()
        return true
    }

    private mutating func serve(_ index: Int, _ events: Int16, _ now: UInt64) {
        if connections[index].hasOutput { connections[index].write(now) }
        guard connections[index].stage != .writing, events & Int16(POLLIN | POLLHUP | POLLERR) != 0 else { return }
        do throws(HTTPRequest.Refusal) {
            guard let request = try connections[index].read(now, hosts: hosts) else { return }
            answer(request, index, now)
        } catch {
            connections[index].answer(.refusal(error.rawValue), isHead: false, now)
        }
    }

    private mutating func answer(_ request: HTTPRequest, _ index: Int, _ now: UInt64) {
        if request.path == Self.eventsPath {
            return connections[index].stream(site.event, isHead: request.isHead, now)
        }
        connections[index].answer(site.answers[request.path] ?? site.missing, isHead: request.isHead, now)
    }

    private mutating func tell(_ event: [UInt8], _ now: UInt64) {
        for index in connections.indices { connections[index].send(event, now) }
    }

    private mutating func sweep(_ now: UInt64) {
        for connection in connections where connection.stage == .over || connection.isStale(now) { connection.close() }
        connections.removeAll { $0.stage == .over || $0.isStale(now) }
    }
}
