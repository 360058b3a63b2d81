// SPDX-License-Identifier: Apache-2.0

public import Observation

#if canImport(Combine)
    public import Combine
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)  // not Apple's alone
extension BannerPresenter: Observable {
    // SwiftUI asks for the conformance alone; the registrar does the rest.
}

#if canImport(Combine)
    extension BannerPresenter: ObservableObject {}
#endif

/// Tells who draws what a presenter shows that it shows something else.
@MainActor struct BannerRegistrar {
    /// An `ObservationRegistrar`, where the system has that.
    private let registrar: (any Sendable)?

    init() {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
    }

    /// Somebody reads the presentations of `presenter`.
    func access(_ presenter: BannerPresenter) {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
        (registrar as? ObservationRegistrar)?.access(presenter, keyPath: \.presentations)
    }

    /// Changes the presentations of `presenter` by `change`.
    func change(_ presenter: BannerPresenter, by change: () -> Void) {
        #if canImport(Combine)
            presenter.revision += 1
        #endif
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *),
            let registrar = registrar as? ObservationRegistrar
        else { return change() }
        registrar.withMutation(of: presenter, keyPath: \.presentations, change)
    }
}
