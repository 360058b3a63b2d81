// SPDX-License-Identifier: Apache-2.0

extension Finding {
    /// What to do, one way each: the help, and the fix if no help says the same.
    var remedies: [String] {
        guard let fix, !help.contains(fix.message) else { return help }
        return help + [fix.message]
    }

    /// The lines of help but for one that says the same as the fix.
    var helpBesidesFix: [String] { help.filter { $0 != fix?.message } }

    /// All that a message says below its headline, one line each: what is at the place and at related ones, why it is
    /// wrong, and what to do about it.
    ///
    /// Each text passes through `escaping`; a related place is what `related` makes of its index in ``labels``.
    func details(escaping: (String) -> String, related: (Int) -> String) -> [String] {
        let here = label.isEmpty ? [] : [escaping(label)]
        let remedy = fix.map { ["help: \(escaping($0.message)) [\($0.safety.rawValue) fix]"] } ?? []
        return here + labels.indices.map(related) + notes.map { "note: \(escaping($0))" }
            + helpBesidesFix.map { "help: \(escaping($0))" } + remedy
    }

    /// ``details(escaping:related:)`` in plain text that is safe to show on a terminal.
    func plainDetails(_ layouts: inout LineLayouts) -> [String] {
        let related = labels.map { "\(layouts.location(of: $0.place)): \(TerminalText.escapingControls($0.message))" }
        return details(escaping: TerminalText.escapingControls) { related[$0] }
    }
}
