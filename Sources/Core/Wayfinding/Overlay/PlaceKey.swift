// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a place of a map's file is known by, also when the file is made anew: its name and where it is.
public enum PlaceKey {
  /// Sixteen hexadecimal digits: FNV-1a over 64 bits (Fowler, Noll and Vo) of the name's bytes and the position.
  static func key(of name: String, at point: MapPoint) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01B3
    }
    for byte in name.utf8 { add(byte) }
    for number in [point.latitude, point.longitude] {
      for shift in [0, 8, 16, 24] { add(UInt8(truncatingIfNeeded: number >> Int32(shift))) }
    }
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for shift in stride(from: 60, through: 0, by: -4) {
      text.append(digits[Int(hash >> UInt64(shift) & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension WalkMap {
  /// What a place is known by.
  public func key(ofPlace number: Int) -> String {
    if let key = editedKeys[number] { return key }
    let place = places[number]
    return PlaceKey.key(of: place.name.map { names[$0].plain } ?? place.kind, at: place.point)
  }
}

extension Place {
  /// What the place is known by.
  public var key: String {
    if let ownKey { return ownKey }
    return PlaceKey.key(of: name.words.forms.first ?? "", at: MapPoint(coordinate))
  }
}
