// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The threads that share work, of which no more are busy than there are cores.
///
/// Who has work shared does it too, and waits for what the others have taken of it. A thread that is done with one work helps with
/// another that is open, and ends where there is none.
final class ThreadPool: @unchecked Sendable {
    /// What a thread gets for its stack: as much as the main one has, since Darwin's own choice is a sixteenth of that.
    private static let stackBytes = 8 * 1024 * 1024

    // What changes is touched in `lock` alone.
    private let lock = Lock()
    /// How many cores have no thread. Below zero where one was given away while its thread waited, and is needed again.
    private var freeCores: Int
    /// The works of which pieces are left that nobody has taken. The last one is the innermost.
    private var open: [SharedWork] = []

    /// A pool for `cores` cores, one of which has the thread that shares work.
    init(cores: Int) { freeCores = cores - 1 }

    /// Has all pieces of `work` done.
    func run(_ work: SharedWork) {
        lock.locked { open.append(work) }
        startThreads(upTo: work.count - 1)
        while let piece = lock.locked({ take(of: work) }) { perform(piece, of: work) }
        guard !lock.locked({ work.isDone }) else { return }
        // Work within the work of the others may have this core meanwhile.
        lock.locked { freeCores += 1 }
        startThreads(upTo: 1)
        lock.wait { work.isDone }
        lock.locked { freeCores -= 1 }
    }

    private func perform(_ piece: Int, of work: SharedWork) {
        work.body(piece)
        lock.locked {
            work.finishOne()
            if work.isDone { lock.wake() }
        }
    }

    private func take(of work: SharedWork) -> Int? {
        let piece = work.take()
        if work.isTaken { open.removeAll { $0 === work } }
        return piece
    }

    // MARK: - Threads

    /// Starts as many threads as there are free cores, and pieces for them, but no more than `most`. Where the system refuses one, the others
    /// do its work.
    private func startThreads(upTo most: Int) {
        let count = lock.locked {
            let count = open.isEmpty ? 0 : max(0, min(most, freeCores))
            freeCores -= count
            return count
        }
        for started in 0..<count where !startThread() {
            return lock.locked { freeCores += count - started }
        }
    }

    private func startThread() -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackBytes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let pool = Unmanaged.passRetained(self)
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let status = pthread_create(&thread, &attributes, Self.main, pool.toOpaque())
        if status != 0 { pool.release() }
        return status == 0
    }

    /// Does pieces of whatever is open.
    private func help() {
        while let (work, piece) = lock.locked(nextPiece) { perform(piece, of: work) }
    }

    /// A piece for a thread; `nil` for one that ends, since there is none, or since there are more threads than cores.
    private func nextPiece() -> (SharedWork, Int)? {
        if freeCores >= 0, let work = open.last, let piece = take(of: work) { return (work, piece) }
        freeCores += 1
        return nil
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
            Unmanaged<ThreadPool>.fromOpaque(pointer).takeRetainedValue().help()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
            // It is what `startThread` passes.
            if let pointer { Unmanaged<ThreadPool>.fromOpaque(pointer).takeRetainedValue().help() }
            return nil
        }
    #endif
}
