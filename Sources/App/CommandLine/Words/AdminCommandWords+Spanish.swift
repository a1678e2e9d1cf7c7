// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let spanish = Edition(
    AdminCommandWords(
      vet:
        "Verificar a una persona voluntaria que conoces, que podrá leer lo reservado a las verificadas.",
      unvet: "Retirar la verificación; pierde los textos de ese tipo que tenga.",
      stop: "Suspender una cuenta: no puede leer ni pedir, y pierde lo que tenga.",
      allow: "Dejar que una cuenta suspendida vuelva a leer y pedir.",
      grant: "Dejar que alguien vea denuncias y voluntarios en la página /operator.",
      revoke: "Retirar ese permiso.",
      grantMaps: "Dejar que alguien cambie mapas en la página /walk/edit.",
      revokeMaps: "Retirar ese permiso.",
      passwordLink:
        "Crear un enlace con el que quien olvidó su contraseña elige una nueva.",
      list: "Enumerar las reglas y las personas voluntarias, una por línea.",
      reports: "Enumerar las denuncias que esperan, primero las más antiguas.",
      settle: "Archivar una denuncia; se borra a los 30 días.",
      vetting: "Dar textos solo a personas verificadas, salvo que quien pide diga otra cosa.",
      claims: "Fijar cuántos textos puede tomar al día una persona voluntaria nueva (10).",
      networkClaims:
        "Fijar cuántos textos pueden tomar al día desde una red las personas no verificadas (60).",
      links: "Dejar que se envíe un enlace a un sonido, que el servidor descarga (on).",
      prepareAgain:
        "Preparar de nuevo las grabaciones de los últimos 30 días, como tras una actualización.",
      data: "La carpeta en la que el servidor guarda sus datos (data).",
      beside: "El servidor puede estar en marcha mientras tanto; el cambio vale al momento.",
      // What is wrong
      notOnOrOff: "Escribe on u off, no «{word}».",
      notACount: "El número de textos es un entero de 0 a {most}, no «{word}»."))
}
