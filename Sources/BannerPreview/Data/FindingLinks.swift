// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Which banners findings are about, and which of their parts.
struct FindingLinks {
    /// For each finding, the banners that it is about, by their index; none for what is about the whole spec.
    private(set) var banners: [[Int]] = []
    /// For each banner, the findings.
    private(set) var findings: [[Int]]

    /// The links of `findings` in `spec`.
    init(_ findings: [Finding], _ spec: Spec?) {
        guard let spec else {
            banners = findings.map { _ in [] }
            self.findings = []
            return
        }
        self.findings = Array(repeating: [], count: spec.banners.count)
        let names = spec.banners.indices.reduce(into: [:]) { $0[spec.banners[$1].name.value] = $1 }
        for (number, finding) in findings.enumerated() {
            let found = Self.banners(of: finding, spec, names)
            banners.append(found)
            for banner in found { self.findings[banner].append(number) }
        }
    }

    private static func banners(of finding: Finding, _ spec: Spec, _ names: [String: Int]) -> [Int] {
        var found = Set(finding.cases.compactMap { $0.identity.banner }.compactMap { names[$0] })
        if found.isEmpty { found = Set(banners(at: finding.keyPath, spec, names)) }
        return found.sorted()
    }

    /// The banners that the definition at a key path is of, or is used by.
    private static func banners(at path: String, _ spec: Spec, _ names: [String: Int]) -> [Int] {
        var keys = path.split(separator: ".").map(String.init)
        // What a theme changes concerns the same banners.
        if keys.first == "themes" { keys = Array(keys.dropFirst(2)) }
        guard keys.count > 1 else { return [] }
        let all = spec.banners.indices
        switch keys[0] {
        case "banners": return names[keys[1]].map { [$0] } ?? []
        case "levels": return all.filter { spec.design.levels[spec.banners[$0].level].name.value == keys[1] }
        case "styles": return all.filter { spec.design.styles[spec.banners[$0].style].name == keys[1] }
        case "surfaces": return all.filter { spec.surfaces[spec.banners[$0].surface].name == keys[1] }
        case "buttons":
            return all.filter { spec.banners[$0].buttons.contains { spec.buttons[$0.value].name.value == keys[1] } }
        default: return []
        }
    }
}
