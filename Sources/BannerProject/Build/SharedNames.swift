// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec

/// Specs of a run that have one `name`, where a target makes a type of that name of each.
enum SharedNames {
    /// The pairs of them, a line each.
    static func failures(of compiled: [Build.Compiled], _ plan: TargetPlan) -> [String] {
        guard let target = plan.targets.first(where: \.needsOwnNames) else { return [] }
        var owners: [String: (path: String, name: String)] = [:]
        var failures: [String] = []
        for item in compiled {
            guard let name = item.output.spec?.name.value else { continue }
            let path = item.item.path
            guard let other = owners.updateValue((path, name), forKey: target.namespace(of: name)) else { continue }
            failures.append(
                "\(other.path.shown) and \(path.shown) have the names \(other.name) and \(name), and the target `\(target.rawValue)` would"
                    + " make two types \(target.namespace(of: name)) in one package; give one of them another `name`")
        }
        return failures
    }
}
