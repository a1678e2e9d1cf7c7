// SPDX-License-Identifier: Apache-2.0

import Database
import HTTPServer
import Speaking

/// The words in the address of a list; what is not known is told, and the list is shown without it.
struct ListQuery {
  private let query: NamedValues
  /// What was not understood, the first of it.
  private(set) var remark: Saying?

  init(_ query: NamedValues) {
    self.query = query
  }

  /// The value under a name; nil where there is none or an empty one, or none that is known.
  mutating func take<Value>(
    _ name: String, _ known: [String], _ read: (String) -> Value?
  ) -> Value? {
    take(name, refusal: { text in { FormWords[$0].leftOut(name, text, known) } }, read)
  }

  /// The value under a name; where it is none that is known, nil, and `refusal` says so.
  mutating func take<Value>(
    _ name: String, refusal: (String) -> Saying, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = query[name], !text.isEmpty else { return nil }
    if let value = read(text) { return value }
    remark = remark ?? refusal(text)
    return nil
  }

  /// From where the list goes on.
  /// - Parameter name: under which name the address has it, where there are several lists.
  mutating func takePlace(_ name: String = "after") -> PageCursor? {
    guard let text = query[name] else { return nil }
    if let place = PageCursor(rawValue: text) { return place }
    remark = remark ?? { FormWords[$0].unknownPlace }
    return nil
  }

  /// The visit with what was not understood said at the top of its page, unless the last act has something to say.
  func telling(_ visit: Visit) -> Visit {
    guard let remark, visit.notice == nil else { return visit }
    var visit = visit
    visit.notice = Notice(words: visit(remark), isRefusal: true)
    return visit
  }
}
