// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package bannerc-lint [--target TARGET]… [FLAG]…`: checks the specs of targets. The flags are those of
/// `bannerc lint`.
///
/// Where no target has a spec, the specs of the package's `bannerc.yaml` are checked.
@main struct BannerLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let bannerc = try Bannerc(context)
        var flags = arguments
        var folders: [URL?: [URL]] = [:]
        for target in try ChosenTargets.extract(from: &flags, context) {
            guard let specs = TargetSpecs(target) else { continue }
            folders[specs.configuration, default: []].append(target.directoryURL)
        }
        var isClean = true
        for (configuration, folders) in folders.sorted(by: { ($0.key?.path ?? "") < ($1.key?.path ?? "") }) {
            let configured = configuration.map { ["--config", bannerc.path($0)] } ?? []
            // Folders rather than files: `bannerc` tells then which are specs, and which parts of others.
            isClean = try bannerc.run(["lint"] + configured + flags + folders.map(bannerc.path)) && isClean
        }
        if folders.isEmpty { isClean = try bannerc.run(["lint"] + flags) }
        if !isClean {
            Diagnostics.error("bannerc found errors in the banner specs of \(context.package.displayName); see above")
        }
    }
}
