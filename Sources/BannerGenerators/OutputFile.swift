// SPDX-License-Identifier: Apache-2.0

/// A generated file, in memory.
public struct OutputFile: Hashable, Sendable {
    /// Its path relative to the folder that its target writes to, with `/` between folders.
    public var name: String
    /// What it holds, in UTF-8.
    public var bytes: [UInt8]

    /// The file at `name` that holds `bytes`.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
