// SPDX-License-Identifier: Apache-2.0

#include "EmbeddedText.h"

static const uint8_t body[] = {
#embed "../BannerPreview/Page/preview.html"
};
GIVE(CEmbeddedPageBody, body)

static const uint8_t style[] = {
#embed "../BannerPreview/Page/preview.css"
};
GIVE(CEmbeddedPageStyle, style)

static const uint8_t places[] = {
#embed "../BannerPreview/Page/places.js"
};
GIVE(CEmbeddedPagePlacesScript, places)

static const uint8_t script[] = {
#embed "../BannerPreview/Page/preview.js"
};
GIVE(CEmbeddedPageScript, script)

static const uint8_t live[] = {
#embed "../BannerPreview/Page/live.js"
};
GIVE(CEmbeddedPageLiveScript, live)
