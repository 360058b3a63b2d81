// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What a build is asked to do, on the command line.
struct BuildSettings {
    /// What becomes of the generated files.
    enum Mode {
        /// They are written.
        case write
        /// They are compared with what is there.
        case check
        /// None are made; the resolved values are printed.
        case listing
        /// None are made; what templates get is printed.
        case context
    }

    /// What the messages look like.
    enum Format: String, CaseIterable {
        /// With an excerpt of the spec.
        case text
        /// A line each.
        case concise
    }

    /// What becomes of the generated files.
    var mode = Mode.write
    /// Files, folders, or `-`; none for what the configuration says.
    var specs: [String] = []
    /// The name that standard input goes by.
    var inputName = "stdin.banner.yaml"
    /// The configuration's path, if it is not to be searched for.
    var configuration: String?
    /// Where generated files go, whatever the configuration says.
    var output: String?
    /// What to generate, whatever the configuration says; none for that.
    var targets: [Target] = []
    /// A template in the place of ours.
    var template: String?
    /// Where the dependencies go.
    var depfile: String?
    /// What the messages look like.
    var format = Format.text

    /// Whether a check shows the lines that differ.
    var showsDiff = false
    /// Whether files are removed that were generated before and are no longer made.
    var prunes = false
    /// Whether each file that is written is named.
    var isVerbose = false

    /// Whether the rules are checked too, so that a spec that breaks them is not built.
    var isLinting = false
    /// Whether each file is made that the name of a spec announces, even if the spec has nothing for it.
    var makesAllOutputs = false

    /// Whether no files are made.
    var isListing: Bool { mode == .listing || mode == .context }

    /// Whether all is built that the configuration describes, and nothing else.
    var isWholeProject: Bool { specs.isEmpty && targets.isEmpty && output == nil }
}
