// SPDX-License-Identifier: Apache-2.0

/// What was asked for from anywhere, in its order, until the main actor gets to it.
final class BannerPosts: Sendable {
    typealias Post = @MainActor @Sendable (BannerPresenter) -> Void

    private let waiting = BannerLocked<[Post]>([])

    /// Adds a post. The result is whether it is the first one, so that somebody has to fetch them.
    func add(_ post: @escaping Post) -> Bool {
        waiting.update {
            $0.append(post)
            return $0.count == 1
        }
    }

    /// All posts, which nobody else gets then.
    func takeAll() -> [Post] {
        waiting.update { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
