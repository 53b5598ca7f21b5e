// The part of OpenSSL's libcrypto that Backend uses, declared here so that a machine needs OpenSSL's runtime
// library only, not its development headers. See https://docs.openssl.org/3.0/man3/ for what each does.

#ifndef CLIBCRYPTO_H
#define CLIBCRYPTO_H

#include <stddef.h>
#include <stdint.h>

typedef struct evp_md_st EVP_MD;
typedef struct engine_st ENGINE;

int RAND_bytes(unsigned char *bytes, int count);

int CRYPTO_memcmp(const void *a, const void *b, size_t count);

const EVP_MD *EVP_sha256(void);
int EVP_Digest(const void *bytes, size_t count, unsigned char *digest, unsigned int *digestCount,
               const EVP_MD *type, ENGINE *engine);

int EVP_PBE_scrypt(const char *password, size_t passwordCount, const unsigned char *salt, size_t saltCount,
                   uint64_t n, uint64_t r, uint64_t p, uint64_t maximumMemory, unsigned char *key,
                   size_t keyCount);

#endif
