// SPDX-License-Identifier: Apache-2.0

/// What a file holds, while it is made: it is handed over in pieces, so that who takes them decides where they wait for the rest.
package protocol OutputContent: Sendable {
    /// Takes what comes next.
    mutating func append(_ bytes: [UInt8])
}

extension OutputBytes: OutputContent {}

/// A generated file whose content is the caller's.
package struct MadeFile<Content: Sendable>: Sendable {
    /// Its path relative to the folder that its target writes to, with `/` between folders.
    package var name: String
    /// What it holds, in UTF-8.
    package var content: Content
}
