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
            guard let name = item.output.spec?.name.value else { return nil }
            let path = item.item.path
            var failure: String?
            for type in target.sharedTypes(of: name, isOneModule: isOneModule) {
                guard let other = owners.updateValue((path, name), forKey: type), failure == nil else { continue }
                let names = other.name == name ? "have the name \(name)" : "have the names \(other.name) and \(name)"
                failure =
                    "\(other.path.shown) and \(path.shown) \(names), and the target `\(target.rawValue)` would"
                    + " make two types \(type) in one \(target == .kotlin ? "package" : "module"); give one of them another `name`"
            }
            return failure
        }
    }
}
