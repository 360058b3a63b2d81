// SPDX-License-Identifier: Apache-2.0

/// Arguments in the form that most runs have: flags, options with a value behind them, each in full and not twice, and names.
///
/// The argument parser looks its commands' properties up by reflection, which takes longer than a small build. All that is written in
/// another way, and all that is wrong, is left to it: it alone knows what to say. Of so few words lists are looked through sooner than
/// tables of them are made.
struct PlainArguments {
    /// What stands by itself, in order.
    private(set) var names: [String] = []
    private var flags: [String] = []
    /// The options that there are, and the value behind each of them.
    private var options: [String] = []
    private var values: [String] = []

    /// Reads `arguments`; `nil` if there is one that is none of `flags`, `options` and names. Of `options` those in `lists` may be
    /// repeated.
    init?(_ arguments: ArraySlice<String>, flags known: [String], options knownOptions: [String], lists: [String]) {
        var rest = arguments
        while let argument = rest.popFirst() {
            if known.contains(argument) {
                guard !flags.contains(argument) else { return nil }
                flags.append(argument)
            } else if knownOptions.contains(argument) {
                guard let value = rest.popFirst(), !value.isEmpty, !value.utf8.starts(with: "-".utf8),
                    lists.contains(argument) || !options.contains(argument)
                else { return nil }
                options.append(argument)
                values.append(value)
            } else if argument.isEmpty || argument.utf8.starts(with: "-".utf8) {
                return nil
            } else {
                names.append(argument)
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The values of an option, in order.
    func all(_ option: String) -> [String] { options.indices.filter { options[$0] == option }.map { values[$0] } }

    /// The value of an option that is not repeated.
    func value(_ option: String) -> String? { options.firstIndex(of: option).map { values[$0] } }

    /// The same, as one of the values that there are; `nil` inside for none, and outside for one that there is not.
    func choice<Value: RawRepresentable<String>>(_ option: String) -> Value?? {
        guard let text = value(option) else { return .some(nil) }
        return Value(rawValue: text).map { .some($0) }
    }
}
