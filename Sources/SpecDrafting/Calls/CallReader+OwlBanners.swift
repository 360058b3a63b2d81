// SPDX-License-Identifier: Apache-2.0

/// Calls of OwlBanners: `Banner(DefaultBannerStyle.error, title: "…")`, with what is set on it until it is enqueued, and
/// `presenter.presentBanner(title: "…", style: DefaultBannerStyle.error)`.
extension CallReader {
    mutating func readOwlBanners() {
        for chain in code.chains {
            switch chain.path {
            case ["Banner"], ["OwlBanners", "Banner"]: readOwlBanner(chain)
            case let path where path.last == "presentBanner": readOwlPresentation(chain)
            default: break
            }
        }
    }

    private mutating func readOwlBanner(_ chain: SwiftChain) {
        guard chain.steps.count > chain.path.count, case .call = chain.steps[chain.path.count] else { return }
        let arguments = arguments(of: chain)
        // Without a style it is a type of the app's own.
        guard let style = arguments.first, style.label == nil else { return }
        guard var banner = owlBanner(style.value, arguments.first { $0.label == "title" }?.value, at: chain.start)
        else {
            return
        }
        for argument in arguments where argument.label != "title" { doubtArgument(argument, at: chain.start) }
        readOwlSettings(uses(ofValue: chain), &banner)
        add(banner, .owlBanners, at: chain.start)
    }

    private mutating func readOwlPresentation(_ chain: SwiftChain) {
        let arguments = arguments(of: chain)
        guard arguments.map(\.label) == ["title", "style"],
            let banner = owlBanner(arguments[1].value, arguments[0].value, at: chain.start)
        else { return }
        add(banner, .owlBanners, at: chain.start)
    }

    private mutating func owlBanner(_ style: SwiftExpression, _ title: SwiftExpression?, at index: Int) -> FoundBanner?
    {
        guard case .chain(let chain) = style, let name = caseName(style) else {
            doubt("its style is chosen when the app runs", at: index)
            return nil
        }
        guard chain.path.dropLast().last == "DefaultBannerStyle",
            let level = BannerLibrary.owlBanners.level(ofCase: name)
        else {
            doubt(
                "`\(chain.path.joined(separator: "."))` is a style of the app's own: write a level for it, and this banner",
                at: index)
            return nil
        }
        var banner = FoundBanner(level: level)
        if name.lowercased() == "persistenterror" { banner.display = .never }
        guard let title else {
            doubt("a banner without a text", at: index)
            return nil
        }
        switch text(title, at: index, &banner) {
        case .text(let text): banner.text = text
        case .none: break
        case .unknown(let why):
            doubt(why, at: index)
            return nil
        }
        return banner
    }

    private mutating func readOwlSettings(_ uses: [Use], _ banner: inout FoundBanner) {
        for use in uses {
            guard let (property, value) = setting(use, actions: ["userDismissalAction", "completionAction"]) else {
                continue
            }
            if let condition = use.condition {
                leaveOut(property, condition, at: use.chain.start)
                continue
            }
            switch (use.path[...], value) {
            case (["requiresUserDismissal"], .truth(let isRequired)): banner.display = isRequired ? .never : nil
            case (["displayMetrics"], .chain(let chain)) where chain.path == ["BannerDisplayMetrics"]:
                readOwlMetrics(chain, at: use.chain.start, &banner)
            case (["requiresUserDismissal"], _), (["displayMetrics"], _):
                leaveOut(property, "is no value that stands here", at: use.chain.start)
            default: doubtSetting(use)
            }
        }
    }

    /// `BannerDisplayMetrics(0.3, 4, 0.3)`: how long the banner comes, stays and goes.
    private mutating func readOwlMetrics(_ chain: SwiftChain, at index: Int, _ banner: inout FoundBanner) {
        let times = arguments(of: chain).compactMap { if case .number(let time) = $0.value { time } else { nil } }
        guard times.count == 3 else { return leaveOut("displayMetrics", "is no value that stands here", at: index) }
        banner.present = times[0]
        if banner.display != .never { banner.display = .seconds(times[1]) }
        banner.dismiss = times[2]
    }
}
