// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlayerWords {
  static let french = Edition(
    PlayerWords(
      volume: "Volume",
      louder: "Plus fort",
      quieter: "Moins fort",
      sleepTimer: "Minuterie de sommeil",
      sleepWhen: "Arrêter la lecture",
      sleepOff: "Jamais",
      after: "Après {time}",
      endOfChapter: "À la fin de ce chapitre",
      endOfTrack: "À la fin de cet enregistrement",
      sleepLeft: "Combien de temps avant l’arrêt ?",
      sleepLater: "Arrêter plus tard",
      skip: "Reculer et avancer",
      skipHowFar: "Longueur du saut",
      afterPause: "Après une pause",
      rewinds: "La lecture recule un peu",
      stays: "La lecture reprend au même endroit",
      order: "Ce qui vient après",
      orderWhen: "Après chaque enregistrement",
      inOrder: "Le suivant, jusqu’au dernier",
      once: "Rien",
      shuffled: "Un autre, dans un ordre mélangé",
      repeatOne: "Le même encore",
      repeatAll: "Le suivant, sans fin",
      goTo: "Aller à un moment",
      goToTime: "Moment",
      goToHint: "Par exemple 1:05:30. Un nombre seul compte des minutes ; 50 % est le milieu.",
      go: "Aller",
      keys:
        "Quand le focus est dans le lecteur : K lance et met en pause, J et L reculent et avancent, W dit où vous en êtes, M coupe le son, S dit quand la minuterie arrête. R change ce qui vient après, B pose un signet.",
      partKeys: "N va à la partie suivante, P à la précédente.",
      previousPart: "Partie précédente",
      nextPart: "Partie suivante",
      textOfThis: "Texte de ce qui est lu"))
}
