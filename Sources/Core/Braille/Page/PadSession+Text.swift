// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension PadSession {
  /// Nothing that is hidden is kept, nor what another typed in a recording.
  var wantsText: Bool { settings.isOn("keepText") && !isPrivate }

  /// Keeps what is written on the device, when it is another than before, and until the person wants that no more.
  mutating func keepText() {
    guard hasNewWriting, page.keepsText, isOpen, replay == nil else { return }
    hasNewWriting = false
    let now = writingNow
    if let keptText, keptText.isSame(as: now) { return }
    keptText = now
    // No device has room for two.
    add(.store(key: Self.textKey, value: nil))
    if wantsText, !now.letters.isEmpty {
      var kept = JSONWriter()
      kept.object { writer in
        writer.field("letters", now.letters)
        writer.field("cells", now.cells)
        writer.field("at", ((page.epoch + time) * 1000).rounded())
      }
      add(.store(key: Self.textKey, value: kept.text))
    }
    add(.recall(key: Self.textKey))
  }

  /// Says whether what is written is kept now: no device has room for everything.
  mutating func showKept(_ kept: JSONValue) {
    add(.kept(PadWriting(kept: kept) == nil ? nil : .now))
  }
}

extension PadWriting {
  /// What was kept; nil when that is nothing, or not whole.
  init?(kept: JSONValue) {
    guard let letters = kept["letters"]?.string, let cells = kept["cells"]?.string,
      kept["at"]?.number != nil
    else { return nil }
    self.init(letters: letters, cells: cells)
  }
}
