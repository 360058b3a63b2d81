// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import Testing

@Suite("Looking for SF Symbols") struct SymbolSearchTests {
    @Test(
        "what people write is answered with what they mean",
        arguments: [
            ("wifi.off", "wifi.slash"), ("xmark.circel.fill", "xmark.circle.fill"),
            ("fill.circle.xmark", "xmark.circle.fill"), ("exclamation.mark.triangle", "exclamationmark.triangle"),
            ("warning", "exclamationmark"), ("close", "xmark"), ("cloudRain", "cloud.rain"), ("clod", "cloud"),
            ("arrow-left-circle", "arrow.left.circle"), ("Checkmark", "checkmark"), ("bell_off", "bell.slash"),
            ("person.crop.circle.badge.foo", "person.crop.circle.badge"), ("info", "info.circle"),
            ("exclamation.triangle", "exclamationmark.triangle"), ("gear.fill", "gearshape.fill"),
            ("trashcan", "trash"),
        ])
    func nearest(_ written: String, _ meant: String) {
        #expect(SymbolTable.nearest(written).first?.name == meant)
    }

    @Test(
        "a word of other icon sets leads to the symbols of that meaning, the plainest first",
        arguments: [
            ("warning", "exclamationmark"), ("close", "xmark"), ("close circle", "xmark.circle"),
            ("Wifi off", "wifi.slash"),
        ])
    func meant(_ written: String, _ meant: String) {
        #expect(SymbolTable.meant(by: written).first?.name == meant)
    }

    @Test("a word that means nothing else leads to no others", arguments: ["", "cloud", "qq"])
    func noMeaning(_ written: String) { #expect(SymbolTable.meant(by: written).isEmpty) }

    @Test("what is like nothing has no nearest name", arguments: ["", "...", "qq", "qwertz.asdf", "🦉", "\u{0}\n"])
    func nothing(_ written: String) { #expect(SymbolTable.nearest(written).isEmpty) }

    @Test("a name of any length is answered soon")
    func longNames() {
        let long = String(repeating: "exclamationmark.", count: 10_000)
        let clock = ContinuousClock()
        #expect(clock.measure { _ = SymbolTable.nearest(long) } < .seconds(2))
        #expect(clock.measure { _ = SymbolTable.search(long) } < .seconds(2))
    }

    @Test("only symbols that may be proposed are, and never the name itself")
    func conditions() {
        let old = SymbolTable.nearest("bubble", limit: 5) { $0.since(.iOS) <= PlatformVersion(16) }
        #expect(old.first?.name == "bubble.left")
        #expect(old.count == 5 && old.allSatisfy { $0.since(.iOS) <= PlatformVersion(16) })
        #expect(!SymbolTable.nearest("cloud", limit: 20).contains { $0.name == "cloud" })
    }

    @Test("a search finds words by their beginnings, in any order")
    func search() {
        #expect(SymbolTable.search("cloud").first?.name == "cloud")
        #expect(SymbolTable.search("sl wif").map(\.name) == ["wifi.slash"])
        #expect(SymbolTable.search("Wifi.Slash").map(\.name) == ["wifi.slash"])
        #expect(SymbolTable.search("loud").isEmpty)
        #expect(SymbolTable.search("").count == SymbolTable.count)
        // Those that begin with the word come before those that merely have it.
        let names = SymbolTable.search("trash").map(\.name)
        let firstOther = names.firstIndex { !$0.hasPrefix("trash") } ?? names.count
        #expect(names[firstOther...].allSatisfy { !$0.hasPrefix("trash") })
    }
}
