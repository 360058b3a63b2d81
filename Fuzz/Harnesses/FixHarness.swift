// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport

/// Specs that are fixed: what is left has no more errors than before, and fixing again changes nothing.
struct FixHarness: Harness {
    private static let path = "specs/m.banner.yaml"
    private let sample: Sample
    private let memory = LintMemory()

    init(folder: String) throws { sample = try .shared(folder: folder) }

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        let allowsUnsafe = input.count.isMultiple(of: 2)
        let before = lint([Self.path: input])
        var loop = loop(over: [:], input, allowsUnsafe)
        let after = loop.run(from: before.report)
        try Findings.check(after)
        let result = lint([Self.path: input].merging(loop.contents) { $1 })
        let isSound = before.loaded.spec != nil
        // What can be read once a fault of the language is mended may have others, which only rules find.
        let (old, new) = isSound ? (before.errorCount, result.errorCount) : (before.faultCount, result.faultCount)
        try require(new <= old, "\(old) errors became \(new)")
        try require(!isSound || result.loaded.spec != nil, "a sound spec is none any more")
        try checkFiles(loop, input)
        // What was refused may be tried again, once others have changed something.
        if loop.refused.isEmpty { try checkAgain(loop, after, input, allowsUnsafe) }
        return isSound
    }

    private func lint(_ files: [String: [UInt8]]) -> Linted {
        Linted(files[Self.path] ?? [], at: Self.path, memory: memory, access: sample.access(files))
    }

    private func loop(over fixed: [String: [UInt8]], _ input: [UInt8], _ allowsUnsafe: Bool) -> FixLoop {
        FixLoop(allowsUnsafe: allowsUnsafe) { contents in
            lint([Self.path: input].merging(fixed) { $1 }.merging(contents) { $1 }).report
        }
    }

    private func checkFiles(_ loop: FixLoop, _ input: [UInt8]) throws {
        try require((loop.count == 0) == loop.contents.isEmpty, "\(loop.count) fixes in \(loop.contents.count) files")
        for (path, bytes) in loop.contents {
            let old = path == Self.path ? input : sample.files[path]
            try require(bytes != old, "\(path) is as it was")
            try require(loop.originals[path] == old, "\(path): its original is lost")
            try Cost.check(output: bytes.count, input: old?.count ?? 0)
        }
    }

    private func checkAgain(_ loop: FixLoop, _ report: Report, _ input: [UInt8], _ allowsUnsafe: Bool) throws {
        var second = self.loop(over: loop.contents, input, allowsUnsafe)
        _ = second.run(from: report)
        let isSame = second.contents.allSatisfy { $0.value == loop.contents[$0.key] }
        try require(isSame, "a second run changes \(second.contents.keys.sorted())")
    }
}
