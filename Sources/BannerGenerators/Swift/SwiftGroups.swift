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
        var groups: [Group] = []
        var indices: [String: Int] = [:]
        var isServedByStandard = false
        // Mostly several cases in a row have the same value.
        var last = -1
        for (name, value) in values {
            // What has no value of its own is served by the `default` and need not be listed.
            guard let value else {
                isServedByStandard = true
                continue
            }
            if last < 0 || groups[last].value != value {
                last = indices[value] ?? groups.count
                if last == groups.count {
                    indices[value] = last
                    groups.append(Group(value: value))
                }
            }
            groups[last].names.append(name)
        }
        // What binds a parameter is no `default`.
        let common = groups.filter { !$0.bindsParameter }.max { $0.names.count < $1.names.count }?.value
        let chosen = (isServedByStandard ? standard : common) ?? standard ?? ""
        self.standard = chosen
        needsDefault = isServedByStandard || indices[chosen] != nil || groups.isEmpty
        for group in groups where group.value != chosen { addBranch(group.names, group.value) }
    }

    /// The cases that have a value.
    private struct Group {
        let value: String
        var names: [String] = []

        var bindsParameter: Bool { names.contains { $0.utf8.last == UInt8(ascii: ")") } }
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
