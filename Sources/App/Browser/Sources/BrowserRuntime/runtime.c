// SPDX-License-Identifier: Apache-2.0
// What the Embedded Swift runtime asks for and wasi-libc does not define.

#if defined(__wasm__)

#include <stddef.h>

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

// Seeds hash tables. Sessions are deterministic, so their hash tables are too.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 151 + 7);
}

#endif
