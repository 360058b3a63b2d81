// SPDX-License-Identifier: Apache-2.0

// How long the queue takes for one event, by how many banners wait. Prints the best of several runs in nanoseconds, and
// how much more that is than with a tenth of the banners: O(log n) grows by little, O(n) tenfold.

import BannerKit

struct Style: BannerStyle {
    var bannerConfiguration: BannerConfiguration {
        BannerConfiguration(
            position: .overlay, edge: .top, bufferHeight: 100, statusBar: .automatic,
            typography: BannerTypography(
                style: .subheadline, weight: .semibold, maxLines: 2, dynamicType: .xSmall...(.xxxLarge)),
            padding: 16, image: BannerImageFrame(shape: .circle, size: 40), indicator: nil,
            dismissal: [.button, .swipe, .timer], buttonLayout: .below,
            metrics: BannerDisplayMetrics(
                presentation: .milliseconds(500), display: .seconds(4), dismissal: .milliseconds(250),
                motion: .spring(damping: 1, velocity: 0)),
            sticksOnScroll: true, maxWidth: nil)
    }
}

struct Level: BannerLevel {
    let severity: Int
    var levelConfiguration: BannerLevelConfiguration {
        BannerLevelConfiguration(
            tint: BannerColor(light: .hex(0x1B7F3B)), onTint: BannerColor(light: .hex(0xFFFFFF)))
    }
}

/// A queue in which banners wait behind a shown one, and what is measured on it.
struct Measurement {
    let name: String
    /// Events that leave as many waiting as there were; the result is their number.
    let run: (inout BannerQueue, [CoalescingKey?], Int) -> Int
}

let policy = BannerQueuePolicy(
    order: .priority, conflict: .enqueue, coalescing: .any, key: [.banner, .style, .level, .text], maxDepth: .max,
    pause: .zero)
let rounds = 20_000

func request(_ queue: inout BannerQueue, _ index: Int, _ keys: [CoalescingKey?]) -> BannerRequest {
    // A fixed scatter of severities, the same in each run.
    let severity = Int(truncatingIfNeeded: UInt64(index) &* 0x9E37_79B9_7F4A_7C15 >> 60)
    return BannerRequest(
        id: queue.makeID(), group: "main", severity: severity, display: .seconds(4), key: keys[index % keys.count])
}

func step(_ queue: inout BannerQueue) {
    guard case .shown(let id) = queue.state(of: "main") else { return }
    _ = queue.handle(.swipe(id), at: .zero)
    _ = queue.handle(.dismissed(id), at: .zero)
    if case .presenting(let next) = queue.state(of: "main") { _ = queue.handle(.presented(next), at: .zero) }
}

let measurements = [
    Measurement(name: "enqueue and cancel") { queue, keys, count in
        for index in 0..<rounds {
            let new = request(&queue, count + index, keys)
            _ = queue.handle(.enqueue(new), at: .zero)
            _ = queue.handle(.cancel(new.id), at: .zero)
        }
        return 2 * rounds
    },
    Measurement(name: "enqueue and step") { queue, keys, count in
        for index in 0..<rounds {
            let new = request(&queue, count + index, keys)
            _ = queue.handle(.enqueue(new), at: .zero)
            step(&queue)
        }
        return 4 * rounds
    },
    Measurement(name: "coalesced") { queue, keys, _ in
        for index in 0..<rounds {
            let new = request(&queue, index % 100, keys)
            _ = queue.handle(.enqueue(new), at: .zero)
        }
        return rounds
    },
]

func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

func time(_ measurement: Measurement, waiting count: Int) -> Double {
    let keys = (0..<count + 2 * rounds).map {
        CoalescingKey(
            Banner(id: "b\($0)", style: Style(), level: Level(severity: 1), text: "Item \($0) failed."), policy: policy,
            locale: "en")
    }
    var best = Double.infinity
    for _ in 0..<7 {
        var queue = BannerQueue(policy: policy)
        for index in 0...count {
            let new = request(&queue, index, keys)
            _ = queue.handle(.enqueue(new), at: .zero)
            if case .presenting(let id) = queue.state(of: "main") { _ = queue.handle(.presented(id), at: .zero) }
        }
        let clock = ContinuousClock()
        var events = 0
        let duration = clock.measure { events = measurement.run(&queue, keys, count + 1) }
        best = min(best, nanoseconds(duration) / Double(max(events, 1)))
    }
    return best
}

func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

print("event, ns              100 waiting   1,000 waiting  10,000 waiting   growth")
for measurement in measurements {
    let times = [100, 1_000, 10_000].map { time(measurement, waiting: $0) }
    let growth = zip(times.dropFirst(), times).map { "×\(Double(Int($0 / $1 * 10)) / 10)" }.joined(separator: " ")
    print(
        measurement.name + String(repeating: " ", count: 18 - measurement.name.count)
            + times.map { padded("\(Int($0))", 16) }.joined() + padded(growth, 14))
}
