// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkWords {
  /// The words in English.
  public static let english = Edition(
    WalkWords(
      straightLine: "That is in a straight line: walls and roads may lie in between.",
      noCompass: "No compass: directions are by north, south, east and west.",
      poorCompass:
        "The compass is not reliable right now. Move the phone in a figure of eight, away from metal.",
      choosePlaceFirst: "Choose a place first.",
      noPosition: "Your position is not known yet. Choose “Use my position”, or type one.",
      searching: "Looking for your position.",
      foundAgain: "Position found again.",
      typedPosition: "Using the position you typed.",
      nothingToRepeat: "Nothing has been said yet.",
      nothingAround: "No place on this map is near you.",
      noMap: "There is no map of places yet.",
      stopped: "Position and compass are off. Your position is forgotten.",
      useMyPosition: "Use my position",
      stopUsingPosition: "Stop using my position",
      guideMe: "Speak as I walk",
      guideOnRequest: "Speak only when I ask",
      guidingOn: "I will speak as you walk.",
      guidingOff: "I will speak only when you ask.",
      chooseAnother: "Choose another place.",
      chooseThisPlace: "Choose this place",
      useTyped: "Use this position",
      countedCategory: "{name} ({count})",
      farPlace: "{name} – {distance}",
      farFromAll:
        "You are far from every place that this server knows. The nearest is {name}, about {distance} away.",
      near: "Near you: {places}.",
      nearPlace: "{name}, {way}",
      // Sentences with a place or a distance
      chosen: "{name} chosen.",
      poorPosition: "Your position is only known to within {distance}.",
      goodPosition: "Position known to within {distance}.",
      oldPosition: "This is from your position {time} ago.",
      away: "{name} is {way}.",
      here: "{name} is here, within {distance}.",
      hereOnSide: "{name} is here, within {distance}, {side}.",
      it: "It",
      leg: "about {distance} {direction}",
      metres: .english(one: "{count} metre", other: "{count} metres"),
      kilometres: .english(one: "{count} kilometre", other: "{count} kilometres"),
      // Directions, as they follow a distance
      ahead: "ahead",
      right: "to your right",
      behind: "behind you",
      left: "to your left",
      north: "to the north",
      east: "to the east",
      south: "to the south",
      west: "to the west",
      // Which way the person faces
      facingNorth: "You are facing north.",
      facingEast: "You are facing east.",
      facingSouth: "You are facing south.",
      facingWest: "You are facing west.",
      // Why the device tells no position
      positionDenied:
        "This page may not use your position. Allow it in the browser’s settings for this page, or type a position.",
      positionUnavailable:
        "The device does not know where it is. Go under open sky, turn location on, or type a position.",
      positionTimeout:
        "Finding your position is taking a long time. Go under open sky and wait, or type a position."
    ))
}
