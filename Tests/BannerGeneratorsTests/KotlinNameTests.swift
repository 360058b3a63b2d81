// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts
import Foundation
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

    /// `NameCompose.kt` imports them, and an object of the same package would be hidden.
    @Test("no spec is called as a type that the adapters for Compose import") func imported() throws {
        let template = try #require(EmbeddedText.template(named: "kotlin-compose")).text
        let types = template.split(separator: "\n").filter { $0.hasPrefix("import ") }
            .compactMap { $0.split(separator: ".").last.map(String.init) }.filter { $0.first?.isUppercase == true }
        #expect(types.contains("Dp") && types.contains("PaddingValues"))
        for type in types { #expect(KotlinText.className(type) == type + "_") }
    }

    @Test("what stands at the top of the files is known") func atTheTop() throws {
        let declarations = ["object ", "data class ", "class ", "interface "].map { $0 + "{{kotlinClass(name)}}" }
        for name in ["kotlin", "kotlin-compose"] {
            let template = try #require(EmbeddedText.template(named: name)).text
            for line in template.split(separator: "\n") where line.hasPrefix("{{> kotlin-visibility}}") {
                guard let start = declarations.lazy.compactMap({ line.range(of: $0) }).first else { continue }
                let suffix = line[start.upperBound...].prefix { $0.isLetter }
                #expect(Target.kotlin.sharedTypes(of: "Acme", isOneModule: true).contains("Acme" + suffix), "\(line)")
            }
        }
    }

    @Test("what a getter holds is no name of a parameter") func fieldOfAGetter() {
        #expect(KotlinText.parameter("field") == "field_" && KotlinText.parameter("fields") == "fields")
    }
}
