// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

/// Writes the texts of one language as an Application Resource Bundle, texts in ICU MessageFormat.
struct ARBWriter {
    let locale: String

    func bytes(_ texts: [ExchangedText]) -> [UInt8] {
        JSONWriter.document { json in
            json.member("@@locale", String(locale.map { $0 == "-" ? "_" : $0 }))
            for text in texts {
                guard let entry = text.text.entries.first(where: { $0.locale == locale }) else { continue }
                let key = text.key(in: .arb, GeneratorOptions())
                json.member(key, Self.message(entry.content, text.parameters))
                json.object("@" + key) { json in
                    if let comment = text.named.comment { json.member("description", comment) }
                    json.objectIfAny("placeholders") { json in
                        for index in text.text.usedParameters { Self.add(text.parameters[index], to: &json) }
                    }
                }
            }
        }
    }

    private static func add(_ parameter: Parameter, to json: inout JSONWriter) {
        json.object(parameter.name.value) { json in
            if case .int = parameter.kind {
                json.member("type", "int")
                // In the digits and groups of the language, as everywhere.
                json.member("format", "decimalPattern")
            } else {
                json.member("type", "String")
            }
            if let example = parameter.example { json.member("example", example) }
            let words = [parameter.description, parameter.limits].compactMap { $0 }
            if !words.isEmpty { json.member("description", words.joined(separator: "; ")) }
        }
    }

    private static func message(_ content: LocalizedText.Content, _ parameters: [Parameter]) -> String {
        switch content {
        case .pattern(let pattern): return ICUText.written(pattern, parameters, isInPlural: false)
        case .plural(let index, let forms):
            let forms = forms.map { form in
                "\(form.category.rawValue){\(ICUText.written(form.pattern, parameters, isInPlural: true))}"
            }
            return "{\(parameters[index].name.value), plural, \(forms.joined(separator: " "))}"
        }
    }
}
