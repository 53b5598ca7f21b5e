#ifndef CTERMINAL_STANDARD_ERROR_H
#define CTERMINAL_STANDARD_ERROR_H

/// Makes a file, without a name, that keeps what is written to the standard error while the screen is ours, so that
/// no message disturbs it or is erased with it. Does nothing if the standard error isn't a terminal anyway.
void standard_error_prepare(void);

/// Sends the standard error to the file. Async-signal-safe.
void standard_error_hold(void);

/// Sends the standard error to where it was, and writes there what the file has kept. Async-signal-safe.
void standard_error_release(void);

/// Closes the file.
void standard_error_finish(void);

#endif
