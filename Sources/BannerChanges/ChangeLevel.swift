// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// What a change asks of the next version, as Semantic Versioning 2.0.0 has it.
public enum ChangeLevel: String, CaseIterable, Comparable, Sendable {
    /// What people see or hear differs; nothing that anyone wrote has to.
    case patch
    /// There is more than before, or it behaves otherwise.
    case minor
    /// Something that others wrote has to change.
    case major

    /// Whether `lhs` asks for less than `rhs`.
    public static func < (lhs: ChangeLevel, rhs: ChangeLevel) -> Bool { lhs.severity < rhs.severity }

    /// The severity of a finding that tells of such a change.
    public var severity: Severity {
        switch self {
        case .patch: .info
        case .minor: .warning
        case .major: .error
        }
    }
}
