// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension YAMLReading {
    /// Puts the error that stopped libyaml into words, at the place where a person would look.
    mutating func reportSyntaxError() {
        let problem = parser.problem
        let context = cursor.offset(of: min(problem.contextMark, problem.mark))
        let stop = max(context, cursor.offset(of: problem.mark))
        let fault = SyntaxFault.explain(problem, at: stop, context: context, in: text, opened: openNodes)
        if fault.isTag { return reportTag(at: fault.range) }
        let labels = fault.labels.map { Label($0.message, at: builder.log.place($0.range)) }
        let fix = fault.fix.map { fix in
            Fix(
                fault.help.first ?? fix.message, .unsafe,
                edits: [Edit(replacing: builder.log.place(fix.range), with: fix.text)])
        }
        builder.log.report(.yamlSyntax, at: fault.range, fault.message) {
            $0.labels = labels
            $0.help = fault.help
            $0.fix = fix
        }
    }

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
