import NotificationBannerSwift
import UIKit

extension UIColor {
    static let brandOrange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let veil = UIColor(white: 0, alpha: 0.4)
    static let deepSea = UIColor(displayP3Red: 0.1, green: 0.3, blue: 0.5, alpha: 1)
}

struct Settings {
    func saved() {
        let banner = NotificationBanner(title: "Settings", subtitle: "Your settings are saved.", style: .success)
        banner.duration = 8
        banner.show(bannerPosition: .bottom)
    }
}
