// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// The signals that ask the program to stop: SIGTERM and SIGINT.
///
/// From its making on they no longer end the process at once.
struct StopSignals {
  private let received: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (received, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.received = received
    // Whoever started this may have been told nothing of ended children; then nobody would know when a program has ended.
    signal(SIGCHLD, SIG_DFL)
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
  }

  /// Waits for the first of them.
  func first() async {
    for await _ in received { return }
  }
}
