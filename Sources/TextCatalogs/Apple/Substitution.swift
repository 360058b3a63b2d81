// SPDX-License-Identifier: Apache-2.0

/// What stands in a text by number: `%#@count@` of String Catalogs and of `.stringsdict` files.
struct Substitution {
    /// The position of the number that decides, from 0; `nil` for that of the placeholder.
    var argument: Int?
    /// How the number is written, such as `%lld`.
    var specifier: String
    var forms: [(category: String, form: CatalogText.Form)]
}

extension CatalogText.Form {
    /// Whether the text asks for the substitution `name`.
    func names(of name: String) -> Bool { pieces.contains { $0.isSubstitution(name) } }

    /// The text with its substitution in place: for each form of that, a whole text. Without a substitution, the text itself.
    ///
    /// A name that nothing defines stays a piece: who knows whether the text is a format at all knows whether that is a fault.
    func substituting(_ substitutions: [String: Substitution]) throws(TextFault) -> CatalogText.Content {
        var found: (name: String, position: Int)?
        for case .substitution(let name, let position) in pieces where substitutions[name] != nil {
            if let found, found.name != name {
                throw TextFault(
                    .plural, "the text varies by two numbers, `\(found.name)` and `\(name)`", at: range,
                    help: "a text of a banner varies by one: write two texts, or leave the forms of one number out")
            }
            found = found ?? (name, position)
        }
        guard let found, let substitution = substitutions[found.name] else { return .single(self) }
        let argument = substitution.argument ?? found.position
        try checkSize(with: substitution, asked: pieces.count { $0.isSubstitution(found.name) })
        let own = FormatReading.pieces(of: substitution.specifier, .apple).first
        let forms = substitution.forms.map { category, form in
            var whole = form
            whole.pieces = pieces.flatMap { piece -> [FormatPiece] in
                guard piece.isSubstitution(found.name) else { return [piece] }
                return form.pieces.map { $0.isOwn ? .ownNumber(argument, own, substitution.specifier) : $0 }
            }
            return (category: category, form: whole)
        }
        return .plural(argument: argument, forms: forms)
    }
}

extension CatalogText.Form {
    /// As many bytes as a text may have that is written out.
    private static let mostBytes = 64 * 1024

    /// Throws if the text would be too long with `substitution` in so many places.
    private func checkSize(with substitution: Substitution, asked count: Int) throws(TextFault) {
        let longest = substitution.forms.map(\.form.raw.utf8.count).max() ?? 0
        let (bytes, isBeyond) = longest.multipliedReportingOverflow(by: count)
        guard isBeyond || bytes > Self.mostBytes else { return }
        throw TextFault(
            .text, "the text has a substitution of \(longest) bytes in \(count) places, and may have 64 KiB in all",
            at: range, help: "name the substitution once")
    }
}

extension FormatPiece {
    fileprivate func isSubstitution(_ name: String) -> Bool {
        if case .substitution(name, _) = self { true } else { false }
    }

    fileprivate var isOwn: Bool { if case .ownArgument = self { true } else { false } }

    /// The argument of a substitution, written as `specifier`, whose piece is `piece`.
    fileprivate static func ownNumber(_ argument: Int, _ piece: FormatPiece?, _ specifier: String) -> FormatPiece {
        var kind = Kind.unsupported("it does not name a kind of value")
        if case .argument(_, let known, _) = piece { kind = known }
        return .argument(position: argument, kind: kind, written: specifier)
    }
}
