// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    func parameters(_ node: Node) -> ParameterScope {
        var parameters: [Parameter] = []
        var failed: Set<String> = []
        if node.kind == .sequence {
            // What a list calls its items is a key here.
            let names = node.items.prefix(8).compactMap { item -> String? in
                let name = item.kind == .mapping ? item.value(of: "name")?.text : item.text
                return name.flatMap(meantIdentifier)
            }
            let meant = names.map { "\($0): string" }.joined(separator: ", ")
            report(
                .wrongType, "`parameters` takes names with types, but this is a list", at: node.place,
                help: [names.isEmpty ? "write `{ name: string }`" : "write `{ \(meant) }`, with `int` for a number"])
            return ParameterScope(parameters: [], failed: [], isPartial: true)
        }
        definitions(of: node, "`parameters`") { name, key, value in
            let isWide = reportIfWide(key)
            let parameter = isWide ? nil : parameter(value, name)
            guard !isWide, isIdentifier(name, "a parameter", in: node), let parameter else {
                failed.formUnion([name.value, meantIdentifier(name.value) ?? name.value])
                return
            }
            parameters.append(parameter)
        }
        reportClashes(among: parameters)
        let isPartial = node.kind != .mapping || node.entries.contains { $0.key.kind != .scalar }
        return ParameterScope(parameters: parameters, failed: failed, isPartial: isPartial)
    }

    private func reportClashes(among parameters: [Parameter]) {
        guard parameters.count > 1 else { return }
        var spellings: [String: Located<String>] = [:]
        for name in parameters.map(\.name) {
            if let clash = spellings.updateValue(name, forKey: name.value.lowercased()) {
                reportClash(name, with: clash)
            }
        }
    }

    private func parameter(_ node: Node, _ name: Located<String>) -> Parameter? {
        guard node.kind == .mapping else {
            return parameterType(node, of: name).map {
                switch $0 {
                case .int: Parameter(name: name, kind: .int(min: nil, max: nil))
                case .string: Parameter(name: name, kind: .string(maxLength: nil))
                case .image: Parameter(name: name, kind: .image)
                }
            }
        }
        var type: Located<ParameterType>?
        var bounds = Bounds()
        var description: String?
        let meant = fields(of: node, "a parameter", as: ParameterKey.self) { field, key, value in
            switch field {
            case .type: type = choice(value, key)
            // The bound keeps the widest value that a text is checked with within reason.
            case .min, .max:
                bounds.numbers[field] = (int(value, key, in: -1_000_000_000_000...1_000_000_000_000)?.value, key.place)
            case .maxLength: bounds.numbers[field] = (int(value, key, in: 1...10_000)?.value, key.place)
            case .widest: bounds.widest = self.widest(value, key).map { ($0, key.place) }
            case .description: description = self.description(value, key)
            }
        }
        guard let type else {
            if !meant.contains(.type), !node.entries.contains(where: { $0.key.text == ParameterKey.type.rawValue }) {
                report(
                    .missingField, "parameter `\(shown(name.value))` has no `type`", at: name.place,
                    help: ["it takes \(typesOfParameters)"])
            }
            return nil
        }
        rejectForeign(bounds, of: type)
        rejectContradictions(bounds, of: type.value)
        let kind: Parameter.Kind =
            switch type.value {
            case .int: .int(min: bounds.numbers[.min]?.value, max: bounds.numbers[.max]?.value)
            // What is longer than the widest has no room either.
            case .string: .string(maxLength: bounds.numbers[.maxLength]?.value ?? bounds.widest?.text.value.count)
            case .image: .image
            }
        return Parameter(
            name: name, description: description, kind: kind,
            widest: type.value == .string ? bounds.widest?.text : nil)
    }

    /// What bounds the values of a parameter, and the places of the keys.
    private struct Bounds {
        var numbers = FieldTable<ParameterKey, (value: Int?, key: Place)>()
        var widest: (text: Located<String>, key: Place)?
    }

    /// Reports bounds that belong to another type.
    private func rejectForeign(_ bounds: Bounds, of type: Located<ParameterType>) {
        let foreign: [ParameterKey] =
            switch type.value {
            case .int: [.maxLength, .widest]
            case .string: [.min, .max]
            case .image: [.min, .max, .maxLength, .widest]
            }
        for foreign in foreign {
            guard let place = foreign == .widest ? bounds.widest?.key : bounds.numbers[foreign]?.key else { continue }
            let isLength = type.value == .string && foreign == .max
            report(
                .conflictingFields, "a parameter of the type `\(type.value.rawValue)` takes no `\(foreign.rawValue)`",
                at: place, labels: [Label("the type", at: type.place)],
                help: [isLength ? "write `maxLength` for the number of characters" : "remove it"])
        }
    }

    /// Reports bounds that leave no room for a value.
    private func rejectContradictions(_ bounds: Bounds, of type: ParameterType) {
        if let min = bounds.numbers[.min], let max = bounds.numbers[.max], let least = min.value, let most = max.value,
            least > most
        {
            report(
                .outOfRange, "`max` is \(most), less than `min`, \(least)", at: max.key,
                labels: [Label("`min`", at: min.key)])
        }
        guard type == .string, let widest = bounds.widest?.text, let bound = bounds.numbers[.maxLength],
            let most = bound.value, case let length = widest.value.count, length > most
        else { return }
        report(
            .outOfRange, "`widest` has \(length) characters, more than `maxLength`, \(most)", at: widest.place,
            labels: [Label("`maxLength`", at: bound.key)])
    }

    /// A text that may stand for all that a parameter holds.
    private func widest(_ node: Node, _ key: Node) -> Located<String>? {
        guard let text = scalar(node, key, "a text", limit: Limits.scalarBytes) else { return nil }
        guard (1...10_000).contains(text.count) else {
            report(
                .outOfRange, "`widest` has \(text.count) characters, but may have 1 to 10000", at: node.place)
            return nil
        }
        return Located(text, at: node.place)
    }

    private func parameterType(_ node: Node, of name: Located<String>) -> ParameterType? {
        if node.kind == .scalar, let type = ParameterType(rawValue: node.text) { return type }
        if node.kind != .invalid {
            report(
                .wrongType, "parameter `\(shown(name.value))` takes \(typesOfParameters), or a mapping with `type`",
                at: node.isEmptyPlain ? name.place : node.place,
                help: Self.helpOnType(node.text).map { [$0] } ?? [])
        }
        return nil
    }

    private var typesOfParameters: String { list(ParameterType.allCases.map(\.rawValue)) }

    /// What to write for a type of another language.
    static func helpOnType(_ name: String) -> String? {
        switch name.lowercased() {
        case "int", "integer", "number", "long", "int32", "int64", "uint": "write `int`"
        case "string", "text", "str", "nsstring": "write `string`"
        case "image", "picture", "photo", "avatar": "write `image`"
        case "float", "double", "decimal", "date", "time", "currency", "money", "percent":
            "write `string`: the app puts it into words, in the format of the reader's region"
        case "bool", "boolean": "write a banner for each of the two, or a `string` for what differs"
        default: nil
        }
    }
}
