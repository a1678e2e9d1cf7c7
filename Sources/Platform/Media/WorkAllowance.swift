// SPDX-License-Identifier: Apache-2.0

/// Processor time that several runs of a program share.
public struct WorkAllowance: Sendable {
  /// As much as anybody may need.
  public static let ample = WorkAllowance(secondsLeft: { 7200 }, spend: { _ in })

  /// How much is left, in seconds.
  let secondsLeft: @Sendable () -> Double
  /// Notes what a run took, in seconds.
  let spend: @Sendable (Double) -> Void

  /// Makes an allowance over somebody's account of it.
  /// - Parameters:
  ///   - secondsLeft: how much is left, in seconds.
  ///   - spend: is told what a run took, in seconds.
  public init(
    secondsLeft: @escaping @Sendable () -> Double, spend: @escaping @Sendable (Double) -> Void
  ) {
    self.secondsLeft = secondsLeft
    self.spend = spend
  }
}
