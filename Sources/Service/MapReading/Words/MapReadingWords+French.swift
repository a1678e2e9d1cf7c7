// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapReadingWords {
  static let french = Edition(
    MapReadingWords(
      unreadable: "Il ne peut pas être lu. Vérifiez que vous en avez le droit.",
      tooLarge:
        "Il dépasse {megabytes} Mo. Prenez le fichier d’un pays ou d’une région plus petite.",
      unknownFormat:
        "Ce n’est pas un fichier d’OpenStreetMap. Donnez-en un qui finit par .osm.pbf, .osm ou .osm.gz.",
      damaged:
        "Ce fichier d’OpenStreetMap est abîmé ou s’arrête trop tôt. Téléchargez-le de nouveau.",
      tooMuch:
        "Il contient plus que ce que tient une carte. Choisissez une zone avec --area.",
      tooSlow:
        "Le lire a pris plus de {seconds} secondes. Prenez le fichier d’un pays ou d’une région plus petite.",
      missing:
        "Le programme {program} est nécessaire pour lire des cartes. Installez le paquet {package}.",
      failed: "Le programme qui lit les cartes a échoué : {reason}",
      empty: "Il ne contient rien.",
      emptyArea:
        "Il n’y a rien dans cette zone. Vérifiez les nombres : ouest, sud, est, nord.",
      noWalkableWay:
        "Il ne contient aucun chemin où l’on marche. Choisissez une autre zone ou un autre fichier.",
      waysWithoutNodes:
        "Il contient des chemins, mais pas les points par où ils passent. Exportez-le de nouveau, avec tous les nœuds.",
      noSuchArea:
        "Aucune zone du fichier ne s’appelle « {name} ». Donnez plutôt quatre nombres : ouest, sud, est, nord.",
      noSuchAreaBut: "Aucune zone du fichier ne s’appelle « {name} ». Vouliez-vous dire {names} ?",
      severalAreas:
        "{count} zones du fichier s’appellent « {name} ». Choisissez-en une avec --area : {choices}.",
      cutArea:
        "Le fichier n’a qu’une partie du bord de {id}. Donnez plutôt quatre nombres : ouest, sud, est, nord ; ou prenez un fichier qui l’a en entier."
    ))
}
