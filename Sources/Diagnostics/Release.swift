// SPDX-License-Identifier: Apache-2.0

/// Which version of bannerc this is, and where it lives. README, documentation, packages of editors and workflows say the same;
/// `scripts/version` checks that they do, and changes all of them.
public enum Release {
    /// The version by Semantic Versioning 2.0. It appears in no generated file.
    public static let version = "0.2.0"

    /// Where the sources are to be had; `OWNER` stands for who hosts them.
    public static let repository = "https://github.com/OWNER/bannerc"
}
