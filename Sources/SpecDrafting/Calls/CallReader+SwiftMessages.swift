// SPDX-License-Identifier: Apache-2.0

/// Calls of SwiftMessages: each `SwiftMessages.show(…)`, with the message view and the settings that it is handed.
extension CallReader {
    mutating func readSwiftMessages() {
        for chain in code.chains {
            if chain.path == ["SwiftMessages", "show"] || chain.path == ["SwiftMessages", "sharedInstance", "show"] {
                readShow(chain)
            } else if chain.path.starts(with: ["SwiftMessages", "defaultConfig"]), chain.path.count > 2,
                code.assigned(to: chain) != nil
            {
                doubt("this changes the default of all messages, and no draft follows that", at: chain.start)
            }
        }
    }

    private mutating func readShow(_ chain: SwiftChain) {
        let arguments = arguments(of: chain)
        guard let view = view(chain, arguments) else {
            return doubt("the view comes from elsewhere, so nobody knows here what it says", at: chain.start)
        }
        guard var banner = message(uses(of: view), at: chain.start) else { return }
        if let config = arguments.first(where: { $0.label == "config" }) {
            readConfig(config.value, at: chain.start, &banner)
        }
        add(banner, .swiftMessages, at: chain.start)
    }

    /// The variable with the view: the argument, or what the closure that provides one returns.
    private func view(_ chain: SwiftChain, _ arguments: [SwiftArgument]) -> SwiftDeclaration? {
        if case .chain(let view)? = arguments.first(where: { $0.label == "view" })?.value,
            view.path.count == 1, view.steps.count == 1
        {
            return declaration(of: view.path[0], at: chain.start)
        }
        var brace: Int?
        if case .closure(let open)? = arguments.first(where: { $0.label == "viewProvider" })?.value { brace = open }
        if case .closure(let open)? = chain.steps.last { brace = open }
        guard let brace, let end = code.partner(brace), let name = code.word(end - 1) else { return nil }
        // `return view`, or `view` alone, at the end.
        return declaration(of: name, at: end - 1)
    }

    // MARK: The view

    private mutating func message(_ uses: [Use], at index: Int) -> FoundBanner? {
        var banner = FoundBanner(level: "")
        for use in uses {
            let names = Array(use.chain.names.dropFirst())
            let assigned = code.assigned(to: use.chain)
            let isText = names == ["titleLabel", "text"] || names == ["bodyLabel", "text"]
            // What is only read makes no banner.
            if isText, assigned == nil { continue }
            let isDecisive =
                ["configureTheme", "configureContent"].contains(names.first) || isText
                // Another view is put in its place.
                || names.isEmpty && assigned != nil
            if use.isConditional, isDecisive {
                doubt("what this message says is decided when the app runs", at: use.chain.start)
                return nil
            }
            if use.isConditional, assigned != nil || names == ["button", "setTitle"] {
                leaveOut(names.joined(separator: "."), "is set under a condition", at: use.chain.start)
                continue
            }
            switch names {
            case ["configureTheme"]:
                guard readTheme(use.chain, &banner) else { return nil }
            case ["configureContent"]:
                guard readContent(use.chain, &banner) else { return nil }
            case ["titleLabel", "isHidden"], ["bodyLabel", "isHidden"], ["button", "isHidden"]:
                guard case .truth(true)? = assigned else { break }
                if names[0] == "titleLabel" { banner.title = nil }
                if names[0] == "bodyLabel" { banner.text = nil }
                if names[0] == "button" { banner.button = nil }
            case ["titleLabel", "text"], ["bodyLabel", "text"]:
                guard let assigned,
                    set(assigned, at: use.chain.start, &banner, names[0] == "titleLabel" ? \.title : \.text)
                else { return nil }
            case ["button", "setTitle"]:
                guard let title = arguments(of: use.chain).first?.value else { break }
                setButton(title, at: use.chain.start, &banner)
            case ["tapHandler"]: doubtAction("tapHandler", at: use.chain.start)
            case ["buttonTapHandler"]:
                if case .closure(let open)? = assigned {
                    banner.button?.dismisses = hides(open)
                }
            default: doubtSetting(use.chain)
            }
        }
        guard !banner.level.isEmpty else {
            doubt("it has none of the four themes, so nobody knows its level", at: index)
            return nil
        }
        return banner
    }

    /// Returns whether the level is known, as far as this call sets it.
    private mutating func readTheme(_ chain: SwiftChain, _ banner: inout FoundBanner) -> Bool {
        for argument in arguments(of: chain) {
            switch argument.label {
            case nil:
                guard let level = caseName(argument.value).flatMap(BannerLibrary.swiftMessages.level) else {
                    doubt("its theme is chosen when the app runs", at: chain.start)
                    return false
                }
                banner.level = level
            case "backgroundColor"?, "foregroundColor"?:
                guard let color = colors.color(argument.value, code) else {
                    leaveOut(argument.label ?? "", "is no colour that stands here", at: chain.start)
                    continue
                }
                if argument.label == "backgroundColor" { banner.tint = color } else { banner.onTint = color }
            default: break
            }
        }
        return true
    }

    /// Returns whether all texts are known.
    private mutating func readContent(_ chain: SwiftChain, _ banner: inout FoundBanner) -> Bool {
        for argument in arguments(of: chain) {
            switch argument.label {
            case "title"?:
                guard set(argument.value, at: chain.start, &banner, \.title) else { return false }
            case "body"?:
                guard set(argument.value, at: chain.start, &banner, \.text) else { return false }
            case "buttonTitle"?: setButton(argument.value, at: chain.start, &banner)
            case "buttonTapHandler"?:
                if case .closure(let open) = argument.value { banner.button?.dismisses = hides(open) }
            default: break
            }
        }
        if case .closure(let open)? = chain.steps.last { banner.button?.dismisses = hides(open) }
        return true
    }

    /// A button's title has no parameters.
    private mutating func setButton(_ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner) {
        let count = banner.parameters.count
        switch text(value, at: index, &banner) {
        case .text(let title) where !title.isBlank && banner.parameters.count == count:
            banner.button = FoundBanner.Button(title: title)
        case .text, .unknown:
            doubt("the title of its button is decided when the app runs, and the button is left out", at: index)
        case .none: break
        }
    }

    /// Whether a closure does nothing but hide the message.
    private func hides(_ brace: Int) -> Bool {
        guard let end = code.partner(brace) else { return false }
        var start = brace + 1
        if let inside = (start..<end).first(where: { code.word($0) == "in" }) { start = inside + 1 }
        guard let chain = code.chain(at: start), chain.end == end else { return false }
        return chain.path == ["SwiftMessages", "hide"]
    }

    // MARK: The settings

    private mutating func readConfig(_ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner) {
        guard case .chain(let chain) = value, chain.path.count == 1, chain.steps.count == 1,
            let declaration = declaration(of: chain.path[0], at: index)
        else {
            return doubt("its settings come from elsewhere, and are left out", at: index)
        }
        for use in uses(of: declaration) where use.chain.start < index {
            guard let property = use.chain.path.dropFirst().first, let value = code.assigned(to: use.chain) else {
                continue
            }
            guard !use.isConditional else {
                leaveOut(property, "is set under a condition", at: use.chain.start)
                continue
            }
            switch property {
            case "duration": readDuration(value, at: use.chain.start, &banner)
            case "presentationStyle": readPosition(value, at: use.chain.start, &banner)
            case "dimMode":
                guard caseName(value) != "none" else { continue }
                doubt("banners don't dim what lies behind them; that is left out", at: use.chain.start)
            default: doubtSetting(use.chain)
            }
        }
    }

    private mutating func readDuration(_ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner) {
        if caseName(value) == "forever" { return banner.display = .never }
        if caseName(value) == "automatic" { return banner.display = nil }
        if case .chain(let chain) = value, chain.path.last == "seconds",
            case .number(let seconds)? = arguments(of: chain).first?.value
        {
            return banner.display = .seconds(seconds)
        }
        doubt("how long it stays is no time that stands here, and is left out", at: index)
    }

    private mutating func readPosition(_ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner) {
        switch caseName(value) {
        case "top"?: banner.isAtBottom = false
        case "bottom"?: banner.isAtBottom = true
        default: doubt("banners come from the top or the bottom; that it doesn't is left out", at: index)
        }
    }
}
