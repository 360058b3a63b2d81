// SPDX-License-Identifier: Apache-2.0

/// A check of all that is open, which may run on another thread.
public struct CheckJob: Sendable {
    let project: any ProjectReader
    let files: [OpenFile]
    /// The specs as the last check had them.
    var former: [Resolution] = []
    /// How often something had come about that a check has to see.
    var reasons = 0

    /// Checks, and gets ready what requests ask for: anew for what has changed.
    public func run() -> CheckResult {
        let check = project.check(files)
        let versions = Dictionary(files.map { ($0.path, $0.version) }) { first, _ in first }
        let former = Dictionary(former.map { ($0.path, $0) }) { first, _ in first }
        let resolutions = check.specs.map { spec in
            if let known = former[spec.path], known.isOf(spec, versions: versions) { return known }
            return Resolution(spec, versions: versions)
        }
        return CheckResult(check: check, resolutions: resolutions, versions: versions, reasons: reasons)
    }
}

/// What came of a check.
public struct CheckResult: Sendable {
    let check: ProjectCheck
    var resolutions: [Resolution]
    /// The last edits of the documents that were checked, by path: ``TextDocument/edit``.
    let versions: [String: Int]
    /// How often something had come about that a check has to see; one that knows of more is newer.
    let reasons: Int

    /// What the server knows before the first check.
    static let none = CheckResult(check: ProjectCheck(), resolutions: [], versions: [:], reasons: -1)
}
