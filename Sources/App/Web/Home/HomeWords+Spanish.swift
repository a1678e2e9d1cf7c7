// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HomeWords {
  static let spanish = Edition(
    HomeWords(
      heading: "Vivir de oído.",
      lead:
        "Cinco herramientas para personas ciegas y con baja visión. Gratis y privadas, en cualquier teléfono.",
      withoutAccount: "Caminar, Gráficos, Braille y Mis grabaciones funcionan sin cuenta.",
      greeting: "Hola, {name}",
      recorded: "Escuchar «{title}»",
      waiting: .spanish(
        one: "Una petición espera lectura", other: "{count} peticiones esperan lectura"),
      findText: "Buscar un texto para leer",
      aboutTitle: "Sobre Earshot",
      aboutLead: """
        Earshot es un solo programa libre para vivir de oído: leer, caminar, gráficos, braille \
        y escuchar.
        """,
      privacy: "Qué se guarda",
      privacyPoints: [
        """
        Tus textos y grabaciones solo los ven y oyen tú y la persona voluntaria que te ayuda. \
        Cuando conservas una grabación, esa persona deja de ver el texto.
        """,
        "Tu posición se queda en tu teléfono. Caminar la calcula allí.",
        "Los demás solo ven tu nombre de pila. Tu correo solo lo ven quienes gestionan este servidor.",
        """
        No hay publicidad ni seguimiento de visitas, y nada se carga de otros sitios. Las \
        cookies solo guardan tus ajustes, tu zona horaria y que has entrado ahora o antes.
        """,
        "Cuando eliminas tu cuenta, todo lo que contenía se borra al momento.",
      ],
      free: "Libre para todos",
      freePoints: [
        "Puedes usarlo, estudiarlo, cambiarlo y compartirlo, con la licencia Apache 2.0.",
        "Cualquiera puede montar un servidor para una escuela, una biblioteca o un pueblo.",
      ],
      thanks: "Gracias a",
      thanksPoints: [
        """
        La Universidad de Alicante, cuyo campus es el ejemplo para caminar. Los nombres y \
        lugares de sus edificios son datos publicados por la universidad.
        """,
        """
        Quienes contribuyen a OpenStreetMap: sus datos son el mapa de ejemplo de Mónaco. \
        © OpenStreetMap contributors, con la licencia Open Database License 1.0 (ODbL).
        """,
        """
        SIL International por la letra Andika y Google por Noto Sans Arabic, ambas con la \
        licencia Open Font License.
        """,
        "Quienes hacen espeak-ng, FFmpeg, SQLite, GnuTLS, libsodium y Swift.",
      ],
      developers: "Para quien programa",
      api: "Usa Earshot desde tus programas",
      version: "Esto es Earshot {version}."))
}
