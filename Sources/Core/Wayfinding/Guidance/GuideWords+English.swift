// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GuideWords {
  static let english = Edition(
    GuideWords(
      ahead: "In about {distance}:",
      here: "Here:",
      goOn: "You are on the way. About {distance} to the next instruction.",
      offRoute: "You seem to have left the way.",
      backwards: "You seem to be walking back. Turn round to go on.",
      lost: "I have lost you: stop, and turn slowly, or go under open sky.",
      foundAgain: "Your position is known again.",
      waiting: "Go under open sky: the way is planned once it is known better.",
      newRoute: "A new way from here.",
      keepLeft: "You seem to drift off: a little to the left.",
      keepRight: "You seem to drift off: a little to the right.",
      farFromOwn: "Your own way is about {distance} away, {way}."))
}
