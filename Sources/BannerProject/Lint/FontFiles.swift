// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
package import BannerLint
import BannerSpec
import Diagnostics
import Parallelism
import TextFit

/// The font files that `bannerc.yaml` names for text styles.
package enum FontFiles {
    /// The fonts of the configuration; `nil` if it names none, or if this program can't measure with any.
    ///
    /// Throws ``CommandFailure`` with a place for each file that is not there or can't be used.
    package static func catalog(_ project: Project) throws(CommandFailure) -> (any FontCatalog)? {
        guard let configuration = project.configuration, !configuration.fonts.isEmpty else { return nil }
        var findings: [Finding] = []
        for files in configuration.fonts.values {
            for file in files {
                // The fonts of a system lie outside of every project, and nothing of them is quoted.
                let path = Path.join(configuration.folder, file.value)
                project.files.noteFont(path)
                guard let fault = fault(path) else { continue }
                findings.append(Finding(.useFile, .error, fault.message, at: file.place, help: [fault.help]))
            }
        }
        guard findings.isEmpty else {
            throw CommandFailure(Report(sources: configuration.sources, findings: findings))
        }
        #if HarfBuzz
            return FontChains(
                configuration.fonts.mapValues { files in
                    files.map { Path.join(configuration.folder, $0.value) }
                })
        #else
            return nil
        #endif
    }

    /// What people have to know who name fonts where they change nothing; `nil` where they do.
    package static var warning: String? {
        #if HarfBuzz
            nil
        #else
            "this program was built without the trait `HarfBuzz`, so the `fonts` of the configuration are not used "
                + "for measuring, and widths remain estimates"
        #endif
    }

    /// Why a file can't be used; `nil` if it can.
    static func fault(_ path: String) -> (message: String, help: String)? {
        guard let state = FileState.of(path) else {
            return ("there is no font file \(path.shown)", "fix the path, which is relative to the configuration")
        }
        guard state.kind == .file else {
            let fault = state.kind == .folder ? "a folder, not a font file" : "not a regular file"
            return ("\(path.shown) is \(fault)", "name the file itself")
        }
        #if HarfBuzz
            do {
                _ = try FontChain.nearest([FontFile(path: path, weight: 400)])
            } catch {
                return (error.description, error.help)
            }
        #endif
        return nil
    }
}

#if HarfBuzz
    /// The fonts of text styles, opened when they are first asked for.
    final class FontChains: FontCatalog, @unchecked Sendable {
        private struct Face: Hashable {
            let style: BannerTextStyle
            let weight: BannerFontWeight
            let points: Double
        }

        private let paths: [BannerTextStyle: [String]]
        // All that changes is touched in `lock` alone.
        private let lock = Lock()
        private var chains: [Face: FontChain] = [:]

        /// Fonts of styles by their paths, which have been opened before.
        init(_ paths: [BannerTextStyle: [String]]) { self.paths = paths }

        func advances(
            _ style: BannerTextStyle, _ weight: BannerFontWeight, points: Double
        ) -> (any AdvanceSource & Sendable)? {
            guard let paths = paths[style] else { return nil }
            let face = Face(style: style, weight: weight, points: points)
            return lock.locked {
                if let chain = chains[face] { return chain }
                let files = paths.map { FontFile(path: $0, weight: Double(weight.openType), opticalSizePt: points) }
                guard let chain = try? FontChain.nearest(files) else { return UnknownAdvances() }
                chains[face] = chain
                return chain
            }
        }
    }

    /// The widths of a font that was taken away during the run: no letter has one.
    private struct UnknownAdvances: AdvanceSource, Sendable {
        func advances(of text: ClusteredText, language: String) -> Advances {
            let unknowns = text.clusters.indices.map { Advances.Unknown(cluster: $0, scalar: "\u{FFFD}") }
            return Advances(units: Array(repeating: 0, count: text.clusters.count), unknowns: unknowns, margin: 0)
        }
    }
#endif
