// SPDX-License-Identifier: Apache-2.0
// The yardstick for starting up.
print("0.1.0")
