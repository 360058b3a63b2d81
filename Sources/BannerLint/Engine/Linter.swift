// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
public import Diagnostics
import YAMLSource

/// Checks a spec against the rules, in these stages:
///
/// 1. Everybody's say on the rules is joined (``LintSettingsResolver``).
/// 2. The rules run on the resolved spec; if it has errors, on what the sound definitions make (``SoundSpec``).
/// 3. Each finding learns the keys that lead to it, which outlive moved lines.
/// 4. Comments suppress findings (``Suppressions``); those of one banner did so before a rule chose what to report.
public enum Linter {
    /// What came of checking a spec.
    public struct Result: Sendable {
        /// What was found, those of the language included, unsorted.
        public var findings: [Finding]
        /// The comments of all files that suppress findings.
        public var suppressions: [Suppression]
        /// How each rule ran, by code.
        public var settings: [RuleSetting]
    }

    /// Checks what came of loading a spec, whose files are in `sources`. A memory may serve one spec after another.
    public static func lint(
        _ loaded: SpecLoader.Result, sources: SourceSet, options: LintOptions = LintOptions(),
        memory: LintMemory = LintMemory()
    ) -> Result {
        let settings = LintSettingsResolver(options: options).settings(for: loaded.partialSpec)
        // A section that could not be read may say otherwise than the configuration.
        let platforms = loaded.gaps.hasPlatforms ? options.platforms : []
        var suppressions = Suppressions(
            loaded.trees, settings, isWhole: loaded.spec != nil,
            textUses: loaded.partialSpec?.textUses ?? TextUses())
        var findings = loaded.findings
        if let spec = loaded.spec {
            let linted = LintedSpec(
                spec, sources, assets: options.assets, platforms: platforms, memory: memory)
            findings += check(settings, spec.lint, &suppressions, options.known) { _ in
                linted
            } run: {
                if linted.isLarge { RuleCheck.run($0, on: linted, beside: linted.companion) } else { RuleCheck.run($0) }
            }
        } else if let spec = loaded.partialSpec {
            let definitions = SoundDefinitions(loaded)
            let parts = SoundParts(SoundSpec(spec, loaded, definitions), of: spec) {
                LintedSpec($0, unused: $1, sources, assets: options.assets, platforms: platforms, memory: memory)
            }
            findings += definitions.filter(check(settings, spec.lint, &suppressions, options.known, parts.linted))
        }
        findings = suppressions.filter(withKeyPaths(findings, loaded.trees))
        findings += withKeyPaths(suppressions.findings, loaded.trees)
        return Result(findings: findings, suppressions: suppressions.all, settings: settings)
    }

    /// What the rules find in what `part` gives each of them to look at, if it gives anything.
    private static func check(
        _ settings: [RuleSetting], _ lint: LintSettings, _ suppressions: inout Suppressions,
        _ known: KnownCases, _ part: (RegisteredRule) -> LintedSpec?,
        run: ([RuleCheck]) -> Void = RuleCheck.run
    ) -> [Finding] {
        var checks: [RuleCheck] = []
        for (registered, setting) in zip(RuleRegistry.all, settings) {
            guard let rule = registered.check, let severity = setting.severity.severity,
                lint.isReadable(for: setting.rule), known.concern(setting.rule.id), let linted = part(registered)
            else { continue }
            let context = RuleContext(
                linted, setting.rule.id, setting, all: settings, severity: severity, suppressions, known: known)
            checks.append(RuleCheck(rule, context))
        }
        run(checks)
        for check in checks { suppressions.use(check.context.passed) }
        return checks.flatMap(\.context.findings)
    }

    private static func withKeyPaths(_ findings: [Finding], _ trees: [NodeTree]) -> [Finding] {
        var findings = findings
        let byFile = Dictionary(grouping: findings.indices, by: { findings[$0].place.file })
        for tree in trees {
            let indices = byFile[tree.file] ?? []
            let paths = tree.keyPaths(at: indices.map { findings[$0].place.bytes })
            for (index, path) in zip(indices, paths) where findings[index].keyPath.isEmpty {
                findings[index].keyPath = path
            }
        }
        return findings
    }
}
