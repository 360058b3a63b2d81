// SPDX-License-Identifier: Apache-2.0

// Written by scripts/update-plurals from plurals.xml of CLDR 48.2 (Unicode-3.0); do not edit.

/// The rules by which languages choose a plural category for a whole number, each named after one language.
///
/// They are CLDR's cardinal rules for n without a fraction or an exponent.
enum PluralRuleSet: UInt8, CaseIterable, Sendable {
    /// bm, bo, dz, hnj, id, ig, ii, in, ja, jbo, jv, jw, kde, kea, km, ko, lkt, lo, ms, my, nqo,
    /// osa, sah, ses, sg, su, th, to, tpi, und, vi, wo, yo, yue, zh.
    case ja
    /// ak, am, as, bho, bn, csw, doi, fa, ff, gu, guw, hi, hy, kab, kn, kok, ln, mg, nso, pa, pcm,
    /// si, ti, wa, zu.
    case hi
    /// af, an, asa, ast, az, bal, bem, bez, bg, brx, ce, cgg, chr, ckb, da, de, dv, ee, el, en, eo,
    /// et, eu, fi, fo, fur, fy, gl, gsw, ha, haw, hu, ia, ie, io, jgo, ji, jmc, ka, kaj, kcg, kk,
    /// kkj, kl, ks, ksb, ku, ky, lb, lg, lij, mas, mgo, ml, mn, mr, nah, nb, nd, ne, nl, nn, nnh,
    /// no, nr, ny, nyn, om, or, os, pap, ps, rm, rof, rwk, saq, sc, sd, sdh, seh, sn, so, sq, ss,
    /// ssy, st, sv, sw, syr, ta, te, teo, tig, tk, tn, tr, ts, ug, ur, uz, ve, vo, vun, wae, xh,
    /// xog, yi.
    case en
    /// tzm.
    case tzm
    /// is, mk.
    case `is`
    /// ceb, fil, tl.
    case fil
    /// lv, prg.
    case lv
    /// lag.
    case lag
    /// blo, cv, ksh.
    case blo
    /// he, iu, iw, naq, sat, se, sma, smi, smj, smn, sms.
    case he
    /// shi.
    case shi
    /// mo, ro.
    case ro
    /// bs, hr, sh, sr.
    case sr
    /// fr, pt.
    case fr
    /// ca, es, it, lld, scn, vec.
    case es
    /// gd.
    case gd
    /// dsb, hsb, sl.
    case sl
    /// cs, sk.
    case cs
    /// pl.
    case pl
    /// be, ru, uk.
    case ru
    /// lt.
    case lt
    /// sgs.
    case sgs
    /// br.
    case br
    /// mt.
    case mt
    /// ga.
    case ga
    /// gv.
    case gv
    /// kw.
    case kw
    /// ar, ars.
    case ar
    /// cy.
    case cy

    /// The release of CLDR that the rules are from.
    static let cldrVersion = "48.2"

    /// The category of the whole number `n`.
    func category(of n: UInt) -> PluralCategory {
        switch self {
        case .ja:
            return .other
        case .hi:
            if (0...1).contains(n) { return .one }
            return .other
        case .en:
            if n == 1 { return .one }
            return .other
        case .tzm:
            if (0...1).contains(n) || (11...99).contains(n) { return .one }
            return .other
        case .is:
            if n % 10 == 1 && n % 100 != 11 { return .one }
            return .other
        case .fil:
            if (1...3).contains(n) || n % 10 != 4 && n % 10 != 6 && n % 10 != 9 { return .one }
            return .other
        case .lv:
            if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
            if n % 10 == 1 && n % 100 != 11 { return .one }
            return .other
        case .lag:
            if n == 0 { return .zero }
            if (0...1).contains(n) && n != 0 { return .one }
            return .other
        case .blo:
            if n == 0 { return .zero }
            if n == 1 { return .one }
            return .other
        case .he:
            if n == 1 { return .one }
            if n == 2 { return .two }
            return .other
        case .shi:
            if (0...1).contains(n) { return .one }
            if (2...10).contains(n) { return .few }
            return .other
        case .ro:
            if n == 1 { return .one }
            if n == 0 || n != 1 && (1...19).contains(n % 100) { return .few }
            return .other
        case .sr:
            if n % 10 == 1 && n % 100 != 11 { return .one }
            if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
            return .other
        case .fr:
            if (0...1).contains(n) { return .one }
            if n != 0 && n % 1_000_000 == 0 { return .many }
            return .other
        case .es:
            if n == 1 { return .one }
            if n != 0 && n % 1_000_000 == 0 { return .many }
            return .other
        case .gd:
            if n == 1 || n == 11 { return .one }
            if n == 2 || n == 12 { return .two }
            if (3...10).contains(n) || (13...19).contains(n) { return .few }
            return .other
        case .sl:
            if n % 100 == 1 { return .one }
            if n % 100 == 2 { return .two }
            if (3...4).contains(n % 100) { return .few }
            return .other
        case .cs:
            if n == 1 { return .one }
            if (2...4).contains(n) { return .few }
            return .other
        case .pl:
            if n == 1 { return .one }
            if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
            if n != 1 && (0...1).contains(n % 10) || (5...9).contains(n % 10) || (12...14).contains(n % 100) {
                return .many
            }
            return .other
        case .ru:
            if n % 10 == 1 && n % 100 != 11 { return .one }
            if (2...4).contains(n % 10) && !(12...14).contains(n % 100) { return .few }
            if n % 10 == 0 || (5...9).contains(n % 10) || (11...14).contains(n % 100) { return .many }
            return .other
        case .lt:
            if n % 10 == 1 && !(11...19).contains(n % 100) { return .one }
            if (2...9).contains(n % 10) && !(11...19).contains(n % 100) { return .few }
            return .other
        case .sgs:
            if n % 10 == 1 && n % 100 != 11 { return .one }
            if n == 2 { return .two }
            if n != 2 && (2...9).contains(n % 10) && !(11...19).contains(n % 100) { return .few }
            return .other
        case .br:
            if n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91 { return .one }
            if n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92 { return .two }
            if ((3...4).contains(n % 10) || n % 10 == 9) && !(10...19).contains(n % 100) && !(70...79).contains(n % 100)
                && !(90...99).contains(n % 100)
            {
                return .few
            }
            if n != 0 && n % 1_000_000 == 0 { return .many }
            return .other
        case .mt:
            if n == 1 { return .one }
            if n == 2 { return .two }
            if n == 0 || (3...10).contains(n % 100) { return .few }
            if (11...19).contains(n % 100) { return .many }
            return .other
        case .ga:
            if n == 1 { return .one }
            if n == 2 { return .two }
            if (3...6).contains(n) { return .few }
            if (7...10).contains(n) { return .many }
            return .other
        case .gv:
            if n % 10 == 1 { return .one }
            if n % 10 == 2 { return .two }
            if n % 100 == 0 || n % 100 == 20 || n % 100 == 40 || n % 100 == 60 || n % 100 == 80 { return .few }
            return .other
        case .kw:
            if n == 0 { return .zero }
            if n == 1 { return .one }
            if n % 100 == 2 || n % 100 == 22 || n % 100 == 42 || n % 100 == 62 || n % 100 == 82
                || n % 1000 == 0
                    && ((1000...20_000).contains(n % 100_000) || n % 100_000 == 40_000 || n % 100_000 == 60_000
                        || n % 100_000 == 80_000)
                || n != 0 && n % 1_000_000 == 100_000
            {
                return .two
            }
            if n % 100 == 3 || n % 100 == 23 || n % 100 == 43 || n % 100 == 63 || n % 100 == 83 { return .few }
            if n != 1 && (n % 100 == 1 || n % 100 == 21 || n % 100 == 41 || n % 100 == 61 || n % 100 == 81) {
                return .many
            }
            return .other
        case .ar:
            if n == 0 { return .zero }
            if n == 1 { return .one }
            if n == 2 { return .two }
            if (3...10).contains(n % 100) { return .few }
            if (11...99).contains(n % 100) { return .many }
            return .other
        case .cy:
            if n == 0 { return .zero }
            if n == 1 { return .one }
            if n == 2 { return .two }
            if n == 3 { return .few }
            if n == 6 { return .many }
            return .other
        }
    }

    /// Every category that CLDR has for these languages, fractions included.
    var categories: [PluralCategory] {
        switch self {
        case .ja: [.other]
        case .hi, .en, .tzm, .is, .fil: [.one, .other]
        case .lv, .lag, .blo: [.zero, .one, .other]
        case .he: [.one, .two, .other]
        case .shi, .ro, .sr: [.one, .few, .other]
        case .fr, .es: [.one, .many, .other]
        case .gd, .sl: [.one, .two, .few, .other]
        case .cs, .pl, .ru, .lt: [.one, .few, .many, .other]
        case .sgs, .br, .mt, .ga, .gv: [.one, .two, .few, .many, .other]
        case .kw, .ar, .cy: [.zero, .one, .two, .few, .many, .other]
        }
    }

    /// The categories that some whole number has.
    var integerCategories: [PluralCategory] {
        switch self {
        case .ja: [.other]
        case .hi, .en, .tzm, .is, .fil: [.one, .other]
        case .lv, .lag, .blo: [.zero, .one, .other]
        case .he: [.one, .two, .other]
        case .shi, .ro, .sr, .cs, .lt: [.one, .few, .other]
        case .fr, .es: [.one, .many, .other]
        case .gd, .sl, .sgs, .gv: [.one, .two, .few, .other]
        case .pl, .ru: [.one, .few, .many]
        case .br, .mt, .ga: [.one, .two, .few, .many, .other]
        case .kw, .ar, .cy: [.zero, .one, .two, .few, .many, .other]
        }
    }
}

extension PluralRuleSet {
    /// The languages in order, 4 bytes each: the code, padded with spaces, and the rule set.
    /// A rule set is its raw value counted from "0".
    static let languages: StaticString = """
        af 2ak 1am 1an 2ar KarsKas 1asa2ast2az 2bal2be Cbem2bez2bg 2bho1blo8bm 0bn 1bo 0\
        br Fbrx2bs <ca >ce 2ceb5cgg2chr2ckb2cs Acsw1cv 8cy Lda 2de 2doi1dsb@dv 2dz 0ee 2\
        el 2en 2eo 2es >et 2eu 2fa 1ff 1fi 2fil5fo 2fr =fur2fy 2ga Hgd ?gl 2gsw2gu 1guw1\
        gv Iha 2haw2he 9hi 1hnj0hr <hsb@hu 2hy 1ia 2id 0ie 2ig 0ii 0in 0io 2is 4it >iu 9\
        iw 9ja 0jbo0jgo2ji 2jmc2jv 0jw 0ka 2kab1kaj2kcg2kde0kea0kk 2kkj2kl 2km 0kn 1ko 0\
        kok1ks 2ksb2ksh8ku 2kw Jky 2lag7lb 2lg 2lij2lkt0lld>ln 1lo 0lt Dlv 6mas2mg 1mgo2\
        mk 4ml 2mn 2mo ;mr 2ms 0mt Gmy 0nah2naq9nb 2nd 2ne 2nl 2nn 2nnh2no 2nqo0nr 2nso1\
        ny 2nyn2om 2or 2os 2osa0pa 1pap2pcm1pl Bprg6ps 2pt =rm 2ro ;rof2ru Crwk2sah0saq2\
        sat9sc 2scn>sd 2sdh2se 9seh2ses0sg 0sgsEsh <shi:si 1sk Asl @sma9smi9smj9smn9sms9\
        sn 2so 2sq 2sr <ss 2ssy2st 2su 0sv 2sw 2syr2ta 2te 2teo2th 0ti 1tig2tk 2tl 5tn 2\
        to 0tpi0tr 2ts 2tzm3ug 2uk Cund0ur 2uz 2ve 2vec>vi 0vo 2vun2wa 1wae2wo 0xh 2xog2\
        yi 2yo 0yue0zh 0zu 1
        """

    /// The regions whose rules differ from their language's, in order, 7 bytes each: language and region in
    /// lower case, both padded with spaces, and the rule set.
    static let regions: StaticString = """
        pt pt >
        """
}
