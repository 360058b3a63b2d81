// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Reads YAML files into trees.
///
/// 1. The bytes are scanned for what is wrong with them as text (``ByteScan``).
/// 2. libyaml turns them into events: those of a long file in parts beside each other (``PartedReading``). What a syntax error
///    spoils is left out, and the rest read again (``Recovery``).
/// 3. ``TreeBuilder`` turns the events into a tree and checks keys, aliases and limits.
///
/// Values are not interpreted: whether `true` is a boolean is for those to say who know what is expected.
public enum YAMLReader {
    /// Reads `source`, whose places carry `file`, and adds an error to `findings` for all that is wrong with it.
    ///
    /// Returns nil if the file is empty or exceeds a limit; never without a finding. Of a file with other
    /// errors the tree holds what could be read: ``Node/Kind/invalid`` stands for what was reported. After syntax errors the
    /// tree is nil where nothing could be left out, and where ``Limits/syntaxErrors`` or ``Limits/rereadBytes`` are reached.
    public static func read(_ source: SourceFile, as file: FileID, findings: inout [Finding]) -> NodeTree? {
        read(source, as: file, parts: FileParts.Limits(), findings: &findings)
    }

    /// The same, for a long file in so many `parts` (``PartedReading``).
    static func read(
        _ source: SourceFile, as file: FileID, parts: FileParts.Limits, findings: inout [Finding]
    ) -> NodeTree? {
        source.bytes.withUnsafeBufferPointer { bytes in
            var log = FindingLog(file: file)
            guard let start = FileEncoding.textStart(of: bytes, log: &log) else {
                findings += log.finish()
                return nil
            }
            var scan = ByteScan(bytes, from: start, language: .yaml, log: &log)
            Directives.rejectTagDirectives(in: bytes, from: start, scan: &scan, log: &log)
            var recovery = Recovery(source, bytes, from: start, scan: scan, parts: parts, log: log)
            let tree = recovery.read()
            findings += recovery.log.finish()
            return tree
        }
    }
}
