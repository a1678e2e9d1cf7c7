// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastPageWords {
  static let spanish = Edition(
    PodcastPageWords(
      podcasts: "Pódcasts",
      lead: "Suscríbete a pódcasts y escucha aquí sus episodios. Solo tú ves a qué te suscribes.",
      signIn: "Inicia sesión para suscribirte a pódcasts.",
      yours: "Tus pódcasts",
      empty: "Todavía no tienes pódcasts aquí.",
      add: "Añadir un pódcast",
      field: "Dirección del canal",
      fieldHint:
        "La dirección de su canal RSS, como https://example.org/feed.xml. Muchos pódcasts la tienen en su página, como «RSS».",
      addAct: "Suscribirme",
      list: "Traer una lista de pódcasts",
      listField: "Archivo OPML",
      listHint: "Otras aplicaciones de pódcasts lo dan como «exportar».",
      listAct: "Añadir toda la lista",
      noList: "Elige primero un archivo.",
      noSuchList:
        "Este archivo no es una lista de pódcasts (OPML). Exporta de nuevo la lista desde la otra aplicación.",
      listTooLarge: "Esta lista es demasiado grande. Divídela.",
      listTold:
        "Nuevos: {added}. Ya estaban: {known}. Sin dirección segura (https): {refused}. Por encima del máximo: {beyond}.",
      download: "Descargar tu lista (OPML)",
      tooMany: "Tienes {count} pódcasts, y ese es el máximo. Quita uno primero.",
      notALink:
        "Esto no es una dirección. Copia la dirección del canal, como https://example.org/feed.xml.",
      notSecure:
        "Solo se usan direcciones seguras. Da una que empiece por https, sin nombre ni contraseña y sin puerto.",
      waiting:
        "Se está leyendo el canal. Cuando esté, se dirá aquí; también puedes volver a abrir esta página.",
      read: "Leídos {done} de {count} pódcast.",
      episodesCame: .spanish(one: "{count} episodio.", other: "{count} episodios."),
      newest: "Lo último: {title}",
      by: "De {name}",
      about: "Sobre este pódcast",
      episodes: "Episodios",
      noEpisodes: "Este canal no tiene ningún episodio con sonido.",
      isCut: "Solo están los {count} episodios más recientes.",
      isMended: "Este canal está dañado. Aquí está lo que se pudo leer; pueden faltar episodios.",
      untitled: "Episodio sin título",
      noDate: "Sin fecha",
      canBeHeard: "Se puede escuchar",
      older: "Episodios anteriores",
      newer: "Episodios más recientes",
      getsNew: "El episodio más reciente se trae solo.",
      getNewAct: "Traer solos los episodios nuevos",
      stopNewAct: "Traer solo lo que pida",
      remove: "Dejar de seguir",
      getAct: "Traer este episodio",
      getHint: "Este servidor trae el sonido, así el pódcast no sabe quién escucha.",
      getting:
        "Se está trayendo el episodio. Cuando esté, se dirá aquí; también puedes volver a abrir esta página.",
      failed: "No se pudo traer el episodio. {reason}",
      again: "Intentar de nuevo",
      noRoom:
        "Los episodios que trajiste ocupan {megabytes} megabytes en total, y ese es el máximo. Quita primero el sonido de uno.",
      removeSound: "Quitar de aquí el sonido",
      saveSound: "Descargar el episodio",
      notes: "Sobre este episodio",
      transcript: "Texto de este episodio",
      transcriptCut: "El texto es más largo de lo que se guarda; falta el final.",
      transcriptFailed: "El canal tiene un texto de este episodio, pero no se pudo traer. {reason}",
      transcriptWaits: "Este episodio tiene un texto, que llega con el sonido.",
      feed: "Tus grabaciones como pódcast",
      feedLead:
        "Cualquier aplicación de pódcasts puede reproducir las grabaciones hechas para ti. Necesita una dirección que solo tú debes conocer: quien la tenga puede escuchar tus grabaciones.",
      feedIsOff: "Ahora no hay ninguna dirección.",
      feedIsOn: "Hay una dirección desde el {date}. Solo se muestra al crearla.",
      feedMake: "Crear una dirección",
      feedAnew: "Crear una dirección nueva; la anterior deja de servir",
      feedEnd: "Anular la dirección",
      feedMade: "Tu dirección está creada",
      feedShown:
        "Cópiala ahora en tu aplicación de pódcasts: no se mostrará otra vez. Quien la tenga puede escuchar tus grabaciones.",
      feedAddress: "Dirección de tu pódcast",
      feedTitle: "Mis grabaciones en Earshot",
      added: "Te has suscrito. Se está leyendo el canal.",
      removed: "Ya no sigues este pódcast. Puedes deshacerlo durante un día.",
      putBack: "Vuelves a estar suscrito.",
      changed: "Cambio hecho.",
      asked: "Se está trayendo el episodio.",
      soundRemoved: "El sonido se ha quitado. Puedes traerlo otra vez.",
      feedEnded: "La dirección ya no sirve."))
}
