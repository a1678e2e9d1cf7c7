// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension LiveSensorWords {
  /// The words in Spanish.
  package static let spanish = Edition(
    LiveSensorWords(
      title: "Agua en una cisterna, en directo (inventado)",
      about: """
        Inventado con una fórmula, un valor por segundo: una bomba llena la cisterna y las \
        casas sacan agua. De vez en cuando una tubería rota se lleva mucha de golpe.
        """,
      xName: "Segundo",
      yName: "Nivel del agua en centímetros"))
}
