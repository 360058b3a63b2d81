// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The rules that reading a file checks, before anyone asks what the file means.
extension RuleID {
    /// The file is not YAML.
    public static let yamlSyntax = RuleID("BN101", "yaml-syntax")
    /// The file is not UTF-8.
    public static let encoding = RuleID("BN102", "encoding")
    /// A line ends with something other than LF or CR LF.
    public static let lineBreak = RuleID("BN103", "line-break")
    /// A character that reorders text stands where text is not shown.
    public static let bidiControl = RuleID("BN104", "bidi-control")
    /// A mapping holds a key twice.
    public static let duplicateKey = RuleID("BN105", "duplicate-key")
    /// An alias names nothing or itself, or an anchor names nothing or is defined twice.
    public static let alias = RuleID("BN106", "alias")
    /// Aliases blow the file up beyond ``Limits/aliasExpansion``.
    public static let aliasBudget = RuleID("BN107", "alias-budget")
    /// A node carries a tag, or the file defines one.
    public static let tag = RuleID("BN108", "tag")
    /// A mapping is merged into another with `<<`.
    public static let mergeKey = RuleID("BN109", "merge-key")
    /// The file holds a second document.
    public static let multipleDocuments = RuleID("BN110", "multiple-documents")
    /// A key is empty or not a text.
    public static let keyKind = RuleID("BN111", "key-kind")
    /// Collections nest deeper than ``Limits/depth``.
    public static let depthLimit = RuleID("BN112", "depth-limit")
    /// The file is larger than ``Limits/fileBytes``.
    public static let fileSizeLimit = RuleID("BN113", "file-size-limit")
    /// A text is longer than ``Limits/scalarBytes``.
    public static let scalarLimit = RuleID("BN114", "scalar-limit")
    /// The file holds more than ``Limits/nodes`` nodes.
    public static let nodeLimit = RuleID("BN115", "node-limit")
    /// The file holds nothing.
    public static let emptyFile = RuleID("BN116", "empty-file")
    /// The file is not JSON.
    public static let jsonSyntax = RuleID("BN117", "json-syntax")
    /// The file holds a character that no text needs.
    public static let controlCharacter = RuleID("BN118", "control-character")
}

/// The rules of this module.
public enum YAMLRules {
    /// Every rule of this module, by code.
    public static let all: [RuleID] = [
        .yamlSyntax, .encoding, .lineBreak, .bidiControl, .duplicateKey, .alias, .aliasBudget, .tag, .mergeKey,
        .multipleDocuments, .keyKind, .depthLimit, .fileSizeLimit, .scalarLimit, .nodeLimit, .emptyFile, .jsonSyntax,
        .controlCharacter,
    ]
}
