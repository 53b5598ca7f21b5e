#ifndef CTERMINAL_H
#define CTERMINAL_H

/// What the event descriptor carries: one byte for each thing that happened. After a resumption nothing is known of
/// what the terminal shows, nor of modes that are set by bytes.
enum {
  CTERMINAL_EVENT_RESIZED = 'R',
  CTERMINAL_EVENT_RESUMED = 'C',
};

/// Takes the terminal: raw mode on `input`, the bytes `enter` on `output`, and signal handlers that give the
/// terminal back (the bytes `leave`, the saved modes) before the process stops or dies of a signal. A job of the
/// background is stopped by SIGTTOU first, until it is in the foreground.
///
/// Meanwhile what is written to the standard error is kept, and shown when the terminal is given back.
///
/// Every signal that ends a process keeps its meaning: the process still dies of it. A signal ignored by the parent
/// (as `nohup` does with SIGHUP) stays ignored. One that the program handles stays with the program, unless it tells
/// of a crash: then the terminal is given back first. What somebody sent (`kill`) is no crash to report, and ends the
/// process at once. The handlers only use calls that POSIX lists as async-signal-safe.
///
/// Call it from the main thread, which also gets a signal stack, so that a stack overflow is handled too.
/// Returns 0, EBUSY if the terminal is taken already, or another errno.
int cterminal_take(int input, int output, const char *enter, const char *leave);

/// Gives the terminal back and puts the previous signal handlers in place. Does nothing if it isn't taken.
void cterminal_give_back(void);

/// Suspends the whole process group, as the terminal driver does for Ctrl-Z.
void cterminal_suspend(void);

/// The descriptor (non-blocking) to read CTERMINAL_EVENT bytes from, or -1 before the first `cterminal_take`.
int cterminal_events(void);

/// The window of `descriptor` in character cells. Returns 0 or an errno; a terminal may report 0 by 0.
int cterminal_window_size(int descriptor, int *columns, int *rows);

#endif
