// SPDX-License-Identifier: Apache-2.0

extension LanguageServer {
    /// `textDocument/completion`.
    func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        guard isSpec(document) || isConfiguration(document), let context = CursorContext(document.content, at: offset)
        else {
            return ["isIncomplete": false, "items": []]
        }
        let isConfiguration = isConfiguration(document)
        var completer = Completer(
            context, isConfiguration ? .configuration : .spec, isConfiguration ? [] : resolutions(of: document))
        let (items, bytes) = completer.items()
        let range = document.content.range(of: bytes, client.encoding)
        return [
            "isIncomplete": .bool(completer.isIncomplete),
            "items": JSONValue(items.enumerated().map { $1.json(range, client, order: $0) }),
        ]
    }
}
