// SPDX-License-Identifier: Apache-2.0

import Speaking

extension APIWords {
  static let french = Edition(
    APIWords(
      title: "Earshot pour vos programmes",
      lead: "Une petite interface en JSON. Ses descriptions sont en anglais.",
      document: "Description pour les machines (OpenAPI)",
      operations: "Ce que vous pouvez demander",
      noBody: "Envoyez un objet JSON avec le type application/json.",
      unknownCursor:
        "Aucune liste n’a donné ce curseur. Prenez celui de « next » de la page d’avant, ou ne le donnez pas.",
      nothingToSay: "Il n’y a rien à dire dans ce texte. Envoyez des mots.",
      tooManyClips:
        "Trop de textes sont lus à voix haute en ce moment. Attendez un instant, puis réessayez.",
      noSeconds: "Envoyez la position en secondes depuis le début de la piste.",
      tooLongToSay:
        "Un extrait peut contenir {maximum} caractères au plus. Envoyez le texte en plusieurs parties."
    ))
}
