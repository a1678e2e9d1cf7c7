// SPDX-License-Identifier: Apache-2.0

import CALSA

/// What is asked of the library as a whole.
enum ALSA {
  /// Keeps the library from writing to standard error, once: our sentences say what matters.
  static let isSilent: Bool = {
    earshot_alsa_silence_messages()
    return true
  }()

  /// The library's words for one of its errors.
  static func words(for code: Int) -> String { String(cString: snd_strerror(Int32(code))) }
}

/// A device of ALSA while it is open; closed with the last reference.
struct OpenDevice: ~Copyable, @unchecked Sendable {
  // Unchecked: a handle may move between threads, and `SoundCard` lets only one thread at a time use it.
  let handle: OpaquePointer

  deinit { snd_pcm_close(handle) }
}
