// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerCore
import BannerSpec
import Diagnostics

/// Compares two versions of a spec by what they mean.
///
/// 1. What was only renamed is found (``Renames``).
/// 2. What generated code lets its clients name is compared, in each language (``SourceChanges``), and the paths and types of
///    the design tokens (``TokenChanges``).
/// 3. The values of what both versions have are compared (``ValueChanges``), and the limits that they cross (``LimitChanges``).
///
/// The order of definitions is no change, nor is what a file is called, or which of several files something is written in.
public enum SpecDiff {
    /// The changes from `old` to `new`, the gravest first. A version that is `nil` has no such spec.
    public static func changes(from old: SpecSide?, to new: SpecSide?) -> [Change] {
        switch (old, new) {
        case (nil, nil): return []
        case (let old?, nil): return [lone(.specRemoved, "the spec \(Shown.quoted(old.path)) is gone", old, nil)]
        case (nil, let new?): return [lone(.specAdded, "the spec \(Shown.quoted(new.path)) is new", nil, new)]
        case (let old?, let new?):
            let changes = Comparison(old, new).changes
            return changes.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }
                .map(\.element)
        }
    }

    private static func lone(_ code: ChangeCode, _ message: String, _ old: SpecSide?, _ new: SpecSide?) -> Change {
        let name = (new ?? old)?.spec?.name.value ?? ""
        var change = Change(code, message, at: name)
        change.old = Change.Side(value: old.map { _ in name }, place: old?.place(of: "name"))
        change.new = Change.Side(value: new.map { _ in name }, place: new?.place(of: "name"))
        change.specs = [new, old].compactMap { $0?.path }
        return change
    }
}

/// The comparison of two versions that are both there.
private struct Comparison {
    let old: SpecSide
    let new: SpecSide
    private(set) var changes: [Change] = []

    init(_ old: SpecSide, _ new: SpecSide) {
        self.old = old
        self.new = new
        if !old.isWhole || !new.isWhole { addNotCompared() }
        guard let before = old.spec, let after = new.spec else { return }
        let renames = Renames(from: before, to: after)
        let doubts = Doubts(old, new, renames)
        addVersion()
        for (change, oldPath, newPath) in SourceChanges(before, after, renames).changes
        where !doubts.holds(change, oldPath, newPath) {
            add(change, oldPath, newPath)
        }
        if old.isWhole, new.isWhole {
            for (change, oldPath, newPath) in TokenChanges(before, after, renames).changes {
                add(change, oldPath, newPath)
            }
        }
        addValues(before, after, renames, doubts)
    }

    // MARK: Parts

    private mutating func addVersion() {
        let (before, after) = (old.languageVersion, new.languageVersion)
        guard let before, let after, before != after else { return }
        var change = Change(
            .languageVersion, "`bannerc` was \(Shown.quoted(before)) and is \(Shown.quoted(after))", at: "bannerc")
        (change.old.value, change.new.value) = (before, after)
        add(change, "bannerc", "bannerc")
    }

    private mutating func addNotCompared() {
        let sides = [(old, "the old version"), (new, "the new version")].filter { !$0.0.isWhole }
        let faulty = sides.map(\.1).joined(separator: " and ")
        let which = sides.count == 2 ? "\(faulty) have errors" : "\(faulty) has errors"
        let message = "\(which), so what they are about was not compared"
        var change = Change(.notCompared, message, at: "")
        change.remarks = ["design tokens were not compared either: only a spec without errors has them"]
        add(change, "", "")
    }

    private mutating func addValues(_ before: Spec, _ after: Spec, _ renames: Renames, _ doubts: Doubts) {
        let values = (
            Values(before, after, renames, isOld: true, folder: old.folder),
            Values(before, after, renames, isOld: false, folder: new.folder)
        )
        let certain = doubts.certain((values.0.values, values.1.values))
        let found = ValueChanges(certain.old, certain.new)
        let limits = LimitChanges(before, after, renames, doubts)
        for (index, change) in found.changes.enumerated() {
            var change = change
            change.followers = found.followers[index] ?? []
            let written = values.0.written[change.keyPath] ?? change.keyPath
            let noted = ([change.keyPath] + change.followers).first { limits.notes[$0] != nil }
            if let noted, let note = limits.notes[noted], !doubts.holdsLimit(noted, values.0.written[noted] ?? noted) {
                change.contrast = note
            }
            if !doubts.holds(change, written, change.keyPath) { add(change, written, change.keyPath) }
        }
        for change in limits.changes {
            let written = values.0.written[change.keyPath] ?? change.keyPath
            if !doubts.holdsLimit(change.keyPath, written) { add(change, written, change.keyPath) }
        }
    }

    /// Adds a change, with the places of the two key paths where it has none.
    private mutating func add(_ change: Change, _ oldPath: String, _ newPath: String) {
        var change = change
        // What one of them lacks would be in the file in which the other has it.
        change.old.place = change.old.place ?? old.place(of: oldPath, orIn: new.name(ofFileAt: new.place(of: newPath)))
        change.new.place = change.new.place ?? new.place(of: newPath, orIn: old.name(ofFileAt: old.place(of: oldPath)))
        change.specs = [new.path]
        change.isShared = new.isShared(change.new.place)
        changes.append(change)
    }
}

/// The values of what both versions have, of one of them.
private struct Values {
    let values: [SpecValue]
    /// The key paths as they are written, where they are other ones.
    private(set) var written: [String: String] = [:]

    init(_ old: Spec, _ new: Spec, _ renames: Renames, isOld: Bool, folder: String?) {
        let spec = isOld ? old : new
        let own = Looks(old, new, renames)
        let setting = ValueCollector.Setting(
            surfacesSayEdges: (old.surfaces + new.surfaces).contains { $0.edge.value != .top },
            levelsSayMetrics: [old, new].contains { spec in
                ([spec.design] + spec.themes.map(\.design)).contains { $0.levels.contains { $0.metrics != nil } }
            }, folder: folder)
        var collector = ValueCollector(spec, isOld ? renames : Renames(), setting)
        collector.collectSpec()
        for section in SpecSection.allCases {
            let before = Set(section.names(in: old).map { renames.name(section, $0) })
            let after = Set(section.names(in: new))
            for (index, written) in section.names(in: spec).enumerated() {
                let name = isOld ? renames.name(section, written) : written
                guard before.contains(name), after.contains(name) else { continue }
                collector.collect(section, index, written, withLook: section == .banners && own.names.contains(name))
                if section == .themes { collector.collectThemed(index) { own.isNeeded($0) } }
            }
        }
        values = collector.values
        for value in values where value.written != value.key { written[value.key] = value.written }
    }
}

/// The banners with looks of their own in either version.
private struct Looks {
    let names: Set<String>
    private let old: Set<String>
    private let new: Set<String>
    /// The paths behind `themes` of banners that look another way in a theme of either version.
    private let themed: Set<String>

    init(_ old: Spec, _ new: Spec, _ renames: Renames) {
        themed = Self.themed(old, renames).union(Self.themed(new, Renames()))
        let before = old.banners.filter(\.look.isOwn).map { renames.name(.banners, $0.name.value) }
        names = Set(before + new.banners.filter(\.look.isOwn).map(\.name.value))
        func paths(_ spec: Spec, _ renames: Renames) -> Set<String> {
            Set(
                SpecSection.allCases.flatMap { section in
                    section.names(in: spec).map { renames.path("\(section.rawValue).\($0)") }
                })
        }
        self.old = paths(old, renames)
        self.new = paths(new, Renames())
    }

    private static func themed(_ spec: Spec, _ renames: Renames) -> Set<String> {
        var paths: Set<String> = []
        for theme in spec.themes {
            for (index, banner) in spec.banners.enumerated()
            where banner.look.isOwn && theme.looks[index] !== banner.look {
                paths.insert(renames.path("themes.\(theme.name.value).banners.\(banner.name.value)"))
            }
        }
        return paths
    }

    /// Whether the definition behind `themes.NAME` at `path` is in both versions, and is a banner only if a theme changes it.
    func isNeeded(_ path: String) -> Bool {
        let parts = path.split(separator: ".")
        let definition = parts.dropFirst(2).joined(separator: ".")
        guard old.contains(definition), new.contains(definition) else { return false }
        return parts[2] != "banners" || themed.contains(path)
    }
}
