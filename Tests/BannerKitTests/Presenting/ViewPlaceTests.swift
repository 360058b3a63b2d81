// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

#if DEBUG
    @Suite("Views for banners where no host finds them")
    @MainActor struct ViewPlaceTests {
        private let stage = Stage()
        private let place = BannerViewPlace()

        private func drawAsStyled(_ banner: String) { stage.presenter.checkViews(for: Sample(banner)) }

        private func stand(inside presenter: BannerPresenter?) {
            place.stand(inside: presenter) { $0.id == "dog" }
        }

        @Test("one that stands inside of the host that draws is a fault, for the banners that it is for")
        func insideOfTheHost() {
            stand(inside: stage.presenter)
            drawAsStyled("cat")
            #expect(stage.faults.isEmpty)
            drawAsStyled("dog")
            #expect(stage.faults == [.contentInsideHost(banner: "dog")])
        }

        @Test("one that stands around all hosts, or in those of another presenter, is none")
        func outside() {
            stand(inside: nil)
            drawAsStyled("dog")
            let other = Stage()
            stand(inside: other.presenter)
            drawAsStyled("dog")
            #expect(stage.faults.isEmpty)
        }

        @Test("one that another host inside finds is none")
        func foundElsewhere() {
            stand(inside: stage.presenter)
            place.find()
            drawAsStyled("dog")
            #expect(stage.faults.isEmpty)
        }

        @Test("one whose view is gone is none, until it comes back")
        func gone() {
            stand(inside: stage.presenter)
            place.leave()
            drawAsStyled("dog")
            #expect(stage.faults.isEmpty)
            stand(inside: stage.presenter)
            stand(inside: stage.presenter)
            drawAsStyled("dog")
            #expect(stage.faults.count == 1 && stage.presenter.viewPlaces.count == 1)
        }
    }
#endif
