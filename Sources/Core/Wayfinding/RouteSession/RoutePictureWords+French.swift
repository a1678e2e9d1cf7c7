// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RoutePictureWords {
  /// The words in French.
  public static let french = Edition(
    RoutePictureWords(
      title: "Le chemin sur la carte : {name}",
      show: "Montrer le dessin du chemin",
      hide: "Cacher le dessin du chemin",
      near: "Montrer ce qui est proche",
      whole: "Montrer tout le chemin",
      isShown: "Le dessin du chemin est montré.",
      isHidden: "Le dessin du chemin est caché.",
      isNear: "Le dessin montre ce qui est proche.",
      isWhole: "Le dessin montre tout le chemin.",
      way:
        "Une carte dessinée pour les yeux, le nord en haut. Le chemin est une ligne épaisse avec des tirets à l’intérieur, de l’anneau au carré. En ligne droite, il y a environ {distance} {direction} de l’anneau au carré.",
      stops: "Les points sur la ligne sont les lieux intermédiaires.",
      walker: "Le disque avec une croix est là où vous êtes.",
      inMind: "Le disque avec une croix est là où vous êtes arrivé en pensée.",
      atStep: "Le disque avec une croix est à l’étape {number}.",
      within:
        "Vous êtes quelque part dans le cercle de tirets, à moins de {distance} de son milieu.",
      unknown: "On ne sait pas où vous êtes.",
      outside: "Vous êtes en dehors de ce dessin."))
}
