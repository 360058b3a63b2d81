// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Why something that was asked for can't be had.
struct InputFault {
    /// Where it is, or should be.
    var path: String
    /// The reason, in a line for people.
    var message: String

    /// The same as a finding, for reports that would look clean without it. Of a file that can't be read, no more than its path is known.
    var report: Report {
        var sources = SourceSet()
        let file = sources.add(SourceFile(path: path, bytes: []))
        let finding = Finding(.useFile, .error, message, at: Place(file: file, bytes: 0..<0))
        return Report(sources: sources, findings: [finding])
    }
}
