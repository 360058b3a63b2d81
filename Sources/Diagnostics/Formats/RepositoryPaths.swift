// SPDX-License-Identifier: Apache-2.0

/// Paths as hosts of repositories read them: from the root of the repository, wherever below it a run takes place.
struct RepositoryPaths {
    /// The folder of the run, without a slash at its ends; empty for the root.
    let folder: String

    /// `specs/a.yaml` for `a.yaml` in the folder `specs`. Absolute paths stay, as does what leads out of the repository.
    func path(_ path: String) -> String {
        guard !folder.isEmpty, !path.hasPrefix("/") else { return path }
        var (parts, rest) = (folder.split(separator: "/"), Substring(path))
        while rest.hasPrefix("../"), !parts.isEmpty {
            parts.removeLast()
            rest = rest.dropFirst(3)
        }
        return (parts + [rest]).joined(separator: "/")
    }

    /// `report` with these paths.
    func report(_ report: Report) -> Report {
        guard !folder.isEmpty else { return report }
        var sources = SourceSet()
        // In the same order, so that places keep their files.
        for file in report.sources.files {
            let isOnDisk = file.pathInRepository == nil
            _ = sources.add(isOnDisk ? SourceFile(path: path(file.path), bytes: file.bytes) : file)
        }
        return Report(sources: sources, findings: report.findings)
    }

    /// `options` with these paths.
    func options(_ options: FormatOptions) -> FormatOptions {
        var options = options
        options.checkedFiles = options.checkedFiles.map(path)
        return options
    }
}
