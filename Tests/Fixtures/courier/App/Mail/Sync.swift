// swift-format-ignore-file
import SwiftMessages
import UIKit

enum Sync {
    static func failed(items: [String]) {
        let view = MessageView.viewFromNib(layout: .cardView)
        view.configureTheme(.error)
        view.configureTheme(backgroundColor: UIColor(named: "errorBackground")!, foregroundColor: .white)
        view.configureContent(
            title: "Sync failed", body: String(format: NSLocalizedString("sync.failed", comment: ""), items.count),
            iconImage: nil, iconText: nil, buttonImage: nil, buttonTitle: "Try again"
        ) { _ in Sync.start() }
        var config = SwiftMessages.defaultConfig
        config.presentationStyle = .bottom
        config.duration = .forever
        SwiftMessages.show(config: config, view: view)
    }

    static func tooLarge(_ file: String) {
        SwiftMessages.show {
            let view = MessageView.viewFromNib(layout: .statusLine)
            view.configureTheme(.warning)
            view.configureContent(body: String(localized: "\(file) is too large."))
            view.button?.isHidden = true
            return view
        }
    }

    static func pale() {
        let view = MessageView.viewFromNib(layout: .cardView)
        view.configureTheme(.info)
        view.configureTheme(
            backgroundColor: UIColor(red: 0.95, green: 0.95, blue: 0.95, alpha: 1), foregroundColor: .white)
        view.configureContent(body: "New mail comes every five minutes.")
        view.button?.setTitle("OK", for: .normal)
        view.buttonTapHandler = { _ in SwiftMessages.hide() }
        SwiftMessages.show(view: view)
    }

    static func any(_ view: MessageView, isGrave: Bool) {
        SwiftMessages.show(view: view)
        let other = MessageView.viewFromNib(layout: .cardView)
        other.configureTheme(isGrave ? .error : .info)
        other.configureContent(body: "It depends.")
        SwiftMessages.show(view: other)
    }

    static func start() {}
}
