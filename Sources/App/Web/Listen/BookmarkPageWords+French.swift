// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookmarkPageWords {
  static let french = Edition(
    BookmarkPageWords(
      title: "Signets",
      hint:
        "Un signet marque ce que vous entendez maintenant, pour y revenir. Il est gardé sur cet appareil seulement, et sur aucun serveur.",
      set: "Poser un signet ici",
      go: "Aller au signet",
      remove: "Retirer le signet",
      note: "Note du signet",
      newNote: "Note, de 200 lettres au plus ; laissée vide, la note est retirée",
      keepNote: "Garder la note"))
}
