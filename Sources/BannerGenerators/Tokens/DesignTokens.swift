// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import JSONWriting

/// Writes a design in the light appearance, section by section; where there is a base, only what differs from it.
struct DesignTokens {
    let spec: Spec
    let design: Design
    /// The spec's own design, if the other is that of a theme. Their arrays match, index by index.
    var base: Design?
    let ownColors: OwnStyleColors
    /// The group that holds all of a spec's tokens.
    let root: String

    func write(to json: inout JSONWriter) {
        writePalette(to: &json)
        if base == nil { writeFonts(to: &json) }
        writeGroups("metrics", \.metrics, to: &json) { index, design in
            let metrics = design.metrics[index]
            // Only metrics that a banner has to itself have no name.
            return TokenGroup(metrics, name: metrics.name ?? "")
        }
        writeGroups("levels", \.levels, to: &json) { TokenGroup($1.levels[$0], metrics: $1.metrics, root: root) }
        writeGroups("styles", \.styles, to: &json) {
            TokenGroup(style: $0, in: spec, $1, ownColors: ownColors, root: root)
        }
        if !design.buttonLooks.isEmpty {
            writeGroups("buttonStyles", \.buttonLooks, to: &json) { TokenGroup($1.buttonLooks[$0], root: root) }
        }
    }

    private func writeFonts(to json: inout JSONWriter) {
        json.objectIfAny("fonts") { json in
            for font in spec.fonts {
                json.token(font.name.value, .fontFamily([font.family.value]), description: font.description)
            }
        }
    }

    private func writePalette(to json: inout JSONWriter) {
        json.objectIfAny("palette") { json in
            if base == nil, !design.palette.isEmpty { json.member("$type", "color") }
            for (index, color) in design.palette.enumerated() {
                let value = TokenColor(color.color.light, root: root)
                if let base, value == TokenColor(base.palette[index].color.light, root: root) { continue }
                json.token(color.name.value, .color(value), description: color.description)
            }
        }
    }

    private func writeGroups<Definition>(
        _ section: String, _ definitions: (Design) -> [Definition], to json: inout JSONWriter,
        _ group: (Int, Design) -> TokenGroup
    ) {
        json.objectIfAny(section) { json in
            for index in definitions(design).indices {
                json.group(group(index, design), over: base.map { group(index, $0) })
            }
        }
    }
}
