// SPDX-License-Identifier: Apache-2.0

extension FieldWords {
  static let french = Edition(
    FieldWords(
      notJSON:
        "Ce n’est pas du JSON valide à la colonne {column}. Écrivez un objet JSON par ligne.",
      notAnObject: "Ce n’est pas un objet JSON. Commencez-le par { et terminez-le par }.",
      missing: "Le champ « {name} » manque. Ajoutez-le.",
      wrongType: "Le champ « {name} » doit être {type}.",
      unknownWord: "Le champ « {name} » a la valeur inconnue « {word} ».",
      outOfRange: "Le champ « {name} » vaut {value}, hors des limites possibles.",
      // Types of a field
      text: "un texte",
      number: "un nombre",
      wholeNumber: "un nombre entier",
      truth: "true ou false",
      list: "une liste",
      object: "un objet"))
}
