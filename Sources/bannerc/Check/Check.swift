// SPDX-License-Identifier: Apache-2.0

/// Compares generated files with those on the disk and prints what differs. It writes nothing.
struct Check {
    /// What a run would write.
    let generated: [GeneratedFile]
    /// The paths of the specs.
    let specs: [String]
    /// The folders that belong to targets of the run.
    let folders: [String]
    /// What is generated.
    let plan: TargetPlan
    /// What is asked for.
    let settings: BuildSettings

    private enum Difference: String, CaseIterable { case stale, missing, orphaned }

    /// Prints a difference for each file that is stale, missing or orphaned, and says how many there are.
    func run(_ terminal: Terminal) throws(CommandFailure) -> ExitStatus {
        var counts: [Difference: Int] = [:]
        for file in generated {
            guard let old = try content(file.path) else {
                counts[.missing, default: 0] += 1
                terminal.print(UnifiedDiff.render(path: file.path, old: nil, new: file.bytes))
                continue
            }
            guard old != file.bytes else { continue }
            counts[.stale, default: 0] += 1
            terminal.print(UnifiedDiff.render(path: file.path, old: old, new: file.bytes))
        }
        for path in try Orphans(check: self).find() {
            counts[.orphaned, default: 0] += 1
            terminal.print(UnifiedDiff.render(path: path, old: try content(path) ?? [], new: nil))
        }
        guard !counts.isEmpty else { return .clean }
        terminal.flush()
        let parts = Difference.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        terminal.reportError("generated files differ from their specs: \(parts.joined(separator: ", "))")
        let hasOthers = counts.keys.contains { $0 != .orphaned }
        if hasOthers { terminal.report("help: `bannerc build` writes stale and missing files\n") }
        if counts[.orphaned] != nil { terminal.report("help: remove orphaned files, which no spec makes any more\n") }
        return .findings
    }

    private func content(_ path: String) throws(CommandFailure) -> [UInt8]? {
        do throws(SystemError) {
            return try FileSystem.read(path, limit: Int(Int32.max))
        } catch {
            if error.isMissing { return nil }
            throw CommandFailure("can't read \(path.shown): \(error.reason)")
        }
    }
}
