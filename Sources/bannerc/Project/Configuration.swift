// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics

/// What a team sets once for all runs: the file `bannerc.yaml`.
///
/// ```yaml
/// specs: [specs/**/*.banner.yaml]
/// output: Sources/Generated
/// targets:
///   swift: { access: package }
///   tokens: { output: tokens }
/// ```
struct Configuration: Sendable {
    /// The name by which the file is found.
    static let fileName = "bannerc.yaml"

    /// Where the file is, as messages show it.
    var path = ""
    /// The folder that it lies in: the root of the project, which the paths in it are relative to.
    var folder: String { Path.folder(of: path) }
    /// The files that it was read from, for messages.
    var sources = SourceSet()

    /// Which specs there are: paths and patterns.
    var specs: [Located<String>] = []
    /// Where generated files go if their target does not say.
    var output: String?
    /// What to generate, in the order in which it is written; `nil` for every target.
    var targets: [TargetSettings]?

    /// How specs are checked.
    var lint = LintConfiguration()

    /// What is set for a target.
    struct TargetSettings: Sendable {
        /// The target.
        var target: Target
        /// Where its files go.
        var output: String?
        /// Who may use the declarations of the target `swift`.
        var access: SwiftAccess?
        /// The path of a template in the place of ours.
        var template: String?
    }
}
