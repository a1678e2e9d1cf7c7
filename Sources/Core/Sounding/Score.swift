// SPDX-License-Identifier: Apache-2.0

/// What is to sound, written down for a renderer: tracks of pitch, strength and place in time.
///
/// Points, earcons, reference tones and legends are all tracks, so that one renderer plays everything.
public struct Score: Sendable, Equatable {
  /// Seconds until all is over.
  public var duration: Double
  /// What sounds, at the same time or one after another.
  public var tracks: [Track]

  /// One voice: between its breakpoints pitch glides evenly by ear, strength and place evenly.
  public struct Track: Sendable, Equatable {
    /// The colour of its sound.
    public var timbre: Timbre
    /// Two at least, in the order of time; before the first and after the last there is silence.
    public var breakpoints: [Breakpoint]

    /// A track.
    public init(timbre: Timbre, breakpoints: [Breakpoint]) {
      self.timbre = timbre
      self.breakpoints = breakpoints
    }
  }

  /// Where a voice is at a time.
  public struct Breakpoint: Sendable, Equatable {
    /// Seconds from the beginning.
    public var time: Double
    /// Hertz of the fundamental.
    public var frequency: Double
    /// Share of the full scale, 0 to 1.
    public var gain: Double
    /// Place between the ears: −1 left, 0 middle, 1 right.
    public var pan: Double

    /// A breakpoint.
    public init(time: Double, frequency: Double, gain: Double, pan: Double = 0) {
      self.time = time
      self.frequency = frequency
      self.gain = gain
      self.pan = pan
    }
  }

  /// A score; empty and silent unless given tracks.
  public init(duration: Double, tracks: [Track] = []) {
    self.duration = duration
    self.tracks = tracks
  }
}
