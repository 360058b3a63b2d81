// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread of its own, which nobody waits for.
enum Thread {
    /// As much as the main thread has: deep trees are walked through in depth, and Darwin's own choice is a sixteenth of that.
    private static let stackBytes = 8 * 1024 * 1024

    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs `body` on a thread of its own; whether the system has one left.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let work = Unmanaged.passRetained(Work(body))
        let result = pthread_create(
            &thread, &attributes,
            { pointer in
                // What `passRetained` gave, exactly once.
                #if canImport(Darwin)
                    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
                #else
                    if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                #endif
                return nil
            }, work.toOpaque())
        if result != 0 { work.release() }
        return result == 0
    }
}
