// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// `bannerc init`: a configuration and a spec to start from.
struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a configuration and a first spec.",
        discussion: """
            Nothing is overwritten: if one of the files exists, none is written, and the exit status is 2. If there are specs \
            already, the configuration names them, and no first spec is written.

            With --from, the spec is drafted from the files of an app: banners that Swift code shows with OwlBanners, SwiftMessages \
            or NotificationBanner, the files that hold their texts, asset catalogues with colours, files of design tokens, colours \
            of Android and constants of Swift. The draft contains only what is certain, and is free of errors. Everything that is \
            left out or undecided is listed with file and line, on standard error and at the end of the spec. If nothing is found, \
            nothing is written, and the exit status is 2.
            """)

    @Argument(
        help: ArgumentHelp("The folder to write to; created if it doesn't exist.", valueName: "folder"),
        completion: .directory
    )
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "Draft the spec from the files of an app, which must lie in the folder that is written to.",
            valueName: "app"),
        completion: .directory)
    var from: String?

    func validate() throws {
        if from == "" { throw ValidationError("--from needs a folder") }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let folder = Path.simplified(folder)
        let hasStarter = FileState.ofLink(Path.join(folder, Starter.specPath)) != nil
        let specs = from == nil && !hasStarter ? Self.specs(below: folder) : []
        let starter = specs.isEmpty ? Starter.files : [Starter.configuration(naming: specs)]
        try refuse(starter.map { Path.join(folder, $0.path) })
        try refuseLinks(outOf: folder)
        let contents = try from.map { source throws(CommandFailure) in
            Starter.files(spec: try InitFrom(source: source, folder: folder, terminal: terminal).spec())
        }
        let files = (contents ?? starter).map {
            OutputWriter.File(path: Path.join(folder, $0.path), bytes: Array($0.text.utf8))
        }
        _ = try OutputWriter.write(files)
        for file in files { terminal.print("wrote \(file.path.shown)\n") }
        if !specs.isEmpty {
            terminal.print("It lists the specs found here: \(specs.map(\.shown).joined(separator: ", "))\n")
        }
        let first = folder.isEmpty ? "" : "`cd \(folder.shellWord)` and "
        terminal.print(
            """

            Next: \(first)run `bannerc build`, which writes Swift and design tokens to `Generated`.
            `bannerc preview --serve` shows the banners in a browser while you edit the spec, and
            `bannerc build --print-resolved` every value and where it comes from.

            """)
        return .clean
    }

    /// The folders and files below `folder` that hold specs, by their paths in it.
    private static func specs(below folder: String) -> [String] {
        guard let project = try? Project(configuration: nil, InputFiles()),
            let found = SpecSelection.below(folder, project, folderLimit: mostSought)
        else { return [] }
        let prefix = folder.isEmpty ? 0 : folder.utf8.count + 1
        var seen: Set<String> = []
        return found.compactMap { item in
            let path = String(decoding: item.path.utf8.dropFirst(prefix), as: UTF8.self)
            let part = path.firstIndex(of: "/").map { String(path[..<$0]) } ?? path
            // A configuration would read such a path as a pattern.
            return !part.contains("*") && seen.insert(part).inserted ? part : nil
        }
    }

    /// Folders that are looked into. An app may be a repository of thousands.
    private static let mostSought = 2000

    /// Nobody has named the folder `specs`, so that a link in its place may not lead out of the project.
    private func refuseLinks(outOf folder: String) throws(CommandFailure) {
        guard let root = FileSystem.realPath(folder.isEmpty ? "." : folder) else { return }
        for file in Starter.files {
            let place = Path.join(folder, Path.folder(of: file.path))
            guard let real = FileSystem.realPath(place.isEmpty ? "." : place), !Path.contains(root, real) else {
                continue
            }
            throw CommandFailure("\(place.shown) is a link to a folder outside the project; nothing was written")
        }
    }

    /// Nothing is overwritten, be it a link that leads nowhere.
    private func refuse(_ paths: [String]) throws(CommandFailure) {
        let present = paths.filter { FileState.ofLink($0) != nil }
        guard present.isEmpty else {
            throw CommandFailure(messages: present.map { "\($0.shown) is already there; nothing was written" })
        }
    }
}
