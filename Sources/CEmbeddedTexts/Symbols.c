// SPDX-License-Identifier: Apache-2.0

#include "EmbeddedText.h"

static const uint8_t symbols[] = {
#embed "../../scripts/sf-symbols.txt"
};
GIVE(CEmbeddedSymbols, symbols)
