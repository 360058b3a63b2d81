// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct OSLogPrivacy: Sendable {
    public static var auto: OSLogPrivacy { fatalError() }
    public static var `public`: OSLogPrivacy { fatalError() }
    public static var `private`: OSLogPrivacy { fatalError() }
}

public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { fatalError() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

public struct Logger: @unchecked Sendable {
    public init(subsystem: String, category: String) {}
    public func fault(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
}
