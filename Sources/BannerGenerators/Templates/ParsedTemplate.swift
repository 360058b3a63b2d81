// SPDX-License-Identifier: Apache-2.0

import Mustache

/// A template, ready to be rendered many times and from many threads.
struct ParsedTemplate: Sendable {
    private let main: MustacheTemplate
    /// The pieces that ``main`` is put together from, by the names by which it asks for them.
    private let pieces: [String: MustacheTemplate]

    /// Reads `text`, whose `{{…}}` are escaped for the content type called `contentType` unless it names another one.
    init(_ text: String, contentType: String) throws {
        // A line of its own, which Mustache leaves out.
        let head = "{{% CONTENT_TYPE:\(contentType)}}\n"
        let cut = TemplatePieces(text)
        do {
            let pieces = try cut.pieces.mapValues { try MustacheTemplate(string: $0) }
            main = try MustacheTemplate(string: head + cut.main)
            self.pieces = pieces
        } catch {
            // The place of a fault is one in the whole.
            main = try MustacheTemplate(string: head + text)
            pieces = [:]
        }
    }

    /// What the template shows of `root`.
    func render(_ root: any MustacheParent) -> String { main.render(Root(root: root, pieces: pieces)) }

    /// What names are looked up in last.
    private final class Root: TemplateValue {
        private let root: any MustacheParent
        private let pieces: [String: MustacheTemplate]

        init(root: any MustacheParent, pieces: [String: MustacheTemplate]) {
            self.root = root
            self.pieces = pieces
        }

        func child(named name: String) -> Any? {
            TemplatePieces.isName(name) ? pieces[name] : root.child(named: name)
        }
    }
}
