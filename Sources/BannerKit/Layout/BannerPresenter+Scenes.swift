// SPDX-License-Identifier: Apache-2.0

// A presenter belongs to one scene. An app that keeps one for several windows all the same goes on with those that are left.
extension BannerPresenter {
    /// A host came to stand in `scene`.
    func join(_ scene: AnyObject) {
        scenes.insert(ObjectIdentifier(scene))
        sceneRestored()
    }

    /// `scene` is gone. With the last one, there is nothing to show banners in any more.
    func leave(_ scene: ObjectIdentifier) {
        guard scenes.remove(scene) != nil, scenes.isEmpty else { return }
        sceneLost()
    }
}
