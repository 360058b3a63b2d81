// SPDX-License-Identifier: Apache-2.0

/// The ways in which the findings of a run are written, for people and for machines.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// Annotated excerpts (``TextFormat``).
    case text

    /// A line for each finding (``ConciseFormat``).
    case concise

    /// One JSON object with all findings and their counts.
    case json

    /// A JSON object for each finding, each on one line.
    case jsonl

    /// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
    case sarif

    /// Workflow commands that GitHub Actions shows beside the lines of a change.
    case github

    /// The Code Quality report of GitLab.
    case gitlab

    /// Test results in the XML of JUnit.
    case junit

    /// The XML of Checkstyle.
    case checkstyle

    /// Whether hosts of repositories read it, who count paths from the root.
    private var isForHosts: Bool { [.sarif, .github, .gitlab].contains(self) }

    /// The findings of `report`, as UTF-8.
    ///
    /// The same report and options give the same bytes, in time proportional to the files and findings. Whatever the
    /// files, paths and messages hold, the result is well-formed, and nothing of them acts on who looks at it.
    public func render(_ report: Report, options: FormatOptions = FormatOptions()) -> [UInt8] {
        let paths = RepositoryPaths(folder: isForHosts ? options.folderInRepository : "")
        let (report, options) = (paths.report(report), paths.options(options))
        let listing = Listing(report, limit: options.maxDiagnostics)
        return switch self {
        case .text: Array(TextFormat.render(listing, options.styling).utf8)
        case .concise: Array(ConciseFormat.render(listing, options.styling).utf8)
        case .json: JSONFormat.render(listing)
        case .jsonl: JSONLinesFormat.render(listing)
        case .sarif: SARIFFormat.render(listing, options)
        case .github: GitHubFormat.render(report, limit: options.maxDiagnostics)
        case .gitlab: GitLabFormat.render(listing)
        case .junit: JUnitFormat.render(listing, options)
        case .checkstyle: CheckstyleFormat.render(listing, options)
        }
    }
}
