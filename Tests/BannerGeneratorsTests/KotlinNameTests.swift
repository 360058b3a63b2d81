// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts
import Testing

@testable import BannerGenerators

@Suite("Names of Kotlin") struct KotlinNameTests {
    /// A class that is nested deeper hides one of the same name: a banner called `dismissal` must not hide `Dismissal`.
    @Test("no definition hides a type that the template declares beside its own class") func hidden() throws {
        let template = try #require(EmbeddedText.template(named: "kotlin")).text
        let words = ["enum class", "data class", "sealed class", "sealed interface", "interface", "class", "object"]
        let types = template.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("    "), let word = words.first(where: { line.dropFirst(4).hasPrefix($0 + " ") })
            else {
                return nil
            }
            return String(line.dropFirst(4 + word.count + 1).prefix { $0.isLetter })
        }
        #expect(types.contains("Dismissal") && types.contains("Transition") && types.contains("Banner"))
        for type in types {
            #expect(KotlinText.className(type.prefix(1).lowercased() + type.dropFirst()) == type + "_")
        }
    }

    @Test("what a getter holds is no name of a parameter") func fieldOfAGetter() {
        #expect(KotlinText.parameter("field") == "field_" && KotlinText.parameter("fields") == "fields")
    }
}
