// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Names for definitions, made of what an app has: lowerCamelCase, in ASCII.
enum DraftName {
    /// The words of a text that a name takes, and the bytes of a name.
    private static let wordLimit = 5
    private static let byteLimit = 40

    /// `sync-failed` → `syncFailed`, `Great job, you did it!` → `greatJobYouDidIt`; `nil` where nothing usable is left.
    static func camel(_ text: String) -> String? {
        let words = text.utf8.split { !$0.isASCIILetterOrDigit && $0 != UInt8(ascii: "'") }.prefix(wordLimit)
            .map { String(decoding: $0.filter(\.isASCIILetterOrDigit), as: UTF8.self) }.filter { !$0.isEmpty }
        guard let first = words.first else { return nil }
        let isShouted = words.allSatisfy { $0.allSatisfy { !$0.isLowercase } }
        var name = isShouted ? first.lowercased() : first.withLoweredInitials
        for word in words.dropFirst() {
            let rest = isShouted ? word.dropFirst().lowercased() : String(word.dropFirst())
            let next = name + word.prefix(1).uppercased() + rest
            guard next.utf8.count <= byteLimit else { break }
            name = next
        }
        name = String(name.prefix(byteLimit))
        return name.utf8.first.map { !$0.isASCIIDigit } == true ? name : nil
    }
}

/// Names of one kind: no two are equal when case is set aside.
struct DraftNames {
    private var taken: Set<String> = []
    /// The number that the next of a name gets.
    private var numbers: [String: Int] = [:]

    /// `base`, or if that is taken `base2` and so on.
    mutating func unique(_ base: String) -> String {
        var name = base
        var number = numbers[base.lowercased()] ?? 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        numbers[base.lowercased()] = number
        return name
    }
}
