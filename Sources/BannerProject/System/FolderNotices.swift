// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc

    /// Waits until something happens in some folders, as Linux tells by inotify(7).
    ///
    /// It tells nothing of what lies behind links, on network file systems, and of folders beyond the limits of the user: who waits looks
    /// at the files themselves from time to time.
    final class FolderNotices {
        private let descriptor: Int32

        /// Events that mean that a file is another, there or gone.
        private static let events = UInt32(
            IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
                | IN_DELETE_SELF | IN_MOVE_SELF)

        /// How long to wait for what happens together, in milliseconds.
        private static let breather = 5

        /// Notices of what happens from now on in `folders`; one that is not there is left out.
        init(_ folders: Set<String>) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return }
            for folder in folders { inotify_add_watch(descriptor, folder, Self.events) }
        }

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }

        /// Waits for something to happen, for `milliseconds` at the most.
        func wait(milliseconds: Int) {
            guard descriptor >= 0 else { return Process.sleep(milliseconds: milliseconds) }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(clamping: milliseconds)) > 0 else { return }
            // Where much happens at once, one look at the files is enough.
            Process.sleep(milliseconds: Self.breather)
            withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    }
#else
    /// Waits, where nobody tells what happens in folders.
    struct FolderNotices {
        init(_: Set<String>) {}

        func wait(milliseconds: Int) { Process.sleep(milliseconds: milliseconds) }
    }
#endif
