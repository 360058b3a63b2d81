// SPDX-License-Identifier: Apache-2.0

import BannerProject
import Diagnostics
import SpecDrafting

/// Drafts the first spec of an app from its files.
struct InitFrom {
    /// Doubts that are shown.
    private static let doubtLimit = 1000

    /// The folder that is read, as it was written.
    let source: String
    /// The folder that files are written to.
    let folder: String
    let terminal: Terminal

    /// The spec, with nothing in it that is in error.
    func spec() throws(CommandFailure) -> String {
        let shown = try pathInProject()
        let scan = try FolderScan.run(Path.simplified(source), as: shown)
        let path = Path.join(folder, Starter.specPath)
        let depth = Path.parts(of: Path.folder(of: Starter.specPath)).count
        var draft = SpecDrafter.draft(scan.files, prefix: String(repeating: "../", count: depth))
        draft.add(scan.doubts)
        guard !draft.isEmpty else {
            tell(draft.sortedDoubts)
            throw CommandFailure(
                "nothing in \(source.shown) tells of banners: no asset catalogue with colours, no file of design tokens, and no call of "
                    + "OwlBanners, SwiftMessages or NotificationBanner; nothing was written")
        }
        let errors = DraftCheck(path: path, folder: folder).run(&draft)
        tell(draft.sortedDoubts)
        if let error = errors.first {
            throw CommandFailure(
                "no spec that is free of errors could be made of \(source.shown), and nothing was written: \(error.message)"
            )
        }
        let count = draft.bannerCount
        let open = draft.sortedDoubts.isEmpty ? "" : "; what is left out or open stands at the end of the spec"
        terminal.print("found \(count == 0 ? "no banner that is sure" : Figure.count(count, "banner"))\(open)\n\n")
        return draft.written().text
    }

    /// The path of the folder from that of the spec's project, which a spec's files must lie in.
    private func pathInProject() throws(CommandFailure) -> String {
        guard let real = FileSystem.realPath(source) else {
            throw CommandFailure("there is no folder \(source.shown)")
        }
        guard FileState.of(real)?.kind == .folder else {
            throw CommandFailure("\(source.shown) is a file; `--from` reads the folder of an app")
        }
        let target = folder.isEmpty ? "." : folder
        guard let root = FileSystem.realPath(target), Path.contains(root, real) else {
            throw CommandFailure(
                "\(source.shown) lies outside \(target.shown), and a spec uses only files of its own project; write it there: "
                    + "`bannerc init --from \(source.shellWord) \(source.shellWord)`")
        }
        return Path.relative(real, to: root)
    }

    private func tell(_ doubts: [Doubt]) {
        for doubt in doubts.prefix(Self.doubtLimit) {
            terminal.report("\(doubt.place.text.escaped): note: \(doubt.message.escaped)\n")
        }
        if doubts.count > Self.doubtLimit {
            terminal.report("note: and \(doubts.count - Self.doubtLimit) more\n")
        }
    }
}
