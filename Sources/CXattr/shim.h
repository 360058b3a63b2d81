// SPDX-License-Identifier: Apache-2.0

// Extended attributes of files on Linux, which Swift's modules of the C library leave out.
#if defined(__linux__)
#include <sys/xattr.h>
#endif
