// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension VoiceChoiceWords {
  /// The words in French.
  public static let french = Edition(
    VoiceChoiceWords(
      question: "Qui vous parle ?",
      questionHint: "Vous pouvez changer à tout moment : avec la touche F8 ou dans les réglages.",
      screenReaderSpeaks: "Mon lecteur d’écran parle",
      earshotSpeaks: "Earshot me parle",
      nobodySpeaks: "Personne ne parle : je vois l’écran",
      hearSample: "Entendre la voix d’Earshot",
      askedAloud: """
        Bienvenue dans Earshot. Qui vous parle ? Si vous n’entendez que cette voix, appuyez \
        encore au même endroit ou sur la barre d’espace, et Earshot vous parlera désormais. \
        Appuyez sur 1 si votre lecteur d’écran parle, 2 pour Earshot, 3 si personne ne doit \
        parler.
        """,
      askedByTouch: """
        Bienvenue dans Earshot. Qui vous parle ? {touched} Si vous n’entendez que cette voix, \
        appuyez sur un endroit vide, et Earshot vous parlera désormais.
        """,
      touchedAnswer: "Vous avez appuyé sur : {name}. Appuyez encore pour choisir.",
      touchedOther: "Vous avez appuyé sur : {name}. Appuyez encore pour le faire.",
      title: "La voix d’Earshot",
      lead: "Chaque choix s’applique tout de suite, sur cet appareil, et vous l’entendez.",
      voice: "Voix",
      deviceChooses: "Laisser cet appareil choisir",
      noVoice: """
        Quand cet appareil n’a pas de voix en français, ce serveur parle à sa place, mais \
        jamais de l’endroit où vous êtes, de ce que vous écrivez ni de vos graphiques : cela \
        s’affiche et n’est pas dit. Vous pouvez ajouter une voix dans les réglages de votre \
        appareil.
        """,
      noVoiceHere: "Cet appareil n’a pas de voix en français",
      rate: "Vitesse",
      pitch: "Hauteur",
      volume: "Volume",
      echo: "Pendant que vous écrivez",
      echoCharacters: "Dire chaque caractère",
      echoWords: "Dire chaque mot",
      echoBoth: "Dire les caractères et les mots",
      echoNothing: "Ne rien dire",
      hearsFirst: "Entendre avant de confirmer",
      hearsFirstHint: """
        Le premier appui dit ce qu’est une chose et ce qu’elle fait. Le second le fait. \
        Faites glisser un doigt sur la page pour entendre ce qui se trouve dessous.
        """,
      needsScripts: """
        La voix d’Earshot a besoin de JavaScript, qui est désactivé dans ce navigateur.
        """,
      sample: "Voici comment Earshot vous parle.",
      percent: "{count} pour cent",
      bar: "Lecture",
      next: "Suite",
      previous: "Retour",
      again: "Répéter",
      whereAmI: "Où ?",
      silence: "Silence"))
}
