// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Parallelism

/// The catalogue as an enum.
///
/// A class, so that closures share the spec, which has many parts, instead of copying it.
final class SwiftBanners: Sendable {
    let spec: Spec
    let expressions: SwiftExpressions
    let cases: [String]
    private let choice: SwiftThemeChoice
    /// Whether some theme changes the metrics of the end of a banner's progress.
    private let hasThemedProgress: Bool

    init(_ spec: Spec, _ expressions: SwiftExpressions) {
        self.spec = spec
        self.expressions = expressions
        cases = spec.banners.map { SwiftIdentifier.enumCase($0.name.value) }
        choice = SwiftThemeChoice(spec)
        hasThemedProgress = Self.hasThemedProgress(spec)
    }

    // MARK: Cases

    /// The declarations of the cases, with the descriptions of banners and parameters.
    func declarations() -> SwiftCode {
        SwiftCode(count: cases.count) { [self] index, code in
            let banner = spec.banners[index]
            document(banner, &code)
            code.line(2, "case ")
            code.add(cases[index])
            for (index, parameter) in banner.parameters.enumerated() {
                code.add(index == 0 ? "(" : ", ")
                code.add(SwiftIdentifier.parameter(parameter.name.value))
                code.add(": ")
                code.add(parameter.kind.swiftType)
                if let standard = parameter.kind.swiftDefault { code.add(standard) }
            }
            if !banner.parameters.isEmpty { code.add(")") }
        }
    }

    private func document(_ banner: Banner, _ code: inout SwiftCode) {
        for line in SwiftLiteral.documentation(banner.description) {
            code.line(2, "/// ")
            code.add(line)
        }
        for parameter in banner.parameters {
            var lines = SwiftLiteral.documentation(parameter.description)
            if let bounds = parameter.kind.bounds { lines.append("\(bounds).") }
            for (index, line) in lines.enumerated() {
                code.line(2, index == 0 ? "/// - Parameter " : "///   ")
                if index == 0 {
                    code.add(parameter.name.value)
                    code.add(": ")
                }
                code.add(line)
            }
        }
    }

    /// The branches that give each banner its name in the spec. The last is the `default`; see ``SwiftGroups``.
    func ids() -> SwiftParts {
        SwiftParts(count: cases.count) { [self] index, code in
            if index == cases.count - 1 {
                code.line(3, "default")
            } else {
                code.line(3, "case .")
                code.add(cases[index])
            }
            code.add(": return \"")
            code.add(spec.banners[index].name.value)
            code.add("\"")
        } next: {
            "id_\($0)"
        }
    }

    // MARK: Parameters

    /// What compares parameters with their bounds; none if no banner has a bound.
    func boundChecks() -> SwiftParts? {
        let bounded = spec.banners.indices.filter { spec.banners[$0].parameters.contains(where: \.kind.hasBound) }
        let checks = SwiftBindings(bounded, of: spec) { banner in
            // A parameter may be called `id`.
            "BannerBounds(self.id)" + banner.parameters.map(boundCheck).joined() + ".faults"
        }
        guard !checks.isEmpty else { return nil }
        return checks.parts(of: cases.count, fallback: "[]") { [self] index, code in
            // Only what has a bound is looked at.
            let parameters = spec.banners[index].parameters
            let used = ParameterSet(parameters.indices.filter { parameters[$0].kind.hasBound })
            code.addPattern(cases[index], parameters, used: used)
        } next: {
            "parameterFaults_\($0)"
        }
    }

    /// `.int("count", count, max: 999)`; nothing for a parameter without a bound.
    private func boundCheck(_ parameter: Parameter) -> String {
        guard parameter.kind.hasBound else { return "" }
        let name = parameter.name.value
        let start = "(\"\(name)\", \(SwiftIdentifier.parameter(name))"
        switch parameter.kind {
        case .int(let min, let max):
            let bounds = [min.map { ", min: \($0)" }, max.map { ", max: \($0)" }]
            return ".int" + start + bounds.compactMap(\.self).joined() + ")"
        case .string(let maxLength?): return ".string" + start + ", maxLength: \(maxLength))"
        case .string(nil), .image: return ""
        }
    }

    /// The values of the parameters, by which a catalogue of many banners compares two of them: what Swift derives for it takes the compiler
    /// three fifths of its time at 5,000 banners. None where Swift has little to derive.
    func parameterValues() -> SwiftParts? {
        guard SwiftParts.areMany(cases.count) else { return nil }
        let values = SwiftBindings(spec.banners.indices.filter { !spec.banners[$0].parameters.isEmpty }, of: spec) {
            SwiftExpressions.list(Self.typedNames($0.parameters))
        }
        guard !values.isEmpty else { return nil }
        return values.parts(of: cases.count, fallback: "[]") { [self] index, code in
            code.add(".")
            code.add(cases[index])
            for (position, name) in Self.typedNames(spec.banners[index].parameters).enumerated() {
                code.add(position == 0 ? "(let " : ", let ")
                code.add(name)
            }
            code.add(")")
        } next: {
            "parameters__\($0)"
        }
    }

    /// Names that say a parameter's type and place, so that banners whose parameters have other names share a branch.
    private static func typedNames(_ parameters: [Parameter]) -> [String] {
        parameters.enumerated().map { position, parameter in
            let word =
                switch parameter.kind {
                case .int: "number"
                case .string: "text"
                case .image: "image"
                }
            return word + String(position)
        }
    }

    // MARK: Properties

    /// What makes the banners come.
    func triggers() -> SwiftTriggerSwitch { SwiftTriggerSwitch(spec, cases: cases, expressions) }

    /// The properties, each worked out on a core of its own.
    func properties() -> [SwiftProperty] {
        let levels = spec.design.levels.map { ".\(SwiftIdentifier.enumCase($0.name.value))" }
        let styles = spec.design.styles.map { ".\(SwiftIdentifier.enumCase($0.name))" }
        let surfaces = spec.surfaces.map { ".\(SwiftIdentifier.enumCase($0.name))" }
        let buttons = spec.buttons.map { ".\(SwiftIdentifier.enumCase($0.name.value))" }
        // Most banners have one button.
        let single = buttons.map { SwiftExpressions.list([$0]) }
        let expressions = expressions
        let usual: [@Sendable () -> SwiftProperty?] = [
            { [self] in property("What the banner means.", "level", "Level") { levels[$0.level] } },
            { [self] in property("How the banner looks and behaves.", "style", "Style") { styles[$0.style] } },
            { [self] in property("Where the banner shows.", "surface", "Surface") { surfaces[$0.surface] } },
            { [self] in
                property("The banner's buttons, the first one leading.", "buttons", "[ButtonVariant]", standard: "[]") {
                    banner in
                    switch banner.buttons.count {
                    case 0: nil
                    case 1: single[banner.buttons[0].value]
                    default: SwiftExpressions.list(banner.buttons.map { buttons[$0.value] })
                    }
                }
            },
            { [self] in images },
            { [self] in hasThemedProgress ? nil : progress },
            { [self] in
                property(
                    "Where else in the app a person finds what the banner says.", "alsoAvailableAt", "BannerText?",
                    standard: "nil"
                ) { banner in
                    banner.extras?.alsoAvailableAt.map { expressions.text($0) }
                }
            },
        ]
        return Parallel.map(usual) { $0() }.compactMap { $0 } + rareProperties
    }

    /// The progress that banners show, where some theme changes the metrics of its end.
    var themedProgress: SwiftProperty? { hasThemedProgress ? progress : nil }

    private var progress: SwiftProperty {
        let (expressions, isThemed) = (expressions, hasThemedProgress)
        return property("The progress that the banner shows.", "progress", "BannerProgress?", standard: "nil") {
            $0.extras?.progress.map { expressions.progress($0, isThemed: isThemed) }
        }
    }

    private static func hasThemedProgress(_ spec: Spec) -> Bool {
        guard !spec.themes.isEmpty else { return false }
        let used = Set(spec.banners.compactMap { $0.extras?.progress?.completion?.metrics?.value })
        return spec.themes.contains { theme in
            used.contains { index in
                SwiftExpressions.metrics(theme.design.metrics[index])
                    != SwiftExpressions.metrics(spec.design.metrics[index])
            }
        }
    }

    /// What generated code leaves to the defaults of BannerKit where no banner has it.
    private var rareProperties: [SwiftProperty] {
        let expressions = expressions
        var properties: [SwiftProperty] = []
        if spec.banners.contains(where: { $0.extras?.link != nil }) {
            properties.append(
                property("The banner's link.", "link", "BannerLink?", standard: "nil") { banner in
                    banner.extras?.link.map { link in
                        let placement = link.shownPlacement == .below ? "" : ", placement: .\(link.shownPlacement)"
                        return "BannerLink(\(expressions.text(link.title))\(placement))"
                    }
                })
        }
        if spec.banners.contains(where: { $0.barTap != .dismiss }) {
            properties.append(
                property("What a tap on the bar does.", "barTap", "BannerBarTap", standard: ".dismiss") { banner in
                    banner.barTap == .dismiss ? nil : ".\(banner.barTap)"
                })
        }
        if spec.banners.contains(where: { $0.extras?.expires != nil }) {
            properties.append(
                property("How long the banner may wait unseen.", "expires", "Duration?", standard: "nil") { banner in
                    banner.extras?.expires.map { SwiftExpressions.duration($0.value) }
                })
        }
        return properties
    }

    /// Images that a parameter brings bind it.
    private var images: SwiftProperty {
        let values = zip(cases, spec.banners).map { name, banner -> (name: String, value: String?) in
            guard let image = banner.extras?.image else { return (name, nil) }
            let (pattern, expression) = expressions.image(image, of: banner, case: name)
            return (pattern, expression)
        }
        return SwiftProperty(
            summary: "The banner's image.", name: "image", type: "BannerImage?",
            values: SwiftGroups(values, standard: "nil"))
    }

    private func property(
        _ summary: String, _ name: String, _ type: String, standard: String? = nil,
        _ value: @escaping (Banner) -> String?
    ) -> SwiftProperty {
        let values = zip(cases, spec.banners).lazy.map { (name: $0, value: value($1)) }
        return SwiftProperty(
            summary: summary, name: name, type: type, values: SwiftGroups(values, standard: standard))
    }

    /// The metrics of the banners whose metrics are not those of their style.
    func metrics() -> SwiftGroups {
        let metrics = SwiftBannerMetrics(spec)
        return SwiftGroups(
            spec.banners.indices.map { (name: cases[$0], value: metrics.expression(ofBanner: $0)) }, standard: "nil")
    }

    // MARK: Overrides

    func overrides() -> [SwiftOverride] { overrides(styleStatements) }

    func levelOverrides() -> [SwiftOverride] { overrides(levelStatements) }

    private func overrides(_ statements: (Int, inout SwiftAssignments) -> Void) -> [SwiftOverride] {
        var overrides = cases.indices.compactMap { index -> SwiftOverride? in
            guard spec.banners[index].look.isOwn else { return nil }
            var assignments = SwiftAssignments()
            statements(index, &assignments)
            return assignments.lines.isEmpty ? nil : SwiftOverride(name: cases[index], statements: assignments.lines)
        }
        if overrides.count == spec.banners.count {
            for index in overrides.indices { overrides[index].isComplete = true }
        }
        return overrides
    }

    private func styleStatements(_ index: Int, _ assignments: inout SwiftAssignments) {
        let style = spec.banners[index].look.style
        // A theme may change a token that the banner names, and of some a banner or its surface says a part alone.
        func add(_ name: String, _ expression: (StyleAttributes) -> String) {
            assignments.add(name, choice.expression(ofBanner: index) { expression($0.style) })
        }
        assignments.add(style.position, "position") { ".\($0.rawValue)" }
        if style.edge.isOfBanner { add("edge") { ".\($0.edge.value.rawValue)" } }
        if style.bufferHeight.isOfBanner { add("bufferHeight") { SwiftExpressions.number($0.bufferHeight.value) } }
        assignments.add(style.statusBar, "statusBar") { ".\($0.rawValue)" }
        if style.padding.isOfBanner { add("padding") { SwiftExpressions.padding($0.padding.value) } }
        if style.indicatorHeight.isOfBanner || style.indicatorColor.isOfBanner {
            add("indicator") { SwiftExpressions.indicator($0, theme: "theme") }
        }
        assignments.add(style.dismissal, "dismissal", SwiftExpressions.dismissal)
        assignments.add(style.buttonLayout, "buttonLayout") { ".\($0.rawValue)" }
        assignments.add(style.sticksOnScroll, "sticksOnScroll") { "\($0)" }
        if style.maxWidth.isOfBanner {
            add("maxWidth") { $0.maxWidth.value.map(SwiftExpressions.number) ?? "nil" }
        }
    }

    private func levelStatements(_ index: Int, _ assignments: inout SwiftAssignments) {
        let level = spec.banners[index].look.level
        // A colour that is whole one of the palette is looked up in the theme; of others, a theme may change a part.
        func add(_ name: String, _ attribute: Resolved<some Any>, _ color: (LevelAttributes) -> ResolvedColor?) {
            guard attribute.isOfBanner else { return }
            let expression = choice.expression(ofBanner: index) {
                color($0.level).map { SwiftExpressions.color($0, in: "theme") } ?? "configuration.onTint"
            }
            assignments.add(name, expression)
        }
        add("tint", level.tint) { $0.tint.value }
        add("onTint", level.onTint) { $0.onTint.value }
        add("accent", level.accent) { $0.accent.value }
        assignments.add(level.icon, "icon") { expressions.image($0) }
        assignments.add(level.spokenPrefix, "spokenPrefix") { expressions.text($0) }
        assignments.add(level.announcement, "announcement") { ".\($0.rawValue)" }
        assignments.add(level.haptic, "haptic") { ".\($0.rawValue)" }
    }
}

/// Assignments to a configuration, of the attributes that a banner sets itself.
struct SwiftAssignments {
    private(set) var lines: [String] = []

    mutating func add<Value>(_ attribute: Resolved<Value>, _ name: String, _ expression: (Value) -> String) {
        if attribute.isOfBanner { add(name, expression(attribute.value)) }
    }

    mutating func add(_ name: String, _ expression: String) {
        lines.append("configuration.\(name) = \(expression)")
    }
}

/// The statements that a banner adds to its configuration.
struct SwiftOverride {
    let name: String
    let statements: [String]
    /// Whether every banner has statements, so that the switch over them needs no `default`.
    var isComplete = false
}
