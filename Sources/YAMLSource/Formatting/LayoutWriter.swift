// SPDX-License-Identifier: Apache-2.0

/// Collects the bytes of a file line by line.
struct LayoutWriter {
    private(set) var bytes: [UInt8] = []
    /// Where the line that is being written ends so far, in Unicode scalars.
    private(set) var column = 0
    /// The number of the line that is being written.
    private(set) var line = 0
    /// Whether nothing may follow on this line: it ends with a comment or a block scalar.
    var isLineFull = false
    /// Whether the next line may not be separated by an empty one.
    var refusesEmptyLine = true

    /// Starts a line, after an empty one if asked for.
    mutating func startLine(_ indent: Int, afterEmpty: Bool = false) {
        if !bytes.isEmpty {
            endLine()
            if afterEmpty, !refusesEmptyLine { endLine() }
        }
        write(repeating: 0x20, count: indent)
        isLineFull = false
        refusesEmptyLine = false
    }

    /// Ends the line with a line feed.
    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        column = 0
        line += 1
    }

    /// Writes UTF-8 without line breaks.
    mutating func write(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        column += Self.width(text)
    }

    /// Writes `count` times the ASCII character `byte`.
    mutating func write(repeating byte: UInt8, count: Int) {
        bytes.append(contentsOf: repeatElement(byte, count: count))
        column += count
    }

    /// How many Unicode scalars the UTF-8 of `text` holds.
    static func width(_ text: some Collection<UInt8>) -> Int {
        text.reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
    }
}
