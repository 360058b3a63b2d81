// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Reads Mustache templates, and says where a broken one is broken.
enum TemplateRenderer {
    /// A template whose names are known to stand for something in `shape`. What `{{…}}` shows is escaped for `language`,
    /// unless the template names another content type. For a template of ours `shape` is `nil`: tests look at its names.
    static func parse(
        _ template: GeneratorOptions.Template, _ shape: ContextShape?, _ language: TargetLanguage
    ) throws -> ParsedTemplate {
        _ = LanguageContentType.register
        let parsed = try parse(template, contentType: LanguageContentType.name(of: language))
        if let shape { try TemplateChecker.check(template, shape) }
        return parsed
    }

    private static func parse(_ template: GeneratorOptions.Template, contentType: String) throws -> ParsedTemplate {
        do {
            return try ParsedTemplate(template.text, contentType: contentType)
        } catch let fault as MustacheTemplate.ParserError {
            throw TemplateError(
                path: template.path, line: max(1, fault.context.lineNumber - 1), column: fault.context.columnNumber,
                message: message(fault.error))
        } catch {
            throw TemplateError(path: template.path, line: 1, column: 1, message: "the template can't be read")
        }
    }

    private static func message(_ error: any Error) -> String {
        switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: "the end of the section has another name than its start"
        case .unfinishedName: "the tag is not closed"
        case .expectedSectionEnd: "the section is not closed"
        case .invalidSetDelimiter: "the delimiters are not two words between `=`"
        case .transformAppliedToInheritanceSection: "an inherited section takes no transform"
        case .illegalTokenInsideInheritSection, .textInsideInheritSection:
            "only blocks stand within an inherited section"
        case .invalidConfigVariableSyntax: "the pragma is not written `{{% NAME: value}}`"
        case .unrecognisedConfigVariable: "the pragma is unknown"
        case nil: "the template ends within a tag"
        }
    }
}
