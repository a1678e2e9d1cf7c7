// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AccountWords {
  static let spanish = Edition(
    AccountWords(
      signUpTitle: "Crear una cuenta",
      signUpLead:
        "Necesitas una cuenta para que te lean textos o para leer a otras personas. Es gratis.",
      signUpAct: "Crear mi cuenta",
      haveAccount: "Ya tengo una cuenta",
      welcome: "Tu cuenta está lista y has iniciado sesión.",
      nothingDone: "Tu sesión está cerrada, así que no se ha hecho nada. Entra y hazlo otra vez.",
      nothingSent: """
        Tu sesión está cerrada, así que no se ha enviado nada. Entra: lo que has escrito sigue \
        aquí y podrás enviarlo después.
        """,
      notSentYet: "Has iniciado sesión. Tu petición aún no está enviada: revísala y envíala.",
      isSignedOut: "Tu sesión está cerrada",
      isSignedOutLead: "Tus textos están ocultos. Entra para verlos otra vez.",
      signInTitle: "Entra en tu cuenta",
      signInToGoOn: "Entra para continuar. Esta página es solo para quien tiene una cuenta.",
      signInAct: "Entrar",
      noAccount: "Aún no tengo cuenta",
      signedIn: "Has iniciado sesión.",
      signedOut: "Has cerrado la sesión.",
      role: "¿Qué quieres hacer?",
      requester: "Quiero que me lean textos",
      requesterHint: "Tú pides, alguien lee y tú escuchas.",
      volunteer: "Quiero leer para otras personas",
      volunteerHint: "Eliges un texto, lo grabas y envías la grabación.",
      name: "Tu nombre",
      nameHint: "Los demás solo ven tu nombre de pila.",
      username: "Nombre de usuario",
      usernameHint: "Usa de 3 a 30 letras o cifras. Con él entrarás.",
      email: "Correo electrónico",
      emailHint: "Solo lo ven quienes gestionan este servidor.",
      emailHintByMail:
        "Si olvidas tu contraseña, se le puede enviar un enlace. Solo la ven quienes gestionan este servidor.",
      password: "Contraseña",
      newPassword: "Contraseña nueva",
      passwordHint:
        "Al menos 10 caracteres. Tres o cuatro palabras seguidas son seguras y fáciles de recordar.",
      currentPassword: "Contraseña actual",
      profileTitle: "Tu cuenta",
      saveProfile: "Guardar los cambios",
      profileSaved: "Tus cambios están guardados.",
      changePassword: "Cambiar la contraseña",
      passwordChanged:
        "Tu contraseña ha cambiado. Se ha cerrado la sesión en tus otros dispositivos.",
      leaving: "Cerrar la sesión o eliminar la cuenta",
      deleteTitle: "Eliminar la cuenta",
      deleteLead:
        "Tus peticiones, grabaciones y ajustes se borran al momento. Esto no se puede deshacer.",
      deleteAct: "Eliminar mi cuenta para siempre",
      keepAccount: "Conservar mi cuenta",
      deleted: "Tu cuenta está eliminada, con todo lo que contenía.",
      signedInAs: "Entras como {username}.",
      wrongCredentials:
        "El usuario o la contraseña no son correctos. Revisa ambos e inténtalo otra vez.",
      tooManyTries: "Ha habido demasiados intentos. Espera {wait} e inténtalo otra vez.",
      unusableCharacters:
        "Usa letras de un solo alfabeto y cifras, con puntos, guiones o guiones bajos en medio.",
      taken: "Alguien ya usa este nombre de usuario. Elige otro.",
      tooCommon: "Esta contraseña es fácil de adivinar. Usa mejor varias palabras seguidas.",
      containsName: "La contraseña contiene tu nombre. Elige una sin él.",
      notAnAddress: "Esto no es un correo. Escríbelo como ana@example.org o déjalo vacío.",
      wrong: "Esta no es tu contraseña. Inténtalo otra vez.",
      missingName: "Escribe tu nombre.",
      missingUsername: "Escribe un nombre de usuario.",
      missingEmail: "Escribe tu correo.",
      missingPassword: "Escribe una contraseña.",
      missingCurrentPassword: "Escribe tu contraseña actual.",
      tooShortPassword: "La contraseña es demasiado corta. Usa al menos {minimum} caracteres.",
      tooShort: "Es demasiado corto. Usa al menos {minimum} caracteres.",
      tooLong: .same("Es demasiado largo. Usa como máximo {count} caracteres.")))
}
