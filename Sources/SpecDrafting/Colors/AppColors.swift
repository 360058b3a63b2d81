// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// The colours of an app's asset catalogues, and what code says of colours.
struct AppColors {
    /// The paths of colours in all catalogues.
    private let known: Set<String>
    /// Paths by the name that Xcode gives them in code; empty where two have the same.
    private let symbols: [String: String]
    /// The catalogues of each path.
    private let catalogues: [String: [Int]]
    /// The colours for the palette: constants of types, and those of Android's resources before them.
    private(set) var palette: [FoundPaletteColor] = []
    /// The constants by their types and names in code, as `Theme.brand`; those that extend the types of colours by name alone, as
    /// `brand`. -1 where several have the same.
    private var constants: [String: Int] = [:]
    /// The types of colours, on which `.brand` is looked for.
    fileprivate static let types: Set = ["Color", "ShapeStyle", "UIColor"]

    init(_ files: [AppFiles.Catalogue]) {
        var catalogues: [String: [Int]] = [:]
        var symbols: [String: String] = [:]
        for (index, file) in files.enumerated() {
            for path in file.colors {
                catalogues[path, default: []].append(index)
                guard let symbol = Self.symbol(of: path), catalogues[path]?.count == 1 else { continue }
                symbols[symbol] = symbols[symbol] == nil ? path : ""
            }
        }
        // One in two catalogues depends on the bundle.
        known = Set(catalogues.filter { $0.value.count == 1 }.keys)
        self.symbols = symbols
        self.catalogues = catalogues
    }

    /// The name that Xcode gives a colour in code: `brand` for `brand-color` and `BrandColor`, `Bars.error` for `bars/error`, where the
    /// folder is a namespace.
    private static func symbol(of path: String) -> String? {
        let parts = path.split(separator: ".")
        guard let name = parts.last.flatMap({ DraftName.camel(String($0)) }) else { return nil }
        let ending = "Color"
        let last = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
        let spaces = parts.dropLast().compactMap { DraftName.camel(String($0)) }
        return (spaces.map { $0.prefix(1).uppercased() + $0.dropFirst() } + [last]).joined(separator: ".")
    }

    /// Adds colours that code knows by no name.
    mutating func add(_ colors: [FoundPaletteColor]) { palette += colors }

    /// Adds the constants of a file.
    mutating func addConstants(of code: SwiftCode) {
        for (symbol, color) in code.constantColors(self) {
            constants[symbol] = constants[symbol] == nil ? palette.count : -1
            palette.append(color)
        }
    }

    /// The catalogue that a colour stands in.
    func catalogue(of path: String) -> Int? { catalogues[path]?.first }

    /// The colour that an expression is; `nil` where that isn't sure.
    func color(_ value: SwiftExpression, _ code: SwiftCode) -> FoundColor? {
        guard case .chain(let chain) = value else { return nil }
        let path = ["SwiftUI", "UIKit"].contains(chain.path.first) ? Array(chain.path.dropFirst()) : chain.path
        if chain.steps.count == chain.path.count { return constant(path, isImplicit: chain.isImplicit) }
        guard path.count == 1, chain.isImplicit ? path == ["init"] : Self.types.contains(path[0]),
            chain.steps.count == chain.path.count + 1, case .call(let open)? = chain.steps.last
        else { return nil }
        return initialised(code.arguments(open))
    }

    /// `.white`, `UIColor.brandRed`, `.Bars.error`, `Theme.brand`.
    private func constant(_ path: [String], isImplicit: Bool) -> FoundColor? {
        let isOfColors = !isImplicit && path.first.map(Self.types.contains) == true
        let names = isOfColors ? Array(path.dropFirst()) : path
        guard let name = names.last, isOfColors || isImplicit || names.count > 1 else { return nil }
        if names.count == 1, let value = ["white": "#FFFFFF", "black": "#000000"][name] {
            return .value("\"\(value)\"")
        }
        if let index = constants[names.suffix(2).joined(separator: ".")] { return index < 0 ? nil : .constant(index) }
        return isOfColors || isImplicit ? symbol(names.joined(separator: ".")) : nil
    }

    private func symbol(_ name: String) -> FoundColor? {
        guard let path = symbols[name], !path.isEmpty, known.contains(path) else { return nil }
        return .named(path)
    }

    private func named(_ name: String) -> FoundColor? {
        let path = name.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ".")
        return known.contains(path) ? .named(path) : nil
    }

    private func initialised(_ arguments: [SwiftArgument]) -> FoundColor? {
        let labels = arguments.map(\.label)
        let numbers = arguments.map { if case .number(let number) = $0.value { number } else { Double.nan } }
        switch labels {
        case ["named"],
            [nil] where arguments.count == 1:
            if case .text(let pieces) = arguments[0].value, pieces.count == 1, case .text(let name) = pieces[0] {
                return named(name)
            }
            fallthrough
        case ["resource"]:
            guard case .chain(let chain) = arguments[0].value, chain.isImplicit, chain.steps.count == chain.path.count
            else { return nil }
            return symbol(chain.path.joined(separator: "."))
        case ["red", "green", "blue"]: return Self.color(numbers + [1])
        case ["red", "green", "blue", "alpha"], ["red", "green", "blue", "opacity"]: return Self.color(numbers)
        case ["displayP3Red", "green", "blue", "alpha"]: return Self.color(numbers, isWide: true)
        case [nil, "red", "green", "blue"], [nil, "red", "green", "blue", "opacity"]:
            guard case .chain(let space) = arguments[0].value, space.isImplicit,
                ["sRGB", "displayP3"].contains(space.path.last)
            else { return nil }
            let channels = Array(numbers.dropFirst())
            return Self.color(channels.count == 3 ? channels + [1] : channels, isWide: space.path.last == "displayP3")
        case ["hex"]: return Self.hex(arguments[0].value, numbers[0])
        default: return nil
        }
    }

    /// A colour of channels from 0 to 1.
    private static func color(_ channels: [Double], isWide: Bool = false) -> FoundColor? {
        guard channels.count == 4, channels.allSatisfy({ (0...1).contains($0) }) else { return nil }
        let alpha = channels[3]
        if isWide {
            let list = channels.prefix(3).map(DraftText.number).joined(separator: ", ")
            let rest = alpha < 1 ? ", alpha: \(DraftText.number(alpha))" : ""
            return .value("{ colorSpace: display-p3, components: [\(list)]\(rest) }")
        }
        let color = Color(.srgb, channels[0], channels[1], channels[2], alpha: alpha)
        return .value("\"\(color.hexWithAlpha)\"")
    }

    /// `hex: 0xB3261E`, `hex: "#B3261E"`. Six digits mean the same in every such initialiser; eight don't.
    private static func hex(_ value: SwiftExpression, _ number: Double) -> FoundColor? {
        if case .text(let pieces) = value, pieces.count == 1, case .text(let text) = pieces[0] {
            let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
            guard digits.utf8.count == 6, let color = Color(hex: "#" + digits) else { return nil }
            return .value("\"\(color.hex)\"")
        }
        guard (0...Double(0xFFFFFF)).contains(number) else { return nil }
        return .value("\"#\(UInt32(number).hex(digits: 6))\"")
    }
}

/// A colour that an app has, for the palette.
struct FoundPaletteColor {
    var name: String
    /// As a spec writes it.
    var light: String
    /// In dark appearance, where that is another.
    var dark: String?
    var place: AppPlace
}

extension SwiftCode {
    /// The colours that are constants of types, with their names in code: `static let errorRed = UIColor(red: …)`.
    fileprivate func constantColors(_ colors: AppColors) -> [(symbol: String, color: FoundPaletteColor)] {
        let all = declarations.values.joined().filter { word($0.index - 2) == "static" && word($0.index - 1) == "let" }
        return all.sorted { $0.index < $1.index }.compactMap { declaration in
            guard let symbol = word(declaration.index), let name = DraftName.camel(symbol) else { return nil }
            var next = declaration.index + 1
            if isMark(next, ":") { next += 2 }
            guard isSign(next, "=") else { return nil }
            let value = expression(next + 1..<endOfStatement(next + 1))
            guard case .value(let color)? = colors.color(value, self) else { return nil }
            let place = AppPlace(path: source.path, line: line(declaration.index))
            let type = type(of: declaration).flatMap { AppColors.types.contains($0) ? nil : $0 }
            return (type.map { "\($0).\(symbol)" } ?? symbol, FoundPaletteColor(name: name, light: color, place: place))
        }
    }
}
