// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Parallelism

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
        let triggered = spec.banners.enumerated().compactMap { index, banner in
            banner.extras?.trigger.map { (index: index, trigger: $0) }
        }
        let isComplete = triggered.count == cases.count
        let shared = Shared(SwiftParts.areMany(cases.count) ? triggered.map(\.trigger) : [], expressions)
        functions = shared.functions
        body = SwiftParts(count: triggered.count, fallback: isComplete ? nil : "nil") { number, code in
            let (index, trigger) = triggered[number]
            code.line(3, isComplete && number == triggered.count - 1 ? "default" : "case .\(cases[index])")
            code.add(": return ")
            let names = SwiftExpressions.names(in: trigger)
            if let function = shared.function(ofTrigger: number) {
                code.add("\(function)(\(names.joined(separator: ", ")))")
            } else {
                code.add(expressions.trigger(trigger, names: names))
            }
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
        let bodies = Parallel.map(Array(stride(from: 0, to: triggers.count, by: 1_000))) { start in
            triggers[start...].prefix(1_000).map { expressions.trigger($0, names: Self.names(for: $0)) }
        }.flatMap(\.self)
        var counts: [String: Int] = [:]
        for body in bodies { counts[body, default: 0] += 1 }
        var indexOfBody: [String: Int] = [:]
        for (trigger, body) in zip(triggers, bodies) {
            guard counts[body, default: 0] > 1 else {
                indices.append(nil)
                continue
            }
            if indexOfBody[body] == nil {
                indexOfBody[body] = functions.count
                functions.append(
                    .init(
                        name: "triggered_\(functions.count + 1)",
                        parameters: SwiftExpressions.names(in: trigger).count == 1
                            ? "_ name: StaticString" : "_ name: StaticString, _ clears: StaticString",
                        expression: body))
            }
            indices.append(indexOfBody[body])
        }
    }

    private static func names(for trigger: Trigger) -> [String] {
        ["name.description", "clears.description"].prefix(SwiftExpressions.names(in: trigger).count).map(\.self)
    }

    /// The name of the function that makes a trigger; `nil` for one that nothing else is like.
    func function(ofTrigger number: Int) -> String? {
        guard indices.indices.contains(number) else { return nil }
        return indices[number].map { functions[$0].name }
    }
}
