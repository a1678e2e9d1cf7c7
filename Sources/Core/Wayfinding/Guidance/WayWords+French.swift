// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WayWords {
  static let french = Edition(
    WayWords(
      footway: "un chemin piéton", pavement: "un trottoir", crossing: "un passage piéton",
      pedestrianStreet: "une rue piétonne", square: "le bord d’une place",
      sharedStreet: "une rue partagée avec les véhicules", path: "un sentier",
      cycleway: "une piste cyclable", bridleway: "une piste cavalière",
      track: "un chemin de terre", steps: "un escalier", escalator: "un escalier mécanique",
      lift: "un ascenseur", corridor: "un couloir", platform: "un quai",
      serviceRoad: "une voie de service", street: "une rue sans nom",
      mainRoad: "une grande rue sans nom",
      // Beside a road that has a name
      pavementOf: "le trottoir de {road}", footwayBeside: "un chemin piéton le long de {road}",
      cyclewayBeside: "une piste cyclable le long de {road}"))
}
