// SPDX-License-Identifier: Apache-2.0

/// Arguments in the form that most runs have: flags, options with a value behind them, each in full and not twice, and names.
///
/// The argument parser looks its commands' properties up by reflection, which takes longer than a small build. All that is written in
/// another way, and all that is wrong, is left to it: it alone knows what to say.
struct PlainArguments {
    /// What stands by itself, in order.
    private(set) var names: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// Reads `arguments`; `nil` if there is one that is none of `flags`, `options` and names. Of `options` those in `lists` may be
    /// repeated.
    init?(_ arguments: ArraySlice<String>, flags known: Set<String>, options: Set<String>, lists: Set<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            if known.contains(argument) {
                guard flags.insert(argument).inserted else { return nil }
            } else if options.contains(argument) {
                guard let value = rest.popFirst(), !value.isEmpty, !value.utf8.starts(with: "-".utf8),
                    lists.contains(argument) || values[argument] == nil
                else { return nil }
                values[argument, default: []].append(value)
            } else if argument.isEmpty || argument.utf8.starts(with: "-".utf8) {
                return nil
            } else {
                names.append(argument)
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The values of an option, in order.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The value of an option that is not repeated.
    func value(_ option: String) -> String? { values[option]?.first }

    /// The same, as one of the values that there are; `nil` inside for none, and outside for one that there is not.
    func choice<Value: RawRepresentable<String>>(_ option: String) -> Value?? {
        guard let text = value(option) else { return .some(nil) }
        return Value(rawValue: text).map { .some($0) }
    }
}
