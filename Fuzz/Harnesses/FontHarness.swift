// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextFit

/// Font files, with texts that need much of them.
struct FontHarness: Harness {
    private static let texts = [
        "Text, WAVE 1/2 3:40 e\u{301} fi office", "تعذر لا ٩:٣٠", "क्ष र्क", "ក្រុម្ហ៊ុន", "\u{301}\u{200D}\u{FE0F}👍🏽",
    ]
    /// A file of this process alone, which each font is written into.
    private let path: String
    private let file: CInt
    private var turn = 0

    init(folder: String) throws {
        path = "/dev/shm/bannerc-fuzz-\(getpid())"
        file = path.withCString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard file >= 0 else { throw BrokenProperty("can't write \(path)") }
        // It lies there as long as it is open.
        _ = path.withCString { unlink($0) }
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        #if HarfBuzz
            write(input)
            let weight = input.count.isMultiple(of: 3) ? nil : Double(input.count % 1000)
            guard let chain = try? FontChain([FontFile(path: "/proc/self/fd/\(file)", weight: weight)]) else {
                return false
            }
            // Only of a font that is used for a while, tables are read.
            if input.count.isMultiple(of: 2) {
                for _ in 0..<300 { _ = chain.advances(of: ClusteredText("a"), language: "en") }
            }
            for text in Self.texts { try check(text, chain) }
            return true
        #else
            throw BrokenProperty("this needs HarfBuzz")
        #endif
    }

    private mutating func write(_ bytes: [UInt8]) {
        ftruncate(file, 0)
        _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
        // Files are told apart by their times, which the system counts in steps of some milliseconds.
        turn += 1
        let time = timespec(tv_sec: turn, tv_nsec: 0)
        withUnsafePointer(to: (time, time)) { times in
            times.withMemoryRebound(to: timespec.self, capacity: 2) { _ = futimens(file, $0) }
        }
    }

    #if HarfBuzz
        private func check(_ text: String, _ chain: FontChain) throws {
            let prepared = Typesetter().prepare(text, locale: "en", source: chain)
            _ = prepared.verdict(sizePt: 15, widthPt: 100, limit: 2)
            guard let layout = prepared.layout(sizePt: 15, widthPt: 100) else { return }
            let isInside = layout.breaks.allSatisfy { (0...text.utf8.count).contains($0) }
            try require(isInside, "a line ends outside of the text")
        }
    #endif
}
