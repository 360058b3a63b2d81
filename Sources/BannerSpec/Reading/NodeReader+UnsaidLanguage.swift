// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// What helps where a file with the texts of one language does not say which: its banners are taken for definitions then, of which
    /// there are others, and all that they have is texts.
    func helpNamingLanguage(of banner: Node, _ name: Located<String>) -> String? {
        guard banner.tree.root.entries.allSatisfy({ LanguageFileKey(rawValue: $0.key.text) != nil }),
            banner.entries.allSatisfy({ BannerTextKey(rawValue: $0.key.text) != nil }),
            trees.contains(where: { $0.file != name.place.file && defines(name.value, $0) })
        else { return nil }
        let language = Self.language(inNameOf: banner.source.path) ?? "…"
        return "if this file contains texts in one language, write `locale: \(language)` at its top"
    }

    private func defines(_ banner: String, _ tree: NodeTree) -> Bool {
        tree.root.entries.contains { key, value in
            key.text == RootKey.banners.rawValue && index.value(of: banner, in: value) != nil
        }
    }

    /// The `de` of `banners.de.yaml`.
    private static func language(inNameOf path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        return name.split(separator: ".").dropLast().last.map(String.init).flatMap { tag in
            LanguageTag.hasForm(tag) && tag.utf8.prefix { $0 != UInt8(ascii: "-") }.count == 2 ? tag : nil
        }
    }
}
