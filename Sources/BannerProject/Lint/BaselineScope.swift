// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// What a run looked at, and so what of a baseline can be said to be gone: silence about the rest tells nothing.
struct BaselineScope {
    private let file: BaselineFile
    /// The codes of the rules that ran on all of a file, by its path relative to the baseline's folder.
    private var rules: [String: Set<String>] = [:]

    /// The scope of a run that checked `specs`. Specs that were named one by one may not be all that use a file.
    init(_ specs: [SpecChecker.Checked], areNamed: Bool, _ file: BaselineFile) {
        self.file = file
        var unsure: Set<String> = []
        for spec in specs {
            let paths = file.relativePaths(spec.sources)
            let own = paths[spec.item.path]
            let hidesFindings = spec.hasLanguageErrors
            let running = Set(spec.result.settings.lazy.filter { $0.severity != .off }.map(\.rule.id.code))
            for path in paths.values {
                if hidesFindings || areNamed && path != own { unsure.insert(path) }
                rules[path] = rules[path].map(running.intersection) ?? running
            }
        }
        for path in unsure { rules[path] = [] }
    }

    /// Whether the run looked for what `key` names. In a file that is no more, there is nothing to look for.
    func covers(_ key: Baseline.Key) -> Bool {
        guard let rules = rules[key.path] else { return !file.isThere(key.path) }
        return rules.contains(key.rule) || RuleRegistry.rule(named: key.rule) == nil
    }
}
