// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// The events or the conditions of a spec's triggers, as an enum.
struct SwiftTriggers {
    /// The name of the enum.
    var type: String
    var summary: String
    var cases: [SwiftTrigger]
    /// The indices of cases that come to one name, in pairs: the first that has it, and another.
    var clashes: [(first: Int, other: Int)]

    /// The protocol of BannerKit that it conforms to.
    var conformance: String { "Banner\(type)" }

    /// The declarations of the cases.
    var declarations: SwiftCode {
        SwiftCode(count: cases.count) { [cases] index, code in
            cases[index].addDocumentation(to: &code)
            code.line(2, "case ")
            cases[index].addDeclaration(to: &code)
        }
    }

    /// The branches from case to name. The last is the `default`; see ``SwiftGroups``.
    var ids: SwiftParts {
        SwiftParts(count: cases.count) { [cases] index, code in
            code.line(3, index == cases.count - 1 ? "default" : "case .")
            if index < cases.count - 1 { code.add(cases[index].name) }
            code.add(": return ")
            code.add(literal: cases[index].id)
        } next: {
            "id_\($0)"
        }
    }

    /// The branches from case to banners. Where every case has one, the last is the `default`.
    var shown: SwiftParts {
        let showing = cases.indices.filter { !cases[$0].banners.isEmpty }
        let isComplete = showing.count == cases.count
        return SwiftParts(count: showing.count, fallback: isComplete ? nil : "[]") { [cases] number, code in
            let index = showing[number]
            if !isComplete || number < showing.count - 1 {
                code.line(3, "case ")
                cases[index].addPattern(to: &code)
                code.add(": return [")
            } else if cases[index].parameters.isEmpty {
                code.line(3, "default: return [")
            } else {
                code.line(3, "default:")
                code.line(4, "guard case ")
                cases[index].addPattern(to: &code)
                code.add(" = self else { return [] }")
                code.line(4, "return [")
            }
            for (position, banner) in cases[index].banners.enumerated() {
                if position > 0 { code.add(", ") }
                banner.add(to: &code)
            }
            code.add("]")
        } next: {
            "banners_\($0)"
        }
    }

    /// An enum each for events and conditions; none for what the spec has none of.
    static func all(of spec: Spec, cases: [String]) -> [SwiftTriggers] {
        let triggers = spec.banners.lazy.compactMap(\.extras?.trigger)
        var events = SwiftTriggerCases(spec, cases, expected: triggers.count { $0.event != nil })
        var conditions = SwiftTriggerCases(spec, cases, expected: triggers.count { $0.condition != nil })
        for (index, banner) in spec.banners.enumerated() {
            guard let trigger = banner.extras?.trigger else { continue }
            if let event = trigger.event { events.add(event.value, banner: index) }
            if let condition = trigger.condition { conditions.add(condition.value, banner: index) }
            if let clears = trigger.clears { events.add(clears.value) }
        }
        return [
            SwiftTriggers(
                type: "Event",
                summary: "What happens in the app, as the triggers of the catalogue name it: `presenter.send(.NAME)`.",
                cases: events.cases, clashes: events.clashes),
            SwiftTriggers(
                type: "Condition",
                summary: "What holds in the app for a time, as the triggers of the catalogue name it: "
                    + "`presenter.hold(.NAME)`.",
                cases: conditions.cases, clashes: conditions.clashes),
        ].filter { !$0.cases.isEmpty }
    }
}

extension SwiftTriggers {
    /// Refuses what would become one case: which event a call sends must not depend on what other events there are.
    func refuseClashes(of spec: Spec, in names: inout NameMap) {
        guard !clashes.isEmpty else { return }
        var places: [String: Place] = [:]
        for trigger in spec.banners.lazy.compactMap(\.extras?.trigger) {
            let causes = type == "Event" ? [trigger.event, trigger.clears] : [trigger.condition]
            for cause in causes.compactMap({ $0 }) where places[cause.value] == nil {
                places[cause.value] = cause.place
            }
        }
        for (first, other) in clashes {
            let (first, other) = (cases[first], cases[other])
            names.refuse(
                "\(type).\(other.name.filter { $0 != "`" })", of: (String(other.id.prefix(60)), places[other.id]),
                and: (String(first.id.prefix(60)), places[first.id]))
        }
    }
}

/// An event or a condition as a case.
struct SwiftTrigger: Sendable {
    /// Its name in the spec.
    let id: String
    /// The identifier of its case.
    var name: String
    /// Its parameters, which are those of its banners: the identifier, the type, and what stands behind that for what may be left out.
    var parameters: [(name: String, type: String, standard: String?)] = []
    /// The names of those that go by the name of their banner, too, and are those of no other banner.
    fileprivate var longerNames: [String] = []
    /// Its banners.
    var banners: [SwiftShownBanner] = []

    /// `syncFailed(count: Int)`
    var declaration: String { SwiftCode(addDeclaration).text }

    /// `.syncFailed(let count)`
    var pattern: String { SwiftCode(addPattern).text }

    // What is called for each case of a large catalogue is inlined: a case that is taken out of its array for a call is copied whole.
    @inline(__always)
    func addDeclaration(to code: inout SwiftCode) {
        code.add(name)
        for position in parameters.indices {
            code.add(position == 0 ? "(" : ", ")
            code.add(parameters[position].name)
            code.add(": ")
            code.add(parameters[position].type)
            if let standard = parameters[position].standard { code.add(standard) }
        }
        if !parameters.isEmpty { code.add(")") }
    }

    @inline(__always)
    func addPattern(to code: inout SwiftCode) {
        code.add(".")
        code.add(name)
        for position in parameters.indices {
            code.add(position == 0 ? "(let " : ", let ")
            code.add(parameters[position].name)
        }
        if !parameters.isEmpty { code.add(")") }
    }

    /// The lines of its documentation.
    var documentation: [String] { SwiftLiteral.documentation("`\(id)" + endOfDocumentation) }

    private var endOfDocumentation: String { banners.isEmpty ? "`, which ends conditions." : "`." }

    /// Adds the lines of ``documentation`` as a comment.
    @inline(__always)
    func addDocumentation(to code: inout SwiftCode) {
        for (number, line) in SwiftLiteral.documentation(id).enumerated() {
            code.line(2, number == 0 ? "/// `" : "/// ")
            code.add(line)
        }
        code.add(endOfDocumentation)
    }
}

/// A banner that an event or a condition makes come.
struct SwiftShownBanner: Sendable {
    /// The name of its case.
    let name: String
    let parameters: [Parameter]
    /// What its parameters are called in the case of the trigger; `nil` where that is what they are called in its own.
    let names: [String]?

    /// The banner as an expression of the trigger's parameters: `.syncFailed(count: count)`.
    var expression: String { SwiftCode(add).text }

    func add(to code: inout SwiftCode) {
        code.add(".")
        code.add(name)
        for position in parameters.indices {
            let id = parameters[position].name.value
            code.add(position == 0 ? "(" : ", ")
            code.add(SwiftIdentifier.label(id))
            code.add(": ")
            code.add(names?[position] ?? SwiftIdentifier.parameter(id))
        }
        if !parameters.isEmpty { code.add(")") }
    }
}

/// Collects the cases of an enum of triggers, in the order in which a spec names them.
private struct SwiftTriggerCases {
    private let spec: Spec
    private let bannerCases: [String]
    private(set) var cases: [SwiftTrigger] = []
    private var indexOfID: [String: Int] = [:]
    private(set) var clashes: [(first: Int, other: Int)] = []
    /// The case that has each name first.
    private var indexOfName: [String: Int] = [:]

    /// `count` cases are expected, or fewer.
    init(_ spec: Spec, _ bannerCases: [String], expected count: Int) {
        self.spec = spec
        self.bannerCases = bannerCases
        cases.reserveCapacity(count)
        indexOfID.reserveCapacity(count)
        indexOfName.reserveCapacity(count)
    }

    mutating func add(_ id: String) { _ = index(of: id) }

    /// Adds a banner that `id` makes come. Banners of one event that name a parameter alike mean one thing by it, unless the
    /// types differ: then the later one goes by the banner's name too.
    mutating func add(_ id: String, banner index: Int) {
        let trigger = self.index(of: id)
        let banner = spec.banners[index]
        var names: [String]?
        for position in banner.parameters.indices {
            let own = banner.parameters[position].name.value
            let name = cases[trigger].add(
                own, banner.parameters[position].kind, or: banner.name.value + SwiftIdentifier.upperCamel(own))
            if names == nil, name != SwiftIdentifier.parameter(own) {
                names = banner.parameters.prefix(position).map { SwiftIdentifier.parameter($0.name.value) }
            }
            names?.append(name)
        }
        cases[trigger].banners.append(
            SwiftShownBanner(
                name: bannerCases[index], parameters: banner.parameters, names: names))
    }

    private mutating func index(of id: String) -> Int {
        if let index = indexOfID[id] { return index }
        let index = cases.count
        indexOfID[id] = index
        let name = SwiftIdentifier.trigger(id)
        cases.append(SwiftTrigger(id: id, name: name))
        if let first = indexOfName[name] {
            clashes.append((first, index))
        } else {
            indexOfName[name] = index
        }
        return index
    }
}

extension SwiftTrigger {
    /// Adds a parameter, or finds it; the result is its identifier. Where that of another type has it, or one that goes by the name of its
    /// banner, it becomes `longer`, which none is called yet.
    fileprivate mutating func add(_ id: String, _ kind: Parameter.Kind, or longer: @autoclosure () -> String) -> String
    {
        var name = SwiftIdentifier.parameter(id)
        if let known = parameters.first(where: { $0.name == name }) {
            if known.type == kind.swiftType, !longerNames.contains(name) { return name }
            var longer = longer()
            while parameters.contains(where: { $0.name == SwiftIdentifier.parameter(longer) }) { longer += "_" }
            name = SwiftIdentifier.parameter(longer)
            longerNames.append(name)
        }
        parameters.append((name, kind.swiftType, kind.swiftDefault))
        return name
    }
}

extension Parameter.Kind {
    /// The type of its values in Swift.
    var swiftType: String {
        switch self {
        case .int: "Int"
        case .string: "String"
        case .image: "BannerImageSource?"
        }
    }

    /// What stands behind the type where a value may be left out: an image may be missing, and then its placeholder shows.
    var swiftDefault: String? { if case .image = self { " = nil" } else { nil } }
}
