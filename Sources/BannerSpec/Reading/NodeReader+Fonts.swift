// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// A typeface of the app.
    func font(_ node: Node, _ name: Located<String>) -> Font? {
        var family: Located<String>?
        var hasFamily = false
        var description: String?
        var files: [Font.File] = []
        let meant = fields(
            of: node, "a font", as: FontKey.self, example: exampleOfFont(node.text)
        ) { field, key, value in
            switch field {
            case .family:
                hasFamily = true
                family = self.family(value, key)
            case .files: files = fontFiles(value)
            case .description: description = self.description(value, key)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !hasFamily, !meant.contains(.family) {
            report(
                .missingField, "font `\(shown(name.value))` has no `family`", at: name.place,
                help: ["add the name that the font file gives its family: `family: Inter`"])
        }
        return family.map { Font(name: name, description: description, family: $0, files: files) }
    }

    /// The name of a family, or an alias of a `fontFamily` or `typography` token.
    private func family(_ node: Node, _ key: Node) -> Located<String>? {
        guard let alias = tokenPath(node) else {
            guard let name = technicalText(node, key, "the name of a font family such as `Inter`") else { return nil }
            guard Self.isFontFile(name.value) else { return name }
            report(
                .invalidValue,
                "`\(shown(name.value))` is a file, but `family` is the name that the file gives its family",
                at: node.place,
                help: [
                    "write `family: \(family(ofFile: name.value))`, and the file under `files`: `{ regular: \(file(meantBy: name.value)) }`"
                ])
            return nil
        }
        return aliased(tokens.family(alias, at: node.place, self), at: node.place)
    }

    /// How to write a font that `text` names, be it by its file.
    private func exampleOfFont(_ text: String) -> String {
        guard Self.isFontFile(text) else { return "{ family: \(PlainScalar.written(shown(text))) }" }
        return "{ family: \(family(ofFile: text)), files: { regular: \(file(meantBy: text)) } }"
    }

    private func family(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let family = Self.trimmed(file.prefix { !".-_[,".contains($0) })
        return family.isEmpty ? "Inter" : PlainScalar.written(shown(family))
    }

    /// The file to name for `path`: of a web font, the one that it was made from.
    private func file(meantBy path: String) -> String {
        let isWeb = [".woff", ".woff2"].contains { path.lowercased().hasSuffix($0) }
        let meant = isWeb ? path.prefix { $0 != "." } + ".ttf" : path[...]
        return PlainScalar.written(shown(String(meant)))
    }

    private static func isFontFile(_ text: String) -> Bool {
        let text = text.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { text.hasSuffix($0) }
    }

    private func fontFiles(_ node: Node) -> [Font.File] {
        var files: [Font.File] = []
        fields(
            of: node, "`files` of a font", as: BannerFontWeight.self, example: "{ regular: \(shown(node.text)) }"
        ) { weight, key, value in
            guard let path = technicalText(value, key, "the path of a font file") else { return }
            if let refusal = UsePath.refusal(of: path.value) {
                report(
                    .useOutsideRoot, "`\(shown(path.value))` can't be a font file", at: path.place, notes: [refusal],
                    help: ["write a path relative to this file, such as `fonts/Inter-Regular.ttf`"])
                return
            }
            files.append(
                Font.File(
                    weight: weight, path: path,
                    resolvedPath: UsePath.resolve(path.value, from: value.source.path)))
        }
        return files
    }
}
