// SPDX-License-Identifier: Apache-2.0

/// Compares generated files with those on the disk and says which differ, a line each, or shows the lines. It writes nothing.
///
/// ```
/// stale: out/acme.swift (+3 -1)
/// missing: out/acme.tokens.json
/// orphaned: out/old.swift
/// ```
struct Check {
    /// What a run would write.
    let generated: [GeneratedFile]
    /// The files in the output folders that no spec makes any more.
    let orphans: [Orphans.Orphan]
    /// Whether the lines that differ are shown.
    let showsDiff: Bool
    /// Whether a build as it is asked for removes what is orphaned.
    let prunes: Bool

    private enum Difference: String, CaseIterable { case stale, missing, orphaned }

    /// Prints each file that is stale, missing or orphaned, and says how many there are.
    func run(_ terminal: Terminal) throws(CommandFailure) -> ExitStatus {
        var counts: [Difference: Int] = [:]
        for file in generated {
            let (old, new) = (try content(file.path), try content(of: file))
            guard old != new else { continue }
            let difference = old == nil ? Difference.missing : .stale
            counts[difference, default: 0] += 1
            terminal.print(text(difference, file.path, old: old, new: new))
        }
        for orphan in orphans {
            counts[.orphaned, default: 0] += 1
            let old = showsDiff ? try content(orphan.path) ?? [] : []
            terminal.print(text(.orphaned, orphan.path, old: old, new: nil, isOurs: orphan.isOurs))
        }
        guard !counts.isEmpty else { return .clean }
        terminal.flush()
        let parts = Difference.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        terminal.reportError("generated files differ from their specs: \(parts.joined(separator: ", "))")
        for help in help(counts) { terminal.report("help: \(help)\n") }
        return .findings
    }

    private func text(
        _ difference: Difference, _ path: String, old: [UInt8]?, new: [UInt8]?, isOurs: Bool = true
    ) -> String {
        if showsDiff { return UnifiedDiff.render(path: path, old: old, new: new) }
        var detail = isOurs ? "" : " (not written by bannerc)"
        if difference == .stale {
            let lines = UnifiedDiff.changedLines(old: old ?? [], new: new ?? [])
            detail = lines.map { " (+\($0.added) -\($0.removed))" } ?? ""
        }
        return "\(difference.rawValue): \(path.escaped)\(detail)\n"
    }

    private func help(_ counts: [Difference: Int]) -> [String] {
        var help: [String] = []
        let isOurs = orphans.contains(where: \.isOurs)
        if counts.keys.contains(where: { $0 != .orphaned }) {
            help.append(
                "`bannerc build` writes stale and missing files"
                    + (isOurs && prunes ? ", and removes orphaned ones" : ""))
            if !showsDiff { help.append("`bannerc build --check --diff` shows the lines that differ") }
        } else if isOurs, prunes {
            help.append("`bannerc build` removes orphaned files, which no spec makes any more")
        }
        if isOurs, !prunes {
            help.append("`bannerc build --prune` removes orphaned files, which no spec makes any more")
        }
        if orphans.contains(where: { !$0.isOurs }) {
            help.append("what bannerc did not write lies in a folder that belongs to a target; move it elsewhere")
        }
        return help
    }

    private func content(of file: GeneratedFile) throws(CommandFailure) -> [UInt8] {
        do throws(SystemError) { return try file.content.joined() } catch {
            throw CommandFailure("can't compare \(file.path.shown): \(error.reason)")
        }
    }

    /// What a file that was generated holds, or one that is there in its place. A symbolic link is stale whatever it leads to: that may be
    /// a secret of the machine that checks.
    private func content(_ path: String) throws(CommandFailure) -> [UInt8]? {
        if FileState.ofLink(path)?.kind == .link { return [] }
        do throws(SystemError) {
            return try FileSystem.read(path, limit: Int(Int32.max))
        } catch {
            if error.isMissing { return nil }
            throw CommandFailure("can't read \(path.shown): \(error.reason)")
        }
    }
}
