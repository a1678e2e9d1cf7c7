// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Charts
import ChildProcess
import Speaking

/// The words of the form for one’s own data, and of the forms that a chart is taken in.
struct ChartFormWords: Words {
  let paste: String
  let pasteHint: String
  let more: String
  let kind: String
  let form: String
  let recognised: String
  let decimalMark: String
  let xColumn: String
  let yColumns: String
  let yColumnsHint: String
  let seriesColumn: String
  let tooLongToCarry: String
  let takeAs: String
  let comma: String
  let point: String
  let wav: String
  let flac: String
  let opus: String
  let mp3: String
  let midi: String
  let captions: String
  let tactile: String
  let text: String
  let json: String
  let takeIt: String

  /// A mark and how it looks before decimals.
  func name(of mark: DecimalMark) -> String {
    switch mark {
    case .comma: comma
    case .point: point
    }
  }

  /// What a form of a chart is, for people.
  func label(of form: ChartForm) -> String {
    switch form {
    case .wav: wav
    case .flac: flac
    case .opus: opus
    case .mp3: mp3
    case .midi: midi
    case .captions: captions
    case .tactile: tactile
    case .text: text
    case .json: json
    }
  }
}
