// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// Too little contrast between a tint and what is drawn over it, in one appearance.
struct ContrastFault {
    let pair: ColorPair
    let appearance: Appearance
    let contrast: ClosedRange<Double>
    let limit: Double
    /// Why the limit is what it is.
    let reason: String

    private var shortfall: Shortfall { Shortfall(contrast: contrast, limit: limit) }
    /// Whether it fails on every backdrop.
    var isCertain: Bool { shortfall.isCertain }
    /// The ratio that counts.
    var ratio: Double { shortfall.ratio }
    /// The colour to change.
    var culprit: ChosenColor { blamesDrawn ? pair.drawn : pair.tint }
    /// The other colour.
    var counterpart: ChosenColor { blamesDrawn ? pair.tint : pair.drawn }

    /// Whether the appearance asks for more contrast, and the colour to change has none of its own for it.
    var isBorrowed: Bool { appearance.isHighContrast && culprit.value[appearance].writtenFor != appearance }

    /// What one banner or one theme chose is to blame before what holds for more.
    var blamesDrawn: Bool {
        guard pair.isOnTint else { return true }
        let (drawn, tint) = (pair.drawn.narrowness(appearance), pair.tint.narrowness(appearance))
        return drawn == tint ? pair.blamesDrawn : drawn > tint
    }

    var message: String {
        let verb = shortfall.verb(isPlural: pair.subjects.count > 1)
        return
            "\(pair.subject) on \(pair.ground) \(verb) \(Figure.text(ratio, missing: limit)):1, below \(Figure.text(limit)):1 "
            + appearance.phrase + pair.scenario.suffix
    }
}

/// Faults of contrast, and all that is asked of the colours, so that a remedy for one use spoils no other.
struct ContrastFaults {
    private struct Kind: Hashable {
        var subject: String
        var pair: ColorPair.Key
    }

    /// What is written at a place, in one appearance or in any, of which there is a fault.
    private struct Literal: Hashable {
        var kind: Kind
        var place: Place
        var appearance: Appearance?
    }

    /// Remedies take time to find, and nobody mends more faults than this before checking again.
    private static let remedyLimit = 1000

    private let offersFix: Bool
    private let sparesBorrowed: Bool
    private var worst = WorstCases<Kind, ContrastFault>()
    private var faults: [Kind: [(literal: Place, fault: ContrastFault)]] = [:]
    /// What `faults` have.
    private var known: Set<Literal> = []
    /// What is asked of colours where they are written: what holds now, and what a colour is to blame for.
    private var demands = ContrastDemands()
    /// What of it the remedies of other rules may not break either.
    private(set) var binding = ContrastDemands()

    /// `offersFix`: whether colours are replaced where they are written. `sparesBorrowed`: whether the remedies of other rules need
    /// not see to a colour that stands in for one of high contrast, which can be written beside it.
    init(offersFix: Bool, sparesBorrowed: Bool = false) {
        self.offersFix = offersFix
        self.sparesBorrowed = sparesBorrowed
    }

    /// Notes what is asked of `pair`, and the fault if it fails.
    ///
    /// `reason` says why the limit is what it is. Of a translucent tint, what fails on some backdrop only counts if
    /// `onAny`.
    mutating func check(
        _ pair: ColorPair, _ appearance: Appearance, limit: Double, onAny: Bool = false, reason: () -> String
    ) {
        // A place is missing for a colour that was reported as missing.
        let slots = (tint: pair.tint.value[appearance], drawn: pair.drawn.value[appearance])
        let tint = slots.tint.literal
        guard tint != nil || !pair.isOnTint, let drawn = slots.drawn.literal else { return }
        let ofTint = ContrastDemand(counterpart: slots.drawn.color, isTint: true, limit: limit)
        let ofDrawn = ContrastDemand(counterpart: slots.tint.color, isTint: false, limit: limit)

        let contrast = pair.contrast(in: appearance)
        guard (onAny ? contrast.lowerBound : contrast.upperBound) < limit else {
            if let tint { demand(ofTint, of: tint, slots.tint, in: appearance) }
            demand(ofDrawn, of: drawn, slots.drawn, in: appearance)
            return
        }
        let fault = ContrastFault(
            pair: pair, appearance: appearance, contrast: contrast, limit: limit, reason: reason())
        // The colour that is not to blame is free: the other one follows it.
        if fault.blamesDrawn {
            demand(ofDrawn, of: drawn, slots.drawn, in: appearance)
        } else if let tint {
            demand(ofTint, of: tint, slots.tint, in: appearance)
        }
        let kind = Kind(subject: pair.subject, pair: pair.key)
        worst.add(
            fault, kind, badness: limit / fault.ratio,
            Finding.Case(pair.scenario, appearance, measured: fault.ratio))
        let literal = fault.blamesDrawn ? drawn : tint ?? drawn
        let question = Literal(kind: kind, place: literal, appearance: fault.isBorrowed ? appearance : nil)
        if known.contains(question) { return }
        known.formUnion([
            Literal(kind: kind, place: literal), Literal(kind: kind, place: literal, appearance: appearance),
        ])
        faults[kind, default: []].append((literal, fault))
    }

    private mutating func demand(
        _ demand: ContrastDemand, of literal: Place, _ slot: ResolvedColor.Slot, in appearance: Appearance
    ) {
        demands.add(demand, to: literal)
        if sparesBorrowed, appearance.isHighContrast, slot.writtenFor != appearance { return }
        binding.add(demand, to: literal)
    }

    /// Whether nothing fails.
    var isEmpty: Bool { faults.isEmpty }

    /// The pairs that fail.
    var pairs: Set<ColorPair.Key> { Set(worst.all.map(\.kind.pair)) }

    /// The worst fault of each pair.
    var worstByPair: [ColorPair.Key: ContrastFault] {
        Dictionary(worst.all.map { ($0.kind.pair, $0.worst.detail) }) { first, _ in first }
    }

    /// Reports the worst fault of each pair but those that are `reported`. `also` says what else is wrong with a pair, in notes;
    /// what `atMost` says of a fault may make it less grave than the rule is.
    func report(
        to context: RuleContext, unless reported: Set<ColorPair.Key> = [],
        also: (ColorPair.Key) -> [(rule: RuleID, note: String)] = { _ in [] },
        atMost: (ContrastFault) -> Severity = { _ in .error }
    ) {
        if isEmpty { return }
        var asked = demands
        asked.formUnion(context.contrastDemands)
        var colors: [Place: Replacement?] = [:]
        worst.report(in: context) { kind, worst in
            if reported.contains(kind.pair) { return }
            let fault = worst.detail
            let slot = fault.culprit.value[fault.appearance]
            guard let place = slot.place ?? fault.culprit.place else { return }
            let others = also(kind.pair)
            let remedies = remedies(for: faults[kind] ?? [], worst: fault, asked, &colors)
            context.report(
                fault.message, at: place, label: slot.resolution, labels: labels(fault),
                notes: [fault.reason] + others.map(\.note) + worst.notes, help: remedies.help,
                fix: fix(remedies, context), also: others.map(\.rule), atMost: atMost(fault))
        }
    }

    private func labels(_ fault: ContrastFault) -> [Label] {
        let slot = fault.culprit.value[fault.appearance]
        let other = fault.counterpart.value[fault.appearance]
        var labels: [Label] = []
        if let source = slot.sources.last, let place = source.place, place != slot.place {
            labels.append(Label("`\(source.origin)` is \(slot.color.figure)", at: place))
        }
        if let place = other.place {
            let words = fault.blamesDrawn ? "drawn over this tint" : "drawn over it"
            labels.append(Label(words + (other.resolution.isEmpty ? "" : ", \(other.resolution)"), at: place))
        }
        return labels
    }

    // MARK: Remedies

    /// Another colour for what is written at a place.
    private struct Proposal {
        var fault: ContrastFault
        var literal: Place
        var color: Color
        /// Whether it breaks nothing where else it is used.
        var suitsAll: Bool

        var slot: ResolvedColor.Slot { fault.culprit.value[fault.appearance] }
    }

    /// Another colour, and whether it holds all that is asked of it wherever it is used.
    private struct Replacement {
        var color: Color
        var isWhole: Bool
    }

    private typealias Remedies = (help: [String], proposals: [Proposal])

    private func remedies(
        for faults: [(literal: Place, fault: ContrastFault)], worst: ContrastFault, _ asked: ContrastDemands,
        _ colors: inout [Place: Replacement?]
    ) -> Remedies {
        var remedies: Remedies = ([], [])
        var proposed: Set<String> = []
        let isWorst = { (fault: ContrastFault) in
            fault.appearance == worst.appearance && fault.pair.scenario.theme == worst.pair.scenario.theme
        }
        // The first line of help speaks of the fault that the headline names.
        for (literal, fault) in faults.filter({ isWorst($0.fault) }) + faults.filter({ !isWorst($0.fault) }) {
            let slot = fault.culprit.value[fault.appearance]
            let demand = ContrastDemand(
                counterpart: fault.counterpart.value[fault.appearance].color, isTint: !fault.blamesDrawn,
                limit: fault.limit)
            guard let remedy = remedy(slot.color, at: literal, demand, asked, &colors), demand.holds(remedy.color)
            else { continue }
            let color = remedy.color
            // What is added for one appearance changes no other.
            let suitsAll = remedy.isWhole || fault.isBorrowed
            remedies.proposals.append(Proposal(fault: fault, literal: literal, color: color, suitsAll: suitsAll))
            guard proposed.insert(color.hex).inserted else { continue }
            let words =
                (fault.isBorrowed ? "add `\(fault.appearance.rawValue)`: " : "")
                + Remedy.words(color, for: slot.color, reaching: demand.ratio(color))
                + (suitsAll ? "" : " here, but fails where else it is used")
            let place = fault.appearance.phrase + fault.pair.scenario.suffix
            remedies.help.append(isWorst(fault) || fault.isBorrowed ? words : "\(place), \(words)")
        }
        guard let alternative = blackOrWhite(worst) else { return remedies }
        if remedies.proposals.contains(where: isAnotherColor) { return ([alternative] + remedies.help, []) }
        return (remedies.help + [alternative], remedies.proposals)
    }

    /// Whether a tint would become one that nobody takes for the brand's: the text is what to change then, and a person does that.
    private func isAnotherColor(_ proposal: Proposal) -> Bool {
        !proposal.fault.blamesDrawn && !proposal.fault.isBorrowed
            && proposal.color.deltaEOK(from: proposal.slot.color) > Self.mostChange
    }

    /// The distance in OKLab from which on a colour is another one: from a pastel to its dark shade, not from an orange to a darker one.
    private static let mostChange = 0.3

    /// The remedy for what is written at `literal`, found once; `nil` where there is none, and beyond the limit.
    private func remedy(
        _ color: Color, at literal: Place, _ demand: ContrastDemand, _ asked: ContrastDemands,
        _ known: inout [Place: Replacement?]
    ) -> Replacement? {
        if let color = known[literal] { return color }
        guard known.count < Self.remedyLimit else { return nil }
        let remedy = remedy(color, demand, all: asked[literal])
        known.updateValue(remedy, forKey: literal)
        return remedy
    }

    /// A colour that holds all that is asked of it wherever it is used, or else what is asked of it here.
    private func remedy(_ color: Color, _ demand: ContrastDemand, all: Set<ContrastDemand>) -> Replacement? {
        let holdsAll = { (color: Color) in all.allSatisfy { $0.holds(color) } }
        if let color = Remedy.nearest(to: color, where: holdsAll) { return Replacement(color: color, isWhole: true) }
        // What is neither black nor white may hold all that they don't.
        return Remedy.nearest(to: color, where: demand.holds)
            .map { Replacement(color: $0, isWhole: holdsAll($0)) }
    }

    private func blackOrWhite(_ fault: ContrastFault) -> String? {
        guard !fault.blamesDrawn else { return nil }
        let tint = fault.pair.tint.value[fault.appearance].color
        let options = [("black", Color(.srgb, 0, 0, 0)), ("white", Color(.srgb, 1, 1, 1))].map { name, color in
            (name: name, ratio: Backdrop.anything.contrast(of: color, on: tint).lowerBound)
        }
        guard let best = options.max(by: { $0.ratio < $1.ratio }), best.ratio >= fault.limit else { return nil }
        return "\(best.name) drawn over this tint reaches \(Remedy.reached(best.ratio)):1"
    }

    private func fix(_ remedies: Remedies, _ context: RuleContext) -> Fix? {
        guard offersFix, let message = remedies.help.first else { return nil }
        var edits: [Edit] = []
        var places: Set<Place> = []
        let borrowed = Self.borrowed(remedies.proposals)
        for proposal in remedies.proposals where proposal.suitsAll {
            // A token's file belongs to others, and is no YAML.
            if case .token? = proposal.slot.sources.last?.origin { continue }
            guard let first = context.written(proposal.literal).first, "\"'{".contains(first) else { continue }
            let edit =
                proposal.fault.isBorrowed
                ? highContrast(proposal, borrowed, context)
                : Edit(replacing: proposal.literal, with: "\"\(proposal.color.hex)\"")
            if let edit, places.insert(edit.place).inserted { edits.append(edit) }
        }
        guard let first = remedies.proposals.first, first.suitsAll, !edits.isEmpty,
            first.fault.isBorrowed || edits[0].place == first.literal
        else { return nil }
        return Fix(message, .unsafe, edits: edits)
    }

    /// Adds the colours of high contrast, and leaves the plain ones alone.
    private func highContrast(
        _ proposal: Proposal, _ borrowed: [Source.Origin?: [Appearance: Color]], _ context: RuleContext
    ) -> Edit? {
        let colors = borrowed[proposal.slot.sources.last?.origin] ?? [:]
        return HighContrastKeys(proposal.fault.culprit.value, context)?.edit(adding: colors)
    }

    /// The colours for appearances that have none of their own, by where the plain ones are written.
    private static func borrowed(_ proposals: [Proposal]) -> [Source.Origin?: [Appearance: Color]] {
        var colors: [Source.Origin?: [Appearance: Color]] = [:]
        for proposal in proposals where proposal.fault.isBorrowed {
            let (origin, appearance) = (proposal.slot.sources.last?.origin, proposal.fault.appearance)
            if colors[origin]?[appearance] == nil { colors[origin, default: [:]][appearance] = proposal.color }
        }
        return colors
    }
}

extension ResolvedColor.Slot {
    /// Where the colour itself is written, behind all aliases; `nil` for a colour that was reported as missing.
    var literal: Place? { place == nil ? nil : sources.last?.place ?? place }

    /// "resolves to #4CAF50" for an alias; empty for a colour that stands there itself.
    var resolution: String {
        sources.last?.place == nil || sources.last?.place == place ? "" : "resolves to \(color.figure)"
    }
}
