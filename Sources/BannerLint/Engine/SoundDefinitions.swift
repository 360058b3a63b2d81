// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The definitions of a spec in which nothing is in error.
///
/// Rules also run on a spec with errors, so that one error does not mask what is wrong elsewhere. But what a faulty
/// definition resolves to is not what its author meant: it has defaults for what could not be read. So rules don't see the
/// banners that rest on one (``SoundSpec``), and findings that speak of one themselves are left out: they would be noise.
struct SoundDefinitions {
    /// The bytes of faulty definitions by file, in ascending order and apart from each other.
    private var faulty: [FileID: [Range<Int>]] = [:]
    private let isSound: Bool

    init(_ loaded: SpecLoader.Result) {
        isSound = loaded.spec != nil
        guard !isSound else { return }
        let places = loaded.findings.filter { $0.severity == .error }.map(\.place) + loaded.gaps.unresolved
        let errors = Dictionary(grouping: places, by: \.file)
        for tree in loaded.trees {
            guard let errors = errors[tree.file] else { continue }
            faulty[tree.file] = Self.faulty(tree, errors.map(\.bytes.lowerBound).sorted())
        }
    }

    func filter(_ findings: [Finding]) -> [Finding] {
        guard !isSound else { return findings }
        return findings.filter { finding in
            !isFaulty(finding.place) && !finding.labels.contains { isFaulty($0.place) }
        }
    }

    /// The definitions are the entries of sections, such as `levels.error`; a section that is no mapping counts as one.
    private static func faulty(_ tree: NodeTree, _ errors: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var next = 0
        func visit(_ key: Node, _ value: Node) {
            let range = key.place.bytes.lowerBound..<max(key.place.bytes.upperBound, value.place.bytes.upperBound)
            while next < errors.count, errors[next] < range.lowerBound { next += 1 }
            if next < errors.count, errors[next] <= range.upperBound { ranges.append(range) }
        }
        for (key, value) in tree.root.entries {
            if value.kind == .mapping, key.text != "queue" {
                for (key, value) in value.entries { visit(key, value) }
            } else {
                visit(key, value)
            }
        }
        return ranges
    }

    /// Whether `place` lies in a faulty definition.
    func isFaulty(_ place: Place) -> Bool {
        guard let ranges = faulty[place.file] else { return false }
        let offset = place.bytes.lowerBound
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(offset)
    }
}
