// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// A digest of 64 bits under a key that nobody knows beforehand, so that nobody can make contents that have the same one.
///
/// Two words at a time are multiplied, and the halves of the product folded, as wyhash does (https://github.com/wangyi-fudan/wyhash). That keeps
/// up with reading files, where a cryptographic digest would take as long as building.
struct ContentDigest {
    /// The key.
    let key: UInt64
    private let words: (UInt64, UInt64)

    init(key: UInt64) {
        self.key = key
        // Whatever the key, bits all over, and the second one odd: constants of SplitMix64.
        words = (key ^ 0x9E37_79B9_7F4A_7C15, (key &* 0xBF58_476D_1CE4_E5B9) | 1)
    }

    /// The digest of `bytes`.
    func of(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { of(UnsafeRawBufferPointer($0)) } ?? of(Array(bytes))
    }

    /// The digest of the UTF-8 of `text`.
    func of(_ text: String) -> UInt64 { text.withUTF8Bytes { of(UnsafeRawBufferPointer($0)) } }

    /// The digest of `numbers`.
    func of(_ numbers: [UInt64]) -> UInt64 { numbers.withUnsafeBytes { of($0) } }

    /// The digest of what a file is to hold.
    func of(_ content: FileContent) throws(SystemError) -> UInt64 {
        // It was made as the file came.
        if let spooled = content.spooled, spooled.count == content.count, spooled.digest.key == key {
            return spooled.digest.value
        }
        var running = running
        try content.forEachPiece { piece in running.add(piece) }
        return running.value
    }

    /// The digest of what comes piece by piece.
    var running: Running { Running(self) }

    /// The digest of what has come so far.
    struct Running {
        private let digest: ContentDigest
        private var state: UInt64
        private var count = 0
        /// What has come since the last pair of words.
        private var rest: [UInt8] = []

        fileprivate init(_ digest: ContentDigest) {
            self.digest = digest
            state = digest.words.0
        }

        var key: UInt64 { digest.key }

        mutating func add(_ piece: [UInt8]) {
            count += piece.count
            // The last pair of words of a piece may go on in the next one.
            let completed = rest.isEmpty ? 0 : min(16 - rest.count, piece.count)
            rest += piece[..<completed]
            if rest.count < 16, completed == piece.count { return }
            rest.withUnsafeBytes { _ = digest.take($0, &state) }
            piece.withUnsafeBytes { bytes in
                let offset = completed + digest.take(UnsafeRawBufferPointer(rebasing: bytes[completed...]), &state)
                rest = Array(bytes[offset...])
            }
        }

        var value: UInt64 { rest.withUnsafeBytes { digest.finish(state, $0, count: count) } }
    }

    private func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = words.0
        let offset = take(bytes, &state)
        return finish(state, UnsafeRawBufferPointer(rebasing: bytes[offset...]), count: bytes.count)
    }

    /// Takes pairs of words, and returns how many bytes these are: all but fewer than 16.
    private func take(_ bytes: UnsafeRawBufferPointer, _ state: inout UInt64) -> Int {
        var offset = 0
        while bytes.count - offset >= 16 {
            // Both words end before the bytes do.
            let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            state = Self.fold(state ^ first, words.1 ^ second)
            offset += 16
        }
        return offset
    }

    /// The digest of `count` bytes, the last of which are `bytes`.
    private func finish(_ state: UInt64, _ bytes: UnsafeRawBufferPointer, count: Int) -> UInt64 {
        var rest: (UInt64, UInt64) = (0, 0)
        for byte in bytes { rest = (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(byte)) }
        let state = Self.fold(state ^ rest.0, words.1 ^ rest.1)
        return Self.fold(state ^ UInt64(count), words.1)
    }

    private static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = first.multipliedFullWidth(by: second)
        return product.high ^ product.low
    }
}
