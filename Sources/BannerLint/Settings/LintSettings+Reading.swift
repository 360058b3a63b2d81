// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension LintSettings.Rule {
    /// The parameters as written, by name.
    var values: [String: String] {
        Dictionary(parameters.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { $1 })
    }
}

extension LintSettings {
    /// Whether all that is said of `rule` could be read: its severity, and parameters with values that they take. If not, the
    /// rule would judge by a limit that nobody chose; ``UnknownRule`` and the language report it.
    func isReadable(for rule: RuleDescription) -> Bool {
        !rules.contains { setting in
            let name = setting.name.value
            guard name == rule.id.name || name == rule.id.code else { return false }
            return !setting.isWhole || !rule.crossings(in: setting.values).isEmpty
                || setting.parameters.contains { written in
                    let parameter = rule.parameters.first { $0.name == written.name.value }
                    return parameter?.fault(in: written.value.value) != nil
                }
        }
    }
}
