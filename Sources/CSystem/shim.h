// SPDX-License-Identifier: Apache-2.0
// What glibc has and Swift's Glibc module leaves out.
#pragma once
#include <sys/xattr.h>

const char *strerrorname_np(int number);
const char *strerrordesc_np(int number);

void *memmem(const void *text, unsigned long text_length, const void *word, unsigned long word_length);
