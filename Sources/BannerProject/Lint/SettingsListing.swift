// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// How each rule runs on a spec, and who said so:
///
/// ```
/// specs/owl.banner.yaml
///   BN806 priority-inversion  info     spec
///   BN602 duration-max        warning  default   maximum: 10s
/// ```
enum SettingsListing {
    static func text(_ spec: SpecChecker.Checked) -> String {
        let settings = spec.result.settings
        // A rule may be milder in some cases; settings give one severity for all.
        let severities = settings.map { $0.origin == .standard ? $0.rule.severityWords : $0.severity.rawValue }
        let nameWidth = settings.map(\.rule.id.name.count).max() ?? 0
        let severityWidth = severities.map(\.count).max() ?? 0
        let lines = zip(settings, severities).map { setting, severity in
            let id = setting.rule.id
            let parameters = setting.parameters.sorted { $0.key < $1.key }.map { name, value in
                value.origin == .standard
                    ? "\(name): \(value.text)" : "\(name): \(value.text) (\(value.origin.rawValue))"
            }
            let line =
                "  \(id.code) \(id.name.padding(to: nameWidth))  \(severity.padding(to: severityWidth))  "
                + "\(setting.origin.rawValue.padding(to: 12))  \(parameters.joined(separator: ", "))"
            return TerminalText.escapingControls(line).trimmingBlanks + "\n"
        }
        return TerminalText.escapingControls(spec.item.path) + "\n" + lines.joined()
    }
}
