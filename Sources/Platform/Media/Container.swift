// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A form of file that may hold sound, known by its first bytes.
///
/// The form is found by us and told to ffmpeg, so that a file can never choose one of ffmpeg's other readers:
/// some of those open further files or addresses that the file names.
public enum Container: String, Sendable, CaseIterable {
  /// WebM and Matroska: what browsers record.
  case matroska
  /// Ogg with Opus, Vorbis or FLAC.
  case ogg
  /// MPEG audio layer 3, with or without a tag in front.
  case mp3
  /// MP4, M4A, 3GP and QuickTime.
  case mp4
  /// Waveform audio.
  case wav
  /// Free lossless audio.
  case flac
  /// Advanced audio coding as a plain stream.
  case aac
  /// Adaptive multi-rate, from phones.
  case amr
  /// Core audio, from Apple's programs.
  case caf
  /// Audio interchange, from Apple's programs.
  case aiff
  /// Windows Media Audio.
  case asf

  /// How many bytes of a file `init(firstBytes:)` looks at.
  public static let prefixLength = 16

  /// Finds the form of the file at a path; nil when it is none of ours, or cannot be read.
  public init?(fileAt path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let first = try? file.read(upToCount: Self.prefixLength) else { return nil }
    self.init(firstBytes: [UInt8](first))
  }

  /// Finds the form of a file from its beginning; nil when it is none of ours.
  public init?(firstBytes bytes: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    let isFrame = bytes.count >= 2 && bytes[0] == 0xFF
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else if has("OggS") {
      self = .ogg
    } else if has("ftyp", at: 4) {
      self = .mp4
    } else if has("RIFF"), has("WAVE", at: 8) {
      self = .wav
    } else if has("fLaC") {
      self = .flac
    } else if has("#!AMR") {
      self = .amr
    } else if has("caff") {
      self = .caf
    } else if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) {
      self = .aiff
    } else if bytes.starts(with: [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]) {
      // The identifier of its header (Advanced Systems Format, 10.1).
      self = .asf
    } else if has("ID3") {
      self = .mp3
    } else if isFrame, bytes[1] & 0xF6 == 0xF0 {
      // The sync word of ADTS with its layer bits, which are always 0 (ISO/IEC 14496-3, 1.A.2.2).
      self = .aac
    } else if isFrame, bytes[1] & 0xE0 == 0xE0, bytes[1] & 0x06 != 0 {
      self = .mp3
    } else {
      return nil
    }
  }
}
