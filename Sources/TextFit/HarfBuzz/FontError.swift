// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Why a font file cannot be measured with.
    public enum FontError: Error, Equatable, CustomStringConvertible {
        /// No such file, or no permission to read it.
        case unreadable(path: String)
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
            case .notAFont(let path): "`\(path)` is no font with characters and widths"
            case .noSuchIndex(let path, let index, let count):
                "font file `\(path)` has no font \(index): it holds \(count)"
            case .missingAxis(let path, let axis): "variable font `\(path)` has no axis `\(axis)`"
            case .outsideAxis(let path, let axis, let value, let range):
                "variable font `\(path)` has no `\(axis)` of \(value): it goes from \(range.lowerBound) to "
                    + "\(range.upperBound)"
            case .emptyChain: "chain of fonts is empty"
            }
        }
    }
#endif
