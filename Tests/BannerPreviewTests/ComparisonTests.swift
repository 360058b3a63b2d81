// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Foundation
import Testing

@testable import BannerPreview

/// Two versions of a spec beside each other.
@Suite("Comparison")
struct ComparisonTests {
    private func compare(
        _ old: String, _ new: String, renames: [String: String] = [:]
    ) -> [PreviewComparison.Banner] {
        let samples = (old: Sample(old, isChecked: false), new: Sample(new, isChecked: false))
        let comparison = PreviewComparison(
            path: "a", old: samples.old.spec, new: samples.new.spec, names: ("then", "now"), changes: [],
            renames: renames)
        return (0..<comparison.bannerCount).compactMap { comparison.draw($0, samples.new.memory) }
    }

    @Test("what is drawn alike is left out")
    func same() {
        #expect(compare(cutSpec, cutSpec).isEmpty)
        // A spec says it otherwise and means the same.
        #expect(compare(cutSpec, cutSpec.replacingOccurrences(of: "#8C1D18", with: "#8c1d18")).isEmpty)
    }

    @Test("a text in one language is found in that language")
    func language() throws {
        let new = cutSpec.replacingOccurrences(of: "{count} Datei konnte", with: "Nur {count} Datei konnte")
        let banner = try #require(compare(cutSpec, new).first)
        #expect(banner.kind == .changed && banner.combination.locale == "de")
        #expect(banner.combination.size == "L" && banner.combination.window == "390")
        #expect(banner.count > 0 && banner.count < banner.total)
        // The singular is no typical value.
        #expect(banner.combination.values == "least" || banner.combination.values == "one")
    }

    @Test("a colour in one appearance is found in that appearance")
    func colour() throws {
        let new = cutSpec.replacingOccurrences(
            of: "tint: \"#8C1D18\"", with: "tint: { light: \"#8C1D18\", dark: \"#700000\" }")
        let banner = try #require(compare(cutSpec, new).first)
        // In the dark, with and without high contrast.
        #expect(banner.combination.appearance == .dark && banner.count * 2 == banner.total)
        #expect(String(decoding: banner.json, as: UTF8.self).contains(#""looks":["dark","darkHighContrast"]"#))
    }

    @Test("a banner that is new or gone is shown, and one that was renamed is the same one")
    func names() {
        let new = cutSpec.replacingOccurrences(of: "  offline:", with: "  online:")
        #expect(compare(cutSpec, new).map(\.kind) == [.new, .gone])
        #expect(compare(cutSpec, new, renames: ["offline": "online"]).isEmpty)
    }

    @Test(
        "changes lead to the banner that they are about",
        arguments: [
            ("banners.offline.text.de", "offline"), ("themes.night.banners.offline", "offline"),
            ("levels.error.tint", nil),
            ("banners", nil),
        ])
    func changes(keyPath: String, banner: String?) {
        let change = PreviewComparison.Change(
            code: "", level: "patch", message: "", keyPath: keyPath, place: "", notes: [])
        #expect(change.banner == banner)
    }
}
