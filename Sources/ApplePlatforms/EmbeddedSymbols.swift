// SPDX-License-Identifier: Apache-2.0
// Written by scripts/update-symbols from scripts/sf-symbols.txt. Edit that, not this file.
// swift-format-ignore-file

/// The names of SF Symbols, packed as scripts/update-symbols describes it.
enum EmbeddedSymbols {
    /// How many names there are.
    static let count = 9120

    /// The releases, the oldest first.
    static let releases: [SymbolRelease] = [
        SymbolRelease(
            iOS: PlatformVersion(13, 0), macOS: PlatformVersion(10, 15), tvOS: PlatformVersion(13, 0),
            watchOS: PlatformVersion(6, 0), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(13, 1), macOS: PlatformVersion(10, 15), tvOS: PlatformVersion(13, 0),
            watchOS: PlatformVersion(6, 1), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(14, 0), macOS: PlatformVersion(11, 0), tvOS: PlatformVersion(14, 0),
            watchOS: PlatformVersion(7, 0), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(14, 2), macOS: PlatformVersion(11, 0), tvOS: PlatformVersion(14, 2),
            watchOS: PlatformVersion(7, 1), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(14, 5), macOS: PlatformVersion(11, 3), tvOS: PlatformVersion(14, 5),
            watchOS: PlatformVersion(7, 4), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(15, 0), macOS: PlatformVersion(12, 0), tvOS: PlatformVersion(15, 0),
            watchOS: PlatformVersion(8, 0), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(15, 1), macOS: PlatformVersion(12, 0), tvOS: PlatformVersion(15, 1),
            watchOS: PlatformVersion(8, 1), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(15, 2), macOS: PlatformVersion(12, 1), tvOS: PlatformVersion(15, 2),
            watchOS: PlatformVersion(8, 3), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(15, 4), macOS: PlatformVersion(12, 3), tvOS: PlatformVersion(15, 4),
            watchOS: PlatformVersion(8, 5), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(16, 0), macOS: PlatformVersion(13, 0), tvOS: PlatformVersion(16, 0),
            watchOS: PlatformVersion(9, 0), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(16, 1), macOS: PlatformVersion(13, 0), tvOS: PlatformVersion(16, 1),
            watchOS: PlatformVersion(9, 1), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3), tvOS: PlatformVersion(16, 4),
            watchOS: PlatformVersion(9, 4), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(17, 0), macOS: PlatformVersion(14, 0), tvOS: PlatformVersion(17, 0),
            watchOS: PlatformVersion(10, 0), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(17, 1), macOS: PlatformVersion(14, 1), tvOS: PlatformVersion(17, 1),
            watchOS: PlatformVersion(10, 1), visionOS: PlatformVersion(1, 0)),
        SymbolRelease(
            iOS: PlatformVersion(17, 2), macOS: PlatformVersion(14, 2), tvOS: PlatformVersion(17, 2),
            watchOS: PlatformVersion(10, 2), visionOS: PlatformVersion(1, 1)),
        SymbolRelease(
            iOS: PlatformVersion(17, 4), macOS: PlatformVersion(14, 4), tvOS: PlatformVersion(17, 4),
            watchOS: PlatformVersion(10, 4), visionOS: PlatformVersion(1, 1)),
        SymbolRelease(
            iOS: PlatformVersion(17, 6), macOS: PlatformVersion(14, 6), tvOS: PlatformVersion(17, 6),
            watchOS: PlatformVersion(10, 6), visionOS: PlatformVersion(1, 3)),
        SymbolRelease(
            iOS: PlatformVersion(18, 0), macOS: PlatformVersion(15, 0), tvOS: PlatformVersion(18, 0),
            watchOS: PlatformVersion(11, 0), visionOS: PlatformVersion(2, 0)),
        SymbolRelease(
            iOS: PlatformVersion(18, 1), macOS: PlatformVersion(15, 1), tvOS: PlatformVersion(18, 1),
            watchOS: PlatformVersion(11, 1), visionOS: PlatformVersion(2, 1)),
        SymbolRelease(
            iOS: PlatformVersion(18, 2), macOS: PlatformVersion(15, 2), tvOS: PlatformVersion(18, 2),
            watchOS: PlatformVersion(11, 2), visionOS: PlatformVersion(2, 2)),
        SymbolRelease(
            iOS: PlatformVersion(18, 4), macOS: PlatformVersion(15, 4), tvOS: PlatformVersion(18, 4),
            watchOS: PlatformVersion(11, 4), visionOS: PlatformVersion(2, 4)),
        SymbolRelease(
            iOS: PlatformVersion(18, 5), macOS: PlatformVersion(15, 5), tvOS: PlatformVersion(18, 5),
            watchOS: PlatformVersion(11, 5), visionOS: PlatformVersion(2, 5)),
        SymbolRelease(
            iOS: PlatformVersion(26, 0), macOS: PlatformVersion(26, 0), tvOS: PlatformVersion(26, 0),
            watchOS: PlatformVersion(26, 0), visionOS: PlatformVersion(26, 0)),
    ]

    /// What ends a name, by the index of its release.
    static let releaseMarks: StaticString = #"!#$%&'()*+,-/:;<=>?@[]^"#

    /// What capital letters stand for, from `A` on.
    static let words: StaticString = "fill circle square exclamationmark rectangle right badge and trianglehead filled ar arrow counterclockwise left hi slash horizontal righthalf circlepath dashed trianglebadge arrowtriangle lefthalf rightthird checkmark down"

    /// The names, 16 a line.
    static let names: StaticString = #"""
        0B!+K,+A!0K,0O;+O;$C!+K,+A!0K,0O;+O;$0B!,K;,A!1K;
        00BAO;,O;%C!,K;,A!1K;1O;,O;$1B!,K;,A!1K;1O;,O;%C!,K;
        01CA!1K;1O;,O;$2B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;
        03B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$4B!,K;,A!1K;
        04BAO;,O;%C!,K;,A!1K;1O;,O;$5B!,K;,A!1K;1O;,O;%C!,K;
        05CA!1K;1O;,O;$6B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;
        07B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$8B!,K;,A!1K;
        08BAO;,O;%C!,K;,A!1K;1O;,O;$9B!,K;,A!1K;1O;,O;%C!,K;
        09CA!1K;1O;,O;#1.brakesignal,%calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;%lane,)K-
        1.laneO-%magnifyingglass!4K$4O'$C!+K,+A!0K,0O;+O;$0LI.clockwise>BK>BO>:ounterclockwise>IK>IO>
        10.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;&lane,*K-*O-%C!,K;,A!1K;
        10CAO;,O;$1.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;&lane,*K-*O-%C!,K;
        11CA!1K;1O;,O;$2.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;&lane,*K-*O-
        12C!,K;,A!1K;1O;,O;%3E'0K'0A'5K'5O'0O'$3.calendar^.K^.O^'ircle!
        13BK;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$4.calendar^.K^.O^'ircle!,K;
        14BA!1K;1O;,O;%C!,K;,A!1K;1O;,O;$5LI.clockwise>BK>BO>:ounterclockwise>IK>IO>
        15.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$6.calendar^
        16.calendarK^.O^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$7.calendar^.K^
        17.calendarO^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$8.calendar^.K^.O^
        18B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$9.calendar^.K^.O^'ircle!
        19BK;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;#2.brakesignal,%calendar^-K^-O^&ircle!
        2BK,+A!0K,0O;+O;%lane,)K-)O-$C!+K,+A!0K,0O;+O;$0.calendar^.K^
        20.calendarO^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$1.calendar^.K^.O^
        21B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$2.calendar^.K^.O^'ircle!
        22BK;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$3.calendar^.K^.O^'ircle!,K;
        23BA!1K;1O;,O;%C!,K;,A!1K;1O;,O;$4.calendar^.K^.O^'ircle!,K;,A!
        24BAK;1O;,O;%C!,K;,A!1K;1O;,O;$5.calendar^.K^.O^'ircle!,K;,A!1K;
        25BAO;,O;%C!,K;,A!1K;1O;,O;$6.calendar^.K^.O^'ircle!,K;,A!1K;1O;
        26BO;%C!,K;,A!1K;1O;,O;$7.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;
        27C!,K;,A!1K;1O;,O;$8.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;%C!
        28CK;,A!1K;1O;,O;$9.calendar^.K^.O^'ircle!,K;,A!1K;1O;,O;%C!,K;
        29CA!1K;1O;,O;$h/%B/,A/#3.calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;
        3.lane,)K-)O-$C!+K,+A!0K,0O;+O;$0LI.clockwise>BK>BO>:ounterclockwise>IK>IO>&calendar^
        30.calendarK^.O^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$1.calendar^.K^
        31.calendarO^'ircle!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$2B!,K;,A!
        32BAK;1O;,O;%C!,K;,A!1K;1O;,O;$3B!,K;,A!1K;1O;,O;%C!
        33CK;,A!1K;1O;,O;$4B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;
        34CO;$5B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$6B!,K;,A!
        36BAK;1O;,O;%C!,K;,A!1K;1O;,O;$7B!,K;,A!1K;1O;,O;%C!
        37CK;,A!1K;1O;,O;$8B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;
        38CO;$9B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;#4.altB!/A!(C!
        4.altCA!%calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;%lane,)K-)O-$C!+K,+A!
        4CAK,0O;+O;$0B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$1B!
        41BK;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$2B!,K;,A!1K;1O;
        42BO;%C!,K;,A!1K;1O;,O;$3B!,K;,A!1K;1O;,O;%C!,K;,A!
        43CAK;1O;,O;$4B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$5LI.clockwise>
        45LI.clockwiseK>BO>:ounterclockwise>IK>IO>%B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;
        45CO;$6B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;$7B!,K;,A!
        47BAK;1O;,O;%C!,K;,A!1K;1O;,O;$8B!,K;,A!1K;1O;,O;%C!
        48CK;,A!1K;1O;,O;$9B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;
        49CO;$a/%B/,A/$h/%B/,A/$k.tv$(A$$l/%B/,A/#5LI.clockwise>AK>AO>9ounterclockwise>
        5LIMK>HO>%calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;%lane,)K-)O-$C!+K,
        5CA!0K,0O;+O;$0B!,K;,A!1K;1O;,O;%C!,K;,A!1K;1O;,O;
        6.altB!/A!(C!/A!%calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;%lane,)K-)O-
        6C!+K,+A!0K,0O;+O;$0LI.clockwise>BK>BO>:ounterclockwise>IK>IO>#7.calendar^-K^-O^&ircle!
        7BK,+A!0K,0O;+O;%lane,)K-)O-$C!+K,+A!0K,0O;+O;$5LI.clockwise>BK>
        75LI.clockwiseO>:ounterclockwise>IK>IO>#8.calendar^-K^-O^&ircle!+K,+A!0K,0O;+O;%lane,)K-)O-
        8C!+K,+A!0K,0O;+O;#9.altB!/A!(C!/A!%calendar^-K^-O^&ircle!+K,+A!
        9BAK,0O;+O;%lane,)K-)O-$C!+K,+A!0K,0O;+O;$0LI.clockwise>BK>BO>:ounterclockwise>
        90LIMK>IO>#a!$.book.closed$0K$0A$5K$6he$7i$6ja$6ko$6th$6zh$1he$2i$1ja$
        a.book.closed.ko$1th$1zh$$B!+A!%magnify$$C!+A!$bc$%s,&.brakesignal+2P,&B,-A,$ccessibility/0GL.upF/
        accessibilityA/$ir.car.side>/A>(onditionerQ+=A+3vertical+;A+*vertible.side>7A>'pickup.side>2A>(urifier+/A+'suv.side>/A>&plane!
        airplane.arrival'+B$2A$-loud^,departure',landed^,path.dotted^,ticket^2A^,up.forward^6.app^:A^.F^4.app^8A^+seat^
        airplay.audio>0GD>0B>7A>+video>0GD>0B>7A>*audio!/GD'/B'6A'*video!/GD'/B'6A'
        airpod.gen3N).F))N$)F$)proN$,F$)s$*.chargingcase'7A'8wireless'@A'+gen3)/.chargingcase.wireless)EA).4@/.chargingcase.wireless@
        airpods.gen4.chargingcase.wirelessA@/N@/F@+max>+pro>..chargingcase.wireless>DA>EradiowavesNHF>^A>.N>.F>*max&*pro$-.chargingcase.wireless'CA'DradiowavesNHF/
        airpodspro.chargingcase.wireless.radiowavesNHFA/(rt.express$-treme$2.tower$&tag')A'*radiowaves.forward'<A'A.rtl'=rtl'$larm!(A!)wavesNHF+=A+%ignQ.center':A'
        alignQN'8A'3F'9A')vertical.bottom'8A'2center'8A'2top'5A'%lergens',A+%t!&ernatingcurrent'$merican.football>4B>
        american.footballBA>4A>5professional>AB>HA>AA>%plifier$$ngle+%t!&B!-A!&A!&enna.radiowavesNHF!DB'KA'DP'
        antenna.radiowavesNHFPB>QA>$pp!&.background.dotted^)dge!,Y'6A'.lock>2A>,A!'connected.to.app.belowA'&T'&A!'gift!+A!(rid^
        app.shadow^(pecular^'translucent^&clip$&end.page>.A>3.rtl>/rtl>&le.books.pages^4A^)classical.pages^8A^)hapticsHD.triangle>5music.note>?P>)image.playground>
        apple.image.playgroundA>*ntelligence>5G.xmark])logo+)meditate<1B>8A>1C.stack<>A<)podcasts.pages^7A^)terminal/1B<8A<1A/2onE/
        apple.terminal.onEA/)writing.tools@(logo$(pencil'..adapter.usb.c/<A/0nd.scribble//doubletap>/gen1/22//hover>/squeeze>/tip/(script$.A$(tv$
        appletvGY^:A^0D^@A^*A$*remote.gen1'5A'42'5A'43'5A'44'5A'(watch$-HL.forward/?.rtl/
        applewatchGY^.case.insetJ'3sizes>.radiowavesNHF$.sideF&/lash$.watchface$&s.ipad$,GY^<.rtl^3plus^-landscape$-onE.portraitT^I.rtl^*hone$.GY^
        apps.iphoneGY.rtl^5plus$/landscape$8.rtl$&window.swipeE/$qi.high%'low%'medium%-.gauge.open^$rcade.stick//HLZ/9N/>HLF/N.outward>9F/:up/
        arcade.stickHL.upHLZ/0console/7A/&hivebox!-B$4A$-A!%kit!(G.xmark'%row.2S!5B!<A!+squarepath!)3.trianglepath!)backward$1B$
        arrow.backwardB.dotted>8A$1C$8A$2to.line'9B'@A';ompact[9C/@A/*ranch!(S/*lockwise!2B!9A!3heart$
        arrow.clockwise.heartA$3icloud!9A!2C/9A/*ounterclockwise!9B!@A!:icloud!@A!9C/@A/(Z!-H.lineQHL.up+/pp$1T<
        arrowZ.appTUD<1A$1lewatch/.backward$6HL.up.forward/KB/RA/KE>UA>KC/RA/6B$=.dotted>=A$6C$=A$
        arrowZ.backward.toptrailingE/LA/-B!4G.pause^@A^;xmark^@A^5dotted/4A!.doc!1A!1ument>6A>.forward$5HL.up.backward$KB$
        arrowZ.forwardHL.up.backwardBA$KE>UA>KC/RA/5B$<.dotted><A$5C$<A$6topleadingE/JA/.heart$3A$-N!2HL.upF/
        arrowZNHL.upFB/LA/EE>OA>EC/LA/4rrow.upF/AB/HA/AC/HA/2B!9.dotted>9A!2C!9A!
        arrowZN.toprightE/EA/3video!8A!.message+5A+-F!3HL.upN!EB$LA$EE>OA>EC/LA/3B!:.dotted>
        arrowZFBA!3C!:A!4topleftE/EA/-C!4A!.to.line!5.alt!5B'<A'7ompact'5C/<A/)forward$0B$
        arrow.forwardB.dotted>7A$1folder^7A^<.rtl^8rtl^0C$7A$1to.line'8B'?A':ompact[8C/?A/(N!-H.line.verticalHLF+
        arrowNHF!7B!>A!8righttriangleN.righttriangleF$^A$7C!>A!8text.vertical+/rrowF$9B$@A$9C$@A$-B!4.dotted>4A!
        arrowNC!4A!.to.line!5.alt!5B'<A'7ompact'5C/<A/)merge!)rectanglepath$*ight!.H.line.verticalHLN+0rrowN!9B!@A!
        arrowFLNC!@A!.B!5.dotted>5A!/doc.on.clipboard$.J.filterLF>/page.on.clipboard>.C!5A!/to.line!6.alt!6B'=A'8ompact'6C/
        arrowF.to.lineCA/)swap!)triangle.2S$>.camera$EA$@ircle$EA$?doc.on.clipboard$?icloud/EA/2branch$2capsulepath$2merge$2pull$2swap$2turn.upFB$
        arrow.triangle.turn.upFBA$@diamond$GA$1head.2.clockwise>A.rotate.90>K.camera>RA>Mircle>RA>Licloud>RA>Lpage.on.clipboard>9ounterclockwise>H.rotate.90>6bottomleft.capsulepath.clockwise>7ranch>
        arrowI.clockwise>?.heart>EA>@icloud>FA>@rotate.90>7ounterclockwise>F.icloud>MA>Grotate.90>5NHF.righttriangleN.righttriangleF>kA>6merge>6pull>6rectanglepath>6swap>
        arrowI.topright.capsulepath.clockwise>7urn.upF^CB>JA>Ddiamond>KA>6upHZ.righttriangle.up.righttriangleZ>eA>*urnZN!2F!-NZ!3up!-FZ!4up!.up.forward.iphone$?A$
        arrow.turn.upN!0F!)up!+HZ!4HLNHF$9sparkles+4B!;A!5righttriangle.upA.righttriangleZA$FrighttriangleZ$XA'4C!;A!5textQ+0lineQHLZ+0personE.portrait$
        arrow.upH.personE.turnN$EF$-rrowZ!6B!=A!6C!=A!,backward$4HLZ.forward$KB$RA$KE>UA>KC/RA/5bottomtrailingE/
        arrow.up.backward.bottomtrailingEA/4B$;.dotted>;A$4C$;A$-in!/A!+B!2G.clock+3dotted>2A!,doc!/A!0on.clipboard$/ument>
        arrow.up.documentA>,folder^2A^.rward$3HLZ.backward/KB/RA/KE>UA>KC/RA/5pp$7A$4bottomleadingE/KA/3B$
        arrow.up.forwardB.dotted>:A$3C$:A$,heart$1A$+N!0HLZF!EB$LA$EE>OA>EC/LA/4ZFHL.upFHZN$@magnifyingglass$
        arrow.upNLZF/AB/HA/AC/HA/1bottomrightE/FA/0B!7.dotted>7A!0C!7A!,message$3A$,page.on.clipboard>+F!
        arrow.upFHLZN/EB/LA/EE$OA$EC/LA/2bottomleftE/FA/1B!8.dotted>8A!2diamond!9A!1C!8A!
        arrow.upF.video!7A!+C!2A!,to.line!3.alt!3B':A'5ompact'3C/:A/-rash/1A/*turn.backward$7B$>G.ellipsis$
        arrow.uturn.backwardBA$7C$>A$.Z!3B!:A!3C!:A!/forward$6B$=A$6C$=A$.N!3B!:G.ellipsis#
        arrow.uturnNBA!3C!:A!.F!4B!;A!4C!;A!/up!1B!8A!1C!8A!(keys/,ZJ/,A/
        arrowkeysNJ/,FJ/-upJ/(shape.backward+6B/=A/6A+/ounce.forward$<A$4F$:A$-Z/2B/9A/2A/.forward+
        arrowshape.forwardB/<A/5A+-N+2.arrowshapeF/CA/2B/9A/2A+-F+3B/:A/3A+.turn.up.backward$>.2$@B$
        arrowshape.turn.up.backward.2BA$@A$>G.clock+JA+O.rtl+Krtl+>B$EA$>A$6forward$=B$DA$=A$5N!:.2!<B$
        arrowshape.turn.upN.2BA$<A!:B!AA!:A!5F!;B!BA!;A!.up/0B/7A/0A/.zigzag.forward$<A$4F$
        arrowshape.zigzagFA$(triangle.backward$9B$@A$9A$9C$@A$0Z!5B!<A!5A!5C!<A!1forward$8B$?A$
        arrowtriangle.forwardA$8C$?A$0N!5H.line.verticalHVF$_A'5B!<A!5A!:H.line.verticalHVFA$5C!<A!0F!6H.line.verticalHVN$_A'6B!
        arrowtriangleFBA!6A!;H.line.verticalHVNA$6C!=A!1up!3VZ.windowN/MF/3B!:A!3A!3C!:A!$spectratio#.A#%terisk'
        asteriskB!2A!$t!%G.minus!,plus!%B$,A$%om$$udio.jack.mono<.stereo<%stralian.football>6B>=A>6A>-dollarsign/7LS/
        australiandollarsignLIM.rotate.90>8bank.building>EA>7B/>A/8gauge.chartWR>Hthird.topthirdX>8ring><T>7C/>A/*sign+.LS/4IM.rotate.90>/bank.building><A>
        australsignB!5A!/gauge.chartWR>?third.topthirdX>/ring>3T>.C!5A!%to.brakesignal,(headlight.high.beam,;A,2low.beam,:A,'matic.brakesignal/-headlight.high.beam/@A/
        automatic.headlight.low.beam/?A/'startstop,0P,0UD,$v.remote+,A+$xel.2,).frontH.rear.engaged,0engaged,*rear.engaged,%le.2-).driveshaft.disengaged/*frontH.rear.engaged-0disengaged/0engaged-
        axle.2.rear.disengaged//engaged-/lock/#bB!+A!$C!+A!$ackpack++B,2A,+A+,sensor.tag.radiowavesNHF^PA^'ward!+B'2A'
        backward.end!/.alt!3A!/B+6A+/A!+A!-rame$1A$%dge.plus.radiowaves.forward$8F!%g!&G.minus!-plus!-questionmark+9K+
        bagB$-A$&A!+G.minus!2plus!2questionmark+>K+%htsign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>
        bahtsign.ring>0T>+C!2A!%lloon+*.2+,A+*A+%ndage!*A!&knote$+A$%rcode!*.viewfinder!&ometer$%se.unit>
        baseball++B+2A+,diamond.bases+9.outs.indicator>+A+&ket+)A+)ball+-B+4A+-A+%thtub+*A+&tery.0!,percent/
        battery.100!..bolt$3.rtl$.B+5A+.percent/5.bolt/:.rtl/5B/<A/+25!-percent/+50'-percent/+75'-percent/
        batteryblock,/A,/P,5A,1tack>5G.snowflake>EA>5A>5UD>SA>$each.umbrella+1A+&ts.earphones')fit.pro)0.chargingcase)=A)
        beats.fit.proN)0F),pro//.chargingcase/<A//N//F/)headphones')pill=-A=*owerbeats'3N-4pro>7.2]9.chargingcase]FA]
        beats.powerbeats.pro.2N]9F]8chargingcase>DA>7N>7F>3F-33'4N-4F-3pro'6.chargingcase'CA'6N'6F')solobuds=
        beats.solobuds.chargingcase=>A=1N=1F=*tudiobudN'2F'2s'3.chargingcase'@A'3N>4plus>8.chargingcase>EA>8N>8F>3F>
        beats.studiobudsplus/7.chargingcase/DA/7N/7F/%d.double!-GY^=A^-B'4A'-A!%ll!'H.waveform'4A'0sNHF+@A+
        bellG$-B'4A'-A$-P/3A/8.rtl/4rtl/.waveform/6A/6P^<A^'B!.A!'A!'P!
        bellPB$4A$-A!)quare'.A'%ziercurve>$icycle$*B$1A$+sensor.tag.radiowavesNHF^OA^%n.xmark!,A!&oculars$-B/4A/
        binocularsA$%rd+'B/.A/'A+&thday.cake+0A+%tcoinsign+.LS/4IM.rotate.90>/bank.building><A>.B!5A!/gauge.chartWR>?third.topthirdX>
        bitcoinsign.ring>3T>.C!5A!$lindsQ.closed+5open+*vertical.closed+3open+%ood.pressure.cuff^6G.gauge.with.needle^NA^6A^$old!'.italic.underline!(underline!&t!
        boltG.a!/A!/utomatic/7A/-Y/7A//lock+3A+.xmark/3A/*tteryblock'4A')rakesignal+(car$+B'2A'
        bolt.carA$)ircle!.A!'A!,.batteryblock$9A$(heart$-A$)orizontal!2B!9A!2A!3icloud!9A!*use?-A?
        bolt.ring.closed((shield'.A')lash!-B$4A$-A!)quare'.A''UD,EA,%njour$%ok!'H.wrench/2A/'G.plus^
        bookG.plusA^'B!.A!)losed$.B'5A'.A$'A!(pages/-A/'mark!+B$2A$+A!+P$1A$
        bookmarkC'2A''s.vertical$1B'8A'1A$%x.truck+,G.clock+8A+=.rtl+9rtl+,A+$rain'(A/-ed.head.profile/)head.profile'
        brain.head.profileA/&kesignal+.T+&zilianrealsign+4LS/:IM.rotate.90>5bank.building>BA>4B%;A%5gauge.chartWR>Ethird.topthirdX>5ring>9T>4C%;A%
        briefcase!,B'3A',A!-sensor.tag.radiowavesNHF^QA^$ubble/)H.pencil>4.rtl>)B/0A/)A/)N!.H.bubbleF!?A!2D.bubbleF'
        bubbleNHD.bubbleFA'3text.bubbleF/DA/I.rtl/Ertl/.B'5A'.A!*middle.bottom!7A!1top!4A!)F!/B'6A'/A!
        bubblesH.sparkles+7A+%ilding$+.2$-.cropB$9A$-A$,columns$3B':A'3A$+A$%rn!&st!(A!%s$
        bus.doubledecker$3A$&A$%tton.angledbottomQN/FA/AF/GA/0top.verticalN/AA/<F/BA/)Q/4A/5top.press/>A/*programmable+
        button.programmableC+=A+*roundedbottomQ/BA/1topQ/?A/*verticalN.press/=A/2F.press/>A/#cB!+A!$C!+A!$abinet+*A+
        cable.coaxial/+nnector'2Q'2P/3video?(car'+A'%lendar!+H.person>+G^1Y/;.rtl/3lock$7.rtl$1D$2lock^
        calendarG.minus!2plus!+B!2A!,day.timeline.leading'@B^GA^;ft'=B^DA^8F'>B^EA^9trailing'AB^HA^
        camera!).aperture$)G.clock/5A/0ellipsis$8A/)B!0A!)A!.G.ellipsis$-ters$*macro*/B*6A*/P>5B>
        camera.macroPBA>+etering.center.weighted$B.average$3matrix$4ultispot$3none$3partial$3spot$3unknown$:K$*onE!6A!*rotate!0A!*sensor.tag.radiowavesNHF^NA^
        camera.shutter.button'8A'*viewfinder!%ndybarphone$%pslock!+A!'ule!*.bottomhalfJ'*A!+insetJ'*WJ'+on.capsule>5A>-E>7A>+portrait$
        capsule.portrait.bottomhalfJ'3A$4insetJ'3WJ'3RJ'4tophalfJ'*RJ'+tophalfJ'&tions.bubble!2A!%r#&.2$(A$&G.gearshape>6A>&B$
        carBA$'ferry',A'(ill!(ront.wavesZ/7A/2NHFH.up>HA>3up,5A,'rear,+H.collision.road.lane/CP/0tire.marks,:.off>:P,
        car.rearA,,hazardsign>6A>,road.lane,5T,7istance.1>@H.gauge.open.with.lines.needle.67percentHV>?2>@H.gauge.open.with.lines.needle.67percentHV>?3>@H.gauge.open.with.lines.needle.67percentHV>?4>@H.gauge.open.with.lines.needle.67percentHV>?5>@H.gauge.open.with.lines.needle.67percentHV>6off>
        car.rear.road.lane.wave.up>,tilt.road.lanes.curvedF>,waves.up,4A,'side,+.air.circulate,9A,0fresh,5A,-ndD,?A,-rrowNHF[@A[1triangleZ,>A,:up,
        car.sideV.upVZ,OA,<A,+A,-ront.open,6.crop>;A>6A,,hill.descent.control>@A>2own/5H.gauge.open.with.lines.needle.25percentHV[rA[5A/1up/3A/
        car.side.lock/0A/1open/5A/,rearH.collisionH.car.side.front/QHL.forward[Vsteeringwheel[QP/4DH.car.side.front/W.off>5wave.3H.car.side.front/1crop.trunk.partition>EA>1open,5.crop>:A>
        car.side.rear.openA,1tow.hitch>:A>-oof.cargo.carrier>>A>>P>DA>'topV.frontN>CA>>F>DA>9rearN>BA>=F>CA>+door.frontNH.frontFH.rearNH.rearF.open,
        car.top.door.frontNH.frontFH.rearNH.rearF.openA,Yopen,]A,SF.open,^A,Kopen,OA,?rearNH.rearF.open,\A,Iopen,MA,CF.open,NA,;open,?A,5FH.rearNH.rearF.open,
        car.top.door.frontFH.rearNH.rearF.openA,Jopen,NA,DF.open,OA,<open,@A,0rearNH.rearF.open,MA,:open,>A,4F.open,?A,0slidingN.open/AA/7F.open/
        car.top.door.slidingF.openA/+front.radiowaves.frontNH.frontH.frontF>`A>0leftV/BA/0rightV/CA/+laneTV.inward,KA,6G.steeringwheel,JA,7departureN,EA,EP[KA[@F,
        car.top.laneT.departureFA,FP[LA[+radiowaves.2.frontN.front.frontF?TA?8rearN.rear.rearF?QA?6front,;A,6rear,:A,:N,?H.rearF,NA,@car.top.front>MA>
        car.top.radiowaves.rearNA,:F,@GD/VA/Gxmark/LA/Acar.top.front>NA>@A,,ear.radiowaves.rearNH.rearH.rearF>\A>/leftV/AA//rightV/BA/+video.rearN>
        car.top.video.rearNA>5F>;A>'windowN/2GD/9xmark/2D/3xmark/-F/3GD/:xmark/3D/4xmark/&bon.dioxide.cloud+7A+*monoxide.cloud+
        carbon.monoxide.cloudA+&rot+)A+&seatN//.1/1A/02/1A/03/1A//H.heat.waves/>A/0backrest.upHZ/DA/0fan/3A/
        carseatNA/1orwardH.backward/DA/0massage/7A/0upHZ/;A/*F/0.1/2A/12/2A/13/2A/0H.heat.waves/?A/
        carseatF.backrest.upHZ/EA/1fan/4A/2ill/2orwardH.backward/EA/1massage/8A/1upHZ/<A/&t!'G.clock>3A>8.rtl>4rtl>
        cartG.minus!.plus!.questionmark+:K+;rtl+'B%.A%'A!,G.minus!3plus!3questionmark+?K+@rtl+%se$'A$%t/
        catB/-A/&A/$edisign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!2A!
        cellularbars+/B^6A^%ntsign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!2A!
        chair+(A+)lounge+/A+&ndelier+-A+&racter%,K%-bn>.ook.closed%8K%9bn^8A%=K%>bn^>gu^
        character.book.closedA.he%?i%>ja%>kn^?o%>ml^?ni^?r^>or^>pa^>sat^?i^>ta^?e^?h%>zh%
        character.book.closed.gu^9he%:i%9ja%9kn^:o%9ml^:ni^:r^9or^9pa^9sat^:i^9ta^:e^:h%
        character.book.closed.zh%.ubble&3K&4bn^3A&8K&9bn^9gu^9he&:i'9ja'9kn^:o'9ml^:ni^:r^
        character.bubbleA.or^9pa^9sat^:i^9ta^:e^:h'9zh'4gu^4he&5i'4ja'4kn^5o'4ml^5ni^
        character.bubble.mr^4or^4pa^4sat^5i^4ta^5e^5h'4zh',B>3K>4bn?3A>8K>9bn?9gu?
        characterBA.he>:i>9ja>9kn?:o>9ml?:ni?:r?9or?9pa?9sat?:i?9ta?:e?:h>9zh>
        characterB.gu?4he>5i>4ja>4kn?5o>4ml?5ni?5r?4or?4pa?4sat?5i?4ta?5e?5h>
        characterB.zh>.ursor.ibeam&9K&:bn[:gu[:he&;i&:ja&:kn[;o&:ml[;ni[;r[:or[:pa[:sat[
        character.cursor.ibeam.si[:ta[;e[;h&:zh&-duployan+-gu>-he%.i%-ja%-kn>.o%-magnify/4K/5bn[5gu[
        character.magnify.he/6i/5ja/5kn[6o/5ml[6ni[6r[5or[5pa[5sat[6i[5ta[6e[6h/5zh/
        character.ml>.ni>.r>-or>-pa>.honetic+-sat>.i>.quare>3K>4bn?3A>8K>9bn?9gu?9he>
        characterCAO>9ja>9kn?:o>9ml?:ni?:r?9or?9pa?9sat?:i?9ta?:e?:h>9zh>4gu?
        characterC.he>5i>4ja>4kn?5o>4ml?5ni?5r?4or?4pa?4sat?5i?4ta?5e?5h>4zh>
        character.sutton+-ta>.e>/xt.justify^9K^:bn^:gu^:he^;i^:ja^:kn^;o^:ml^;ni^;r^:or^
        character.text.justify.pa^:sat^;i^:ta^;e^;h^:zh^1box&4K&4G.sparkles[CK[Dbn[Dgu[Dhe[Ei[Dja[
        character.textboxG.sparkles.kn[Eo[Dml[Eni[Er[Dor[Dpa[Dsat[Ei[Dta[Ee[Eh[Dzh[6n[5gu[5he&
        character.textboxO&5ja&5kn[6o&5ml[6ni[6r[5or[5pa[5sat[6i[5ta[6e[6h&5zh&.h%
        character.zh%,s.lowercase>7.el>8ru>.uppercase>7.el>8ru>'t.bar!,.docQ$;A$,A!,Q.page><A>-xaxis$2.ascending/<G.clock/
        chart.bar.xaxis.ascendingG.clock.rtl/3descending^-yaxis>)dots.scatter,)line.downtrend.xyaxis+>B+EA+.flattrend.xyaxis+>B+EA+.text.clipboard><A>.uptrend.xyaxis'<B'CA')pie!
        chart.pieA!)xyaxis.line'%eckerboardE$0shield'(list',.checked+4.rtl+-rtl'-unchecked+(mark!,.app^0A^0lewatch/.rrowI.clockwise^Aounterclockwise>-bubble'
        checkmark.bubbleA'8.rtl/4rtl/,B!3G.airplane^BA^:plus^>A^:questionmark+FK+FA+KK+:xmark+?A+4dotted^3A!
        checkmarkBUD'QA^-diamond'4A'-gobackward/-icloud$3A$-message+4A+,E!6A!7portrait$?A$7stack/<A/-seal!
        checkmark.sealA!2text.page>;A>@.rtl><rtl>.hield!3A!.quare!3A!&vron.backward$3.2$4chevron.backward.dotted>5ircle$:A$3C$:A$
        chevron.backward.to.line++compact.backward:2Z!3forward:2N!7.chevron.compactF>2F!3up!5.chevron.compactZ>EF.chevron.compactZ.chevron.compactN>*Z!/.2>/B!6A!0dotted.2>0forward.2>
        chevronZ.forward.dotted.2>/F.2>6dotted.2>/C!6A!+forward$2.2$2B$9A$3dotted.chevron.forward>2C$9A$3to.line+*N!/.2!0chevronN.dotted>
        chevronN.chevronF>1ircle!6A!0forwardslash.chevronF'/P.chevronF!1quare!6A!0to.line+*F!0.2!0B!7A!1dotted.chevronF>0C!7A!1to.line+
        chevron.up!-.2>.chevronZ!:C>AA>5F.chevronZ.chevronN>/ircle!4A!.dotted.2>.forward.2>6dotted.2>-F.2>4dotted.2>-C!4A!%ineseyuanrenminbisign/
        chineseyuanrenminbisignLS/@IM.rotate.90>;bank.building>HA>:B/AA/;gauge.chartWR>Kthird.topthirdX>;ring>?T>:C/AA/$ircle!)H.lineQ'=A')GY/
        circleGYA//D/?A/0minus/5A/0plus/4A/0questionmark/<K/<A/AK/0xmark/5A/+ottomhalfA$9ed';.inverse/
        circle.bottomrighthalf.checkered/:pattern.checkered>0third.split!)B$0A$)T$0.insetA$;ed'0E++otted'0HB/0B/7A/)A!.CA$.ed.ipad/
        circleJ.ipadA/6landscape/?A/3hone/7A/1pattern.diagonallineE+*grid.2x1'2A'2NJ'2FJ'12#2A#3topleftYJ^/3x3!2B'9A'
        circle.grid.3x3A!/cross$4ZA$>ed'4A$4NA$>ed'4FA$?ed'5upA$<ed'/hex!2A!*hexagongrid'5B'<A'
        circle.hexagongridA'1path'5A'*insetJ')WA!7ed'9.inverse/9R.stripedQ/V.inverse/3stripedQ/E.inverse/*onC^3.intersection.dotted^4merge^)ET+3J.pattern.diagonalline+
        circleRA!8ed':.inverse/)P'/A'+quare$0A'*tophalfA$6ed'8.inverse/)badge$..2$0A$.A$)s.hexagongrid$6A$
        circles.hexagonpath$6A$$lear!(A!%ipboard+,A+%ock!(L.2S%.S$.I.2M.rotate.90><clockwise.rotate.90.path.dotted^=ounterclockwise.rotate.90>(G+..airplane^7A^.Y'
        clockGYA'.D'>A'.A+/questionmark+;K+;A+@K+/xmark+4A+(B'/A'(A!&ud!(.bolt!-B+
        cloud.boltBA+-A!.rain!2B+9A+2A!(B+/A+)drizzle!0B+7A+0A!(A!*og!,B+3A+
        cloud.fogA!)hail!-B+4A+-A!*eavyrain!2B+9A+2A!)moon!-.bolt!2B+9A+2A!-B+4A+
        cloud.moonA!.rain!2B+9A+2A!)rain!-B+4A+-A!-bow.crop>5A>1half/5A/)sleet!.B+5A+
        cloud.sleetA!*now!-B+4A+-A!*un!,.bolt!1B+8A+1A!,B+3A+,A!-rain!1B+8A+
        cloud.sun.rainA!$oat>'B^.A^'A>%loncurrencysign+4LS/:IM.rotate.90>5bank.building>BA>4B!;A!5gauge.chartWR>Ethird.topthirdX>5ring>9T>
        coloncurrencysignC!;A!%mb$'A$&mand!*B$1A$*C$1A$&pass.drawing+'utermouse'0A'%ne$'A$&tact.sensor+1A+
        contextualmenuH.cursorarrow$6pointerL^'rol!&vertible.side>3.air.circulate>AA>8fresh>=A>5ndD>GA>5rrowNHF[HA[9I.backward>OA>Gforward>NH.backward>
        convertible.sideLI.forwardH.backwardA>NA>9triangleZ>FA>Bup>DVZ>WA>DA>3A>5ront.open>>.crop>CA>>A>4hill.descent.control>HA>:own>
        convertible.side.hillZH.gauge.open.with.lines.needle.25percentHV[zA[=A>9up>;A>4lock>8A>9open>=A>%oktop+*A+$pu$&A'$reditcard!-H.123'2numbers^
        creditcardB$4A$-A!.rewards^5A^-UD'KA/.viewfinder+%icket.ball+/B+6A+/A+%op!'.rotate!&ss$(.case$
        cross.caseB,4A,-A$*ircle$/A$(A$)vial'-A'&wn$(A$%uzeirosign+/LS/5IM.rotate.90>0bank.building>=A>/B!
        cruzeirosignBA!0gauge.chartWR>@third.topthirdX>0ring>4T>/C!6A!$ube!'.box!+A!'B^.A^'A!(transparent$3A$%pH.heat.waves>
        cupH.heat.wavesA>+saucer'1A'%rlybraces$.C$5A$&sor.rays!)arrow$.HC.onCT$/click$4.2$4G.clock$/motionlines$:.click$/rays$0esize.north.east.south.east[
        cursorarrowP/4C/;A/0quare$5A+&tains.closed+,open+$ylinder$+A$,split.1x2$5A$#dB!+A!$C!+A!$anishkronesign/
        danishkronesignLS/8IM.rotate.90>3bank.building>@A>2B/9A/3gauge.chartWR>Cthird.topthirdX>3ring>7T>2C/9A/$ecrease.indent!,quotelevel!%greesign.celsius>.fahrenheit>
        dehumidifier+/A+%lete.backward'2A'*forward'1A')N!.A!)F!/A!%skclock$,A$'topcomputer!2HLZ'7macbook>2GY^
        desktopcomputerG.shieldY^2UD''view++A+$ial!'A!(high+,A+(low++A+(max$+A$)edium+.A+)in$+A$
        diamond$*.bottomhalfJ'*B'1A'*A$+insetJ'*WJ'*RJ'+tophalfJ'%ce''A'%e.face.1$-A$,2$-A$,3$
        die.face.3A$,4$-A$,5$-A$,6$-A$%gitalcrownL.clockwise'?A'7ounterclockwise'FA'/QL.clockwise'JA'Bounterclockwise'QA';press'
        digitalcrownQ.pressA'0press'5A'%rectcurrent%%shwasher+-B/4A/-A+&play$*.2$*HLZ'/screwdriver^*UD$&tributeQ>8.center+?A+
        distributeQA>8N+=A+8F+>A+.vertical>6.bottom+=A+7center+=A+6A>7top+:A+%vide!)B!0A!
        divideC!0A!$oc!&.append!-A$2.rtl$.rtl$&GL.up+5A+-clock/2A/-ellipsis$-gearshape$6A$-plus$&B!
        docBA!&A!+G.ellipsis$2plus$'on.clipboard!3A!*doc!-A!'plaintext!0A$'questionmark/3K/3A/8K/9rtl/4rtl/
        doc.richtext!/K$/A$4K$5he$6i'5ja'5ko'5th'5zh'0he$1i'0ja'0ko'0th'0zh'
        doc.text!+.below.ecg$5A$:.rtl%6rtl%+A!0.viewfinder$,image'1A',magnifyingglass!,viewfinder!'viewfinder'1A''zipper$&kLZE$.upE$
        dockE$&ument>+GL.up>:A>2clock>7A>2ellipsis>:A>2gearshape>;A>2plus>6A>+B>2A>+A>,on.clipboard>
        document.on.clipboardA>/document>7A>/trash^4A^,viewfinder>6A>%g/&B/-A/&A/%llarsign+-LS+3IM.rotate.90>.bank.building>;A>
        dollarsignB!4A!.gauge.chartWR>>third.topthirdX>.ring>2T>-C!4A!%ngsign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR>
        dongsign.gauge.chart.leftthird.topthirdX>,ring>0T>+C!2A!%or.french.closed+/open+(garage.closed+5UD+/double.bay.closed+@UD+:open+>UD+/open+3UD+'N.hand.closed+
        doorN.hand.open+'F.hand.closed+3open+(slidingN.hand.closed+:open+/F.hand.closed+;open+%t.arrowtriangles.upFZNB$'car.top.radiowaves.2.rearN.rear.rearF?UA?(ircleH.cursorarrow$2hand.point.upNA'2pointerL^.viewfinder'(rosshair^'radiowaves.forward$
        dot.radiowavesNHF!1F!2up.forward''scope/,.display/-laptopcomputer/(quare!-A!-shape$2A$3split.2x2$'viewfinder'&sH.line.verticalH.cursorarrowE*>pointerLE^$pad$'ZA$
        dpadZJ''A$'NA$1ed''FA$2ed'(upA$/ed'$rone>(A>&p$'B'.A'(degreesign+2A+2P+
        drop.degreesignPA+=.rtl+9rtl+'A$(halffull/(keypadE+8A+(transmission/*iangle!0A!%yer+(B//A/(A+$uffle.bag>-A>
        dumbbell++A+#eB!+A!$C!+A!$ar!&H.waveform'&GY$-waveform/&A$&UD$&budN^)F^)s'*.bone.conduction^
        earbuds.bone.conductionN^:F^+case'/A'+in.ear^1N^1F^+stemless^3N^3F^&pods$$cg.text.page>0A>5.rtl>1rtl>$ject!
        ejectB$/A$(A!$lectronic.toll.collection[=E[GA[GP[MA[GUD[eA[%lipses.bubble!2A!)is!+.bubble$2A$,calendar^
        ellipsisB!2G^8A^2A!-urlybraces',message+3A++E$5A$,vertical.bubble';A'-iewfinder,$ngine.combustion,4GD/JA/4A,
        engine.emissionH.drop.2.water.wave.below[6D>7filter>%try.lever.keypad+5A+5UD+SA+%velope!+HL.3Z[<A[5I.branch>IA>0hand.raised^;A^-rrow.triangle.branch$AA$
        envelopeG!1A!2minus^7A^2person.crop/=A/3lus^6A^2shield.halfJ'DA'9leadinghalfA$+B!2A!+A!0G.shield.trailinghalfA$-ront>
        envelope.frontA>6.rtl>2rtl>,open!0G.clock+<A^0A!,stack?1A?&ironments^/B^6A^/A^/P^5B^<A^
        environmentsPA^$qual!(B!/A!(C!/A!$raser+)G.xmark^5A^)A+*lineT+5A+)P^/A^)UD^GA^
        escape!%im$'A$$urosign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!2A!
        eurozonesign//LS/5IM.rotate.90>0bank.building>=A>/B/6A/0gauge.chartWR>@third.topthirdX>0ring>4T>/C/6A/$v.charger/-VN/@A/
        ev.chargerVF/AA/-D/=A/-A/-P/3A/&plug.ac.gb.t/2A/.type.1/4A/32/4A/+dc.ccs1/2A/12/
        ev.plug.dc.ccs2A//hademo/5A/.gb.t/2A/.nacs/2A/$xclamationmark!2.2$33$3applewatch%4rrowS$9triangle.2S$Ahead.2.clockwise.rotate.90>EM.rotate.90>3brakesignal+
        exclamationmark.bubble!9B'@A'9A!2B!9A!3icloud!9A!3lock+7A+3magnifyingglass/4essage?:A?3octagon!:A!3questionmark+
        exclamationmark.questionmarkK+3shield!9A!4quare!9A!3tirepressure/4ransmission,5iangle!;A!<text.page@EA@J.rtl@Frtl@3warninglight/?A/%ternaldrive$
        externaldriveGY$6D+7icloud$7minus$7person.crop$8lus$7questionmark+CK+7timemachine$7wifi$7xmark$1connected.to.line.below$HA$0A$5GY$;D+
        externaldriveAG.icloud$<minus$<person.crop$=lus$<questionmark+HK+<timemachine$<wifi$<xmark$5UD+0UD+$ye!&B$-A$&A!'half.closed^
        eye.half.closedA^&P!,B'3A',A!(quare'-A'&UD'DA'&brow$&dropper!-.full!.halffull!&glasses!-P/&s$
        eyes.inverse$#fB!+A!&ursive!,B!3A!,P^$C!+A!$aceT$.A$(smiling$/A$0inverse+'id!'mask'
        facemaskA'%n/&H.light.ceiling+8A+&GL.upHZHLNHF^WA^.utomatic/6A/'ceiling+.A+(ircle^-A^'desk++A+&A/(loor+
        fan.floorA+'gauge.open^'oscillation+2A+&P/,A/&blades',A',P+2A+%xmachine$-A+$erry'(A'$iberchannel$&rechannel'
        field.of.view.ultrawide/:A/1wide/5A/%gure/).2/+H.child.holdinghands+-rms.open++B/2A/+N.holdinghands>+F.holdinghands>*american.football+;B>BA>+nd.child.holdinghands+
        figure.archery+1B>8A>,ms.open++ustralian.football+=B>DA>*badminton+3B>:A>,rre+/B>6A>,seball+2B>9A>
        figure.basketball+4B>;A>+owling+1B>8A>,xing+0B>7A>*child//H.lock/8A/9open/=A//B/6A/
        figure.climbing+2B>9A>+ooldown+2B>9A>,re.training+7B>>A>+ricket+1B>8A>,oss.training+8B>?A>+urling+
        figure.curlingB>8A>*dance+/B>6A>+isc.sports+5B><A>+ress.line.vertical.figure+*elliptical+4B>;A>+questrian.sports+;B>BA>*fall+
        figure.fallB+5A++encing+1B>8A>+ield.hockey>6B>=A>,shing+1B>8A>+lexibility+5B><A>*golf+.B>
        figure.golfBA>+ymnastics+4B>;A>*hand.cycling+6B>=A>.ball+2B>9A>+ighintensity.intervaltraining+HB>OA>,king+0B>7A>
        figure.hockey+0B>7A>+unting+1B>8A>*ice.hockey>4B>;A>.skating>5B><A>+ndoor.cycle+6B>=A>1rowing>
        figure.indoor.rowingB>>A>1soccer>7B>>A>*jumprope+2B>9A>*kickboxing+4B>;A>*lacrosse+2B>9A>*martial.arts+6B>
        figure.martial.artsBA>+indH.body+7B>>A>,xed.cardio+6B>=A>*open.water.swim+9B>@A>+utdoor.cycle+7B>>A>2rowing>8B>?A>
        figure.outdoor.soccer>8B>?A>*pickleball+4B>;A>,lates+1B>8A>+lay+.B>5A>+ool.swim+3B>:A>*racquetball+
        figure.racquetballB><A>+oll'.B>5A>/runningpace+:B>AA>.ing+1B>8A>,wer++ugby+/B>6A>,n+
        figure.runB+4A+-C.stack,:A,.treadmill>7B>>A>*sailing+1B>8A>+eated.seatbelt,9H.airbag.off,Fn,9N.drive.seats.1>L.1>NA>
        figure.seated.seatbeltN.drive.seats.1.2>NA>LA>K2>L.2>N.2>PA>O3>PA>NA>M3>N.2>PA>O3>PA>NA>
        figure.seated.seatbeltN.drive.seats.2A>K3>L.3>N.3>PA>NA>LA>2ide/5.air.distribution.lower/Gmiddle/MH.lower/W.angled/Gupper/L.angledH.lower.angled/Xmiddle/^H.lower.angled/
        figure.seated.side.air.lower,:upper,?H.lower,:windshield,9bag.off,@.2,>n,?.2,7utomatic/5N>:.air.distribution.indirect^Llower>Q.angledH.upper.angled^Lmiddle>RH.lower>\.angled>
        figure.seated.sideN.air.distribution.upper>QH.middleH.lower@TgledH.dottedlineH.lower.angled^]lower.angled>]middle>cH.lower.angled>>bag.off>E.2>Cn>D.2><utomatic>;fan>;steeringwheel>;windshield.frontH.heat.waves>Z.air.distribution.lower>lmiddle>
        figure.seated.sideN.windshield.frontH.heat.waves.air.distribution.middleH.lower>lupper>qH.lower>vmiddle>|H.lower>5F>;.air.distribution.indirect^Mlower>R.angledH.upper.angled^Mmiddle>SH.lower>].angled>Mupper>RH.middleH.lower@UgledH.dottedlineH.lower.angled^^lower.angled>
        figure.seated.sideF.air.distribution.upper.angledH.middle>dH.lower.angled>?bag.off>F.2>Dn>E.2>=utomatic><child.lap^<fan><steeringwheel><windshield.frontH.heat.waves>[.air.distribution.lower>mmiddle>sH.lower>mupper>rH.lower>
        figure.seated.sideF.windshield.frontH.heat.waves.air.distribution.upperH.middle>}H.lower>6windshield.frontH.heat.waves,U.air.distribution.lower/gmiddle/mH.lower/gupper/lH.lower/qmiddle/wH.lower/+kateboarding>7B>>A>.ing+,iing.crosscountry+=B>
        figure.skiing.crosscountryBA>1downhill+9B>@A>+nowboarding+6B>=A>+occer+-ialdance+5B><A>,ftball+2B>9A>+quash+0B>
        figure.squashBA>+tair.stepper+7B>>A>/s+0B>7A>-nd$/.dress>5.line.vertical.figure>0line.dotted.figure.stand$,ep.training+7B>>A>,rengthtraining.functional+EB>
        figure.strengthtraining.functionalBA>;traditional+FB>MA>+urfing+1B>8A>*table.tennis+6B>=A>,ichi+0B>7A>+ennis+0B>7A>
        figure.trackH.field+9B>@A>*volleyball+4B>;A>*walk$..arrival+.B$5A$/departure+0iamond$6A$/motion+5UD//suitcase.rolling^
        figure.walk.suitcase.rollingB^FA^/treadmill>8B>?A>1iangle>7A>,ter.fitness+7B>>A>/polo+3B>:A>,ve$.B$5A$
        figure.wrestling+3B>:A>*yoga+.B>5A>%lemenuH.cursorarrow$;.rtl$0pointerL^=.rtl^0selection$&m!'B'.A''A!(stack+
        film.stackA+%nder^%re.extinguisher>4A>'place+,A+'wall++A+(orks/%sh+'B,.A,'A+$lag!'.2.crossed'1B+
        flag.2.crossedBA+1A''H.flagJ.crossed''G.ellipsis$6A$(checkered+1.2.crossed+1B,8A,)ircle!.A!'A!,edH.flag.crossed'(pattern.checkered>9.2.crossed>9B>
        flag.pattern.checkeredBA>:lc['P!-B$4A$-A!)quare'.A'&me!(B'/A'(A!)gauge.open^&shlight.offB/8A/1A#
        flashlight.onB/7A/0A#-P/3B/:A/'k/(A/%euron+*A+%ipQ#2A#'phone$%orinsign+-LS/3IM.rotate.90>
        florinsign.bank.building>;A>-B!4A!.gauge.chartWR>>third.topthirdX>.ring>2T>-C!4A!&wchart!,A!%uid.batteryblock>*rakesignal+)coolant>)transmission,
        fn$$older!)G.gear$4shape'0minus!0person.crop!1lus!0questionmark$<K$)B!0A!)A!.G.gear$9shape'5minus!5person.crop!
        folderAG.plus!5questionmark$AK$%otball++B+2A++A+%rk.knife'-B'4A'&mfitting.gamecontroller>=A>&ward!*B'1A'+end!
        forward.end.alt!2A!.B+5A+.A!*A!,rame$0A$%ssil.shell+/A+$rancsign+,LS/2IM.rotate.90>-bank.building>:A>,B!
        francsignBA!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!%ying.pan+-A+$uel.filter.water['pump'+H.filter>-rrowtriangleN/>A/9F/?A/
        fuelpumpB'2A'+D/;A/+A'+P/1A/,thermometer^7A^%nction!+K[$x!#gB!+A!$C!+A!
        gamecontroller!1B>8A>1A!%uge!(G.minus!/plus!)chartWR^3third.topthirdX^)high+)low+)medium+/G.minus+6plus+)open^-R.dotted.with.needleHLI.backward^
        gauge.open.with.lines.needle.33percent/IHLI.from.0percent.to.50percent>Striangle/[.from.0percent.to.50percent/@67percentHV/[H.car/@84percent.exclamation/)with.dots.needle.0percent/:100percent/:33percent/:50percent/:67percent/:bottom.0percent/A100percent/A50percent/JG.minus/
        gauge.with.dots.needle.bottom.50percentG.plus/.needle/4A/$ear!'G+-Y'.questionmark'.rtl+.xmark''B'.A''shape$,.2$.A$,L.triangle.2S+;head.2.clockwise.rotate.90>
        gearshapeB'3A',A$)ift.layout.sixspeed/$ift!'B$.A$'A!'card$+A$$lobe!(.americas'1A'*sia.australia'7A'(G.chevron.backward'
        globeG.clock^4A^)central.south.asia+;A+)desk+-A+)europe.africa'6A'(A^&wplug,$obackward!-.10!0K!0O!/5!0K!
        gobackward.15O!.30!0K!0O!.45!0K!0O!.5'/K'/O'.60!0K!0O!.75!0K!0O!
        gobackward.90!0K!0O!.minus!%forward!,.10!/K!/O!.5!/K!/O!-30!/K!/O!-45!/K!
        goforward.45O!-5'.K'.O'-60!/K!/O!-75!/K!/O!-90!/K!/O!-plus!$raduationcap$0B'
        graduationcapBA'0A$&ph.2d^)3d^%eaterthan!.B!5A!.C!5A!.orequalto>7B>>A>7C>>A>&etingcard$/A$
        grid!'B!.A!$uaranisign+.LS/4IM.rotate.90>/bank.building><A>.B!5A!/gauge.chartWR>?third.topthirdX>/ring>3T>.C!5A!
        guidepointQ^.verticalV.forward^7numbers^&tars!*A$$ym.bag/*A/%roscope$#hB!+A!$C!+A!0.onCA$,onC$5A'$ammer!
        hammerB'0A')A!%nd.app++A+(draw!,G.ellipsis>;A>,A!(palm.facing>3A>)inch>-A>)ointZ$2A$-N!
        hand.pointNA!-F!3A!.up$0.braille$8G.ellipsis>GA>8A$0A$0N$5H.text/>A/5A$(raised!..app,2A,
        hand.raised.brakesignal,:P,.B'5A'.A!1ngers.spread+=A+/palm.facing>:A>.P!4A!0quare'5A'6onC'?A'*ys>
        hand.raysA>(tap$+A$)humbsdown!2B'9A'2A!7ed.hand.thumbsup^3hand.thumbsup^@A^Eed^2P?8A?.up!0B'7A'
        hand.thumbsupA!0P?6A?(wave$,A$'bag,*B/1A/*A,+sensor.tag.radiowavesNHF^OA^'sH.sparkles/5A/)clap$-A$)sparkles$
        hands.sparklesA$&ger/%re!'B/.A/'A!%t.cap>*A>'widebrim>/A>%zardsign,-A,$ead.profileL.forwardH.vision.pro>Hpro/'light.daytime,4A,
        headlight.fog,0A,-high.beam+6A+-low.beam+5A+'phones!-B$4A$.dots@.over.ear^.sensor.tag.radiowavesNHF^RA^/lash>'set>*B>
        headsetBA>&ringaid.ear$*deviceH.signal.meter+AA+1ear'4A+'t!(G.bolt^3A^3P^9A^(B!/A!(A!)gauge.open^(E'
        heartEA'(P!.B!5A!.A!*quare'/A')text.clipboard>7A>-C$4A$&t.element.windshield,(waves/-H.fan>-B^4A^
        heat.waves.gauge.open^'er.vertical+2A+%lm!'et>)A>%xagon!*.bottomhalfJ'*A!*WJ'*RJ'+tophalfJ'$ifireceiver+/A+'speaker!..2$
        hifispeaker.2G.minus><A>7plus>;A>0A$.H.appletv':A'?.rtl+;rtl+3homepod$:G.minus>FA>Aplus>EA>:A$;mini>
        hifispeakerH.homepod.miniG.minus>KA>Fplus>JA>?A>:mini&>A&0rrow.forward><A>.G.minus>:A>5plus>9A>.A!%ghlighter$.G.ellipsis^
        hockey.puck+.B+5A+.A+%ld.brakesignal+%mekit$'pod$*.2$,G.minus>8A>3plus>7A>,A$*H.appletv'6A';.rtl+
        homepodH.appletv.rtl+/homepod.mini>;G.minus>GA>Bplus>FA>;A>6mini&:A&,rrow.forward>8A>*GY^:A^?.rtl^;rtl^1minus>
        homepodG.minusA>1plus>5A>*A$+mini>/.2>1G.minus>=A>8plus><A>1A>/H.appletv^;A^@.rtl^<rtl^1rrow.forward>
        homepod.miniL.forwardA>/GY^?A^D.rtl^@rtl^6minus>;A>6plus>:A>/A>*mini&..2&0A&.H.appletv':A'?.rtl+
        homepodminiH.appletv.rtl+.A&%rn/'.blast/-A/'A/%urglass!,H.lock/,G.eye>3lock^3plus$.ottomhalfA!<ed',B'3A'-tophalfA!
        hourglass.tophalfJ'&se!(H.flag,1B,8A,1A,(GD>>A>/wifi>3A>(B$/A$(A!)lodge,.B,5A,
        house.lodgeA,(P>.A>$ryvniasign+.LS/4IM.rotate.90>/bank.building><A>.B!5A!/gauge.chartWR>?third.topthirdX>/ring>3T>.C!5A!
        humidifier+-H.droplets+:A+2ellipsis^:A^-A+)ty'+A'%rricane!,B+3A+$ydrogen[+B[2A[+C[2A[
        iB!+A!$C!+A!$cloud!)HLZ!8A!4up!6A!)B!0A!)T^)A!)P!/A!+quare'
        icloudCA'$ncrease.indent!,quotelevel!%dianrupeesign+2LS/8IM.rotate.90>3bank.building>@A>2B!9A!3gauge.chartWR>Cthird.topthirdX>3ring>7T>2C!9A!
        infinity$+B%2A%&o!'.bubble+.A+3.rtl//rtl/'B!.A!/text.page[8A[=.rtl[9rtl['C+.A+
        info.triangle@0A@(windshield,%haler>*A>%setJ.applewatch.case>0bottomhalfE>D.portrait>;tophalfE>6leading.bottomtrailingE^=E>G.portrait>8ft.bottomrightE^:E>D.portrait>6rightE>
        insetJ.bottomrightE.portrait>6thirdE>E.portrait>;C>7railingE>H.portrait>0capsule>7.portrait>1enterE>@G.plus>Aportrait>1ircle>6T>6P^0diamond>0leadinghalfL.leadingE>
        insetJ.leadinghalfE>E.portrait><toptrailing.bottomtrailingE>=railinghalfE>7thirdE>F.portrait><C>2fthalfLNE>8E>B.portrait>:ighthalfE>9topright.bottomrightE>4third.middlethirdXE^9E>C.portrait>9C>
        insetJ.oval>4.portrait>0pano^/E>9H.cursorarrow>>personJ>KB@RA@?ointerL^9G.record>:onE>:portrait>1ighthalfLFE>9WE>9E>C.portrait>
        insetJXE>D.portrait>:C>/C>6T>0tophalf.bottomhalfE>>left.bottomrightE>7E>A.portrait>3leading.bottomleading.trailinghalfE>:E>D.portrait>5ft.bottomleftRE>7E>A.portrait>8topright.bottomhalfE>
        insetJ.topleft.topright.bottomleft.bottomrightE>3rightE>B.portrait>3third.middlethird.bottomthirdE^8E>B.portrait>8C>4railingE>E.portrait>1railinghalfL.trailingE>=leadinghalfE><E>F.portrait>8thirdE>G.portrait>=C>
        insetJ.triangle>1v>%ternaldrive$0A$$pad$'HL.forward',iphone'2P,'GY^-D<.location>.play%(case/,H.iphone.case/(gen1,,GD<
        ipad.gen1G.location>3play,-crop.homebuttonB^-landscape,6GD<=location>=play,6P>-sizes^.lash>+2,,GD<3location>3play,-landscape,6GD<
        ipad.gen2.landscapeG.location>=play,6P>-sizes^.lash>(homebutton$2G.play%3landscape$<G.play%(landscape$1H.applewatch^6iphone><P>8od^1GD<8location>
        ipad.landscapeG.play%(rear.camera'(sizes/%hone$)HL.forward';.inward><outward>3NHLF/H.inward>3F.inward>:outward>.ipod^.vision.pro^+pp.switcher>)GY^/D<
        iphoneG.location>0play%*case/+ircle'0A'+ropB>*dock.motorized.viewfinder>*gen1,.HLN>.GD<5location>5play,.B,5A,0ropB>4homebuttonB^
        iphone.gen1.landscape,8P>/motion>/radiowavesNHF,HB,OA,/sizes^0lash,4B,;A,-2,.HLNHLF.inward>.GD<5location>5play,.B,
        iphone.gen2BA,0ropB>/landscape,8P>/motion>/radiowavesNHF,HB,OA,/sizes^0lash,4B,;A,-3,.HLNHLF.inward>.GD<5location>
        iphone.gen3G.play,.B,5A,0ropB>/landscape,8P>/motion>/radiowavesNHF,HB,OA,/sizes^0lash,4B,;A,*homebutton$4G.play%
        iphone.homebuttonB';A'5landscape%5radiowavesNHF$NB'UA'4P$:B'AA'*landscape%*motion>*pattern.diagonalline^>.onE.portraitT^*radiowavesNHF$CB'JA'
        iphone.rear.camera'*sizes/+lash$/B'6A'+martbatterycase.gen1'>2'%od$'H.applewatch^,vision.pro^(shuffle.gen1>32>33>34>(touch>-.landscape>
        ipod.touchP>'shuffle.gen1$22$23$24$'touch$,.landscape%,P'$talic!$vfluid.bag'.A'#jB!+A!$C!+A!0.onCA$
        jC.onC$5A'$acket>)B^0A^)A>*sensor.tag.radiowavesNHF^NA^#k$$B!+A!$C!+A!$ashida.arabic/$ey$&.2.on.ring>
        key.2.on.ringA>'car.radiowaves.forward>=A>B.rtl>>rtl>+side[/A[*d>+A>(ircle^-A^(onvertible.side[7A[&A$&Q,1A,
        key.icloud$-A$'radiowaves.forward,9A,9P/?A/'sensor.tag.radiowavesNHF^KA^(hield^-A^(lash/,A/(uv.side[/A['truck.pickup.side[8A[
        key.viewfinder*&board!+G.ellipsis$:A+3ye+5A+,chevron.compactZ!@A+;N$@A++A',macwindow$,onehandedN$:A+5F$;A+
        kipsign+*LS/0IM.rotate.90>+bank.building>8A>*B!1A!+gauge.chartWR>;third.topthirdX>+ring>/T>*C!1A!$ph,&B,-A,
        l.button.roundedbottomQ/DA/$B!+A!%joystick$-Z$2A$-A$.pressZ'8A'.tiltZ'7A'2N'7A'2F'8A'
        l.joystick.tilt.up'5A'$E.roundedbottom$<A$$C!+A!$1.button.roundedbottomQ/EA/%B/,A/%E.roundedbottom$=A$$2.button.angledtop.verticalN/DA/-roundedtopQ/BA/
        l2B/,A/%E.roundedtop$:A$$3.button.angledbottomQN/IA/$4.buttonQ/7A/$adybug$*B/1A/*A$*P>0B>7A>0A>
        lamp.ceiling+/A+0inverse+(desk+,A+(floor+-A+(table+-A+%ne,&yardcard'.A'%ptopcomputer$1HLZ'6ipad+8hone$
        laptopcomputerGY^1P,1UD'%rgecircleAB!&isign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!
        larisignCA!%ser.burst/&so!(H.sparkles'(G.sparkles/)sparkles$%tch.2.case$/A$%urel.leading+1.laurel.trailing?*trailing+$b.button.roundedbottomQ/EA/%B/,A/%E.roundedbottom$
        lbE.roundedbottomA$$eaf$'LS!.triangleS$6head.clockwise>'B'.A''A$%ft/'B/.A/%ssthan!+B!2A!+C!2A!
        lessthanorequalto>4B>;A>4C>;A>%vel$(A$$icenseplate//A/%fepreserver$0A$%ght.beacon.max+3A+1in+3A+)cylindrical.ceiling+
        light.cylindrical.ceilingA+=inverse+)max!*in!)overheadN,6A,1F,7A,)panel+.A+)recessed+1.3+3A+4inverse+1A+2inverse+
        light.ribbon+/A+)strip.2+0A+(bulb!,.2+.A+,B'3A',A!-led+0A+1wide+5A+-max/0A/
        lightbulb.min/0GD/FA/0A/,P!2A!(rail/,A/(spectrumQ/)witch.off+2A+2C+9A+0n+1A+1C+
        lightswitch.onCA+%ne.2Q.decreaseB'DA'(3.crossed.swirlB$>A$)Q'4.button.angledtop.verticalF/TA/4B';A'5decrease'=B'DA'(diagonal$0L$0I.upF^
        line.diagonalI.upFNZ^'Q.2.decreaseB$DA$33!4B$;A$5decrease!=B!DA!3starA.lineQ$'s.measurementQ'?.aligned.bottom^5vertical/'weight$&k!'G.plus$
        linkB!.A!(icloud!.A!%rasign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!
        lirasignCA!%stH.film$(bullet!.G.ellipsis^0elowE!.B'5A'0lipboard+8A+/indent!.E$8A'9portrait'AA'(clipboard+1A+
        list.dash!,G.ellipsis^-headerE'=A^(number!.K$.G.ellipsis^=O^>rtl^.O'/rtl!(star$(triangle$%vephoto!,G.a$4utomatic/
        livephoto.play!,P!%zard+)B/0A/)A+$m.buttonQ/7A/$ocation!+.app>/A>+B!2A!+A!0.viewfinder$,magnifyingglass'
        location.north!1B'8A'1A!2line!6A!+P!1B+8A+1A!-quare'2A',viewfinder$&k!'.appT/+lewatch%
        lockGY^7A^/lock/3A/.xmark^3A^'B!..dotted/.A!(desktopcomputer')isplay')oc$+A$+ument>0A>'A!
        lock.heart^-A^(icloud!.A!)pad'*hone'(laptopcomputer'(open!,.applewatch'-desktopcomputer'.isplay',A!-ipad'/hone'-laptopcomputer'-rotation,
        lock.openUD+JA+'E$1T^1A$2onE$>T>>A$2stack$7A$)otation!0.open!(shield!.A!)lash!-A!
        lockC$.A$/stack$4A$'UD+EA+%go.playstation'(xbox'%ng.text.pageH.pencil[<A[%upe$$sb.button.angledbottomQN/JA/$t.button.roundedtopQ/BA/%B/
        ltBA/%E.roundedtop$:A$$ungs$(A$#mB!+A!$C!+A!$1.buttonQ/7A/$2.buttonQ/7A/$3.buttonQ/7A/$4.buttonQ/
        m4.buttonQA/$acbook/*H.applewatch>/ipad,1hone,1od^/vision.pro>5pro/*GY^1shieldY^+gen1//.sizes^.2//.sizes^+sizes^,lash>
        macbookUD^&mini$*GY^:A^*A$+gen2[/A[.3[/A[&pro.gen1$.A'-2$.A$-3$.G.ckeckmark^>A^
        macpro.gen3A'/server$&studio+,GY^<A^,A+&window!,H.cursorarrow/<.rtl/1pointerL^>.rtl^,G.plus$-onE$9.rtl$-stack^%gazine'
        magazineA'&icmouse'-A'&nifyingglass!2B!9A!&safe.batterypack'6A'%il$'H.text.magnifyingglass$@.rtl$'A$(stack$-A$%laysianringgitsign>7LIM.rotate.90>
        malaysianringgitsign.bank.building>EA>7B>>A>8gauge.chartWR>Hthird.topthirdX>8ring><T>7C>>A>%natsign+,LS/2IM.rotate.90>-bank.building>:A>,B!
        manatsignBA!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!%p!&B'-A'&A!&pin!)H.ellipse!5B/<A/)B#
        mappinBA#)P!/B'6A'+quare'0A'%tter.logo>$ecca>%dal+(A+)star<-A<&iastick''cal.thermometer+6A+%gaphone$
        megaphoneA$%mories!+GY?2minus!2plus!2xmark?+P[(ychip$-A'%nubarLZE$1upE$+dockE$9G.record$*E$'card'+A'
        message!*H.waveform'7A'*G+0B+7A+<.rtl+8rtl+0A+5.rtl+5edA+<.rtl+1rtl+1waveform/9A/*B!
        messageBA!*A!%tronome!,A$$ic!&H.signal.meter+7A+&G.plus'-xmark+&B!-A!&A!+G.plus'2xmark+&P!,B'
        micPBA',A!(quare'-A'&robe+*B+1A+*A+(phone>-H.signal.meter>>A>-G.ellipsis><A>4plus>8A>4xmark>
        microphoneG.xmarkA>-B>4A>-A>-P>3B>:A>3A>/quare>4A>(wave+,A+%llsign++LS/1IM.rotate.90>,bank.building>
        millsign.bank.buildingA>+B!2A!,gauge.chartWR><third.topthirdX>,ring>0T>+C!2A!%nus!(LI.clockwise^=ounterclockwise>(B!/A!)diamond$0A$
        minus.forwardslash.plus')magnifyingglass!)plusH.fluid.batteryblock,.batteryblock$:D,JA,:A$:P,@A,<tack,@VN[SA[NF[THVN[kA[TA[
        minus.plus.batteryblock.stackD,PA,@A,.lines.measurementQ.aligned.bottom^(E!2A!3portrait$;A$(P.plus!*quare!/A!%rror.sideN+3HL.turnZF,8heat.waves,.F+4HL.turnZN,
        mirror.sideFH.heat.waves,$oon!'B!.A!(dust/,B/3A/,A/'A!(haze+,B+3A+,A+(road.lanes>(stars!-B+
        moon.starsBA+-A!(zzz!+A!'phase.first.quarter+:.inverse+.ull.moon+6.inverse+-last.quarter+9.inverse+-new.moon+5.inverse+-waning.crescent+<.inverse+4gibbous+;.inverse+
        moonphase.waxing.crescent+<.inverse+4gibbous+;.inverse+'rise/+B/2A/+A/'set/*B/1A/*A/%ped>(A>%saic$)A$
        motorcycle>-A>%unt$(A$(ain.2,-B,4A,-A,&th$(A$%ve.3d$&ieclapper//A/$ph,&B,-A,
        mug,&A,%ltiply!+B!2A!+C!2A!%sic.house!.A!)mic!,B'3A',rophone>3B>:A>)note!
        music.noteLI.clockwise^.house$3A$.list!-P^/quare.stack^:A^.tv'0A')pages^.A^)quarternote.3$&tache$+A$#nB!+A!
        nC!+A!$airasign+,LS/2IM.rotate.90>-bank.building>:A>,B!3A!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!$etwork$
        networkG.shield.halfJ'*P/%wspaper$,B'3A',A$$orwegiankronesign/5LS/;IM.rotate.90>6bank.building>CA>5B/<A/6gauge.chartWR>Fthird.topthirdX>6ring>
        norwegiankronesign.ringT>5C/<A/%se$'A$&ign!).app+-A+)G.clock[%te$'.text$,G.plus$'qual>+B>2A>+C>
        notequalCA>$umber!)B!0A!)C!0A!)s>*K>+bn^+gu^*O>+km^,n^+ml^,ni^,r^
        numbers.my^+or^+pa^*E>4K>4A>9K>9O>4O>+sat^+te^*ign+#oB!+A!$C!+A!
        oar.2.crossed+0B>7A>$ctagon$*.bottomhalfJ'*A$*WJ'*RJ'+tophalfJ'$ilcan,)H.thermometer>9A>)A,$pticaldisc$.A+.drive$
        opticaldiscdriveA$(id/*A/'on!$val$'.bottomhalfJ''A$(insetJ''WJ'(portrait$0.bottomhalfJ'0A$1insetJ'0WJ'0RJ'1tophalfJ'
        ovalRJ'(tophalfJ'%en+'A+#pB!+A!$C!+A!$1.buttonQ/7A/$2.buttonQ/7A/$3.buttonQ/7A/$4.buttonQ/7A/
        pad.header^&dleshifterN/5A/0F/6A/%int.bucket.classic^(brush!-A!.pointed$5A$(palette$/A$%no!'G.play/2A/'A!
        paperclip!,G.ellipsis$,B#3A#(plane!-B$4A$-A!%ragraph!,sign$&entheses'&kinglight+/A+*sign'..brakesignal+:P+
        parkingsignB'5A'/radiowavesZF.off>9NHF/HP>9FH.safetycone/.C>5A>0teeringwheel/&ty.popper+/A+%use!(B!/A!(A!(E!
        pauseEA!%wprint'+B'2A'+A'$c$$eacesign'%dal.accelerator/4A/)brake/.A/)clutch//A/&estrian.gate.closed+3open+%ncil!
        pencilH.ellipsisE!.list.clipboard/<.rtl/.outline!.ruler+3A+.scribble/)B!0A!*line+)P!*tip!-.cropB!9GL.forward$MA/@minus!
        pencil.tip.cropBG.minusA/@plus!DA/9A/&tagon'+.bottomhalfJ'+A'+WJ'+RJ',tophalfJ'%rcent!*K$&son!).2!+LIM>+G^
        person.2GA^2gearshape+;A+2key/5A/2minus>7A>2plus>6A>+B$2A$-ropC.stack'=A'+A!,gobackward+,shield^
        person.2.shieldA^-lash+1A+-quare.stack!8A!,wave.2'2A'*3!+A!,sequence'4A')HLNHLF$H.outward>.background.dotted+9stripedQ/)G.clock'
        personG.clockA'0key*3A*0minus!5A!0plus!4A!0shieldY+@A+6D>FA>+ubble/0A/,st+.B/5A/
        person.bustA+)YH.xmark[=.rtl[+ircle!0A!+rop.artframe'.G.magnifyingglass>DA>.B!5G';Y!=lock'AA'<ellipsis^DA^=xclam!
        person.cropBGD$KA';A'<minus!=oon'@A'<plus!<questionmark$HK$HA'MK'<xmark!5T,<B/CA/5A!
        person.cropBAGY!Aexclam!Gationmark$Aminus!Aplus!Aquestionmark$MK$Axmark!.E!8G.plus+CA+8A!9stack'>A'.C!5G.camera:
        person.cropCG.cameraA:<video:AA:5A!:H.atE$:edH.atE'MA'6onC.angled>FA>)A!.HLNHLF$M.outward>.G.minus$5plus$.Y$8H.xmark[
        personAYH.xmark.rtl[9rtl$/questionmark$;K$<rtl$/turnZ$3N$3F$/viewfinder$/xmark$4.rtl$*icloud!0A!*line.dotted.person+<A+)P/
        personPA/+patialaudio.3dA^6A^7stereo.3dA^=A^*textE'8A'8UD^VA^*wave.2'0A')alhotspot!2B'9A'2P>'pective!
        peruviansolessign>4LIM.rotate.90>5bank.building>BA>4B>;A>5gauge.chartWR>Ethird.topthirdX>5ring>9T>4C>;A>%setasign+-LS/3IM.rotate.90>.bank.building>
        pesetasign.bank.buildingA>-B!4A!.gauge.chartWR>>third.topthirdX>.ring>2T>-C!4A!&osign++LS/1IM.rotate.90>,bank.building>9A>+B!2A!
        pesosign.gauge.chartWR><third.topthirdX>,ring>0T>+C!2A!%t.carrier^.B^5A^.A^$hone!(H.waveform'5A'*rrowZN!8A+.F!
        phoneLFA+/upF!7B+>A+7A+(GY+0lock>4A>/plus!/waveform/7A/*ubble//A/4.rtl//N$4A$
        phone.bubble.rtl/(B!/A!*onnection$3A+(Z!-B!4A!-A!.wavesNHF+(A!-LZN!3F!4upF!-GY+4plus!
        phoneA.connection$)pause^.B^5A^.A^&to!(.artframe'1B/8A/(GLZ/9A/.Y/8A/.D>>A>/magnifyingglass?
        photoG.magnifyingglassA?/plus/3A//shieldD[EA[(B'/A'(A!-.onEA!)onE!5.angled$<A>)stack+.A+(UD[FA[
        photo.tv%$i[%B[,A[%C[,A[%anokeys$,.inverse$%ll+'B+.A+'A+'s$(B'/A'(A$
        pin!&B#-A#&A!&P!,A!(quare'-A'%p$&.enter$(xit$&A$'remove$'swap$&eH.drop+0A+
        placeholdertextA$&tter.2J.ipad'8.landscape'6hone':.landscape'+bottom.applewatch.case'*J.bottomHLZ.iphone(:pplewatch.case'9iphone(2topHL.up.iphone(7pplewatch.case'6iphone(+top.applewatch.case'&y!'B!.A!
        play.desktopcomputer+)iamond^/A^*splay+'A!(house/-A/(laptopcomputer+'E!1A!2onE'>B'EA'>A''P$-A$
        playC'.A'/stack,4A,(tv%*A%'pause!,B+3A+,A!'station.logo+%us!'.app!+A!)rrowI.clockwise><ounterclockwise^
        plus.bubble!.A!(capsule^/A^)ircle!.T<.A!(diamond$/A$(forwardslash.minus'(magnifyingglass!)essage$/A$)inus.capsule[5A['E!
        plusEA!6.on.folderA$9EA!2on.folder$;A'4E!2portrait$:A$'P.minus!)quare!.T'.A!3.onCA!/onC!(viewfinder$'minus!
        plusminusB!3A!$oint.3.connected.trianglepath.dotted'*J.connected.trianglepath.dotted')bottomleftJ.forward.to.point.topright.scurvepath/5orward.toL.triangle.scurvepath>XA>Nuturn.scurvepath>^A>Dtriangle.uturn.scurvepath/]A/?point.toprightJ.scurvepath/Nscurvepath/XA/(A.topleftZ.curvedto.pointA.bottomright.up$-ed.topleftZ.curvedto.point.bottomright.up'
        point.forward.to.point.capsulepath/EA/)topleftZ.curvedto.point.bottomright.up$SA'DJ.bottomright.up'6to.point.bottomright.curvepath/TA/JJ.curvepath/0JZ.to.point.bottomright.curvepath/,rightL.triangle.backward.to.point.bottomleftJ.scurvepath>^scurvepath>hA>1JL.triangle.backward.to.point.bottomleft.scurvepath>(erL^0HC.onCT^1click^
        pointerL.click.2^6G.clock^1motionlines^<.click^1rays^0P^6C^=A^2quare^7A^%lishzlotysign/2LS/8IM.rotate.90>3bank.building>@A>2B/
        polishzlotysignBA/3gauge.chartWR>Cthird.topthirdX>3ring>7T>2C/9A/%pcorn+*B+1A+*A+%wer!(B'/A')dotted'(cord/
        powercordA/(meter>(off$)n$)utlet.strip+4A+/type.a+5A+5C+<A+4b+5A+5C+<A+4c+5A+
        poweroutlet.type.cC+<A+4d+5A+5C+<A+4e+5A+5C+<A+4f+5A+5C+<A+4g+5A+
        poweroutlet.type.gC+<A+4h+5A+5C+<A+4i+5A+5C+<A+4j+5A+5C+<A+4k+5A+
        poweroutlet.type.kC+<A+4l+5A+5C+<A+4m+5A+5C+<A+4n+5A+5C+<A+4o+5A+
        poweroutlet.type.oC+<A+(plug',A'-portrait>5A>(sleep$$rinter!*.dotmatrix$4A$9H.paperA$9edH.paper'E.inverse>5inverse>*A!/H.paperA$
        printerJH.paper';.inverse>+inverse>%ogress.indicator>&jective!$urchased!,B!3A!%zzlepiece$..extension'8A'.A$$yramid$*A$#qB!+A!
        qC!+A!$rcode!).viewfinder!$uestionmark!/.app'3K'3T':K'3A'8K'1r$0bubble+6K+6A+;K+
        questionmarkB!6K$6T>=K>6A!;K$0diamond!7K$7A!<K$0folder$6K$6A$;K$0keyJ,0message?
        questionmark.messageK@7A?<K@/C!6K$6T$=K$6A!;K$0text.page>9K>9A>>K>?rtl>:rtl>0video!
        questionmark.videoK$5A!:K$;rtl!6rtl!%ote.bubble!/A!4.rtl$0rtl$)closing')opening'(level+#r.button.roundedbottomQ/DA/$B!+A!
        r.joystick$-Z$2A$-A$.pressZ'8A'.tiltZ'7A'2N'7A'2F'8A'3up'5A'$E.roundedbottom$<A$
        rC!+A!0.onCA$,onC$5A'$1.button.roundedbottomQ/EA/%B/,A/%E.roundedbottom$=A$$2.button.angledtop.verticalF/EA/-roundedtopQ/BA/%B/
        r2BA/%E.roundedtop$:A$$3.button.angledbottomQF/JA/$4.buttonQ/7A/$adio$(A$(wavesN!-F!%inbow/%ys!$b.button.roundedbottomQ/EA/%B/
        rbBA/%E.roundedbottom$=A$$eceipt@*A@&ordB$0A$)ingtape!0B+7A+&tangle!,.2.swap'-3.group'4.bubble/;A/;N'
        rectangle.3.group.bubbleNA'4T^4A'/offgrid!6.bubbleN$BA$6A!,HL.upFHLZN!SP!1hand.point.upN'CA'Hed'1paperclip!2encilH.ellipsis$D.rtl$1text.magnifyingglass$
        rectangleH.text.magnifyingglass.rtl$.rrowtriangle.2.inward$=outward$,GY!3minus$3person.crop%4lus$3xmark!.ottomhalfJ'8insetJ'3third.insetA$Ced'-center.insetA$>ed'@G.plus'.heckered/
        rectangle.compress.vertical!/nnected.to.line.below$,T$3H.paperclip$3G.record$.ock!-expand.diagonal>4vertical!,A!1GY!8minus$8person.crop%9lus$8xmark!2onE.angledA!>A!
        rectangleA.onEAB$JA$CPA$1edH.hand.point.upN'-grid.1x2!5A!43^5A^22x2!5A!23x1?5A?42!5A!43>5A>
        rectangle.inset.bottomleadingJ';ftA$Bed'9rightA$Ced'9trailingJ'2A$7ed'9H.cursorarrow/>personJ'9G.record/:onE'3topleadingJ'8ftA$?ed'6rightA$
        rectangle.inset.toprightJ'6trailingJ'-landscape.rotate/.eadinghalfJ)9insetJ'EL.leading'4third.insetJ'/fthalfA$:ed'6insetA$@LN$@ed'BLN'1third.insetA$Aed'-onE!
        rectangle.onE.angled!9G.gearshape/;utton.angledtop.verticalN/XA/9B'@A'9T>9P$?B'FA'?A';quare'@A'-pattern.checkered>.ortrait$5HL.forward+
        rectangle.portraitHL.forwardA+?F'EA'7rrowtriangle.2.inward$Foutward$5G.plus/@A/7ottomhalfJ'AinsetJ'<leading.insetJ'>ft.insetJ'<right.insetJ'<third.insetJ'=railing.insetJ'6center.insetJ'5A$
        rectangle.portrait.insetJ'6leadinghalf.insetJ'=third.insetJ'8fthalfJ'?insetJ':third.insetJ'6onE.portrait'K.angled+RA+KA'KP'QA'5RJ'@insetJ';third.insetJ'7otate/
        rectangle.portraitP';A'7plit.2x1'?A'?P'EA'6tophalfJ'>insetJ'9leading.insetJ';ft.insetJ'9right.insetJ'9third.insetJ':railing.insetJ'7railinghalf.insetJ'>third.insetJ'-ratio.16.to.9/
        rectangle.ratio.16.to.9A/33.to.4/9A/34.to.3/9A/39.to.16/:A/.ighthalfA$;ed'7insetA$ALF$Aed'CLF'2third.insetA$Bed'.oundedbottom$
        rectangle.roundedbottomA$4top$7A$,P$2A$.plit.1x2$6A$32x1$6A$6P'<A'52$6A$33x1!6A!53!
        rectangle.split.3x3A!.tack!2G.minus!9person.crop!DA':lay'=A';us!2A!7G.minus!>person.crop!?lus!3person.crop!>A!2P^8A^
        rectangle.tophalfJ'5insetJ'0third.inset%;A&@ed'.railinghalfJ):insetJ'FL.trailing'5third.insetJ'%frigerator+/A+%peat!).1!+K'+B%2K'
        repeat.1BA%7K'7O'2O'+O')G.xmark^5BA[)B%0A%%start$*B$1A'%tarder.brakesignal,7HD/7P/&urn!
        returnN')F'$hombus!*A!$ichtext.page>0K>0A>5K>6he>7i>6ja>6ko>6th>6zh>1he>2i>
        richtext.page.ja>1ko>1th>1zh>%ght/(B//A/(triangle/0A/1split.diagonal/?A/%ng^'T^$m.buttonQ/7A/$oad.laneV.2.inward,
        road.laneV.2.outward[,s+-.curvedN+4F+%botic.vacuum>1HV.up[FA[6ellipsis[>A[1A>%ller.shade.closed+0open+%man.shade.closed+/open+%sette!%tate.3d$
        rotate.3dB/3A/,A/)N!.A!)F!/A!$sb.button.angledbottomQF/KA/$t.button.roundedtopQ/BA/%B/,A/%E.roundedtop$:A$$ublesign+
        rublesignLS/2IM.rotate.90>-bank.building>:A>,B!3A!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!%gbyball>,B>3A>,A>
        ruler$(A$%peesign+,LS/2IM.rotate.90>-bank.building>:A>,B!3A!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!#sB!
        sBA!$C!+A!$afari!)A!%ilboat++B,2A,+A+$cale.3d$(mass$,A$&nner$*A$%issors!+G.ellipsis#
        scissorsB'2A'%ooter'&pe!%rewdriver'.A'&ibble!+.variable$&oll$)A$$dcard$)A$$eal$'A$%lection.pin.in.out!%nsor+
        sensorA+*radiowavesNHF^CA^*tag.radiowaves.forward'@A'%rver.rack$'ice.dog^.A^$hadow$&red.with.you+2B/9A/2P+)withyou>0B>7A>
        sharedwithyouP>(play',P'&zam.logo+.A+%ekelsign+-LS/3IM.rotate.90>.bank.building>;A>-B$4A$.gauge.chartWR>>third.topthirdX>.ring>2T>
        shekelsignC$4A$&qelsignB!4A!-C!4A!%ield!).checkerboard%1ed/)A!)WA!7P$7ed'9GY/9P'9UD/
        shield.pattern.checkered>)RJ')P!/A!&ft!(A!&ppingbox$.HL.backward+AA+.B'5A'.A$%oe/'.2/)A/'B/
        shoeBA/'A/'printsA+&wer+)A+*handheld+2A+*sidejet+1A+%uffle!*B%1A%$idebar.leading$-ft!*F!+squares.leading$
        sidebar.squaresN$2F$3trailing$+trailing$%gnature!,K$-he$-ja'-th'-zh''postHV.up,@B,GA,@A,+N$0B,
        signpostNBA,0A$+F$1HN,:B,AA,:A,1B,8A,1A$%mcard$*.2$,A$*A$%ngaporedollarsign>6LIM.rotate.90>
        singaporedollarsign.bank.building>DA>6B>=A>7gauge.chartWR>Gthird.topthirdX>7ring>;T>6C>=A>&k+'A+%ri^$kateboard/-A/%ew!
        skis/'A/$lashB!/A!%eep$(B'/A'%iderQ.2LIM>7gobackward+6EHL.triangle.2S'Shead.2.clockwise.rotate.90>6C/=GLZ+>onC+53!5belowBWJ^
        sliderQ.belowBWJ.inverse^ARJ^R.inverse^:E!:CHCJ+AAHC$FedHC'<un.max/*vertical.3$%owmo!$mallcircleB!5A!.AB!:A!3edB'<A'
        smartphone/%iley!)A!%oke!(B+/A+(A!$now!'board/,A/'flake',B'3A'-road.lane,6T,,P,
        soccerball+-B+4A+9.inverse+5inverse+.inverse+%fa+'A+%s,&B,-A,$pace+&rkle$*.magnifyingglass'+text.clipboard^9A^
        sparkles!+.2^+E.stack$;A$+CA.onC$7ed.onC',tv'.A'&tial.capture^2A^3on.hexagon^=A^2P^8A^%eaker!*.1!
        speaker.1A!+2!,A!+3!,A!*GD'@A'*B'1A'*A!+minus+0A++plus+/A+*P!0B$
        speakerPBA$<.rtl$8rtl$0A!5.rtl!1rtl!,quare+1A+*UD^HA^+wave.1$1.arrowtriangles.upFZN>1A$02$1.bubble/8A/
        speaker.wave.2.bubbleA.rtl/8N+=A+B.rtl+>rtl+9rtl/1B$8A$1A$03$1A$+zzz!.A!3.rtl!/rtl!&edometer!
        spigot+)A+%oon.serving[&rtscourt!.B+5A+.A!%rinkler+,H.droplets+9A+,A+$quare!).2.layers.3d+5.bottomJ+5A/6topJ+
        square.2.stack.3d$4.bottomA$@ed'5topA$=ed'*3.layers.3d+5.bottomJ+5Z.backward(CP.rtl+;forward(BP.rtl+:N(?P):F(@P)6middleJ+
        square.3.layers.3dP+6topJ+,stack.3d$4.bottomA$@ed'5middleA$@ed'4P)5topA$=ed')HLZ!8GY?HA?@lock>DA>?xmark?
        squareHLZG.xmarkA?8A!9onC!BA!4up!6GY[FA[>lock;BA;6B'=A'6A!7onC!@A!6UD'TA>
        squareH.atE$:A'.line.verticalHC!FA!Ked'.pencil!4B+;A++rrowtriangle.4.outward/)G.plus/4A/+ottomhalfA$9ed'0third.insetJ+)B$0A$
        squareT$0.insetA$;ed'+otted+)A!.H.line.verticalHC!KA'@CA!/onBA!1C$8A!/text.grid.1x2$.edH.line.verticalHC'1onC'*grid.2x2!2A!
        square.grid.3x1.below.line.grid.1x2$FA'2A.below.line.grid.1x2$4olderG.plus$9AG.plus$12!2A!13$2.bottomleftA$Bed'9middleA$Ded'9rightA$Ced'2A$7C$
        square.grid.3x3.middleA$>ed'9leftA$Bed'9rightA$Ced'2C'9G.ellipsis>3topleftA$?ed'6middleA$Aed'6rightA$@ed'/4x3A!*insetJ'
        square.leadingthird.insetJ+,fthalfA!7ed'.third.insetJ+*onB!,C!3G.person.crop+EA+3T$4intersectionT+4squareshape.controlhandles$*resize/0Z/1up/+ighthalfA!8ed'
        squareX.insetJ+)P$/A$+plit.1x2!3A!02x1!3A!22!3A!0bottomrightquarter$BA$0diagonal$8.2x2$<A$8A$+tack!
        square.stack.3dZ.dottedline!8forward$?A$7F!=A!3forward.dottedline$EA$3up!5G.a$=A$=utomatic/EA/5A!5P!;A!5UD/
        square.stack.3d.upUDA//A!*textC'5A'+ophalfA$6ed'-third.insetJ++railingthird.insetJ+)root>)s.belowE!+leadingE+<A/*hape$..controlhandles.on.squareshape.controlhandles$.T.squareshape$0otted.split.2x2+
        squareshape.dotted.squareshape/.A$/split.2x2$8.dotted$?.inside[FH.outside[@outside[53x3$0quareshapeT$<otted/$tairs+&r!'.bubble'.A''B!.A!
        starA!(hexagon[/A[(leadinghalfA$8ed'*fthalfA!'P!-A!)quare$.A$/onC+8A+'oflife!-B$4A$-A!
        staroflife.shield/4A/%eeringwheel,0H.hands>6eat.waves,5key,5liquid.wave/6ock,2rrowIMH.clockwise>6triangleN/>F/0GD/7lock^0B/7A/0D,
        steeringwheel.road.lane,:T,0P,&rlingsign+/LS/5IM.rotate.90>0bank.building>=A>/B!6A!0gauge.chartWR>@third.topthirdX>0ring>4T>/C!6A!
        stethoscope$.B'5A'%op!'B!.A!'A!'watch!,A!&refront/-B/4A/-A/&ve+(A+%rikethrough!
        strikethrough.double^&oke.line.diagonal^7P^'ller,+A,%udentdesk#$uit.club!,A!(diamond!/A!(heart!-A!(spade!-A!'case'+.cart'
        suitcase.cartA'-ircle^2A^+A',rolling,3H.film^<B^CA^<A^8suitcase^@B^GA^@A^3B^:A^3A,
        sum!&K$%nH.horizon'2B+9A+2A''dust!+B+2A++A!'haze!+B+2A++A!(orizon/.B/
        sun.horizonBA/.A/&WJ>'max!*B'1A'*A!*UD+HA+(in!*A!'rain/+B/2A/+A/(ighthalfJ>
        sun.snow/+B/2A/+A/&glasses/-A/&rise!*B+1A+*A!&set!)B+0A+)A!%rfboard/,A/
        suspension.shock>%v.side,+.air.circulate,9A,0fresh,5A,-ndD,?A,-rrowNHF[@A[1triangleZ,>A,:up,<VZ,OA,<A,
        suv.sideA,-ront.open,6.crop>;A>6A,,hill.descent.control>@A>2own/5H.gauge.open.with.lines.needle.25percentHV[rA[5A/1up/3A/,lock/0A/1open/
        suv.side.lock.openA/,rear.open,5.crop>:A>5A,-oof.cargo.carrier>>A>>P>DA>$watchpalette+0A+%edishkronasign/3LS/9IM.rotate.90>4bank.building>AA>
        swedishkronasignB/:A/4gauge.chartWR>Dthird.topthirdX>4ring>8T>3C/:A/%ift$(data/&rlBRJ/@.inverse/&tch.2$*programmable+6A+6C+
        switch.programmableCA+$yringe+*A+#t.bubble!+K$+A!0K$1he$,he$$B!+A!$C!+A!$able!(G.more!3A!
        tableA!*urniture+2A+(cells$-G.ellipsis$<A$-A$2G.ellipsis'%chometer>%g!&B!-A!&A!&P$,A$(quare'
        tagCA'%illight.fog,0A,%keoutbagH.cupH.straw'?A'%rget$$eddybear+,A+%letype!+.answer!2B'9A'+B$2A$%ngesign+,LS/
        tengesignLIM.rotate.90>-bank.building>:A>,B!3A!-gauge.chartWR>=third.topthirdX>-ring>1T>,C!3A!&nis.racket+0B+7A+)ball+-B+
        tennisballBA+-A+&t+'.2,)B,0A,)A,'B,.A,'A+%rminal$+A$%sttube.2'%xt.aligncenter!-left!-right!
        textH.command.macwindow$)ppend!'GY!7.rtl$.minus!.plus!.star!.xmark!)elow.folder^4A^.photo$3A$8.rtl%4rtl%)ook.closed$3A$
        text.bubble!.G.clock>:A>?.rtl>;rtl>.A!3.rtl$/rtl$(cursor!.K$/he$0i$/ja$/ko$/th$/zh$
        text.document>0A>(insert!(justify!/.leading(2ft(/F(0trailing(/left!/right!(line.firstHV.forward+-lastHV.forward+-magnify>(magnifyingglass$7.rtl$(pad.header^
        text.pad.headerG.clock^>.rtl^9plus^*ge>,G.magnifyingglass>,A>,P>2A>7.rtl>3rtl>(quote!-.rtl$'E^1A^2page>6A>
        text.redaction$'CJ^(viewfinder'(word.spacing+'box!*K$+he$,i$+ja$+ko$+th$+zh$'format!-.12+0K+0O+
        textformat.12.km/1my/03!1K$1O'.abc!1.dottedunderline!/lt!1K>2bn[2el>2gu[2he>3i>2ja>2kn[
        textformat.alt.ko>2ml[3ni[3r[2or[2pa[2sat[3i[2ta[3e[3h>2zh>/r>.bn[.characters>8K>
        textformat.charactersLNHF>MK>Nbn[Nel>Ngu[Nhe>Oi>Nja>Nkn[Oo>Nml[Oni[Or[Nor[Npa[Nru>
        textformat.charactersLNHF.sat[Oi[Nta[Oe[Oh>Nzh>9bn[9dottedunderline>HK>Ibn[Iel>Igu[Ihe>Ji>Ija>Ikn[
        textformat.characters.dottedunderline.ko>Iml[Jni[Jr[Ior[Ipa[Iru>Isat[Ji[Ita[Je[Jh>Izh>9el>9gu[9he>
        textformat.charactersO>9ja>9kn[:o>9ml[:ni[:r[9or[9pa[9ru>9sat[:i[9ta[:e[:h>9zh>
        textformat.el>.gu[.he>/i>.ja>.kn[/o>.ml[/ni[/r[.numbers>5K>6bn>6gu>5O>6km>
        textformat.numbers.kn>6ml>7ni>7r^7y>6or>6pa>6sat>6te>.or[.pa[.sat[/i[0ze!2K%3bn>
        textformat.size.gu>3he%4i%3ja%3kn>4o%3larger%9K%:bn>:gu>:he%;i%:ja%:kn>;o%:ml>
        textformat.size.larger.mni>;r>:or>:pa>:sat>;i>:ta>;e>;h%:zh%3ml>4ni>4r>3or>3pa>3sat>
        textformat.size.si>4maller%:K%;bn>;gu>;he%<i%;ja%;kn><o%;ml><ni><r>;or>;pa>;sat>
        textformat.size.smaller.si>;ta><e><h%;zh%3ta>4e>4h%3zh%/ubscript!7K%8bn[8gu[8he%9i%8ja%
        textformat.subscript.kn[9o%8ml[9ni[9r[8or[8pa[8sat[9i[8ta[9e[9h%8zh%0perscript!9K%:bn[
        textformat.superscript.gu[:he%;i%:ja%:kn[;o%:ml[;ni[;r[:or[:pa[:sat[;i[:ta[;e[;h%
        textformat.superscript.zh%.ta[/e[/h>.zh>$heatermaskH.paintbrush+=A+.s'/B'6A'/A'&rmometer!.H.ellipsis^3liquid.waves,?.snowflake>?UD>
        thermometer.brakesignal+/gauge.open^/high+/low+/medium+5P+/snowflake!8B+?A+0un!2B+9A+2A$/tirepressure^0ransmission,/variable>
        thermometer.variableH.figure/BB/IA/7G.clock^>play^$icket$)A$%melapse!(ine.selection$'r!(B+/A+(C$%re>'G.snowflake>'pressure/
        togglepower$%ilet+)B,0A,)A+%rnado!*B+1A+&toise!+B/2A/+A!&us%%uchid$%w.hitch>,D>
        tow.hitchDA>,A>$raction.control.tirepressure/@D/@P/&in.side.front.car'.middle.car'.rear.car'&m$'.card^,A^)ircle$.A$'A!,.tunnel'(tunnelA$
        translate<(mission,&pezoidH.lineQ'@A'6vertical'>A'&sh!(B!/A!(A!(P!.B'5A'.A!.C'5A'
        trashC'/A'&y!'.2!)A!'HLZ!6A!2up!4A!'G^-A^'B$.A$'A!)ull!,A!
        tree,'B,.A,'A,%iangle!+.bottomhalfJ'+B$2A$+A!,insetJ'+WA!9ed'+RA!:ed',tophalfJ'+shape/
        triangleshapeA/%ophy+)B+0A+)A+'icalstorm!0B+7A+%uck.box/,G.clock/8A/=.rtl/9rtl/,A/)pickup.side/4.air.circulate/
        truck.pickup.side.air.circulateA/9fresh/>A/6ndD/HA/6rrowNHF[IA[:triangleZ/GA/Cup/EVZ/XA/EA/4A/6ront.open/?.crop>
        truck.pickup.side.front.open.cropA>?A/5hillZ/>H.gauge.open.with.lines.needle.25percentHV[{A[>A/:up/<A/5lock/9A/:open/>A/)side.hill.descent.control>BA>.roof.cargo.carrier>@A>
        truck.side.roof.cargo.carrierP>FA>$sa>&B>-A>&P>%hirt')B/0A/)A'$ugriksign+-LS/3IM.rotate.90>.bank.building>;A>-B!
        tugriksignBA!.gauge.chartWR>>third.topthirdX>.ring>2T>-C!4A!%ningfork!%rkishlirasign+2LS/8IM.rotate.90>3bank.building>@A>2B!9A!3gauge.chartWR>
        turkishlirasign.gauge.chart.leftthird.topthirdX>3ring>7T>2C!9A!$v!%H.hifispeakerA$*mediabox%2A+%G.wifi/0A/%B!,A!%A!&insetJ'&music.note!
        tv.music.noteA!%P/+A/#uB!+A!$C!+A!$iwindow.split.2x1!$mbrella!+B^2A^+A!,gauge.open^,percent+3K+3A+
        umbrella.percentAK+,sensor.tag.radiowavesNHF^PA^$nderline!,.double^#vB!+A!$C!+A!$ent.heat.waves.upward^$ial.viewfinder+%deo!(H.waveform'5A'(GY$/ellipsis'
        videoG.plus!3A!/waveform/7A/*ubble//A/4.rtl//N$4A$0rtl/(B!/A!)doorbell+1A+(A!-GY$
        videoAG.ellipsis'4plus$(P!.B/5A/.A!*quare'/A'(projector+1A+%ew.2d!(3d!'finder!-B!4A!.rectangular/
        viewfinderUD/%sion.pro>-HL.forward>?A>-GY^=A^3D>CA>4play>8A>-B>4A>-A>-P>3B>:A>
        vision.proPA>-UD>KA>)pro/,HL.forward/>A/,GD/BA/3play/7A/,B/3A/,A/,P/2B/9A/
        visionproPA/$oiceover/%lleyball+-B+4A+-A+#wB!+A!$C!+A!$ake$'B'.A'%llet.bifold>0A>*pass$
        wallet.passA$*sensor.tag.radiowavesNHF^NA^%ndH.outline@3.inverse@,rays!0.inverse!,sparkles>4.inverse>-tars!1.inverse!%rninglight//A/%sher+)B/0A/
        washerA+%tch.analog/(face.applewatch.case'&er.waves+.HLZ+=UD+8IZ>JUD>Fup>9up+.P+(bottle/.A/%ve.3.backward$2B$9A$
        wave.3Z>..car.side>7A>0ircle>5A>0onvertible.side>?A>/pickup.side>:A>/suv.side>7A>*forward$1B$8A$)N$.B$
        wave.3NBA$)F$/B$6A$*up>,B>3A>'form!+H.magnifyingglass'1ic'0personJ/+GY?1D'2magnifyingglass/3ic/5rophone>
        waveformG.minus'2plus'2xmark?+B!2A!,low^,mid^,path!0G.minus!7plus!1ecg!4.magnifyingglass?4E$>A$5text?9.clipboard?
        waveform.path.ecg.text.clipboardA?H.rtl?Drtl?:page?>A?C.rtl??rtl?:rtl?+P+$eb.camera+-A+$heelchair>$idget.extralarge>4G.plus>*large>/G.plus>
        widget.medium>0G.plus>*small>/G.plus>%fi!'B'.A''D!7B/>A/(router+.A+'P!)quare'.A'%nd!
        windB+.A+(snow!,B+3A+'ow.awning+0.closed+*casement+2.closed++eiling+1.closed+)Q+4.closed+*shade.closed+0open+*vertical.closed+
        window.vertical.open+'shield.frontH.fluid+=H.spray,8heat.waves,8spray,8wiper+=H.drop+Bspray,=D,>intermittent,.rearH.fluid+<H.spray,7heat.waves,7spray,7wiper+<H.drop,
        windshield.rearH.wiperH.spray,<D,=intermittent,&eglass+,A+$onsign+*LS/0IM.rotate.90>+bank.building>8A>*B!1A!+gauge.chartWR>;third.topthirdX>+ring>/T>
        wonsignC!1A!$rench!).adjustable+4A++nd.screwdriver$9A$)A!%ongwaysign,/A,#xB!+A!$C!+A!+root!$box.logo+
        xmark!(.app',A')bin$,B$3A$,A$(B!/G.airplane^>A^/A!)diamond$0A$)icloud!/A!)octagon!
        xmark.octagonA!(E!2A!3portrait$;A$)seal!-A!*hield!/A!*quare!/A!)triangleBC>?A>$serve$).raid/#yB!
        yBA!$C!+A!$ensign+*LS/0IM.rotate.90>+bank.building>8A>*B!1A!+gauge.chartWR>;third.topthirdX>+ring>/T>*C!1A!
        yieldsign/,A/#zB!+A!$C!+A!$ipper.page>$l.button.roundedtopQ/BA/%E.roundedtop$:A$$r.button.roundedtopQ/BA/%E.roundedtop$:A$$zz!
        """#

    /// The offset in `names` of each line.
    static let lineStarts: [UInt32] = [
        0, 50, 103, 155, 206, 259, 311, 362, 415, 492, 586, 651, 719, 786, 850, 914, 991, 1062, 1134, 1206,
        1269, 1343, 1405, 1477, 1540, 1604, 1668, 1733, 1798, 1862, 1925, 1989, 2053, 2139, 2211, 2275, 2328, 2380, 2433, 2486,
        2538, 2595, 2663, 2716, 2768, 2820, 2885, 2961, 3014, 3067, 3119, 3199, 3265, 3316, 3383, 3471, 3536, 3628, 3693, 3773,
        3844, 3943, 4070, 4182, 4258, 4384, 4540, 4696, 4806, 4909, 5029, 5185, 5309, 5447, 5529, 5668, 5803, 5924, 6019, 6124,
        6215, 6330, 6432, 6506, 6591, 6674, 6780, 6885, 6993, 7109, 7248, 7439, 7602, 7757, 7902, 8007, 8123, 8222, 8324, 8422,
        8504, 8604, 8688, 8754, 8846, 8939, 9035, 9119, 9207, 9328, 9433, 9543, 9691, 9851, 10039, 10150, 10261, 10387, 10485, 10586,
        10685, 10799, 10909, 11011, 11120, 11220, 11284, 11389, 11515, 11670, 11758, 11849, 11942, 12011, 12121, 12260, 12369, 12464, 12547, 12659,
        12768, 12864, 12956, 13046, 13197, 13324, 13443, 13553, 13841, 13980, 14116, 14296, 14437, 14588, 14726, 14881, 15024, 15164, 15284, 15385,
        15477, 15585, 15682, 15792, 15909, 15990, 16072, 16153, 16236, 16314, 16389, 16460, 16530, 16611, 16704, 16781, 16859, 16929, 16999, 17080,
        17171, 17258, 17333, 17448, 17618, 17768, 17869, 17968, 18090, 18265, 18395, 18523, 18661, 18796, 18891, 19015, 19125, 19213, 19373, 19472,
        19627, 19702, 19771, 19845, 19923, 19992, 20123, 20222, 20366, 20493, 20634, 20729, 20828, 20945, 21093, 21198, 21360, 21462, 21551, 21638,
        21759, 21877, 21959, 22051, 22151, 22220, 22345, 22438, 22558, 22686, 22844, 23087, 23249, 23321, 23429, 23522, 23630, 23734, 23843, 23996,
        24114, 24202, 24281, 24394, 24515, 24596, 24752, 24865, 25010, 25144, 25270, 25364, 25448, 25552, 25661, 25826, 25925, 26009, 26108, 26234,
        26324, 26437, 26532, 26639, 26754, 26854, 26939, 27056, 27145, 27315, 27490, 27734, 28005, 28229, 28471, 28583, 28739, 28855, 28974, 29077,
        29186, 29283, 29430, 29527, 29617, 29763, 29875, 29985, 30090, 30221, 30293, 30438, 30713, 30871, 30991, 31096, 31161, 31235, 31312, 31403,
        31516, 31621, 31709, 31798, 31896, 31992, 32101, 32229, 32347, 32448, 32546, 32667, 32768, 32890, 32988, 33099, 33201, 33298, 33413, 33492,
        33613, 33699, 33759, 33901, 33980, 34154, 34318, 34512, 34640, 34828, 35040, 35158, 35288, 35434, 35584, 35713, 35828, 35943, 36056, 36198,
        36334, 36434, 36536, 36644, 36770, 36877, 36985, 37071, 37223, 37319, 37422, 37553, 37722, 37817, 37935, 38049, 38125, 38205, 38341, 38481,
        38596, 38705, 38819, 38924, 39011, 39101, 39239, 39321, 39457, 39555, 39674, 39754, 39873, 40019, 40159, 40256, 40357, 40458, 40543, 40637,
        40730, 40831, 40963, 41087, 41246, 41338, 41504, 41606, 41683, 41757, 41865, 41979, 42122, 42218, 42284, 42349, 42463, 42580, 42674, 42780,
        42887, 42996, 43109, 43229, 43336, 43433, 43562, 43643, 43757, 43842, 43955, 44073, 44196, 44298, 44446, 44575, 44686, 44764, 44850, 44943,
        45039, 45108, 45183, 45384, 45479, 45583, 45704, 45812, 46163, 46493, 46620, 46727, 46805, 46871, 46937, 47003, 47132, 47258, 47339, 47419,
        47503, 47625, 47706, 47834, 47961, 48063, 48216, 48396, 48561, 48653, 48793, 48951, 49087, 49276, 49436, 49617, 49744, 49828, 49945, 50075,
        50163, 50239, 50353, 50496, 50613, 50729, 50841, 50926, 51035, 51157, 51288, 51373, 51465, 51571, 51666, 51758, 51877, 52002, 52119, 52199,
        52310, 52408, 52473, 52576, 52670, 52780, 52902, 53007, 53081, 53206, 53330, 53473, 53593, 53750, 53850, 53958, 54156, 54293, 54380, 54510,
        54641, 54721, 54843, 54926, 54996, 55072, 55144, 55247, 55384, 55526, 55650, 55740, 55833, 55942, 56064, 56156, 56276, 56360, 56517, 56624,
        56720, 56808, 56890, 56973, 57072, 57171, 57251, 57326, 57407, 57486, 57571, 57652, 57740, 57827, 57909, 58041, 58167, 58291, 58371, 58508,
        58590, 58649, 58736, 58848, 58961, 59135, 59248, 59391, 59527, 59626, 59780, 59862, 59960, 60039, 60114, 60202, 60347, 60460, 60563, 60668,
        60782, 60922, 61007, 61134, 61300, 61450, 61552, 61635, 61732, 61840,
    ]
}
