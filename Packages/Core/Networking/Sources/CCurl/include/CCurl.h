#ifndef CCURL_H
#define CCURL_H

#include "CZlib.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libcurl that is used, loaded by the runtime library's name when it is first needed: linking it would
// cost every start of a program several milliseconds, also of one that opens no socket. Types and numbers are those
// of curl/curl.h, which needn't be installed. Everything besides ccurl_load() may be called only after it succeeded.

typedef struct CCurlEasy CCurlEasy;
typedef struct CCurlMulti CCurlMulti;
typedef struct CCurlList CCurlList;
/// The sockets that are open.
typedef struct CCurlSockets CCurlSockets;

typedef enum : int32_t {
  CCURL_LOADED,
  CCURL_MISSING,
  CCURL_TOO_OLD,
  CCURL_UNUSABLE,
} CCurlLoading;

/// Loads and initialises the library. Must not be called by two threads at once.
CCurlLoading ccurl_load(void);

/// CURLcode, only those that are told apart.
enum {
  CCURL_OK = 0,
  CCURL_UNSUPPORTED_PROTOCOL = 1,
  CCURL_WEIRD_SERVER_REPLY = 8,
  CCURL_HTTP2 = 16,
  CCURL_PARTIAL_FILE = 18,
  CCURL_OUT_OF_MEMORY = 27,
  CCURL_OPERATION_TIMEDOUT = 28,
  CCURL_SSL_CONNECT_ERROR = 35,
  CCURL_UNKNOWN_OPTION = 48,
  CCURL_RECV_ERROR = 56,
  CCURL_SSL_CERTPROBLEM = 58,
  CCURL_SSL_CIPHER = 59,
  CCURL_PEER_FAILED_VERIFICATION = 60,
  CCURL_BAD_CONTENT_ENCODING = 61,
  CCURL_USE_SSL_FAILED = 64,
  CCURL_SSL_CACERT_BADFILE = 77,
  CCURL_SSL_ISSUER_ERROR = 83,
  CCURL_SSL_INVALIDCERTSTATUS = 91,
  CCURL_TOO_LARGE = 100,
};

/// Options whose value is a number.
typedef enum : int32_t {
  CCURL_SSLVERSION = 32,
  CCURL_NOPROGRESS = 43,
  CCURL_NOBODY = 44,
  CCURL_POST = 47,
  CCURL_FOLLOWLOCATION = 52,
  CCURL_SSL_VERIFYPEER = 64,
  CCURL_FRESH_CONNECT = 74,
  CCURL_SSL_VERIFYHOST = 81,
  CCURL_HTTP_VERSION = 84,
  CCURL_NOSIGNAL = 99,
  CCURL_TIMEOUT_MS = 155,
  CCURL_CONNECTTIMEOUT_MS = 156,
  CCURL_HTTP_CONTENT_DECODING = 158,
  CCURL_PROTOCOLS = 181,
  CCURL_REDIR_PROTOCOLS = 182,
  CCURL_PATH_AS_IS = 234,
  CCURL_PIPEWAIT = 237,
  CCURL_SUPPRESS_CONNECT_HEADERS = 265,
  CCURL_DISALLOW_USERNAME_IN_URL = 278,
  CCURL_HTTP09_ALLOWED = 285,
  CCURL_QUICK_EXIT = 322,
} CCurlNumberOption;

/// Options whose value is a text, which the library copies, or NULL.
typedef enum : int32_t {
  CCURL_URL = 10002,
  CCURL_PROXY = 10004,
  CCURL_USERAGENT = 10018,
  CCURL_CUSTOMREQUEST = 10036,
  CCURL_CAINFO = 10065,
  CCURL_CAPATH = 10097,
  CCURL_NOPROXY = 10177,
} CCurlTextOption;

/// Values of options.
enum {
  CCURL_PROTOCOL_HTTP = 1,
  CCURL_PROTOCOL_HTTPS = 2,
  CCURL_TLS_1_2 = 6,
  CCURL_HTTP_VERSION_1_1 = 2,
  CCURL_HTTP_VERSION_2_TLS = 4,
};

/// Facts about a transfer.
typedef enum : int32_t {
  CCURL_INFO_REQUEST_SIZE = 0x200000 + 12,
  CCURL_INFO_OS_ERRNO = 0x200000 + 25,
  CCURL_INFO_NUM_CONNECTS = 0x200000 + 26,
  CCURL_INFO_HTTP_VERSION = 0x200000 + 46,
} CCurlNumberInfo;

/// The answer of CCURL_INFO_HTTP_VERSION to HTTP/2.
enum { CCURL_INFO_IS_HTTP_2 = 3 };

/// Takes a header line or a piece of a body; false ends the transfer.
typedef bool (*CCurlReceiver)(const void *bytes, size_t count, void *context);
/// Told how many bytes of the body were sent.
typedef void (*CCurlObserver)(int64_t sent, void *context);
/// Asked each time before the request is written to a connection; false ends the transfer. It isn't quiet when there
/// is something to read on it before anything was asked, be it only its end.
typedef bool (*CCurlGate)(bool is_quiet, void *context);

/// What a transfer calls back, on the thread that drives it.
typedef struct {
  CCurlReceiver on_header;
  CCurlReceiver on_body;
  CCurlObserver on_sent;
  CCurlGate on_ready;
  void *context;
  CCurlSockets *sockets;
} CCurlCallbacks;

CCurlSockets *ccurl_sockets_make(void);
/// Must be freed after the CCurlMulti whose transfers used it.
void ccurl_sockets_free(CCurlSockets *sockets);

CCurlEasy *ccurl_easy_make(void);
void ccurl_easy_free(CCurlEasy *easy);
int ccurl_set_number(CCurlEasy *easy, CCurlNumberOption option, long value);
int ccurl_set_text(CCurlEasy *easy, CCurlTextOption option, const char *value);
int ccurl_set_headers(CCurlEasy *easy, CCurlList *list);
/// The bytes are copied.
int ccurl_set_body(CCurlEasy *easy, const void *bytes, size_t count);
/// The callbacks must stay where they are until the handle is freed. Gives CCURL_UNKNOWN_OPTION when the library is
/// too old to call on_ready.
int ccurl_set_callbacks(CCurlEasy *easy, const CCurlCallbacks *callbacks);
long ccurl_number(CCurlEasy *easy, CCurlNumberInfo info);

/// The longer list, or NULL when there is no memory; the given one is then unchanged.
CCurlList *ccurl_list_append(CCurlList *list, const char *text);
void ccurl_list_free(CCurlList *list);

/// NULL when there is no memory, or no file descriptor to wake it with.
CCurlMulti *ccurl_multi_make(long connections_per_host, long connections);
void ccurl_multi_free(CCurlMulti *multi);
int ccurl_multi_add(CCurlMulti *multi, CCurlEasy *easy);
int ccurl_multi_remove(CCurlMulti *multi, CCurlEasy *easy);
int ccurl_multi_perform(CCurlMulti *multi);
int ccurl_multi_poll(CCurlMulti *multi, int milliseconds);
/// Ends a poll; the one function that may be called by other threads.
int ccurl_multi_wake(CCurlMulti *multi);
/// The next transfer that has ended and its CURLcode; NULL when there is none.
CCurlEasy *ccurl_multi_next_ended(CCurlMulti *multi, int *code);

/// Keeps a write to a broken connection from ending the process, on the calling thread.
void ccurl_block_sigpipe(void);

#endif
