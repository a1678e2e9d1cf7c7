// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackWords(
      play: "Écouter",
      pause: "Pause",
      ready: "Prêt",
      playing: "Lecture",
      paused: "En pause",
      end: "Fin",
      waiting: "En attente de l’enregistrement",
      nothingLoaded: "Il n’y a pas encore d’enregistrement ici. Choisissez-en un dans la liste.",
      resumes: "À partir de {position}",
      remaining: "Il reste {time}",
      position: "{position} sur {duration}",
      speed: "Vitesse {rate}",
      // Why a recording cannot be played
      network:
        "L’enregistrement n’est pas arrivé. Vérifiez la connexion, puis choisissez de nouveau Écouter.",
      unplayable:
        "Ce navigateur ne peut pas lire l’enregistrement. Téléchargez-le ou essayez un autre navigateur.",
      notAllowed: "Le navigateur attend votre ordre avant de faire du bruit. Choisissez Écouter."))
}
