// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How loud a sound is from moment to moment, as it was before anything was done to it; decibels of full scale.
public struct SoundLevels: Sendable, Hashable {
  /// A tenth of a second of sound.
  public struct Window: Sendable, Hashable {
    /// The mean (root of the mean square).
    public let mean: Float
    /// The highest sample.
    public let peak: Float
    /// How many of its samples stand at its highest or lowest value.
    public let atPeak: Float

    /// A tenth of a second.
    public init(mean: Float, peak: Float, atPeak: Float) {
      (self.mean, self.peak, self.atPeak) = (mean, peak, atPeak)
    }
  }

  /// The tenths of a second, in order; the last may be shorter.
  public let windows: [Window]
  /// How loud the whole is, in LUFS, without its pauses.
  public let loudness: Double

  /// Levels that were measured.
  public init(windows: [Window], loudness: Double) {
    (self.windows, self.loudness) = (windows, loudness)
  }

  /// The highest sample of all, in decibels.
  var peak: Double { Double(windows.map(\.peak).max() ?? Self.nothing) }

  /// How many samples a window has, at the 44,100 samples a second that sound is measured in.
  static let windowSamples = 4410
  /// Quieter than anything that is measured: digital silence.
  public static let nothing: Float = -120

  /// Which part of the samples stand at the end of the scale, two or more together: they were cut off there.
  ///
  /// Single samples there are none: a sound that was brought to full scale touches it once.
  public var clippedShare: Double {
    guard !windows.isEmpty else { return 0 }
    let cut = windows.reduce(0.0) { sum, window in
      window.peak > Self.endOfScale && window.atPeak > 2 ? sum + Double(window.atPeak) : sum
    }
    return cut / Double(windows.count * Self.windowSamples)
  }

  /// A peak above this stands at the end of the scale.
  private static let endOfScale: Float = -0.01

  /// The mean of the quietest part of a length, in windows: what is heard where nobody speaks.
  public func quietest(windows count: Int) -> Double {
    let power = windows.map { Self.power(of: $0.mean) }
    guard count > 0, power.count >= count else { return Double(Self.nothing) }
    var sum = power[..<count].reduce(0, +)
    var least = sum
    for end in count..<power.count {
      sum += power[end] - power[end - count]
      least = min(least, sum)
    }
    return Self.decibels(of: least / Double(count))
  }

  /// Which part of the windows are quieter than this.
  public func share(quieterThan decibels: Double) -> Double {
    guard !windows.isEmpty else { return 1 }
    return Double(windows.count { Double($0.mean) < decibels }) / Double(windows.count)
  }
}

extension SoundLevels {
  /// The filters that write the levels to the standard output; 16 bits, since what is beyond them is cut off in any
  /// player.
  static let filters = """
    aformat=sample_fmts=s16,asetnsamples=n=\(windowSamples):p=0,astats=metadata=1:reset=1\
    :measure_perchannel=none:measure_overall=Peak_level+RMS_level+Peak_count,ametadata=mode=print:file=-
    """

  /// The most that the filters write for a second of sound, in bytes.
  static let bytesASecond = 2000

  /// Reads what the filters wrote: for each window `lavfi.astats.Overall.NAME=NUMBER`, the number of samples last.
  init(report: [UInt8], loudness: Double) {
    var windows: [Window] = []
    var (mean, peak) = (Self.nothing, Self.nothing)
    for line in report.split(separator: 0x0A) {
      guard let equals = line.firstIndex(of: 0x3D) else { continue }
      let number = Float(String(decoding: line[(equals + 1)...], as: UTF8.self)) ?? 0
      let level = number.isFinite ? max(Self.nothing, number) : Self.nothing
      let name = line[..<equals]
      if name.hasSuffix("Peak_level") {
        peak = level
      } else if name.hasSuffix("RMS_level") {
        mean = level
      } else if name.hasSuffix("Peak_count") {
        windows.append(Window(mean: mean, peak: peak, atPeak: number.isFinite ? number : 0))
        (mean, peak) = (Self.nothing, Self.nothing)
      }
    }
    self.init(windows: windows, loudness: loudness)
  }

  private static func power(of decibels: Float) -> Double { pow(10, Double(decibels) / 10) }
  private static func decibels(of power: Double) -> Double {
    power > 0 ? max(Double(nothing), 10 * log10(power)) : Double(nothing)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
