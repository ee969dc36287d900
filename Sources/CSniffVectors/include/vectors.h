// SPDX-License-Identifier: Apache-2.0
// Questions about 64 bytes at once, each answered by 64 bits, the first byte's lowest. Swift has the comparisons but no way to
// gather their outcomes in a number; compilers for C make a few instructions of it on every processor with vectors.
#pragma once
#include <stdint.h>
#include <string.h>

typedef uint8_t sniff_block __attribute__((vector_size(64)));
typedef int8_t sniff_signed_block __attribute__((vector_size(64)));
typedef _Bool sniff_block_truths __attribute__((ext_vector_type(64)));

#define SNIFF_LOAD(block, bytes) \
  sniff_block block; \
  memcpy(&block, bytes, sizeof block)

#define SNIFF_GATHER(outcomes) \
  sniff_block_truths truths = __builtin_convertvector(outcomes, sniff_block_truths); \
  uint64_t bits; \
  memcpy(&bits, &truths, sizeof bits); \
  return bits

/// Which of 64 bytes are a given one once the bits of another are set.
static inline uint64_t sniff_bits_equal(const void *bytes, uint8_t byte, uint8_t folding) {
  SNIFF_LOAD(block, bytes);
  SNIFF_GATHER((block | folding) == byte);
}

/// Which of 64 bytes are plain ASCII text: printable characters, those from bell to carriage return, and the escape.
static inline uint64_t sniff_bits_ascii_text(const void *bytes) {
  SNIFF_LOAD(block, bytes);
  // Vectors of most processors compare signed bytes in one step: printable ones are moved up to 7F, and 7 to 13 as well.
  sniff_signed_block printable = (sniff_signed_block)(block + (uint8_t)(0x7F - 0x7E));
  sniff_signed_block controls = (sniff_signed_block)(block + (uint8_t)(0x7F - 0x0D));
  SNIFF_GATHER((printable > (int8_t)0x20) | (controls > (int8_t)(0x7F - 0x07)) | (block == (uint8_t)0x1B));
}

/// Which of 64 bytes are punctuation or symbols of ASCII: what is printed and neither a letter nor a digit.
static inline uint64_t sniff_bits_ascii_signs(const void *bytes) {
  SNIFF_LOAD(block, bytes);
  SNIFF_GATHER(
      (block - (uint8_t)0x21 <= (uint8_t)0x0E) | (block - (uint8_t)0x3A <= (uint8_t)0x06) | (block - (uint8_t)0x5B <= (uint8_t)0x05)
      | (block - (uint8_t)0x7B <= (uint8_t)0x03));
}

/// Which of 64 bytes stand in a JSON string as they are: printable ASCII without quotes and backslashes.
static inline uint64_t sniff_bits_json_text(const void *bytes) {
  SNIFF_LOAD(block, bytes);
  SNIFF_GATHER((block - (uint8_t)0x20 <= (uint8_t)0x5E) & (block != (uint8_t)'"') & (block != (uint8_t)'\\'));
}

#undef SNIFF_LOAD
#undef SNIFF_GATHER
