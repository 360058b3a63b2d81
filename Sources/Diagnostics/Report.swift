// SPDX-License-Identifier: Apache-2.0

/// The findings of a run and the files that they speak of.
public struct Report: Sendable {
    /// The files that the findings' places lie in.
    public var sources: SourceSet

    /// The findings, in any order until ``sorted()``.
    public var findings: [Finding]

    /// A report of `findings` in `sources`.
    public init(sources: SourceSet = SourceSet(), findings: [Finding] = []) {
        self.sources = sources
        self.findings = findings
    }

    /// Whether a finding is at least as grave as `severity`.
    public func contains(atLeast severity: Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// The findings by path, place, code and message, each once. The order is the same in every run.
    public func sorted() -> [Finding] {
        guard findings.count > 1 else { return findings }
        var sorted: [Finding] = []
        sorted.reserveCapacity(findings.count)
        // Findings that are the same have the same key, code and message, and so stand in one group; few groups have two.
        var group: Set<Finding> = []
        for key in sortingKeys() {
            let finding = findings[key.index]
            if let last = sorted.last, hasSameKey(last, finding) {
                if group.isEmpty { group.insert(last) }
                guard group.insert(finding).inserted else { continue }
            } else {
                group.removeAll()
            }
            sorted.append(finding)
        }
        return sorted
    }

    /// A finding by what it is sorted by first: numbers, since comparing paths and messages takes time.
    private struct SortingKey {
        let path: Int
        let bytes: Range<Int>
        let index: Int
    }

    private func sortingKeys() -> [SortingKey] {
        let paths = Set(sources.files.map(\.path)).sorted().enumerated().reduce(into: [:]) { paths, item in
            paths[item.element] = item.offset
        }
        let ranks = sources.files.map { paths[$0.path] ?? 0 }
        let keys = findings.indices.map { index in
            let place = findings[index].place
            return SortingKey(path: ranks[Int(place.file.index)], bytes: place.bytes, index: index)
        }
        return keys.sorted { left, right in
            if left.path != right.path { return left.path < right.path }
            if left.bytes != right.bytes {
                return (left.bytes.lowerBound, left.bytes.upperBound) < (right.bytes.lowerBound, right.bytes.upperBound)
            }
            let (first, second) = (findings[left.index], findings[right.index])
            if first.rule.code != second.rule.code { return first.rule.code < second.rule.code }
            if first.message != second.message { return first.message < second.message }
            return left.index < right.index
        }
    }

    private func hasSameKey(_ left: Finding, _ right: Finding) -> Bool {
        left.place.bytes == right.place.bytes && left.rule.code == right.rule.code && left.message == right.message
            && sources[left.place.file].path == sources[right.place.file].path
    }
}
