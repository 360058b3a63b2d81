// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package bannerc-lint [--target TARGET]… [FLAG]… [SPEC]…`: checks the specs of targets of the package, or those that are
/// named. The flags are those of `bannerc lint`.
///
/// Where no target has a spec, the specs of the package's `bannerc.yaml` are checked.
@main struct BannerLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let bannerc = try Bannerc(context)
        let chosen = try ChosenTargets(arguments, context)
        var specs: [URL?: [String]] = [:]
        for (target, found) in chosen.targets {
            let paths = bannerc.paths(of: found, chosen.specs, in: target.directoryURL)
            if !paths.isEmpty { specs[found.configuration, default: []] += paths }
        }
        var isClean = true
        for (configuration, specs) in specs.sorted(by: { ($0.key?.path ?? "") < ($1.key?.path ?? "") }) {
            let configured = configuration.map { ["--config", bannerc.path($0)] } ?? []
            isClean = try bannerc.run(["lint"] + configured + chosen.flags + specs) && isClean
        }
        let others = bannerc.paths(chosen.specs, besides: chosen.targets.map(\.specs))
        if !others.isEmpty || specs.isEmpty { isClean = try bannerc.run(["lint"] + chosen.flags + others) && isClean }
        if !isClean {
            Diagnostics.error("bannerc found errors in the banner specs of \(context.package.displayName); see above")
        }
    }
}
