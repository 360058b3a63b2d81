// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension YAMLReading {
    /// The error that stopped libyaml, in words, with the place where a person would look, and where libyaml stopped.
    mutating func syntaxFault() -> (fault: SyntaxFault, stop: Int) {
        if let fault { return (fault, fault.range.upperBound) }
        let problem = parser.problem
        let context = cursor.offset(of: min(problem.contextMark, problem.mark))
        let stop = max(context, cursor.offset(of: problem.mark))
        return (SyntaxFault.explain(problem, at: stop, context: context, in: text, opened: openNodes), stop)
    }

    /// The outermost bracket that is open.
    var outermostBracket: Int? { builder.frames.first { $0.isFlow }.map { Int(builder.records[$0.index].start) } }

    /// What was read when libyaml stopped.
    private var openNodes: SyntaxFault.OpenNodes {
        let flow = builder.frames.last { $0.isFlow }
        // The pair in `[a: b]` is a mapping without a bracket.
        let bracket = builder.frames.last { frame in
            guard frame.isFlow else { return false }
            let start = Int(builder.records[frame.index].start)
            return start < text.count && (text[start] == UInt8(ascii: "[") || text[start] == UInt8(ascii: "{"))
        }
        let last = builder.records.last.flatMap { $0.isCollection ? nil : $0 }
        return SyntaxFault.OpenNodes(
            bracket: (bracket ?? flow).map { Int(builder.records[$0.index].start) },
            lastScalar: last.map { Int($0.start)..<Int($0.stop) },
            isLastQuoted: last?.style == .singleQuoted || last?.style == .doubleQuoted,
            rootStart: builder.records.count > 1 ? Int(builder.records[1].start) : nil
        )
    }
}
