// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension AskingWords {
  /// The words in French.
  public static let french = Edition(
    AskingWords(
      whereAmI: "Où suis-je ?",
      around: "Autour de moi",
      ahead: "Devant moi",
      junction: "Ce croisement",
      // The answers
      unknownPlace:
        "Je ne sais pas encore où vous êtes. Écrivez d’où vous partez, ou commencez à marcher.",
      unknownFacing:
        "Je ne sais pas vers où vous regardez. Faites quelques pas, ou tenez le téléphone à plat devant vous.",
      facing: "Vous regardez {direction}.",
      disputed: "La boussole n’en est pas sûre.",
      aheadOf: "Devant vous : {places}.",
      nothingAhead: "La carte n’a rien de nommé devant vous à moins de 200 mètres.",
      crossing: "Un passage pour traverser {road}, {direction}"))
}
