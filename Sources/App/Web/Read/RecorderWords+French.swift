// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RecorderWords {
  static let french = Edition(
    RecorderWords(
      heading: "Enregistrez-la ici",
      lead:
        "Lisez paragraphe par paragraphe. Restez silencieux les deux premières secondes, pour que la pièce soit mesurée, puis lisez. Pendant l’enregistrement, rien n’est dit. Les lettres à côté des boutons sont des touches, tant que le focus est sur l’un d’eux.",
      unscripted:
        "Pour enregistrer ici, le navigateur a besoin de JavaScript. Vous pouvez aussi envoyer un fichier plus bas."
    ))
}
