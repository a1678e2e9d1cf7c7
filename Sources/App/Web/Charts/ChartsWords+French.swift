// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartsWords {
  static let french = Edition(
    ChartsWords(
      demos: "Graphiques à essayer",
      lines: "Lignes",
      bars: "Barres",
      points: "Points et distributions",
      shares: "Parts et tableaux",
      own: "Vos propres données",
      all: "Tous les graphiques",
      file: "Fichier",
      fileHint: """
        Un tableau en CSV ou TSV, du JSON, une spécification Vega-Lite, une page web avec un \
        tableau, ou une image SVG d’un graphique. Les colonnes, les dates et le type de \
        graphique sont reconnus.
        """,
      sent: "Le fichier est envoyé à ce serveur, qui produit le son et ne garde rien.",
      stays:
        "Le fichier reste dans ce navigateur. Rien n’est envoyé. Il s’ouvre sur sa propre page dès que vous le choisissez ou le déposez ici.",
      open: "Ouvrir ce graphique",
      noFile: "Il n’y a pas de données. Choisissez un fichier, ou collez des données.",
      play: "Écouter",
      pause: "Pause",
      resume: "Continuer",
      stop: "Arrêter",
      controls: "Écoute",
      explore: "Point par point",
      point: "Point",
      inWords: "En mots",
      hearWords: "Dire la description",
      table: "Toutes les valeurs",
      source: "D’où viennent les nombres",
      duration: "Durée",
      short: "Courte : 2 à 3 secondes",
      recommended: "Habituelle : 3 à 10 secondes",
      long: "Longue : 20 secondes",
      smoothing: "Lissage",
      smooth: "Lisse : les petits sauts sont adoucis",
      exact: "Exact : chaque valeur telle qu’elle est",
      apply: "Appliquer",
      broken:
        "Le son n’a pas pu démarrer ici. Ouvrez de nouveau la page, ou enregistrez le son dans un fichier.",
      busy: "Le serveur est occupé. Réessayez dans quelques secondes.",
      tooSlow: """
        Le serveur met trop de temps à lire ceci et à le mettre en sons. Envoyez moins de \
        lignes, de colonnes ou de détails.
        """,
      tooHeavy: """
        Le serveur n’a pas assez de mémoire pour ceci, ou a échoué. Envoyez moins de lignes, de \
        colonnes ou de détails.
        """,
      enoughForNow:
        "Le serveur a déjà fait beaucoup pour votre adresse. Réessayez dans {seconds} secondes.",
      notThisForm: "Ce serveur ne peut pas faire ce format de son. Choisissez WAV.",
      notMade:
        "Le serveur n’a pas pu faire ceci. Réessayez dans un instant, ou choisissez un autre format.",
      noOrdinal: "Indiquez le tableau par un nombre entier, 1 ou plus.",
      tooLarge: """
        Ceci dépasse {megabytes} Mo. Envoyez un fichier plus petit, ou utilisez Earshot en \
        ligne de commande.
        """,
      tooLong:
        "Un son fait ici dure {seconds} secondes au plus. Choisissez-en moins.",
      tooManyListeners:
        "Trop de personnes écoutent en ce moment. Réessayez dans une minute.",
      firstRows: "Les {count} premiers points sur {total}.",
      construction: "Ce que c’est",
      statistics: "Chiffres clés",
      trends: "Comment les valeurs évoluent",
      context: "Ce que nomment les données",
      notes: "Comment les données ont été lues"))
}
