// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in French.
  public static let french = Edition(
    RouteSessionWords(
      loading: "La carte est en cours de chargement.",
      noMap: "La carte n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.",
      changedMap: "La carte a changé entre-temps. Rechargez cette page.",
      choosePlace: "Choisissez un lieu dans la liste.",
      noWay: "Choisissez d’abord un lieu et cherchez le chemin.",
      firstStep: "C’est la première étape.",
      lastStep: "C’est la dernière étape.",
      step: "Étape {number} sur {count}.",
      left: "Il reste environ {distance}, environ {time}.",
      wrongStep: "Un pas mesure entre 20 et 150 centimètres. Changez sa longueur.",
      tooManyStops: "Un chemin mène à dix lieux au plus.",
      sameStop: "Le chemin y mène déjà. Choisissez un autre lieu.",
      rehearsing: "Vous parcourez le chemin en pensée.",
      stoppedRehearsal: "La répétition est arrêtée.",
      stopped: "Arrêté. Votre position n’est plus utilisée.",
      rehearse: "Répéter le chemin",
      stopRehearsing: "Arrêter la répétition",
      turnBeaconOn: "Activer le son devant vous",
      turnBeaconOff: "Couper le son devant vous",
      beaconIsOn: "Le son devant vous est activé. Il vient de là où le chemin continue.",
      beaconIsOff: "Le son devant vous est coupé.",
      maySleep:
        "L’écran peut s’éteindre, et alors vous n’êtes plus guidé. Gardez-le allumé dans les réglages de votre appareil.",
      record: "Enregistrer un chemin",
      stopRecording: "Arrêter et garder le chemin",
      recording: "Le chemin est enregistré pendant que vous marchez. Gardez cette page ouverte.",
      nothingRecorded:
        "Rien n’a été enregistré : la position n’était pas assez connue, ou vous avez marché moins de 10 mètres.",
      wayKept: "Gardé sur cet appareil : {name}.",
      wayRemoved: "Supprimé : {name}.",
      wayNumber: "Chemin {number}",
      wayRow: "{name}, environ {distance}",
      tooManyWays: "Vous avez 20 chemins. Supprimez-en un d’abord.",
      noSuchWay: "Ce chemin n’est plus là.",
      noFile: "Ce fichier n’a pas pu être lu : ce n’est pas du texte, ou il dépasse 1 Mo.",
      noWayInFile: "Ce fichier n’a pas de chemin : une trace ou un itinéraire d’au moins 10 mètres."
    ))
}
