// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkWords {
  /// The words in French.
  public static let french = Edition(
    WalkWords(
      straightLine: "C’est en ligne droite : il peut y avoir des murs et des rues entre les deux.",
      noCompass: "Pas de boussole : les directions sont le nord, le sud, l’est et l’ouest.",
      poorCompass:
        "La boussole n’est pas fiable. Bougez le téléphone en dessinant un huit, loin de tout métal.",
      choosePlaceFirst: "Choisissez d’abord un lieu.",
      noPosition:
        "Votre position n’est pas encore connue. Choisissez « Utiliser ma position » ou écrivez-en une.",
      searching: "Recherche de votre position.",
      foundAgain: "Position retrouvée.",
      typedPosition: "Utilisation de la position que vous avez écrite.",
      nothingToRepeat: "Rien n’a encore été dit.",
      nothingAround: "Aucun lieu de cette carte n’est près de vous.",
      noMap: "Il n’y a pas encore de carte des lieux.",
      stopped: "Position et boussole désactivées. Votre position est oubliée.",
      useMyPosition: "Utiliser ma position",
      stopUsingPosition: "Ne plus utiliser ma position",
      guideMe: "Parler pendant que je marche",
      guideOnRequest: "Parler seulement si je demande",
      guidingOn: "Je parlerai pendant que vous marchez.",
      guidingOff: "Je parlerai seulement quand vous le demanderez.",
      chooseAnother: "Choisissez un autre lieu.",
      chooseThisPlace: "Choisir ce lieu",
      useTyped: "Utiliser cette position",
      countedCategory: "{name} ({count})",
      farPlace: "{name} – {distance}",
      farFromAll:
        "Vous êtes loin de tous les lieux que ce serveur connaît. Le plus proche est {name}, à environ {distance}.",
      near: "Près de vous : {places}.",
      nearPlace: "{name}, {way}",
      // Sentences with a place or a distance
      chosen: "Lieu choisi : {name}.",
      poorPosition: "Votre position n’est connue qu’à {distance} près.",
      goodPosition: "Position connue à {distance} près.",
      oldPosition: "Cette réponse vient d’une position relevée il y a {time}.",
      away: "{name} est {way}.",
      here: "{name} est ici, à moins de {distance}.",
      hereOnSide: "{name} est ici, à moins de {distance}, {side}.",
      it: "Le lieu",
      leg: "à environ {distance} {direction}",
      metres: .french(one: "{count} mètre", other: "{count} mètres"),
      kilometres: .french(one: "{count} kilomètre", other: "{count} kilomètres"),
      // Directions, as they follow a distance
      ahead: "devant vous",
      right: "à votre droite",
      behind: "derrière vous",
      left: "à votre gauche",
      north: "au nord",
      east: "à l’est",
      south: "au sud",
      west: "à l’ouest",
      // Which way the person faces
      facingNorth: "Vous faites face au nord.",
      facingEast: "Vous faites face à l’est.",
      facingSouth: "Vous faites face au sud.",
      facingWest: "Vous faites face à l’ouest.",
      // Why the device tells no position
      positionDenied:
        "Cette page n’a pas le droit d’utiliser votre position. Autorisez-la dans les réglages du navigateur pour cette page, ou écrivez une position.",
      positionUnavailable:
        "L’appareil ne sait pas où il est. Allez à ciel ouvert, activez la localisation, ou écrivez une position.",
      positionTimeout:
        "Trouver votre position prend du temps. Allez à ciel ouvert et attendez, ou écrivez une position."
    ))
}
