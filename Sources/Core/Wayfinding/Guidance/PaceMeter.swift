// SPDX-License-Identifier: Apache-2.0

/// Learns how fast a person walks from what the filter says of them on their ways.
public struct PaceMeter: Sendable {
  /// Metres a second; nil until enough was walked.
  public var pace: Double? { seconds >= Self.enough ? mean : nil }

  private var mean = 0.0
  /// How many seconds of walking the mean stands for.
  private var seconds = 0.0
  private var time: Double?
  /// How far somebody has walked meanwhile, in metres.
  private(set) var walked = 0.0

  /// Nobody walks slower or faster than this, in metres a second.
  public static let paces = 0.3...2.5
  /// Less than a minute of walking says little: one stops to listen, or runs for a light.
  private static let enough = 60.0
  /// The walks of the last ten minutes count most.
  private static let memory = 600.0
  /// After a longer silence nobody knows how fast one walked, in seconds.
  private static let longestGap = 5.0

  /// A meter that knows the pace of earlier walks, or nothing yet.
  public init(_ known: Double? = nil) {
    guard let known, Self.paces.contains(known) else { return }
    mean = known
    seconds = Self.memory
  }

  /// Takes in how fast somebody moves at a moment; who stands is not counted.
  mutating func take(_ estimate: PositionEstimate, at moment: Double) {
    defer { time = moment }
    guard let time, moment > time, moment - time <= Self.longestGap, estimate.course != nil,
      Self.paces.contains(estimate.speed)
    else { return }
    let passed = moment - time
    walked += estimate.speed * passed
    seconds = min(seconds + passed, Self.memory)
    mean += (estimate.speed - mean) * passed / seconds
  }
}
