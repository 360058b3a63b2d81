// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What a target is: its files, its templates, and what it asks of names.
struct TargetDefinition: Sendable {
    /// What ``outputs`` begin with that begin with the name of the spec's file without its ending. The others begin with `Name`: that name
    /// as a class is named.
    static let stem = "NAME"

    /// A file's name as a class is named: `AcmeApp` for `acme-app`; as it is if there is no letter of ASCII in it.
    static func className(_ stem: String) -> String {
        LetterCase.hasWords(stem) ? LetterCase.pascal.apply(stem) : stem
    }

    /// A file to render.
    struct Job {
        /// The template, one of the target's.
        var template: String
        /// The file, relative to the folder that the target writes to, with `/` between folders.
        var file: String
        /// What the template has besides the names that every template has; it is of the shape ``ownNames``.
        var own: (any ContextRecord)?
    }

    /// What the target is for, in one line.
    var summary: String
    /// The files that a spec may become; with `/` at the end, a folder that belongs to the target.
    var outputs: [String]
    /// The types that are made of a spec's name, where two specs can't make one of one name in a package or a module.
    var sharedTypes: @Sendable (String) -> [String] = { _ in [] }
    /// Whether files in one folder may be of several modules, as apps have them that are made once for each brand.
    var hasModules = false
    /// The names of its templates, its own first; none for a target that is made without templates.
    var templates: [String] = []
    /// The names of the partial templates that those are made of: what stands in more than one place stands once there.
    var partials: [String] = []
    /// Its templates, parsed once: from ``TemplateSet/builtIn(_:)``.
    var builtIn: @Sendable () throws(TemplateError) -> [String: Template] = { [:] }
    /// What `{{value}}` is escaped for, by the name of the template; ``language`` for those not named.
    var languages: [String: TargetLanguage] = [:]
    /// What `{{value}}` is escaped for.
    var language = TargetLanguage.json
    /// What can be set in the configuration.
    var settings: [TargetSetting] = []
    /// The names that only this target's templates have.
    var ownNames: ContextShape?
    /// What to render for a spec. The map gets the names that the target makes of the spec's, where two could become one.
    var plan: @Sendable (ContextSpec, GeneratorOptions, inout NameMap) -> [Job] = { _, _, _ in [] }

    /// The files to make once for all specs of a run, from what is set by key.
    var sharedFiles: @Sendable ([String: String]) -> [OutputFile] = { _ in [] }

    /// The language that `template` is written in.
    func language(of template: String) -> TargetLanguage { languages[template] ?? language }
}
