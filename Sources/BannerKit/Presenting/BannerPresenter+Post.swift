// SPDX-License-Identifier: Apache-2.0

extension BannerPresenter {
    /// Asks for a banner from anywhere: another thread, or code that belongs to no actor, such as a view model in Swift 5.
    ///
    /// It returns at once. The main actor asks for the banner when it is free, as ``enqueue(_:onOutcome:)`` does; what one thread
    /// posts keeps its order. On the main actor `enqueue` asks now, and so before whatever was posted just before it. Where the
    /// outcome matters, use `enqueue` or ``present(_:onAction:)``.
    public nonisolated func post(_ banner: some BannerContent) {
        guard posts.add({ $0.enqueue(banner) }) else { return }
        Task { @MainActor in
            // No suspension in here: what is posted meanwhile comes in the next task, behind all of these.
            for post in posts.takeAll() { post(self) }
        }
    }
}
