// SPDX-License-Identifier: Apache-2.0

package import Diagnostics

/// A colour of Android's resources, as it is written.
package struct ResourceColor: Sendable {
    /// Its name.
    package var name: String
    /// What stands between its tags, without white space around it.
    package var value: String
    /// Where it is written.
    package var range: Range<Int>
}

/// What Android's resources hold besides texts.
package enum AndroidResources {
    /// The colours of a file, in their order; none for a file of other resources.
    package static func colors(of source: SourceFile) throws(TextFault) -> [ResourceColor] {
        let root = try XMLReader.read(source)
        guard root.name == "resources" else { return [] }
        return root.elements("color").compactMap { element in
            guard let name = element.attributes["name"] else { return nil }
            let value = element.text.trimmed
            return ResourceColor(name: name, value: value, range: element.range)
        }
    }
}
