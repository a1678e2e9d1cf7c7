// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs what reckons for some milliseconds, one after another on a thread beside those that serve.
///
/// Only for work whose size is ours, such as the page of a chart to try; what somebody sends goes to a worker.
enum Aside {
  private static let queue = DispatchQueue(label: "earshot.aside")

  /// The result of the work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
