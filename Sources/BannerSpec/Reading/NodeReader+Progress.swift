// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    func progress(
        _ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope
    ) -> ProgressDeclaration? {
        var progress = ProgressDeclaration()
        let kind = node.text == "indeterminate" ? node.text : "determinate"
        let meant = fields(of: node, "`progress`", as: ProgressKey.self, example: "{ kind: \(kind) }") {
            field, key, value in
            switch field {
            case .kind: progress.kind = choice(value, key)
            case .step: progress.step = ratio(value, key)
            case .onTap:
                progress.onTap = tapActions(value, key)
            case .completion: progress.completion = completion(value, locales, parameters)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !meant.contains(.kind), !node.entries.contains(where: { $0.key.text == ProgressKey.kind.rawValue }) {
            report(
                .missingField, "`progress` has no `kind`", at: node.place,
                help: ["it takes `determinate`, `indeterminate`"])
        }
        return progress
    }

    /// One action, a list of them, or `none`.
    private func tapActions(_ node: Node, _ key: Node) -> [Located<BannerProgress.TapAction>] {
        if node.kind == .sequence { return choices(node, key)?.value ?? [] }
        guard let word = choice(node, key, TapWord.self), let action = word.value.action else { return [] }
        return [Located(action, at: word.place)]
    }

    private func completion(
        _ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope
    ) -> ProgressDeclaration.Completion {
        var words: LocalizedText?
        var hasText = false
        var metrics: Located<String>?
        let meant = fields(
            of: node, "`completion`", as: CompletionKey.self, example: "{ text: \(shown(node.text)) }"
        ) { field, key, value in
            switch field {
            case .text:
                hasText = true
                words = text(value, key, locales, parameters: parameters)
            case .metrics: metrics = reference(value, key, "a metric", in: .metrics)
            }
        }
        if !hasText, !meant.contains(.text), node.kind == .mapping {
            report(.missingField, "`completion` has no `text`", at: node.place, help: ["add `text: …`"])
        }
        return (words, metrics)
    }

    /// A tap on the bar does one thing.
    func rejectTwoTaps(_ banner: BannerDeclaration) {
        guard let onTap = banner.extras?.onTap, let ofProgress = banner.extras?.progress?.onTap.first else { return }
        report(
            .conflictingFields, "a tap on the bar does one thing: `\(onTap.value.rawValue)`, or what `progress` says",
            at: onTap.place, labels: [Label("here it does something to the progress", at: ofProgress.place)],
            help: ["remove one of them"])
    }
}
