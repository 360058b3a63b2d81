// SPDX-License-Identifier: Apache-2.0

/// A mistake of the app, found in debug builds.
public enum BannerFault: Hashable, Sendable, CustomStringConvertible {
    /// The banner named `banner` came while the condition of the one named `other` holds, though `mutex` excludes that.
    case mutexViolated(banner: String, other: String)
    /// The banner named `banner` is shown on a surface that no host is the place of: it has its turn, and nobody sees
    /// it.
    case notDrawn(banner: String, surface: String)

    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .mutexViolated(let banner, let other):
            "`\(banner)` came while the condition of `\(other)` holds, though their `mutex` says that it never does"
        case .notDrawn(let banner, let surface):
            "nobody sees `\(banner)`, which others wait for, since no host on the screen shows the surface `\(surface)`"
        }
    }
}
