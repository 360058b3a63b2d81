// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package bannerc-build --allow-writing-to-package-directory [--target TARGET]… [FLAG]…`: checks the specs of
/// targets and compiles them into the package, for teams that check generated files in. The flags are those of
/// `bannerc build`; with `--check` nothing is written.
///
/// What is generated and where is said by a `bannerc.yaml` that names an `output`; without one, Swift goes to the folder
/// `Generated` of the target.
@main struct BannerBuildCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let bannerc = try Bannerc(context)
        // SwiftPM takes its permission behind the verb too, and leaves it there.
        var flags = arguments.filter { $0 != "--allow-writing-to-package-directory" }
        var isClean = true
        var isEmpty = true
        for target in try ChosenTargets.extract(from: &flags, context) {
            guard let specs = TargetSpecs(target) else { continue }
            isEmpty = false
            let settings = settings(specs, target, bannerc)
            // Its folder rather than its files: `bannerc` tells then which are specs, and which parts of others.
            let folder = bannerc.path(target.directoryURL)
            isClean = try bannerc.run(["build", "--lint", "--verbose"] + settings + flags + [folder]) && isClean
        }
        if isEmpty { isClean = try bannerc.run(["build", "--lint", "--verbose"] + flags) }
        if !isClean {
            Diagnostics.error("not all banner specs of \(context.package.displayName) were compiled; see above")
        }
    }

    private func settings(_ specs: TargetSpecs, _ target: any Target, _ bannerc: Bannerc) -> [String] {
        let configured = specs.configuration.map { ["--config", bannerc.path($0)] } ?? []
        if specs.namesOutput { return configured }
        let folder = target.directoryURL.appending(path: "Generated")
        return configured + specs.targets.flatMap { ["--target", $0] } + ["--output", bannerc.path(folder)]
    }
}

extension TargetSpecs {
    /// Whether the configuration says where files go.
    fileprivate var namesOutput: Bool { settings.contains { $0.contains("output:") } }
}
