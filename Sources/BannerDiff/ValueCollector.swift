// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerCore
import BannerSpec
import Diagnostics

/// Collects the values of definitions, each on its own.
struct ValueCollector {
    let spec: Spec
    let renames: Renames
    /// What beside the spec says what its values mean.
    let setting: Setting
    private(set) var values: [SpecValue] = []
    /// The definition that is being read: its key path by new names, and as it is written.
    private var definition = (key: "", written: "")
    /// The definition that it is without a theme, which says what the theme does not.
    private var standard: String?
    private var isOfLook = false

    /// A collector of `spec`, whose names `renames` turns into those of the new version.
    init(_ spec: Spec, _ renames: Renames, _ setting: Setting = Setting()) {
        self.spec = spec
        self.renames = renames
        self.setting = setting
    }

    /// What beside a spec says what its values mean.
    struct Setting {
        /// Whether a surface of either version says an edge, so that it matters whether a style does.
        var surfacesSayEdges = false
        /// The same of levels and metrics.
        var levelsSayMetrics = false
        /// The folder of the spec, as paths of used files begin with it.
        var folder: String?

        /// The path of a font's file, relative to the spec, in whichever of its files it is written.
        func path(of file: Font.File) -> String {
            guard let folder else { return file.path.value }
            let (own, other) = (folder.split(separator: "/"), file.resolvedPath.split(separator: "/"))
            let shared = zip(own, other).prefix { $0 == $1 }.count
            return (own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)).joined(separator: "/")
        }
    }

    /// Collects what `body` adds for the definition at `path`.
    mutating func define(_ path: String, standard: String? = nil, _ body: (inout ValueCollector) -> Void) {
        definition = (renames.path(path), path)
        self.standard = standard
        body(&self)
    }

    /// Collects what `body` adds of the look of a banner.
    mutating func look(_ body: (inout ValueCollector) -> Void) {
        isOfLook = true
        body(&self)
        isOfLook = false
    }

    // MARK: Adding

    /// Adds the file of a font.
    mutating func add(_ file: Font.File) {
        var value = value("files.\(file.weight.rawValue)", setting.path(of: file), .look)
        value.asWritten = file.path.value
        values.append(value)
    }

    /// Adds a value, if there is one.
    mutating func add(
        _ key: String, _ text: String?, _ code: ChangeCode, at place: Place? = nil, isOfNames: Bool = false
    ) {
        guard let text else { return }
        var value = value(key, text, code)
        value.place = place
        value.isOfNames = isOfNames
        values.append(value)
    }

    /// Adds a value with its sources.
    mutating func add<Value>(
        _ key: String, _ resolved: Resolved<Value>, _ code: ChangeCode, unless: String = "", _ text: (Value) -> String
    ) {
        var value = value(key, text(resolved.value), code)
        value.unless = unless
        set(resolved.sources, of: &value)
        values.append(value)
    }

    /// Adds a colour with its sources. One that is taken whole from the palette follows that.
    mutating func add(_ key: String, color: Resolved<ResolvedColor>) {
        add(key, color: color.value, sources: color.sources)
    }

    /// Adds a colour that may be left out, or `standard`.
    mutating func add(_ key: String, color: Resolved<ResolvedColor?>, orElse standard: String) {
        if let own = color.value {
            add(key, color: own, sources: color.sources)
        } else {
            add(key, color, .color) { _ in standard }
        }
    }

    /// Adds a colour; `origin` is where it is from if its sources don't say so.
    mutating func add(_ key: String, color: ResolvedColor, sources: [Source], origin: String = "") {
        var value = value(key, Shown.color(color), .color)
        set(sources, of: &value)
        if value.origin.isEmpty { value.origin = origin }
        if let alias = color.alias {
            value.alias = renames.path("palette.\(alias)")
        } else if value.origin.isEmpty, case .token(let path)? = color.light.sources.last?.origin {
            value.origin = "{\(path)}"
        }
        values.append(value)
    }

    /// Adds a text, a value for each language and plural form.
    mutating func add(_ key: String, text: LocalizedText?, _ names: [String] = []) {
        for entry in text?.entries ?? [] {
            switch entry.content {
            case .pattern(let pattern):
                add("\(key).\(entry.locale)", pattern.written(names), .text, at: entry.place)
            case .plural(let parameter, let forms):
                let name = names.indices.contains(parameter) ? names[parameter] : ""
                add("\(key).\(entry.locale).plural", name, .text, at: entry.place)
                for form in forms {
                    let path = "\(key).\(entry.locale).\(form.category.rawValue)"
                    add(path, form.pattern.written(names), .text, at: form.place)
                }
            }
        }
    }

    /// Adds an image and what is said of it.
    mutating func add(_ key: String, image: Image?, _ names: [String] = []) {
        add(key, image.map { Shown.image($0, names) } ?? "none", .look, at: image?.place)
        add("\(key).label", text: image?.label)
    }

    /// Adds an image with its sources, and what is said of it.
    mutating func add(_ key: String, image: Resolved<Image?>) {
        add(key, image, .look) { Shown.image($0) }
        add("\(key).label", text: image.value?.label, from: image.sources)
    }

    /// Adds a text that `sources` say.
    mutating func add(_ key: String, text: LocalizedText?, from sources: [Source]) {
        let start = values.count
        add(key, text: text)
        for index in values.indices.dropFirst(start) {
            // `set` reads this collector, which would be copied with all values if one of them were changed in its place.
            var value = values[index]
            let place = value.place
            set(sources, of: &value)
            value.place = place
            values[index] = value
        }
    }

    private func value(_ key: String, _ text: String, _ code: ChangeCode) -> SpecValue {
        let suffix = key.isEmpty ? "" : definition.key.isEmpty ? key : "." + key
        return SpecValue(
            key: definition.key + suffix, written: definition.written + suffix, definition: definition.key, text: text,
            code: code, isOfLook: isOfLook)
    }

    private func set(_ sources: [Source], of value: inout SpecValue) {
        guard let winner = sources.first else { return }
        value.isDefault = winner.place == nil
        value.isOwn = false
        switch winner.origin {
        case .definition(let path) where !isOwn(path):
            value.origin = renames.path(path)
            value.place = winner.place
        case .theme(let theme, let path) where !isOwn("themes.\(theme).\(path)"):
            value.origin = renames.path("themes.\(theme).\(path)")
            value.place = winner.place
        case .definition, .theme:
            value.isOwn = true
            // It may be an alias of a token, which then is what has changed.
            guard let token = sources.last, case .token(let path) = token.origin else { return }
            value.origin = "{\(path)}"
            value.place = token.place
        case .token(let path):
            value.isOwn = true
            value.origin = "{\(path)}"
            value.place = winner.place
        case .readingTime: value.isOwn = true
        case .language, .profile: break
        }
    }

    /// Whether `path` is the definition that is being read, or a part of it, as metrics are that a banner has to itself.
    private func isOwn(_ path: String) -> Bool {
        [definition.written, standard].contains { $0 == path || $0.map { path.hasPrefix($0 + ".") } == true }
    }
}
