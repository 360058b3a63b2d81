// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc

    /// Notices of what happens in some folders, as Linux gives them by inotify(7).
    ///
    /// It gives none of what lies behind links, of what others do on network file systems, and of folders beyond the limits of the user:
    /// who waits for them looks at the files themselves from time to time.
    final class FolderNotices {
        /// What can be read when there is notice; negative if there never is.
        let descriptor: Int32

        /// Events that mean that a file is another, there or gone.
        private static let events = UInt32(
            IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
                | IN_DELETE_SELF | IN_MOVE_SELF)

        /// Notices of what happens from now on in `folders`; one that is not there is left out.
        init(_ folders: Set<String>) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return }
            for folder in folders { inotify_add_watch(descriptor, folder, Self.events) }
        }

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }

        /// Waits for notice, for `milliseconds` at the most.
        func wait(milliseconds: Int) {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&request, 1, Int32(clamping: milliseconds))
        }

        /// Takes all notices that there are; whether there was one.
        func take() -> Bool {
            withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
                var isAny = false
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 { isAny = true }
                return isAny
            }
        }
    }
#else
    /// No notices, where nobody tells what happens in folders.
    struct FolderNotices {
        let descriptor: Int32 = -1

        init(_: Set<String>) {}

        func wait(milliseconds: Int) { Process.sleep(milliseconds: milliseconds) }

        func take() -> Bool { false }
    }
#endif
