// SPDX-License-Identifier: Apache-2.0

// Written by scripts/update-numbers from CLDR 47.0 (Unicode-3.0); do not edit.

extension BannerNumberFormat {
    static let cldrVersion = "47.0"

    /// Each way to write numbers, and the tags that have it, with `@latn` behind those of people who chose Western digits.
    static let table: [(format: BannerNumberFormat, tags: String)] = [
        (
            BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            az-Arab@latn bgc@latn bho@latn ckb@latn es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA \
            es-PE es-PR es-SV es-US hnj@latn kk-AF kk-Arab kk-CN kk-IR kk-MN ks-Deva lrc@latn mni@latn my@latn \
            mzn@latn raj@latn sat@latn sd-Deva sd-IN sd@latn sdh@latn ta-MY ta-SG und
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            af agq bas blo br cs cv de-AT dje dua dyo en-CZ en-FI en-HU en-NO en-PT en-SE en-SK en-ZA eo es-CR \
            ewo ff fr-CA ht hy kab kea khq kk ksf ky mfe nmg nr nso oc os prg pt-AO ru sah ses shi sk smn ss szl \
            tg tk ts tt twq tzm uk uz ve xh yav zgh
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ",", minus: "\u{200E}-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ar ar-BH@latn ar-DJ@latn ar-EG@latn ar-ER@latn ar-IL@latn ar-IQ@latn ar-JO@latn ar-KM@latn \
            ar-KW@latn ar-OM@latn ar-PS@latn ar-QA@latn ar-SA@latn ar-SD@latn ar-SO@latn ar-SS@latn ar-SY@latn \
            ar-TD@latn ar-YE@latn he pa-Arab@latn pa-PK@latn ur ur-IN@latn
            """
        ),
        (
            BannerNumberFormat(zero: "\u{9E6}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
            """
            as bn
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
            """
            as@latn bn@latn brx ccp@latn dz@latn en-IN gu hi kok-Latn kxv ml mr@latn ne@latn or pa sa@latn ta te \
            xnr
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ".", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO en-SI es-AR \
            es-BO es-CL es-CO es-EC es-PY es-UY es-VE fr-LU fr-MA fur fy gl hsb id is jgo jv kgp kkj kl ku lb \
            lij lld ln lo lu mgh mk ms-Arab-BN ms-BN ms-ID mua nds nl nnh pt qu-BO rn ro rw sc seh sg sr su \
            sw-CD tr vi vmw wo yrl
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
            """
            be bg hu ie ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-UA sq
            """
        ),
        (
            BannerNumberFormat(zero: "\u{966}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            bgc bho raj sat-Deva
            """
        ),
        (
            BannerNumberFormat(
                zero: "\u{6F0}", group: "\u{66C}", minus: "\u{200E}-\u{200E}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            az-Arab az-IQ az-IR bgn ks lrc mzn pa-Arab pa-PK ps ur-IN uz-AF uz-Arab
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{60C}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            bgn@latn ks@latn nqo@latn
            """
        ),
        (
            BannerNumberFormat(zero: "\u{11136}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
            """
            ccp
            """
        ),
        (
            BannerNumberFormat(
                zero: "\u{660}", group: "\u{66C}", minus: "\u{200F}-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ckb
            """
        ),
        (
            BannerNumberFormat(zero: "\u{F20}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
            """
            dz
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 3),
            """
            ee
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ".", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
            """
            es ia it
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 2),
            """
            et
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ".", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            eu fo hr
            """
        ),
        (
            BannerNumberFormat(
                zero: "\u{6F0}", group: "\u{66C}", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            fa
            """
        ),
        (
            BannerNumberFormat(
                zero: "0", group: ",", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            fa@latn
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            fi ksh lt nb nn no se sv
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{202F}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            en-FR fr vec
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            gsw rm
            """
        ),
        (
            BannerNumberFormat(zero: "\u{1E140}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            hnj
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            de-CH de-LI en-CH lmo tn wae
            """
        ),
        (
            BannerNumberFormat(zero: "\u{9E6}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            mni
            """
        ),
        (
            BannerNumberFormat(zero: "\u{966}", group: ",", minus: "-", lastGroup: 3, otherGroups: 2, least: 1),
            """
            mr ne sa
            """
        ),
        (
            BannerNumberFormat(zero: "\u{1040}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            my
            """
        ),
        (
            BannerNumberFormat(zero: "\u{7C0}", group: "\u{60C}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            nqo
            """
        ),
        (
            BannerNumberFormat(
                zero: "0", group: ".", minus: "\u{200E}\u{2212}", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ps@latn uz-AF@latn uz-Arab@latn
            """
        ),
        (
            BannerNumberFormat(zero: "\u{1C50}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            sat
            """
        ),
        (
            BannerNumberFormat(
                zero: "\u{660}", group: "\u{66C}", minus: "\u{61C}-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD \
            ar-SO ar-SS ar-SY ar-TD ar-YE sd sdh
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ".", minus: "\u{2212}", lastGroup: 3, otherGroups: 3, least: 2),
            """
            sl
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{A0}", minus: "-", lastGroup: 2, otherGroups: 2, least: 1),
            """
            tok
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: ".", minus: "\u{200E}-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ar-DZ ar-LB@latn ar-LY ar-MA ar-MR@latn ar-TN
            """
        ),
        (
            BannerNumberFormat(
                zero: "\u{1E950}", group: "\u{2E41}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ff-Adlm
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{2E41}", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            ff-Adlm@latn
            """
        ),
        (
            BannerNumberFormat(zero: "0", group: "\u{2019}", minus: "-", lastGroup: 3, otherGroups: 3, least: 2),
            """
            it-CH
            """
        ),
        (
            BannerNumberFormat(zero: "\u{ABF0}", group: ",", minus: "-", lastGroup: 3, otherGroups: 3, least: 1),
            """
            mni-Mtei
            """
        ),
    ]
}
