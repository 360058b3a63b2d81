// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// A place where banners show.
    func surface(_ node: Node) -> SurfaceDeclaration {
        var surface = SurfaceDeclaration()
        fields(
            of: node, "a surface", as: SurfaceKey.self,
            example: "{ edge: \(BannerEdge(rawValue: node.text) ?? .top) }"
        ) { field, key, value in
            switch field {
            case .scope: surface.scope = choice(value, key)
            case .edge: surface.edge = choice(value, key)
            case .under: surface.under = choice(value, key)
            case .group:
                guard let name = scalar(value, key, "the name of a group"),
                    case let group = Located(name, at: value.place),
                    isIdentifier(group, "a group")
                else { return }
                surface.group = group
            case .description: surface.description = description(value, key)
            }
        }
        return surface
    }

    /// A screen of the app.
    func screen(_ node: Node) -> ScreenDeclaration {
        var screen = ScreenDeclaration()
        fields(of: node, "a screen", as: ScreenKey.self) { field, key, value in
            switch field {
            case .surfaces: screen.surfaces = references(value, key, "a surface", in: .surfaces) ?? []
            case .coVisibleWith: screen.coVisibleWith = references(value, key, "a screen", in: .screens) ?? []
            case .description: screen.description = description(value, key)
            }
        }
        return screen
    }

    /// How banners wait.
    func queue(_ node: Node) -> QueueDeclaration {
        var queue = QueueDeclaration()
        fields(of: node, "`queue`", as: QueueKey.self, example: Self.exampleOfQueue(node.text)) { field, key, value in
            switch field {
            case .order: queue.order = choice(value, key)
            case .conflict: queue.conflict = choice(value, key)
            case .coalesce: queue.coalesce = choice(value, key)
            case .key: queue.key = choices(value, key)?.map { $0.map(\.value) }
            case .maxDepth: queue.maxDepth = int(value, key, in: 1...1_000_000)
            case .pause: queue.pause = duration(value, key)
            }
        }
        return queue
    }

    /// The queue that `text` was probably meant for.
    private static func exampleOfQueue(_ text: String) -> String {
        if BannerQueuePolicy.Conflict(rawValue: text) != nil { return "{ conflict: \(text) }" }
        return "{ order: \(BannerQueuePolicy.Order(rawValue: text) ?? .fifo) }"
    }
}
