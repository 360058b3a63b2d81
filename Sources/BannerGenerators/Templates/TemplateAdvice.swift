// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What helps with the faults of a template, and of those that it is made of.
///
/// To look for the name that was meant costs far more than to find that there is none. A partial template is read wherever it is
/// named, so what helps is kept for each place; and nobody reads thousands of suggestions.
final class TemplateAdvice {
    private struct Place: Hashable {
        let path: String
        let offset: Int
        let message: String
    }

    /// So many names are looked for.
    private static let limit = 1_000

    private var known: [Place: String] = [:]
    private let partials: [String: GeneratorOptions.Template].Keys

    /// For templates that may name `partials`.
    init(_ partials: [String: GeneratorOptions.Template].Keys) { self.partials = partials }

    /// The partial templates that there are, as help.
    private(set) lazy var listOfPartials = Self.list(partials.sorted())

    /// What there is, as help.
    static func list(_ names: [String]) -> String {
        "there are " + names.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// What helps with `refusal` of what stands at `offset` of the template at `path`.
    func help(for refusal: TemplateNames.Refusal, at offset: Int, of path: String) -> String {
        guard let meant = refusal.meant else { return refusal.help }
        let place = Place(path: path, offset: offset, message: refusal.message)
        if let help = known[place] { return help }
        guard known.count < Self.limit else { return refusal.help }
        let name = NearestName.find(meant.name, among: Set(meant.candidates()).sorted())
        let help = name.map { "did you mean `\($0)`?" } ?? refusal.help
        known[place] = help
        return help
    }
}
