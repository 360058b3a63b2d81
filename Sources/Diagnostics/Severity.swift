// SPDX-License-Identifier: Apache-2.0

/// How grave a finding is, by what follows from it.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth knowing; nothing follows.
    case info

    /// Should be mended; the run succeeds.
    case warning

    /// Must be mended; the run fails and writes nothing.
    case error

    /// Whether `lhs` is less grave than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
