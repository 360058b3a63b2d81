// SPDX-License-Identifier: Apache-2.0

/// What an app wants to hear of a request, whatever the type of its banner. Buttons are told by their `id`.
struct BannerHandlers {
    /// Called once, when the request ends.
    let onOutcome: (@MainActor (BannerOutcome<String>) -> Void)?
    /// Called with each button that is used although it does not end the banner.
    let onAction: (@MainActor (String) -> Void)?
    /// Whether all buttons of a banner have names for who hears of them.
    let knowsButtons: @Sendable (any BannerContent) -> Bool

    /// What who asked for a banner of the type `Content` hears.
    init<Content: BannerContent>(
        for content: Content.Type, onOutcome: (@MainActor (BannerOutcome<Content.ButtonName>) -> Void)?,
        onAction: (@MainActor (Content.ButtonName) -> Void)? = nil
    ) {
        self.onOutcome = onOutcome.map { report in
            { @MainActor outcome in report(outcome.mapAction { Content.buttonName($0) } ?? .unnamed) }
        }
        self.onAction = onAction.map { report in
            { @MainActor id in if let name = Content.buttonName(id) { report(name) } }
        }
        knowsButtons = { $0.bannerButtons.allSatisfy { Content.buttonName($0.id) != nil } }
    }
}

extension BannerOutcome {
    /// The end of a banner by a button that has no name: all that can be said is that a person sent it away.
    static var unnamed: Self { .dismissed(.closeButton) }
}
