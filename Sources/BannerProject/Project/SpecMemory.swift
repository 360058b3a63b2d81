// SPDX-License-Identifier: Apache-2.0

/// What came of each spec in one run, for the next: most specs are as they were.
package final class SpecMemory<Output> {
    private var outputs: [String: (output: Output, inputs: Set<String>)] = [:]
    private var files: InputFiles?

    /// Nothing came of any spec yet.
    package init() {}

    /// What came of the specs of which nothing has changed since, by path; `files` then watches what they were made of. None where
    /// something has changed that belongs to no spec: a configuration, a folder, a template, a font or an image may mean all of them.
    package func unchanged(_ files: InputFiles) -> [String: Output] {
        guard let former = self.files else { return [:] }
        let changed = Set(former.changes().keys)
        guard changed.isSubset(of: outputs.values.reduce(into: []) { $0.formUnion($1.inputs) }) else { return [:] }
        files.watch(as: former, except: changed)
        return outputs.filter { $0.value.inputs.isDisjoint(with: changed) }.mapValues(\.output)
    }

    /// Keeps `outputs` for the next run, each with the path of its spec and those of all files that it was made of.
    package func keep(_ outputs: [(path: String, inputs: [String], output: Output)], _ files: InputFiles) {
        self.outputs = outputs.reduce(into: [:]) { kept, item in
            kept[item.path] = (item.output, Set(item.inputs.map(Path.simplified)))
        }
        self.files = files
    }
}
