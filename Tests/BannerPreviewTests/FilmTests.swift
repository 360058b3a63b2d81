// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Testing

@testable import BannerPreview

@Suite("How banners come and go")
struct FilmTests {
    @Test("a banner that slides comes from beyond its edge, swings past its place and leaves again")
    func slides() {
        let film = BannerFilm(
            BannerDisplayMetrics(
                presentation: .milliseconds(500), dismissal: .milliseconds(250),
                motion: .spring(damping: 0.5, velocity: 0)))
        let (comes, goes) = (film.ways[0], film.ways[1])
        #expect(comes.milliseconds == 500 && goes.milliseconds == 250)
        #expect(comes.places.first == 0 && comes.places.last == 1000 && comes.places.count == 31)
        #expect(comes.places.max() ?? 0 > 1100)
        #expect(goes.places.first == 1000 && goes.places.last == 0)
        #expect(goes.places == goes.places.sorted(by: >))
        #expect(comes.opacities.isEmpty && goes.opacities.isEmpty)
    }

    @Test(
        "one that fades stays in its place, and with Reduce Motion every one does", arguments: BannerTransition.allCases
    )
    func fades(transition: BannerTransition) {
        let film = BannerFilm(BannerDisplayMetrics(transition: transition))
        #expect(film.ways[0].places.isEmpty == (transition == .fade))
        #expect(film.ways[0].opacities.isEmpty == (transition == .slide))
        for (way, opacities) in zip(film.ways[2...], [[0, 1000], [1000, 0]]) {
            #expect(way.places.isEmpty && way.opacities == opacities)
        }
        // A bounce makes nothing more than opaque.
        #expect(film.ways.flatMap(\.opacities).allSatisfy { (0...1000).contains($0) })
    }

    @Test("one that takes no time is there at once, and one that takes long has a bounded number of frames")
    func extremes() {
        let none = BannerFilm(BannerDisplayMetrics(presentation: .zero, dismissal: .zero))
        let still = BannerFilm.Way(milliseconds: 0, places: [], opacities: [])
        #expect(none.ways.allSatisfy { $0 == still })
        let long = BannerFilm(
            BannerDisplayMetrics(presentation: .seconds(3600), motion: .spring(damping: 0.01, velocity: 1e6)))
        #expect(long.ways[0].places.count == 121)
    }

    @Test("a theme with other metrics has another film")
    func themes() throws {
        let sample = Sample(
            """
            bannerc: 1
            name: Moving
            levels: { info: { tint: "#00363A", onTint: "#FFFFFF", spokenPrefix: Note } }
            metrics:
              standard: { present: 300ms, display: 5s, dismiss: 200ms, transition: fade }
            themes:
              calm: { metrics: { standard: { present: 900ms } } }
            banners:
              saved: { level: info, text: Saved. }

            """)
        let banner = try sample.banner("saved")
        let looks = try #require(banner["looks"] as? [[Int]])
        let films = try #require(banner["films"] as? [[[Any]]])
        let times = looks.map { films[$0[2]][0][0] as? Int }
        #expect(times == [300, 900])
    }
}
