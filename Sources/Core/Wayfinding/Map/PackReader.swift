// SPDX-License-Identifier: Apache-2.0

/// Reads what `PackWriter` writes, within one part, and refuses all that it would not have written.
struct PackReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var last: (latitude: Int64, longitude: Int64) = (0, 0)
  /// The part that is being read, for errors.
  let part: WalkMapPart

  init(_ bytes: ArraySlice<UInt8>, part: WalkMapPart) {
    self.bytes = bytes
    position = bytes.startIndex
    self.part = part
  }

  private var left: Int { bytes.endIndex - position }

  /// That this is no such part.
  var problem: WalkMapPackError { .malformed(part) }

  /// Makes sure that nothing is left.
  func finish() throws(WalkMapPackError) {
    guard left == 0 else { throw problem }
  }

  private mutating func byte() throws(WalkMapPackError) -> UInt8 {
    guard position < bytes.endIndex else { throw problem }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func wide() throws(WalkMapPackError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      // The tenth byte of a number has room for its highest bit only.
      guard shift < 63 || byte <= 1 else { throw problem }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      guard shift <= 63 else { throw problem }
    }
  }

  mutating func number() throws(WalkMapPackError) -> Int {
    guard let number = Int(exactly: try wide()), number < Int.max else { throw problem }
    return number
  }

  mutating func signed() throws(WalkMapPackError) -> Int64 {
    let value = try wide()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func optional() throws(WalkMapPackError) -> Int? {
    let number = try number()
    return number == 0 ? nil : number - 1
  }

  /// How many entries follow, each of which takes at least so many bytes: never more than there can be.
  mutating func count(eachAtLeast bytes: Int) throws(WalkMapPackError) -> Int {
    let count = try number()
    guard count <= left / bytes else { throw problem }
    return count
  }

  mutating func choice<Choice: RawRepresentable>(
    _ type: Choice.Type = Choice.self
  ) throws(WalkMapPackError) -> Choice where Choice.RawValue == UInt8 {
    guard let choice = Choice(rawValue: try byte()) else { throw problem }
    return choice
  }

  mutating func point() throws(WalkMapPackError) -> MapPoint {
    let (latitude, isFarNorth) = last.latitude.addingReportingOverflow(try signed())
    let (longitude, isFarEast) = last.longitude.addingReportingOverflow(try signed())
    guard !isFarNorth, !isFarEast, let point = MapPoint(latitude: latitude, longitude: longitude)
    else { throw problem }
    last = (latitude, longitude)
    return point
  }

  mutating func points() throws(WalkMapPackError) -> [MapPoint] {
    let count = try count(eachAtLeast: 2)
    var points: [MapPoint] = []
    points.reserveCapacity(count)
    for _ in 0..<count { points.append(try point()) }
    return points
  }

  mutating func raw(_ count: Int) throws(WalkMapPackError) -> ArraySlice<UInt8> {
    guard count <= left else { throw problem }
    defer { position += count }
    return bytes[position..<(position + count)]
  }
}
