// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Parallelism
import TextCatalogs

/// The files of texts that the specs of a run use, each opened once: to find its keys, a catalogue of an app is read as a whole, and a
/// thousand specs may use it.
public final class OpenedTexts: @unchecked Sendable {
    /// What came of opening a file.
    struct Opened: Sendable {
        var source: SourceFile
        var texts: (any TextSource)?
        /// Why there are no texts.
        var fault: TextFault?
    }

    private let lock = Lock()
    // Touched in `lock` alone.
    private var known: [String: (bytes: [UInt8], opened: Deferred<Opened>)] = [:]

    /// Nothing was opened yet.
    public init() {}

    /// The file at `path`, which holds `bytes`: as it was opened before, if it held the same then.
    func open(_ path: String, _ bytes: [UInt8], _ format: TextSourceFormat) -> Opened {
        let opened = lock.locked {
            if let known = known[path], known.bytes == bytes { return known.opened }
            let opened = Deferred { Self.open(SourceFile(path: path, bytes: bytes), format) }
            known[path] = (bytes, opened)
            return opened
        }
        return opened.value
    }

    private static func open(_ source: SourceFile, _ format: TextSourceFormat) -> Opened {
        do throws(TextFault) {
            return Opened(source: source, texts: try format.open(source, at: source.path))
        } catch {
            return Opened(source: source, fault: error)
        }
    }
}
