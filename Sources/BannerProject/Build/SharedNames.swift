// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec

/// Specs of a run that have one `name`, where a target makes a type of that name of each.
enum SharedNames {
    /// The pairs of them, a line each.
    static func failures(of compiled: [Build.Compiled], _ plan: TargetPlan) -> [String] {
        guard let target = plan.targets.first(where: \.needsOwnNames) else { return [] }
        var owners: [String: String] = [:]
        var failures: [String] = []
        for item in compiled {
            guard let name = item.output.spec?.name.value else { continue }
            let path = item.item.path
            guard let other = owners.updateValue(path, forKey: name) else { continue }
            failures.append(
                "\(other.shown) and \(path.shown) both have the `name` \(name), and the target `\(target.rawValue)` would make two types of"
                    + " that name in one package; give one of them another")
        }
        return failures
    }
}
