// SPDX-License-Identifier: Apache-2.0

#include "EmbeddedText.h"

static const uint8_t spec[] = {
#embed "../../schema/banner.schema.json"
};
GIVE(CEmbeddedSpecSchema, spec)

static const uint8_t configuration[] = {
#embed "../../schema/configuration.schema.json"
};
GIVE(CEmbeddedConfigurationSchema, configuration)
