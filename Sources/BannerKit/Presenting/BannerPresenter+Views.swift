// SPDX-License-Identifier: Apache-2.0

// What views ask, and what they report. A report that comes twice, too late or for another banner changes nothing.
extension BannerPresenter {
    /// The banner on the screen in a group.
    public func presentation(in group: String) -> BannerPresentation? { presentations.first { $0.group == group } }

    /// The banner on the screen of this surface; `nil` too while another surface of its group shows one.
    public func presentation(on surface: BannerSurface) -> BannerPresentation? {
        presentations.first { $0.content.bannerSurface.id == surface.id }
    }

    /// Calls `onChange` after each change of ``presentations``, until the result is cancelled or released.
    public func observe(_ onChange: @escaping @MainActor (BannerPresenter) -> Void) -> BannerObservation {
        observers.add(onChange)
    }

    /// Calls `onAnnouncement` for whatever a screen reader shall say, until the result is cancelled or released.
    public func observeAnnouncements(
        _ onAnnouncement: @escaping @MainActor (BannerAnnouncementRequest) -> Void
    ) -> BannerObservation {
        listeners.add(onAnnouncement)
    }

    /// A finger lies on the banner: its timer stands still.
    public func touchBegan(_ id: BannerRequest.ID) { send(.touchBegan(id)) }

    /// The finger was lifted.
    public func touchEnded(_ id: BannerRequest.ID) { send(.touchEnded(id)) }

    /// A swipe towards the banner's edge.
    public func swipe(_ id: BannerRequest.ID) { send(.swipe(id)) }

    /// A tap on the bar: it does to the progress what the spec says, and else what ``BannerContent/barTap`` says, which is to send
    /// the banner away where it may, or to end it with ``BannerOutcome/opened``.
    public func tapBar(_ id: BannerRequest.ID) {
        if let work = entries[id]?.work, work.takesTaps { return work.tap() }
        switch entries[id]?.content.barTap {
        case .dismiss: send(.tap(id))
        case .open: send(.open(id))
        case .nothing, nil: break
        }
    }

    /// The link was followed: the banner ends with ``BannerOutcome/link``.
    public func openLink(_ id: BannerRequest.ID) {
        if entries[id]?.content.link != nil { send(.link(id)) }
    }

    /// VoiceOver's gesture that goes back, or the key or the button for that: it does what a person could do by touch, by the close
    /// button first, then by a swipe, then by a tap. Where nothing sends the banner away it does nothing.
    public func escape(_ id: BannerRequest.ID) {
        if let presentation = presentations.first(where: { $0.id == id }) { escape(id, presentation.waysOut) }
    }

    /// The same where these are the `ways` out that there are: a banner that scrolls has others.
    func escape(_ id: BannerRequest.ID, _ ways: BannerWaysOut) {
        if ways.showsCloseButton || ways.hasCloseButton {
            send(.close(id))
        } else if ways.allowsSwipe {
            send(.swipe(id))
        } else if ways.barTap == .dismisses {
            send(.tap(id))
        }
    }

    /// The close button.
    public func close(_ id: BannerRequest.ID) { send(.close(id)) }

    /// The button of this index in `bannerButtons`. One that is not enabled does nothing; one whose role is `dismiss`
    /// closes.
    public func performAction(_ index: Int, of id: BannerRequest.ID) {
        guard let entry = entries[id], entry.content.bannerButtons.indices.contains(index) else { return }
        let button = entry.content.bannerButtons[index]
        guard button.isEnabled else { return }
        if button.role == .dismiss {
            send(.close(id))
        } else if entry.content.bannerConfiguration.dismissal.contains(.button) {
            send(.action(id, index))
        } else if let onAction = entry.handlers?.onAction, presentations.contains(where: { $0.id == id }),
            queue.isLive(id)
        {
            deliveries.add { onAction(button.id) }
        }
    }

    /// A screen reader's focus came to the banner, whose timer then stands still, or left it.
    public func screenReaderFocus(_ id: BannerRequest.ID, isFocused: Bool) {
        attend(id, by: .assistiveTechnology, isThere: isFocused)
    }

    /// Somebody began to attend to the banner by `means`, or stopped. Its timer stands still as long as anybody does: the pointer and
    /// the keyboard hold it whether or not a screen reader does.
    public func attend(_ id: BannerRequest.ID, by means: BannerAttention, isThere: Bool) {
        send(.attention(id, means, isThere: isThere))
    }

    /// The device was turned. No time starts again.
    public func rotate() { send(.rotate) }

    /// The scene is gone: all requests end, and new ones end at once, until it is back.
    public func sceneLost() { send(.sceneLost) }

    /// The scene is back. Banners whose conditions hold come again.
    public func sceneRestored() { send(.sceneRestored) }
}
