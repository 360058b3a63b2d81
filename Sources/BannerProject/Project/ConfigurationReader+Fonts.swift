// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import YAMLSource

/// The section `fonts`: text styles, and a font file or a list of them for each.
extension ConfigurationReader {
    mutating func readFonts(_ node: Node) {
        if node.isEmptyPlain { return }
        guard isMapping(node, "`fonts`") else { return }
        for (key, value) in node.entries where key.kind == .scalar {
            guard let style = choice(key, "a text style", BannerTextStyle.self) else { continue }
            let files = value.kind == .sequence ? Array(value.items) : [value]
            configuration.fonts[style] = files.compactMap { fontFile($0, key) }
            if files.isEmpty { report(.invalidValue, "`\(key.text)` names no font file", value) }
        }
    }

    /// A path that may lead out of the project: not every font may be copied into one.
    private mutating func fontFile(_ node: Node, _ key: Node) -> Located<String>? {
        guard node.kind == .scalar, !node.isEmptyPlain, !node.text.isEmpty else {
            reportType(node, key, "a font file or a list of them")
            return nil
        }
        guard !node.text.utf8.contains(0) else {
            report(.invalidValue, "`\(key.text)` contains a NUL, which no path can contain", node)
            return nil
        }
        return Located(Path.simplified(node.text), at: node.place)
    }
}
