// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Work that is done on all cores.
///
/// The threads are our own: where the system refuses them, as limits on processes or memory make it do, the work goes on in
/// those that there are, be it this one alone. Dispatch would ask for them for ever.
///
/// All of the program together keeps no more threads busy than there are cores: work within work goes on in its own thread while the
/// others are taken, and has a thread as soon as one of them is done.
package enum Parallel {
    /// What `body` makes of each of `items`, in their order.
    package static func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Output
    ) -> [Output] {
        guard items.count > 1, coreCount > 1 else { return items.map(body) }
        return [Output](unsafeUninitializedCapacity: items.count) { buffer, count in
            // Each place is written by one thread, once, and read when all are done.
            nonisolated(unsafe) let slots = buffer
            let work = SharedWork(count: items.count) { index in
                slots.initializeElement(at: index, to: body(items[index]))
            } whenIdle: {
                spareThreads.giveBack(1)
            }
            let share = spareThreads.take(min(items.count, coreCount) - 1)
            let threads = (0..<share).compactMap { _ in work.startThread() }
            spareThreads.giveBack(share - threads.count)
            work.run()
            // Work within the work of the others may have this core while this thread waits for them.
            if !threads.isEmpty { spareThreads.giveBack(1) }
            for thread in threads { pthread_join(thread, nil) }
            if !threads.isEmpty { spareThreads.takeBack() }
            count = items.count
        }
    }

    /// How many cores there are; 1 if that is not known.
    private static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    private static let spareThreads = ThreadBudget(coreCount - 1)
}

/// How many threads may still be started.
private final class ThreadBudget: @unchecked Sendable {
    // Touched in `lock` alone.
    private var count: Int
    private let lock = Lock()

    init(_ count: Int) { self.count = count }

    /// Up to `wanted` threads; none if all are taken.
    func take(_ wanted: Int) -> Int {
        lock.locked {
            let taken = max(0, min(wanted, count))
            count -= taken
            return taken
        }
    }

    /// Takes one that was given back for a while. Those who have it in the meantime keep it: then there is one less for the next.
    func takeBack() { lock.locked { count -= 1 } }

    func giveBack(_ returned: Int) { lock.locked { count += returned } }
}

/// Numbered pieces of work, which threads take one after another until none is left.
private final class SharedWork: @unchecked Sendable {
    /// What a thread gets for its stack: as much as the main one has, since Darwin's own choice is a sixteenth of that.
    private static let stackBytes = 8 * 1024 * 1024

    private let count: Int
    private let body: (Int) -> Void
    /// What a thread does at its end.
    private let whenIdle: () -> Void
    // Touched in `lock` alone.
    private var next = 0
    private let lock = Lock()

    init(count: Int, _ body: @escaping (Int) -> Void, whenIdle: @escaping () -> Void) {
        self.count = count
        self.body = body
        self.whenIdle = whenIdle
    }

    /// Does what no thread has taken yet, until nothing is left.
    func run() {
        while let index = take() { body(index) }
    }

    private func runInThread() {
        run()
        whenIdle()
    }

    private func take() -> Int? {
        lock.locked {
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    /// A thread that does a share of the work; `nil` if the system refuses one.
    func startThread() -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackBytes)
        let work = Unmanaged.passRetained(self)
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let status = pthread_create(&thread, &attributes, Self.main, work.toOpaque())
        if status != 0 {
            work.release()
            return nil
        }
        return thread
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
            Unmanaged<SharedWork>.fromOpaque(pointer).takeRetainedValue().runInThread()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
            // It is what `startThread` passes.
            if let pointer { Unmanaged<SharedWork>.fromOpaque(pointer).takeRetainedValue().runInThread() }
            return nil
        }
    #endif
}
