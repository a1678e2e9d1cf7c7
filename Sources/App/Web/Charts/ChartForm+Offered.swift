// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Charts
import ChildProcess

extension ChartForm {
  /// The forms that this machine can make.
  static let offered: [ChartForm] = {
    let encodes = Subprocess.isInstalled(Program("ffmpeg", debianPackage: "ffmpeg"))
    return allCases.filter { encodes || $0.soundForm == nil }
  }()

  /// The last part of the addresses of charts to try.
  var fileName: String {
    switch self {
    case .wav, .flac, .opus, .mp3, .midi, .captions: "sound.\(ending)"
    case .tactile: "tactile.svg"
    case .text, .json: "description.\(ending)"
    }
  }
}
