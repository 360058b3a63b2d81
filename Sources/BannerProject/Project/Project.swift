// SPDX-License-Identifier: Apache-2.0

package import BannerSpec

/// The working directory, with the configuration that holds for it, and the files that are read.
package struct Project: Sendable {
    /// What is read is read through this.
    package let files: InputFiles
    /// The configuration; `nil` if there is none.
    package let configuration: Configuration?
    /// The real path of the working directory.
    private let workingFolder: String

    /// Finds and reads the configuration: `path`, or else `bannerc.yaml` in the working directory or above.
    ///
    /// The search ends at the folder of a package or of a repository: what lies above is somebody else's, such as the app that
    /// a dependency was checked out for, and must not change what is made of it.
    package init(configuration path: String?, _ files: InputFiles) throws(CommandFailure) {
        self.files = files
        do throws(SystemError) {
            workingFolder = try FileSystem.workingFolder()
        } catch {
            throw CommandFailure("can't find the working directory: \(error.reason)")
        }
        let found = if let path { Path.simplified(path) } else { try Self.search(from: workingFolder, files) }
        configuration = try found.map { path throws(CommandFailure) in try Self.read(path, files) }
    }

    /// The working directory, with a configuration that was found and read before.
    package init(_ configuration: Configuration?, _ files: InputFiles) throws(SystemError) {
        self.files = files
        self.configuration = configuration
        workingFolder = try FileSystem.workingFolder()
    }

    /// The path of the configuration that holds for what lies in `folder`: in it or above, as far as the project goes.
    package static func configuration(above folder: String, _ files: InputFiles) -> String? {
        var folder = folder
        while true {
            let path = Path.join(folder, Configuration.fileName)
            files.watch(path)
            if files.exists(path) { return path }
            if boundaries.contains(where: { files.exists(Path.join(folder, $0)) }) { return nil }
            if folder == "/" { return nil }
            folder = Path.folder(of: folder)
        }
    }

    private static func search(from folder: String, _ files: InputFiles) throws(CommandFailure) -> String? {
        var prefix = ""
        for _ in 0...Path.parts(of: folder).count {
            let path = prefix + Configuration.fileName
            files.watch(path)
            if files.exists(path) { return path }
            try refuse(prefix + Configuration.mistakenName, files)
            if boundaries.contains(where: { files.exists(prefix + $0) }) { return nil }
            prefix += "../"
        }
        return nil
    }

    /// Throws if there is a file at `path`, whose name looks like that of a configuration: to pass over it would be to do something
    /// else than its author has written.
    private static func refuse(_ path: String, _ files: InputFiles) throws(CommandFailure) {
        guard files.exists(path) else { return }
        throw CommandFailure(
            "\(path.shown) is not read: rename it to `\(Configuration.fileName)`, or name it with `--config`")
    }

    /// What a folder holds that nothing above is searched for.
    private static let boundaries = ["Package.swift", ".git"]

    /// The configuration at `path`.
    package static func read(_ path: String, _ files: InputFiles) throws(CommandFailure) -> Configuration {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try files.read(path)
        } catch {
            throw CommandFailure("can't read \((path.isEmpty ? "." : path).shown): \(error.reason)")
        }
        return try ConfigurationReader.read(bytes, path: path)
    }

    /// What the spec at `path` asks for under `use`.
    package func usedFiles(for path: String) -> UsedFiles {
        UsedFiles(root: root(for: path), files: files)
    }

    /// The path of the baseline that the configuration names.
    package func baselinePath() throws(CommandFailure) -> String? { try path("the baseline", \.lint.baseline) }

    /// The path of the folder of images that the configuration names.
    package func assetPath() throws(CommandFailure) -> String? { try path("the folder of assets", \.lint.assets) }

    private func path(
        _ subject: String, _ key: KeyPath<Configuration, String?>
    ) throws(CommandFailure) -> String? {
        guard let configuration, let path = configuration[keyPath: key] else { return nil }
        return try configuration.path(of: path, subject)
    }

    /// The real paths of the folders that what is found may lie in: that of the configuration and the working directory.
    var folders: [String] {
        [configuration.flatMap { FileSystem.realPath($0.folder) }, workingFolder].compactMap(\.self)
    }

    /// `path`, relative to the folder of the configuration; without one, as it is.
    func pathInProject(_ path: String) -> String {
        guard let configuration, let root = FileSystem.realPath(configuration.folder),
            let folder = FileSystem.realPath(Path.folder(of: path))
        else { return Path.simplified(path) }
        return Path.relative(Path.join(folder, Path.name(of: path)), to: root)
    }

    /// The real path of the folder that used files must lie in: that of the configuration, or else the working directory,
    /// if the spec lies in it, or else the spec's own.
    private func root(for path: String) -> String {
        let folder = FileSystem.realPath(Path.folder(of: path)) ?? workingFolder
        let candidates = [configuration.flatMap { FileSystem.realPath($0.folder) }, workingFolder]
        return candidates.compactMap { $0 }.first { Path.contains($0, folder) } ?? folder
    }
}

/// The files that a spec may use: those below a folder, wherever symbolic links lead.
package struct UsedFiles: Sendable {
    /// The real path of the folder.
    package let root: String
    let files: InputFiles
    /// The files of texts that were opened.
    package var texts: OpenedTexts { files.texts }

    /// The files below the folder whose real path is `root`, read through `files`.
    package init(root: String, files: InputFiles) {
        self.root = root
        self.files = files
    }

    /// The file at `path`, relative to the working directory.
    package func access(_ path: String) -> FileAccess {
        files.watch(path)
        guard FileState.of(path) != nil, let real = FileSystem.realPath(path) else {
            // An editor may hold a file that was never saved.
            if let bytes = unsaved(path) {
                return bytes.count > SpecLoader.byteLimit(of: path) ? .tooLarge : .bytes(bytes)
            }
            // Whether a file outside the project exists is nobody's business.
            let folder = FileSystem.realPath(Path.folder(of: path))
            return folder.map { Path.contains(root, $0) } == false ? .outsideRoot : .missing
        }
        guard Path.contains(root, real) else { return .outsideRoot }
        do throws(SystemError) {
            if FileState.of(path)?.kind == .folder { return .folder(try files.names(in: path).names) }
            let bytes = try files.read(path)
            return bytes.count > SpecLoader.byteLimit(of: path) ? .tooLarge : .bytes(bytes)
        } catch {
            return error.isMissing ? .missing : .unreadable(error.reason)
        }
    }

    /// What a file holds that is not on the disk, but in an editor, in a folder of the project.
    private func unsaved(_ path: String) -> [UInt8]? {
        guard let bytes = files.replacement(of: path), let folder = FileSystem.realPath(Path.folder(of: path)) else {
            return nil
        }
        return Path.contains(root, folder) ? bytes : nil
    }
}
