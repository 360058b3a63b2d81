// SPDX-License-Identifier: Apache-2.0

/// Loads values by their keys, each once for all who ask for it at the same time, and keeps those that were used last.
///
/// What could not be loaded is forgotten: whoever asks next tries again. A load that nobody waits for any more is cancelled.
@MainActor final class BannerSharedLoads<Key: Hashable & Sendable, Value: Sendable> {
    private struct Load {
        let number: Int
        let task: Task<Value?, Never>
        var waiting = 1
    }

    private var kept: BannerCache<Key, Value>
    private var loads: [Key: Load] = [:]
    private var latest = 0

    /// Keeps at most `capacity` values.
    init(capacity: Int) { kept = BannerCache(capacity: capacity) }

    /// The value of `key`, if it was kept.
    func known(_ key: Key) -> Value? { kept.value(for: key) }

    /// The value of `key`, loaded by `load` unless it is there; kept if it `isKept`. `nil` where loading fails.
    func value(
        for key: Key, isKept: Bool, load: @escaping @MainActor () async throws -> Value
    ) async -> Value? {
        if isKept, let value = known(key) { return value }
        let (number, task) = join(key, isKept: isKept, load)
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            Task { @MainActor in self.leave(key, number) }
        }
    }

    private func join(
        _ key: Key, isKept: Bool, _ load: @escaping @MainActor () async throws -> Value
    ) -> (Int, Task<Value?, Never>) {
        if let running = loads[key] {
            loads[key]?.waiting += 1
            return (running.number, running.task)
        }
        latest += 1
        let number = latest
        let task = Task { [weak self] in
            let value = try? await load()
            self?.finish(key, number, isKept ? value : nil)
            return value
        }
        loads[key] = Load(number: number, task: task)
        return (number, task)
    }

    private func finish(_ key: Key, _ number: Int, _ value: Value?) {
        guard loads[key]?.number == number else { return }
        loads[key] = nil
        if let value { kept.store(value, for: key) }
    }

    private func leave(_ key: Key, _ number: Int) {
        guard let load = loads[key], load.number == number else { return }
        loads[key]?.waiting -= 1
        guard load.waiting == 1 else { return }
        load.task.cancel()
        loads[key] = nil
    }
}

/// How large an image is decoded: no larger than it is drawn, since a photograph of 12 megapixels takes 48 MB.
enum BannerThumbnail {
    /// The size to decode an image of `size` at that is drawn in a square of `side`, all in pixels: it fills the square where it
    /// is cut to a shape (`fills`), and fits into it else. `nil` for an image that is no larger than that.
    static func size(of size: BannerSize, in side: Double, fills: Bool) -> BannerSize? {
        let measure = fills ? min(size.width, size.height) : max(size.width, size.height)
        guard measure > 0, side > 0, side < measure else { return nil }
        let factor = side / measure
        return BannerSize(
            width: max(1, (size.width * factor).rounded()), height: max(1, (size.height * factor).rounded()))
    }

    /// The size in pixels of a picture of `size` points, upright, whose longer side has `longest` pixels, whichever way round they are
    /// stored; `nil` for one without an extent.
    static func pixels(of size: BannerSize, longest: Int) -> BannerSize? {
        let side = max(size.width, size.height)
        guard min(size.width, size.height) > 0, side.isFinite, longest > 0 else { return nil }
        let scale = Double(longest) / side
        return BannerSize(width: size.width * scale, height: size.height * scale)
    }
}
