// SPDX-License-Identifier: Apache-2.0
// Everything is inline; a target needs a source file all the same.
#include "vectors.h"
