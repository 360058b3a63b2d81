// SPDX-License-Identifier: Apache-2.0

extension Mistake {
    /// All mistakes, by what they are about.
    static let chapters: [(title: String, mistakes: [Mistake])] = [
        ("Keys", keys), ("Indentation", indentation), ("Colours", colors), ("Texts", texts), ("Plurals", plurals),
        ("Numbers and times", numbers), ("Words and lists", words), ("Names", names), ("Languages", languages),
        ("Themes", themes), ("YAML", yaml), ("Other systems", elsewhere), ("Several at once", several),
    ]

    private static let keys: [Mistake] = [
        Mistake("a letter is missing", "onTint: \"{palette.sail}\"", "onTin: \"{palette.sail}\""),
        Mistake("a section in the singular", "\nbanners:\n", "\nbanner:\n"),
        Mistake("a section with a letter too many", "\nbanners:\n", "\nbannners:\n"),
        Mistake("a section with a capital", "\nbanners:\n", "\nBanners:\n"),
        Mistake("a key in lower case", "maxWidth: 560", "maxwidth: 560"),
        Mistake("a key with a dash", "maxWidth: 560", "max-width: 560"),
        Mistake("a key of CSS", "tint: \"{palette.buoy}\"", "background-color: \"{palette.buoy}\""),
        Mistake("a path for a key", "announcement: assertive", "icon.symbol: bell"),
        Mistake("curly quotes round a key", "announcement: assertive", "“announcement”: assertive"),
        Mistake("an invisible character in a key", "severity: 50", "sever\u{200B}ity: 50"),
        Mistake("a key twice", "severity: 50\n", "severity: 50\n    severity: 60\n"),
        Mistake("a section twice", "\nqueue:", "\nstyles:\n  wide: { padding: 20 }\n\nqueue:"),
        Mistake("no space behind the colon", "severity: 50", "severity:50"),
        Mistake("a no-break space behind the colon", "severity: 50", "severity:\u{A0}50"),
        Mistake("an equals sign", "severity: 50", "severity = 50"),
        Mistake("a key without a value", "level: notice\n    style", "level:\n    style"),
        Mistake("a key left out", "    level: notice\n    style: slim\n", "    style: slim\n"),
        Mistake("a section by another name", "\npalette:\n", "\ncolors:\n"),
        Mistake("a comment of C", "severity: 50", "severity: 50 /* high */"),
        Mistake(
            "a digit behind a key that is there", "    buttons: [rebook, shut]\n",
            "    buttons: [rebook, shut]\n    buttons2: [shut]\n"),
        Mistake(
            "no space behind a colon between braces", "info.circle.fill, decorative: true",
            "info.circle.fill, decorative:true"),
        Mistake("a key of another library", "metrics: moored\n    dismissal", "duration: 5s\n    dismissal"),
        Mistake(
            "a side for a position", "buttons: [rebook, shut]\n", "buttons: [rebook, shut]\n    position: bottom\n"),
        Mistake("a banner's message", "text: { en: Boarded.", "message: { en: Boarded."),
        Mistake("no version", "bannerc: 1\n", ""),
        Mistake("a version with a point", "bannerc: 1\n", "bannerc: 1.0\n"),
        Mistake("a version to come", "bannerc: 1\n", "bannerc: 2\n"),
        Mistake("a version in quotes with a point", "bannerc: 1\n", "bannerc: \"1.0\"\n"),
        Mistake("a full-width colon", "    severity: 50", "    severity：50"),
        Mistake(
            "a full-width colon between braces", "info.circle.fill, decorative: true",
            "info.circle.fill, decorative：true"),
        Mistake("a full-width colon and a space", "    severity: 50", "    severity： 50"),
        Mistake(
            "a full-width colon before braces", "sea: { light: \"#0A4DA2\", dark", "sea： { light: \"#0A4DA2\", dark"),
        Mistake(
            "a full-width colon before braces with one key", "moored:\n    display: never", "moored： { display: never }"
        ),
        Mistake("a full-width colon before a text with a colon", "en: Fog ahead.", "en： Fog: ahead."),
        Mistake(
            "full-width colons in all lines of a text", "en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди",
            "en：Fog ahead.\n      fr：Brouillard.\n      ru：Впереди"),
        Mistake(
            "a full-width colon in the only line of a text", "text: { en: Boarded., fr: Embarqué., ru: Посадка. }",
            "text:\n      en：Boarded."),
        Mistake(
            "full-width colons in all lines of a style", "    extends: standard\n    padding: 10",
            "    extends：standard\n    padding：10"),
        Mistake("a full-width colon in the only line of metrics", "    display: never", "    display：never"),
        Mistake(
            "full-width colons between braces within braces", "slim:\n    extends: standard\n    padding: 10",
            "slim: { extends：standard, padding：{ top: 10 } }"),
        Mistake("a comma of JSON behind a word", "announcement: assertive", "announcement: assertive,"),
        Mistake("a no-break space behind a word", "announcement: assertive", "announcement: assertive\u{A0}"),
        Mistake("an invisible character in a word", "announcement: assertive", "announcement: asser\u{200B}tive"),
        Mistake(
            "a subtitle beside a text", "    metrics: moored\n    dismissal",
            "    subtitle: Slow.\n    metrics: moored\n    dismissal"),
    ]

    /// What CSS, Figma, Android and other libraries have, and shapes that people guess.
    private static let elsewhere: [Mistake] = [
        Mistake("the program's version", "bannerc: 1\n", "bannerc: 0.2.0\n"),
        Mistake(
            "Android's appearances", "sea: { light: \"#0A4DA2\", dark:", "sea: { day: \"#0A4DA2\", night:", count: 2),
        Mistake("a duration of metrics", "    display: 6s", "    duration: 6s"),
        Mistake(
            "a time for metrics of a banner", "    metrics: moored\n    dismissal", "    metrics: 6s\n    dismissal"),
        Mistake("a time for metrics of a level", "    metrics: moored\n\nstyles", "    metrics: never\n\nstyles"),
        Mistake("a duration of a style", "    maxWidth: 560", "    duration: 4s"),
        Mistake("a side of padding", "    maxWidth: 560", "    paddingTop: 4"),
        Mistake("a radius of CSS", "    maxWidth: 560", "    border-radius: 12"),
        Mistake("a border of CSS", "    maxWidth: 560", "    shape: { border: 1px solid black }"),
        Mistake("a shadow of CSS", "    maxWidth: 560", "    shape: { shadow: 0 2px 8px gray }"),
        Mistake("an elevation", "    maxWidth: 560", "    elevation: 3"),
        Mistake("a background of a style", "    maxWidth: 560", "    backgroundColor: \"#FFFFFF\""),
        Mistake("a font size", "    maxWidth: 560", "    fontSize: 14"),
        Mistake("a style of text as a word", "    maxWidth: 560", "    text: body"),
        Mistake("lines without end", "    maxWidth: 560", "    text: { maxLines: none }"),
        Mistake("a height", "    maxWidth: 560", "    height: 60"),
        Mistake("a banner that people may dismiss", "    maxWidth: 560", "    dismissible: true"),
        Mistake("a text of a button", "low, title:", "low, text:"),
        Mistake("a kind of a button that is an emphasis", "kind: emphasis, emphasis: low", "kind: primary"),
        Mistake("an emphasis by another name", "emphasis: low,", "emphasis: secondary,"),
        Mistake("a style of a button of another kind", "emphasis: low,", "style: negative,"),
        Mistake("a role by another name", "role: dismiss", "role: close"),
        Mistake("SwiftUI's name of a symbol", "icon: { symbol: info", "icon: { systemName: info"),
        Mistake("a file of an image", "symbol: info.circle.fill", "asset: icons/info.svg"),
        Mistake("a queue as a word", "\nqueue:\n  conflict: suspend", "\nqueue: suspend"),
        Mistake("a conflict by another name", "conflict: suspend", "conflict: wait"),
        Mistake(
            "buttons of a banner with their definitions", "buttons: [rebook, shut]",
            "buttons: { retry: { kind: icon } }"),
        Mistake("parameters as a list", "parameters: { count: { type: int, min: 1, max: 99 } }", "parameters: [count]"),
        Mistake("parameters by a shorter name", "    parameters: {", "    params: {"),
        Mistake("a type of Swift", "type: int,", "type: Int,"),
        Mistake("a type as a word of Swift", "{ type: int, min: 1, max: 99 }", "Bool"),
        Mistake("a length of a number", "max: 99 }", "maxLength: 2 }"),
        Mistake(
            "languages within the forms of a plural",
            "      en: { plural: count, one: \"{count} trip is off.\", other: \"{count} trips are off.\" }\n",
            "      plural: count\n      one: { en: \"{count} trip is off.\", fr: Annulé. }\n      other: { en: Off., fr: Annulé. }\n"
        ),
        Mistake(
            "a list of languages", "text: { en: Boarded., fr: Embarqué., ru: Посадка. }",
            "text: [ { en: Boarded. }, { fr: Embarqué. }, { ru: Посадка. } ]"),
        Mistake(
            "a language below a text", "text: { en: Boarded., fr: Embarqué., ru: Посадка. }",
            "text: Boarded.\n      fr: Embarqué."),
        Mistake("a language behind a text", "{ en: Notice, fr: Avis, ru: Сведения }", "Notice, fr: Avis"),
        Mistake(
            "points by language", "    alsoAvailableAt",
            "    points: { en: [One, Two], fr: [Un, Deux] }\n    alsoAvailableAt"),
        Mistake("work as a word", "    alsoAvailableAt", "    progress: determinate\n    alsoAvailableAt"),
        Mistake("a font by its file", "\nmetrics:", "\nfonts: { inter: fonts/Inter-Regular.ttf }\n\nmetrics:"),
        Mistake(
            "a family that is a file", "\nmetrics:", "\nfonts: { inter: { family: Inter-Regular.ttf } }\n\nmetrics:"),
        Mistake("a font that is not defined", "    maxWidth: 560", "    text: { font: Inter }"),
        Mistake("the edge of a surface as a word", "\nqueue:", "\nsurfaces: { main: bottom }\n\nqueue:"),
        Mistake("a quoted name with a full-width colon", "  moored:\n", "  \"moored：\":\n"),
        Mistake(
            "a full-width colon behind a parameter", "parameters: { count: { type: int, min: 1, max: 99 } }",
            "parameters: { count：int }"),
        Mistake("a rule that is to be ignored", "\nqueue:", "\nlint: { ignore: [burst-unseen] }\n\nqueue:"),
    ]

    private static let indentation: [Mistake] = [
        Mistake("the first key a space too deep", "    severity: 50", "     severity: 50"),
        Mistake("a key a space too deep", "    onTint: \"{palette.sail}\"", "     onTint: \"{palette.sail}\""),
        Mistake("a key a space too shallow", "    text: { en: Boarded.", "   text: { en: Boarded."),
        Mistake("a key of metrics in line with them", "moored:\n    display", "moored:\n  display"),
        Mistake(
            "the keys of a banner in line with it",
            "    level: notice\n    text:\n      en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди туман.\n"
                + "    metrics: moored\n    dismissal: [tap, condition]\n    trigger:",
            "  level: notice\n  text:\n    en: Fog ahead.\n    fr: Brouillard.\n    ru: Впереди туман.\n"
                + "  metrics: moored\n  dismissal: [tap, condition]\n  trigger:"),
        Mistake("a key in line with an empty mapping", "moored:\n    display", "moored: {}\n  display"),
        Mistake(
            "keys in line with a name, the first misspelt", "slim:\n    extends: standard\n    padding",
            "slim:\n  extend: standard\n  padding"),
        Mistake(
            "a style without its name", "  slim:\n    extends: standard\n    padding: 10",
            "  extends: standard\n  padding: 10"),
        Mistake("a block in the first column", "  fog:\n", "fog:\n"),
        Mistake("the last block in the first column", "  cancelled:\n", "cancelled:\n"),
        Mistake("a translation too shallow", "      fr: Brouillard.", "    fr: Brouillard."),
        Mistake("a tab", "    severity: 50", "\tseverity: 50"),
        Mistake("a tab behind spaces", "    severity: 50", "  \tseverity: 50"),
        .fine("a tab at the end of a line", "    severity: 50", "    severity: 50\t"),
        Mistake(
            "tabs in a whole block", "    extends: standard\n    padding: 10\n", "\textends: standard\n\tpadding: 10\n"),
        Mistake(
            "no-break spaces", "    severity: 50", "\u{A0}\u{A0}\u{A0}\u{A0}severity: 50"),
        Mistake(
            "two keys too deep", "    severity: 50\n    tint: \"{palette.buoy}\"\n",
            "      severity: 50\n      tint: \"{palette.buoy}\"\n"),
        Mistake(
            "a key too deep, below a text", "    metrics: moored\n    dismissal", "      metrics: moored\n    dismissal"
        ),
        Mistake(
            "a key too deep, below a colour", "    tint: \"{palette.buoy}\"\n    onTint",
            "    tint:\n      light: \"#7D1212\"\n      onTint"
        ),
        Mistake("a no-break space on an empty line", "\nstyles:\n", "\n\u{A0}\nstyles:\n"),
        Mistake(
            "a no-break space behind a dash", "buttons: [rebook, shut]", "buttons:\n      -\u{A0}rebook\n      - shut"),
        Mistake("a no-break space between braces", "sea: { light: \"", "sea: { light:\u{A0}\""),
        Mistake(
            "no space behind any colon of a text", "en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди",
            "en:Fog ahead.\n      fr:Brouillard.\n      ru:Впереди"),
        Mistake(
            "a no-break space behind each colon of a text",
            "en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди",
            "en:\u{A0}Fog ahead.\n      fr:\u{A0}Brouillard.\n      ru:\u{A0}Впереди"),
        Mistake("a no-break space behind a number", "maxWidth: 560", "maxWidth: 560\u{A0}"),
        Mistake("curly quotes round a number", "maxWidth: 560", "maxWidth: “560”"),
        Mistake(
            "a list without brackets between braces", "slim:\n    extends: standard\n    padding: 10",
            "slim: { extends: standard, dismissal: tap, button }"),
        Mistake(
            "a comma in a number with a unit between braces", "moored:\n    display: never",
            "moored: { display: 4,5 s }"),
        Mistake("a no-break space before a comment", "severity: 50", "severity: 50\u{A0}# high"),
        .fine("a no-break space within a text", "en: Fog ahead.", "en: Fog:\u{A0}ahead # of us"),
        Mistake(
            "a banner from a chat, all of its spaces no-break ones", "",
            "  copied:\n    level: notice\n    text: { en: Hi, fr: Salut, ru: Привет }\n".replacing(
                " ", with: "\u{A0}"), count: 2
        ),
        Mistake(
            "a list with its second item too deep", "buttons: [rebook, shut]", "buttons:\n    - rebook\n      - shut"),
        .fine("a list below its key", "buttons: [rebook, shut]", "buttons:\n    - rebook\n    - shut"),
        Mistake("a list with dashes of a typographer", "buttons: [rebook, shut]", "buttons:\n    – rebook\n    – shut"),
        Mistake(
            "a section as deep as what stands above it", "\nqueue:\n  conflict: suspend\n\nbanners:\n", "\n  banners:\n"
        ),
        Mistake(
            "a section and all of it as deep as what stands above it",
            "\nstyles:\n  standard:\n    dismissal: [tap, button, timer]\n    padding: 14\n    maxWidth: 560\n  slim:\n    extends: standard\n    padding: 10\n",
            "  styles:\n    standard:\n      dismissal: [tap, button, timer]\n      padding: 14\n      maxWidth: 560\n    slim:\n      extends: standard\n      padding: 10\n"
        ),
        Mistake(
            "a definition in line with its section", "  standard:\n    present: 300ms\n    display: 6s\n",
            "standard: { present: 300ms, display: 6s }\n"),
        Mistake(
            "a key with a value too shallow", "    metrics: moored\n    dismissal", "  metrics: moored\n    dismissal"),
        Mistake(
            "translations in line with their text",
            "    text:\n      en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди туман.\n",
            "    text:\n    en: Fog ahead.\n    fr: Brouillard.\n    ru: Впереди туман.\n", count: 4),
        Mistake("a last line with a tab", "    buttons: [rebook, shut]\n", "\tbuttons: [rebook, shut]\n"),
    ]

    private static let colors: [Mistake] = [
        Mistake("no quotes, between braces", "sea: { light: \"#0A4DA2\"", "sea: { light: #0A4DA2"),
        Mistake("no quotes", "tint: \"{palette.buoy}\"", "tint: #A61B1B"),
        Mistake("three digits", "foam: { light: \"#FFFFFF\"", "foam: { light: \"#fff\""),
        Mistake("no `#`", "sea: { light: \"#0A4DA2\"", "sea: { light: \"0A4DA2\""),
        Mistake("`0x`", "sea: { light: \"#0A4DA2\"", "sea: { light: 0x0A4DA2"),
        Mistake("digits alone", "sea: { light: \"#0A4DA2\"", "sea: { light: 000000"),
        Mistake("the letter O for a zero", "sea: { light: \"#0A4DA2\"", "sea: { light: \"#OA4DA2\""),
        Mistake("seven digits", "sea: { light: \"#0A4DA2\"", "sea: { light: \"#0A4DA21\""),
        Mistake("a name", "foam: { light: \"#FFFFFF\"", "foam: { light: white"),
        Mistake("a function of CSS", "sea: { light: \"#0A4DA2\"", "sea: { light: \"rgb(10, 77, 162)\""),
        Mistake("a function of CSS without quotes", "sea: { light: \"#0A4DA2\"", "sea: { light: rgb(10, 77, 162)"),
        Mistake("an alias with blanks", "tint: \"{palette.buoy}\"", "tint: \"{ palette.buoy }\""),
        Mistake("one with opacity", "sea: { light: \"#0A4DA2\"", "sea: { light: \"rgba(10 77 162 / 95%)\""),
        Mistake("one of hue and lightness", "sea: { light: \"#0A4DA2\"", "sea: { light: \"hsl(214, 88%, 34%)\""),
        Mistake("curly quotes", "sea: { light: \"#0A4DA2\"", "sea: { light: “#0A4DA2”"),
        Mistake("opacity", "sea: { light: \"#0A4DA2\"", "sea: { light: \"#0A4DA280\""),
        Mistake("an alias without quotes", "tint: \"{palette.buoy}\"", "tint: {palette.buoy}"),
        Mistake("an alias without braces", "tint: \"{palette.buoy}\"", "tint: palette.buoy"),
        Mistake("an alias without its group in braces", "tint: \"{palette.buoy}\"", "tint: \"{buoy}\""),
        Mistake("an alias without its group", "tint: \"{palette.buoy}\"", "tint: buoy"),
        Mistake("an alias with a dollar sign", "tint: \"{palette.buoy}\"", "tint: \"${palette.buoy}\""),
        Mistake("an alias of a shell", "tint: \"{palette.buoy}\"", "tint: $palette.buoy"),
        Mistake("an alias with two braces", "tint: \"{palette.buoy}\"", "tint: \"{{palette.buoy}}\""),
        Mistake("an alias of another group", "tint: \"{palette.buoy}\"", "tint: \"{colors.buoy}\""),
        Mistake("an alias with a slip", "tint: \"{palette.buoy}\"", "tint: \"{palette.bouy}\""),
        Mistake(
            "colours in a circle",
            [
                ("sea: { light: \"#0A4DA2\"", "sea: { light: \"{palette.buoy}\""),
                ("buoy: { light: \"#A61B1B\"", "buoy: { light: \"{palette.sea}\""),
            ]),
    ]

    private static let texts: [Mistake] = [
        Mistake("a colon", "en: Fog ahead.", "en: Fog: take care."),
        Mistake("a colon at the end", "en: Fog ahead.", "en: Fog ahead:"),
        Mistake("a comma between braces", "en: Boarded., fr", "en: Boarded, and seated., fr"),
        Mistake("two commas between braces", "en: Boarded., fr", "en: Boarded, seated, and off., fr"),
        Mistake("a brace at the start", "one: \"{count} trip is off.\"", "one: {count} trip is off."),
        Mistake("a hash", "en: Fog ahead.", "en: Fog ahead #pier3"),
        Mistake("a hash in the middle", "en: Fog ahead.", "en: Fog ahead,\n        at #pier3\n        and beyond."),
        Mistake("a star at the start", "en: Fog ahead.", "en: *Fog* ahead."),
        Mistake("a per cent sign at the start", "en: Fog ahead.", "en: % fog ahead."),
        Mistake("an at sign at the start", "en: Fog ahead.", "en: @crew fog ahead."),
        Mistake("a dash at the start", "en: Fog ahead.", "en: - fog ahead."),
        Mistake("an exclamation mark at the start", "en: Boarded., fr", "en: !Boarded, fr"),
        Mistake("an apostrophe between single quotes", "en: Fog ahead.", "en: 'It's foggy.'"),
        Mistake("quotes between quotes", "en: Fog ahead.", "en: \"The \"Gull\" waits.\""),
        Mistake("words behind quotes", "en: Fog ahead.", "en: \"Gull\" waits."),
        Mistake("a backslash between quotes", "en: Fog ahead.", "en: \"Pier \\Upper deck\""),
        Mistake("curly quotes round it", "en: Fog ahead.", "en: “Fog ahead.”"),
        Mistake("curly quotes round a colon", "en: Fog ahead.", "en: “Fog: take care.”"),
        Mistake("curly quotes round a comma", "en: Boarded., fr", "en: “Boarded, and seated.”, fr"),
        Mistake("guillemets round it", "fr: Brouillard.", "fr: «Brouillard.»"),
        Mistake("low quotes round it", "en: Fog ahead.", "en: „Fog ahead.“"),
        Mistake("a curly quote at its start alone", "en: Fog ahead.", "en: “Fog ahead.\""),
        Mistake("a curly quote at its end alone", "en: Fog ahead.", "en: \"Fog ahead.”"),
        Mistake("curly quotes round a placeholder", "one: \"{count} trip is off.\"", "one: “{count} trip is off.”"),
        Mistake("a comment of another language behind it", "en: Fog ahead.", "en: Fog ahead. // ask the crew"),
        .fine("an address", "en: Fog ahead.", "en: See https://harbor.example"),
        Mistake("a hash behind a tab", "en: Fog ahead.", "en: Fog ahead\t#pier3"),
        Mistake("an anchor at the start", "en: Fog ahead.", "en: &fog"),
        .fine("curly quotes within it", "en: Fog ahead.", "en: The “Gull” waits."),
        Mistake("`null`", "en: Fog ahead.", "en: null"),
        Mistake("a tilde", "fr: Brouillard.", "fr: ~"),
        .fine("`null` between quotes", "fr: Brouillard.", "fr: \"null\""),
        Mistake(
            "title and body", "en: Fog ahead.\n      fr: Brouillard.\n      ru: Впереди туман.",
            "title: Fog\n      body: Take care."),
        Mistake("a list", "text: { en: Boarded., fr: Embarqué., ru: Посадка. }", "text: [Boarded.]"),
        Mistake("a placeholder of `printf`", "other: \"{count} trips are off.\"", "other: \"%d trips are off.\""),
        Mistake("a placeholder of Foundation", "other: \"{count} trips are off.\"", "other: \"%1$@ trips are off.\""),
        Mistake("a placeholder with a slip", "other: \"{count} trips are off.\"", "other: \"{cuont} trips are off.\""),
        Mistake("a brace that stays open", "other: \"{count} trips are off.\"", "other: \"{count trips are off.\""),
        .fine("a share", "other: \"{count} trips are off.\"", "other: \"{count} trips are off, 50% back.\""),
        Mistake(
            "a parameter in an address", "    style: slim\n",
            "    style: slim\n    image: { url: \"https://harbor.example/{ship}.png\", placeholder: ferry, decorative: true }\n"
        ),
        Mistake("a parameter in two braces", "one: \"{count} trip is", "one: \"{{count}} trip is"),
        Mistake(
            "a message of ICU",
            "en: { plural: count, one: \"{count} trip is off.\", other: \"{count} trips are off.\" }",
            "en: \"{count, plural, one {# trip is off.} other {# trips are off.}}\""),
        Mistake("an apostrophe between single quotes and braces", "en: Boarded.", "en: 'You're aboard.'"),
        Mistake("quotes between quotes and braces", "en: Boarded.", "en: \"You are \"aboard\".\""),
        Mistake("a quote that is not closed before the next language", "en: Boarded.", "en: \"Boarded."),
        Mistake(
            "a list in curly quotes with a comma", "buttons: [rebook, shut]\n",
            "buttons: [rebook, shut]\n    points: [“Fog, wind”]\n"),
    ]

    private static let plurals: [Mistake] = [
        Mistake(
            "a form that the language lacks", "en: { plural: count, one:",
            "en: { plural: count, few: \"{count} trips.\", one:"),
        Mistake("a form that no language has", "one: \"{count} trip is off.\"", "singular: \"{count} trip is off.\""),
        Mistake("no `other`", ", other: \"{count} trips are off.\"", ""),
        Mistake("a form left out", "        few: \"Отменены {count} рейса.\"\n", ""),
        Mistake("an unknown parameter", "en: { plural: count,", "en: { plural: number,"),
    ]

    private static let numbers: [Mistake] = [
        Mistake("pixels", "padding: 14", "padding: 14px"),
        Mistake("points", "padding: 14", "padding: 14pt"),
        Mistake("rem", "padding: 14", "padding: 1rem"),
        Mistake("per cent", "padding: 14", "padding: 14%"),
        Mistake("a decimal comma", "padding: 14", "padding: 14,5"),
        Mistake("quotes", "padding: 14", "padding: \"14\""),
        Mistake("a semicolon", "padding: 14", "padding: 14;"),
        Mistake("two values", "padding: 14", "padding: 14 10"),
        Mistake("a value for each side, by other names", "padding: 14", "padding: { top: 8, left: 8 }"),
        Mistake("less than nothing", "padding: 14", "padding: -14"),
        Mistake("a comment of another language", "severity: 50", "severity: 50 // high"),
        Mistake("no unit", "display: 6s", "display: 6"),
        Mistake("a space before the unit", "display: 6s", "display: 6 s"),
        Mistake("seconds spelled out", "display: 6s", "display: 6 seconds"),
        Mistake("`sec`", "display: 6s", "display: 6 sec"),
        Mistake("minutes", "minInterval: 30s", "minInterval: 2 minutes"),
        Mistake("hours", "minInterval: 30s", "minInterval: 24hours"),
        Mistake("a week", "minInterval: 30s", "minInterval: 1w"),
        Mistake("a week", "minInterval: 30s", "minInterval: 7d"),
        Mistake("a time without its first digit", "present: 300ms", "present: .3s"),
        Mistake("a time in two units", "minInterval: 30s", "minInterval: 1m30s"),
        Mistake("a time in words", "display: 6s", "display: six seconds"),
        Mistake("milliseconds without a unit", "present: 300ms", "present: 300"),
        Mistake("a time with a comma", "present: 300ms", "present: 0,3s"),
        Mistake(
            "a time with a comma between braces", "standard:\n    present: 300ms\n    display: 6s",
            "standard: { present: 0,3s, display: 6s }"),
        Mistake("`forever`", "display: never", "display: forever"),
        Mistake("two sides as in CSS", "padding: 14", "padding: 12 16"),
        Mistake("four sides as in CSS", "padding: 14", "padding: [12px, 16px, 8px, 4px]"),
        Mistake("a word for a rank", "severity: 50", "severity: high"),
        Mistake("a type of another language", "count: { type: int, min: 1, max: 99 }", "count: number"),
    ]

    private static let words: [Mistake] = [
        Mistake("a word of one's own", "announcement: assertive", "announcement: urgent"),
        Mistake("a capital", "announcement: assertive", "announcement: Assertive"),
        Mistake("a slip in a list", "[tap, button, timer]", "[tab, button, timer]"),
        Mistake("a list without brackets", "dismissal: [tap, button, timer]", "dismissal: tap, button, timer"),
        Mistake("one item without brackets", "buttons: [rebook, shut]", "buttons: rebook"),
        Mistake("`yes`", "info.circle.fill, decorative: true", "info.circle.fill, decorative: yes"),
        Mistake("curly quotes round a word", "announcement: assertive", "announcement: “assertive”"),
        Mistake("curly quotes in a list", "[tap, button, timer]", "[“tap”, button, timer]"),
        Mistake("an unknown symbol", "symbol: info.circle.fill", "symbol: info.circel.fill"),
        Mistake("no lines at all", "    padding: 10", "    padding: 10\n    text: { maxLines: 0 }"),
        Mistake(
            "a comment of another language behind a list", "buttons: [rebook, shut]", "buttons: [rebook, shut] // both"),
        Mistake("a text for an icon", "icon: { symbol: info.circle.fill, decorative: true }", "icon: info.circle.fill"),
        Mistake("metrics written into a style", "    padding: 10", "    padding: 10\n    metrics: { display: 4s }"),
        Mistake("a list without brackets and commas", "buttons: [rebook, shut]", "buttons: rebook shut"),
        Mistake("a list on lines without dashes", "buttons: [rebook, shut]", "buttons:\n      rebook\n      shut"),
    ]

    private static let names: [Mistake] = [
        Mistake("an unknown level", "level: notice\n    style", "level: notices\n    style"),
        Mistake("an invisible character in one", "level: notice\n    style", "level: no\u{200B}tice\n    style"),
        Mistake("a capital", "style: slim", "style: Slim"),
        Mistake("an unknown button", "[rebook, shut]", "[rebook, cancel]"),
        Mistake("an unknown style to extend", "extends: standard", "extends: standart"),
        Mistake("styles in a circle", "  standard:\n    dismissal", "  standard:\n    extends: slim\n    dismissal"),
        Mistake("a style that extends itself", "extends: standard", "extends: slim"),
        Mistake("a dash", "  boarded:\n", "  all-aboard:\n"),
        Mistake("a space", "  boarded:\n", "  All aboard:\n"),
        Mistake("curly quotes", "  boarded:\n", "  “boarded”:\n"),
        Mistake("the spec's in lower case", "name: Harbor", "name: harbor ferries"),
        Mistake("a banner twice", "  cancelled:\n", "  boarded:\n    level: notice\n    text: Hi\n  cancelled:\n"),
    ]

    private static let languages: [Mistake] = [
        Mistake("a translation left out", "      fr: Brouillard.\n", ""),
        Mistake(
            "a language that is not declared", "      fr: Brouillard.\n", "      fr: Brouillard.\n      it: Nebbia.\n"),
        Mistake("a slip in one", "      fr: Brouillard.\n", "      frr: Brouillard.\n"),
        Mistake("an underscore", "supported: [en, fr, ru]", "supported: [en, fr, ru, pt_BR]"),
    ]

    private static let themes: [Mistake] = [
        Mistake(
            "a colour that the spec lacks", "\nqueue:",
            "\nthemes:\n  ferry:\n    palette: { deck: \"#123456\" }\n\nqueue:"),
        Mistake("a slip in a colour", "\nqueue:", "\nthemes:\n  ferry:\n    palette: { bouy: \"#7A0A0A\" }\n\nqueue:"),
        Mistake("a slip in a banner", "\nqueue:", "\nthemes:\n  ferry:\n    texts: { fogg: { en: Mist. } }\n\nqueue:"),
    ]

    private static let yaml: [Mistake] = [
        Mistake("a brace that stays open", "ru: Посадка. }", "ru: Посадка."),
        Mistake("a quote that stays open", "tint: \"{palette.buoy}\"", "tint: \"{palette.buoy}"),
        Mistake("a quote that stays open between braces", "sea: { light: \"#0A4DA2\"", "sea: { light: \"#0A4DA2"),
        Mistake("a comma left out", "sea: { light: \"#0A4DA2\", dark", "sea: { light: \"#0A4DA2\" dark"),
        Mistake("a semicolon for a comma", "sea: { light: \"#0A4DA2\", dark", "sea: { light: \"#0A4DA2\"; dark"),
        Mistake(
            "a conflict of a merge", "    padding: 14\n",
            "<<<<<<< HEAD\n    padding: 14\n=======\n    padding: 20\n>>>>>>> topic\n"),
        .fine("a byte order mark", "bannerc: 1\n", "\u{FEFF}bannerc: 1\n"),
        Mistake("a line of prose", "", "ask the crew\n"),
        Mistake("a comment of another language on a line of its own", "  slim:\n", "  // narrow\n  slim:\n"),
        Mistake("a comment of C on a line of its own", "  slim:\n", "  /* narrow */\n  slim:\n"),
        Mistake("a comment of HTML", "  slim:\n", "  <!-- narrow -->\n  slim:\n"),
        Mistake("a comment of another language behind a text", "en: Fog ahead.", "en: \"Fog ahead.\" // soon"),
        Mistake("a merge key", "  slim:\n", "  slim:\n    <<: *wide\n", count: 2),
        Mistake("a comma of JSON behind a quote", "tint: \"{palette.buoy}\"", "tint: \"{palette.buoy}\","),
        Mistake(
            "braces over lines, and a comma of JSON", "icon: { symbol: info.circle.fill, decorative: true }",
            "icon: {\n      symbol: info.circle.fill, decorative: true\n    },"),
    ]

    private static let several: [Mistake] = [
        Mistake(
            "four that are no YAML",
            [
                ("    severity: 50", "\tseverity: 50"), ("en: Fog ahead.", "en: Fog: take care."),
                ("ru: Посадка. }", "ru: Посадка."), ("name: Harbor", "name:Harbor"),
            ], count: 4),
        Mistake(
            "YAML and language",
            [
                ("    severity: 50", "     severity: 50"), ("display: 6s", "display: 6"),
                ("padding: 14", "padding: 14px"), ("style: slim", "style: slum"),
            ], count: 4),
        Mistake(
            "language alone",
            [
                ("display: 6s", "display: 6"), ("announcement: assertive", "announcement: loud"),
                ("level: notice\n    style: slim", "level: note\n    style: slum"),
                ("one: \"{count} trip is", "on: \"{count} trip is"),
            ], count: 5),
        Mistake(
            "a broken banner that others speak of",
            [
                ("  fog:\n", "fog:\n"),
                (
                    "\nqueue:",
                    "\nthemes:\n  ferry:\n    texts: { fog: { en: Mist., fr: Brume., ru: Дымка. } }\n\nqueue:"
                ),
            ]),
    ]
}
