// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let spanish = Edition(
    AdminCommandWords(
      vet:
        "Decir que conoces a una persona voluntaria, que podrá leer lo reservado a las comprobadas.",
      unvet: "Retirarlo; pierde los textos de ese tipo que tenga.",
      stop: "Impedir que una cuenta lea o pida; pierde lo que tenga.",
      allow: "Dejar que vuelva a leer y pedir.",
      grant: "Dejar que alguien vea denuncias y voluntarios en la página /operator.",
      revoke: "Retirarlo.",
      passwordLink:
        "Crear un enlace con el que quien olvidó su contraseña elige una nueva.",
      list: "Decir las reglas y las personas voluntarias, una por línea.",
      reports: "Decir las denuncias que esperan, primero las más antiguas.",
      settle: "Archivar una denuncia; se borra a los 30 días.",
      vetting: "Dar textos solo a personas comprobadas, salvo que quien pide diga otra cosa.",
      claims: "Decir cuántos textos puede tomar al día una persona voluntaria nueva (10).",
      networkClaims:
        "Decir cuántos textos pueden tomar al día desde una red las personas no comprobadas (60).",
      data: "La carpeta en la que el servidor guarda sus datos (data).",
      beside: "El servidor puede estar en marcha mientras tanto; obedece al momento.",
      // What is wrong
      notOnOrOff: "La comprobación es on u off, no «{word}».",
      notACount: "El número de textos es un entero de 0 a {most}, no «{word}»."))
}
