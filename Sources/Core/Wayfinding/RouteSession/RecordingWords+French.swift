// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in French.
  public static let french = Edition(
    RecordingWords(
      cutOff:
        "L’enregistrement d’un chemin a été coupé quand sa page s’est fermée. Il fait environ {}.",
      resume: "Continuer l’enregistrement",
      keep: "Le garder comme chemin",
      drop: "Abandonner l’enregistrement",
      resumed:
        "L’enregistrement continue. De l’endroit où il a été coupé jusqu’à vous, c’est une ligne droite.",
      dropped: "L’enregistrement est abandonné.",
      decideFirst:
        "Un enregistrement a été coupé. Continuez-le, gardez-le ou abandonnez-le d’abord."))
}
