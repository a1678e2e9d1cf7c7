// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension LiveSensorWords {
  /// The words in French.
  package static let french = Edition(
    LiveSensorWords(
      title: "Eau dans une citerne, en direct (inventé)",
      about: """
        Inventé par une formule, une valeur par seconde : une pompe remplit la citerne et des \
        maisons y puisent. De temps en temps, un tuyau rompu en prend beaucoup d’un coup.
        """,
      xName: "Seconde",
      yName: "Niveau de l’eau en centimètres"))
}
