// SPDX-License-Identifier: Apache-2.0

/// The repository that a host of repositories has checked out for a run.
package enum HostedRepository {
    /// The working directory below its root, as GitHub Actions (`GITHUB_WORKSPACE`) and GitLab (`CI_PROJECT_DIR`) name that; empty at the
    /// root, outside of it and elsewhere.
    package static var folder: String {
        let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap(Process.environment)
        guard let root = roots.first.flatMap(FileSystem.realPath), let here = FileSystem.realPath(""), here != root,
            Path.contains(root, here)
        else { return "" }
        return Path.relative(here, to: root)
    }
}
