// SPDX-License-Identifier: Apache-2.0

/// What the formats need to know besides the findings. Each takes of it what it has room for.
public struct FormatOptions: Sendable {
    /// Whether ``OutputFormat/text`` and ``OutputFormat/concise`` carry colour.
    public var styling: Styling

    /// The rules that ran, in any order. Rules with findings need not be among them.
    public var rules: [RuleSummary]

    /// The version of the program, without its name; empty where it should not show.
    public var toolVersion: String

    /// The paths of all files that were checked, in any order, as ``SourceFile/path`` writes them. Files with findings
    /// need not be among them.
    public var checkedFiles: [String]

    /// The folder of the run below the root of its repository, from which hosts of repositories count paths; empty for the root itself.
    public var folderInRepository: String

    /// How many findings are shown at most; nil for all. Counts of findings count all of them nonetheless.
    public var maxDiagnostics: Int?

    /// From which severity on a finding is a failure, where a format tells failures from remarks; `nil` if none is.
    public var failLevel: Severity?

    /// Options for a report without colour that shows everything.
    public init(
        styling: Styling = .plain, rules: [RuleSummary] = [], toolVersion: String = "", checkedFiles: [String] = [],
        folderInRepository: String = "", maxDiagnostics: Int? = nil, failLevel: Severity? = .error
    ) {
        self.styling = styling
        self.rules = rules
        self.toolVersion = toolVersion
        self.checkedFiles = checkedFiles
        self.folderInRepository = folderInRepository
        self.maxDiagnostics = maxDiagnostics
        self.failLevel = failLevel
    }

    /// Whether a finding of this severity is a failure.
    func isFailure(_ severity: Severity) -> Bool { failLevel.map { severity >= $0 } ?? false }
}
