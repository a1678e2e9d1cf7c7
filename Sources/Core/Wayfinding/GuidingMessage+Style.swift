// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension GuidingMessage {
  /// Where a place lies, in the style and the units that somebody wants.
  ///
  /// - Parameters:
  ///   - position: Where they are.
  ///   - heading: Whither they face, in degrees from north.
  public static func text(
    of name: PlaceName, at place: Coordinate, from position: Coordinate, heading: Double,
    _ style: GuidanceStyle, in language: Language
  ) -> String {
    let legs = Legs(from: position, to: place)
    let message = GuidingMessage(
      name: name, position: RelativePosition(legs, facing: Facing(heading: heading)))
    let called = name.inSentence(language)
    switch message.content {
    case .here(let within, let side):
      let distance = style.text(metres: Double(within.metres), in: language)
      guard side != nil else {
        return WalkWords[language].here(["name": called, "distance": distance])
      }
      return WalkWords[language].hereOnSide([
        "name": called, "distance": distance,
        "side": style.text(of: legs.bearing, facing: heading, in: language),
      ])
    case .away:
      return WalkWords[language].away([
        "name": called,
        "way": style.text(
          metres: legs.distance, to: legs.bearing, facing: heading, in: language),
      ])
    }
  }
}
