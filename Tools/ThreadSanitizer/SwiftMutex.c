// Tells ThreadSanitizer what Swift's Mutex does when it is contended.
//
// An uncontended Mutex is inlined and seen. A contended one is locked and unlocked by libswiftSynchronization through
// the kernel, and neither is built for ThreadSanitizer, which then reports races inside `withLock` that can't be.
// Loaded before the library (LD_PRELOAD), this wraps its functions; what they guard stays checked.
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

typedef __attribute__((swiftcall)) void (*lock_function)(
    uint32_t, __attribute__((swift_context)) void *);
typedef __attribute__((swiftcall)) void (*unlock_function)(
    __attribute__((swift_context)) void *);
typedef __attribute__((swiftcall)) _Bool (*try_function)(
    __attribute__((swift_context)) void *);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"

static void tell(const char *function, void *mutex) {
  void (*annotate)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, function);
  if (annotate != NULL) annotate(mutex);
}

__attribute__((swiftcall)) void mutex_lock_slow(
    uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void mutex_lock_slow(
    uint32_t thread, __attribute__((swift_context)) void *mutex) {
  ((lock_function)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  tell("__tsan_acquire", mutex);
}

__attribute__((swiftcall)) _Bool mutex_try_lock_slow(
    __attribute__((swift_context)) void *mutex) __asm__(TRY);
__attribute__((swiftcall)) _Bool mutex_try_lock_slow(
    __attribute__((swift_context)) void *mutex) {
  _Bool is_locked = ((try_function)dlsym(RTLD_NEXT, TRY))(mutex);
  if (is_locked) tell("__tsan_acquire", mutex);
  return is_locked;
}

__attribute__((swiftcall)) void mutex_unlock_slow(
    __attribute__((swift_context)) void *mutex) __asm__(UNLOCK);
__attribute__((swiftcall)) void mutex_unlock_slow(
    __attribute__((swift_context)) void *mutex) {
  tell("__tsan_release", mutex);
  ((unlock_function)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
