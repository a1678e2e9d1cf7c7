// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension OwnPlaceWords {
  /// The words in French.
  public static let french = Edition(
    OwnPlaceWords(
      ownPlace: "{name} (lieu à vous)",
      elsewhere: "{name} (pas sur cette carte)",
      keptHere: "Gardé sur cet appareil : {name}, là où vous êtes.",
      keptWithin:
        "Gardé sur cet appareil : {name}, là où vous êtes. Votre position peut être fausse de {distance} au plus.",
      keptAtStep: "Gardé sur cet appareil : {name}, à l’étape lue.",
      keptInMind: "Gardé sur cet appareil : {name}, là où vous êtes arrivé en pensée.",
      keptTyped: "Gardé sur cet appareil : {name}, à la position saisie.",
      keptAtMark: "Gardé sur cet appareil : {name}, à la marque sur la carte.",
      numbered: "Un autre de vos lieux porte ce nom ; celui-ci s’appelle donc {name}.",
      numberedMany:
        "{count} d’entre eux ont reçu un numéro, car d’autres de vos lieux portent leurs noms.",
      looking: "Recherche de votre position, pour garder ce lieu.",
      tooPoor:
        "Votre position n’est connue qu’à {distance} près : c’est trop peu pour garder un lieu. Allez à ciel ouvert, ou saisissez la position.",
      renamed: "{old} s’appelle maintenant {name}.",
      removed: "Retiré : {name}.",
      undo: "Rétablir : {name}",
      isBack: "Rétabli : {name}.",
      nothingToUndo: "Il n’y a rien à rétablir.",
      needsName: "Saisissez un nom pour le lieu.",
      longName: "Le nom a plus de 100 lettres. Saisissez-en un plus court.",
      tooMany: "Vous avez 200 lieux. Retirez-en un d’abord.",
      tooManyInFile:
        "Vous pouvez avoir 200 lieux, et le fichier en a {count}. Retirez-en des vôtres, ou du fichier.",
      taken: "Lieux repris du fichier : {count}.",
      wereThere: "Omis, car vous les aviez : {count}.",
      wrongFile: "{problem} Rien n’a été repris du fichier.",
      noFile: "Ce fichier n’a pas pu être lu : ce n’est pas un texte, ou il dépasse 1 Mo.",
      noPlaces: "Il n’y a pas encore de lieu à vous.",
      noSuchPlace: "Ce lieu n’est plus là. Rechargez la page.",
      notHere: "{name} n’est pas sur cette carte.",
      notKept:
        "Cet appareil n’a pas pu le garder : la mémoire du navigateur est pleine ou désactivée. Enregistrez vos lieux dans un fichier et faites de la place.",
      damaged:
        "Ce que cet appareil avait gardé de vos lieux n’a pas pu être lu, et a été mis de côté."))
}
