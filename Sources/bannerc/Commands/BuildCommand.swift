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
            Flags win over that file. Used files must lie in its folder, or without it in the working directory.

            Messages go to standard error. If a spec has an error, nothing at all is written, and the exit status is 1. A \
            bad flag or configuration, or a file that can't be read or written, makes it 2. With --lint the rules are checked \
            too, and the `lint` section of the configuration says what makes the build fail. Each file is replaced at once, \
            and only if its bytes change. What was generated before and no spec makes any more is named by `--check`, and removed \
            with `--prune` or `prune: true` in the configuration: files that say that bannerc wrote them, and no others.

            Where nothing has changed since the last build, there is nothing to do, as a record in the user's folder of caches \
            says. The environment variable BANNERC_CACHE names another folder; `off` does without.
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
        help: ArgumentHelp("A Mustache template in the place of the one of the target.", valueName: "file"),
        completion: .file())
    var template: String?

    @Flag(
        help: "Write nothing; name the generated files that are stale, missing or orphaned, and exit with 1 if one is.")
    var check = false

    @Flag(help: "With --check: print the lines that differ, as `diff -u` does.")
    var diff = false

    @Flag(help: "Remove files that bannerc wrote before and that no spec makes any more.")
    var prune = false

    @Flag(name: .shortAndLong, help: "Name the files that are written.")
    var verbose = false

    @Option(
        help: ArgumentHelp("Write what was read to a file that make and ninja understand.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Flag(help: ArgumentHelp("Take files as if a folder had been named.", visibility: .hidden))
    var asFound = false

    @Flag(help: "Check the rules too, and build nothing that breaks them.")
    var lint = false

    @Flag(
        help: ArgumentHelp(
            "Write each file that the name of a spec announces, for build systems that must know them beforehand.",
            discussion:
                "Outputs that a spec has no content for are written empty, such as the Swift of a shared part. All generated Swift "
                + "goes into one module then, so that each spec needs a `name` of its own."))
    var allOutputs = false

    @Flag(help: "Build again whenever something changes, until interrupted.")
    var watch = false

    @Flag(help: "Write nothing; print every resolved value and where it comes from.")
    var printResolved = false

    @Flag(help: "Write nothing; print as JSON what templates get: those of the target, if one is named.")
    var printContext = false

    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("Change to this folder before anything else.", valueName: "folder"), completion: .directory)
    var directory: String?

    @Option(
        help: ArgumentHelp(
            "How messages look: with an excerpt, or in lines for Xcode and editors.", valueName: "format"))
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
