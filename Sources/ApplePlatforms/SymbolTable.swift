// SPDX-License-Identifier: Apache-2.0

/// The SF Symbols that this program knows.
///
/// The names lie packed in the program; see scripts/update-symbols for how. A look-up halves the lines until one is left, and
/// reads that line alone: whoever asks for no symbol pays nothing, and who asks for one pays some thousand instructions.
public enum SymbolTable {
    /// How many symbols there are.
    public static var count: Int { EmbeddedSymbols.count }

    /// The newest of the releases whose symbols are known.
    public static var newestRelease: SymbolRelease { EmbeddedSymbols.releases[EmbeddedSymbols.releases.count - 1] }

    /// Where the names come from and how new they are, for messages.
    public static let edition = "SF Symbols 7, October 2025"

    /// Every symbol, by name in the order of bytes. Unpacked when first asked for.
    public static let all: [SFSymbol] = {
        var symbols: [SFSymbol] = []
        symbols.reserveCapacity(count)
        withPackedNames { packed in
            var names = PackedNames(packed, at: 0)
            var name: [UInt8] = []
            while let shared = names.next() {
                name.removeLast(name.count - shared)
                let mark = names.readRest { name.append($0) }
                symbols.append(SFSymbol(name: String(decoding: name, as: UTF8.self), release: release(mark)))
            }
        }
        return symbols
    }()

    /// The symbol called `name`; `nil` if none is known.
    public static func symbol(named name: String) -> SFSymbol? {
        var name = name
        let mark = name.withUTF8 { name in
            withPackedNames { packed in
                var names = PackedNames(packed, at: startOfLine(for: name, in: packed))
                var comparison = PackedComparison(name)
                repeat {
                    guard let shared = names.next() else { return UInt8?.none }
                    let mark = comparison.compare(&names, shared: shared)
                    if comparison.isEqual { return mark }
                } while !names.isAtLineBreak
                return nil
            }
        }
        return mark.map { SFSymbol(name: name, release: release($0)) }
    }

    /// Where the line starts in which `name` would be: the last one whose first name does not come behind it.
    private static func startOfLine(
        for name: UnsafeBufferPointer<UInt8>, in packed: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let starts = EmbeddedSymbols.lineStarts
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            var names = PackedNames(packed, at: Int(starts[middle]))
            var comparison = PackedComparison(name)
            _ = comparison.compare(&names, shared: 0)
            if comparison.isBefore { high = middle } else { low = middle }
        }
        return Int(starts[low])
    }

    private static func release(_ mark: UInt8) -> SymbolRelease {
        // Each mark is one of them.
        EmbeddedSymbols.releases[EmbeddedSymbols.releaseMarks.withUTF8Buffer { $0.firstIndex(of: mark) ?? 0 }]
    }

    private static func withPackedNames<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        EmbeddedSymbols.names.withUTF8Buffer(body)
    }
}

/// The packed names, read one by one.
///
/// What is packed is our own: no line is empty, and each name ends with the mark of a release.
private struct PackedNames {
    static let lineBreak = UInt8(ascii: "\n")
    /// Stands for no shared bytes.
    private static let nothingShared = UInt8(ascii: "#")

    private let packed: UnsafeBufferPointer<UInt8>
    private var position: Int
    private var isFirst = true
    private let words = Self.words

    /// Starts at `position`, where a line begins.
    init(_ packed: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.packed = packed
        self.position = position
    }

    /// Whether the last name of a line was read.
    var isAtLineBreak: Bool { position == packed.count || packed[position] == Self.lineBreak }

    /// How much the next name shares with the one before it; `nil` if there is none. ``readRest(_:)`` reads what it does not.
    mutating func next() -> Int? {
        if isAtLineBreak {
            position += 1
            isFirst = true
        }
        guard position < packed.count else { return nil }
        defer { isFirst = false }
        if isFirst { return 0 }
        position += 1
        return Int(packed[position - 1] - Self.nothingShared)
    }

    /// Gives `body` the bytes of the name that it does not share with the one before it, and returns the mark behind it.
    mutating func readRest(_ body: (UInt8) -> Void) -> UInt8 {
        while true {
            let byte = packed[position]
            position += 1
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
                body(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): words[Int(byte - UInt8(ascii: "A"))].forEach(body)
            default: return byte
            }
        }
    }

    /// What each capital letter stands for.
    private static let words: [[UInt8]] = EmbeddedSymbols.words.withUTF8Buffer { words in
        words.split(separator: UInt8(ascii: " ")).map { [UInt8(ascii: ".")] + $0 }
    }
}

/// A name held against packed ones, each of which is looked at only from where it differs from the one before.
private struct PackedComparison {
    private let name: UnsafeBufferPointer<UInt8>
    /// How many bytes the packed name and `name` have in common from the start.
    private var matched = 0
    /// Whether `name` is the packed name.
    private(set) var isEqual = false
    /// Whether `name` comes before the packed name.
    private(set) var isBefore = false

    init(_ name: UnsafeBufferPointer<UInt8>) { self.name = name }

    /// Reads the rest of a name that shares `shared` bytes with the one before it, and returns its mark.
    mutating func compare(_ names: inout PackedNames, shared: Int) -> UInt8 {
        isEqual = false
        // It differs from `name` where the one before it did.
        if shared > matched { return names.readRest { _ in } }
        var length = shared
        var matched = shared
        var isBefore = false
        let mark = names.readRest { byte in
            if length == matched {
                if length < name.count, name[length] == byte {
                    matched += 1
                } else {
                    isBefore = length == name.count || name[length] < byte
                }
            }
            length += 1
        }
        isEqual = matched == name.count && length == matched
        self.matched = matched
        self.isBefore = isBefore
        return mark
    }
}
