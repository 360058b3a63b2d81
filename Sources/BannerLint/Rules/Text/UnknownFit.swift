// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Why nobody knows whether a text fits, however much room it has.
enum UnknownFit {
    /// A parameter, by its index, has no bound.
    case open(parameter: Int)
    /// No width is known for a character: neither the embedded table nor a font file has one.
    case width(of: Unicode.Scalar, isFromFiles: Bool)
    /// The platform breaks no lines.
    case breaks
}

extension UnknownFit {
    /// Why, for the end of a message.
    func reason(_ banner: Banner) -> String {
        switch self {
        case .open(let index):
            let parameter = banner.parameters[index]
            return "`\(parameter.name.value)` has no \(parameter.missingBound?.keys ?? "bounds")"
        case .width(let scalar, true): return "no font has \(scalar.codePointName)"
        case .width(let scalar, false): return "the width of \(scalar.codePointName) can't be estimated"
        case .breaks: return "the system finds no line breaks in it"
        }
    }

    /// What to do about it.
    func help(_ banner: Banner) -> [String] {
        switch self {
        case .open(let index): banner.parameters[index].missingBound.map { ["write the bound: `\($0.example)`"] } ?? []
        case .width(_, true): ["add a font for it to `fonts` in `bannerc.yaml`"]
        case .width(_, false): ["name font files for it under `fonts` in `bannerc.yaml`"]
        case .breaks: []
        }
    }
}
