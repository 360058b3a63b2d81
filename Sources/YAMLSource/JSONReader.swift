// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Reads JSON files, as RFC 8259 defines them, into the same trees as YAML files.
///
/// Strings become double-quoted scalars; numbers, `true`, `false` and `null` become plain ones, as they are written.
public enum JSONReader {
    /// Reads `source`, whose places carry `file`, and adds an error to `findings` for all that is wrong with it.
    ///
    /// Returns nil if the file is empty, is not JSON or exceeds a limit; never without a finding. Of a file with other
    /// errors the tree holds what could be read: ``Node/Kind/invalid`` stands for what was reported.
    public static func read(_ source: SourceFile, as file: FileID, findings: inout [Finding]) -> NodeTree? {
        source.bytes.withUnsafeBufferPointer { bytes in
            var log = FindingLog(file: file)
            guard let start = FileEncoding.textStart(of: bytes, log: &log) else {
                findings += log.finish()
                return nil
            }
            let scan = ByteScan(bytes, from: start, language: .json, log: &log)
            let builder = TreeBuilder(bytes: bytes, bidiControls: scan.bidiControls, log: log)
            return (scan.cleaned ?? source.bytes).withUnsafeBufferPointer { text in
                var reading = JSONReading(text: text, builder: builder, offset: start)
                let tree = reading.run(source: source, isClean: scan.cleaned == nil)
                findings += reading.builder.log.finish()
                return tree
            }
        }
    }
}
