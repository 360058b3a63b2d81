// SPDX-License-Identifier: Apache-2.0

/// A generated file, in memory.
public struct OutputFile: Hashable, Sendable {
    /// Its path relative to the folder that its target writes to, with `/` between folders.
    public var name: String
    /// What it holds, in UTF-8.
    public var content: OutputBytes

    /// The file at `name` that holds `content`.
    public init(name: String, content: OutputBytes) {
        self.name = name
        self.content = content
    }

    /// What a generator made.
    package init(_ made: MadeFile<OutputBytes>) { self.init(name: made.name, content: made.content) }

    /// The file at `name` that holds `bytes`.
    public init(name: String, bytes: [UInt8]) { self.init(name: name, content: OutputBytes(bytes)) }

    /// What it holds, in one array.
    public var bytes: [UInt8] { content.joined }
}
