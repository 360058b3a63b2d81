// SPDX-License-Identifier: Apache-2.0

/// What the program tells whoever started it.
package enum ExitStatus: Int32, Comparable {
    /// All is well.
    case clean = 0
    /// A spec has errors, or generated files are stale.
    case findings = 1
    /// Bad usage, a bad configuration, or a file that can't be read or written.
    case failure = 2

    /// Whether `lhs` is less grave than `rhs`.
    package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
