// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RecorderWords {
  static let english = Edition(
    RecorderWords(
      heading: "Record it here",
      lead:
        "Read paragraph by paragraph. Stay quiet for the first two seconds, so that your room can be measured, then read. While you record, nothing is said. The letters beside the buttons are keys, while the focus is on one of them.",
      unscripted: "To record here, the browser needs JavaScript. You can also send a file below."
    ))
}
