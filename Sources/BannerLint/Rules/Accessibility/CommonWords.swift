// SPDX-License-Identifier: Apache-2.0

/// Words that texts of a language are known by.
enum CommonWords {
    /// The words of `words`, in lower case, that are common in the language `language` and not in `other`; both are the first
    /// subtags of tags. Empty for a language that is not listed.
    static func telling(_ words: [String], language: String, from other: String) -> [String] {
        guard let known = self.known(language) else { return [] }
        let others = self.known(other) ?? []
        return words.filter { known.contains($0) && !others.contains($0) }
    }

    private static func known(_ language: String) -> Set<String>? {
        switch WordLanguage.code(of: language) {
        case "da": danish
        case "de": german
        case "en": english
        case "es": spanish
        case "fr": french
        case "it": italian
        case "nb": norwegian
        case "nl": dutch
        case "pl": polish
        case "pt": portuguese
        case "sv": swedish
        default: nil
        }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) })
    }

    // MARK: By language, each made where a text asks for it
    //
    // Frequent words, and those of banners and buttons. Words that many languages have borrowed, such as online, update or error,
    // are left out; a word that two of these languages share stands under both.

    private static let danish = words(
        """
        din dit dine er og ikke kunne blev med til på gemt sendt mislykkedes prøv igen luk annuller slet senere \
        forbindelse kort afvist har vi nye
        """)

    private static let german = words(
        """
        dein deine deiner ihr ihre ihrer ihren ist sind war wurde wurden wird werden nicht kein keine konnte konnten \
        kann können mit für auf der die das dem den des ein eine einen und oder zu zum zur von vom aus bei noch schon \
        jetzt bitte erneut versuchen versuche wiederholen gespeichert gesendet gelöscht fehlgeschlagen abgelehnt \
        abbrechen schließen löschen rückgängig speichern senden öffnen einstellungen später verbindung karte konto \
        zahlung passwort dateien nachrichten fehler warnung hinweis fertig läuft mehr neue neuer neues sie wir dir
        """)

    private static let english = words(
        """
        your you yours was were is are am the not no could couldn can cannot will won would should has have had been be \
        with from this that these those there here we they our again please try retry failed saved sent deleted removed \
        added declined expired lost found changed updated received save send delete remove undo close dismiss cancel open \
        show hide view later now settings warning success changes connection card account payment password file files \
        photo photos draft drafts done finished sign signed check loading sending saving deleting uploading downloading \
        for and but out off into it its when while until before after wrong something went
        """)

    private static let spanish = words(
        """
        su sus tu tus el los las una unas unos del está están fue han hemos ha no se con para por más ya que guardado \
        guardada enviado enviada eliminado rechazada vuelve vuelva intenta inténtalo reintentar cerrar cancelar eliminar \
        deshacer guardar enviar abrir ajustes tarde conexión tarjeta cuenta pago contraseña archivos mensajes advertencia \
        aviso éxito nuevo nueva pudo
        """)

    private static let french = words(
        """
        votre vos ton tes est sont était été a n ne pas le la les l des du une un et ou avec pour dans sur nous vous \
        réessayer réessayez fermer annuler supprimer enregistrer envoyer ouvrir enregistré enregistrée envoyé envoyée \
        supprimé refusée échec échoué connexion carte compte paiement fichiers plus tard réglages erreur avertissement \
        nouveau nouvelle terminé
        """)

    private static let italian = words(
        """
        tuo tua tuoi tue il lo gli le un una del della delle dei è sono stato stata stati non con per più riprova chiudi \
        annulla elimina salva invia apri salvato salvata inviato inviata eliminato rifiutata connessione carta conto \
        pagamento impostazioni avviso errore nuovo nuova riuscito
        """)

    private static let norwegian = words(
        """
        din ditt dine er og ikke kunne ble med til på lagret sendt mislyktes prøv igjen lukk avbryt slett senere \
        tilkobling kort avvist har vi nye
        """)

    private static let dutch = words(
        """
        uw je jouw is zijn was werd niet geen kon kan kunt het de een van met voor op en of naar opnieuw probeer \
        opgeslagen verzonden verwijderd mislukt geweigerd sluiten sluit annuleren annuleer verwijderen bewaar verstuur \
        openen later instellingen verbinding kaart rekening betaling wachtwoord bestanden berichten fout waarschuwing \
        nieuwe
        """)

    private static let polish = words(
        """
        twoja twój twoje jest są był była nie się można z do na ponownie spróbuj zapisano wysłano usunięto nie udało \
        zamknij anuluj usuń zapisz wyślij otwórz później ustawienia połączenie karta konto płatność hasło pliki błąd \
        ostrzeżenie nowa nowe gotowe
        """)

    private static let portuguese = words(
        """
        seu sua seus suas teu tua o os as um uma do da dos das foi está estão não com para por mais já que salvo salva \
        guardado guardada enviado enviada eliminado excluído recusado tente tentar novamente fechar cancelar excluir \
        eliminar desfazer salvar guardar enviar abrir ajustes definições configurações tarde conexão ligação cartão conta \
        pagamento senha arquivos mensagens erro aviso novo nova
        """)

    private static let swedish = words(
        """
        din ditt dina är och inte kunde blev med till på sparad sparat skickat misslyckades försök igen stäng avbryt \
        radera senare anslutning kort nekades har vi nya
        """)
}
