// SPDX-License-Identifier: Apache-2.0

import BannerDiff

/// What a run of `bannerc diff` is asked for.
struct DiffSettings {
    /// An output of changes.
    typealias Output = ReportOutput<ChangeFormat>

    /// The two versions, or with a revision what is compared with it.
    var paths: [String] = []
    /// The git revision of the old version.
    var revision: String?
    /// The path of the configuration, if it is not to be searched for.
    var configuration: String?
    var outputs: [Output] = []
    var failLevel: DiffFailLevel?
    var exceptions: [ChangePolicy.Exception] = []
    var levels: [ChangeCode: ChangeLevel] = [:]
}

/// The level from which on changes make a run fail.
enum DiffFailLevel: String, CaseIterable, Sendable {
    /// None does.
    case never
    /// Major ones do.
    case major
    /// Minor ones do, too.
    case minor
    /// All do.
    case patch

    /// Whether a change of `level` makes a run fail.
    func isReached(by level: ChangeLevel?) -> Bool {
        guard let least = ChangeLevel(rawValue: rawValue), let level else { return false }
        return level >= least
    }
}
