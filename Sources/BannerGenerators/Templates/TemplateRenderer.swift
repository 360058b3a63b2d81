// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Reads Mustache templates, and says where a broken one is broken.
enum TemplateRenderer {
    /// A template whose names are known to stand for something, ready to be rendered many times.
    static func parse(_ template: GeneratorOptions.Template, _ names: TemplateNames) throws -> MustacheTemplate {
        let parsed = try parse(template)
        try TemplateChecker.check(template, names)
        return parsed
    }

    private static func parse(_ template: GeneratorOptions.Template) throws -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: template.text)
        } catch let fault as MustacheTemplate.ParserError {
            throw TemplateError(
                path: template.path, line: fault.context.lineNumber, column: fault.context.columnNumber,
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
