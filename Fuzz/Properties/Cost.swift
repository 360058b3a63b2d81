// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What an input may cost, by its size.
///
/// Inputs have some KiB, and what is built for fuzzing runs ten to a hundred times slower than a release: what takes longer than this
/// multiplies something without a budget. Of memory, libFuzzer's `-malloc_limit_mb` and `-rss_limit_mb` have an eye.
enum Cost {
    /// Seconds of the processor that any input may take, and those that each KiB of it adds.
    private static let seconds = (base: 12.0, kibibyte: 0.25)
    /// Bytes that may come of any input, and for each of its own: a colour of ten bytes is written for each of 11 targets.
    private static let output = (base: 8 << 20, byte: 4_000)

    /// The seconds that the processor has worked for this program, in all threads.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Throws if an input of `input` bytes took too long.
    static func check(seconds: Double, input: Int) throws {
        let limit = Self.seconds.base + Double(input) / 1024 * Self.seconds.kibibyte
        try require(seconds <= limit, "\(seconds) s for \(input) bytes")
    }

    /// Throws if more came of an input of `input` bytes than makes sense.
    static func check(output: Int, input: Int) throws {
        try require(output <= Self.output.base + input * Self.output.byte, "\(output) bytes came of \(input)")
    }
}
