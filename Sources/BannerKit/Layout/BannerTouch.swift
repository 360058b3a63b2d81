// SPDX-License-Identifier: Apache-2.0

/// A finger on a banner, from its coming down to its lifting: whether it taps or drags, how far and how fast. Lengths are
/// points and times seconds; `y` runs downwards.
///
/// Its places are those in something that does not move with the banner, such as the window. Measured in the banner, each
/// would be less by what the banner has moved already: it would go half as far as the finger, and shake.
struct BannerTouch: Hashable, Sendable {
    /// What a finger does.
    enum Kind: Hashable, Sendable {
        /// It rests: it taps if it lifts soon.
        case rest
        /// It drags the banner up or down.
        case drag
        /// It moves sideways, or where nothing can be dragged.
        case stray
    }

    /// A place under a finger.
    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// How far a finger moves before it is no tap any more, as UIKit's tap recognizer has it.
    static let slop = 10.0
    /// How long a finger rests before it is no tap any more, in seconds, as UIKit's long press recognizer has it: it holds the banner to
    /// read it, and is lifted when that is done.
    static let longestTap = 0.5
    /// How far ahead a finger's pace is looked, as UIKit's projected end of a drag does.
    static let lookahead = 0.25
    /// How long a finger stands still before it has no pace any more. Nobody reports one that does not move.
    static let standstill = 0.1

    private(set) var kind = Kind.rest
    /// Where it came down.
    let start: Point
    /// When it came down.
    private let startTime: Double
    /// Where it became a drag.
    private var dragStart = 0.0
    private var lastY: Double
    private var lastTime: Double
    private var pace = 0.0

    init(at point: Point, time: Double) {
        start = point
        startTime = time
        (lastY, lastTime) = (point.y, time)
    }

    /// The finger is at `point` now. It becomes a drag only where `isDraggable`.
    mutating func move(to point: Point, time: Double, isDraggable: Bool) {
        if time > lastTime { pace = (point.y - lastY) / (time - lastTime) }
        (lastY, lastTime) = (point.y, time)
        guard kind == .rest else { return }
        let (across, along) = ((point.x - start.x).magnitude, (point.y - start.y).magnitude)
        guard max(across, along) >= Self.slop else { return }
        kind = isDraggable && along > across ? .drag : .stray
        dragStart = point.y
    }

    /// Whether it has tapped if it lifts at `time`.
    func isTap(at time: Double) -> Bool { kind == .rest && time - startTime < Self.longestTap }

    /// How far it has dragged the banner.
    var translation: Double { kind == .drag ? lastY - dragStart : 0 }

    /// How far the drag would have gone on if the finger lifts at `time`.
    func predicted(at time: Double) -> Double {
        translation + (time - lastTime > Self.standstill ? 0 : pace * Self.lookahead)
    }
}
