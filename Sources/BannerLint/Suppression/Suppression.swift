// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A comment that suppresses findings:
///
/// ```yaml
/// display: 12s        # bannerc: ignore[duration-max] -- people read this one aloud
/// display: 4s         # bannerc: ignore[duration-reading: welcome] -- a preview of what the inbox holds
/// ```
public struct Suppression: Hashable, Sendable {
    /// What it suppresses.
    public enum Scope: Hashable, Sendable {
        /// Findings that start on one of the lines, by their 0-based numbers.
        case lines(ClosedRange<Int>)
        /// All findings of the file.
        case file
    }

    /// A rule that a suppression names.
    public struct Mention: Hashable, Sendable {
        /// The rule.
        public let rule: RuleID
        /// The banner of which alone its findings may stay; `nil` for all.
        public let banner: String?
        /// Where it is named.
        public let place: Place
        /// Whether it let a finding pass.
        public internal(set) var isUsed = false
        /// Whether the rule ran on the whole spec, so that it could have found something.
        public let didRun: Bool
    }

    /// The comment.
    public let place: Place
    /// What to remove with the comment: the blanks before it, or its whole line.
    let removal: Place
    /// What it suppresses.
    public let scope: Scope
    /// The rules.
    public internal(set) var mentions: [Mention]
}
