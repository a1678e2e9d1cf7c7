// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension BookmarkWords {
  /// The words in French.
  public static let french = Edition(
    BookmarkWords(
      set: "Signet posé : {place}.",
      already: "Il y a déjà un signet : {place}.",
      withNote: "{place} : {note}",
      noted: "Note gardée : {place}.",
      noNote: "Le signet n’a plus de note.",
      removed: "Signet retiré : {place}.",
      undo: "Rétablir le signet : {place}",
      isBack: "Signet rétabli : {place}.",
      nothingToUndo: "Il n’y a rien à rétablir.",
      noSuchBookmark: "Ce signet n’est plus là. Rechargez la page.",
      elsewhere:
        "{title} n’est pas dans ce lecteur. Choisissez-le d’abord dans la table des matières.",
      longNote: "La note a plus de 200 lettres. Saisissez-en une plus courte.",
      tooMany: "Il y a 200 signets ici. Retirez-en un d’abord.",
      notKept:
        "Cet appareil n’a pas pu le garder : la mémoire du navigateur est pleine ou désactivée. Faites de la place et réessayez.",
      damaged:
        "Ce que cet appareil avait gardé de vos signets n’a pas pu être lu, et a été mis de côté."))
}
