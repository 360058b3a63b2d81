// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// A definition of a design: its tokens, and the details that the format has no type for.
struct TokenGroup {
    var name: String
    var description: String?
    var tokens: [Token]
    /// Writes the members of the extension.
    var details: (inout JSONWriter) -> Void
}

extension JSONWriter {
    /// The key of our extension, in the reverse domain name notation that the format asks for.
    static let extensionKey = "org.bannerc"

    /// What the format has no type for, as an extension of the open group.
    mutating func details(_ body: (inout JSONWriter) -> Void) {
        object("$extensions") { $0.object(Self.extensionKey, .block, body) }
    }

    /// A group; where there is a `base`, only what differs from it, and nothing if nothing does.
    ///
    /// Details are written as a whole if any differs: how tools merge extensions is not specified, and so the result is
    /// the same whether they merge their members or replace them.
    mutating func group(_ group: TokenGroup, over base: TokenGroup? = nil) {
        objectIfAny(group.name) { json in
            if let description = group.description, description != base?.description {
                json.member("$description", description)
            }
            if base.map({ Self.fragment($0.details) != Self.fragment(group.details) }) ?? true {
                json.details(group.details)
            }
            for (index, token) in group.tokens.enumerated() {
                // Groups of one kind have the same tokens in the same order.
                guard let value = token.value(over: base?.tokens[index]) else { continue }
                json.token(token.name, value)
            }
        }
    }
}
