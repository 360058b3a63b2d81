// SPDX-License-Identifier: Apache-2.0

package import Diagnostics

/// Joins the reports of several specs, so that what is wrong with a file that they share is told once.
package struct FindingMerger {
    /// All findings so far.
    package private(set) var report = Report()

    private var known: [String: FileID] = [:]
    /// Where in the report the findings of a spec are, by its own file.
    private var own: [FileID: Range<Int>] = [:]
    /// The files that some spec uses, and what was found in them.
    private var sharedFiles: Set<FileID> = []
    private var shared: Set<Finding> = []

    /// Nothing was added yet.
    package init() {}

    /// Adds what `other` says of a spec, its first file, and of those that the spec uses.
    package mutating func add(_ other: Report) {
        guard !other.findings.isEmpty else { return }
        var files: [FileID: FileID] = [:]
        let start = report.findings.count
        var first: FileID?
        for finding in other.findings {
            let isOwn = finding.place.file.isFirst
            var finding = finding
            finding.movePlaces { moved($0, other.sources, &files) }
            if isOwn { first = finding.place.file } else { share(finding.place.file) }
            // Most specs are used by no other, so what is found in them need not be looked up.
            let isNew = !sharedFiles.contains(finding.place.file) || shared.insert(finding).inserted
            if isNew { report.findings.append(finding) }
        }
        if let first { own[first] = start..<report.findings.count }
    }

    /// Notes that a spec uses `file`, which may be a spec of the run itself.
    private mutating func share(_ file: FileID) {
        guard sharedFiles.insert(file).inserted, let range = own[file] else { return }
        for finding in report.findings[range] where finding.place.file == file { shared.insert(finding) }
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
