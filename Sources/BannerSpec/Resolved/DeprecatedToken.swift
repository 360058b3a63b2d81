// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A use of a design token that its file calls deprecated.
public struct DeprecatedToken: Hashable, Sendable {
    /// The token's path.
    public var path: String
    /// What the file says about it, such as what to use instead; `nil` if it says nothing.
    public var reason: String?
    /// Where the spec uses it, perhaps through another token.
    public var place: Place
    /// Where the token is written.
    public var token: Place
}
