// The part of SQLite's C interface that Persistence uses, declared here so that a machine needs SQLite's runtime
// library only, not its development headers. See https://www.sqlite.org/c3ref/intro.html for what each does.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef void (*sqlite3_destructor_type)(void *);

#define SQLITE_OK 0
#define SQLITE_ERROR 1
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_NOMEM 7
#define SQLITE_READONLY 8
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_PROTOCOL 15
#define SQLITE_CONSTRAINT 19
#define SQLITE_NOLFS 22
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4
#define SQLITE_NULL 5

#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_CREATE 0x00000004
#define SQLITE_OPEN_NOMUTEX 0x00008000

#define SQLITE_PREPARE_PERSISTENT 0x01
#define SQLITE_UTF8 1

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_extended_result_codes(sqlite3 *database, int on);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_sleep(int milliseconds);
int sqlite3_get_autocommit(sqlite3 *database);
int sqlite3_db_readonly(sqlite3 *database, const char *schema);
int sqlite3_changes(sqlite3 *database);
int sqlite3_total_changes(sqlite3 *database);
int sqlite3_extended_errcode(sqlite3 *database);
int sqlite3_system_errno(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
const char *sqlite3_errstr(int code);
void *sqlite3_commit_hook(sqlite3 *database, int (*refuse)(void *), void *context);
void *sqlite3_rollback_hook(sqlite3 *database, void (*notice)(void *), void *context);

int sqlite3_prepare_v3(sqlite3 *database, const char *sql, int byteCount, unsigned int flags,
                       sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int index, int byteCount);
int sqlite3_bind_blob64(sqlite3_stmt *statement, int index, const void *bytes, uint64_t byteCount,
                        sqlite3_destructor_type destructor);
int sqlite3_bind_text64(sqlite3_stmt *statement, int index, const char *bytes, uint64_t byteCount,
                        sqlite3_destructor_type destructor, unsigned char encoding);

int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int index);
int sqlite3_column_type(sqlite3_stmt *statement, int index);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int index);
double sqlite3_column_double(sqlite3_stmt *statement, int index);
int sqlite3_column_bytes(sqlite3_stmt *statement, int index);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int index);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int index);

#endif
