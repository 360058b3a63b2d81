// SPDX-License-Identifier: Apache-2.0

/// What the words around a number tell of it in a language: whether it counts what follows.
struct NumberWords {
    /// The words for this language, a BCP 47 tag; none for one that is not listed.
    static func of(_ locale: String) -> NumberWords {
        languages[WordLanguage.code(of: locale)] ?? none
    }

    /// Whether a number behind `word` is the name of one thing, as in “Step 3”, and counts nothing.
    func isNamed(by word: some StringProtocol) -> Bool {
        let word = word.lowercased()
        if names.contains(word) { return true }
        return joinsWords && names.contains { $0.utf8.count > 3 && word.hasSuffix($0) }
    }

    /// Whether `word` behind a number is the same for every number, and so is what follows it: “3 of your files”.
    func isEnd(_ word: some StringProtocol) -> Bool { ends.contains(word.lowercased()) }

    /// Whether `word` behind a number is the same for every number, while what follows it may not be: “3 new files”.
    func isPassed(_ word: some StringProtocol) -> Bool { passed.contains(word.lowercased()) }

    private let names: Set<String>
    private let ends: Set<String>
    private let passed: Set<String>
    private let joinsWords: Bool

    private init(names: String, ends: String, passed: String = "", joinsWords: Bool = false) {
        func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
        self.names = words(names)
        self.ends = words(ends)
        self.passed = words(passed)
        self.joinsWords = joinsWords
    }

    private static let none = NumberWords(names: "", ends: "")

    /// By language: nouns that a number names; prepositions, conjunctions and verbs of one thing, and words for what is done or
    /// left that don't change with a number; adjectives that don't.
    private static let languages: [String: NumberWords] = [
        "cs": NumberWords(
            names: "krok verze brána chyba strana stránka kapitola úroveň řádek číslo kód část díl pokoj linka let",
            ends: "z ze a nebo v na do je"),
        "da": NumberWords(
            names: "trin version gate fejl side kapitel niveau linje nummer kode del rum spor ordre sag",
            ends: "af og eller i på til er valgt", joinsWords: true),
        "de": NumberWords(
            names: """
                schritt version gate fehler fehlercode code seite kapitel level stufe zeile nummer nr raum zimmer flug gleis \
                linie build bestellung auftrag ticket fall staffel folge teil band abschnitt frage reihe platz sitz terminal \
                etage stock tag woche runde phase folie versuch zone tisch bus kanal port rechnung gruppe spur ausgang slot \
                spieler steig aufgabe lektion tor halle schalter
                """,
            ends:
                "von aus und oder in bis an auf um mit ist hat war wird übrig verbleibend ausgewählt fehlgeschlagen gesamt uhr prozent min",
            joinsWords: true),
        "en": NumberWords(
            names: """
                step version gate error code page chapter level line room flight platform track build number no nr order \
                ticket issue case season episode part volume section question row seat terminal floor day week round stage \
                phase slide attempt zone table bus route channel port area invoice house unit group player team lap exit \
                option slot release grade class lesson task bay pier lane sector stop train tram lot batch revision patch \
                ios ipados macos android windows
                """,
            ends: """
                of to in on at and or by from with until till through via per out is was has will left remaining selected \
                total done failed complete completed overall so than o oclock am pm
                """,
            passed: "more new unread other additional further"),
        "es": NumberWords(
            names: """
                paso versión puerta error código página capítulo nivel línea número sala habitación vuelo andén pedido \
                episodio parte sección pregunta fila asiento terminal planta piso día semana ronda fase zona mesa autobús canal \
                puerto factura grupo intento temporada
                """,
            ends: "de del y o a en con por es está fue ha hasta"),
        "fi": NumberWords(
            names: "vaihe versio portti virhe sivu luku taso rivi numero koodi osa huone raide tilaus",
            ends: "ja tai on",
            joinsWords: true),
        "fr": NumberWords(
            names: """
                étape version porte erreur code page chapitre niveau ligne numéro salle chambre vol quai voie commande \
                épisode partie section question rang place siège terminal étage jour semaine tour phase zone table bus canal \
                port facture groupe essai tentative saison bureau
                """,
            ends: "sur de du et ou à en dans avec par est a sera jusqu"),
        "it": NumberWords(
            names: """
                passaggio passo versione porta gate errore codice pagina capitolo livello riga numero sala camera stanza volo \
                binario ordine episodio parte sezione domanda fila posto terminal piano giorno settimana turno fase zona tavolo \
                autobus canale fattura gruppo tentativo stagione
                """,
            ends: "di su e o a in con per da è ha"),
        "nb": NumberWords(
            names: "trinn versjon gate feil side kapittel nivå linje nummer kode del rom spor ordre sak",
            ends: "av og eller i på til er valgt", joinsWords: true),
        "nl": NumberWords(
            names: """
                stap versie gate fout foutcode code pagina hoofdstuk niveau regel nummer kamer zaal vlucht spoor perron \
                bestelling order aflevering deel sectie vraag rij stoel terminal verdieping dag week ronde fase zone tafel bus \
                kanaal poort factuur groep poging seizoen lijn
                """,
            ends: "van en of in op met tot om is heeft was geselecteerd mislukt over", joinsWords: true),
        "pl": NumberWords(
            names:
                "krok wersja bramka błąd strona rozdział poziom wiersz numer kod część pokój lot peron zamówienie linia",
            ends: "z ze i lub albo w na do o jest"),
        "pt": NumberWords(
            names: """
                passo etapa versão portão porta erro código página capítulo nível linha número sala quarto voo plataforma \
                pedido episódio parte seção secção pergunta fila assento terminal andar dia semana rodada fase zona mesa ônibus \
                autocarro canal fatura grupo tentativa temporada
                """,
            ends: "de do da e ou a em com por é está foi tem até"),
        "ru": NumberWords(
            names: "шаг версия выход ошибка страница глава уровень строка номер код часть комната рейс путь заказ этап",
            ends: "из и или в на до с"),
        "sv": NumberWords(
            names: "steg version gate fel felkod sida kapitel nivå rad nummer kod del rum spår order ärende",
            ends: "av och eller i på till är har valda", joinsWords: true),
        "uk": NumberWords(
            names:
                "крок версія вихід помилка сторінка розділ рівень рядок номер код частина кімната рейс колія замовлення",
            ends: "із з та і або в у на до"),
    ]
}
