// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerCore
import BannerPreview
import BannerProject
import BannerSpec

/// `bannerc preview`: draws the banners of specs on a page that a browser shows.
struct PreviewCommand: Command {
    /// The port that pages are served on unless another one is asked for.
    private static let standardPort: UInt16 = 4640

    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw the banners of specs in every theme, language and text size, with the findings of the rules.",
        discussion: """
            Each spec gets one page, `NAME.html`, which contains everything that it shows and makes no network requests. \
            Banners are drawn as BannerKit lays them out, in the fonts of the computer that shows the page.

            With --serve, pages are not written but served to the browsers of this computer, and change as soon as a spec is saved. \
            While a spec has errors, its page stays as it was before them, and lists the errors.

            With --against, each spec in which something has changed gets a page, with its banners before and after.

            Without a SPEC, draws the specs of the nearest `bannerc.yaml`, in the working directory or above. A spec with \
            errors is drawn as far as it could be understood, and the exit status is 1. The exit status is 2 for a bad flag or \
            configuration, or a file that can't be read or written.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder that pages go to.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Serve pages to the browsers of this computer, and update them as specs change, until interrupted.")
    var serve = false

    @Option(
        help: ArgumentHelp(
            "With --serve: the port, or 0 for any free one (default: \(Self.standardPort)).", valueName: "number"))
    var port: UInt16?

    @Flag(help: "Draw pictures (SVG) instead of pages: one of each banner, and one of all.")
    var svg = false

    @Flag(help: "Draw the same pictures as PNG, at two pixels per point; this needs rsvg-convert.")
    var png = false

    @Option(
        name: .customLong("value"),
        help: ArgumentHelp(
            "Also show banners with this value of a parameter, such as `count=12` or `syncFailed.count=12`; may be repeated.",
            valueName: "parameter=value"))
    var values: [String] = []

    @Option(help: ArgumentHelp("With --svg or --png: the theme (default: none).", valueName: "name"))
    var theme: String?

    @Option(
        help: ArgumentHelp("With --svg or --png: the language (default: the development language).", valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "With --svg or --png: the text size, \(PreviewCombination.sizes.joined(separator: ", ")) (default: L).",
            valueName: "size"))
    var size: String?

    @Option(
        help: ArgumentHelp(
            "With --svg or --png: \(Appearance.allCases.map(\.rawValue).joined(separator: ", ")) (default: light).",
            valueName: "appearance"))
    var appearance: Appearance?

    @Option(
        help: ArgumentHelp(
            "With --svg or --png: the width of the window, \(PreviewCombination.windows.joined(separator: ", ")) (default: 390).",
            valueName: "points"))
    var window: String?

    @Option(
        help: ArgumentHelp(
            "Show, before and after, the banners that have changed since a git revision, or that differ from those in a folder.",
            valueName: "revision|folder"),
        completion: .directory)
    var against: String?

    @Option(
        help: ArgumentHelp(
            "With --against: \(Format.allCases.map(\.rawValue).joined(separator: " or ")), a summary for a pull request with its pictures "
                + "(default: page).", valueName: "format"))
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "With --format github: the base URL of the pictures, if they are not beside the summary.",
            valueName: "url"))
    var pictureBase: String?

    /// What a comparison is written as.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case page, github
    }

    @Flag(help: "Write nothing; name the files that are stale or missing, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Draw again whenever something changes, until interrupted.")
    var watch = false

    @Flag(name: .shortAndLong, help: "Name the files that are written.")
    var verbose = false

    func validate() throws {
        try input.validate()
        try validateComparison()
        if pictureBase != nil, format != .github { throw ValidationError("--picture-base goes with --format github") }
        try validateWay()
        if let value = values.first(where: { ($0.firstIndex(of: "=") ?? $0.startIndex) == $0.startIndex }) {
            throw ValidationError("--value: '\(value)' is not as `count=12`")
        }
        if watch, check || input.specs.contains("-") {
            throw ValidationError("--watch and \(check ? "--check" : "standard input") can't be combined")
        }
        if let size, BannerDynamicTypeSize(called: size) == nil {
            throw ValidationError(
                "--size: there is no text size '\(size)'; they are \(PreviewCombination.sizes.joined(separator: ", "))")
        }
        if let window, !PreviewCombination.windows.contains(window) {
            throw ValidationError(
                "--window: there is no window '\(window)'; they are \(PreviewCombination.windows.joined(separator: ", "))"
            )
        }
        if png, svg || check {
            // Pixels depend on the fonts and the librsvg of the computer.
            throw ValidationError("--png excludes \(svg ? "--svg" : "--check")")
        }
        guard !svg, !png else { return }
        let flags = [
            ("--theme", theme), ("--locale", locale), ("--size", size), ("--appearance", appearance?.rawValue),
            ("--window", window),
        ]
        if let flag = flags.first(where: { $0.1 != nil }) {
            throw ValidationError("\(flag.0) goes with --svg or --png; a page has all of them")
        }
    }

    private func validateComparison() throws {
        guard let against else {
            if format != nil { throw ValidationError("--format goes with --against") }
            return
        }
        guard !against.isEmpty, !against.hasPrefix("-"), !against.utf8.contains(0) else {
            throw ValidationError("--against needs a git revision, such as `main` or `v1.2.0`, or a folder")
        }
        let others = [
            ("--serve", serve), ("--svg", svg), ("--png", png), ("--check", check), ("--watch", watch),
            ("standard input", input.specs.contains("-")), ("--value", !values.isEmpty),
        ]
        if let other = others.first(where: \.1) { throw ValidationError("--against excludes \(other.0)") }
    }

    /// What is drawn is either served or goes to a folder.
    private func validateWay() throws {
        if output?.isEmpty == true { throw ValidationError("--output needs a path") }
        if let output, [".html", ".svg", ".png"].contains(where: output.hasSuffix), FileState.of(output) == nil {
            throw ValidationError(
                "--output takes a folder, which holds a page for each spec; '\(output)' is the name of a file")
        }
        guard serve else {
            if port != nil { throw ValidationError("--port goes with --serve") }
            if output == nil {
                throw ValidationError("say where the pages go: to a folder with --output, or to a browser with --serve")
            }
            return
        }
        let others = [
            ("--output", output != nil), ("--svg", svg), ("--png", png), ("--check", check), ("--watch", watch),
            ("--verbose", verbose),
            ("standard input", input.specs.contains("-")),
        ]
        if let other = others.first(where: \.1) { throw ValidationError("--serve excludes \(other.0)") }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        var settings = PreviewSettings(
            specs: input.specs, inputName: input.stdinFilename, configuration: input.config, output: output ?? "")
        // Of two for one parameter, the later counts, as with other options.
        settings.values = OwnValues(
            Dictionary(
                values.map { value in
                    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
                }
            ) { $1 })
        if serve {
            var server = PreviewServer(settings, terminal)
            return try server.run(port: port ?? Self.standardPort)
        }
        settings.isChecking = check
        settings.isVerbose = verbose
        settings.isRaster = png
        if svg || png {
            var combination = PreviewCombination()
            combination.theme = theme
            combination.locale = locale
            combination.size = size
            combination.window = window
            combination.appearance = appearance ?? .light
            combination.own = settings.values
            settings.pictures = combination
        }
        if let against {
            let compared = PreviewSettings.Against(
                version: against, isSummary: format == .github, pictures: pictureBase ?? "")
            return try PreviewComparing(settings, compared, terminal).run()
        }
        if watch { return Preview.watch(settings, terminal) }
        var preview = Preview(settings, terminal)
        return try preview.run()
    }
}
