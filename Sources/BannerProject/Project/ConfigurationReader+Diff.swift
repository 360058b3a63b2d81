// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerSpec
import Diagnostics
import YAMLSource

/// The section `diff`.
extension ConfigurationReader {
    private enum DiffKey: String, CaseIterable { case failLevel, levels, ignore }

    private enum ExceptionKey: String, CaseIterable { case change, at, reason }

    mutating func readDiff(_ node: Node) {
        if node.isEmptyPlain { return }
        fields(of: node, "`diff`", DiffKey.self) { reader, field, key, value in
            switch field {
            case .failLevel: reader.configuration.diff.failLevel = reader.choice(value, "a level", DiffFailLevel.self)
            case .levels: reader.readLevels(value)
            case .ignore: reader.readExceptions(value, key)
            }
        }
    }

    private mutating func readLevels(_ node: Node) {
        guard isMapping(node, "`levels`") else { return }
        for (key, value) in node.entries where key.kind == .scalar {
            guard let code = code(key) else { continue }
            configuration.diff.policy.levels[code] = choice(value, "a level of change", ChangeLevel.self)
        }
    }

    private mutating func readExceptions(_ node: Node, _ key: Node) {
        guard node.kind == .sequence else {
            return reportType(node, key, "a list of mappings with `change`, `at` and `reason`")
        }
        for item in node.items {
            var (change, place, reason): (ChangeCode?, String?, String?)
            let before = findings.count
            fields(of: item, "an entry of `ignore`", ExceptionKey.self) { reader, field, key, value in
                switch field {
                case .change: change = reader.code(value)
                case .at: place = reader.line(value, key, "a key path, such as `banners.offline`")
                case .reason: reason = reader.line(value, key, "a text that says why this may pass")
                }
            }
            guard findings.count == before, item.kind == .mapping else { continue }
            guard let change else {
                report(.missingField, "this entry does not say which `change` may pass", item)
                continue
            }
            guard let reason else {
                report(.missingField, "this entry has no `reason`", item, help: "say why the change may pass")
                continue
            }
            configuration.diff.policy.exceptions.append(.init(change, at: place, reason: reason))
        }
    }

    private mutating func line(_ node: Node, _ key: Node, _ expected: String) -> String? {
        guard node.kind == .scalar, node.text.contains(where: { !$0.isWhitespace }) else {
            reportType(node, key, expected)
            return nil
        }
        return node.text
    }

    private mutating func code(_ node: Node) -> ChangeCode? {
        guard node.kind == .scalar else {
            if node.kind != .invalid { report(.wrongType, "a change's name or code is a text", node) }
            return nil
        }
        if let code = ChangeCode.named(node.text) { return code }
        let names = ChangeCode.all.flatMap { [$0.id.code, $0.id.name] }
        let help = NearestName.find(node.text, among: names).map { "did you mean `\($0)`?" }
        report(
            .unknownReference, "there is no kind of change `\(node.text.prefix(60))`", node,
            help: help ?? "write a code such as `BD103`, or a name such as `case-added`")
        return nil
    }
}
