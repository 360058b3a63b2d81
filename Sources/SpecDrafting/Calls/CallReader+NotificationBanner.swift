// SPDX-License-Identifier: Apache-2.0

/// Calls of NotificationBanner: `NotificationBanner(title: "…", subtitle: "…", style: .danger)` and its sisters.
extension CallReader {
    private static let types: Set = [
        "NotificationBanner", "GrowingNotificationBanner", "FloatingNotificationBanner", "StatusBarNotificationBanner",
    ]

    mutating func readNotificationBanner() {
        for chain in code.chains {
            let path = chain.path.first == "NotificationBannerSwift" ? Array(chain.path.dropFirst()) : chain.path
            guard path.count == 1, Self.types.contains(path[0]), chain.steps.count > chain.path.count,
                case .call = chain.steps[chain.path.count]
            else { continue }
            readNotification(chain)
        }
    }

    private mutating func readNotification(_ chain: SwiftChain) {
        let arguments = arguments(of: chain)
        var banner = FoundBanner(level: "info")
        for argument in arguments {
            switch argument.label {
            case "title"?, "subtitle"?:
                switch text(argument.value, at: chain.start, &banner) {
                case .text(let text) where argument.label == "title": banner.title = text
                case .text(let text): banner.text = text
                case .none: break
                case .unknown(let why): return doubt(why, at: chain.start)
                }
            case "style"?:
                guard let level = caseName(argument.value).flatMap(BannerLibrary.notificationBanner.level) else {
                    return doubt("its style is chosen when the app runs, or is the app's own", at: chain.start)
                }
                banner.level = level
            case "colors"?: doubt("its colours come from elsewhere, and are left out", at: chain.start)
            case "customView"?, "attributedTitle"?:
                return doubt("it shows a view or a text of the app's own making", at: chain.start)
            default: doubtArgument(argument, at: chain.start)
            }
        }
        let uses = uses(ofValue: chain)
        readEdge([chain] + uses.map(\.chain), &banner)
        guard readSettings(uses, &banner) else { return }
        add(banner, .notificationBanner, at: chain.start)
    }

    /// The edge of the screen from which a banner comes.
    private enum Edge {
        case top, bottom, unknown
    }

    /// What `show(bannerPosition: .bottom)` says, behind the banner or on the variable with it; `nil` for what shows nothing.
    private func edge(_ chain: SwiftChain) -> Edge? {
        guard chain.names.last == "show", case .call(let open)? = chain.steps.last else { return nil }
        let position = code.arguments(open).first { $0.label == "bannerPosition" }
        switch position.map({ caseName($0.value) }) {
        case "bottom"??: return .bottom
        case "top"??, nil: return .top
        default: return .unknown
        }
    }

    /// The edge that every call of `show` names.
    private mutating func readEdge(_ chains: [SwiftChain], _ banner: inout FoundBanner) {
        let shown = chains.filter { edge($0) != nil }
        guard let first = shown.first else { return }
        for case .call(let open)? in shown.map(\.steps.last) {
            for argument in code.arguments(open) where argument.label != "bannerPosition" {
                // Banners come behind those that wait, unless the code says otherwise.
                if argument.label == "queuePosition", caseName(argument.value) == "back" { continue }
                doubtArgument(argument, at: open)
            }
        }
        switch Set(shown.compactMap(edge)) {
        case [.bottom]: banner.isAtBottom = true
        case [.top]: banner.isAtBottom = false
        default: doubt("where it comes from is chosen when the app runs, and is left out", at: first.start)
        }
    }

    /// Returns whether what the banner says is known.
    private mutating func readSettings(_ uses: [Use], _ banner: inout FoundBanner) -> Bool {
        for use in uses {
            guard let (property, value) = setting(use, actions: ["onTap", "onSwipeUp"]) else { continue }
            switch (property, value) {
            case ("titleLabel", _), ("subtitleLabel", _):
                guard readLabel(use, value, &banner) else { return false }
            case _ where use.condition != nil:
                leaveOut(property, use.condition ?? "", at: use.chain.start)
            case ("backgroundColor", _):
                banner.tint = colors.color(value, code)
                guard banner.tint == nil else { continue }
                leaveOut(property, "is no colour that stands here", at: use.chain.start)
            case ("autoDismiss", .truth(false)): banner.display = .never
            case ("autoDismiss", .truth(true)): if banner.display == .never { banner.display = nil }
            case ("duration", .number(let seconds)): if banner.display != .never { banner.display = .seconds(seconds) }
            case ("autoDismiss", _), ("duration", _):
                leaveOut(property, "is no value that stands here", at: use.chain.start)
            default: doubtSetting(use)
            }
        }
        return true
    }

    /// `titleLabel?.text = "…"`. Returns whether what the banner says is known.
    private mutating func readLabel(_ use: Use, _ value: SwiftExpression, _ banner: inout FoundBanner) -> Bool {
        guard use.path.dropFirst() == ["text"] else {
            doubtSetting(use)
            return true
        }
        guard use.condition == nil else {
            doubt("what this banner says is decided when the app runs", at: use.chain.start)
            return false
        }
        return set(
            value, at: use.chain.start, &banner, use.path[0] == "titleLabel" ? \.title : \.text)
    }
}
