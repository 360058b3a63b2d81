// SPDX-License-Identifier: Apache-2.0
// A test compares the list with the folder.

#include "EmbeddedText.h"

static const NamedText texts[] = {
TEXT("android")
#embed "../../templates/android.mustache" suffix(,)
END
TEXT("css-length")
#embed "../../templates/css-length.mustache" suffix(,)
END
TEXT("css-metrics")
#embed "../../templates/css-metrics.mustache" suffix(,)
END
TEXT("css-paint")
#embed "../../templates/css-paint.mustache" suffix(,)
END
TEXT("css-scopes")
#embed "../../templates/css-scopes.mustache" suffix(,)
END
TEXT("css")
#embed "../../templates/css.mustache" suffix(,)
END
TEXT("flutter-border")
#embed "../../templates/flutter-border.mustache" suffix(,)
END
TEXT("flutter-button-look")
#embed "../../templates/flutter-button-look.mustache" suffix(,)
END
TEXT("flutter-color")
#embed "../../templates/flutter-color.mustache" suffix(,)
END
TEXT("flutter-color-value")
#embed "../../templates/flutter-color-value.mustache" suffix(,)
END
TEXT("flutter-duration")
#embed "../../templates/flutter-duration.mustache" suffix(,)
END
TEXT("flutter-entries")
#embed "../../templates/flutter-entries.mustache" suffix(,)
END
TEXT("flutter-image")
#embed "../../templates/flutter-image.mustache" suffix(,)
END
TEXT("flutter-insets")
#embed "../../templates/flutter-insets.mustache" suffix(,)
END
TEXT("flutter-level")
#embed "../../templates/flutter-level.mustache" suffix(,)
END
TEXT("flutter-level-changes")
#embed "../../templates/flutter-level-changes.mustache" suffix(,)
END
TEXT("flutter-metrics")
#embed "../../templates/flutter-metrics.mustache" suffix(,)
END
TEXT("flutter-metrics-changes")
#embed "../../templates/flutter-metrics-changes.mustache" suffix(,)
END
TEXT("flutter-metrics-name")
#embed "../../templates/flutter-metrics-name.mustache" suffix(,)
END
TEXT("flutter-motion")
#embed "../../templates/flutter-motion.mustache" suffix(,)
END
TEXT("flutter-own-look")
#embed "../../templates/flutter-own-look.mustache" suffix(,)
END
TEXT("flutter-own-metrics")
#embed "../../templates/flutter-own-metrics.mustache" suffix(,)
END
TEXT("flutter-paint")
#embed "../../templates/flutter-paint.mustache" suffix(,)
END
TEXT("flutter-palette-color")
#embed "../../templates/flutter-palette-color.mustache" suffix(,)
END
TEXT("flutter-pattern")
#embed "../../templates/flutter-pattern.mustache" suffix(,)
END
TEXT("flutter-shadow")
#embed "../../templates/flutter-shadow.mustache" suffix(,)
END
TEXT("flutter-shared-metrics")
#embed "../../templates/flutter-shared-metrics.mustache" suffix(,)
END
TEXT("flutter-slot")
#embed "../../templates/flutter-slot.mustache" suffix(,)
END
TEXT("flutter-style")
#embed "../../templates/flutter-style.mustache" suffix(,)
END
TEXT("flutter-style-changes")
#embed "../../templates/flutter-style-changes.mustache" suffix(,)
END
TEXT("flutter-style-value")
#embed "../../templates/flutter-style-value.mustache" suffix(,)
END
TEXT("flutter-text")
#embed "../../templates/flutter-text.mustache" suffix(,)
END
TEXT("flutter")
#embed "../../templates/flutter.mustache" suffix(,)
END
TEXT("kotlin-border")
#embed "../../templates/kotlin-border.mustache" suffix(,)
END
TEXT("kotlin-button-look")
#embed "../../templates/kotlin-button-look.mustache" suffix(,)
END
TEXT("kotlin-color-value")
#embed "../../templates/kotlin-color-value.mustache" suffix(,)
END
TEXT("kotlin-color")
#embed "../../templates/kotlin-color.mustache" suffix(,)
END
TEXT("kotlin-compose")
#embed "../../templates/kotlin-compose.mustache" suffix(,)
END
TEXT("kotlin-doc")
#embed "../../templates/kotlin-doc.mustache" suffix(,)
END
TEXT("kotlin-entries")
#embed "../../templates/kotlin-entries.mustache" suffix(,)
END
TEXT("kotlin-image")
#embed "../../templates/kotlin-image.mustache" suffix(,)
END
TEXT("kotlin-indicator")
#embed "../../templates/kotlin-indicator.mustache" suffix(,)
END
TEXT("kotlin-insets")
#embed "../../templates/kotlin-insets.mustache" suffix(,)
END
TEXT("kotlin-level-changes")
#embed "../../templates/kotlin-level-changes.mustache" suffix(,)
END
TEXT("kotlin-level")
#embed "../../templates/kotlin-level.mustache" suffix(,)
END
TEXT("kotlin-locales")
#embed "../../templates/kotlin-locales.mustache" suffix(,)
END
TEXT("kotlin-metrics-changes")
#embed "../../templates/kotlin-metrics-changes.mustache" suffix(,)
END
TEXT("kotlin-metrics-name")
#embed "../../templates/kotlin-metrics-name.mustache" suffix(,)
END
TEXT("kotlin-metrics")
#embed "../../templates/kotlin-metrics.mustache" suffix(,)
END
TEXT("kotlin-motion")
#embed "../../templates/kotlin-motion.mustache" suffix(,)
END
TEXT("kotlin-own-look")
#embed "../../templates/kotlin-own-look.mustache" suffix(,)
END
TEXT("kotlin-own-metrics")
#embed "../../templates/kotlin-own-metrics.mustache" suffix(,)
END
TEXT("kotlin-paint")
#embed "../../templates/kotlin-paint.mustache" suffix(,)
END
TEXT("kotlin-pattern")
#embed "../../templates/kotlin-pattern.mustache" suffix(,)
END
TEXT("kotlin-shadow")
#embed "../../templates/kotlin-shadow.mustache" suffix(,)
END
TEXT("kotlin-shared-metrics")
#embed "../../templates/kotlin-shared-metrics.mustache" suffix(,)
END
TEXT("kotlin-style-changes")
#embed "../../templates/kotlin-style-changes.mustache" suffix(,)
END
TEXT("kotlin-style-value")
#embed "../../templates/kotlin-style-value.mustache" suffix(,)
END
TEXT("kotlin-style")
#embed "../../templates/kotlin-style.mustache" suffix(,)
END
TEXT("kotlin-text")
#embed "../../templates/kotlin-text.mustache" suffix(,)
END
TEXT("kotlin-visibility")
#embed "../../templates/kotlin-visibility.mustache" suffix(,)
END
TEXT("kotlin")
#embed "../../templates/kotlin.mustache" suffix(,)
END
TEXT("markdown-border")
#embed "../../templates/markdown-border.mustache" suffix(,)
END
TEXT("markdown-color")
#embed "../../templates/markdown-color.mustache" suffix(,)
END
TEXT("markdown-colors")
#embed "../../templates/markdown-colors.mustache" suffix(,)
END
TEXT("markdown-image")
#embed "../../templates/markdown-image.mustache" suffix(,)
END
TEXT("markdown-indicator")
#embed "../../templates/markdown-indicator.mustache" suffix(,)
END
TEXT("markdown-insets")
#embed "../../templates/markdown-insets.mustache" suffix(,)
END
TEXT("markdown-level")
#embed "../../templates/markdown-level.mustache" suffix(,)
END
TEXT("markdown-level-changes")
#embed "../../templates/markdown-level-changes.mustache" suffix(,)
END
TEXT("markdown-look")
#embed "../../templates/markdown-look.mustache" suffix(,)
END
TEXT("markdown-look-changes")
#embed "../../templates/markdown-look-changes.mustache" suffix(,)
END
TEXT("markdown-metrics-changes")
#embed "../../templates/markdown-metrics-changes.mustache" suffix(,)
END
TEXT("markdown-motion")
#embed "../../templates/markdown-motion.mustache" suffix(,)
END
TEXT("markdown-paint")
#embed "../../templates/markdown-paint.mustache" suffix(,)
END
TEXT("markdown-pattern")
#embed "../../templates/markdown-pattern.mustache" suffix(,)
END
TEXT("markdown-shadow")
#embed "../../templates/markdown-shadow.mustache" suffix(,)
END
TEXT("markdown-shape")
#embed "../../templates/markdown-shape.mustache" suffix(,)
END
TEXT("markdown-shape-changes")
#embed "../../templates/markdown-shape-changes.mustache" suffix(,)
END
TEXT("markdown-style")
#embed "../../templates/markdown-style.mustache" suffix(,)
END
TEXT("markdown-style-changes")
#embed "../../templates/markdown-style-changes.mustache" suffix(,)
END
TEXT("markdown-words")
#embed "../../templates/markdown-words.mustache" suffix(,)
END
TEXT("markdown")
#embed "../../templates/markdown.mustache" suffix(,)
END
TEXT("objc")
#embed "../../templates/objc.mustache" suffix(,)
END
TEXT("swift")
#embed "../../templates/swift.mustache" suffix(,)
END
TEXT("typescript-border")
#embed "../../templates/typescript-border.mustache" suffix(,)
END
TEXT("typescript-button-look")
#embed "../../templates/typescript-button-look.mustache" suffix(,)
END
TEXT("typescript-color-value")
#embed "../../templates/typescript-color-value.mustache" suffix(,)
END
TEXT("typescript-color")
#embed "../../templates/typescript-color.mustache" suffix(,)
END
TEXT("typescript-doc")
#embed "../../templates/typescript-doc.mustache" suffix(,)
END
TEXT("typescript-entries")
#embed "../../templates/typescript-entries.mustache" suffix(,)
END
TEXT("typescript-exact-value")
#embed "../../templates/typescript-exact-value.mustache" suffix(,)
END
TEXT("typescript-exact")
#embed "../../templates/typescript-exact.mustache" suffix(,)
END
TEXT("typescript-image")
#embed "../../templates/typescript-image.mustache" suffix(,)
END
TEXT("typescript-indicator")
#embed "../../templates/typescript-indicator.mustache" suffix(,)
END
TEXT("typescript-insets")
#embed "../../templates/typescript-insets.mustache" suffix(,)
END
TEXT("typescript-level-changes")
#embed "../../templates/typescript-level-changes.mustache" suffix(,)
END
TEXT("typescript-look-changes")
#embed "../../templates/typescript-look-changes.mustache" suffix(,)
END
TEXT("typescript-metrics-changes")
#embed "../../templates/typescript-metrics-changes.mustache" suffix(,)
END
TEXT("typescript-metrics")
#embed "../../templates/typescript-metrics.mustache" suffix(,)
END
TEXT("typescript-motion")
#embed "../../templates/typescript-motion.mustache" suffix(,)
END
TEXT("typescript-paint")
#embed "../../templates/typescript-paint.mustache" suffix(,)
END
TEXT("typescript-palette-color")
#embed "../../templates/typescript-palette-color.mustache" suffix(,)
END
TEXT("typescript-pattern")
#embed "../../templates/typescript-pattern.mustache" suffix(,)
END
TEXT("typescript-shadow")
#embed "../../templates/typescript-shadow.mustache" suffix(,)
END
TEXT("typescript-shape")
#embed "../../templates/typescript-shape.mustache" suffix(,)
END
TEXT("typescript-style-changes")
#embed "../../templates/typescript-style-changes.mustache" suffix(,)
END
TEXT("typescript-style-name")
#embed "../../templates/typescript-style-name.mustache" suffix(,)
END
TEXT("typescript-style-values")
#embed "../../templates/typescript-style-values.mustache" suffix(,)
END
TEXT("typescript-text")
#embed "../../templates/typescript-text.mustache" suffix(,)
END
TEXT("typescript-themed-look")
#embed "../../templates/typescript-themed-look.mustache" suffix(,)
END
TEXT("typescript-title-type")
#embed "../../templates/typescript-title-type.mustache" suffix(,)
END
TEXT("typescript-type")
#embed "../../templates/typescript-type.mustache" suffix(,)
END
TEXT("typescript")
#embed "../../templates/typescript.mustache" suffix(,)
END
TEXT("xcassets-catalog")
#embed "../../templates/xcassets-catalog.mustache" suffix(,)
END
TEXT("xcassets-folder")
#embed "../../templates/xcassets-folder.mustache" suffix(,)
END
TEXT("xcassets")
#embed "../../templates/xcassets.mustache" suffix(,)
END
TEXT("xcstrings")
#embed "../../templates/xcstrings.mustache" suffix(,)
END
};
GIVE_NAMED(CEmbeddedTemplate, texts)
