// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerLint

struct SensoryTextTests {
    @Test(arguments: [
        ("en", "Tap the red button.", "red button"), ("en", "The button at the top right helps.", "top right"),
        ("en", "Use the left-hand switch", "left-hand switch"), ("en", "tap the ROUND icon", "round icon"),
        ("de", "Tippe auf das grüne Symbol.", "grüne symbol"), ("de", "Der Link steht unten links.", "unten links"),
        ("fr", "Touchez le bouton vert à gauche", "bouton vert"),
        ("es-MX", "Toca el botón de la derecha", "de la derecha"),
        ("it", "Premi il pulsante rosso", "pulsante rosso"), ("pt-BR", "Toque no botão azul", "botão azul"),
        ("nl", "Tik op de blauwe knop", "blauwe knop"), ("pl", "Naciśnij czerwony przycisk", "czerwony przycisk"),
        ("ja", "赤いボタンをタップしてください。", "赤いボタン"), ("ja", "右側のボタン", "右側の"), ("zh-Hans", "点按红色的按钮", "红色的按钮"),
        ("sv", "Tryck på den röda knappen", "röda knappen"),
        ("en", "Use the menu on the left to retry.", "on the left"),
        ("en", "Tap the arrow in the right-hand corner.", "right-hand corner"),
        ("en", "Tap the green check mark to confirm.", "green check"),
        ("en", "The button in green sends it.", "button in green"),
        ("en", "Fields in red are required.", "fields in red"), ("de", "Felder in Rot sind Pflicht.", "felder in rot"),
        ("de", "ROTE SCHALTFLÄCHE", "rote schaltfläche"), ("es", "BOTÓN ROJO", "botón rojo"),
        ("pt", "BOTO\u{303}ES", nil),
        ("pl", "ZIELONĄ IKONĘ", "zieloną ikonę"), ("fr", "Élue × ICÔNE ROUGE", "icône rouge"),
        ("fr", "Élue : FLÈCHE VERTE", "flèche verte"),
    ]) func controlsToldByTheirLooksAreFound(locale: String, text: String, hint: String?) {
        #expect(SensoryWords.of(locale)?.hint(in: text) == hint)
    }

    @Test(arguments: [
        ("en", "3 seats left. Press Retry."), ("en", "You have the right to cancel. Tap the button below."),
        ("en", "Red Cross: the button works."), ("en", "Turn right onto Main Street."),
        ("en", "The greenhouse link is up."),
        ("en", "Is that right? Tap the link."), ("de", "Du hast recht. Tippe auf den Knopf."),
        ("fr", "Le feu rouge. Le bouton OK"),
        ("fr", "Vous avez droit au bouton"), ("ja", "赤信号です。ボタンを押してください。"), ("en", ""), ("en", "the button"),
    ]) func otherWordsAreLeftAlone(locale: String, text: String) {
        #expect(SensoryWords.of(locale)?.hint(in: text) == nil)
    }

    @Test func unknownLanguagesAreLeftAlone() { #expect(SensoryWords.of("tlh") == nil) }
}
