// SPDX-License-Identifier: Apache-2.0

/// The scenes that the hosts of a presenter stand in, and which of them a person sees.
struct BannerScenes {
    /// What is known of a scene: whether it is seen, and how lately a person turned to it.
    private struct Scene {
        var isActive = false
        var turn = 0
        /// What tells of it.
        var watch: AnyObject?
    }

    private var scenes: [ObjectIdentifier: Scene] = [:]
    private var turns = 0

    var isEmpty: Bool { scenes.isEmpty }

    /// Whether there are scenes, and nobody sees any of them.
    var areAllHidden: Bool { !scenes.isEmpty && !scenes.values.contains(where: \.isActive) }

    /// Adds a scene, or notes what is new of it.
    mutating func join(_ scene: ObjectIdentifier, isActive: Bool, watchedBy watch: AnyObject? = nil) {
        scenes[scene, default: Scene()].watch = watch ?? scenes[scene]?.watch
        setActive(scene, isActive)
    }

    /// Whether it was there.
    mutating func leave(_ scene: ObjectIdentifier) -> Bool { scenes.removeValue(forKey: scene) != nil }

    /// A scene that a person sees again is the one that they turned to.
    mutating func setActive(_ scene: ObjectIdentifier, _ isActive: Bool) {
        guard let known = scenes[scene], known.isActive != isActive else { return }
        scenes[scene]?.isActive = isActive
        if isActive { turn(to: scene) }
    }

    /// A person does something in this scene; of several that are seen, it is the one that counts.
    mutating func turn(to scene: ObjectIdentifier) {
        guard scenes[scene] != nil else { return }
        turns += 1
        scenes[scene]?.turn = turns
    }

    /// How well a banner stands in `scene`: best in the one that a person turned to last, of those that they see. A
    /// host that knows no scene is in that one, for all that anybody knows.
    func rank(of scene: ObjectIdentifier?) -> Int {
        guard let scene else { return scenes.values.map(rank).max() ?? 0 }
        return scenes[scene].map(rank) ?? 0
    }

    private func rank(_ scene: Scene) -> Int { scene.isActive ? scene.turn : 0 }
}
