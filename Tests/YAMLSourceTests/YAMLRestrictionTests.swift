// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// What YAML allows and the language does not is an error, and reading goes on.
@Suite struct YAMLRestrictionTests {
    @Test func duplicateKey() {
        let reading = expectFinding(
            .duplicateKey, "key `a` is written twice in one mapping", in: "«a»: 1\nb: 2\n«\"a\"»: 3\n")
        #expect(reading.tree.map { outline($0.root) } == "{a: 1, b: 2, !: 3}")
    }

    @Test func duplicateKeyOfALargeMapping() {
        let others = (0..<1000).map { "k\($0): 1\n" }.joined()
        expectFinding(.duplicateKey, in: others + "«x»: 1\n" + others.replacing("k", with: "l") + "«x»: 2\n")
    }

    @Test(arguments: [2, 15, 16, 17, 18, 100]) func keysThatDifferAreNoDuplicates(_ count: Int) {
        let text = (0..<count).map { "a\($0 / 10)\($0 % 10)b: {a00b: 1}\n" }.joined()
        #expect(Reading(text).findings.isEmpty)
        #expect(Reading(text + "a00b: 1\n").rules == [.duplicateKey])
    }

    @Test func keyThroughAnAliasIsADuplicate() {
        #expect(Reading("a: &x b\n*x : 1\nb: 2\n").rules == [.duplicateKey])
    }

    @Test func undefinedAlias() {
        let reading = expectFinding(.alias, help: "`*brand`", in: "a: &brand 1\nb: «*brnad»\nc: 2\n")
        #expect(reading.tree.map { outline($0.root) } == "{a: 1, b: !, c: 2}")
    }

    @Test func aliasBeforeItsAnchor() { expectFinding(.alias, help: "above", in: "a: «*x»\nb: «&x» 1\n") }

    @Test func aliasWithinItself() {
        let reading = expectFinding(
            .alias, "alias `x` is used within the value that it names", in: "a: «&x» [1, «*x»]\n")
        #expect(reading.tree.map { outline($0.root) } == "{a: [1, !]}")
    }

    @Test func anchorDefinedTwice() {
        expectFinding(.alias, "anchor `x` is defined twice", in: "a: «&x» 1\nb: «&x» 2\n")
    }

    @Test(arguments: [
        "a: «!x» 1", "a: «!!str» 1", "a: «!» x", "a: «!x»", "a: «!x» [1]", "«!x»\na: 1", "a: «!e!x» 1",
        "«%TAG ! x»\n--- a\n",
    ])
    func tag(_ marked: String) { expectFinding(.tag, in: marked) }

    @Test func tagsDoNotStopReading() {
        let reading = Reading("a: !x 1\nb: &y !z {c: 1}\n")
        #expect(reading.rules == [.tag, .tag])
        #expect(reading.tree.map { outline($0.root) } == "{a: 1, b: {c: 1}}")
    }

    @Test func mergeKey() {
        let reading = expectFinding(.mergeKey, in: "a: &x {b: 1}\nc: { «<<»: *x }\n")
        #expect(reading.tree.map { outline($0.root) } == "{a: {b: 1}, c: {!: *{b: 1}}}")
        #expect(Reading("a: <<\n\"<<\": b\n").findings.isEmpty)
    }

    @Test(arguments: [
        "a: 1\n? «[b]»\n: 2\n", "«\"\"»: 1\n", "{ «{a: 1}»: 2 }", "?«»\n: 2", "{ ?«» : 2 }", "a: &x [1]\n«*x» : 2\n",
    ])
    func keyKind(_ marked: String) { expectFinding(.keyKind, in: marked) }

    @Test func secondDocument() {
        let reading = expectFinding(.multipleDocuments, in: "a: 1\n«---»\nb: [\n")
        #expect(reading.tree.map { outline($0.root) } == "{a: 1}")
        expectFinding(.multipleDocuments, in: "a: 1\n...\n# c\n«%YA»ML 1.2\n---\nb\n")
    }

    @Test(arguments: ["---\na: 1\n", "%YAML 1.2\n---\na: 1\n...\n# end\n", "a: 1\n...\n...\n"])
    func oneDocument(_ text: String) {
        let reading = Reading(text)
        #expect(reading.findings.isEmpty)
        #expect(reading.tree.map { outline($0.root) } == "{a: 1}")
    }

    @Test(arguments: ["", "\n\n", "# only\n  # comments", "\u{FEFF}", "---\n", "---\n...\n"])
    func emptyFile(_ text: String) {
        let reading = Reading(text)
        #expect(reading.rules == [.emptyFile])
        #expect(reading.tree == nil)
    }

    @Test func faultsOfAllKindsAreFoundTogether() {
        let text = "a: 1\na: 2\nb: *none\nc: !t x\n? [k]\n: v\n<<: 1\n"
        #expect(Set(Reading(text).rules) == [.duplicateKey, .alias, .tag, .keyKind, .mergeKey])
    }

    @Test func codesAndNamesAreUnique() {
        #expect(Set(YAMLRules.all.map(\.code)).count == YAMLRules.all.count)
        #expect(Set(YAMLRules.all.map(\.name)).count == YAMLRules.all.count)
        #expect(YAMLRules.all.map(\.code) == (101...118).map { "BN\($0)" })
    }
}
