// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FormWords {
  static let french = Edition(
    FormWords(
      optional: "facultatif",
      showPassword: "Montrer le mot de passe",
      save: "Enregistrer",
      cancel: "Retour",
      problems: .french(
        one: "Il y a un problème", other: "Il y a {count} problèmes"),
      unknown: "« {name} » n’est pas connu ici. Retirez-le.",
      unknownAmong: "« {name} » n’est pas connu ici. Sont connus : {list}.",
      notAmong: "{name} ne peut pas être « {found} ». Donnez l’un de : {list}.",
      notAmongMany:
        "{name} ne peut pas être « {found} ». Toutes les valeurs possibles sont dans {place}.",
      allShown: "{reason} En attendant, tout est montré.",
      unknownPlace:
        "Cette adresse ne dit pas où la liste continue, elle est donc montrée depuis le début.",
      twice: "« {name} » est donné plus d’une fois. Donnez-le une seule fois.",
      outsideRange: "« {name} » doit être un nombre de {low} à {high}.",
      notWholeInRange: "« {name} » doit être un nombre entier de {low} à {high}."))
}
