// SPDX-License-Identifier: Apache-2.0

/// A Mustache template with its names resolved, ready to be rendered many times and from many threads.
///
/// What a name stands for is known before there is a spec, from the shapes of the context: a tag costs a look at a place and
/// not a search by name, and a template that asks for something in vain is refused as a whole. ``TemplateParser`` makes them.
struct Template: Sendable {
    /// What it shows, in order, with the partial templates that it names in their places.
    let nodes: [Node]
    /// Its path, for messages.
    let path: String

    /// A part of a template.
    indirect enum Node: Sendable {
        /// Text of the template or of a partial one, in UTF-8.
        case text(ArraySlice<UInt8>)
        /// A value, escaped for the language, or as it is.
        case value(Reference, TargetLanguage?)
        /// What is shown for a flag that is set, for each element of a list, and for what is there.
        case section(Reference, [Node], Origin)
        /// What is shown where a section would show nothing.
        case inverted(Reference, [Node])
    }

    /// Where a tag is written.
    struct Origin: Sendable {
        /// The path of the template or of the partial one.
        let path: String
        /// The 1-based line.
        let line: Int
        /// The 1-based column, in bytes.
        let column: Int
    }

    /// What stands in a tag: where a value is found, and what is made of it.
    struct Reference: Sendable {
        /// Where a value is found.
        enum Start: Sendable {
            /// The thing that the innermost section is about: `.`.
            case item
            /// The place of that thing in its list: `last()`.
            case place(PlaceInList)
            /// A field of what a section around is about. Section 0 is the template itself.
            case field(section: Int, index: Int)
        }

        var start: Start
        /// The fields of records by which the way goes on: those behind the points of `queue.order`.
        var fields: [Int] = []
        /// What is made of the value, in the order in which it is.
        var transforms: [TemplateTransform] = []
    }

    /// Hands what the template shows of `root` to `take`, piece by piece; `root` is of the shape that its names were resolved in. Throws
    /// ``TemplateError`` if it shows more than ``TemplateRendering/byteLimit`` or takes more than ``TemplateRendering/stepLimit``.
    /// `expected` is about how many bytes that takes.
    func render(
        _ root: any ContextRecord, expected: Int = 0, _ take: @escaping ([UInt8]) -> Void
    ) throws(TemplateError) {
        var rendering = TemplateRendering(self, root, expected: expected, take)
        try rendering.run()
    }
}
