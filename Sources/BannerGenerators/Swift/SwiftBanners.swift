// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The catalogue as an enum.
///
/// A class, so that closures share the spec, which has many parts, instead of copying it.
final class SwiftBanners {
    let spec: Spec
    let expressions: SwiftExpressions
    let cases: [String]

    init(_ spec: Spec, _ expressions: SwiftExpressions) {
        self.spec = spec
        self.expressions = expressions
        cases = spec.banners.map { SwiftIdentifier.enumCase($0.name.value) }
    }

    // MARK: Cases

    /// The declarations of the cases, with the descriptions of banners and parameters.
    func declarations() -> SwiftCode {
        var code = SwiftCode()
        for (banner, name) in zip(spec.banners, cases) {
            for line in documentation(banner) { code.line(2, "/// \(line)") }
            code.line(2, "case ")
            code.add(name)
            for (index, parameter) in banner.parameters.enumerated() {
                code.add(index == 0 ? "(" : ", ")
                code.add(SwiftIdentifier.parameter(parameter.name.value))
                code.add(": ")
                code.add(parameter.kind.swiftType)
                if let standard = parameter.kind.swiftDefault { code.add(standard) }
            }
            if !banner.parameters.isEmpty { code.add(")") }
        }
        return code
    }

    private func documentation(_ banner: Banner) -> [String] {
        var lines = SwiftLiteral.documentation(banner.description)
        for parameter in banner.parameters {
            let bounds = parameter.kind.bounds.map { "\($0)." }
            let text = SwiftLiteral.documentation(parameter.description) + [bounds].compactMap { $0 }
            for (index, line) in text.enumerated() {
                lines.append(index == 0 ? "- Parameter \(parameter.name.value): \(line)" : "  \(line)")
            }
        }
        return lines
    }

    /// The branches that give each banner its name in the spec. The last is the `default`; see ``SwiftGroups``.
    func ids() -> SwiftCode {
        var code = SwiftCode()
        for (index, banner) in spec.banners.enumerated() {
            if index == cases.count - 1 {
                code.line(3, "default")
            } else {
                code.line(3, "case .")
                code.add(cases[index])
            }
            code.add(": return \"")
            code.add(banner.name.value)
            code.add("\"")
        }
        return code
    }

    // MARK: Bounds

    /// The branches that compare parameters with their bounds; none if no banner has a bound.
    ///
    /// Where every banner has one, the last is the `default`; see ``SwiftGroups``.
    func boundChecks() -> SwiftParts? {
        let bounded = spec.banners.indices.filter { index in
            spec.banners[index].parameters.contains { $0.kind.bounds != nil }
        }
        guard let last = bounded.last else { return nil }
        let isComplete = bounded.count == spec.banners.count
        var checks = SwiftParts(fallback: isComplete ? nil : "[]") { "parameterFaults_\($0)" }
        for index in bounded {
            checks.beginBranch()
            if isComplete, index == last {
                checks.code.line(3, "default:")
                checks.code.line(4, "guard case \(boundPattern(index)) = self else { return [] }")
            } else {
                checks.code.line(3, "case \(boundPattern(index)):")
            }
            let banner = spec.banners[index]
            checks.code.line(4, "return BannerBounds(\"\(banner.name.value)\")")
            for check in banner.parameters.compactMap(boundCheck) { checks.code.line(5, check) }
            checks.code.line(5, ".faults")
        }
        return checks
    }

    /// `.syncFailed(let count, _)`: only what has a bound is looked at.
    private func boundPattern(_ index: Int) -> String {
        let names = spec.banners[index].parameters.map { parameter in
            parameter.kind.bounds == nil ? "_" : "let \(SwiftIdentifier.parameter(parameter.name.value))"
        }
        return ".\(cases[index])(\(names.joined(separator: ", ")))"
    }

    private func boundCheck(_ parameter: Parameter) -> String? {
        let name = parameter.name.value
        let value = "\"\(name)\", \(SwiftIdentifier.parameter(name))"
        return switch parameter.kind {
        case .int(let min?, let max?): ".int(\(value), min: \(min), max: \(max))"
        case .int(let min?, nil): ".int(\(value), min: \(min))"
        case .int(nil, let max?): ".int(\(value), max: \(max))"
        case .string(let maxLength?): ".string(\(value), maxLength: \(maxLength))"
        case .int(nil, nil), .string(nil), .image: nil
        }
    }

    // MARK: Properties

    func properties() -> [SwiftProperty] {
        let levels = spec.design.levels.map { ".\(SwiftIdentifier.enumCase($0.name.value))" }
        let styles = spec.design.styles.map { ".\(SwiftIdentifier.enumCase($0.name))" }
        let surfaces = spec.surfaces.map { ".\(SwiftIdentifier.enumCase($0.name))" }
        let buttons = spec.buttons.map { ".\(SwiftIdentifier.enumCase($0.name.value))" }
        return [
            property("What the banner means.", "level", "Level") { levels[$0.level] },
            property("How the banner looks and behaves.", "style", "Style") { styles[$0.style] },
            property("Where the banner shows.", "surface", "Surface") { surfaces[$0.surface] },
            property("The banner's buttons, the first one leading.", "buttons", "[ButtonVariant]", standard: "[]") {
                banner in
                banner.buttons.isEmpty ? nil : SwiftExpressions.list(banner.buttons.map { buttons[$0.value] })
            },
            images,
            property("What makes the banner come.", "trigger", "BannerTrigger?", standard: "nil") { banner in
                banner.extras?.trigger.map { expressions.trigger($0) }
            },
            property("The progress that the banner shows.", "progress", "BannerProgress?", standard: "nil") { banner in
                banner.extras?.progress.map { expressions.progress($0, of: banner) }
            },
            property(
                "Where else in the app a person finds what the banner says.", "alsoAvailableAt", "BannerText?",
                standard: "nil"
            ) { banner in
                banner.extras?.alsoAvailableAt.map { expressions.text($0) }
            },
        ] + rareProperties
    }

    /// What generated code leaves to the defaults of BannerKit where no banner has it.
    private var rareProperties: [SwiftProperty] {
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
        _ summary: String, _ name: String, _ type: String, standard: String? = nil, _ value: (Banner) -> String?
    ) -> SwiftProperty {
        let values = zip(cases, spec.banners).map { (name: $0, value: value($1)) }
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

    private func overrides(_ statements: (Banner, inout SwiftAssignments) -> Void) -> [SwiftOverride] {
        var overrides = zip(cases, spec.banners).compactMap { name, banner -> SwiftOverride? in
            guard banner.look.isOwn else { return nil }
            var assignments = SwiftAssignments()
            statements(banner, &assignments)
            return assignments.lines.isEmpty ? nil : SwiftOverride(name: name, statements: assignments.lines)
        }
        if overrides.count == spec.banners.count {
            for index in overrides.indices { overrides[index].isComplete = true }
        }
        return overrides
    }

    private func styleStatements(_ banner: Banner, _ assignments: inout SwiftAssignments) {
        let style = banner.look.style
        assignments.add(style.position, "position") { ".\($0.rawValue)" }
        assignments.add(style.edge, "edge") { ".\($0.rawValue)" }
        assignments.add(style.bufferHeight, "bufferHeight", SwiftExpressions.number)
        assignments.add(style.statusBar, "statusBar") { ".\($0.rawValue)" }
        assignments.add(style.padding, "padding", SwiftExpressions.padding)
        if assignments.isOwn(style.indicatorHeight) || assignments.isOwn(style.indicatorColor) {
            assignments.add("indicator", SwiftExpressions.indicator(style, theme: "theme"))
        }
        assignments.add(style.dismissal, "dismissal", SwiftExpressions.dismissal)
        assignments.add(style.buttonLayout, "buttonLayout") { ".\($0.rawValue)" }
        assignments.add(style.sticksOnScroll, "sticksOnScroll") { "\($0)" }
        assignments.add(style.maxWidth, "maxWidth") { $0.map(SwiftExpressions.number) ?? "nil" }
    }

    private func levelStatements(_ banner: Banner, _ assignments: inout SwiftAssignments) {
        let level = banner.look.level
        assignments.add(level.tint, "tint") { SwiftExpressions.color($0, in: "theme") }
        assignments.add(level.onTint, "onTint") { SwiftExpressions.color($0, in: "theme") }
        assignments.add(level.accent, "accent") {
            $0.map { SwiftExpressions.color($0, in: "theme") } ?? "configuration.onTint"
        }
        assignments.add(level.icon, "icon") { expressions.image($0) }
        assignments.add(level.spokenPrefix, "spokenPrefix") { expressions.text($0) }
        assignments.add(level.announcement, "announcement") { ".\($0.rawValue)" }
        assignments.add(level.haptic, "haptic") { ".\($0.rawValue)" }
    }
}

/// Assignments to a configuration, of the attributes that a banner sets itself.
struct SwiftAssignments {
    private(set) var lines: [String] = []

    /// Whether the banner itself, or its surface for it, says what the attribute is.
    func isOwn<Value>(_ attribute: Resolved<Value>) -> Bool { attribute.isOfBanner }

    mutating func add<Value>(_ attribute: Resolved<Value>, _ name: String, _ expression: (Value) -> String) {
        if isOwn(attribute) { add(name, expression(attribute.value)) }
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
