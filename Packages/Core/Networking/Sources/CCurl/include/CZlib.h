#ifndef CZLIB_H
#define CZLIB_H

#include <stdbool.h>
#include <stddef.h>

// Inflating with zlib, loaded by the runtime library's name: libcurl depends on it, so it is there.

typedef struct CZlibInflater CZlibInflater;

typedef enum : int {
  CZLIB_GZIP,
  CZLIB_ZLIB,
  CZLIB_RAW,
} CZlibFormat;

typedef enum : int {
  CZLIB_MORE,
  CZLIB_ENDED,
  CZLIB_BROKEN,
} CZlibState;

/// NULL when the library is missing or there is no memory.
CZlibInflater *czlib_make(CZlibFormat format);
void czlib_free(CZlibInflater *inflater);

/// Inflates as much as fits.
///
/// `input_count` and `output_count` are how many bytes there are, and afterwards how many of them weren't used.
CZlibState czlib_inflate(
  CZlibInflater *inflater, const void *input, size_t *input_count, void *output, size_t *output_count);

/// Makes it ready for the next stream of the same format.
bool czlib_reset(CZlibInflater *inflater);

#endif
