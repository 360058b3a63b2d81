// SPDX-License-Identifier: Apache-2.0

/// Titles that don't say what a button does.
struct ActionWords {
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
        let title = title.lowercased().filter { !"!.…?›>→".contains($0) }
        var words = title[...]
        while words.first == " " { words.removeFirst() }
        while words.last == " " { words.removeLast() }
        if everywhere.contains(words) { return .agreement }
        guard let known = languages[String(locale.prefix { $0 != "-" }).lowercased()] else { return nil }
        if known.gestures.contains(words) { return .gesture }
        if known.answers.contains(words) { return .answer }
        if known.agreements.contains(words) { return .agreement }
        return known.more.contains(words) ? .more : nil
    }

    private let gestures: Set<Substring>
    private let answers: Set<Substring>
    private let agreements: Set<Substring>
    private let more: Set<Substring>

    private static let everywhere: Set<Substring> = ["ok", "okay", "o k"]

    /// By language, in lower case.
    private static let languages: [String: ActionWords] = [
        "da": ActionWords(
            gestures: ["klik her", "tryk her", "her"], answers: ["ja", "nej"], agreements: [],
            more: ["læs mere", "mere"]),
        "de": ActionWords(
            gestures: ["hier klicken", "klick hier", "klicken sie hier", "hier tippen", "tippen", "klicken", "hier"],
            answers: ["ja", "nein"], agreements: ["in ordnung"],
            more: ["mehr", "mehr erfahren", "mehr infos", "weitere infos"]),
        "en": ActionWords(
            gestures: ["click here", "tap here", "press here", "click", "tap", "here", "press"],
            answers: ["yes", "no"],
            agreements: ["all right", "alright"],
            more: ["learn more", "more", "read more", "more info", "find out more"]),
        "es": ActionWords(
            gestures: ["haz clic aquí", "haga clic aquí", "pulsa aquí", "toca aquí", "clic aquí", "aquí"],
            answers: ["sí", "no"],
            agreements: ["de acuerdo", "vale"], more: ["más", "más información", "saber más", "leer más"]),
        "fr": ActionWords(
            gestures: ["cliquez ici", "clique ici", "cliquer ici", "appuyez ici", "ici"], answers: ["oui", "non"],
            agreements: ["d’accord", "d'accord"],
            more: ["en savoir plus", "plus", "plus d’infos", "plus d'infos", "lire la suite"]),
        "it": ActionWords(
            gestures: ["clicca qui", "fai clic qui", "tocca qui", "premi qui", "qui"], answers: ["sì", "no"],
            agreements: ["va bene"], more: ["scopri di più", "ulteriori informazioni", "altro", "leggi di più"]),
        "ja": ActionWords(
            gestures: ["ここをクリック", "ここをタップ", "こちら", "クリック", "タップ"], answers: ["はい", "いいえ"], agreements: ["了解"],
            more: ["詳細", "詳しく見る", "もっと見る", "詳しくはこちら"]),
        "nb": ActionWords(
            gestures: ["klikk her", "trykk her", "her"], answers: ["ja", "nei"], agreements: [],
            more: ["les mer", "mer"]),
        "nl": ActionWords(
            gestures: ["klik hier", "tik hier", "hier"], answers: ["ja", "nee"], agreements: ["oké"],
            more: ["meer", "meer informatie", "lees meer", "meer info"]),
        "pl": ActionWords(
            gestures: ["kliknij tutaj", "kliknij tu", "stuknij tutaj", "tutaj", "kliknij"], answers: ["tak", "nie"],
            agreements: ["dobrze"], more: ["więcej", "dowiedz się więcej", "czytaj więcej"]),
        "pt": ActionWords(
            gestures: ["clique aqui", "toque aqui", "aqui"], answers: ["sim", "não"], agreements: ["está bem"],
            more: ["mais", "saiba mais", "saber mais", "mais informações", "ler mais"]),
        "sv": ActionWords(
            gestures: ["klicka här", "tryck här", "här"], answers: ["ja", "nej"], agreements: [],
            more: ["läs mer", "mer"]),
        "zh": ActionWords(
            gestures: ["点击这里", "点此", "点击", "點擊這裡", "按此"], answers: ["是", "否"], agreements: ["好", "确定", "確定", "好的"],
            more: ["更多", "了解更多", "了解详情", "瞭解更多", "详情"]),
    ]
}
