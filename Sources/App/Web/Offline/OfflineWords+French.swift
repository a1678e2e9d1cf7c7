// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OfflineWords {
  static let french = Edition(
    OfflineWords(
      title: "Sans réseau",
      lead:
        "Ce que vous ouvrez avec un réseau est gardé sur cet appareil et marche sans lui. Rien de votre compte n’est gardé.",
      needsScript:
        "Un script garde les pages. Aucun ne s’exécute dans ce navigateur, donc rien n’est gardé.",
      frame: "Première page, aide et réglages",
      map: "Carte : {name}",
      chart: "Graphique : {title}",
      keep: "Garder",
      free: "Libérer",
      keepAll: "Tout garder",
      freeAll: "Tout libérer",
      present: "Gardé : {size}",
      absent: "Pas gardé",
      total: "Gardé sur cet appareil : {size} en tout.",
      nothing: "Rien n’est gardé sur cet appareil.",
      keeping: "C’est en train d’être gardé. Cela peut prendre une minute.",
      isKept: "C’est gardé.",
      freed: "C’est libéré.",
      again: "Ce que vous libérez est gardé de nouveau quand vous l’ouvrez.",
      full: "Il n’y a plus de place sur cet appareil. Libérez quelque chose, puis réessayez.",
      failed: "Cela n’a pas pu être gardé. Réessayez quand il y aura un réseau.",
      unable:
        "Ce navigateur ne garde pas de pages ici. C’est peut-être une fenêtre privée, ou l’adresse ne commence pas par https.",
      longer: "Garder plus longtemps",
      mayGo: "Quand l’appareil manque de place, le navigateur peut libérer ce qui est gardé.",
      persist: "Demander au navigateur de le laisser",
      persisted: "Le navigateur le laisse jusqu’à ce que vous le libériez.",
      refused:
        "Le navigateur n’a pas accepté. Redemandez quand vous aurez utilisé Earshot quelques jours, ou l’aurez mis sur l’écran d’accueil.",
      unkept: "Vous êtes hors ligne",
      unkeptLead:
        "Cette page n’a pas été gardée sur cet appareil. Quand il y aura de nouveau un réseau, réessayez.",
      works: "Ce qui marche sans réseau",
      tryAgain: "Réessayer",
      isCopy: "Le réseau ne répond pas. Cette page était gardée sur cet appareil.",
      mapIsKept: "Cette carte est gardée sur cet appareil : {size}. Elle marche sans réseau.",
      newVersion: "Une nouvelle version d’Earshot est prête.",
      useNow: "L’utiliser maintenant",
      more: "Ce qui marche sans réseau"))
}
