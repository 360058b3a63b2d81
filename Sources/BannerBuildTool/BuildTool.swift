// SPDX-License-Identifier: Apache-2.0

import BannerProject

/// The part of `bannerc` that SwiftPM compiles for the plugin BannerBuild, where no release of it is at hand: it knows the runs that the
/// plugin asks for, and neither the other commands nor the help for people.
@main
enum BuildTool {
    static func main() {
        Launch.run { arguments, terminal throws(CommandFailure) in
            guard let run = PlainRun(arguments) else {
                throw CommandFailure(
                    "this is the part of bannerc that the plugin BannerBuild runs; `bannerc` itself takes other arguments"
                )
            }
            return try run.execute(terminal)
        }
    }
}
