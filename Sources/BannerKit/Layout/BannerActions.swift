// SPDX-License-Identifier: Apache-2.0

/// What a banner's view tells the queue. A view of your own is given it: in SwiftUI by the environment, as
/// `\.bannerActions`, and in UIKit with each presentation.
@MainActor public struct BannerActions {
    private let onButton: @MainActor (Int) -> Void
    private let onClose: @MainActor () -> Void
    private let onTap: (@MainActor () -> Void)?
    private let onLink: @MainActor () -> Void
    private let onFocus: @MainActor (Bool) -> Void
    /// Sends the banner away as a person without a finger does; `nil` where that closes it.
    private var onEscape: (@MainActor () -> Void)?

    /// Actions that call these functions. Without `tap`, a tap on the bar does nothing.
    public init(
        button: @escaping @MainActor (Int) -> Void, close: @escaping @MainActor () -> Void,
        tap: (@MainActor () -> Void)? = nil, link: @escaping @MainActor () -> Void = {},
        focus: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        onButton = button
        onClose = close
        onTap = tap
        onLink = link
        onFocus = focus
    }

    /// What a banner without a host reports: `action` is told which of `buttons` was used, and one of the role
    /// `dismiss` closes, as a presenter has it.
    init(
        of buttons: [BannerButton], action: @escaping @MainActor (BannerButton) -> Void,
        close: @escaping @MainActor () -> Void, link: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            button: { index in
                guard buttons.indices.contains(index), buttons[index].isEnabled else { return }
                if buttons[index].role == .dismiss { close() } else { action(buttons[index]) }
            }, close: close, link: link)
    }

    /// Whether a tap on the bar does something.
    public var hasTap: Bool { onTap != nil }

    /// Reports that the button of this index in `bannerButtons` was used.
    public func use(_ index: Int) { onButton(index) }

    /// Reports that the banner was closed.
    public func close() { onClose() }

    /// These actions, of which ``escape()`` calls `escape`.
    func escaping(by escape: @escaping @MainActor () -> Void) -> BannerActions {
        var actions = self
        actions.onEscape = escape
        return actions
    }

    /// Reports that the banner was sent away by who does not touch it: it counts as the gesture that would have done it.
    func escape() { (onEscape ?? onClose)() }

    /// Reports a tap on the bar. A host sees taps itself; this is for a screen reader.
    public func tap() { onTap?() }

    /// Reports that the link was followed.
    public func followLink() { onLink() }

    /// Reports whether a screen reader is on some part of the banner, so that the time stands still.
    public func setFocus(_ isFocused: Bool) { onFocus(isFocused) }
}
