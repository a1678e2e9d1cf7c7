// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteCommandWords {
  static let french = Edition(
    RouteCommandWords(
      routeSummary: "Trouve le chemin d’un lieu à un autre, pas à pas.",
      junctionSummary: "Dit quels chemins se rejoignent à un croisement et où mène chacun.",
      aroundSummary: "Dit où une position se trouve sur une carte et ce qui est près.",
      replaySummary: "Dit ce qui aurait été dit lors d’une marche enregistrée.",
      track: "La marche : un fichier GPX dont les points ont une heure.",
      replayDiscussion: """
        Écrit une ligne JSON pour chaque chose dite : {"t":s,"say":"…","priority":"urgent|normal|low"} ; t compte à
        partir du premier point. Sans --to, les croisements et les lieux sont nommés au passage.
        """,
      map: "Le paquet d’une carte, tel qu’earshot map import l’écrit.",
      overlay:
        "Ce qui a été modifié sur la carte, comme un serveur l’offre à /walk/maps/NOM/overlay : lieux, et ce qui est fermé.",
      own:
        "Des chemins que vous avez parcourus : un fichier GPX. Les voies où ils passent sont préférées (--ignore unknown-ways : non).",
      from: "Où le chemin commence, en degrés, par exemple 43.7396,7.4271.",
      to: "Où il mène : une position, ou le nom d’un lieu de la carte.",
      profile:
        "blind : ce qui convient à une canne, avec des traversées faciles (par défaut) ; shortest : le moins de mètres.",
      avoid:
        "Ce qui est laissé de côté même si le chemin devient long, séparé par des virgules : crossings, steps, barriers, open-spaces, roads, rough-ground, turns, darkness, unknown-ways. Si aucun chemin ne laisse tout de côté, la réponse le dit.",
      mind: "Ce que l’on préfère ne pas rencontrer.",
      ignore: "Ce qui importe peu.",
      via: "Un arrêt en chemin ; peut être donné plusieurs fois, dans l’ordre.",
      style:
        "Comment dire les directions : gauche et droite (sides), horloge, degrés, boussole.",
      units: "En quoi compter les distances ; streets : rues à traverser, là où un chemin en a.",
      pace: "La longueur de votre pas en mètres, pour --units steps ; 0.7 par défaut.",
      json: "Écrit un objet JSON, avec les nombres non arrondis.",
      routeDiscussion: """
        La carte est tout ce que l’on sait du chemin : elle ne sait rien des travaux, des vélos garés ni de ses
        erreurs. Le profil blind tient compte des traversées sans feux ou sans revêtement tactile, des marches, des
        portails, des places ouvertes, des rues sans trottoir, du sol inégal et des virages ; la réponse dit ce que
        cela coûte et épargne face au chemin le plus court. Avec --json : {"distance":m,"duration":s,"why":"…",
        "geometry":[[lon,lat],…],"instructions":[{"text":"…","distance":m,"at":[lon,lat]},…]} ; la distance d’une
        instruction va jusqu’à la suivante.
        """,
      // What is wrong
      missingMap: "L’option --map manque : donnez le paquet d’une carte.",
      notAPack:
        "{} n’est pas le paquet d’une carte et n’a pas de chemins. Faites un paquet avec : earshot map import",
      notAnOverlay:
        "{} n’est pas ce qui a été modifié sur une carte. Téléchargez-le d’un serveur, à /walk/maps/NOM/overlay.",
      missingTrack: "L’option --track manque : donnez un fichier GPX.",
      noTimes: "Les points du parcours n’ont pas d’heure : il ne peut pas être rejoué.",
      missingTo: "L’option --to manque : donnez une position ou le nom d’un lieu.",
      missingPosition:
        "L’option {} manque : donnez la latitude et la longitude, par exemple 43.7396,7.4271.",
      wrongPosition: "L’option {option} : {problem}",
      tooManyStops: "Un chemin mène à dix lieux au plus.",
      noHindrance: "L’option {option} : {word} n’est pas un obstacle. Choisissez parmi : {all}.",
      wrongPace: "L’option --pace : un pas mesure entre 0.2 et 1.5 mètre.",
      noStreets:
        "L’option --units : les rues ne se comptent que le long d’un chemin, par walk route et walk replay. Choisissez metres ou steps."
    ))
}
