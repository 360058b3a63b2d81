// SPDX-License-Identifier: Apache-2.0

/// Who is at a banner without touching it, so that its time stands still (WCAG 2.2, 2.2.1).
struct BannerAttention: Hashable, Sendable {
    /// What a person reaches a banner with.
    enum Means: Hashable, Sendable {
        /// The cursor of VoiceOver or Switch Control, or what Voice Control shows.
        case assistiveTechnology
        /// The keyboard, Full Keyboard Access or a remote, whose focus is on a button.
        case keyboard
        /// A mouse, a trackpad or a pencil that hovers over it.
        case pointer
    }

    private var means: Set<Means> = []

    /// Whether anybody is there.
    var isHeld: Bool { !means.isEmpty }

    /// Somebody came with `means`, or left. The result is what is to be reported; `nil` where nothing changed.
    mutating func set(_ means: Means, isThere: Bool) -> Bool? {
        let wasHeld = isHeld
        if isThere { self.means.insert(means) } else { self.means.remove(means) }
        return isHeld == wasHeld ? nil : isHeld
    }
}
