// SPDX-License-Identifier: Apache-2.0

/// Writes the files of a run: either all that changed, or none.
struct OutputWriter {
    /// A file to write.
    struct File {
        /// Where it goes.
        var path: String
        /// What it holds.
        var bytes: [UInt8]
        /// Whether it is written even if it already holds that, so that its time tells of this run.
        var isAlwaysWritten = false
    }

    private var temporaries: [(path: String, target: String)] = []
    private var madeFolders: [String] = []

    /// Writes `files` and returns the paths of those that were not yet as they should be.
    ///
    /// Each is written to a temporary file beside it, and all of those are moved to their places at the end: who reads one
    /// meanwhile sees the old file or the new one. A signal to end takes effect when all is done.
    static func write(_ files: [File]) throws(CommandFailure) -> [String] {
        try Signals.held { () throws(CommandFailure) in
            var writer = OutputWriter()
            do throws(CommandFailure) {
                for file in files { try writer.prepare(file) }
                return try writer.finish()
            } catch {
                writer.cleanUp()
                throw error
            }
        }
    }

    private mutating func prepare(_ file: File) throws(CommandFailure) {
        do throws(SystemError) {
            if try FileSystem.holds(file.path, file.bytes), !file.isAlwaysWritten { return }
            let folder = Path.folder(of: file.path)
            madeFolders += try FileSystem.makeFolders(folder)
            temporaries.append((try FileSystem.writeTemporary(file.bytes, in: folder), file.path))
        } catch {
            throw Self.failure(file.path, error)
        }
    }

    private mutating func finish() throws(CommandFailure) -> [String] {
        let paths = temporaries.map(\.target)
        while let (path, target) = temporaries.first {
            do throws(SystemError) { try FileSystem.move(path, to: target) } catch { throw Self.failure(target, error) }
            temporaries.removeFirst()
        }
        return paths
    }

    private func cleanUp() {
        for (path, _) in temporaries { FileSystem.remove(path) }
        FileSystem.removeFolders(madeFolders)
    }

    private static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
        CommandFailure("can't write \(path.shown): \(error.reason)")
    }
}
