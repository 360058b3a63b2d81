// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// A command that writes through ``Terminal`` and says how it went.
protocol Command: ParsableCommand {
    /// Does the work. Throws ``CommandFailure`` if it can't.
    func execute(_ terminal: Terminal) throws -> ExitStatus
}
