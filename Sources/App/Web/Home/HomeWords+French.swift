// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HomeWords {
  static let french = Edition(
    HomeWords(
      heading: "Vivre à l’oreille.",
      lead: """
        Cinq outils pour les personnes aveugles et malvoyantes. Gratuits et privés, sur tout \
        téléphone.
        """,
      withoutAccount: "Marcher, Graphiques, Braille et Mes audios fonctionnent sans compte.",
      greeting: "Bonjour, {name}",
      recorded: "Écouter « {title} »",
      waiting: .french(
        one: "{count} demande attend une lecture", other: "{count} demandes attendent une lecture"),
      findText: "Trouver un texte à lire",
      aboutTitle: "À propos d’Earshot",
      aboutLead: """
        Earshot est un seul programme libre pour vivre à l’oreille : lire, marcher, \
        graphiques, braille, écouter.
        """,
      privacy: "Ce qui est gardé",
      privacyPoints: [
        """
        Personne d’autre que vous et la personne bénévole qui vous aide ne peut lire vos textes ni \
        entendre vos enregistrements. Quand vous gardez un enregistrement, cette personne n’a plus \
        accès au texte.
        """,
        "Votre position reste dans votre téléphone. C’est là que Marcher fait ses calculs.",
        """
        Les autres ne voient que votre prénom. Personne ne voit votre adresse e-mail, sauf les \
        personnes qui gèrent ce serveur.
        """,
        """
        Il n’y a ni publicité ni suivi des visites, et rien n’est chargé d’ailleurs. Les \
        cookies gardent seulement vos réglages, votre fuseau horaire, et le fait que vous êtes \
        ou avez été en session.
        """,
        "Quand vous supprimez votre compte, tout ce qu’il contenait est supprimé aussitôt.",
      ],
      free: "Libre pour tout le monde",
      freePoints: [
        """
        Vous avez le droit de l’utiliser, de l’étudier, de le changer et de le partager, sous \
        la licence Apache 2.0.
        """,
        "Tout le monde peut installer un serveur pour une école, une bibliothèque ou une ville.",
      ],
      thanks: "Merci à",
      thanksPoints: [
        """
        L’université d’Alicante, dont le campus sert d’exemple pour la marche. Les noms et les \
        lieux de ses bâtiments sont des données publiées par l’université.
        """,
        """
        Les personnes qui contribuent à OpenStreetMap, dont les données sont la carte d’exemple \
        de Monaco : © OpenStreetMap contributors, sous la licence Open Database License 1.0 (ODbL).
        """,
        """
        SIL International pour la police Andika, et Google pour Noto Sans Arabic, toutes deux \
        sous la licence Open Font License.
        """,
        "Les personnes qui font espeak-ng, FFmpeg, SQLite, GnuTLS, libsodium et Swift.",
      ],
      developers: "Pour les développeurs",
      api: "Utiliser Earshot depuis vos propres programmes",
      version: "Ceci est Earshot {version}."))
}
