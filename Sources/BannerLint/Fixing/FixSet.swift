// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The fixes of a report that can be applied at once: edits of different fixes never touch the same bytes, unless they write the same
/// there.
public struct FixSet {
    /// A fix and the finding that it mends.
    public struct Item {
        /// The finding.
        public let finding: Finding
        /// Its fix.
        public let fix: Fix
    }

    /// The fixes, in the order of their findings.
    public private(set) var items: [Item] = []
    private let sources: SourceSet

    /// The fixes of `report`: the safe ones, and with `allowsUnsafe` the others too. Of fixes that get in each other's way
    /// the first is taken; the others have their turn when the file is read again.
    public init(_ report: Report, allowsUnsafe: Bool) {
        sources = report.sources
        var taken: [FileID: TakenRanges] = [:]
        var known: Set<Fix> = []
        var replacements: Set<Edit> = []
        for finding in report.sorted() {
            guard let fix = finding.fix, !fix.edits.isEmpty, fix.safety == .safe || allowsUnsafe else { continue }
            guard known.insert(fix).inserted else { continue }
            let own = fix.edits.filter { !replacements.contains($0) }
            guard own.allSatisfy({ taken[$0.place.file]?.isFree($0.place.bytes) ?? true }) else { continue }
            for edit in own {
                taken[edit.place.file, default: TakenRanges()].insert(edit.place.bytes)
                // What two fixes insert is there twice.
                if !edit.place.bytes.isEmpty { replacements.insert(edit) }
            }
            items.append(Item(finding: finding, fix: fix))
        }
    }

    /// What the files hold once the fixes at `indices` of ``items`` are applied, by path. Files without a change are left out.
    public func contents(applying indices: some Sequence<Int>) -> [String: [UInt8]] {
        var edits: [FileID: [Edit]] = [:]
        var replacements: Set<Edit> = []
        for index in indices {
            for edit in items[index].fix.edits where edit.place.bytes.isEmpty || replacements.insert(edit).inserted {
                edits[edit.place.file, default: []].append(edit)
            }
        }
        var contents: [String: [UInt8]] = [:]
        for (file, edits) in edits {
            let source = sources[file]
            let bytes = edits.applied(to: source.bytes)
            if bytes != source.bytes { contents[source.path] = bytes }
        }
        return contents
    }

    /// Ranges of bytes in ascending order, none of which touch: two inserts at the same place would.
    private struct TakenRanges {
        private var ranges: [Range<Int>] = []

        func isFree(_ range: Range<Int>) -> Bool {
            let index = position(of: range)
            if index > 0, ranges[index - 1].upperBound >= range.lowerBound { return false }
            return index == ranges.count || ranges[index].lowerBound > range.upperBound
        }

        mutating func insert(_ range: Range<Int>) { ranges.insert(range, at: position(of: range)) }

        private func position(of range: Range<Int>) -> Int {
            ranges.boundary { $0.lowerBound >= range.lowerBound }
        }
    }
}
