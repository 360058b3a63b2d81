// swift-format-ignore-file
import OwlBanners
import UIKit

/* Banner(DefaultBannerStyle.error, title: "In a comment /* within another */") */
final class Compose: UIViewController {
    private let presenter: BannerPresenter = OwlBannerPresenter()

    func sent() {
        Banner(DefaultBannerStyle.success, title: NSLocalizedString("mail.sent", comment: "After sending")).enqueue()
    }

    func sentAgain() {
        Banner(DefaultBannerStyle.success, title: NSLocalizedString("mail.sent", comment: "")).enqueue()
    }

    func saved(draft name: String) {
        let banner = Banner(DefaultBannerStyle.info, title: "Saved “\(name)” to {Drafts}.")
        banner.displayMetrics = BannerDisplayMetrics(0.5, 6, 0.25)
        banner.userDismissalAction = { print("seen") }
        banner.enqueue()
    }

    func failed(_ error: Error) {
        Banner(DefaultBannerStyle.error, title: error.localizedDescription).enqueue()
    }

    func notSent() {
        let banner = Banner(DefaultBannerStyle.persistentError, title: "Message not sent.")
        banner.enqueue()
    }

    func attachments(_ count: Int) {
        presenter.presentBanner(title: "\(count) attachments added.", style: DefaultBannerStyle.notice)
        Banner(StampStyle.airmail, title: "By airmail.").enqueue()
        let text = #"A "raw" \name"#
        Banner(DefaultBannerStyle.warning, title: text).enqueue()
    }

    func brief() {
        let banner = Banner(DefaultBannerStyle.warning, title: "The mailbox is nearly full.")
        banner.displayMetrics = BannerDisplayMetrics(0.5, 1, 0.25)
        if traitCollection.horizontalSizeClass == .compact { banner.requiresUserDismissal = true }
        banner.enqueue()
    }
}
