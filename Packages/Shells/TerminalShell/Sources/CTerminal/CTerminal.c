#include "CTerminal.h"
#include "StandardError.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { SEQUENCE_CAPACITY = 256, SIGNAL_STACK_SIZE = 64 * 1024, SLOWEST_TERMINAL_MS = 200 };

static const int job_signals[] = {SIGTSTP, SIGCONT, SIGWINCH};

enum { JOB_COUNT = sizeof job_signals / sizeof *job_signals };

static int input_descriptor = -1;
static int output_descriptor = -1;
static struct termios saved_modes;
static struct termios raw_modes;
static char enter_bytes[SEQUENCE_CAPACITY];
static char leave_bytes[SEQUENCE_CAPACITY];
static struct sigaction previous_fatal[NSIG];
static struct sigaction previous_job[JOB_COUNT];
static int event_pipe[2] = {-1, -1};
static char signal_stack[SIGNAL_STACK_SIZE];
static atomic_bool is_taken;

/// True while the terminal is in our modes; whoever turns it false restores them, so that it happens once.
static atomic_bool is_entered;

// Everything down to the next such line runs inside signal handlers: async-signal-safe calls only.

static void write_all(const char *bytes) {
  size_t left = strlen(bytes);
  while (left > 0) {
    struct pollfd ready = {.fd = output_descriptor, .events = POLLOUT};
    int count = poll(&ready, 1, SLOWEST_TERMINAL_MS);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    ssize_t written = write(output_descriptor, bytes, left);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) {
      bytes += written;
      left -= (size_t)written;
    }
  }
}

static void leave(void) {
  if (!atomic_exchange(&is_entered, false)) return;
  write_all(leave_bytes);
  tcsetattr(input_descriptor, TCSANOW, &saved_modes);
  standard_error_release();
}

/// Sets our modes, and enters the screen unless we are in it: whoever stopped us may have changed only the modes.
static void enter(void) {
  tcsetattr(input_descriptor, TCSANOW, &raw_modes);
  if (atomic_exchange(&is_entered, true)) return;
  standard_error_hold();
  write_all(enter_bytes);
}

static void post(char event) {
  // A full pipe has a wake-up in it already, so a failed write loses nothing.
  ssize_t ignored = write(event_pipe[1], &event, 1);
  (void)ignored;
}

static void on_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  leave();
  // A reporter of crashes that comes back counts on the crash to come back too, which what somebody sent doesn't.
  const struct sigaction by_default = {.sa_handler = SIG_DFL};
  bool is_sent = info != NULL && info->si_code == SI_USER;
  sigaction(number, is_sent ? &by_default : &previous_fatal[number], NULL);
  // Every signal is blocked here: this one is delivered on return, with the context in which it happened.
  raise(number);
}

/// Runs `action` with one signal let through.
static void allowing(int number, void (*action)(void)) {
  sigset_t allowed, previous;
  sigemptyset(&allowed);
  sigaddset(&allowed, number);
  pthread_sigmask(SIG_UNBLOCK, &allowed, &previous);
  action();
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

static void stop_here(void) { raise(SIGTSTP); }

static void resume(void) {
  // Changing the modes from the background has to stop us again, rather than disturb whoever has the terminal.
  allowing(SIGTTOU, enter);
  post(CTERMINAL_EVENT_RESUMED);
}

static bool is_pending(int number) {
  sigset_t pending;
  return sigpending(&pending) == 0 && sigismember(&pending, number) == 1;
}

static void on_stop(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int saved_errno = errno;
  leave();
  struct sigaction ours, by_default = {.sa_handler = SIG_DFL};
  sigaction(number, &by_default, &ours);
  allowing(number, stop_here);
  sigaction(number, &ours, NULL);
  if (!is_pending(SIGCONT) && !atomic_load(&is_entered)) resume();  // nobody could stop us: an orphaned group
  errno = saved_errno;
}

static void on_continue(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)info;
  (void)context;
  int saved_errno = errno;
  resume();
  errno = saved_errno;
}

static void on_resize(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)info;
  (void)context;
  int saved_errno = errno;
  post(CTERMINAL_EVENT_RESIZED);
  errno = saved_errno;
}

// The rest runs outside of signal handlers.

static int foreground_problem;

/// The terminal driver itself stops a process of the background that waits for its output, until it is in the
/// foreground, and knows of processes that can't be stopped.
static void wait_for_output(void) {
  do {
    foreground_problem = tcdrain(input_descriptor) == 0 ? 0 : errno;
  } while (foreground_problem == EINTR);
}

/// Waits until the terminal is ours to take, as a background job does: stopped. Returns 0 or an errno.
static int wait_for_foreground(int input) {
  input_descriptor = input;
  allowing(SIGTTOU, wait_for_output);
  return foreground_problem;
}

static int open_event_pipe(void) {
  if (event_pipe[0] >= 0) return 0;
  if (pipe(event_pipe) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(event_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(event_pipe[end], F_SETFL, O_NONBLOCK);
  }
  atexit(leave);
  return 0;
}

/// Whether a signal ends the process unless somebody handles it.
static bool is_fatal(int number) {
  switch (number) {
    case SIGKILL:  // nobody can handle it
    case SIGSTOP:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGCONT:
    case SIGCHLD:
    case SIGURG:
    case SIGWINCH:
#ifdef __APPLE__
    case SIGIO:
    case SIGINFO:
#endif
      return false;
    default:
      return true;
  }
}

/// Whether a signal ends the process even if somebody handles it, as reporters of crashes do.
static bool is_crash(int number) {
  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    if (crashes[index] == number) return true;
  }
  return false;
}

typedef void (*signal_handler)(int, siginfo_t *, void *);

static void install(int number, signal_handler handler, int flags, struct sigaction *previous) {
  // The C library keeps a few signals for itself and refuses them.
  if (sigaction(number, NULL, previous) != 0 || previous->sa_handler == SIG_IGN) return;
  bool is_taken_by_other = previous->sa_handler != SIG_DFL;
  if (is_taken_by_other && handler == on_fatal && !is_crash(number)) return;
  struct sigaction action = {.sa_sigaction = handler, .sa_flags = flags | SA_SIGINFO};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/// Puts a previous handler back, unless somebody else's is there by now.
static void uninstall(int number, signal_handler handler, const struct sigaction *previous) {
  struct sigaction current;
  if (sigaction(number, NULL, &current) != 0 || current.sa_sigaction != handler) return;
  sigaction(number, previous, NULL);
}

static const signal_handler job_handlers[JOB_COUNT] = {on_stop, on_continue, on_resize};

static void install_handlers(void) {
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, NULL);
  for (int number = 1; number < NSIG; number++) {
    if (is_fatal(number)) install(number, on_fatal, SA_ONSTACK, &previous_fatal[number]);
  }
  for (int index = 0; index < JOB_COUNT; index++) {
    install(job_signals[index], job_handlers[index], SA_RESTART, &previous_job[index]);
  }
}

static void remove_handlers(void) {
  for (int number = 1; number < NSIG; number++) {
    if (is_fatal(number)) uninstall(number, on_fatal, &previous_fatal[number]);
  }
  for (int index = 0; index < JOB_COUNT; index++) {
    uninstall(job_signals[index], job_handlers[index], &previous_job[index]);
  }
}

int cterminal_take(int input, int output, const char *enter_sequence, const char *leave_sequence) {
  if (strlen(enter_sequence) >= SEQUENCE_CAPACITY) return E2BIG;
  if (strlen(leave_sequence) >= SEQUENCE_CAPACITY) return E2BIG;
  if (atomic_exchange(&is_taken, true)) return EBUSY;
  int problem = open_event_pipe();
  if (problem == 0) problem = wait_for_foreground(input);
  if (problem == 0 && tcgetattr(input, &saved_modes) != 0) problem = errno;
  if (problem != 0) {
    atomic_store(&is_taken, false);
    return problem;
  }
  raw_modes = saved_modes;
  cfmakeraw(&raw_modes);
  output_descriptor = output;
  strcpy(enter_bytes, enter_sequence);
  strcpy(leave_bytes, leave_sequence);
  standard_error_prepare();
  install_handlers();
  enter();
  return 0;
}

void cterminal_give_back(void) {
  if (!atomic_load(&is_taken)) return;
  leave();
  remove_handlers();
  standard_error_finish();
  atomic_store(&is_taken, false);
}

void cterminal_suspend(void) { kill(0, SIGTSTP); }

int cterminal_events(void) { return event_pipe[0]; }

int cterminal_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
