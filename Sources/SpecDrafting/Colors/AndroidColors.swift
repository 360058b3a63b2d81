// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TextCatalogs

/// Colours of Android's resources: `values/colors.xml`, and `values-night/colors.xml` for dark.
///
/// No spec can use these files, so their values are copied.
enum AndroidColors {
    /// Colours that name each other: `@color/red`.
    private static let chainLimit = 16

    static func read(_ files: [SourceFile], _ doubts: inout [Doubt]) -> [FoundPaletteColor] {
        var light: [String: (value: String, place: AppPlace)] = [:]
        var dark: [String: (value: String, place: AppPlace)] = [:]
        var names: [String] = []
        for file in files {
            let folder = file.path.split(separator: "/").dropLast().last ?? ""
            guard folder == "values" || folder == "values-night" else { continue }
            let colors: [ResourceColor]
            do throws(TextFault) {
                colors = try AndroidResources.colors(of: file)
            } catch {
                doubts.append(Doubt("its colours are left out: \(error.message)", at: AppPlace(path: file.path)))
                continue
            }
            for color in colors {
                let place = AppPlace(path: file.path, line: file.lines.line(at: color.range.lowerBound) + 1)
                if folder == "values-night" {
                    dark[color.name] = (color.value, place)
                } else if light.updateValue((color.value, place), forKey: color.name) == nil {
                    names.append(color.name)
                }
            }
        }
        let day = light.mapValues(\.value)
        let night = day.merging(dark.mapValues(\.value)) { $1 }
        return names.compactMap { name in
            guard let (_, place) = light[name] else { return nil }
            guard let camel = DraftName.camel(name), let value = value(of: name, day) else {
                doubts.append(Doubt("the colour is no value that a spec could have, and is left out", at: place))
                return nil
            }
            let other = self.value(of: name, night)
            return FoundPaletteColor(name: camel, light: value, dark: other == value ? nil : other, place: place)
        }
    }

    private static func value(of name: String, _ colors: [String: String]) -> String? {
        var name = name
        for _ in 0..<chainLimit {
            guard let value = colors[name] else { return nil }
            guard value.hasPrefix("@color/") else { return hex(value) }
            name = String(value.dropFirst("@color/".count))
        }
        return nil
    }

    /// `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB` ("More resource types", Color).
    private static func hex(_ value: String) -> String? {
        guard value.hasPrefix("#"), value.dropFirst().allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        var digits = Array(value.dropFirst().uppercased())
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        switch digits.count {
        case 6: return "\"#\(String(digits))\""
        case 8:
            let alpha = String(digits.prefix(2))
            return "\"#\(String(digits.dropFirst(2)))\(alpha == "FF" ? "" : alpha)\""
        default: return nil
        }
    }
}
