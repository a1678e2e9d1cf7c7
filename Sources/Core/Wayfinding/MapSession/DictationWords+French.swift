// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension DictationWords {
  /// The words in French.
  public static let french = Edition(
    DictationWords(
      allow: "Dicter des noms",
      hint:
        "Votre navigateur peut envoyer ce que vous dites à son éditeur pour le comprendre. Earshot ne reçoit que les mots qui reviennent, et ne garde rien de votre voix.",
      dictate: "Dicter le nom",
      isOn: "La dictée est activée. Choisissez « Dicter le nom » et parlez après le son.",
      isOff: "La dictée est désactivée.",
      listening: "À l’écoute. Dites le nom.",
      stopped: "L’écoute est arrêtée.",
      understood: "Compris : {}. Modifiez-le au clavier, ou choisissez « Y aller ».",
      refused:
        "Le navigateur n’a pas le droit d’écouter. Autorisez le micro pour cette page dans ses réglages, ou saisissez le nom.",
      noSpeech: "Rien n’a été compris. Réessayez plus près du micro, ou saisissez le nom.",
      noNetwork:
        "Le navigateur a besoin d’un réseau pour comprendre la parole, et il n’y en a pas. Saisissez le nom.",
      noMicrophone: "Il n’y a pas de micro. Branchez-en un, ou saisissez le nom.",
      unable: "Ce navigateur ne comprend pas la parole dans cette langue. Saisissez le nom.",
      failed: "L’écoute a échoué. Réessayez, ou saisissez le nom.",
      tooLong: "C’était trop long pour un nom. Dites seulement le nom, ou saisissez-le."))
}
