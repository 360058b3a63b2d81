// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BannerProject

@Suite("Input watch")
struct InputWatchTests {
    /// What happens in the pauses of a watch, and how long they were, in milliseconds.
    private final class Pauses {
        private(set) var lengths: [Int] = []
        private let happening: (Int) throws -> Void

        /// `happening` is called in each pause, with the number of pauses before.
        init(_ happening: @escaping (Int) throws -> Void) { self.happening = happening }

        func pause(milliseconds: Int) {
            #expect(throws: Never.self) { try happening(lengths.count) }
            lengths.append(milliseconds)
        }
    }

    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// The inputs of a run that has read `names`.
    private func inputs(_ names: String...) throws -> InputFiles {
        let files = InputFiles()
        for name in names { _ = try files.read(sandbox.folder.appendingPathComponent(name).path) }
        return files
    }

    @Test("files that go on changing are one change, once nothing has changed for longer and longer")
    func burst() throws {
        for name in ["a", "b", "c"] { try sandbox.put("", at: name) }
        let files = try inputs("a", "b", "c")
        try sandbox.remove("a")
        let pauses = Pauses { before in
            switch before {
            case 0: try sandbox.put("new", at: "a")
            case 1: try sandbox.remove("b")
            case 2: try sandbox.put("new", at: "b")
            default: break
            }
        }
        let watch = InputWatch(files, pause: pauses.pause)
        #expect(watch.hasChanged())
        #expect(pauses.lengths == [10, 20, 40, 80])
    }

    @Test("one save is waited for as long as an editor takes")
    func save() throws {
        try sandbox.put("", at: "a")
        let files = try inputs("a")
        try sandbox.put("new", at: "a")
        let pauses = Pauses { _ in }
        let watch = InputWatch(files, pause: pauses.pause)
        #expect(watch.hasChanged())
        #expect(pauses.lengths == [10])
    }

    @Test("a file that is empty or gone is given time to be filled", arguments: ["", nil])
    func bare(text: String?) throws {
        try sandbox.put("old", at: "a")
        let files = try inputs("a")
        func spoil() throws { if let text { try sandbox.put(text, at: "a") } else { try sandbox.remove("a") } }
        try spoil()
        let filled = Pauses { before in if before == 1 { try sandbox.put("new", at: "a") } }
        #expect(InputWatch(files, pause: filled.pause).hasChanged())
        #expect(filled.lengths == [10, 20, 40])

        try spoil()
        let left = Pauses { _ in }
        #expect(InputWatch(files, pause: left.pause).hasChanged())
        #expect(left.lengths == [10, 20, 40, 80])
    }

    @Test("files that never stop changing are waited for two seconds at the most")
    func endless() throws {
        try sandbox.put("", at: "a")
        let files = try inputs("a")
        try sandbox.put("new", at: "a")
        let pauses = Pauses { before in try sandbox.put(String(repeating: "x", count: before), at: "a") }
        let watch = InputWatch(files, pause: pauses.pause)
        #expect(watch.hasChanged())
        #expect((500...2100).contains(pauses.lengths.reduce(0, +)))
    }

    @Test("without notice, looking takes a small part of the processor, however many files there are")
    func rest() throws {
        let files = InputFiles()
        for number in 0..<2000 { files.watch(sandbox.folder.appendingPathComponent("none/\(number)").path) }
        let watch = InputWatch(files)
        func cost(_ looks: Int) -> UInt64 {
            let start = BannerProject.Process.processorNanoseconds()
            for _ in 0..<looks { #expect(!watch.hasChanged()) }
            return BannerProject.Process.processorNanoseconds() - start
        }
        let one = cost(1)
        #expect(cost(100) < 20 * one)
    }
}
