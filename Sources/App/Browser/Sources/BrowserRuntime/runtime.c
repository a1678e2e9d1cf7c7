// SPDX-License-Identifier: Apache-2.0
// What the Embedded Swift runtime asks for and wasi-libc does not define.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

double strtod(const char *text, char **end);

// The standard library's way to read a Double: returns the end of what was read, or null.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end = NULL;
  *result = strtod(text, &end);
  return end;
}

// wasi-libc's number reading drags its files in, and they ask the host for these. There are no files here:
// defining them keeps the module free of imports.
enum { no_such_call = 52 };  // WASI preview 1: errno `nosys`
int __imported_wasi_snapshot_preview1_fd_close(int file) { return no_such_call; }
int __imported_wasi_snapshot_preview1_fd_seek(int file, long long offset, int whence, int position) {
  return no_such_call;
}
int __imported_wasi_snapshot_preview1_fd_write(int file, int vectors, int count, int written) {
  return no_such_call;
}

// The tables with which String's == tells that é in one scalar equals é in two. They are 24 KB of what a phone has to
// fetch, and the sessions compare only words of their own protocol and names that came from one and the same map. So
// here every scalar stands for itself: nothing decomposes (0), nothing composes (all ones).
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

// Seeds hash tables. Sessions are deterministic, so their hash tables are too.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 151 + 7);
}

#endif
