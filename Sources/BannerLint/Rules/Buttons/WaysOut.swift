// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// How a banner really ends, which is less than what its `dismissal` lists: a timer needs a time, a button a button.
struct WaysOut {
    /// What of the banner's `dismissal` leads out, and a button that closes.
    let open: BannerDismissal
    /// Whether it ends when its condition does, which its `dismissal` need not say.
    let endsWithCondition: Bool
    /// Whether it ends when its progress does.
    let endsWithProgress: Bool
    /// What a person can do that ends it and does something else too: open what it speaks of, or follow its link.
    let answer: Answer?

    /// Something that ends a banner, and that nobody does just to be rid of it.
    enum Answer { case open, link }

    /// The ways out of `banner`, which looks like `look` in `design`.
    ///
    /// The design matters to progress alone: else it is not copied, which each banner in each theme would ask for.
    init(of banner: Banner, _ look: Look, in design: @autoclosure () -> Design, _ buttons: [Button]) {
        let progress = banner.extras?.progress
        // A condition can't be its own end.
        let clears = banner.extras?.trigger.flatMap { $0.clears?.value == $0.condition?.value ? nil : $0.clears }
        var open = look.style.dismissal.value
        if look.timer(of: banner) == nil { open.remove(.timer) }
        // A tap does one thing.
        if banner.barTap != .dismiss { open.remove(.tap) }
        open.remove(.button)
        if banner.hasButtonOut(look, buttons) { open.insert(.button) }
        if clears == nil { open.remove(.condition) }
        self.open = open
        endsWithCondition = clears != nil
        answer = banner.barTap == .open ? .open : banner.extras?.link == nil ? nil : .link
        endsWithProgress = if let progress { progress.ends(of: look, in: design()) } else { false }
    }

    /// Whether nobody and nothing ends the banner.
    var isEmpty: Bool { open.isEmpty && !endsWithCondition && !endsWithProgress }

    /// Whether it would still end if it were not timed.
    var hasOtherThanTimer: Bool {
        endsWithCondition || endsWithProgress || !open.subtracting(.timer).isEmpty
    }
}

extension Progress {
    /// Whether the banner leaves once the work is done: at once, or when what it says at the end has had its time.
    func ends(of look: Look, in design: Design) -> Bool {
        completionMetrics(look, in: design).map { $0.display.value != nil } ?? true
    }
}
