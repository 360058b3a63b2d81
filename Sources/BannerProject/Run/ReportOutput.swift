// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Why an argument asks for nothing that there is, in a line for people.
package struct UnusableArgument: Error {
    /// The reason.
    package var message: String

    init(_ message: String) { self.message = message }
}

/// A report in one of several formats, and where it goes: what `--format FORMAT[=FILE]` asks for.
package struct ReportOutput<Format: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
    /// How the report looks.
    package var format: Format
    /// The file that it goes to; `nil` for standard output.
    package var path: String?

    /// A report that looks like `format` and goes to `path`, or to standard output.
    package init(format: Format, path: String? = nil) {
        self.format = format
        self.path = path
    }

    /// What the values of `--format` ask for. `example` is one with a file, for messages.
    package static func outputs(_ texts: [String], example: String) throws(UnusableArgument) -> [ReportOutput] {
        let outputs = try texts.map { text throws(UnusableArgument) in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let format = Format(rawValue: parts[0]) else {
                let names = Format.allCases.map(\.rawValue)
                let help = NearestName.find(parts[0], among: names).map { "did you mean '\($0)'?" }
                throw UnusableArgument(
                    "there is no format '\(parts[0])'; \(help ?? "there are \(names.joined(separator: ", "))")")
            }
            if parts.count > 1, parts[1].isEmpty {
                throw UnusableArgument("--format \(parts[0])= needs the name of a file")
            }
            return ReportOutput(format: format, path: parts.count > 1 ? parts[1] : nil)
        }
        if outputs.count(where: { $0.path == nil }) > 1 {
            throw UnusableArgument(
                "only one format can go to standard output; give the others a file: --format \(example)")
        }
        let paths = outputs.compactMap(\.path).map { Path.caseFolded(FileSystem.futureRealPath($0)) }
        if Set(paths).count < paths.count { throw UnusableArgument("two formats go to the same file") }
        return outputs
    }

    /// Throws if one of `outputs` would overwrite what the run has read.
    static func refuseInputs(_ outputs: [ReportOutput], _ files: InputFiles) throws(CommandFailure) {
        if let path = outputs.compactMap(\.path).first(where: files.hasRead) {
            throw CommandFailure("the report would overwrite the input \(path.shown)")
        }
    }

    /// Shows the report in each of `outputs`, as `render` makes it: all files or none, and none that the run has read.
    package static func show(
        _ outputs: [ReportOutput], _ files: InputFiles, _ terminal: Terminal, _ render: (ReportOutput) -> [UInt8]
    ) throws(CommandFailure) {
        try refuseInputs(outputs, files)
        var written: [OutputWriter.File] = []
        for output in outputs {
            let bytes = render(output)
            if let path = output.path {
                written.append(.init(path: path, bytes: bytes, isNamed: true))
            } else {
                terminal.print(bytes: bytes)
            }
        }
        _ = try OutputWriter.write(written)
    }
}
