// SPDX-License-Identifier: Apache-2.0

/// What came of asking for a file.
public enum FileAccess: Sendable {
    /// Its bytes, as they are.
    case bytes([UInt8])
    /// It is a folder, such as an asset catalogue, which holds files and folders of these names.
    case folder([String])
    /// There is no such file.
    case missing
    /// It lies outside the project's root, perhaps through a symbolic link.
    case outsideRoot
    /// It is larger than a spec may be.
    case tooLarge
    /// It is there and can't be read, for this reason.
    case unreadable(String)
}
