// SPDX-License-Identifier: Apache-2.0
// Written by scripts/embed-templates from schema/banner.schema.json. Edit that file, not this one.
// swift-format-ignore-file

enum EmbeddedSchema {
    static let text = ###"""
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$comment": "SPDX-License-Identifier: Apache-2.0",
          "title": "A spec of notification banners, language version 1",
          "description": "What the banners of a design system are: `NAME.banner.yaml`, compiled by bannerc.",
          "type": "object",
          "required": ["bannerc"],
          "properties": {
            "bannerc": {
              "description": "The version of the language, `1`; required, and the first key of the file.",
              "const": 1,
              "default": 1
            },
            "name": {
              "description": "The namespace of the generated code and the group of the generated tokens, in UpperCamelCase; required, except in a file that others use.",
              "type": "string",
              "pattern": "^[A-Z][A-Za-z0-9]*$"
            },
            "description": {
              "description": "What the spec is about; becomes a comment in the generated code.",
              "allOf": [{ "$ref": "#/definitions/scalar" }]
            },
            "use": {
              "description": "Other files to read, by paths relative to this one: specs (`.yaml`, `.yml`), files of design tokens (`.json`, `.tokens`), asset catalogues (`.xcassets`) and files of texts (`.xcstrings`, `.strings`, `.stringsdict`, `.xml`, `.xliff`, `.xlf`, `.arb`), or a mapping that says what files are for; default: `[]`.",
              "oneOf": [
                {
                  "description": "A list of files, and of mappings of such.",
                  "type": "array",
                  "items": { "oneOf": [{ "$ref": "#/definitions/path" }, { "$ref": "#/definitions/usedFiles" }] }
                },
                { "$ref": "#/definitions/usedFiles" }
              ]
            },
            "locales": {
              "description": "The languages of the texts; default: `en` and every locale that a text uses.",
              "allOf": [{ "$ref": "#/definitions/locales" }]
            },
            "platforms": {
              "description": "The oldest version of each platform that the app runs on; rules compare it with what a spec uses; default: what `bannerc.yaml` says, or nothing.",
              "allOf": [{ "$ref": "#/definitions/platforms" }]
            },
            "palette": {
              "description": "Named colours, each for up to four appearances.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/color" }
            },
            "fonts": {
              "description": "The typefaces of the app, by name.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/font" }
            },
            "metrics": {
              "description": "How long banners take to come, stay and go, and how they move, by name; what `standard` leaves out comes from the profile.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/metrics" }
            },
            "buttonStyles": {
              "description": "How buttons look, by variant: their `emphasis`, their functional `style`, or `icon`; what is left out suits every level by itself.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/buttonVariant" },
              "additionalProperties": { "$ref": "#/definitions/buttonStyle" }
            },
            "buttons": {
              "description": "The variants of buttons that banners may have, by name.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/button" }
            },
            "levels": {
              "description": "What banners mean, by name: colour, icon, voice and touch.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/level" }
            },
            "styles": {
              "description": "How banners look and behave, by name; `standard` is there without being written.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/style" }
            },
            "surfaces": {
              "description": "The places where banners show, one at a time, by name; `main` is there without being written.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/surface" }
            },
            "screens": {
              "description": "Which surfaces can be seen together, by the name of the screen.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/screen" }
            },
            "queue": {
              "description": "What happens to banners while another one shows; default: what the profile says.",
              "allOf": [{ "$ref": "#/definitions/queue" }]
            },
            "banners": {
              "description": "The catalogue: every banner that the app can show, by name.",
              "type": "object",
              "propertyNames": { "$ref": "#/definitions/id" },
              "additionalProperties": { "$ref": "#/definitions/banner" }
            },
            "themes": {
              "description": "Brands or modes of the same design, by name: overrides of what exists.",
              "type": "object",
              "propertyNames": { "allOf": [{ "$ref": "#/definitions/id" }], "not": { "const": "standard" } },
              "additionalProperties": { "$ref": "#/definitions/theme" }
            },
            "lint": {
              "description": "Which design system's habits the spec follows, and how strictly.",
              "allOf": [{ "$ref": "#/definitions/lint" }]
            }
          },
          "additionalProperties": false,
          "definitions": {
            "id": {
              "description": "The name of a definition, in lowerCamelCase with ASCII letters and digits.",
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9]*$"
            },
            "scalar": {
              "description": "A text; without quotes, numbers and `true` are texts too.",
              "type": ["string", "number", "boolean"]
            },
            "technicalText": {
              "description": "A text for programs, not empty.",
              "type": ["string", "number", "boolean"],
              "minLength": 1
            },
            "locale": {
              "description": "A BCP 47 language tag, such as `en`, `pt-BR` or `zh-Hans`.",
              "type": "string",
              "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
            },
            "path": {
              "description": "A path relative to this file, with `/` between its parts, that ends in `.yaml`, `.yml`, `.json`, `.tokens`, `.xcassets` or as a file of texts does.",
              "type": "string",
              "pattern": "^(?![/~]|.:|.*://)[^\\\\]+\\.(yaml|yml|json|tokens|xcassets|xcstrings|strings|stringsdict|xml|xliff|xlf|arb)$"
            },
            "paths": {
              "description": "A path, or a list of paths.",
              "oneOf": [
                { "$ref": "#/definitions/path" },
                { "description": "A list of paths.", "type": "array", "items": { "$ref": "#/definitions/path" } }
              ]
            },
            "usedFiles": {
              "description": "Files by what they are for; `theme.NAME` stands for the tokens of a theme.",
              "type": "object",
              "properties": {
                "specs": {
                  "description": "Other specs; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "texts": {
                  "description": "Files of texts, such as String Catalogs; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "tokens": {
                  "description": "Files of design tokens that count in every mode, and resolver documents, which say themselves where theirs count; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "light": {
                  "description": "Files of design tokens for the light appearance, which serve the others where these have none; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "dark": {
                  "description": "Files of design tokens for the dark appearance; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "lightHighContrast": {
                  "description": "Files of design tokens for the light appearance with increased contrast; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "darkHighContrast": {
                  "description": "Files of design tokens for the dark appearance with increased contrast; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "modifiers": {
                  "description": "What counts of the modifiers of resolver documents, by their names: the name of a context, or `theme`, `appearance` or `contrast` for what its contexts are; default: what their names say, or their defaults.",
                  "type": "object",
                  "additionalProperties": { "$ref": "#/definitions/scalar" }
                },
                "format": {
                  "description": "The format of files of tokens that tell it by nothing in them; default: `dtcg`.",
                  "enum": ["dtcg", "legacy"],
                  "default": "dtcg"
                }
              },
              "patternProperties": {
                "^theme\\.[A-Za-z][A-Za-z0-9]*$": {
                  "description": "The files of design tokens of a theme, or these by appearance.",
                  "oneOf": [{ "$ref": "#/definitions/paths" }, { "$ref": "#/definitions/themeFiles" }]
                }
              },
              "additionalProperties": false
            },
            "themeFiles": {
              "description": "The files of design tokens of a theme, by appearance.",
              "type": "object",
              "properties": {
                "tokens": {
                  "description": "Those that count in every appearance; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "light": {
                  "description": "Those for the light appearance; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "dark": {
                  "description": "Those for the dark appearance; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "lightHighContrast": {
                  "description": "Those for the light appearance with increased contrast; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                },
                "darkHighContrast": {
                  "description": "Those for the dark appearance with increased contrast; default: none.",
                  "allOf": [{ "$ref": "#/definitions/paths" }]
                }
              },
              "additionalProperties": false
            },
            "ruleName": {
              "description": "The name of a rule, in words with hyphens between them, such as `text-max-lines`.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
            },
            "alias": {
              "description": "An alias in braces and quotes: `\"{palette.green}\"`, or the path of a design token.",
              "type": "string",
              "pattern": "^\\{[^{}]+\\}$"
            },
            "length": {
              "description": "A length in points, or an alias of a design token.",
              "oneOf": [{ "type": "number", "minimum": 0, "maximum": 10000 }, { "$ref": "#/definitions/alias" }]
            },
            "duration": {
              "description": "A duration with its unit, such as `500ms`, `4s`, `10min` or `2h`, or an alias of a design token; at most a day, `1d`.",
              "type": "string",
              "pattern": "^((0|[1-9][0-9]*)(\\.[0-9]+)?(ms|s|min|h|d)|\\{[^{}]+\\})$"
            },
            "displayTime": {
              "description": "A duration with its unit, such as `4s`, `never`, or an alias of a design token.",
              "type": "string",
              "pattern": "^(never|(0|[1-9][0-9]*)(\\.[0-9]+)?(ms|s|min|h|d)|\\{[^{}]+\\})$"
            },
            "ratio": {
              "description": "A ratio from 0 to 1, as `0.3` or `30%`, or an alias of a design token.",
              "oneOf": [
                { "type": "number", "minimum": 0, "maximum": 1 },
                {
                  "description": "A percentage from `0%` to `100%`.",
                  "type": "string",
                  "pattern": "^(100(\\.0+)?|[1-9]?[0-9](\\.[0-9]+)?)%$"
                },
                { "$ref": "#/definitions/alias" }
              ]
            },
            "hexColor": {
              "description": "A colour as `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, always in quotes.",
              "type": "string",
              "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
            },
            "colorObject": {
              "description": "A colour as in the format of the Design Tokens Community Group.",
              "type": "object",
              "properties": {
                "colorSpace": {
                  "description": "The colour space; required.",
                  "enum": [
                    "srgb",
                    "srgb-linear",
                    "hsl",
                    "hwb",
                    "lab",
                    "lch",
                    "oklab",
                    "oklch",
                    "display-p3",
                    "a98-rgb",
                    "prophoto-rgb",
                    "rec2020",
                    "xyz-d65",
                    "xyz-d50"
                  ]
                },
                "components": {
                  "description": "The three components in the units of the colour space, each a number or `none`; required.",
                  "type": "array",
                  "items": { "oneOf": [{ "type": "number", "minimum": -1000000, "maximum": 1000000 }, { "enum": ["none"] }] },
                  "minItems": 3,
                  "maxItems": 3
                },
                "alpha": {
                  "description": "The opacity, from 0 to 1; default: `1`.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "default": 1
                },
                "hex": {
                  "description": "A fallback, `\"#RRGGBB\"`, for tools that know no other colour space; default: none.",
                  "type": "string",
                  "pattern": "^#[0-9A-Fa-f]{6}$"
                }
              },
              "additionalProperties": false,
              "required": ["colorSpace", "components"]
            },
            "singleColor": {
              "description": "One colour: hex, an object or an alias.",
              "oneOf": [
                { "$ref": "#/definitions/hexColor" },
                { "$ref": "#/definitions/alias" },
                { "$ref": "#/definitions/colorObject" }
              ]
            },
            "appearances": {
              "description": "A colour for each appearance.",
              "type": "object",
              "properties": {
                "light": {
                  "description": "The colour in light appearance; required.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "dark": {
                  "description": "The colour in dark appearance; default: that of `light`.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "lightHighContrast": {
                  "description": "The colour in light appearance with increased contrast; default: that of `light`.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "darkHighContrast": {
                  "description": "The colour in dark appearance with increased contrast; default: that of `dark`.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["light"]
            },
            "color": {
              "description": "A colour for every appearance, or one for each.",
              "oneOf": [
                { "$ref": "#/definitions/hexColor" },
                { "$ref": "#/definitions/alias" },
                { "$ref": "#/definitions/colorObject" },
                { "$ref": "#/definitions/appearances" }
              ]
            },
            "appearanceOverrides": {
              "description": "Other colours for some appearances.",
              "type": "object",
              "properties": {
                "light": {
                  "description": "The colour in light appearance; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "dark": {
                  "description": "The colour in dark appearance; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "lightHighContrast": {
                  "description": "The colour in light appearance with increased contrast; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "darkHighContrast": {
                  "description": "The colour in dark appearance with increased contrast; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/singleColor" }]
                },
                "description": { "$ref": "#/definitions/appearances/properties/description" }
              },
              "additionalProperties": false
            },
            "colorOverride": {
              "description": "Another colour for every appearance, or for some.",
              "oneOf": [
                { "$ref": "#/definitions/hexColor" },
                { "$ref": "#/definitions/alias" },
                { "$ref": "#/definitions/colorObject" },
                { "$ref": "#/definitions/appearanceOverrides" }
              ]
            },
            "pattern": {
              "description": "A text with `{name}` for a parameter; `{{` and `}}` are braces.",
              "type": ["string", "number", "boolean"],
              "pattern": "^([^{]|\\{\\{|\\{[A-Za-z][A-Za-z0-9]*\\})*$"
            },
            "plainPattern": {
              "description": "A text without parameters; `{{` and `}}` are braces.",
              "type": ["string", "number", "boolean"],
              "pattern": "^([^{]|\\{\\{)*$"
            },
            "plural": {
              "description": "A text by number, in the plural categories that CLDR gives the language.",
              "type": "object",
              "properties": {
                "plural": {
                  "description": "The name of the parameter that decides, an `int`; required.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "zero": {
                  "description": "The form for the category `zero`, such as 0 in Arabic; default: that of `other`.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                },
                "one": {
                  "description": "The form for the category `one`, such as 1 in English; default: that of `other`.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                },
                "two": {
                  "description": "The form for the category `two`, such as 2 in Arabic; default: that of `other`.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                },
                "few": {
                  "description": "The form for the category `few`, such as 3 in Polish; default: that of `other`.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                },
                "many": {
                  "description": "The form for the category `many`, such as 1,000,000 in French; default: that of `other`.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                },
                "other": {
                  "description": "The form for every number that no other category serves; required.",
                  "allOf": [{ "$ref": "#/definitions/pattern" }]
                }
              },
              "additionalProperties": false,
              "required": ["plural", "other"]
            },
            "textByKey": {
              "description": "A text that a file of texts under `use` holds, such as a String Catalog.",
              "type": "object",
              "properties": {
                "key": {
                  "description": "The key of the text; required.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                },
                "table": {
                  "description": "The name of the file without its ending, such as `Localizable`; needed where two files have the key.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                },
                "arguments": {
                  "description": "The parameters that the placeholders stand for, in their order; default: all parameters of the banner, in the order in which they are written.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/id" }
                }
              },
              "additionalProperties": false,
              "required": ["key"]
            },
            "text": {
              "description": "A text in the development language, a plural, or either by locale; or the key of a text in another file.",
              "oneOf": [
                { "$ref": "#/definitions/pattern" },
                { "$ref": "#/definitions/plural" },
                { "$ref": "#/definitions/textByKey" },
                {
                  "description": "A mapping of texts by locale.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/locale" },
                  "not": { "required": ["key"] },
                  "minProperties": 1,
                  "additionalProperties": {
                    "oneOf": [{ "$ref": "#/definitions/pattern" }, { "$ref": "#/definitions/plural" }]
                  }
                }
              ]
            },
            "plainText": {
              "description": "A text in the development language, or one by locale; it has no parameters. Or the key of a text in another file.",
              "oneOf": [
                { "$ref": "#/definitions/plainPattern" },
                { "$ref": "#/definitions/textByKey" },
                {
                  "description": "A mapping of texts by locale.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/locale" },
                  "not": { "required": ["key"] },
                  "minProperties": 1,
                  "additionalProperties": { "$ref": "#/definitions/plainPattern" }
                }
              ]
            },
            "image": {
              "description": "An image from exactly one of `symbol`, `asset` and `url`.",
              "type": "object",
              "properties": {
                "symbol": {
                  "description": "The name of an SF Symbol, such as `wifi.slash`; `bannerc symbols WORD` searches them. A symbol of your own in the asset catalogue is an `asset`.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "asset": {
                  "description": "The name of an image in the asset catalogue.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "url": {
                  "description": "The address of an image on the network.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "placeholder": {
                  "description": "What is shown until the image at `url` is there: the name of an SF Symbol, or a mapping with `symbol` or `asset`; default: nothing.",
                  "oneOf": [{ "$ref": "#/definitions/technicalText" }, { "$ref": "#/definitions/placeholder" }]
                },
                "cached": {
                  "description": "Whether the image at `url` may be kept; default: `true`.",
                  "type": "boolean",
                  "default": true
                },
                "label": {
                  "description": "What a screen reader says of the image; default: nothing.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "decorative": {
                  "description": "Whether the image says nothing that the text doesn't say, so that a screen reader skips it; default: `false`.",
                  "type": "boolean",
                  "default": false
                }
              },
              "additionalProperties": false,
              "oneOf": [{ "required": ["symbol"] }, { "required": ["asset"] }, { "required": ["url"] }],
              "dependencies": { "placeholder": ["url"], "cached": ["url"] }
            },
            "levelIcon": {
              "description": "The sign of a level, from exactly one of `symbol`, `asset` and `url`.",
              "type": "object",
              "properties": {
                "symbol": {
                  "description": "The name of an SF Symbol, such as `wifi.slash`; `bannerc symbols WORD` searches them. A symbol of your own in the asset catalogue is an `asset`.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "asset": {
                  "description": "The name of an image in the asset catalogue.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "url": {
                  "description": "The address of an image on the network.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "placeholder": {
                  "description": "What is shown until the image at `url` is there: the name of an SF Symbol, or a mapping with `symbol` or `asset`; default: nothing.",
                  "oneOf": [{ "$ref": "#/definitions/technicalText" }, { "$ref": "#/definitions/placeholder" }]
                },
                "cached": {
                  "description": "Whether the image at `url` may be kept; default: `true`.",
                  "type": "boolean",
                  "default": true
                },
                "label": {
                  "description": "What a screen reader says of the image; default: nothing.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "decorative": {
                  "description": "Whether the image says nothing that the text doesn't say, so that a screen reader skips it; default: `false`.",
                  "type": "boolean",
                  "default": false
                },
                "fixed": {
                  "description": "Whether no banner may replace it by an image or an icon of its own; default: `false`.",
                  "type": "boolean",
                  "default": false
                }
              },
              "additionalProperties": false,
              "oneOf": [{ "required": ["symbol"] }, { "required": ["asset"] }, { "required": ["url"] }],
              "dependencies": { "placeholder": ["url"], "cached": ["url"] }
            },
            "bannerImage": {
              "description": "An image from exactly one of `symbol`, `asset`, `url` and `parameter`.",
              "type": "object",
              "properties": {
                "symbol": {
                  "description": "The name of an SF Symbol, such as `wifi.slash`; `bannerc symbols WORD` searches them. A symbol of your own in the asset catalogue is an `asset`.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "asset": {
                  "description": "The name of an image in the asset catalogue.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "url": {
                  "description": "The address of an image on the network.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "parameter": {
                  "description": "The name of the parameter, of the type `image`, that brings the image when the app runs.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "placeholder": {
                  "description": "What is shown until the image is there, or where there is none: the name of an SF Symbol, or a mapping with `symbol` or `asset`; default: nothing.",
                  "oneOf": [{ "$ref": "#/definitions/technicalText" }, { "$ref": "#/definitions/placeholder" }]
                },
                "cached": {
                  "description": "Whether the image at `url` may be kept; default: `true`.",
                  "type": "boolean",
                  "default": true
                },
                "label": {
                  "description": "What a screen reader says of the image; default: nothing.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "decorative": {
                  "description": "Whether the image says nothing that the text doesn't say, so that a screen reader skips it; default: `false`.",
                  "type": "boolean",
                  "default": false
                }
              },
              "additionalProperties": false,
              "oneOf": [{ "required": ["symbol"] }, { "required": ["asset"] }, { "required": ["url"] }, { "required": ["parameter"] }],
              "dependencies": { "cached": ["url"] }
            },
            "placeholder": {
              "description": "An image that stands in for another one, from `symbol` or `asset`.",
              "type": "object",
              "properties": {
                "symbol": {
                  "description": "The name of an SF Symbol, such as `person.crop.circle`; `bannerc symbols WORD` searches them.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "asset": {
                  "description": "The name of an image in the asset catalogue.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                }
              },
              "additionalProperties": false,
              "oneOf": [{ "required": ["symbol"] }, { "required": ["asset"] }]
            },
            "platformVersion": {
              "description": "A version such as 16, 16.4 or 10.15.7.",
              "oneOf": [
                { "type": "number", "minimum": 1, "exclusiveMaximum": 100 },
                { "type": "string", "pattern": "^[1-9][0-9]?(\\.(0|[1-9][0-9]?)){0,2}$" }
              ]
            },
            "platforms": {
              "description": "The oldest version of each platform that the app runs on.",
              "type": "object",
              "properties": {
                "iOS": { "description": "The oldest version of iOS and iPadOS.", "allOf": [{ "$ref": "#/definitions/platformVersion" }] },
                "macOS": { "description": "The oldest version of macOS.", "allOf": [{ "$ref": "#/definitions/platformVersion" }] },
                "tvOS": { "description": "The oldest version of tvOS.", "allOf": [{ "$ref": "#/definitions/platformVersion" }] },
                "watchOS": { "description": "The oldest version of watchOS.", "allOf": [{ "$ref": "#/definitions/platformVersion" }] },
                "visionOS": { "description": "The oldest version of visionOS.", "allOf": [{ "$ref": "#/definitions/platformVersion" }] }
              },
              "additionalProperties": false
            },
            "locales": {
              "description": "The languages of the texts.",
              "type": "object",
              "properties": {
                "development": {
                  "description": "The language in which you write, which every text must have; default: `en`.",
                  "allOf": [{ "$ref": "#/definitions/locale" }],
                  "default": "en"
                },
                "supported": {
                  "description": "The languages that the app supports; default: the development language.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/locale" },
                  "minItems": 1,
                  "uniqueItems": true
                }
              },
              "additionalProperties": false
            },
            "metrics": {
              "description": "Display metrics: times, and either a spring or an easing curve.",
              "type": "object",
              "properties": {
                "present": {
                  "description": "The time from the first movement until the banner stands still, such as `500ms`; default: that of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/duration" }]
                },
                "display": {
                  "description": "How long the banner stays, such as `4s`, or `never` until someone or something ends it; default: that of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/displayTime" }]
                },
                "dismiss": {
                  "description": "How long the banner takes to leave, such as `250ms`; default: that of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/duration" }]
                },
                "spring": {
                  "description": "The spring on which the banner comes in; default: the movement of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/spring" }]
                },
                "easing": {
                  "description": "The curve on which the banner comes in instead of a spring: a name, `[x1, y1, x2, y2]` or an alias; default: the movement of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/easing" }]
                },
                "transition": {
                  "description": "What of the banner changes while it comes and goes: its place, its opacity, or both; default: that of `standard`.",
                  "enum": ["slide", "fade", "slideAndFade"]
                },
                "dismissEasing": {
                  "description": "The curve on which the banner leaves: a name, `[x1, y1, x2, y2]` or an alias; default: that of `standard`.",
                  "allOf": [{ "$ref": "#/definitions/easing" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "not": { "required": ["spring", "easing"] }
            },
            "spring": {
              "description": "A spring.",
              "type": "object",
              "properties": {
                "damping": {
                  "description": "The damping ratio, from 0.01 to 10: below 1 the banner swings past its place and back, at 1 it doesn't; required.",
                  "oneOf": [{ "type": "number", "minimum": 0.01, "maximum": 10 }, { "$ref": "#/definitions/alias" }]
                },
                "velocity": {
                  "description": "The speed at the start, in distances to travel a second; default: `0`.",
                  "oneOf": [{ "type": "number", "minimum": -100, "maximum": 100 }, { "$ref": "#/definitions/alias" }],
                  "default": 0
                }
              },
              "additionalProperties": false,
              "required": ["damping"]
            },
            "easing": {
              "description": "A curve by its name, the control points of a cubic Bézier curve, or an alias of a design token.",
              "oneOf": [
                { "enum": ["linear", "easeIn", "easeOut", "easeInOut"] },
                {
                  "type": "array",
                  "items": [
                    { "type": "number", "minimum": 0, "maximum": 1 },
                    { "type": "number", "minimum": -100, "maximum": 100 },
                    { "type": "number", "minimum": 0, "maximum": 1 },
                    { "type": "number", "minimum": -100, "maximum": 100 }
                  ],
                  "additionalItems": false,
                  "minItems": 4
                },
                { "$ref": "#/definitions/alias" }
              ]
            },
            "font": {
              "description": "A typeface of the app, in place of the system's.",
              "type": "object",
              "properties": {
                "family": {
                  "description": "The name of the family, as the font file gives it, such as `Inter`; required.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "files": {
                  "description": "The font files by weight, with which texts are measured; default: none, so that widths are estimates.",
                  "allOf": [{ "$ref": "#/definitions/fontFiles" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["family"]
            },
            "fontFiles": {
              "description": "Font files by weight, by paths relative to this file.",
              "type": "object",
              "properties": {
                "ultraLight": { "description": "The file of the weight `ultraLight`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "thin": { "description": "The file of the weight `thin`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "light": { "description": "The file of the weight `light`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "regular": { "description": "The file of the weight `regular`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "medium": { "description": "The file of the weight `medium`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "semibold": { "description": "The file of the weight `semibold`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "bold": { "description": "The file of the weight `bold`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "heavy": { "description": "The file of the weight `heavy`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] },
                "black": { "description": "The file of the weight `black`.", "allOf": [{ "$ref": "#/definitions/fontPath" }] }
              },
              "additionalProperties": false
            },
            "fontPath": {
              "description": "The path of a font file relative to this one, with `/` between its parts.",
              "type": "string",
              "pattern": "^(?![/~]|.:|.*://)[^\\\\]+$"
            },
            "sides": {
              "description": "A length for each side; what is left out is as inherited.",
              "type": "object",
              "properties": {
                "top": { "description": "At the top, in points.", "allOf": [{ "$ref": "#/definitions/length" }] },
                "leading": { "description": "At the side where lines start, in points.", "allOf": [{ "$ref": "#/definitions/length" }] },
                "bottom": { "description": "At the bottom, in points.", "allOf": [{ "$ref": "#/definitions/length" }] },
                "trailing": { "description": "At the side where lines end, in points.", "allOf": [{ "$ref": "#/definitions/length" }] }
              },
              "additionalProperties": false
            },
            "paint": {
              "description": "A colour by its role in the level of the banner, or one of its own.",
              "oneOf": [{ "enum": ["tint", "onTint", "accent"] }, { "$ref": "#/definitions/color" }]
            },
            "border": {
              "description": "A line around a banner or a button.",
              "type": "object",
              "properties": {
                "width": {
                  "description": "How wide it is, from 0 to 100 points; default: `1`.",
                  "oneOf": [{ "type": "number", "minimum": 0, "maximum": 100 }, { "$ref": "#/definitions/alias" }],
                  "default": 1
                },
                "color": {
                  "description": "Its colour: `tint`, `onTint`, `accent`, or one of its own; default: `accent`.",
                  "allOf": [{ "$ref": "#/definitions/paint" }],
                  "default": "accent"
                }
              },
              "additionalProperties": false
            },
            "shadow": {
              "description": "What a banner throws on the content beneath it.",
              "type": "object",
              "properties": {
                "x": {
                  "description": "How far it lies to the right, in points; default: `0`.",
                  "oneOf": [{ "type": "number", "minimum": -1000, "maximum": 1000 }, { "$ref": "#/definitions/alias" }],
                  "default": 0
                },
                "y": {
                  "description": "How far it lies below, in points; default: `0`.",
                  "oneOf": [{ "type": "number", "minimum": -1000, "maximum": 1000 }, { "$ref": "#/definitions/alias" }],
                  "default": 0
                },
                "blur": {
                  "description": "How far it fades out, as in CSS, in points; default: `0`.",
                  "oneOf": [{ "type": "number", "minimum": 0, "maximum": 1000 }, { "$ref": "#/definitions/alias" }],
                  "default": 0
                },
                "color": { "description": "Its colour; required.", "allOf": [{ "$ref": "#/definitions/color" }] }
              },
              "additionalProperties": false,
              "required": ["color"]
            },
            "shape": {
              "description": "What the bar looks like around its content.",
              "type": "object",
              "properties": {
                "cornerRadius": {
                  "description": "The radius of its corners, in points; default: `0`.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "border": {
                  "description": "The line around it, or `none`; default: `none`.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/alias" }, { "$ref": "#/definitions/border" }]
                },
                "shadow": {
                  "description": "What it throws on the content beneath it, or `none`; default: `none`.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/alias" }, { "$ref": "#/definitions/shadow" }]
                },
                "margin": {
                  "description": "The space around the bar, in points: a number, or one for each side; default: `0`.",
                  "oneOf": [{ "$ref": "#/definitions/length" }, { "$ref": "#/definitions/sides" }]
                },
                "fill": {
                  "description": "What it is filled with: the level's `tint`, nothing, as an alert within the page has it, or the system's material; default: `tint`.",
                  "enum": ["tint", "none", "material"]
                },
                "align": {
                  "description": "Where lines start that don't take the whole width; default: `leading`.",
                  "enum": ["leading", "center"]
                },
                "separator": {
                  "description": "Whether a hairline parts it from the content; default: `false`.",
                  "type": "boolean"
                }
              },
              "additionalProperties": false
            },
            "title": {
              "description": "How the title is set.",
              "type": "object",
              "properties": {
                "style": {
                  "description": "A text style of Apple's; default: `headline`.",
                  "allOf": [{ "$ref": "#/definitions/typography/properties/style" }]
                },
                "weight": {
                  "description": "The weight of the font; default: `semibold`.",
                  "allOf": [{ "$ref": "#/definitions/typography/properties/weight" }]
                },
                "maxLines": {
                  "description": "The lines that the title may take, from 1 to 100; default: `2`.",
                  "allOf": [{ "$ref": "#/definitions/typography/properties/maxLines" }]
                },
                "font": {
                  "description": "The name of the typeface; default: the system's.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                }
              },
              "additionalProperties": false
            },
            "buttonVariant": {
              "description": "A variant of buttons: an emphasis, a functional style, or `icon`.",
              "enum": ["high", "medium", "low", "lowest", "positive", "negative", "icon"]
            },
            "buttonStyle": {
              "description": "How the buttons of a variant look.",
              "type": "object",
              "properties": {
                "fill": {
                  "description": "What they are filled with: `tint`, `onTint`, `accent`, a colour, or `none`; default: what suits the variant.",
                  "oneOf": [{ "enum": ["none", "tint", "onTint", "accent"] }, { "$ref": "#/definitions/color" }]
                },
                "label": {
                  "description": "The colour of title and icon: `tint`, `onTint`, `accent` or a colour; default: what suits the variant.",
                  "allOf": [{ "$ref": "#/definitions/paint" }]
                },
                "border": {
                  "description": "The line around them, or `none`; default: what suits the variant.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/alias" }, { "$ref": "#/definitions/border" }]
                },
                "cornerRadius": {
                  "description": "The radius of their corners, in points; default: what suits the variant.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "minHeight": {
                  "description": "Their height at the least, in points; default: the `size` of the button.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "padding": {
                  "description": "The space around their title, in points: a number, or one for each side; default: 8 above and below, 12 at the sides.",
                  "oneOf": [{ "$ref": "#/definitions/length" }, { "$ref": "#/definitions/sides" }]
                },
                "pressedOpacity": {
                  "description": "The opacity while they are held down; default: `0.7`.",
                  "allOf": [{ "$ref": "#/definitions/ratio" }]
                },
                "disabledOpacity": {
                  "description": "The opacity while they can't be used; default: `0.38`.",
                  "allOf": [{ "$ref": "#/definitions/ratio" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false
            },
            "link": {
              "description": "A link in a banner; where it leads, the app knows.",
              "type": "object",
              "properties": {
                "title": { "description": "What it says; required.", "allOf": [{ "$ref": "#/definitions/plainText" }] },
                "placement": {
                  "description": "Under the text, or at the trailing edge beside it where it fits on the line; default: `below`.",
                  "enum": ["below", "trailing"],
                  "default": "below"
                }
              },
              "additionalProperties": false,
              "required": ["title"]
            },
            "button": {
              "description": "A variant of a button.",
              "type": "object",
              "properties": {
                "kind": {
                  "description": "An ordinary button (`emphasis`), one whose colour says that its effect is good or grave (`functional`), or an image alone (`icon`); required.",
                  "enum": ["emphasis", "functional", "icon"]
                },
                "emphasis": {
                  "description": "How much a button of the kind `emphasis` stands out; default: `lowest`.",
                  "enum": ["high", "medium", "low", "lowest"],
                  "default": "lowest"
                },
                "style": {
                  "description": "Whether the effect of a button of the kind `functional` is good or grave; required for that kind.",
                  "enum": ["positive", "negative"]
                },
                "title": {
                  "description": "What stands on the button; required for the kinds `emphasis` and `functional`.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "label": {
                  "description": "What a screen reader says; default: none. A button of the kind `icon` needs one.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "image": {
                  "description": "The button's icon; required for the kind `icon`, otherwise none by default.",
                  "allOf": [{ "$ref": "#/definitions/image" }]
                },
                "role": {
                  "description": "What pressing it means: it destroys something, it sends the banner away and does nothing else, or it calls off what the banner speaks of; default: none of these.",
                  "enum": ["destructive", "dismiss", "cancel"]
                },
                "size": {
                  "description": "The width and height, in points, of the area that a tap reaches, at the least; default: `44`.",
                  "allOf": [{ "$ref": "#/definitions/length" }],
                  "default": 44
                },
                "fullWidth": {
                  "description": "Whether the button takes all the width there is; default: `false`.",
                  "type": "boolean",
                  "default": false
                },
                "enabled": {
                  "description": "Whether the button can be pressed; default: `true`.",
                  "type": "boolean",
                  "default": true
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["kind"],
              "allOf": [
                {
                  "if": { "properties": { "kind": { "const": "emphasis" } }, "required": ["kind"] },
                  "then": { "required": ["title"], "propertyNames": { "not": { "enum": ["style"] } } }
                },
                {
                  "if": { "properties": { "kind": { "const": "functional" } }, "required": ["kind"] },
                  "then": { "required": ["title", "style"], "propertyNames": { "not": { "enum": ["emphasis"] } } }
                },
                {
                  "if": { "properties": { "kind": { "const": "icon" } }, "required": ["kind"] },
                  "then": {
                    "required": ["image"],
                    "propertyNames": { "not": { "enum": ["emphasis", "style", "title", "fullWidth"] } }
                  }
                }
              ]
            },
            "level": {
              "description": "What a banner means.",
              "type": "object",
              "properties": {
                "severity": {
                  "description": "The order among levels, a whole number of which a higher one is more urgent; default: `0`.",
                  "type": "integer",
                  "minimum": -1000000,
                  "maximum": 1000000,
                  "default": 0
                },
                "tint": { "description": "The fill of the banner; required.", "allOf": [{ "$ref": "#/definitions/color" }] },
                "onTint": {
                  "description": "The colour of what is drawn over the tint; required.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                },
                "accent": {
                  "description": "The colour of what draws attention: the icon, the track, links, and borders that name it; default: `onTint`.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                },
                "icon": {
                  "description": "The sign of the level, or `none` for none by choice; default: none.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/levelIcon" }]
                },
                "spokenPrefix": {
                  "description": "What a screen reader says before the banner's text; default: none.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "announcement": {
                  "description": "Whether a screen reader announces the banner: not at all, when it has finished speaking, or at once; default: `polite`.",
                  "enum": ["none", "polite", "assertive"],
                  "default": "polite"
                },
                "haptic": {
                  "description": "What the hand feels when the banner comes; default: `none`.",
                  "enum": ["none", "success", "warning", "error", "light", "medium", "heavy"],
                  "default": "none"
                },
                "metrics": {
                  "description": "The name of the metrics of banners of this level; default: none, so that the style's count.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["tint", "onTint"]
            },
            "style": {
              "description": "How a banner looks and behaves.",
              "type": "object",
              "properties": {
                "extends": {
                  "description": "The name of the style from which everything comes that is not written here; default: `standard`.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "position": {
                  "description": "Whether it covers a part of the content or pushes the content away; default: `overlay`, unless the style it extends says otherwise.",
                  "enum": ["overlay", "embedded"]
                },
                "edge": {
                  "description": "The edge from which it enters; default: that of the surface, unless the style it extends says otherwise.",
                  "enum": ["top", "bottom"]
                },
                "bufferHeight": {
                  "description": "How far the fill goes on above the content, behind the status bar, so that a spring that overshoots bares no gap, in points; default: `100`, unless the style it extends says otherwise.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "statusBar": {
                  "description": "The colour of the status bar's text while the banner lies behind it; default: `automatic`, unless the style it extends says otherwise.",
                  "enum": ["light", "dark", "automatic"]
                },
                "text": {
                  "description": "How the text is set; default: what the style it extends says, key by key.",
                  "allOf": [{ "$ref": "#/definitions/typography" }]
                },
                "title": {
                  "description": "How the title is set.",
                  "allOf": [{ "$ref": "#/definitions/title" }]
                },
                "shape": {
                  "description": "What the bar looks like around its content.",
                  "allOf": [{ "$ref": "#/definitions/shape" }]
                },
                "padding": {
                  "description": "The space around the content, in points: a number, with the margin of the window at the sides where that is wider, or one for each side; default: `16`, unless the style it extends says otherwise.",
                  "oneOf": [{ "$ref": "#/definitions/length" }, { "$ref": "#/definitions/sides" }]
                },
                "image": {
                  "description": "The frame of the banner's image; default: what the style it extends says, key by key.",
                  "allOf": [{ "$ref": "#/definitions/imageFrame" }]
                },
                "indicator": {
                  "description": "A coloured track above the content, or `none`; default: `none`, unless the style it extends says otherwise.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/indicator" }]
                },
                "dismissal": {
                  "description": "The ways out: a button, a swipe, the timer, a tap on the bar, or the end of a condition; default: `[tap, button, swipe, timer]`, unless the style it extends says otherwise.",
                  "type": "array",
                  "items": { "enum": ["button", "swipe", "timer", "tap", "condition"] }
                },
                "buttonLayout": {
                  "description": "Whether buttons stand below the text or beside it; default: `below`, unless the style it extends says otherwise.",
                  "enum": ["below", "inline"]
                },
                "metrics": {
                  "description": "The name of the metrics of banners of this style; default: `standard`.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "sticksOnScroll": {
                  "description": "Whether it keeps its place when the content scrolls; default: `true`, unless the style it extends says otherwise.",
                  "type": "boolean"
                },
                "maxWidth": {
                  "description": "The width that it takes at the most, in points, or `none`; default: `672`, unless the style it extends says otherwise.",
                  "oneOf": [
                    { "enum": ["none"] },
                    { "type": "number", "minimum": 1, "maximum": 10000 },
                    { "$ref": "#/definitions/alias" }
                  ]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false
            },
            "typography": {
              "description": "How the text is set.",
              "type": "object",
              "properties": {
                "style": {
                  "description": "A text style of Apple's; default: `subheadline`.",
                  "enum": [
                    "largeTitle",
                    "title1",
                    "title2",
                    "title3",
                    "headline",
                    "body",
                    "callout",
                    "subheadline",
                    "footnote",
                    "caption1",
                    "caption2"
                  ]
                },
                "weight": {
                  "description": "The weight of the font, or an alias of a design token; default: `semibold`.",
                  "oneOf": [
                    { "enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"] },
                    { "$ref": "#/definitions/alias" }
                  ]
                },
                "maxLines": {
                  "description": "The lines that the text may take, from 1 to 100; default: `2`.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 100
                },
                "font": {
                  "description": "The name of the typeface; default: the system's.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "dynamicType": {
                  "description": "The text sizes that the banner follows, from the smallest to the largest; default: `[xSmall, xxxLarge]`.",
                  "type": "array",
                  "items": {
                    "enum": [
                      "xSmall",
                      "small",
                      "medium",
                      "large",
                      "xLarge",
                      "xxLarge",
                      "xxxLarge",
                      "accessibility1",
                      "accessibility2",
                      "accessibility3",
                      "accessibility4",
                      "accessibility5"
                    ]
                  },
                  "minItems": 2,
                  "maxItems": 2
                }
              },
              "additionalProperties": false
            },
            "imageFrame": {
              "description": "The frame of the banner's image.",
              "type": "object",
              "properties": {
                "shape": {
                  "description": "The shape that the image is cut to, where `none` leaves it as it is; default: `circle`.",
                  "enum": ["circle", "square", "rounded", "none"]
                },
                "size": {
                  "description": "The width and height of the image, in points; default: `40`.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                }
              },
              "additionalProperties": false
            },
            "indicator": {
              "description": "A coloured track above the content.",
              "type": "object",
              "properties": {
                "height": {
                  "description": "The height of the track, in points; default: that of the style it extends.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "color": {
                  "description": "The colour of the track; default: the level's onTint.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                }
              },
              "additionalProperties": false
            },
            "surface": {
              "description": "A place where banners show, one at a time.",
              "type": "object",
              "properties": {
                "scope": {
                  "description": "Whether it belongs to the whole window or to one screen; default: `scene`.",
                  "enum": ["scene", "screen"],
                  "default": "scene"
                },
                "edge": { "description": "The edge it lies at; default: `top`.", "enum": ["top", "bottom"], "default": "top" },
                "under": {
                  "description": "What its banners slide out from under; default: `statusBar`, or `navigationBar` in the profile `orange`.",
                  "enum": ["statusBar", "navigationBar", "header", "tabBar", "toolbar", "none"]
                },
                "group": {
                  "description": "The name of the surfaces that never show banners at the same time; default: the surface's own name.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false
            },
            "screen": {
              "description": "A screen of the app.",
              "type": "object",
              "properties": {
                "surfaces": {
                  "description": "The names of the surfaces on this screen; default: `[]`.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/id" }
                },
                "coVisibleWith": {
                  "description": "The names of the screens that can be seen beside this one; default: `[]`.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/id" }
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false
            },
            "queue": {
              "description": "What happens to banners while another one shows.",
              "type": "object",
              "properties": {
                "order": {
                  "description": "Who comes next: the one that has waited longest, or the most urgent one by its level's severity; default: what the profile says.",
                  "enum": ["fifo", "priority"]
                },
                "conflict": {
                  "description": "What happens when a banner comes while another one shows: the new one waits, the old one ends, the old one steps aside and comes back, or the new one is discarded; default: what the profile says.",
                  "enum": ["enqueue", "replace", "suspend", "stepAside", "drop"]
                },
                "coalesce": {
                  "description": "Which repetitions count as one: none, one equal to the request right before it, to one that waits, or to one that waits or shows; default: `adjacent`.",
                  "enum": ["none", "adjacent", "queued", "any"],
                  "default": "adjacent"
                },
                "key": {
                  "description": "What two requests must have in common to be equal; default: `[style, level, text]`.",
                  "type": "array",
                  "items": { "enum": ["banner", "style", "level", "text", "surface", "parameters"] }
                },
                "maxDepth": {
                  "description": "How many banners may wait, 1 or more; default: `20`.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 1000000,
                  "default": 20
                },
                "pause": {
                  "description": "The time between the end of one banner and the start of the next, such as `100ms`; default: `0ms`.",
                  "allOf": [{ "$ref": "#/definitions/duration" }],
                  "default": "0ms"
                }
              },
              "additionalProperties": false
            },
            "banner": {
              "description": "A banner of the catalogue.",
              "type": "object",
              "properties": {
                "level": {
                  "description": "The name of the level, which says what the banner means; required.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                },
                "title": {
                  "description": "What stands above the text, by locale and number where need be; default: none.",
                  "allOf": [{ "$ref": "#/definitions/text" }]
                },
                "text": {
                  "description": "What the banner says, by locale and number where need be, with `{name}` for a parameter; required, unless a file of texts under `use` has the name of the banner for a key.",
                  "allOf": [{ "$ref": "#/definitions/text" }]
                },
                "points": {
                  "description": "Short texts that are listed under the text, at most five; default: `[]`.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/text" },
                  "maxItems": 5
                },
                "link": {
                  "description": "A link; default: none.",
                  "allOf": [{ "$ref": "#/definitions/link" }]
                },
                "style": {
                  "description": "The name of the style, which says how the banner looks and behaves; default: `standard`.",
                  "allOf": [{ "$ref": "#/definitions/id" }],
                  "default": "standard"
                },
                "surface": {
                  "description": "The name of the surface where the banner shows; default: `main`.",
                  "allOf": [{ "$ref": "#/definitions/id" }],
                  "default": "main"
                },
                "parameters": {
                  "description": "What is filled into the text when the app runs, by name; default: none.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/parameter" }
                },
                "buttons": {
                  "description": "The names of the banner's buttons, in order; default: `[]`.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/id" }
                },
                "image": {
                  "description": "An image of the banner's own, or `none` for no image and no icon; default: the level's `icon` is shown.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/bannerImage" }]
                },
                "onTap": {
                  "description": "What a tap on the bar does: it sends the banner away where `tap` is one of its ways out, it opens what the banner speaks of, or it does nothing; default: `dismiss`.",
                  "enum": ["dismiss", "open", "nothing"],
                  "default": "dismiss"
                },
                "expires": {
                  "description": "How long the banner may wait unseen, such as `10min`; default: for as long as it takes.",
                  "allOf": [{ "$ref": "#/definitions/duration" }]
                },
                "trigger": {
                  "description": "What makes the banner come: an event or a condition; default: none.",
                  "allOf": [{ "$ref": "#/definitions/trigger" }]
                },
                "progress": {
                  "description": "The work whose progress the banner shows; default: none.",
                  "allOf": [{ "$ref": "#/definitions/progress" }]
                },
                "alsoAvailableAt": {
                  "description": "Where people find the same message once the banner is gone, such as `Settings › Sync`; default: nowhere.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "metrics": {
                  "description": "The name of the banner's metrics, or metrics written in place; default: what the style and the level say.",
                  "oneOf": [{ "$ref": "#/definitions/id" }, { "$ref": "#/definitions/metrics" }]
                },
                "position": {
                  "description": "Whether it covers a part of the content or pushes the content away; default: what the style says.",
                  "enum": ["overlay", "embedded"]
                },
                "edge": {
                  "description": "The edge from which it enters; default: what the style says, or else the surface.",
                  "enum": ["top", "bottom"]
                },
                "bufferHeight": {
                  "description": "How far the fill goes on above the content, behind the status bar, so that a spring that overshoots bares no gap, in points; default: what the style says.",
                  "allOf": [{ "$ref": "#/definitions/length" }]
                },
                "statusBar": {
                  "description": "The colour of the status bar's text while the banner lies behind it; default: what the style says.",
                  "enum": ["light", "dark", "automatic"]
                },
                "padding": {
                  "description": "The space around the content, in points: a number, with the margin of the window at the sides where that is wider, or one for each side; default: what the style says.",
                  "oneOf": [{ "$ref": "#/definitions/length" }, { "$ref": "#/definitions/sides" }]
                },
                "indicator": {
                  "description": "A coloured track above the content, or `none`; default: what the style says.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/indicator" }]
                },
                "dismissal": {
                  "description": "The ways out: a button, a swipe, the timer, a tap on the bar, or the end of a condition; default: what the style says.",
                  "type": "array",
                  "items": { "enum": ["button", "swipe", "timer", "tap", "condition"] }
                },
                "buttonLayout": {
                  "description": "Whether buttons stand below the text or beside it; default: what the style says.",
                  "enum": ["below", "inline"]
                },
                "sticksOnScroll": {
                  "description": "Whether it keeps its place when the content scrolls; default: what the style says.",
                  "type": "boolean"
                },
                "maxWidth": {
                  "description": "The width that it takes at the most, in points, or `none`; default: what the style says.",
                  "oneOf": [
                    { "enum": ["none"] },
                    { "type": "number", "minimum": 1, "maximum": 10000 },
                    { "$ref": "#/definitions/alias" }
                  ]
                },
                "tint": {
                  "description": "The fill of the banner; default: what the level says.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                },
                "onTint": {
                  "description": "The colour of what is drawn over the tint; default: what the level says.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                },
                "accent": {
                  "description": "The colour of what draws attention: the icon, the track, links, and borders that name it; default: what the level says.",
                  "allOf": [{ "$ref": "#/definitions/color" }]
                },
                "icon": {
                  "description": "The sign of the level, or `none`; default: what the level says.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/image" }]
                },
                "spokenPrefix": {
                  "description": "What a screen reader says before the banner's text; default: what the level says.",
                  "allOf": [{ "$ref": "#/definitions/plainText" }]
                },
                "announcement": {
                  "description": "Whether a screen reader announces the banner: not at all, when it has finished speaking, or at once; default: what the level says.",
                  "enum": ["none", "polite", "assertive"]
                },
                "haptic": {
                  "description": "What the hand feels when the banner comes; default: what the level says.",
                  "enum": ["none", "success", "warning", "error", "light", "medium", "heavy"]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["level"]
            },
            "parameter": {
              "description": "What is filled into a text when the app runs.",
              "oneOf": [{ "enum": ["int", "string", "image"] }, { "$ref": "#/definitions/parameterSettings" }]
            },
            "parameterSettings": {
              "description": "A parameter with its bounds.",
              "type": "object",
              "properties": {
                "type": {
                  "description": "What the parameter holds, a whole number, a text or an image; required.",
                  "enum": ["int", "string", "image"]
                },
                "min": {
                  "description": "The smallest value of an `int`; default: none.",
                  "type": "integer",
                  "minimum": -1000000000000,
                  "maximum": 1000000000000
                },
                "max": {
                  "description": "The largest value of an `int`; default: none.",
                  "type": "integer",
                  "minimum": -1000000000000,
                  "maximum": 1000000000000
                },
                "maxLength": {
                  "description": "How many characters a `string` may have, from 1 to 10,000; default: no limit.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 10000
                },
                "widest": {
                  "description": "The widest text that a `string` holds in practice, such as `30 September`: the lint measures it; default: `maxLength` wide letters.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false,
              "required": ["type"],
              "allOf": [
                {
                  "if": { "properties": { "type": { "const": "int" } }, "required": ["type"] },
                  "then": { "propertyNames": { "not": { "enum": ["maxLength", "widest"] } } }
                },
                {
                  "if": { "properties": { "type": { "const": "string" } }, "required": ["type"] },
                  "then": { "propertyNames": { "not": { "enum": ["min", "max"] } } }
                },
                {
                  "if": { "properties": { "type": { "const": "image" } }, "required": ["type"] },
                  "then": { "propertyNames": { "not": { "enum": ["min", "max", "maxLength", "widest"] } } }
                }
              ]
            },
            "trigger": {
              "description": "What makes a banner come: either an `event` or a `condition`.",
              "type": "object",
              "properties": {
                "event": {
                  "description": "The event that makes the banner come, such as `sync.failed`.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "condition": {
                  "description": "The condition that makes the banner come, such as `network.unreachable`.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "clears": {
                  "description": "What ends the condition and the banner with it, such as `network.reachable`; default: nothing.",
                  "allOf": [{ "$ref": "#/definitions/technicalText" }]
                },
                "screens": {
                  "description": "The names of the screens where it can happen; default: all of them.",
                  "type": "array",
                  "items": { "$ref": "#/definitions/id" }
                },
                "minInterval": {
                  "description": "The time that passes between two comings at the least, such as `30s`; default: `0ms`.",
                  "allOf": [{ "$ref": "#/definitions/duration" }],
                  "default": "0ms"
                },
                "mutex": {
                  "description": "The name of a banner, or of several, whose cause can never hold at the same time; default: none.",
                  "oneOf": [{ "$ref": "#/definitions/id" }, { "type": "array", "items": { "$ref": "#/definitions/id" } }]
                }
              },
              "additionalProperties": false,
              "oneOf": [{ "required": ["event"] }, { "required": ["condition"] }],
              "dependencies": { "clears": ["condition"] }
            },
            "progress": {
              "description": "The work whose progress a banner shows.",
              "type": "object",
              "properties": {
                "kind": {
                  "description": "Whether the end of the work is known; required.",
                  "enum": ["determinate", "indeterminate"]
                },
                "step": {
                  "description": "How much has to be done before it is announced again, as `0.1` or `10%`; default: none.",
                  "allOf": [{ "$ref": "#/definitions/ratio" }]
                },
                "onTap": {
                  "description": "What a tap on the bar does to the work, one word or a list; default: `none`.",
                  "oneOf": [
                    { "enum": ["none", "pause", "resume", "stop"] },
                    { "type": "array", "items": { "enum": ["pause", "resume", "stop"] } }
                  ]
                },
                "completion": {
                  "description": "What the banner says at the end; default: nothing.",
                  "allOf": [{ "$ref": "#/definitions/completion" }]
                }
              },
              "additionalProperties": false,
              "required": ["kind"]
            },
            "completion": {
              "description": "What a banner says when its work is done.",
              "type": "object",
              "properties": {
                "text": {
                  "description": "The text, which may hold the banner's parameters; required.",
                  "allOf": [{ "$ref": "#/definitions/text" }]
                },
                "metrics": {
                  "description": "The name of the metrics by which it stays and moves; default: the banner's.",
                  "allOf": [{ "$ref": "#/definitions/id" }]
                }
              },
              "additionalProperties": false,
              "required": ["text"]
            },
            "theme": {
              "description": "Overrides of what exists; a theme writes only what differs.",
              "type": "object",
              "properties": {
                "palette": {
                  "description": "Other colours, by the name of the colour.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/colorOverride" }
                },
                "metrics": {
                  "description": "Other metrics, by their name.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/metrics" }
                },
                "buttonStyles": {
                  "description": "What differs in how buttons look, by variant.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/buttonVariant" },
                  "additionalProperties": { "$ref": "#/definitions/buttonStyle" }
                },
                "levels": {
                  "description": "What differs in levels, by the name of the level.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/levelOverride" }
                },
                "styles": {
                  "description": "What differs in styles, by the name of the style.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/styleOverride" }
                },
                "texts": {
                  "description": "Other texts, by the name of the banner.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/id" },
                  "additionalProperties": { "$ref": "#/definitions/text" }
                },
                "description": {
                  "description": "What it is for; becomes a comment in the generated code.",
                  "allOf": [{ "$ref": "#/definitions/scalar" }]
                }
              },
              "additionalProperties": false
            },
            "levelOverride": {
              "description": "What differs in a level.",
              "type": "object",
              "properties": {
                "severity": { "$ref": "#/definitions/level/properties/severity" },
                "tint": {
                  "description": "The fill of the banner; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/colorOverride" }]
                },
                "onTint": {
                  "description": "The colour of what is drawn over the tint; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/colorOverride" }]
                },
                "accent": {
                  "description": "The colour of what draws attention; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/colorOverride" }]
                },
                "icon": { "$ref": "#/definitions/level/properties/icon" },
                "spokenPrefix": { "$ref": "#/definitions/level/properties/spokenPrefix" },
                "announcement": { "$ref": "#/definitions/level/properties/announcement" },
                "haptic": { "$ref": "#/definitions/level/properties/haptic" },
                "metrics": { "$ref": "#/definitions/level/properties/metrics" },
                "description": { "$ref": "#/definitions/level/properties/description" }
              },
              "additionalProperties": false
            },
            "styleOverride": {
              "description": "What differs in a style.",
              "type": "object",
              "properties": {
                "position": { "$ref": "#/definitions/style/properties/position" },
                "edge": { "$ref": "#/definitions/style/properties/edge" },
                "bufferHeight": { "$ref": "#/definitions/style/properties/bufferHeight" },
                "statusBar": { "$ref": "#/definitions/style/properties/statusBar" },
                "text": { "$ref": "#/definitions/style/properties/text" },
                "title": { "$ref": "#/definitions/style/properties/title" },
                "shape": { "$ref": "#/definitions/style/properties/shape" },
                "padding": { "$ref": "#/definitions/style/properties/padding" },
                "image": { "$ref": "#/definitions/style/properties/image" },
                "indicator": {
                  "description": "A coloured track above the content, or `none`; default: as without the theme.",
                  "oneOf": [{ "enum": ["none"] }, { "$ref": "#/definitions/indicatorOverride" }]
                },
                "dismissal": { "$ref": "#/definitions/style/properties/dismissal" },
                "buttonLayout": { "$ref": "#/definitions/style/properties/buttonLayout" },
                "metrics": { "$ref": "#/definitions/style/properties/metrics" },
                "sticksOnScroll": { "$ref": "#/definitions/style/properties/sticksOnScroll" },
                "maxWidth": { "$ref": "#/definitions/style/properties/maxWidth" },
                "description": { "$ref": "#/definitions/style/properties/description" }
              },
              "additionalProperties": false
            },
            "indicatorOverride": {
              "description": "What differs in a coloured track.",
              "type": "object",
              "properties": {
                "height": { "$ref": "#/definitions/indicator/properties/height" },
                "color": {
                  "description": "The colour of the track; default: as without the theme.",
                  "allOf": [{ "$ref": "#/definitions/colorOverride" }]
                }
              },
              "additionalProperties": false
            },
            "lint": {
              "description": "The profile, and settings of rules.",
              "type": "object",
              "properties": {
                "profile": {
                  "description": "The design system whose habits count: it sets the severities of rules on which design systems disagree, and the defaults of metrics and queue; default: `apple`.",
                  "enum": ["apple", "orange", "ouds", "fiori", "owl", "material"],
                  "default": "apple"
                },
                "rules": {
                  "description": "Settings by the name of the rule, as `bannerc rules` lists them: a severity, or a mapping of `severity` and the rule's parameters.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/definitions/ruleName" },
                  "additionalProperties": { "oneOf": [{ "$ref": "#/definitions/severity" }, { "$ref": "#/definitions/rule" }] }
                }
              },
              "additionalProperties": false
            },
            "severity": {
              "description": "How a rule's findings count; `off` turns the rule off.",
              "enum": ["error", "warning", "info", "off"]
            },
            "rule": {
              "description": "The severity of a rule, and the rule's parameters.",
              "type": "object",
              "properties": {
                "severity": {
                  "description": "How the rule's findings count, where `off` turns the rule off; default: what the profile says.",
                  "allOf": [{ "$ref": "#/definitions/severity" }]
                }
              },
              "additionalProperties": { "$ref": "#/definitions/technicalText" }
            }
          }
        }

        """###
}
