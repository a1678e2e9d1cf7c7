// SPDX-License-Identifier: Apache-2.0

public import Media

/// A form in which a chart is given out; the ending of a file's name chooses it.
public enum ChartForm: String, Sendable, CaseIterable {
  /// Sound as a plain waveform.
  case wav
  /// Sound, lossless and smaller.
  case flac
  /// Sound, small.
  case opus
  /// Sound for players that know nothing else.
  case mp3
  /// The notes, for programs of music.
  case midi = "mid"
  /// What is heard when, as a text track (WebVTT).
  case captions = "vtt"
  /// Pages to be felt, for swell paper, with their key in braille.
  case tactile = "svg"
  /// The description.
  case text = "txt"
  /// The description with the parts that its sentences speak of.
  case json

  /// The ending of a file's name.
  public var ending: String { rawValue }

  /// The form of a file's name; nil when its ending is none of ours.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(ending: String(fileName[fileName.index(after: dot)...]))
  }

  /// The form with this ending.
  public init?(ending: String) {
    switch ending.lowercased() {
    case "midi": self = .midi
    case "wave": self = .wav
    case "ogg": self = .opus
    case let ending:
      guard let form = ChartForm(rawValue: ending) else { return nil }
      self = form
    }
  }

  /// The media type.
  public var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .flac, .opus, .mp3: soundForm?.mediaType ?? "audio/wav"
    case .midi: "audio/midi"
    case .captions: "text/vtt; charset=utf-8"
    case .tactile: "image/svg+xml"
    case .text: "text/plain; charset=utf-8"
    case .json: "application/json"
    }
  }

  /// Whether it is sound.
  public var isSound: Bool { self == .wav || soundForm != nil }

  /// Whether it is text that a terminal can show.
  public var isText: Bool {
    switch self {
    case .captions, .tactile, .text, .json: true
    case .wav, .flac, .opus, .mp3, .midi: false
    }
  }

  /// How an outside program encodes it; nil where none is needed.
  public var soundForm: SoundForm? {
    switch self {
    case .flac: .flac
    case .opus: .opus
    case .mp3: .mp3
    case .wav, .midi, .captions, .tactile, .text, .json: nil
    }
  }

  /// All endings in a row, as a sentence names them.
  public static var endings: String { allCases.map { ".\($0.ending)" }.joined(separator: ", ") }
}
