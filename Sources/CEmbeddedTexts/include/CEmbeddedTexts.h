// SPDX-License-Identifier: Apache-2.0
// Files of this repository that are part of the program, taken from where they lie with `#embed` of C23.
//
// Swift's way to them is the module EmbeddedTexts.

#ifndef CEMBEDDEDTEXTS_H
#define CEMBEDDEDTEXTS_H

#include <stddef.h>
#include <stdint.h>

/// Bytes that lie in the program for as long as it runs, and never change.
typedef struct {
    const uint8_t *_Nullable start;
    size_t count;
} CEmbeddedText;

/// `templates/NAME.mustache`; nothing, from a null pointer, if there is none.
CEmbeddedText CEmbeddedTemplate(const char *_Nonnull name);

/// `Sources/TextFit/Advances/NAME.txt`; nothing, from a null pointer, if there is none.
CEmbeddedText CEmbeddedAdvances(const char *_Nonnull name);

/// `scripts/sf-symbols.txt`.
CEmbeddedText CEmbeddedSymbols(void);

/// `schema/banner.schema.json`.
CEmbeddedText CEmbeddedSpecSchema(void);
/// `schema/configuration.schema.json`.
CEmbeddedText CEmbeddedConfigurationSchema(void);

/// The commit that a release is built of; nothing, from a null pointer, in what is built otherwise.
CEmbeddedText CEmbeddedCommit(void);

/// `preview.html`, `preview.css`, `places.js`, `preview.js` and `live.js` of `Sources/BannerPreview/Page`.
CEmbeddedText CEmbeddedPageBody(void);
CEmbeddedText CEmbeddedPageStyle(void);
CEmbeddedText CEmbeddedPagePlacesScript(void);
CEmbeddedText CEmbeddedPageScript(void);
CEmbeddedText CEmbeddedPageLiveScript(void);

/// The Swift files of `Sources/BannerCore` and of `Sources/BannerKit` in the order of their paths, each with a zero behind it.
CEmbeddedText CEmbeddedRuntime(void);

#endif
