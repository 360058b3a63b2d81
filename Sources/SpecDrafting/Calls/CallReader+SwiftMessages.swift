// SPDX-License-Identifier: Apache-2.0

/// Calls of SwiftMessages: each `SwiftMessages.show(…)`, with the message view and the settings that it is handed.
extension CallReader {
    mutating func readSwiftMessages() {
        for chain in code.chains {
            if isShow(chain) {
                readShow(chain)
            } else if chain.names.contains("swiftMessage") {
                doubt(
                    "this shows a message made from a value, and only the running app knows what that says",
                    at: chain.start)
            } else if chain.path.starts(with: ["SwiftMessages", "defaultConfig"]), chain.path.count > 2,
                code.assigned(to: chain) != nil
            {
                doubt("this changes the default of all messages, and no draft follows that", at: chain.start)
            }
        }
    }

    /// `SwiftMessages.show(…)`, or that of an instance: a variable with one, or whatever shows a view.
    private func isShow(_ chain: SwiftChain) -> Bool {
        let path = chain.path
        guard path.last == "show", path.count > 1, chain.steps.count > path.count else { return false }
        if path == ["SwiftMessages", "show"] || path == ["SwiftMessages", "sharedInstance", "show"] { return true }
        let labels = arguments(of: chain).map(\.label)
        return [["view"], ["config", "view"], ["viewProvider"], ["config", "viewProvider"]].contains(labels)
            || path.count == 2 && isInstance(path[0], at: chain.start)
    }

    private func isInstance(_ name: String, at index: Int) -> Bool {
        guard let variable = declaration(of: name, at: index) else { return false }
        let isTyped = code.isMark(variable.index + 1, ":")
        return isTyped ? variable.type == "SwiftMessages" : code.word(variable.index + 2) == "SwiftMessages"
    }

    private mutating func readShow(_ chain: SwiftChain) {
        let arguments = arguments(of: chain)
        guard let view = view(chain, arguments) else {
            return doubt("the view comes from elsewhere, so nobody knows here what it says", at: chain.start)
        }
        // What the view says later is the next message.
        let uses = uses(of: view).prefix { $0.chain.start < chain.end }
        guard var banner = message(Array(uses), at: chain.start) else { return }
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

    /// What a view says so far.
    private struct Message {
        var banner = FoundBanner(level: "")
        /// What the button does, and where that stands.
        var buttonAction: (value: SwiftExpression, index: Int)?
    }

    private mutating func message(_ uses: [Use], at index: Int) -> FoundBanner? {
        var message = Message()
        for use in uses {
            let assigned = code.assigned(to: use.chain)
            let isText = use.names == ["titleLabel", "text"] || use.names == ["bodyLabel", "text"]
            // What is only read makes no banner.
            if isText, assigned == nil { continue }
            let isDecisive =
                ["configureTheme", "configureContent"].contains(use.names.first) || isText
                // Another view is put in its place.
                || use.names.isEmpty && assigned != nil
            if use.condition != nil, isDecisive {
                doubt("what this message says is decided when the app runs", at: use.chain.start)
                return nil
            }
            if let condition = use.condition, assigned != nil || use.names == ["button", "setTitle"] {
                leaveOut(use.names.joined(separator: "."), condition, at: use.chain.start)
                continue
            }
            guard read(use, assigned, &message) else { return nil }
        }
        readButtonAction(&message)
        guard !message.banner.level.isEmpty else {
            doubt("it has none of the four themes, so nobody knows its level", at: index)
            return nil
        }
        return message.banner
    }

    /// Returns whether what the message says is known.
    private mutating func read(_ use: Use, _ assigned: SwiftExpression?, _ message: inout Message) -> Bool {
        switch use.names {
        case []: if assigned != nil { message = Message() }
        case ["configureTheme"]: return readTheme(use.chain, &message.banner)
        case ["configureContent"]: return readContent(use.chain, &message)
        case ["titleLabel", "isHidden"], ["bodyLabel", "isHidden"], ["button", "isHidden"]:
            guard case .truth(true)? = assigned else { break }
            if use.names[0] == "titleLabel" { message.banner.title = nil }
            if use.names[0] == "bodyLabel" { message.banner.text = nil }
            if use.names[0] == "button" { message.banner.button = nil }
        case ["titleLabel", "text"], ["bodyLabel", "text"]:
            guard let assigned else { break }
            return set(
                assigned, at: use.chain.start, &message.banner, use.names[0] == "titleLabel" ? \.title : \.text)
        case ["button", "setTitle"]:
            guard let title = arguments(of: use.chain).first?.value else { break }
            setButton(title, at: use.chain.start, &message.banner)
        case ["tapHandler"]: doubtAction("tapHandler", at: use.chain.start)
        case ["buttonTapHandler"]: if let assigned { message.buttonAction = (assigned, use.chain.start) }
        default: doubtSetting(use)
        }
        return true
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
                // A theme sets both colours.
                (banner.tint, banner.onTint) = (nil, nil)
            case "backgroundColor"?, "foregroundColor"?:
                let color = colors.color(argument.value, code)
                if color == nil { leaveOut(argument.label ?? "", "is no colour that stands here", at: chain.start) }
                if argument.label == "backgroundColor" { banner.tint = color } else { banner.onTint = color }
            default: doubtArgument(argument, at: chain.start)
            }
        }
        return true
    }

    /// Returns whether all texts are known.
    private mutating func readContent(_ chain: SwiftChain, _ message: inout Message) -> Bool {
        for argument in arguments(of: chain) {
            switch argument.label {
            case "title"?:
                guard set(argument.value, at: chain.start, &message.banner, \.title) else { return false }
            case "body"?:
                guard set(argument.value, at: chain.start, &message.banner, \.text) else { return false }
            case "buttonTitle"?: setButton(argument.value, at: chain.start, &message.banner)
            case "buttonTapHandler"?: message.buttonAction = (argument.value, chain.start)
            default: doubtArgument(argument, at: chain.start)
            }
        }
        if case .closure(let open)? = chain.steps.last { message.buttonAction = (.closure(open), chain.start) }
        return true
    }

    /// A button that hides the message dismisses; what else it does is the app's.
    private mutating func readButtonAction(_ message: inout Message) {
        guard message.banner.button != nil, let (value, index) = message.buttonAction else { return }
        switch value {
        case .none: break
        case .closure(let open) where hides(open): message.banner.button?.dismisses = true
        default: doubtAction("buttonTapHandler", at: index)
        }
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
            guard let property = use.path.first, let value = code.assigned(to: use.chain) else { continue }
            if let condition = use.condition {
                leaveOut(property, condition, at: use.chain.start)
                continue
            }
            switch property {
            case "duration": readDuration(value, at: use.chain.start, &banner)
            case "presentationStyle": readPosition(value, at: use.chain.start, &banner)
            case "dimMode":
                guard caseName(value) != "none" else { continue }
                doubt("banners don't dim what lies behind them; that is left out", at: use.chain.start)
            default: doubtSetting(use)
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
