// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// A run of `build` or `lint` whose arguments are plain (``PlainArguments``). `PlainRunTests` compare it with what the argument parser makes
/// of the same arguments.
package enum PlainRun {
    /// A build, in a folder if one is named.
    case build(BuildSettings, directory: String?)
    case lint(LintSettings)

    /// The run that `arguments` ask for; `nil` if the argument parser has to look at them.
    package init?(_ arguments: [String]) {
        switch arguments.first {
        case "build": self.init(build: arguments.dropFirst())
        case "lint": self.init(lint: arguments.dropFirst())
        default: return nil
        }
    }

    private init?(build arguments: ArraySlice<String>) {
        guard
            let plain = PlainArguments(
                arguments, flags: ["--lint", "--all-outputs", "--as-found", "--prune", "--verbose", "--check"],
                options: ["--output", "-o", "--target", "--format", "--config", "--directory", "--depfile"],
                lists: ["--target"]),
            let format: BuildSettings.Format? = plain.choice("--format"),
            plain.value("--output") == nil || plain.value("-o") == nil,
            // They exclude each other.
            !plain.has("--check") || plain.value("--depfile") == nil
        else { return nil }
        let targets = plain.all("--target").map { Target(rawValue: $0) }
        guard !targets.contains(nil) else { return nil }
        var settings = BuildSettings()
        settings.mode = plain.has("--check") ? .check : .write
        settings.specs = plain.names
        settings.takesAsFound = plain.has("--as-found")
        settings.configuration = plain.value("--config")
        settings.output = plain.value("--output") ?? plain.value("-o")
        settings.targets = targets.compactMap(\.self)
        settings.depfile = plain.value("--depfile")
        settings.format = format ?? settings.format
        settings.prunes = plain.has("--prune")
        settings.isVerbose = plain.has("--verbose")
        settings.isLinting = plain.has("--lint")
        settings.makesAllOutputs = plain.has("--all-outputs")
        self = .build(settings, directory: plain.value("--directory"))
    }

    private init?(lint arguments: ArraySlice<String>) {
        guard
            let plain = PlainArguments(
                arguments, flags: ["--as-found"], options: ["--format", "--config", "--fail-level", "--baseline"],
                lists: ["--format"]),
            let level: FailLevel? = plain.choice("--fail-level"),
            let outputs = try? LintSettings.Output.outputs(plain.all("--format"), example: "")
        else { return nil }
        var settings = LintSettings()
        settings.specs = plain.names
        settings.takesAsFound = plain.has("--as-found")
        settings.configuration = plain.value("--config")
        settings.outputs = outputs
        settings.failLevel = level
        settings.baseline = plain.value("--baseline")
        self = .lint(settings)
    }

    package func execute(_ terminal: Terminal) throws(CommandFailure) -> ExitStatus {
        switch self {
        case .build(let settings, let directory):
            terminal.styling = ColorChoice.auto.styling
            if let directory { try FileSystem.enter(folder: directory) }
            return Build.run(settings, terminal).status
        case .lint(let settings):
            terminal.styling = ColorChoice.auto.outputStyling
            var lint = Lint(settings, terminal)
            return try lint.run()
        }
    }
}
