// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerGenerators
import BannerSpec
import Diagnostics

/// What differs in what generated code lets its clients name, in each language.
struct SourceChanges {
    private enum Kind: Hashable { case removed, renamed, caseAdded, added, parameters, trigger, member }

    private struct Key: Hashable {
        var kind: Kind
        /// The key path of what has changed, by the names of the new version; for what is gone, of the old one.
        var owner: String
        /// The name of a member.
        var member = ""
    }

    private struct Entry {
        var languages: [CodeInterface.Language] = []
        var notes: [String] = []
        var oldOwner: String?
        var newOwner: String?
    }

    private let old: Spec
    private let new: Spec
    private let renames: Renames
    /// The parameters of banners, by their key paths.
    private let oldParameters: [String: [Parameter]]
    private let newParameters: [String: [Parameter]]
    private var order: [Key] = []
    private var entries: [Key: Entry] = [:]
    /// The changes. The places of their sides are those of the key paths.
    private(set) var changes: [(change: Change, old: String, new: String)] = []

    init(_ old: Spec, _ new: Spec, _ renames: Renames) {
        (self.old, self.new, self.renames) = (old, new, renames)
        (oldParameters, newParameters) = (Self.parameters(of: old), Self.parameters(of: new))
        var renamedIn: [CodeInterface.Language] = []
        for language in CodeInterface.Language.allCases {
            let (before, after) = (CodeInterface(old, language), CodeInterface(new, language))
            if before.namespace != after.namespace { renamedIn.append(language) }
            compare(before, after)
        }
        if !renamedIn.isEmpty || old.name.value != new.name.value { addNamespace(renamedIn) }
        for key in order {
            if let entry = entries[key] { add(key, entry) }
        }
    }

    // MARK: Symbols

    private struct Path: Hashable {
        var container: String
        var name: String
    }

    private mutating func compare(_ before: CodeInterface, _ after: CodeInterface) {
        func path(_ symbol: CodeInterface.Symbol) -> Path { Path(container: symbol.container, name: symbol.name) }
        let language = after.language
        let known = Dictionary(before.symbols.map { (path($0), $0) }) { first, _ in first }
        let kept = Dictionary(after.symbols.map { (path($0), $0) }) { first, _ in first }
        var added = Dictionary(
            after.symbols.filter { known[path($0)] == nil }.map { (Path(container: $0.container, name: $0.owner), $0) }
        ) { first, _ in first }
        for symbol in before.symbols {
            let owner = renames.path(symbol.owner)
            if let now = kept[path(symbol)] {
                guard now.signature != symbol.signature else { continue }
                note(
                    kind(of: owner), owner, language, symbol, now, isBreaking: !now.serves(callersOf: symbol, language))
            } else if !owner.contains(".") {
                note(.member, owner, language, symbol, nil)
            } else if let now = added.removeValue(forKey: Path(container: symbol.container, name: owner)) {
                note(.renamed, now.owner, language, symbol, now)
            } else {
                note(.removed, symbol.owner, language, symbol, nil)
            }
        }
        let filled = Set(before.symbols.map(\.container))
        for symbol in after.symbols where added[Path(container: symbol.container, name: symbol.owner)] == symbol {
            let isClosed = before.closedTypes.contains(symbol.container) && symbol.owner.contains(".")
            // Kotlin's `when` over a type without cases has an `else`, or does not compile.
            let isListed = language != .kotlin || filled.contains(symbol.container)
            note(isClosed ? .caseAdded : .added, symbol.owner, language, nil, symbol, isBreaking: isListed)
        }
    }

    private func kind(of owner: String) -> Kind { owner.holds(".trigger.") ? .trigger : .parameters }

    private mutating func note(
        _ kind: Kind, _ owner: String, _ language: CodeInterface.Language, _ before: CodeInterface.Symbol?,
        _ after: CodeInterface.Symbol?, isBreaking: Bool = true
    ) {
        var key = Key(kind: kind, owner: owner)
        if !owner.contains("."), let symbol = before ?? after { key.member = String(symbol.name.prefix { $0 != "(" }) }
        if entries[key] == nil { order.append(key) }
        var entry = entries[key] ?? Entry()
        if isBreaking, entry.languages.last != language { entry.languages.append(language) }
        let texts = [before, after].compactMap { $0.map { Shown.quoted($0.text) } }
        entry.notes.append("\(language.rawValue): \(texts.joined(separator: " → "))")
        entry.oldOwner = entry.oldOwner ?? before?.owner
        entry.newOwner = entry.newOwner ?? after?.owner
        entries[key] = entry
    }

    // MARK: Changes

    private mutating func addNamespace(_ languages: [CodeInterface.Language]) {
        var change = Change(
            .namespaceRenamed, "`name` was \(Shown.quoted(old.name.value)) and is \(Shown.quoted(new.name.value))",
            at: "name")
        change.languages = languages
        change.old.value = old.name.value
        change.new.value = new.name.value
        changes.append((change, "name", "name"))
    }

    private mutating func add(_ key: Key, _ entry: Entry) {
        let owner = "`\(key.owner)`"
        switch key.kind {
        case .removed: add(.symbolRemoved, "\(owner) is gone", key, entry)
        case .renamed where entry.oldOwner == key.owner:
            // A trigger's event goes by another name, in the same place.
            add(.symbolRenamed, "\(owner) has another name now", key, entry)
        case .renamed:
            add(.symbolRenamed, "`\(entry.oldOwner ?? "")` is called \(owner) now, and says the same", key, entry)
        case .caseAdded: add(.caseAdded, "\(owner) is new, one more case to handle", key, entry)
        case .added where !key.member.isEmpty: add(.symbolAdded, "`\(key.member)` of \(owner) is new", key, entry)
        case .added: add(.symbolAdded, "\(owner) is new", key, entry)
        case .trigger: add(.triggerChanged, "\(owner) has other parameters", key, entry)
        case .member:
            add(
                .memberRemoved, "`\(key.member)` of \(owner) is gone, since nothing in the spec has one any more", key,
                entry)
        case .parameters: addParameters(key, entry)
        }
    }

    private mutating func add(_ code: ChangeCode, _ message: String, _ key: Key, _ entry: Entry) {
        var change = Change(code, message, at: key.owner)
        if code.level == .major { change.languages = entry.languages }
        change.remarks = entry.notes
        let oldOwner = entry.oldOwner ?? (key.kind == .member ? key.owner : nil)
        change.old.value = oldOwner
        change.new.value = entry.newOwner
        changes.append((change, oldOwner ?? key.owner, entry.newOwner ?? key.owner))
    }

    /// A change for each parameter, since each has to be seen to in its own way.
    private mutating func addParameters(_ key: Key, _ entry: Entry) {
        let (oldOwner, newOwner) = (entry.oldOwner ?? key.owner, entry.newOwner ?? key.owner)
        let before = oldParameters[oldOwner] ?? []
        let after = newParameters[newOwner] ?? []
        let banner = String(newOwner.dropFirst("banners.".count))
        let mapped = before.map { renames.parameter($0.name.value, of: banner) }
        let names = after.map(\.name.value)
        func add(_ code: ChangeCode, _ message: String, _ old: Parameter?, _ new: Parameter?) {
            let name = new?.name.value ?? old?.name.value
            var change = Change(code, message, at: newOwner + ".parameters" + (name.map { ".\($0)" } ?? ""))
            change.languages = code == .parameterOrder ? entry.languages.filter { $0 != .typescript } : entry.languages
            change.remarks = entry.notes
            change.old.value = old.map { "\($0.name.value): \($0.kind.word)" }
            change.new.value = new.map { "\($0.name.value): \($0.kind.word)" }
            let paths = [
                old.map { "\(oldOwner).parameters.\($0.name.value)" },
                new.map { "\(newOwner).parameters.\($0.name.value)" },
            ]
            changes.append((change, paths[0] ?? "\(oldOwner).parameters", paths[1] ?? "\(newOwner).parameters"))
        }
        for (parameter, name) in zip(before, mapped) {
            guard let now = after.first(where: { $0.name.value == name }) else {
                add(
                    .parameterRemoved, "the parameter `\(parameter.name.value)` of `\(newOwner)` is gone", parameter,
                    nil)
                continue
            }
            if name != parameter.name.value {
                add(
                    .parameterRenamed,
                    "the parameter `\(parameter.name.value)` of `\(newOwner)` is called `\(name)` now", parameter, now)
            }
            if now.kind.word != parameter.kind.word {
                add(
                    .parameterType,
                    "the parameter `\(name)` of `\(newOwner)` was of the type `\(parameter.kind.word)` and is of `\(now.kind.word)`",
                    parameter, now)
            }
        }
        for parameter in after where !mapped.contains(parameter.name.value) {
            add(.parameterAdded, "the parameter `\(parameter.name.value)` of `\(newOwner)` is new", nil, parameter)
        }
        let common = mapped.filter(names.contains)
        if common != names.filter(mapped.contains) {
            add(
                .parameterOrder, "the parameters of `\(newOwner)` are in another order: \(Shown.list(names))", nil, nil
            )
        }
    }

    private static func parameters(of spec: Spec) -> [String: [Parameter]] {
        Dictionary(spec.banners.map { ("banners.\($0.name.value)", $0.parameters) }) { first, _ in first }
    }
}

extension CodeInterface.Symbol {
    /// Whether what compiles with `former` compiles with this too, since all that it has besides may be left out. Patterns of Swift list
    /// every parameter.
    fileprivate func serves(callersOf former: Self, _ language: CodeInterface.Language) -> Bool {
        let (old, new) = (former.parameters(language), parameters(language))
        guard !old.isEmpty else { return false }
        switch language {
        case .swift: return false
        case .kotlin: return new.starts(with: old) && new.dropFirst(old.count).allSatisfy { $0.hasSuffix(" = null") }
        case .typescript: return Set(new).subtracting(old).allSatisfy { $0.holds("?: ") } && Set(old).isSubset(of: new)
        }
    }

    /// The parameters of the signature, `(a: String, b: String)` or ` { a: string; b: string }`.
    private func parameters(_ language: CodeInterface.Language) -> [String] {
        language == .typescript
            ? signature.dropFirst(3).dropLast(2).pieces(between: "; ").map(String.init)
            : signature.dropFirst().dropLast().pieces(between: ", ").map(String.init)
    }
}
