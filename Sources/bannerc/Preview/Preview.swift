// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerPreview
import BannerProject
import BannerSpec
import Diagnostics
import Parallelism

/// A run of `bannerc preview`, in these stages:
///
/// 1. The configuration and the specs are found and read (``SpecRun``).
/// 2. All specs are checked (``SpecChecker``).
/// 3. Each is drawn, its banners on all cores (``PreviewSpec``).
/// 4. What changed is written (``OutputWriter``), or named if that is all that is asked for.
struct Preview {
    let settings: PreviewSettings
    let terminal: Terminal
    private let files: InputFiles
    private var failures: [String] = []

    init(_ settings: PreviewSettings, _ terminal: Terminal, _ files: InputFiles = InputFiles()) {
        self.settings = settings
        self.terminal = terminal
        self.files = files
    }

    /// Draws whenever something that the last run read has changed, until someone ends it.
    static func watch(_ settings: PreviewSettings, _ terminal: Terminal) -> ExitStatus {
        Watch.run(terminal) { files in
            var preview = Preview(settings, terminal, files)
            do throws(CommandFailure) {
                return try preview.run() == .clean ? "drawn" : "drawn, with errors"
            } catch {
                terminal.report(error)
                return "not drawn"
            }
        }
    }

    /// Draws, and tells of errors.
    mutating func run() throws(CommandFailure) -> ExitStatus {
        let check = try PreviewCheck(settings, terminal, files)
        failures = check.failures
        let pages = try pages(check.outcome.specs, check.memories)
        let status = settings.isChecking ? stale(pages) : try write(pages)
        check.tellErrors(terminal)
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        // Whether files are stale is asked of them, and not of what rules find.
        if settings.isChecking { return check.outcome.specs.contains { $0.spec == nil } ? .findings : status }
        return check.outcome.report.contains(atLeast: .error) ? .findings : status
    }

    // MARK: Pages and pictures

    private func pages(
        _ specs: [SpecChecker.Checked], _ memories: LintMemories
    ) throws(CommandFailure) -> [OutputWriter.File] {
        var owners: [String: String] = [:]
        var pages: [OutputWriter.File] = []
        for checked in specs {
            for (name, bytes) in try files(of: checked, memories) {
                let path = Path.join(settings.output, name)
                // Names that differ in case alone are one file on most Macs.
                if let owner = owners.updateValue(checked.item.path, forKey: Path.caseFolded(path)) {
                    let reason =
                        owner == checked.item.path
                        ? "two pictures of \(owner.shown)"
                        : "what is drawn of \(owner.shown) and of \(checked.item.path.shown)"
                    throw CommandFailure("\(path.shown) would hold \(reason); draw them into two folders")
                }
                pages.append(OutputWriter.File(path: path, bytes: bytes))
            }
        }
        try Self.refuseInputs(pages, specs.flatMap(\.inputs))
        return pages
    }

    /// What is drawn of a spec, by the names of the files.
    private func files(
        of checked: SpecChecker.Checked, _ memories: LintMemories
    ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
        let stem = Self.stem(checked.item.path)
        guard let combination = settings.pictures else { return [(stem + ".html", page(checked, memories))] }
        guard let spec = checked.spec else { return [] }
        let drawn: [(String, [UInt8])]? = memories.lend { memory in
            guard let pictures = PreviewPictures(spec, combination, memory) else { return nil }
            let banners = spec.banners.indices.map {
                ("\(stem)-\(spec.banners[$0].name.value)", pictures.picture(of: $0))
            }
            return banners + [(stem, pictures.sheet())]
        }
        guard let drawn else { throw CommandFailure(Self.refusal(combination, spec, checked.item.path)) }
        guard settings.isRaster else { return drawn.map { ("\($0.0).svg", $0.1) } }
        return try drawn.map { name, svg throws(CommandFailure) in ("\(name).png", try Rasterizer().png(svg)) }
    }

    private static func refusal(_ combination: PreviewCombination, _ spec: Spec, _ path: String) -> String {
        if let theme = combination.theme, !spec.themes.contains(where: { $0.name.value == theme }) {
            return "\(path.shown) has no theme \(theme.shown)"
        }
        return "\(path.shown) has no language \((combination.locale ?? "").shown)"
    }

    /// Throws ``CommandFailure`` if a page would go over a file that was read.
    static func refuseInputs(_ pages: [OutputWriter.File], _ inputs: [String]) throws(CommandFailure) {
        let read = Set(inputs.compactMap { FileSystem.realPath($0) })
        for page in pages {
            guard let real = FileSystem.realPath(page.path), read.contains(real) else { continue }
            throw CommandFailure("\(page.path.shown) is a file that is read; choose another folder")
        }
    }

    private func page(_ checked: SpecChecker.Checked, _ memories: LintMemories) -> [UInt8] {
        let spec = PreviewSpec(
            path: checked.item.path, spec: checked.spec, sources: checked.sources, findings: checked.result.findings,
            values: settings.values)
        return spec.page(spec.banners(memories), version: Release.version)
    }

    /// `owl` of `specs/owl.banner.yaml`.
    static func stem(_ path: String) -> String {
        let name = Path.name(of: path)
        let ending = SpecSelection.endings.first { name.hasSuffix($0) }
        if let ending { return String(name.dropLast(ending.count)) }
        return name.split(separator: ".").first.map(String.init) ?? name
    }

    // MARK: Files

    private func write(_ pages: [OutputWriter.File]) throws(CommandFailure) -> ExitStatus {
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        try OutputFolders.confine(pages.map(\.path), to: settings.output)
        let written = try OutputWriter.write(pages)
        if settings.isVerbose { for path in written { terminal.report("wrote \(path.shown)\n") } }
        return .clean
    }

    private mutating func stale(_ pages: [OutputWriter.File]) -> ExitStatus {
        var status = ExitStatus.clean
        for page in pages {
            do throws(SystemError) {
                if try FileSystem.holds(page.path, page.content) { continue }
                terminal.report("\(page.path.shown) is \(FileState.of(page.path) == nil ? "missing" : "stale")\n")
                status = .findings
            } catch {
                failures.append("can't read \(page.path.shown): \(error.reason)")
            }
        }
        return status
    }
}

extension PreviewSpec {
    /// All banners, drawn on all cores.
    func banners(_ memories: LintMemories) -> [[UInt8]] {
        Parallel.map(Array(0..<bannerCount)) { index in
            memories.lend { draw(index, $0) }
        }
    }
}
