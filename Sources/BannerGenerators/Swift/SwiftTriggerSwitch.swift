// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// A switch over the banners for what makes them come.
///
/// In a catalogue of many banners, triggers that differ in their names alone come from one function. An initializer with default values in
/// each of its branches takes the compiler twice as long.
struct SwiftTriggerSwitch {
    /// What makes triggers of the names of events or conditions.
    struct Function {
        let name: String
        let parameters: String
        /// The trigger.
        let expression: String
    }

    let functions: [Function]
    let body: SwiftParts

    init(_ spec: Spec, cases: [String], _ expressions: SwiftExpressions) {
        let triggered = spec.banners.indices.filter { spec.banners[$0].extras?.trigger != nil }
        let isComplete = triggered.count == cases.count
        let triggers = spec.banners.lazy.compactMap(\.extras?.trigger)
        let shared = Shared(SwiftParts.areMany(cases.count) ? Array(triggers) : [], expressions)
        functions = shared.functions
        body = SwiftParts(count: triggered.count, fallback: isComplete ? nil : "nil") { number, code in
            let index = triggered[number]
            guard let trigger = spec.banners[index].extras?.trigger else { return }
            if isComplete, number == triggered.count - 1 {
                code.line(3, "default")
            } else {
                code.line(3, "case .")
                code.add(cases[index])
            }
            code.add(": return ")
            guard let function = shared.function(ofTrigger: number) else {
                return code.add(expressions.trigger(trigger, names: SwiftExpressions.names(in: trigger)))
            }
            code.add(function)
            code.add("(")
            var isFirst = true
            SwiftExpressions.forEachName(in: trigger) { name in
                if !isFirst { code.add(", ") }
                isFirst = false
                code.add(literal: name)
            }
            code.add(")")
        } next: {
            "trigger_\($0)"
        }
    }
}

/// The functions that several triggers have in common.
private struct Shared: Sendable {
    private(set) var functions: [SwiftTriggerSwitch.Function] = []
    /// The index of each trigger's function.
    private var indices: [Int?] = []

    init(_ triggers: [Trigger], _ expressions: SwiftExpressions) {
        let sharing = SwiftSharing(Array(triggers.indices)) {
            Self.areAlike(triggers[$0], triggers[$1])
        } _: {
            expressions.trigger(triggers[$0], names: Self.parameters(of: triggers[$0]).map { $0 + ".description" })
        }
        indices = Array(repeating: nil, count: triggers.count)
        for group in sharing.groups where group.items.count > 1 {
            for number in group.items { indices[number] = functions.count }
            let names = Self.parameters(of: triggers[group.items[0]])
            functions.append(
                .init(
                    name: "triggered_\(functions.count + 1)",
                    parameters: names.map { "_ \($0): StaticString" }.joined(separator: ", "), expression: group.code))
        }
    }

    /// What the names in a trigger are called in a function: those of an event, or of a condition and of what ends it.
    private static func parameters(of trigger: Trigger) -> ArraySlice<String> {
        ["name", "clears"].prefix(SwiftExpressions.names(in: trigger).count)
    }

    /// Whether the triggers differ in their names alone.
    private static func areAlike(_ one: Trigger, _ other: Trigger) -> Bool {
        (one.condition == nil) == (other.condition == nil) && (one.clears == nil) == (other.clears == nil)
            && one.minInterval?.value == other.minInterval?.value
            && one.screens.map(\.value) == other.screens.map(\.value)
            && one.mutex.map(\.value) == other.mutex.map(\.value)
    }

    /// The name of the function that makes a trigger; `nil` for one that nothing else is like.
    func function(ofTrigger number: Int) -> String? {
        guard indices.indices.contains(number) else { return nil }
        return indices[number].map { functions[$0].name }
    }
}
