// SPDX-License-Identifier: Apache-2.0

/// Writes a spec as design tokens in the format of the Design Tokens Community Group, 2025.10.
///
/// 1. `STEM.tokens.json` holds the spec's own design in the light appearance (``TokenDocument``).
/// 2. `STEM.resolver.json` says what differs in other appearances and in themes (``ResolverDocument``); it is written
///    only if something does.
public struct TokenGenerator: Sendable {
    private let input: GeneratorInput

    /// A generator for the spec of `input`.
    public init(_ input: GeneratorInput) {
        self.input = input
    }

    /// The files, the tokens first.
    public func generate() -> [OutputFile] {
        generate { OutputBytes([]) }.map { OutputFile($0) }
    }

    /// The same, with contents that begin as `empty` makes them.
    func generate<Content: OutputContent>(into empty: () -> Content) -> [MadeFile<Content>] {
        var tokens = MadeFile(name: "\(input.stem).tokens.json", content: empty())
        TokenDocument(input).write { tokens.content.append($0) }
        guard let document = ResolverDocument(input, tokens: tokens.name) else { return [tokens] }
        var resolver = MadeFile(name: "\(input.stem).resolver.json", content: empty())
        document.write { resolver.content.append($0) }
        return [tokens, resolver]
    }
}
