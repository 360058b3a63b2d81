// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Reads a file of which parts are not YAML: each syntax error is reported, what it spoils is left out (``Cut``), and the
/// file is read again, from its start, since libyaml can't go on.
///
/// An error that comes of what was left out is none of the author's: the part grows instead, and nothing is reported.
struct Recovery {
    private(set) var log: FindingLog
    private let source: SourceFile
    private let start: Int
    private let scan: ByteScan
    /// How many parts the file may be read in.
    private let parts: FileParts.Limits
    /// The file's own bytes.
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The bytes to read: the file's, but for what the scan found and what is left out.
    private var text: [UInt8]
    private var cuts = Cuts()
    /// Indentation by tabs, or by other spaces than U+0020, which is read as if it were by these.
    private var wideSpaces: [WideSpaces.Line] = []
    private var attempts = 0
    /// The places of the errors so far.
    private var reported: [Range<Int>] = []

    /// A reader of `source`, which holds `bytes`, with text from `start` on.
    init(
        _ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, scan: ByteScan,
        parts: FileParts.Limits, log: FindingLog
    ) {
        self.source = source
        self.bytes = bytes
        self.start = start
        self.scan = scan
        self.parts = parts
        self.log = log
        text = scan.cleaned ?? source.bytes
    }

    /// The tree of all that could be read.
    mutating func read() -> NodeTree? {
        while true {
            attempts += 1
            let attempt = attempt()
            switch attempt.outcome {
            case .tree(let tree):
                if attempt.hasWideKey, noticesWideSpaces() { continue }
                log = attempt.log
                return tree
            case .stopped(let error):
                // In a file that is not clean, syntax errors may come from the faults that were reported.
                let isClean = scan.cleaned == nil
                if isClean, noticesWideSpaces() || noticesTabs(error.fault) || noticesConflicts() { continue }
                let planner = CutPlanner(bytes)
                let cause = planner.cause(of: error.fault, stop: error.stop, in: cuts)
                let isNew = cause == nil && !reported.contains(error.fault.range)
                reported.append(error.fault.range)
                let cut = isClean ? nextCut(for: error, cause, planner) : nil
                // What else was found on the way is found again, if reading goes on.
                if cut == nil { log = attempt.log }
                if isClean, isNew { log.report(error.fault.atCharacters(of: bytes)) }
                guard let cut else { return nil }
                leaveOut([cut] + (cause == nil ? planner.companions(of: error.fault) : []))
            }
        }
    }

    // MARK: - Attempts

    /// What came of reading the text once.
    private struct Attempt {
        var outcome: Outcome
        /// The log, with what the builder found.
        var log: FindingLog
        var hasWideKey: Bool
    }

    private enum Outcome {
        case tree(NodeTree?)
        case stopped(StoppingError)
    }

    private struct StoppingError {
        var fault: SyntaxFault
        /// Where libyaml stopped.
        var stop: Int
        /// The outermost bracket that was open.
        var bracket: Int?
    }

    private func attempt() -> Attempt {
        if attempts == 1, let attempt = attemptInParts() { return attempt }
        return text.withUnsafeBufferPointer { text in
            guard !wideSpaces.isEmpty else { return attempt(text, spelled: text) }
            let narrowed = WideSpaces.narrowed(text, wideSpaces, from: start)
            return narrowed.bytes.withUnsafeBufferPointer { attempt(text, spelled: $0, grown: narrowed.grown) }
        }
    }

    /// The reading of a file in parts; nil if it is to be read as one.
    private func attemptInParts() -> Attempt? {
        guard log.isEmpty,
            var reading = PartedReading.read(bytes, from: start, scan: scan, file: log.file, parts: parts)
        else { return nil }
        let tree = reading.builder.finish(source: source, readCount: reading.readCount)
        return Attempt(outcome: .tree(tree), log: reading.builder.log, hasWideKey: reading.builder.hasWideKey)
    }

    private func attempt(
        _ text: UnsafeBufferPointer<UInt8>, spelled: UnsafeBufferPointer<UInt8>, grown: [NarrowedText.Grown] = []
    ) -> Attempt {
        var reading = YAMLReading(
            text, spelled: spelled, grown: grown, from: start, isASCII: scan.isASCII && grown.isEmpty, cuts: cuts,
            builder: TreeBuilder(bytes: bytes, bidiControls: scan.bidiControls, log: log))
        let outcome: Outcome
        do throws(ReadingStopped) {
            outcome = .tree(try reading.run(source: source))
        } catch {
            let (fault, stop) = reading.syntaxFault()
            outcome = .stopped(StoppingError(fault: fault, stop: stop, bracket: reading.outermostBracket))
        }
        return Attempt(outcome: outcome, log: reading.builder.log, hasWideKey: reading.builder.hasWideKey)
    }

    // MARK: - What is left out

    /// What to leave out because of `error`, which may come of `cause`, what was left out already; nil if there is nothing
    /// more to be had.
    private func nextCut(for error: StoppingError, _ cause: Cut?, _ planner: CutPlanner) -> Cut? {
        // Twice as often as there are errors, since parts may have to grow.
        guard attempts < 2 * Limits.syntaxErrors, attempts * text.count <= Limits.rereadBytes,
            log.count(of: .yamlSyntax) < Limits.syntaxErrors
        else { return nil }
        guard let cause else { return planner.cut(for: error.fault, bracket: error.bracket) }
        return planner.widened(cause)
    }

    private mutating func leaveOut(_ parts: [Cut]) {
        for cut in parts { cuts.insert(cut) }
        text = source.bytes
        for cut in cuts.all { cut.apply(to: &text) }
    }

    // MARK: - Conflicts

    /// Whether conflicts of a merge were looked for.
    private var soughtConflicts = false

    /// Reports the conflicts that a merge left, and has the first version of each read.
    private mutating func noticesConflicts() -> Bool {
        guard !soughtConflicts else { return false }
        soughtConflicts = true
        let conflicts = MergeConflict.all(in: Lines(bytes))
        for conflict in conflicts.prefix(Limits.syntaxErrors) {
            let other = Label("the other version", at: log.place(conflict.middle))
            log.report(.yamlSyntax, at: conflict.start, "merge conflict: two versions of these lines") {
                $0.labels = [other]
                $0.help = ["keep one of them, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`"]
            }
            leaveOut([Cut(range: conflict.start), Cut(range: conflict.other)])
        }
        return !conflicts.isEmpty
    }

    // MARK: - Spaces

    /// Reports lines that are indented with other spaces than U+0020, if there are any that were not reported, and has
    /// them read as they are meant.
    private mutating func noticesWideSpaces() -> Bool {
        guard wideSpaces.isEmpty, !scan.isASCII else { return false }
        wideSpaces = WideSpaces.gaps(in: bytes)
        guard let first = wideSpaces.first else { return false }
        let advice = wideSpaces.allSatisfy(\.isIndentation) ? "indent with plain spaces" : "write plain spaces"
        let help = wideSpaces.allSatisfy(\.isAtEnd) ? "remove it" : advice
        let origin = "text copied from a page or a chat often has other spaces"
        report(wideSpaces, "\(first.name) \(placeOfWideSpaces(first))", help: "\(help); \(origin)")
        return true
    }

    /// Where the wide spaces are of which `first` is the first.
    private func placeOfWideSpaces(_ first: WideSpaces.Line) -> String {
        let count = wideSpaces.count
        if wideSpaces.allSatisfy(\.isIndentation) {
            return "in the indentation" + (count > 1 ? " of \(count) lines" : "")
        }
        if wideSpaces.allSatisfy(\.isAtEnd) { return "at the end of " + (count > 1 ? "\(count) lines" : "a line") }
        if count == 1, first.range.lowerBound > 0, bytes[first.range.lowerBound - 1] == UInt8(ascii: ":") {
            return "after `:`"
        }
        return "where YAML knows only plain spaces" + (count > 1 ? ", in \(count) places" : "")
    }

    /// Whether tabs were looked for.
    private var soughtTabs = false

    /// Reports the lines that are indented with tabs, at the first of which `fault` may lie, and has them read as they are meant.
    private mutating func noticesTabs(_ fault: SyntaxFault) -> Bool {
        guard fault.isTab, !soughtTabs else { return false }
        soughtTabs = true
        let gaps = TabIndentation.gaps(in: bytes)
        let tabs = gaps.filter { gap in !wideSpaces.contains { $0.range.overlaps(gap.range) } }
        guard !tabs.isEmpty else { return false }
        let count = tabs.count
        report(
            tabs, count > 1 ? "tabs used for indentation, in \(count) lines" : "tab used for indentation",
            help: "indent with spaces")
        wideSpaces = (wideSpaces + tabs).sorted { $0.range.lowerBound < $1.range.lowerBound }
        return true
    }

    /// Reports `gaps`, each of which a fix writes with plain spaces, at the first of them.
    private mutating func report(_ gaps: [WideSpaces.Line], _ message: String, help: String) {
        guard let first = gaps.first?.range else { return }
        let tab = first.first { bytes[$0] == 0x09 }
        let edits = gaps.prefix(Self.mostEdits).map { line in
            Edit(
                replacing: log.place(line.range),
                with: line.isAtEnd ? "" : String(repeating: " ", count: line.width))
        }
        log.report(.yamlSyntax, at: (tab ?? first.lowerBound)..<first.upperBound, message) {
            $0.help = [help]
            $0.fix = Fix(help, .unsafe, edits: edits)
        }
    }

    private static let mostEdits = 1000
}
