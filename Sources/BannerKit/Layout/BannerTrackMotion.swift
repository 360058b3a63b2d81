// SPDX-License-Identifier: Apache-2.0

/// How the filled piece of a track moves while the end of the work is not known.
enum BannerTrackMotion: Hashable, Sendable {
    /// Not at all.
    case still
    /// From end to end and back.
    case travels
    /// It stands in the middle and fades, which is calm enough for Reduce Motion.
    case pulses

    /// The seconds that a piece takes there and back, and that it fades for. WCAG 2.2, 2.3.1 allows three flashes a second.
    static let period = 2.4
    /// The opacity down to which a piece fades.
    static let faintest = 0.4

    /// The motion that tells of `progress`; none where there is no such work, it is held or its end is known, or where motion
    /// `isFrozen`.
    init(_ progress: BannerProgressState?, reducesMotion: Bool, isFrozen: Bool = false) {
        let isUnderWay = progress.map { $0.fraction == nil && !$0.isPaused && !$0.isComplete } ?? false
        self = !isUnderWay || isFrozen ? .still : reducesMotion ? .pulses : .travels
    }

    /// How far the piece has come at `time`, 0 to 1; `nil` where it does not travel.
    func phase(at time: Double) -> Double? { self == .travels ? Self.swing(time) : nil }

    /// The opacity of the piece at `time`.
    func opacity(at time: Double) -> Double {
        self == .pulses ? 1 - (1 - Self.faintest) * Self.swing(time) : 1
    }

    /// From 0 to 1 and back in each period, slow at both ends.
    private static func swing(_ time: Double) -> Double {
        guard time.isFinite else { return 0 }
        let turns = time / period
        let way = 1 - (2 * (turns - turns.rounded(.down)) - 1).magnitude
        return way * way * (3 - 2 * way)
    }
}
