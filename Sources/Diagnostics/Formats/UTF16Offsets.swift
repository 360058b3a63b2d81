// SPDX-License-Identifier: Apache-2.0

/// How many UTF-16 code units a file takes up to a place in it, found in the same time wherever it is.
struct UTF16Offsets {
    /// A boundary between scalars.
    private struct Checkpoint {
        var byte = 0
        var units = 0
    }

    private let bytes: [UInt8]
    /// The file's start and a boundary after every so many bytes, in order. Empty for ASCII.
    private let checkpoints: [Checkpoint]

    private static let bytesBetweenCheckpoints = 256

    /// Counts through `bytes`. What is not UTF-8 counts as one or more U+FFFD.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        self.checkpoints = bytes.allSatisfy { $0 < 0x80 } ? [] : Self.checkpoints(of: bytes)
    }

    private static func checkpoints(of bytes: [UInt8]) -> [Checkpoint] {
        var found = [Checkpoint()]
        var next = bytesBetweenCheckpoints
        walk(bytes, from: Checkpoint()) { boundary in
            if boundary.byte >= next {
                found.append(boundary)
                next = boundary.byte + bytesBetweenCheckpoints
            }
            return true
        }
        return found
    }

    /// How many code units there are before the byte at `offset`, which must not be negative. A byte within a scalar
    /// counts as the scalar's start, one past the end as the end.
    func units(before offset: Int) -> Int {
        guard let start = lastCheckpoint(at: offset) else { return min(offset, bytes.count) }
        var units = start.units
        Self.walk(bytes, from: start) { boundary in
            if boundary.byte <= offset { units = boundary.units }
            return boundary.byte < offset
        }
        return units
    }

    private func lastCheckpoint(at offset: Int) -> Checkpoint? {
        var candidates = checkpoints[...]
        while candidates.count > 1 {
            let middle = candidates.startIndex + candidates.count / 2
            if checkpoints[middle].byte <= offset {
                candidates = candidates[middle...]
            } else {
                candidates = candidates[..<middle]
            }
        }
        return candidates.first
    }

    /// Calls `body` with the end of each scalar after `start`, until it returns false.
    private static func walk(_ bytes: [UInt8], from start: Checkpoint, _ body: (Checkpoint) -> Bool) {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes[start.byte...].makeIterator()
        var boundary = start
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                boundary.byte += encoded.count
                // What takes four bytes is beyond the Basic Multilingual Plane, and takes a surrogate pair.
                boundary.units += encoded.count == 4 ? 2 : 1
            case .error(let length):
                boundary.byte += length
                boundary.units += 1
            case .emptyInput: return
            }
            guard body(boundary) else { return }
        }
    }
}
