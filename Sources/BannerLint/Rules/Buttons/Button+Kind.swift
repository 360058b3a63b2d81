// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Button {
    /// Whether it is an image alone.
    var isIcon: Bool { variant == .icon }

    /// Whether it closes the banner and takes no room beside the text buttons: an icon that does nothing else.
    var isClose: Bool { isIcon && role == .dismiss }

    /// Whether it is drawn as the one thing to do.
    var isPrimary: Bool { variant == .emphasis(.high) || variant == .functional(.positive) }

    /// Whether pressing it does more than send the banner away.
    var isAction: Bool { isEnabled && role != .dismiss }

    /// What it is known by: its title, or what a screen reader says of an icon.
    var nameText: LocalizedText? { isIcon ? label : title }
}

extension Banner {
    /// The positions of its buttons among `buttons`, but for the first one that closes it.
    func buttonsBesideClose(_ buttons: [Button]) -> [Int] {
        let close = self.buttons.firstIndex { buttons[$0.value].isClose }
        return self.buttons.indices.filter { $0 != close }
    }

    /// Whether it has one button beside the one that closes it, which does something.
    func hasOneAction(_ buttons: [Button]) -> Bool {
        let others = buttonsBesideClose(buttons)
        return others.count == 1 && others.allSatisfy { buttons[self.buttons[$0].value].isAction }
    }
}

extension LocalizedText.Entry {
    /// What it says, where it has no parameters, as in titles and labels.
    var plain: String { content.mainPattern.literal ?? "" }
}

extension String {
    /// Whether there is nothing in it to see or to hear.
    var isBlank: Bool { TextRequired.isBlank(self) }
}
