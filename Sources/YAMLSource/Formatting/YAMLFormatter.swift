// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Writes a YAML file anew in the canonical layout, and changes nothing that it says.
///
/// - Lines end with LF, hold no trailing blanks, and are indented by two spaces a level, also for a list under a key.
///   One space follows `:` and `-`. Of empty lines one stays, and none where a collection starts.
/// - Blocks stay blocks; what is written between brackets stays there, as `{ a: b }` and `[a, b]`, on one line if that
///   takes at most ``columns`` and holds no comment and no text over several lines. A longer mapping becomes a block, and
///   of a longer list each entry takes a line of its own. But a line with a comment behind it stays a line, and so does one
///   below `# bannerc: …`: these speak of the line.
/// - A value on the line below its key joins the key if both take at most ``columns``.
/// - A comment on a line of its own is indented like what follows, or, where a block ends, like the block that its own
///   indentation shows; one behind something follows two spaces. Its text stays. A space is put behind its `#`, but not in
///   `#!` and `##`, nor behind something: `tint: #FFFFFF` is a mistake that must stay visible.
/// - Quotes stay; single ones become double ones where neither kind needs an escape. Texts over several lines and block
///   scalars keep their lines. `? key`, anchors, `---` and `...` stay.
///
/// Texts may need what the layout forbids, such as blanks at the end of a line of a block scalar; the text wins.
/// Formatting twice is formatting once, and takes time in proportion to the file.
public enum YAMLFormatter {
    /// How long a line may become by putting on it what was written over several: the width that the project's own
    /// files keep. Counted in Unicode scalars, as yamllint does.
    public static let columns = 120

    /// The bytes of the file of `tree` in the canonical layout.
    ///
    /// `tree` is what ``YAMLReader`` read without an error. Else, and should the new bytes not read as the same nodes,
    /// anchors and comments, the file's own bytes come back.
    public static func format(_ tree: NodeTree) -> [UInt8] {
        guard let bytes = layOut(tree), isSame(tree, bytes) else { return tree.source.bytes }
        return bytes
    }

    /// The new bytes before anyone has checked them; nil if the tree has faults.
    static func layOut(_ tree: NodeTree) -> [UInt8]? {
        let isWhole = tree.readCount == tree.source.bytes.count && !tree.records.contains(where: \.isFault)
        guard isWhole, let tokens = LayoutScanner.tokens(of: tree) else { return nil }
        var printer = LayoutPrinter(tree, tokens)
        return printer.run()
    }

    /// Whether `bytes` say what `tree` says.
    static func isSame(_ tree: NodeTree, _ bytes: [UInt8]) -> Bool {
        var findings: [Finding] = []
        let source = SourceFile(path: tree.source.path, bytes: bytes)
        guard let other = YAMLReader.read(source, as: tree.file, findings: &findings), findings.isEmpty else {
            return false
        }
        return tree.saysSame(as: other)
    }
}

extension NodeTree.Record {
    /// Whether it stands for something that was reported.
    fileprivate var isFault: Bool { kind == .invalid && !isAlias }
}
