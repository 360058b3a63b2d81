// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The SF Symbols that this program knows.
///
/// `scripts/sf-symbols.txt` has them in order, a line each, and is part of the program as it is: a look-up halves the lines until one is
/// left. Whoever asks for no symbol pays nothing, and who asks for one pays some thousand instructions.
public enum SymbolTable {
    /// How many symbols there are.
    public static let count = 9120

    /// The newest of the releases whose symbols are known.
    public static var newestRelease: SymbolRelease { releases[releases.count - 1].release }

    /// Where the names come from and how new they are, for messages.
    public static let edition = "SF Symbols 7, October 2025"

    /// Every symbol, by name in the order of bytes. Read when first asked for.
    public static let all: [SFSymbol] = {
        var symbols: [SFSymbol] = []
        symbols.reserveCapacity(count)
        for line in lines.split(separator: lineBreak) {
            let name = line.prefix { $0 != blank }
            symbols.append(symbol(String(decoding: name, as: UTF8.self), in: line))
        }
        return symbols
    }()

    /// The symbol called `name`; `nil` if none is known.
    public static func symbol(named name: String) -> SFSymbol? {
        var name = name
        let line = name.withUTF8(Self.line(of:))
        return line.map { symbol(name, in: $0) }
    }
}

extension SymbolTable {
    private static let blank = UInt8(ascii: " ")
    private static let comma = UInt8(ascii: ",")
    private static let lineBreak = UInt8(ascii: "\n")

    /// The text, and where its lines of names start: comments, releases and names are parted by blank lines.
    private static var text: UnsafeBufferPointer<UInt8> { EmbeddedText.symbols.bytes }
    private static let parts: (releases: Int, names: Int) = {
        let text = SymbolTable.text
        let blankLines = text.indices.dropFirst().lazy.filter { text[$0] == lineBreak && text[$0 - 1] == lineBreak }
        var ends = blankLines.makeIterator()
        return (releases: ends.next().map { $0 + 1 } ?? text.count, names: ends.next().map { $0 + 1 } ?? text.count)
    }()
    private static var lines: Slice<UnsafeBufferPointer<UInt8>> { text[parts.names...] }

    /// The releases, the oldest first, each with the version of iOS by which names tell it.
    ///
    /// They are our own, and a test reads them all, so that each has its versions and there is one at least.
    private static let releases: [(iOS: String, release: SymbolRelease)] = {
        text[parts.releases..<parts.names].split(separator: lineBreak).map { line in
            // `iOS 13.0, macOS 10.15, …`: words and versions by turns.
            let words = line.split { $0 == blank || $0 == comma }.map { String(decoding: $0, as: UTF8.self) }
            func text(_ platform: ApplePlatform) -> String? {
                words.firstIndex(of: platform.rawValue).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
            }
            func version(_ platform: ApplePlatform) -> PlatformVersion {
                text(platform).flatMap { PlatformVersion($0) } ?? PlatformVersion(1)
            }
            let release = SymbolRelease(
                iOS: version(.iOS), macOS: version(.macOS), tvOS: version(.tvOS), watchOS: version(.watchOS),
                visionOS: version(.visionOS))
            return (iOS: text(.iOS) ?? "", release: release)
        }
    }()

    /// The symbol called `name` whose line is `line`.
    private static func symbol(_ name: String, in line: Slice<UnsafeBufferPointer<UInt8>>) -> SFSymbol {
        let iOS = line.drop { $0 != blank }.dropFirst()
        // Each line ends with the version of one of them.
        let release = releases.first { $0.iOS.utf8.elementsEqual(iOS) }?.release ?? newestRelease
        return SFSymbol(name: name, release: release)
    }

    /// The line that starts with `name` and a blank, without its end.
    private static func line(of name: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let lines = lines
        // The line lies in low ..< high, both of which are starts of lines, or the end.
        var (low, high) = (lines.startIndex, lines.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            let start = lines[low..<middle].lastIndex(of: lineBreak).map { $0 + 1 } ?? low
            let end = lines[middle..<high].firstIndex(of: lineBreak) ?? high
            switch order(of: name, lines[start..<end]) {
            case .same: return lines[start..<end]
            case .before: high = start
            case .behind: low = min(end + 1, high)
            }
        }
        return nil
    }

    private enum Order { case before, same, behind }

    /// How `name` stands to the name that `line` starts with.
    private static func order(of name: UnsafeBufferPointer<UInt8>, _ line: Slice<UnsafeBufferPointer<UInt8>>) -> Order {
        var position = line.startIndex
        for byte in name {
            // A blank, which ends the line's name, comes before all that names are made of.
            guard position < line.endIndex, line[position] != blank else { return .behind }
            if byte != line[position] { return byte < line[position] ? .before : .behind }
            position += 1
        }
        return position < line.endIndex && line[position] == blank ? .same : .before
    }
}
