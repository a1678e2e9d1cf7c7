// SPDX-License-Identifier: Apache-2.0

/// How loud a take is, gathered from what is measured ten times a second; decibels of full scale.
struct Loudness: Sendable, Equatable {
  /// The loudest mean of a tenth of a second.
  var loudest = Self.nothing
  /// How many tenths of a second reached the end of the scale.
  var clipped = 0

  /// Quieter than any microphone.
  static let nothing = -120.0
  /// Speech whose loudest moments are below this cannot be told from an empty room.
  static let silence = -60.0
  /// Speech whose loudest moments are below this is hard to hear: a voice at a hand's breadth gives −25 to −12.
  static let quiet = -40.0
  /// A peak above this has reached the end of the scale, or is about to.
  static let end = -0.3
  /// So many tenths of a second at the end of the scale are heard as distortion: one cough is none.
  static let mostClipped = 3
  /// A room whose mean is above this is heard behind the voice.
  static let noise = -45.0

  mutating func add(mean: Double, peak: Double) {
    if mean > loudest { loudest = mean }
    if peak > Self.end { clipped += 1 }
  }

  var isSilent: Bool { loudest < Self.silence }
  var isQuiet: Bool { loudest < Self.quiet }
  var isClipped: Bool { clipped >= Self.mostClipped }
}
