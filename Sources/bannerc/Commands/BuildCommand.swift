// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerGenerators
import BannerProject

/// `bannerc build`: compiles specs and writes what changed.
struct BuildCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compile specs and write the generated files that changed.",
        discussion: """
            Without a SPEC, builds the specs and targets of the nearest `bannerc.yaml`, in the working directory or above. \
            Flags override that file. The files that specs use must lie in its folder or, if there is no `bannerc.yaml`, in the \
            working directory.

            Messages go to standard error. If a spec has an error, nothing is written, and the exit status is 1. It is 2 for a \
            bad flag or configuration, or a file that can't be read or written. With --lint, the rules are checked too, and the \
            `lint` section of the configuration sets when the build fails. Each file is replaced as a whole, and only if its \
            bytes change. `--check` lists files that were generated before and that no spec makes any more; `--prune`, or \
            `prune: true` in the configuration, removes them. Both consider only files that are marked as written by bannerc.

            If nothing has changed since the last build, there is nothing to do: a record in the user's cache folder shows \
            this. The environment variable BANNERC_CACHE names a different folder; `off` disables the record.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where generated files go.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp("What to generate; may be repeated.", valueName: "target"),
        completion: .list(Target.allCases.map(\.rawValue)))
    var target: [Target] = []

    @Option(
        help: ArgumentHelp("A Mustache template to use instead of the target's own.", valueName: "file"),
        completion: .file())
    var template: String?

    @Flag(
        help:
            "Write nothing; name the generated files that are stale, missing or orphaned, and exit with 1 if there are any."
    )
    var check = false

    @Flag(help: "With --check: print the lines that differ, as `diff -u` does.")
    var diff = false

    @Flag(help: "Remove files that bannerc wrote before and that no spec makes any more.")
    var prune = false

    @Flag(name: .shortAndLong, help: "Name the files that are written.")
    var verbose = false

    @Option(
        help: ArgumentHelp("Write the list of inputs to a file that make and ninja understand.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Flag(help: ArgumentHelp("Take files as if a folder had been named.", visibility: .hidden))
    var asFound = false

    @Flag(help: "Also check the rules, and build nothing that breaks them.")
    var lint = false

    @Flag(
        help: ArgumentHelp(
            "Write every file that a spec's name implies, for build systems that must know their outputs in advance.",
            discussion:
                "Outputs for which a spec has no content, such as the Swift of a shared part, are written empty. All generated Swift "
                + "then goes into one module, so each spec needs a `name` of its own."))
    var allOutputs = false

    @Flag(help: "Build again whenever something changes, until interrupted.")
    var watch = false

    @Flag(help: "Write nothing; print every resolved value and where it comes from.")
    var printResolved = false

    @Flag(
        help: "Write nothing; print the values that templates receive, as JSON; with --target, those for that target.")
    var printContext = false

    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("Change to this folder before anything else.", valueName: "folder"), completion: .directory)
    var directory: String?

    @Option(
        help: ArgumentHelp(
            "The format of messages: with an excerpt, or in lines for Xcode and editors.", valueName: "format"))
    var format: BuildSettings.Format = .text

    func validate() throws {
        try input.validate()
        let modes = [("--check", check), ("--print-resolved", printResolved), ("--print-context", printContext)]
            .filter(\.1).map(\.0)
        if modes.count > 1 { throw ValidationError("\(modes.joined(separator: " and ")) can't be combined") }
        if depfile != nil, let mode = modes.first {
            throw ValidationError("--depfile needs a build that writes; leave out \(mode)")
        }
        if let mode = modes.last, mode != "--check" {
            let flags = [("--lint", lint), ("--all-outputs", allOutputs), ("--prune", prune)].filter(\.1).map(\.0)
            if let flag = flags.first { throw ValidationError("\(mode) writes nothing; leave out \(flag)") }
        }
        if diff, !check { throw ValidationError("--diff goes with --check") }
        if watch, !modes.isEmpty || input.specs.contains("-") {
            throw ValidationError("--watch and \((modes.first ?? "standard input")) can't be combined")
        }
        for (flag, value) in [
            ("--output", output), ("--template", template), ("--depfile", depfile),
            ("--directory", directory),
        ]
        where value?.isEmpty == true {
            throw ValidationError("\(flag) needs a path")
        }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        if let directory { try FileSystem.enter(folder: directory) }
        return watch ? Build.watch(settings, terminal) : Build.run(settings, terminal).status
    }

    /// What the arguments ask for.
    var settings: BuildSettings {
        var settings = BuildSettings()
        settings.mode = check ? .check : printResolved ? .listing : printContext ? .context : .write
        settings.specs = input.specs
        settings.takesAsFound = asFound
        settings.inputName = input.stdinFilename
        settings.configuration = input.config
        settings.output = output
        settings.targets = target
        settings.template = template
        settings.depfile = depfile
        settings.format = format
        settings.showsDiff = diff
        settings.prunes = prune
        settings.isVerbose = verbose
        settings.isLinting = lint
        settings.makesAllOutputs = allOutputs
        return settings
    }
}

extension BuildSettings.Format: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
