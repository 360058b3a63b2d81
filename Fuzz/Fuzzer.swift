// SPDX-License-Identifier: Apache-2.0

import Glibc
import TestSupport

/// Where the program starts: it hands over to libFuzzer (https://llvm.org/docs/LibFuzzer.html), which reads the arguments, and calls
/// back with one input after another.
///
/// `BANNERC_FUZZ` names the harness. What it finds wrong ends the program with a line on standard error, and libFuzzer saves the input.
@main
enum Fuzzer {
    /// The harness. libFuzzer calls from one thread.
    nonisolated(unsafe) private static var harness: any Harness = chosenHarness()
    nonisolated(unsafe) private static var counts = (run: 0, sound: 0)
    nonisolated(unsafe) private static var slowest = 0.0

    static func main() {
        if let folder = getenv("BANNERC_FUZZ_SEEDS") { return writeSeeds(String(cString: folder)) }
        atexit { Fuzzer.reportCounts() }
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments) { Fuzzer.run($0, $1) })
    }

    /// Feeds one input. 0 keeps it in the corpus if it reaches something new.
    private static func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let input = Array(UnsafeBufferPointer(start: start, count: count))
        let before = Cost.processorSeconds
        do {
            counts.run += 1
            if try harness.run(input) { counts.sound += 1 }
            let seconds = Cost.processorSeconds - before
            slowest = max(slowest, seconds)
            try Cost.check(seconds: seconds, input: count)
        } catch {
            fail("broken property: \(error)")
        }
        return 0
    }

    private static func chosenHarness() -> any Harness {
        let name = getenv("BANNERC_FUZZ").map { String(cString: $0) } ?? ""
        guard let type = harnesses[name] else {
            fail("BANNERC_FUZZ names none of these harnesses: \(harnesses.keys.sorted().joined(separator: ", "))")
        }
        do {
            return try type.init(folder: ".")
        } catch {
            fail("\(name): \(error)")
        }
    }

    /// Writes the seeds that the harness makes into a folder, a file each.
    private static func writeSeeds(_ folder: String) {
        do {
            for (index, seed) in try harness.seeds().enumerated() {
                guard let file = fopen("\(folder)/made\(index)", "wb") else { fail("can't write into \(folder)") }
                _ = seed.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
                fclose(file)
            }
        } catch {
            fail("\(error)")
        }
    }

    /// How many inputs there were, and how many of them were taken as sound: where few are, little is tested.
    private static func reportCounts() {
        let milliseconds = Int(slowest * 1000)
        write("\(counts.run) inputs, \(counts.sound) of them sound; the slowest took \(milliseconds) ms\n")
    }

    private static func fail(_ message: String) -> Never {
        write(message + "\n")
        abort()
    }

    private static func write(_ text: String) {
        // Another way to tell of it there is not.
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }

    /// An input near to the one in `bytes`, of at most `limit` bytes, written over it: half of them are changed as libFuzzer does, with
    /// parts of others and words of the dictionary. Returns how long it is.
    fileprivate static func mutate(
        _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
    ) -> Int {
        var random = SeededGenerator(seed: UInt64(seed))
        guard let bytes, count > 0, Bool.random(using: &random),
            let mutant = type(of: harness).mutate(
                Array(UnsafeBufferPointer(start: bytes, count: count)), using: &random)
        else { return mutateBytes(bytes, count, limit) }
        let kept = mutant.prefix(limit)
        _ = UnsafeMutableBufferPointer(start: bytes, count: limit).update(fromContentsOf: kept)
        return kept.count
    }
}

/// libFuzzer looks for it by this name.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
    _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
    Fuzzer.mutate(bytes, count, limit, seed)
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int) -> Int

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
