// SPDX-License-Identifier: Apache-2.0

public import BannerChanges
public import BannerGenerators
public import Diagnostics

/// A difference of meaning between two versions of a spec.
public struct Change: Hashable, Sendable {
    /// One of the two versions, as far as it has to do with a change.
    public struct Side: Hashable, Sendable {
        /// What it says there; `nil` for nothing.
        public var value: String?
        /// Where it is written, or nearest to where it would be; `nil` without such a spec.
        public var place: Place?
    }

    /// What kind of change it is.
    public var code: ChangeCode
    /// What it asks of the next version.
    public var level: ChangeLevel
    /// What has changed, in lower case and without a full stop.
    public var message: String
    /// The keys that lead to it, by the names of the new version: `banners.offline.text.en`.
    public var keyPath: String
    /// How it was.
    public var old = Side()
    /// How it is.
    public var new = Side()
    /// The languages whose clients stop compiling.
    public var languages: [CodeInterface.Language] = []
    /// What else is to be said of it wherever it holds, a sentence each.
    var remarks: [String] = []
    /// The key paths of what has changed with it.
    var followers: [String] = []
    /// What is to be said of contrast in one of the specs that it holds for, or of one of its followers.
    var contrast: String?
    /// The specs that it holds for, by their paths.
    public internal(set) var specs: [String] = []
    /// Whether it is written in a file that the spec uses, which others may use as well.
    var isShared = false
    /// Why it may pass, if somebody says so.
    public var reason: String?

    /// What else is to be said, a sentence each.
    public var notes: [String] {
        let same = followers.isEmpty ? [] : ["the same goes for \(Figure.list(followers, limit: 3))"]
        return remarks + same + [contrast].compactMap(\.self)
    }

    init(_ code: ChangeCode, _ message: String, at keyPath: String) {
        self.code = code
        self.level = code.level
        self.message = message
        self.keyPath = keyPath
    }
}
