// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

struct FixLoopTests {
    private static let rule = RuleID("BN999", "some-rule")

    /// A file of one letter, with a finding and a fix that `replacement` gives for some letters.
    private static func report(_ bytes: [UInt8], replacement: (String) -> String?) -> Report {
        var sources = SourceSet()
        let file = sources.add(SourceFile(path: "a.yaml", bytes: bytes))
        let place = Place(file: file, bytes: bytes.indices)
        let letter = String(decoding: bytes, as: UTF8.self)
        let findings = replacement(letter).map { other in
            let fix = Fix("write `\(other)`", .safe, edits: [Edit(replacing: place, with: other)])
            return [Finding(rule, .warning, "`\(letter)` is wrong", at: place, fix: fix)]
        }
        return Report(sources: sources, findings: findings ?? [])
    }

    private func fixed(_ letter: String, replacement: @escaping (String) -> String?) -> [String: [UInt8]] {
        let original = Array(letter.utf8)
        var loop = FixLoop(allowsUnsafe: false) { contents in
            Self.report(contents["a.yaml"] ?? original, replacement: replacement)
        }
        _ = loop.run(from: Self.report(original, replacement: replacement))
        #expect((loop.count == 0) == loop.contents.isEmpty)
        return loop.contents
    }

    /// What rules find once an error of the language is gone was hidden by it.
    @Test func whatAnErrorHidDoesNotKeepItsFixAway() {
        let original = Array("tint: #B3261E".utf8)
        func report(_ bytes: [UInt8]) -> Report {
            var sources = SourceSet()
            let file = sources.add(SourceFile(path: "a.yaml", bytes: bytes))
            let place = Place(file: file, bytes: bytes.indices)
            let fix = Fix("quote the colour", .safe, edits: [Edit(replacing: place, with: "tint: \"#B3261E\"")])
            let error = Finding(.unquotedColor, .error, "no value", at: place, fix: fix)
            let hidden = Finding(Self.rule, .error, "something else", at: place)
            return Report(sources: sources, findings: bytes == original ? [error] : [hidden])
        }
        var loop = FixLoop(allowsUnsafe: false) { report($0["a.yaml"] ?? original) }
        #expect(loop.run(from: report(original)).findings.map(\.rule) == [Self.rule])
        #expect(loop.count == 1 && loop.refused.isEmpty)
    }

    /// A finding that speaks for another rule does so of its own definition.
    @Test(arguments: [
        ("levels.a.tint", "levels.a.icon", true), ("levels.a.tint", "levels.b.icon", false),
        ("levels.a.tint", "styles.bar.indicator", false), ("themes.t.levels.a.tint", "themes.t.levels.a.onTint", true),
        ("themes.t.levels.a.tint", "themes.t.levels.b.tint", false),
    ]) func whatAFindingSaysOfAnotherRule(_ path: String, _ other: String, _ isKnown: Bool) {
        let spoken = RuleID("BN998", "other-rule")
        func report(_ bytes: [UInt8]) -> Report {
            var sources = SourceSet()
            let file = sources.add(SourceFile(path: "a.yaml", bytes: bytes))
            let place = Place(file: file, bytes: bytes.indices)
            let fix = Fix("write it", .safe, edits: [Edit(replacing: place, with: "b")])
            var finding = Finding(Self.rule, .error, "wrong", at: place, fix: fix)
            (finding.keyPath, finding.also) = (path, [spoken])
            var new = Finding(spoken, .error, "wrong too", at: place)
            new.keyPath = other
            return Report(sources: sources, findings: bytes == Array("a".utf8) ? [finding] : [new])
        }
        var loop = FixLoop(allowsUnsafe: false) { report($0["a.yaml"] ?? Array("a".utf8)) }
        _ = loop.run(from: report(Array("a".utf8)))
        #expect((loop.count == 1) == isKnown)
    }

    @Test("an error that was there before, and has no fix, keeps no other fix away") func anErrorThatStays() {
        func report(_ bytes: [UInt8]) -> Report {
            var sources = SourceSet()
            let file = sources.add(SourceFile(path: "a.yaml", bytes: bytes))
            let other = sources.add(SourceFile(path: "b.yaml", bytes: []))
            let place = Place(file: file, bytes: bytes.indices)
            // It moves as the text before it grows.
            var findings = [
                Finding(.unknownKey, .error, "a metric has no key `foo`", at: place),
                Finding(.unknownKey, .error, "a metric has no key `foo`", at: Place(file: other, bytes: 0..<0)),
            ]
            if bytes == Array("a".utf8) {
                let fix = Fix("write `bb`", .safe, edits: [Edit(replacing: place, with: "bb")])
                findings.append(Finding(Self.rule, .warning, "wrong", at: place, fix: fix))
            }
            if bytes == Array("c".utf8) {
                let fix = Fix("write `d`", .safe, edits: [Edit(replacing: place, with: "d")])
                findings.append(Finding(Self.rule, .warning, "wrong", at: place, fix: fix))
            }
            // What the second fix would bring.
            if bytes == Array("d".utf8) { findings.append(findings[0]) }
            return Report(sources: sources, findings: findings)
        }
        for (letter, result) in [("a", "bb"), ("c", nil)] {
            let original = Array(letter.utf8)
            var loop = FixLoop(allowsUnsafe: false) { report($0["a.yaml"] ?? original) }
            _ = loop.run(from: report(original))
            #expect(loop.contents["a.yaml"].map { String(decoding: $0, as: UTF8.self) } == result)
        }
    }

    @Test func whatMendsIsApplied() {
        #expect(fixed("a") { $0 == "a" ? "b" : nil } == ["a.yaml": Array("b".utf8)])
    }

    /// Two colours may ask opposite things of a third: what helps one makes the other the worst.
    @Test func fixesThatUndoEachOtherAreNotApplied() {
        #expect(fixed("a") { $0 == "a" ? "b" : "a" }.isEmpty)
    }

    /// `x` may go only once `y` has, and `z` may never: when all of them together do harm, `x` is tried too early.
    @Test func whatDidHarmIsTriedAgain() {
        let original = Array("xyz".utf8)
        var loop = FixLoop(allowsUnsafe: false) { Self.letters($0["a.yaml"] ?? original) }
        let left = loop.run(from: Self.letters(original))
        #expect(loop.contents == ["a.yaml": Array("..z".utf8)])
        #expect(loop.count == 2)
        #expect(left.findings.map(\.keyPath) == ["2"])
        #expect(loop.refused == Set(left.findings))
    }

    /// The third may never go (see ``letters(_:)``).
    @Test func aHarmfulFixAmongHundredsIsFoundInFewChecks() {
        let original = Array(String(repeating: "a", count: 300).utf8)
        var checks = 0
        var loop = FixLoop(allowsUnsafe: false) {
            checks += 1
            return Self.letters($0["a.yaml"] ?? original)
        }
        _ = loop.run(from: Self.letters(original))
        #expect(loop.contents["a.yaml"] == Array((".." + "a" + String(repeating: ".", count: 297)).utf8))
        #expect(checks < 60 && !loop.isExhausted, "\(checks)")
    }

    @Test func checksHaveALimit() {
        let original = Array(String(repeating: "z", count: 3_000).utf8)
        var checks = 0
        var loop = FixLoop(allowsUnsafe: false) {
            checks += 1
            return Self.harmful($0["a.yaml"] ?? original)
        }
        _ = loop.run(from: Self.harmful(original))
        #expect(loop.contents.isEmpty && loop.refused.count == 3_000)
        #expect(checks <= FixLoop.trialLimit && loop.isExhausted, "\(checks)")
    }

    @Test("the more a check finds, the fewer are made") func checksOfManyFindingsHaveALimit() {
        let original = Array(String(repeating: "z", count: 12_000).utf8)
        var (checks, findings) = (0, 0)
        var loop = FixLoop(allowsUnsafe: false) {
            let report = Self.harmful($0["a.yaml"] ?? original)
            checks += 1
            findings += report.findings.count
            return report
        }
        _ = loop.run(from: Self.harmful(original))
        #expect(loop.contents.isEmpty && loop.refused.count == 12_000)
        #expect(checks == 10 && findings >= FixLoop.trialFindings, "\(checks), \(findings)")
    }

    /// What ``letters(_:)`` finds, and harm for each letter that is gone.
    private static func harmful(_ bytes: [UInt8]) -> Report {
        var report = letters(bytes)
        for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
            guard let file = report.findings.first?.place.file else { break }
            let place = Place(file: file, bytes: index..<index + 1)
            var finding = Finding(RuleID("BN997", "gone"), .warning, "gone", at: place)
            finding.keyPath = "gone\(index)"
            report.findings.append(finding)
        }
        return report
    }

    /// A finding for each letter, with a fix that makes it a full stop.
    private static func letters(_ bytes: [UInt8]) -> Report {
        var sources = SourceSet()
        let file = sources.add(SourceFile(path: "a.yaml", bytes: bytes))
        let stop = UInt8(ascii: ".")
        var findings = bytes.indices.filter { bytes[$0] != stop }.map { index in
            let place = Place(file: file, bytes: index..<index + 1)
            let fix = Fix("remove it", .safe, edits: [Edit(replacing: place, with: ".")])
            var finding = Finding(rule, .warning, "a letter", at: place, fix: fix)
            finding.keyPath = "\(index)"
            return finding
        }
        if bytes[2] == stop || bytes[0] == stop && bytes[1] != stop {
            findings.append(Finding(RuleID("BN998", "harm"), .warning, "harm", at: Place(file: file, bytes: 0..<1)))
        }
        return Report(sources: sources, findings: findings)
    }
}
