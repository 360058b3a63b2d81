// SPDX-License-Identifier: Apache-2.0
#include <hb.h>
#include <hb-ot.h>
