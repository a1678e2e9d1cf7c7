// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Library

extension AudioForm {
  /// The form that a request names after `form=`; MP3 when it names none that there is.
  static func asked(_ request: Request) -> AudioForm {
    request.target.query["form"].flatMap(AudioForm.init(rawValue:)) ?? .mp3
  }

  /// How programs name it.
  static let value = APIOperation.Value(
    name: "form", kind: .word(allCases.map(\.rawValue)),
    about: "opus is half the size, in a WebM file; mp3 if left out, and where there is no opus.",
    isRequired: false)
}
