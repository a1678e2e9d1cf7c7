// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Interface
import Speaking

/// Dictating the name of a place: off until the person turns it on, since browsers may send what they hear to their makers.
struct Dictation: Sendable {
  /// The device keeps under this key that it is turned on.
  static let key = "earshot-dictation"
  /// More than this is no name of a place, in letters.
  static let longest = 100

  var isAllowed = false
  var isListening = false
}

extension MapSession {
  /// What can happen to dictation.
  public enum DictationHappening: Sendable, Equatable {
    /// The browser told whether it can hear words.
    case able(Bool)
    /// The person turned it on or off.
    case allowed(Bool)
    /// The person wants to dictate, or no more.
    case dictate
    /// These words were understood.
    case heard(String)
    case failed(DictationFailure)
    /// Listening ended, whatever came of it.
    case ended
  }

  /// Why nothing was understood.
  public enum DictationFailure: UInt8, Sendable, CaseIterable, Equatable {
    /// The person or the browser does not allow it.
    case refused
    case noSpeech
    case noNetwork
    case noMicrophone
    /// The browser does not know the language, or cannot listen at all.
    case unable
    case other

    /// By the word of the Web Speech API.
    init(word: String) {
      switch word.bytewise {
      case "not-allowed", "service-not-allowed": self = .refused
      case "no-speech": self = .noSpeech
      case "network": self = .noNetwork
      case "audio-capture": self = .noMicrophone
      case "language-not-supported", "unable": self = .unable
      default: self = .other
      }
    }
  }

  private var dictationWords: DictationWords { DictationWords[language] }

  mutating func act(on happening: DictationHappening) -> [InterfaceEffect] {
    switch happening {
    case .able(let isAble): return [.flag(.dictation, .hidden, !isAble)]
    case .allowed(let isOn):
      dictation.isAllowed = isOn
      return showDictation() + [.store(key: Dictation.key, value: isOn ? "on" : nil)]
        + stopListening() + say(isOn ? dictationWords.isOn : dictationWords.isOff)
    case .dictate:
      guard dictation.isAllowed else { return [] }
      guard !dictation.isListening else { return stopListening() + say(dictationWords.stopped) }
      dictation.isListening = true
      // Written and not said: what is said now would be heard as what is dictated.
      return [
        .sound(.recordingOn), .show(.said, text: dictationWords.listening),
        .device(.dictation, isOn: true),
      ]
    case .heard(let text): return heard(text)
    case .failed(let failure):
      guard dictation.isListening else { return [] }
      return stopListening() + refuse(dictationWords.text(failure))
    case .ended:
      // A browser may end without a word on what it heard.
      guard dictation.isListening else { return [] }
      return stopListening() + refuse(dictationWords.noSpeech)
    }
  }

  private mutating func heard(_ text: String) -> [InterfaceEffect] {
    guard dictation.isListening else { return [] }
    let stopped = stopListening()
    let name = text.trimmed
    guard !name.utf8.isEmpty else { return stopped + refuse(dictationWords.noSpeech) }
    guard name.unicodeScalars.count <= Dictation.longest else {
      return stopped + refuse(dictationWords.tooLong)
    }
    return stopped + [.value(.dictated, name)] + say(dictationWords.understood(name))
  }

  /// Ends listening, before anything is said.
  mutating func stopListening() -> [InterfaceEffect] {
    guard dictation.isListening else { return [] }
    dictation.isListening = false
    return [.device(.dictation, isOn: false), .sound(.recordingOff)]
  }

  mutating func recallDictation(_ text: String?) -> [InterfaceEffect] {
    dictation.isAllowed = "on".hasSameBytes(as: text)
    return dictation.isAllowed ? showDictation() : []
  }

  private func showDictation() -> [InterfaceEffect] {
    [
      .flag(.dictationAllowed, .checked, dictation.isAllowed),
      .flag(.dictate, .hidden, !dictation.isAllowed),
    ]
  }
}

extension MapSession.DictationHappening {
  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "dictation-able": self = .able(json["value"]?.bool ?? false)
    case "dictation-allowed": self = .allowed(json["value"]?.bool ?? false)
    case "dictate": self = .dictate
    case "heard": self = .heard(try json.text("text"))
    case "dictation-failed":
      self = .failed(MapSession.DictationFailure(word: try json.text("reason")))
    case "dictation-ended": self = .ended
    default: return nil
    }
  }
}

extension DictationWords {
  /// Why nothing was understood, and what to do.
  func text(_ failure: MapSession.DictationFailure) -> String {
    switch failure {
    case .refused: refused
    case .noSpeech: noSpeech
    case .noNetwork: noNetwork
    case .noMicrophone: noMicrophone
    case .unable: unable
    case .other: failed
    }
  }
}

extension Part {
  /// All of dictation; not there where the browser cannot hear words.
  public static let dictation: Part = "dictation"
  /// Whether it is turned on.
  public static let dictationAllowed: Part = "dictation-allowed"
  /// The button that begins and ends it.
  public static let dictate: Part = "dictate"
  /// The field that gets the words.
  public static let dictated: Part = "dictated"
}
