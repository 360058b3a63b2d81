// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What each rule is given of a spec with errors.
final class SoundParts {
    private let sound: SoundSpec
    private let spec: Spec
    /// A part of the spec, and what no banner of the whole uses.
    private let make: (Spec, UnusedDefinitions) -> LintedSpec
    /// The parts by the banners that are in them: rules that see the same banners share what was worked out for them.
    private var parts: [[Bool]: LintedSpec] = [:]
    private var byFacts: [SpecFacts: LintedSpec] = [:]

    init(_ sound: SoundSpec, of spec: Spec, _ make: @escaping (Spec, UnusedDefinitions) -> LintedSpec) {
        self.sound = sound
        self.spec = spec
        self.make = make
    }

    /// What `rule` may look at; `nil` if it can't say anything.
    func linted(_ rule: RegisteredRule) -> LintedSpec? {
        let facts = rule.facts
        guard rule.check?.needsWholeSpec == false, sound.has(facts), sound.hasSettings(of: rule.description) else {
            return nil
        }
        if let known = byFacts[facts] { return known }
        let banners = sound.banners(facts)
        let part = parts[banners] ?? make(spec.keeping(banners: banners, themes: sound.themes), sound.unused)
        parts[banners] = part
        byFacts[facts] = part
        return part
    }
}
