// SPDX-License-Identifier: Apache-2.0

import CYAML

/// libyaml's parser. Its memory is freed with this object.
final class EventParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool

    /// A parser of `text`, which is UTF-8 without a byte order mark and outlives the parser.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) == 1
        guard isReady else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
    }

    /// Fills `event` with the next event. After an error ``problem`` tells what is wrong, and nothing needs to be freed.
    @inline(__always)
    func parse(_ event: inout yaml_event_t) throws(ReadingStopped) {
        guard isReady, yaml_parser_parse(parser, &event) == 1 else { throw .syntax }
    }

    /// What libyaml says about the error that stopped it.
    var problem: YAMLProblem {
        guard isReady, let problem = parser.pointee.problem else { return YAMLProblem(text: "", context: "") }
        // libyaml's own constants: C strings without anything from the input.
        return YAMLProblem(
            text: String(cString: problem), context: parser.pointee.context.map { String(cString: $0) } ?? "",
            mark: parser.pointee.problem_mark.index, contextMark: parser.pointee.context_mark.index
        )
    }
}

/// An error as libyaml tells it. Marks count characters.
struct YAMLProblem {
    /// What is wrong.
    var text: String
    /// What was being read; empty if libyaml does not say.
    var context: String
    /// Where reading stopped.
    var mark = 0
    /// Where that which was being read starts.
    var contextMark = 0
}
