// SPDX-License-Identifier: Apache-2.0

package import BannerGenerators

/// What a build is asked to do, on the command line.
package struct BuildSettings {
    /// What becomes of the generated files.
    package enum Mode {
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
    package enum Format: String, CaseIterable {
        /// With an excerpt of the spec.
        case text
        /// A line each.
        case concise
    }

    /// What becomes of the generated files.
    package var mode = Mode.write
    /// Files, folders, or `-`; none for what the configuration says.
    package var specs: [String] = []
    /// Whether files count as if a folder had been named: parts of others are no specs of their own.
    package var takesAsFound = false
    /// The name that standard input goes by.
    package var inputName = "stdin.banner.yaml"
    /// The configuration's path, if it is not to be searched for.
    package var configuration: String?
    /// Where generated files go, whatever the configuration says.
    package var output: String?
    /// What to generate, whatever the configuration says; none for that.
    package var targets: [Target] = []
    /// A template in the place of ours.
    package var template: String?
    /// Where the dependencies go.
    package var depfile: String?
    /// What the messages look like.
    package var format = Format.text

    /// Whether a check shows the lines that differ.
    package var showsDiff = false
    /// Whether files are removed that were generated before and are no longer made.
    package var prunes = false
    /// Whether each file that is written is named.
    package var isVerbose = false

    /// Whether the rules are checked too, so that a spec that breaks them is not built.
    package var isLinting = false
    /// Whether each file is made that the name of a spec announces, even if the spec has nothing for it.
    package var makesAllOutputs = false

    /// A build of what the configuration names.
    package init() {}

    /// Whether no files are made.
    var isListing: Bool { mode == .listing || mode == .context }

    /// Whether all is built that the configuration describes, and nothing else.
    var isWholeProject: Bool { specs.isEmpty && targets.isEmpty && output == nil }
}
