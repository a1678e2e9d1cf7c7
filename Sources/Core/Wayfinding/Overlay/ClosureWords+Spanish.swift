// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ClosureWords {
  static let spanish = Edition(
    ClosureWords(
      sentence: "Cerrado hasta el {day}: {what}.",
      reason: "Motivo: {}.",
      item: "{what}, hasta el {day}",
      because: "{item} ({reason})",
      longer: "El camino es unos {distance} más largo, porque esto está cerrado: {closures}.",
      goesRound: "El camino rodea lo que está cerrado: {closures}.",
      noWay: "Ahora ningún camino abierto lleva allí. Cerrado: {closures}.",
      door: "Puerta: {}.",
      level: "sin escalones",
      steps: "con escalones",
      ramp: "con rampa",
      open: "abierta {}"))
}
