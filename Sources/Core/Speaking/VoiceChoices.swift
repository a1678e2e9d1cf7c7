// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// How a person wants Earshot's own voice, as their device keeps it.
public struct VoiceChoices: Sendable {
  /// What is told of what one types.
  public enum Echo: Worded {
    /// Each character.
    case characters
    /// Each word, when it is finished.
    case words
    case both
    case nothing

    /// The word in settings.
    public var word: String {
      switch self {
      case .characters: "characters"
      case .words: "words"
      case .both: "both"
      case .nothing: "nothing"
      }
    }
  }

  /// How fast, as a multiple of the voice's own speed.
  public var rate = SpeechRate.usual { didSet { rate = SpeechRate.clamped(rate) } }
  /// How high, as a multiple of the voice's own pitch.
  public var pitch = 1.0 { didSet { pitch = Self.clamp(pitch, to: Self.pitches) } }
  /// How loud, up to 1.
  public var volume = 1.0 { didSet { volume = Self.clamp(volume, to: Self.volumes) } }
  /// What is told of what one types.
  public var echo = Echo.characters
  /// Whether the first press says what the second does.
  public var hearsFirst = false
  /// The device's own names of the voices that were chosen, by the primary tag of their language.
  private var voices: [JSONMember] = []

  /// The name under which the device keeps them.
  public static let key = "earshot-voice"
  /// What a voice can be made of without being hard to understand (the Web Speech API allows 0 to 2).
  public static let pitches = 0.5...1.5
  /// Silence is no volume: it would be a voice that is lost.
  public static let volumes = 0.2...1.0

  /// What holds until the person chooses.
  public init() {}

  /// Reads what `json` wrote; what makes no sense there is as if it were not there.
  public init(kept: String?) {
    guard let kept, let json = try? JSONParser.parse(Array(kept.utf8)) else { return }
    rate = SpeechRate.clamped(json["rate"]?.number ?? rate)
    pitch = Self.clamp(json["pitch"]?.number ?? pitch, to: Self.pitches)
    volume = Self.clamp(json["volume"]?.number ?? volume, to: Self.volumes)
    echo = json["echo"]?.string.flatMap { Echo(word: $0) } ?? echo
    hearsFirst = json["hears-first"]?.bool ?? hearsFirst
    for voice in json["voices"]?.members ?? [] where voice.value.string != nil {
      voices.append(voice)
    }
  }

  /// The name of the voice chosen for a language; nil leaves it to the device.
  public subscript(tag: String) -> String? {
    get { voices.last { $0.name.hasSameBytes(as: tag) }?.value.string }
    set {
      voices.removeAll { $0.name.hasSameBytes(as: tag) }
      if let newValue { voices.append(.text(tag, newValue)) }
    }
  }

  /// The choices as the device keeps them.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("rate", rate)
      writer.field("pitch", pitch)
      writer.field("volume", volume)
      writer.field("echo", echo.word)
      writer.field("hears-first", hearsFirst)
      writer.field("voices", JSONValue.object(voices))
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The nearest in a range; what is no number becomes 1.
  private static func clamp(_ number: Double, to range: ClosedRange<Double>) -> Double {
    number.isNaN ? 1 : min(max(number, range.lowerBound), range.upperBound)
  }
}

/// How a voice says something.
public struct VoiceManner: Sendable, Equatable {
  /// How fast, as a multiple of the voice's own speed.
  public var rate = SpeechRate.usual
  /// How high, as a multiple of the voice's own pitch.
  public var pitch = 1.0
  /// How loud, up to 1.
  public var volume = 1.0
  /// The device's own name of the voice; nil leaves it to the device.
  public var voice: String?

  /// As a voice speaks of itself.
  public init() {}

  func writeMembers(to writer: inout JSONWriter) {
    writer.field("rate", rate)
    if pitch != 1 { writer.field("pitch", pitch) }
    if volume != 1 { writer.field("volume", volume) }
    if let voice { writer.field("voice", voice) }
  }

  /// Whether two are the same, byte for byte.
  public static func == (left: VoiceManner, right: VoiceManner) -> Bool {
    left.rate == right.rate && left.pitch == right.pitch && left.volume == right.volume
      && (left.voice ?? "").hasSameBytes(as: right.voice ?? "")
  }
}

extension VoiceChoices {
  /// How words in a language (a primary tag) are said.
  public func manner(in tag: String) -> VoiceManner {
    var manner = VoiceManner()
    manner.rate = rate
    manner.pitch = pitch
    manner.volume = volume
    manner.voice = self[tag]
    return manner
  }
}
