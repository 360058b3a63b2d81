// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The JSON Schema of the spec language, with which editors complete, explain and check specs.
///
/// It says less than the language asks for: no schema can follow a name to its definition, or an alias to its token.
public enum SpecSchema {
    /// The schema of version 1 of the language, in draft 7 of JSON Schema: `schema/banner.schema.json`, byte for byte.
    public static let text = EmbeddedText.specSchema.text
}
