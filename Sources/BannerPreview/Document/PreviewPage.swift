// SPDX-License-Identifier: Apache-2.0

/// The page of a spec: one file, which asks the network for nothing.
///
/// The policy lets this script and this style sheet run, known by their digests, and nothing else. What a spec says stands in a block
/// of data, which no browser runs, and gets into the page as text alone.
enum PreviewPage {
    /// The page called `title` that shows `data`, a JSON document in which no `<` stands.
    static func html(title: String, data: [UInt8]) -> [UInt8] {
        let (style, script) = (EmbeddedPage.css, EmbeddedPage.js)
        let policy =
            "default-src 'none'; style-src '\(digest(style))'; script-src '\(digest(script))'; base-uri 'none'; form-action 'none'"
        let head = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(escaped(title)) – banners</title>
            <style>
            """
        var page = Array(head.utf8)
        page.reserveCapacity(head.utf8.count + style.utf8.count + script.utf8.count + data.count + 1000)
        page += style.utf8
        page += "</style>\n</head>\n<body>\n".utf8
        page += EmbeddedPage.html.utf8
        page += "<script type=\"application/json\" id=\"data\">".utf8
        page += data
        page += "</script>\n<script>".utf8
        page += script.utf8
        page += "</script>\n</body>\n</html>\n".utf8
        return page
    }

    private static func digest(_ text: String) -> String { "sha256-" + SHA256.digest(Array(text.utf8)).base64 }

    /// `text` where HTML has text.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // What HTML has no place for.
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{202A}"..<"\u{202F}", "\u{2066}"..<"\u{206A}":
                escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
