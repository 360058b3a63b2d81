// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The symbols and abbreviations of units, which are the same for every number.
///
/// The SI Brochure (5.2) and ISO/IEC 80000-13 have those of all languages. Those of a language are CLDR's short forms of units that
/// apps show, and other spellings of them that people use, without the full stop of an abbreviation unless it is a word then: మీ is
/// Telugu for “your”.
struct UnitSymbols {
    private let own: Set<Substring>

    /// The symbols in `locale`, a BCP 47 tag.
    static func of(_ locale: String) -> UnitSymbols {
        UnitSymbols(own: languages[WordLanguage.code(of: locale)] ?? [])
    }

    /// The unit that `text` begins with, if a word ends behind it.
    func unit(startingAt text: Substring) -> Substring? {
        var found: Substring?
        var end = text.startIndex
        for _ in 0..<Self.longest {
            guard end < text.endIndex else { break }
            end = text.unicodeScalars.index(after: end)
            let isEnd = end == text.endIndex || !Self.isOfWord(text.unicodeScalars[end])
            let unit = text[..<end]
            if isEnd, Self.everywhere.contains(unit) || own.contains(unit) { found = unit }
        }
        return found
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        // Most are of ASCII, for which no table has to be searched.
        if let byte = UInt8(exactly: scalar.value), scalar.isASCII { return byte.isASCIILetterOrDigit }
        return L10nPluralConcatenation.isOfWord(scalar) || scalar.properties.generalCategory == .decimalNumber
    }

    /// The scalars of the longest symbol.
    private static let longest = 8

    private static func symbols(_ text: String) -> Set<Substring> { Set(text.split(separator: " ")) }

    /// With `x`, the sign of multiples, and those of percentages, of which Arabic has its own, and of the euro.
    private static let everywhere = symbols(
        """
        % ٪ ‰ € ° °C °F B kB KB MB GB TB PB KiB MiB GiB TiB bit kbit Mbit Gbit kb Kb Mb Gb bps kbps Mbps Gbps km m cm mm µm μm nm ft \
        kg g mg µg μg t lb oz l L ml mL cl cL dl dL d h min s ms µs μs A mA mAh Ah V kV W kW MW Wh kWh MWh J kJ kcal K C F N Pa hPa \
        kPa Hz kHz MHz GHz dB dp pt px x
        """)

    // MARK: By language, first subtags of tags

    private static let cyrillic =
        "кБ КБ Кб кб МБ Мб мб ГБ Гб гб ТБ Тб тб кбит Мбит Гбит км м см мм кг г мг т л мл мин мс Вт кВт Гц кГц МГц ГГц дБ"

    private static let languages: [String: Set<Substring>] = [
        "ar": symbols(
            """
            بايت كيلوبايت ميغابايت غيغابايت تيرابايت ك.ب م.ب غ.ب ت.ب بت كيلوبت ميغابت كم كلم م سم مم ميل قدم كغم كغ كجم غم غ غرام \
            رطل س د ث لتر ل ملتر مل °م
            """),
        "az": symbols("sm kq q dəq san msan"), "be": symbols(cyrillic + " гадз хв с"),
        "bg": symbols(cyrillic + " ч сек мсек с"), "bn": symbols("কেবি এমবি জিবি টিবি কিমি মি সেমি মিমি কেজি"),
        "bs": symbols("sek"), "da": symbols("sek"), "de": symbols("Byte Bit Std Min Sek"),
        "el": symbols("χλμ μ εκ. χλστ μίλ πδ γρ λβ ώ λ δευτ λίτ"), "en": symbols("hr sec mi yd gal mph"),
        "et": symbols("sek"), "fi": symbols("kt Mt Gt Tt"), "fr": symbols("o ko Ko Mo Go To Po Kio Mio Gio pi j"),
        "he": symbols("ק״מ ק\"מ ס״מ ס\"מ מ״מ מ\"מ מ׳ מ' ק״ג ק\"ג גר׳ גר' ג׳ ל׳ ל' מ״ל מ\"ל שע׳ שע' דק׳ דק' ד׳ שנ׳ שנ'"),
        "hi": symbols(
            """
            केबी एमबी जीबी टीबी किमी कि॰मी मी सेमी सें॰मी मिमी मि॰मी किग्रा कि॰ग्रा ग्रा ली॰ मिली घं मि॰ से॰ मि॰से °से
            """),
        "hu": symbols("p mp ó mf"), "hy": symbols("Բ կԲ ԿԲ ՄԲ ԳԲ ՏԲ կմ մ սմ մմ մղ ֆտ կգ գ ժ ր վրկ վ մվ լ մլ"),
        "id": symbols("j mnt dtk md"), "it": symbols("byte"),
        "ka": symbols("კბ მბ გბ ტბ კბაიტი ტბაიტი კბიტი კმ მ სმ მმ ფტ კგ გ ფნტ სთ წთ წმ მწმ ლ მლ"),
        "kk": symbols(cyrillic + " сағ с"), "ky": symbols(cyrillic + " с"), "lt": symbols("val sek"),
        "lv": symbols("st sek"), "mk": symbols(cyrillic + " ч сек с"), "mn": symbols(cyrillic),
        "mr": symbols("केबी एमबी जीबी टीबी किमी सेमी सेंमी मिमी किग्रॅ ग्रॅ मिली मि मिलिसे °से"), "nb": symbols("sek"),
        "nl": symbols("sec"), "pl": symbols("godz sek"), "pt": symbols("seg"),
        "ru": symbols(cyrillic + " Б ми фт фнт ч сек с"), "sl": symbols("sek"),
        "sr": symbols(cyrillic + " ч сек с sek"),
        "sv": symbols("tim sek"), "ta": symbols("கி.மீ மீ செ.மீ மி.மீ கி.கி கி ம நிமி வி"),
        "te": symbols("కేబీ ఎమ్‌బి ఎంబీ జీబీ టీబీ కి.మీ మీ. సెం.మీ మి.మీ కి.గ్రా గ్రా గం నిమి సెక లీ. మి.లీ"),
        "tg": symbols(cyrillic), "th": symbols("กม ม ซม มม กก ก ล มล ชม วิ"), "tr": symbols("sa dk sn msn"),
        "uk": symbols(cyrillic + " Б фт фнт год хв сек с"),
    ]
}
