// SPDX-License-Identifier: Apache-2.0

import Braille
public import Bytes
import ChartReading
import OwnVoice
import Playback
import Recording
import Sonification
import Speaking
import Wayfinding

/// Any session, opened by its name and spoken to in JSON.
///
/// Plays recorded runs; the browser's modules, each with one ability, hand out the same bytes (Tests/Parity).
public struct TracedSession: Sendable {
  private enum Ability {
    case braille(BrailleSession)
    case chart(ChartSession)
    case chartPage(ChartPageSession)
    case chartReading(ChartReadingSession)
    case earcon(EarconPlayer)
    case learning(LearningSession)
    case map(MapSession)
    case pad(PadSession)
    case ownVoice(OwnVoiceSession)
    case playback(PlaybackSession)
    case recognizer(RecognizerSession)
    case recording(RecordingSession)
    case route(RouteSession)
    case speech(SpeechQueue)
    case voiceChoice(VoiceChoiceSession)
    case walk(WalkSession)
  }

  private var ability: Ability

  /// The sessions that there are, by the words that name them in traces and in browser modules.
  public enum Kind: String, Sendable, CaseIterable {
    case braille
    case chart
    case chartPage = "chart-page"
    case chartReading = "chart-reading"
    case earcon
    case learning
    case map
    case pad
    case ownVoice = "own-voice"
    case playback
    case recognizer
    case recording
    case route
    case speech
    case voiceChoice = "voice-choice"
    case walk
  }

  /// Opens the session that `kind` names, the word of a `Kind`.
  ///
  /// - Throws: `FieldError.unknownWord` for an unknown kind, and what the session says of its configuration.
  public init(kind: String, configuration: JSONValue) throws(FieldError) {
    guard let known = Kind.allCases.first(where: { $0.rawValue.hasSameBytes(as: kind) }) else {
      throw .unknownWord(name: "session", word: kind)
    }
    switch known {
    case .braille: ability = .braille(try BrailleSession(configuration: configuration))
    case .chart: ability = .chart(try ChartSession(configuration: configuration))
    case .chartPage: ability = .chartPage(try ChartPageSession(configuration: configuration))
    case .chartReading:
      ability = .chartReading(try ChartReadingSession(configuration: configuration))
    case .earcon: ability = .earcon(try EarconPlayer(configuration: configuration))
    case .learning: ability = .learning(try LearningSession(configuration: configuration))
    case .map: ability = .map(try MapSession(configuration: configuration))
    case .pad: ability = .pad(try PadSession(configuration: configuration))
    case .ownVoice: ability = .ownVoice(try OwnVoiceSession(configuration: configuration))
    case .playback: ability = .playback(try PlaybackSession(configuration: configuration))
    case .recognizer: ability = .recognizer(try RecognizerSession(configuration: configuration))
    case .recording: ability = .recording(try RecordingSession(configuration: configuration))
    case .route: ability = .route(try RouteSession(configuration: configuration))
    case .speech: ability = .speech(try SpeechQueue(configuration: configuration))
    case .voiceChoice: ability = .voiceChoice(try VoiceChoiceSession(configuration: configuration))
    case .walk: ability = .walk(try WalkSession(configuration: configuration))
    }
  }

  /// Takes one event as a JSON object and returns the effects as JSON Lines.
  public mutating func handle(_ event: [UInt8]) throws(FieldError) -> [UInt8] {
    switch ability {
    case .braille(var session):
      defer { ability = .braille(session) }
      return try session.handle(json: event)
    case .chart(var session):
      defer { ability = .chart(session) }
      return try session.handle(json: event)
    case .chartPage(var session):
      defer { ability = .chartPage(session) }
      return try session.handle(json: event)
    case .chartReading(var session):
      defer { ability = .chartReading(session) }
      return try session.handle(json: event)
    case .earcon(var session):
      defer { ability = .earcon(session) }
      return try session.handle(json: event)
    case .learning(var session):
      defer { ability = .learning(session) }
      return try session.handle(json: event)
    case .map(var session):
      defer { ability = .map(session) }
      return try session.handle(json: event)
    case .pad(var session):
      defer { ability = .pad(session) }
      return try session.handle(json: event)
    case .ownVoice(var session):
      defer { ability = .ownVoice(session) }
      return try session.handle(json: event)
    case .playback(var session):
      defer { ability = .playback(session) }
      return try session.handle(json: event)
    case .recognizer(var session):
      defer { ability = .recognizer(session) }
      return try session.handle(json: event)
    case .recording(var session):
      defer { ability = .recording(session) }
      return try session.handle(json: event)
    case .route(var session):
      defer { ability = .route(session) }
      return try session.handle(json: event)
    case .speech(var session):
      defer { ability = .speech(session) }
      return try session.handle(json: event)
    case .voiceChoice(var session):
      defer { ability = .voiceChoice(session) }
      return try session.handle(json: event)
    case .walk(var session):
      defer { ability = .walk(session) }
      return try session.handle(json: event)
    }
  }
}
