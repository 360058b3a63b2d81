// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// What findings about queues say, where, and how they are mended.
struct QueueFindingsTests {
    // MARK: Themes and profiles

    @Test func themeThatTakesTheTimerAwayIsNamed() {
        let linted = LintedText(
            """
            metrics:
              standard: { display: 4s }
            themes:
              calm: { metrics: { standard: { display: never } } }
            banners:
              saved: { level: error, text: Saved. }
              sent: { level: error, text: Sent. }
            """, only: "starvation")
        #expect(
            linted.messages(of: "starvation")
                == ["`sent` waits indefinitely while `saved` shows, which has no timer in theme `calm`"])
    }

    @Test func mostSevereIsNamedAmongThoseThatWait() {
        let linted = LintedText(
            """
            levels:
              info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
              error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
            metrics: { stays: { display: never } }
            banners:
              tip: { level: info, text: A tip., metrics: stays }
              saved: { level: info, text: Saved. }
              failed: { level: error, text: Failed. }
            """, only: "starvation")
        #expect(
            linted.messages(of: "starvation")
                == ["`failed` waits indefinitely while `tip` shows, which has no timer"])
    }

    @Test func bannersOfOneMetricAreOneFinding() throws {
        let linted = LintedText(
            """
            metrics: { stays: { display: never } }
            banners:
              a: { level: error, text: A, metrics: stays }
              b: { level: error, text: B, metrics: stays }
              c: { level: error, text: C, metrics: stays }
            """, only: "starvation")
        let findings = linted.findings(of: "starvation")
        #expect(findings.count == 1)
        #expect(findings.first?.notes.contains("2 other banners stay like this too") == true)
    }

    @Test(
        "a timer is advised where no other rule would tell the banner to stay",
        arguments: [
            ("level: info", true), ("level: info, buttons: [retry]", false), ("level: error", false),
            ("level: info, buttons: [close]", true), ("level: info, announcement: assertive", false),
            ("level: info, link: { title: More }", false), ("level: info, onTap: open", false),
            ("level: info, link: { title: More }, alsoAvailableAt: Plans", true),
        ])
    func timersAreAdvisedWithCare(banner: String, isAdvised: Bool) {
        func helps(_ lint: String) -> [String] {
            LintedText(
                """
                lint: { rules: \(lint) }
                levels:
                  info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  first: { \(banner), text: First., metrics: { display: never } }
                  second: { level: info, text: Second., metrics: { display: 4s } }
                """
            ).findings(of: "starvation").flatMap(\.help)
        }
        let timer = "give it a display time, with `timer` in its `dismissal`"
        #expect(helps("{}").contains(timer) == isAdvised)
        #expect(helps("{ auto-dismiss-action: off, auto-dismiss-critical: off }").contains(timer))
    }

    @Test(
        "severities that are all written as 0 rank nothing",
        arguments: [
            (
                "severity: 0", "severity: 0",
                "`info` and `error` both have the severity 0, by which the queue is ordered"
            ),
            (
                "severity: 0", "haptic: none",
                "`info` and `error` both have the severity 0, by which the queue is ordered"
            ),
            ("severity: 0", "severity: 10", nil), ("severity: 10", "severity: 10", nil),
        ])
    func severitiesOfZero(info: String, error: String, message: String?) {
        func messages(_ order: String) -> [String] {
            LintedText(
                """
                queue: { order: \(order) }
                levels:
                  info: { tint: "#0B57D0", onTint: "#FFFFFF", \(info) }
                  error: { tint: "#B3261E", onTint: "#FFFFFF", \(error) }
                banners:
                  tip: { level: info, text: Swipe to archive. }
                  lost: { level: error, text: Your drafts were lost. }
                """, only: "level-severity"
            ).messages(of: "level-severity")
        }
        #expect(messages("priority") == (message.map { [$0] } ?? []))
        #expect(messages("fifo") == [])
    }

    @Test func whatEndsABannerIsToldInTheTrace() {
        func trace(_ fields: String) -> String? {
            LintedText(
                """
                buttons:
                  go: { kind: emphasis, title: Go }
                banners:
                  sync: { level: error, text: Sync, metrics: { display: never }, \(fields) }
                  sent: { level: error, text: Sent. }
                """, only: "starvation"
            ).findings(of: "starvation").first?.notes.first
        }
        #expect(trace("dismissal: [timer]") == "shortest trace: `sync` shows; `sent` waits; nothing ends `sync`")
        #expect(
            trace("dismissal: [tap, swipe, button], buttons: [go], trigger: { condition: on, clears: off }")
                == "shortest trace: on `on`, `sync` shows; `sent` waits; "
                + "only a button, a swipe, a tap or the end of its condition ends `sync`")
        #expect(
            trace("dismissal: [tap], progress: { kind: indeterminate, onTap: [pause, resume] }")
                == "shortest trace: `sync` shows; `sent` waits; only the end of its work ends `sync`")
        #expect(
            trace("dismissal: [tap], progress: { kind: indeterminate, onTap: stop }")
                == "shortest trace: `sync` shows; `sent` waits; only a tap or the end of its work ends `sync`")
    }

    /// `mutex` keeps an event from coming while the condition holds, but not from waiting when the condition comes.
    @Test func whatCameBeforeTheConditionIsHeldUpToo() {
        let linted = LintedText(
            """
            levels:
              info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
              error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
            queue: { order: priority, conflict: enqueue }
            banners:
              offline:
                level: error
                text: You are offline.
                metrics: { display: never }
                dismissal: [condition]
                trigger: { condition: off, clears: on }
              saved: { level: info, text: Saved., trigger: { event: saved, mutex: offline } }
            """, only: "starvation")
        #expect(
            linted.findings(of: "starvation").first?.notes == [
                "shortest trace: while another banner leaves, on `saved`, `saved` waits; "
                    + "on `off`, `offline` goes in front of it; only the end of its condition ends `offline`"
            ])
    }

    /// Under `order: priority` a banner that can't be sent away holds up what is less severe, whatever `conflict` says.
    @Test func whatOutranksDoesNotStepAside() {
        func linted(_ queue: String, _ dismissal: String) -> LintedText {
            LintedText(
                """
                levels:
                  info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                queue: { \(queue) }
                banners:
                  offline:
                    level: error
                    text: You are offline.
                    metrics: { display: never }
                    dismissal: [\(dismissal)]
                    trigger: { condition: off, clears: on }
                  saved: { level: info, text: Saved. }
                  failed: { level: error, text: Failed. }
                """, only: "starvation")
        }
        for conflict in ["suspend", "replace"] {
            let stuck = linted("order: priority, conflict: \(conflict)", "condition")
            #expect(
                stuck.messages(of: "starvation")
                    == ["`saved` waits for as long as the condition of `offline` holds"])
            let finding = stuck.findings(of: "starvation").first
            #expect(finding?.severity == .warning)
            #expect(finding?.help.contains("let people dismiss it, such as with a close button") == true)
            #expect(finding?.fix?.edits.map(\.replacement) == (conflict == "suspend" ? ["fifo"] : ["fifo", "suspend"]))
            #expect(linted("order: priority, conflict: \(conflict)", "tap, condition").findings.isEmpty)
            #expect(linted("order: fifo, conflict: \(conflict)", "condition").findings.isEmpty)
        }
    }

    // MARK: Work

    /// While the work goes on, no time passes for its banner; what it says at the end has its time.
    @Test func workIsNotTimed() {
        func linted(_ rule: String, _ queue: String, _ progress: String) -> LintedText {
            LintedText(
                """
                queue: { \(queue) }
                metrics:
                  standard: { present: 1s, display: 4s, dismiss: 1s }
                  brief: { display: 2s, dismiss: 3s }
                banners:
                  sync:
                    level: error
                    text: Syncing
                    \(progress)
                    trigger: { event: sync, minInterval: 6s }
                  sent: { level: error, text: Sent., trigger: { event: sent } }
                """, only: rule)
        }
        let work = "progress: { kind: determinate }"
        let ending = "progress: { kind: determinate, completion: { text: Done., metrics: brief } }"

        #expect(linted("starvation", "conflict: enqueue", "description: A sync.").findings.isEmpty)
        #expect(
            linted("starvation", "conflict: enqueue", work).messages(of: "starvation")
                == ["`sent` waits for as long as the work of `sync` goes on"])
        #expect(linted("starvation", "conflict: suspend", work).findings.isEmpty)

        // 1 s to come, 4 s, 1 s to leave; without the time; 1 s to come, 2 s and 3 s for the end.
        #expect(linted("queue-load", "pause: 0ms", "description: A sync.").findings(of: "queue-load").count == 1)
        #expect(linted("queue-load", "pause: 0ms", work).findings(of: "queue-load").isEmpty)
        #expect(linted("queue-load", "pause: 0ms", ending).findings(of: "queue-load").count == 1)

        let wait = "conflict: enqueue, maxDepth: 1000, coalesce: any"
        #expect(linted("stale-wait", wait, work).findings(of: "stale-wait").isEmpty)
    }

    /// Where nothing ends, the less severe one may step aside for a second request for itself, unless that is joined with it.
    @Test(arguments: [("none", true), ("queued", true), ("adjacent", false), ("any", false)])
    func aBannerMayComeBeforeAGraverOneTwice(coalesce: String, isFound: Bool) {
        let linted = LintedText(
            """
            queue: { order: fifo, conflict: stepAside, coalesce: \(coalesce), key: [banner] }
            levels:
              info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
              error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
            styles: { standard: { dismissal: [] } }
            banners:
              offline: { level: info, text: Offline., metrics: { display: never }, trigger: { condition: net.down } }
              failed: { level: error, text: Failed., metrics: { display: never } }
            """, only: "priority-inversion")
        let notes = linted.findings(of: "priority-inversion").flatMap(\.notes)
        let trace =
            "shortest trace: on `net.down`, `offline` shows; on `net.down` again, `offline` waits a second time, and the first one "
            + "leaves; `failed` waits behind it; `offline` comes next"
        #expect(notes.contains(trace) == isFound, "\(linted.transcript)")
    }

    @Test func profilesThatPromiseOrderOfComingAreOnlyInformed() {
        let banners = """
            levels:
              info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
              error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
            banners:
              saved: { level: info, text: Saved., metrics: { display: 4s } }
              failed: { level: error, text: Failed., metrics: { display: 4s } }

            """
        func severity(_ profile: String) -> Severity? {
            LintedText(banners + "lint: { profile: \(profile) }\n", only: "priority-inversion")
                .findings(of: "priority-inversion").first?.severity
        }
        #expect(severity("owl") == .info)
        #expect(severity("material") == .info)
        #expect(severity("orange") == .warning)
        #expect(severity("apple") == nil)
        #expect(severity("fiori") == nil)
    }

    /// Whoever is asked to wait for work or for a condition waits for its end.
    @Test func whatEndsByItselfIsNoError() {
        func finding(_ fields: String) -> Finding? {
            LintedText(
                """
                queue: { conflict: enqueue }
                banners:
                  sync: { level: error, text: Sync, metrics: { display: never }, dismissal: [tap], \(fields) }
                  sent: { level: error, text: Sent. }
                """, only: "starvation"
            ).findings(of: "starvation").first
        }
        #expect(finding("trigger: { event: on }")?.severity == .error)
        #expect(finding("trigger: { condition: on, clears: off }")?.severity == .warning)
        #expect(finding("progress: { kind: indeterminate }")?.severity == .warning)
        #expect(finding("trigger: { condition: on, clears: on }")?.severity == .error)
    }

    /// Another account's message is another message.
    @Test(arguments: [("parameters: { a: string }, text: \"{a} failed.\"", true), ("text: Failed.", false)])
    func aBannerHoldsUpItself(fields: String, isFound: Bool) {
        let linted = LintedText(
            """
            metrics: { standard: { display: never } }
            banners:
              sync: { level: error, \(fields) }
            """, only: "starvation")
        let message = "another `sync` waits indefinitely while one shows, which has no timer"
        #expect(linted.messages(of: "starvation") == (isFound ? [message] : []))
    }

    // MARK: Buttons that close

    /// BannerKit closes a banner whose close button is used, whatever its `dismissal` lists.
    @Test(arguments: [("close", true), ("go", false), ("off", false)])
    func aCloseButtonIsAWayOut(button: String, isOut: Bool) {
        let linted = LintedText(
            """
            buttons:
              close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
              off: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, enabled: false }
              go: { kind: emphasis, title: Go }
            queue: { order: priority, conflict: suspend }
            levels:
              info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
              error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
            banners:
              one:
                level: error
                text: One.
                metrics: { display: never }
                buttons: [\(button)]
                dismissal: []
                trigger: { condition: x }
              two: { level: info, text: Two. }
            """)
        // One finding for one missing way out.
        #expect(linted.findings(of: "deadlock").isEmpty == isOut, "\(linted.transcript)")
        for rule in ["dismiss-required", "starvation"] {
            #expect(linted.findings(of: rule).isEmpty, "\(linted.transcript)")
        }
    }

    // MARK: Deadlock

    /// The event ends the condition before its banner comes, so that `mutex` says nothing against it.
    @Test func whatEndsAConditionMayBringABanner() {
        let linted = LintedText(
            """
            banners:
              a:
                level: error
                text: A
                dismissal: [condition]
                trigger: { condition: x, clears: y, mutex: b }
              b: { level: error, text: B, dismissal: [condition], trigger: { event: y } }
            """, only: "deadlock")
        #expect(linted.messages(of: "deadlock") == [])
    }

    @Test func peopleCanGoToAnotherScreen() {
        func findings(_ screens: String) -> [Finding] {
            LintedText(
                """
                screens: { p: {}, q: {} }
                banners:
                  a: { level: error, text: A, dismissal: [condition], trigger: { condition: x, screens: [\(screens)] } }
                """, only: "deadlock"
            ).findings(of: "deadlock")
        }
        #expect(findings("p").map(\.severity) == [.warning])
        #expect(
            findings("p").map(\.message) == [
                "nothing ends `a`: nothing clears `x`, and people have no way out but another screen"
            ])
        #expect(findings("p, q").map(\.severity) == [.error])
        #expect(findings("").map(\.severity) == [.error])
    }

    @Test func oneEventOnScreensSideBySideReachesBoth() {
        func isFound(_ beside: String) -> Bool {
            !LintedText(
                """
                screens:
                  p: {}
                  q: { \(beside) }
                banners:
                  a: { level: error, text: A, trigger: { event: x, screens: [p], mutex: b } }
                  b: { level: error, text: B, trigger: { event: x, screens: [q] } }
                """, only: "deadlock"
            ).findings(of: "deadlock").isEmpty
        }
        #expect(isFound("coVisibleWith: [p]") && !isFound(""))
    }

    // MARK: Waiting

    /// A short error behind a long tip, whoever is more severe.
    @Test(arguments: ["fifo", "priority"], [(10, 40), (40, 10)])
    func anyBannerMayWaitTooLong(order: String, severities: (Int, Int)) {
        let linted = LintedText(
            """
            queue: { order: \(order), conflict: enqueue }
            levels:
              first: { severity: \(severities.0), tint: "#184687", onTint: "#FFFFFF" }
              second: { severity: \(severities.1), tint: "#8A0314", onTint: "#FFFFFF" }
            metrics:
              standard: { present: 500ms, display: 5s, dismiss: 250ms }
              long: { present: 500ms, display: 150s, dismiss: 250ms }
            banners:
              slow: { level: first, text: A., metrics: long, trigger: { event: a, minInterval: 1s } }
              brief: { level: second, text: B., trigger: { event: b, minInterval: 1s } }
            """, only: "stale-wait")
        #expect(
            linted.messages(of: "stale-wait")
                == ["`brief` may wait 150.75 s for its turn, more than 120 s"], "\(linted.transcript)")
    }

    @Test func whatNeverMeetsDoesNotWait() {
        func isFound(_ mutex: String) -> Bool {
            !LintedText(
                """
                queue: { conflict: enqueue }
                banners:
                  a: { level: error, text: A., trigger: { condition: x\(mutex) } }
                  b: { level: error, text: B., trigger: { condition: y, clears: z } }
                """, only: "stale-wait"
            ).findings(of: "stale-wait").isEmpty
        }
        #expect(isFound("") && !isFound(", mutex: b"))
    }

    @Test(arguments: [("parameters: { a: string }, text: \"{a}\"", true), ("text: A.", false)])
    func aConditionMayWaitForItself(fields: String, isFound: Bool) {
        let linted = LintedText(
            """
            queue: { conflict: enqueue }
            banners:
              a: { level: error, \(fields), trigger: { condition: x } }
            """, only: "stale-wait")
        #expect(linted.findings(of: "stale-wait").isEmpty != isFound)
    }

    /// Each that steps aside comes back when all that came later are through.
    @Test(arguments: [("none", true), ("adjacent", false)])
    func whatStepsAsideMayWaitLong(coalesce: String, isFound: Bool) {
        let linted = LintedText(
            """
            queue: { order: fifo, conflict: suspend, coalesce: \(coalesce), maxDepth: 60 }
            metrics: { standard: { present: 500ms, display: 5s, dismiss: 250ms } }
            banners:
              a: { level: error, text: A. }
              b: { level: error, text: B. }
            """, only: "stale-wait")
        #expect(
            linted.messages(of: "stale-wait")
                == (isFound ? ["`b` may wait 345 s for its turn, more than 120 s"] : []))
    }

    /// Each of two conditions is there once at the most, so nothing piles up.
    @Test(arguments: [("condition: b, clears: d", false), ("event: b", true)])
    func conditionsThatLeaveDoNotPileUp(cause: String, isFound: Bool) {
        let linted = LintedText(
            """
            queue: { conflict: enqueue }
            metrics: { standard: { present: 500ms, display: 5s, dismiss: 250ms } }
            banners:
              a: { level: error, text: A., trigger: { condition: a, clears: c, minInterval: 8s } }
              b: { level: error, text: B., trigger: { \(cause), minInterval: 8s } }
            """, only: "queue-load")
        #expect(linted.findings(of: "queue-load").isEmpty != isFound)
    }

    /// Nothing waits under `drop`, and under `replace` for no more than a second each.
    @Test(arguments: [("enqueue", true), ("suspend", true), ("replace", false), ("drop", false)])
    func loadIsWhatHasToWait(conflict: String, isFound: Bool) {
        let linted = LintedText(
            """
            queue: { order: fifo, conflict: \(conflict) }
            metrics:
              standard: { present: 500ms, display: 4s, dismiss: 250ms }
            banners:
              a: { level: error, text: A., trigger: { event: a, minInterval: 5s } }
              b: { level: error, text: B., trigger: { event: b, minInterval: 30s } }
            """, only: "queue-load")
        #expect(linted.findings(of: "queue-load").isEmpty != isFound)
    }

    @Test func bannersThatReplaceEachOtherAreOneFinding() throws {
        let linted = LintedText(
            """
            lint: { profile: fiori }
            banners:
              a: { level: error, text: A, trigger: { condition: a, clears: x } }
              b: { level: error, text: B, trigger: { condition: b, clears: x, mutex: a } }
              c: { level: error, text: C, trigger: { condition: c, clears: x, mutex: [a, b] } }
              d: { level: error, text: D, trigger: { condition: d, clears: x, mutex: a } }
              e: { level: error, text: E, trigger: { condition: e, clears: x, mutex: a } }
            """, only: "livelock")
        let findings = linted.findings(of: "livelock")
        #expect(findings.map(\.message) == ["`b` and `d` can replace each other for ever: both have severity 40"])
        #expect(findings.first?.notes.last == "2 other banners of the group too")
    }

    // MARK: What never meets

    /// Two banners on screens that people are not on at one time, and what the queue would make of them elsewhere.
    @Test(arguments: ["livelock", "starvation", "burst-unseen", "stale-wait", "coalesce-key"])
    func screensKeepConditionsApart(rule: String) {
        func isFound(_ screens: [String], _ beside: String = "") -> Bool {
            let time = ["stale-wait": "9s", "livelock": "never", "starvation": "never"][rule] ?? "4s"
            let conflict = rule == "livelock" ? "replace" : "enqueue"
            let banners = zip("abc", screens).map { name, screens in
                "  \(name): { level: error, text: A., trigger: { condition: \(name), clears: no.\(name)\(screens) } }\n"
            }
            return !LintedText(
                """
                lint: { rules: { stale-wait: { maximum: 1s } } }
                queue: { order: fifo, conflict: \(conflict), maxDepth: 1, key: [text] }
                metrics: { standard: { display: \(time) } }
                screens: { p: {}, q: { \(beside) }, r: {} }
                banners:
                \(banners.joined())  z: { level: error, text: Z., surface: other, trigger: { event: z } }
                surfaces: { main: {}, other: { group: \(rule == "stale-wait" ? "main" : "other") } }
                """, only: rule
            ).findings(of: rule).isEmpty
        }
        let apart = [", screens: [p]", ", screens: [q]", ", screens: [r]"]
        #expect(isFound(["", "", ""]))
        #expect(isFound([", screens: [p, q]", ", screens: [q]", ", screens: [q, r]"]))
        #expect(isFound(apart, "coVisibleWith: [p, r]") == (rule != "burst-unseen"))
        if rule != "stale-wait" { #expect(!isFound(apart)) }
    }

    /// What people are told when a condition is over does not wait for the banner of that.
    @Test(arguments: ["enqueue", "drop", "suspend", "replace"])
    func whatEndsAConditionDoesNotWaitForIt(conflict: String) {
        func rules(_ clears: String) -> Set<String> {
            let linted = LintedText(
                """
                levels:
                  info: { severity: 10, tint: "#184687", onTint: "#FFFFFF" }
                  error: { severity: 40, tint: "#8A0314", onTint: "#FFFFFF" }
                queue: { order: priority, conflict: \(conflict) }
                metrics: { stays: { display: never } }
                banners:
                  offline:
                    level: error
                    text: You are offline.
                    metrics: stays
                    dismissal: [condition]
                    trigger: { condition: network.unreachable, clears: \(clears) }
                  online: { level: info, text: You are online., trigger: { event: network.reachable } }
                """)
            return Set(linted.findings.map(\.rule.name)).intersection(["starvation", "deadlock"])
        }
        #expect(rules("network.reachable") == [])
        #expect(rules("network.repaired") == ["starvation"])
    }

    /// One condition does not begin anew for one of its banners alone.
    @Test func bannersOfOneConditionComeTogether() {
        func findings(_ conditions: [String]) -> Int {
            LintedText(
                """
                queue: { order: priority, conflict: replace }
                metrics: { standard: { display: never } }
                banners:
                  a: { level: error, text: A., trigger: { condition: \(conditions[0]), clears: x } }
                  b: { level: error, text: B., trigger: { condition: \(conditions[1]), clears: x } }
                """, only: "livelock"
            ).findings(of: "livelock").count
        }
        #expect(findings(["a", "b"]) == 1)
        #expect(findings(["a", "a"]) == 0)
    }

    /// A search that passes many banners over comes to an end.
    @Test(.timeLimit(.minutes(1))) func screensOfThousandsOfBanners() {
        var spec = "queue: { order: priority, conflict: replace }\nmetrics: { standard: { display: never } }\n"
        spec += "screens: { p: {}, q: {} }\nbanners:\n"
        for index in 0..<2000 {
            let screen = index < 1000 ? "p" : "q"
            spec += "  b\(index): { level: error, text: B\(index)., trigger: { condition: c\(index / 1000), "
            spec += "clears: d, screens: [\(screen)] } }\n"
        }
        #expect(LintedText(spec, only: "livelock").findings(of: "livelock").isEmpty)
    }

    // MARK: Keys

    @Test(arguments: [
        ("one: \"{a}: one\", other: \"{a}: {n}\"", true),
        ("one: One item, other: \"{a}: {n}\"", false),
        ("one: \"{a}: one\", other: \"{a}: many\"", false),
    ])
    func pluralShowsWhatAllItsFormsShow(forms: String, isShown: Bool) {
        let linted = LintedText(
            """
            banners:
              x:
                level: error
                parameters: { n: { type: int, max: 9 }, a: string }
                text: { en: { plural: n, \(forms) } }
            """, only: "coalesce-key")
        #expect(linted.findings(of: "coalesce-key").isEmpty == isShown, "\(linted.transcript)")
    }

    @Test func parameterMustBeShownInEveryLanguageAndTheme() {
        func findings(_ german: String, _ theme: String) -> [String] {
            LintedText(
                """
                locales: { development: en, supported: [en, de] }
                banners:
                  x: { level: error, parameters: { a: string }, text: { en: "{a} failed.", de: "\(german)" } }
                themes:
                  calm: { texts: { x: { en: "\(theme)", de: "{a}" } } }
                """, only: "coalesce-key"
            ).messages(of: "coalesce-key")
        }
        let message = "the key leaves out `a`: requests for `x` that differ only in it count as one"
        #expect(findings("{a} ging schief.", "{a}?") == [])
        #expect(findings("Ging schief.", "{a}?") == [message])
        #expect(findings("{a} ging schief.", "Failed.") == [message])
    }

    /// “1” and “12” read the same as “11” and “2”.
    @Test(arguments: [("{n}{m}", true), ("{n} of {m}", false)])
    func whatRunsTogetherIsNotTold(text: String, isFound: Bool) {
        let linted = LintedText(
            """
            banners:
              x: { level: error, parameters: { n: { type: int, max: 99 }, m: { type: int, max: 99 } }, text: "\(text)" }
            """, only: "coalesce-key")
        #expect(linted.findings(of: "coalesce-key").isEmpty != isFound)
    }

    @Test(arguments: [
        // The default key has style, level and text.
        ("", "Not saved.", "Fehlgeschlagen.", "Not sent.", "Fehlgeschlagen.", Severity.warning),
        ("", "Not saved.", "Nicht gesichert.", "Not sent.", "Fehlgeschlagen.", nil),
        ("queue: { key: [parameters] }", "Failed.", "Fehler.", "Failed.", "Fehler.", nil),
        ("queue: { key: [text, banner] }", "Failed.", "Fehler.", "Failed.", "Fehler.", nil),
        ("queue: { key: [level] }", "Not saved.", "Nicht gesichert.", "Not sent.", "Fehlgeschlagen.", .error),
    ])
    func bannersThatReadTheSameAreOne(
        queue: String, first: String, ersterText: String, second: String, zweiterText: String, severity: Severity?
    ) {
        let linted = LintedText(
            """
            locales: { development: en, supported: [en, de] }
            \(queue)
            banners:
              a: { level: error, text: { en: \(first), de: \(ersterText) } }
              b: { level: error, text: { en: \(second), de: \(zweiterText) } }
            """, only: "coalesce-key")
        #expect(linted.findings(of: "coalesce-key").first?.severity == severity, "\(linted.transcript)")
    }

    @Test func oneTextForTwoLevelsIsAnError() {
        let linted = LintedText(
            """
            queue: { key: [text] }
            levels:
              info: { tint: "#184687", onTint: "#FFFFFF" }
              error: { tint: "#8A0314", onTint: "#FFFFFF" }
            banners:
              a: { level: info, text: Sync ended. }
              b: { level: error, text: Sync ended. }
            """, only: "coalesce-key")
        #expect(linted.findings(of: "coalesce-key").first?.severity == .error)
    }

    /// Each piece of work has a banner of its own.
    @Test func workIsNeverARepetition() {
        let linted = LintedText(
            """
            queue: { key: [banner] }
            banners:
              x: { level: error, parameters: { a: string }, text: "{a}", progress: { kind: indeterminate } }
            """, only: "coalesce-key")
        #expect(linted.findings(of: "coalesce-key").isEmpty)
    }

    @Test func keyInABlockHasNoFix() throws {
        let linted = LintedText(
            """
            queue:
              key:
                - banner
            banners:
              x: { level: error, parameters: { a: string }, text: "{a} failed." }
            """, only: "coalesce-key")
        let finding = try #require(linted.findings(of: "coalesce-key").first)
        #expect(finding.fix == nil)
    }

    // MARK: Surfaces

    @Test func surfaceTiedThroughAnotherNamesThePath() {
        let linted = LintedText(
            """
            surfaces:
              a: { scope: screen, group: one }
              b: { scope: screen, group: one }
              c: { scope: screen, group: two }
              d: { scope: screen, group: two }
              e: { scope: screen, group: two }
            screens:
              left: { surfaces: [a, b] }
              middle: { surfaces: [b, c] }
              right: { surfaces: [c, d, e] }
            banners:
              ba: { level: error, text: A, surface: a }
              bb: { level: error, text: B, surface: b }
              bc: { level: error, text: C, surface: c }
              bd: { level: error, text: D, surface: d }
              be: { level: error, text: E, surface: e }
            """, only: "one-per-surface")
        #expect(
            linted.messages(of: "one-per-surface") == [
                "`a` is tied to `c` through `b`, so it must belong to group `two` too",
                "`c` and `b` can be seen together, on `middle`, but belong to two groups",
            ])
    }

    @Test func builtInSurfaceThatNothingNamesIsNotThere() {
        let linted = LintedText(
            """
            surfaces:
              view: { scope: screen }
            screens:
              inbox: { surfaces: [view] }
            banners:
              x: { level: error, text: X, surface: view }
            """, only: "one-per-surface")
        #expect(linted.messages(of: "one-per-surface") == [])
    }

    @Test(
        "A group is written into whatever form the surface has",
        arguments: [
            ("second: { }", true), ("second: {}", true), ("second: { edge: top }", true),
            ("second: {edge: top}", true), ("second: { # below\n    edge: top }", true),
            ("second:\n    edge: top", true),
            ("second:   # below\n\n    # more\n    edge: top\n    under: header", true),
            ("second:\n    group: other", true), ("second: &shared { edge: top }", false),
        ])
    func groupIsWritten(surface: String, hasFix: Bool) throws {
        let text = """
            surfaces:
              first: { edge: bottom }
              \(surface)
            banners:
              a: { level: error, text: A, surface: first }
              b: { level: error, text: B, surface: second }

            """
        let linted = LintedText(text, only: "one-per-surface")
        let finding = try #require(linted.findings(of: "one-per-surface").first)
        #expect((finding.fix != nil) == hasFix)
        guard let edit = finding.fix?.edits.first else { return }
        var bytes = Array(RuleExample(text).spec.utf8)
        bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8)
        let fixed = LintedText(RuleExample(String(decoding: bytes, as: UTF8.self)), only: finding.rule)
        #expect(fixed.findings.isEmpty, "\(fixed.transcript)")
    }

    /// An alias stands for the same surface elsewhere; a group written there would be that of both.
    @Test func sharedSurfaceHasNoFix() throws {
        let linted = LintedText(
            """
            surfaces:
              first: &bar { edge: bottom, group: one }
              other: { group: two }
              third: { group: two }
              second: *bar
            banners:
              a: { level: error, text: A, surface: second }
              b: { level: error, text: B, surface: other }
              c: { level: error, text: C, surface: third }
            """, only: "one-per-surface")
        let errors = linted.findings(of: "one-per-surface").filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.fix == nil)
    }

    // MARK: Extremes

    @Test func extremeNumbersAreTaken() {
        let linted = LintedText(
            """
            queue: { order: fifo, conflict: enqueue, coalesce: none, maxDepth: 1000000, pause: 86400s }
            levels:
              low: { severity: -1000000, tint: "#184687", onTint: "#FFFFFF" }
              high: { severity: 1000000, tint: "#8A0314", onTint: "#FFFFFF" }
            metrics:
              standard: { present: 0ms, display: 0ms, dismiss: 0ms }
            banners:
              a: { level: low, text: A, trigger: { event: a, minInterval: 0ms } }
              b: { level: high, text: B, trigger: { event: b, minInterval: 1ms } }
            """)
        #expect(linted.messages(of: "queue-load").count == 1, "\(linted.transcript)")
        #expect(linted.messages(of: "priority-inversion").count == 1, "\(linted.transcript)")
        #expect(linted.messages(of: "stale-wait").count == 1, "\(linted.transcript)")
    }

    @Test func emptyScreensAndSelfReferencesAreTaken() {
        let linted = LintedText(
            """
            queue: { conflict: replace }
            surfaces:
              view: { scope: screen }
            screens:
              none: {}
              self: { surfaces: [view, view], coVisibleWith: [self, none, none] }
            banners:
              x: { level: error, text: X, surface: view, trigger: { condition: c, clears: d, screens: [self, self] } }
            """)
        for rule in ["one-per-surface", "starvation", "deadlock", "livelock"] {
            #expect(linted.messages(of: rule) == [], "\(linted.transcript)")
        }
    }

    /// A screen beside thousands of others, each with surfaces, and thousands of banners that replace each other.
    @Test(.timeLimit(.minutes(5))) func starOfScreensIsCheap() {
        let count = 3000
        var spec = "queue: { conflict: replace }\nmetrics: { standard: { display: never } }\nsurfaces:\n"
        for index in 0..<count { spec += "  p\(index): { scope: screen, group: g }\n" }
        spec += "screens:\n  hub: { surfaces: [p0, p1, p2] }\n"
        for index in 0..<count { spec += "  s\(index): { surfaces: [p\(index)], coVisibleWith: [hub] }\n" }
        spec += "banners:\n"
        for index in 0..<count {
            spec += "  b\(index): { level: error, text: X, surface: p\(index), "
            spec += "trigger: { condition: c\(index), clears: d\(index), screens: [s\(index)] } }\n"
        }
        let linted = LintedText(spec)
        #expect(linted.messages(of: "one-per-surface") == [])
        #expect(linted.messages(of: "livelock").count == 1)
    }
}
