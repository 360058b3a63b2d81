// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import BannerSpec
import Diagnostics
import TextCatalogs

/// A text of a spec as it goes out to translators and comes back: under a name that stays.
public struct ExchangedText: Sendable {
    var named: ContextNamedText
    /// The name of the spec.
    let spec: String

    /// The name by which String Catalogs, XLIFF and tables know it: `banners.syncFailed.text`.
    public var key: String { named.key }
    /// What it says, by language.
    public var text: LocalizedText { named.text.text }
    /// What it may leave open.
    public var parameters: [Parameter] { named.text.parameters }

    /// The texts of `spec`, in the order of definitions.
    public static func all(in spec: Spec) -> [ExchangedText] {
        ContextSpec(GeneratorInput(spec: spec, fileName: "")).exchangedTexts.map {
            ExchangedText(named: $0, spec: spec.name.value)
        }
    }

    /// The name by which files of `format` know it. `options` say what the names of Android's resources start with.
    public func key(in format: ExchangeFormat, _ options: GeneratorOptions) -> String {
        switch format {
        case .xcstrings, .xliff, .csv: key
        // Names of a spec hold neither dots nor underscores.
        case .arb: key.replacing(".", with: "_")
        case .android:
            (Target.android.settingTexts(options, spec: spec)["prefix"] ?? "") + "_" + AndroidString.name(of: named)
        }
    }

    /// A character of the text that files of texts can't hold, such as an escape of terminals; `nil` for none.
    var unholdable: Unicode.Scalar? {
        for entry in text.entries {
            for pattern in entry.content.patterns {
                for case .literal(let literal) in pattern.segments {
                    if let control = FileText.firstControl(in: literal) { return control }
                }
            }
        }
        return nil
    }
}

extension LocalizedText.Content {
    /// The pattern for `category`: where there is none of its own, that for all other numbers.
    public func pattern(for category: PluralCategory) -> Pattern {
        guard case .plural(_, let forms) = self else { return mainPattern }
        return forms.first { $0.category == category }?.pattern ?? mainPattern
    }

    /// Itself, but for a plural that has one form for all numbers: that form. Android makes plurals of all languages if one is.
    public var simplified: LocalizedText.Content {
        guard case .plural(_, let forms) = self, forms.count == 1 else { return self }
        return .pattern(mainPattern)
    }

    /// What it says, spelled so that others are spelled like it only if they say the same. `parameters` are those of its banner.
    public func spelled(_ parameters: [Parameter]) -> String {
        func spelled(_ pattern: Pattern) -> String { ContextPattern(pattern, parameters).written }
        switch simplified {
        case .pattern(let pattern): return spelled(pattern)
        case .plural(let index, let forms):
            let forms = forms.sorted { $0.category < $1.category }
            let name = parameters.indices.contains(index) ? parameters[index].name.value : ""
            return "{\(name)}" + forms.map { "\u{0}\($0.category.rawValue)\u{0}\(spelled($0.pattern))" }.joined()
        }
    }

    /// ``spelled(_:)`` in 16 hexadecimal digits, by which a file can tell what a text was that it was made from.
    public func fingerprint(_ parameters: [Parameter]) -> String { Fingerprint.of(spelled(parameters)) }
}

/// A text in few digits: the hash FNV-1a of 64 bits (Fowler, Noll, Vo), the same on every machine and in every run.
public enum Fingerprint {
    /// The digits of a text that is not there.
    public static let ofNothing = String(repeating: "0", count: 16)

    /// The digits of `text`.
    public static func of(_ text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hash.hex(digits: 16).lowercased()
    }
}

extension ExchangedText {
    /// `pattern` as a spec writes it: parameters in braces, and braces of the text itself twice.
    public func written(_ pattern: Pattern) -> String { ContextPattern(pattern, parameters).written }

    /// What it belongs to, and how that calls it: `banners`, `syncFailed`, `text`; a theme's are of `themes.NAME`.
    public var path: (owner: String, name: String, role: String) { (named.owner, named.name, named.role) }
}
