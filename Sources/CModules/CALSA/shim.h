// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <alsa/asoundlib.h>

/* Swift cannot make a function with a variable number of arguments, so ALSA is silenced here: of itself it writes a
   dozen lines to standard error for one missing card. */
static void earshot_alsa_says_nothing(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file; (void)line; (void)function; (void)error; (void)format;
}

static inline void earshot_alsa_silence_messages(void) {
  snd_lib_error_set_handler(earshot_alsa_says_nothing);
}
