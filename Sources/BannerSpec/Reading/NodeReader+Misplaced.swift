// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension SpecKey {
    /// What they are called in a spec.
    static var words: [String] { allCases.map(\.rawValue) }
}

extension NodeReader {
    /// What to write for a key of a mapping below this one, which stands a level too high, beside those that are `present`; `nil` if no
    /// mapping below has it.
    static func adviceOnPart<Keys: SpecKey>(
        _ name: String, _ value: Node, beside present: Set<String>, _: Keys.Type
    ) -> String? {
        guard let part = Keys.parts.first(where: { $0.words.contains(name) })?.key.rawValue else { return nil }
        guard !present.contains(part) else { return "move it into `\(part)`" }
        return "write `\(part): { \(name): \(inline(value) ?? "…") }`"
    }

    /// What is written at `node`, if it is a word or two on one line.
    private static func inline(_ node: Node) -> String? {
        let bytes = node.source.bytes[node.place.bytes]
        guard node.kind == .scalar, (1...40).contains(bytes.count), !bytes.contains(0x0A), !bytes.contains(0x0D) else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What has a key of this name in place of the definition that `Keys` are read of: those of other sections.
    static func adviceOnSections<Keys: SpecKey>(_ name: String, _: Keys.Type) -> String? {
        guard sections.contains(where: { $0.keys == Keys.self }) else { return nil }
        let names = sections.filter { $0.keys.words.contains(name) }.map { "`\($0.section.rawValue)`" }
        guard let last = names.last else { return nil }
        let others = names.dropLast().joined(separator: ", ")
        return "it is a key of what is in \(others.isEmpty ? last : "\(others) and \(last)")"
    }

    /// The sections with definitions, and what keys these have.
    private static var sections: [(section: RootKey, keys: any SpecKey.Type)] {
        [
            (.metrics, MetricsKey.self), (.buttonStyles, ButtonStyleKey.self), (.buttons, ButtonKey.self),
            (.levels, LevelKey.self), (.styles, StyleKey.self), (.surfaces, SurfaceKey.self),
            (.screens, ScreenKey.self), (.banners, BannerKey.self),
        ]
    }
}
