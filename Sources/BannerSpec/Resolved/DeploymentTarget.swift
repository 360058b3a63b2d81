// SPDX-License-Identifier: Apache-2.0

public import ApplePlatforms
public import Diagnostics

/// The oldest version of a platform that an app runs on.
public struct DeploymentTarget: Hashable, Sendable {
    /// The platform.
    public var platform: ApplePlatform
    /// The version.
    public var version: PlatformVersion
    /// Where a spec says so; `nil` if somebody else does.
    public var place: Place?

    /// `version` of `platform`, as the spec says at `place`.
    public init(_ platform: ApplePlatform, _ version: PlatformVersion, at place: Place? = nil) {
        self.platform = platform
        self.version = version
        self.place = place
    }
}
