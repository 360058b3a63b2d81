// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A design token that is not written in the DTCG format, by the path that specs name it by: for tools that lead to where it stands.
public struct ForeignToken: Hashable, Sendable {
    /// How it is written.
    public enum Form: Hashable, Sendable {
        /// As Tokens Studio and Style Dictionary did before the format; the place is that of its key.
        case legacy
        /// As a variable of Figma; the place is that of its name.
        case figma
        /// As a colour set of an asset catalogue; the place is that of a colour.
        case colorSet
    }

    /// The path.
    public var path: String
    /// How it is written.
    public var form: Form
    /// Where; `nil` for a colour set that no spec asks for, whose file is not read.
    public var place: Place?
}

extension TokenTable {
    /// The tokens in other forms, by their paths and places. Those that `unread` names are colour sets.
    func foreignTokens(unread: [String]) -> [ForeignToken] {
        var tokens = unread.map { ForeignToken(path: $0, form: .colorSet, place: nil) }
        forEachForeignToken { path, token in
            let form: ForeignToken.Form? =
                switch token.form {
                case .dtcg: nil
                case .legacy: .legacy
                case .figma: .figma
                case .colorSet: .colorSet
                }
            if let form { tokens.append(ForeignToken(path: path, form: form, place: token.place)) }
        }
        return tokens.sorted { one, other in
            guard one.path == other.path, let place = one.place, let otherPlace = other.place else {
                return one.path < other.path
            }
            return (place.file, place.bytes.lowerBound) < (otherPlace.file, otherPlace.bytes.lowerBound)
        }
    }
}
