// SPDX-License-Identifier: Apache-2.0

import Diagnostics

// Signs of other keyboards, which are none to YAML.

extension Explanation {
    /// `{ level: error， text: 失敗。 }`: a sign that is none to YAML, on the line on which reading stopped, on one on which what was
    /// read begins, or on the one before.
    var wideSign: SyntaxFault? {
        guard !problem.context.holds("quoted scalar") else { return nil }
        let places = [stop, context, opened.lastScalar?.lowerBound, text.contentBefore(stop)?.lowerBound]
        return places.lazy.compactMap { $0.flatMap(wideSign) }.first
    }

    private func wideSign(onLineOf offset: Int) -> SyntaxFault? {
        let line = text.content(at: offset)
        let bracket = opened.bracket.flatMap { $0 < line.lowerBound ? text[$0] : nil }
        return WideSigns.fault(in: text, onLine: line, within: bracket) { $0.range.lowerBound <= stop }
    }
}
