// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CrossingWords {
  static let english = Edition(
    CrossingWords(
      aRailway: "a railway",
      tramTracks: "tram tracks",
      railwayTracks: "railway tracks",
      gates: "gates that close for trains",
      noGates: "no gates",
      warningLights: "lights that warn of trains",
      noWarningLights: "no lights that warn of trains",
      bell: "a bell that warns of trains",
      noBell: "no bell",
      unknownWarning: "whether anything warns of trains",
      crossOverLeft:
        "Cross over to your left, and go on along the other side in the same direction.",
      crossOverRight:
        "Cross over to your right, and go on along the other side in the same direction.",
      asideLeft: "Go about {distance} to the left, then on in the same direction.",
      asideRight: "Go about {distance} to the right, then on in the same direction.",
      onBridge: "You are on a bridge.",
      inTunnel: "You are in a tunnel.",
      underRoof: "You are under a roof."))
}
