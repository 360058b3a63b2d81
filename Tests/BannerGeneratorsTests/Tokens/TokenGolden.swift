// SPDX-License-Identifier: Apache-2.0

/// A small spec with everything in it, and the files that it becomes.
enum TokenGolden {
    /// The spec `acme.banner.yaml`.
    static let spec = #"""
        bannerc: 1
        name: Acme
        description: Says "hello".
        locales: { development: en, supported: [en, fr] }
        palette:
          green: { light: "#1B7F3B", dark: "#7BD88F", description: All is well. }
          onGreen: { light: "#FFFFFF", dark: "#00210B" }
          brand: "{palette.green}"
        metrics:
          standard: { present: 0.5s, display: 4s, dismiss: 250ms, spring: { damping: 0.7, velocity: 0 } }
          persistent: { display: never, easing: easeInOut }
        buttons:
          retry: { kind: emphasis, title: { en: Retry, fr: Réessayer } }
          close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
        levels:
          done:
            severity: 10
            tint: "{palette.brand}"
            onTint: "{palette.onGreen}"
            icon: { symbol: checkmark }
            spokenPrefix: { en: Done, fr: Terminé }
            haptic: success
          failed: { severity: 40, tint: { light: "#B3261E", dark: "#F2B8B5" }, onTint: "#FFFFFF", announcement: assertive, metrics: persistent }
        styles:
          bar: { text: { weight: bold }, indicator: { height: 4 }, maxWidth: 500, description: A bar. }
        surfaces:
          detail: { scope: screen, group: main }
        screens:
          inbox: { surfaces: [main] }
          message: { surfaces: [detail], coVisibleWith: [inbox] }
        banners:
          saved: { level: done, text: { en: Saved., fr: Enregistré. }, description: After saving. }
          syncFailed:
            level: failed
            style: bar
            surface: detail
            tint: "{palette.brand}"
            bufferHeight: 144.5
            statusBar: light
            parameters: { count: { type: int, max: 999 }, account: { type: string, maxLength: 24, description: Its name. } }
            text:
              en: { plural: count, one: "{count} item of {account} {{failed}}.", other: "{count} items of {account} failed." }
            buttons: [retry, close]
            image: { url: "https://example.com/a.png", placeholder: person, label: A face }
            trigger: { event: sync.failed, screens: [inbox], minInterval: 30s, mutex: saved }
            alsoAvailableAt: Settings › Sync
          syncing:
            level: done
            text: Syncing…
            metrics: { display: 6s }
            progress: { kind: determinate, step: 10%, onTap: pause, completion: { text: Synced, metrics: standard } }
        themes:
          dusk:
            description: For the evening.
            palette: { green: { dark: "#5BB86F" } }
            metrics: { standard: { display: never } }
            levels: { failed: { haptic: error } }
            texts: { saved: Kept. }

        """#

    /// The file `acme.tokens.json`.
    static let tokens = #"""
        {
          "Acme": {
            "$extensions": {
              "org.bannerc": {
                "generatedFrom": "acme.banner.yaml",
                "language": 1,
                "profile": "apple",
                "locales": { "development": "en", "supported": ["en", "fr"] },
                "queue": {
                  "order": "priority",
                  "conflict": "enqueue",
                  "coalesce": "adjacent",
                  "key": ["style", "level", "text"],
                  "maxDepth": 20,
                  "pause": { "value": 0, "unit": "ms" }
                },
                "surfaces": {
                  "main": {
                    "scope": "scene",
                    "edge": "top",
                    "under": "statusBar",
                    "group": "main"
                  },
                  "detail": {
                    "scope": "screen",
                    "edge": "top",
                    "under": "statusBar",
                    "group": "main"
                  }
                },
                "screens": {
                  "inbox": {
                    "surfaces": ["main"],
                    "coVisibleWith": []
                  },
                  "message": {
                    "surfaces": ["detail"],
                    "coVisibleWith": ["inbox"]
                  }
                }
              }
            },
            "$description": "Says \"hello\".",
            "palette": {
              "$type": "color",
              "green": {
                "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [0.10588235294117647, 0.4980392156862745, 0.23137254901960785], "alpha": 1, "hex": "#1B7F3B" },
                "$description": "All is well."
              },
              "onGreen": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1, "hex": "#FFFFFF" } },
              "brand": { "$type": "color", "$value": "{Acme.palette.green}" }
            },
            "metrics": {
              "standard": {
                "$extensions": {
                  "org.bannerc": {
                    "display": "timed",
                    "motion": "spring",
                    "transition": "slide"
                  }
                },
                "present": { "$type": "duration", "$value": { "value": 500, "unit": "ms" } },
                "display": { "$type": "duration", "$value": { "value": 4000, "unit": "ms" } },
                "dismiss": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
                "damping": { "$type": "number", "$value": 0.7 },
                "velocity": { "$type": "number", "$value": 0 },
                "dismissEasing": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }
              },
              "persistent": {
                "$extensions": {
                  "org.bannerc": {
                    "display": "never",
                    "motion": "easing",
                    "transition": "slide"
                  }
                },
                "present": { "$type": "duration", "$value": { "value": 500, "unit": "ms" } },
                "dismiss": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
                "easing": { "$type": "cubicBezier", "$value": [0.42, 0, 0.58, 1] },
                "dismissEasing": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }
              }
            },
            "levels": {
              "done": {
                "$extensions": {
                  "org.bannerc": {
                    "icon": { "symbol": "checkmark", "decorative": false },
                    "spokenPrefix": {
                      "en": "Done",
                      "fr": "Terminé"
                    },
                    "announcement": "polite",
                    "haptic": "success"
                  }
                },
                "severity": { "$type": "number", "$value": 10 },
                "tint": { "$type": "color", "$value": "{Acme.palette.brand}" },
                "onTint": { "$type": "color", "$value": "{Acme.palette.onGreen}" }
              },
              "failed": {
                "$extensions": {
                  "org.bannerc": {
                    "announcement": "assertive",
                    "haptic": "none",
                    "metrics": "persistent"
                  }
                },
                "severity": { "$type": "number", "$value": 40 },
                "tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.7019607843137254, 0.14901960784313725, 0.11764705882352941], "alpha": 1, "hex": "#B3261E" } },
                "onTint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1, "hex": "#FFFFFF" } }
              }
            },
            "styles": {
              "standard": {
                "$extensions": {
                  "org.bannerc": {
                    "position": "overlay",
                    "edge": "top",
                    "statusBar": "automatic",
                    "textStyle": "subheadline",
                    "dynamicType": ["xSmall", "xxxLarge"],
                    "imageShape": "circle",
                    "indicator": "none",
                    "indicatorColor": "accent",
                    "dismissal": ["button", "swipe", "timer", "tap"],
                    "buttonLayout": "below",
                    "maxWidth": "limited",
                    "metrics": "standard",
                    "setsMetrics": false,
                    "sticksOnScroll": true
                  }
                },
                "bufferHeight": { "$type": "dimension", "$value": { "value": 100, "unit": "px" } },
                "padding": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
                "imageSize": { "$type": "dimension", "$value": { "value": 40, "unit": "px" } },
                "maxWidth": { "$type": "dimension", "$value": { "value": 672, "unit": "px" } },
                "maxLines": { "$type": "number", "$value": 2 },
                "textWeight": { "$type": "fontWeight", "$value": 600 },
                "text": { "$type": "typography", "$value": { "fontFamily": ["system-ui"], "fontSize": { "value": 15, "unit": "px" }, "fontWeight": 600, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3333333333333333 } },
                "title": { "$type": "typography", "$value": { "fontFamily": ["system-ui"], "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3529411764705883 } },
                "titleMaxLines": { "$type": "number", "$value": 2 }
              },
              "bar": {
                "$description": "A bar.",
                "$extensions": {
                  "org.bannerc": {
                    "extends": "standard",
                    "position": "overlay",
                    "edge": "top",
                    "statusBar": "automatic",
                    "textStyle": "subheadline",
                    "dynamicType": ["xSmall", "xxxLarge"],
                    "imageShape": "circle",
                    "indicator": "track",
                    "indicatorColor": "accent",
                    "dismissal": ["button", "swipe", "timer", "tap"],
                    "buttonLayout": "below",
                    "maxWidth": "limited",
                    "metrics": "standard",
                    "setsMetrics": false,
                    "sticksOnScroll": true
                  }
                },
                "bufferHeight": { "$type": "dimension", "$value": "{Acme.styles.standard.bufferHeight}" },
                "padding": { "$type": "dimension", "$value": "{Acme.styles.standard.padding}" },
                "imageSize": { "$type": "dimension", "$value": "{Acme.styles.standard.imageSize}" },
                "indicatorHeight": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                "maxWidth": { "$type": "dimension", "$value": { "value": 500, "unit": "px" } },
                "maxLines": { "$type": "number", "$value": "{Acme.styles.standard.maxLines}" },
                "textWeight": { "$type": "fontWeight", "$value": 700 },
                "text": { "$type": "typography", "$value": { "fontFamily": ["system-ui"], "fontSize": { "value": 15, "unit": "px" }, "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3333333333333333 } },
                "title": { "$type": "typography", "$value": "{Acme.styles.standard.title}" },
                "titleMaxLines": { "$type": "number", "$value": "{Acme.styles.standard.titleMaxLines}" }
              }
            },
            "buttons": {
              "retry": {
                "$extensions": {
                  "org.bannerc": {
                    "kind": "emphasis",
                    "emphasis": "lowest",
                    "title": {
                      "en": "Retry",
                      "fr": "Réessayer"
                    },
                    "fullWidth": false,
                    "enabled": true
                  }
                }
              },
              "close": {
                "$extensions": {
                  "org.bannerc": {
                    "kind": "icon",
                    "label": {
                      "en": "Close"
                    },
                    "image": { "symbol": "xmark", "decorative": false },
                    "role": "dismiss",
                    "fullWidth": false,
                    "enabled": true
                  }
                }
              }
            },
            "banners": {
              "saved": {
                "$description": "After saving.",
                "$extensions": {
                  "org.bannerc": {
                    "level": "done",
                    "style": "standard",
                    "surface": "main",
                    "text": {
                      "en": "Saved.",
                      "fr": "Enregistré."
                    }
                  }
                }
              },
              "syncFailed": {
                "$extensions": {
                  "org.bannerc": {
                    "level": "failed",
                    "style": "bar",
                    "surface": "detail",
                    "statusBar": "light",
                    "parameters": [
                      { "name": "count", "type": "int", "max": 999 },
                      { "name": "account", "type": "string", "maxLength": 24, "description": "Its name." }
                    ],
                    "text": {
                      "en": {
                        "plural": "count",
                        "one": [{ "parameter": "count" }, " item of ", { "parameter": "account" }, " {failed}."],
                        "other": [{ "parameter": "count" }, " items of ", { "parameter": "account" }, " failed."]
                      }
                    },
                    "buttons": ["retry", "close"],
                    "image": {
                      "url": "https://example.com/a.png",
                      "placeholder": { "symbol": "person" },
                      "cached": true,
                      "label": {
                        "en": "A face"
                      },
                      "decorative": false
                    },
                    "trigger": {
                      "event": "sync.failed",
                      "screens": ["inbox"],
                      "minInterval": { "value": 30000, "unit": "ms" },
                      "mutex": ["saved"]
                    },
                    "alsoAvailableAt": {
                      "en": "Settings › Sync"
                    }
                  }
                },
                "tint": { "$type": "color", "$value": "{Acme.palette.brand}" },
                "bufferHeight": { "$type": "dimension", "$value": { "value": 144.5, "unit": "px" } }
              },
              "syncing": {
                "$extensions": {
                  "org.bannerc": {
                    "level": "done",
                    "style": "standard",
                    "surface": "main",
                    "text": {
                      "en": "Syncing…"
                    },
                    "progress": {
                      "kind": "determinate",
                      "step": 0.1,
                      "onTap": ["pause"],
                      "completion": {
                        "text": {
                          "en": "Synced"
                        },
                        "metrics": "standard"
                      }
                    }
                  }
                },
                "metrics": {
                  "$extensions": {
                    "org.bannerc": {
                      "display": "timed",
                      "motion": "spring",
                      "transition": "slide"
                    }
                  },
                  "present": { "$type": "duration", "$value": { "value": 500, "unit": "ms" } },
                  "display": { "$type": "duration", "$value": { "value": 6000, "unit": "ms" } },
                  "dismiss": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
                  "damping": { "$type": "number", "$value": 0.7 },
                  "velocity": { "$type": "number", "$value": 0 },
                  "dismissEasing": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }
                }
              }
            }
          }
        }

        """#

    /// The file `acme.resolver.json`.
    static let resolver = #"""
        {
          "name": "Acme",
          "version": "2025.10",
          "$defs": {
            "org.bannerc": {
              "generatedFrom": "acme.banner.yaml"
            }
          },
          "description": "Says \"hello\".",
          "sets": {
            "base": {
              "sources": [
                { "$ref": "acme.tokens.json" },
                {
                  "Acme": {
                    "appearances": {
                      "dark": {
                        "palette": {
                          "green": {
                            "$type": "color",
                            "$value": { "colorSpace": "srgb", "components": [0.4823529411764706, 0.8470588235294118, 0.5607843137254902], "alpha": 1, "hex": "#7BD88F" },
                            "$description": "All is well."
                          }
                        }
                      },
                      "darkHighContrast": {
                        "palette": {
                          "green": {
                            "$type": "color",
                            "$value": { "colorSpace": "srgb", "components": [0.4823529411764706, 0.8470588235294118, 0.5607843137254902], "alpha": 1, "hex": "#7BD88F" },
                            "$description": "All is well."
                          }
                        }
                      }
                    }
                  }
                }
              ]
            }
          },
          "modifiers": {
            "theme": {
              "contexts": {
                "standard": [],
                "dusk": [
                  {
                    "Acme": {
                      "metrics": {
                        "standard": {
                          "$extensions": {
                            "org.bannerc": {
                              "display": "never",
                              "motion": "spring",
                              "transition": "slide"
                            }
                          }
                        }
                      },
                      "levels": {
                        "failed": {
                          "$extensions": {
                            "org.bannerc": {
                              "announcement": "assertive",
                              "haptic": "error",
                              "metrics": "persistent"
                            }
                          }
                        }
                      },
                      "banners": {
                        "saved": {
                          "$extensions": {
                            "org.bannerc": {
                              "level": "done",
                              "style": "standard",
                              "surface": "main",
                              "text": {
                                "en": "Kept."
                              }
                            }
                          }
                        }
                      },
                      "appearances": {
                        "dark": {
                          "palette": {
                            "green": {
                              "$type": "color",
                              "$value": { "colorSpace": "srgb", "components": [0.3568627450980392, 0.7215686274509804, 0.43529411764705883], "alpha": 1, "hex": "#5BB86F" },
                              "$description": "All is well."
                            }
                          }
                        },
                        "darkHighContrast": {
                          "palette": {
                            "green": {
                              "$type": "color",
                              "$value": { "colorSpace": "srgb", "components": [0.3568627450980392, 0.7215686274509804, 0.43529411764705883], "alpha": 1, "hex": "#5BB86F" },
                              "$description": "All is well."
                            }
                          }
                        }
                      }
                    }
                  }
                ]
              },
              "default": "standard",
              "$extensions": {
                "org.bannerc": {
                  "descriptions": {
                    "dusk": "For the evening."
                  }
                }
              }
            },
            "appearance": {
              "contexts": {
                "light": [],
                "dark": [
                  {
                    "Acme": {
                      "palette": {
                        "green": {
                          "$type": "color",
                          "$value": "{Acme.appearances.dark.palette.green}",
                          "$description": "All is well."
                        },
                        "onGreen": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.12941176470588237, 0.043137254901960784], "alpha": 1, "hex": "#00210B" } }
                      },
                      "levels": {
                        "failed": {
                          "tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9490196078431372, 0.7215686274509804, 0.7098039215686275], "alpha": 1, "hex": "#F2B8B5" } }
                        }
                      }
                    }
                  }
                ],
                "lightHighContrast": [],
                "darkHighContrast": [
                  {
                    "Acme": {
                      "palette": {
                        "green": {
                          "$type": "color",
                          "$value": "{Acme.appearances.darkHighContrast.palette.green}",
                          "$description": "All is well."
                        },
                        "onGreen": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.12941176470588237, 0.043137254901960784], "alpha": 1, "hex": "#00210B" } }
                      },
                      "levels": {
                        "failed": {
                          "tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9490196078431372, 0.7215686274509804, 0.7098039215686275], "alpha": 1, "hex": "#F2B8B5" } }
                        }
                      }
                    }
                  }
                ]
              },
              "default": "light"
            }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" },
            { "$ref": "#/modifiers/theme" },
            { "$ref": "#/modifiers/appearance" }
          ]
        }

        """#
}
