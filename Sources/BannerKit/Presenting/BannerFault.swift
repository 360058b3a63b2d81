// SPDX-License-Identifier: Apache-2.0

/// A claim of the spec that the app does not keep, found in debug builds.
public enum BannerFault: Hashable, Sendable, CustomStringConvertible {
    /// The banner named `banner` came while the condition of the one named `other` holds, though `mutex` excludes that.
    case mutexViolated(banner: String, other: String)

    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .mutexViolated(let banner, let other):
            "`\(banner)` came while the condition of `\(other)` holds, though their `mutex` says that it never does"
        }
    }
}
