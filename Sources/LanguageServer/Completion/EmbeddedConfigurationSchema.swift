// SPDX-License-Identifier: Apache-2.0
// Written by scripts/embed-templates from schema/configuration.schema.json. Edit that file, not this one.
// swift-format-ignore-file

enum EmbeddedConfigurationSchema {
    static let text = ###"""
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$comment": "SPDX-License-Identifier: Apache-2.0",
          "title": "A configuration of bannerc, `bannerc.yaml`",
          "description": "What a team sets once for all runs. Paths are relative to the folder of this file, and stay in it.",
          "type": "object",
          "properties": {
            "specs": {
              "description": "Which specs there are: files, folders, and patterns such as `specs/**/*.banner.yaml`.",
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              }
            },
            "output": {
              "description": "Where generated files go; default: beside their spec.",
              "type": "string",
              "minLength": 1
            },
            "targets": {
              "description": "What to generate: a list of targets, or a mapping of targets with their settings; default: `swift` and `tokens`.",
              "oneOf": [
                {
                  "type": "array",
                  "items": {
                    "enum": [
                      "swift",
                      "tokens",
                      "kotlin",
                      "css",
                      "typescript",
                      "android",
                      "flutter",
                      "xcassets",
                      "xcstrings",
                      "objc",
                      "markdown"
                    ]
                  }
                },
                {
                  "type": "object",
                  "properties": {
                    "swift": {
                      "description": "The target `swift`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "tokens": {
                      "description": "The target `tokens`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "kotlin": {
                      "description": "The target `kotlin`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "css": {
                      "description": "The target `css`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "typescript": {
                      "description": "The target `typescript`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "android": {
                      "description": "The target `android`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "flutter": {
                      "description": "The target `flutter`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "xcassets": {
                      "description": "The target `xcassets`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "xcstrings": {
                      "description": "The target `xcstrings`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "objc": {
                      "description": "The target `objc`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    },
                    "markdown": {
                      "description": "The target `markdown`.",
                      "allOf": [
                        {
                          "$ref": "#/definitions/target"
                        }
                      ]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "prune": {
              "description": "Whether a build removes what was generated before and is no longer made; default: `false`.",
              "type": "boolean",
              "default": false
            },
            "platforms": {
              "description": "The oldest versions that the app runs on, for specs that do not say.",
              "type": "object",
              "properties": {
                "iOS": {
                  "description": "The oldest version of iOS.",
                  "type": [
                    "number",
                    "string"
                  ]
                },
                "macOS": {
                  "description": "The oldest version of macOS.",
                  "type": [
                    "number",
                    "string"
                  ]
                },
                "tvOS": {
                  "description": "The oldest version of tvOS.",
                  "type": [
                    "number",
                    "string"
                  ]
                },
                "watchOS": {
                  "description": "The oldest version of watchOS.",
                  "type": [
                    "number",
                    "string"
                  ]
                },
                "visionOS": {
                  "description": "The oldest version of visionOS.",
                  "type": [
                    "number",
                    "string"
                  ]
                }
              },
              "additionalProperties": false
            },
            "fonts": {
              "description": "The font files of text styles, with which texts are measured; the preferred one of each first.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "largeTitle": {
                  "description": "The font files of the text style `largeTitle`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "title1": {
                  "description": "The font files of the text style `title1`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "title2": {
                  "description": "The font files of the text style `title2`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "title3": {
                  "description": "The font files of the text style `title3`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "headline": {
                  "description": "The font files of the text style `headline`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "body": {
                  "description": "The font files of the text style `body`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "callout": {
                  "description": "The font files of the text style `callout`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "subheadline": {
                  "description": "The font files of the text style `subheadline`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "footnote": {
                  "description": "The font files of the text style `footnote`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "caption1": {
                  "description": "The font files of the text style `caption1`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                },
                "caption2": {
                  "description": "The font files of the text style `caption2`.",
                  "oneOf": [
                    {
                      "type": "string",
                      "minLength": 1
                    },
                    {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1
                    }
                  ]
                }
              },
              "additionalProperties": false
            },
            "lint": {
              "description": "How specs are checked.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "rules": {
                  "description": "The severities and parameters of rules, by name, code or group.",
                  "allOf": [
                    {
                      "$ref": "#/definitions/rules"
                    }
                  ]
                },
                "overrides": {
                  "description": "The rules for some of the specs; later ones win.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "description": "What holds for some of the specs.",
                    "properties": {
                      "files": {
                        "description": "Patterns for the paths of specs; required.",
                        "oneOf": [
                          {
                            "type": "string",
                            "minLength": 1
                          },
                          {
                            "type": "array",
                            "items": {
                              "type": "string",
                              "minLength": 1
                            },
                            "minItems": 1
                          }
                        ]
                      },
                      "rules": {
                        "description": "The severities and parameters of rules there.",
                        "allOf": [
                          {
                            "$ref": "#/definitions/rules"
                          }
                        ]
                      }
                    },
                    "required": [
                      "files"
                    ],
                    "additionalProperties": false
                  }
                },
                "select": {
                  "description": "The rules that run, by name, code, group, or `BN6` for all of a group; default: all.",
                  "type": "array",
                  "items": {
                    "$ref": "#/definitions/ruleName"
                  }
                },
                "ignore": {
                  "description": "The rules that do not run.",
                  "type": "array",
                  "items": {
                    "$ref": "#/definitions/ruleName"
                  }
                },
                "failLevel": {
                  "description": "The severity from which on a run fails; default: `error`.",
                  "enum": [
                    "error",
                    "warning",
                    "info",
                    "never"
                  ]
                },
                "baseline": {
                  "description": "The file with the findings that may stay for now; `bannerc baseline` writes it.",
                  "type": "string",
                  "minLength": 1
                },
                "assets": {
                  "description": "The folder or asset catalogue where images are looked for.",
                  "type": "string",
                  "minLength": 1
                }
              },
              "additionalProperties": false
            },
            "diff": {
              "description": "How versions of specs are compared.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "failLevel": {
                  "description": "The level of change from which on `bannerc diff` fails; default: `major`.",
                  "enum": [
                    "major",
                    "minor",
                    "patch",
                    "never"
                  ]
                },
                "levels": {
                  "description": "What kinds of change ask of the next version, by code or name.",
                  "type": "object",
                  "additionalProperties": {
                    "enum": [
                      "major",
                      "minor",
                      "patch"
                    ]
                  }
                },
                "ignore": {
                  "description": "Changes that may pass.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "change": {
                        "description": "The code or name of the change; required.",
                        "type": "string"
                      },
                      "at": {
                        "description": "The keys that lead to it, such as `banners.offline`; default: wherever it is.",
                        "type": "string"
                      },
                      "reason": {
                        "description": "Why it may pass; required.",
                        "type": "string"
                      }
                    },
                    "required": [
                      "change",
                      "reason"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false,
          "definitions": {
            "target": {
              "type": [
                "object",
                "null"
              ],
              "description": "How a target's files are made.",
              "properties": {
                "output": {
                  "description": "Where its files go, relative to this file; default: the `output` of all.",
                  "type": "string",
                  "minLength": 1
                },
                "access": {
                  "description": "Who may use the declarations of the target `swift`; default: `public`.",
                  "enum": [
                    "internal",
                    "package",
                    "public"
                  ]
                },
                "template": {
                  "description": "A Mustache template in the place of the built-in one, relative to this file.",
                  "type": "string",
                  "minLength": 1
                },
                "templates": {
                  "description": "Templates in the place of the built-in ones, by their names.",
                  "type": "object",
                  "additionalProperties": {
                    "type": "string",
                    "minLength": 1
                  }
                }
              },
              "additionalProperties": {
                "type": [
                  "string",
                  "number",
                  "boolean"
                ],
                "description": "A setting of the target; docs/targets has a page for each."
              }
            },
            "ruleName": {
              "description": "A rule by name or code, or a group of rules.",
              "type": "string"
            },
            "rules": {
              "description": "Severities and parameters of rules.",
              "type": "object",
              "additionalProperties": {
                "$ref": "#/definitions/rule"
              }
            },
            "rule": {
              "description": "The severity of a rule, and the rule's parameters.",
              "oneOf": [
                {
                  "enum": [
                    "error",
                    "warning",
                    "info",
                    "off"
                  ]
                },
                {
                  "type": "object",
                  "properties": {
                    "severity": {
                      "description": "How the rule's findings count, where `off` turns the rule off.",
                      "enum": [
                        "error",
                        "warning",
                        "info",
                        "off"
                      ]
                    }
                  },
                  "additionalProperties": {
                    "type": [
                      "string",
                      "number",
                      "boolean"
                    ]
                  }
                }
              ]
            }
          }
        }

        """###
}
