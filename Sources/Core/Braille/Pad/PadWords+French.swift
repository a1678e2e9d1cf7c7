// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PadWords {
  /// The words in French.
  public static let french = Edition(
    PadWords(
      nothingToDelete: "Rien à effacer. C’est le début.",
      nothingWritten: "Rien n’est encore écrit.",
      cleared: "Tout est effacé. Annuler le rétablit.",
      nothingAhead: "Rien à effacer. C’est la fin.",
      full: "Le texte est plein. Copiez-le, puis effacez-le pour continuer.",
      tooManyFingers:
        "Pas compris : plus de trois doigts d’un côté. Levez-les tous et réessayez.",
      swipeWithoutAction:
        "Ce geste ne fait rien. Glissez deux doigts vers le bas pour entendre l’aide.",
      noAlternative: "Pas d’autre lecture du dernier mot.",
      copied: "Copié.",
      allCopied: "Tout est copié.",
      wasCut: "Coupé.",
      nothingSelected: "Rien n’est sélectionné.",
      nothingToPaste: "Il n’y a rien à coller, ou le navigateur ne le permet pas.",
      nothingToRedo: "Il n’y a rien à refaire.",
      atStart: "Début.",
      atEnd: "Fin.",
      blankLine: "ligne vide",
      filled:
        "Le pavé occupe tout l’écran. Pour en sortir, gardez un doigt immobile au centre pendant cinq secondes, appuyez sur Échap ou revenez en arrière.",
      unfilled: "Vous avez quitté le plein écran. Votre texte est toujours là.",
      keepHoldingToLeave: "Continuez d’appuyer pour quitter le pavé. Levez le doigt pour rester.",
      layFingers:
        "Posez les six doigts là où vous voulez les points et ne les bougez plus. Si votre appareil n’en suit que cinq, posez d’abord les trois d’une main.",
      layFingersOfOneHand:
        "Posez les doigts de votre main là où vous voulez les points et ne les bougez plus.",
      handByHand:
        "Réglage du pavé sur vos mains. Levez tous les doigts, puis touchez avec les doigts d’une main.",
      nowOtherHand: "Bien. Levez-les et posez les doigts de l’autre main.",
      calibrated: "Le pavé est maintenant réglé sur vos mains.",
      wrongFingers: "Ce n’était pas le bon nombre de doigts. Levez-les et réessayez.",
      fingersTooClose: "Les doigts étaient trop serrés. Écartez-les et réessayez.",
      calibrationGivenUp:
        "Le pavé reste comme il était. Vous pourrez le régler sur vos mains plus tard.",
      handForgotten: "Les points sont revenus là où le pavé les dessine.",
      unclear: "Pas compris. Réessayez.",
      allKeysArrived: "Les six touches ont été reçues. Ce clavier convient au braille.",
      keyTestOver: "L’essai du clavier est terminé.",
      noServer:
        "Le serveur ne répond pas. Jusqu’à son retour, les mots sont lus sans abréviations.",
      noOtherTable: "Aucune autre table braille n’est choisie dans les réglages.",
      touchesHeldBack:
        "Votre lecteur d’écran retient les touchers. Éteignez-le pendant que vous écrivez ici, ou écrivez dans le champ de texte avec son propre clavier braille.",
      // What was done
      deleted: "{thing}, effacé",
      undone: "Annulé",
      redone: "Refait",
      // What a change did that was taken back or made again; `act` is `undone` or `redone`
      changed: "{act}.",
      cameBack: "{act} : {back} est là.",
      wentAway: "{act} : {gone} n’est plus là.",
      replaced: "{act} : {back} à la place de {gone}.",
      or: "ou : {word}",
      backTo: "comme écrit : {word}",
      selected: "{text}, sélectionné",
      unselected: "{text}, non sélectionné",
      pasted: "Collé : {text}",
      characters: .french(one: "{count} caractère", other: "{count} caractères"),
      column: "{dots}, et",
      pressAllKeys: "Appuyez sur ces touches ensemble, puis relâchez-les : {keys}.",
      keysLost:
        "Non reçues : {keys}. Réessayez, ou choisissez la rangée du haut ou une seule main.",
      notForBRF:
        "Pas enregistré : la ligne {line} a un signe qu’un fichier BRF ne peut pas contenir, comme le point 7. Enregistrez plutôt en caractères braille.",
      notBRF:
        "Ce n’est pas un fichier BRF : à la ligne {line}, le caractère {column} ne correspond à aucune cellule. Rien n’a été changé."
    ))
}
