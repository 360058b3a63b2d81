// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Reads YAML files into trees.
///
/// 1. The bytes are scanned for what is wrong with them as text (``ByteScan``).
/// 2. libyaml turns them into events.
/// 3. ``TreeBuilder`` turns the events into a tree and checks keys, aliases and limits.
///
/// Values are not interpreted: whether `true` is a boolean is for those to say who know what is expected.
public enum YAMLReader {
    /// Reads `source`, whose places carry `file`, and adds an error to `findings` for all that is wrong with it.
    ///
    /// Returns nil if the file is empty, is not YAML or exceeds a limit; never without a finding. Of a file with other
    /// errors the tree holds what could be read: ``Node/Kind/invalid`` stands for what was reported.
    public static func read(_ source: SourceFile, as file: FileID, findings: inout [Finding]) -> NodeTree? {
        source.bytes.withUnsafeBufferPointer { bytes in
            var log = FindingLog(file: file)
            guard let start = FileEncoding.textStart(of: bytes, log: &log) else {
                findings += log.finish()
                return nil
            }
            var scan = ByteScan(bytes, from: start, language: .yaml, log: &log)
            Directives.rejectTagDirectives(in: bytes, from: start, scan: &scan, log: &log)
            let builder = TreeBuilder(bytes: bytes, scan: scan, log: log)
            return (scan.cleaned ?? source.bytes).withUnsafeBufferPointer { text in
                var reading = YAMLReading(text, from: start, isASCII: scan.isASCII, builder: builder)
                let tree = reading.run(source: source, isClean: scan.cleaned == nil)
                findings += reading.builder.log.finish()
                return tree
            }
        }
    }
}
