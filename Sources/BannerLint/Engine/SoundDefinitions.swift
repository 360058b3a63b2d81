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
    /// The bytes of styles of which only what they do is in error, and not how they look.
    private var unsettled: [FileID: [Range<Int>]] = [:]
    private let isSound: Bool

    init(_ loaded: SpecLoader.Result) {
        isSound = loaded.spec != nil
        guard !isSound else { return }
        let places = loaded.findings.filter { $0.severity == .error }.map(\.place) + loaded.gaps.unresolved
        let errors = Dictionary(grouping: places, by: \.file)
        for tree in loaded.trees {
            guard let errors = errors[tree.file] else { continue }
            var search = Search(errors: errors.map(\.bytes.lowerBound).sorted())
            search.visit(tree)
            faulty[tree.file] = search.faulty
            unsettled[tree.file] = search.unsettled
        }
    }

    func filter(_ findings: [Finding]) -> [Finding] {
        guard !isSound else { return findings }
        return findings.filter { finding in
            !isFaulty(finding.place) && !finding.labels.contains { isFaulty($0.place) }
        }
    }

    /// Finds the definitions that hold errors, given by their offsets in ascending order.
    private struct Search {
        private let errors: [Int]
        private var next = 0
        private(set) var faulty: [Range<Int>] = []
        private(set) var unsettled: [Range<Int>] = []

        /// What a style does, and no view draws.
        private static let behaviors: Set = ["bufferHeight", "dismissal", "metrics", "sticksOnScroll"]

        init(errors: [Int]) { self.errors = errors }

        /// The definitions are the entries of sections, such as `levels.error`; a section that is no mapping counts as one.
        mutating func visit(_ tree: NodeTree) {
            for (key, value) in tree.root.entries {
                if value.kind == .mapping, key.text == "lint" {
                    for (key, value) in value.entries { visitSetting(key, value) }
                } else if value.kind == .mapping, key.text != "queue" {
                    let isStyles = key.text == "styles"
                    for (key, value) in value.entries { visit(key, value, isStyle: isStyles) }
                } else {
                    visit(key, value, isStyle: false)
                }
            }
        }

        /// Each rule's setting stands for itself.
        private mutating func visitSetting(_ key: Node, _ value: Node) {
            guard value.kind == .mapping else { return visit(key, value, isStyle: false) }
            for (key, value) in value.entries { visit(key, value, isStyle: false) }
        }

        private mutating func visit(_ key: Node, _ value: Node, isStyle: Bool) {
            let range = Self.range(key, value)
            while next < errors.count, errors[next] < range.lowerBound { next += 1 }
            let own = errors[next...].prefix { $0 <= range.upperBound }
            guard !own.isEmpty else {
                // What is in error may be written in another definition, under an anchor.
                if namesError(value) { faulty.append(range) }
                return
            }
            let parts = isStyle ? Self.behaviors(value).filter { part in own.contains(where: part.contains) } : []
            if own.allSatisfy({ error in parts.contains { $0.contains(error) } }) {
                faulty += parts
                unsettled.append(range)
            } else {
                faulty.append(range)
            }
        }

        private func namesError(_ node: Node) -> Bool {
            if node.isAlias, hasError(node.contentPlace.bytes) { return true }
            return node.items.contains { namesError($0) } || node.entries.contains { namesError($0.value) }
        }

        private func hasError(_ range: Range<Int>) -> Bool {
            let first = errors.boundary { $0 >= range.lowerBound }
            return first < errors.count && errors[first] <= range.upperBound
        }

        private static func behaviors(_ style: Node) -> [Range<Int>] {
            guard style.kind == .mapping else { return [] }
            return style.entries.filter { behaviors.contains($0.key.text) }.map { range($0.key, $0.value) }
        }

        private static func range(_ key: Node, _ value: Node) -> Range<Int> {
            key.place.bytes.lowerBound..<max(key.place.bytes.upperBound, value.place.bytes.upperBound)
        }
    }

    /// Whether `place` lies in a faulty definition.
    func isFaulty(_ place: Place) -> Bool { Self.lies(place, in: faulty) }

    /// Whether `place` lies in a style that is faulty, or of which what it does is.
    func isUnsettled(_ place: Place) -> Bool { isFaulty(place) || Self.lies(place, in: unsettled) }

    private static func lies(_ place: Place, in files: [FileID: [Range<Int>]]) -> Bool {
        guard let ranges = files[place.file] else { return false }
        let offset = place.bytes.lowerBound
        let index = ranges.boundary { $0.upperBound > offset }
        return index < ranges.count && ranges[index].contains(offset)
    }
}
