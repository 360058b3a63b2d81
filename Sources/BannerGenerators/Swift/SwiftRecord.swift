// SPDX-License-Identifier: Apache-2.0

import Mustache

/// A thing of the target `swift` with names of its own.
protocol SwiftRecord: MustacheParent {
    /// What `name` stands for; texts and lists of them as they are.
    func swiftValue(_ name: String) -> Any?
}

extension SwiftRecord {
    /// What Mustache gets: texts with the transforms that all texts in templates have.
    func child(named name: String) -> Any? {
        switch swiftValue(name) {
        case let text as String: TemplateText(text)
        case let texts as [String]: TemplateList(texts.map(ContextValue.text))
        case let value: value
        }
    }
}
