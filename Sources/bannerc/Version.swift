// SPDX-License-Identifier: Apache-2.0

/// The version of the program.
enum Version {
    /// The version by Semantic Versioning 2.0. It appears in no generated file.
    static let current = "0.1.0"
}
