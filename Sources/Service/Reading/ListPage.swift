// SPDX-License-Identifier: Apache-2.0

import Database

/// One page of a list.
public struct ListPage<Item: Sendable>: Sendable {
  /// The items, in order.
  public let items: [Item]
  /// Where the next page begins; nil on the last one.
  public let next: PageCursor?
}

/// A place in a list, as text for an address.
///
/// A page that begins there shows what comes after it, even when items
/// before it have come or gone.
public struct PageCursor: Sendable, Hashable, RawRepresentable {
  /// Three numbers and an identifier, with dots between them.
  public var rawValue: String { "\(first).\(second).\(third).\(id)" }

  let first: Int64
  let second: Int64
  let third: Int64
  let id: String

  /// Reads a cursor from an address.
  /// - Returns: nil when the text is not one that a page gave.
  public init?(rawValue: String) {
    let parts = rawValue.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let first = Int64(parts[0]), let second = Int64(parts[1]),
      let third = Int64(parts[2]), !parts[3].isEmpty, parts[3].utf8.count <= 64
    else { return nil }
    self.init(first: first, second: second, third: third, id: String(parts[3]))
  }

  init(first: Int64, second: Int64 = 0, third: Int64 = 0, id: String) {
    self.first = first
    self.second = second
    self.third = third
    self.id = id
  }

  /// After everything that begins with this number.
  static func after(first: Int64) -> PageCursor {
    PageCursor(first: first, second: .max, third: .max, id: "\u{10FFFF}")
  }

  /// Before everything.
  static let beginning = PageCursor(first: .min, second: .min, third: .min, id: "")
}

/// Something that can be found again in a list.
protocol Placed {
  var cursor: PageCursor { get }
}

extension ListPage {
  /// Makes a page of rows that were asked for with one more than fits.
  init<Placing: Placed>(_ rows: [Placing], size: Int, item: (Placing) -> Item) {
    items = rows.prefix(size).map(item)
    next = rows.count > size ? rows[size - 1].cursor : nil
  }
}
