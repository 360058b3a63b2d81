// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A browser's connection, which serves one request and waits for nobody.
struct HTTPConnection {
    /// How far it is.
    enum Stage: Equatable {
        /// The head of the request comes in.
        case reading
        /// The answer goes out.
        case writing
        /// Events go out as they come, without an end.
        case streaming
        /// All is said, or the other side is gone.
        case over
    }

    let socket: Int32
    private(set) var stage = Stage.reading
    /// When something last went on, in nanoseconds.
    private(set) var active: UInt64
    private var head: [UInt8] = []
    // In parts, so that the page itself is nowhere copied.
    private var parts: [[UInt8]] = []
    private var written = 0

    /// A browser has so long for its request and for each part of an answer that it takes, in nanoseconds.
    static let patience: UInt64 = 10_000_000_000
    /// After so long without its request, in nanoseconds, a connection makes room for another one. Browsers send theirs with the first
    /// packet.
    static let grace: UInt64 = 500_000_000
    /// What waits for a browser that does not take it, in bytes: then it is gone for good.
    private static let backlogLimit = 64 * 1024

    init(socket: Int32, now: UInt64) {
        self.socket = socket
        active = now
    }

    /// Whether there is something to write.
    var hasOutput: Bool { !parts.isEmpty }

    /// What it waits for, as `poll` has it. While an answer goes out, what the other side still says is of no interest.
    var awaited: Int16 {
        Int16(stage == .writing ? POLLOUT : hasOutput ? POLLIN | POLLOUT : POLLIN)
    }

    /// Whether a slow browser has had its time.
    func isStale(_ now: UInt64) -> Bool { (stage != .streaming || hasOutput) && now > active &+ Self.patience }

    /// Whether it keeps a place without having asked for anything.
    func isSilent(_ now: UInt64) -> Bool { stage == .reading && now > active &+ Self.grace }

    // MARK: Reading

    /// Reads what is there. Returns the request as soon as its head is whole.
    mutating func read(_ now: UInt64, hosts: Set<String>) throws(HTTPRequest.Refusal) -> HTTPRequest? {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = recv(socket, &chunk, chunk.count, 0)
        guard count > 0 else {
            if count == 0 || ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { stage = .over }
            return nil
        }
        // Whatever follows a request is of no interest.
        guard stage == .reading else { return nil }
        let seen = max(0, head.count - 3)
        head += chunk[..<count]
        guard let end = Self.end(of: head, from: seen) else {
            if head.count > HTTPRequest.headLimit { throw .tooLong }
            return nil
        }
        guard end <= HTTPRequest.headLimit else { throw .tooLong }
        active = now
        return try HTTPRequest(head: Array(head[..<end]), hosts: hosts)
    }

    /// Where the first empty line ends.
    private static func end(of head: [UInt8], from start: Int) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard head.count >= mark.count else { return nil }
        return (start...(head.count - mark.count)).first { head[$0..<($0 + mark.count)].elementsEqual(mark) }
            .map { $0 + mark.count }
    }

    // MARK: Writing

    /// Answers, and is over then.
    mutating func answer(_ response: HTTPResponse, isHead: Bool, _ now: UInt64) {
        stage = .writing
        parts = isHead ? [response.head] : [response.head, response.body]
        write(now)
    }

    /// Answers with events, of which these are the first.
    mutating func stream(_ events: [UInt8], isHead: Bool, _ now: UInt64) {
        stage = isHead ? .writing : .streaming
        parts = isHead ? [HTTPResponse.eventsHead] : [HTTPResponse.eventsHead, events]
        write(now)
    }

    /// Sends an event.
    mutating func send(_ event: [UInt8], _ now: UInt64) {
        guard stage == .streaming else { return }
        if parts.isEmpty { active = now }
        parts.append(event)
        if parts.reduce(0, { $0 + $1.count }) > Self.backlogLimit { stage = .over }
        write(now)
    }

    /// Writes as much as the other side takes.
    mutating func write(_ now: UInt64) {
        while stage != .over, let part = parts.first {
            let count = part.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return Glue.send(socket, rest.baseAddress, rest.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno != EAGAIN, errno != EWOULDBLOCK { stage = .over }
                return
            }
            active = now
            written += count
            guard written >= part.count else { continue }
            parts.removeFirst()
            written = 0
        }
        if stage == .writing { stage = .over }
    }

    /// Lets the other side read what was said, and ends it.
    func close() {
        // Else what it still says would have the system throw away what it has not read.
        shutdown(socket, Int32(SHUT_WR))
        var chunk = [UInt8](repeating: 0, count: 4096)
        _ = recv(socket, &chunk, chunk.count, 0)
        Glue.close(socket)
    }
}

// Within `HTTPConnection` its own names hide those of the system.
private enum Glue {
    static func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        systemSend(socket, bytes, count)
    }
    static func close(_ socket: Int32) { systemClose(socket) }
}
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    send(socket, bytes, count, 0)
}
private func systemClose(_ socket: Int32) { _ = close(socket) }
