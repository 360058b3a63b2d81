// SPDX-License-Identifier: Apache-2.0

/// A watch over a presenter. It ends when it is cancelled or released.
@MainActor public final class BannerObservation {
    private var onEnd: (@MainActor () -> Void)?

    init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

    /// Ends the watch.
    public func cancel() {
        onEnd?()
        onEnd = nil
    }

    deinit {
        // An isolated deinit would need iOS 18.4.
        if let onEnd { Task { @MainActor in onEnd() } }
    }
}
