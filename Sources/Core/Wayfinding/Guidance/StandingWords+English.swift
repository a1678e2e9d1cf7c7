// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StandingWords {
  static let english = Edition(
    StandingWords(
      onLeft: "You are on {way}, on its left side as you walk.",
      onRight: "You are on {way}, on its right side as you walk.",
      onSide: "You are on {way}, on the side that lies {direction}.",
      meeting: "You are where these meet: {ways}.",
      oneOf: "You are on one of these, and it is not known which: {ways}.",
      probablyOn: "You are probably on {way}.",
      none: "You are on none of the map’s ways.",
      unknown: "It is not known on which way you are.",
      nearest: "The nearest is about {distance} away, {direction}: {way}.",
      otherWay: "You seem to have left the way: you are on {way}.",
      nowOn: "Now on {way}."))
}
