// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in French.
  public static let french = Edition(
    RouteSessionWords(
      loading: "La carte est en cours de chargement.",
      noMap: "La carte n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.",
      choosePlace: "Choisissez un lieu dans la liste.",
      noWay: "Choisissez d’abord un lieu et cherchez le chemin.",
      firstStep: "C’est la première étape.",
      lastStep: "C’est la dernière étape.",
      step: "Étape {number} sur {count}.",
      left: "Il reste environ {distance}, environ {time}.",
      rehearsing: "Vous parcourez le chemin en pensée.",
      stoppedRehearsal: "La répétition est arrêtée.",
      stopped: "Arrêté. Votre position n’est plus utilisée.",
      rehearse: "Répéter le chemin",
      stopRehearsing: "Arrêter la répétition"))
}
