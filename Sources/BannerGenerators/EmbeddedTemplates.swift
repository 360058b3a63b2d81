// SPDX-License-Identifier: Apache-2.0
// Written by scripts/embed-templates from templates/. Edit those files, not this one.
// swift-format-ignore-file

enum EmbeddedTemplates {
    /// The templates by name.
    static let all: [String: String] = [
    "android": ###"""
        <?xml version="1.0" encoding="utf-8"?>
        {{#androidTexts}}
        {{#isExport}}
        <!-- Texts of banners for translators, exported by bannerc. -->
        {{/isExport}}
        {{^isExport}}
        <!-- {{{mark}}} -->
        {{/isExport}}
        {{/androidTexts}}
        {{^androidTexts}}
        <!-- {{{mark}}} -->
        {{/androidTexts}}
        <resources{{#androidTexts}} xmlns:tools="http://schemas.android.com/tools"{{#isDevelopment}} tools:locale="{{locale}}" tools:ignore="MissingTranslation"{{/isDevelopment}}{{/androidTexts}}>
        {{#androidGroups}}
        {{#documentation}}
            <!-- {{{commentText(.)}}} -->
        {{/documentation}}
        {{#androidValues}}
        {{#isFloat}}
            <item name="{{settings.prefix}}_{{name}}" type="dimen" format="float">{{#reference}}@dimen/{{settings.prefix}}_{{.}}{{/reference}}{{^reference}}{{value}}{{/reference}}</item>
        {{/isFloat}}
        {{^isFloat}}
            <{{kind}} name="{{settings.prefix}}_{{name}}"{{#isWord}} translatable="false"{{/isWord}}>{{#reference}}@{{type}}/{{settings.prefix}}_{{.}}{{/reference}}{{^reference}}{{value}}{{/reference}}</{{kind}}>
        {{/isFloat}}
        {{/androidValues}}
        {{/androidGroups}}
        {{#androidAttributes}}
            <attr name="{{camelCase(settings.prefix)}}{{PascalCase(attribute)}}" format="{{format}}" />
        {{/androidAttributes}}
        {{#androidOverlays}}

            <style name="ThemeOverlay.{{PascalCase(settings.prefix)}}{{#parts}}.{{.}}{{/parts}}"{{#isRoot}} parent=""{{/isRoot}}>
        {{#items}}
                <item name="{{camelCase(settings.prefix)}}{{PascalCase(attribute)}}">{{#resource}}@{{type}}/{{settings.prefix}}_{{.}}{{/resource}}{{^resource}}@null{{/resource}}</item>
        {{/items}}
            </style>
        {{/androidOverlays}}
        {{#androidTexts}}
        {{#strings}}
        {{#documentation}}
            <!-- {{{commentText(.)}}} -->
        {{/documentation}}
        {{^isEmpty(parameters)}}
            <!-- {{#parameters}}{{{commentText(.)}}}{{^last()}}, {{/last()}}{{/parameters}} -->
        {{/isEmpty(parameters)}}
        {{#text}}
            <string name="{{settings.prefix}}_{{name}}"{{#looksFormatted}} formatted="false"{{/looksFormatted}}>{{.}}</string>
        {{/text}}
        {{^text}}
            <plurals name="{{settings.prefix}}_{{name}}">
        {{#forms}}
                <item quantity="{{category}}">{{text}}</item>
        {{/forms}}
            </plurals>
        {{/text}}
        {{/strings}}
        {{/androidTexts}}
        </resources>

        """###,
    "css-length": ###"""
        {{#settings.unitIsRem}}{{rem(.)}}rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}{{.}}px{{/settings.unitIsPx}}

        """###,
    "css-metrics": ###"""
        --{{settings.prefix}}-present: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-present);
        --{{settings.prefix}}-display: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-display);
        --{{settings.prefix}}-dismiss: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-dismiss);
        --{{settings.prefix}}-easing: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-easing);
        --{{settings.prefix}}-dismiss-easing: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-dismiss-easing);
        --{{settings.prefix}}-slide: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-slide);
        --{{settings.prefix}}-fade: var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-fade);

        """###,
    "css-paint": ###"""
        {{#isTint}}var(--{{settings.prefix}}-tint, currentcolor){{/isTint}}{{#isOnTint}}var(--{{settings.prefix}}-on-tint, currentcolor){{/isOnTint}}{{#isAccent}}var(--{{settings.prefix}}-accent, var(--{{settings.prefix}}-on-tint, currentcolor)){{/isAccent}}{{#isMaterial}}color-mix(in srgb, var(--{{settings.prefix}}-tint, currentcolor) 80%, transparent){{/isMaterial}}

        """###,
    "css-scopes": ###"""
        :root{{#themes}}{{#first()}}, .{{settings.prefix}}-theme-standard{{/first()}}, .{{settings.prefix}}-theme-{{kebab-case(id)}}{{/themes}}

        """###,
    "css": ###"""
        /* {{{mark}}} */
        {{#documentation}}
        /* {{{commentText(.)}}} */
        {{/documentation}}

        /*
         * What is seen follows the system, and .light, .dark, [data-theme="light"] and [data-theme="dark"] on any element.
         * A switch is on while it is not set: var(--{{settings.prefix}}-if-dark, #000000) is a colour in the dark and nothing otherwise.
         */
        :root {
            --{{settings.prefix}}-if-light: initial;
            --{{settings.prefix}}-if-dark: ;
            --{{settings.prefix}}-if-plain: initial;
            --{{settings.prefix}}-if-contrast: ;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --{{settings.prefix}}-if-light: ;
                --{{settings.prefix}}-if-dark: initial;
            }
        }
        @media (prefers-contrast: more) {
            :root {
                --{{settings.prefix}}-if-plain: ;
                --{{settings.prefix}}-if-contrast: initial;
            }
        }
        .light, [data-theme="light"] {
            --{{settings.prefix}}-if-light: initial;
            --{{settings.prefix}}-if-dark: ;
        }
        .dark, [data-theme="dark"] {
            --{{settings.prefix}}-if-light: ;
            --{{settings.prefix}}-if-dark: initial;
        }
        {{#cssDesigns}}

        {{#isStandard}}
        /* Colours, sizes, times and motion. */
        :root{{^isEmpty(themes)}}, .{{settings.prefix}}-theme-standard{{/isEmpty(themes)}} {
            --{{settings.prefix}}-motion: 1;
            --{{settings.prefix}}-target-size: {{#settings.unitIsRem}}2.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}44px{{/settings.unitIsPx}};
        {{/isStandard}}
        {{^isStandard}}
        /* The theme {{id}}.{{#documentation}} {{{commentText(.)}}}{{/documentation}} */
        .{{settings.prefix}}-theme-{{kebab-case(id)}} {
        {{/isStandard}}
        {{#cssColors}}
            --{{settings.prefix}}-{{property}}: {{#value}}{{#isExact}}{{css}}{{/isExact}}{{^isExact}}{{cssSRGB}}{{/isExact}}{{/value}}{{#reference}}var(--{{settings.prefix}}-{{.}}){{/reference}}{{#word}}{{.}}{{/word}};
        {{/cssColors}}
        {{#cssValues}}
            --{{settings.prefix}}-{{property}}: {{#points}}{{> css-length}}{{/points}}{{#milliseconds}}{{.}}ms{{/milliseconds}}{{#number}}{{.}}{{/number}}{{#word}}{{.}}{{/word}}{{#family}}"{{.}}", system-ui, sans-serif{{/family}}{{#curve}}cubic-bezier({{x1}}, {{y1}}, {{x2}}, {{y2}}){{/curve}}{{#corners}}{{#isCircle}}50%{{/isCircle}}{{#isRounded}}{{#settings.unitIsRem}}0.5rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}8px{{/settings.unitIsPx}}{{/isRounded}}{{#isSharp}}0{{/isSharp}}{{/corners}};
        {{/cssValues}}
        }
        {{^isEmpty(cssWideColors)}}
        @media (color-gamut: p3) {
            {{#isStandard}}:root{{^isEmpty(themes)}}, .{{settings.prefix}}-theme-standard{{/isEmpty(themes)}}{{/isStandard}}{{^isStandard}}.{{settings.prefix}}-theme-{{kebab-case(id)}}{{/isStandard}} {
        {{#cssWideColors}}
                --{{settings.prefix}}-{{property}}: {{#value}}{{cssDisplayP3}}{{/value}};
        {{/cssWideColors}}
            }
        }
        {{/isEmpty(cssWideColors)}}
        {{^isEmpty(cssSprings)}}
        @supports (animation-timing-function: linear(0, 1)) {
            {{#isStandard}}:root{{^isEmpty(themes)}}, .{{settings.prefix}}-theme-standard{{/isEmpty(themes)}}{{/isStandard}}{{^isStandard}}.{{settings.prefix}}-theme-{{kebab-case(id)}}{{/isStandard}} {
        {{#cssSprings}}
                --{{settings.prefix}}-{{property}}: linear({{#stops}}{{.}}{{^last()}}, {{/last()}}{{/stops}});
        {{/cssSprings}}
            }
        }
        {{/isEmpty(cssSprings)}}
        {{/cssDesigns}}
        {{^isEmpty(cssReferences)}}

        /* What is another property, found out wherever a theme or a scheme starts. */
        {{> css-scopes}}, .light, .dark, [data-theme="light"], [data-theme="dark"] {
        {{#cssReferences}}
            --{{settings.prefix}}-{{property}}: {{#reference}}var(--{{settings.prefix}}-{{.}}){{/reference}}{{#cssSchemes}}var(--{{settings.prefix}}-if-{{scheme}}, {{^contrast}}var(--{{settings.prefix}}-{{plain}}){{/contrast}}{{#contrast}}var(--{{settings.prefix}}-if-plain, var(--{{settings.prefix}}-{{plain}})) var(--{{settings.prefix}}-if-contrast, var(--{{settings.prefix}}-{{.}})){{/contrast}}){{^last()}} {{/last()}}{{/cssSchemes}};
        {{/cssReferences}}
        }
        {{/isEmpty(cssReferences)}}

        /* Nothing moves for people who asked for that: multiply ways by --{{settings.prefix}}-motion, and fade instead. */
        @media (prefers-reduced-motion: reduce) {
            {{> css-scopes}} {
                --{{settings.prefix}}-motion: 0;
        {{#cssEasings}}
                --{{settings.prefix}}-{{.}}: linear;
        {{/cssEasings}}
            }
        }

        /* What gives the properties of a level, a style, metrics, a button or a banner names that all of them share. */
        {{#cssGroups}}
        .{{settings.prefix}}-{{group}}, .{{settings.prefix}}{{#isButton}}-button{{/isButton}}{{#isLook}}-button{{/isLook}}:where([data-{{attribute}}="{{id}}"]) {
        {{#roles}}
            --{{settings.prefix}}-{{short}}{{role}}: var(--{{settings.prefix}}-{{group}}-{{role}}{{#paint}}, {{> css-paint}}{{/paint}}){{#switches}} var(--{{settings.prefix}}-{{property}}, {{#paint}}{{> css-paint}}{{/paint}}){{/switches}};
        {{/roles}}
        }
        {{/cssGroups}}

        /* A banner has the metrics of its style, or else of its level where that has some and the style sets none itself. */
        {{#styles}}
        {{^setsMetrics}}
        :where(.{{settings.prefix}}-style-{{kebab-case(id)}}, .{{settings.prefix}}[data-style="{{id}}"]) {
            {{> css-metrics}}
        }
        {{/setsMetrics}}
        {{/styles}}
        {{#levels}}
        {{#metrics}}
        :where(.{{settings.prefix}}-level-{{kebab-case(id)}}, .{{settings.prefix}}[data-level="{{id}}"]) {
            {{> css-metrics}}
        }
        {{/metrics}}
        {{/levels}}
        {{#styles}}
        {{#setsMetrics}}
        :where(.{{settings.prefix}}-style-{{kebab-case(id)}}, .{{settings.prefix}}[data-style="{{id}}"]) {
            {{> css-metrics}}
        }
        {{/setsMetrics}}
        {{/styles}}
        {{#cssMetrics}}
        {{#first()}}

        /* Some themes choose other metrics. */
        {{/first()}}
        :where(.{{settings.prefix}}-level-{{kebab-case(level)}}, .{{settings.prefix}}[data-level="{{level}}"]):where(.{{settings.prefix}}-style-{{kebab-case(style)}}, .{{settings.prefix}}[data-style="{{style}}"]) {
        {{#roles}}
            --{{settings.prefix}}-{{role}}: {{#choices}}var(--{{settings.prefix}}-{{property}}, var(--{{settings.prefix}}-metrics-{{kebab-case(metrics)}}-{{role}})){{^last()}} {{/last()}}{{/choices}};
        {{/roles}}
        }
        {{/cssMetrics}}

        /*
         * A banner as it is drawn: <div class="{{settings.prefix}}" data-level="…" data-style="…" role="status">, and in it, each as far as it is
         * there, .{{settings.prefix}}-icon or .{{settings.prefix}}-image, .{{settings.prefix}}-title, .{{settings.prefix}}-text, .{{settings.prefix}}-points, .{{settings.prefix}}-link, which data-placement="trailing" puts beside
         * the text, .{{settings.prefix}}-buttons with .{{settings.prefix}}-button data-variant="high", one button of an icon, and .{{settings.prefix}}-track.
         */
        .{{settings.prefix}} {
            container-type: inline-size;
            position: relative;
            inset-inline-start: calc((var(--{{settings.prefix}}-margin-leading, 0px) - var(--{{settings.prefix}}-margin-trailing, 0px)) / 2);
            box-sizing: border-box;
            display: grid;
            grid-template: auto repeat(4, minmax(min-content, 0)) auto / auto minmax(0, 1fr) auto auto;
            align-items: center;
            inline-size: calc(100% - var(--{{settings.prefix}}-margin-leading, 0px) - var(--{{settings.prefix}}-margin-trailing, 0px));
            max-inline-size: var(--{{settings.prefix}}-max-width);
            margin-inline: auto;
            margin-block: var(--{{settings.prefix}}-margin-top, 0) var(--{{settings.prefix}}-margin-bottom, 0);
            padding-block: var(--{{settings.prefix}}-padding) var(--{{settings.prefix}}-padding-bottom, var(--{{settings.prefix}}-padding));
            padding-inline: max(var(--{{settings.prefix}}-padding-leading, var(--{{settings.prefix}}-padding)), {{#settings.unitIsRem}}1rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}16px{{/settings.unitIsPx}} * var(--{{settings.prefix}}-keeps-window-margins, 1)) max(var(--{{settings.prefix}}-padding-trailing, var(--{{settings.prefix}}-padding)), {{#settings.unitIsRem}}1rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}16px{{/settings.unitIsPx}} * var(--{{settings.prefix}}-keeps-window-margins, 1));
            border: var(--{{settings.prefix}}-border-width, 0) solid var(--{{settings.prefix}}-border-color, transparent);
            border-radius: var(--{{settings.prefix}}-corner-radius, 0);
            box-shadow: inset 0 calc(-1 * var(--{{settings.prefix}}-separator-width, 0px)) color-mix(in srgb, currentcolor 30%, transparent), var(--{{settings.prefix}}-shadow-x, 0) var(--{{settings.prefix}}-shadow-y, 0) var(--{{settings.prefix}}-shadow-blur, 0) var(--{{settings.prefix}}-shadow-color, transparent);
            background-color: var(--{{settings.prefix}}-fill, var(--{{settings.prefix}}-tint));
            -webkit-backdrop-filter: var(--{{settings.prefix}}-backdrop, none);
            backdrop-filter: var(--{{settings.prefix}}-backdrop, none);
            color: var(--{{settings.prefix}}-on-tint);
            font: var(--{{settings.prefix}}-font-weight) var(--{{settings.prefix}}-font-size) / 1.33 var(--{{settings.prefix}}-font-family, system-ui, sans-serif);
            text-align: var(--{{settings.prefix}}-align, start);
            animation: {{settings.prefix}}-in var(--{{settings.prefix}}-present) var(--{{settings.prefix}}-easing);
        }
        .{{settings.prefix}}-title, .{{settings.prefix}}-text {
            display: -webkit-box;
            grid-column: 2;
            margin: 0;
            overflow: hidden;
            -webkit-box-orient: vertical;
        }
        .{{settings.prefix}}-title {
            grid-row: 2;
            font-family: var(--{{settings.prefix}}-title-font-family, inherit);
            font-size: var(--{{settings.prefix}}-title-font-size, {{#settings.unitIsRem}}1.0625rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}17px{{/settings.unitIsPx}});
            font-weight: var(--{{settings.prefix}}-title-font-weight, 600);
            -webkit-line-clamp: var(--{{settings.prefix}}-title-max-lines, none);
        }
        .{{settings.prefix}}-text { grid-row: 3; -webkit-line-clamp: var(--{{settings.prefix}}-max-lines); }
        .{{settings.prefix}}-title ~ .{{settings.prefix}}-text { margin-block-start: {{#settings.unitIsRem}}0.25rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}4px{{/settings.unitIsPx}}; }
        .{{settings.prefix}}-points { grid-area: 4 / 2; margin: {{#settings.unitIsRem}}0.5rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}8px{{/settings.unitIsPx}} 0 0; padding-inline-start: 1em; }
        .{{settings.prefix}}-points > * + * { margin-block-start: {{#settings.unitIsRem}}0.25rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}4px{{/settings.unitIsPx}}; }
        .{{settings.prefix}}-link {
            display: inline-flex;
            grid-area: 5 / 2;
            align-items: center;
            justify-self: var(--{{settings.prefix}}-align, start);
            min-block-size: var(--{{settings.prefix}}-target-size);
            color: var(--{{settings.prefix}}-accent, currentcolor);
        }
        .{{settings.prefix}}-link[data-placement="trailing"] { grid-area: 1 / 3 / 7; margin-inline-start: {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}; }
        @container (inline-size < {{#settings.unitIsRem}}25rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}400px{{/settings.unitIsPx}}) {
            .{{settings.prefix}}-link[data-placement="trailing"] { grid-area: 5 / 2; margin-inline-start: 0; }
        }
        .{{settings.prefix}}-icon, .{{settings.prefix}}-image { grid-area: 1 / 1 / 7; margin-inline-end: {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}; }
        .{{settings.prefix}}-icon { color: var(--{{settings.prefix}}-accent, currentcolor); }
        .{{settings.prefix}}-image {
            inline-size: var(--{{settings.prefix}}-image-size);
            block-size: var(--{{settings.prefix}}-image-size);
            border-radius: var(--{{settings.prefix}}-image-radius);
            object-fit: cover;
        }
        .{{settings.prefix}} > .{{settings.prefix}}-button { grid-area: 1 / 4 / 7; margin-inline-start: {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}; }
        /* What stands beside a text alone is centred on it; beside several parts it stands at the top. */
        .{{settings.prefix}}:has(> .{{settings.prefix}}-title, > .{{settings.prefix}}-points, > .{{settings.prefix}}-link:not([data-placement="trailing"])) > :is(.{{settings.prefix}}-icon, .{{settings.prefix}}-image, .{{settings.prefix}}-link[data-placement="trailing"], .{{settings.prefix}}-button) { align-self: start; }
        .{{settings.prefix}}-buttons { display: flex; grid-area: 7 / 2 / 8 / -1; flex-wrap: wrap; gap: {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}; justify-content: var(--{{settings.prefix}}-align, start); margin-block-start: {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}; }
        .{{settings.prefix}}-button {
            min-inline-size: var(--{{settings.prefix}}-target-size);
            min-block-size: max(var(--{{settings.prefix}}-target-size), var(--{{settings.prefix}}-button-min-height, 0px));
            padding-block: var(--{{settings.prefix}}-button-padding-top, var(--{{settings.prefix}}-usual-padding, {{#settings.unitIsRem}}0.5rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}8px{{/settings.unitIsPx}})) var(--{{settings.prefix}}-button-padding-bottom, var(--{{settings.prefix}}-usual-padding, {{#settings.unitIsRem}}0.5rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}8px{{/settings.unitIsPx}}));
            padding-inline: var(--{{settings.prefix}}-button-padding-leading, var(--{{settings.prefix}}-usual-padding, {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}})) var(--{{settings.prefix}}-button-padding-trailing, var(--{{settings.prefix}}-usual-padding, {{#settings.unitIsRem}}0.75rem{{/settings.unitIsRem}}{{#settings.unitIsPx}}12px{{/settings.unitIsPx}}));
            border: var(--{{settings.prefix}}-button-border-width, 1px) solid var(--{{settings.prefix}}-button-border-color, var(--{{settings.prefix}}-usual-border-color, transparent));
            border-radius: var(--{{settings.prefix}}-button-corner-radius, 0.5em);
            background-color: var(--{{settings.prefix}}-button-fill, var(--{{settings.prefix}}-usual-fill, transparent));
            color: var(--{{settings.prefix}}-button-label, var(--{{settings.prefix}}-usual-label, inherit));
            font: inherit;
            cursor: pointer;
        }
        /* What the platform does by itself, where no look says otherwise. */
        :where(.{{settings.prefix}}-button[data-variant="high"]) { --{{settings.prefix}}-usual-fill: var(--{{settings.prefix}}-on-tint); --{{settings.prefix}}-usual-label: var(--{{settings.prefix}}-tint); }
        :where(.{{settings.prefix}}-button[data-variant="medium"]) { --{{settings.prefix}}-usual-fill: color-mix(in srgb, var(--{{settings.prefix}}-on-tint, currentcolor) 12%, transparent); }
        :where(.{{settings.prefix}}-button[data-variant="icon"]) { --{{settings.prefix}}-usual-padding: 0; }
        :where(.{{settings.prefix}}-button[data-variant="low"]) { --{{settings.prefix}}-usual-border-color: var(--{{settings.prefix}}-on-tint, currentcolor); }
        {{#cssFunctionalButtons}}
        :where(.{{settings.prefix}}-button[data-variant="{{style}}"]) {
            --{{settings.prefix}}-usual-fill: {{#colors}}var(--{{settings.prefix}}-if-{{^isDark}}light{{/isDark}}{{#isDark}}dark{{/isDark}}, var(--{{settings.prefix}}-if-{{^isHighContrast}}plain{{/isHighContrast}}{{#isHighContrast}}contrast{{/isHighContrast}}, {{fill}})){{^last()}} {{/last()}}{{/colors}};
            --{{settings.prefix}}-usual-label: {{#colors}}var(--{{settings.prefix}}-if-{{^isDark}}light{{/isDark}}{{#isDark}}dark{{/isDark}}, var(--{{settings.prefix}}-if-{{^isHighContrast}}plain{{/isHighContrast}}{{#isHighContrast}}contrast{{/isHighContrast}}, {{label}})){{^last()}} {{/last()}}{{/colors}};
        }
        {{/cssFunctionalButtons}}
        .{{settings.prefix}}-button:active { opacity: var(--{{settings.prefix}}-button-pressed-opacity, 0.7); }
        .{{settings.prefix}}-button:disabled { opacity: var(--{{settings.prefix}}-button-disabled-opacity, 0.38); cursor: default; }
        .{{settings.prefix}}-button:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
        .{{settings.prefix}}-track {
            position: absolute;
            inset-block-end: 0;
            inset-inline-start: 0;
            inline-size: calc(100% * var(--{{settings.prefix}}-progress, 0));
            block-size: var(--{{settings.prefix}}-indicator-height);
            background-color: var(--{{settings.prefix}}-indicator-color);
        }
        @keyframes {{settings.prefix}}-in {
            from {
                translate: 0 calc(-100% * var(--{{settings.prefix}}-motion) * var(--{{settings.prefix}}-slide, 1));
                opacity: calc(var(--{{settings.prefix}}-motion) * (1 - var(--{{settings.prefix}}-fade, 0)));
            }
        }

        /* Colours that people chose for everything: there are no fills, so edges say where things end. */
        @media (forced-colors: active) {
            .{{settings.prefix}} { border: 1px solid CanvasText; }
            .{{settings.prefix}}-button { border-color: ButtonText; }
            .{{settings.prefix}}-button:disabled { border-color: GrayText; opacity: 1; }
            .{{settings.prefix}}-track { background-color: Highlight; forced-color-adjust: none; }
        }

        """###,
    "flutter-border": ###"""
        {{name}}Border(width: {{decimal(width)}}, paint: {{#paint}}{{> flutter-paint}}{{/paint}})

        """###,
    "flutter-button-look": ###"""
        {{#fill}}
        fill: {{> flutter-paint}},
        {{/fill}}
        {{#label}}
        label: {{> flutter-paint}},
        {{/label}}
        {{#border}}
        border: {{> flutter-border}},
        {{/border}}
        {{#cornerRadius}}
        cornerRadius: {{decimal(.)}},
        {{/cornerRadius}}
        {{#minHeight}}
        minHeight: {{decimal(.)}},
        {{/minHeight}}
        {{#padding}}
        padding: const {{> flutter-insets}},
        {{/padding}}
        {{#pressedOpacity}}
        pressedOpacity: {{decimal(.)}},
        {{/pressedOpacity}}
        {{#disabledOpacity}}
        disabledOpacity: {{decimal(.)}},
        {{/disabledOpacity}}

        """###,
    "flutter-color-value": ###"""
        {{#isOutsideSRGB}}Color.from(alpha: {{decimal(alpha)}}, red: {{decimal(displayP3Red)}}, green: {{decimal(displayP3Green)}}, blue: {{decimal(displayP3Blue)}}, colorSpace: ColorSpace.displayP3){{/isOutsideSRGB}}{{^isOutsideSRGB}}Color(0x{{argb}}){{/isOutsideSRGB}}

        """###,
    "flutter-color": ###"""
        {{#alias}}{{name}}Palette.{{dartMember(.)}}.color(theme){{/alias}}{{^alias}}{{name}}Color({{#light}}{{> flutter-slot}}{{/light}}, {{#dark}}{{> flutter-slot}}{{/dark}}, {{#lightHighContrast}}{{> flutter-slot}}{{/lightHighContrast}}, {{#darkHighContrast}}{{> flutter-slot}}{{/darkHighContrast}}){{/alias}}

        """###,
    "flutter-duration": ###"""
        Duration({{#isWhole(.)}}milliseconds: {{.}}{{/isWhole(.)}}{{^isWhole(.)}}microseconds: {{microseconds(.)}}{{/isWhole(.)}})

        """###,
    "flutter-entries": ###"""
        {{#entries}}
        {{#plural}}
        {{name}}Language.{{dartMember(camelCase(locale))}} => switch ({{name}}Language.{{dartMember(camelCase(locale))}}.category({{dartMember(parameter.id)}})) {
        {{#forms}}
            {{^isOther}}'{{category}}'{{/isOther}}{{#isOther}}_{{/isOther}} => {{#pattern}}{{> flutter-pattern}}{{/pattern}},
        {{/forms}}
        },
        {{/plural}}
        {{^plural}}
        {{name}}Language.{{dartMember(camelCase(locale))}} => {{#pattern}}{{> flutter-pattern}}{{/pattern}},
        {{/plural}}
        {{/entries}}

        """###,
    "flutter-image": ###"""
        {{name}}Image({{#symbol}}symbol: '{{.}}', {{/symbol}}{{#asset}}asset: '{{.}}', {{/asset}}{{#url}}url: '{{.}}', {{/url}}{{#placeholderSymbol}}placeholderSymbol: '{{.}}', {{/placeholderSymbol}}{{#placeholderAsset}}placeholderAsset: '{{.}}', {{/placeholderAsset}}{{#label}}label: {{> flutter-text}}, {{/label}}isCached: {{isCached}}, isDecorative: {{isDecorative}}{{#isFixed}}, isFixed: true{{/isFixed}})

        """###,
    "flutter-insets": ###"""
        {{name}}Insets(top: {{decimal(top)}}, leading: {{decimal(leading)}}, bottom: {{decimal(bottom)}}, trailing: {{decimal(trailing)}})

        """###,
    "flutter-level": ###"""
        {{name}}LevelConfiguration(
          tint: {{#tint}}{{> flutter-color}}{{/tint}},
          onTint: {{#onTint}}{{> flutter-color}}{{/onTint}},
        {{#accent}}
          accent: {{> flutter-color}},
        {{/accent}}
        {{#icon}}
          icon: {{> flutter-image}},
        {{/icon}}
        {{#spokenPrefix}}
          spokenPrefix: {{> flutter-text}},
        {{/spokenPrefix}}
          announcement: {{name}}Announcement.{{announcement}},
          haptic: {{name}}Haptic.{{haptic}},
        ),

        """###,
    "flutter-metrics": ###"""
        {{name}}DisplayMetrics(present: Duration({{#isWhole(present)}}milliseconds: {{present}}{{/isWhole(present)}}{{^isWhole(present)}}microseconds: {{microseconds(present)}}{{/isWhole(present)}}), {{#display}}display: Duration({{#isWhole(.)}}milliseconds: {{.}}{{/isWhole(.)}}{{^isWhole(.)}}microseconds: {{microseconds(.)}}{{/isWhole(.)}}), {{/display}}dismiss: Duration({{#isWhole(dismiss)}}milliseconds: {{dismiss}}{{/isWhole(dismiss)}}{{^isWhole(dismiss)}}microseconds: {{microseconds(dismiss)}}{{/isWhole(dismiss)}}), motion: {{#motion}}{{#spring}}{{name}}Spring({{decimal(damping)}}, {{decimal(velocity)}}, {{decimal(stiffness)}}){{/spring}}{{#curve}}{{name}}Curve({{decimal(x1)}}, {{decimal(y1)}}, {{decimal(x2)}}, {{decimal(y2)}}){{/curve}}{{/motion}}{{^isUsualTransition}}, transition: {{name}}Transition.{{transition}}{{/isUsualTransition}}{{#ownDismissEasing}}, dismissEasing: {{name}}Curve({{decimal(x1)}}, {{decimal(y1)}}, {{decimal(x2)}}, {{decimal(y2)}}){{/ownDismissEasing}})

        """###,
    "flutter-paint": ###"""
        {{#color}}{{name}}Paint.color({{> flutter-color}}){{/color}}{{^color}}const {{name}}Paint.{{kind}}(){{/color}}

        """###,
    "flutter-palette-color": ###"""
        {{name}}Color({{#light}}{{> flutter-color-value}}{{/light}}, {{#dark}}{{> flutter-color-value}}{{/dark}}, {{#lightHighContrast}}{{> flutter-color-value}}{{/lightHighContrast}}, {{#darkHighContrast}}{{> flutter-color-value}}{{/darkHighContrast}})

        """###,
    "flutter-pattern": ###"""
        {{=<% %>=}}'<%#segments%><%literal%><%#parameter%>${<%#maxLength%>_cut(<%/maxLength%><%#isInt%><%name%>Language.<%dartMember(camelCase(locale))%>.number(<%/isInt%><%dartMember(id)%><%#isInt%>)<%/isInt%><%#maxLength%>, <%.%>)<%/maxLength%>}<%/parameter%><%/segments%>'

        """###,
    "flutter-slot": ###"""
        {{#alias}}{{name}}Palette.{{dartMember(.)}}.color(theme).{{appearance}}{{/alias}}{{^alias}}{{> flutter-color-value}}{{/alias}}

        """###,
    "flutter-style": ###"""
        {{name}}StyleConfiguration(
          position: {{name}}Position.{{position}},
          edge: {{name}}Edge.{{edge}},
          bufferHeight: {{decimal(bufferHeight)}},
          statusBar: {{name}}StatusBar.{{statusBar}},
          textSize: {{decimal(textSize)}},
          smallestTextSize: {{decimal(smallestTextPoints)}},
          largestTextSize: {{decimal(largestTextPoints)}},
          fontWeight: FontWeight.w{{fontWeight}},
        {{#textFont}}
          font: {{name}}Typeface.{{dartMember(.)}},
        {{/textFont}}
          maxLines: {{maxLines}},
        {{#hasTitles}}
          titleSize: {{decimal(titleSize)}},
          smallestTitleSize: {{decimal(smallestTitlePoints)}},
          largestTitleSize: {{decimal(largestTitlePoints)}},
          titleFontWeight: FontWeight.w{{titleFontWeight}},
          titleMaxLines: {{titleMaxLines}},
        {{#titleFont}}
          titleFont: {{name}}Typeface.{{dartMember(.)}},
        {{/titleFont}}
        {{/hasTitles}}
          padding: {{#insets}}const {{> flutter-insets}}{{/insets}},
          keepsWindowMargins: {{keepsWindowMargins}},
        {{#cornerRadius}}
          cornerRadius: {{decimal(.)}},
        {{/cornerRadius}}
        {{#border}}
          border: {{> flutter-border}},
        {{/border}}
        {{#shadow}}
          shadow: {{name}}Shadow(x: {{decimal(x)}}, y: {{decimal(y)}}, blur: {{decimal(blur)}}, color: {{#color}}{{> flutter-color}}{{/color}}),
        {{/shadow}}
        {{#margin}}
          margin: const {{> flutter-insets}},
        {{/margin}}
        {{#hasShape}}
          fill: {{name}}Fill.{{fill}},
          alignment: {{name}}Alignment.{{alignment}},
          hasSeparator: {{hasSeparator}},
        {{/hasShape}}
          imageShape: {{name}}ImageShape.{{imageShape}},
          imageSize: {{decimal(imageSize)}},
        {{#indicator}}
          indicatorHeight: {{decimal(height)}},
        {{#color}}
          indicatorColor: {{> flutter-color}},
        {{/color}}
        {{/indicator}}
          dismissal: { {{#dismissal}}{{name}}Dismissal.{{.}}{{^last()}}, {{/last()}}{{/dismissal}} },
          buttonLayout: {{name}}ButtonLayout.{{buttonLayout}},
          sticksOnScroll: {{sticksOnScroll}},
        {{#maxWidth}}
          maxWidth: {{decimal(.)}},
        {{/maxWidth}}
        ),

        """###,
    "flutter-text": ###"""
        {{name}}Text('{{development.pattern.literal}}', { {{#translations}}{{name}}Language.{{dartMember(camelCase(locale))}}: '{{pattern.literal}}'{{^last()}}, {{/last()}}{{/translations}} })

        """###,
    "flutter": ###"""
        // {{{mark}}}
        // dart format off
        // ignore_for_file: type=lint, unused_import, unused_element, unused_local_variable, unused_shown_name, unreachable_switch_case

        {{#documentation}}
        /// {{{commentText(.)}}}
        {{/documentation}}
        library;

        import 'dart:ui' show Brightness, Color, ColorSpace, FontWeight, Locale;

        import 'package:flutter/animation.dart' show Cubic;
        import 'package:flutter/material.dart' show BuildContext, {{#hasMaxLength}}StringCharacters, {{/hasMaxLength}}Theme, ThemeExtension;
        import 'package:flutter/physics.dart' show SpringDescription;

        /// The themes. `standard` is the look without one.
        enum {{name}}Theme {
          standard('standard'),
        {{#themes}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}'),
        {{/themes}}
          ;

          const {{name}}Theme(this.id);

          final String id;
        }

        /// The languages that texts are in, as BCP 47 tags.
        enum {{name}}Language {
        {{#locales}}
          {{dartMember(camelCase(tag))}}('{{tag}}'),
        {{/locales}}
          ;

          const {{name}}Language(this.tag);

          final String tag;

          /// The language that every text is in.
          static const {{name}}Language development = {{name}}Language.{{dartMember(camelCase(developmentLocale.tag))}};

          /// The language that serves where a text has none in this one.
          {{name}}Language? get parent => switch (this) {
        {{#locales}}
        {{#parent}}
            {{name}}Language.{{dartMember(camelCase(tag))}} => {{name}}Language.{{dartMember(camelCase(.))}},
        {{/parent}}
        {{/locales}}
            _ => null,
          };

          /// The plural category of [count] things, by CLDR.
          String category(int count) {
            final n = count.abs();
            return switch (this) {
        {{#locales}}
        {{^isEmpty(pluralRules)}}
              {{name}}Language.{{dartMember(camelCase(tag))}} => {{#pluralRules}}{{{condition}}} ? '{{category}}' : {{/pluralRules}}'other',
        {{/isEmpty(pluralRules)}}
        {{/locales}}
              _ => 'other',
            };
          }

        {{#hasNumbers}}
          /// [value] in the digits and groups of the language, by CLDR.
          String number(int value) => switch (this) {
        {{#locales}}
        {{#number}}
            {{name}}Language.{{dartMember(camelCase(tag))}} => _write(value, {{zero}}, '{{group}}', '{{minus}}', {{lastGroup}}, {{otherGroups}}, {{least}}),
        {{/number}}
        {{/locales}}
          };

          static String _write(int value, int zero, String group, String minus, int lastGroup, int otherGroups, int least) {
            final digits = value.toString().replaceFirst('-', '');
            final text = StringBuffer(value < 0 ? minus : '');
            for (var index = 0; index < digits.length; index += 1) {
              final before = digits.length - index - lastGroup;
              final startsGroup = before == 0 || (otherGroups > 0 && before > 0 && before % otherGroups == 0);
              if (index > 0 && lastGroup > 0 && digits.length >= lastGroup + least && startsGroup) text.write(group);
              text.writeCharCode(zero + digits.codeUnitAt(index) - 0x30);
            }
            return text.toString();
          }

        {{/hasNumbers}}
          /// The language that serves a person who reads [locale].
          static {{name}}Language of(Locale locale) => best([locale.toLanguageTag()]);

          /// The language that serves a person who prefers [tags], BCP 47 tags, the most wanted first.
          static {{name}}Language best(Iterable<String> tags) {
            for (final tag in tags) {
              final wanted = tag.replaceAll('_', '-');
              for (final candidate in [wanted, ..._candidates(wanted)]) {
                for (final language in {{name}}Language.values) {
                  if (language.tag.toLowerCase() == candidate.toLowerCase()) return language;
                }
              }
            }
            return development;
          }

          /// [tag] with its subtags cut off one by one, and before the bare language those that CLDR holds to be closer.
          static List<String> _candidates(String tag) {
            final parts = tag.split(RegExp('[.@]')).first.toLowerCase().split('-').where((part) => part.isNotEmpty).toList();
            final written = parts.isEmpty ? '' : parts.first;
            final language = _renamed[written] ?? written;
            // What follows a singleton says how to count or sort, and no language.
            final subtags = parts.skip(1).takeWhile((subtag) => subtag.length > 1).toList();
            final digit = RegExp('^[0-9]');
            final script = subtags.where((subtag) => subtag.length == 4 && !digit.hasMatch(subtag)).firstOrNull;
            final region = subtags
                .where((subtag) => subtag.length == 2 || (subtag.length == 3 && digit.hasMatch(subtag)))
                .firstOrNull
                ?.toUpperCase();
            return [
              for (var count = subtags.length; count > 0; count -= 1) [language, ...subtags.take(count)].join('-'),
              ..._closer(language, script, region),
              language,
              ...?_relatives[language],
            ];
          }

          /// What is closer to a reader than the bare language.
          static List<String> _closer(String language, String? script, String? region) {
            const hongKong = ['zh-Hant-HK', 'zh-HK', 'zh-Hant'];
            final isTraditional = script == null ? const {'HK', 'MO', 'TW'}.contains(region) : script == 'hant';
            return switch (language) {
              'zh' when !isTraditional => const ['zh-Hans', 'zh-CN'],
              'zh' when region == 'HK' => hongKong,
              'zh' when region == 'MO' => const ['zh-Hant-MO', 'zh-MO', ...hongKong],
              'zh' => const ['zh-Hant-TW', 'zh-TW', 'zh-Hant'],
              'es' when _latinAmerica.contains(region) => const ['es-419'],
              'pt' when _europeanPortuguese.contains(region) => const ['pt-PT'],
              _ => const [],
            };
          }

          /// What readers of a language understand if it is missing, the name of the same in old tags included.
          static const _relatives = {
            'fil': ['tl'],
            'he': ['iw'],
            'id': ['in'],
            'nb': ['no'],
            'nn': ['nb', 'no'],
            'no': ['nb'],
            'pt': ['pt-BR'],
            'yi': ['ji'],
            'yue': ['zh-Hant-HK', 'zh-HK', 'zh-Hant'],
          };

          /// The names that languages have by now (IANA, Language Subtag Registry).
          static const _renamed = {'in': 'id', 'iw': 'he', 'ji': 'yi', 'mo': 'ro', 'tl': 'fil'};

          static const _latinAmerica = {
            'AR', 'BO', 'BR', 'BZ', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY',
            'SV', 'US', 'UY', 'VE',
          };

          static const _europeanPortuguese = {'AO', 'CH', 'CV', 'FR', 'GQ', 'GW', 'LU', 'MO', 'MZ', 'ST', 'TL'};
        }

        /// A colour for each appearance.
        final class {{name}}Color {
          const {{name}}Color(this.light, this.dark, this.lightHighContrast, this.darkHighContrast);

          final Color light;
          final Color dark;
          final Color lightHighContrast;
          final Color darkHighContrast;

          /// The colour for `Theme.of(context).brightness` and `MediaQuery.highContrastOf(context)`.
          Color resolve(Brightness brightness, {bool highContrast = false}) => switch (brightness) {
            Brightness.light => highContrast ? lightHighContrast : light,
            Brightness.dark => highContrast ? darkHighContrast : dark,
          };
        }

        /// How a banner moves.
        sealed class {{name}}Motion {
          const {{name}}Motion();
        }

        /// A spring: its damping ratio, its first velocity in distances to travel a second, its stiffness at a mass of 1.
        final class {{name}}Spring extends {{name}}Motion {
          const {{name}}Spring(this.damping, this.velocity, this.stiffness);

          final double damping;
          final double velocity;
          final double stiffness;

          /// For a `SpringSimulation` from 0 to 1, which takes [velocity] too.
          SpringDescription get description =>
              SpringDescription.withDampingRatio(mass: 1, stiffness: stiffness, ratio: damping);
        }

        /// A cubic Bézier curve.
        final class {{name}}Curve extends {{name}}Motion {
          const {{name}}Curve(this.x1, this.y1, this.x2, this.y2);

          final double x1;
          final double y1;
          final double x2;
          final double y2;

          Cubic get cubic => Cubic(x1, y1, x2, y2);
        }

        /// What of a banner changes while it comes and goes: its place, its opacity, or both.
        enum {{name}}Transition { slide, fade, slideAndFade }

        /// How long a banner comes, stays and goes. One whose [display] is `null` does not leave by itself.
        final class {{name}}DisplayMetrics {
          const {{name}}DisplayMetrics({
            required this.present,
            this.display,
            required this.dismiss,
            required this.motion,
            this.transition = {{name}}Transition.slide,
            this.dismissEasing = const {{name}}Curve(0.42, 0.0, 1.0, 1.0),
          });

          final Duration present;
          final Duration? display;
          final Duration dismiss;
          final {{name}}Motion motion;
          final {{name}}Transition transition;

          /// The curve on which it leaves.
          final {{name}}Curve dismissEasing;
        }

        /// A text in each language that has one of its own.
        final class {{name}}Text {
          const {{name}}Text(this.development, this.translations);

          final String development;
          final Map<{{name}}Language, String> translations;

          /// The text in [language], or in the one that serves for it.
          String text({{name}}Language language) {
            for ({{name}}Language? each = language; each != null; each = each.parent) {
              final text = translations[each];
              if (text != null) return text;
            }
            return development;
          }
        }

        /// An image: exactly one of [symbol], [asset] and [url].
        final class {{name}}Image {
          const {{name}}Image({
            this.symbol,
            this.asset,
            this.url,
            this.placeholderSymbol,
            this.placeholderAsset,
            this.label,
            required this.isCached,
            required this.isDecorative,
            this.isFixed = false,
          });

          final String? symbol;
          final String? asset;
          final String? url;
          final String? placeholderSymbol;
          final String? placeholderAsset;
          final {{name}}Text? label;
          final bool isCached;
          final bool isDecorative;

          /// Whether it is the icon of a level, which no banner replaces.
          final bool isFixed;
        }

        /// How a screen reader announces a banner.
        enum {{name}}Announcement { none, polite, assertive }

        /// What the hand feels.
        enum {{name}}Haptic { none, success, warning, error, light, medium, heavy }

        /// Whether a banner lies over the content or pushes it down.
        enum {{name}}Position { overlay, embedded }

        /// The edge that banners enter from.
        enum {{name}}Edge { top, bottom }

        /// How the status bar looks over a banner.
        enum {{name}}StatusBar { light, dark, automatic }

        /// The shape that an image is cut to.
        enum {{name}}ImageShape { circle, square, rounded, none }

        /// Where buttons lie.
        enum {{name}}ButtonLayout { below, inline }

        /// A way out.
        enum {{name}}Dismissal { button, swipe, timer, tap, condition }

        /// What banners of a level look, sound and feel like.
        final class {{name}}LevelConfiguration {
          const {{name}}LevelConfiguration({
            required this.tint,
            required this.onTint,
            this.accent,
            this.icon,
            this.spokenPrefix,
            required this.announcement,
            required this.haptic,
          });

          final {{name}}Color tint;
          final {{name}}Color onTint;

          /// What attention is drawn with: the icon, the track, links; `null` for [onTint].
          final {{name}}Color? accent;
          final {{name}}Image? icon;
          final {{name}}Text? spokenPrefix;
          final {{name}}Announcement announcement;
          final {{name}}Haptic haptic;
        }

        /// A colour by what it is for in the level of a banner, or one of its own.
        final class {{name}}Paint {
          /// None: what lies beneath shows.
          const {{name}}Paint.clear() : _kind = 0, _color = null;
          const {{name}}Paint.tint() : _kind = 1, _color = null;
          const {{name}}Paint.onTint() : _kind = 2, _color = null;
          const {{name}}Paint.accent() : _kind = 3, _color = null;

          /// This colour, whatever the level.
          const {{name}}Paint.color({{name}}Color color) : _kind = 4, _color = color;

          final int _kind;
          final {{name}}Color? _color;

          /// The colour on a banner of [level]; `null` for none.
          {{name}}Color? on({{name}}LevelConfiguration level) => switch (_kind) {
            0 => null,
            1 => level.tint,
            2 => level.onTint,
            3 => level.accent ?? level.onTint,
            _ => _color,
          };
        }

        /// A line around a banner or a button.
        final class {{name}}Border {
          const {{name}}Border({required this.width, required this.paint});

          final double width;
          final {{name}}Paint paint;
        }

        /// What a banner throws on the content beneath it.
        final class {{name}}Shadow {
          const {{name}}Shadow({required this.x, required this.y, required this.blur, required this.color});

          final double x;
          final double y;
          final double blur;
          final {{name}}Color color;
        }

        /// Spaces at the four sides.
        final class {{name}}Insets {
          const {{name}}Insets({this.top = 0, this.leading = 0, this.bottom = 0, this.trailing = 0});

          final double top;
          final double leading;
          final double bottom;
          final double trailing;
        }

        /// What a bar is filled with.
        enum {{name}}Fill { tint, none, material }

        /// Where lines start that don't take the whole width.
        enum {{name}}Alignment { leading, center }
        {{^isEmpty(fonts)}}

        /// The typefaces of the app.
        enum {{name}}Typeface {
        {{#fonts}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}', '{{family}}'),
        {{/fonts}}
          ;

          const {{name}}Typeface(this.id, this.family);

          final String id;
          final String family;
        }
        {{/isEmpty(fonts)}}

        /// How banners of a style look and behave. Lengths are logical pixels.
        final class {{name}}StyleConfiguration {
          const {{name}}StyleConfiguration({
            required this.position,
            required this.edge,
            required this.bufferHeight,
            required this.statusBar,
            required this.textSize,
            required this.smallestTextSize,
            required this.largestTextSize,
            required this.fontWeight,
        {{^isEmpty(fonts)}}
            this.font,
        {{/isEmpty(fonts)}}
            required this.maxLines,
        {{#hasTitles}}
            required this.titleSize,
            required this.smallestTitleSize,
            required this.largestTitleSize,
            required this.titleFontWeight,
            required this.titleMaxLines,
        {{^isEmpty(fonts)}}
            this.titleFont,
        {{/isEmpty(fonts)}}
        {{/hasTitles}}
            required this.padding,
            required this.keepsWindowMargins,
            this.cornerRadius = 0,
            this.border,
            this.shadow,
            this.margin = const {{name}}Insets(),
            this.fill = {{name}}Fill.tint,
            this.alignment = {{name}}Alignment.leading,
            this.hasSeparator = false,
            required this.imageShape,
            required this.imageSize,
            this.indicatorHeight,
            this.indicatorColor,
            required this.dismissal,
            required this.buttonLayout,
            required this.sticksOnScroll,
            this.maxWidth,
          });

          final {{name}}Position position;
          final {{name}}Edge edge;
          final double bufferHeight;
          final {{name}}StatusBar statusBar;
          final double textSize;

          /// How small and how large the text gets with the person's setting: for `TextScaler.clamp`.
          final double smallestTextSize;
          final double largestTextSize;
          final FontWeight fontWeight;
        {{^isEmpty(fonts)}}

          /// The typeface of the text; `null` for the system's.
          final {{name}}Typeface? font;
        {{/isEmpty(fonts)}}
          final int maxLines;
        {{#hasTitles}}
          final double titleSize;

          /// How small and how large the title gets with the person's setting.
          final double smallestTitleSize;
          final double largestTitleSize;
          final FontWeight titleFontWeight;
          final int titleMaxLines;
        {{^isEmpty(fonts)}}
          final {{name}}Typeface? titleFont;
        {{/isEmpty(fonts)}}
        {{/hasTitles}}
          final {{name}}Insets padding;

          /// Whether the padding is wider at the sides where the margin of the window is.
          final bool keepsWindowMargins;
          final double cornerRadius;
          final {{name}}Border? border;
          final {{name}}Shadow? shadow;
          final {{name}}Insets margin;
          final {{name}}Fill fill;
          final {{name}}Alignment alignment;

          /// Whether a hairline parts it from the content.
          final bool hasSeparator;
          final {{name}}ImageShape imageShape;
          final double imageSize;
          final double? indicatorHeight;

          /// `null` for the level's accent.
          final {{name}}Color? indicatorColor;
          final Set<{{name}}Dismissal> dismissal;
          final {{name}}ButtonLayout buttonLayout;
          final bool sticksOnScroll;
          final double? maxWidth;
        }

        /// The named colours.
        {{#isEmpty(palette)}}
        abstract final class {{name}}Palette {}
        {{/isEmpty(palette)}}
        {{^isEmpty(palette)}}
        enum {{name}}Palette {
        {{#palette}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}'),
        {{/palette}}
          ;

          const {{name}}Palette(this.id);

          final String id;

          /// The colour in [theme].
          {{name}}Color color([{{name}}Theme theme = {{name}}Theme.standard]) => switch ((theme, this)) {
        {{#palette}}
        {{#themed}}
            ({{name}}Theme.{{dartMember(theme)}}, {{name}}Palette.{{dartMember(id)}}) => {{#color}}{{> flutter-color}}{{/color}},
        {{/themed}}
            (_, {{name}}Palette.{{dartMember(id)}}) => {{#color}}{{> flutter-color}}{{/color}},
        {{/palette}}
          };
        }
        {{/isEmpty(palette)}}

        /// How long banners come, stay and go, and how they move.
        enum {{name}}Metrics {
        {{#metrics}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}'),
        {{/metrics}}
          ;

          const {{name}}Metrics(this.id);

          final String id;

          /// The times and the motion in [theme].
          {{name}}DisplayMetrics display([{{name}}Theme theme = {{name}}Theme.standard]) => switch (theme) {
        {{#themes}}
            {{name}}Theme.{{dartMember(id)}} => switch (this) {
        {{#metrics}}
        {{#isChanged}}
              {{name}}Metrics.{{dartMember(id)}} => const {{> flutter-metrics}},
        {{/isChanged}}
        {{/metrics}}
              _ => display(),
            },
        {{/themes}}
            _ => switch (this) {
        {{#metrics}}
              {{name}}Metrics.{{dartMember(id)}} => const {{> flutter-metrics}},
        {{/metrics}}
            },
          };
        }

        /// What banners mean. A level of a higher [severity] is more urgent.
        {{#isEmpty(levels)}}
        abstract interface class {{name}}Level {
          {{name}}LevelConfiguration configuration([{{name}}Theme theme = {{name}}Theme.standard]);
        }
        {{/isEmpty(levels)}}
        {{^isEmpty(levels)}}
        enum {{name}}Level {
        {{#levels}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}', {{severity}}, {{#metrics}}{{name}}Metrics.{{dartMember(.)}}{{/metrics}}{{^metrics}}null{{/metrics}}),
        {{/levels}}
          ;

          const {{name}}Level(this.id, this.severity, this.metrics);

          final String id;
          final int severity;

          /// The metrics of banners whose style sets none itself.
          final {{name}}Metrics? metrics;

          /// What that is in [theme].
          {{name}}LevelConfiguration configuration([{{name}}Theme theme = {{name}}Theme.standard]) => switch ((theme, this)) {
        {{#themes}}
        {{#levels}}
        {{#isRestated}}
            ({{name}}Theme.{{dartMember(theme)}}, {{name}}Level.{{dartMember(id)}}) =>
              {{> flutter-level}}
        {{/isRestated}}
        {{/levels}}
        {{/themes}}
        {{#levels}}
            (_, {{name}}Level.{{dartMember(id)}}) =>
              {{> flutter-level}}
        {{/levels}}
          };
        }
        {{/isEmpty(levels)}}

        /// How banners look and behave.
        enum {{name}}Style {
        {{#styles}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}', {{name}}Metrics.{{dartMember(metrics)}}),
        {{/styles}}
          ;

          const {{name}}Style(this.id, this.metrics);

          final String id;
          final {{name}}Metrics metrics;

          /// What that is in [theme].
          {{name}}StyleConfiguration configuration([{{name}}Theme theme = {{name}}Theme.standard]) => switch ((theme, this)) {
        {{#themes}}
        {{#styles}}
        {{#isRestated}}
            ({{name}}Theme.{{dartMember(theme)}}, {{name}}Style.{{dartMember(id)}}) =>
              {{> flutter-style}}
        {{/isRestated}}
        {{/styles}}
        {{/themes}}
        {{#styles}}
            (_, {{name}}Style.{{dartMember(id)}}) =>
              {{> flutter-style}}
        {{/styles}}
          };
        }

        /// The places where banners show, one at a time each.
        enum {{name}}Surface {
        {{#surfaces}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}', scope: '{{scope}}', edge: {{name}}Edge.{{edge}}, under: '{{under}}', group: '{{group}}'),
        {{/surfaces}}
          ;

          const {{name}}Surface(this.id, {required this.scope, required this.edge, required this.under, required this.group});

          final String id;
          final String scope;
          final {{name}}Edge edge;
          final String under;

          /// Surfaces of one group never show banners at the same time.
          final String group;
        }

        /// The screens of the app.
        {{#isEmpty(screens)}}
        abstract final class {{name}}Screen {}
        {{/isEmpty(screens)}}
        {{^isEmpty(screens)}}
        enum {{name}}Screen {
        {{#screens}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}('{{id}}', [{{#surfaces}}{{name}}Surface.{{dartMember(.)}}{{^last()}}, {{/last()}}{{/surfaces}}]),
        {{/screens}}
          ;

          const {{name}}Screen(this.id, this.surfaces);

          final String id;
          final List<{{name}}Surface> surfaces;

          /// The screens that can be seen beside it.
          List<{{name}}Screen> get coVisibleWith => switch (this) {
        {{#screens}}
            {{name}}Screen.{{dartMember(id)}} => const [{{#coVisibleWith}}{{name}}Screen.{{dartMember(.)}}{{^last()}}, {{/last()}}{{/coVisibleWith}}],
        {{/screens}}
          };
        }
        {{/isEmpty(screens)}}

        /// The buttons of banners.
        {{#isEmpty(buttons)}}
        abstract final class {{name}}Button {}
        {{/isEmpty(buttons)}}
        {{^isEmpty(buttons)}}
        enum {{name}}Button {
        {{#buttons}}
        {{#documentation}}
          /// {{{commentText(.)}}}
        {{/documentation}}
          {{dartMember(id)}}(
            '{{id}}',
            kind: '{{kind}}',
        {{#emphasis}}
            variant: '{{.}}',
        {{/emphasis}}
        {{#functionalStyle}}
            variant: '{{.}}',
        {{/functionalStyle}}
        {{#title}}
            title: {{> flutter-text}},
        {{/title}}
        {{#label}}
            label: {{> flutter-text}},
        {{/label}}
        {{#image}}
            image: {{> flutter-image}},
        {{/image}}
        {{#role}}
            role: '{{.}}',
        {{/role}}
            targetSize: {{decimal(androidTargetSize)}},
            isFullWidth: {{isFullWidth}},
            isEnabled: {{isEnabled}},
          ),
        {{/buttons}}
          ;

          const {{name}}Button(
            this.id, {
            required this.kind,
            this.variant,
            this.title,
            this.label,
            this.image,
            this.role,
            required this.targetSize,
            required this.isFullWidth,
            required this.isEnabled,
          });

          final String id;
          final String kind;

          /// The emphasis, or the style of a functional button.
          final String? variant;
          final {{name}}Text? title;
          final {{name}}Text? label;
          final {{name}}Image? image;
          final String? role;

          /// Width and height that a tap reaches at the least.
          final double targetSize;
          final bool isFullWidth;
          final bool isEnabled;
        }
        {{/isEmpty(buttons)}}

        /// How banners wait for their turn.
        abstract final class {{name}}Queue {
          static const String order = '{{queue.order}}';
          static const String conflict = '{{queue.conflict}}';
          static const String coalesce = '{{queue.coalesce}}';
          static const List<String> key = [{{#queue}}{{#key}}'{{.}}'{{^last()}}, {{/last()}}{{/key}}{{/queue}}];
          static const int maxDepth = {{queue.maxDepth}};
        {{#queue}}
          static const Duration pause = Duration({{#isWhole(pause)}}milliseconds: {{pause}}{{/isWhole(pause)}}{{^isWhole(pause)}}microseconds: {{microseconds(pause)}}{{/isWhole(pause)}});
        {{/queue}}
        }

        /// What makes a banner come: an [event] or a [condition].
        final class {{name}}Trigger {
          const {{name}}Trigger({
            this.event,
            this.condition,
            this.clears,
            required this.screens,
            required this.minInterval,
            required this.mutex,
          });

          final String? event;
          final String? condition;
          final String? clears;

          /// Where it can happen; everywhere, if there is none.
          final List<{{name}}Screen> screens;
          final Duration minInterval;

          /// The ids of banners that can't be caused at the same time.
          final List<String> mutex;
        }

        /// The progress that a banner shows.
        final class {{name}}Progress {
          const {{name}}Progress({required this.isDeterminate, this.step, required this.onTap, this.completionMetrics});

          final bool isDeterminate;

          /// The part of the whole after which it is announced again.
          final double? step;

          /// What a tap does to the work: `pause`, `resume`, `stop`.
          final List<String> onTap;
          final {{name}}DisplayMetrics? completionMetrics;
        }

        /// The colours of an appearance, for `ThemeData.extensions`.
        final class {{name}}Colors extends ThemeExtension<{{name}}Colors> {
          const {{name}}Colors({
            required this.theme,
        {{#flutterColors}}
            required this.{{field}},
        {{/flutterColors}}
          });

          /// The colours in [theme], for `ThemeData.brightness` and `MediaQuery.highContrastOf(context)`.
          factory {{name}}Colors.resolve(
            Brightness brightness, {
            bool highContrast = false,
            {{name}}Theme theme = {{name}}Theme.standard,
          }) => {{name}}Colors(
            theme: theme,
        {{#flutterColors}}
            {{field}}: {{#role}}{{name}}Level.{{dartMember(id)}}.configuration(theme).{{.}}{{/role}}{{^role}}{{name}}Palette.{{dartMember(id)}}.color(theme){{/role}}.resolve(brightness, highContrast: highContrast),
        {{/flutterColors}}
          );

          /// Those of the nearest `Theme`, which must have them.
          static {{name}}Colors of(BuildContext context) => Theme.of(context).extension<{{name}}Colors>()!;

          final {{name}}Theme theme;
        {{#flutterColors}}
          final Color {{field}};
        {{/flutterColors}}

          @override
          {{name}}Colors copyWith({
            {{name}}Theme? theme,
        {{#flutterColors}}
            Color? {{field}},
        {{/flutterColors}}
          }) => {{name}}Colors(
            theme: theme ?? this.theme,
        {{#flutterColors}}
            {{field}}: {{field}} ?? this.{{field}},
        {{/flutterColors}}
          );

          @override
          {{name}}Colors lerp(covariant {{name}}Colors? other, double t) {
            if (other == null) return this;
            return {{name}}Colors(
              theme: t < 0.5 ? theme : other.theme,
        {{#flutterColors}}
              {{field}}: Color.lerp({{field}}, other.{{field}}, t)!,
        {{/flutterColors}}
            );
          }
        }

        {{#hasMaxLength}}
        /// [text], or, if it has more than [maxLength] characters, its start with an ellipsis, which has at most that many.
        /// Characters are extended grapheme clusters (UAX #29), of 32 code points on average at the most.
        String _cut(String text, int maxLength) {
          if (text.length <= maxLength) return text;
          final most = 32 * maxLength;
          // As many code points of two units each, and one more.
          final units = 2 * (most + 1);
          final head = text.length > units ? text.substring(0, units) : text;
          var kept = 0;
          var end = 0;
          var characters = 0;
          var codePoints = 0;
          for (final character in head.characters) {
            characters += 1;
            codePoints += character.runes.length;
            if (characters > maxLength || codePoints > most) {
              while (kept > 0 && _whiteSpace.hasMatch(head[kept - 1])) {
                kept -= 1;
              }
              return head.substring(0, kept) + '\u2026';
            }
            end += character.length;
            if (characters < maxLength) kept = end;
          }
          return text;
        }

        final _whiteSpace = RegExp('[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]');

        {{/hasMaxLength}}
        {{^isEmpty(buttonLooks)}}
        /// How the buttons of a variant look; what is `null` is as the platform draws the variant.
        final class {{name}}ButtonLook {
          const {{name}}ButtonLook({
            this.fill,
            this.label,
            this.border,
            this.cornerRadius,
            this.minHeight,
            this.padding,
            this.pressedOpacity,
            this.disabledOpacity,
          });

          final {{name}}Paint? fill;
          final {{name}}Paint? label;
          final {{name}}Border? border;
          final double? cornerRadius;
          final double? minHeight;
          final {{name}}Insets? padding;
          final double? pressedOpacity;
          final double? disabledOpacity;

          /// The look of a button's variant, such as `high`, in [theme].
          static {{name}}ButtonLook of(String variant, [{{name}}Theme theme = {{name}}Theme.standard]) => switch ((theme, variant)) {
        {{#themes}}
        {{#buttonLooks}}
        {{#isRestated}}
            ({{name}}Theme.{{dartMember(theme)}}, '{{variant}}') => {{name}}ButtonLook(
              {{> flutter-button-look}}
            ),
        {{/isRestated}}
        {{/buttonLooks}}
        {{/themes}}
        {{#buttonLooks}}
            (_, '{{variant}}') => {{name}}ButtonLook(
              {{> flutter-button-look}}
            ),
        {{/buttonLooks}}
            _ => const {{name}}ButtonLook(),
          };
        }

        {{/isEmpty(buttonLooks)}}
        /// What a tap on the bar does.
        enum {{name}}BarTap { dismiss, open, nothing }

        /// The banners of the catalogue.
        sealed class {{name}}Banner {
          const {{name}}Banner();

          String get id;
          {{name}}Level get level;
          {{name}}Style get style;
          {{name}}Surface get surface;
          List<{{name}}Button> get buttons => const [];
          {{name}}Image? get image => null;
          {{name}}Trigger? get trigger => null;
          {{name}}Progress? get progress => null;

          /// Where else people find what it says.
          {{name}}Text? get alsoAvailableAt => null;

          /// What the banner says in [language].
          String text({{name}}Language language, [{{name}}Theme theme = {{name}}Theme.standard]);

        {{#hasTitles}}
          /// What stands above that.
          String? title({{name}}Language language) => null;

        {{/hasTitles}}
        {{#hasPoints}}
          /// What it lists under its text.
          List<String> points({{name}}Language language) => const [];

        {{/hasPoints}}
        {{#hasLinks}}
          /// Its link, and whether that stands behind the text where it fits on the line.
          ({ {{name}}Text title, bool isTrailing })? get link => null;

        {{/hasLinks}}
          /// What a tap on the bar does: `dismiss`, where that is a way out, `open` or `nothing`.
          {{name}}BarTap get barTap => {{name}}BarTap.dismiss;

          /// How long it may wait unseen; `null` for as long as it takes.
          Duration? get expires => null;

          /// What it says once its progress is complete; `null` for a banner without progress.
          String? completionText({{name}}Language language) => null;

          /// How long it comes, stays and goes in [theme].
          {{name}}DisplayMetrics metrics([{{name}}Theme theme = {{name}}Theme.standard]) => style.metrics.display(theme);

          /// What it looks, sounds and feels like in [theme].
          {{name}}LevelConfiguration levelConfiguration([{{name}}Theme theme = {{name}}Theme.standard]) =>
              level.configuration(theme);

          /// How it looks and behaves in [theme].
          {{name}}StyleConfiguration styleConfiguration([{{name}}Theme theme = {{name}}Theme.standard]) =>
              style.configuration(theme);
        }
        {{#banners}}

        {{#documentation}}
        /// {{{commentText(.)}}}
        {{/documentation}}
        final class {{name}}{{PascalCase(id)}}Banner extends {{name}}Banner {
        {{#hasParameters}}
          const {{name}}{{PascalCase(id)}}Banner({
        {{#parameters}}
            required this.{{dartMember(id)}},
        {{/parameters}}
          });

        {{#parameters}}
        {{#comment}}
          /// {{{commentText(.)}}}
        {{/comment}}
          final {{#isInt}}int{{/isInt}}{{#isString}}String{{/isString}}{{#isImage}}{{name}}Image{{/isImage}} {{dartMember(id)}};
        {{/parameters}}
        {{/hasParameters}}
        {{^hasParameters}}
          const {{name}}{{PascalCase(id)}}Banner();
        {{/hasParameters}}

          @override
          String get id => '{{id}}';

          @override
          {{name}}Level get level => {{name}}Level.{{dartMember(level)}};

          @override
          {{name}}Style get style => {{name}}Style.{{dartMember(style)}};

          @override
          {{name}}Surface get surface => {{name}}Surface.{{dartMember(surface)}};
        {{^isEmpty(buttons)}}

          @override
          List<{{name}}Button> get buttons => const [{{#buttons}}{{name}}Button.{{dartMember(.)}}{{^last()}}, {{/last()}}{{/buttons}}];
        {{/isEmpty(buttons)}}

          @override
          String text({{name}}Language language, [{{name}}Theme theme = {{name}}Theme.standard]) {
        {{#themedTexts}}
            if (theme == {{name}}Theme.{{dartMember(theme)}}) {
        {{#text}}
              return switch (language) {
                {{> flutter-entries}}
                _ => text(language.parent ?? {{name}}Language.development, theme),
              };
        {{/text}}
            }
        {{/themedTexts}}
        {{#text}}
            return switch (language) {
              {{> flutter-entries}}
              _ => text(language.parent ?? {{name}}Language.development, theme),
            };
        {{/text}}
          }
        {{#title}}

          @override
          String? title({{name}}Language language) => switch (language) {
            {{> flutter-entries}}
            _ => title(language.parent ?? {{name}}Language.development),
          };
        {{/title}}
        {{^isEmpty(points)}}

          @override
          List<String> points({{name}}Language language) => [
        {{#points}}
            _point{{index()}}(language),
        {{/points}}
          ];
        {{#points}}

          String _point{{index()}}({{name}}Language language) => switch (language) {
            {{> flutter-entries}}
            _ => _point{{index()}}(language.parent ?? {{name}}Language.development),
          };
        {{/points}}
        {{/isEmpty(points)}}
        {{#link}}

          @override
          ({ {{name}}Text title, bool isTrailing })? get link => const (title: {{#title}}{{> flutter-text}}{{/title}}, isTrailing: {{isTrailing}});
        {{/link}}
        {{#hasBarTap}}

          @override
          {{name}}BarTap get barTap => {{name}}BarTap.{{onTap}};
        {{/hasBarTap}}
        {{#expires}}

          @override
          Duration? get expires => const {{> flutter-duration}};
        {{/expires}}
        {{#image}}

          @override
        {{#parameter}}
          {{name}}Image? get image => {{dartMember(.)}};
        {{/parameter}}
        {{^parameter}}
          {{name}}Image? get image => const {{> flutter-image}};
        {{/parameter}}
        {{/image}}
        {{#trigger}}

          @override
          {{name}}Trigger? get trigger => const {{name}}Trigger(
        {{#event}}
            event: '{{.}}',
        {{/event}}
        {{#condition}}
            condition: '{{.}}',
        {{/condition}}
        {{#clears}}
            clears: '{{.}}',
        {{/clears}}
            screens: [{{#screens}}{{name}}Screen.{{dartMember(.)}}{{^last()}}, {{/last()}}{{/screens}}],
            minInterval: Duration({{#isWhole(minInterval)}}milliseconds: {{minInterval}}{{/isWhole(minInterval)}}{{^isWhole(minInterval)}}microseconds: {{microseconds(minInterval)}}{{/isWhole(minInterval)}}),
            mutex: [{{#mutex}}'{{.}}'{{^last()}}, {{/last()}}{{/mutex}}],
          );
        {{/trigger}}
        {{#progress}}

          @override
          {{name}}Progress? get progress => const {{name}}Progress(
            isDeterminate: {{isDeterminate}},
        {{#step}}
            step: {{decimal(.)}},
        {{/step}}
            onTap: [{{#onTap}}'{{.}}'{{^last()}}, {{/last()}}{{/onTap}}],
        {{#completionMetrics}}
            completionMetrics: {{> flutter-metrics}},
        {{/completionMetrics}}
          );
        {{#completion}}

          @override
          String? completionText({{name}}Language language) => switch (language) {
            {{> flutter-entries}}
            _ => completionText(language.parent ?? {{name}}Language.development),
          };
        {{/completion}}
        {{/progress}}
        {{#alsoAvailableAt}}

          @override
          {{name}}Text? get alsoAvailableAt => const {{> flutter-text}};
        {{/alsoAvailableAt}}
        {{#metrics}}

          @override
          {{name}}DisplayMetrics metrics([{{name}}Theme theme = {{name}}Theme.standard]) => {{#isEmpty(themedMetrics)}}{{name}}Metrics.{{dartMember(.)}}{{/isEmpty(themedMetrics)}}{{^isEmpty(themedMetrics)}}(switch (theme) { {{#themedMetrics}}{{name}}Theme.{{dartMember(theme)}} => {{name}}Metrics.{{#metrics}}{{dartMember(.)}}{{/metrics}}, {{/themedMetrics}}_ => {{name}}Metrics.{{dartMember(.)}} }){{/isEmpty(themedMetrics)}}.display(theme);
        {{/metrics}}
        {{^look.metrics.id}}

          @override
          {{name}}DisplayMetrics metrics([{{name}}Theme theme = {{name}}Theme.standard]) =>
        {{#isEmpty(otherLooks)}}
              const {{#look}}{{#metrics}}{{> flutter-metrics}}{{/metrics}}{{/look}};
        {{/isEmpty(otherLooks)}}
        {{^isEmpty(otherLooks)}}
              switch (theme) {
        {{#otherLooks}}
                {{name}}Theme.{{dartMember(theme)}} => const {{#look}}{{#metrics}}{{> flutter-metrics}}{{/metrics}}{{/look}},
        {{/otherLooks}}
                _ => const {{#look}}{{#metrics}}{{> flutter-metrics}}{{/metrics}}{{/look}},
              };
        {{/isEmpty(otherLooks)}}
        {{/look.metrics.id}}
        {{#look}}
        {{#isOwn}}

          @override
          {{name}}LevelConfiguration levelConfiguration([{{name}}Theme theme = {{name}}Theme.standard]) => switch (theme) {
        {{#otherLooks}}
        {{#look}}
            {{name}}Theme.{{dartMember(theme)}} =>
              {{> flutter-level}}
        {{/look}}
        {{/otherLooks}}
            _ =>
              {{> flutter-level}}
          };

          @override
          {{name}}StyleConfiguration styleConfiguration([{{name}}Theme theme = {{name}}Theme.standard]) => switch (theme) {
        {{#otherLooks}}
        {{#look}}
            {{name}}Theme.{{dartMember(theme)}} =>
              {{> flutter-style}}
        {{/look}}
        {{/otherLooks}}
            _ =>
              {{> flutter-style}}
          };
        {{/isOwn}}
        {{/look}}
        {{#hasParameters}}

          @override
          bool operator ==(Object other) =>
              other is {{name}}{{PascalCase(id)}}Banner{{#parameters}} && this.{{dartMember(id)}} == other.{{dartMember(id)}}{{/parameters}};

          @override
          int get hashCode => Object.hashAll([id, {{#parameters}}{{dartMember(id)}}{{^last()}}, {{/last()}}{{/parameters}}]);
        {{/hasParameters}}
        }
        {{/banners}}

        """###,
    "kotlin-border": ###"""
        Border(width = {{decimal(width)}}, paint = {{#paint}}{{> kotlin-paint}}{{/paint}})

        """###,
    "kotlin-button-look": ###"""
        {{#fill}}
        fill = {{> kotlin-paint}},
        {{/fill}}
        {{#label}}
        label = {{> kotlin-paint}},
        {{/label}}
        {{#border}}
        border = {{> kotlin-border}},
        {{/border}}
        {{#cornerRadius}}
        cornerRadius = {{decimal(.)}},
        {{/cornerRadius}}
        {{#minHeight}}
        minHeight = {{decimal(.)}},
        {{/minHeight}}
        {{#padding}}
        padding = {{> kotlin-insets}},
        {{/padding}}
        {{#pressedOpacity}}
        pressedOpacity = {{decimal(.)}},
        {{/pressedOpacity}}
        {{#disabledOpacity}}
        disabledOpacity = {{decimal(.)}},
        {{/disabledOpacity}}

        """###,
    "kotlin-color-value": ###"""
        {{#alias}}Palette.{{SCREAMING_SNAKE_CASE(.)}}.color(theme).{{appearance}}{{/alias}}{{^alias}}0x{{argb}}{{/alias}}

        """###,
    "kotlin-color": ###"""
        {{#alias}}Palette.{{SCREAMING_SNAKE_CASE(.)}}.color(theme){{/alias}}{{^alias}}Color(light = {{#light}}{{> kotlin-color-value}}{{/light}}{{#hasDark}}, dark = {{#dark}}{{> kotlin-color-value}}{{/dark}}{{/hasDark}}{{#hasContrast}}, lightHighContrast = {{#lightHighContrast}}{{> kotlin-color-value}}{{/lightHighContrast}}, darkHighContrast = {{#darkHighContrast}}{{> kotlin-color-value}}{{/darkHighContrast}}{{/hasContrast}}){{/alias}}

        """###,
    "kotlin-compose": ###"""
        // {{{mark}}}
        @file:Suppress("unused", "MemberVisibilityCanBePrivate")

        package {{settings.package}}

        import androidx.compose.animation.core.AnimationSpec
        import androidx.compose.animation.core.CubicBezierEasing
        import androidx.compose.animation.core.spring
        import androidx.compose.animation.core.tween
        import androidx.compose.foundation.isSystemInDarkTheme
        import androidx.compose.foundation.layout.PaddingValues
        import androidx.compose.material3.ColorScheme
        import androidx.compose.material3.MaterialTheme
        import androidx.compose.material3.Typography
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.CompositionLocalProvider
        import androidx.compose.runtime.Immutable
        import androidx.compose.runtime.ProvidableCompositionLocal
        import androidx.compose.runtime.ReadOnlyComposable
        import androidx.compose.runtime.staticCompositionLocalOf
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.platform.LocalDensity
        import androidx.compose.ui.text.TextStyle
        import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.dp
        import androidx.compose.ui.unit.sp

        /** The theme that banners have; an app provides another one. */
        val Local{{kotlinClass(name)}}Theme: ProvidableCompositionLocal<{{kotlinClass(name)}}.Theme> =
            staticCompositionLocalOf { {{kotlinClass(name)}}.Theme.STANDARD }

        /**
         * Whether people want more contrast. Android 14 and later know: `UiModeManager.getContrast() > 0`, which an app provides.
         */
        val Local{{kotlinClass(name)}}HighContrast: ProvidableCompositionLocal<Boolean> = staticCompositionLocalOf { false }

        /** What colours look like here: by the system's dark theme, and the contrast that the app provides. */
        val {{kotlinClass(name)}}.Appearance.Companion.current: {{kotlinClass(name)}}.Appearance
            @Composable
            @ReadOnlyComposable
            get() = of(isSystemInDarkTheme(), Local{{kotlinClass(name)}}HighContrast.current)

        /** The colour in [appearance]. */
        fun {{kotlinClass(name)}}.Color.toColor(appearance: {{kotlinClass(name)}}.Appearance): Color = Color(argb(appearance))

        /** The colour as it looks here. */
        val {{kotlinClass(name)}}.Color.current: Color
            @Composable
            @ReadOnlyComposable
            get() = toColor({{kotlinClass(name)}}.Appearance.current)

        /** The named colour as it looks here. */
        val {{kotlinClass(name)}}.Palette.current: Color
            @Composable
            @ReadOnlyComposable
            get() = color(Local{{kotlinClass(name)}}Theme.current).current

        /** The colours of a level or a banner. */
        @Immutable
        data class {{kotlinClass(name)}}Colors(val tint: Color, val onTint: Color, val accent: Color) {
            /** The scheme in which Material 3 draws a snackbar in these colours, and a surface of its own. */
            fun scheme(base: ColorScheme): ColorScheme = base.copy(
                surface = tint,
                onSurface = onTint,
                inverseSurface = tint,
                inverseOnSurface = onTint,
                inversePrimary = accent,
            )
        }

        /** The colours of the level as they look here. */
        val {{kotlinClass(name)}}.Level.colors: {{kotlinClass(name)}}Colors
            @Composable
            @ReadOnlyComposable
            get() = configuration(Local{{kotlinClass(name)}}Theme.current).colors

        /** The colours of the banner as they look here. */
        val {{kotlinClass(name)}}.Banner.colors: {{kotlinClass(name)}}Colors
            @Composable
            @ReadOnlyComposable
            get() = levelConfiguration(Local{{kotlinClass(name)}}Theme.current).colors

        private val {{kotlinClass(name)}}.LevelConfiguration.colors: {{kotlinClass(name)}}Colors
            @Composable
            @ReadOnlyComposable
            get() = {{kotlinClass(name)}}Colors(tint.current, onTint.current, (accent ?: onTint).current)

        /**
         * The style of the text. It follows the person's setting from the smallest to the largest size that the style follows, at
         * which it takes no more lines than it may.
         */
        val {{kotlinClass(name)}}.StyleConfiguration.textStyle: TextStyle
            @Composable
            @ReadOnlyComposable
            get() = scaled(textSize, smallestTextSize, largestTextSize, fontWeight)
        {{#hasTitles}}

        /** The style of the title, which follows the setting likewise. */
        val {{kotlinClass(name)}}.StyleConfiguration.titleTextStyle: TextStyle
            @Composable
            @ReadOnlyComposable
            get() = scaled(titleSize, smallestTitleSize, largestTitleSize, titleFontWeight)
        {{/hasTitles}}

        @Composable
        @ReadOnlyComposable
        private fun scaled(size: Double, smallest: Double, largest: Double, weight: Int): TextStyle {
            val scale = LocalDensity.current.fontScale.toDouble()
            return TextStyle(fontSize = ((size * scale).coerceIn(smallest, largest) / scale).sp, fontWeight = FontWeight(weight))
        }

        /** The type of Material 3 with the banner's text in the place of the body's{{#hasTitles}}, and its title in that of a medium one{{/hasTitles}}. */
        @Composable
        @ReadOnlyComposable
        fun {{kotlinClass(name)}}.StyleConfiguration.typography(base: Typography = MaterialTheme.typography): Typography {
            val text = textStyle
            return base.copy(
        {{#hasTitles}}
                titleMedium = base.titleMedium.merge(titleTextStyle),
        {{/hasTitles}}
                bodyMedium = base.bodyMedium.merge(text),
                labelLarge = base.labelLarge.merge(TextStyle(fontWeight = text.fontWeight)),
            )
        }

        /** The space around the content. */
        val {{kotlinClass(name)}}.StyleConfiguration.paddingValues: PaddingValues get() = padding.values

        /** The space around the bar. */
        val {{kotlinClass(name)}}.StyleConfiguration.marginValues: PaddingValues get() = margin.values

        private val {{kotlinClass(name)}}.Insets.values: PaddingValues
            get() = PaddingValues(start = leading.dp, top = top.dp, end = trailing.dp, bottom = bottom.dp)

        /** The radius of the corners. */
        val {{kotlinClass(name)}}.StyleConfiguration.cornerRadiusDp: Dp get() = cornerRadius.dp

        /** The greatest width; unspecified where there is none. */
        val {{kotlinClass(name)}}.StyleConfiguration.maxWidthDp: Dp get() = maxWidth?.dp ?: Dp.Unspecified

        /** Width and height of the image. */
        val {{kotlinClass(name)}}.StyleConfiguration.imageSizeDp: Dp get() = imageSize.dp

        /** Width and height that a tap reaches at the least. */
        val {{kotlinClass(name)}}.Button.targetSizeDp: Dp get() = targetSize.dp

        /** [content] in the colours and the type of [banner]: what Material 3 draws in it, such as a `Snackbar`, has them. */
        @Composable
        fun {{kotlinClass(name)}}BannerTheme(
            banner: {{kotlinClass(name)}}.Banner,
            theme: {{kotlinClass(name)}}.Theme = Local{{kotlinClass(name)}}Theme.current,
            content: @Composable () -> Unit,
        ) {
            CompositionLocalProvider(Local{{kotlinClass(name)}}Theme provides theme) {
                MaterialTheme(
                    colorScheme = banner.colors.scheme(MaterialTheme.colorScheme),
                    typography = banner.styleConfiguration(theme).typography(),
                    content = content,
                )
            }
        }

        /** The animation with which a banner comes. Compose's springs have no duration; this one rests after `present`. */
        fun <T> {{kotlinClass(name)}}.DisplayMetrics.presentation(): AnimationSpec<T> = when (val motion = motion) {
            is {{kotlinClass(name)}}.Motion.Spring ->
                spring(dampingRatio = motion.damping.toFloat(), stiffness = motion.stiffness.toFloat())
            is {{kotlinClass(name)}}.Motion.Curve -> tween(
                durationMillis = present.inWholeMilliseconds.toInt(),
                easing = CubicBezierEasing(motion.x1.toFloat(), motion.y1.toFloat(), motion.x2.toFloat(), motion.y2.toFloat()),
            )
        }

        /** The animation with which a banner leaves. */
        fun <T> {{kotlinClass(name)}}.DisplayMetrics.dismissal(): AnimationSpec<T> =
            tween(
                durationMillis = dismiss.inWholeMilliseconds.toInt(),
                easing = with(dismissEasing) { CubicBezierEasing(x1.toFloat(), y1.toFloat(), x2.toFloat(), y2.toFloat()) },
            )

        """###,
    "kotlin-doc": ###"""
        {{^isEmpty(documentation)}}
        /**
        {{#documentation}}
         * {{{commentText(.)}}}
        {{/documentation}}
         */
        {{/isEmpty(documentation)}}

        """###,
    "kotlin-entries": ###"""
        {{#entries}}
        {{#plural}}
        Localization.{{SCREAMING_SNAKE_CASE(locale)}} -> when (Localization.{{SCREAMING_SNAKE_CASE(locale)}}.category({{kotlinParameter(parameter.id)}})) {
        {{#forms}}
            {{^isOther}}PluralCategory.{{SCREAMING_SNAKE_CASE(category)}}{{/isOther}}{{#isOther}}else{{/isOther}} -> {{#pattern}}{{> kotlin-pattern}}{{/pattern}}
        {{/forms}}
        }
        {{/plural}}
        {{^plural}}
        Localization.{{SCREAMING_SNAKE_CASE(locale)}} -> {{#pattern}}{{> kotlin-pattern}}{{/pattern}}
        {{/plural}}
        {{/entries}}

        """###,
    "kotlin-image": ###"""
        Image({{#symbol}}symbol = "{{.}}"{{/symbol}}{{#asset}}asset = "{{.}}"{{/asset}}{{#url}}url = "{{.}}"{{/url}}{{#placeholderSymbol}}, placeholderSymbol = "{{.}}"{{/placeholderSymbol}}{{#placeholderAsset}}, placeholderAsset = "{{.}}"{{/placeholderAsset}}{{#isCached}}, isCached = true{{/isCached}}{{#label}}, label = {{> kotlin-text}}{{/label}}{{#isDecorative}}, isDecorative = true{{/isDecorative}}{{#isFixed}}, isFixed = true{{/isFixed}})

        """###,
    "kotlin-indicator": ###"""
        Indicator(height = {{decimal(height)}}{{#color}}, color = {{> kotlin-color}}{{/color}})

        """###,
    "kotlin-insets": ###"""
        Insets(top = {{decimal(top)}}, leading = {{decimal(leading)}}, bottom = {{decimal(bottom)}}, trailing = {{decimal(trailing)}})

        """###,
    "kotlin-level-changes": ###"""
        {{#tint}}
        tint = {{> kotlin-color}},
        {{/tint}}
        {{#onTint}}
        onTint = {{> kotlin-color}},
        {{/onTint}}
        {{#accent}}
        accent = {{> kotlin-color}},
        {{/accent}}
        {{#dropsAccent}}
        accent = null,
        {{/dropsAccent}}
        {{#icon}}
        icon = {{> kotlin-image}},
        {{/icon}}
        {{#dropsIcon}}
        icon = null,
        {{/dropsIcon}}
        {{#spokenPrefix}}
        spokenPrefix = {{> kotlin-text}},
        {{/spokenPrefix}}
        {{#dropsSpokenPrefix}}
        spokenPrefix = null,
        {{/dropsSpokenPrefix}}
        {{#announcement}}
        announcement = Announcement.{{SCREAMING_SNAKE_CASE(.)}},
        {{/announcement}}
        {{#haptic}}
        haptic = Haptic.{{SCREAMING_SNAKE_CASE(.)}},
        {{/haptic}}

        """###,
    "kotlin-level": ###"""
        LevelConfiguration(
            tint = {{#tint}}{{> kotlin-color}}{{/tint}},
            onTint = {{#onTint}}{{> kotlin-color}}{{/onTint}},
        {{#accent}}
            accent = {{> kotlin-color}},
        {{/accent}}
        {{#icon}}
            icon = {{> kotlin-image}},
        {{/icon}}
        {{#spokenPrefix}}
            spokenPrefix = {{> kotlin-text}},
        {{/spokenPrefix}}
            announcement = Announcement.{{SCREAMING_SNAKE_CASE(announcement)}},
            haptic = Haptic.{{SCREAMING_SNAKE_CASE(haptic)}},
        )

        """###,
    "kotlin-locales": ###"""
        /** The languages that texts are in, as BCP 47 tags. */
        enum class Localization(val tag: String) {
        {{#locales}}
            {{SCREAMING_SNAKE_CASE(tag)}}("{{tag}}"){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/locales}}

            /** The language that serves where a text has none in this one. */
            val parent: Localization?
                get() = when (this) {
        {{#locales}}
                    {{SCREAMING_SNAKE_CASE(tag)}} -> {{#parent}}{{SCREAMING_SNAKE_CASE(.)}}{{/parent}}{{^parent}}null{{/parent}}
        {{/locales}}
                }

            /** The plural category of [count] things, by CLDR. */
            fun category(count: Long): PluralCategory {
                val magnitude = if (count < 0) -(count % 1000000) else count % 1000000
                val isSmall = count > -1000000 && count < 1000000
                val n = if (isSmall) magnitude.toInt() else magnitude.toInt() + 1000000
                return when (this) {
        {{#locales}}
        {{#isEmpty(pluralRules)}}
                    {{SCREAMING_SNAKE_CASE(tag)}} -> PluralCategory.OTHER
        {{/isEmpty(pluralRules)}}
        {{^isEmpty(pluralRules)}}
                    {{SCREAMING_SNAKE_CASE(tag)}} -> when {
        {{#pluralRules}}
                        {{{condition}}} -> PluralCategory.{{SCREAMING_SNAKE_CASE(category)}}
        {{/pluralRules}}
                        else -> PluralCategory.OTHER
                    }
        {{/isEmpty(pluralRules)}}
        {{/locales}}
                }
            }

        {{#hasNumbers}}
            /** [value] in the digits and groups of the language, by CLDR. */
            fun number(value: Long): String = when (this) {
        {{#locales}}
        {{#number}}
                {{SCREAMING_SNAKE_CASE(tag)}} -> write(value, zero = {{zero}}, "{{group}}", "{{minus}}", lastGroup = {{lastGroup}}, otherGroups = {{otherGroups}}, least = {{least}})
        {{/number}}
        {{/locales}}
            }

            private fun write(
                value: Long,
                zero: Int,
                group: String,
                minus: String,
                lastGroup: Int,
                otherGroups: Int,
                least: Int,
            ): String = buildString {
                val digits = value.toString().removePrefix("-")
                if (value < 0) append(minus)
                digits.forEachIndexed { index, digit ->
                    val before = digits.length - index - lastGroup
                    val startsGroup = before == 0 || otherGroups > 0 && before > 0 && before % otherGroups == 0
                    if (index > 0 && lastGroup > 0 && digits.length >= lastGroup + least && startsGroup) append(group)
                    appendCodePoint(zero + (digit - '0'))
                }
            }

        {{/hasNumbers}}
            companion object {
                /** The language that every text is in. */
                val DEVELOPMENT: Localization = {{SCREAMING_SNAKE_CASE(developmentLocale.tag)}}

                /** The language that serves a person who prefers [tags], BCP 47 tags, the most wanted first. */
                fun of(vararg tags: String): Localization {
                    for (tag in tags) {
                        val name = tag.replace('_', '-')
                        for (candidate in listOf(name) + candidates(name)) {
                            entries.find { it.tag.equals(candidate, ignoreCase = true) }?.let { return it }
                        }
                    }
                    return DEVELOPMENT
                }

                /** [tag] with its subtags cut off one by one, and before the bare language those that CLDR holds to be closer. */
                private fun candidates(tag: String): List<String> {
                    val parts = tag.takeWhile { it != '.' && it != '@' }.split('-').filter { it.isNotEmpty() }
                    val name = parts.firstOrNull().orEmpty().lowercase()
                    val language = RENAMED[name] ?: name
                    // What follows a singleton says how to count or sort, and no language.
                    val subtags = parts.drop(1).takeWhile { it.length > 1 }
                    val script = subtags.find { it.length == 4 && it[0] !in '0'..'9' }
                    val region = subtags.find { it.length == 2 || it.length == 3 && it[0] in '0'..'9' }
                    val truncations = subtags.indices.reversed().map { (listOf(language) + subtags.take(it + 1)).joinToString("-") }
                    return truncations + closer(language, script?.lowercase(), region?.uppercase()) + language +
                        RELATIVES[language].orEmpty()
                }

                /** What is closer to a reader than the bare language. */
                private fun closer(language: String, script: String?, region: String?): List<String> = when {
                    language == "zh" && (script ?: if (region in listOf("HK", "MO", "TW")) "hant" else "") != "hant" ->
                        listOf("zh-Hans", "zh-CN")
                    language == "zh" && region == "HK" -> listOf("zh-Hant-HK", "zh-HK", "zh-Hant")
                    language == "zh" && region == "MO" -> listOf("zh-Hant-MO", "zh-MO", "zh-Hant-HK", "zh-HK", "zh-Hant")
                    language == "zh" -> listOf("zh-Hant-TW", "zh-TW", "zh-Hant")
                    language == "es" && region in LATIN_AMERICA -> listOf("es-419")
                    language == "pt" && region in EUROPEAN_PORTUGUESE -> listOf("pt-PT")
                    else -> emptyList()
                }

                /** What readers of a language understand if it is missing, the name of the same in old tags included. */
                private val RELATIVES = mapOf(
                    "fil" to listOf("tl"),
                    "he" to listOf("iw"),
                    "id" to listOf("in"),
                    "nb" to listOf("no"),
                    "nn" to listOf("nb", "no"),
                    "no" to listOf("nb"),
                    "pt" to listOf("pt-BR"),
                    "yi" to listOf("ji"),
                    "yue" to listOf("zh-Hant-HK", "zh-HK", "zh-Hant"),
                )

                /** The names that languages have by now (IANA, Language Subtag Registry). */
                private val RENAMED = mapOf("in" to "id", "iw" to "he", "ji" to "yi", "mo" to "ro", "tl" to "fil")

                private val LATIN_AMERICA = setOf(
                    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
                    "SV", "US", "UY", "VE",
                )

                private val EUROPEAN_PORTUGUESE = setOf("AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL")
            }
        }

        """###,
    "kotlin-metrics-changes": ###"""
        {{#present}}
        present = {{.}}.milliseconds,
        {{/present}}
        {{#display}}
        display = {{.}}.milliseconds,
        {{/display}}
        {{#dropsDisplay}}
        display = null,
        {{/dropsDisplay}}
        {{#dismiss}}
        dismiss = {{.}}.milliseconds,
        {{/dismiss}}
        {{#motion}}
        motion = {{> kotlin-motion}},
        {{/motion}}
        {{#transition}}
        transition = Transition.{{SCREAMING_SNAKE_CASE(.)}},
        {{/transition}}
        {{#dismissEasing}}
        dismissEasing = Motion.Curve(x1 = {{decimal(x1)}}, y1 = {{decimal(y1)}}, x2 = {{decimal(x2)}}, y2 = {{decimal(y2)}}),
        {{/dismissEasing}}

        """###,
    "kotlin-metrics-in-list": ###"""
        DisplayMetrics(
            present = {{present}}.milliseconds,
            display = {{#display}}{{.}}.milliseconds{{/display}}{{^display}}null{{/display}},
            dismiss = {{dismiss}}.milliseconds,
            motion = {{#motion}}{{> kotlin-motion}}{{/motion}},
        {{^isUsualTransition}}
            transition = Transition.{{SCREAMING_SNAKE_CASE(transition)}},
        {{/isUsualTransition}}
        {{#ownDismissEasing}}
            dismissEasing = Motion.Curve(x1 = {{decimal(x1)}}, y1 = {{decimal(y1)}}, x2 = {{decimal(x2)}}, y2 = {{decimal(y2)}}),
        {{/ownDismissEasing}}
        ),

        """###,
    "kotlin-metrics-name": ###"""
        {{#isEmpty(themedMetrics)}}Metrics.{{SCREAMING_SNAKE_CASE(.)}}{{/isEmpty(themedMetrics)}}{{^isEmpty(themedMetrics)}}when (theme) { {{#themedMetrics}}Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> Metrics.{{#metrics}}{{SCREAMING_SNAKE_CASE(.)}}{{/metrics}}; {{/themedMetrics}}else -> Metrics.{{SCREAMING_SNAKE_CASE(.)}} }{{/isEmpty(themedMetrics)}}

        """###,
    "kotlin-metrics": ###"""
        DisplayMetrics(
            present = {{present}}.milliseconds,
            display = {{#display}}{{.}}.milliseconds{{/display}}{{^display}}null{{/display}},
            dismiss = {{dismiss}}.milliseconds,
            motion = {{#motion}}{{> kotlin-motion}}{{/motion}},
        {{^isUsualTransition}}
            transition = Transition.{{SCREAMING_SNAKE_CASE(transition)}},
        {{/isUsualTransition}}
        {{#ownDismissEasing}}
            dismissEasing = Motion.Curve(x1 = {{decimal(x1)}}, y1 = {{decimal(y1)}}, x2 = {{decimal(x2)}}, y2 = {{decimal(y2)}}),
        {{/ownDismissEasing}}
        )

        """###,
    "kotlin-motion": ###"""
        {{#spring}}Motion.Spring(damping = {{decimal(damping)}}, velocity = {{decimal(velocity)}}, stiffness = {{decimal(stiffness)}}){{/spring}}{{#curve}}Motion.Curve(x1 = {{decimal(x1)}}, y1 = {{decimal(y1)}}, x2 = {{decimal(x2)}}, y2 = {{decimal(y2)}}){{/curve}}

        """###,
    "kotlin-own-look": ###"""
        {{#isEmpty(themed)}}
        {{#levelChanges}}

        override fun levelConfiguration(theme: Theme): LevelConfiguration =
            super.levelConfiguration(theme).copy(
                {{> kotlin-level-changes}}
            )
        {{/levelChanges}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}

        override fun levelConfiguration(theme: Theme): LevelConfiguration {
            val own = super.levelConfiguration(theme){{#levelChanges}}.copy({{/levelChanges}}
        {{#levelChanges}}
                {{> kotlin-level-changes}}
            )
        {{/levelChanges}}
            return when (theme) {
        {{#themed}}
        {{#levelChanges}}
                Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> own.copy(
                    {{> kotlin-level-changes}}
                )
        {{/levelChanges}}
        {{/themed}}
                else -> own
            }
        }
        {{/isEmpty(themed)}}
        {{#isEmpty(themed)}}
        {{#styleChanges}}

        override fun styleConfiguration(theme: Theme): StyleConfiguration =
            super.styleConfiguration(theme).copy(
                {{> kotlin-style-changes}}
            )
        {{/styleChanges}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}

        override fun styleConfiguration(theme: Theme): StyleConfiguration {
            val own = super.styleConfiguration(theme){{#styleChanges}}.copy({{/styleChanges}}
        {{#styleChanges}}
                {{> kotlin-style-changes}}
            )
        {{/styleChanges}}
            return when (theme) {
        {{#themed}}
        {{#styleChanges}}
                Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> own.copy(
                    {{> kotlin-style-changes}}
                )
        {{/styleChanges}}
        {{/themed}}
                else -> own
            }
        }
        {{/isEmpty(themed)}}

        """###,
    "kotlin-own-metrics": ###"""
        {{#isEmpty(themed)}}
        {{#metricsChanges}}

        override fun metrics(theme: Theme): DisplayMetrics =
            {{> kotlin-shared-metrics}}.copy(
                {{> kotlin-metrics-changes}}
            )
        {{/metricsChanges}}
        {{^metricsChanges}}
        {{#sharedMetrics}}

        override fun metrics(theme: Theme): DisplayMetrics = {{> kotlin-metrics-name}}.display(theme)
        {{/sharedMetrics}}
        {{/metricsChanges}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}

        override fun metrics(theme: Theme): DisplayMetrics {
            val own = {{> kotlin-shared-metrics}}{{#metricsChanges}}.copy({{/metricsChanges}}
        {{#metricsChanges}}
                {{> kotlin-metrics-changes}}
            )
        {{/metricsChanges}}
            return when (theme) {
        {{#themed}}
        {{#metricsChanges}}
                Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> own.copy(
                    {{> kotlin-metrics-changes}}
                )
        {{/metricsChanges}}
        {{/themed}}
                else -> own
            }
        }
        {{/isEmpty(themed)}}

        """###,
    "kotlin-paint": ###"""
        {{#color}}Paint.Fixed({{> kotlin-color}}){{/color}}{{^color}}Paint.{{PascalCase(kind)}}{{/color}}

        """###,
    "kotlin-pattern": ###"""
        {{=<% %>=}}"<%#segments%><%literal%><%#parameter%>${<%#maxLength%>cut(<%/maxLength%><%#isInt%>Localization.<%SCREAMING_SNAKE_CASE(locale)%>.number(<%/isInt%><%kotlinParameter(id)%><%#isInt%>)<%/isInt%><%#maxLength%>, <%.%>)<%/maxLength%>}<%/parameter%><%/segments%>"

        """###,
    "kotlin-shadow": ###"""
        Shadow(x = {{decimal(x)}}, y = {{decimal(y)}}, blur = {{decimal(blur)}}, color = {{#color}}{{> kotlin-color}}{{/color}})

        """###,
    "kotlin-shared-metrics": ###"""
        {{#sharedMetrics}}{{> kotlin-metrics-name}}.display(theme){{/sharedMetrics}}{{^sharedMetrics}}super.metrics(theme){{/sharedMetrics}}

        """###,
    "kotlin-style-changes": ###"""
        {{#position}}
        position = Position.{{SCREAMING_SNAKE_CASE(.)}},
        {{/position}}
        {{#edge}}
        edge = Edge.{{SCREAMING_SNAKE_CASE(.)}},
        {{/edge}}
        {{#bufferHeight}}
        bufferHeight = {{decimal(.)}},
        {{/bufferHeight}}
        {{#statusBar}}
        statusBar = StatusBar.{{SCREAMING_SNAKE_CASE(.)}},
        {{/statusBar}}
        {{#textSize}}
        textSize = {{decimal(.)}},
        {{/textSize}}
        {{#smallestTextPoints}}
        smallestTextSize = {{decimal(.)}},
        {{/smallestTextPoints}}
        {{#largestTextPoints}}
        largestTextSize = {{decimal(.)}},
        {{/largestTextPoints}}
        {{#fontWeight}}
        fontWeight = {{.}},
        {{/fontWeight}}
        {{#maxLines}}
        maxLines = {{.}},
        {{/maxLines}}
        {{#textFont}}
        textFont = Typeface.{{SCREAMING_SNAKE_CASE(.)}},
        {{/textFont}}
        {{#dropsTextFont}}
        textFont = null,
        {{/dropsTextFont}}
        {{#hasTitles}}
        {{#titleSize}}
        titleSize = {{decimal(.)}},
        {{/titleSize}}
        {{#smallestTitlePoints}}
        smallestTitleSize = {{decimal(.)}},
        {{/smallestTitlePoints}}
        {{#largestTitlePoints}}
        largestTitleSize = {{decimal(.)}},
        {{/largestTitlePoints}}
        {{#titleFontWeight}}
        titleFontWeight = {{.}},
        {{/titleFontWeight}}
        {{#titleMaxLines}}
        titleMaxLines = {{.}},
        {{/titleMaxLines}}
        {{#titleFont}}
        titleFont = Typeface.{{SCREAMING_SNAKE_CASE(.)}},
        {{/titleFont}}
        {{#dropsTitleFont}}
        titleFont = null,
        {{/dropsTitleFont}}
        {{/hasTitles}}
        {{#insets}}
        padding = {{> kotlin-insets}},
        {{/insets}}
        {{#keepsWindowMargins}}
        keepsWindowMargins = {{.}},
        {{/keepsWindowMargins}}
        {{#cornerRadius}}
        cornerRadius = {{decimal(.)}},
        {{/cornerRadius}}
        {{#border}}
        border = {{> kotlin-border}},
        {{/border}}
        {{#shadow}}
        shadow = {{> kotlin-shadow}},
        {{/shadow}}
        {{#margin}}
        margin = {{> kotlin-insets}},
        {{/margin}}
        {{#dropsCornerRadius}}
        cornerRadius = 0.0,
        {{/dropsCornerRadius}}
        {{#dropsBorder}}
        border = null,
        {{/dropsBorder}}
        {{#dropsShadow}}
        shadow = null,
        {{/dropsShadow}}
        {{#dropsMargin}}
        margin = Insets(),
        {{/dropsMargin}}
        {{#fill}}
        fill = Fill.{{SCREAMING_SNAKE_CASE(.)}},
        {{/fill}}
        {{#alignment}}
        alignment = Alignment.{{SCREAMING_SNAKE_CASE(.)}},
        {{/alignment}}
        {{#hasSeparator}}
        hasSeparator = {{.}},
        {{/hasSeparator}}
        {{#imageShape}}
        imageShape = ImageShape.{{SCREAMING_SNAKE_CASE(.)}},
        {{/imageShape}}
        {{#imageSize}}
        imageSize = {{decimal(.)}},
        {{/imageSize}}
        {{#indicator}}
        indicator = {{> kotlin-indicator}},
        {{/indicator}}
        {{#dropsIndicator}}
        indicator = null,
        {{/dropsIndicator}}
        {{#dismissal}}
        dismissal = setOf({{#values}}Dismissal.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/values}}),
        {{/dismissal}}
        {{#buttonLayout}}
        buttonLayout = ButtonLayout.{{SCREAMING_SNAKE_CASE(.)}},
        {{/buttonLayout}}
        {{#sticksOnScroll}}
        sticksOnScroll = {{.}},
        {{/sticksOnScroll}}
        {{#maxWidth}}
        maxWidth = {{decimal(.)}},
        {{/maxWidth}}
        {{#dropsMaxWidth}}
        maxWidth = null,
        {{/dropsMaxWidth}}

        """###,
    "kotlin-style-value": ###"""
        {{#extends}}
        Style.{{SCREAMING_SNAKE_CASE(.)}}.configuration(theme){{#changes}}.copy({{/changes}}
        {{#changes}}
            {{> kotlin-style-changes}}
        )
        {{/changes}}
        {{/extends}}
        {{^extends}}
        {{> kotlin-style}}
        {{/extends}}

        """###,
    "kotlin-style": ###"""
        StyleConfiguration(
            position = Position.{{SCREAMING_SNAKE_CASE(position)}},
            edge = Edge.{{SCREAMING_SNAKE_CASE(edge)}},
            bufferHeight = {{decimal(bufferHeight)}},
            statusBar = StatusBar.{{SCREAMING_SNAKE_CASE(statusBar)}},
            textSize = {{decimal(textSize)}},
            smallestTextSize = {{decimal(smallestTextPoints)}},
            largestTextSize = {{decimal(largestTextPoints)}},
            fontWeight = {{fontWeight}},
            maxLines = {{maxLines}},
        {{#textFont}}
            textFont = Typeface.{{SCREAMING_SNAKE_CASE(.)}},
        {{/textFont}}
        {{#hasTitles}}
            titleSize = {{decimal(titleSize)}},
            smallestTitleSize = {{decimal(smallestTitlePoints)}},
            largestTitleSize = {{decimal(largestTitlePoints)}},
            titleFontWeight = {{titleFontWeight}},
            titleMaxLines = {{titleMaxLines}},
        {{#titleFont}}
            titleFont = Typeface.{{SCREAMING_SNAKE_CASE(.)}},
        {{/titleFont}}
        {{/hasTitles}}
            padding = {{#insets}}{{> kotlin-insets}}{{/insets}},
        {{^keepsWindowMargins}}
            keepsWindowMargins = false,
        {{/keepsWindowMargins}}
        {{#cornerRadius}}
            cornerRadius = {{decimal(.)}},
        {{/cornerRadius}}
        {{#border}}
            border = {{> kotlin-border}},
        {{/border}}
        {{#shadow}}
            shadow = {{> kotlin-shadow}},
        {{/shadow}}
        {{#margin}}
            margin = {{> kotlin-insets}},
        {{/margin}}
        {{#hasShape}}
            fill = Fill.{{SCREAMING_SNAKE_CASE(fill)}},
            alignment = Alignment.{{SCREAMING_SNAKE_CASE(alignment)}},
            hasSeparator = {{hasSeparator}},
        {{/hasShape}}
            imageShape = ImageShape.{{SCREAMING_SNAKE_CASE(imageShape)}},
            imageSize = {{decimal(imageSize)}},
        {{#indicator}}
            indicator = {{> kotlin-indicator}},
        {{/indicator}}
            dismissal = setOf({{#dismissal}}Dismissal.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/dismissal}}),
            buttonLayout = ButtonLayout.{{SCREAMING_SNAKE_CASE(buttonLayout)}},
            sticksOnScroll = {{sticksOnScroll}},
            maxWidth = {{#maxWidth}}{{decimal(.)}}{{/maxWidth}}{{^maxWidth}}null{{/maxWidth}},
        )

        """###,
    "kotlin-text": ###"""
        Text("{{development.pattern.literal}}"{{#translations}}, Localization.{{SCREAMING_SNAKE_CASE(locale)}} to "{{pattern.literal}}"{{/translations}})

        """###,
    "kotlin": ###"""
        // {{{mark}}}
        @file:Suppress("unused", "MemberVisibilityCanBePrivate", "RedundantVisibilityModifier")

        package {{settings.package}}

        import kotlin.time.Duration
        import kotlin.time.Duration.Companion.milliseconds

        /**
        {{#documentation}}
         * {{{commentText(.)}}}
        {{/documentation}}
         */
        object {{kotlinClass(name)}} {
            /** How a screen looks. */
            enum class Appearance {
                LIGHT,
                DARK,
                LIGHT_HIGH_CONTRAST,
                DARK_HIGH_CONTRAST;

                companion object {
                    /** The appearance of a dark or light theme, with or without increased contrast. */
                    fun of(isDark: Boolean, isHighContrast: Boolean = false): Appearance = when {
                        isDark && isHighContrast -> DARK_HIGH_CONTRAST
                        isDark -> DARK
                        isHighContrast -> LIGHT_HIGH_CONTRAST
                        else -> LIGHT
                    }
                }
            }

            /** An sRGB colour for each appearance, as `0xAARRGGBB`. */
            data class Color(
                val light: Long,
                val dark: Long = light,
                val lightHighContrast: Long = light,
                val darkHighContrast: Long = dark,
            ) {
                /** The colour in [appearance] as Android has it. */
                fun argb(appearance: Appearance): Int = when (appearance) {
                    Appearance.LIGHT -> light
                    Appearance.DARK -> dark
                    Appearance.LIGHT_HIGH_CONTRAST -> lightHighContrast
                    Appearance.DARK_HIGH_CONTRAST -> darkHighContrast
                }.toInt()
            }

            /** How a banner moves. */
            sealed interface Motion {
                /** A spring: its damping ratio, its first velocity in distances to travel a second, its stiffness at a mass of 1. */
                data class Spring(val damping: Double, val velocity: Double, val stiffness: Double) : Motion

                /** A cubic Bézier curve. */
                data class Curve(val x1: Double, val y1: Double, val x2: Double, val y2: Double) : Motion
            }

            /** What of a banner changes while it comes and goes. */
            enum class Transition(val slides: Boolean, val fades: Boolean) {
                SLIDE(true, false), FADE(false, true), SLIDE_AND_FADE(true, true)
            }

            /** How long a banner comes, stays and goes. One whose [display] is `null` does not leave by itself. */
            data class DisplayMetrics(
                val present: Duration,
                val display: Duration?,
                val dismiss: Duration,
                val motion: Motion,
                val transition: Transition = Transition.SLIDE,
                /** The curve on which it leaves. */
                val dismissEasing: Motion.Curve = Motion.Curve(0.42, 0.0, 1.0, 1.0),
            )

            /** A text in each language that has one of its own. */
            data class Text(val development: String, val translations: Map<Localization, String>) {
                constructor(development: String, vararg translations: Pair<Localization, String>) :
                    this(development, mapOf(*translations))

                /** The text in [localization], or in the one that serves for it. */
                fun text(localization: Localization): String =
                    translations[localization] ?: localization.parent?.let { text(it) } ?: development
            }

            /** An image: exactly one of [symbol], the name of an SF Symbol, [asset] and [url]. */
            data class Image(
                val symbol: String? = null,
                val asset: String? = null,
                val url: String? = null,
                val placeholderSymbol: String? = null,
                val placeholderAsset: String? = null,
                val isCached: Boolean = false,
                val label: Text? = null,
                val isDecorative: Boolean = false,
                /** Whether it is the icon of a level, which no banner replaces. */
                val isFixed: Boolean = false,
            )

            enum class Announcement { NONE, POLITE, ASSERTIVE }

            enum class Haptic { NONE, SUCCESS, WARNING, ERROR, LIGHT, MEDIUM, HEAVY }

            enum class Position { OVERLAY, EMBEDDED }

            enum class Edge { TOP, BOTTOM }

            enum class StatusBar { LIGHT, DARK, AUTOMATIC }

            enum class ImageShape { CIRCLE, SQUARE, ROUNDED, NONE }

            enum class ButtonLayout { BELOW, INLINE }

            enum class Dismissal { BUTTON, SWIPE, TIMER, TAP, CONDITION }

            /** The categories of CLDR's plural rules. */
            enum class PluralCategory { ZERO, ONE, TWO, FEW, MANY, OTHER }

            /** What banners of a level look, sound and feel like. */
            data class LevelConfiguration(
                val tint: Color,
                val onTint: Color,
                /** What attention is drawn with: the icon, the track, links; `null` for [onTint]. */
                val accent: Color? = null,
                val icon: Image? = null,
                val spokenPrefix: Text? = null,
                val announcement: Announcement,
                val haptic: Haptic,
            )

            /** A colour by what it is for in the level of a banner, or one of its own. */
            sealed interface Paint {
                /** None: what lies beneath shows. */
                data object Clear : Paint

                data object Tint : Paint

                data object OnTint : Paint

                data object Accent : Paint

                /** [color], whatever the level. */
                data class Fixed(val color: Color) : Paint

                /** The colour on a banner of [level]; `null` for none. */
                fun on(level: LevelConfiguration): Color? = when (this) {
                    Clear -> null
                    Tint -> level.tint
                    OnTint -> level.onTint
                    Accent -> level.accent ?: level.onTint
                    is Fixed -> color
                }
            }

            /** A line around a banner or a button, in dp. */
            data class Border(val width: Double, val paint: Paint)

            /** What a banner throws on the content beneath it, in dp. */
            data class Shadow(val x: Double, val y: Double, val blur: Double, val color: Color)

            /** Spaces at the four sides, in dp. */
            data class Insets(
                val top: Double = 0.0,
                val leading: Double = 0.0,
                val bottom: Double = 0.0,
                val trailing: Double = 0.0,
            )

            /** What a bar is filled with. */
            enum class Fill { TINT, NONE, MATERIAL }

            /** Where lines start that don't take the whole width. */
            enum class Alignment { LEADING, CENTER }
        {{^isEmpty(fonts)}}

            /** The typefaces of the app. */
            enum class Typeface(val id: String, val family: String) {
        {{#fonts}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(id = "{{id}}", family = "{{family}}"){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/fonts}}
            }
        {{/isEmpty(fonts)}}

            /** The track at a banner's edge; without a [color] it has the level's accent. */
            data class Indicator(val height: Double, val color: Color? = null)

            /** How banners of a style look and behave. Lengths are dp, sizes of text sp. */
            data class StyleConfiguration(
                val position: Position,
                val edge: Edge,
                val bufferHeight: Double,
                val statusBar: StatusBar,
                val textSize: Double,
                /** How small and how large, in dp, the text gets with the person's setting. */
                val smallestTextSize: Double,
                val largestTextSize: Double,
                val fontWeight: Int,
                val maxLines: Int,
        {{^isEmpty(fonts)}}
                /** The typeface; `null` for the system's. */
                val textFont: Typeface? = null,
        {{/isEmpty(fonts)}}
        {{#hasTitles}}
                val titleSize: Double,
                val smallestTitleSize: Double,
                val largestTitleSize: Double,
                val titleFontWeight: Int,
                val titleMaxLines: Int,
        {{^isEmpty(fonts)}}
                val titleFont: Typeface? = null,
        {{/isEmpty(fonts)}}
        {{/hasTitles}}
                val padding: Insets,
                /** Whether the padding is wider at the sides where the margin of the window is. */
                val keepsWindowMargins: Boolean = true,
                val cornerRadius: Double = 0.0,
                val border: Border? = null,
                val shadow: Shadow? = null,
                val margin: Insets = Insets(),
                val fill: Fill = Fill.TINT,
                val alignment: Alignment = Alignment.LEADING,
                /** Whether a hairline parts it from the content. */
                val hasSeparator: Boolean = false,
                val imageShape: ImageShape,
                val imageSize: Double,
                val indicator: Indicator? = null,
                val dismissal: Set<Dismissal>,
                val buttonLayout: ButtonLayout,
                val sticksOnScroll: Boolean,
                val maxWidth: Double?,
            )

            {{> kotlin-locales}}

            /** The themes. `STANDARD` is the look without one. */
            enum class Theme(val id: String) {
                STANDARD("standard"){{#isEmpty(themes)}};{{/isEmpty(themes)}}{{^isEmpty(themes)}},{{/isEmpty(themes)}}
        {{#themes}}
        {{#documentation}}
                /** {{{commentText(.)}}} */
        {{/documentation}}
                {{SCREAMING_SNAKE_CASE(id)}}("{{id}}"){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/themes}}
            }

            /** The named colours. */
            enum class Palette(val id: String) {
        {{#palette}}
        {{#documentation}}
                /** {{{commentText(.)}}} */
        {{/documentation}}
                {{SCREAMING_SNAKE_CASE(id)}}("{{id}}"){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/palette}}
        {{#isEmpty(palette)}}
                ;
        {{/isEmpty(palette)}}

                /** The colour in [theme]. */
                fun color(theme: Theme = Theme.STANDARD): Color =
        {{#isEmpty(palette)}}
                    error("$theme has no colours")
        {{/isEmpty(palette)}}
        {{^isEmpty(palette)}}
                    when (this) {
        {{#palette}}
        {{#isEmpty(themed)}}
                        {{SCREAMING_SNAKE_CASE(id)}} -> {{#color}}{{> kotlin-color}}{{/color}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}
                        {{SCREAMING_SNAKE_CASE(id)}} -> when (theme) {
        {{#themed}}
                            Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> {{#color}}{{> kotlin-color}}{{/color}}
        {{/themed}}
                            else -> {{#color}}{{> kotlin-color}}{{/color}}
                        }
        {{/isEmpty(themed)}}
        {{/palette}}
                    }
        {{/isEmpty(palette)}}
            }

            /** How long banners come, stay and go, and how they move. */
            enum class Metrics(val id: String) {
        {{#metrics}}
        {{#documentation}}
                /** {{{commentText(.)}}} */
        {{/documentation}}
                {{SCREAMING_SNAKE_CASE(id)}}("{{id}}"){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/metrics}}

                /** The times and the motion in [theme]. */
                fun display(theme: Theme = Theme.STANDARD): DisplayMetrics = when (this) {
        {{#metrics}}
        {{#isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(id)}} ->
                        {{> kotlin-metrics}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(id)}} -> when (theme) {
        {{#themed}}
                        Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> display().copy(
        {{#changes}}
                            {{> kotlin-metrics-changes}}
        {{/changes}}
                        )
        {{/themed}}
                        else ->
                            {{> kotlin-metrics}}
                    }
        {{/isEmpty(themed)}}
        {{/metrics}}
                }
            }

            /** What banners mean. The order is that of the spec; a higher [severity] is more urgent. */
            enum class Level(val id: String, val severity: Int, val metrics: Metrics? = null) {
        {{#levels}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(id = "{{id}}", severity = {{severity}}{{#metrics}}, metrics = Metrics.{{SCREAMING_SNAKE_CASE(.)}}{{/metrics}}){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/levels}}
        {{#isEmpty(levels)}}
                ;
        {{/isEmpty(levels)}}

                /** What that is in [theme]. */
                fun configuration(theme: Theme = Theme.STANDARD): LevelConfiguration =
        {{#isEmpty(levels)}}
                    error("$theme has no levels")
        {{/isEmpty(levels)}}
        {{^isEmpty(levels)}}
                    when (this) {
        {{#levels}}
        {{#isEmpty(themed)}}
                        {{SCREAMING_SNAKE_CASE(id)}} ->
                            {{> kotlin-level}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}
                        {{SCREAMING_SNAKE_CASE(id)}} -> {
                            val level =
                                {{> kotlin-level}}
                            when (theme) {
        {{#themed}}
                                Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> level.copy(
        {{#changes}}
                                    {{> kotlin-level-changes}}
        {{/changes}}
                                )
        {{/themed}}
                                else -> level
                            }
                        }
        {{/isEmpty(themed)}}
        {{/levels}}
                    }
        {{/isEmpty(levels)}}
            }

            /** How banners look and behave. */
            enum class Style(val id: String, val metrics: Metrics) {
        {{#styles}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(id = "{{id}}", metrics = Metrics.{{SCREAMING_SNAKE_CASE(metrics)}}){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/styles}}

                /** What that is in [theme]. */
                fun configuration(theme: Theme = Theme.STANDARD): StyleConfiguration = when (this) {
        {{#styles}}
        {{#isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(id)}} ->
                        {{> kotlin-style-value}}
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(id)}} -> {
                        val style =
                            {{> kotlin-style-value}}
                        when (theme) {
        {{#themed}}
                            Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> style.copy(
        {{#changes}}
                                {{> kotlin-style-changes}}
        {{/changes}}
                            )
        {{/themed}}
                            else -> style
                        }
                    }
        {{/isEmpty(themed)}}
        {{/styles}}
                }
            }

            /** The places where banners show, one at a time each. */
            enum class Surface(val id: String, val scope: Scope, val edge: Edge, val under: Anchor, val group: String) {
        {{#surfaces}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(
                    id = "{{id}}",
                    scope = Scope.{{SCREAMING_SNAKE_CASE(scope)}},
                    edge = Edge.{{SCREAMING_SNAKE_CASE(edge)}},
                    under = Anchor.{{SCREAMING_SNAKE_CASE(under)}},
                    group = "{{group}}",
                ){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/surfaces}}

                /** How far a surface reaches. */
                enum class Scope { SCENE, SCREEN }

                /** What banners slide out from under. */
                enum class Anchor { STATUS_BAR, NAVIGATION_BAR, HEADER, TAB_BAR, TOOLBAR, NONE }
            }

            /** The screens of the app. */
            enum class Screen(val id: String, val surfaces: List<Surface>, private val others: List<String>) {
        {{#screens}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(
                    id = "{{id}}",
                    surfaces = listOf({{#surfaces}}Surface.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/surfaces}}),
                    others = listOf({{#coVisibleWith}}"{{.}}"{{^last()}}, {{/last()}}{{/coVisibleWith}}),
                ){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/screens}}
        {{#isEmpty(screens)}}
                ;
        {{/isEmpty(screens)}}

                /** The screens that can be seen beside it. */
                val coVisibleWith: List<Screen> get() = entries.filter { it.id in others }
            }

            /** What a button is, which decides on how it looks. */
            enum class ButtonVariant {
                HIGH,
                MEDIUM,
                LOW,
                LOWEST,
                POSITIVE,
                NEGATIVE,
                ICON;
        {{^isEmpty(buttonLooks)}}

                /** How buttons of the variant look in [theme]. */
                fun look(theme: Theme = Theme.STANDARD): ButtonLook = when (this) {
        {{#buttonLooks}}
        {{#isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(variant)}} ->
                        ButtonLook(
                            {{> kotlin-button-look}}
                        )
        {{/isEmpty(themed)}}
        {{^isEmpty(themed)}}
                    {{SCREAMING_SNAKE_CASE(variant)}} -> {
                        val look = ButtonLook(
                            {{> kotlin-button-look}}
                        )
                        when (theme) {
        {{#themed}}
                            Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> look.copy(
        {{#changes}}
                                {{> kotlin-button-look}}
        {{/changes}}
                            )
        {{/themed}}
                            else -> look
                        }
                    }
        {{/isEmpty(themed)}}
        {{/buttonLooks}}
        {{^allButtonLooks}}
                    else -> ButtonLook()
        {{/allButtonLooks}}
                }
        {{/isEmpty(buttonLooks)}}
            }
        {{^isEmpty(buttonLooks)}}

            /** How the buttons of a variant look, in dp; what is `null` is as the platform draws the variant. */
            data class ButtonLook(
                val fill: Paint? = null,
                val label: Paint? = null,
                val border: Border? = null,
                val cornerRadius: Double? = null,
                val minHeight: Double? = null,
                val padding: Insets? = null,
                val pressedOpacity: Double? = null,
                val disabledOpacity: Double? = null,
            )
        {{/isEmpty(buttonLooks)}}

            /** What a button does, where that is nothing of the app's own. */
            enum class ButtonRole { DESTRUCTIVE, DISMISS, CANCEL }

            /** The buttons of banners. */
            enum class Button(
                val id: String,
                val variant: ButtonVariant,
                val title: Text? = null,
                /** What a screen reader says. */
                val label: Text? = null,
                val image: Image? = null,
                val role: ButtonRole? = null,
                /** Width and height that a tap reaches at the least, in dp. */
                val targetSize: Double = 48.0,
                val isFullWidth: Boolean = false,
                val isEnabled: Boolean = true,
            ) {
        {{#buttons}}
                {{> kotlin-doc}}
                {{SCREAMING_SNAKE_CASE(id)}}(
                    id = "{{id}}",
                    variant = ButtonVariant.{{SCREAMING_SNAKE_CASE(variant)}},
        {{#title}}
                    title = {{> kotlin-text}},
        {{/title}}
        {{#label}}
                    label = {{> kotlin-text}},
        {{/label}}
        {{#image}}
                    image = {{> kotlin-image}},
        {{/image}}
        {{#role}}
                    role = ButtonRole.{{SCREAMING_SNAKE_CASE(.)}},
        {{/role}}
                    targetSize = {{decimal(androidTargetSize)}},
        {{#isFullWidth}}
                    isFullWidth = true,
        {{/isFullWidth}}
        {{^isEnabled}}
                    isEnabled = false,
        {{/isEnabled}}
                ){{^last()}},{{/last()}}{{#last()}};{{/last()}}
        {{/buttons}}
        {{#isEmpty(buttons)}}
                ;
        {{/isEmpty(buttons)}}
            }

            /** How banners wait for their turn. */
            object Queue {
                enum class Order { FIFO, PRIORITY }

                enum class Conflict { ENQUEUE, REPLACE, SUSPEND, STEP_ASIDE, DROP }

                enum class Coalescing { NONE, ADJACENT, QUEUED, ANY }

                enum class Key { BANNER, STYLE, LEVEL, TEXT, SURFACE, PARAMETERS }

        {{#queue}}
                val ORDER: Order = Order.{{SCREAMING_SNAKE_CASE(order)}}
                val CONFLICT: Conflict = Conflict.{{SCREAMING_SNAKE_CASE(conflict)}}
                val COALESCE: Coalescing = Coalescing.{{SCREAMING_SNAKE_CASE(coalesce)}}

                /** What two requests share to count as one. */
                val KEY: Set<Key> = setOf({{#key}}Key.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/key}})
                const val MAX_DEPTH: Int = {{maxDepth}}

                /** The time between two banners. */
                val PAUSE: Duration = {{pause}}.milliseconds
        {{/queue}}
            }

            /** What makes a banner come: an [event] or a [condition]. */
            data class Trigger(
                val event: String? = null,
                val condition: String? = null,
                val clears: String? = null,
                val screens: List<Screen> = emptyList(),
                val minInterval: Duration = Duration.ZERO,
                /** The ids of banners that can't be caused at the same time. */
                val mutex: List<String> = emptyList(),
            )

            /** The progress that a banner shows. */
            data class Progress(
                val isDeterminate: Boolean,
                /** The part of the whole after which it is announced again, 0 to 1. */
                val step: Double? = null,
                val onTap: List<TapAction> = emptyList(),
                val completionMetrics: DisplayMetrics? = null,
            ) {
                /** What a tap does to the work. */
                enum class TapAction { PAUSE, RESUME, STOP }
            }

        {{#hasMaxLength}}
            /**
             * [text], or, if it has more than [maxLength] characters, its start with an ellipsis, which has at most that many.
             * Characters are extended grapheme clusters (UAX #29), of 32 code points on average at the most.
             */
            private fun cut(text: String, maxLength: Int): String {
                if (text.length <= maxLength) return text
                val most = 32 * maxLength
                // As many code points of two units each, and one more.
                val head = text.take(2 * (most + 1))
                var kept = 0
                var characters = 0
                var codePoints = 0
                for (character in CHARACTER.findAll(head)) {
                    characters += 1
                    codePoints += character.value.codePointCount(0, character.value.length)
                    if (characters > maxLength || codePoints > most) {
                        while (kept > 0 && head[kept - 1] in WHITE_SPACE) kept -= 1
                        return head.substring(0, kept) + "\u2026"
                    }
                    if (characters < maxLength) kept = character.range.last + 1
                }
                return text
            }

            /** What readers take for a character. A [java.text.BreakIterator] tears emoji apart before Java 20. */
            private val CHARACTER = Regex("\\X")

            /** All that has Unicode's property White_Space. */
            private const val WHITE_SPACE =
                "\t\n\u000B\u000C\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A" +
                    "\u2028\u2029\u202F\u205F\u3000"

        {{/hasMaxLength}}
        {{#hasLinks}}
            /** A link in a banner, below its text, or behind it where it fits on the line. */
            data class Link(val title: Text, val isTrailing: Boolean = false)

        {{/hasLinks}}
            /** What a tap on the bar does. */
            enum class BarTap { DISMISS, OPEN, NOTHING }

            /** The banners of the catalogue. */
            sealed class Banner(
                val id: String,
                val level: Level,
                val style: Style,
                val surface: Surface,
                val buttons: List<Button>,
            ) {
                /** What the banner says in [localization]. */
                abstract fun text(localization: Localization, theme: Theme = Theme.STANDARD): String

        {{#hasTitles}}
                /** What stands above that. */
                open fun title(localization: Localization): String? = null

        {{/hasTitles}}
        {{#hasPoints}}
                /** What it lists under its text. */
                open fun points(localization: Localization): List<String> = emptyList()

        {{/hasPoints}}
        {{#hasLinks}}
                open val link: Link? get() = null

        {{/hasLinks}}
                /** What a tap on the bar does; it sends the banner away only where that is a way out. */
                open val barTap: BarTap get() = BarTap.DISMISS

                /** How long it may wait unseen; `null` for as long as it takes. */
                open val expires: Duration? get() = null

                /** What it says once its progress is complete; `null` for a banner without progress. */
                open fun completionText(localization: Localization): String? = null

                open val image: Image? get() = null
                open val trigger: Trigger? get() = null
                open val progress: Progress? get() = null

                /** Where else people find what it says. */
                open val alsoAvailableAt: Text? get() = null

                /** How long it comes, stays and goes in [theme]. */
                open fun metrics(theme: Theme = Theme.STANDARD): DisplayMetrics = style.metrics.display(theme)

                /** What it looks, sounds and feels like in [theme]. */
                open fun levelConfiguration(theme: Theme = Theme.STANDARD): LevelConfiguration = level.configuration(theme)

                /** How it looks and behaves in [theme]. */
                open fun styleConfiguration(theme: Theme = Theme.STANDARD): StyleConfiguration = style.configuration(theme)
        {{#banners}}

                {{> kotlin-doc}}
        {{#hasParameters}}
                data class {{kotlinClass(id)}}(
        {{#parameters}}
        {{^isEmpty(comment)}}
                    /**
        {{#comment}}
                     * {{{commentText(.)}}}
        {{/comment}}
                     */
        {{/isEmpty(comment)}}
                    val {{kotlinParameter(id)}}: {{#isInt}}Long{{/isInt}}{{#isString}}String{{/isString}}{{#isImage}}Image{{/isImage}},
        {{/parameters}}
                ) : Banner(
        {{/hasParameters}}
        {{^hasParameters}}
                data object {{kotlinClass(id)}} : Banner(
        {{/hasParameters}}
                    id = "{{id}}",
                    level = Level.{{SCREAMING_SNAKE_CASE(level)}},
                    style = Style.{{SCREAMING_SNAKE_CASE(style)}},
                    surface = Surface.{{SCREAMING_SNAKE_CASE(surface)}},
                    buttons = listOf({{#buttons}}Button.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/buttons}}),
                ) {
        {{^isEmpty(themedTexts)}}
                    override fun text(localization: Localization, theme: Theme): String = when (theme) {
        {{#themedTexts}}
                        Theme.{{SCREAMING_SNAKE_CASE(theme)}} -> when (localization) {
        {{#text}}
                            {{> kotlin-entries}}
        {{^isComplete}}
                            else -> text(localization.parent ?: Localization.DEVELOPMENT, theme)
        {{/isComplete}}
        {{/text}}
                        }
        {{/themedTexts}}
                        else -> when (localization) {
        {{#text}}
                            {{> kotlin-entries}}
        {{^isComplete}}
                            else -> text(localization.parent ?: Localization.DEVELOPMENT, theme)
        {{/isComplete}}
        {{/text}}
                        }
                    }
        {{/isEmpty(themedTexts)}}
        {{#isEmpty(themedTexts)}}
                    override fun text(localization: Localization, theme: Theme): String = when (localization) {
        {{#text}}
                        {{> kotlin-entries}}
        {{^isComplete}}
                        else -> text(localization.parent ?: Localization.DEVELOPMENT, theme)
        {{/isComplete}}
        {{/text}}
                    }
        {{/isEmpty(themedTexts)}}
        {{#title}}

                    override fun title(localization: Localization): String = when (localization) {
                        {{> kotlin-entries}}
        {{^isComplete}}
                        else -> title(localization.parent ?: Localization.DEVELOPMENT)
        {{/isComplete}}
                    }
        {{/title}}
        {{^isEmpty(points)}}

                    override fun points(localization: Localization): List<String> = listOf(
        {{#points}}
                        point{{index()}}(localization),
        {{/points}}
                    )
        {{#points}}

                    private fun point{{index()}}(localization: Localization): String = when (localization) {
                        {{> kotlin-entries}}
        {{^isComplete}}
                        else -> point{{index()}}(localization.parent ?: Localization.DEVELOPMENT)
        {{/isComplete}}
                    }
        {{/points}}
        {{/isEmpty(points)}}
        {{#link}}

                    override val link: Link
                        get() = Link({{#title}}{{> kotlin-text}}{{/title}}{{#isTrailing}}, isTrailing = true{{/isTrailing}})
        {{/link}}
        {{#hasBarTap}}

                    override val barTap: BarTap get() = BarTap.{{SCREAMING_SNAKE_CASE(onTap)}}
        {{/hasBarTap}}
        {{#expires}}

                    override val expires: Duration get() = {{.}}.milliseconds
        {{/expires}}
        {{#image}}
        {{#parameter}}

                    override val image: Image
                        get() = {{kotlinParameter(.)}}.copy({{#placeholderSymbol}}placeholderSymbol = "{{.}}", {{/placeholderSymbol}}{{#placeholderAsset}}placeholderAsset = "{{.}}", {{/placeholderAsset}}{{#label}}label = {{> kotlin-text}}, {{/label}}isDecorative = {{isDecorative}})
        {{/parameter}}
        {{^parameter}}

                    override val image: Image get() = {{> kotlin-image}}
        {{/parameter}}
        {{/image}}
        {{#trigger}}

                    override val trigger: Trigger
                        get() = Trigger(
        {{#event}}
                            event = "{{.}}",
        {{/event}}
        {{#condition}}
                            condition = "{{.}}",
        {{/condition}}
        {{#clears}}
                            clears = "{{.}}",
        {{/clears}}
        {{^isEmpty(screens)}}
                            screens = listOf({{#screens}}Screen.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/screens}}),
        {{/isEmpty(screens)}}
                            minInterval = {{minInterval}}.milliseconds,
        {{^isEmpty(mutex)}}
                            mutex = listOf({{#mutex}}"{{.}}"{{^last()}}, {{/last()}}{{/mutex}}),
        {{/isEmpty(mutex)}}
                        )
        {{/trigger}}
        {{#progress}}

                    override val progress: Progress
                        get() = Progress(
                            isDeterminate = {{isDeterminate}},
        {{#step}}
                            step = {{decimal(.)}},
        {{/step}}
        {{^isEmpty(onTap)}}
                            onTap = listOf({{#onTap}}Progress.TapAction.{{SCREAMING_SNAKE_CASE(.)}}{{^last()}}, {{/last()}}{{/onTap}}),
        {{/isEmpty(onTap)}}
        {{#completionMetrics}}
                            completionMetrics =
                                {{> kotlin-metrics-in-list}}
        {{/completionMetrics}}
                        )
        {{#completion}}

                    override fun completionText(localization: Localization): String = when (localization) {
                        {{> kotlin-entries}}
        {{^isComplete}}
                        else -> completionText(localization.parent ?: Localization.DEVELOPMENT)
        {{/isComplete}}
                    }
        {{/completion}}
        {{/progress}}
        {{#alsoAvailableAt}}

                    override val alsoAvailableAt: Text get() = {{> kotlin-text}}
        {{/alsoAvailableAt}}
        {{#metrics}}

                    override fun metrics(theme: Theme): DisplayMetrics = {{> kotlin-metrics-name}}.display(theme)
        {{/metrics}}
        {{^look.metrics.id}}
                    {{> kotlin-own-metrics}}
        {{/look.metrics.id}}
        {{#look.isOwn}}
                    {{> kotlin-own-look}}
        {{/look.isOwn}}
                }
        {{/banners}}
            }
        }

        """###,
    "markdown-border": ###"""
        {{width}}, {{#paint}}{{> markdown-paint}}{{/paint}}

        """###,
    "markdown-color": ###"""
        {{#alias}}{{.}}{{/alias}}{{^alias}}`{{{hex}}}`{{/alias}}

        """###,
    "markdown-insets": ###"""
        {{top}}, {{trailing}}, {{bottom}}, {{leading}}

        """###,
    "markdown-level": ###"""
        {{id}} | {{severity}} | {{#onTint.light}}{{> markdown-color}}{{/onTint.light}} on {{#tint.light}}{{> markdown-color}}{{/tint.light}} | {{#onTint.dark}}{{> markdown-color}}{{/onTint.dark}} on {{#tint.dark}}{{> markdown-color}}{{/tint.dark}} | {{#accent}}{{#light}}{{> markdown-color}}{{/light}}, {{#dark}}{{> markdown-color}}{{/dark}}{{/accent}} | {{announcement}} |

        """###,
    "markdown-look": ###"""
        {{variant}} | {{#fill}}{{> markdown-paint}}{{/fill}} | {{#label}}{{> markdown-paint}}{{/label}} | {{#border}}{{> markdown-border}}{{/border}} | {{#cornerRadius}}{{.}}{{/cornerRadius}} | {{#minHeight}}{{.}}{{/minHeight}} | {{#padding}}{{> markdown-insets}}{{/padding}} | {{#pressedOpacity}}held down {{.}} {{/pressedOpacity}}{{#disabledOpacity}}off {{.}}{{/disabledOpacity}} |

        """###,
    "markdown-paint": ###"""
        {{^color}}{{kind}}{{/color}}{{#color}}{{#light}}{{> markdown-color}}{{/light}}{{/color}}

        """###,
    "markdown-pattern": ###"""
        {{#segments}}{{literal}}{{#parameter}}`{{id}}`{{/parameter}}{{/segments}}

        """###,
    "markdown-shadow": ###"""
        {{x}}, {{y}}, blurred by {{blur}}, {{#color}}{{#light}}{{#alias}}{{.}}{{/alias}}{{^alias}}`{{{hexAlpha}}}`{{/alias}}{{/light}}{{/color}}

        """###,
    "markdown-shape-changes": ###"""
        {{#fill}}{{.}}{{/fill}}{{#hasSeparator}} hairline: {{.}}{{/hasSeparator}} | {{#cornerRadius}}{{.}}{{/cornerRadius}}{{#dropsCornerRadius}}none{{/dropsCornerRadius}} | {{#border}}{{> markdown-border}}{{/border}}{{#dropsBorder}}none{{/dropsBorder}} | {{#shadow}}{{> markdown-shadow}}{{/shadow}}{{#dropsShadow}}none{{/dropsShadow}} | {{#insets}}{{> markdown-insets}}{{/insets}} | {{#margin}}{{> markdown-insets}}{{/margin}}{{#dropsMargin}}none{{/dropsMargin}} | {{#maxWidth}}{{.}}{{/maxWidth}}{{#dropsMaxWidth}}none{{/dropsMaxWidth}} | {{#alignment}}{{.}}{{/alignment}}

        """###,
    "markdown-shape": ###"""
        {{fill}}{{#hasSeparator}}, hairline{{/hasSeparator}} | {{#cornerRadius}}{{.}}{{/cornerRadius}} | {{#border}}{{> markdown-border}}{{/border}} | {{#shadow}}{{> markdown-shadow}}{{/shadow}} | {{#insets}}{{> markdown-insets}}{{/insets}} | {{#margin}}{{> markdown-insets}}{{/margin}} | {{#maxWidth}}{{.}}{{/maxWidth}} | {{alignment}}

        """###,
    "markdown-style": ###"""
        {{id}} | {{position}}, {{edge}} | {{titleStyle}}, {{titleWeight}}, {{titleMaxLines}} lines at most{{#titleFont}}, {{.}}{{/titleFont}} | {{textStyle}}, {{textWeight}}, {{maxLines}} lines at most{{#textFont}}, {{.}}{{/textFont}} | {{#dismissal}}{{.}}{{^last()}}, {{/last()}}{{/dismissal}} | {{buttonLayout}} |

        """###,
    "markdown": ###"""
        <!-- {{{mark}}} -->

        # {{name}}

        {{#documentation}}
        {{.}}
        {{/documentation}}

        {{count(banners)}} banner{{^hasOneBanner}}s{{/hasOneBanner}} in {{count(locales)}} language{{^hasOneLocale}}s{{/hasOneLocale}}: {{#locales}}{{tag}}{{^last()}}, {{/last()}}{{/locales}}.
        {{#hasBanners}}

        ## Banners
        {{#banners}}

        ### {{id}}

        {{#documentation}}
        {{.}}
        {{/documentation}}
        {{^isEmpty(documentation)}}

        {{/isEmpty(documentation)}}
        | language | text |
        | --- | --- |
        {{#title}}
        {{#entries}}
        {{#plural}}
        {{#forms}}
        | {{locale}}, title, {{category}} | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/forms}}
        {{/plural}}
        {{^plural}}
        | {{locale}}, title | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/plural}}
        {{/entries}}
        {{/title}}
        {{#text}}
        {{#entries}}
        {{#plural}}
        {{#forms}}
        | {{locale}}, {{category}} | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/forms}}
        {{/plural}}
        {{^plural}}
        | {{locale}} | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/plural}}
        {{/entries}}
        {{/text}}
        {{#points}}
        {{#entries}}
        {{#plural}}
        {{#forms}}
        | {{locale}}, point, {{category}} | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/forms}}
        {{/plural}}
        {{^plural}}
        | {{locale}}, point | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/plural}}
        {{/entries}}
        {{/points}}
        {{#link}}
        {{#title}}
        {{#entries}}
        {{#plural}}
        {{#forms}}
        | {{locale}}, link, {{category}} | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/forms}}
        {{/plural}}
        {{^plural}}
        | {{locale}}, link | {{#pattern}}{{> markdown-pattern}}{{/pattern}} |
        {{/plural}}
        {{/entries}}
        {{/title}}
        {{/link}}

        - Level: [{{level}}](#level-{{kebab-case(level)}}), style: [{{style}}](#style-{{kebab-case(style)}}), surface: {{surface}}
        {{#hasParameters}}
        - Parameters: {{#parameters}}`{{id}}` ({{#isInt}}a whole number{{/isInt}}{{#isString}}a text{{/isString}}{{#isImage}}an image{{/isImage}}{{#bounds}}, {{.}}{{/bounds}}){{^last()}}, {{/last()}}{{/parameters}}
        {{/hasParameters}}
        {{^isEmpty(buttons)}}
        - Buttons: {{#buttons}}{{.}}{{^last()}}, {{/last()}}{{/buttons}}
        {{/isEmpty(buttons)}}
        {{#image}}
        - Image: {{#symbol}}the symbol {{.}}{{/symbol}}{{#asset}}{{.}}{{/asset}}{{#url}}{{.}}{{/url}}{{#parameter}}the parameter `{{.}}`{{/parameter}}{{#placeholderSymbol}}, until it is there the symbol {{.}}{{/placeholderSymbol}}{{#placeholderAsset}}, until it is there {{.}}{{/placeholderAsset}}
        {{/image}}
        {{#link}}
        - Link: {{#isTrailing}}beside the text where it fits{{/isTrailing}}{{^isTrailing}}below the text{{/isTrailing}}
        {{/link}}
        {{#hasBarTap}}
        - A tap on the bar: {{onTap}}
        {{/hasBarTap}}
        {{#expires}}
        - Waits unseen for {{time(.)}} at most
        {{/expires}}
        {{#trigger}}
        - Comes with {{#event}}the event {{.}}{{/event}}{{#condition}}the condition {{.}}{{/condition}}{{#clears}}, goes with {{.}}{{/clears}}
        {{/trigger}}
        {{#look}}
        {{#metrics}}
        - {{#isPersistent}}Stays until it is closed{{/isPersistent}}{{#display}}Stays for {{time(.)}}{{/display}}
        {{/metrics}}
        {{/look}}
        {{#progress}}
        - Shows {{kind}} progress
        {{/progress}}
        {{#alsoAvailableAt}}
        - Also at: {{development.pattern.literal}}
        {{/alsoAvailableAt}}
        {{/banners}}
        {{/hasBanners}}
        {{^isEmpty(levels)}}

        ## Levels

        | level | severity | light | dark | accent | announced |
        | --- | --- | --- | --- | --- | --- |
        {{#levels}}
        | <a id="level-{{kebab-case(id)}}"></a>{{> markdown-level}}
        {{/levels}}
        {{/isEmpty(levels)}}

        ## Styles

        | style | position | title | text | goes by | buttons |
        | --- | --- | --- | --- | --- | --- |
        {{#styles}}
        | <a id="style-{{kebab-case(id)}}"></a>{{> markdown-style}}
        {{/styles}}

        Their shape, in points; four numbers are above, trailing, below and leading:

        | style | fill | corners | border | shadow | padding | margin | width | lines start |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        {{#styles}}
        {{^extends}}
        | {{id}} | {{> markdown-shape}} |
        {{/extends}}
        {{#extends}}
        | {{id}}, as {{.}} but | {{#changes}}{{> markdown-shape-changes}}{{/changes}}{{^changes}} | | | | | | |{{/changes}} |
        {{/extends}}
        {{/styles}}
        {{^isEmpty(buttonLooks)}}

        ## How buttons look

        | variant | fill | label | border | corners | height | padding | opacity |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        {{#buttonLooks}}
        | {{> markdown-look}}
        {{/buttonLooks}}
        {{/isEmpty(buttonLooks)}}
        {{^isEmpty(fonts)}}

        ## Fonts

        | font | family |
        | --- | --- |
        {{#fonts}}
        | {{id}} | {{family}} |
        {{/fonts}}
        {{/isEmpty(fonts)}}
        {{^isEmpty(buttons)}}

        ## Buttons

        | button | kind | title |
        | --- | --- | --- |
        {{#buttons}}
        | {{id}} | {{kind}}{{#emphasis}}, {{.}}{{/emphasis}}{{#functionalStyle}}, {{.}}{{/functionalStyle}}{{#role}}, {{.}}{{/role}} | {{#title}}{{development.pattern.literal}}{{/title}}{{^title}}{{#label}}{{development.pattern.literal}}{{/label}}{{/title}} |
        {{/buttons}}
        {{/isEmpty(buttons)}}

        ## Metrics

        | metrics | comes | stays | goes | moves |
        | --- | --- | --- | --- | --- |
        {{#metrics}}
        | {{id}} | {{present}} ms | {{#display}}{{.}} ms{{/display}}{{^display}}until it is closed{{/display}} | {{dismiss}} ms | {{#motion}}{{#spring}}spring, damping {{damping}}{{/spring}}{{#curve}}curve {{x1}}, {{y1}}, {{x2}}, {{y2}}{{/curve}}{{/motion}}{{^isUsualTransition}}, {{#slides}}slides and fades{{/slides}}{{^slides}}fades{{/slides}}{{/isUsualTransition}} |
        {{/metrics}}
        {{^isEmpty(palette)}}

        ## Palette

        | colour | light | dark | light, high contrast | dark, high contrast |
        | --- | --- | --- | --- | --- |
        {{#palette}}
        | {{id}} | `{{{color.light.hex}}}` | `{{{color.dark.hex}}}` | `{{{color.lightHighContrast.hex}}}` | `{{{color.darkHighContrast.hex}}}` |
        {{/palette}}
        {{/isEmpty(palette)}}
        {{^isEmpty(themes)}}

        ## Themes

        What is another than without the theme:
        {{#themes}}

        ### {{id}}

        {{#documentation}}
        {{.}}
        {{/documentation}}
        {{^isEmpty(documentation)}}

        {{/isEmpty(documentation)}}
        | what | in the theme |
        | --- | --- |
        {{#palette}}
        {{#isChanged}}
        | the colour {{id}} | {{#color}}{{#light}}{{> markdown-color}}{{/light}}, dark {{#dark}}{{> markdown-color}}{{/dark}}{{/color}} |
        {{/isChanged}}
        {{/palette}}
        {{#levels}}
        {{#isRestated}}
        | the level {{id}} | {{#onTint.light}}{{> markdown-color}}{{/onTint.light}} on {{#tint.light}}{{> markdown-color}}{{/tint.light}}, dark {{#onTint.dark}}{{> markdown-color}}{{/onTint.dark}} on {{#tint.dark}}{{> markdown-color}}{{/tint.dark}}{{#accent}}, accent {{#light}}{{> markdown-color}}{{/light}}, dark {{#dark}}{{> markdown-color}}{{/dark}}{{/accent}} |
        {{/isRestated}}
        {{/levels}}
        {{#styles}}
        {{#isRestated}}
        | the style {{id}} | fill {{fill}}, border {{#border}}{{> markdown-border}}{{/border}}{{^border}}none{{/border}}, shadow {{#shadow}}{{> markdown-shadow}}{{/shadow}}{{^shadow}}none{{/shadow}}, corners {{#cornerRadius}}{{.}}{{/cornerRadius}}{{^cornerRadius}}0{{/cornerRadius}}, padding {{#insets}}{{> markdown-insets}}{{/insets}}, margin {{#margin}}{{> markdown-insets}}{{/margin}}{{^margin}}0{{/margin}}, text {{textStyle}}, {{textWeight}} |
        {{/isRestated}}
        {{/styles}}
        {{#buttonLooks}}
        {{#isRestated}}
        | buttons of the variant {{variant}} | {{#fill}}fill {{> markdown-paint}} {{/fill}}{{#label}}label {{> markdown-paint}} {{/label}}{{#border}}border {{> markdown-border}} {{/border}}{{#cornerRadius}}corners {{.}} {{/cornerRadius}}{{#minHeight}}height {{.}}{{/minHeight}} |
        {{/isRestated}}
        {{/buttonLooks}}
        {{#texts}}
        | the text {{path}} | {{#text}}{{development.pattern.literal}}{{/text}} |
        {{/texts}}
        {{/themes}}
        {{/isEmpty(themes)}}

        """###,
    "objc": ###"""
        // {{{mark}}}
        // swift-format-ignore-file
        // swiftlint:disable all

        #if canImport(ObjectiveC)
        {{^settings.runtimeIsEmbedded}}
            public import BannerKit
        {{/settings.runtimeIsEmbedded}}
            public import Foundation
        {{#hasBanners}}
            #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
                @preconcurrency public import UIKit
            #endif
        {{/hasBanners}}
        {{#levels}}
        {{#first()}}

            /// What banners of `{{name}}` mean, for Objective-C.
            @objc({{name}}Level) public enum {{name}}Level: Int, CaseIterable, Sendable {
        {{/first()}}
        {{#documentation}}
                /// {{{commentText(.)}}}
        {{/documentation}}
                case {{swiftIdentifier(id)}} = {{stableNumber}}
        {{#last()}}

                var ofSpec: {{name}}.Level {
                    switch self {
        {{#levels}}
                    case .{{swiftIdentifier(id)}}: .{{swiftIdentifier(id)}}
        {{/levels}}
                    }
                }
            }
        {{/last()}}
        {{/levels}}
        {{#styles}}
        {{#first()}}

            /// How banners of `{{name}}` look and behave, for Objective-C.
            @objc({{name}}Style) public enum {{name}}Style: Int, CaseIterable, Sendable {
        {{/first()}}
        {{#documentation}}
                /// {{{commentText(.)}}}
        {{/documentation}}
                case {{swiftIdentifier(id)}} = {{stableNumber}}
        {{#last()}}

                var ofSpec: {{name}}.Style {
                    switch self {
        {{#styles}}
                    case .{{swiftIdentifier(id)}}: .{{swiftIdentifier(id)}}
        {{/styles}}
                    }
                }
            }
        {{/last()}}
        {{/styles}}
        {{#hasBanners}}

            /// How a request for a banner ended, for Objective-C.
            @objc({{name}}BannerOutcome) public enum {{name}}BannerOutcome: Int, CaseIterable, Sendable {
                /// Its display time was over.
                case timedOut = 0
                /// A person sent it away by the close button, or a button that closes.
                case dismissedByCloseButton = 1
                /// A person used one of its buttons.
                case action = 2
                /// Another banner took its place.
                case replaced = 3
                /// It was answered together with an equal request.
                case coalesced = 4
                /// What it speaks of is over, or it was cancelled.
                case cleared = 5
                /// The scene that would have shown it was lost.
                case sceneLost = 6
                /// It was not let in.
                case dropped = 7
                /// A person sent it away by a swipe.
                case dismissedBySwipe = 8
                /// A person sent it away by a tap on the bar.
                case dismissedByTap = 9
                /// A person followed its link.
                case link = 10
                /// A person tapped the bar to open what it speaks of.
                case opened = 11
                /// It waited unseen for longer than it may.
                case expired = 12

                init<ButtonName>(_ outcome: BannerOutcome<ButtonName>) {
                    switch outcome {
                    case .timedOut: self = .timedOut
                    case .dismissed(.closeButton): self = .dismissedByCloseButton
                    case .dismissed(.swipe): self = .dismissedBySwipe
                    case .dismissed(.tap): self = .dismissedByTap
                    case .action: self = .action
                    case .link: self = .link
                    case .opened: self = .opened
                    case .expired: self = .expired
                    case .replaced: self = .replaced
                    case .coalesced: self = .coalesced
                    case .cleared: self = .cleared
                    case .sceneLost: self = .sceneLost
                    case .dropped: self = .dropped
                    }
                }
            }

            /// What a person does to work by a tap on the bar of its banner, for Objective-C.
            @objc({{name}}BannerProgressTap) public enum {{name}}BannerProgressTap: Int, CaseIterable, Sendable {
                /// The work is held.
                case pause = 0
                /// The work goes on.
                case resume = 1
                /// The work ends.
                case stop = 2

                init(_ action: BannerProgress.TapAction) {
                    switch action {
                    case .pause: self = .pause
                    case .resume: self = .resume
                    case .stop: self = .stop
                    }
                }
            }

            /// A banner of the catalogue, for Objective-C.
            @objc({{name}}Banner) public final class {{name}}Banner: NSObject, Sendable {
                let banner: {{name}}.Banner

                init(_ banner: {{name}}.Banner) {
                    self.banner = banner
                    super.init()
                }
        {{#banners}}

        {{#documentation}}
                /// {{{commentText(.)}}}
        {{/documentation}}
        {{#parameters}}
        {{^isEmpty(comment)}}
                /// - Parameter {{swiftLabel(id)}}: {{#comment}}{{{commentText(.)}}}{{^last()}} {{/last()}}{{/comment}}
        {{/isEmpty(comment)}}
        {{/parameters}}
                @objc({{id}}Banner{{#parameters}}{{#first()}}With{{PascalCase(id)}}{{/first()}}{{^first()}}{{id}}{{/first()}}:{{/parameters}})
                public static func {{id}}Banner({{#parameters}}{{swiftParameter(id)}}: {{#isInt}}Int{{/isInt}}{{#isString}}String{{/isString}}{{#isImage}}String?{{/isImage}}{{^last()}}, {{/last()}}{{/parameters}}) -> {{name}}Banner {
                    {{name}}Banner(.{{swiftIdentifier(id)}}{{#hasParameters}}({{#parameters}}{{swiftLabel(id)}}: {{swiftParameter(id)}}{{#isImage}}.map { BannerImageSource.asyncImage(url: $0, placeholder: nil, isCached: true) }{{/isImage}}{{^last()}}, {{/last()}}{{/parameters}}){{/hasParameters}})
                }
        {{/banners}}

                /// The banner's name in the spec.
                @objc public var identifier: String { banner.id }

                /// What it means.
                @objc public var level: {{name}}Level {
                    switch banner.level {
        {{#levels}}
                    case .{{swiftIdentifier(id)}}: .{{swiftIdentifier(id)}}
        {{/levels}}
                    }
                }

                /// How it looks and behaves.
                @objc public var style: {{name}}Style {
                    switch banner.style {
        {{#styles}}
                    case .{{swiftIdentifier(id)}}: .{{swiftIdentifier(id)}}
        {{/styles}}
                    }
                }

                /// The names of its buttons, the first one leading.
                @objc public var buttonIdentifiers: [String] { banner.bannerButtons.map(\.id) }

                /// The language of its texts for a person who reads `locale`, for the `accessibilityLanguage` of a view; both are BCP 47 tags.
                @objc(languageInLocale:) public func language(inLocale locale: String) -> String? { banner.language(in: locale) }

                /// Its title in the language that serves a person who reads `locale`, a BCP 47 tag; `nil` where it has none.
                @objc(titleInLocale:) public func title(inLocale locale: String) -> String? { banner.title(in: locale) }

                /// The title of its link in the language that serves a person who reads `locale`, a BCP 47 tag; `nil` where it has none.
                @objc(linkTitleInLocale:) public func linkTitle(inLocale locale: String) -> String? {
                    banner.link?.title.string(in: locale)
                }

                /// The short texts that it lists, in the language that serves a person who reads `locale`, a BCP 47 tag.
                @objc(pointsInLocale:) public func points(inLocale locale: String) -> [String] { banner.points(in: locale) }

                /// Its text in the language that serves a person who reads `locale`, a BCP 47 tag.
                @objc(textInLocale:) public func text(inLocale locale: String) -> String { banner.text(in: locale) }

                /// Whether both are the same banner with the same parameters.
                public override func isEqual(_ object: Any?) -> Bool {
                    guard let other = object as? {{name}}Banner else { return false }
                    return other.banner == banner
                }

                public override var hash: Int { banner.hashValue }
            }

            /// A request for a banner, for Objective-C.
            @objc({{name}}BannerRequest) public final class {{name}}BannerRequest: NSObject, Sendable {
                let id: BannerRequest.ID

                init(_ id: BannerRequest.ID) {
                    self.id = id
                    super.init()
                }
            }

            /// Work that a banner shows the progress of, for Objective-C.
            @MainActor @objc({{name}}BannerProgress) public final class {{name}}BannerProgress: NSObject {
                private let progress: ProgressBanner

                init(_ progress: ProgressBanner) {
                    self.progress = progress
                    super.init()
                }

                /// The request that shows it.
                @objc public var request: {{name}}BannerRequest { {{name}}BannerRequest(progress.id) }

                /// Whether the work is held.
                @objc public var isPaused: Bool { progress.isPaused }

                /// Says how much is done, 0 to 1. It never goes back.
                @objc(updateFraction:) public func update(fraction: Double) { progress.update(fraction: fraction) }

                /// Holds the work: the bar stands still.
                @objc public func pause() { progress.pause() }

                /// Goes on with held work.
                @objc public func resume() { progress.resume() }

                /// Ends the work before it is done; the banner leaves.
                @objc public func stop() { progress.stop() }

                /// The work is done: the banner says so for a while if it has something to say, or else leaves.
                @objc public func complete() { progress.complete() }
            }

            /// Shows the banners of `{{name}}` one at a time, for Objective-C. Everything happens on the main thread.
            @MainActor @objc({{name}}BannerPresenter) public final class {{name}}BannerPresenter: NSObject {
                /// What shows them, for Swift.
                public let presenter: BannerPresenter

                /// Asks `presenter`, which Swift may use too.
                public init(_ presenter: BannerPresenter) {
                    self.presenter = presenter
                    super.init()
                }

                /// A presenter that lets banners wait as the spec says.
                @objc(presenter) public static func standard() -> {{name}}BannerPresenter {
                    {{name}}BannerPresenter(BannerPresenter(policy: {{name}}.queue))
                }

                /// Asks for a banner.
                @discardableResult
                @objc(enqueueBanner:) public func enqueue(_ banner: {{name}}Banner) -> {{name}}BannerRequest {
                    {{name}}BannerRequest(presenter.enqueue(banner.banner))
                }

                /// Asks for a banner.
                ///
                /// - Parameter completion: Called once, when the request ends, with the identifier of the button that was used, or
                ///   else `nil`.
                @discardableResult
                @objc(enqueueBanner:completion:) public func enqueue(
                    _ banner: {{name}}Banner, completion: (@MainActor @Sendable (_ outcome: {{name}}BannerOutcome, _ button: String?) -> Void)?
                ) -> {{name}}BannerRequest {
                    {{name}}BannerRequest(presenter.enqueue(banner.banner, onOutcome: Self.outcome(completion)))
                }

                /// Shows a text that no spec holds, such as one from a server.
                @discardableResult
                @objc(enqueueText:style:level:) public func enqueue(
                    text: String, style: {{name}}Style, level: {{name}}Level
                ) -> {{name}}BannerRequest {
                    enqueue(text: text, title: nil, style: style, level: level, requiresDismissal: false, completion: nil)
                }

                /// Shows a text that no spec holds, such as one from a server.
                ///
                /// - Parameter title: What stands above it, or `nil`.
                /// - Parameter requiresDismissal: Whether it stays until someone or something ends it, whatever its metrics say.
                /// - Parameter completion: As for `enqueueBanner:completion:`.
                @discardableResult
                @objc(enqueueText:title:style:level:requiresDismissal:completion:) public func enqueue(
                    text: String, title: String?, style: {{name}}Style, level: {{name}}Level, requiresDismissal: Bool,
                    completion: (@MainActor @Sendable (_ outcome: {{name}}BannerOutcome, _ button: String?) -> Void)?
                ) -> {{name}}BannerRequest {
                    let banner = {{^settings.runtimeIsEmbedded}}BannerKit.{{/settings.runtimeIsEmbedded}}Banner(
                        style: style.ofSpec, level: level.ofSpec, title: title, text: text,
                        requiresDismissal: requiresDismissal ? true : nil)
                    return {{name}}BannerRequest(presenter.enqueue(banner, onOutcome: Self.end(completion)))
                }

                /// Shows the progress of work until that ends.
                ///
                /// - Parameter completion: As for `enqueueBanner:completion:`.
                @objc(startProgress:completion:) public func startProgress(
                    _ banner: {{name}}Banner, completion: (@MainActor @Sendable (_ outcome: {{name}}BannerOutcome, _ button: String?) -> Void)?
                ) -> {{name}}BannerProgress {
                    startProgress(banner, onTap: nil, completion: completion)
                }

                /// Shows the progress of work that a person may hold or end by a tap on the bar.
                ///
                /// - Parameter onTap: Called with what a person did: the work is held, goes on or ends.
                /// - Parameter completion: As for `enqueueBanner:completion:`.
                @objc(startProgress:onTap:completion:) public func startProgress(
                    _ banner: {{name}}Banner, onTap: (@MainActor @Sendable (_ tap: {{name}}BannerProgressTap) -> Void)?,
                    completion: (@MainActor @Sendable (_ outcome: {{name}}BannerOutcome, _ button: String?) -> Void)?
                ) -> {{name}}BannerProgress {
                    {{name}}BannerProgress(
                        presenter.startProgress(
                            banner.banner, onTap: Self.tap(onTap), onOutcome: Self.outcome(completion)))
                }

                /// Changes what a banner says, in place.
                @objc(updateRequest:toBanner:) public func update(_ request: {{name}}BannerRequest, to banner: {{name}}Banner) {
                    presenter.update(request.id, to: banner.banner)
                }

                /// Ends a request, whether it waits or shows.
                @objc(cancelRequest:) public func cancel(_ request: {{name}}BannerRequest) { presenter.cancel(request.id) }

                /// Ends all requests.
                @objc public func cancelAll() { presenter.cancelAll() }

                /// Ends the requests for banners whose condition `event` clears.
                @objc(clearCondition:) public func clear(_ event: String) { presenter.clear(event) }

                private static func end(
                    _ completion: (@MainActor @Sendable ({{name}}BannerOutcome, String?) -> Void)?
                ) -> (@MainActor @Sendable (BannerOutcome<String>) -> Void)? {
                    guard let completion else { return nil }
                    return { completion({{name}}BannerOutcome($0), nil) }
                }

                private static func tap(
                    _ onTap: (@MainActor @Sendable ({{name}}BannerProgressTap) -> Void)?
                ) -> (@MainActor @Sendable (BannerProgress.TapAction) -> Void)? {
                    guard let onTap else { return nil }
                    return { onTap({{name}}BannerProgressTap($0)) }
                }

                private static func outcome(
                    _ completion: (@MainActor @Sendable ({{name}}BannerOutcome, String?) -> Void)?
                ) -> (@MainActor @Sendable (BannerOutcome<{{name}}.ButtonVariant>) -> Void)? {
                    guard let completion else { return nil }
                    return { outcome in
                        if case .action(let button) = outcome {
                            completion(.action, button.rawValue)
                        } else {
                            completion({{name}}BannerOutcome(outcome), nil)
                        }
                    }
                }

                #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
                    private var window: BannerWindowPresenter?
                    private var barInsets: UIEdgeInsets?

                    /// Makes the view of a banner of the catalogue, `nil` for the standard one. Set it before the window is shown.
                    @objc public var makeView: (@MainActor (_ banner: {{name}}Banner) -> (UIView & {{name}}BannerDrawing)?)?

                    /// Shows the banners in a window of their own above those of `scene`.
                    @objc(showInWindowScene:) public func show(in scene: UIWindowScene) {
                        let window = BannerWindowPresenter(scene: scene, presenter: presenter)
                        window.barInsets = barInsets
                        window.makeView = { [weak self, weak window] presentation in
                            guard let banner = presentation.content as? {{name}}.Banner else { return nil }
                            return self?.makeView?({{name}}Banner(banner)).map { drawing in
                                {{name}}BannerFrame(drawing) { window?.locale ?? "{{developmentLocale.tag}}" }
                            }
                        }
                        self.window = window
                    }

                    /// The height of the app's bars within the safe area, in points, in place of those that are found and followed.
                    @objc(setBarInsets:) public func setBarInsets(_ insets: UIEdgeInsets) {
                        barInsets = insets
                        window?.barInsets = insets
                    }

                    /// Finds and follows the bars of UIKit's containers again.
                    @objc public func followBars() {
                        barInsets = nil
                        window?.barInsets = nil
                    }
                #endif
            }

            #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
                /// What a view of a banner in Objective-C reports.
                @MainActor @objc({{name}}BannerActions) public final class {{name}}BannerActions: NSObject {
                    private let actions: BannerActions

                    init(_ actions: BannerActions) {
                        self.actions = actions
                        super.init()
                    }

                    /// The button at `index` in `buttonIdentifiers` was used.
                    @objc(useButtonAtIndex:) public func useButton(at index: Int) { actions.use(index) }

                    /// The banner was closed.
                    @objc public func close() { actions.close() }

                    /// The link was followed.
                    @objc public func followLink() { actions.followLink() }
                }

                /// A view that draws banners in the place of the standard one. Its constraints say how high it is.
                @MainActor @objc({{name}}BannerDrawing) public protocol {{name}}BannerDrawing: NSObjectProtocol {
                    /// Draws `banner`, which says `text`. Called again whenever something changes.
                    @objc(showBanner:text:actions:) func show(
                        _ banner: {{name}}Banner, text: String, actions: {{name}}BannerActions)
                }

                /// Holds a view of Objective-C.
                final class {{name}}BannerFrame: UIView, BannerWindowPresenter.BannerView {
                    private let drawing: UIView & {{name}}BannerDrawing
                    private let locale: @MainActor () -> String

                    init(_ drawing: UIView & {{name}}BannerDrawing, locale: @escaping @MainActor () -> String) {
                        self.drawing = drawing
                        self.locale = locale
                        super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: CGSize(width: 0, height: 0)))
                        drawing.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(drawing)
                        drawing.topAnchor.constraint(equalTo: topAnchor).isActive = true
                        drawing.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                        drawing.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                        drawing.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                    }

                    @available(*, unavailable) required init?(coder: NSCoder) { nil }

                    func show(_ presentation: BannerPresentation, actions: BannerActions) {
                        guard let banner = presentation.content as? {{name}}.Banner else { return }
                        drawing.show(
                            {{name}}Banner(banner), text: presentation.text(in: locale()), actions: {{name}}BannerActions(actions))
                    }
                }
            #endif
        {{/hasBanners}}
        #endif

        """###,
    "swift": ###"""
        // {{{mark}}}
        // swift-format-ignore-file
        // swiftlint:disable all

        {{^settings.runtimeIsEmbedded}}
        {{access}} import BannerKit
        {{/settings.runtimeIsEmbedded}}
        {{#settings.textsIsCatalog}}
        internal import Foundation
        {{/settings.textsIsCatalog}}
        {{#hasBanners}}
        #if canImport(SwiftUI)
            {{access}} import SwiftUI
        #endif
        {{/hasBanners}}

        {{#documentation}}
        /// {{{.}}}
        {{/documentation}}
        nonisolated {{access}} enum {{name}} {
            /// The languages that texts are in, as BCP 47 tags.
            {{access}} enum Localization: String, CaseIterable, Sendable {
        {{#localizations}}
                case {{case}} = "{{tag}}"
        {{/localizations}}

                /// The language that every text is in, and that the others fall back to.
                {{access}} static let development = Localization.{{developmentLocalization}}

                /// The language that serves a person who reads `locale`, a BCP 47 tag.
                {{access}} init(_ locale: String) {
                    self.init(preferring: [locale])
                }

                /// The language that serves a person best who prefers `locales`, BCP 47 tags in their order.
                {{access}} init(preferring locales: [String]) {
                    let supported = Self.allCases.map(\.rawValue)
                    self = BannerLocale.best(of: supported, for: locales).flatMap(Self.init(rawValue:)) ?? .development
                }
            }

            /// The themes. `standard` is the look without one.
            {{access}} enum Theme: String, CaseIterable, Sendable {
                case standard
        {{#themeCases}}
        {{#documentation}}
                /// {{{.}}}
        {{/documentation}}
                case {{case}}{{#raw}} = "{{raw}}"{{/raw}}
        {{/themeCases}}
            }

            /// How banners wait for their turn.
            {{access}} static let queue = {{{queuePolicy}}}
        {{#enumerations}}

            /// {{summary}}
            {{access}} enum {{type}}: {{conformances}} {
        {{#cases}}
        {{#documentation}}
                /// {{{.}}}
        {{/documentation}}
                case {{case}}{{#raw}} = "{{raw}}"{{/raw}}
        {{/cases}}
        {{^cases}}
                {{access}} init?(rawValue: String) { nil }
                {{access}} var rawValue: String { switch self {} }
                {{access}} static var allCases: [{{type}}] { [] }
        {{/cases}}
        {{#value}}

                /// {{summary}}
                {{access}} func {{function}}(in theme: Theme = .standard) -> {{result}} {
        {{#themes}}
                    if theme == .{{theme}} {
                        switch self {
        {{#values}}
                        {{label}}: return {{storage}}.{{case}}
        {{/values}}
        {{#isPartial}}
                        default: break
        {{/isPartial}}
                        }
                    }
        {{/themes}}
                    switch self {
        {{#values}}
                    {{label}}: return StandardValues.{{case}}
        {{/values}}
                    }
                }

                private enum StandardValues {
        {{#values}}
                    static let {{case}} = {{{expression}}}
        {{/values}}
                }
        {{#themes}}

                private enum {{storage}} {
        {{#values}}
                    static let {{case}} = {{{expression}}}
        {{/values}}
                }
        {{/themes}}
        {{/value}}
        {{#properties}}

                /// {{summary}}
                {{access}} var {{property}}: {{result}} {
        {{#branches}}
                    switch self {
        {{{.}}}
        {{#needsDefault}}
                    default: return {{{standard}}}
        {{/needsDefault}}
                    }
        {{/branches}}
        {{^branches}}
                    return {{{standard}}}
        {{/branches}}
                }
        {{/properties}}
        {{#members}}

                {{{.}}}
        {{/members}}
            }
        {{/enumerations}}
        {{^hasBanners}}

            /// The banners of the catalogue: none yet.
            {{access}} enum Banner: Hashable, Sendable {}
        {{/hasBanners}}
        {{#hasBanners}}

            /// The banners of the catalogue.
            {{access}} enum Banner: {{#themeCases}}{{#first()}}Themed{{/first()}}{{/themeCases}}BannerContent {
                {{access}} typealias ButtonName = ButtonVariant

        {{{bannerCases}}}

                /// The banner's name in the spec.
                {{access}} var id: String {
                    switch self {
        {{{bannerIDs}}}
                    }
                }
        {{#bannerProperties}}

                /// {{summary}}
                {{access}} var {{property}}: {{result}} {
        {{#branches}}
                    switch self {
        {{{.}}}
        {{#needsDefault}}
                    default: return {{{standard}}}
        {{/needsDefault}}
                    }
        {{/branches}}
        {{^branches}}
                    return {{{standard}}}
        {{/branches}}
                }
        {{/bannerProperties}}

                /// The display metrics that the banner chooses over those of its style.
                {{access}} func metrics(in theme: Theme = .standard) -> BannerDisplayMetrics? {
        {{#bannerMetrics}}
        {{#branches}}
                    switch self {
        {{{.}}}
        {{#needsDefault}}
                    default: return {{{standard}}}
        {{/needsDefault}}
                    }
        {{/branches}}
        {{^branches}}
                    return {{{standard}}}
        {{/branches}}
        {{/bannerMetrics}}
                }

                /// How the banner looks and behaves in `theme`.
                {{access}} func configuration(in theme: Theme = .standard) -> BannerConfiguration {
                    var configuration = style.configuration(in: theme)
                    if let metrics = metrics(in: theme) { configuration.metrics = metrics }
        {{#overrides}}
        {{#first()}}
                    switch self {
        {{/first()}}
                    case .{{case}}:
        {{#statements}}
                        {{{.}}}
        {{/statements}}
        {{#last()}}
        {{^isComplete}}
                    default: break
        {{/isComplete}}
                    }
        {{/last()}}
        {{/overrides}}
                    return configuration
                }

                /// What the banner's level looks, sounds and feels like in `theme`.
                {{access}} func levelConfiguration(in theme: Theme = .standard) -> BannerLevelConfiguration {
        {{#levelOverrides}}
        {{#first()}}
                    var configuration = level.configuration(in: theme)
                    switch self {
        {{/first()}}
                    case .{{case}}:
        {{#statements}}
                        {{{.}}}
        {{/statements}}
        {{#last()}}
        {{^isComplete}}
                    default: break
        {{/isComplete}}
                    }
                    return configuration
        {{/last()}}
        {{/levelOverrides}}
        {{^levelOverrides}}
                    return level.configuration(in: theme)
        {{/levelOverrides}}
                }

                {{access}} var bannerConfiguration: BannerConfiguration { configuration() }
                {{access}} var levelConfiguration: BannerLevelConfiguration { levelConfiguration() }
                {{access}} var severity: Int { level.severity }
                {{access}} var bannerSurface: BannerSurface { surface.bannerSurface }
                {{access}} var bannerButtons: [BannerButton] { buttons.map(\.button) }

                /// The language of the banner's texts for a person who reads `locale`; both are BCP 47 tags.
                {{access}} func language(in locale: String) -> String? { BannerLocale.shown(Localization(locale).rawValue, for: locale) }

                /// The banner's text in the language that serves a person who reads `locale`, a BCP 47 tag.
                {{access}} func text(in locale: String) -> String {
                    let localization = Localization(locale)
                    return phrase_text(in: localization, theme: .standard).string(for: locale, in: localization.rawValue)
                }
        {{#themeCases}}
        {{#first()}}

                /// The banner's text in `theme`, in the language that serves a person who reads `locale`, a BCP 47 tag.
                {{access}} func text(in locale: String, theme: Theme) -> String {
                    let localization = Localization(locale)
                    return phrase_text(in: localization, theme: theme).string(for: locale, in: localization.rawValue)
                }
        {{/first()}}
        {{/themeCases}}

                /// The banner's text in `localization`, or in the development language where it has none.
                {{access}} func text(in localization: Localization, theme: Theme = .standard) -> String {
                    phrase_text(in: localization, theme: theme).string
                }

                private func phrase_text(in localization: Localization, theme: Theme) -> BannerPhrase {
        {{#themeTexts}}
                    if theme == .{{theme}}, let text = themeText_{{name}}(in: localization) {
        {{#settings.textsIsCatalog}}
                        return key_theme_{{name}}.phrase(values_, in: localization.rawValue) ?? text
        {{/settings.textsIsCatalog}}
        {{^settings.textsIsCatalog}}
                        return text
        {{/settings.textsIsCatalog}}
                    }
        {{/themeTexts}}
        {{#settings.textsIsCatalog}}
        {{#textTables}}
                    return key_text.phrase(values_, in: localization.rawValue) ?? text_{{name}}
        {{/textTables}}
        {{/settings.textsIsCatalog}}
        {{^settings.textsIsCatalog}}
                    switch localization {
        {{#textTables}}
                    {{label}}: return text_{{name}}
        {{/textTables}}
                    }
        {{/settings.textsIsCatalog}}
                }
        {{#textTables}}
        {{#parts}}

                private var text_{{name}}{{suffix}}: BannerPhrase {
                    switch self {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }
        {{/parts}}
        {{/textTables}}
        {{#themeTexts}}
        {{#parts}}

                private func themeText_{{name}}{{suffix}}(in localization: Localization) -> BannerPhrase? {
                    switch self {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }
        {{/parts}}
        {{/themeTexts}}

        {{#boundChecks}}
        {{#parts}}
        {{^suffix}}
                /// The parameters that are beyond their bounds in the spec, which debug builds tell of.
                {{access}} var parameterFaults: [BannerFault] {
        {{/suffix}}
        {{#suffix}}
                private var parameterFaults{{suffix}}: [BannerFault] {
        {{/suffix}}
                    switch self {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }

        {{/parts}}
        {{/boundChecks}}
        {{#titles}}
                /// The banner's title in the language that serves a person who reads `locale`, or `nil` where it has none.
                {{access}} func title(in locale: String) -> String? {
                    let localization = Localization(locale)
                    return phrase_title(in: localization)?.string(for: locale, in: localization.rawValue)
                }

                /// The banner's title, or `nil` where it has none.
                {{access}} func title(in localization: Localization) -> String? { phrase_title(in: localization)?.string }

        {{#settings.textsIsCatalog}}
                private func phrase_title(in localization: Localization) -> BannerPhrase? {
                    held_title(in: localization).map { key_title.phrase(values_, in: localization.rawValue) ?? $0 }
                }

        {{/settings.textsIsCatalog}}
        {{#parts}}
                private func {{#settings.textsIsCatalog}}held{{/settings.textsIsCatalog}}{{^settings.textsIsCatalog}}phrase{{/settings.textsIsCatalog}}_title{{suffix}}(in localization: Localization) -> BannerPhrase? {
                    switch self {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }

        {{/parts}}
        {{/titles}}
        {{#points}}
                /// What the banner lists under its text, in the language that serves a person who reads `locale`.
                {{access}} func points(in locale: String) -> [String] {
                    let localization = Localization(locale)
                    return phrases_points(in: localization).map { $0.string(for: locale, in: localization.rawValue) }
                }

                /// What the banner lists under its text.
                {{access}} func points(in localization: Localization) -> [String] { phrases_points(in: localization).map(\.string) }

                private func phrases_points(in localization: Localization) -> [BannerPhrase] {
                    (0..<{{pointCount}}).compactMap { phrase_point($0, in: localization) }
                }

        {{#settings.textsIsCatalog}}
                private func phrase_point(_ index: Int, in localization: Localization) -> BannerPhrase? {
                    held_point(index, in: localization).map { key_point(index).phrase(values_, in: localization.rawValue) ?? $0 }
                }

        {{/settings.textsIsCatalog}}
        {{#parts}}
                private func {{#settings.textsIsCatalog}}held{{/settings.textsIsCatalog}}{{^settings.textsIsCatalog}}phrase{{/settings.textsIsCatalog}}_point{{suffix}}(_ index: Int, in localization: Localization) -> BannerPhrase? {
                    switch (self, index) {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }

        {{/parts}}
        {{/points}}
        {{#completions}}
                /// The banner's text once its progress is complete, in the language that serves a person who reads `locale`.
                {{access}} func completionText(in locale: String) -> String? {
                    let localization = Localization(locale)
                    return phrase_completion(in: localization)?.string(for: locale, in: localization.rawValue)
                }

                /// The banner's text once its progress is complete, or `nil` where it has none.
                {{access}} func completionText(in localization: Localization) -> String? { phrase_completion(in: localization)?.string }

        {{#settings.textsIsCatalog}}
                private func phrase_completion(in localization: Localization) -> BannerPhrase? {
                    held_completion(in: localization).map { key_completion.phrase(values_, in: localization.rawValue) ?? $0 }
                }

        {{/settings.textsIsCatalog}}
        {{#parts}}
                private func {{#settings.textsIsCatalog}}held{{/settings.textsIsCatalog}}{{^settings.textsIsCatalog}}phrase{{/settings.textsIsCatalog}}_completion{{suffix}}(in localization: Localization) -> BannerPhrase? {
                    switch self {
        {{{branches}}}
        {{#fallback}}
                    default: return {{fallback}}
        {{/fallback}}
                    }
                }

        {{/parts}}
        {{/completions}}
        {{^completions}}
                /// The banner's text once its progress is complete, in the language that serves a person who reads `locale`.
                {{access}} func completionText(in locale: String) -> String? { nil }

                /// The banner's text once its progress is complete, or `nil` where it has none.
                {{access}} func completionText(in localization: Localization) -> String? { nil }
        {{/completions}}
        {{#values}}

                // MARK: Where texts are looked up

        {{#parts}}
                /// What stands in texts for the parameters.
                private var values_{{suffix}}: [BannerTextValue] {
        {{#branches}}
                    switch self {
        {{{.}}}
        {{#fallback}}
                    default: return {{.}}
        {{/fallback}}
                    }
        {{/branches}}
        {{^branches}}
                    {{fallback}}
        {{/branches}}
                }

        {{/parts}}
        {{/values}}
        {{#keySwitches}}
        {{#parts}}
                private var key_{{name}}{{suffix}}: BannerTextKey {
        {{#branches}}
                    switch self {
        {{{.}}}
        {{#fallback}}
                    default: return {{{.}}}
        {{/fallback}}
                    }
        {{/branches}}
        {{^branches}}
                    {{{fallback}}}
        {{/branches}}
                }

        {{/parts}}
        {{/keySwitches}}
        {{#pointKeys}}
        {{#parts}}
                private func key_point{{suffix}}(_ index: Int) -> BannerTextKey {
        {{#branches}}
                    switch (self, index) {
        {{{.}}}
                    default: return {{{fallback}}}
                    }
        {{/branches}}
        {{^branches}}
                    {{{fallback}}}
        {{/branches}}
                }

        {{/parts}}
        {{/pointKeys}}
            }
        {{#triggers}}

            /// {{{summary}}}
            {{access}} enum {{type}}: {{conformance}} {
        {{#cases}}
        {{#documentation}}
                /// {{{.}}}
        {{/documentation}}
                case {{{declaration}}}
        {{/cases}}

                /// Its name in the spec.
                {{access}} var id: String {
                    switch self {
        {{#cases}}
                    case .{{case}}: return {{{id}}}
        {{/cases}}
                    }
                }

                /// The banners that it makes come.
                {{access}} var banners: [Banner] {
                    switch self {
        {{#cases}}
        {{#shown}}
                    case {{{pattern}}}: return [{{{shown}}}]
        {{/shown}}
        {{/cases}}
        {{^isComplete}}
                    default: return []
        {{/isComplete}}
                    }
                }
            }
        {{/triggers}}
        {{/hasBanners}}
        {{#settings.textsIsCatalog}}

            /// The tables that texts are looked up in.
            private enum TextTables {
        {{#textTableNames}}
                static let {{name}} = BannerTextTable(
                    {{{table}}}, development: "{{developmentLocale.tag}}", translations: {{{translations}}},
                    contents: { contents(of: {{{table}}}, in: $0) })
        {{/textTableNames}}

                /// What the bundle has of a table in a language, plurals first.
                private static func contents(of table: String, in language: String) -> [[String: Any]] {
                    let bundle = bundle
                    guard let folder = BannerTextTable.folder(of: language, among: bundle.localizations) else { return [] }
                    return ["stringsdict", "strings"].compactMap { ending in
                        let file = bundle.url(forResource: table, withExtension: ending, subdirectory: nil, localization: folder)
                        guard let file, let data = try? Data(contentsOf: file) else { return nil }
                        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
                    }
                }

        {{#settings.bundleIsMain}}
                private static var bundle: Bundle { .main }
        {{/settings.bundleIsMain}}
        {{^settings.bundleIsMain}}
                private static var bundle: Bundle {
                    #if SWIFT_PACKAGE
                        .module
                    #else
                        Bundle(for: Token.self)
                    #endif
                }

                /// A class of the module, by which its bundle is found.
                private final class Token {}
        {{/settings.bundleIsMain}}
            }
        {{/settings.textsIsCatalog}}
        }
        {{#hasBanners}}

        // By these, the banners of the catalogue are found by their names alone: `presenter.enqueue(.NAME)`.
        extension BannerPresenter {
            /// Asks for a banner of the catalogue. `onOutcome` is called once, when the request ends.
            @discardableResult
            {{access}} func enqueue(
                _ banner: {{name}}.Banner, onOutcome: (@MainActor @Sendable (BannerOutcome<{{name}}.ButtonVariant>) -> Void)? = nil
            ) -> BannerRequest.ID {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                return enqueue(content, onOutcome: onOutcome)
            }

            /// Asks for a banner of the catalogue with buttons that do not end it, which `onAction` is called with.
            @discardableResult
            {{access}} func enqueue(
                _ banner: {{name}}.Banner, onOutcome: (@MainActor @Sendable (BannerOutcome<{{name}}.ButtonVariant>) -> Void)?,
                onAction: (@MainActor @Sendable ({{name}}.ButtonVariant) -> Void)?
            ) -> BannerRequest.ID {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                return enqueue(content, onOutcome: onOutcome, onAction: onAction)
            }

            /// Shows a banner of the catalogue and waits for its end.
            {{access}} func present(
                _ banner: {{name}}.Banner, onAction: (@MainActor @Sendable ({{name}}.ButtonVariant) -> Void)? = nil
            ) async -> BannerOutcome<{{name}}.ButtonVariant> {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                return await present(content, onAction: onAction)
            }

            /// Changes what a banner says, in place, to one of the catalogue.
            {{access}} func update(_ id: BannerRequest.ID, to banner: {{name}}.Banner) {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                update(id, to: content)
            }

            /// Shows the progress of work in a banner of the catalogue until that ends.
            @discardableResult
            {{access}} func startProgress(
                _ banner: {{name}}.Banner, onOutcome: (@MainActor @Sendable (BannerOutcome<{{name}}.ButtonVariant>) -> Void)? = nil
            ) -> ProgressBanner {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                return startProgress(content, onOutcome: onOutcome)
            }

            /// Shows a banner of the catalogue while a condition holds.
            {{access}} nonisolated func show<S: AsyncSequence & Sendable>(
                _ banner: {{name}}.Banner, while condition: S
            ) async rethrows where S.Element == Bool {
                let content: some BannerContent<{{name}}.ButtonVariant> = banner
                try await show(content, while: condition)
            }
        {{#triggers}}
        {{#isEvent}}

            /// Says that an event has happened: its banners come, and conditions end that it clears. `onOutcome` is called once for
            /// each banner that was asked for.
            @discardableResult
            {{access}} func send(
                _ event: {{name}}.Event,
                onOutcome: (@MainActor @Sendable ({{name}}.Banner, BannerOutcome<{{name}}.ButtonVariant>) -> Void)? = nil
            ) -> [BannerRequest.ID] {
                let event: some BannerEvent<{{name}}.Banner> = event
                return send(event, onOutcome: onOutcome)
            }
        {{/isEvent}}
        {{^isEvent}}

            /// Says that a condition holds: its banners show until it is released, or an event clears it.
            {{access}} func hold(_ condition: {{name}}.Condition) {
                let condition: some BannerCondition<{{name}}.Banner> = condition
                hold(condition)
            }

            /// Says that a condition holds no longer.
            {{access}} func release(_ condition: {{name}}.Condition) {
                let condition: some BannerCondition<{{name}}.Banner> = condition
                release(condition)
            }
        {{/isEvent}}
        {{/triggers}}
        }

        #if canImport(SwiftUI)
            extension View {
                /// Shows a banner of the catalogue while `isPresented` is true. `action` is called with the button that was used,
                /// unless its role is `dismiss`.
                {{access}} func banner(
                    isPresented: Binding<Bool>, _ banner: {{name}}.Banner,
                    action: @escaping @MainActor @Sendable ({{name}}.ButtonVariant) -> Void = { _ in }
                ) -> some View {
                    let content: some BannerContent<{{name}}.ButtonVariant> = banner
                    return self.banner(isPresented: isPresented, content, action: action)
                }

                /// Shows a banner of the catalogue while `isPresented` is true, and tells how it ended.
                {{access}} func banner(
                    isPresented: Binding<Bool>, _ banner: {{name}}.Banner,
                    action: @escaping @MainActor @Sendable ({{name}}.ButtonVariant) -> Void,
                    onOutcome: @escaping @MainActor @Sendable (BannerOutcome<{{name}}.ButtonVariant>) -> Void
                ) -> some View {
                    let content: some BannerContent<{{name}}.ButtonVariant> = banner
                    return self.banner(isPresented: isPresented, content, action: action, onOutcome: onOutcome)
                }
            }
        #endif
        {{/hasBanners}}

        """###,
    "typescript-border": ###"""
        { width: {{width}}, color: {{#paint}}{{> typescript-paint}}{{/paint}} }

        """###,
    "typescript-button-look": ###"""
        {{#fill}}
        fill: {{> typescript-paint}},
        {{/fill}}
        {{#label}}
        label: {{> typescript-paint}},
        {{/label}}
        {{#border}}
        border: {{> typescript-border}},
        {{/border}}
        {{#cornerRadius}}
        cornerRadius: {{.}},
        {{/cornerRadius}}
        {{#minHeight}}
        minHeight: {{.}},
        {{/minHeight}}
        {{#padding}}
        padding: {{> typescript-insets}},
        {{/padding}}
        {{#pressedOpacity}}
        pressedOpacity: {{.}},
        {{/pressedOpacity}}
        {{#disabledOpacity}}
        disabledOpacity: {{.}},
        {{/disabledOpacity}}

        """###,
    "typescript-color-value": ###"""
        {{#alias}}palettes[theme].{{.}}.{{appearance}}{{/alias}}{{^alias}}"{{css}}"{{/alias}}

        """###,
    "typescript-color": ###"""
        {{#alias}}palettes[theme].{{.}}{{/alias}}{{^alias}}{ light: {{#light}}{{> typescript-color-value}}{{/light}}, dark: {{#dark}}{{> typescript-color-value}}{{/dark}}, lightHighContrast: {{#lightHighContrast}}{{> typescript-color-value}}{{/lightHighContrast}}, darkHighContrast: {{#darkHighContrast}}{{> typescript-color-value}}{{/darkHighContrast}}{{^isExact}}, exact: { light: {{#light}}{{> typescript-exact-value}}{{/light}}, dark: {{#dark}}{{> typescript-exact-value}}{{/dark}}, lightHighContrast: {{#lightHighContrast}}{{> typescript-exact-value}}{{/lightHighContrast}}, darkHighContrast: {{#darkHighContrast}}{{> typescript-exact-value}}{{/darkHighContrast}} }{{/isExact}} }{{/alias}}

        """###,
    "typescript-doc": ###"""
        {{^isEmpty(documentation)}}
        /**
        {{#documentation}}
         * {{{commentText(.)}}}
        {{/documentation}}
         */
        {{/isEmpty(documentation)}}

        """###,
    "typescript-entries": ###"""
        {{#entries}}
        {{#plural}}
        {{{typescriptKey(locale)}}}: ({ parameters }) => plural("{{locale}}", parameters.{{parameter.id}}, {
        {{#forms}}
            {{category}}: {{#pattern}}{{> typescript-pattern}}{{/pattern}},
        {{/forms}}
        }),
        {{/plural}}
        {{^plural}}
        {{{typescriptKey(locale)}}}: {{#pattern}}({{^literal}}{ parameters }{{/literal}}) => {{> typescript-pattern}}{{/pattern}},
        {{/plural}}
        {{/entries}}

        """###,
    "typescript-exact-value": ###"""
        {{#alias}}(palettes[theme].{{.}}.exact ?? palettes[theme].{{.}}).{{appearance}}{{/alias}}{{^alias}}"{{#isOutsideSRGB}}{{cssDisplayP3}}{{/isOutsideSRGB}}{{^isOutsideSRGB}}{{cssSRGB}}{{/isOutsideSRGB}}"{{/alias}}

        """###,
    "typescript-exact": ###"""
        {{appearance}}: "{{#isOutsideSRGB}}{{cssDisplayP3}}{{/isOutsideSRGB}}{{^isOutsideSRGB}}{{cssSRGB}}{{/isOutsideSRGB}}"

        """###,
    "typescript-image": ###"""
        { {{#symbol}}kind: "symbol", name: "{{.}}"{{/symbol}}{{#asset}}kind: "asset", name: "{{.}}"{{/asset}}{{#url}}kind: "url", url: "{{.}}"{{/url}}{{#parameter}}kind: "parameter", name: "{{.}}"{{/parameter}}{{#placeholderSymbol}}, placeholder: { kind: "symbol", name: "{{.}}" }{{/placeholderSymbol}}{{#placeholderAsset}}, placeholder: { kind: "asset", name: "{{.}}" }{{/placeholderAsset}}{{#url}}, cached: {{isCached}}{{/url}}, decorative: {{isDecorative}}{{#isFixed}}, fixed: true{{/isFixed}}{{#label}}, label: {{> typescript-text}}{{/label}} }

        """###,
    "typescript-indicator": ###"""
        { height: {{height}}{{#color}}, color: {{> typescript-color}}{{/color}} }

        """###,
    "typescript-insets": ###"""
        { top: {{top}}, leading: {{leading}}, bottom: {{bottom}}, trailing: {{trailing}} }

        """###,
    "typescript-level-changes": ###"""
        {{#tint}}
        tint: {{> typescript-color}},
        {{/tint}}
        {{#onTint}}
        onTint: {{> typescript-color}},
        {{/onTint}}
        {{#accent}}
        accent: {{> typescript-color}},
        {{/accent}}
        {{#dropsAccent}}
        accent: undefined,
        {{/dropsAccent}}
        {{#icon}}
        icon: {{> typescript-image}},
        {{/icon}}
        {{#dropsIcon}}
        icon: undefined,
        {{/dropsIcon}}
        {{#spokenPrefix}}
        spokenPrefix: {{> typescript-text}},
        {{/spokenPrefix}}
        {{#dropsSpokenPrefix}}
        spokenPrefix: undefined,
        {{/dropsSpokenPrefix}}
        {{#announcement}}
        announcement: "{{.}}",
        {{/announcement}}
        {{#haptic}}
        haptic: "{{.}}",
        {{/haptic}}

        """###,
    "typescript-look-changes": ###"""
        {{#levelChanges}}
        {{> typescript-level-changes}}
        {{/levelChanges}}
        {{#styleChanges.changesText}}
        text: {{#look}}{{> typescript-type}}{{/look}},
        {{/styleChanges.changesText}}
        {{#styleChanges.changesTitle}}
        title: {{#look}}{{> typescript-title-type}}{{/look}},
        {{/styleChanges.changesTitle}}
        {{#styleChanges.changesImage}}
        image: {{#look}}{ shape: "{{imageShape}}", size: {{imageSize}} }{{/look}},
        {{/styleChanges.changesImage}}
        {{#styleChanges}}
        {{> typescript-style-values}}
        {{/styleChanges}}
        {{#setsMetrics}}
        {{#look}}
        {{#metrics.id}}
        metrics: metrics.{{.}},
        metricsId: "{{.}}",
        {{/metrics.id}}
        {{/look}}
        {{/setsMetrics}}
        {{#look}}
        {{^metrics.id}}
        metrics: { ...base.metrics{{#metricsChanges}}{{> typescript-metrics-changes}}{{/metricsChanges}} },
        metricsId: undefined,
        {{/metrics.id}}
        {{/look}}

        """###,
    "typescript-metrics-changes": ###"""
        {{#present}}, present: {{.}}{{/present}}{{#display}}, display: {{.}}{{/display}}{{#dropsDisplay}}, display: null{{/dropsDisplay}}{{#dismiss}}, dismiss: {{.}}{{/dismiss}}{{#motion}}, motion: {{> typescript-motion}}{{/motion}}{{#transition}}, transition: "{{.}}"{{/transition}}{{#dismissEasing}}, dismissEasing: [{{x1}}, {{y1}}, {{x2}}, {{y2}}]{{/dismissEasing}}

        """###,
    "typescript-metrics": ###"""
        { present: {{present}}, display: {{#display}}{{.}}{{/display}}{{^display}}null{{/display}}, dismiss: {{dismiss}}, motion: {{#motion}}{{> typescript-motion}}{{/motion}}, transition: "{{transition}}", dismissEasing: [{{#dismissEasing}}{{x1}}, {{y1}}, {{x2}}, {{y2}}{{/dismissEasing}}] }

        """###,
    "typescript-motion": ###"""
        {{#spring}}{ kind: "spring", damping: {{damping}}, velocity: {{velocity}} }{{/spring}}{{#curve}}{ kind: "curve", points: [{{x1}}, {{y1}}, {{x2}}, {{y2}}] }{{/curve}}

        """###,
    "typescript-paint": ###"""
        {{#color}}{{> typescript-color}}{{/color}}{{^color}}"{{kind}}"{{/color}}

        """###,
    "typescript-palette-color": ###"""
        { light: "{{light.css}}", dark: "{{dark.css}}", lightHighContrast: "{{lightHighContrast.css}}", darkHighContrast: "{{darkHighContrast.css}}"{{^isExact}}, exact: { {{#light}}{{> typescript-exact}}{{/light}}, {{#dark}}{{> typescript-exact}}{{/dark}}, {{#lightHighContrast}}{{> typescript-exact}}{{/lightHighContrast}}, {{#darkHighContrast}}{{> typescript-exact}}{{/darkHighContrast}} }{{/isExact}} }

        """###,
    "typescript-pattern": ###"""
        {{=<% %>=}}<%#literal%>"<%.%>"<%/literal%><%^literal%>`<%#segments%><%#literal%><%.%><%/literal%><%#parameter%>${<%#maxLength%>cut(<%/maxLength%><%#isInt%>number("<%locale%>", <%/isInt%>parameters.<%id%><%#isInt%>)<%/isInt%><%#maxLength%>, <%.%>)<%/maxLength%>}<%/parameter%><%/segments%>`<%/literal%>

        """###,
    "typescript-shadow": ###"""
        { x: {{x}}, y: {{y}}, blur: {{blur}}, color: {{#color}}{{> typescript-color}}{{/color}} }

        """###,
    "typescript-shape": ###"""
        {{#cornerRadius}}
        cornerRadius: {{.}},
        {{/cornerRadius}}
        {{#border}}
        border: {{> typescript-border}},
        {{/border}}
        {{#shadow}}
        shadow: {{> typescript-shadow}},
        {{/shadow}}
        {{#margin}}
        margin: {{> typescript-insets}},
        {{/margin}}

        """###,
    "typescript-style-changes": ###"""
        {{#changes.changesText}}
        text: {{> typescript-type}},
        {{/changes.changesText}}
        {{#changes.changesTitle}}
        title: {{> typescript-title-type}},
        {{/changes.changesTitle}}
        {{#changes.changesImage}}
        image: { shape: "{{imageShape}}", size: {{imageSize}} },
        {{/changes.changesImage}}
        {{#changes}}
        {{> typescript-style-values}}
        {{/changes}}

        """###,
    "typescript-style-name": ###"""
        style{{PascalCase(id)}}

        """###,
    "typescript-style-values": ###"""
        {{#position}}
        position: "{{.}}",
        {{/position}}
        {{#edge}}
        edge: "{{.}}",
        {{/edge}}
        {{#bufferHeight}}
        bufferHeight: {{.}},
        {{/bufferHeight}}
        {{#statusBar}}
        statusBar: "{{.}}",
        {{/statusBar}}
        {{#insets}}
        padding: {{> typescript-insets}},
        {{/insets}}
        {{#keepsWindowMargins}}
        keepsWindowMargins: {{.}},
        {{/keepsWindowMargins}}
        {{#cornerRadius}}
        cornerRadius: {{.}},
        {{/cornerRadius}}
        {{#border}}
        border: {{> typescript-border}},
        {{/border}}
        {{#shadow}}
        shadow: {{> typescript-shadow}},
        {{/shadow}}
        {{#margin}}
        margin: {{> typescript-insets}},
        {{/margin}}
        {{#dropsCornerRadius}}
        cornerRadius: undefined,
        {{/dropsCornerRadius}}
        {{#dropsBorder}}
        border: undefined,
        {{/dropsBorder}}
        {{#dropsShadow}}
        shadow: undefined,
        {{/dropsShadow}}
        {{#dropsMargin}}
        margin: undefined,
        {{/dropsMargin}}
        {{#fill}}
        fill: "{{.}}",
        {{/fill}}
        {{#alignment}}
        alignment: "{{.}}",
        {{/alignment}}
        {{#hasSeparator}}
        separator: {{.}},
        {{/hasSeparator}}
        {{#indicator}}
        indicator: {{> typescript-indicator}},
        {{/indicator}}
        {{#dropsIndicator}}
        indicator: undefined,
        {{/dropsIndicator}}
        {{#dismissal}}
        dismissal: [{{#values}}"{{.}}"{{^last()}}, {{/last()}}{{/values}}],
        {{/dismissal}}
        {{#buttonLayout}}
        buttonLayout: "{{.}}",
        {{/buttonLayout}}
        {{#sticksOnScroll}}
        sticksOnScroll: {{.}},
        {{/sticksOnScroll}}
        {{#maxWidth}}
        maxWidth: {{.}},
        {{/maxWidth}}
        {{#dropsMaxWidth}}
        maxWidth: null,
        {{/dropsMaxWidth}}

        """###,
    "typescript-text": ###"""
        { {{#entries}}{{{typescriptKey(locale)}}}: "{{#pattern}}{{literal}}{{/pattern}}"{{^last()}}, {{/last()}}{{/entries}} }

        """###,
    "typescript-themed-look": ###"""
        {{#levelChanges}}
        {{> typescript-level-changes}}
        {{/levelChanges}}
        {{#styleChanges.changesText}}
        text: {{#look}}{{> typescript-type}}{{/look}},
        {{/styleChanges.changesText}}
        {{#styleChanges.changesTitle}}
        title: {{#look}}{{> typescript-title-type}}{{/look}},
        {{/styleChanges.changesTitle}}
        {{#styleChanges.changesImage}}
        image: {{#look}}{ shape: "{{imageShape}}", size: {{imageSize}} }{{/look}},
        {{/styleChanges.changesImage}}
        {{#styleChanges}}
        {{> typescript-style-values}}
        {{/styleChanges}}
        {{#metricsChanges}}
        {{#look}}
        metrics: {{#metrics}}{{> typescript-metrics}}{{/metrics}},
        {{/look}}
        {{/metricsChanges}}

        """###,
    "typescript-title-type": ###"""
        { style: "{{titleStyle}}", size: {{titleSize}}, weight: {{titleFontWeight}}, maxLines: {{titleMaxLines}}, dynamicType: ["{{smallestTextSize}}", "{{largestTextSize}}"]{{#titleFont}}, font: "{{.}}"{{/titleFont}} }

        """###,
    "typescript-type": ###"""
        { style: "{{textStyle}}", size: {{textSize}}, weight: {{fontWeight}}, maxLines: {{maxLines}}, dynamicType: ["{{smallestTextSize}}", "{{largestTextSize}}"]{{#textFont}}, font: "{{.}}"{{/textFont}} }

        """###,
    "typescript": ###"""
        // {{{mark}}}
        /* eslint-disable */

        {{> typescript-doc}}

        export const locales = [{{#locales}}"{{tag}}"{{^last()}}, {{/last()}}{{/locales}}] as const;
        export type Locale = typeof locales[number];
        /** The language that every text has. */
        export const developmentLocale = "{{developmentLocale.tag}}";

        /** The spec without a theme, and its themes. */
        export const themes = [{{#designs}}"{{id}}"{{^last()}}, {{/last()}}{{/designs}}] as const;
        export type Theme = typeof themes[number];

        export const appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"] as const;
        export type Appearance = typeof appearances[number];

        export const paletteColorIds = [{{#palette}}"{{id}}"{{^last()}}, {{/last()}}{{/palette}}] as const;
        export type PaletteColorId = typeof paletteColorIds[number];
        export const metricsIds = [{{#metrics}}"{{id}}"{{^last()}}, {{/last()}}{{/metrics}}] as const;
        export type MetricsId = typeof metricsIds[number];
        export const levelIds = [{{#levels}}"{{id}}"{{^last()}}, {{/last()}}{{/levels}}] as const;
        export type LevelId = typeof levelIds[number];
        export const styleIds = [{{#styles}}"{{id}}"{{^last()}}, {{/last()}}{{/styles}}] as const;
        export type StyleId = typeof styleIds[number];
        export const buttonIds = [{{#buttons}}"{{id}}"{{^last()}}, {{/last()}}{{/buttons}}] as const;
        export type ButtonId = typeof buttonIds[number];
        export const surfaceIds = [{{#surfaces}}"{{id}}"{{^last()}}, {{/last()}}{{/surfaces}}] as const;
        export type SurfaceId = typeof surfaceIds[number];
        export const screenIds = [{{#screens}}"{{id}}"{{^last()}}, {{/last()}}{{/screens}}] as const;
        export type ScreenId = typeof screenIds[number];
        export const bannerIds = [{{#banners}}"{{id}}"{{^last()}}, {{/last()}}{{/banners}}] as const;
        export type BannerId = typeof bannerIds[number];

        // What there is

        /** Something in each language that has its own. */
        export type Localized<T> = { readonly [L in Locale]?: T } & { readonly [L in typeof developmentLocale]: T };
        /** A text without parameters. */
        export type LocalizedText = Localized<string>;

        /** Colours of CSS by appearance. */
        export type ByAppearance = { readonly [A in Appearance]: string };
        /** A colour as `#RRGGBB` or `#RRGGBBAA`, the nearest in sRGB, and where those digits don't say it exactly as `color(…)` too. */
        export interface Color extends ByAppearance {
            readonly exact?: ByAppearance;
        }

        export type Motion =
            | { readonly kind: "spring"; readonly damping: number; readonly velocity: number }
            | { readonly kind: "curve"; readonly points: readonly [number, number, number, number] };

        /** Times in milliseconds; `display` is `null` for banners that don't leave by themselves. */
        export interface Metrics {
            readonly present: number;
            readonly display: number | null;
            readonly dismiss: number;
            readonly motion: Motion;
            /** What changes while a banner comes and goes: its place, its opacity, or both. */
            readonly transition: "slide" | "fade" | "slideAndFade";
            /** The control points of the cubic Bézier curve on which it leaves. */
            readonly dismissEasing: readonly [number, number, number, number];
        }

        export type ImageSource =
            | { readonly kind: "symbol"; readonly name: string }
            | { readonly kind: "asset"; readonly name: string };
        export type Image = {
            readonly decorative: boolean;
            readonly label?: LocalizedText;
            /** Whether it is the icon of a level, which no banner replaces. */
            readonly fixed?: true;
        } & (
            | ImageSource
            | { readonly kind: "url"; readonly url: string; readonly placeholder?: ImageSource; readonly cached: boolean }
            /** One that a parameter of the banner brings. */
            | { readonly kind: "parameter"; readonly name: string; readonly placeholder?: ImageSource }
        );
        /** What a parameter brings that is an image. */
        export type ImageParameter = ImageSource | { readonly kind: "url"; readonly url: string };

        /** What a level says, and a banner over it. */
        export interface LevelLook {
            readonly tint: Color;
            readonly onTint: Color;
            /** What attention is drawn with: the icon, the track, links; `onTint` where there is none. */
            readonly accent?: Color | undefined;
            readonly icon?: Image | undefined;
            /** What a screen reader says before the message. */
            readonly spokenPrefix?: LocalizedText | undefined;
            readonly announcement: "none" | "polite" | "assertive";
            readonly haptic: "none" | "success" | "warning" | "error" | "light" | "medium" | "heavy";
        }
        export interface Level extends LevelLook {
            /** The order among levels; a higher one is more urgent. */
            readonly severity: number;
            readonly metrics?: MetricsId | undefined;
        }

        /** A colour by what it is for in the level of a banner, or one of its own; `clear` lets show what lies beneath. */
        export type Paint = "clear" | "tint" | "onTint" | "accent" | Color;
        export interface Border {
            readonly width: number;
            readonly color: Paint;
        }
        export interface Shadow {
            readonly x: number;
            readonly y: number;
            readonly blur: number;
            readonly color: Color;
        }
        export interface Insets {
            readonly top: number;
            readonly leading: number;
            readonly bottom: number;
            readonly trailing: number;
        }
        export interface Typography {
            readonly style: string;
            readonly size: number;
            readonly weight: number;
            readonly maxLines: number;
            readonly dynamicType: readonly [smallest: string, largest: string];
            /** The name of a typeface in `fonts`; the system's where there is none. */
            readonly font?: string;
        }

        /** What a style says, and a banner over it. Lengths are points, CSS pixels. */
        export interface StyleLook {
            readonly position: "overlay" | "embedded";
            readonly edge: "top" | "bottom";
            readonly bufferHeight: number;
            readonly statusBar: "light" | "dark" | "automatic";
            readonly text: Typography;
            readonly title: Typography;
            readonly padding: Insets;
            /** Whether the padding is wider at the sides where the margin of the window is. */
            readonly keepsWindowMargins: boolean;
            readonly cornerRadius?: number | undefined;
            readonly border?: Border | undefined;
            readonly shadow?: Shadow | undefined;
            readonly margin?: Insets | undefined;
            readonly fill: "tint" | "none" | "material";
            /** Where lines start that don't take the whole width. */
            readonly alignment: "leading" | "center";
            /** Whether a hairline parts it from the content. */
            readonly separator: boolean;
            readonly image: { readonly shape: "circle" | "square" | "rounded" | "none"; readonly size: number };
            /** The track at the edge; it has the level's accent where it has no colour. */
            readonly indicator?: { readonly height: number; readonly color?: Color } | undefined;
            readonly dismissal: readonly ("button" | "swipe" | "timer" | "tap" | "condition")[];
            readonly buttonLayout: "below" | "inline";
            readonly sticksOnScroll: boolean;
            readonly maxWidth: number | null;
        }
        export interface Style extends StyleLook {
            readonly metrics: MetricsId;
            /** Whether its metrics win over those of a level. */
            readonly setsMetrics: boolean;
        }

        /** How a banner looks once banner, level and style have had their say. */
        export interface Look extends LevelLook, StyleLook {
            readonly metrics: Metrics;
            /** The name of the metrics; none for those that a banner has to itself. */
            readonly metricsId?: MetricsId | undefined;
        }

        /** How the buttons of a variant look; what is not there is as the platform draws the variant. */
        export interface ButtonLook {
            readonly fill?: Paint;
            readonly label?: Paint;
            readonly border?: Border;
            readonly cornerRadius?: number;
            readonly minHeight?: number;
            readonly padding?: Insets;
            readonly pressedOpacity?: number;
            readonly disabledOpacity?: number;
        }
        export type ButtonVariant = "high" | "medium" | "low" | "lowest" | "positive" | "negative" | "icon";

        export interface Design {
            readonly palette: { readonly [Id in PaletteColorId]: Color };
            readonly metrics: { readonly [Id in MetricsId]: Metrics };
            readonly levels: { readonly [Id in LevelId]: Level };
            readonly styles: { readonly [Id in StyleId]: Style };
            readonly buttonLooks: { readonly [V in ButtonVariant]?: ButtonLook };
        }

        export interface Button {
            readonly kind: "emphasis" | "functional" | "icon";
            readonly emphasis?: "high" | "medium" | "low" | "lowest";
            readonly style?: "positive" | "negative";
            readonly title?: LocalizedText;
            readonly label?: LocalizedText;
            readonly image?: Image;
            readonly role?: "destructive" | "dismiss" | "cancel";
            readonly targetSize: number;
            readonly fullWidth: boolean;
            readonly enabled: boolean;
        }

        export interface Surface {
            readonly scope: "scene" | "screen";
            readonly edge: "top" | "bottom";
            readonly under: "statusBar" | "navigationBar" | "header" | "tabBar" | "toolbar" | "none";
            readonly group: string;
        }

        export interface Screen {
            readonly surfaces: readonly SurfaceId[];
            readonly coVisibleWith: readonly ScreenId[];
        }

        export interface QueuePolicy {
            readonly order: "fifo" | "priority";
            readonly conflict: "enqueue" | "replace" | "suspend" | "stepAside" | "drop";
            readonly coalesce: "none" | "adjacent" | "queued" | "any";
            readonly key: readonly ("banner" | "style" | "level" | "text" | "surface" | "parameters")[];
            readonly maxDepth: number;
            /** Milliseconds between two banners. */
            readonly pause: number;
        }

        export type Trigger = {
            /** The screens on which it happens; none for all. */
            readonly screens: readonly ScreenId[];
            /** Milliseconds between two comings at the least. */
            readonly minInterval: number;
            /** Banners that can't be caused at the same time. */
            readonly mutex: readonly BannerId[];
        } & ({ readonly event: string } | { readonly condition: string; readonly clears?: string });

        export interface Progress {
            readonly kind: "determinate" | "indeterminate";
            /** The part of the whole after which it is announced again, 0 to 1. */
            readonly step?: number;
            readonly onTap: readonly ("pause" | "resume" | "stop")[];
            readonly completionMetrics?: Metrics;
        }

        /** What a banner is, besides its messages. */
        export interface Definition {
            readonly level: LevelId;
            readonly style: StyleId;
            readonly surface: SurfaceId;
            readonly buttons: readonly ButtonId[];
            readonly image?: Image;
            /** What it says in a link, and whether that stands behind the text where it fits on the line. */
            readonly link?: { readonly title: LocalizedText; readonly placement: "below" | "trailing" };
            /** What a tap on the bar does; `dismiss` where there is nothing. */
            readonly onTap?: "open" | "nothing";
            /** The milliseconds that it may wait unseen; without end where there is nothing. */
            readonly expires?: number;
            readonly trigger?: Trigger;
            readonly progress?: Progress;
            /** Where else people find what it says. */
            readonly alsoAvailableAt?: LocalizedText;
        }

        // The banners, a union told apart by `id`

        /** What banners hold besides their `id`. */
        export interface BannerContents {
        {{#banners}}
            {{> typescript-doc}}
            readonly {{id}}: {{^hasParameters}}unknown;{{/hasParameters}}{{#hasParameters}}{ readonly parameters: { {{#parameters}}{{^isEmpty(comment)}}/** {{#comment}}{{{commentText(.)}}}{{^last()}} {{/last()}}{{/comment}} */ {{/isEmpty(comment)}}readonly {{id}}: {{#isInt}}number{{/isInt}}{{#isString}}string{{/isString}}{{#isImage}}ImageParameter{{/isImage}}{{^last()}}; {{/last()}}{{/parameters}} } };{{/hasParameters}}
        {{/banners}}
        }
        /** The banner called `Id`, or one of those. */
        export type BannerOf<Id extends BannerId> = { [K in Id]: { readonly id: K } & BannerContents[K] }[Id];
        /** A banner with what its texts leave open: `{ id: "…", parameters: { … } }`. */
        export type Banner = BannerOf<BannerId>;

        // The values

        /** The named colours, without a theme. */
        export const palette: { readonly [Id in PaletteColorId]: Color } = {
        {{#palette}}
            {{> typescript-doc}}
            {{id}}: {{#color}}{{> typescript-palette-color}}{{/color}},
        {{/palette}}
        };

        /** The named colours in each theme. */
        export const palettes: { readonly [T in Theme]: typeof palette } = {
            standard: palette,
        {{#themes}}
            {{id}}: {
                ...palette,
        {{#palette}}
        {{#isChanged}}
                {{id}}: {{#color}}{{> typescript-palette-color}}{{/color}},
        {{/isChanged}}
        {{/palette}}
            },
        {{/themes}}
        };

        /** How long banners come, stay and go, without a theme. */
        export const metrics: { readonly [Id in MetricsId]: Metrics } = {
        {{#metrics}}
            {{> typescript-doc}}
            {{id}}: {{> typescript-metrics}},
        {{/metrics}}
        };

        function designOf(theme: Theme): Design {
        {{#styles}}
        {{^extends}}
            const {{> typescript-style-name}}: Style = {
                metrics: "{{metrics}}",
                setsMetrics: {{setsMetrics}},
                position: "{{position}}",
                edge: "{{edge}}",
                bufferHeight: {{bufferHeight}},
                statusBar: "{{statusBar}}",
                text: {{> typescript-type}},
                title: {{> typescript-title-type}},
                padding: {{#insets}}{{> typescript-insets}}{{/insets}},
                keepsWindowMargins: {{keepsWindowMargins}},
                {{> typescript-shape}}
                fill: "{{fill}}",
                alignment: "{{alignment}}",
                separator: {{hasSeparator}},
                image: { shape: "{{imageShape}}", size: {{imageSize}} },
        {{#indicator}}
                indicator: {{> typescript-indicator}},
        {{/indicator}}
                dismissal: [{{#dismissal}}"{{.}}"{{^last()}}, {{/last()}}{{/dismissal}}],
                buttonLayout: "{{buttonLayout}}",
                sticksOnScroll: {{sticksOnScroll}},
                maxWidth: {{#maxWidth}}{{.}}{{/maxWidth}}{{^maxWidth}}null{{/maxWidth}},
        {{#themedMetrics}}
                ...(theme === "{{theme}}" ? { metrics: "{{metrics}}", setsMetrics: {{setsMetrics}} } : undefined),
        {{/themedMetrics}}
        {{#themed}}
                ...(theme === "{{theme}}" ? {
                    {{> typescript-style-changes}}
                } : undefined),
        {{/themed}}
            };
        {{/extends}}
        {{/styles}}
        {{#stylesByParent}}
        {{#extends}}
            const {{> typescript-style-name}}: Style = {
                ...style{{PascalCase(.)}},
                metrics: "{{metrics}}",
                setsMetrics: {{setsMetrics}},
        {{#themedMetrics}}
                ...(theme === "{{theme}}" ? { metrics: "{{metrics}}", setsMetrics: {{setsMetrics}} } : undefined),
        {{/themedMetrics}}
                {{> typescript-style-changes}}
        {{#themed}}
                ...(theme === "{{theme}}" ? {
                    {{> typescript-style-changes}}
                } : undefined),
        {{/themed}}
            };
        {{/extends}}
        {{/stylesByParent}}
            return {
                palette: palettes[theme],
                metrics: {
                    ...metrics,
        {{#metrics}}
        {{#themed}}
                    ...(theme === "{{theme}}" ? { {{id}}: { ...metrics.{{id}}{{#changes}}{{> typescript-metrics-changes}}{{/changes}} } } : undefined),
        {{/themed}}
        {{/metrics}}
                },
                levels: {
        {{#levels}}
                    {{> typescript-doc}}
                    {{id}}: {
                        severity: {{severity}},
        {{#metrics}}
                        metrics: "{{.}}",
        {{/metrics}}
                        tint: {{#tint}}{{> typescript-color}}{{/tint}},
                        onTint: {{#onTint}}{{> typescript-color}}{{/onTint}},
        {{#accent}}
                        accent: {{> typescript-color}},
        {{/accent}}
        {{#icon}}
                        icon: {{> typescript-image}},
        {{/icon}}
        {{#spokenPrefix}}
                        spokenPrefix: {{> typescript-text}},
        {{/spokenPrefix}}
                        announcement: "{{announcement}}",
                        haptic: "{{haptic}}",
        {{#themedMetrics}}
                        ...(theme === "{{theme}}" ? { metrics: {{#metrics}}"{{.}}"{{/metrics}}{{^metrics}}undefined{{/metrics}} } : undefined),
        {{/themedMetrics}}
        {{#themed}}
                        ...(theme === "{{theme}}" ? {
        {{#changes}}
                            {{> typescript-level-changes}}
        {{/changes}}
                        } : undefined),
        {{/themed}}
                    },
        {{/levels}}
                },
                styles: {
        {{#styles}}
                    {{> typescript-doc}}
                    {{id}}: {{> typescript-style-name}},
        {{/styles}}
                },
                buttonLooks: {
        {{#buttonLooks}}
                    {{> typescript-doc}}
                    {{variant}}: {
                        {{> typescript-button-look}}
        {{#themed}}
                        ...(theme === "{{theme}}" ? {
        {{#changes}}
                            {{> typescript-button-look}}
        {{/changes}}
                        } : undefined),
        {{/themed}}
                    },
        {{/buttonLooks}}
                },
            };
        }

        /** All that themes change besides texts. */
        export const designs: { readonly [T in Theme]: Design } = {
        {{#designs}}
            {{> typescript-doc}}
            {{id}}: /*#__PURE__*/ designOf("{{id}}"),
        {{/designs}}
        };

        {{^isEmpty(fonts)}}
        /** The typefaces of the app. */
        export const fonts = {
        {{#fonts}}
            {{> typescript-doc}}
            {{id}}: { family: "{{family}}" },
        {{/fonts}}
        } as const;

        {{/isEmpty(fonts)}}
        export const buttons = {
        {{#buttons}}
            {{> typescript-doc}}
            {{id}}: {
                kind: "{{kind}}",
        {{#emphasis}}
                emphasis: "{{.}}",
        {{/emphasis}}
        {{#functionalStyle}}
                style: "{{.}}",
        {{/functionalStyle}}
        {{#title}}
                title: {{> typescript-text}},
        {{/title}}
        {{#label}}
                label: {{> typescript-text}},
        {{/label}}
        {{#image}}
                image: {{> typescript-image}},
        {{/image}}
        {{#role}}
                role: "{{.}}",
        {{/role}}
                targetSize: {{targetSize}},
                fullWidth: {{isFullWidth}},
                enabled: {{isEnabled}},
            },
        {{/buttons}}
        } as const;

        export const surfaces = {
        {{#surfaces}}
            {{> typescript-doc}}
            {{id}}: { scope: "{{scope}}", edge: "{{edge}}", under: "{{under}}", group: "{{group}}" },
        {{/surfaces}}
        } as const;

        export const screens = {
        {{#screens}}
            {{> typescript-doc}}
            {{id}}: { surfaces: [{{#surfaces}}"{{.}}"{{^last()}}, {{/last()}}{{/surfaces}}], coVisibleWith: [{{#coVisibleWith}}"{{.}}"{{^last()}}, {{/last()}}{{/coVisibleWith}}] },
        {{/screens}}
        } as const;

        export const queue = {
        {{#queue}}
            order: "{{order}}",
            conflict: "{{conflict}}",
            coalesce: "{{coalesce}}",
            key: [{{#key}}"{{.}}"{{^last()}}, {{/last()}}{{/key}}],
            maxDepth: {{maxDepth}},
            pause: {{pause}},
        {{/queue}}
        } as const;

        export const definitions = {
        {{#banners}}
            {{> typescript-doc}}
            {{id}}: {
                level: "{{level}}",
                style: "{{style}}",
                surface: "{{surface}}",
                buttons: [{{#buttons}}"{{.}}"{{^last()}}, {{/last()}}{{/buttons}}],
        {{#image}}
                image: {{> typescript-image}},
        {{/image}}
        {{#link}}
                link: { title: {{#title}}{{> typescript-text}}{{/title}}, placement: "{{placement}}" },
        {{/link}}
        {{#hasBarTap}}
                onTap: "{{onTap}}",
        {{/hasBarTap}}
        {{#expires}}
                expires: {{.}},
        {{/expires}}
        {{#trigger}}
                trigger: { {{#event}}event: "{{.}}"{{/event}}{{#condition}}condition: "{{.}}"{{/condition}}{{#clears}}, clears: "{{.}}"{{/clears}}, screens: [{{#screens}}"{{.}}"{{^last()}}, {{/last()}}{{/screens}}], minInterval: {{minInterval}}, mutex: [{{#mutex}}"{{.}}"{{^last()}}, {{/last()}}{{/mutex}}] },
        {{/trigger}}
        {{#progress}}
                progress: {
                    kind: "{{kind}}",
        {{#step}}
                    step: {{.}},
        {{/step}}
                    onTap: [{{#onTap}}"{{.}}"{{^last()}}, {{/last()}}{{/onTap}}],
        {{#completionMetrics}}
                    completionMetrics: {{#id}}metrics.{{.}}{{/id}}{{^id}}{{> typescript-metrics}}{{/id}},
        {{/completionMetrics}}
                },
        {{/progress}}
        {{#alsoAvailableAt}}
                alsoAvailableAt: {{> typescript-text}},
        {{/alsoAvailableAt}}
            },
        {{/banners}}
        } as const;

        /** What a message is made from: a banner without its `id`. */
        type Message<Contents> = (banner: Contents) => string;
        interface Messages<Contents> {
            readonly text: Localized<Message<Contents>>;
            /** In themes that have another text. */
            readonly themed: readonly { readonly theme: Theme; readonly text: Localized<Message<Contents>> }[];
            readonly completion?: Localized<Message<Contents>>;
            readonly title?: Localized<Message<Contents>>;
            readonly points?: readonly Localized<Message<Contents>>[];
        }

        const messages: { readonly [Id in BannerId]: Messages<BannerContents[Id]> } = {
        {{#banners}}
            {{id}}: {
                text: {
        {{#text}}
                    {{> typescript-entries}}
        {{/text}}
                },
        {{^isEmpty(themedTexts)}}
                themed: [
        {{#themedTexts}}
                    {
                        theme: "{{theme}}",
                        text: {
        {{#text}}
                            {{> typescript-entries}}
        {{/text}}
                        },
                    },
        {{/themedTexts}}
                ],
        {{/isEmpty(themedTexts)}}
        {{#isEmpty(themedTexts)}}
                themed: [],
        {{/isEmpty(themedTexts)}}
        {{#title}}
                title: {
                    {{> typescript-entries}}
                },
        {{/title}}
        {{^isEmpty(points)}}
                points: [
        {{#points}}
                    {
                        {{> typescript-entries}}
                    },
        {{/points}}
                ],
        {{/isEmpty(points)}}
        {{#progress}}
        {{#completion}}
                completion: {
                    {{> typescript-entries}}
                },
        {{/completion}}
        {{/progress}}
            },
        {{/banners}}
        };

        // The type of what is looked up names `id` alone, so that it holds in a module without banners too.
        function messagesOf<Id extends BannerId>({ id }: { readonly id: Id }): Messages<BannerContents[Id]> {
            return messages[id];
        }

        // How to get at them

        /** The definitions in a theme. */
        export function design(theme: Theme = "standard"): Design {
            return designs[theme];
        }

        /** What a banner is, besides its messages. */
        export function definition(id: BannerId): Definition {
            return definitions[id];
        }

        export function button(id: ButtonId): Button {
            return buttons[id];
        }

        export function surface(id: SurfaceId): Surface {
            return surfaces[id];
        }

        export function screen(id: ScreenId): Screen {
            return screens[id];
        }

        export const queuePolicy: QueuePolicy = queue;

        /** How a banner looks and behaves in a theme. */
        export function look(id: BannerId, theme: Theme = "standard"): Look {
            const { level, style } = definition(id);
            const { metrics, levels, styles } = design(theme);
            const { severity, metrics: ofLevel, ...levelLook }: Level = levels[level];
            const { setsMetrics, metrics: ofStyle, ...styleLook }: Style = styles[style];
            const metricsId = setsMetrics ? ofStyle : ofLevel ?? ofStyle;
            const base: Look = { ...levelLook, ...styleLook, metrics: metrics[metricsId], metricsId };
            switch (id) {
        {{#banners}}
        {{#look.isOwn}}
                case "{{id}}":
                    return {
                        ...base,
                        {{> typescript-look-changes}}
        {{#themed}}
                        ...(theme === "{{theme}}" ? {
                            {{> typescript-themed-look}}
                        } : undefined),
        {{/themed}}
                    };
        {{/look.isOwn}}
        {{/banners}}
                default:
                    return base;
            }
        }

        /** What a banner says. */
        export function message<Id extends BannerId>(banner: BannerOf<Id>, locale: Locale, theme: Theme = "standard"): string {
            const own = messagesOf<Id>(banner);
            const text = own.themed.find((themed) => themed.theme === theme)?.text ?? own.text;
            return localized(text, locale)(banner);
        }

        /** What stands above the message; `undefined` for banners without a title. */
        export function titleMessage<Id extends BannerId>(banner: BannerOf<Id>, locale: Locale): string | undefined {
            const own = messagesOf<Id>(banner);
            return own.title && localized(own.title, locale)(banner);
        }

        /** What a banner lists under its message. */
        export function pointMessages<Id extends BannerId>(banner: BannerOf<Id>, locale: Locale): string[] {
            const own = messagesOf<Id>(banner);
            return (own.points ?? []).map((point) => localized(point, locale)(banner));
        }

        /** What a banner with progress says at the end; `undefined` for banners that have no such text. */
        export function completionMessage<Id extends BannerId>(banner: BannerOf<Id>, locale: Locale): string | undefined {
            const own = messagesOf<Id>(banner);
            return own.completion && localized(own.completion, locale)(banner);
        }

        {{#hasMaxLength}}
        /**
         * `text`, or, if it has more than `maxLength` characters, its start with an ellipsis, which has at most that many.
         * Characters are extended grapheme clusters (UAX #29), of 32 code points on average at the most; without `Intl.Segmenter`,
         * code points.
         */
        function cut(text: string, maxLength: number): string {
            if (text.length <= maxLength) return text;
            const most = 32 * maxLength;
            // As many code points of two units each, and one more.
            const head = text.slice(0, 2 * (most + 1));
            let [kept, end, characters, codePoints] = [0, 0, 0, 0];
            for (const character of split(head)) {
                characters += 1;
                codePoints += Array.from(character).length;
                if (characters > maxLength || codePoints > most) {
                    while (kept > 0 && whiteSpace.test(head.charAt(kept - 1))) kept -= 1;
                    return `${head.slice(0, kept)}\u2026`;
                }
                end += character.length;
                if (characters < maxLength) kept = end;
            }
            return text;
        }

        const whiteSpace = /[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;

        function* split(text: string): Generator<string> {
            // Types older than ES2022 don't know Segmenter, and some engines don't have it; all have Collator.
            const { Segmenter }: {
                readonly Collator: unknown;
                readonly Segmenter?: new (locale: string, options: { readonly granularity: "grapheme" }) => {
                    segment(text: string): Iterable<{ readonly segment: string }>;
                };
            } = Intl;
            if (Segmenter === undefined) {
                for (const codePoint of text) yield codePoint;
            } else {
                for (const { segment } of new Segmenter("und", { granularity: "grapheme" }).segment(text)) yield segment;
            }
        }

        {{/hasMaxLength}}
        {{#hasNumbers}}
        /** `value` in the digits and groups of a language, by CLDR; what is no whole number as JavaScript writes it. */
        function number(locale: Locale, value: number): string {
            if (!Number.isInteger(value)) return `${value}`;
            const { zero, group, minus, lastGroup, otherGroups, least } = numbers[locale];
            const digits = Array.from(BigInt(Math.abs(value)).toString());
            const text = digits.map((digit, index) => {
                const before = digits.length - index - lastGroup;
                const startsGroup = before === 0 || (otherGroups > 0 && before > 0 && before % otherGroups === 0);
                const isSetApart = index > 0 && lastGroup > 0 && digits.length >= lastGroup + least && startsGroup;
                return (isSetApart ? group : "") + String.fromCodePoint(zero + Number(digit));
            });
            return (value < 0 ? minus : "") + text.join("");
        }

        interface NumberStyle {
            /** The code point of the digit 0. */
            readonly zero: number;
            readonly group: string;
            readonly minus: string;
            readonly lastGroup: number;
            readonly otherGroups: number;
            /** How many digits there are before the last group at the least, where it is set apart. */
            readonly least: number;
        }

        const numbers: { readonly [L in Locale]: NumberStyle } = {
        {{#locales}}
        {{#number}}
            {{{typescriptKey(tag)}}}: { zero: {{zero}}, group: "{{group}}", minus: "{{minus}}", lastGroup: {{lastGroup}}, otherGroups: {{otherGroups}}, least: {{least}} },
        {{/number}}
        {{/locales}}
        };

        {{/hasNumbers}}
        /** What `entries` has for a language: its own, that of the nearest wider one, or that of the development language. */
        export function localized<T>(entries: Localized<T>, locale: Locale): T {
            for (let tag: Locale | undefined = locale; tag !== undefined; tag = parents[tag]) {
                const entry: T | undefined = entries[tag];
                if (entry !== undefined) return entry;
            }
            return entries[developmentLocale];
        }

        const parents: { readonly [L in Locale]: Locale | undefined } = {
        {{#locales}}
            {{{typescriptKey(tag)}}}: {{#parent}}"{{.}}"{{/parent}}{{^parent}}undefined{{/parent}},
        {{/locales}}
        };

        /**
         * The language that serves someone who prefers `tags`, BCP 47 tags, the most wanted first: `chooseLocale(navigator.languages)`.
         */
        export function chooseLocale(tags: readonly string[]): Locale {
            for (const tag of tags) {
                const name = tag.split("_").join("-");
                for (const candidate of [name, ...candidates(name)]) {
                    const found = locales.find((locale) => locale.toLowerCase() === candidate.toLowerCase());
                    if (found !== undefined) return found;
                }
            }
            return developmentLocale;
        }

        /** `tag` with its subtags cut off one by one, and before the bare language those that CLDR holds to be closer. */
        function candidates(tag: string): string[] {
            const parts = (/^[^.@]*/.exec(tag)?.[0] ?? "").split("-").filter((part) => part !== "");
            const [name = "", ...others] = parts.map((part) => part.toLowerCase());
            const language = renamed[name] ?? name;
            // What follows a singleton says how to count or sort, and no language.
            const singleton = others.findIndex((subtag) => subtag.length < 2);
            const subtags = singleton < 0 ? others : others.slice(0, singleton);
            const script = subtags.find((subtag) => /^[^0-9].{3}$/u.test(subtag));
            const region = subtags.find((subtag) => /^(?:..|[0-9]..)$/u.test(subtag))?.toUpperCase() ?? "";
            const truncations = subtags.map((_, index) => [language, ...subtags.slice(0, subtags.length - index)].join("-"));
            return [...truncations, ...closer(language, script, region), language, ...(relatives[language] ?? [])];
        }

        /** What is closer to a reader than the bare language. */
        function closer(language: string, script: string | undefined, region: string): readonly string[] {
            const hongKong = ["zh-Hant-HK", "zh-HK", "zh-Hant"];
            switch (language) {
                case "zh":
                    if ((script ?? (["HK", "MO", "TW"].includes(region) ? "hant" : "")) !== "hant") return ["zh-Hans", "zh-CN"];
                    if (region === "HK") return hongKong;
                    if (region === "MO") return ["zh-Hant-MO", "zh-MO", ...hongKong];
                    return ["zh-Hant-TW", "zh-TW", "zh-Hant"];
                case "es":
                    return latinAmerica.includes(region) ? ["es-419"] : [];
                case "pt":
                    return europeanPortuguese.includes(region) ? ["pt-PT"] : [];
                default:
                    return [];
            }
        }

        /** What readers of a language understand if it is missing, the name of the same in old tags included. */
        const relatives: { readonly [language: string]: readonly string[] } = {
            fil: ["tl"],
            he: ["iw"],
            id: ["in"],
            nb: ["no"],
            nn: ["nb", "no"],
            no: ["nb"],
            pt: ["pt-BR"],
            yi: ["ji"],
            yue: ["zh-Hant-HK", "zh-HK", "zh-Hant"],
        };

        /** The names that languages have by now (IANA, Language Subtag Registry). */
        const renamed: { readonly [language: string]: string } = { in: "id", iw: "he", ji: "yi", mo: "ro", tl: "fil" };

        const latinAmerica: readonly string[] = [
            "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
            "US", "UY", "VE",
        ];

        const europeanPortuguese: readonly string[] = ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"];

        {{#hasPlurals}}
        const pluralRules = /*#__PURE__*/ new Map<Locale, Intl.PluralRules>();

        type PluralForms = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

        /** The form for a whole number, by the plural rules of CLDR. */
        function plural(locale: Locale, count: number, forms: PluralForms): string {
            const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
            pluralRules.set(locale, rules);
            return forms[rules.select(count)] ?? forms.other;
        }
        {{/hasPlurals}}

        """###,
    "xcassets-catalog": ###"""
        {
          "info" : {
            "author" : "{{mark}}",
            "version" : 1
          }
        }

        """###,
    "xcassets-folder": ###"""
        {
          "info" : {
            "author" : "{{mark}}",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }

        """###,
    "xcassets": ###"""
        {
          "colors" : [
        {{#xcassetsColors}}
            {
        {{#hasAppearances}}
              "appearances" : [
        {{#isDark}}
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }{{#isHighContrast}},{{/isHighContrast}}
        {{/isDark}}
        {{#isHighContrast}}
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
        {{/isHighContrast}}
              ],
        {{/hasAppearances}}
              "color" : {
        {{#value}}
        {{#isOutsideSRGB}}
                "color-space" : "display-p3",
                "components" : {
                  "alpha" : "{{decimal(alpha)}}",
                  "blue" : "{{decimal(displayP3Blue)}}",
                  "green" : "{{decimal(displayP3Green)}}",
                  "red" : "{{decimal(displayP3Red)}}"
                }
        {{/isOutsideSRGB}}
        {{^isOutsideSRGB}}
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "{{decimal(alpha)}}",
                  "blue" : "{{decimal(blue)}}",
                  "green" : "{{decimal(green)}}",
                  "red" : "{{decimal(red)}}"
                }
        {{/isOutsideSRGB}}
        {{/value}}
              },
              "idiom" : "universal"
            }{{^last()}},{{/last()}}
        {{/xcassetsColors}}
          ],
          "info" : {
            "author" : "{{mark}}",
            "version" : 1
          }
        }

        """###,
    "xcstrings": ###"""
        {
          "sourceLanguage" : "{{developmentLocale.tag}}",
          "strings" : {
        {{#xcstrings}}
            "{{key}}" : {
        {{#comment}}
              "comment" : "{{.}}",
        {{/comment}}
              "extractionState" : "manual",
              "localizations" : {
        {{#localizations}}
                "{{locale}}" : {
        {{#value}}
                  "stringUnit" : {
                    "state" : "{{state}}",
                    "value" : "{{.}}"
                  }{{#substitution}},{{/substitution}}
        {{/value}}
        {{#substitution}}
                  "substitutions" : {
                    "{{name}}" : {
                      "argNum" : {{argument}},
                      "formatSpecifier" : "{{specifier}}",
                      "variations" : {
                        "plural" : {
        {{#forms}}
                          "{{category}}" : {
                            "stringUnit" : {
                              "state" : "{{state}}",
                              "value" : "{{value}}"
                            }
                          }{{^last()}},{{/last()}}
        {{/forms}}
                        }
                      }
                    }
                  }
        {{/substitution}}
        {{#hasForms}}
                  "variations" : {
                    "plural" : {
        {{#forms}}
                      "{{category}}" : {
                        "stringUnit" : {
                          "state" : "{{state}}",
                          "value" : "{{value}}"
                        }
                      }{{^last()}},{{/last()}}
        {{/forms}}
                    }
                  }
        {{/hasForms}}
                }{{^last()}},{{/last()}}
        {{/localizations}}
              }
            }{{^last()}},{{/last()}}
        {{/xcstrings}}
          },
          "version" : "1.0"
        }

        """###,
    ]
}
