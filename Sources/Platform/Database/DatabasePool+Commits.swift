// SPDX-License-Identifier: Apache-2.0

extension DatabasePool {
  /// A word when something was committed, by this process or another, and one at the beginning.
  ///
  /// Words that come while nobody takes them are kept as one. A kind of database that tells by itself need not be asked.
  /// - Parameter seconds: how long to wait between two looks.
  public func commits(lookingEvery seconds: Double = 0.25) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let prober = prober
      let looking = Task {
        var last: Int64?
        while !Task.isCancelled {
          // What cannot be asked just now is asked at the next look.
          if let number = try? await prober.commitNumber(), number != last {
            last = number
            continuation.yield()
          }
          try? await Task.sleep(for: .seconds(seconds))
        }
      }
      continuation.onTermination = { _ in looking.cancel() }
    }
  }
}
