// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A terminal that gives each key at once and shows none, until it is restored.
///
/// Ctrl-C still ends the program, through `StopSignals`; Ctrl-Z does nothing meanwhile, since a stopped program would
/// leave the terminal as it is now.
final class RawTerminal: Sendable {
  private let descriptor: Int32
  private let before: Mutex<termios?>

  /// Takes over the terminal of this descriptor; nil when there is none.
  init?(descriptor: Int32 = STDIN_FILENO) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = Mutex(settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VSUSP)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit { restore() }

  /// Makes the terminal what it was; done once, by whoever comes first.
  func restore() {
    before.withLock { before in
      guard var settings = before else { return }
      before = nil
      tcsetattr(descriptor, TCSANOW, &settings)
    }
  }
}
