// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// Findings as a Code Quality report of GitLab, which compares the reports of two branches by their fingerprints.
///
/// The format has no place for anything but issues. If not all findings are shown, a last issue says how many are not,
/// as grave as the gravest of them, where the first of them is.
enum GitLabFormat {
    /// The report.
    static func render(_ listing: Listing) -> [UInt8] {
        let fingerprints = Fingerprint.all(of: listing.findings, in: listing.sources)
        return JSONWriter.arrayDocument { json in
            for (finding, fingerprint) in zip(listing.shown, fingerprints) {
                json.object { json in
                    json.member("description", finding.message)
                    json.member("check_name", "\(finding.rule.code) \(finding.rule.name)")
                    json.member("fingerprint", fingerprint)
                    json.members(severity: finding.severity, at: finding.place, in: listing.sources)
                }
            }
            guard let first = listing.hidden.first, let omission = listing.omission else { return }
            json.object { json in
                let gravest = listing.hidden.reduce(first.severity) { max($0, $1.severity) }
                json.member("description", omission)
                json.member("check_name", "not-shown")
                json.member("fingerprint", "not-shown")
                json.members(severity: gravest, at: first.place, in: listing.sources)
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(severity: Severity, at place: Place, in sources: SourceSet) {
        let file = sources[place.file]
        member("severity", severity.inGitLab)
        object("location", .inline) { json in
            json.member("path", file.path)
            json.object("lines") { $0.member("begin", file.lines.line(at: place.bytes.lowerBound) + 1) }
        }
    }
}

extension Severity {
    /// The scale goes on with `critical` and `blocker`, which are for what harms those who run the software. An error
    /// here keeps it from being built.
    fileprivate var inGitLab: String {
        switch self {
        case .info: "info"
        case .warning: "minor"
        case .error: "major"
        }
    }
}
