// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// An overview of specs that are served: each with a picture, and a way to its page.
public struct PreviewIndex: Sendable {
    /// Where the pictures of a spec are, as paths.
    public struct Pictures: Sendable {
        /// The address of the one for light, and for dark.
        public let light: String, dark: String

        /// Pictures for both appearances of the computer.
        public init(light: String, dark: String) { (self.light, self.dark) = (light, dark) }
    }

    /// What is said of a spec.
    public struct Entry: Sendable {
        let name: String
        let path: String
        let about: String?
        /// The address of the page.
        public let address: String
        /// What it looks like; `nil` where there is nothing to show.
        public let pictures: Pictures?
        let bannerCount: Int
        let findings: [Severity]
        let isFormer: Bool
    }

    private let entries: [Entry]

    /// An overview of specs, in their order.
    public init(_ entries: [Entry]) { self.entries = entries }

    /// The page, which loads itself again when there is another revision.
    public func page(revision: String) -> [UInt8] {
        let count = Figure.count(entries.count, "spec")
        let body = """
            <header class="top"><div class="title"><h1>Banners</h1><p>\(count), drawn again when a file is saved</p></div></header>
            <main id="main">
            \(entries.isEmpty ? "<p class=\"empty\">There is no spec that could be read.</p>" : list)
            </main>

            """
        return PreviewPage.html(title: "Banners", body: body, revision: revision)
    }

    /// The page for an address at which there is none, such as that of a spec that was renamed. It loads itself again once there is one.
    public static func missing() -> [UInt8] {
        let body = """
            <header class="top"><div class="title"><h1>Not found</h1></div></header>
            <main id="main">
            <p class="empty">No spec has this page. <a href="/">All specs</a></p>
            </main>

            """
        return PreviewPage.html(title: "Not found", body: body, revision: "")
    }

    private var list: String { "<ul class=\"specs\">\n\(entries.map(Self.item).joined())</ul>" }

    private static func item(_ entry: Entry) -> String {
        let about = entry.about.map { "<p class=\"hint\">\(PreviewPage.escaped($0))</p>" } ?? ""
        return """
            <li class="card"><a href="\(address(entry.address))">\(picture(entry))<div class="body">
            <h2>\(PreviewPage.escaped(entry.name))</h2><p class="mono">\(PreviewPage.escaped(entry.path))</p>\(about)
            <p class="badges"><span>\(Figure.count(entry.bannerCount, "banner"))</span>\(badges(entry))</p>
            </div></a></li>

            """
    }

    private static func picture(_ entry: Entry) -> String {
        guard let pictures = entry.pictures else { return "" }
        let dark = "<source srcset=\"\(address(pictures.dark))\" media=\"(prefers-color-scheme: dark)\">"
        return "<picture>\(dark)<img src=\"\(address(pictures.light))\" alt=\"\"></picture>"
    }

    private static func badges(_ entry: Entry) -> String {
        let kinds: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "note")]
        let badges = kinds.compactMap { severity, noun -> String? in
            let number = entry.findings.count { $0 == severity }
            return number == 0 ? nil : "<span class=\"badge \(severity.rawValue)\">\(Figure.count(number, noun))</span>"
        }
        if badges.isEmpty { return "<span class=\"badge good\">no findings</span>" }
        return badges.joined() + (entry.isFormer ? "<span>shown as it was before</span>" : "")
    }

    /// A path as HTML and Markdown have addresses. What is no letter, digit or sign of paths is percent-encoded (RFC 3986).
    public static func address(_ path: String) -> String {
        PercentEncoding.encoded(path, keeping: PercentEncoding.path)
    }
}
