// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
package import BannerLint
import BannerSpec
import Diagnostics
import Parallelism
import TextFit

/// The font files that specs name for their typefaces.
package enum SpecFonts {
    /// What measures with them; `nil` if this program can't.
    package static var catalog: (any TypefaceCatalog)? {
        #if HarfBuzz
            shared
        #else
            nil
        #endif
    }

    #if HarfBuzz
        // A file is opened once for all specs of a run.
        private static let shared = TypefaceChains()
    #endif

    /// What is wrong with the files that `spec` names. Files are asked for through `access`, as those under `use` are.
    static func faults(of spec: Spec, _ access: (String) -> FileAccess) -> [Finding] {
        spec.fonts.flatMap(\.files).compactMap { file in
            fault(file, access).map { fault, help in
                Finding(
                    .useFile, .error, fault, at: file.path.place,
                    help: [help, "or leave the file out: without any, widths are estimates"])
            }
        }
    }

    private static func fault(
        _ file: Font.File, _ access: (String) -> FileAccess
    ) -> (message: String, help: String)? {
        let path = "fix the path, which is relative to this file"
        let shown = file.path.value.shown
        return switch access(file.resolvedPath) {
        // A font may be larger than a spec.
        case .bytes, .tooLarge:
            FontFiles.fault(file.resolvedPath)
        case .folder: ("\(shown) is a folder, not a font file", path)
        case .missing: ("there is no font file \(shown)", path)
        case .outsideRoot:
            ("the font file \(shown) lies outside the project", "put the file into the project, and name it there")
        case .unreadable(let reason):
            ("the font file \(shown) can't be read: \(reason)", "let this program read the file")
        }
    }
}

#if HarfBuzz
    /// The files of specs, opened when they are first asked for.
    private final class TypefaceChains: TypefaceCatalog, @unchecked Sendable {
        // All that changes is touched in `lock` alone. A file that can't be opened is not tried again.
        private let lock = Lock()
        private var chains: [FontFile: FontChain?] = [:]

        func advances(
            _ file: Font.File, _ weight: BannerFontWeight, points: Double
        ) -> (any AdvanceSource & Sendable)? {
            let font = FontFile(path: file.resolvedPath, weight: Double(weight.openType), opticalSizePt: points)
            return lock.locked {
                if let chain = chains[font] { return chain }
                let chain = try? FontChain.nearest([font])
                chains[font] = .some(chain)
                return chain
            }
        }
    }
#endif
