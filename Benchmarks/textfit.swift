// SPDX-License-Identifier: Apache-2.0
// How fast TextFit is, on one core: run by Benchmarks/textfit. Arguments: texts.jsonl, and with HarfBuzz font files.
// Prints a name and a number a line.
import Foundation
import TextFit

struct Text: Decodable {
    var locale: String
    var text: String
}

/// The CPU time of this process so far, in seconds: it does not grow while others have the core.
func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The least CPU seconds that `body` takes, of several runs.
func seconds(runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
        let start = cpuTime()
        try body()
        least = min(least, cpuTime() - start)
    }
    return least
}

/// The corpus's texts, each with a number of its own, so that none is met twice.
func newTexts(_ texts: [Text], rounds: Int) -> [Text] {
    (0..<rounds).flatMap { round in texts.map { Text(locale: $0.locale, text: "\($0.text) \(round)") } }
}

func report(_ name: String, _ value: Double) {
    print(name, (value * 100).rounded() / 100)
}

func measure(_ name: String, _ texts: [Text], _ source: (Text) -> some AdvanceSource) {
    let many = newTexts(texts, rounds: 20)
    let typesetter = Typesetter()
    var sum = 0
    let fresh = seconds {
        for text in many {
            let prepared = typesetter.prepare(text.text, locale: text.locale, source: source(text))
            if prepared.verdict(sizePt: 15, widthPt: 288, limit: 2) == .fits { sum += 1 }
        }
    }
    report("\(name).new-texts-per-second", Double(many.count) / fresh)

    // The narrowest and widest windows and text sizes of banners.
    let widths = [248.0, 288, 303, 343, 358, 398, 560, 712]
    let sizes = [12.0, 14, 15, 17, 21, 28, 40, 53]
    let prepared = texts.map { typesetter.prepare($0.text, locale: $0.locale, source: source($0)) }
    let further = seconds {
        for text in prepared {
            for width in widths {
                for size in sizes where text.verdict(sizePt: size, widthPt: width, limit: 2) == .fits { sum += 1 }
            }
        }
    }
    let count = prepared.count * widths.count * sizes.count
    report("\(name).further-widths-per-second", Double(count) / further)
    // The sum keeps the optimiser from leaving the work out.
    if sum == 0 { print("nothing fits") }
}

let arguments = CommandLine.arguments.dropFirst()
let file = URL(filePath: arguments.first ?? "Tests/TextFitTests/Corpus/texts.jsonl")
let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    .map { try JSONDecoder().decode(Text.self, from: Data($0.utf8)) }

let first = seconds(runs: 1) {
    _ = Typesetter().prepare("Could not sign in", locale: "en").verdict(sizePt: 15, widthPt: 288, limit: 2)
}
report("estimate.first-text-milliseconds", first * 1_000)
measure("estimate", texts) { _ in EstimatedAdvances(weight: .semibold, font: .system(points: 15)) }

#if HarfBuzz
    let fonts = arguments.dropFirst().map { FontFile(path: $0) }
    for font in fonts {
        let open = try seconds { _ = try FontChain([font]) }
        report("harfbuzz.open-milliseconds.\(font.path.split(separator: "/").last ?? "")", open * 1_000)
    }
    let chain = try FontChain(fonts)
    measure("harfbuzz", texts) { _ in chain }

    // The same of fonts that were just opened: pairs of letters, and words between spaces, are met for the first time.
    let typesetter = Typesetter()
    let met = try seconds {
        let chain = try FontChain(fonts)
        for text in texts { _ = typesetter.prepare(text.text, locale: text.locale, source: chain) }
    }
    report("harfbuzz.first-texts-per-second", Double(texts.count) / met)
#endif
