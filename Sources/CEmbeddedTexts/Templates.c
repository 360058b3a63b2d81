// SPDX-License-Identifier: Apache-2.0
// A test compares the list with the folder.

#include "EmbeddedText.h"

static const NamedText texts[] = {
TEXT("android")
#embed "../../templates/android.mustache"
END
TEXT("css-length")
#embed "../../templates/css-length.mustache"
END
TEXT("css-metrics")
#embed "../../templates/css-metrics.mustache"
END
TEXT("css-paint")
#embed "../../templates/css-paint.mustache"
END
TEXT("css-scopes")
#embed "../../templates/css-scopes.mustache"
END
TEXT("css")
#embed "../../templates/css.mustache"
END
TEXT("flutter-border")
#embed "../../templates/flutter-border.mustache"
END
TEXT("flutter-button-look")
#embed "../../templates/flutter-button-look.mustache"
END
TEXT("flutter-color-value")
#embed "../../templates/flutter-color-value.mustache"
END
TEXT("flutter-color")
#embed "../../templates/flutter-color.mustache"
END
TEXT("flutter-duration")
#embed "../../templates/flutter-duration.mustache"
END
TEXT("flutter-entries")
#embed "../../templates/flutter-entries.mustache"
END
TEXT("flutter-image")
#embed "../../templates/flutter-image.mustache"
END
TEXT("flutter-insets")
#embed "../../templates/flutter-insets.mustache"
END
TEXT("flutter-level")
#embed "../../templates/flutter-level.mustache"
END
TEXT("flutter-metrics")
#embed "../../templates/flutter-metrics.mustache"
END
TEXT("flutter-paint")
#embed "../../templates/flutter-paint.mustache"
END
TEXT("flutter-palette-color")
#embed "../../templates/flutter-palette-color.mustache"
END
TEXT("flutter-pattern")
#embed "../../templates/flutter-pattern.mustache"
END
TEXT("flutter-slot")
#embed "../../templates/flutter-slot.mustache"
END
TEXT("flutter-style")
#embed "../../templates/flutter-style.mustache"
END
TEXT("flutter-text")
#embed "../../templates/flutter-text.mustache"
END
TEXT("flutter")
#embed "../../templates/flutter.mustache"
END
TEXT("kotlin-border")
#embed "../../templates/kotlin-border.mustache"
END
TEXT("kotlin-button-look")
#embed "../../templates/kotlin-button-look.mustache"
END
TEXT("kotlin-color-value")
#embed "../../templates/kotlin-color-value.mustache"
END
TEXT("kotlin-color")
#embed "../../templates/kotlin-color.mustache"
END
TEXT("kotlin-compose")
#embed "../../templates/kotlin-compose.mustache"
END
TEXT("kotlin-doc")
#embed "../../templates/kotlin-doc.mustache"
END
TEXT("kotlin-entries")
#embed "../../templates/kotlin-entries.mustache"
END
TEXT("kotlin-image")
#embed "../../templates/kotlin-image.mustache"
END
TEXT("kotlin-indicator")
#embed "../../templates/kotlin-indicator.mustache"
END
TEXT("kotlin-insets")
#embed "../../templates/kotlin-insets.mustache"
END
TEXT("kotlin-level-changes")
#embed "../../templates/kotlin-level-changes.mustache"
END
TEXT("kotlin-level")
#embed "../../templates/kotlin-level.mustache"
END
TEXT("kotlin-locales")
#embed "../../templates/kotlin-locales.mustache"
END
TEXT("kotlin-metrics-changes")
#embed "../../templates/kotlin-metrics-changes.mustache"
END
TEXT("kotlin-metrics-in-list")
#embed "../../templates/kotlin-metrics-in-list.mustache"
END
TEXT("kotlin-metrics-name")
#embed "../../templates/kotlin-metrics-name.mustache"
END
TEXT("kotlin-metrics")
#embed "../../templates/kotlin-metrics.mustache"
END
TEXT("kotlin-motion")
#embed "../../templates/kotlin-motion.mustache"
END
TEXT("kotlin-own-look")
#embed "../../templates/kotlin-own-look.mustache"
END
TEXT("kotlin-own-metrics")
#embed "../../templates/kotlin-own-metrics.mustache"
END
TEXT("kotlin-paint")
#embed "../../templates/kotlin-paint.mustache"
END
TEXT("kotlin-pattern")
#embed "../../templates/kotlin-pattern.mustache"
END
TEXT("kotlin-shadow")
#embed "../../templates/kotlin-shadow.mustache"
END
TEXT("kotlin-shared-metrics")
#embed "../../templates/kotlin-shared-metrics.mustache"
END
TEXT("kotlin-style-changes")
#embed "../../templates/kotlin-style-changes.mustache"
END
TEXT("kotlin-style-value")
#embed "../../templates/kotlin-style-value.mustache"
END
TEXT("kotlin-style")
#embed "../../templates/kotlin-style.mustache"
END
TEXT("kotlin-text")
#embed "../../templates/kotlin-text.mustache"
END
TEXT("kotlin")
#embed "../../templates/kotlin.mustache"
END
TEXT("markdown-border")
#embed "../../templates/markdown-border.mustache"
END
TEXT("markdown-color")
#embed "../../templates/markdown-color.mustache"
END
TEXT("markdown-insets")
#embed "../../templates/markdown-insets.mustache"
END
TEXT("markdown-level")
#embed "../../templates/markdown-level.mustache"
END
TEXT("markdown-look")
#embed "../../templates/markdown-look.mustache"
END
TEXT("markdown-paint")
#embed "../../templates/markdown-paint.mustache"
END
TEXT("markdown-pattern")
#embed "../../templates/markdown-pattern.mustache"
END
TEXT("markdown-shadow")
#embed "../../templates/markdown-shadow.mustache"
END
TEXT("markdown-shape-changes")
#embed "../../templates/markdown-shape-changes.mustache"
END
TEXT("markdown-shape")
#embed "../../templates/markdown-shape.mustache"
END
TEXT("markdown-style")
#embed "../../templates/markdown-style.mustache"
END
TEXT("markdown")
#embed "../../templates/markdown.mustache"
END
TEXT("objc")
#embed "../../templates/objc.mustache"
END
TEXT("swift")
#embed "../../templates/swift.mustache"
END
TEXT("typescript-border")
#embed "../../templates/typescript-border.mustache"
END
TEXT("typescript-button-look")
#embed "../../templates/typescript-button-look.mustache"
END
TEXT("typescript-color-value")
#embed "../../templates/typescript-color-value.mustache"
END
TEXT("typescript-color")
#embed "../../templates/typescript-color.mustache"
END
TEXT("typescript-doc")
#embed "../../templates/typescript-doc.mustache"
END
TEXT("typescript-entries")
#embed "../../templates/typescript-entries.mustache"
END
TEXT("typescript-exact-value")
#embed "../../templates/typescript-exact-value.mustache"
END
TEXT("typescript-exact")
#embed "../../templates/typescript-exact.mustache"
END
TEXT("typescript-image")
#embed "../../templates/typescript-image.mustache"
END
TEXT("typescript-indicator")
#embed "../../templates/typescript-indicator.mustache"
END
TEXT("typescript-insets")
#embed "../../templates/typescript-insets.mustache"
END
TEXT("typescript-level-changes")
#embed "../../templates/typescript-level-changes.mustache"
END
TEXT("typescript-look-changes")
#embed "../../templates/typescript-look-changes.mustache"
END
TEXT("typescript-metrics-changes")
#embed "../../templates/typescript-metrics-changes.mustache"
END
TEXT("typescript-metrics")
#embed "../../templates/typescript-metrics.mustache"
END
TEXT("typescript-motion")
#embed "../../templates/typescript-motion.mustache"
END
TEXT("typescript-paint")
#embed "../../templates/typescript-paint.mustache"
END
TEXT("typescript-palette-color")
#embed "../../templates/typescript-palette-color.mustache"
END
TEXT("typescript-pattern")
#embed "../../templates/typescript-pattern.mustache"
END
TEXT("typescript-shadow")
#embed "../../templates/typescript-shadow.mustache"
END
TEXT("typescript-shape")
#embed "../../templates/typescript-shape.mustache"
END
TEXT("typescript-style-changes")
#embed "../../templates/typescript-style-changes.mustache"
END
TEXT("typescript-style-name")
#embed "../../templates/typescript-style-name.mustache"
END
TEXT("typescript-style-values")
#embed "../../templates/typescript-style-values.mustache"
END
TEXT("typescript-text")
#embed "../../templates/typescript-text.mustache"
END
TEXT("typescript-themed-look")
#embed "../../templates/typescript-themed-look.mustache"
END
TEXT("typescript-title-type")
#embed "../../templates/typescript-title-type.mustache"
END
TEXT("typescript-type")
#embed "../../templates/typescript-type.mustache"
END
TEXT("typescript")
#embed "../../templates/typescript.mustache"
END
TEXT("xcassets-catalog")
#embed "../../templates/xcassets-catalog.mustache"
END
TEXT("xcassets-folder")
#embed "../../templates/xcassets-folder.mustache"
END
TEXT("xcassets")
#embed "../../templates/xcassets.mustache"
END
TEXT("xcstrings")
#embed "../../templates/xcstrings.mustache"
END
};
GIVE_NAMED(CEmbeddedTemplate, texts)
