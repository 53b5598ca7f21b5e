#include "CCurl.h"

#ifdef __linux__

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
  OPTION_WRITEDATA = 10001,
  OPTION_HTTPHEADER = 10023,
  OPTION_HEADERDATA = 10029,
  OPTION_XFERINFODATA = 10057,
  OPTION_OPENSOCKETDATA = 10164,
  OPTION_COPYPOSTFIELDS = 10165,
  OPTION_CLOSESOCKETDATA = 10209,
  OPTION_PREREQDATA = 10313,
  OPTION_WRITEFUNCTION = 20011,
  OPTION_HEADERFUNCTION = 20079,
  OPTION_OPENSOCKETFUNCTION = 20163,
  OPTION_CLOSESOCKETFUNCTION = 20208,
  OPTION_XFERINFOFUNCTION = 20219,
  OPTION_PREREQFUNCTION = 20312,
  OPTION_POSTFIELDSIZE_LARGE = 30120,

  MULTI_MAXCONNECTS = 6,
  MULTI_MAX_HOST_CONNECTIONS = 7,
  MULTI_MAX_TOTAL_CONNECTIONS = 13,

  MESSAGE_DONE = 1,
  GLOBAL_DEFAULT = 3,
};

typedef struct {
  int kind;
  CCurlEasy *easy;
  union {
    void *pointer;
    int code;
  } data;
} Message;

/// `struct curl_sockaddr`.
typedef struct {
  int family;
  int kind;
  int protocol;
  unsigned length;
  struct sockaddr address;
} Destination;

struct CCurlSockets {
  int *descriptors;
  size_t count;
  size_t capacity;
};

static struct {
  int (*global_init)(long flags);
  CCurlEasy *(*easy_init)(void);
  void (*easy_cleanup)(CCurlEasy *);
  int (*easy_setopt)(CCurlEasy *, int option, ...);
  int (*easy_getinfo)(CCurlEasy *, int info, ...);
  CCurlList *(*slist_append)(CCurlList *, const char *);
  void (*slist_free_all)(CCurlList *);
  CCurlMulti *(*multi_init)(void);
  int (*multi_cleanup)(CCurlMulti *);
  int (*multi_setopt)(CCurlMulti *, int option, ...);
  int (*multi_add_handle)(CCurlMulti *, CCurlEasy *);
  int (*multi_remove_handle)(CCurlMulti *, CCurlEasy *);
  int (*multi_perform)(CCurlMulti *, int *running);
  int (*multi_poll)(CCurlMulti *, void *extra, unsigned extra_count, int milliseconds, int *count);
  int (*multi_wakeup)(CCurlMulti *);
  Message *(*multi_info_read)(CCurlMulti *, int *left);
} curl;

static bool find(void *library, const char *name, void *function) {
  void *symbol = dlsym(library, name);
  *(void **)function = symbol;
  return symbol != NULL;
}

CCurlLoading ccurl_load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return CCURL_MISSING;
  bool is_complete = find(library, "curl_global_init", &curl.global_init)
    && find(library, "curl_easy_init", &curl.easy_init)
    && find(library, "curl_easy_cleanup", &curl.easy_cleanup)
    && find(library, "curl_easy_setopt", &curl.easy_setopt)
    && find(library, "curl_easy_getinfo", &curl.easy_getinfo)
    && find(library, "curl_slist_append", &curl.slist_append)
    && find(library, "curl_slist_free_all", &curl.slist_free_all)
    && find(library, "curl_multi_init", &curl.multi_init)
    && find(library, "curl_multi_cleanup", &curl.multi_cleanup)
    && find(library, "curl_multi_setopt", &curl.multi_setopt)
    && find(library, "curl_multi_add_handle", &curl.multi_add_handle)
    && find(library, "curl_multi_remove_handle", &curl.multi_remove_handle)
    && find(library, "curl_multi_perform", &curl.multi_perform)
    && find(library, "curl_multi_poll", &curl.multi_poll)
    && find(library, "curl_multi_wakeup", &curl.multi_wakeup)
    && find(library, "curl_multi_info_read", &curl.multi_info_read);
  if (!is_complete) return CCURL_TOO_OLD;
  return curl.global_init(GLOBAL_DEFAULT) == CCURL_OK ? CCURL_LOADED : CCURL_UNUSABLE;
}

static size_t header_callback(char *bytes, size_t size, size_t count, void *context) {
  const CCurlCallbacks *callbacks = context;
  return callbacks->on_header(bytes, size * count, callbacks->context) ? size * count : 0;
}

static size_t body_callback(char *bytes, size_t size, size_t count, void *context) {
  const CCurlCallbacks *callbacks = context;
  return callbacks->on_body(bytes, size * count, callbacks->context) ? size * count : 0;
}

static int progress_callback(
  void *context, int64_t to_receive, int64_t received, int64_t to_send, int64_t sent
) {
  const CCurlCallbacks *callbacks = context;
  callbacks->on_sent(sent, callbacks->context);
  return 0;
}

CCurlSockets *ccurl_sockets_make(void) { return calloc(1, sizeof(CCurlSockets)); }

void ccurl_sockets_free(CCurlSockets *sockets) {
  free(sockets->descriptors);
  free(sockets);
}

static int open_callback(void *context, int purpose, const Destination *destination) {
  CCurlSockets *sockets = context;
  if (sockets->count == sockets->capacity) {
    size_t capacity = sockets->capacity * 2 + 8;
    int *larger = realloc(sockets->descriptors, capacity * sizeof *larger);
    if (!larger) return -1;
    sockets->descriptors = larger;
    sockets->capacity = capacity;
  }
  int descriptor = socket(destination->family, destination->kind | SOCK_CLOEXEC, destination->protocol);
  if (descriptor >= 0) sockets->descriptors[sockets->count++] = descriptor;
  return descriptor;
}

static int close_callback(void *context, int descriptor) {
  CCurlSockets *sockets = context;
  for (size_t index = 0; index < sockets->count; index++) {
    if (sockets->descriptors[index] != descriptor) continue;
    sockets->descriptors[index] = sockets->descriptors[--sockets->count];
    break;
  }
  return close(descriptor);
}

/// Whether the address is the one that the library wrote as a text.
static bool is_address(const struct sockaddr_storage *address, const char *host, int port) {
  char text[INET6_ADDRSTRLEN] = "";
  const struct sockaddr_in *v4 = (const void *)address;
  const struct sockaddr_in6 *v6 = (const void *)address;
  bool is_v6 = address->ss_family == AF_INET6;
  const void *bytes = is_v6 ? (const void *)&v6->sin6_addr : (const void *)&v4->sin_addr;
  return ntohs(is_v6 ? v6->sin6_port : v4->sin_port) == port
    && inet_ntop(address->ss_family, bytes, text, sizeof text) && strcmp(text, host) == 0;
}

static bool is_connected(int descriptor, const char *remote, int remote_port, const char *local, int local_port) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return false;
  if (!is_address(&address, local, local_port)) return false;
  length = sizeof address;
  if (getpeername(descriptor, (struct sockaddr *)&address, &length) != 0) return false;
  return is_address(&address, remote, remote_port);
}

/// Whether there is a byte to read, or the end or an error of the connection.
static bool has_news(int descriptor) {
  char byte;
  return recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK);
}

static int ready_callback(void *context, char *remote, char *local, int remote_port, int local_port) {
  const CCurlCallbacks *callbacks = context;
  const CCurlSockets *sockets = callbacks->sockets;
  bool is_quiet = true;
  for (size_t index = 0; index < sockets->count && is_quiet; index++) {
    int descriptor = sockets->descriptors[index];
    is_quiet = !is_connected(descriptor, remote, remote_port, local, local_port) || !has_news(descriptor);
  }
  return callbacks->on_ready(is_quiet, callbacks->context) ? 0 : 1;
}

CCurlEasy *ccurl_easy_make(void) { return curl.easy_init(); }

void ccurl_easy_free(CCurlEasy *easy) { curl.easy_cleanup(easy); }

int ccurl_set_number(CCurlEasy *easy, CCurlNumberOption option, long value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_set_text(CCurlEasy *easy, CCurlTextOption option, const char *value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_set_headers(CCurlEasy *easy, CCurlList *list) {
  return curl.easy_setopt(easy, OPTION_HTTPHEADER, list);
}

int ccurl_set_body(CCurlEasy *easy, const void *bytes, size_t count) {
  int code = curl.easy_setopt(easy, OPTION_POSTFIELDSIZE_LARGE, (int64_t)count);
  if (code != CCURL_OK) return code;
  return curl.easy_setopt(easy, OPTION_COPYPOSTFIELDS, count ? bytes : "");
}

int ccurl_set_callbacks(CCurlEasy *easy, const CCurlCallbacks *callbacks) {
  int code = curl.easy_setopt(easy, OPTION_HEADERFUNCTION, header_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_HEADERDATA, callbacks);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_WRITEFUNCTION, body_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_WRITEDATA, callbacks);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_XFERINFOFUNCTION, progress_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_XFERINFODATA, callbacks);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_OPENSOCKETFUNCTION, open_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_OPENSOCKETDATA, callbacks->sockets);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_CLOSESOCKETFUNCTION, close_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_CLOSESOCKETDATA, callbacks->sockets);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_PREREQFUNCTION, ready_callback);
  if (code == CCURL_OK) code = curl.easy_setopt(easy, OPTION_PREREQDATA, callbacks);
  return code;
}

long ccurl_number(CCurlEasy *easy, CCurlNumberInfo info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == CCURL_OK ? value : 0;
}

CCurlList *ccurl_list_append(CCurlList *list, const char *text) { return curl.slist_append(list, text); }

void ccurl_list_free(CCurlList *list) { curl.slist_free_all(list); }

CCurlMulti *ccurl_multi_make(long connections_per_host, long connections) {
  CCurlMulti *multi = curl.multi_init();
  if (!multi) return NULL;
  curl.multi_setopt(multi, MULTI_MAX_HOST_CONNECTIONS, connections_per_host);
  curl.multi_setopt(multi, MULTI_MAX_TOTAL_CONNECTIONS, connections);
  curl.multi_setopt(multi, MULTI_MAXCONNECTS, connections);
  if (curl.multi_wakeup(multi) == 0) return multi;
  curl.multi_cleanup(multi);
  return NULL;
}

void ccurl_multi_free(CCurlMulti *multi) { curl.multi_cleanup(multi); }

int ccurl_multi_add(CCurlMulti *multi, CCurlEasy *easy) { return curl.multi_add_handle(multi, easy); }

int ccurl_multi_remove(CCurlMulti *multi, CCurlEasy *easy) { return curl.multi_remove_handle(multi, easy); }

int ccurl_multi_perform(CCurlMulti *multi) {
  int running = 0;
  return curl.multi_perform(multi, &running);
}

int ccurl_multi_poll(CCurlMulti *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}

int ccurl_multi_wake(CCurlMulti *multi) { return curl.multi_wakeup(multi); }

CCurlEasy *ccurl_multi_next_ended(CCurlMulti *multi, int *code) {
  int left = 0;
  for (Message *message; (message = curl.multi_info_read(multi, &left));) {
    if (message->kind != MESSAGE_DONE) continue;
    *code = message->data.code;
    return message->easy;
  }
  return NULL;
}

void ccurl_block_sigpipe(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

#endif
