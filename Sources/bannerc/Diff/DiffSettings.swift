// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerProject

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
