// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoutePageWords {
  static let french = Edition(
    RoutePageWords(
      title: "Le chemin, étape par étape",
      lead: "Trouvez le chemin par les rues et les sentiers, lisez-le, répétez-le et marchez-le.",
      toWay: "Le chemin vers un lieu, étape par étape",
      start: "D’où vous partez",
      startHint:
        "Latitude et longitude, par exemple 43.7396, 7.4271. Si vous laissez vide, la position de cet appareil est utilisée.",
      tooManyStops: "Un chemin mène à dix lieux au plus.",
      find: "Trouver le chemin",
      then: "Puis vers ce lieu",
      next: "Étape suivante",
      previous: "Étape précédente",
      whole: "Toutes les étapes",
      far: "Encore combien ?",
      stop: "Arrêter",
      speed: "Vitesse de la répétition",
      asIWalk: "Comme on marche",
      twice: "Deux fois plus vite",
      fourTimes: "Quatre fois plus vite",
      eightTimes: "Huit fois plus vite",
      steps: "Étapes du chemin",
      onlyTheMap:
        "La carte est tout ce que l’on sait du chemin. Elle ne sait rien des travaux, des vélos garés ni de ses propres erreurs. Fiez-vous d’abord à votre canne, à votre chien et à vos oreilles.",
      tooLarge:
        "Cette carte est trop grande pour que le serveur y cherche des chemins. Autorisez les scripts dans le navigateur : votre appareil le fera.",
      failed:
        "Chercher des chemins ne marche pas dans ce navigateur. Le formulaire demande au serveur.",
      signals: "Son devant vous et vibration",
      volume: "Volume du son devant vous",
      quiet: "Doux",
      usual: "Habituel",
      loud: "Fort",
      vibration: "Vibrer aux virages, à l’arrivée et hors du chemin",
      ownWays: "Vos propres chemins",
      ownHint:
        "Enregistrez un chemin une fois, avec quelqu’un ou seul, et refaites-le aussi souvent que vous voulez. Il n’est gardé que sur cet appareil.",
      ownName: "Comment s’appelle le chemin",
      walkThere: "Le suivre",
      walkBack: "Le suivre en sens inverse",
      saveFile: "Enregistrer en fichier GPX",
      remove: "Supprimer",
      openFile: "Ouvrir un fichier GPX",
      openFileHint:
        "Ses traces et ses itinéraires deviennent vos chemins. Le fichier reste sur cet appareil."))
}
