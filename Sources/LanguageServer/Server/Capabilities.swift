// SPDX-License-Identifier: Apache-2.0

/// What the server can do, as `initialize` tells.
enum Capabilities {
    /// The types of semantic tokens, by their numbers.
    static let tokenTypes = ["namespace", "property", "variable", "parameter", "enumMember", "string", "type"]
    /// Their modifiers, by their bits.
    static let tokenModifiers = ["definition"]

    /// The `ServerCapabilities` for `client`.
    static func json(_ client: Client) -> JSONValue {
        [
            "positionEncoding": JSONValue(client.encoding.rawValue),
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "completionProvider": [
                "triggerCharacters": [":", " ", "{", ".", "\"", "[", ",", "\n"], "resolveProvider": false,
            ],
            "hoverProvider": true,
            "definitionProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "renameProvider": ["prepareProvider": true],
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "colorProvider": true,
            "foldingRangeProvider": true,
            "selectionRangeProvider": true,
            "documentLinkProvider": ["resolveProvider": false],
            "inlayHintProvider": true,
            "codeLensProvider": ["resolveProvider": false],
            "semanticTokensProvider": [
                "legend": [
                    "tokenTypes": JSONValue(tokenTypes.map { JSONValue($0) }),
                    "tokenModifiers": JSONValue(tokenModifiers.map { JSONValue($0) }),
                ],
                "full": true, "range": true,
            ],
            "codeActionProvider": [
                "codeActionKinds": ["quickfix", "source.fixAll", "source.fixAll.bannerc"], "resolveProvider": false,
            ],
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "\n"],
            "executeCommandProvider": ["commands": [JSONValue(ServerCommand.explain.rawValue)]],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }
}
