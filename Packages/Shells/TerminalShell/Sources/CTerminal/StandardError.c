#include "StandardError.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int kept = -1;
static int original = -1;
static off_t shown = 0;

void standard_error_prepare(void) {
  char path[] = "/tmp/terminal-messages-XXXXXX";
  if (!isatty(STDERR_FILENO)) return;
  kept = mkstemp(path);
  if (kept < 0) return;
  unlink(path);
  fcntl(kept, F_SETFD, FD_CLOEXEC);
  fcntl(kept, F_SETFL, O_APPEND);
  original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  shown = 0;
}

void standard_error_hold(void) {
  if (original >= 0) dup2(kept, STDERR_FILENO);
}

void standard_error_release(void) {
  if (original < 0) return;
  dup2(original, STDERR_FILENO);
  char buffer[1024];
  ssize_t count;
  while ((count = pread(kept, buffer, sizeof buffer, shown)) > 0) {
    if (write(STDERR_FILENO, buffer, (size_t)count) != count) return;
    shown += count;
  }
}

void standard_error_finish(void) {
  if (kept >= 0) close(kept);
  if (original >= 0) close(original);
  kept = original = -1;
}
