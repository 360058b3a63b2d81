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
/// others are taken, and those help as soon as they are done with theirs.
package enum Parallel {
    /// What `body` makes of each of `items`, in their order.
    package static func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Output
    ) -> [Output] {
        guard items.count > 1, coreCount > 1 else { return items.map(body) }
        return [Output](unsafeUninitializedCapacity: items.count) { buffer, count in
            // Each place is written by one thread, once, and read when all are done.
            nonisolated(unsafe) let slots = buffer
            let work = SharedWork(count: items.count) { slots.initializeElement(at: $0, to: body(items[$0])) }
            pool.run(work)
            count = items.count
        }
    }

    /// What `body` makes of each piece of `range`, in order; each has `size` numbers, and the last one what is left.
    package static func map<Output: Sendable>(
        _ range: Range<Int>, piecesOf size: Int, _ body: @escaping @Sendable (Range<Int>) -> Output
    ) -> [Output] {
        map(
            stride(from: range.lowerBound, to: range.upperBound, by: size).map {
                $0..<min($0 + size, range.upperBound)
            }, body)
    }

    /// The same, where `body` makes something of every piece; `nil` where it does not.
    package static func mapAll<Output: Sendable>(
        _ range: Range<Int>, piecesOf size: Int, _ body: @escaping @Sendable (Range<Int>) -> Output?
    ) -> [Output]? {
        let made = map(range, piecesOf: size, body)
        let whole = made.compactMap(\.self)
        return whole.count == made.count ? whole : nil
    }

    /// How many cores there are; 1 if that is not known.
    package static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    private static let pool = ThreadPool(cores: coreCount)
}
