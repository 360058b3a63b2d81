// SPDX-License-Identifier: Apache-2.0

extension BannerPresenter {
    /// Shows a banner while a condition holds: it comes when the sequence says true and leaves when it says false, or
    /// ends.
    ///
    /// ```swift
    /// await presenter.show(Acme.Banner.offline, while: network.isUnreachable)
    /// ```
    ///
    /// It returns when the sequence ends or the task is cancelled. A banner that a person sends away comes again with
    /// the next true after a false. One that would come before its `minInterval` is over comes when that is, if the
    /// condition still holds; and one whose scene was lost when that is back. It stays visible for the least time that
    /// the policy says.
    public nonisolated func show<S: AsyncSequence>(
        _ banner: some BannerContent, while condition: S
    ) async rethrows where S.Element == Bool, S: Sendable {
        // Off the main actor, so that an iterator which is not Sendable never crosses to another one.
        let watch = await ConditionWatch(banner, self)
        do {
            for try await holds in condition { await watch.set(holds) }
        } catch {
            await watch.set(false)
            throw error
        }
        await watch.set(false)
    }

    /// Ends the requests for banners whose condition `event` clears, as their triggers say, with the outcome `cleared`.
    /// It takes time in proportion to the requests that are live.
    public func clear(_ event: String) {
        let ended = entries.ids { content in
            if case .condition(_, clears: event) = content.trigger?.cause { true } else { false }
        }
        for id in ended { send(.conditionCleared(id)) }
    }
}
