// SPDX-License-Identifier: Apache-2.0

import BannerProject

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A port of this computer that nobody else can reach.
struct LoopbackListener {
    /// The socket, which does not wait.
    let socket: Int32
    /// The port; one that the system chose where 0 was asked for.
    let port: UInt16

    /// Listens on `port` of 127.0.0.1.
    init(port: UInt16) throws(SystemError) {
        let socket = systemSocket()
        guard socket >= 0 else { throw .last }
        do throws(SystemError) {
            try Self.prepare(socket)
            self.port = try Self.bind(socket, to: port)
        } catch {
            _ = systemClose(socket)
            throw error
        }
        self.socket = socket
    }

    /// The next connection that waits; `nil` if there is none.
    func accept() throws(SystemError) -> Int32? {
        let connection = systemAccept(socket)
        guard connection >= 0 else {
            // Whoever came and went is nobody.
            if [EAGAIN, EWOULDBLOCK, EINTR, ECONNABORTED].contains(errno) { return nil }
            throw .last
        }
        do throws(SystemError) {
            try Self.prepare(connection)
        } catch {
            _ = systemClose(connection)
            throw error
        }
        return connection
    }

    /// Nobody waits for the socket, and no other program inherits it.
    private static func prepare(_ socket: Int32) throws(SystemError) {
        guard fcntl(socket, F_SETFL, O_NONBLOCK) == 0, fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 else { throw .last }
    }

    private static func bind(_ socket: Int32, to port: UInt16) throws(SystemError) -> UInt16 {
        // A port whose last connections are on their way out may be taken again, as after a restart.
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                systemBind(socket, $0, size) == 0 && listen(socket, 32) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        guard isBound else { throw .last }
        return UInt16(bigEndian: address.sin_port)
    }
}

// Within `LoopbackListener` its own names hide those of the system.
private func systemSocket() -> Int32 {
    #if canImport(Glibc)
        socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
        socket(AF_INET, SOCK_STREAM, 0)
    #endif
}
private func systemBind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    bind(socket, address, size)
}
private func systemAccept(_ socket: Int32) -> Int32 { accept(socket, nil, nil) }
private func systemClose(_ socket: Int32) -> Int32 { close(socket) }
