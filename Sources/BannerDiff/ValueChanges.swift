// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerSpec

/// The values that differ between definitions that both versions have.
///
/// What follows from another change is told with that: a colour of the palette that has changed is one change, however many
/// levels take it from there.
struct ValueChanges {
    private let old: [SpecValue]
    private let new: [SpecValue]
    private var oldByKey: [String: SpecValue] = [:]
    private var newByKey: [String: SpecValue] = [:]
    private(set) var changes: [Change] = []
    /// Where a change is told that others follow from, by its key path or by another cause.
    private var indexOfCause: [String: Int] = [:]
    /// The keys of what follows, by the change that it is told with.
    private(set) var followers: [Int: [String]] = [:]

    /// The changes between `old` and `new`, both by the names of the new version.
    init(_ old: [SpecValue], _ new: [SpecValue]) {
        self.old = old
        self.new = new
        for value in old { oldByKey[value.key] = value }
        for value in new { newByKey[value.key] = value }
        for value in new {
            guard let former = oldByKey[value.key] else {
                add(nil, value)
                continue
            }
            if former.isOther(than: value) {
                add(former, value)
            } else if former.unless != value.unless {
                addSaid(former, value)
            }
        }
        for value in old where newByKey[value.key] == nil { add(value, nil) }
        addWhatThemesChangeOnOneSide()
    }

    // MARK: What is said

    /// Adds a value that is the same, but that in one version something else may take the place of.
    private mutating func addSaid(_ before: SpecValue, _ after: SpecValue) {
        let origin = [before.origin, after.origin].first { !$0.isEmpty }
        if let origin, follow(after.key, [origin + after.suffix]) { return }
        var (former, latter) = (before, after)
        (former.text, latter.text) = (before.full, after.full)
        append(change(former, latter, latter))
    }

    /// Adds what banners say in one version, and have from their level or style in the other. It is the same without a theme, and another
    /// thing in themes that changed it there.
    private mutating func addWhatThemesChangeOnOneSide() {
        let candidates = new.compactMap { after in
            oldByKey[after.key].flatMap { $0.text == after.text && $0.isOwn != after.isOwn ? ($0, after) : nil }
        }
        .filter { $1.isOfLook }
        guard !candidates.isEmpty else { return }
        let themed = (Self.byPathInThemes(old), Self.byPathInThemes(new))
        for (before, after) in candidates {
            let isSaidNow = after.isOwn
            let (said, inherited) = isSaidNow ? (after, before) : (before, after)
            let byPath = isSaidNow ? themed.0 : themed.1
            let others = sources(of: inherited, isSaidNow ? oldByKey : newByKey).flatMap { byPath[$0[...]] ?? [] }
            // What a theme does not say is as it is without, and a colour of the palette is changed there either way.
            let other = others.first {
                $0.text != said.text && !$0.isDefault && ($0.alias.isEmpty || $0.alias != said.alias)
            }
            guard let other else { continue }
            let (key, text) = (Shown.quoted(after.key), Shown.quoted(after.text))
            let message =
                isSaidNow ? "\(key) is \(text) in every theme now" : "\(key) is no longer \(text) in every theme"
            var change = Change(after.code, message, at: after.key)
            change.old = Change.Side(value: before.text, place: before.place)
            change.new = Change.Side(value: after.text, place: after.place)
            change.remarks.append(
                "\(Shown.quoted(other.key)) \(isSaidNow ? "was" : "is") \(Shown.quoted(other.text))")
            append(change)
        }
    }

    /// What themes say, by the key paths without them.
    private static func byPathInThemes(_ values: [SpecValue]) -> [Substring: [SpecValue]] {
        values.reduce(into: [:]) { found, value in
            if let path = value.inTheme?.path { found[path, default: []].append(value) }
        }
    }

    /// Where a banner may have a value from that it does not say itself. Metrics it names, which is told.
    private func sources(of value: SpecValue, _ values: [String: SpecValue]) -> [String] {
        guard !value.suffix.hasPrefix(".metrics.") else { return [] }
        return ["level", "style"].compactMap { key in
            values["\(value.definition).\(key)"].map { "\(key)s.\($0.text)\(value.suffix)" }
        }
    }

    // MARK: Values

    private mutating func add(_ before: SpecValue?, _ after: SpecValue?) {
        guard let value = after ?? before else { return }
        // A type is told as a change of code; what a look has from elsewhere is told there.
        if value.code == .parameterType || isOfParameterThatIsNew(value, before, after) { return }
        if value.isOfLook, before?.isOwn != true, after?.isOwn != true { return }
        if isSaidOfBanner(before, after) { return }
        let causes = causes(before, after)
        if causes.contains(where: isChanged(before, after)) {
            _ = follow(value.key, causes)
            return
        }
        let cause = shared(before, after)
        if let cause, follow(value.key, [cause]) { return }
        if let cause { indexOfCause[cause] = changes.count }
        append(change(before, after, value))
    }

    private mutating func append(_ change: Change) {
        if indexOfCause[change.keyPath] == nil { indexOfCause[change.keyPath] = changes.count }
        changes.append(change)
    }

    /// Tells of a value with the first change that it follows from. Returns whether there is one.
    ///
    /// A cause stands before what follows from it, but for themes that define nothing themselves.
    private mutating func follow(_ key: String, _ causes: [String]) -> Bool {
        guard let index = causes.compactMap({ indexOfCause[$0] }).min() else { return false }
        followers[index, default: []].append(key)
        return true
    }

    /// Whether a banner says it itself, and the theme that the value is of changes nothing about it.
    private func isSaidOfBanner(_ before: SpecValue?, _ after: SpecValue?) -> Bool {
        guard let path = (after ?? before)?.inTheme?.path, path.hasPrefix("banners.") else { return false }
        let key = String(path)
        return oldByKey[key]?.text == before?.text && newByKey[key]?.text == after?.text
    }

    /// Bounds and descriptions come and go with their parameters.
    private func isOfParameterThatIsNew(_ value: SpecValue, _ before: SpecValue?, _ after: SpecValue?) -> Bool {
        let isOfParameter =
            value.code == .bounds || value.code == .description && value.suffix.hasPrefix(".parameters.")
        guard isOfParameter, before == nil || after == nil, let dot = value.key.lastIndex(of: ".") else {
            return false
        }
        let type = value.key[..<dot] + ".type"
        return oldByKey[String(type)]?.text != newByKey[String(type)]?.text
    }

    /// The key paths of values that this one is taken from in both versions.
    private func causes(_ before: SpecValue?, _ after: SpecValue?) -> [String] {
        guard let before, let after else { return [] }
        var causes: [String] = []
        if before.alias == after.alias, !after.alias.isEmpty {
            if let theme = after.inTheme?.theme { causes.append("themes.\(theme).\(after.alias)") }
            causes.append(after.alias)
        }
        if before.origin == after.origin, !after.origin.isEmpty { causes.append(after.origin + after.suffix) }
        return causes
    }

    /// Whether the value at a key path has changed in the same way.
    private func isChanged(_ before: SpecValue?, _ after: SpecValue?) -> (String) -> Bool {
        { key in
            guard let old = oldByKey[key], let new = newByKey[key] else { return false }
            return key != after?.key && old.text == before?.text && new.text == after?.text && old.text != new.text
        }
    }

    /// What changes of one cause that has no value of its own here have in common: a token, or a default.
    private func shared(_ before: SpecValue?, _ after: SpecValue?) -> String? {
        guard let before, let after else { return nil }
        if after.origin.hasPrefix("{"), after.origin == before.origin {
            return [after.origin, before.text, after.text].joined(separator: "\u{0}")
        }
        guard before.isDefault, after.isDefault else { return nil }
        let section = after.definition.prefix { $0 != "." }
        return [String(section), String(after.suffix), before.text, after.text].joined(separator: "\u{0}")
    }

    private func change(_ before: SpecValue?, _ after: SpecValue?, _ value: SpecValue) -> Change {
        let isOfNobody = before?.isDefault == true && after?.isDefault == true && !value.isOfLook
        let code = isOfNobody ? ChangeCode.defaultChanged : value.code
        let key = Shown.quoted(value.key)
        let message =
            switch (before, after) {
            case (let before?, let after?): "\(key) was \(Shown.quoted(before.text)) and is \(Shown.quoted(after.text))"
            case (nil, let after?): "\(key) is new: \(Shown.quoted(after.text))"
            case (let before?, nil): "\(key) is gone; it was \(Shown.quoted(before.text))"
            case (nil, nil): key
            }
        var change = Change(code, message, at: value.key)
        change.old = Change.Side(value: before?.text, place: before?.place)
        change.new = Change.Side(value: after?.text, place: after?.place)
        if isOfNobody { change.remarks.append("neither version says so itself: it is a default") }
        return change
    }
}
