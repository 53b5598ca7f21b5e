#include "CZlib.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

enum {
  RESULT_OK = 0,
  RESULT_STREAM_END = 1,
  RESULT_BUFFER_ERROR = -5,
  FLUSH_NONE = 0,
  WINDOW_BITS = 15,
  GZIP_ONLY = 16,
};

/// `z_stream` of zlib.h.
typedef struct {
  const unsigned char *next_in;
  unsigned avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *allocate;
  void *release;
  void *opaque;
  int data_type;
  unsigned long checksum;
  unsigned long reserved;
} Stream;

struct CZlibInflater {
  Stream stream;
};

static struct {
  int (*init)(Stream *, int window_bits, const char *version, int stream_size);
  int (*inflate)(Stream *, int flush);
  int (*reset)(Stream *);
  int (*end)(Stream *);
} zlib;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_loaded;

static void load(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&zlib.init = dlsym(library, "inflateInit2_");
  *(void **)&zlib.inflate = dlsym(library, "inflate");
  *(void **)&zlib.reset = dlsym(library, "inflateReset");
  *(void **)&zlib.end = dlsym(library, "inflateEnd");
  is_loaded = zlib.init && zlib.inflate && zlib.reset && zlib.end;
}

static int window_bits(CZlibFormat format) {
  switch (format) {
  case CZLIB_GZIP: return WINDOW_BITS + GZIP_ONLY;
  case CZLIB_ZLIB: return WINDOW_BITS;
  case CZLIB_RAW: return -WINDOW_BITS;
  }
  return WINDOW_BITS;
}

CZlibInflater *czlib_make(CZlibFormat format) {
  pthread_once(&once, load);
  if (!is_loaded) return NULL;
  CZlibInflater *inflater = calloc(1, sizeof *inflater);
  if (!inflater) return NULL;
  if (zlib.init(&inflater->stream, window_bits(format), "1.2.0", (int)sizeof(Stream)) != RESULT_OK) {
    free(inflater);
    return NULL;
  }
  return inflater;
}

void czlib_free(CZlibInflater *inflater) {
  zlib.end(&inflater->stream);
  free(inflater);
}

CZlibState czlib_inflate(
  CZlibInflater *inflater, const void *input, size_t *input_count, void *output, size_t *output_count
) {
  inflater->stream.next_in = input;
  inflater->stream.avail_in = (unsigned)*input_count;
  inflater->stream.next_out = output;
  inflater->stream.avail_out = (unsigned)*output_count;
  int result = zlib.inflate(&inflater->stream, FLUSH_NONE);
  *input_count = inflater->stream.avail_in;
  *output_count = inflater->stream.avail_out;
  switch (result) {
  case RESULT_OK:
  case RESULT_BUFFER_ERROR: return CZLIB_MORE;
  case RESULT_STREAM_END: return CZLIB_ENDED;
  default: return CZLIB_BROKEN;
  }
}

bool czlib_reset(CZlibInflater *inflater) { return zlib.reset(&inflater->stream) == RESULT_OK; }

#endif
