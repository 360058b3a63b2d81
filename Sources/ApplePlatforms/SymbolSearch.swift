// SPDX-License-Identifier: Apache-2.0

extension SymbolTable {
    /// The symbols that have, for each word of `text`, a word that begins with it, in any order. All symbols if `text` has no
    /// word.
    public static func search(_ text: String) -> [SFSymbol] { SymbolWords.all.symbols(with: SymbolWords.split(text)) }

    /// The symbols that `text` means in the words of other icon sets, such as `xmark` for `close`.
    public static func meant(by text: String) -> [SFSymbol] {
        SymbolWords.all.symbols(meaning: SymbolWords.split(text))
    }

    /// The symbols whose names are nearest to `name`, the nearest first; none if nothing is near.
    ///
    /// Words count in any order, and with slips of the hand; some that other icon sets use are known, such as `off` for
    /// `slash`.
    public static func nearest(
        _ name: String, limit: Int = 1, where isAllowed: (SFSymbol) -> Bool = { _ in true }
    ) -> [SFSymbol] {
        SymbolWords.all.nearest(name, limit: limit, isAllowed: isAllowed)
    }
}
