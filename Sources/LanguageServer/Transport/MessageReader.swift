// SPDX-License-Identifier: Apache-2.0

/// Takes a stream of bytes apart into messages, as the base protocol frames them: `Content-Length: 12`, an empty line, and as many
/// bytes.
public struct MessageReader {
    /// What comes out of the stream.
    public enum Item: Hashable, Sendable {
        /// The content of a message.
        case message([UInt8])
        /// A message of more than ``messageLimit`` bytes, which was passed over.
        case tooLong(Int)
        /// What can't be told apart any more, and why; nothing follows.
        case broken(String)
    }

    /// Bytes of a header: 4 KiB.
    public static let headerLimit = 4 * 1024
    /// Bytes of a message: 64 MiB. A document of the greatest size, with an escape in the place of each second byte, is half of that.
    public static let messageLimit = 64 * 1024 * 1024

    private var buffer: [UInt8] = []
    private var start = 0
    /// What is left of a message that is passed over.
    private var skipped = 0
    private var isBroken = false
    /// The bytes of the message whose header was read.
    private var length: Int?

    /// A stream of which nothing was read.
    public init() {}

    /// Adds what came.
    public mutating func append(_ bytes: [UInt8]) {
        if isBroken { return }
        buffer += bytes
    }

    /// The next item; `nil` if more bytes have to come.
    public mutating func next() -> Item? {
        defer { dropRead() }
        guard !isBroken, skipRest() else { return nil }
        if length == nil {
            guard let header = header() else { return tooLongHeader() }
            switch Self.length(in: header) {
            case .success(let count) where count > Self.messageLimit:
                skipped = count
                _ = skipRest()
                return .tooLong(count)
            case .success(let count): length = count
            case .failure(let fault): return breaking(fault.reason)
            }
        }
        guard let length, buffer.count - start >= length else { return nil }
        let message = Array(buffer[start..<start + length])
        start += length
        self.length = nil
        return .message(message)
    }

    /// Passes over what is left of a message that is too long; whether that is done.
    private mutating func skipRest() -> Bool {
        let count = min(skipped, buffer.count - start)
        skipped -= count
        start += count
        return skipped == 0
    }

    /// What is read is dropped once it is most of the buffer.
    private mutating func dropRead() {
        guard start > 0, start >= buffer.count / 2 else { return }
        buffer.removeFirst(start)
        start = 0
    }

    /// The header without its empty line, once all of it is there.
    private mutating func header() -> ArraySlice<UInt8>? {
        let end = buffer.index(start, offsetBy: Self.headerLimit, limitedBy: buffer.count) ?? buffer.count
        var index = start
        while index + 3 < end {
            if buffer[index..<index + 4].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
                defer { start = index + 4 }
                return buffer[start..<index]
            }
            index += 1
        }
        return nil
    }

    private mutating func tooLongHeader() -> Item? {
        guard buffer.count - start >= Self.headerLimit else { return nil }
        return breaking("a header has more than \(Self.headerLimit) bytes")
    }

    private mutating func breaking(_ reason: String) -> Item {
        isBroken = true
        buffer = []
        start = 0
        return .broken(reason)
    }

    private struct HeaderFault: Error {
        var reason: String
    }

    /// The number of `Content-Length`, in whatever case. Other fields, such as `Content-Type`, say nothing that matters.
    private static func length(in header: ArraySlice<UInt8>) -> Result<Int, HeaderFault> {
        for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].filter { !$0.isWhitespace }
            guard let count = Int(digits), count >= 0, digits.utf8.allSatisfy({ $0 > 0x2F && $0 < 0x3A }) else {
                return .failure(HeaderFault(reason: "`Content-Length` is not a number"))
            }
            return .success(count)
        }
        return .failure(HeaderFault(reason: "a header has no `Content-Length`"))
    }

    /// `content` with its header.
    public static func framed(_ content: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
