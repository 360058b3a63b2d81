// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Words of titles that say that something is destroyed.
enum DestructiveWords {
    /// The word in a title of `button` that says so; `nil` if none does, or none is known.
    static func word(in button: Button) -> String? {
        for entry in button.title?.entries ?? [] {
            guard let known = languages[WordLanguage.code(of: entry.locale)] else { continue }
            let title = entry.plain.lowercased()
            if known.isUnspaced {
                if safeParts.contains(where: title.holds) { continue }
                if let word = known.words.first(where: title.holds) { return word }
                continue
            }
            let words = title.split { !$0.isLetter }.map(String.init)
            if words.contains(where: safeWords.contains) { continue }
            if let word = words.first(where: known.words.contains) { return word }
        }
        return nil
    }

    /// Words with which a title says that nothing is destroyed, or no longer: “Don’t delete”, “Undo delete”.
    private static let safeWords: Set<String> = [
        // da, nb, sv
        "ikke", "fortryd", "angre", "inte", "ångra", "annuller", "avbryt", "behold", "behåll",
        // de
        "nicht", "rückgängig", "abbrechen", "behalten", "kein", "keine",
        // en
        "don", "dont", "not", "no", "undo", "cancel", "stop", "keep", "without", "never",
        // es, pt
        "não", "deshacer", "desfazer", "cancelar", "conservar", "sin", "sem", "nunca",
        // fr
        "ne", "pas", "annuler", "garder", "sans",
        // it
        "non", "annulla", "annullare", "mantieni", "senza",
        // nl
        "niet", "ongedaan", "annuleren", "behouden", "zonder",
        // pl
        "nie", "cofnij", "anuluj", "zachowaj",
    ]

    /// The same of languages that are written without spaces.
    private static let safeParts = ["ない", "せず", "取り消", "取消", "キャンセル", "不", "撤销", "撤銷", "保留"]

    /// Verbs alone: “Deleted items” leads to a list. A word that says Dismiss or Decline as often as Discard destroys nothing,
    /// such as Polish “Odrzuć” and Spanish “Descartar”.
    private static let languages: [String: (words: Set<String>, isUnspaced: Bool)] = [
        "da": (["slet"], false), "de": (["löschen", "verwerfen"], false),
        "en": (["delete", "erase", "discard"], false),
        "es": (["eliminar", "borrar"], false), "fr": (["supprimer", "effacer"], false),
        "it": (["elimina", "eliminare", "scarta"], false), "ja": (["削除", "消去", "破棄"], true),
        "nb": (["slett"], false), "nl": (["verwijderen", "wissen"], false), "pl": (["usuń"], false),
        "pt": (["eliminar", "excluir", "apagar", "descartar"], false), "sv": (["radera"], false),
        "zh": (["删除", "刪除", "清除"], true),
    ]
}

extension Button {
    /// Whether pressing it destroys something, by its role, or without one by its title.
    var isDestructive: Bool { role == .destructive || role == nil && !isIcon && DestructiveWords.word(in: self) != nil }
}
