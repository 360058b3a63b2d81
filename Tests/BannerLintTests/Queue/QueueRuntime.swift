// SPDX-License-Identifier: Apache-2.0

import BannerKit

/// BannerKit's queue of one group, whose banners come and leave at once.
struct QueueRuntime {
    private var queue: BannerQueue
    private let banners: [QueueModel.Banner]
    private var bannerOfRequest: [BannerRequest.ID: Int] = [:]

    /// A queue with the banners and the policy of `model`, and room for any number of banners.
    init(_ model: QueueModel) {
        banners = model.banners
        queue = BannerQueue(policy: Self.policy(model.order, model.conflict, .none, depth: 1000))
    }

    private static func policy(
        _ order: BannerQueuePolicy.Order, _ conflict: BannerQueuePolicy.Conflict,
        _ coalescing: BannerQueuePolicy.Coalescing, depth: Int
    ) -> BannerQueuePolicy {
        BannerQueuePolicy(
            order: order, conflict: conflict, coalescing: coalescing, key: [.banner], maxDepth: depth, pause: .zero,
            minimumVisibleTime: .zero)
    }

    private var showing: BannerRequest.ID? {
        if case .shown(let id) = queue.state(of: "main") { id } else { nil }
    }

    /// The banner that shows.
    var shown: Int? { showing.flatMap { bannerOfRequest[$0] } }

    /// The banners that wait, in the order in which they came.
    var waiting: [Int] { queue.waiting(in: "main").sorted().compactMap { bannerOfRequest[$0] } }

    mutating func request(_ index: Int) {
        let banner = banners[index]
        let id = queue.makeID()
        bannerOfRequest[id] = index
        handle(
            .enqueue(
                BannerRequest(
                    id: id, group: "main", severity: banner.severity, display: banner.hasTimer ? .seconds(4) : nil,
                    waysOut: banner.isDismissable ? [.swipe] : [], comesBack: banner.comesBack)))
    }

    mutating func clear(_ banner: Int) {
        let ended = bannerOfRequest.filter { $0.value == banner }.keys.sorted()
        // Those that wait go first, so that none of them comes.
        for id in ended where id != showing { handle(.conditionCleared(id)) }
        for id in ended { handle(.conditionCleared(id)) }
    }

    mutating func timer() { if let showing { handle(.timer(showing), after: .seconds(4)) } }

    mutating func dismiss() { if let showing { handle(.swipe(showing)) } }

    /// Whether all requests of `crowd`, banners by their index, are let in when they come at once.
    static func isLetIn(
        _ crowd: [Int], isLimited: [Bool], _ depth: Int, _ coalescing: BannerQueuePolicy.Coalescing
    ) -> Bool {
        let policy = policy(.fifo, .enqueue, coalescing, depth: depth)
        var queue = BannerQueue(policy: policy)
        return crowd.allSatisfy { index in
            let name = "b\(index)"
            let request = BannerRequest(
                id: queue.makeID(), group: "main", display: .seconds(4),
                key: CoalescingKey(QueueBanner(id: name), policy: policy, locale: "en"),
                interval: isLimited[index] ? BannerRequest.Interval(name: name, minimum: .seconds(60)) : nil)
            return queue.handle(.enqueue(request), at: .zero).allSatisfy { effect in
                if case .end = effect { false } else { true }
            }
        }
    }

    private var now = Duration.zero

    private mutating func handle(_ event: BannerQueue.Event, after time: Duration = .zero) {
        now += time
        var effects = queue.handle(event, at: now)[...]
        while let effect = effects.popFirst() {
            switch effect {
            case .present(let id): effects += queue.handle(.presented(id), at: now)
            case .dismiss(let id): effects += queue.handle(.dismissed(id), at: now)
            case .startTimer(let id, .zero): effects += queue.handle(.timer(id), at: now)
            case .startTimer, .stopTimer, .pause, .clear, .end: break
            }
        }
    }
}

/// A banner that is known by its name.
private struct QueueBanner: BannerContent {
    let id: String
    var style: QueueStyle { QueueStyle() }
    var level: QueueLevel { QueueLevel() }

    func text(in locale: String) -> String { id }
}

private struct QueueLevel: BannerLevel {
    let severity = 0
    var levelConfiguration: BannerLevelConfiguration {
        BannerLevelConfiguration(
            tint: BannerColor(light: .hex(0x1B7F3B)), onTint: BannerColor(light: .hex(0xFFFFFF)))
    }
}

private struct QueueStyle: BannerStyle {
    var bannerConfiguration: BannerConfiguration {
        BannerConfiguration(
            position: .overlay, edge: .top, bufferHeight: 0, statusBar: .automatic,
            typography: BannerTypography(style: .body, weight: .regular, maxLines: 2, dynamicType: .xSmall...(.large)),
            padding: 16, image: BannerImageFrame(shape: .none, size: 40), indicator: nil, dismissal: [.swipe],
            buttonLayout: .below,
            metrics: BannerDisplayMetrics(
                presentation: .zero, display: nil, dismissal: .zero, motion: .spring(damping: 1, velocity: 0)),
            sticksOnScroll: false, maxWidth: nil)
    }
}
