#ifndef RING_BUFFER_H
#define RING_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A queue of bytes with a fixed capacity; the capacity is a power of two. */
typedef struct ring_buffer {
    uint8_t *bytes;
    size_t mask;
    size_t head;
    size_t tail;
} ring_buffer;

bool ring_buffer_push(ring_buffer *buffer, uint8_t byte);
bool ring_buffer_pop(ring_buffer *buffer, uint8_t *byte);

static inline size_t ring_buffer_count(const ring_buffer *buffer)
{
    return buffer->head - buffer->tail;
}

#ifdef __cplusplus
}
#endif

#endif
