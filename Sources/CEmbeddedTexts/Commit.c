// SPDX-License-Identifier: Apache-2.0

#include "EmbeddedText.h"

// The commit that a release is built of, from the file that scripts/release writes.
#ifdef BANNERC_COMMIT
static const uint8_t commit[] = {
#embed BANNERC_COMMIT
};

GIVE(CEmbeddedCommit, commit)
#else
CEmbeddedText CEmbeddedCommit(void) { return (CEmbeddedText){NULL, 0}; }
#endif
