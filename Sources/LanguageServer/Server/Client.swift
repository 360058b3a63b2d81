// SPDX-License-Identifier: Apache-2.0

/// What the client at the other end can do.
struct Client {
    var encoding = PositionEncoding.utf16
    /// Whether it keeps the versions of documents in edits apart.
    var takesDocumentChanges = false
    var takesSnippets = false
    var takesMarkdown = true
    var takesRelatedInformation = false
    var takesWatchers = false
    var showsDocuments = false
    var takesHierarchicalSymbols = false
    var asksForLensesAnew = false
    var asksForHintsAnew = false
    /// Whether it knows ``ServerCommand/preview``, by what clients of other servers say too: `experimental.commands.commands`.
    var showsPreviews = false

    init() {}

    /// What `capabilities` of `initialize` say.
    init(_ capabilities: JSONValue?) {
        encoding = PositionEncoding.chosen(from: capabilities?.at("general", "positionEncodings")?.elements ?? [])
        takesDocumentChanges = capabilities?.at("workspace", "workspaceEdit", "documentChanges")?.isTrue ?? false
        let document = capabilities?["textDocument"]
        takesSnippets = document?.at("completion", "completionItem", "snippetSupport")?.isTrue ?? false
        let formats = document?.at("hover", "contentFormat")?.elements ?? []
        takesMarkdown = formats.isEmpty || formats.contains("markdown")
        takesRelatedInformation = document?.at("publishDiagnostics", "relatedInformation")?.isTrue ?? false
        takesHierarchicalSymbols =
            document?.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.isTrue ?? false
        let workspace = capabilities?["workspace"]
        takesWatchers = workspace?.at("didChangeWatchedFiles", "dynamicRegistration")?.isTrue ?? false
        asksForLensesAnew = workspace?.at("codeLens", "refreshSupport")?.isTrue ?? false
        asksForHintsAnew = workspace?.at("inlayHint", "refreshSupport")?.isTrue ?? false
        let commands = capabilities?.at("experimental", "commands", "commands")?.elements ?? []
        showsPreviews = commands.contains(JSONValue(ServerCommand.preview.rawValue))
        showsDocuments = capabilities?.at("window", "showDocument", "support")?.isTrue ?? false
    }
}
