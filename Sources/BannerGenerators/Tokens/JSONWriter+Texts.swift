// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension JSONWriter {
    /// A text, by locale.
    ///
    /// A string is the text as it is shown. A text with parameters is an array of its pieces, where `{"parameter": NAME}`
    /// stands for a value; so nothing needs to be escaped, and braces mean nothing. A plural is an object that names its
    /// parameter and holds a text for each category.
    mutating func text(_ key: String, _ text: LocalizedText, parameters: [Parameter] = []) {
        object(key) { json in
            for entry in text.entries {
                switch entry.content {
                case .pattern(let pattern): json.pattern(entry.locale, pattern, parameters)
                case .plural(let parameter, let forms):
                    json.object(entry.locale) { json in
                        // Indices of parameters are those of the text's banner.
                        json.member("plural", parameters[parameter].name.value)
                        for form in forms { json.pattern(form.category.rawValue, form.pattern, parameters) }
                    }
                }
            }
        }
    }

    private mutating func pattern(_ key: String, _ pattern: Pattern, _ parameters: [Parameter]) {
        if let literal = pattern.literal { return member(key, literal) }
        array(key, .inline) { json in
            pattern.forEachPiece {
                json.element($0)
            } parameter: { index in
                json.object { $0.member("parameter", parameters[index].name.value) }
            }
        }
    }

    /// An image and what a screen reader says of it.
    mutating func image(_ key: String, _ image: Image?, parameters: [Parameter] = []) {
        guard let image else { return member(key, "none") }
        object(key, image.label == nil ? .inline : .block) { json in
            switch image.source {
            case .symbol(let name): json.member("symbol", name)
            case .asset(let name): json.member("asset", name)
            case .url(let url, let placeholder, let isCached):
                json.member("url", url)
                if let placeholder { json.placeholder(placeholder) }
                json.member("cached", isCached)
            case .parameter(let index, let placeholder):
                json.member("parameter", parameters[index].name.value)
                if let placeholder { json.placeholder(placeholder) }
            }
            if image.isFixed { json.member("fixed", true) }
            if let label = image.label { json.text("label", label) }
            json.member("decorative", image.isDecorative)
        }
    }

    private mutating func placeholder(_ placeholder: Image.Placeholder) {
        object("placeholder", .inline) { json in
            switch placeholder {
            case .symbol(let name): json.member("symbol", name)
            case .asset(let name): json.member("asset", name)
            }
        }
    }
}
