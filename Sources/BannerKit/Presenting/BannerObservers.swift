// SPDX-License-Identifier: Apache-2.0

/// Who is to be told of something, in the order in which they began to watch.
@MainActor final class BannerObservers<Value> {
    private var observers: [(token: Int, body: @MainActor (Value) -> Void)] = []
    private var lastToken = 0

    func add(_ body: @escaping @MainActor (Value) -> Void) -> BannerObservation {
        lastToken += 1
        let token = lastToken
        observers.append((token, body))
        return BannerObservation { [weak self] in self?.observers.removeAll { $0.token == token } }
    }

    func notify(_ value: Value) {
        for observer in observers { observer.body(value) }
    }
}
