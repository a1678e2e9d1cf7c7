// SPDX-License-Identifier: Apache-2.0

import Bytes

/// One reading of one paragraph.
struct Take: Sendable, Equatable {
  /// The name under which the device keeps it: a number, each given once in a draft.
  let id: String
  /// Which paragraph it reads, from 0.
  let paragraph: Int
  var seconds = 0.0
  /// Where chapters begin, in seconds from its beginning.
  var marks: [Double] = []
  var loudness = Loudness()
  /// Whether its loudness is known: that of a take that a crash broke off is not.
  var isMeasured = true

  static func == (left: Take, right: Take) -> Bool {
    left.id.hasSameBytes(as: right.id) && left.paragraph == right.paragraph
      && left.seconds == right.seconds && left.marks == right.marks
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      writer.field("paragraph", paragraph)
      writer.field("seconds", seconds)
      writer.field("loudest", loudness.loudest)
      writer.field("clipped", loudness.clipped)
      writer.field("measured", isMeasured)
      writer.key("marks")
      writer.array { list in for mark in marks { list.value(mark) } }
    }
  }

  init(id: String, paragraph: Int) {
    self.id = id
    self.paragraph = paragraph
  }

  /// A take of a kept draft; nil where it makes no sense.
  init?(json: JSONValue) {
    guard let id = json["id"]?.string, let paragraph = json["paragraph"]?.number,
      let place = Int(exactly: paragraph), place >= 0, let seconds = json["seconds"]?.number,
      seconds >= 0
    else { return nil }
    self.id = id
    self.paragraph = place
    self.seconds = seconds
    loudness.loudest = json["loudest"]?.number ?? Loudness.nothing
    loudness.clipped = json["clipped"]?.number.flatMap { Int(exactly: $0) } ?? 0
    isMeasured = json["measured"]?.bool ?? false
    marks = (json["marks"]?.array ?? []).compactMap { $0.number }
  }
}
