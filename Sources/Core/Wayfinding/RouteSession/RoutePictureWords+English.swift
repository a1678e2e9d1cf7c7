// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RoutePictureWords {
  /// The words in English.
  public static let english = Edition(
    RoutePictureWords(
      title: "The way on the map: {name}",
      show: "Show the picture of the way",
      hide: "Hide the picture of the way",
      near: "Show what is near",
      whole: "Show the whole way",
      isShown: "The picture of the way is shown.",
      isHidden: "The picture of the way is hidden.",
      isNear: "The picture shows what is near.",
      isWhole: "The picture shows the whole way.",
      way:
        "A map drawn for the eyes, north up. The way is a strong line with dashes inside, from the ring to the square. In a straight line the square lies about {distance} {direction} of the ring.",
      stops: "Dots on the line are the places between.",
      walker: "The disc with a cross is where you are.",
      inMind: "The disc with a cross is where you have come to in your mind.",
      atStep: "The disc with a cross is at step {number}.",
      within: "You are somewhere in the circle of dashes, within {distance} of its middle.",
      unknown: "Where you are is not known.",
      outside: "You are outside this picture."))
}
