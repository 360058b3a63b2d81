// SPDX-License-Identifier: Apache-2.0

extension LanguageServer {
    /// The result of a request.
    func answer(_ method: String, _ parameters: JSONValue, _ time: UInt64) throws(ResponseError) -> JSONValue {
        if method == "initialize" { return try initialize(parameters) }
        switch phase {
        case .uninitialized: throw .notInitialized
        case .running: break
        case .shutDown, .ended: throw .invalidRequest("the server is shut down")
        }
        switch method {
        case "shutdown": return shutDown()
        case "textDocument/completion": return try completion(parameters)
        case "textDocument/hover": return try hover(parameters)
        case "textDocument/definition": return try definition(parameters)
        case "textDocument/references": return try references(parameters)
        case "textDocument/documentHighlight": return try highlights(parameters)
        case "textDocument/prepareRename": return try prepareRename(parameters)
        case "textDocument/rename": return try rename(parameters)
        case "textDocument/documentSymbol": return try documentSymbols(parameters)
        case "workspace/symbol": return workspaceSymbols(parameters)
        case "textDocument/documentColor": return try documentColors(parameters)
        case "textDocument/colorPresentation": return try colorPresentations(parameters)
        case "textDocument/foldingRange": return try foldingRanges(parameters)
        case "textDocument/selectionRange": return try selectionRanges(parameters)
        case "textDocument/documentLink": return try documentLinks(parameters)
        case "textDocument/inlayHint": return try inlayHints(parameters)
        case "textDocument/codeLens": return try codeLenses(parameters)
        case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
            return try semanticTokens(parameters)
        case "textDocument/codeAction": return try codeActions(parameters)
        case "textDocument/formatting": return try formatting(parameters)
        case "textDocument/rangeFormatting": return try rangeFormatting(parameters)
        case "textDocument/onTypeFormatting": return try onTypeFormatting(parameters)
        case "workspace/executeCommand": return try execute(parameters)
        default: throw .unknownMethod(method)
        }
    }
}
