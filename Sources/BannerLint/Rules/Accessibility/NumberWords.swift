// SPDX-License-Identifier: Apache-2.0

/// What the words around a number tell of it in a language: whether it counts what follows.
struct NumberWords {
    /// The words for this language, a BCP 47 tag; none for one that is not listed.
    static func of(_ locale: String) -> NumberWords {
        let code = WordLanguage.code(of: locale)
        return languages[code] ?? fewWords[code] ?? none
    }

    /// Whether so many words are known that another one is likely to be counted.
    let isThorough: Bool

    /// Whether a number behind `word` is the name of one thing, as in “Step 3”, and counts nothing.
    func isNamed(by word: some StringProtocol) -> Bool {
        let word = word.lowercased()
        if names.contains(word) { return true }
        return joinsWords && names.contains { $0.count > 3 && word.hasSuffix(String(decoding: $0, as: UTF8.self)) }
    }

    /// Whether `word` behind a number is the same for every number, and so is what follows it: “3 of your files”.
    func isEnd(_ word: some StringProtocol) -> Bool { ends.contains(word.lowercased()) }

    /// Whether `word` behind a number is the same for every number, while what follows it may not be: “3 new files”.
    func isPassed(_ word: some StringProtocol) -> Bool { passed.contains(word.lowercased()) }

    /// Whether `literal`, which stands between two numbers, likely says that the one is a part of the other, as “of” does: one word,
    /// or two of which the first is short. What is counted rarely has a number right behind it. Where “of” is known, it is no guess.
    func joinsNumbers(_ literal: some StringProtocol) -> Bool {
        if isThorough { return false }
        let parts = literal.unicodeScalars.split(whereSeparator: L10nPluralConcatenation.isSpace)
        guard literal.unicodeScalars.first.map(L10nPluralConcatenation.isSpace) == true,
            literal.unicodeScalars.last.map(L10nPluralConcatenation.isSpace) == true,
            parts.allSatisfy({ $0.allSatisfy(L10nPluralConcatenation.isOfWord) })
        else { return false }
        return parts.count == 1 || parts.count == 2 && parts[0].count <= Self.shortest
    }

    /// The letters and marks of a word that is surely none that is counted, such as Hindi “में”.
    private static let shortest = 3

    private let names: WordList
    private let ends: WordList
    private let passed: WordList
    private let joinsWords: Bool

    private init(
        names: String, ends: String, passed: String = "", joinsWords: Bool = false, isThorough: Bool = true
    ) {
        self.names = WordList(text: names)
        self.ends = WordList(text: ends)
        self.passed = WordList(text: passed)
        self.joinsWords = joinsWords
        self.isThorough = isThorough
    }

    private static func few(_ names: String, ends: String, joinsWords: Bool = false) -> NumberWords {
        NumberWords(names: names, ends: ends, joinsWords: joinsWords, isThorough: false)
    }

    private static let none = few("", ends: "")

    /// By language: nouns that a number names; prepositions, conjunctions and verbs of one thing, and words for what is done or
    /// left that don't change with a number; adjectives that don't.
    private static let languages: [String: NumberWords] = [
        "cs": NumberWords(
            names:
                "krok verze aktualizace brána chyba strana stránka kapitola úroveň řádek číslo kód část díl pokoj linka let",
            ends: "z ze a nebo v na do je"),
        "da": NumberWords(
            names: "trin version opdatering gate fejl side kapitel niveau linje nummer kode del rum spor ordre sag",
            ends: "af og eller i på til er valgt", joinsWords: true),
        "de": NumberWords(
            names: """
                schritt version update aktualisierung gate fehler fehlercode code seite kapitel level stufe zeile nummer nr raum zimmer flug gleis \
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
            passed: """
                more new unread other additional further installed available ready downloaded uploaded updated synced saved sent \
                received deleted removed added queued pending successfully already now
                """),
        "es": NumberWords(
            names: """
                paso versión actualización puerta error código página capítulo nivel línea número sala habitación vuelo andén pedido \
                episodio parte sección pregunta fila asiento terminal planta piso día semana ronda fase zona mesa autobús canal \
                puerto factura grupo intento temporada
                """,
            ends: "de del y o a en con por es está fue ha hasta"),
        "fi": NumberWords(
            names: "vaihe versio päivitys portti virhe sivu luku taso rivi numero koodi osa huone raide tilaus",
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
                passaggio passo versione aggiornamento porta gate errore codice pagina capitolo livello riga numero sala camera stanza volo \
                binario ordine episodio parte sezione domanda fila posto terminal piano giorno settimana turno fase zona tavolo \
                autobus canale fattura gruppo tentativo stagione
                """,
            ends: "di su e o a in con per da è ha"),
        "nb": NumberWords(
            names: "trinn versjon oppdatering gate feil side kapittel nivå linje nummer kode del rom spor ordre sak",
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
                "krok wersja aktualizacja bramka błąd strona rozdział poziom wiersz numer kod część pokój lot peron zamówienie linia",
            ends: "z ze i lub albo w na do o jest"),
        "pt": NumberWords(
            names: """
                passo etapa versão atualização portão porta erro código página capítulo nível linha número sala quarto voo plataforma \
                pedido episódio parte seção secção pergunta fila assento terminal andar dia semana rodada fase zona mesa ônibus \
                autocarro canal fatura grupo tentativa temporada
                """,
            ends: "de do da e ou a em com por é está foi tem até"),
        "ru": NumberWords(
            names: """
                шаг версия обновление выход ошибка страница глава уровень строка номер код часть комната рейс путь заказ этап
                """,
            ends: "из и или в на до с"),
        "sv": NumberWords(
            names:
                "steg version uppdatering gate fel felkod sida kapitel nivå rad nummer kod del rum spår order ärende",
            ends: "av och eller i på till är har valda", joinsWords: true),
        "uk": NumberWords(
            names:
                "крок версія оновлення вихід помилка сторінка розділ рівень рядок номер код частина кімната рейс колія замовлення",
            ends: "із з та і або в у на до"),
    ]

    /// The same of languages of which few words are known: what most often stands before a number that names something, and behind
    /// one that is a part.
    private static let fewWords: [String: NumberWords] = [
        "ar": few(
            """
            إصدار الإصدار نسخة النسخة خطوة الخطوة مرحلة المرحلة صفحة الصفحة تحديث التحديث رقم الرقم خطأ الخطأ بوابة البوابة \
            مستوى المستوى فصل الفصل جزء الجزء رحلة الرحلة طلب الطلب رمز الرمز سطر السطر غرفة الغرفة
            """, ends: "من في أو إلى على"),
        "bg": few(
            "стъпка версия актуализация страница номер грешка изход глава ниво ред код част стая полет поръчка",
            ends: "от и или в на до е"),
        "bs": few(
            "korak verzija ažuriranje stranica broj greška izlaz poglavlje nivo red kod dio soba let narudžba",
            ends: "od i ili u na do je"),
        "ca": few(
            "pas versió actualització pàgina número error porta capítol nivell línia codi part sala vol comanda",
            ends: "de del i o a en per fins"),
        "el": few(
            """
            βήμα έκδοση ενημέρωση σελίδα αριθμός σφάλμα πύλη κεφάλαιο επίπεδο γραμμή κωδικός μέρος δωμάτιο πτήση \
            παραγγελία
            """, ends: "από και ή σε έως"),
        "et": few(
            "samm versioon värskendus lehekülg leht number viga värav peatükk tase rida kood osa tuba tellimus",
            ends: "ja või", joinsWords: true),
        "fa": few(
            "گام مرحله نسخه روزرسانی بروزرسانی صفحه شماره خطا خطای گیت فصل سطح خط کد بخش اتاق پرواز سفارش",
            ends: "از و یا در تا"),
        "gl": few(
            "paso versión actualización páxina número erro porta capítulo nivel liña código parte sala voo pedido",
            ends: "de e ou a en con por"),
        "he": few(
            """
            גרסה הגרסה גירסה שלב השלב צעד הצעד עמוד העמוד דף הדף עדכון העדכון מספר שגיאה השגיאה שער השער פרק הפרק רמה הרמה חלק \
            החלק טיסה הזמנה ההזמנה קוד חדר שורה
            """, ends: "מתוך של או עד"),
        "hi": few(
            "चरण संस्करण अपडेट पृष्ठ पेज संख्या नंबर त्रुटि गेट अध्याय स्तर पंक्ति कोड भाग कक्ष उड़ान ऑर्डर",
            ends: "में से का के की और या"),
        "hr": few(
            """
            korak verzija inačica ažuriranje stranica broj pogreška greška izlaz poglavlje razina redak kod dio soba let \
            narudžba
            """, ends: "od i ili u na do je"),
        "hu": few(
            "lépés verzió frissítés oldal szám hiba kapu fejezet szint sor kód rész szoba járat rendelés",
            ends: "és vagy"),
        "lt": few(
            """
            žingsnis versija naujinys atnaujinimas puslapis numeris klaida vartai skyrius lygis eilutė kodas dalis \
            kambarys reisas užsakymas
            """, ends: "iš ir arba"),
        "lv": few(
            """
            solis versija atjauninājums lapa lappuse numurs kļūda vārti nodaļa līmenis rinda kods daļa telpa reiss \
            pasūtījums
            """, ends: "no un vai"),
        "mk": few(
            "чекор верзија ажурирање страница број грешка излез поглавје ниво ред код дел соба лет нарачка",
            ends: "од и или во на до е"),
        "ro": few(
            """
            pas pasul etapa versiune versiunea actualizare actualizarea pagină pagina număr numărul eroare eroarea poarta capitolul \
            nivel nivelul linia rândul cod codul partea camera zborul comanda
            """, ends: "din de și sau la în"),
        "sk": few(
            "krok verzia aktualizácia strana stránka číslo chyba brána kapitola úroveň riadok kód časť izba let objednávka",
            ends: "z zo a alebo v na do je"),
        "sl": few(
            "korak različica posodobitev stran številka napaka izhod poglavje raven vrstica koda del soba let naročilo",
            ends: "od in ali v na do je"),
        "sr": few(
            """
            корак верзија ажурирање страница број грешка излаз поглавље ниво ред код део соба лет поруџбина korak verzija \
            ažuriranje stranica broj greška izlaz poglavlje nivo red kod deo soba let porudžbina
            """, ends: "од и или у на до је od i ili u na do je"),
        "tr": few(
            "adım sürüm güncelleme sayfa numara numarası no hata kapı bölüm seviye düzey satır kod oda uçuş sipariş kat",
            ends: "ile ve veya"),
    ]
}

/// Words with white space between them, which are looked through as they are written: to make sets of them, in all languages, would be a
/// good part of a small lint, which asks for some words of one or two.
private struct WordList {
    let text: String

    /// Whether `word` is one of them.
    func contains(_ word: String) -> Bool {
        // What is not ASCII may be written in several ways.
        guard word.utf8.allSatisfy({ $0 < 0x80 }) else {
            return contains { String(decoding: $0, as: UTF8.self) == word }
        }
        return contains { $0.elementsEqual(word.utf8) }
    }

    func contains(where isMeant: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == 0x20 || bytes[end] == 0x0A {
                if start < end, isMeant(bytes[start..<end]) { return true }
                start = end + 1
            }
            return false
        }
    }
}
