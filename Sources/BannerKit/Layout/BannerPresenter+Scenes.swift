// SPDX-License-Identifier: Apache-2.0

// A presenter belongs to one scene. One that serves several windows all the same shows its banners in the one that a person
// turned to last, and goes on with those that are left.
extension BannerPresenter {
    /// A host came to stand in `scene`, which a person sees if it `isActive`. `watch`, which tells of the scene, lives as long as that is
    /// there: the host may go before.
    func join(_ scene: AnyObject, isActive: Bool = true, watchedBy watch: AnyObject? = nil) {
        scenes.join(ObjectIdentifier(scene), isActive: isActive, watchedBy: watch)
        sceneRestored()
        scenesChanged()
    }

    /// `scene` is gone. With the last one, there is nothing to show banners in any more.
    func leave(_ scene: ObjectIdentifier) {
        guard scenes.leave(scene) else { return }
        if scenes.isEmpty { sceneLost() }
        scenesChanged()
    }

    /// People see `scene` or no longer do. Time stands still as long as they see none.
    func setActive(_ scene: ObjectIdentifier, _ isActive: Bool) {
        scenes.setActive(scene, isActive)
        scenesChanged()
    }

    /// A person turned to `scene`.
    func turn(to scene: ObjectIdentifier) {
        scenes.turn(to: scene)
        scenesChanged()
    }

    private func scenesChanged() {
        holdAsNeeded()
        // Another host may draw what is there.
        observers.notify(self)
    }

    // MARK: On hold

    /// Lets time stand still for banners, until ``resume()``: what is shown stays with the rest of its time, and what is
    /// asked for waits and comes then.
    ///
    /// Call it while people can't heed a banner, or shall not be disturbed: in an onboarding, a video, a payment. Each call
    /// needs a `resume()` of its own, so that several parts of an app don't end each other's pauses. A banner whose condition
    /// is over, or that the app calls off, goes meanwhile, and people can dismiss what is there.
    ///
    /// While no scene of the presenter's hosts is active, time stands still by itself.
    public func pause() {
        pauses += 1
        holdAsNeeded()
    }

    /// Ends what one call of ``pause()`` began; without one, it does nothing.
    public func resume() {
        pauses = max(0, pauses - 1)
        holdAsNeeded()
    }

    /// Whether time stands still, by ``pause()`` or since no scene is active.
    public var isPaused: Bool { queue.isOnHold }

    private func holdAsNeeded() { send(.hold(pauses > 0 || scenes.areAllHidden)) }
}
