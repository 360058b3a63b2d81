// SPDX-License-Identifier: Apache-2.0

// The part of ICU's data that breaks lines, in the releases that scripts/release links statically. With its symbol defined here, the
// linker takes no object with all of the data from ICU's library.
#ifdef BANNERC_ICU_DATA
const unsigned char BANNERC_ICU_SYMBOL[] __attribute__((aligned(16))) = {
#embed BANNERC_ICU_DATA
};
#endif
