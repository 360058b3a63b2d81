// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import Testing

/// Real specs, broken at random, go through the whole compiler: it must not trap, and what comes out must be whole.
///
/// `BANNERC_FUZZ_SECONDS` sets how long, `BANNERC_FUZZ_SEED` repeats a run.
@Suite struct FuzzTests {
    private let environment = ProcessInfo.processInfo.environment

    @Test func mutatedSpecsCompileOrAreRefused() throws {
        let seed = environment["BANNERC_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: .min ... .max)
        let seconds = environment["BANNERC_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
        print("FuzzTests: BANNERC_FUZZ_SEED=\(seed)")
        var random = SeededGenerator(state: seed)
        let originals =
            try Repository.specs.map { try Repository.bytes("specs/\($0).banner.yaml") } + [
                Array(HostileSpec.text.utf8)
            ]
        let end = Date(timeIntervalSinceNow: seconds)
        var runs = 0
        var compiled = 0
        while Date() < end {
            // The hostile spec is large, so it gets a smaller share.
            let original = originals[Int.random(in: 0..<(runs % 20 == 0 ? 5 : 4), using: &random)]
            let mutant = Mutation.apply(to: original, using: &random)
            let output = try Repository.compile(bytes: mutant, as: "mutant")
            try check(output, mutant, seed: seed)
            runs += 1
            if output.spec != nil { compiled += 1 }
        }
        print("FuzzTests: \(runs) mutated specs, \(compiled) of them compiled")
        #expect(runs > 0)
    }

    private func check(_ output: Compiler.Output, _ mutant: [UInt8], seed: UInt64) throws {
        let failed = output.report.contains(atLeast: .error)
        #expect(failed == (output.spec == nil), "seed \(seed)")
        #expect(failed == output.files.isEmpty, "seed \(seed)")
        for finding in output.report.findings {
            for place in [finding.place] + finding.labels.map(\.place) {
                #expect(place.bytes.upperBound <= output.report.sources[place.file].bytes.count, "seed \(seed)")
            }
        }
        expectVisible(TextFormat.render(output.report), "the report", seed)
        expectVisible(ConciseFormat.render(output.report), "the concise report", seed)
        for file in output.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            expectVisible(text, file.name, seed)
            if file.name.hasSuffix(".json") {
                #expect(throws: Never.self, "seed \(seed)") { try JSONSerialization.jsonObject(with: Data(file.bytes)) }
            } else {
                #expect(text.hasSuffix("\n}\n") || text.hasSuffix("\n#endif\n"), "seed \(seed)")
            }
        }
    }

    /// Nothing that acts on a terminal or reorders text may come out.
    private func expectVisible(_ text: String, _ what: String, _ seed: UInt64) {
        let hidden = text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        if let hidden { Issue.record("\(what) holds U+\(String(hidden.value, radix: 16)); seed \(seed)") }
    }
}

/// SplitMix64: small, and the same everywhere for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Ways in which a spec can go wrong.
enum Mutation {
    /// What people and attackers write where it is not expected.
    private static let snippets = [
        "\"\\(evil())\"", "\"\\u202E\"", "\u{202E}", "*/", "{{", "}}", "{count}", "'", "\"", "#", ": ", "- ", "[", "]",
        "{", "}", "&a ",
        "*a", "<<: ", "!!str ", "---\n", "\t", "\r", "\u{0}", "\u{85}", "null", "~", "no", "010", "1:30", "1e9", "-1",
        "0.5", "30%",
        "500ms", "never", "none", "standard", "\"#FF0000\"", "\"{palette.red}\"", "\"{a.b}\"", "self", "init",
        "default", "👩‍👩‍👧",
        "en", "pt-BR", "other", "plural: count", "extends: ", "tint: ", "text: ", "metrics: ", "../../x", "\u{FEFF}",
        "é", "日本語",
    ].map { Array($0.utf8) }

    /// `spec` after a few mutations.
    static func apply(to spec: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = spec
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            case 1, 2: replaceWord(in: &bytes, using: &random)
            case 3: swapWords(in: &bytes, using: &random)
            case 4: moveLine(in: &bytes, using: &random)
            default:
                let place = Int.random(in: 0...bytes.count, using: &random)
                bytes.insert(contentsOf: snippets.randomElement(using: &random) ?? [], at: place)
            }
        }
        return bytes
    }

    /// The letters, digits, quotes and signs around a random place.
    private static func word(in bytes: [UInt8], using random: inout some RandomNumberGenerator) -> Range<Int> {
        let separators = Array(" ,:[]{}\n".utf8)
        var start = Int.random(in: bytes.indices, using: &random)
        var end = start
        while start > 0, !separators.contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !separators.contains(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func replaceWord(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        bytes.replaceSubrange(word(in: bytes, using: &random), with: snippets.randomElement(using: &random) ?? [])
    }

    private static func swapWords(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        let first = word(in: bytes, using: &random)
        let second = Array(bytes[word(in: bytes, using: &random)])
        bytes.replaceSubrange(first, with: second)
    }

    /// Removes a line, doubles it or indents it anew.
    private static func moveLine(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let index = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: Int.random(in: 0...lines.count, using: &random))
        default:
            lines[index] =
                Array(repeating: UInt8(ascii: " "), count: Int.random(in: 0...3, using: &random)) + lines[index]
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
