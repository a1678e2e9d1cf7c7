// SPDX-License-Identifier: Apache-2.0

/// One page of a list.
public struct ListPage<Item: Sendable>: Sendable {
  /// The items, in order.
  public let items: [Item]
  /// Where the next page begins; nil on the last one.
  public let next: PageCursor?

  /// A page.
  public init(items: [Item], next: PageCursor?) {
    (self.items, self.next) = (items, next)
  }
}

/// A place in a list, as text for an address.
///
/// A page that begins there shows what comes after it, even when items
/// before it have come or gone.
public struct PageCursor: Sendable, Hashable, RawRepresentable {
  /// Three numbers and an identifier, with dots between them.
  public var rawValue: String { "\(first).\(second).\(third).\(id)" }

  /// What the list is in the order of first.
  public let first: Int64
  /// What is in the order of this where the first is the same.
  public let second: Int64
  /// And where the second is the same too.
  public let third: Int64
  /// The identifier of the item, which no other has.
  public let id: String

  /// Reads a cursor from an address.
  /// - Returns: nil when the text is not one that a page gave.
  public init?(rawValue: String) {
    let parts = rawValue.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let first = Int64(parts[0]), let second = Int64(parts[1]),
      let third = Int64(parts[2]), !parts[3].isEmpty, parts[3].utf8.count <= 64
    else { return nil }
    self.init(first: first, second: second, third: third, id: String(parts[3]))
  }

  /// A place.
  public init(first: Int64, second: Int64 = 0, third: Int64 = 0, id: String) {
    self.first = first
    self.second = second
    self.third = third
    self.id = id
  }

  /// After everything that begins with this number.
  public static func after(first: Int64) -> PageCursor {
    PageCursor(first: first, second: .max, third: .max, id: "\u{10FFFF}")
  }

  /// Before everything, where numbers go up.
  public static let beginning = PageCursor(first: .min, second: .min, third: .min, id: "")

  /// Before everything, where the first number goes down, as in lists that begin with the newest.
  public static let newest = PageCursor(first: .max, id: "")
}

/// Something that can be found again in a list.
public protocol Placed {
  /// Its place.
  var cursor: PageCursor { get }
}

extension ListPage {
  /// The most items that one page holds, whoever asks.
  public static var maximumSize: Int { 100 }

  /// Makes a page of rows that were asked for with one more than fits.
  public init<Placing: Placed>(_ rows: [Placing], size: Int, item: (Placing) -> Item) {
    self.init(
      items: rows.prefix(size).map(item), next: rows.count > size ? rows[size - 1].cursor : nil)
  }
}

extension ListPage where Item: Placed {
  /// Makes a page of items that were asked for with one more than fits.
  public init(_ items: [Item], size: Int) {
    self.init(items, size: size) { $0 }
  }
}
