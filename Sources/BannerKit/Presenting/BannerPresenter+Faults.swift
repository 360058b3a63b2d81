// SPDX-License-Identifier: Apache-2.0

#if DEBUG
    // What debug builds look for in a banner that is asked for.
    extension BannerPresenter {
        /// Tells of claims of the spec that the app does not keep with `banner`.
        func checkRequest(_ banner: some BannerContent) {
            for other in conditions.excluded(by: banner).sorted() {
                onFault?(.mutexViolated(banner: banner.id, other: other))
            }
            for fault in banner.parameterFaults { onFault?(fault) }
        }

        /// Tells of parameters of `banner` that are beyond their bounds and were not before, in `former`: a banner that
        /// changes with each step of some work says it once.
        func checkChange(to banner: some BannerContent, from former: any BannerContent) {
            let known = former.parameterFaults
            for fault in banner.parameterFaults where !known.contains(fault) { onFault?(fault) }
        }

        /// Tells of a view for `banner` that the host that draws it as its style says did not find, nor any other: one that stands
        /// inside of it.
        func checkViews(for banner: some BannerContent) {
            guard viewPlaces.contains(where: { !$0.isFound && $0.isFor(banner) }) else { return }
            onFault?(.contentInsideHost(banner: banner.id))
        }
    }
#endif
