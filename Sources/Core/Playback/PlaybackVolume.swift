// SPDX-License-Identifier: Apache-2.0

/// How loud the player is, beside the volume of the device.
struct PlaybackVolume: Sendable, Equatable {
  /// Ten steps, of which the first can still be heard.
  static let steps = 1...10

  var step = 10
  var isMuted = false

  /// What the samples are multiplied with: squared, so that the steps sound alike.
  var factor: Double {
    guard !isMuted else { return 0 }
    let part = Double(step) / Double(Self.steps.upperBound)
    return part * part
  }

  var percent: Int { step * 10 }
}
