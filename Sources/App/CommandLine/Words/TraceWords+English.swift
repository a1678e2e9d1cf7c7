// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TraceWords {
  static let english = Edition(
    TraceWords(
      summary: "Play a recorded run of any session and print its effects.",
      discussion: """
        TRACE is JSON Lines: first {"session":"braille","configuration":{…}}, then one event a line.
        The effects are printed as JSON Lines, byte for byte as in the browser.
        """,
      // What is wrong with a line of touches
      timeGoesBack:
        "The time goes back from {from} to {to} seconds. Put the lines in order of time.",
      beginsTwice:
        "Touch {touch} begins although it is already down. End it first, or give the new touch another number.",
      notDown: "Touch {touch} is not down. Begin it first, with a line whose phase is \"began\".",
      tooManyTouches: "More than {most} touches are down at once. End those that are over.",
      wrongPlaces:
        "This calibration has {count} places, but there are {wanted} dots. Give a list of {wanted} places, each [x,y] in points, starting with dot 1.",
      samePlace:
        "Places {first} and {second} of this calibration are the same. Give each dot a place of its own.",
      wrongPlace:
        "A place of this calibration is not a number. Give points from -100000 to 100000.",
      // A field that is wrong, and what to do
      wrongPhase: "{problem} Use began, moved, ended or cancelled.",
      wrongDots:
        "{problem} Give the places of the dots as a list, each [x,y] in points, starting with dot 1.",
      wrongTime: "{problem} Give seconds from -1000000000 to 1000000000.",
      wrongPoint: "{problem} Give points from -100000 to 100000."))
}
