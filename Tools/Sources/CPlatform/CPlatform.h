// What TrellisKit uses of the platform and Swift can't import by itself.

#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <spawn.h>
#include <stddef.h>

// glibc 2.29 and later; its header hides it unless all GNU extensions are asked for.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// OpenSSL's libcrypto, declared here so that a machine needs its runtime library only, not its development headers.
// See https://docs.openssl.org/3.0/man3/EVP_DigestInit/.
typedef struct evp_md_st EVP_MD;
typedef struct engine_st ENGINE;

const EVP_MD *EVP_sha256(void);
int EVP_Digest(const void *bytes, size_t count, unsigned char *digest, unsigned int *digestCount,
               const EVP_MD *type, ENGINE *engine);

#endif
