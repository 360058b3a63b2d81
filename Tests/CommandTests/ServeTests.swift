// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `bannerc preview --serve`, as browsers, curious pages and impatient people meet it.
@Suite("Serve", .timeLimit(.minutes(5)))
struct ServeTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// A server on a free port.
    private final class Server {
        let process: Process
        let port: Int
        private let sandbox: Sandbox

        init(_ sandbox: Sandbox, _ specs: String...) throws {
            self.sandbox = sandbox
            process = try sandbox.start(["preview", "--serve", "--port", "0"] + specs, errors: "log")
            let end = Date().addingTimeInterval(30)
            var found: Int?
            while found == nil, process.isRunning, Date() < end {
                Thread.sleep(forTimeInterval: 0.005)
                found = sandbox.read("log")?.firstMatch(of: /127\.0\.0\.1:(\d+)\//).flatMap { Int($0.1) }
            }
            port = try #require(found, "\(sandbox.read("log") ?? "")")
        }

        deinit { if process.isRunning { sandbox.stop(process, SIGKILL) } }

        /// What comes back for `request` as it stands, up to the end of the connection.
        func raw(_ request: String, seconds: Double = 10) throws -> String {
            let peer = try Peer(port: port)
            peer.send(request)
            return peer.text(seconds: seconds)
        }

        func get(_ path: String, method: String = "GET", host: String? = nil) throws -> String {
            try raw("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n")
        }
    }

    /// A connection, byte by byte.
    private final class Peer {
        private let socket: Int32

        init(port: Int) throws {
            #if canImport(Glibc)
                socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #else
                socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
            #endif
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(port).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let result = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(result == 0)
        }

        deinit { close(socket) }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            #if canImport(Glibc)
                _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            #else
                _ = Darwin.send(socket, bytes, bytes.count, 0)
            #endif
        }

        /// What comes until the other side ends, `isEnough` says so, or the time is over.
        func text(seconds: Double, until isEnough: (String) -> Bool = { _ in false }) -> String {
            var bytes: [UInt8] = []
            let end = Date().addingTimeInterval(seconds)
            while Date() < end {
                var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
                guard poll(&polled, 1, 20) > 0 else { continue }
                var chunk = [UInt8](repeating: 0, count: 65536)
                let count = recv(socket, &chunk, chunk.count, 0)
                guard count > 0 else { break }
                bytes += chunk[..<count]
                if isEnough(String(decoding: bytes, as: UTF8.self)) { break }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func status(_ answer: String) -> String {
        String(answer.split(separator: " ").dropFirst().first ?? "")
    }

    @Test("there is an overview, a page for each spec, and its pictures")
    func pages() throws {
        try sandbox.write(Specs.small(), to: "a/one.banner.yaml")
        try sandbox.write(Specs.small(banner: "saved"), to: "b/one.banner.yaml")
        let server = try Server(sandbox, "a", "b")
        let index = try server.get("/")
        #expect(index.hasPrefix("HTTP/1.1 200 OK\r\n") && index.contains("href=\"/one.html\""))
        #expect(index.contains("href=\"/one-2.html\"") && index.contains("a/one.banner.yaml"))
        let page = try server.get("/one.html?x=1")
        #expect(page.contains("syncFailed") && page.contains("connect-src 'self'") && page.hasSuffix("</html>\n"))
        #expect(page.contains("Cache-Control: no-store") && page.contains("frame-ancestors 'none'"))
        #expect(try server.get("/one-2.html").contains("saved"))
        #expect(try server.get("/pictures/one.html-dark.svg").contains("image/svg+xml"))
        let events = try server.get("/events", method: "HEAD")
        #expect(events.hasPrefix("HTTP/1.1 200 OK\r\n") && events.contains("text/event-stream"))
        #expect(events.hasSuffix("\r\n\r\n"))
        let head = try server.get("/one.html", method: "HEAD")
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
        sandbox.stop(server.process, SIGINT)
        #expect(server.process.terminationReason == .exit && server.process.terminationStatus == 0)
        // What was served is nowhere on the disk.
        #expect(try sandbox.files() == ["a/one.banner.yaml", "b/one.banner.yaml", "log"])
    }

    @Test("nothing else is reached, and nobody else is answered")
    func refusals() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml")
        for path in [
            "/one.banner.yaml", "/../one.banner.yaml", "/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
            "/one.html/", "/./one.html", "/ONE.html", "/pictures/", "/%6fne.html%00",
        ] {
            let status = Self.status(try server.get(path))
            #expect(status == "404" || status == "400", "\(path): \(status)")
        }
        // Whoever comes by an old link is led on, and the page loads itself once there is one.
        let missing = try server.get("/renamed.html")
        #expect(missing.contains("<a href=\"/\">All specs</a>") && missing.contains("EventSource"))
        // The same path, written otherwise.
        #expect(Self.status(try server.get("/%6Fne.html")) == "200")
        #expect(Self.status(try server.get("/one.html", host: "localhost:\(server.port)")) == "200")
        for host in [
            "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1",
            "127.0.0.1:\(server.port).evil.example", "",
        ] {
            #expect(["421", "400"].contains(Self.status(try server.get("/", host: host))), "\(host)")
        }
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", "TRACE"] {
            let answer = try server.get("/", method: method)
            #expect(Self.status(answer) == "405" && answer.contains("Allow: GET, HEAD"), "\(method)")
        }
        let host = "Host: 127.0.0.1:\(server.port)\r\n"
        for (request, status) in [
            ("GET / HTTP/1.1\r\n\r\n", "400"), ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", "400"),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nhello", "413"),
            ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", "413"),
            ("GET / HTTP/2.0\r\n\(host)\r\n", "505"),
            ("GET http://127.0.0.1:\(server.port)/ HTTP/1.1\r\n\(host)\r\n", "400"), ("GET /\r\n\r\n", "400"),
            ("GET /%zz HTTP/1.1\r\n\(host)\r\n", "400"), ("GET /%ff HTTP/1.1\r\n\(host)\r\n", "400"),
            ("GET / HTTP/1.1\r\n\(host) folded: x\r\n\r\n", "400"), ("GET / HTTP/1.1\r\n\(host)X : y\r\n\r\n", "400"),
            ("GET / HTTP/1.1\nHost: 127.0.0.1:\(server.port)\n\r\n\r\n", "400"), ("\u{0}\u{1}\r\n\r\n", "400"),
            ("GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 16_384))", "431"),
        ] {
            #expect(Self.status(try server.raw(request)) == status, "\(request.prefix(60))")
        }
    }

    @Test("slow clients, and more than there is room for, keep nobody waiting")
    func crowds() async throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml")
        // Half a request, and one that never reads.
        let slow = try Peer(port: server.port)
        slow.send("GET / HT")
        let deaf = try (0..<8).map { _ in try Peer(port: server.port) }
        for peer in deaf { peer.send("GET /one.html HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n") }
        let start = Date()
        #expect(Self.status(try server.get("/one.html")) == "200")
        #expect(Date().timeIntervalSince(start) < 5)
        let crowd = try (0..<80).map { _ in try Peer(port: server.port) }
        // Whoever comes on top is sent away, or has the place of one who said nothing for half a second.
        let end = Date().addingTimeInterval(5)
        while Self.status(try server.get("/one.html")) != "200", Date() < end {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(Self.status(try server.get("/one.html")) == "200")
        #expect(crowd.count == 80 && server.process.isRunning)
        // Ten seconds on, whoever said nothing is gone. Other tests have the thread meanwhile.
        try await Task.sleep(for: .seconds(9))
        #expect(slow.text(seconds: 6).isEmpty)
        #expect(Self.status(try server.get("/one.html")) == "200")
    }

    @Test("places are taken by those who listen, and not by those who say nothing")
    func silence() async throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml")
        let listening = try Peer(port: server.port)
        listening.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(listening.text(seconds: 10) { $0.contains("data: ") }.contains("/one.html"))
        let silent = try (0..<63).map { _ in try Peer(port: server.port) }
        for peer in silent { peer.send("GET / HT") }
        try await Task.sleep(for: .seconds(1))
        #expect(Self.status(try server.get("/one.html")) == "200")
        try sandbox.write(Specs.small(banner: "saved"), to: "one.banner.yaml")
        #expect(listening.text(seconds: 20) { $0.contains("data: ") }.contains("/one.html"))
    }

    @Test("an address goes on meaning the spec that it meant, whatever comes before")
    func addresses() throws {
        try sandbox.write(Specs.small(banner: "first"), to: "z/one.banner.yaml")
        let server = try Server(sandbox)
        #expect(try server.get("/one.html").contains("first"))
        try sandbox.write(Specs.small(banner: "second"), to: "a/one.banner.yaml")
        let end = Date().addingTimeInterval(20)
        while Self.status(try server.get("/one-2.html")) != "200", Date() < end { Thread.sleep(forTimeInterval: 0.05) }
        #expect(try server.get("/one.html").contains("first") && server.get("/one-2.html").contains("second"))
        // One that is gone leaves its address.
        try sandbox.remove("z/one.banner.yaml")
        while Self.status(try server.get("/one.html")) != "404", Date() < end { Thread.sleep(forTimeInterval: 0.05) }
        #expect(Self.status(try server.get("/one.html")) == "404")
        try sandbox.write(Specs.small(banner: "third"), to: "b/one.banner.yaml")
        while Self.status(try server.get("/one.html")) != "200", Date() < end { Thread.sleep(forTimeInterval: 0.05) }
        #expect(try server.get("/one.html").contains("third") && server.get("/one-2.html").contains("second"))
    }

    @Test("whoever ends it while it draws does not wait for the pages")
    func endWhileDrawing() throws {
        let banners = (0..<6000).map { "  banner\($0): { level: error, text: Step \($0) of the sync failed. }\n" }
            .joined()
        try sandbox.write(Specs.small() + banners, to: "one.banner.yaml")
        let process = try sandbox.start(["preview", "--serve", "--port", "0", "one.banner.yaml"], errors: "log")
        Thread.sleep(forTimeInterval: 0.5)
        let start = Date()
        sandbox.stop(process, SIGINT)
        #expect(Date().timeIntervalSince(start) < 3)
        #expect(sandbox.read("log")?.contains("drawn") == false, "it had drawn all before it was asked to end")
    }

    @Test("a page that listens hears of a change, and a faulty spec stays as it was, with what is wrong")
    func changes() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml")
        let peer = try Peer(port: server.port)
        peer.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        var heard = peer.text(seconds: 10) { $0.contains("data: ") }
        #expect(heard.contains("text/event-stream") && heard.contains("\"/one.html\":"))
        func change(_ text: String) throws {
            try sandbox.write(text, to: "one.banner.yaml")
            heard = peer.text(seconds: 20) { $0.contains("data: ") }
            #expect(heard.contains("\"/one.html\":"))
        }
        try change(Specs.small(banner: "saved"))
        #expect(try server.get("/one.html").contains("saved"))
        try change(Specs.faulty)
        let page = try server.get("/one.html")
        #expect(page.contains("saved") && page.contains("unknown-reference") && page.contains("\"isFormer\":true"))
        #expect(try server.get("/").contains("shown as it was before"))
        try change(Specs.small(banner: "mended"))
        #expect(try server.get("/one.html").contains("mended"))
        #expect(try !server.get("/one.html").contains("\"isFormer\""))
        // What can't be shown is told.
        try sandbox.remove("one.banner.yaml")
        heard = peer.text(seconds: 20) { $0.contains("\"problems\":[\"") }
        #expect(heard.contains("there is no file `one.banner.yaml`"))
        sandbox.stop(server.process, SIGTERM)
        #expect(server.process.terminationStatus == 0)
    }

    @Test("a page that does not change is not loaded again")
    func sameRevision() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        try sandbox.write(Specs.small(banner: "saved"), to: "two.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml", "two.banner.yaml")
        func revision(_ path: String) throws -> Substring? {
            try server.get(path).firstMatch(of: /name="revision" content="([^"]+)"/)?.1
        }
        let before = try (revision("/one.html"), revision("/two.html"))
        try sandbox.write(Specs.small(banner: "changed"), to: "two.banner.yaml")
        let end = Date().addingTimeInterval(20)
        while try revision("/two.html") == before.1, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
        #expect(try revision("/one.html") == before.0 && revision("/two.html") != before.1)
        let log = try #require(sandbox.read("log"))
        #expect(log.contains("drawn 1 of 2 specs, with errors ("), "\(log)")
    }

    @Test("specs are drawn anew where anything that they are made of has changed")
    func onlyWhatChanged() throws {
        try sandbox.write("bannerc: 1\nmetrics: { brief: { display: 5s } }\n", to: "part.banner.yaml")
        let using = Specs.small().replacing("levels:", with: "use: [part.banner.yaml]\nlevels:")
        for name in ["one", "two"] { try sandbox.write(using, to: "\(name).banner.yaml") }
        try sandbox.write(Specs.small(), to: "three.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml", "two.banner.yaml", "three.banner.yaml")
        func drawn(_ change: () throws -> Void) throws -> String {
            let count = (sandbox.read("log") ?? "").split(separator: "\n").count { $0.hasPrefix("drawn") }
            try change()
            let end = Date().addingTimeInterval(20)
            while Date() < end {
                let lines = (sandbox.read("log") ?? "").split(separator: "\n").filter { $0.hasPrefix("drawn") }
                if lines.count > count, let line = lines.last, line.hasSuffix("ms)") {
                    return String(line.prefix { $0 != "(" })
                }
                Thread.sleep(forTimeInterval: 0.02)
            }
            return "nothing"
        }
        #expect(
            try drawn {
                try sandbox.write("bannerc: 1\nmetrics: { brief: { display: 6s } }\n", to: "part.banner.yaml")
            } == "drawn 2 of 3 specs, with errors ")
        #expect(
            try drawn { try sandbox.write(Specs.faulty, to: "three.banner.yaml") } == "drawn 1 of 3 specs, with errors "
        )
        // What is wrong with a spec that nobody touched since is not forgotten.
        #expect(
            try drawn {
                try sandbox.write("bannerc: 1\nmetrics: { brief: { display: 7s } }\n", to: "part.banner.yaml")
            } == "drawn 2 of 3 specs, with errors ")
        // A configuration is for all.
        #expect(
            try drawn { try sandbox.write("specs: ['*.banner.yaml']\n", to: "bannerc.yaml") } == "drawn, with errors ")
        #expect(Self.status(try server.get("/one.html")) == "200")
    }

    @Test("what changed in a run that drew nothing is drawn by the next")
    func afterRefusedValue() throws {
        let with = Specs.small().replacing(
            "text: Sync failed.", with: "parameters: { count: { type: int, max: 99 } }, text: \"{count} failed.\"")
        try sandbox.write(with, to: "one.banner.yaml")
        try sandbox.write(Specs.small(), to: "two.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml", "two.banner.yaml", "--value", "count=7")
        func runs(_ kind: String) -> Int {
            (sandbox.read("log") ?? "").split(separator: "\n").count { $0.hasPrefix(kind) && $0.hasSuffix("ms)") }
        }
        func expect(_ kind: String, _ change: () throws -> Void) throws {
            let count = runs(kind)
            try change()
            let end = Date().addingTimeInterval(20)
            while runs(kind) == count, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
            #expect(runs(kind) > count, "\(sandbox.read("log") ?? "")")
        }
        // No banner has the parameter, so nothing is drawn.
        try expect("not drawn") { try sandbox.write(Specs.small(banner: "plain"), to: "one.banner.yaml") }
        try expect("not drawn") { try sandbox.write(Specs.small(banner: "renamed"), to: "two.banner.yaml") }
        try expect("drawn") { try sandbox.write(with, to: "one.banner.yaml") }
        #expect(try server.get("/two.html").contains("renamed"))
    }

    @Test("a port that is taken is told of, and so is what does not go together")
    func usage() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let server = try Server(sandbox, "one.banner.yaml")
        let second = try sandbox.run("preview", "--serve", "--port", "\(server.port)", "one.banner.yaml")
        #expect(second.status == 2 && second.errors.contains("choose another one with --port"))
        for other in [["-o", "x"], ["--check"], ["--watch"], ["--svg"], ["-"], ["--port", "70000"]] {
            let run = try sandbox.run(["preview", "--serve", "one.banner.yaml"] + other)
            #expect(run.status == 2, "\(other)")
        }
        let none = try sandbox.run("preview", "one.banner.yaml")
        #expect(none.status == 2 && none.errors.contains("--serve"))
        #expect(try sandbox.run("preview", "one.banner.yaml", "-o", "x", "--port", "1").status == 2)
    }
}
