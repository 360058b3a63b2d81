// SPDX-License-Identifier: Apache-2.0

/// The cases of an enum by the value that they have, so that a property is a short switch.
///
/// The most common value is the `default`: a switch with a default costs the compiler time in proportion to its
/// cases, one without gives up at about a thousand ("unable to check that this switch is exhaustive").
struct SwiftGroups {
    /// The branches `case .a, .b: return …`; empty if every case has the same value.
    private(set) var branches = SwiftCode()
    /// The expression of the `default`.
    let standard: String
    /// Whether some case is left to the `default`.
    let needsDefault: Bool

    /// Groups `values`, one for each case. Where there is no value for a case, it has `standard`.
    init(_ values: some Sequence<(name: String, value: String?)>, standard: String? = nil) {
        var order: [String] = []
        var names: [String: [String]] = [:]
        var isServedByStandard = false
        for (name, value) in values {
            // What has no value of its own is served by the `default` and need not be listed.
            guard let value else {
                isServedByStandard = true
                continue
            }
            if names[value] == nil { order.append(value) }
            names[value, default: []].append(name)
        }
        // What binds a parameter is no `default`.
        let common = order.filter { names[$0]?.contains { $0.utf8.contains(UInt8(ascii: "(")) } == false }.max {
            (names[$0]?.count ?? 0) < (names[$1]?.count ?? 0)
        }
        let chosen = (isServedByStandard ? standard : common) ?? standard ?? ""
        self.standard = chosen
        needsDefault = isServedByStandard || order.contains(chosen) || order.isEmpty
        for value in order where value != chosen { addBranch(names[value] ?? [], value) }
    }

    private mutating func addBranch(_ names: [String], _ expression: String) {
        branches.line(3, "case ")
        for (index, name) in names.enumerated() {
            if index > 0 { branches.add(",") }
            if index > 0, index.isMultiple(of: 8) { branches.line(4) } else if index > 0 { branches.add(" ") }
            branches.add(".")
            branches.add(name)
        }
        branches.add(": return ")
        branches.add(expression)
    }
}

/// A property of an enum that the spec gives the values of.
struct SwiftProperty {
    var summary: String
    var name: String
    var type: String
    var values: SwiftGroups
}
