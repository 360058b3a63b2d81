// SPDX-License-Identifier: Apache-2.0

package import Diagnostics

/// Joins the reports of several specs, so that what is wrong with a file that they share is told once.
package struct FindingMerger {
    /// All findings so far.
    package private(set) var report = Report()

    private var known: [String: FileID] = [:]
    /// What was found in files beside the specs themselves.
    private var shared: Set<Finding> = []

    /// Nothing was added yet.
    package init() {}

    /// Adds what `other` says of a spec, its first file, and of those that the spec uses.
    package mutating func add(_ other: Report) {
        guard !other.findings.isEmpty else { return }
        var files: [FileID: FileID] = [:]
        for finding in other.findings {
            let isShared = !finding.place.file.isFirst
            var finding = finding
            finding.movePlaces { moved($0, other.sources, &files) }
            if !isShared || shared.insert(finding).inserted { report.findings.append(finding) }
        }
    }

    private mutating func moved(_ place: Place, _ sources: SourceSet, _ files: inout [FileID: FileID]) -> Place {
        if let file = files[place.file] { return Place(file: file, bytes: place.bytes) }
        let source = sources[place.file]
        let file = known[source.path] ?? report.sources.add(source)
        known[source.path] = file
        files[place.file] = file
        return Place(file: file, bytes: place.bytes)
    }
}
