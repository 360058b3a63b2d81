// SPDX-License-Identifier: Apache-2.0

/// Pages of one file each, which ask the network for nothing.
///
/// The policy lets these scripts and this style sheet run, known by their digests, and nothing else. What a spec says stands in a block
/// of data, which no browser runs, and gets into the page as text alone. A page that is served may also hear of changes from where it
/// came from.
enum PreviewPage {
    /// The page called `title` that shows `data`, a JSON document in which no `<` stands. `revision` is that of a page that is served.
    static func html(title: String, data: [UInt8], revision: String? = nil) -> [UInt8] {
        let scripts = [EmbeddedPage.places, EmbeddedPage.js] + (revision == nil ? [] : [EmbeddedPage.live])
        var page = head("\(title) – banners", scripts: scripts, revision: revision)
        page.reserveCapacity(page.count + EmbeddedPage.js.utf8.count + data.count + 10_000)
        page += EmbeddedPage.html.utf8
        page += "<script type=\"application/json\" id=\"data\">".utf8
        page += data
        page += "</script>\n".utf8
        return page + end(scripts)
    }

    /// The page called `title` with `body`, which is HTML, and is served.
    static func html(title: String, body: String, revision: String) -> [UInt8] {
        let scripts = [EmbeddedPage.places, EmbeddedPage.live]
        return head(title, scripts: scripts, revision: revision) + body.utf8 + end(scripts)
    }

    private static func head(_ title: String, scripts: [String], revision: String?) -> [UInt8] {
        let style = EmbeddedPage.css
        let digests = scripts.map { "'\(digest($0))'" }.joined(separator: " ")
        let own = revision == nil ? "" : "connect-src 'self'; img-src 'self'; "
        let policy =
            "default-src 'none'; \(own)style-src '\(digest(style))'; script-src \(digests); base-uri 'none'; form-action 'none'"
        let mark = revision.map { "<meta name=\"revision\" content=\"\(escaped($0))\">\n" } ?? ""
        return Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            \(mark)<title>\(escaped(title))</title>
            <style>\(style)</style>
            </head>
            <body>

            """.utf8)
    }

    private static func end(_ scripts: [String]) -> [UInt8] {
        Array((scripts.map { "<script>\($0)</script>\n" }.joined() + "</body>\n</html>\n").utf8)
    }

    private static func digest(_ text: String) -> String { "sha256-" + SHA256.digest(Array(text.utf8)).base64 }

    /// `text` where HTML or XML has text that stands among other words, which it leaves in their order.
    static func escaped(_ text: String) -> String { escaped(text, hasDirections: false) }

    /// `text` where HTML or XML has text that is a paragraph of its own: what turns its direction (UAX #9) ends with it.
    static func escapedParagraph(_ text: String) -> String { escaped(text, hasDirections: true) }

    private static func escaped(_ text: String, hasDirections: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // What HTML and XML have no place for.
            case "\u{FFFE}", "\u{FFFF}", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": escaped += " "
            case "\u{202A}"..<"\u{202F}", "\u{2066}"..<"\u{206A}":
                if hasDirections { escaped.unicodeScalars.append(scalar) } else { escaped += " " }
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
