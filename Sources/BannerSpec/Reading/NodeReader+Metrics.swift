// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// Display metrics: times, and either a spring or an easing curve.
    func metrics(_ node: Node, _ subject: String = "a metric") -> MetricsDeclaration {
        var declaration = MetricsDeclaration()
        var spring: Place?
        var easing: Place?
        fields(of: node, subject, as: MetricsKey.self) { field, key, value in
            switch field {
            case .present: declaration.present = duration(value, key)
            case .display: declaration.display = durationOrNever(value, key)
            case .dismiss: declaration.dismiss = duration(value, key)
            case .spring:
                spring = key.place
                declaration.motion = self.spring(value) ?? declaration.motion
            case .easing:
                easing = key.place
                declaration.motion = self.easing(value, key)?.map(\.motion) ?? declaration.motion
            case .transition: declaration.transition = choice(value, key, BannerTransition.self)
            case .dismissEasing: declaration.dismissEasing = self.easing(value, key)
            case .description: declaration.description = description(value, key)
            }
        }
        if let spring, let easing {
            report(
                .conflictingFields, "a banner moves by a spring or by an easing curve, not both", at: easing,
                labels: [Label("the spring", at: spring)], help: ["remove one of them"]
            )
        }
        return declaration
    }

    /// A damping ratio from 0 (undamped) to 10, an initial velocity in distances to travel a second.
    private func spring(_ node: Node) -> Located<BannerMotion>? {
        if reportIfPhysical(node) { return nil }
        var damping: Double?
        var hasDamping = false
        var velocity = 0.0
        var isWhole = true
        let meant = fields(
            of: node, "a spring", as: SpringKey.self, example: example("damping", node, "0.8")
        ) { field, key, value in
            switch field {
            case .damping:
                hasDamping = true
                // A spring without damping never comes to rest.
                damping = numberOrAlias(value, key, in: 0.01...10)?.value
                isWhole = isWhole && damping != nil
            case .velocity:
                if let number = numberOrAlias(value, key, in: -100...100)?.value {
                    velocity = number
                } else {
                    isWhole = false
                }
            }
        }
        if !hasDamping, node.kind == .mapping, !meant.contains(.damping) {
            report(.missingField, "the spring has no `damping`", at: node.place, help: ["add `damping: 0.7`"])
        }
        guard let damping, isWhole else { return nil }
        return Located(.spring(damping: damping, velocity: velocity), at: node.place)
    }

    /// Reports a spring by its stiffness, as design tools and libraries have it, and tells its damping ratio: the friction divided by that
    /// with which it just doesn't swing.
    private func reportIfPhysical(_ node: Node) -> Bool {
        func number(_ names: String...) -> Double? {
            let entry = node.entries.first { names.contains($0.key.text.lowercased()) }
            guard let entry, case .number(let number) = Decimal.read(entry.value.text) else { return nil }
            return number
        }
        guard node.kind == .mapping, let stiffness = number("stiffness", "tension"), stiffness > 0 else { return false }
        let ratio = number("damping", "friction").map { friction in
            friction / (2 * (stiffness * max(number("mass") ?? 1, 0)).squareRoot())
        }
        let isMeant = ratio.map { $0.isFinite && $0 >= 0.01 && $0 <= 10 } == true
        let damping = isMeant ? ratio.map { (($0 * 100).rounded() / 100).plain } : nil
        report(
            .unknownKey, "a spring has a damping ratio, and no stiffness", at: node.place,
            notes: [
                "the ratio is the damping, divided by 2 × √(stiffness × mass); how long the movement takes is `present`"
            ],
            help: ["write `{ damping: \(damping ?? "0.8") }`"],
            fix: damping.map { Fix("", .unsafe, edits: [Edit(replacing: node.place, with: "{ damping: \($0) }")]) })
        return true
    }

    /// The name of a curve, its four control values, or an alias of a `cubicBezier` token.
    private func easing(_ node: Node, _ key: Node) -> Located<BannerCurve>? {
        if let alias = tokenPath(node) { return aliased(tokens.curve(alias, at: node.place, self), at: node.place) }
        guard node.kind == .sequence else {
            return reportIfCurveOfCSS(node) ? nil : choice(node, key, NamedEasing.self)?.map(\.curve)
        }
        return curve(node, key)
    }

    /// The beginning of a curve of CSS (Easing Functions Level 1).
    static let curveOfCSS = "cubic-bezier("

    /// Reports a curve of CSS, which is a list of numbers here.
    private func reportIfCurveOfCSS(_ node: Node) -> Bool {
        guard node.kind == .scalar, node.text.hasPrefix(Self.curveOfCSS) else { return false }
        let (written, place) = wholeText(node)
        guard written.hasSuffix(")") else { return false }
        let list = "[\(written.dropFirst(Self.curveOfCSS.count).dropLast())]"
        report(
            .invalidValue, "`\(shown(written))` is a CSS curve", at: place, help: ["write \(shown(list))"],
            fix: Fix("write the list", .unsafe, edits: [Edit(replacing: place, with: list)]))
        return true
    }

    /// `[x1, y1, x2, y2]`, x1 and x2 from 0 to 1.
    func curve(_ node: Node, _ key: Node, resolve: (Node) -> Node = { $0 }) -> Located<BannerCurve>? {
        guard let items = items(node, key, "four numbers", isWord: { Double($0) != nil }) else { return nil }
        guard items.count == 4 else {
            report(
                .wrongType, "an easing curve has four numbers, but this list has \(items.count)", at: node.place,
                help: ["write [x1, y1, x2, y2]"])
            return nil
        }
        let values = items.map { number(resolve($0), key, in: -100...100)?.value }
        var isWhole = true
        for (name, index) in [("x1", 0), ("x2", 2)] {
            // There are four values.
            guard let value = values[index], !(0...1).contains(value) else { continue }
            report(.outOfRange, "`\(name)` is \(value.plain), but must be between 0 and 1", at: items[index].place)
            isWhole = false
        }
        guard isWhole, case let values = values.compactMap({ $0 }), values.count == 4 else { return nil }
        return Located(BannerCurve(x1: values[0], y1: values[1], x2: values[2], y2: values[3]), at: node.place)
    }
}
