// SPDX-License-Identifier: Apache-2.0

public import Interface
import Speaking

extension OwnWays {
  /// The device keeps under this key what is being recorded, as a GPX file: a page can be closed at any moment.
  static let recordingKey = "earshot-own-recording"
  /// It is kept so often, in seconds.
  static let keeping = 5.0
}

/// Recordings outlive their page.
extension RouteSession {
  private var recordingWords: RecordingWords { RecordingWords[language] }

  /// Keeps what was recorded up to here, now and then.
  mutating func keepRecording(at time: Double) -> [InterfaceEffect] {
    guard let recorder = own.recorder else { return [] }
    guard (time - own.keptAt).magnitude >= OwnWays.keeping, let way = recorder.way(named: "") else {
      return []
    }
    own.keptAt = time
    return [
      .store(
        key: OwnWays.recordingKey, value: String(decoding: OwnWay.file([way]).gpx, as: UTF8.self))
    ]
  }

  func forgetRecording() -> InterfaceEffect { .store(key: OwnWays.recordingKey, value: nil) }

  /// The device has a recording that was cut off.
  mutating func recallRecording(_ text: String) -> [InterfaceEffect] {
    guard own.recorder == nil, let file = try? GPXTrack(Array(text.utf8)),
      let way = OwnWay.ways(of: file).first
    else { return [] }
    own.cutOff = way
    return showCutOff()
  }

  private func showCutOff() -> [InterfaceEffect] {
    let length = own.cutOff.map { GuidanceStyle().text(metres: $0.length, in: language) }
    return [
      .show(.cutOffWords, text: length.map { recordingWords.cutOff($0) } ?? ""),
      .flag(.cutOff, .hidden, own.cutOff == nil),
    ]
  }

  mutating func act(on wish: CutOff) -> [InterfaceEffect] {
    guard let way = own.cutOff else { return refuse(words.noSuchWay) }
    if wish == .keep, own.ways.count >= OwnWays.most { return refuse(words.tooManyWays) }
    own.cutOff = nil
    let hidden = showCutOff() + [.focus(.record)]
    switch wish {
    case .resume:
      let ended = endRehearsal()
      own.recorder = WayRecorder(after: way)
      return hidden + ended + [showRecording(), .sound(.recordingOn)]
        + say(recordingWords.resumed)
    case .keep: return hidden + [forgetRecording()] + keep([way])
    case .drop: return hidden + [forgetRecording()] + say(recordingWords.dropped)
    }
  }
}

extension Part {
  /// What is offered to be done with a recording that was cut off.
  public static let cutOff: Part = "cut-off"
  /// What it is.
  public static let cutOffWords: Part = "cut-off-words"
}
