// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec

/// Specs of a run that have one `name`, where a target makes a type of that name of each.
enum SharedNames {
    /// The pairs of them, a line each. What a plugin builds is one module.
    static func failures(of compiled: [Build.Compiled], _ plan: TargetPlan, isOneModule: Bool) -> [String] {
        plan.targets.flatMap { failures(of: compiled, $0, isOneModule) }
    }

    private static func failures(of compiled: [Build.Compiled], _ target: Target, _ isOneModule: Bool) -> [String] {
        var owners: [String: (path: String, name: String)] = [:]
        return compiled.compactMap { item in
            guard let name = item.output.spec?.name.value,
                let type = target.sharedType(of: name, isOneModule: isOneModule)
            else { return nil }
            let path = item.item.path
            return owners.updateValue((path, name), forKey: type).map { other in
                "\(other.path.shown) and \(path.shown) \(other.name == name ? "have the name \(name)" : "have the names \(other.name) and \(name)"), and the target `\(target.rawValue)` would"
                    + " make two types \(type) in one \(target == .swift ? "module" : "package"); give one of them another `name`"
            }
        }
    }
}
