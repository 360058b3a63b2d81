// SPDX-License-Identifier: Apache-2.0

/// Delivers what the app is to be told, in order, after the call that caused it has returned.
///
/// So a callback may ask for banners again, even for ever, without blocking the main actor.
@MainActor final class BannerDeliveries {
    private var pending: [@MainActor () -> Void] = []
    private(set) var isDelivering = false

    func add(_ delivery: @escaping @MainActor () -> Void) {
        pending.append(delivery)
        guard !isDelivering else { return }
        isDelivering = true
        // The task keeps the deliveries alive, so that none is lost with the presenter.
        Task { await self.deliver() }
    }

    private func deliver() async {
        while !pending.isEmpty {
            let batch = pending
            pending = []
            for delivery in batch { delivery() }
            await Task.yield()
        }
        isDelivering = false
    }
}
