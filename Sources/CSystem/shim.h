// SPDX-License-Identifier: Apache-2.0
// What glibc has and Swift's Glibc module leaves out, and what needs macros of C.
#pragma once
#include <stddef.h>
#include <sys/xattr.h>
#include "confinement.h"
#include "messages.h"

const char *strerrorname_np(int number);
const char *strerrordesc_np(int number);
void *memmem(const void *bytes, size_t count, const void *wanted, size_t wanted_count);
