// SPDX-License-Identifier: Apache-2.0

/// How loud a sound is that stays as it is.
public struct HeardLoudness: Sendable, Hashable {
  /// In LUFS (EBU R 128); nil where nothing of it was loud enough to be measured.
  public let integrated: Double?
  /// The highest true peak, in dB of full scale; nil where there is none, as in silence.
  public let truePeak: Double?

  /// A loudness that was measured.
  public init(integrated: Double?, truePeak: Double?) {
    (self.integrated, self.truePeak) = (integrated, truePeak)
  }
}

extension MediaTools {
  /// The processor time that `heardLoudness` takes for a sound, in seconds.
  public static func workOfMeasuring(seconds: Double) -> Double { 0.015 * seconds }

  /// Measures how loud a sound is, all its channels together, and changes nothing.
  /// - Throws: `unreadable`, `tooLarge`, `unknownFormat`, `damaged`, `tooMuchWork`, `program`.
  public func heardLoudness(
    of path: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> HeardLoudness {
    let report = try await loudness(of: path, allowance)
    return HeardLoudness(
      integrated: report.integrated > Loudness.least ? report.integrated : nil,
      truePeak: report.truePeak.flatMap { $0.isFinite ? $0 : nil })
  }
}
