// SPDX-License-Identifier: Apache-2.0

// Characters that mean something to YAML.

extension Explanation {
    var impossibleStart: SyntaxFault {
        switch text[stop] {
        case 0x09: return tab
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return SyntaxFault(
                message: "a block of text cannot appear between brackets", range: here,
                help: ["quote a text that starts with `\(text.shown(stop))`"]
            )
        case UInt8(ascii: "`") where text.bytes[stop...].starts(with: "```".utf8):
            return SyntaxFault(
                message: "a code fence is Markdown, not YAML", range: text.content(at: stop),
                help: ["remove the lines that start with three backticks"]
            )
        default:
            return SyntaxFault(
                message: "a text without quotes cannot start with `\(text.shown(stop))`", range: here,
                help: ["quote the text"]
            )
        }
    }

    var tab: SyntaxFault {
        var end = stop
        while text[end] == 0x09 || text[end] == 0x20 { end += 1 }
        var fault = SyntaxFault(
            message: "tab used for indentation", range: stop..<max(end, here.upperBound), help: ["indent with spaces"]
        )
        fault.column = Indentation(text).expectedColumn(at: stop)
        fault.isTab = true
        return fault
    }

    var blockHeader: SyntaxFault {
        if problem.text.hasSuffix("0") {
            return SyntaxFault(
                message: "the indentation of a block of text cannot be 0", range: here,
                help: ["write a digit from 1 to 9"]
            )
        }
        return SyntaxFault(
            message: "unexpected text after `\(text.shown(context))`",
            range: stop..<max(stop, text.content(at: stop).upperBound),
            labels: [label("a block of text starts here", text.character(at: context))],
            help: ["start the block on the next line", "quote a text that starts with `\(text.shown(context))`"]
        )
    }

    var anchorName: SyntaxFault {
        let sign = text.shown(context)
        return SyntaxFault(
            message: "expected a name after `\(sign)`",
            range: context..<max(stop, text.character(at: context).upperBound),
            help: ["quote a text that starts with `\(sign)`"],
        )
    }

    var tag: SyntaxFault {
        var start = min(context, stop)
        if text[start] != UInt8(ascii: "!") { start = stop }
        let end = start < text.bytes.count ? NodeProperties.end(in: text.bytes, start..<text.bytes.count) : start
        return SyntaxFault(message: "", range: start..<end, isTag: true)
    }

    var directive: SyntaxFault {
        let start = text.content(at: min(context, stop)).lowerBound
        let line = text.withoutComment(text.content(at: start))
        return SyntaxFault(
            message: "unknown directive `\(text.text(line))`", range: line,
            help: ["remove the line, or quote a text that starts with `%`"]
        )
    }
}
