// SPDX-License-Identifier: Apache-2.0

/// The findings of a file, for formats that list files.
struct FileFindings {
    /// The file's path.
    let path: String

    /// The findings that are shown, in order.
    var shown: [Finding] = []

    /// The findings that are not.
    var hidden: [Finding] = []

    /// How grave the gravest finding is that is not shown; nil if all are.
    var gravestHidden: Severity? { hidden.map(\.severity).max() }

    /// All files of `listing` and `checked`, which may be clean, by path.
    static func all(of listing: Listing, checked: [String]) -> [FileFindings] {
        var files: [String: FileFindings] = [:]
        for path in checked { files[path] = FileFindings(path: path) }
        for finding in listing.shown {
            let path = listing.sources[finding.place.file].path
            files[path, default: FileFindings(path: path)].shown.append(finding)
        }
        for finding in listing.hidden {
            let path = listing.sources[finding.place.file].path
            files[path, default: FileFindings(path: path)].hidden.append(finding)
        }
        return files.values.sorted { $0.path < $1.path }
    }

    /// What to say of the findings that are not shown.
    var omission: String { "\(hidden.count) finding\(hidden.count == 1 ? " is" : "s are") not shown" }
}
