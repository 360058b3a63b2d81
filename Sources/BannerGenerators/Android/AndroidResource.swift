// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import JSONWriting

/// A colour, length, number or word of a spec as a resource of Android, without a theme or in one.
struct AndroidResource: Sendable {
    /// The type of a resource. Android has no type for numbers that are not whole but `dimen`.
    enum Kind: String, Sendable {
        case color, dimen, integer, float, string

        /// The word by which references to it start: `@dimen/…`.
        var reference: String { self == .float ? "dimen" : rawValue }
        /// The `format` of an attribute that holds it.
        var format: String { self == .dimen ? "dimension" : rawValue }
    }

    /// What a resource holds.
    enum Value: Hashable, Sendable {
        /// A number with its unit, such as `12dp`, or a word.
        case text(String)
        /// A colour for day and night as `AARRGGBB`; `alias` is the palette colour that it is.
        case color(light: String, dark: String, alias: String?)

        /// Whether people see the same.
        func isSame(as other: Value) -> Bool {
            guard case .color(let light, let dark, _) = self, case .color(let otherLight, let otherDark, _) = other
            else { return self == other }
            return light == otherLight && dark == otherDark
        }
    }

    let kind: Kind
    /// The name without the prefix and without what tells a theme: `level_error_tint`.
    let name: String
    /// Whether it is a colour for increased contrast, whose name ends with ``highContrast``.
    var isHighContrast = false
    /// `nil` where the spec says that there is none.
    let value: Value?
    /// The resource that it has its value from in every design.
    var inherited: String?

    /// The value of a time that never comes: `Snackbar.LENGTH_INDEFINITE` of Material Components. -1 is another one there.
    private static let indefinite = "-2"
    /// The length of a banner that goes without that of its style: `MATCH_PARENT`.
    private static let unlimited = "-1dp"

    /// The resources of a property. `contrasting` has the names of colours that are others with increased contrast in some
    /// design, for which a second one is made.
    static func all(_ property: DesignProperty, in group: PropertyGroup, contrasting: Set<String> = [])
        -> [AndroidResource]
    {
        guard let inherited = property.inherited else { return own(property, in: group, contrasting) }
        // The sides of a padding have the width of its top.
        if case .length = property.value {
            return own(property, in: group, contrasting).map { resource in
                var resource = resource
                resource.inherited = resourceName(inherited)
                return resource
            }
        }
        // The other property has the same role, and its resources the same ends.
        let other = resourceName(String(inherited.dropLast(property.role.utf8.count)))
        let start = resourceName(group.name).utf8.count + 1
        return own(property, in: group, contrasting).map { resource in
            var resource = resource
            resource.inherited = other + resource.name.dropFirst(start)
            return resource
        }
    }

    private static func own(_ property: DesignProperty, in group: PropertyGroup, _ contrasting: Set<String>)
        -> [AndroidResource]
    {
        let name = resourceName(property.name(in: group))
        switch property.value {
        case .color(let color):
            let plain = AndroidResource(kind: .color, name: name, value: color.map { value($0, .light, .dark) })
            // What is relative to a level in another design is not here.
            let paint = paintName(property, group).map { [AndroidResource(kind: .string, name: $0, value: nil)] } ?? []
            guard contrasting.contains(name) else { return [plain] + paint }
            let high = color.map { value($0, .lightHighContrast, .darkHighContrast) }
            let other = AndroidResource(kind: .color, name: name + highContrast, isHighContrast: true, value: high)
            return [plain, other] + paint
        case .length(let length):
            let unit = property.role.hasSuffix("font-size") ? "sp" : "dp"
            // The smallest target of Android's guidelines.
            let length = property.role == "target-size" ? length.map { max($0, 48) } : length
            // A banner that has no resource has what its style has.
            let none = group.section == "banners" ? Value.text(unlimited) : nil
            return [.init(kind: .dimen, name: name, value: length.map { .text($0.jsonNumber + unit) } ?? none)]
        case .time(let time): return [.init(kind: .integer, name: name, value: .text(time.map(whole) ?? indefinite))]
        case .number(let value) where property.role.hasSuffix("opacity"):
            return [.init(kind: .float, name: name, value: .text(value.jsonNumber))]
        case .number(let value): return [.init(kind: .integer, name: name, value: .text(whole(value)))]
        case .motion(.curve(let x1, let y1, let x2, let y2), _) where property.role == "dismiss-easing":
            let values = ["x1": x1, "y1": y1, "x2": x2, "y2": y2]
            return floats(values, ["x1", "y1", "x2", "y2"], name)
        case .motion(let motion, let time): return floats(motion, within: time, resourceName(group.name))
        case .paint(let paint):
            // A theme that has no colour of its own takes away the one that there is without it.
            return [.init(kind: .color, name: name, value: nil)]
                + (paintName(property, group).map { [word($0, paint.word)] } ?? [])
        case .fill(let fill): return [word(name, fill.rawValue)]
        case .family(let family): return [.init(kind: .string, name: name, value: family.map { .text($0) })]
        case .metrics(let chosen): return [.init(kind: .string, name: name, value: chosen.map { .text($0) })]
        case .word(let value) where property.role == "align": return [word(name, value)]
        case .usual(isPaint: true):
            return [.init(kind: .color, name: name, value: nil)]
                + (paintName(property, group).map { [.init(kind: .string, name: $0, value: nil)] } ?? [])
        case .usual:
            let kind: Kind = property.role.hasSuffix("opacity") ? .float : .dimen
            return [.init(kind: kind, name: name, value: nil)]
        // How the material is drawn is CSS's.
        case .word: return []
        // Shapes are drawables in Android, which no number makes; the word says which one.
        case .corners(let shape): return [word(resourceName(group.name) + "_image_shape", shape.rawValue)]
        }
    }

    private static func word(_ name: String, _ word: String) -> AndroidResource {
        AndroidResource(kind: .string, name: name, value: .text(word))
    }

    /// The name of the word for a colour that may follow the level: `style_bar_border_paint` for `style_bar_border_color`,
    /// `look_high_fill_paint`; `nil` for a colour that never does.
    private static func paintName(_ property: DesignProperty, _ group: PropertyGroup) -> String? {
        // What an indicator has without a colour of its own is the accent, always.
        let roles = ["border-color", "shadow-color", "fill", "label"]
        guard roles.contains(property.role) else { return nil }
        return paintName(property.name(in: group))
    }

    private static func paintName(_ name: String) -> String {
        resourceName(name.hasSuffix("-color") ? String(name.dropLast(6)) : name) + "_paint"
    }

    /// What the names of colours for increased contrast end with.
    static let highContrast = "_high_contrast"

    /// `level-error-tint` → `level_error_tint`.
    static func resourceName(_ name: String) -> String { name.replacing("-", with: "_") }

    private static func value(_ color: ResolvedColor, _ light: Appearance, _ dark: Appearance) -> Value {
        .color(light: color.value(in: light).argb, dark: color.value(in: dark).argb, alias: color.alias)
    }

    private static func floats(_ motion: BannerMotion, within time: Double, _ group: String) -> [AndroidResource] {
        var values: [String: Double] = [:]
        switch motion {
        case .spring(let damping, let velocity):
            let spring = SpringResponse(damping: damping, velocity: velocity, duration: time / 1000)
            values = ["damping": damping, "velocity": velocity, "stiffness": spring.stiffness]
        case .curve(let x1, let y1, let x2, let y2): values = ["x1": x1, "y1": y1, "x2": x2, "y2": y2]
        }
        return floats(values, ["damping", "velocity", "stiffness", "x1", "y1", "x2", "y2"], group)
    }

    private static func floats(_ values: [String: Double], _ roles: [String], _ group: String) -> [AndroidResource] {
        roles.map { role in
            AndroidResource(kind: .float, name: "\(group)_\(role)", value: values[role].map { .text($0.jsonNumber) })
        }
    }

    /// The nearest number that an `int` of Java holds.
    private static func whole(_ value: Double) -> String {
        String(Int32(min(max(value.rounded(), Double(Int32.min)), Double(Int32.max))))
    }
}
