// SPDX-License-Identifier: Apache-2.0

/// The words of a language for what a screen reader tells of anyway.
struct KindWords {
    /// The words for a button, which stand first or last; in Chinese and Japanese, what a label ends with.
    private let buttons: Set<Substring>
    /// What the label of an image begins with, with the space behind it; in Chinese and Japanese, what it ends with.
    private let images: [String]
    private let isSpaced: Bool

    private init(buttons: Set<Substring>, images: [String], isSpaced: Bool = true) {
        (self.buttons, self.images, self.isSpaced) = (buttons, images, isSpaced)
    }

    /// Whether `label` says more than a button's name, and one word of it is for a button.
    func namesButton(_ label: String) -> Bool {
        let label = label.lowercased()
        guard isSpaced else { return buttons.contains { label.hasSuffix($0) && label.count > $0.count } }
        let words = label.split { !$0.isLetter }
        return words.count > 1 && [words.first, words.last].contains { $0.map(buttons.contains) ?? false }
    }

    /// Whether `label` says of what it is an image, and that it is one.
    func namesImage(_ label: String) -> Bool {
        let label = label.lowercased()
        return images.contains { isSpaced ? label.hasPrefix($0) : label.hasSuffix($0) && label.count > $0.count }
    }

    /// The words in the language of `locale`, a BCP 47 tag; `nil` for one that is not known.
    static func of(_ locale: String) -> KindWords? {
        switch WordLanguage.code(of: locale) {
        case "da": KindWords(buttons: ["knap", "knappen"], images: ["billede af ", "billedet af "])
        case "de":
            KindWords(buttons: ["button", "schaltfläche", "knopf"], images: ["bild von ", "bild eine", "abbildung "])
        case "en":
            KindWords(buttons: ["button"], images: ["image of ", "an image of ", "picture of ", "a picture of "])
        case "es": KindWords(buttons: ["botón"], images: ["imagen de ", "imagen del ", "una imagen de "])
        case "fr":
            KindWords(buttons: ["bouton"], images: ["image de ", "image d’", "image d'", "image du ", "une image de "])
        case "it":
            KindWords(
                buttons: ["pulsante", "bottone"],
                images: ["immagine di ", "immagine del ", "immagine della ", "un’immagine di ", "un'immagine di "])
        case "ja": KindWords(buttons: ["ボタン"], images: ["の画像", "のイメージ"], isSpaced: false)
        case "nb": KindWords(buttons: ["knapp", "knappen"], images: ["bilde av ", "bildet av "])
        case "nl": KindWords(buttons: ["knop"], images: ["afbeelding van ", "plaatje van "])
        case "pl": KindWords(buttons: ["przycisk"], images: ["obraz przedstawiający ", "obrazek przedstawiający "])
        case "pt": KindWords(buttons: ["botão"], images: ["imagem de ", "imagem do ", "imagem da ", "uma imagem de "])
        case "sv": KindWords(buttons: ["knapp", "knappen"], images: ["bild av ", "bild på "])
        case "zh": KindWords(buttons: ["按钮", "按鈕"], images: ["的图片", "的图像", "的圖片", "的圖像"], isSpaced: false)
        default: nil
        }
    }
}
