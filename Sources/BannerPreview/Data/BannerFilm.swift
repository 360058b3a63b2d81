// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// How a banner comes and goes: BannerKit's own motion, frame by frame, so that a page only has to show one after the other.
struct BannerFilm: Hashable {
    /// One way, at equal intervals from its start to its end.
    struct Way: Hashable {
        let milliseconds: Int
        /// The parts of the way that are done, in thousandths: 0 hidden, 1,000 at rest. None where it rests all the time.
        let places: [Int]
        /// Opacities in thousandths. None where it is opaque all the time.
        let opacities: [Int]
    }

    /// Coming, going, and both of them for people who have Reduce Motion on.
    let ways: [Way]

    init(_ metrics: BannerDisplayMetrics) {
        ways = [false, true].flatMap { reducesMotion in
            let transition = metrics.transition
            return [
                Way(
                    .presenting(metrics, reducesMotion: reducesMotion), within: metrics.presentation,
                    passage: { BannerPassage(shown: $0, transition, reducesMotion: reducesMotion, isDragged: false) }),
                Way(
                    .dismissing(metrics, reducesMotion: reducesMotion), within: metrics.dismissal,
                    passage: {
                        BannerPassage(shown: 1 - $0, transition, reducesMotion: reducesMotion, isDragged: false)
                    }),
            ]
        }
    }

    /// `[milliseconds, [places], [opacities]]` for each way.
    func write(to json: inout CompactJSON) {
        json.array { json in
            for way in ways {
                json.array { json in
                    json.int(nil, way.milliseconds)
                    json.ints(nil, way.places)
                    json.ints(nil, way.opacities)
                }
            }
        }
    }
}

extension BannerFilm.Way {
    /// As many frames as a screen shows, of a way that takes long fewer.
    private static let framesPerSecond = 60.0
    private static let mostFrames = 120

    init(_ animation: BannerAnimation, within duration: Duration, passage: (Double) -> BannerPassage) {
        let seconds = BannerAnimation.seconds(duration)
        let isUneven = if case .linear = animation { false } else { true }
        let count = isUneven ? max(1, Int(min(seconds * Self.framesPerSecond, Double(Self.mostFrames)))) : 1
        let frames = (0...count).map { frame in
            // At its end it is where it goes, also where a spring has a thousandth left.
            passage(frame == count ? 1 : animation.progress(after: seconds * Double(frame) / Double(count)))
        }
        let isInstant = seconds == 0
        milliseconds = Int(min(seconds * 1000, 1e9).rounded())
        places = isInstant ? [] : Self.thousandths(frames.map(\.place))
        opacities = isInstant ? [] : Self.thousandths(frames.map(\.opacity))
    }

    private static func thousandths(_ values: [Double]) -> [Int] {
        values.allSatisfy { $0 == 1 } ? [] : values.map { Int((min(max($0, -100), 100) * 1000).rounded()) }
    }
}
