// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Words of titles that say that something is destroyed.
enum DestructiveWords {
    /// The word in a title of `button` that says so; `nil` if none does, or none is known.
    static func word(in button: Button) -> String? {
        for entry in button.title?.entries ?? [] {
            guard let known = languages[String(entry.locale.prefix { $0 != "-" }).lowercased()] else { continue }
            let title = entry.plain.lowercased()
            if known.isUnspaced {
                if let word = known.words.first(where: title.holds) { return word }
            } else if let word = title.split(whereSeparator: { !$0.isLetter }).first(where: {
                known.words.contains(String($0))
            }) {
                return String(word)
            }
        }
        return nil
    }

    /// Verbs alone: “Deleted items” leads to a list.
    private static let languages: [String: (words: Set<String>, isUnspaced: Bool)] = [
        "da": (["slet"], false), "de": (["löschen", "verwerfen"], false),
        "en": (["delete", "erase", "discard"], false),
        "es": (["eliminar", "borrar", "descartar"], false), "fr": (["supprimer", "effacer"], false),
        "it": (["elimina", "eliminare", "scarta"], false), "ja": (["削除", "消去", "破棄"], true),
        "nb": (["slett"], false), "nl": (["verwijderen", "wissen"], false), "pl": (["usuń", "odrzuć"], false),
        "pt": (["eliminar", "excluir", "apagar", "descartar"], false), "sv": (["radera"], false),
        "zh": (["删除", "刪除", "清除"], true),
    ]
}

extension Button {
    /// Whether pressing it destroys something, by its role, or without one by its title.
    var isDestructive: Bool { role == .destructive || role == nil && !isIcon && DestructiveWords.word(in: self) != nil }
}
