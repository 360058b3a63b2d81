// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// The screen reader's voice for the banners of a host, and its ear for what is cut off.
    @MainActor final class BannerAnnouncer {
        private let speaker: BannerSpeaker
        private let watch: BannerAnnouncementWatch

        /// Says what `presenter` asks for, in its language.
        init(_ presenter: BannerPresenter) {
            let speaker = BannerSpeaker(presenter) { Self.post($0) }
            self.speaker = speaker
            watch = BannerAnnouncementWatch { [weak speaker] in speaker?.finished($0, wasHeard: $1) }
        }

        /// These banners are on the screen now.
        func show(_ presentations: [BannerPresentation]) { speaker.show(presentations) }

        /// Says what is to be said of a banner, as soon as that has come in.
        func speak(of id: BannerRequest.ID) { speaker.speak(of: id) }

        private static func post(_ utterance: BannerUtterance) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: utterance.text,
                    attributes: attributes(isUrgent: utterance.isUrgent).merging(voice(utterance)) { $1 }))
        }

        /// What makes the screen reader change its voice, where the words are not in the language of the app.
        private static func voice(_ utterance: BannerUtterance) -> [NSAttributedString.Key: Any] {
            let voice = BannerSpeech.voice(for: utterance.language, interface: BannerLanguage.current)
            return voice.map { [.accessibilitySpeechLanguage: $0] } ?? [:]
        }

        /// What makes the screen reader wait for what it is saying, or not. What is said with high priority is not cut off by
        /// the next thing that it reads.
        private static func attributes(isUrgent: Bool) -> [NSAttributedString.Key: Any] {
            #if os(visionOS)
                return prioritized(isUrgent: isUrgent)
            #else
                if #available(iOS 17, tvOS 17, *) { return prioritized(isUrgent: isUrgent) }
                return [.accessibilitySpeechQueueAnnouncement: !isUrgent]
            #endif
        }

        @available(iOS 17, tvOS 17, visionOS 1, *)
        private static func prioritized(isUrgent: Bool) -> [NSAttributedString.Key: Any] {
            let priority: UIAccessibilityPriority = isUrgent ? .high : .low
            return [.accessibilitySpeechAnnouncementPriority: priority.rawValue]
        }
    }

    /// Hears what the screen reader has said, and whether to the end.
    private final class BannerAnnouncementWatch {
        private let token: any NSObjectProtocol

        @MainActor init(_ onEnd: @escaping @MainActor @Sendable (_ text: String, _ wasHeard: Bool) -> Void) {
            let textKey = UIAccessibility.announcementStringValueUserInfoKey
            let heardKey = UIAccessibility.announcementWasSuccessfulUserInfoKey
            token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: .main
            ) { notification in
                let said = notification.userInfo?[textKey]
                // What was posted with attributes may come back with them.
                guard let text = said as? String ?? (said as? NSAttributedString)?.string,
                    let wasHeard = notification.userInfo?[heardKey] as? Bool
                else { return }
                // The main queue runs on the main actor.
                MainActor.assumeIsolated { onEnd(text, wasHeard) }
            }
        }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
#elseif canImport(AppKit)
    internal import AppKit
    internal import Foundation

    /// The screen reader's voice for the banners of a host.
    @MainActor final class BannerAnnouncer {
        private let speaker: BannerSpeaker

        /// Says what `presenter` asks for, in its language.
        init(_ presenter: BannerPresenter) { speaker = BannerSpeaker(presenter) { Self.post($0) } }

        /// These banners are on the screen now.
        func show(_ presentations: [BannerPresentation]) { speaker.show(presentations) }

        /// Says what is to be said of a banner, as soon as that has come in.
        func speak(of id: BannerRequest.ID) { speaker.speak(of: id) }

        private static func post(_ utterance: BannerUtterance) {
            // A panel may have the keyboard where no window is the main one.
            guard let window = NSApplication.shared.mainWindow ?? NSApplication.shared.keyWindow else { return }
            let priority: NSAccessibilityPriorityLevel = utterance.isUrgent ? .high : .medium
            NSAccessibility.post(
                element: window, notification: .announcementRequested,
                userInfo: [.announcement: utterance.text, .priority: priority.rawValue])
        }
    }
#endif
