// SPDX-License-Identifier: Apache-2.0

/// What a screen reader says of a level before the text of a banner, in the languages that iOS has.
enum SpokenPrefixes {
    /// The words for a level; `nil` in other languages. Where only the region or the script is another, those of the language.
    static func word(for level: String, in locale: String) -> String? {
        guard let index = LevelDraft.names.firstIndex(of: level), let words = words(in: locale) else { return nil }
        return words[index]
    }

    private static func words(in locale: String) -> [String]? {
        let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let language = parts.first else { return nil }
        if language == "zh" {
            let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
            return byLanguage[isTraditional ? "zh-Hant" : "zh-Hans"]
        }
        // Codes that are no longer used, and Norwegian without saying which.
        let former = ["iw": "he", "in": "id", "no": "nb"]
        return byLanguage[former[language] ?? language]
    }

    /// In the order of ``LevelDraft/names``: notice, information, success, warning, error.
    private static let byLanguage: [String: [String]] = [
        "ar": ["إشعار", "معلومات", "نجاح", "تحذير", "خطأ"],
        "ca": ["Avís", "Informació", "Correcte", "Advertència", "Error"],
        "cs": ["Oznámení", "Informace", "Úspěch", "Varování", "Chyba"],
        "da": ["Meddelelse", "Information", "Gennemført", "Advarsel", "Fejl"],
        "de": ["Hinweis", "Information", "Erfolg", "Warnung", "Fehler"],
        "el": ["Ειδοποίηση", "Πληροφορίες", "Επιτυχία", "Προειδοποίηση", "Σφάλμα"],
        "en": ["Notice", "Information", "Success", "Warning", "Error"],
        "es": ["Aviso", "Información", "Éxito", "Advertencia", "Error"],
        "fi": ["Ilmoitus", "Tiedot", "Onnistui", "Varoitus", "Virhe"],
        "fr": ["Avis", "Information", "Succès", "Avertissement", "Erreur"],
        "he": ["הודעה", "מידע", "הצלחה", "אזהרה", "שגיאה"],
        "hi": ["सूचना", "जानकारी", "सफलता", "चेतावनी", "त्रुटि"],
        "hr": ["Obavijest", "Informacija", "Uspjeh", "Upozorenje", "Pogreška"],
        "hu": ["Értesítés", "Információ", "Sikeres", "Figyelmeztetés", "Hiba"],
        "id": ["Pemberitahuan", "Informasi", "Berhasil", "Peringatan", "Kesalahan"],
        "it": ["Avviso", "Informazione", "Operazione riuscita", "Attenzione", "Errore"],
        "ja": ["通知", "お知らせ", "成功", "警告", "エラー"],
        "ko": ["알림", "정보", "성공", "경고", "오류"],
        "ms": ["Notis", "Maklumat", "Berjaya", "Amaran", "Ralat"],
        "nb": ["Melding", "Informasjon", "Fullført", "Advarsel", "Feil"],
        "nl": ["Melding", "Informatie", "Gelukt", "Waarschuwing", "Fout"],
        "pl": ["Powiadomienie", "Informacja", "Sukces", "Ostrzeżenie", "Błąd"],
        "pt": ["Aviso", "Informação", "Sucesso", "Advertência", "Erro"],
        "ro": ["Notificare", "Informație", "Succes", "Avertisment", "Eroare"],
        "ru": ["Уведомление", "Информация", "Успешно", "Предупреждение", "Ошибка"],
        "sk": ["Oznámenie", "Informácia", "Úspech", "Varovanie", "Chyba"],
        "sv": ["Meddelande", "Information", "Lyckades", "Varning", "Fel"],
        "th": ["การแจ้งเตือน", "ข้อมูล", "สำเร็จ", "คำเตือน", "ข้อผิดพลาด"],
        "tr": ["Bildirim", "Bilgi", "Başarılı", "Uyarı", "Hata"],
        "uk": ["Сповіщення", "Інформація", "Успішно", "Попередження", "Помилка"],
        "vi": ["Thông báo", "Thông tin", "Thành công", "Cảnh báo", "Lỗi"],
        "zh-Hans": ["通知", "信息", "成功", "警告", "错误"],
        "zh-Hant": ["通知", "資訊", "成功", "警告", "錯誤"],
    ]
}
