// SPDX-License-Identifier: Apache-2.0

import CYAML

/// libyaml's parser. Its memory is freed with this object.
final class EventParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutablePointer<Input>
    private let isReady: Bool

    /// What libyaml has yet to read: first the one, then the other.
    private struct Input {
        var first: UnsafeBufferPointer<UInt8>
        var second: UnsafeBufferPointer<UInt8>

        /// Moves as much as there is room for, and returns how much; 0 at the end.
        mutating func move(to room: UnsafeMutableBufferPointer<UInt8>) -> Int {
            if first.isEmpty { swap(&first, &second) }
            let count = min(first.count, room.count)
            _ = room.update(fromContentsOf: first[..<count])
            first = UnsafeBufferPointer(rebasing: first[count...])
            return count
        }
    }

    /// A parser of `text`, which is UTF-8 without a byte order mark and outlives the parser, as if `lead` stood before it.
    init(_ text: UnsafeBufferPointer<UInt8>, behind lead: StaticString = "") {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        input = .allocate(capacity: 1)
        let lead = UnsafeBufferPointer(start: lead.utf8Start, count: lead.utf8CodeUnitCount)
        input.initialize(to: Input(first: lead, second: text))
        isReady = yaml_parser_initialize(parser) == 1
        guard isReady else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        let read:
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int, UnsafeMutablePointer<Int>?
            ) -> Int32 = { input, buffer, size, count in
                // libyaml passes what it was given, and room for `size` bytes.
                guard let input = input?.assumingMemoryBound(to: Input.self), let buffer, let count else { return 0 }
                count.pointee = input.pointee.move(to: UnsafeMutableBufferPointer(start: buffer, count: size))
                return 1
            }
        yaml_parser_set_input(parser, read, input)
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
        input.deallocate()
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
