// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import TextCatalogs

/// Writes texts as a table of comma-separated values (RFC 4180), a text and its translation in each line.
///
/// The columns are those of translate-toolkit and Weblate, and one by which an import knows whether the spec's translation has changed
/// since. Placeholders are written as in a spec, `{count}`, and braces of a text twice.
struct CSVWriter {
    let source: String
    let target: String

    static let columns = ["id", "source", "target", "fuzzy", "developer_comments", "language", "base"]

    func bytes(_ texts: [ExchangedText]) -> [UInt8] {
        var lines = [Self.columns]
        for text in texts {
            let units = TextUnits(text, target, tellsNumber: false)
            for unit in units.units {
                lines.append([
                    unit.part.isEmpty ? text.key : "\(text.key)|==|\(unit.part)",
                    Self.written(unit.source, text), unit.target.map { Self.written($0, text) } ?? "",
                    units.state == .translated ? "" : "True", comment(text), "\(source)>\(target)", units.base,
                ])
            }
        }
        return Array(lines.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined().utf8)
    }

    private func comment(_ text: ExchangedText) -> String {
        let placeholders = text.text.usedParameters.map { index in
            text.parameters[index].note("{\(text.parameters[index].name.value)}")
        }
        return ([text.named.comment].compactMap { $0 } + placeholders).joined(separator: "\n")
    }

    private static func written(_ pieces: [TextUnits.Piece], _ text: ExchangedText) -> String {
        let segments = pieces.compactMap { piece -> Pattern.Segment? in
            switch piece {
            case .literal(let literal): .literal(literal)
            case .parameter(let index), .number(let index): .parameter(index)
            case .plural: nil
            }
        }
        return ContextPattern(Pattern(segments: .init(segments)), text.parameters).written
    }

    /// A cell between quotes. Spreadsheets take some signs at the start for a formula, so that an apostrophe comes before
    /// them, as people write it there.
    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first { $0 != "'" }.map(CSVSource.startsFormula) ?? false
        return "\"" + (isFormula ? "'" : "") + Escaping.apply(text) { scalar, _ in scalar == "\"" ? "\"\"" : nil }
            + "\""
    }
}
