// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// The names that a target makes of a spec's, so that no two definitions become one.
///
/// A spec's names are ASCII letters and digits that start with a small letter and differ in more than case. Letter case
/// keeps them apart, and so do the escapes of keywords; what can clash are names put together from several:
/// `levels.error.onTint` and `levels.errorOn.tint` both become `error_on_tint`.
struct NameMap {
    /// The target, as messages show it.
    let target: String
    /// What is wrong with the names.
    private(set) var findings: [Finding] = []
    private var owners: [String: (path: String, place: Place?)] = [:]

    init(target: String) { self.target = target }

    /// Refuses a name of the spec that is `what` for the target.
    mutating func refuse(_ name: String, at place: Place, _ what: String, help: [String]) {
        findings.append(Finding(.invalidName, .error, "`\(name)` is \(what)", at: place, help: help))
    }

    /// Adds the name that the definition at `path`, such as `levels.error`, becomes. Names that differ in case alone count
    /// as one, since files and some platforms' names do.
    mutating func add(_ name: String, path: String, at place: Place?, help: String = "rename one of them") {
        guard let owner = owners.updateValue((path, place), forKey: name.lowercased()), owner.path != path else {
            return
        }
        refuse(name, of: (path, place), and: owner, help: help)
    }

    /// Refuses a name that two definitions would become.
    mutating func refuse(
        _ name: String, of one: (path: String, place: Place?), and owner: (path: String, place: Place?),
        help: String = "rename one of them"
    ) {
        // What is built in has no place, and no two such names clash.
        guard let here = one.place ?? owner.place else { return }
        let other = one.place == nil ? nil : owner.place
        findings.append(
            Finding(
                .nameClash, .error, "`\(owner.path)` and `\(one.path)` both become `\(name)` for \(target)", at: here,
                labels: other.map { [Label("the other one", at: $0)] } ?? [], help: [help]))
    }
}
