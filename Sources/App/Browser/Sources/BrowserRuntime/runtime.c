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

// Seeds hash tables. Sessions are deterministic, so their hash tables are too.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 151 + 7);
}

#endif
