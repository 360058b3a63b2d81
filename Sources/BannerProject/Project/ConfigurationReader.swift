// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerGenerators
import BannerSpec
import Diagnostics
import YAMLSource

/// Reads `bannerc.yaml`. All that is wrong with it is found, each thing with its place.
struct ConfigurationReader {
    var findings: [Finding] = []
    var configuration = Configuration()

    /// The configuration in `bytes`. Throws ``CommandFailure`` with every finding if something is wrong with it.
    static func read(_ bytes: [UInt8], path: String) throws(CommandFailure) -> Configuration {
        var reader = ConfigurationReader()
        reader.configuration.path = path
        let source = SourceFile(path: path, bytes: bytes)
        let file = reader.configuration.sources.add(source)
        if let tree = YAMLReader.read(source, as: file, findings: &reader.findings) { reader.readRoot(tree.root) }
        for index in reader.findings.indices where reader.findings[index].rule == .emptyFile {
            reader.findings[index].help = ["name your specs: `specs: [\"*.banner.yaml\"]`"]
        }
        guard reader.findings.isEmpty else {
            throw CommandFailure(Report(sources: reader.configuration.sources, findings: reader.findings))
        }
        return reader.configuration
    }

    private enum RootKey: String, CaseIterable { case specs, output, targets, prune, platforms, fonts, lint, diff }

    private mutating func readRoot(_ root: Node) {
        fields(of: root, "the configuration", RootKey.self) { reader, field, key, value in
            switch field {
            case .specs: reader.configuration.specs = reader.specs(value, key)
            case .output: reader.configuration.output = reader.path(value, key)
            case .targets: reader.configuration.targets = reader.targets(value, key)
            case .prune: reader.configuration.prunes = reader.flag(value, key)
            case .platforms: reader.readPlatforms(value)
            case .fonts: reader.readFonts(value)
            case .lint: reader.readLint(value)
            case .diff: reader.readDiff(value)
            }
        }
    }

    private mutating func specs(_ node: Node, _ key: Node) -> [Located<String>] {
        guard node.kind == .sequence else {
            reportType(node, key, "a list of paths, such as `[specs/*.banner.yaml]`")
            return []
        }
        var specs: [Located<String>] = []
        for item in node.items {
            if let path = path(item, key) { specs.append(Located(path, at: item.place)) }
        }
        return specs
    }

    /// A list of names, or a mapping of names to settings.
    private mutating func targets(_ node: Node, _ key: Node) -> [Configuration.TargetSettings] {
        var targets: [Configuration.TargetSettings] = []
        if node.kind == .sequence {
            for item in node.items {
                guard let target = target(item) else { continue }
                if targets.contains(where: { $0.target == target }) {
                    report(.invalidValue, "the target `\(target.rawValue)` is named twice", item)
                } else {
                    targets.append(.init(target: target))
                }
            }
        } else if isMapping(node, "`targets`") {
            for (key, value) in node.entries where key.kind == .scalar {
                if let target = target(key) { targets.append(settings(value, target)) }
            }
            reportContradictions(node, targets)
        }
        if targets.isEmpty, findings.isEmpty {
            report(
                .invalidValue, "`targets` names no target", node,
                help: "leave it out to generate \(list(Target.standard.map(\.rawValue)))")
        }
        return targets
    }

    /// Reports settings that have to be those of another target, and are not.
    private mutating func reportContradictions(_ node: Node, _ targets: [Configuration.TargetSettings]) {
        for own in targets {
            for setting in own.target.settings {
                guard let source = setting.source, let value = own.settings[setting.key],
                    let other = targets.first(where: { $0.target == source }),
                    let expected = other.settings[setting.key]
                        ?? (node.value(named: source.rawValue)?.value(named: setting.key) == nil
                            ? setting.standard : nil),
                    value != expected, let place = node.value(named: own.target.rawValue)?.value(named: setting.key)
                else { continue }
                report(
                    .invalidValue,
                    "`\(setting.key)` is `\(value)` for `\(own.target.rawValue)`, but `\(expected)` for `\(source.rawValue)`, with which that is compiled",
                    place, help: "leave it out: `\(own.target.rawValue)` takes that of `\(source.rawValue)`")
            }
        }
    }

    private mutating func target(_ node: Node) -> Target? {
        choice(node, "a target", Target.self)
    }

    private mutating func settings(_ node: Node, _ target: Target) -> Configuration.TargetSettings {
        var settings = Configuration.TargetSettings(target: target)
        let subject = "the target `\(target.rawValue)`"
        guard !node.isEmptyPlain, isMapping(node, subject) else { return settings }
        for (key, value) in node.entries where key.kind == .scalar {
            switch key.text {
            case "output": settings.output = path(value, key)
            case "access" where target == .swift:
                settings.access = choice(value, "a value of `access`", SwiftAccess.self)
            case "template" where !target.templates.isEmpty: settings.templates[target.rawValue] = path(value, key)
            case "templates" where target.templates.count > 1: readTemplates(value, target, &settings)
            default: readSetting(key, value, target, &settings)
            }
        }
        return settings
    }

    private mutating func readTemplates(
        _ node: Node, _ target: Target, _ settings: inout Configuration.TargetSettings
    ) {
        guard isMapping(node, "`templates`") else { return }
        for (key, value) in node.entries where key.kind == .scalar {
            if target.templates.contains(key.text) {
                settings.templates[key.text] = path(value, key)
            } else {
                report(
                    .unknownKey, "the target `\(target.rawValue)` has no template `\(key.text)`", key,
                    help: suggestion(key.text, target.templates, "its templates are"))
            }
        }
    }

    private mutating func readSetting(
        _ key: Node, _ value: Node, _ target: Target, _ settings: inout Configuration.TargetSettings
    ) {
        guard let setting = target.settings.first(where: { $0.key == key.text }) else {
            let known =
                ["output"] + (target == .swift ? ["access"] : []) + (target.templates.isEmpty ? [] : ["template"])
                + (target.templates.count > 1 ? ["templates"] : []) + target.settings.map(\.key)
            return report(
                .unknownKey, "the target `\(target.rawValue)` has no key `\(key.text)`", key,
                help: suggestion(key.text, known, "its keys are"))
        }
        guard value.kind == .scalar, !value.isNothing else {
            return reportType(value, key, "a text, such as `\(setting.writtenExample)`")
        }
        guard setting.allows(value.text) else {
            return report(
                .invalidValue, "`\(value.text)` can't be the `\(key.text)` of `\(target.rawValue)`", value,
                help: setting.help)
        }
        settings.settings[key.text] = value.text
    }

    // MARK: Platforms

    /// The oldest version of each platform that the app runs on.
    private mutating func readPlatforms(_ node: Node) {
        fields(of: node, "`platforms`", ApplePlatform.self) { reader, platform, key, value in
            guard value.kind == .scalar, !value.isNothing else {
                return reader.reportType(value, key, "a version, such as `16.4`")
            }
            guard let version = PlatformVersion(value.text) else {
                return reader.report(
                    .invalidValue, "`\(value.text.prefix(60))` is not a version of \(platform.rawValue)", value,
                    help: "write the oldest version that the app runs on, such as `\(platform.rawValue): 16.4`")
            }
            reader.configuration.platforms.append(DeploymentTarget(platform, version))
        }
    }

    // MARK: Nodes

    private mutating func flag(_ node: Node, _ key: Node) -> Bool {
        if node.kind == .scalar, node.text == "true" || node.text == "false" { return node.text == "true" }
        reportType(node, key, "`true` or `false`")
        return false
    }

    mutating func fields<Keys: RawRepresentable<String> & CaseIterable>(
        of node: Node, _ subject: String, _: Keys.Type,
        _ body: (inout Self, Keys, Node, Node) -> Void
    ) {
        guard isMapping(node, subject) else { return }
        let known = Keys.allCases.map(\.rawValue)
        for (key, value) in node.entries where key.kind == .scalar {
            if let field = Keys(rawValue: key.text) {
                body(&self, field, key, value)
            } else {
                report(
                    .unknownKey, "\(subject) has no key `\(key.text)`", key,
                    help: suggestion(key.text, known, "its keys are"))
            }
        }
    }

    mutating func isMapping(_ node: Node, _ subject: String) -> Bool {
        if node.kind != .mapping, node.kind != .invalid {
            report(.wrongType, "\(subject) takes keys with values", node)
        }
        return node.kind == .mapping
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: Node, _ subject: String, _: Choice.Type
    ) -> Choice? {
        guard node.kind != .invalid else { return nil }
        let words = Choice.allCases.map(\.rawValue)
        guard node.kind == .scalar, !node.isNothing else {
            report(.wrongType, "\(subject) is missing here", node, help: "write one of \(list(words))")
            return nil
        }
        if let choice = Choice(rawValue: node.text) { return choice }
        report(.invalidValue, "`\(node.text)` is not \(subject)", node, help: suggestion(node.text, words, "there are"))
        return nil
    }

    /// A path that stays in the project, simplified; empty for the project's folder itself.
    mutating func path(_ node: Node, _ key: Node) -> String? {
        guard node.kind == .scalar, !node.isNothing, !node.text.isEmpty else {
            reportType(node, key, "a path")
            return nil
        }
        let text = node.text
        guard !Path.leaves(text) else {
            report(
                .invalidValue, "`\(key.text)` leaves the project's folder", node,
                note: "paths in `\(Configuration.fileName)` are relative to its folder and stay in it")
            return nil
        }
        guard !text.utf8.contains(0) else {
            report(.invalidValue, "`\(key.text)` contains a NUL, which no path can contain", node)
            return nil
        }
        return Path.withoutParents(text)
    }

    mutating func reportType(_ node: Node, _ key: Node, _ expected: String) {
        guard node.kind != .invalid else { return }
        report(.wrongType, "`\(key.text)` takes \(expected)", node.isEmptyPlain ? key : node)
    }

    mutating func report(
        _ rule: RuleID, _ message: String, _ node: Node, note: String? = nil, help: String? = nil
    ) {
        findings.append(
            Finding(
                rule, .error, message, at: node.place, notes: note.map { [$0] } ?? [], help: help.map { [$0] } ?? []))
    }

    func suggestion(_ name: String, _ known: [String], _ intro: String) -> String {
        NearestName.find(name, among: known).map { "did you mean `\($0)`?" } ?? "\(intro) \(list(known))"
    }

    private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
