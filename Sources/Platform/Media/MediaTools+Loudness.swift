// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// What brings a sound to the loudness of all others: one steady gain, and a limiter for the peaks that reach too high.
///
/// Speech of −19 LUFS often has peaks above the highest that is allowed. A gain that leaves them alone would be too
/// little, and a clap of hands would make a whole reading quiet; so the gain is found with the limiter at work.
struct Levelling: Sendable {
  /// How much louder the sound becomes before its peaks are held, in decibels.
  var gain: Double
  /// What no peak is above before the sound is encoded, in dB of full scale: encoders add one or two.
  var limit = MediaTools.highestPeak - 2

  /// The filters in ffmpeg's words.
  ///
  /// Twice the samples, so that peaks between samples are held too.
  var filters: String {
    "aresample=88200,volume=\(gain)dB,"
      + "alimiter=limit=\(limit)dB:attack=5:release=50:level=false:latency=true"
  }

  /// The loudness before encoding, in LUFS: LAME makes everything 0.45 dB quieter, Opus changes next to nothing.
  static let aim = MediaTools.loudness + 0.3
  /// How near is near enough, in LU.
  static let tolerance = 0.2
  /// A clap over quiet speech needs the most rounds.
  static let rounds = 8
  /// Where a limiter holds nearly all, a little more loudness would need much more gain: that is not sought at once.
  static let leastYield = 0.25
  /// What is quieter than this becomes no louder: it is noise of the machine.
  static let mostGain = 60.0
}

extension MediaTools {
  /// First pass: how loud the sound is from moment to moment, and whether it is sound at all.
  func measure(
    _ path: String, _ container: Container, _ allowance: WorkAllowance
  ) async throws(MediaError) -> SoundLevels {
    let result = try await analyse(
      path, container,
      """
      [0:a:0]\(Self.oneChannel),asplit[a][b];\
      [a]\(Self.measuring),anullsink;[b]\(SoundLevels.filters)[out]
      """, outputBytes: Int(limits.maximumSeconds + 2) * SoundLevels.bytesASecond + 1 << 20,
      allowance)
    guard let loudness = Loudness(report: result.errorText) else {
      throw .damaged(detail: lastLine(of: result.errorText))
    }
    let levels = SoundLevels(report: result.output, loudness: loudness.integrated)
    guard levels.peak > Self.silenceDecibels else { throw .silent }
    return levels
  }

  /// The gain that a sound would need if none of its peaks had to be held.
  func levelling(of levels: SoundLevels) -> Levelling {
    // So short or so quiet that nothing could be measured: its peak counts.
    let loudness =
      levels.loudness > Loudness.least ? levels.loudness : levels.peak - Self.usualCrest
    return Levelling(gain: min(Levelling.mostGain, Levelling.aim - loudness))
  }

  /// Finds the gain with which a sound, its peaks held, has the loudness that is aimed at.
  func refine(
    _ levelling: inout Levelling, for path: String, _ container: Container, _ levels: SoundLevels,
    _ allowance: WorkAllowance
  ) async throws(MediaError) {
    // Where nothing is measured nothing can be refined, and peaks that stay below the limit change nothing.
    guard levels.loudness > Loudness.least, levels.peak + levelling.gain > levelling.limit - 1
    else { return }
    var last: (gain: Double, loudness: Double)?
    for _ in 0..<Levelling.rounds {
      let result = try await analyse(
        path, container,
        "[0:a:0]\(Self.oneChannel),\(levelling.filters),\(Self.measuring)[out]",
        outputBytes: 1 << 20, allowance)
      guard let held = Loudness(report: result.errorText) else {
        throw .damaged(detail: lastLine(of: result.errorText))
      }
      let missing = Levelling.aim - held.integrated
      if abs(missing) <= Levelling.tolerance { break }
      // Peaks that are held take a part of each decibel of gain. The round before tells how much of one is left.
      var yield = 1.0
      if let last, levelling.gain != last.gain {
        yield = (held.integrated - last.loudness) / (levelling.gain - last.gain)
      }
      last = (levelling.gain, held.integrated)
      let step = missing / min(1, max(Levelling.leastYield, yield))
      levelling.gain = min(Levelling.mostGain, levelling.gain + step)
    }
  }

  /// How much too high the true peak of an encoded file is, in decibels; 0 or less for one that is not.
  func excess(of path: String, _ allowance: WorkAllowance) async throws(MediaError) -> Double {
    guard let peak = try await loudness(of: path, allowance).truePeak else {
      throw .damaged(detail: "")
    }
    return peak - Self.highestPeak
  }

  /// How loud a file of sound is as it stands, with its true peak.
  func loudness(
    of path: String, _ allowance: WorkAllowance
  ) async throws(MediaError) -> Loudness {
    let result = try await analyse(
      path, try container(of: path), "[0:a:0]\(Self.measuring):peak=true[out]",
      outputBytes: 1 << 20, allowance)
    guard let loudness = Loudness(report: result.errorText) else {
      throw .damaged(detail: lastLine(of: result.errorText))
    }
    return loudness
  }

  /// Reads a sound through filters whose end is called `out`, and writes nothing.
  private func analyse(
    _ path: String, _ container: Container, _ filters: String, outputBytes: Int,
    _ allowance: WorkAllowance
  ) async throws(MediaError) -> Subprocess.Result {
    let result = try await transcode(
      input(path, container) + [
        "-filter_complex_threads", "1", "-filter_complex", filters, "-map", "[out]",
        "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn", "-f", "null", "-",
      ], seconds: workSeconds, fileBytes: 0, outputBytes: outputBytes, allowance: allowance,
      reading: path)
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
    return result
  }

  /// One channel of 44,100 samples a second: the mean of all channels, whatever the filters after it would rather have.
  static let oneChannel =
    "aresample=44100:rematrix_maxval=1:osf=fltp,aformat=channel_layouts=mono"
  /// Measures by EBU R 128 and reports at the end, not ten times a second.
  private static let measuring = "ebur128=framelog=verbose"
  /// How far the peak of speech stands above its loudness, in decibels, where it could not be measured.
  private static let usualCrest = 15.0
}

/// What ffmpeg's `ebur128` reports at the end.
struct Loudness: Sendable {
  /// In LUFS; `least` where nothing was loud enough to be measured.
  let integrated: Double
  /// The highest true peak, in dB of full scale; nil where it was not asked for.
  let truePeak: Double?

  /// Below this nothing counts (EBU R 128: the absolute gate).
  static let least = -70.0

  init?(report: String) {
    guard let summary = report.range(of: "Summary:", options: .backwards) else { return nil }
    func value(_ name: String) -> Double? {
      let rest = report[summary.upperBound...]
      guard let label = rest.range(of: name) else { return nil }
      return rest[label.upperBound...].split(separator: " ").first.flatMap { Double(String($0)) }
    }
    guard let integrated = value("I:") else { return nil }
    self.integrated = integrated
    truePeak = value("Peak:")
  }
}
