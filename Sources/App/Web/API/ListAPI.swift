// SPDX-License-Identifier: Apache-2.0

import Bytes
import Database
import HTTPServer
import Speaking

/// Lists in pages, alike in all operations: `cursor` says where a page begins, and `next` of its answer where the next
/// does.
extension APIOperation.Value {
  /// Where a page begins.
  static let cursor = Self(
    name: "cursor", kind: .text, about: "Where the page begins, as next of the page before.",
    isRequired: false, mayBeEmpty: false)
}

extension Shape.Member {
  /// Where the next page begins; null at the end.
  static let next = Self.always("next", .textOrNull)
}

extension Request {
  /// Where the page that is asked for begins; nil for the first.
  func pagePlace() throws(APIError) -> PageCursor? {
    guard let text = target.query["cursor"] else { return nil }
    guard let place = PageCursor(rawValue: text) else {
      throw APIError(status: .unprocessableContent, field: "cursor") {
        APIWords[$0].unknownCursor
      }
    }
    return place
  }
}

extension JSONWriter {
  /// Writes where the next page begins.
  mutating func next(_ place: PageCursor?) {
    if let place {
      field("next", place.rawValue)
    } else {
      key("next")
      null()
    }
  }

  /// Writes a page of a list as an object: its items under a name, and where the next begins.
  mutating func page<Item>(
    _ name: StaticString, _ page: ListPage<Item>, _ item: (Item) -> some JSONEncodable
  ) {
    object { json in
      json.key(name)
      json.array { list in for one in page.items { list.value(item(one)) } }
      json.next(page.next)
    }
  }
}
