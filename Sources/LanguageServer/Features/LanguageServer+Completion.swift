// SPDX-License-Identifier: Apache-2.0

extension LanguageServer {
    /// `textDocument/completion`.
    func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        if isSpec(document), let context = SuppressionContext(document.content, at: offset) {
            return answer(context.items(resolutions(of: document)), context.word, of: document)
        }
        guard isSpec(document) || isConfiguration(document), let context = CursorContext(document.content, at: offset)
        else {
            return ["isIncomplete": false, "items": []]
        }
        let isConfiguration = isConfiguration(document)
        var completer = Completer(
            context, isConfiguration ? .configuration : .spec, isConfiguration ? [] : resolutions(of: document))
        let (items, bytes) = completer.items()
        return answer(items, bytes, of: document, isIncomplete: completer.isIncomplete)
    }

    private func answer(
        _ items: [CompletionItem], _ bytes: Range<Int>, of document: TextDocument, isIncomplete: Bool = false
    ) -> JSONValue {
        let range = document.content.range(of: bytes, client.encoding)
        return [
            "isIncomplete": .bool(isIncomplete),
            "items": JSONValue(items.enumerated().map { $1.json(range, client, order: $0) }),
        ]
    }
}
