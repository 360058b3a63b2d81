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
            let finding = moved(finding, other.sources, &files)
            if !isShared || shared.insert(finding).inserted { report.findings.append(finding) }
        }
    }

    private mutating func moved(_ finding: Finding, _ sources: SourceSet, _ files: inout [FileID: FileID]) -> Finding {
        var finding = finding
        finding.place = moved(finding.place, sources, &files)
        for index in finding.labels.indices {
            finding.labels[index].place = moved(finding.labels[index].place, sources, &files)
        }
        if var fix = finding.fix {
            for index in fix.edits.indices { fix.edits[index].place = moved(fix.edits[index].place, sources, &files) }
            finding.fix = fix
        }
        return finding
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
