// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// What generated code lets its clients name that depends on the spec: what two versions of a spec are compared by.
///
/// It holds names and types, and no values: a client that compiles against one interface compiles against any other that has the
/// same symbols.
public struct CodeInterface: Sendable {
    /// A language whose generated code is called by hand-written code that a compiler checks.
    public enum Language: String, CaseIterable, Sendable {
        /// The target `swift`.
        case swift = "Swift"
        /// The target `kotlin`.
        case kotlin = "Kotlin"
        /// The target `typescript`.
        case typescript = "TypeScript"
    }

    /// What clients can name.
    public struct Symbol: Hashable, Sendable {
        /// The type that it is a part of, without the namespace: `Banner`.
        public var container: String
        /// The name within that.
        public var name: String
        /// What else a compiler checks of it: `(count: Int)`; empty for nothing.
        public var signature: String
        /// The key path of the definition that it comes from: `banners.syncFailed`; for what comes of many, that of the section.
        public var owner: String

        /// How messages write it: `Banner.syncFailed(count: Int)`.
        public var text: String { container.isEmpty ? name + signature : "\(container).\(name)\(signature)" }
    }

    /// The language.
    public var language: Language
    /// What all of it lies in; empty for a module.
    public var namespace: String
    /// The types that clients may list completely, as in a switch without a default: one more case is a change too.
    public private(set) var closedTypes: Set<String> = []
    /// What clients can name, each once.
    public private(set) var symbols: [Symbol] = []

    /// The interface of what is generated from `spec` in `language`.
    public init(_ spec: Spec, _ language: Language) {
        self.language = language
        switch language {
        case .swift:
            namespace = spec.name.value
            addSwift(spec)
        case .kotlin:
            namespace = KotlinText.className(spec.name.value)
            addKotlin(spec)
        case .typescript:
            // A module goes by its file.
            namespace = ""
            addTypeScript(spec)
        }
    }

    /// Adds a type that is closed, and a case for each of `ids`, definitions in `section`.
    mutating func addCases(
        _ type: String, _ section: String, _ ids: [String], _ name: (String) -> String,
        signature: (Int) -> String = { _ in "" }
    ) {
        closedTypes.insert(type)
        for (index, id) in ids.enumerated() {
            add(type, name(id), signature: signature(index), owner: "\(section).\(id)")
        }
    }

    /// Adds a symbol.
    mutating func add(
        _ container: String, _ name: String, signature: String = "", owner: String
    ) {
        symbols.append(Symbol(container: container, name: name, signature: signature, owner: owner))
    }

    /// Says that `type` is closed.
    mutating func close(_ type: String) { closedTypes.insert(type) }
}

extension Parameter {
    /// Whether clients need not give it: without an image, its placeholder shows.
    var mayBeLeftOut: Bool { if case .image = kind { true } else { false } }
}

extension Spec {
    /// The names of the definitions whose enums are the same in every language.
    var interfaceSections: [(section: String, ids: [String])] {
        [
            ("palette", design.palette.map(\.name.value)), ("metrics", design.metrics.map { $0.name ?? "" }),
            ("levels", design.levels.map(\.name.value)), ("styles", design.styles.map(\.name)),
            ("buttons", buttons.map(\.name.value)), ("surfaces", surfaces.map(\.name)),
            ("screens", screens.map(\.name.value)),
        ]
    }

    /// Whether some banner has a title.
    var hasTitles: Bool { banners.contains { $0.extras?.title != nil } }
    /// Whether some banner lists points.
    var hasPoints: Bool { banners.contains { $0.extras?.points.isEmpty == false } }
    /// Whether some banner has a link.
    var hasLinks: Bool { banners.contains { $0.extras?.link != nil } }
}
