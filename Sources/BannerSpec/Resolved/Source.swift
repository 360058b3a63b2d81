// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Who says what a value is.
public struct Source: Hashable, Sendable {
    /// The kind of definition that says it.
    public enum Origin: Hashable, Sendable {
        /// The language, for everything that nobody says.
        case language
        /// A profile of a design system.
        case profile(Profile)
        /// The time that a banner's text takes to read.
        case readingTime
        /// A definition of the spec, such as `levels.error`.
        case definition(String)
        /// A theme's override of a definition.
        case theme(String, String)
        /// A token of a DTCG file.
        case token(String)
    }

    /// Who says it.
    public var origin: Origin
    /// Where it is written; `nil` for what is built in.
    public var place: Place?

    init(_ origin: Origin, at place: Place? = nil) {
        self.origin = origin
        self.place = place
    }

    static let language = Source(.language)
}

extension Source.Origin: CustomStringConvertible {
    /// The origin in words, such as `levels.error` or `profile owl`.
    public var description: String {
        switch self {
        case .language: "language default"
        case .profile(let profile): "profile \(profile.rawValue)"
        case .readingTime: "time to read its text"
        case .definition(let path): path
        case .theme(let name, let path): "themes.\(name).\(path)"
        case .token(let path): "{\(path)}"
        }
    }
}

/// A value with everything that led to it.
public struct Resolved<Value> {
    /// The value.
    public var value: Value
    /// Who set it: first the one that won, then the definitions and tokens that it took the value from.
    public var sources: [Source]
    /// Those who set it too and were passed over, nearest first.
    public var overridden: [Source]

    init(_ value: Value, from sources: [Source], over overridden: [Source] = []) {
        self.value = value
        self.sources = sources
        self.overridden = overridden
    }

    /// Where the winning value is written; `nil` for what is built in.
    public var place: Place? { sources.first?.place }

    /// This value set anew by `source`, which passes over who set it before. What is built in was set by nobody.
    func overridden(by value: Value, from source: [Source]) -> Resolved<Value> {
        Resolved(value, from: source, over: sources.prefix(1).filter { $0.place != nil } + overridden)
    }

    /// This value, or what `origin` sets anew where it is written.
    func overridden(by value: Located<Value>?, from origin: Source.Origin) -> Resolved<Value> {
        guard let value else { return self }
        return overridden(by: value.value, from: [Source(origin, at: value.place)])
    }
}

extension Resolved: Sendable where Value: Sendable {}
