// SPDX-License-Identifier: Apache-2.0

/// What a finding is an instance of: a code that never changes and a name to read.
public struct RuleID: Hashable, Sendable {
    /// The stable code, `BN` and three digits. The first digit is the group.
    public let code: String

    /// The name in kebab-case, such as `duplicate-key`.
    public let name: String

    /// A rule known as `code` and `name`.
    public init(_ code: String, _ name: String) {
        self.code = code
        self.name = name
    }
}
