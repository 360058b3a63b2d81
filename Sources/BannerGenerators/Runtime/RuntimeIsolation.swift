// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Makes Swift sources mean the same in a module that is isolated to the main actor unless it says otherwise (SE-0466), as new apps
/// are: writes `nonisolated` (SE-0449) before each declaration that would be isolated to nothing elsewhere. `package`, which takes
/// a package, becomes `internal`.
///
/// Main-actor is what says so, and what inherits from a type or protocol that is, here or in another module. An extension is like
/// its type. What stands in a nonisolated type is so too, and is left alone. The layout has to be swift-format's: indentation tells
/// what stands in what.
package struct RuntimeIsolation {
    /// The types of Apple's frameworks that are main-actor and that BannerKit extends or inherits from.
    private static let mainActorTypes: Set<String> = [
        "ButtonStyle", "NSView", "NSViewRepresentable", "UIControl", "UIGestureRecognizer", "UIImageView",
        "UIPointerInteractionDelegate", "UIScene", "UIScrollView", "UIView", "UIViewController", "UIViewRepresentable",
        "UIWindow",
        "UnevenRoundedRectangle", "View", "ViewModifier",
    ]

    private let source: [DeclarationLine]
    /// The full name of the type that a line declares or extends.
    private var typeNames: [String?] = []
    private var mainActor: Set<String>

    /// Reads `lines`. `mainActor` are the types of other modules that are main-actor; those of Apple's that BannerKit needs unless told.
    package init(of lines: [Substring], mainActor: Set<String>? = nil) {
        source = lines.map(DeclarationLine.init)
        self.mainActor = mainActor ?? Self.mainActorTypes
        readTypes()
    }

    /// The names of all types that are main-actor, those of other modules included.
    package var mainActorTypes: Set<String> { mainActor }

    /// Fills `typeNames` and `mainActor`.
    private mutating func readTypes() {
        var scopes = Scopes<String>()
        var heirs: [(name: String, inherited: [String])] = []
        var says = MainActorAttribute()
        for line in source {
            guard !line.isAside else {
                typeNames.append(nil)
                continue
            }
            let outer = scopes.leave(to: line.indentation)
            var name: String?
            if let declaration = line.declaration, declaration.isType {
                let full = (declaration.isExtension ? "" : outer.map { $0 + "." } ?? "") + declaration.name
                scopes.enter(full, at: line.indentation)
                name = full
                if !declaration.isExtension {
                    heirs.append((full, declaration.inherited))
                    if says.holds(for: line) { mainActor.insert(full) }
                }
            }
            typeNames.append(name)
            says.pass(line)
        }
        inherit(heirs)
    }

    /// Adds those of `heirs` that inherit from what is main-actor, until there are no more.
    private mutating func inherit(_ heirs: [(name: String, inherited: [String])]) {
        var count: Int
        repeat {
            count = mainActor.count
            for heir in heirs where heir.inherited.contains(where: mainActor.contains) { mainActor.insert(heir.name) }
        } while mainActor.count > count
    }

    /// The lines, as they shall be.
    package var lines: [Substring] {
        // Whether what is around a line is isolated to nothing.
        var scopes = Scopes<Bool>()
        var says = MainActorAttribute()
        return zip(source, typeNames).map { line, typeName in
            guard !line.isAside else { return line.text }
            defer { says.pass(line) }
            let outer = scopes.leave(to: line.indentation)
            guard let declaration = line.declaration else { return line.internalized }
            let isMainActor = says.holds(for: line) || typeName.map(mainActor.contains) ?? false
            // What stands in a function or closure is left alone.
            scopes.enter(declaration.isType ? !isMainActor : true, at: line.indentation)
            let isInherited = declaration.isType ? outer ?? false : outer != nil
            guard !isMainActor, !isInherited, !declaration.isNonisolated, !declaration.isActor else {
                return line.internalized
            }
            return DeclarationLine(line.internalized).inserting("nonisolated")
        }
    }
}

extension RuntimeIsolation {
    /// What is around a line, known by indentation.
    private struct Scopes<Value> {
        private var open: [(indentation: Int, value: Value)] = []

        /// Leaves what stands at `indentation` or deeper, and returns what is around it.
        mutating func leave(to indentation: Int) -> Value? {
            while let last = open.last, last.indentation >= indentation { open.removeLast() }
            return open.last?.value
        }

        mutating func enter(_ value: Value, at indentation: Int) { open.append((indentation, value)) }
    }

    /// Whether a declaration says that it is main-actor, in its line or in lines of attributes before it.
    private struct MainActorAttribute {
        private var isPending = false

        func holds(for line: DeclarationLine) -> Bool {
            isPending || (!line.attributes.isEmpty && line.attributes.holds("@MainActor"))
        }

        /// Goes past a line.
        mutating func pass(_ line: DeclarationLine) {
            isPending = line.hasAttributesOnly && holds(for: line)
        }
    }
}
