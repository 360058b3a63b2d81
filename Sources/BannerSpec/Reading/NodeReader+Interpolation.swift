// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// Reports a parameter that a text names as Swift does in its literals, `\(count)`, which people would read as it stands.
    func reportIfInterpolated(_ node: Node, _ parameters: [Parameter]) -> Bool {
        // Hardly a text has a backslash, and to look for each name in each text took a build of 1,000 banners two fifths of its time.
        guard node.withTextBytes({ $0.contains(UInt8(ascii: "\\")) }) else { return false }
        let written = parameters.lazy.map(\.name.value).first { name in
            node.withTextBytes { $0.firstOccurrence(of: Self.interpolated(name).utf8) != nil }
        }
        guard let name = written else { return false }
        let place = node.source.bytes[node.place.bytes].firstOccurrence(of: Self.interpolated(name).utf8).map {
            Place(file: node.place.file, bytes: $0)
        }
        report(
            .invalidText, "`\(Self.interpolated(name))` is not a placeholder: people would read it as it stands",
            at: place ?? node.place, help: ["write `{\(name)}`"],
            fix: place.map { Fix("write `{\(name)}`", .unsafe, edits: [Edit(replacing: $0, with: "{\(name)}")]) })
        return true
    }

    private static func interpolated(_ name: String) -> String { "\\(\(name))" }
}
