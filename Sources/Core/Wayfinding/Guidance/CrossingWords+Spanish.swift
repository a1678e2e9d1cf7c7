// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CrossingWords {
  static let spanish = Edition(
    CrossingWords(
      aRailway: "una vía de tren",
      tramTracks: "las vías del tranvía",
      railwayTracks: "vías de tren",
      gates: "barreras que se cierran para los trenes",
      noGates: "ninguna barrera",
      warningLights: "luces que avisan de los trenes",
      noWarningLights: "ninguna luz que avise de los trenes",
      bell: "una campana que avisa de los trenes",
      noBell: "ninguna campana",
      unknownWarning: "si algo avisa de los trenes",
      crossOverLeft: "Cruza al otro lado, a tu izquierda, y sigue por él en la misma dirección.",
      crossOverRight: "Cruza al otro lado, a tu derecha, y sigue por él en la misma dirección.",
      asideLeft: "Ve unos {distance} a la izquierda y sigue en la misma dirección.",
      asideRight: "Ve unos {distance} a la derecha y sigue en la misma dirección.",
      onBridge: "Estás en un puente.",
      inTunnel: "Estás en un túnel.",
      underRoof: "Estás bajo techo."))
}
