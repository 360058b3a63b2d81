// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// A run of `bannerc` from a command plugin.
struct Bannerc {
    private let executable: URL
    private let folder: URL

    /// Runs in the folder of the package.
    init(_ context: PluginContext) throws {
        executable = try context.tool(named: "bannerc").url
        folder = context.package.directoryURL
    }

    /// Runs with `arguments` and returns whether all was well.
    func run(_ arguments: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// `file` as messages show it: relative to the package, if it lies in there.
    func path(_ file: URL) -> String {
        let root = folder.path + "/"
        // A leading dash would be taken for a flag.
        return file.path.hasPrefix(root) ? "./" + file.path.dropFirst(root.count) : file.path
    }
}

/// The targets that a command is about.
enum ChosenTargets {
    /// The targets that `--target NAME` names in `arguments`, which it leaves, or else all targets of the package.
    static func extract(from arguments: inout [String], _ context: PluginContext) throws -> [any Target] {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        arguments = extractor.remainingArguments
        return names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    }
}
