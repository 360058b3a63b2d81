// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Why a font file cannot be measured with.
    public enum FontError: Error, Equatable, CustomStringConvertible {
        /// No such file, or no permission to read it.
        case unreadable(path: String)
        /// The file has nothing in it.
        case empty(path: String)
        /// The file has more bytes than are read.
        case tooLarge(path: String, limit: Int)
        /// A font for the web (WOFF), packed as nothing but browsers reads it.
        case webFont(path: String)
        /// The file ends before one of its tables does.
        case truncated(path: String, table: String)
        /// The file is no font, or lacks the tables for characters and widths.
        case notAFont(path: String)
        /// The collection holds fewer fonts than the index asks for.
        case noSuchIndex(path: String, index: Int, count: Int)
        /// A variable font that has no axis for what is asked of it.
        case missingAxis(path: String, axis: String)
        /// A variable font whose axis does not reach so far.
        case outsideAxis(path: String, axis: String, value: Double, range: ClosedRange<Double>)
        /// A chain without a font.
        case emptyChain

        /// What is wrong, with the file's path.
        public var description: String {
            switch self {
            case .unreadable(let path): "font file `\(path)` cannot be read"
            case .empty(let path): "font file `\(path)` is empty"
            case .tooLarge(let path, let limit): "font file `\(path)` has more than \(limit >> 20) MiB"
            case .webFont(let path): "`\(path)` is a web font (WOFF), packed for browsers"
            case .truncated(let path, let table):
                "font file `\(path)` is cut off: its table `\(table)` goes on behind its end"
            case .notAFont(let path): "`\(path)` is not a font with characters and widths"
            case .noSuchIndex(let path, let index, let count):
                "font file `\(path)` has no font \(index): it holds \(count)"
            case .missingAxis(let path, let axis): "variable font `\(path)` has no axis `\(axis)`"
            case .outsideAxis(let path, let axis, let value, let range):
                "variable font `\(path)` has no `\(axis)` of \(value): it goes from \(range.lowerBound) to "
                    + "\(range.upperBound)"
            case .emptyChain: "chain of fonts is empty"
            }
        }

        /// What to do about it.
        public var help: String {
            switch self {
            case .unreadable: "let this program read the file"
            case .tooLarge: "name a font of this language alone, and no collection of many"
            case .webFont: "name the TrueType or OpenType file that it was made from: .ttf, .otf or .ttc"
            case .truncated: "get the file again: a part of it is missing"
            case .empty, .notAFont, .noSuchIndex, .missingAxis, .outsideAxis, .emptyChain:
                "name a sound TrueType or OpenType file: .ttf, .otf or .ttc"
            }
        }
    }
#endif
