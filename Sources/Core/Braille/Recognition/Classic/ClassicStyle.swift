// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What can be chosen about the classic recogniser; the defaults are those of YubitenReader.
public struct ClassicStyle: Sendable, Hashable {
  /// Points between the upper and the lower line; 0 or less asks for a third of the shorter side.
  ///
  /// A third is taken once, for the first size, and then kept when the size changes.
  public var middleFingerWidth = 0.0
  /// The slope of the lines in table mode: radians, from the left edge of the left half upward.
  public var fingerAngle = ClassicStyle.defaultFingerAngle
  /// By how much the middle of each half is moved in table mode: points, x to the right and y **up**.
  public var fingerBias = Point(x: 0, y: -20)
  /// Points that a touch must travel to be a swipe.
  public var swipeDistance = 50.0

  /// The defaults of YubitenReader.
  public init() {}

  /// Reads `middleFingerWidth`, `fingerAngle` (radians), `fingerBias` (`[x,y]`, y up) and `swipeDistance`; each may be
  /// left out.
  public init(json: JSONValue) throws(FieldError) {
    guard json.members != nil else { throw .wrongType(name: "style", wanted: .object) }
    func number(_ name: String, _ standard: Double) throws(FieldError) -> Double {
      guard let value = json[name], value != .null else { return standard }
      return try json.bounded(name, by: Size.longestSide)
    }
    middleFingerWidth = try number("middleFingerWidth", 0)
    fingerAngle = try number("fingerAngle", Self.defaultFingerAngle)
    swipeDistance = try number("swipeDistance", 50)
    guard let bias = json["fingerBias"], bias != .null else { return }
    let pair = try JSONValue.object([JSONMember(name: "fingerBias", value: .array([bias]))])
      .points("fingerBias")
    if let pair = pair.first { fingerBias = pair }
  }

  /// 40 degrees.
  public static let defaultFingerAngle = 40.0 / 180.0 * Double.pi
}
