// SPDX-License-Identifier: Apache-2.0

/// Titles that don't say what a button does.
final class ActionWords: Sendable {
    /// What a title leaves open.
    enum Fault {
        /// It tells how to use a button: “Click here”.
        case gesture
        /// It answers a question that is read elsewhere: “Yes”.
        case answer
        /// It agrees to something: “OK”.
        case agreement
        /// It does not say more of what: “Learn more”.
        case more
    }

    /// What `title` in `locale`, a BCP 47 tag, leaves open; `nil` for a title that says enough, or in a language that is not known.
    static func fault(of title: String, in locale: String) -> Fault? {
        // By scalars: a look at each character of each title took a twentieth of a small lint.
        let scalars = title.lowercased().unicodeScalars.lazy.map(\.widthFolded).filter { !isMark($0) }
        var words = String(String.UnicodeScalarView(scalars))[...]
        while words.unicodeScalars.first == " " { words.unicodeScalars.removeFirst() }
        while words.unicodeScalars.last == " " { words.unicodeScalars.removeLast() }
        if everywhere.contains(words) { return .agreement }
        guard let known = of(locale) else { return nil }
        if known.gestures.contains(words) { return .gesture }
        if known.answers.contains(words) { return .answer }
        if known.agreements.contains(words) { return .agreement }
        return known.more.contains(words) ? .more : nil
    }

    /// Whether it is a mark that a title may have behind its words.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "!", ".", "。", "…", "?", "›", ">", "→": true
        default: false
        }
    }

    private static func of(_ locale: String) -> ActionWords? {
        switch WordLanguage.code(of: locale) {
        case "da": danish
        case "de": german
        case "en": english
        case "es": spanish
        case "fr": french
        case "it": italian
        case "ja": japanese
        case "nb": norwegian
        case "nl": dutch
        case "pl": polish
        case "pt": portuguese
        case "sv": swedish
        case "zh": chinese
        default: nil
        }
    }

    private let gestures: Set<Substring>
    private let answers: Set<Substring>
    private let agreements: Set<Substring>
    private let more: Set<Substring>

    private init(
        gestures: Set<Substring>, answers: Set<Substring>, agreements: Set<Substring>, more: Set<Substring>
    ) {
        (self.gestures, self.answers, self.agreements, self.more) = (gestures, answers, agreements, more)
    }

    private static let everywhere: Set<Substring> = ["ok", "okay", "o k"]

    // MARK: By language, in lower case. Each is made where a text asks for it.

    private static let danish = ActionWords(
        gestures: ["klik her", "tryk her", "her"], answers: ["ja", "nej"], agreements: [],
        more: ["læs mere", "mere"])

    private static let german = ActionWords(
        gestures: ["hier klicken", "klick hier", "klicken sie hier", "hier tippen", "tippen", "klicken", "hier"],
        answers: ["ja", "nein"], agreements: ["in ordnung"],
        more: ["mehr", "mehr erfahren", "mehr infos", "weitere infos"])

    private static let english = ActionWords(
        gestures: ["click here", "tap here", "press here", "click", "tap", "here", "press"],
        answers: ["yes", "no"],
        agreements: ["all right", "alright"],
        more: ["learn more", "more", "read more", "more info", "find out more"])

    private static let spanish = ActionWords(
        gestures: ["haz clic aquí", "haga clic aquí", "pulsa aquí", "toca aquí", "clic aquí", "aquí"],
        answers: ["sí", "no"],
        agreements: ["de acuerdo", "vale"], more: ["más", "más información", "saber más", "leer más"])

    private static let french = ActionWords(
        gestures: ["cliquez ici", "clique ici", "cliquer ici", "appuyez ici", "ici"], answers: ["oui", "non"],
        agreements: ["d’accord", "d'accord"],
        more: ["en savoir plus", "plus", "plus d’infos", "plus d'infos", "lire la suite"])

    private static let italian = ActionWords(
        gestures: ["clicca qui", "fai clic qui", "tocca qui", "premi qui", "qui"], answers: ["sì", "no"],
        agreements: ["va bene"], more: ["scopri di più", "ulteriori informazioni", "altro", "leggi di più"])

    private static let japanese = ActionWords(
        gestures: ["ここをクリック", "ここをタップ", "こちら", "クリック", "タップ"], answers: ["はい", "いいえ"], agreements: ["了解"],
        more: ["詳細", "詳しく見る", "もっと見る", "詳しくはこちら"])

    private static let norwegian = ActionWords(
        gestures: ["klikk her", "trykk her", "her"], answers: ["ja", "nei"], agreements: [],
        more: ["les mer", "mer"])

    private static let dutch = ActionWords(
        gestures: ["klik hier", "tik hier", "hier"], answers: ["ja", "nee"], agreements: ["oké"],
        more: ["meer", "meer informatie", "lees meer", "meer info"])

    private static let polish = ActionWords(
        gestures: ["kliknij tutaj", "kliknij tu", "stuknij tutaj", "tutaj", "kliknij"], answers: ["tak", "nie"],
        agreements: ["dobrze"], more: ["więcej", "dowiedz się więcej", "czytaj więcej"])

    private static let portuguese = ActionWords(
        gestures: ["clique aqui", "toque aqui", "aqui"], answers: ["sim", "não"], agreements: ["está bem"],
        more: ["mais", "saiba mais", "saber mais", "mais informações", "ler mais"])

    private static let swedish = ActionWords(
        gestures: ["klicka här", "tryck här", "här"], answers: ["ja", "nej"], agreements: [],
        more: ["läs mer", "mer"])

    private static let chinese = ActionWords(
        gestures: ["点击这里", "点此", "点击", "點擊這裡", "按此"], answers: ["是", "否"], agreements: ["好", "确定", "確定", "好的"],
        more: ["更多", "了解更多", "了解详情", "瞭解更多", "详情"])
}
