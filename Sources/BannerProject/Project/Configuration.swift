// SPDX-License-Identifier: Apache-2.0

package import BannerCore
package import BannerGenerators
package import BannerSpec
import Diagnostics

/// What a team sets once for all runs: the file `bannerc.yaml`.
///
/// ```yaml
/// specs: [specs/**/*.banner.yaml]
/// output: Sources/Generated
/// targets:
///   swift: { access: package }
///   tokens: { output: tokens }
/// prune: true
/// platforms: { iOS: 16, macOS: 13 }
/// fonts:
///   subheadline: [Fonts/Brand-Medium.ttf, Fonts/NotoSansThai-Medium.ttf]
/// ```
package struct Configuration: Sendable {
    /// The name by which the file is found.
    package static let fileName = "bannerc.yaml"
    /// A name by which it is not, though the endings of specs let one expect it.
    static let mistakenName = "bannerc.yml"

    /// Where the file is, as messages show it.
    package var path = ""
    /// The folder that it lies in: the root of the project, which the paths in it are relative to.
    package var folder: String { Path.folder(of: path) }
    /// The files that it was read from, for messages.
    var sources = SourceSet()

    /// Which specs there are: paths and patterns.
    package var specs: [Located<String>] = []
    /// Where generated files go if their target does not say.
    var output: String?
    /// What to generate, in the order in which it is written; `nil` for ``Target/standard``.
    package var targets: [TargetSettings]?

    /// The font files of text styles, the preferred one of each first; relative to the folder.
    package var fonts: [BannerTextStyle: [Located<String>]] = [:]

    /// The oldest version of each platform that the app runs on, for specs that do not say.
    var platforms: [DeploymentTarget] = []

    /// Whether a build removes what was generated before and is no longer made.
    var prunes = false

    /// How specs are checked.
    var lint = LintConfiguration()

    /// How versions of specs are compared.
    package var diff = DiffConfiguration()

    /// What is set for a target.
    package struct TargetSettings: Sendable {
        /// The target.
        package var target: Target
        /// Where its files go.
        var output: String?
        /// Who may use the declarations of the target `swift`.
        var access: SwiftAccess?
        /// The paths of templates in the place of ours, by the name of ours.
        var templates: [String: String] = [:]
        /// What else is set, by key.
        package var settings: [String: String] = [:]
    }
}

extension Configuration {
    /// The configuration in `bytes`, which lies at `path`. Throws ``CommandFailure`` with every finding if something is wrong with it.
    package init(_ bytes: [UInt8], path: String) throws(CommandFailure) {
        self = try ConfigurationReader.read(bytes, path: path)
    }

    /// What generators are told of the targets, but for templates.
    var generatorOptions: GeneratorOptions {
        var options = GeneratorOptions()
        for own in targets ?? [] {
            if own.target == .swift, let access = own.access { options.swiftAccess = access }
            options.settings[own.target] = own.settings
        }
        return options
    }

    /// The path of what it names as `path`. Throws ``CommandFailure`` if symbolic links lead out of the project: who reads only
    /// the configuration would not know, and what is generated and reported may be seen by others.
    func path(of path: String, _ subject: String) throws(CommandFailure) -> String {
        let joined = Path.join(folder, path)
        try confine(joined, subject)
        return joined
    }

    /// Throws ``CommandFailure`` if `path`, as this run knows it, leads out of the project.
    func confine(_ path: String, _ subject: String) throws(CommandFailure) {
        guard let root = FileSystem.realPath(folder), !Path.contains(root, FileSystem.futureRealPath(path)) else {
            return
        }
        throw CommandFailure("\(subject) \(path.shown) lies outside the project, where a symbolic link leads")
    }
}
