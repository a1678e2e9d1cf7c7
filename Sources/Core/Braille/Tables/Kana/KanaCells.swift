// SPDX-License-Identifier: Apache-2.0

/// One to three cells that belong together, none of them blank, packed into a number: the first in its lowest byte.
struct KanaCells: Sendable, Hashable {
  private let packed: UInt32

  init(_ first: UInt8, _ second: UInt8 = 0, _ third: UInt8 = 0) {
    packed = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
  }

  var count: Int { packed == 0 ? 0 : packed < 1 << 8 ? 1 : packed < 1 << 16 ? 2 : 3 }

  var first: UInt8 { UInt8(truncatingIfNeeded: packed) }

  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt32(index * 8)) }

  /// With one more cell at the end.
  func adding(_ cell: UInt8) -> KanaCells {
    KanaCells(packed: packed | UInt32(cell) << UInt32(count * 8))
  }

  private init(packed: UInt32) { self.packed = packed }

  static let rightArrow = KanaCells(KanaCell.long, KanaCell.long, KanaCell.ta)
  static let leftArrow = KanaCells(KanaCell.ko, KanaCell.long, KanaCell.long)
}
