// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec
import Diagnostics
import Testing

/// What many specs have in common is kept once, however many they are.
@Suite struct FindingMergerTests {
    /// What is found in a spec and in the file that it uses.
    private static func report(_ spec: String, _ message: String) -> Report {
        var sources = SourceSet()
        let files = [spec, "base.yaml"].map {
            sources.add(SourceFile(path: $0, bytes: [UInt8](repeating: 0x20, count: 9)))
        }
        return Report(
            sources: sources,
            findings: files.map { Finding(.wrongType, .error, message, at: Place(file: $0, bytes: 2..<5)) })
    }

    @Test func aSharedFindingIsKeptOnce() {
        var merger = FindingMerger()
        for number in 0..<100 { merger.add(Self.report("s\(number).yaml", "wrong")) }
        merger.add(Self.report("other.yaml", "wrong in another way"))
        let counts = Dictionary(grouping: merger.report.findings) { merger.report.sources[$0.place.file].path }
        #expect(counts["base.yaml"]?.map(\.message) == ["wrong", "wrong in another way"])
        #expect(counts.count == 102 && counts.values.map(\.count).reduce(0, +) == 103)
    }

    /// A baseline counts what it allows.
    @Test(arguments: [true, false]) func aSpecThatOthersUseIsFoundOnce(comesFirst: Bool) {
        var sources = SourceSet()
        let file = sources.add(SourceFile(path: "base.yaml", bytes: [UInt8](repeating: 0x20, count: 9)))
        let finding = Finding(.wrongType, .error, "wrong", at: Place(file: file, bytes: 2..<5))
        var merger = FindingMerger()
        let reports = [
            Report(sources: sources, findings: [finding]), Self.report("a.yaml", "wrong"),
            Self.report("b.yaml", "wrong"),
        ]
        for report in comesFirst ? reports : reports.reversed() { merger.add(report) }
        #expect(merger.report.findings.count == 3)
    }

    /// In a file that a thousand specs use, findings differ in what their notes say of each.
    @Test func findingsWithNotesOfTheirOwnHaveHashesOfTheirOwn() {
        let place = Self.report("a.yaml", "wrong").findings[0].place
        let hashes = (0..<100).map {
            Finding(.wrongType, .error, "wrong", at: place, notes: ["banner \($0)"]).hashValue
        }
        #expect(Set(hashes).count > 90)
    }
}
