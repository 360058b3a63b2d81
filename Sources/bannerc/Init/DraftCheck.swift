// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerProject
import BannerSpec
import Diagnostics
import SpecDrafting

/// Checks a draft as `bannerc lint` would, and takes out what is in error: what is written may be built upon.
struct DraftCheck {
    /// How often a draft is checked again without what was in error. Each time there is less of it.
    private static let roundLimit = 12

    /// The path that the spec goes to, and the folder of its project, both relative to the working directory.
    let path: String
    let folder: String

    /// Checks `draft` until nothing in it is in error. Returns the errors that nothing could be done about.
    func run(_ draft: inout SpecDraft) -> [Finding] {
        let used = UsedFiles(root: FileSystem.realPath(folder) ?? folder, files: InputFiles())
        var last: [Finding] = []
        for _ in 0..<Self.roundLimit {
            let text = draft.written()
            let (errors, sources) = errors(of: text.text, used)
            last = errors
            guard !errors.isEmpty else { break }
            // A text that one language lacks is no reason to do without it.
            if errors.contains(where: { $0.rule.name.hasPrefix("l10n") }), draft.keepDevelopmentLanguage() { continue }
            // One part may be in error in each appearance.
            var parts: Set<SpecDraft.Part> = []
            for error in errors {
                guard let part = part(of: error, text, sources, draft), parts.insert(part).inserted else { continue }
                draft.remove(part, because: error.message)
            }
            guard !parts.isEmpty else { break }
        }
        return last
    }

    private func errors(of text: String, _ used: UsedFiles) -> (errors: [Finding], sources: SourceSet) {
        var sources = SourceSet()
        let source = SourceFile(path: path, bytes: Array(text.utf8))
        let loaded = SpecLoader.load(source, into: &sources, access: used.access)
        let result = Linter.lint(loaded, sources: sources, memory: LintMemory(fonts: nil, typefaces: SpecFonts.catalog))
        return (result.findings.filter { $0.severity == .error }, sources)
    }

    /// The part of the draft that an error is about: that of its own line, of a line that has to do with it, or the file that it is in,
    /// or one that has to do with it; a resolver document names files that the draft does not.
    /// What is wrong between a banner and its level is the banner's doing, if it has colours of its own.
    private func part(
        of error: Finding, _ text: SpecDraft.Text, _ sources: SourceSet, _ draft: SpecDraft
    ) -> SpecDraft.Part? {
        let places = ([error.place] + error.labels.map(\.place)).filter { sources[$0.file].path == path }
        let parts = places.compactMap { place in
            let line = sources[place.file].lines.line(at: place.bytes.lowerBound)
            return text.parts.indices.contains(line) ? text.parts[line] : nil
        }
        if let part = parts.first(where: { if case .level = $0 { false } else { true } }) ?? parts.first { return part }
        return ([error.place] + error.labels.map(\.place)).lazy.compactMap { place in
            let file = sources[place.file].path
            return draft.part(using: folder.isEmpty ? file : Path.relative(file, to: folder))
        }.first
    }
}
