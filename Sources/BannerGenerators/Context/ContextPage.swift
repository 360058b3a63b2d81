// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The page that documents what templates get: `docs/targets/context.md`.
public enum ContextPage {
    /// The page, made from what the checker of templates goes by.
    public static func markdown() -> String {
        let shared = shapes(from: [Shapes.spec.names])
        let known = Set(shared.map(\.title))
        var text = introduction
        text += shared.map(section).joined()
        for target in Target.allCases {
            let definition = target.definition
            let own = definition.ownNames.map { shapes(from: [$0]).filter { !known.contains($0.title) } } ?? []
            text += own.map(section).joined()
        }
        return text + settings() + transforms()
    }

    // MARK: Shapes

    /// `roots` and all that is reached from them, each once, in the order in which they are met.
    private static func shapes(from roots: [ContextShape]) -> [ContextShape] {
        var found: [ContextShape] = []
        var titles: Set<String> = []
        func add(_ shape: ContextShape) {
            guard titles.insert(shape.title).inserted else { return }
            found.append(shape)
            for field in shape.fields { if let inner = field.kind.shape { add(inner) } }
        }
        for root in roots { add(root) }
        return found
    }

    private static func section(_ shape: ContextShape) -> String {
        let rows = shape.fields.map { field in
            [
                "`\(field.name)`", kind(field.kind) + (field.isOptional ? ", optional" : ""),
                field.summary.replacing("|", with: "\\|"),
            ]
        }
        return "\n## \(shape.title)\n\n\(shape.summary)\n\n" + table(["name", "kind", "meaning"], rows)
    }

    private static func kind(_ kind: ContextKind) -> String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .flag: "flag"
        case .code: "code"
        case .texts: "list of texts"
        case .record(let shape): link(to: shape())
        case .list(let shape): "list of \(link(to: shape()))"
        }
    }

    private static func link(to shape: ContextShape) -> String { "[\(shape.title)](#\(shape.title.lowercased()))" }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    // MARK: Settings and transforms

    private static func settings() -> String {
        let rows = Target.allCases.flatMap { target in
            target.settings.flatMap { setting in
                [
                    [
                        "`\(target.rawValue)`", "`settings.\(setting.key)`",
                        setting.source.map { "that of `\($0.rawValue)`" } ?? "`\(setting.standard)`", setting.summary,
                    ]
                ]
                    + setting.choices.map { choice in
                        [
                            "`\(target.rawValue)`", "`settings.\(setting.flag(for: choice))`", "",
                            "A flag: whether that is `\(choice)`.",
                        ]
                    }
            }
        }
        if rows.isEmpty { return "" }
        return "\n## settings\n\nWhat `bannerc.yaml` sets for a target, as `targets: { NAME: { KEY: VALUE } }`.\n\n"
            + table(["target", "name", "default", "meaning"], rows)
    }

    private static func transforms() -> String {
        let texts = TextTransform.all.map { transform in
            ["`\(transform.name)`", result(transform), transform.summary]
        }
        let numbers = NumberTransform.allCases.map { ["`\($0.rawValue)`", $0.summary] }
        let lists = ListTransform.allCases.map { ["`\($0.rawValue)`", $0.summary] }
        let places = PlaceInList.allCases.map { ["`\($0.rawValue)()`", $0.summary] }
        return """

            ## Transforms

            Of texts:

            \(table(["name", "gives", "what"], texts))
            Of numbers:

            \(table(["name", "what"], numbers))
            Of lists:

            \(table(["name", "what"], lists))
            Of the place in a list, directly in its section:

            \(table(["name", "what"], places))
            """.dropLastLineBreak
    }

    private static func result(_ transform: TextTransform) -> String {
        switch transform.result {
        case .text: "text"
        case .code: "code"
        case .flag: "flag"
        }
    }

    private static let introduction = """
        <!-- Written from what templates get; see CONTRIBUTING.md. -->
        # What templates get

        Every target but `tokens` is made from [Mustache](https://mustache.github.io/mustache.5.html) templates. `bannerc
        template list` names them and `bannerc template cat NAME` prints one, as the start of your own. Your own takes the place
        of ours with `--template FILE` and one `--target`, or in `bannerc.yaml`:

        ```yaml
        # bannerc.yaml
        targets:
          css:    { template: ours.mustache }                          # in the place of `css`
          kotlin: { templates: { kotlin-compose: ours.mustache } }     # in the place of one of several
        ```

        `bannerc build --print-context --target NAME SPEC` prints what the target's template gets for a spec, as JSON, with its
        own names and settings. Without a target it prints what all templates get; for several specs, an array.

        - **A text** is written by `{{name}}`, which escapes it for the inside of a string of the target's language. `{{{name}}}`
          writes it as it is. To write in another language, start with a pragma such as `{{% CONTENT_TYPE:XML}}`, which holds up to the
          end of its section; the languages are \(languages), and `TEXT` escapes nothing.
        - **A number** is written by `{{name}}` too.
        - **A flag** is asked by `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`.
        - **A list** and a thing with names of its own are sections: `{{#banners}}{{id}}{{/banners}}`. Names of a thing can be reached by
          a point: `{{queue.order}}`. In a list of texts, `{{.}}` is each of them.
        - **What is optional** may be missing. `{{#name}}…{{/name}}` is left out then.
        - **Transforms** change what is written: `{{snake_case(id)}}`. They nest: `{{{kotlinLiteral(uppercased(id))}}}`. What gives *code*
          is escaped already and stands in three braces.

        A name that isn't there, one of another kind than the tag takes, an unknown transform and a section that isn't closed are errors
        with line and column. All of them are told at once, and then nothing is written. `{{! remarks }}` and other delimiters
        (`{{=<% %>=}}`) are as usual in Mustache, and so are partial templates,
        `{{> css-length}}`: `bannerc template list` has their names behind those of the templates of a target. A partial template has the
        names of the place in which it stands; within a line the line feed at its end is left out.

        """

    private static var languages: String {
        TargetLanguage.allCases.map { "`\($0.contentType)`" }.joined(separator: ", ")
    }
}

extension String {
    fileprivate var dropLastLineBreak: String { hasSuffix("\n\n") ? String(dropLast()) : self }
}
