// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TextCommandWords {
  static let french = Edition(
    TextCommandWords(
      summary: "Donner le texte d’une photo, d’un scan, d’un document, d’un livre ou d’une page.",
      discussion:
        "Le fichier peut être une image JPEG, PNG, TIFF ou WebP, un PDF, EPUB, DOCX, HTML ou du texte brut ; son contenu dit ce qu’il est. Les mots lus sans certitude sont suivis de [?]. Ce qui a été fait pour le lire est dit à part du texte.",
      language: "La langue du texte, telle que ar. Sans elle, elle est déterminée.",
      json: "Écrire les pages, la confiance et les avertissements en JSON."))
}
