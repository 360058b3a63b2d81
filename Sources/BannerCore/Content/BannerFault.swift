// SPDX-License-Identifier: Apache-2.0

/// A mistake of the app, found in debug builds.
public enum BannerFault: Hashable, Sendable, CustomStringConvertible {
    /// The banner named `banner` came while the condition of the one named `other` holds, though `mutex` excludes that.
    case mutexViolated(banner: String, other: String)
    /// The banner named `banner` was on a surface that no host was the place of, or whose host left the screen, and ended with the outcome
    /// `sceneLost`.
    case notDrawn(banner: String, surface: String)
    /// A view asked for the banner named `banner` outside any host. It gets a queue of its own, whose banners can show
    /// at the same time as others, and which knows nothing of the spec's `queue`. One that covers content may be in a window of its own, to
    /// whose buttons no keyboard comes.
    case noHost(banner: String)
    /// A host drew the banner named `banner` as its style says, since the `bannerContent` that has a view for it stands inside of that host,
    /// which finds only what stands after it.
    case contentInsideHost(banner: String)
    /// A parameter of the banner named `banner` is beyond a bound that its spec sets. The value stays unsaid: what
    /// banners tell people belongs in no log.
    case beyondBound(banner: String, parameter: String, bound: Bound)
    /// The bundle has no texts of the table named `table` in the development language, so that banners say what the spec says in that.
    case noTexts(table: String)

    /// What a spec sets a parameter.
    public enum Bound: Hashable, Sendable {
        /// The smallest number.
        case min(Int)
        /// The largest number.
        case max(Int)
        /// The most characters.
        case maxLength(Int)
    }

    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .mutexViolated(let banner, let other):
            "`\(banner)` came while the condition of `\(other)` holds, though their `mutex` says that it never does"
        case .notDrawn(let banner, let surface):
            "nobody could see `\(banner)`, which ended with `sceneLost`: no host on the screen shows the surface `\(surface)`"
        case .noHost(let banner):
            "`\(banner)` was asked for outside any `bannerHost`, and so waits for no other banner, and Full Keyboard Access may not reach its buttons"
        case .contentInsideHost(let banner):
            "`\(banner)` was drawn without the view that `bannerContent` has for it: write `bannerContent` after `bannerHost`, not inside of it"
        case .beyondBound(let banner, let parameter, .min(let min)):
            "`\(parameter)` of `\(banner)` is less than its `min`, \(min), and shown as it is"
        case .beyondBound(let banner, let parameter, .max(let max)):
            "`\(parameter)` of `\(banner)` is more than its `max`, \(max), and shown as it is"
        case .beyondBound(let banner, let parameter, .maxLength(let maxLength)):
            "`\(parameter)` of `\(banner)` is longer than its `maxLength`, \(maxLength), and cut"
        case .noTexts(let table):
            "the bundle has no table `\(table)`, so that no text of it is translated"
        }
    }
}
