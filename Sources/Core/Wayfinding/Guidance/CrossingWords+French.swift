// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CrossingWords {
  static let french = Edition(
    CrossingWords(
      aRailway: "une voie ferrée",
      tramTracks: "les rails du tramway",
      railwayTracks: "des rails de train",
      gates: "des barrières qui se ferment pour les trains",
      noGates: "pas de barrières",
      warningLights: "des feux qui annoncent les trains",
      noWarningLights: "pas de feux qui annoncent les trains",
      bell: "une cloche qui annonce les trains",
      noBell: "pas de cloche",
      unknownWarning: "si quelque chose annonce les trains",
      crossOverLeft:
        "Traversez vers la gauche et continuez de l’autre côté dans la même direction.",
      crossOverRight:
        "Traversez vers la droite et continuez de l’autre côté dans la même direction.",
      asideLeft: "Allez à gauche sur environ {distance}, puis continuez dans la même direction.",
      asideRight: "Allez à droite sur environ {distance}, puis continuez dans la même direction.",
      onBridge: "Vous êtes sur un pont.",
      inTunnel: "Vous êtes dans un tunnel.",
      underRoof: "Vous êtes à couvert."))
}
