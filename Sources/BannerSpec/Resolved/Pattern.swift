// SPDX-License-Identifier: Apache-2.0

/// A text with holes for parameters.
public struct Pattern: Hashable, Sendable {
    /// A piece of a pattern.
    public enum Segment: Hashable, Sendable {
        /// Text as it is.
        case literal(String)
        /// The value of a parameter, by its index among the banner's parameters.
        case parameter(Int)
    }

    /// The pieces, in order. No two literals stand side by side.
    public var segments: Segments

    /// The pattern of these pieces.
    public init(segments: Segments) { self.segments = segments }

    /// The text, if the pattern has no parameters.
    public var literal: String? {
        if segments.isEmpty { return "" }
        guard segments.count == 1, case .literal(let text) = segments[0] else { return nil }
        return text
    }

    /// How many bytes of UTF-8 the texts between the parameters have.
    var literalBytes: Int {
        switch segments.storage {
        case .none, .parameter: 0
        case .literal(let text), .counted(_, let text): text.utf8.count
        case .any: segments.reduce(0) { if case .literal(let text) = $1 { $0 + text.utf8.count } else { $0 } }
        }
    }

    /// The text as a spec writes it: holes with the `names` of the banner's parameters, and braces of the text itself twice.
    public func written(_ names: [String]) -> String {
        segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal):
                for character in literal {
                    text += character == "{" ? "{{" : character == "}" ? "}}" : "\(character)"
                }
            case .parameter(let index): text += "{\(names.indices.contains(index) ? names[index] : "\(index)")}"
            }
        }
    }
}

extension Pattern {
    /// Calls `body` with the index of each parameter, in order, without a copy of the texts between them.
    @inlinable
    public func forEachParameter(_ body: (Int) -> Void) {
        switch segments.storage {
        case .none, .literal: break
        case .parameter(let index), .counted(let index, _): body(Int(index))
        case .any(let segments): for case .parameter(let index) in segments { body(index) }
        }
    }

    /// Calls `literal` with each text and `parameter` with the index of each parameter, in order, without a copy of the texts.
    @inlinable
    package func forEachPiece(_ literal: (String) -> Void, parameter: (Int) -> Void) {
        switch segments.storage {
        case .none: break
        case .literal(let text): literal(text)
        case .parameter(let index): parameter(Int(index))
        case .counted(let index, let text):
            parameter(Int(index))
            literal(text)
        case .any(let segments):
            for segment in segments {
                switch segment {
                case .literal(let text): literal(text)
                case .parameter(let index): parameter(index)
                }
            }
        }
    }

    /// The pieces of a pattern. Most are one literal, or a parameter with a literal behind it: these take no array.
    public struct Segments: Hashable, Sendable {
        // The same pieces are always kept in the same way, the first that can.
        @usableFromInline
        enum Storage: Hashable, Sendable {
            case none
            case literal(String)
            case parameter(Int32)
            case counted(Int32, String)
            case any([Segment])
        }

        // What goes through all texts of a catalogue, in another module, does so without a call for each piece.
        @usableFromInline
        var storage = Storage.none

        /// No piece.
        public init() {}

        /// Adds a piece at the end.
        public mutating func append(_ segment: Segment) {
            switch (storage, segment) {
            case (.none, .literal(let text)): storage = .literal(text)
            case (.none, .parameter(let index)):
                storage = Int32(exactly: index).map { .parameter($0) } ?? .any([segment])
            case (.parameter(let index), .literal(let text)): storage = .counted(index, text)
            default:
                var segments = array
                // So that the array has one owner, and grows in place.
                storage = .none
                segments.append(segment)
                storage = .any(segments)
            }
        }

        private var array: [Segment] { if case .any(let segments) = storage { segments } else { Array(self) } }
    }
}

extension Pattern.Segments: RandomAccessCollection {
    /// The index of the first piece.
    @inlinable
    public var startIndex: Int { 0 }

    /// How many pieces there are.
    @inlinable
    public var endIndex: Int {
        switch storage {
        case .none: 0
        case .literal, .parameter: 1
        case .counted: 2
        case .any(let segments): segments.count
        }
    }

    /// The piece at `index`.
    @inlinable
    public subscript(index: Int) -> Pattern.Segment {
        switch (storage, index) {
        case (.literal(let text), 0), (.counted(_, let text), 1): .literal(text)
        case (.parameter(let parameter), 0), (.counted(let parameter, _), 0): .parameter(Int(parameter))
        case (.any(let segments), _): segments[index]
        default: preconditionFailure("there is no piece \(index) among \(count)")
        }
    }
}

extension Pattern.Segments: ExpressibleByArrayLiteral {
    /// The pieces of `segments`.
    public init(_ segments: some Sequence<Pattern.Segment>) {
        for segment in segments { append(segment) }
    }

    /// The pieces `elements`.
    public init(arrayLiteral elements: Pattern.Segment...) { self.init(elements) }
}
