// SPDX-License-Identifier: Apache-2.0

/// Words by which other icon sets and people call what SF Symbols call something else.
enum SymbolSynonyms {
    /// The words of SF Symbols that `word` may mean.
    static func words(for word: String) -> [String] { meanings[word] ?? [] }

    private static let meanings: [String: [String]] = [
        "account": ["person"], "add": ["plus"], "alarm": ["bell", "alarm"], "alert": ["exclamationmark"],
        "attention": ["exclamationmark"], "back": ["backward"], "bin": ["trash"], "cancel": ["xmark"],
        "caution": ["exclamationmark"], "check": ["checkmark"], "close": ["xmark"], "cross": ["xmark"],
        "danger": ["exclamationmark"], "delete": ["trash"], "disabled": ["slash"], "done": ["checkmark"],
        "download": ["down"], "edit": ["pencil"], "email": ["envelope"], "error": ["exclamationmark", "xmark"],
        "failed": ["xmark"], "favorite": ["heart"], "favourite": ["heart"], "filled": ["fill"], "forbidden": ["nosign"],
        "help": ["questionmark"], "home": ["house"], "information": ["info"], "internet": ["wifi", "network"],
        "mail": ["envelope"], "mute": ["slash"], "muted": ["slash"], "next": ["forward"], "no": ["slash"],
        "notification": ["bell"], "off": ["slash"], "offline": ["slash"], "photo": ["photo"], "picture": ["photo"],
        "previous": ["backward"], "question": ["questionmark"], "refresh": ["clockwise"], "reload": ["clockwise"],
        "remove": ["minus", "trash"], "retry": ["clockwise"], "search": ["magnifyingglass"], "settings": ["gearshape"],
        "solid": ["fill"], "stop": ["octagon"], "success": ["checkmark"], "sync": ["circlepath"], "tick": ["checkmark"],
        "time": ["clock"], "undo": ["uturn"], "upload": ["up"], "user": ["person"], "warn": ["exclamationmark"],
        "warning": ["exclamationmark"], "wireless": ["wifi"], "wlan": ["wifi"],
    ]
}
