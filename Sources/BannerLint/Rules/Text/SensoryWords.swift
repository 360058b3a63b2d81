// SPDX-License-Identifier: Apache-2.0

/// How a language says which control is meant by its looks or its place.
final class SensoryWords: Sendable {
    /// The words for this language, a BCP 47 tag; `nil` for one that is not listed.
    static func of(_ locale: String) -> SensoryWords? {
        switch WordLanguage.code(of: locale) {
        case "de": german
        case "en": english
        case "es": spanish
        case "fr": french
        case "it": italian
        case "ja": japanese
        case "nl": dutch
        case "pl": polish
        case "pt": portuguese
        case "sv": swedish
        case "zh": chinese
        default: nil
        }
    }

    /// What in `text` tells a control by its colour, its shape or its side; `nil` if nothing does.
    func hint(in text: String) -> String? {
        // Most texts name no control.
        guard controlBytes.occurs(in: Self.lowercased(text)) else { return nil }
        let text = text.lowercased()
        if isUnspaced {
            let bytes = Array(text.utf8)
            return unspacedHints.first { $0.search.occurs(in: bytes) }?.hint
        }
        for sentence in text.split(whereSeparator: { ".!?;:\n".contains($0) }) {
            let words = sentence.split { !$0.isLetter && $0 != "-" && $0 != "’" && $0 != "'" }.map(Self.withoutArticle)
            if let hint = pairHint(in: words) ?? sideHint(in: words) { return hint }
        }
        return nil
    }

    /// A word without an article or a preposition that an apostrophe ties to it: “l’icône”, “dell’icona”.
    private static func withoutArticle(_ word: Substring) -> String {
        guard let apostrophe = word.firstIndex(where: { $0 == "’" || $0 == "'" }),
            articles.contains(word[..<apostrophe])
        else { return String(word) }
        return String(word[word.index(after: apostrophe)...])
    }

    private static let articles: Set<Substring> = [
        "l", "d", "dell", "all", "sull", "dall", "nell", "un", "qu", "quell", "quest",
    ]

    /// `text` with small letters for capitals, as far as the words for controls have them. Beyond Latin-1 Unicode has to be asked, which
    /// takes a hundred times as long.
    private static func lowercased(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        var lead: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            switch (lead, byte) {
            case (_, UInt8(ascii: "A")...UInt8(ascii: "Z")): bytes[index] = byte | 0x20
            // À to Þ stand 32 before à to þ, but for the sign ×.
            case (0xC3, 0x80...0x96), (0xC3, 0x98...0x9E): bytes[index] = byte | 0x20
            // Two bytes, from U+0100 on: other letters that have capitals.
            case (_, 0xC4...0xDF): return Array(text.lowercased().utf8)
            default: break
            }
            lead = byte
        }
        return bytes
    }

    private let isUnspaced: Bool
    /// The word between a control and its colour: “the button in green”.
    private let link: String?
    private let lookSet: Set<String>
    private let controlSet: Set<String>
    private let sidePhrases: [[String]]
    private let controlBytes: ByteSearch
    /// What tells a control where words are not apart: pairs of looks and controls, and then sides.
    private let unspacedHints: [(hint: String, search: ByteSearch)]

    /// `looks` are colours and shapes in all their forms, `sides` phrases.
    private init(looks: String, controls: String, link: String? = nil, sides: [String], isUnspaced: Bool = false) {
        self.link = link
        let looks = looks.split(separator: " ").map(String.init)
        let controls = controls.split(separator: " ").map(String.init)
        self.isUnspaced = isUnspaced
        lookSet = Set(looks)
        controlSet = Set(controls)
        sidePhrases = sides.map { $0.split(separator: " ").map(String.init) }
        controlBytes = ByteSearch(controls)
        guard isUnspaced else {
            unspacedHints = []
            return
        }
        let pairs = looks.flatMap { look in controls.flatMap { [look + $0, look + "的" + $0] } }
        unspacedHints = (pairs + sides).map { ($0, ByteSearch([$0])) }
    }

    /// A colour or a shape beside the word for a control, in either order: “red button”, “bouton rouge”.
    private func pairHint(in words: [String]) -> String? {
        for (first, second) in zip(words, words.dropFirst()) {
            let isHint =
                lookSet.contains(first) && controlSet.contains(second)
                || controlSet.contains(first) && lookSet.contains(second)
            if isHint { return "\(first) \(second)" }
        }
        for index in words.indices.dropLast(2) where words[index + 1] == link {
            if controlSet.contains(words[index]), lookSet.contains(words[index + 2]) {
                return words[index...(index + 2)].joined(separator: " ")
            }
        }
        return nil
    }

    /// A side, in a sentence that speaks of a control: “the button on the right”.
    private func sideHint(in words: [String]) -> String? {
        guard words.contains(where: controlSet.contains) else { return nil }
        let phrase = sidePhrases.first { phrase in
            words.indices.contains { words[$0...].starts(with: phrase) }
        }
        return phrase?.joined(separator: " ")
    }

    // MARK: By language, each made where a text asks for it. Sides are those of the screen: “right” alone may also mean “correct”.

    private static let german = SensoryWords(
        looks: """
            rot rote roten roter rotes grün grüne grünen grüner grünes blau blaue blauen blauer blaues gelb gelbe gelben gelber \
            gelbes orange orangefarbene orangefarbenen grau graue grauen grauer graues schwarze schwarzen schwarzes weiße weißen \
            weißes runde runden rundes eckige eckigen eckiges linke linken linkes rechte rechten rechtes
            """,
        controls: """
            taste tasten button knopf knöpfe schaltfläche schaltflächen symbol symbole icon link feld felder kästchen balken kreis \
            punkt schalter menü haken pfeil ecke
            """,
        link: "in",
        sides: [
            "oben rechts", "oben links", "unten rechts", "unten links", "auf der rechten seite",
            "auf der linken seite",
        ])

    private static let english = SensoryWords(
        looks: """
            red green blue yellow orange purple pink grey gray black white colored coloured round square triangular circular \
            left-hand right-hand left right
            """,
        controls: """
            button buttons icon icons link links box boxes circle circles label labels bar dot dots symbol symbols badge switch \
            switches field fields checkbox checkboxes arrow arrows check checkmark mark menu menus tab tabs corner
            """,
        link: "in",
        sides: [
            "on the right", "on the left", "at the right", "at the left", "to the right", "to the left",
            "top right",
            "top left", "upper right", "upper left", "bottom right", "bottom left", "lower right", "lower left",
            "top-right", "top-left", "bottom-right", "bottom-left", "right-hand", "left-hand",
        ])

    private static let spanish = SensoryWords(
        looks: """
            rojo roja rojos rojas verde verdes azul azules amarillo amarilla naranja gris negro negra blanco blanca redondo \
            redonda cuadrado cuadrada
            """,
        controls:
            "botón botones icono ícono enlace casilla círculo barra punto símbolo campo campos interruptor menú flecha",
        link: "en",
        sides: ["a la derecha", "a la izquierda", "de la derecha", "de la izquierda"])

    private static let french = SensoryWords(
        looks: """
            rouge rouges vert verte verts vertes bleu bleue bleus bleues jaune jaunes orange gris grise noir noire blanc blanche \
            rond ronde carré carrée
            """,
        controls:
            "bouton boutons icône lien case cercle barre point symbole champ champs interrupteur pastille menu flèche coche",
        link: "en",
        sides: ["à droite", "à gauche", "de droite", "de gauche"])

    private static let italian = SensoryWords(
        looks: """
            rosso rossa rossi rosse verde verdi blu azzurro azzurra giallo gialla arancione grigio grigia nero nera bianco bianca \
            rotondo rotonda quadrato quadrata
            """,
        controls:
            "pulsante pulsanti bottone icona link casella cerchio barra punto simbolo campo campi interruttore menu freccia",
        link: "in",
        sides: ["a destra", "a sinistra", "sulla destra", "sulla sinistra", "di destra", "di sinistra"])

    private static let japanese = SensoryWords(
        looks: "赤い 赤の 赤色の 緑の 緑色の 青い 青の 青色の 黄色い 黄色の オレンジの 灰色の グレーの 黒い 白い 丸い 四角い",
        controls: "ボタン アイコン リンク",
        sides: ["右側の", "左側の", "右の", "左の", "右上の", "左上の", "右下の", "左下の"], isUnspaced: true)

    private static let dutch = SensoryWords(
        looks: """
            rode groene blauwe gele oranje grijze zwarte witte ronde vierkante linker rechter linkse rechtse
            """,
        controls:
            "knop knoppen pictogram icoon link vakje cirkel balk stip symbool veld velden schakelaar menu pijl vinkje",
        link: "in",
        sides: [
            "aan de rechterkant", "aan de linkerkant", "rechtsboven", "linksboven", "rechtsonder", "linksonder",
        ])

    private static let polish = SensoryWords(
        looks: """
            czerwony czerwona czerwoną czerwonego zielony zielona zieloną zielonego niebieski niebieska niebieską niebieskiego \
            żółty żółta żółtą szary szara szarą czarny biały okrągły okrągła kwadratowy
            """,
        controls: "przycisk przycisku ikona ikonę ikony link linku pole pola symbol pasek",
        sides: ["po prawej", "po lewej", "z prawej", "z lewej"])

    private static let portuguese = SensoryWords(
        looks: """
            vermelho vermelha vermelhos verde verdes azul azuis amarelo amarela laranja cinza cinzento preto preta branco branca \
            redondo redonda quadrado quadrada
            """,
        controls:
            "botão botões ícone link ligação caixa círculo barra ponto símbolo campo campos interruptor menu seta",
        link: "em",
        sides: ["à direita", "à esquerda", "da direita", "da esquerda"])

    private static let swedish = SensoryWords(
        looks: "röda gröna blå gula orange grå svarta vita runda fyrkantiga vänstra högra",
        controls: "knappen knapp ikonen ikon länken länk rutan ruta cirkeln fältet symbolen",
        sides: ["till höger", "till vänster"])

    private static let chinese = SensoryWords(
        looks: "红色 绿色 蓝色 黄色 橙色 灰色 黑色 白色 圆形 方形 紅色 綠色 藍色 黃色 圓形",
        controls: "按钮 图标 链接 按鈕 圖示 連結",
        sides: ["右侧的", "左侧的", "右边的", "左边的", "右上角的", "左上角的", "右下角的", "左下角的", "右側的", "左側的"], isUnspaced: true)

}
