// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ServeWords {
  static let spanish = Edition(
    ServeWords(
      summary: "Servir las páginas web y la API hasta que se mande parar.",
      port: "Escuchar en este puerto (8080).",
      host: "Escuchar en esta dirección de la máquina (127.0.0.1).",
      data: "Guardar la base de datos y las grabaciones en esta carpeta (data).",
      resources: "Tomar Public y Examples de esta carpeta.",
      certificate: "Usar TLS con este certificado (PEM).",
      key: "La clave del certificado (PEM).",
      jobPlaces:
        "Preparar este número de grabaciones a la vez, con un sitio para las cortas (2); 0 las deja a earshot work.",
      behindProxy: "Confiar en X-Forwarded-For y -Proto de un proxy de esta máquina.",
      discussion: """
        El registro es un objeto JSON por línea en la salida de errores, sin consultas ni direcciones de personas.
        Se para con Ctrl-C o SIGTERM: antes se terminan las peticiones abiertas.
        """,
      // Messages
      listening: "Earshot escucha en {address}",
      stillRoot:
        "No se han podido abandonar los permisos de root. Inicia Earshot con otro usuario.",
      bothOrNeither: "--certificate y --key van juntas. Indica las dos o ninguna."))
}
